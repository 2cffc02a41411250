import SwiftUI

struct RecipeBrowser: View {
    @State private var recipe: String?

    var body: some View {
        NavigationSplitView {
            List(["Soup", "Bread"], id: \.self, selection: $recipe) { Text($0) }
                .toolbar {
                    Button("New", systemImage: "plus") {}
                }
        } detail: {
            Text(recipe ?? "Nothing chosen")
                .toolbar {
                    Button("Print", systemImage: "printer") {}
                }
        }
        .toolbar(.hidden, for: .tabBar)
        .navigationSplitViewStyle(.balanced)
    }
}
