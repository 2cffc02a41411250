let a: nonisolated(nonsending) () async -> Void
let b: @isolated(any) () async -> Void
let c: @concurrent () async -> Int
func f(_ body: nonisolated(nonsending) @Sendable @escaping () async -> Int) {}
let g: @Sendable nonisolated(nonsending) (Int) async throws -> Void
