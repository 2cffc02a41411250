import SwiftUI
import UIKit

private let edges = UIApplication.shared.windows.first?.safeAreaInsets

struct StoryScreen: View {
    let lines: [String]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(lines, id: \.self) { Text($0) }
            }
        }
        .overlay(
            HStack {
                Button("Like") {}
                Spacer()
                Button("Share") {}
            }
            .padding(.bottom, edges?.bottom ?? 15),
            alignment: .bottom
        )
        .ignoresSafeArea()
    }
}
