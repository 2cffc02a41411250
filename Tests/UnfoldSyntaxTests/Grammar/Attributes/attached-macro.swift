@Observable class A {}
@Model final class B { @Attribute(.unique) var id: Int }
@Suite("Name", .tags(.a)) struct C {
  @Test("Title", arguments: [1, 2]) func d(x: Int) {}
}
@Module.Macro<Int>(x: 1, { $0 }) struct E {}
