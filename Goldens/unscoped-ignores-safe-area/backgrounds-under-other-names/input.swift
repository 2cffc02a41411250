import MapKit
import SwiftUI

struct CountdownScreen: View {
    @State private var showsHelp = false
    let remaining: String

    var body: some View {
        ZStack {
            watermark
                .ignoresSafeArea()
            Text(remaining)
            if showsHelp {
                Button {
                    showsHelp = false
                } label: {
                    Color.black.opacity(0.4)
                }
                .ignoresSafeArea()
            }
        }
        .background { digits }
    }

    private var watermark: some View {
        Text("Countdown")
            .font(.system(size: 300))
            .accessibilityHidden(true)
    }

    private var digits: some View {
        VStack {
            ForEach(0..<10, id: \.self) { digit in
                Text("\(digit)")
            }
        }
        .ignoresSafeArea()
    }
}

struct LetterBackdrop: View {
    var body: some View {
        HStack {
            Text("A")
            Text("B")
        }
        .ignoresSafeArea()
    }
}

struct TrailMap: View {
    var body: some View {
        Map {
            Marker("Start", coordinate: CLLocationCoordinate2D(latitude: 46, longitude: 8))
        }
        .ignoresSafeArea()
    }
}
