import SwiftUI

private let statusBarGap: CGFloat = 47 // height of the status bar
private let homeIndicator: CGFloat = 34

struct FieldScreen: View {
    let notes: [String]

    var body: some View {
        VStack(spacing: 0) {
            Spacer().frame(height: statusBarGap)
            Text("Field notes").font(.title)
            Divider()
            ScrollView {
                ForEach(notes, id: \.self) { Text($0) }
            }
            Text("Saved on this device").font(.caption)
            Spacer(minLength: homeIndicator)
        }
    }
}
