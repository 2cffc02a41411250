import UIKit

final class ShareController: UIViewController {
    var url: URL?
    var isAllowed = false

    func share() {
        if #available(iOS 16.0, *), let url, isAllowed {
            open(url)
        } else {
            dismiss(animated: true)
        }
        if isAllowed, #available(iOS 17.0, *) {
            view.setNeedsLayout()
        }
        if
            let url,
            #available(iOS 15.0, *),
            #available(iOS 16.0, *)
        {
            open(url)
        }
        while isAllowed, #available(iOS 15.0, *) {
            isAllowed = false
        }
    }

    private func open(_ url: URL) {}
}
