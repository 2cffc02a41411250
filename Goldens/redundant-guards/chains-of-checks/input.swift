import UIKit

struct Badge {
    var isMuted = false

    func tint(_ view: UIView) {
        if isMuted {
            view.tintColor = .gray
        } else if #unavailable(iOS 15.0) {
            view.tintColor = .green
        } else if #unavailable(iOS 16.0) {
            view.tintColor = .blue
        }
    }

    func prepare(_ view: UIView) {
        view.alpha = 1
        if #unavailable(iOS 15.0) {
            view.alpha = 0.5
        } else if #unavailable(iOS 16.0) {
            view.alpha = 0.7
        }
        view.isHidden = false
    }

    func colour() -> UIColor {
        if #unavailable(iOS 15.0) {
            return .green
        } else if #available(iOS 16.0, *) {
            return .systemMint
        } else {
            return .blue
        }
    }

    func border() -> UIColor {
        if #unavailable(iOS 14.0) {
            return .green
        } else if #unavailable(iOS 15.0) {
            return .blue
        } else {
            return .separator
        }
    }

    func text() -> UIColor {
        if isMuted {
            return .gray
        } else if #unavailable(iOS 15.0) {
            return .green
        } else if #available(iOS 16.0, *) {
            return .systemCyan
        } else {
            return .blue
        }
    }

    func shadow() -> UIColor {
        if #unavailable(iOS 15.0) {
            return .green
        } else if #unavailable(iOS 16.0) {
            return .blue
        } else if isMuted {
            return .gray
        } else {
            return .black
        }
    }

    let width = if #unavailable(iOS 15.0) { 1.0 } else if #unavailable(iOS 16.0) { 1.5 } else { 2.0 }
}
