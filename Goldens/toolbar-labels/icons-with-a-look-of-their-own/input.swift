import SwiftUI

struct GalleryScreen: View {
    let sharing: String

    var body: some View {
        List(["A", "B"], id: \.self) { Text($0) }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button(action: add) {
                        Image(systemName: "plus")
                            .resizable()
                            .frame(width: 18, height: 18)
                    }
                    .accessibilityLabel("Add")
                }
                ToolbarItem(placement: .primaryAction) {
                    Button(action: add) {
                        Image(systemName: "camera")
                    }
                    .buttonStyle(.borderedProminent)
                    .accessibilityLabel("Camera")
                }
                ToolbarItem(placement: .secondaryAction) {
                    Button(action: add) {
                        Image(systemName: "square.and.arrow.up")
                    }
                    .accessibilityLabel(sharing)
                }
                ToolbarItem(placement: .secondaryAction) {
                    Button(action: add) {
                        Image(systemName: "heart")
                    }
                    .accessibilityHint("Adds it to the favourites")
                }
            }
    }

    private func add() {}
}
