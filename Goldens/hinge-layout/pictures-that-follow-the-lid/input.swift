import SwiftUI

struct JewelBox: View {
    @State private var degrees = 180.0
    @State private var isAjar = false

    var body: some View {
        VStack {
            Rectangle()
                .frame(height: isAjar ? 40 : 12)
                .rotation3DEffect(.degrees(180 - degrees), axis: (x: 1, y: 0, z: 0))
            Circle()
                .fill(isAjar ? Color.yellow : Color.gray)
                .offset(y: degrees / 18)
            if isAjar {
                Text("It glitters.")
            } else {
                Text("Closed")
            }
        }
        .onHingeChange { _, context in
            guard let hinge = context.hinge else { return }
            degrees = hinge.angle.degrees
            isAjar = hinge.status == .partiallyOpen
        }
    }
}
