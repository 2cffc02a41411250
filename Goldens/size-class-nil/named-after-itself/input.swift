import SwiftUI

struct Selvage {
    var sizeClass: UserInterfaceSizeClass?
}

struct ClothScreen: View {
    let cloth: Selvage
    let isPinned: Bool

    var body: some View {
        let sizeClass = isPinned ? cloth.sizeClass : nil
        let width = isPinned ? sizeClass : nil
        Text("Cloth")
            .opacity(width != .compact ? 1 : 0.9)
    }
}
