let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
let file = #fileLiteral(resourceName: "data.json")
let image = #imageLiteral(resourceName: "bee")
