import SwiftUI

struct ClubScreen: View {
    @State private var isMember = false

    var body: some View {
        List(["Ana", "Ben"], id: \.self) { Text($0) }
            .toolbar {
                Button {
                    isMember.toggle()
                } label: {
                    Image("club.badge")
                }
                .accessibilityLabel("Membership")

                Button(action: leave) {
                    // The door that everyone knows.
                    Image(systemName: isMember ? "door.left.hand.open" : "door.left.hand.closed")
                        .accessibilityLabel("Leave")
                }
                .disabled(!isMember)
            }
    }

    private func leave() { isMember = false }
}
