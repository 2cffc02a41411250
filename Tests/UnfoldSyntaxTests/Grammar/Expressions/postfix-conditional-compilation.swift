let a = view
  .first()
#if os(iOS)
  .second()
  .third { 1 }
#elseif os(macOS)
  .fourth
#else
  .fifth[0]?
#endif
  .last()
let b = x
#if A
  #if B
  .y
  #endif
#endif
  .z
f(x
  #if A
  .y()
  #endif
)
view
#if DEBUG
  .border(.red)
#endif
