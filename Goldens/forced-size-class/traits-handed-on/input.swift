import UIKit

final class BuoyController: UITabBarController {
    private let inner = UIViewController()

    func hand() {
        if let width = view.window?.traitCollection.horizontalSizeClass {
            tabBar.traitOverrides.horizontalSizeClass = width
        }
        inner.traitOverrides.userInterfaceStyle = .dark
        setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: inner)
    }
}
