import SwiftUI
import UIKit

@Observable
final class Doorway {
    var pushesSettings = false
    var presentsSettings = false

    func openSettings() {
        if UIDevice.current.userInterfaceIdiom == .phone {
            pushesSettings = true
        } else {
            presentsSettings = true
        }
    }
}

final class LibraryController: UIViewController {
    func open(_ detail: UIViewController) {
        if traitCollection.userInterfaceIdiom == .pad {
            detail.modalPresentationStyle = .formSheet
            present(detail, animated: true)
        } else {
            navigationController?.pushViewController(detail, animated: true)
        }
    }
}
