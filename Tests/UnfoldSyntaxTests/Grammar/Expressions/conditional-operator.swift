let a = flag ? 1 : 2
let b = a ? b ? c : d : e ? f : g
let c = flag
  ? first
  : second
let d = x.isEmpty ? nil : x?.y
let e = a == b ? [1] : [2: 3]
let f = flag ? { 1 } : { 2 }
let g = a ? b as Int : c
