import SwiftUI

struct DensityKey: EnvironmentKey {
    static let defaultValue = Density.regular
}

enum Density {
    case compact, regular
}

extension EnvironmentValues {
    var density: Density {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = newValue }
    }
}

struct BeadTray: View {
    var body: some View {
        Text("Beads")
            .environment(\.density, .compact)
            .environment(\.defaultMinListRowHeight, 30)
    }
}
