let a: @escaping @Sendable () -> Void
let b: @unchecked Sendable
class C: @unchecked Sendable, @retroactive P, @preconcurrency Q {}
let c: @MainActor @Sendable (Int) -> Void
func f(@ViewBuilder content: @escaping () -> Content, x: inout @autoclosure () -> Int) {}
extension S: nonisolated P, @MainActor Q, @unsafe R {}
