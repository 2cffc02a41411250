import SwiftUI
import UIKit

struct PlayerScreen: View {
    let songs: [String]

    private var isFlat: Bool {
        UIApplication.shared.windows.first?.safeAreaInsets.bottom == 0
    }

    private var bottom: CGFloat {
        UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0
    }

    var body: some View {
        VStack(spacing: 0) {
            List(songs, id: \.self) { Text($0) }
                .padding(.top, isFlat ? 20 : 0)
            Button("Play") {}
                .padding(.bottom, isFlat ? 20 : 0)
            Button("Stop") {}
                .padding(.bottom, bottom == 0 ? 20 : bottom)
        }
    }
}
