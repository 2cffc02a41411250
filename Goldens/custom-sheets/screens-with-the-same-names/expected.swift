import SwiftUI

struct BreadScreen: View {
    let breads: [String]
    @State private var showsOven = false

    var body: some View {
        List(breads, id: \.self) { bread in
            Button(bread) { self.showsOven = true }
        }
        .sheet(isPresented: $showsOven) {
            VStack {
                Text("The oven is warming up")
                Button("Close") { self.showsOven = false }
            }
            .presentationDetents([.medium, .large])
        }
    }
}

struct CakeScreen: View {
    let cakes: [String]
    @State private var showsRecipe = false

    var body: some View {
        List(cakes, id: \.self) { cake in
            Button(cake) { showsRecipe = true }
        }
        .sheet(isPresented: $showsRecipe) {
            VStack {
                Text("Butter, sugar, flour")
                Button("Close") { showsRecipe = false }
            }
            .presentationDetents([.medium, .large])
        }
    }
}

struct PieScreen: View {
    let pies: [String]
    @State private var showsFilling = false

    var body: some View {
        List(pies, id: \.self) { pie in
            Button(pie) { showsFilling = true }
        }
        .sheet(isPresented: $showsFilling) {
            VStack {
                Text("Apples and cinnamon")
                Button("Close") { showsFilling = false }
            }
            .presentationDetents([.medium, .large])
        }
    }
}
