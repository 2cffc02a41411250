let `class` = 1
let `default` = `class` + 1
func `repeat`(`in` value: Int) {}
enum E { case `self`, `nil`, ordinary }
let x = E.`self`
let y = object.`init`
