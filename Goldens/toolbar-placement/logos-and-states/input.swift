import SwiftUI

struct RadioScreen: View {
    let isConnected: Bool

    var body: some View {
        List(["A"], id: \.self) { Text($0) }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    RadioLogo()
                }
                ToolbarItem(placement: .topBarTrailing) {
                    HStack {
                        Image(systemName: "antenna.radiowaves.left.and.right")
                        Text("Base")
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    connection
                }
            }
    }

    private var connection: some View {
        Group {
            if isConnected {
                Text("On")
            } else {
                ProgressView()
            }
        }
    }
}

struct RadioLogo: View {
    var body: some View {
        Image("radio")
            .resizable()
            .frame(width: 24, height: 24)
    }
}

struct OldRadioScreen: View {
    var body: some View {
        Text("Noise")
            .navigationBarItems(leading: Text("Radio"), trailing: RadioLogo())
    }
}
