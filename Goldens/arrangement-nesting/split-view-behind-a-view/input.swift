import SwiftUI

struct RecipeFeed: View {
    let names: [String]

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                RecipeRow(name: name)
            }
        }
    }
}

private struct RecipeRow: View {
    let name: String

    var body: some View {
        ArrangementView {
            Text(name)
        } secondary: {
            Image(systemName: "fork.knife")
        }
    }
}

struct RecipeDesk: View {
    var body: some View {
        ArrangementView {
            Text("Dough")
        } secondary: {
            Shelf()
        }
    }
}

private struct Shelf: View {
    var body: some View {
        NavigationSplitView {
            Text("Books")
        } detail: {
            Text("Pages")
        }
    }
}
