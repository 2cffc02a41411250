import SwiftUI

private struct IsPadKey: EnvironmentKey {
    static let defaultValue = UIDevice.current.userInterfaceIdiom == .pad
}

extension EnvironmentValues {
    var isPad: Bool {
        get { self[IsPadKey.self] }
        set { self[IsPadKey.self] = newValue }
    }
}

struct MosaicWall: View {
    @Environment(\.isPad) private var isPad
    let tiles: [String]

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: isPad ? 6 : 3)) {
            ForEach(tiles, id: \.self) { tile in
                Text(tile)
            }
        }
    }
}
