import UIKit

struct Lantern {
    var isDim = false

    func tint(_ view: UIView) {
        if isDim {
            view.tintColor = .gray
        }
    }

    func fill(_ view: UIView) {
        view.alpha = 1
    }

    func edge(_ view: UIView) {
        if isDim {
            view.tintColor = .gray
        } else {
            view.tintColor = .white
        }
    }
}
