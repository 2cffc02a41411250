import SwiftUI

struct DialView: View {
    @State private var angle = 0.0

    var body: some View {
        Text("\(angle)")
            .modifier(Dial(angle: $angle))
            .modifier(PhoneDial(angle: $angle))
    }
}

private struct Dial: ViewModifier {
    @Binding var angle: Double

    func body(content: Content) -> some View {
        if #available(iOS 27.1, *) {
            content.onHingeChange { _, new in angle = new.hinge?.angle.degrees ?? 0 }
        } else {
            content
        }
    }
}

private struct PhoneDial: ViewModifier {
    @Binding var angle: Double

    func body(content: Content) -> some View {
        #if os(iOS) && !targetEnvironment(macCatalyst)
        if #available(iOS 27.1, *) {
            content.onHingeChange { old, _ in angle = old.hinge?.angle.degrees ?? 0 }
        } else {
            content
        }
        #else
        content
        #endif
    }
}
