let d = \Type.init(value:)
let e = \Person.describe(to:)
let f = \.describe(_:separator:)
