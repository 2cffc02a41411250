let a = #stringify(x + y)
let b = #macro
let c = #macro<Int, String>(1)
let d = #Predicate<Item> { $0.isOn }
let e = #externalMacro(module: "Macros", type: "StringifyMacro")
let f = #url("https://example.org").path
#expect(x == y)
let g = #macro { 1 } second: { 2 }
let h = #Module.macro(1)
let i = #isolation
f(isolation: #isolation)
