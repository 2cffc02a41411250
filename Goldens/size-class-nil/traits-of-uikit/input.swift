import UIKit

final class HedgeController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stack.axis = traitCollection.horizontalSizeClass != .compact ? .horizontal : .vertical
        stack.spacing = traitCollection.verticalSizeClass != .compact ? 16 : 4
    }

    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

    private var isRoomy: Bool {
        traitCollection.horizontalSizeClass != .compact && traitCollection.horizontalSizeClass != .unspecified
    }
}
