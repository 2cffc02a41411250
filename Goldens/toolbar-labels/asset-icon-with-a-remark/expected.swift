import SwiftUI

struct ClubScreen: View {
    @State private var isMember = false

    var body: some View {
        List(["Ana", "Ben"], id: \.self) { Text($0) }
            .toolbar {
                Button {
                    isMember.toggle()
                } label: {
                    Label("Membership", image: "club.badge")
                }

                Button(action: leave) {
                    // The door that everyone knows.
                    Label("Leave", systemImage: isMember ? "door.left.hand.open" : "door.left.hand.closed")
                }
                .disabled(!isMember)
            }
    }

    private func leave() { isMember = false }
}
