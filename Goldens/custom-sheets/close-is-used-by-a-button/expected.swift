import SwiftUI

struct InboxScreen: View {
    let messages: [String]
    @State private var isFiling = false

    var body: some View {
        List(messages, id: \.self) { message in
            Text(message)
                .onTapGesture { isFiling = true }
        }
        .sheet(isPresented: $isFiling) {
            VStack {
                FolderList()
                Button("Done") { finish() }
                Button("Later") {
                    isFiling = false
                }
            }
            .padding(.bottom, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
        }
    }

    private func finish() {
        withAnimation {
            isFiling = false
        }
    }
}

private struct FolderList: View {
    var body: some View {
        ForEach(["Work", "Home"], id: \.self) { Text($0) }
    }
}
