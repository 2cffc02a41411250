import SwiftUI

struct FeedScreen: View {
    let posts: [String]
    @State private var replied: Post?
    @GestureState private var pull = CGFloat.zero

    struct Post: Identifiable {
        let id: String
    }

    var body: some View {
        List(posts, id: \.self) { post in
            Button(post) { replied = Post(id: post) }
        }
        .listStyle(.plain)
        .overlay(alignment: .bottom) {
            if let post = replied {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { replied = nil }
                Text("Reply to \(post.id)")
                    .frame(maxWidth: .infinity)
                    .frame(height: 240)
                    .background(.background)
                    .offset(y: max(0, pull))
                    .gesture(
                        DragGesture()
                            .updating($pull) { value, state, _ in state = value.translation.height }
                            .onEnded { value in
                                guard value.translation.height > 90 else { return }
                                replied = nil
                            }
                    )
            }
        }
        .navigationTitle("Feed")
    }
}
