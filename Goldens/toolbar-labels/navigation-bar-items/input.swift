import SwiftUI

struct RecipeList: View {
    @State private var isAdding = false
    let recipes: [String]

    var body: some View {
        NavigationView {
            List(recipes, id: \.self) { Text($0) }
                .navigationBarTitle("Recipes")
                .navigationBarItems(
                    leading: (Button(action: { isAdding = false }) {
                        Image(systemName: "book")
                    }),
                    trailing: HStack {
                        Button("Sort") {}
                        Button(action: { isAdding = true }) {
                            Image(systemName: "plus")
                        }
                        .accessibilityLabel("Add")
                        Button(action: { isAdding = true }) {
                            Label("Share", systemImage: "square.and.arrow.up")
                        }
                    }
                )
        }
    }
}

struct RecipeScreen: View {
    let steps: [String]

    var body: some View {
        List(steps, id: \.self) { Text($0) }
            .navigationBarItems(trailing: cookButton)
    }

    private var cookButton: some View {
        Button(action: {}, label: { Image(systemName: "flame") })
    }
}
