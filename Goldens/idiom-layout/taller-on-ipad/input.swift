import SwiftUI

struct HarvestChart: View {
    var body: some View {
        ScrollView(UIDevice.current.userInterfaceIdiom == .pad ? .horizontal : .vertical) {
            Text("Apples")
                .frame(height: UIDevice.current.userInterfaceIdiom == .pad ? 450 : 300)
        }
    }
}
