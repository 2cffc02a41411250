let plain = /[a-z]+/
let captures = /(?<year>\d{4})-(?<month>\d{2})/
let escaped = /a\/b/
let parenthesised = (/x/, /y/)
let call = text.matches(of: /\s+/)
let afterReturn = { return /x/ }
let bracketClass = /[^\]]/
f(/a/, /b/)
switch text {
case /abc/: break
default: break
}
