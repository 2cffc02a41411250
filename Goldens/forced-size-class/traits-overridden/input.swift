import UIKit

final class PierController: UIViewController {
    private let inner = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        traitOverrides.horizontalSizeClass = .compact
        inner.traitOverrides.verticalSizeClass = .regular
        addChild(inner)
    }
}

final class JettyController: UIViewController {
    private let inner = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: inner)
    }
}
