import Foundation

struct Limits {
    func most() -> Int {
        #if DEBUG
        if #available(iOS 16.0, *) {
            return 10
        }
        #endif
        return 20
    }

    func least() -> Int {
        #if DEBUG
        if #available(iOS 16.0, *) {
            return 1
        } else {
            return 2
        }
        #else
        return 3
        #endif
    }

    #if DEBUG
    @available(iOS 15.0, *)
    #endif
    func all() -> Int { 30 }
}
