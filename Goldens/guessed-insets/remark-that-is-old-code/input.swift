import SwiftUI

struct ChatScreen: View {
    let messages: [String]
    @State private var draft = ""

    var body: some View {
        ZStack(alignment: .bottom) {
            List(messages, id: \.self) { Text($0) }
                //.padding(.bottom, UIApplication.shared.windows.first?.safeAreaInsets.bottom)
                .padding(.bottom, 80)

            TextField("Message", text: $draft)
                .textFieldStyle(.roundedBorder)
                .padding()
        }
    }
}
