#declare
#declare(1, label: 2)
struct S {
  #members("a")
  @A public #member<Int>(1) { 2 }
  var x = 1
  #Preview
}
#Preview("Name", traits: .landscape) { View() }
enum E {
  #cases
  case a
}
