import UIKit

final class OrchardController: UIViewController, UITableViewDelegate {
    private let trees = UITableView()
    private lazy var leading = trees.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    private lazy var trailing = trees.trailingAnchor.constraint(equalTo: view.trailingAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        if traitCollection.userInterfaceIdiom == .pad {
            leading.constant = 80
            trailing.constant = -80
        }
        leading.isActive = true
        trailing.isActive = true
        trees.heightAnchor.constraint(
            equalToConstant: traitCollection.userInterfaceIdiom == .pad ? 640 : 320
        ).isActive = true
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard UIDevice.current.userInterfaceIdiom == .pad else { return 44 }
        return 66
    }

    private var edgeMargin: CGFloat {
        switch traitCollection.userInterfaceIdiom {
        case .phone: return 8
        default: return 24
        }
    }

    static func root() -> UIViewController {
        if UIDevice.current.userInterfaceIdiom == .phone {
            return UITabBarController()
        } else {
            return UISplitViewController(style: .doubleColumn)
        }
    }
}
