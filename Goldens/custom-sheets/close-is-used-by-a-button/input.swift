import SwiftUI

struct InboxScreen: View {
    let messages: [String]
    @State private var isFiling = false
    @State private var dragged: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            List(messages, id: \.self) { message in
                Text(message)
                    .onTapGesture { isFiling = true }
            }
            if isFiling {
                Color.black
                    .opacity(0.2)
                    .ignoresSafeArea()
                    .onTapGesture(perform: finish)
                VStack {
                    Capsule()
                        .fill(Color.gray)
                        .frame(width: 36, height: 5)
                        .padding(.top, 6)
                    FolderList()
                    Button("Done") { finish() }
                    Button("Later") {
                        dragged = 0
                        isFiling = false
                    }
                }
                .padding(.bottom, 8)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
                .offset(y: dragged)
                .highPriorityGesture(pull)
            }
        }
    }

    private var pull: some Gesture {
        DragGesture()
            .onChanged { value in dragged = max(value.translation.height, 0) }
            .onEnded { value in
                if value.translation.height < 100 {
                    withAnimation { dragged = 0 }
                } else {
                    finish()
                }
            }
    }

    private func finish() {
        withAnimation {
            isFiling = false
            dragged = 0
        }
    }
}

private struct FolderList: View {
    var body: some View {
        ForEach(["Work", "Home"], id: \.self) { Text($0) }
    }
}
