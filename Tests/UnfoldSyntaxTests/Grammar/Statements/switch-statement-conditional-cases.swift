switch x {
case .a: break
#if os(iOS)
case .b: f()
case .c: g()
#elseif os(macOS)
case .d: h()
#else
default: i()
#endif
#if DEBUG
@unknown default: break
#endif
}
switch x {
case .a:
  #if DEBUG
  print("a")
  #endif
default: break
}
