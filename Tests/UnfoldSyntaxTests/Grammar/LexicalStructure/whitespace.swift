let  spaces   =	1	// a tab before and behind the equals sign
let verticalTabAndFormFeed=2
let a = 1; let b = 2


let afterEmptyLines = 3
    let indented = 4
