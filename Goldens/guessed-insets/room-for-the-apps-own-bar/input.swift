import SwiftUI

private let tabBarHeight: CGFloat = 64

struct TaskScreen: View {
    let tasks: [String]

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                LazyVStack {
                    ForEach(tasks, id: \.self) { Text($0) }
                }
                .padding(.bottom, 34) // safe area for the floating button
                .padding(.bottom, tabBarHeight)
            }

            HStack {
                Button("Today") { }
                Spacer()
                Button("Later") { }
            }
            .frame(height: tabBarHeight)
            .background(.bar)
        }
    }
}
