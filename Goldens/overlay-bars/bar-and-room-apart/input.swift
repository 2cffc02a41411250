import SwiftUI

struct Notebook: View {
    let pages: [String]
    @State private var isEditing = false

    var body: some View {
        ZStack(alignment: .bottom) {
            List(pages, id: \.self) { Text($0) }
                .padding(.bottom, 64)
            if isEditing {
                HStack {
                    Button("Bold") {}
                    Spacer()
                    Button("Italic") {}
                }
                .padding()
                .background(.bar)
            }
        }
    }
}

struct Drafts: View {
    let drafts: [String]

    var body: some View {
        List(drafts, id: \.self) { Text($0) }
            .padding(.bottom, drafts.isEmpty ? 0 : 64)
            .overlay(alignment: .bottom) {
                HStack {
                    Button("New") {}
                    Spacer()
                    Button("Sort") {}
                }
                .padding()
                .background(.bar)
            }
    }
}
