import SwiftUI

struct MailFolder: View {
    let subjects: [String]
    @State private var isEditing = false

    var body: some View {
        ZStack {
            List {
                ForEach(subjects, id: \.self) { Text($0) }
            }
            .padding(.bottom, !isEditing ? 0 : 64)

            if isEditing {
                VStack {
                    Spacer()
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
