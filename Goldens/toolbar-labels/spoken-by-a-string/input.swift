import SwiftUI

enum Titles {
    static let archive = "Archive"
    static let hint: Text = Text("Help")
}

struct MailScreen: View {
    let name: String
    @State private var isOpen = false

    var body: some View {
        List(["A"], id: \.self) { Text($0) }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isOpen = true
                    } label: {
                        Image(systemName: "arrow.clockwise")
                    }
                    .accessibilityLabel(String(localized: "Refresh", comment: "Reloads the list"))
                }
                ToolbarItem(placement: .secondaryAction) {
                    Button(action: { isOpen = true }) {
                        Image(systemName: "archivebox")
                    }
                    .accessibilityLabel(Titles.archive)
                }
                ToolbarItem(placement: .secondaryAction) {
                    Button(action: { isOpen = true }) {
                        Image(systemName: "person")
                    }
                    .accessibilityLabel(name)
                }
                ToolbarItem(placement: .secondaryAction) {
                    Button(action: { isOpen = true }) {
                        Image(systemName: "questionmark")
                    }
                    .accessibilityLabel(Titles.hint)
                }
                ToolbarItem(placement: .secondaryAction) {
                    Button(action: { isOpen = true }) {
                        Image(systemName: isOpen ? "tray" : "tray.full")
                    }
                    .accessibilityLabel(Text(NSLocalizedString("tray", comment: "Opens the tray")))
                }
            }
    }
}
