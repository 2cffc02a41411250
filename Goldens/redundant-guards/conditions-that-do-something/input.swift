import SwiftUI

struct Archive {
    var boxes: [String] = []

    mutating func migrate() -> Bool {
        boxes.append("migrated")
        return boxes.count > 1
    }

    mutating func open() {
        if migrate(), #unavailable(iOS 17) {
            boxes.append("old")
        }
        if !boxes.isEmpty, #unavailable(iOS 17) {
            boxes.removeAll()
        }
        if #unavailable(iOS 17), migrate() {
            boxes.append("older")
        }
    }

    func weigh() -> Int { boxes.count }

    func prepare() -> () -> Void {
        let work = {
            if #available(iOS 17, *) { print(weigh()) }
        }
        let checked = {
            guard #available(iOS 17, *) else { return }
            print(weigh())
        }
        let typed: () -> Void = {
            guard #available(iOS 17, *) else { return }
            print(weigh())
        }
        return boxes.isEmpty ? work : boxes.count > 2 ? typed : checked
    }
}
