import SwiftUI

struct KilnLog: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    let showsNotes: Bool

    var body: some View {
        HStack {
            Text("Glaze firing")
            if showsNotes, sizeClass == .regular {
                Text("Cone 6, slow cooling")
            }
        }
    }
}
