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
                    Button(String(localized: "Refresh", comment: "Reloads the list"), systemImage: "arrow.clockwise") {
                        isOpen = true
                    }
                }
                ToolbarItem(placement: .secondaryAction) {
                    Button(Titles.archive, systemImage: "archivebox", action: { isOpen = true })
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
                    Button(NSLocalizedString("tray", comment: "Opens the tray"), systemImage: isOpen ? "tray" : "tray.full", action: { isOpen = true })
                }
            }
    }
}
