import UIKit

enum Step {
    case first
    case second
}

struct Walk {
    @discardableResult
    func count() -> Int { 3 }

    func go(_ step: Step, in view: UIView) {
        switch step {
        case .first:
            if #unavailable(iOS 15.0) {
                view.alpha = 0.5
            }
            if #unavailable(iOS 16.0) {
                view.alpha = 0.7
            }
        case .second:
            guard #available(iOS 15.0, *) else { return }
            if #unavailable(iOS 14.0) {
                view.alpha = 0.5
            } else if #unavailable(iOS 16.0) {
                view.alpha = 0.7
            }
        }
    }

    func later() -> () -> Void {
        let whole = {
            if #unavailable(iOS 15.0) {
                print("old")
            }
            if #unavailable(iOS 16.0) {
                print("older")
            }
            count()
        }
        return whole
    }
}
