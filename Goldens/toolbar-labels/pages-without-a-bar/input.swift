import SwiftUI

struct TourPages: View {
    let pages: [String]

    var body: some View {
        TabView {
            ForEach(pages, id: \.self) { page in
                Text(page)
                    .tabItem { Text(page) }
            }
        }
        .tabViewStyle(PageTabViewStyle())
    }
}

struct Tab<Content: View, Title: View>: View {
    let content: Content
    let title: Title

    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
        self.content = content()
        title = label()
    }

    var body: some View {
        VStack {
            title
            content
        }
    }
}

struct FolderTabs: View {
    var body: some View {
        HStack {
            Tab {
                Color.yellow
            } label: {
                Text("Yellow")
            }
        }
    }
}
