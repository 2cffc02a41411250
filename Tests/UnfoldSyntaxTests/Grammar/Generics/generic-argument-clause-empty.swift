// The compiler's parser bears it.
let boxes: Box<> = Box< >()
