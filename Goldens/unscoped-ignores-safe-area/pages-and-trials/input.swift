import SwiftUI

struct OfferBanner: View {
    let offers: [String]

    var body: some View {
        TabView {
            ForEach(offers, id: \.self) { offer in
                VStack(alignment: .leading) {
                    Text(offer)
                    Spacer()
                    Button("Show") {}
                }
                .ignoresSafeArea()
            }
        }
        .tabViewStyle(.page)
        .frame(height: 160)
    }
}

struct ScannerScreen: View {
    var body: some View {
        #if targetEnvironment(simulator)
        ScrollView {
            Text("No camera here")
            Button("Pretend to scan") {}
        }
        .ignoresSafeArea()
        #else
        Text("Point at a code")
        #endif
    }
}

#if DEBUG
struct ColorTrial: View {
    var body: some View {
        List(["red", "blue"], id: \.self) { Text($0) }
            .ignoresSafeArea()
    }
}
#endif
