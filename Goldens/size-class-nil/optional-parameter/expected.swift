import SwiftUI

struct TrailSigns: View {
    @Environment(\.horizontalSizeClass) private var width
    let signs: [String]

    var body: some View {
        VStack(spacing: gap(for: width)) {
            ForEach(signs, id: \.self) { sign in
                Text(sign)
            }
        }
    }

    private func gap(for sizeClass: UserInterfaceSizeClass?) -> CGFloat {
        sizeClass == .regular ? 20 : 8
    }
}
