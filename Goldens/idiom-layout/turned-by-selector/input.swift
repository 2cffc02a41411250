import UIKit

final class WeirController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(deviceTurned),
            name: UIDevice.orientationDidChangeNotification,
            object: nil
        )
    }

    @objc private func deviceTurned() {
        stack.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}
