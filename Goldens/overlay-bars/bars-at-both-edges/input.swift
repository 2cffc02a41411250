import SwiftUI

struct MixerView: View {
    let channels: [String]
    @State private var volume = 0.5
    @State private var group = 0

    var body: some View {
        ScrollView {
            Spacer(minLength: 60)
            VStack {
                ForEach(channels, id: \.self) { Text($0) }
            }
            .padding(EdgeInsets(top: 0, leading: 0, bottom: 70, trailing: 0))
        }
        .overlay(alignment: .top) {
            Picker("Group", selection: $group) {
                Text("Drums").tag(0)
                Text("Strings").tag(1)
            }
            .pickerStyle(.segmented)
            .padding(8)
            .background(.bar)
        }
        .overlay(alignment: .bottom) {
            HStack {
                Slider(value: $volume)
                Button("Mute") { volume = 0 }
            }
            .padding()
            .background(.bar)
        }
    }
}
