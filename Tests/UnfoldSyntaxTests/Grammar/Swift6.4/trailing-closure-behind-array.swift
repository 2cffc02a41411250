// SE-0508: what Swift 6.3 calls an error.
let names = [String] { "one" }
let lengths = [String: Int] { 1 }.count
let both = ([1] { 2 }, [1: 2] { 3 })
