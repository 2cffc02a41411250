import SwiftUI

struct TidePlanner: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    let tides: [String]

    var body: some View {
        switch (UIDevice.current.userInterfaceIdiom, sizeClass) {
        case (.pad, .regular):
            HStack {
                list
                Text("Choose a tide")
            }
        default:
            list
        }
    }

    private var list: some View {
        List(tides, id: \.self) { tide in
            Text(tide)
                .padding(.leading, gap)
        }
    }

    private var gap: CGFloat {
        let isRoomyPad = UIDevice.current.userInterfaceIdiom == .pad && sizeClass == .regular
        return isRoomyPad ? 32 : 12
    }
}
