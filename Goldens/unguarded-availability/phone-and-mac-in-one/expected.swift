import SwiftUI

struct MixerScreen: View {
    @Binding var level: Double
    let channels: [String]

    var body: some View {
        ScrollView {
            ForEach(channels, id: \.self) { channel in
                Text(channel)
            }
        }
        .safeAreaBarOrInset(edge: .bottom, alignment: .leading) {
            Slider(value: $level)
        }
        #if os(iOS)
        .safeAreaBarOrInset(edge: .top) {
            Button("Done") {}
        }
        #endif
    }
}

fileprivate extension View {
    @ViewBuilder
    func safeAreaBarOrInset<Bar: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        if #available(iOS 26.0, macOS 26.0, *) {
            safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
        } else {
            safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
        }
    }
}
