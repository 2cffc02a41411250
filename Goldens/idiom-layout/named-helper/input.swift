import SwiftUI

struct GlassShelf: View {
    let jars: [String]

    private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(), count: isPad ? 4 : 2)) {
            ForEach(jars, id: \.self) { jar in
                Text(jar)
            }
        }
    }
}
