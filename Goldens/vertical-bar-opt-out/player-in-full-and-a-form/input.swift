import SwiftUI

struct GuestForm: View {
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Invite", systemImage: "envelope") {}
            }
        }
        .toolbarVerticalBehavior(.disabled)
    }
}

struct GuestPlayer: View {
    var body: some View {
        Color.black
            .ignoresSafeArea()
            .toolbar {
                Button("Captions", systemImage: "captions.bubble") {}
                Button("Speed", systemImage: "gauge") {}
            }
            .toolbarVerticalBehavior(.disabled)
    }
}
