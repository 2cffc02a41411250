import SwiftUI

struct ForgeScreen: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var showsGuide = false

    var body: some View {
        if sizeClass == .regular {
            HStack { anvil; Text("Tools") }
        } else {
            anvil
                .sheet(isPresented: $showsGuide) {
                    ForgeGuide()
                }
        }
    }

    private var anvil: some View {
        Button("Guide") { showsGuide = true }
    }
}

private struct ForgeGuide: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Tempering", value: 1)
                .navigationDestination(for: Int.self) { page in
                    Text("Page \(page)")
                }
        }
    }
}
