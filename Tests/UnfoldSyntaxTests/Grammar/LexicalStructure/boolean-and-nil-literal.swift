let yes = true
let no = false
let nothing: Int? = nil
let both = [true, false, nil]
