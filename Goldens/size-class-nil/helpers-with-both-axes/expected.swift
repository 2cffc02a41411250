import SwiftUI

enum Rooms {
    static func isRoomy(h: UserInterfaceSizeClass?) -> Bool {
        h == .regular
    }

    static func isTall(v: UserInterfaceSizeClass?) -> Bool {
        v != .compact
    }

    static func isShort(v: UserInterfaceSizeClass?) -> Bool {
        v == .compact
    }
}

struct GablesScreen: View {
    @Environment(\.horizontalSizeClass) private var h
    @Environment(\.verticalSizeClass) private var v

    var body: some View {
        Text(Rooms.isRoomy(h: h) && Rooms.isTall(v: v) && !Rooms.isShort(v: v) ? "Roomy" : "Small")
    }
}
