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
        .safeAreaBar(edge: .bottom, alignment: .leading) {
            Slider(value: $level)
        }
        #if os(iOS)
        .safeAreaBar(edge: .top) {
            Button("Done") {}
        }
        #endif
    }
}
