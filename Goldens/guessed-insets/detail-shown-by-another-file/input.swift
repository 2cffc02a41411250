import SwiftUI

struct ArtworkDetail: View {
    let title: String
    let text: String

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
                .font(.title.bold())
                .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0)

            ScrollView {
                Text(text)
            }
        }
        .padding(.horizontal)
    }
}

#Preview {
    ArtworkDetail(title: "Harbour", text: "Oil on wood.")
}
