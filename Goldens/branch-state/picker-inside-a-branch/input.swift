import SwiftUI

struct DyeScreen: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if sizeClass == .regular {
            HStack { DyePicker(); Text("Swatch") }
        } else {
            DyePicker()
        }
    }
}

private struct DyePicker: View {
    @State private var hue = 0
    @State private var isExpanded = false

    var body: some View {
        DisclosureGroup("Dye", isExpanded: $isExpanded) {
            Picker("Hue", selection: $hue) {
                Text("Madder").tag(0)
                Text("Woad").tag(1)
            }
        }
    }
}
