import SwiftUI

struct MailFolder: View {
    let subjects: [String]
    @State private var isEditing = false

    var body: some View {
        List {
            ForEach(subjects, id: \.self) { Text($0) }
        }
        .safeAreaBar(edge: .bottom) {
            if isEditing {
                VStack {
                    HStack {
                        Button("Move", systemImage: "folder") {}
                        Spacer()
                        Button("Flag", systemImage: "flag") {}
                        Spacer()
                        Button("Delete", systemImage: "trash", role: .destructive) {}
                    }
                    .padding()
                    .background(.thinMaterial)
                }
                .transition(.move(edge: .bottom))
            }
        }
        .animation(.default, value: isEditing)
    }
}
