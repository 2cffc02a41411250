import SwiftUI

private struct BottomMargin: ViewModifier {
    private var margin: CGFloat {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        return scene?.windows.first?.safeAreaInsets.bottom == 0 ? 16 : 0
    }

    func body(content: Content) -> some View {
        content.padding(.bottom, margin)
    }
}

struct FareScreen: View {
    let hasHomeIndicator: Bool
    let fares: [String]

    var body: some View {
        VStack {
            List(fares, id: \.self) { Text($0) }
            Button("Buy") { }
                .padding(.bottom, hasHomeIndicator ? 0 : 16)
            Text("Prices include tax")
                .modifier(BottomMargin())
        }
    }
}
