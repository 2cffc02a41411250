import UIKit

final class MuseumController: UIViewController {
    private lazy var top = view.topAnchor.constraint(equalTo: view.topAnchor)
    private var isFullScreen = false

    private var canFillTheScreen: Bool { traitCollection.userInterfaceIdiom == .phone }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
    }

    func share(_ item: URL) {
        let sheet = UIActivityViewController(activityItems: [item], applicationActivities: nil)
        if UIDevice.current.userInterfaceIdiom == .pad {
            sheet.popoverPresentationController?.sourceView = view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        present(sheet, animated: true)
    }

    func ask() {
        let style: UIAlertController.Style = UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet
        present(UIAlertController(title: nil, message: nil, preferredStyle: style), animated: true)
    }

    func fill() {
        if canFillTheScreen {
            isFullScreen = true
            navigationController?.setNavigationBarHidden(true, animated: true)
            navigationController?.setToolbarHidden(true, animated: true)
            top.constant = -44
            setNeedsStatusBarAppearanceUpdate()
        }
    }

    static func nib() -> String {
        UIDevice.current.userInterfaceIdiom == .pad ? "Museum-iPad" : "Museum"
    }
}
