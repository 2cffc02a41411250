import SwiftUI

struct RenameDialog: View {
    @Binding var isShown: Bool
    @Binding var name: String

    var body: some View {
        ZStack {
            Color(.black).opacity(0.3).ignoresSafeArea()
            VStack(alignment: .leading) {
                Text("New name")
                TextField("Name", text: $name)
                Button("Save") { isShown = false }
            }
            .padding()
            .background {
                RoundedRectangle(cornerRadius: 12).fill(.background)
            }
            .frame(width: 280)
        }
    }
}

private struct RenameDialogModifier: ViewModifier {
    @Binding var isShown: Bool
    @Binding var name: String

    func body(content: Content) -> some View {
        ZStack {
            content
            if isShown {
                RenameDialog(isShown: $isShown, name: $name)
            }
        }
    }
}
