#if DEBUG
let a = 1
#elseif os(Linux) && !arch(arm64)
let a = 2
#else
let a = 3
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif
#if swift(>=6.0) || compiler(<5.9)
#endif
#if targetEnvironment(simulator)
f()
#endif
#if hasFeature(X) && hasAttribute(Y) && (A || B)
#endif
#if canImport(Module, _version: 1.2.3)
#endif
#if false
#endif
