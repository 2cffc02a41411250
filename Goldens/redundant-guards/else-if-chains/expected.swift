import UIKit

struct Palette {
    var isDark = false
    var isPlain = false

    func background() -> UIColor {
        if isDark {
            return .black
        } else {
            return .systemMint
        }
    }

    func accent() -> UIColor {
        if isDark {
            return .systemCyan
        } else {
            return .systemMint
        }
    }

    func line() -> UIColor {
        if isPlain {
            return .gray
        } else {
            return .separator
        }
    }

    func apply(to view: UIView) {
        if isPlain {
            view.tintColor = .gray
        }
    }

    let width = 1.0
}
