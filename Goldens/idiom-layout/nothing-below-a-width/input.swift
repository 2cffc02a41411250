import SwiftUI

struct QuarryRow: View {
    var body: some View {
        Text("Slate")
            .padding(.leading, UIScreen.main.bounds.width < 750 ? 0 : 5)
    }
}
