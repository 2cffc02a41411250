import Foundation

enum AtlasManifest {
    static let infoPlist: [String: Any] = [
        "UILaunchScreen": [String: String](),
        "UIRequiresFullScreen": false,
    ]

    static var requiresFullScreen: Bool {
        Bundle.main.object(forInfoDictionaryKey: "UIRequiresFullScreen") as? Bool ?? false
    }
}
