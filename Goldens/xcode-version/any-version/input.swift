struct Config {
    enum Versions {
        case all
        case exact(String)
        case list([String])
        case upToNextMajor(String)
    }

    var compatibleXcodeVersions: Versions
}

let config = Config(compatibleXcodeVersions: .all)
