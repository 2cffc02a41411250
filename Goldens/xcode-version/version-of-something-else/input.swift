struct Config {
    enum Versions {
        case all
        case exact(String)
        case list([String])
        case upToNextMajor(String)
    }

    var compatibleXcodeVersions: Versions
}

struct Tool {
    var version: String
}

let tool = Tool(version: "15.4")
