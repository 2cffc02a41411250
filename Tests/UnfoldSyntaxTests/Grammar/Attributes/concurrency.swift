@MainActor func a() {}
@Sendable func b() {}
@preconcurrency protocol C {}
@isolated(any) func d() {}
@concurrent func e() async {}
@_unsafeInheritExecutor func f() async {}
@MainActor(unsafe) class G {}
@_inheritActorContext func h() {}
nonisolated func i() {}
@unchecked func j() {}
@_spi(Name) public func k() {}
@_spi(A) @_spi(B) public func l() {}
