import SwiftUI

struct PlantScreen: View {
    @State private var isWatering = false

    var body: some View {
        NavigationStack {
            List {
                Button("Water", systemImage: "drop") { isWatering = true }
            }
            .navigationTitle("Fern")
        }
        .sheet(isPresented: $isWatering) {
            WateringForm()
        }
    }
}

private struct WateringForm: View {
    private let hasHomeButton = UIDevice.current.name.contains("SE")
    @State private var millilitres = 200.0

    var body: some View {
        VStack {
            Form {
                Slider(value: $millilitres, in: 50...800)
            }
            Button("Done") { }
                .buttonStyle(.borderedProminent)
                .padding(.bottom, !hasHomeButton ? 34 : 0) /* clears the indicator */
        }
    }
}
