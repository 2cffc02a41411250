import SwiftUI

struct ClubTabs: View {
    @State private var showsHelp = false

    var body: some View {
        TabView {
            Text("News")
                .tabItem { Label("News", systemImage: "newspaper") }
            Text("Games")
                .tabItem { Label("Games", systemImage: "sportscourt") }
        }
        .sheet(isPresented: $showsHelp) {
            TabView {
                Tab("Rules", systemImage: "book") { Text("Rules") }
                Tab("Contact", systemImage: "envelope") { Text("Contact") }
            }
        }
    }
}

struct MemberPage: View {
    var body: some View {
        TabView {
            Tab("Results", systemImage: "trophy") { Text("Results") }
            Tab("Fees", systemImage: "creditcard") { Text("Fees") }
        }
        .navigationTitle("Member")
    }
}
