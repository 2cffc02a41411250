import SwiftUI

struct CodeEntry: View {
    @State private var code = ""

    var body: some View {
        entry
            .toolbar {
                Button("Paste", systemImage: "doc.on.clipboard") {}
                Button("Help", systemImage: "questionmark") {}
            }
            .toolbarVerticalBehavior(.disabled)
    }

    private var entry: some View {
        VStack {
            Text(code)
            LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
                ForEach(0..<10, id: \.self) { digit in
                    Button("\(digit)") { code += "\(digit)" }
                }
            }
        }
    }
}

struct LicenceSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            Text("Free to use")
        }
        .toolbarVerticalBehavior(.disabled)
        .toolbar {
            ToolbarItem(placement: .principal) {
                Text("Licence")
            }
            ToolbarItem(placement: .cancellationAction) {
                Button(role: .close) { dismiss() }
            }
        }
    }
}
