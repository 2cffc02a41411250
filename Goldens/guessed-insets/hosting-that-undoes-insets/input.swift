import SwiftUI
import UIKit

final class CounterController: UIHostingController<CounterScreen> {
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: -view.safeAreaInsets.bottom, right: 0)
    }
}

struct CounterScreen: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 0) {
            List(0..<count, id: \.self) { Text("\($0)") }
            Button("Count") { count += 1 }
                .padding(.bottom, 34) // home indicator
        }
        .navigationTitle("Counter")
    }
}
