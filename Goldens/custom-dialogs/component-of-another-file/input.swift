import SwiftUI

struct LeaveDialog: View {
    let onLeave: () -> Void
    let onStay: () -> Void

    var body: some View {
        ZStack {
            Color.black.opacity(0.45)
            VStack(spacing: 12) {
                Text("Leave ") + Text("the harbour?").bold()
                Spacer().frame(height: 8)
                Button("Leave", action: onLeave)
                Button("Stay", action: onStay)
            }
            .padding(20)
            .background(Color.white)
            .clipShape(RoundedRectangle(cornerRadius: 18))
        }
        .ignoresSafeArea()
    }
}

struct TideBox: View {
    @Binding var isPresented: Bool
    @Binding var depth: String

    var body: some View {
        if isPresented {
            ZStack {
                Color.gray.opacity(0.4).ignoresSafeArea()
                VStack {
                    TextField("Depth", text: $depth)
                    Spacer()
                    Button("OK") { isPresented = false }
                }
                .frame(width: 260, height: 140)
                .background(.white)
                .cornerRadius(16)
            }
        }
    }
}
