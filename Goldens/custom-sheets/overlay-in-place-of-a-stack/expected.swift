import SwiftUI

struct FeedScreen: View {
    let posts: [String]
    @State private var replied: Post?

    struct Post: Identifiable {
        let id: String
    }

    var body: some View {
        List(posts, id: \.self) { post in
            Button(post) { replied = Post(id: post) }
        }
        .listStyle(.plain)
        .sheet(item: $replied) { post in
            Text("Reply to \(post.id)")
                .presentationDetents([.height(240)])
        }
        .navigationTitle("Feed")
    }
}
