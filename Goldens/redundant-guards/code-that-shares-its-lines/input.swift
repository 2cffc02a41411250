import Foundation

final class Queue {
    var jobs: [Int] = []

    func run(_ kind: Int) {
        search: if #available(iOS 16.0, *) {
            if jobs.isEmpty { break search }
            jobs.removeLast()
        }
        if #available(iOS 15.0, *) { jobs.append(1)
            jobs.append(2)
        }
        while #available(iOS 14.0, *) {
            break
        }
        guard #unavailable(iOS 13.0) else { return }
        jobs = []
    }

    func sort(_ kind: Int) {
        switch kind {
        case 0:
            if #unavailable(iOS 12.0) {
                jobs.sort()
            }
        default:
            jobs.reverse()
        }
    }
}
