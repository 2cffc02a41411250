import Foundation

struct Parser {
    let text: String

    func words() -> [String] {
        let limit = 10
        if #available(iOS 16.0, *) {
            let limit = 20
            print(limit)
        }
        return Array(text.split(separator: " ").prefix(limit).map(String.init))
    }

    func read(_ handle: FileHandle) {
        if #available(iOS 15.0, *) {
            defer { handle.closeFile() }
            print(text)
        }
        handle.seekToEndOfFile()
    }

    func log() {
        if #available(iOS 14.0, *) {
            // Nothing to do there.
        } else {
            print(text)
        }
    }
}
