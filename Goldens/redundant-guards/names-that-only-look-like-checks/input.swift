import SwiftUI

struct Feature {
    static func available(_ version: Int) -> Bool { version < 20 }
    var available = true
}

struct LoomScreen: View {
    @State private var feature = Feature()

    private func isOSAtLeast(_ major: Int) -> Bool {
        ProcessInfo.processInfo.isOperatingSystemAtLeast(
            OperatingSystemVersion(majorVersion: major, minorVersion: 0, patchVersion: 0))
    }

    var body: some View {
        if Feature.available(17), feature.available {
            Text("Warp")
        } else if isOSAtLeast(17) {
            Text("Weft")
        }
    }
}
