Button("Title") { tap() }
Button { tap() } label: { Text("Title") }
view.animate(1) { x in y } completion: { _ in done() }
let a = items.first { $0.isOn }?.name
if items.contains(where: { $0 > 1 }) {}
guard let x = (items.first { $0.isOn }) else { return }
f { } _: { } `default`: { } in: { }
f[0] { 1 }
f?.g { 1 }
f! { 1 }
VStack {
  Text("a")
    .padding()
  Text("b")
}
.padding()
