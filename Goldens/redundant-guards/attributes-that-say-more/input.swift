import SwiftUI

@available(iOS, introduced: 15.0, deprecated: 16.0, message: "Use Board.")
struct OldBoard {
    var title = ""
}

@available(*, deprecated, renamed: "Board")
typealias Panel = Board

@available(swift 5.9)
struct Board {
    @available(iOS, unavailable)
    func print() {}

    @available(iOS, obsoleted: 16.0, renamed: "size")
    var length: Int { 0 }

    @available(*, noasync)
    func wait() {}

    var size: Int { 0 }
}
