import SwiftUI

struct DraftScreen: View {
    @State private var text = ""
    @SceneStorage("draft") private var kept = ""

    var body: some View {
        TextEditor(text: $text)
            .onHingeChange { old, new in
                if new.hinge?.status == .closed {
                    saveDraft()
                } else if old.hinge?.status == .closed {
                    restoreDraft()
                }
            }
    }

    private func saveDraft() {}
    private func restoreDraft() {}
}

struct PlaceScreen: View {
    @State private var place = 0
    @SceneStorage("place") private var keptPlace = 0

    var body: some View {
        Stepper("Place \(place)", value: $place)
            .onHingeChange { _, context in
                guard context.hinge?.status == .partiallyOpen else { return }
                keptPlace = place
            }
    }
}
