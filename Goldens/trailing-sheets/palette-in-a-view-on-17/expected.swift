import SwiftUI

struct DrawingScreen: View {
    @State private var palette: Palette?

    var body: some View {
        Canvas { _, _ in }
            .sheet(item: $palette) { palette in
                PaletteSheet(palette: palette)
            }
    }
}

struct Palette: Identifiable {
    let id: Int
}

private struct PaletteSheet: View {
    let palette: Palette

    var body: some View {
        Text("Palette \(palette.id)")
            .presentationDetents([.medium])
            .presentationBackgroundInteraction(.enabled)
            .trailingPresentation()
    }
}

fileprivate extension View {
    @ViewBuilder
    func trailingPresentation() -> some View {
        if #available(iOS 27.0, *) {
            presentationPlacement(.trailing)
        } else {
            self
        }
    }
}
