let extended = #/usr/local/bin/#
let twice = ##/a#/b/##
let spaces = #/ starts with a space/#
let multiline = #/
  # a comment
  (?<word> \w+ )  # another
  \s /
/#
let member = #/x/#.ignoresCase()
