import SwiftUI

struct BrushScreen: View {
    @State private var mode = 0
    @State private var colour = 0
    @State private var digits = 0

    var body: some View {
        VStack {
            switch mode {
            case 0: Canvas { _, _ in }
            default: Text("Gallery")
            }
            Picker("Mode", selection: $mode) {
                Text("Draw").tag(0)
                Text("Look").tag(1)
            }
            .pickerStyle(.segmented)
            HStack {
                ForEach(0..<5, id: \.self) { index in
                    Button("\(index)") { colour = index }
                }
            }
            HStack {
                Button("1") { digits = 1 }
                Button("2") { digits = 2 }
                Button("3") { digits = 3 }
            }
            Text("\(colour + digits)")
        }
    }
}
