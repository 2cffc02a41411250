import SwiftUI

struct QueueScreen: View {
    let jobs: [String]

    var body: some View {
        VStack(spacing: 0) {
            List(jobs, id: \.self) { Text($0) }
            Button("Pause") { }
                .padding(.bottom, 34) // home indicator
        }
    }
}
