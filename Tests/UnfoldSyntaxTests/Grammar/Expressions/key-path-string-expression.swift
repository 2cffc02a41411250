let a = #keyPath(name)
let b = #keyPath(Person.friends.name)
