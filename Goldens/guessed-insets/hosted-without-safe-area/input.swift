import SwiftUI
import UIKit

struct ScoreScreen: View {
    let scores: [Int]

    var body: some View {
        VStack(spacing: 0) {
            List(scores, id: \.self) { Text("\($0)") }
            Button("Again") { }
                .padding(.bottom, 34) // the safe area is off
        }
    }
}

final class ScoreController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: ScoreScreen(scores: [3, 1]))
        host.safeAreaRegions = []
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}
