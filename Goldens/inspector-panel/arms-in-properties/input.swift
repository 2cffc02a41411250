import SwiftUI

struct StageScreen: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var showsLights = false

    var body: some View {
        if horizontalSizeClass == .regular {
            wide
        } else {
            narrow
        }
    }

    private var wide: some View {
        HStack(spacing: 0) {
            Stage()
            if showsLights {
                LightPanel()
                    .frame(width: 280)
            }
        }
    }

    private var narrow: some View {
        Stage()
            .sheet(isPresented: $showsLights) {
                LightPanel()
            }
    }
}

private struct Stage: View {
    var body: some View { Color.black }
}

private struct LightPanel: View {
    var body: some View { Form { Text("Spot") } }
}
