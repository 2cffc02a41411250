import SwiftUI

struct InkModifier: ViewModifier {
    func body(content: Content) -> some View {
        if UIDevice.current.userInterfaceIdiom == .pad {
            content.frame(maxWidth: 560)
        } else {
            content
        }
    }
}

struct PenModifier: ViewModifier {
    func body(content: Content) -> some View {
        if UIDevice.current.userInterfaceIdiom == .pad {
            content.foregroundStyle(.blue)
        } else {
            content
        }
    }
}

struct DeskScreen: View {
    var body: some View {
        Text("Desk")
            .modifier(InkModifier())
            .toolbar {
                ToolbarItem {
                    if UIDevice.current.userInterfaceIdiom == .pad {
                        HStack {
                            Text("Pen")
                            Text("Ink")
                        }
                    } else {
                        Text("Pen")
                    }
                }
            }
    }
}
