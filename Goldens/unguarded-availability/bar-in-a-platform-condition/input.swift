#if os(iOS)
import SwiftUI

struct ScanScreen: View {
    var body: some View {
        List {
            Text("No codes yet")
        }
        .safeAreaBar(edge: .bottom) {
            Button("Scan") {}
        }
    }
}
#endif
