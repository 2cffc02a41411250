let a = #file
let b = #fileID
let c = #filePath
let d = #line
let e = #column
let f = #function
let g = #dsohandle
func log(file: String = #fileID, line: Int = #line) {}
