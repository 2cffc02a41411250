import SwiftUI

struct GroupScreen: View {
    let isWide: Bool
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(names, id: \.self) { Text($0) }
            }
        }
        .ignoresSafeArea(edges: isWide ? .all : .horizontal)
    }
}

struct FeedScreen: View {
    let hidesBars: Bool
    let names: [String]

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .edgesIgnoringSafeArea(hidesBars ? .all : [])
    }
}

struct HomeScreen: View {
    let hidesBars: Bool
    let names: [String]

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .edgesIgnoringSafeArea(hidesBars ? [.top, .bottom] : [])
    }
}

struct CoverPicture: View {
    let isWide: Bool

    var body: some View {
        Image("cover")
            .resizable()
            .ignoresSafeArea(edges: isWide ? .all : .top)
    }
}
