import UIKit

struct Lantern {
    var isDim = false

    func tint(_ view: UIView) {
        if isDim {
            view.tintColor = .gray
        } else if #unavailable(iOS 16.0) {
            view.tintColor = .yellow
        } else if #unavailable(iOS 15.0), isDim {
            view.tintColor = .orange
        }
    }

    func fill(_ view: UIView) {
        if #unavailable(iOS 16.0) {
            view.backgroundColor = .yellow
        } else if #unavailable(iOS 15.0) {
            view.backgroundColor = .orange
        }
        view.alpha = 1
    }

    func edge(_ view: UIView) {
        if isDim {
            view.tintColor = .gray
        } else if #unavailable(iOS 16.0) {
            view.tintColor = .yellow
        } else if #unavailable(iOS 15.0) {
            view.tintColor = .orange
        } else {
            view.tintColor = .white
        }
    }
}
