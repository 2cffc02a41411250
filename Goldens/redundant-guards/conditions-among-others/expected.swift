import UIKit

final class ShareController: UIViewController {
    var url: URL?
    var isAllowed = false

    func share() {
        if let url, isAllowed {
            open(url)
        } else {
            dismiss(animated: true)
        }
        if isAllowed {
            view.setNeedsLayout()
        }
        if
            let url
        {
            open(url)
        }
        while isAllowed {
            isAllowed = false
        }
    }

    private func open(_ url: URL) {}
}
