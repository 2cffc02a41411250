import UIKit

struct Badge {
    var isMuted = false

    func tint(_ view: UIView) {
        if isMuted {
            view.tintColor = .gray
        }
    }

    func prepare(_ view: UIView) {
        view.alpha = 1
        view.isHidden = false
    }

    func colour() -> UIColor {
        return .systemMint
    }

    func border() -> UIColor {
        return .separator
    }

    func text() -> UIColor {
        if isMuted {
            return .gray
        } else {
            return .systemCyan
        }
    }

    func shadow() -> UIColor {
        if isMuted {
            return .gray
        } else {
            return .black
        }
    }

    let width = 2.0
}
