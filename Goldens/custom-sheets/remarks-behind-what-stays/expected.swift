import SwiftUI

struct Tides: View {
    let ports: [String]
    @State private var isShown = false

    var body: some View {
        List(ports, id: \.self) { port in
            Button(port) { isShown = true }
        }
        .sheet(isPresented: $isShown) {
            VStack { // times
                Text("High water") // first
                Text("Low water")
            } // of the day
            .font(.headline) // large
            .foregroundStyle(.blue) // as the sea
            .presentationDetents([.height(260)])
        }
    }
}
