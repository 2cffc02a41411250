import SwiftUI

struct GrainScreen: View {
    let hasNotch: Bool
    let fields: [String]

    var body: some View {
        let gap: CGFloat = hasNotch ? 34 : 0
        VStack {
            List(fields, id: \.self) { Text($0) }
            Button("Harvest") { }
                .padding(.bottom, gap)
        }
    }
}
