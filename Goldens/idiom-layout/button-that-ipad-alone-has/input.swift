import UIKit

final class HarbourBar: UIView {
    private let addButton = UIButton()

    func build() {
        if UIDevice.current.userInterfaceIdiom == .pad {
            addSubview(addButton)
            addButton.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
    }
}
