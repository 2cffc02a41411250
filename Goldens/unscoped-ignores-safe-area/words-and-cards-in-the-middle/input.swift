import SwiftUI

struct DepartureBoard: View {
    @State private var platform = 3
    let minutes: Int

    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
            VStack(spacing: 8) {
                Text("Leaves in")
                Text("\(minutes) min")
                    .font(.largeTitle)
            }
        }
        .ignoresSafeArea()
    }
}

struct PlatformPicker: View {
    @State private var platform = 3

    var body: some View {
        ZStack {
            Color.teal
            Picker("Platform", selection: $platform) {
                ForEach(1..<9, id: \.self) { Text("\($0)") }
            }
        }
        .edgesIgnoringSafeArea(.all)
    }
}

struct CountdownCover: View {
    let seconds: Int

    var body: some View {
        Color.orange
            .overlay(
                Text("\(seconds)")
                    .font(.system(size: 80))
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .ignoresSafeArea(.all, edges: .all)
    }
}

struct WaitingNotice: View {
    let message: String

    var body: some View {
        ZStack {
            VStack(spacing: 12) {
                ProgressView()
                Text("One moment")
                Text(message)
                Button("Stop") {}
                Button("Later") {}
            }
            .padding()
            .background(.background)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black.opacity(0.2))
        .ignoresSafeArea()
    }
}

struct SeatCard: View {
    @State private var seat = 1

    var body: some View {
        ZStack {
            Color.black.opacity(0.5)
            VStack {
                Text("Seat")
                Stepper("\(seat)", value: $seat)
                Button("Keep") {}
            }
            .frame(width: 280, height: 220)
        }
        .ignoresSafeArea()
    }
}
