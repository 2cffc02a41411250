import UIKit

struct Palette {
    var isDark = false
    var isPlain = false

    func background() -> UIColor {
        if isDark {
            return .black
        } else if #available(iOS 15.0, *) {
            return .systemMint
        } else {
            return .green
        }
    }

    func accent() -> UIColor {
        if #unavailable(iOS 15.0) {
            return .green
        } else if isDark {
            return .systemCyan
        } else {
            return .systemMint
        }
    }

    func line() -> UIColor {
        if isPlain {
            return .gray
        } else if #unavailable(iOS 16.0), isDark {
            return .white
        } else {
            return .separator
        }
    }

    func apply(to view: UIView) {
        if isPlain {
            view.tintColor = .gray
        } else if #unavailable(iOS 16.0) {
            view.tintColor = .green
        }
    }

    let width = if #available(iOS 16.0, *) { 1.0 } else { 0.5 }
}
