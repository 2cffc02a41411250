import SwiftUI

struct PlayerScreen: View {
    @State private var isFullScreen = false
    let captions: [String]

    var body: some View {
        VStack(spacing: 0) {
            List(captions, id: \.self) { Text($0) }

            Toggle("Full screen", isOn: $isFullScreen)
                .padding(.horizontal)
                .padding(.bottom, 34) // home indicator
        }
        .ignoresSafeArea(edges: isFullScreen ? .all : .top)
    }
}
