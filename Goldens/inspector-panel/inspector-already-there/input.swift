import SwiftUI

struct ChartScreen: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var showsLegend = false
    @State private var showsExport = false

    var body: some View {
        HStack {
            Chart(isWide: horizontalSizeClass == .regular)
            if horizontalSizeClass == .regular {
                Scale()
            }
        }
        .inspector(isPresented: $showsLegend) {
            Legend()
        }
        .sheet(isPresented: $showsExport) {
            Text("Export")
        }
    }
}

private struct Chart: View {
    let isWide: Bool

    var body: some View { Color.blue.padding(isWide ? 20 : 4) }
}

private struct Scale: View {
    var body: some View { Text("10") }
}

private struct Legend: View {
    var body: some View { Text("Blue") }
}
