import SwiftUI

struct GalleryScreen: View {
    let names: [String]
    @State private var picture: String?
    @State private var showsMenu = false
    @State private var showsFilters = false
    @State private var showsTour = false
    @State private var showsOffer = false

    var body: some View {
        ZStack {
            ScrollView {
                ForEach(names, id: \.self) { name in
                    Button(name) { picture = name }
                }
            }
            if let picture {
                Color.black.opacity(0.9).ignoresSafeArea()
                VStack {
                    Image(picture).resizable().scaledToFit()
                    Text(picture)
                    Button("Close") { self.picture = nil }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .padding()
                .background(Color.black)
                .cornerRadius(8)
            }
            if showsTour {
                Color.black.opacity(0.6).ignoresSafeArea()
                tourStep
            }
        }
        .overlay(alignment: .leading) {
            if showsMenu {
                Color.black.opacity(0.3).ignoresSafeArea()
                VStack {
                    Text("Menu")
                    Button("Albums") { showsMenu = false }
                    Spacer()
                }
                .padding()
                .background(.background, in: RoundedRectangle(cornerRadius: 16))
            }
        }
        .overlay(alignment: .bottom) {
            if showsFilters {
                Color.black.opacity(0.3).ignoresSafeArea()
                VStack {
                    Text("Filters")
                    Button("Done") { showsFilters = false }
                }
                .padding()
                .background(.background, in: RoundedRectangle(cornerRadius: 16))
            }
        }
        .overlay {
            if showsOffer {
                Color.black.opacity(0.5).ignoresSafeArea()
                VStack {
                    Text("Gallery Plus")
                    ScrollView(.horizontal) { Text("Everything that you get") }
                    Button("Try it") { showsOffer = false }
                }
                .padding()
                .background(.background, in: RoundedRectangle(cornerRadius: 16))
            }
        }
    }

    private var tourStep: some View {
        VStack {
            Text("Here are your pictures.")
            Button("Next") { showsTour = false }
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
        .offset(x: 40, y: -120)
    }
}
