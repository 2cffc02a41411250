let binding = $name
let nested = view.$name.wrapped
TextField(text: $draft.title)
