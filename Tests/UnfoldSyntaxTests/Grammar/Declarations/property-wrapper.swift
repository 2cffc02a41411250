struct S {
  @State private var a = 1
  @Binding var b: Int
  @Environment(\.dismiss) private var c
  @Wrapper<Int>(x: 1) var d
  @Outer.Wrapper @Other var e: Int
  @State(1) var f { didSet {} }
}
