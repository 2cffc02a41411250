import SwiftUI

enum Tab: String, CaseIterable {
    case home, search
}

struct ArrangementView: View {
    let notes: [String]

    var body: some View {
        Text(notes.joined(separator: " "))
    }
}

extension EnvironmentValues {
    var reservedRegions: [CGRect] { [] }
}

struct HomeScreen: View {
    @State private var tab = Tab.home
    let sidebar = 3

    var body: some View {
        TabView(selection: $tab) {
            ForEach(Tab.allCases, id: \.self) { tab in
                Text(tab.rawValue).tag(tab).tabItem { Text(tab.rawValue) }
            }
            ArrangementView(notes: ["a"]).tag(Tab(rawValue: "home")!)
        }
    }
}
