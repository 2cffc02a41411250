import SwiftUI

struct MuseumRoom: View {
    let painting: String
    let isLit: Bool

    var body: some View {
        ScrollView {
            Image(painting)
                .resizable()
                .backgroundExtensionEffect()
            if isLit {
                HStack {
                    Image("lamp")
                        .backgroundExtensionEffect(isEnabled: true)
                }
            }
        }
    }
}
