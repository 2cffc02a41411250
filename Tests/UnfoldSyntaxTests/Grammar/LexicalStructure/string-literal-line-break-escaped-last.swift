// In a raw string even the last line break may be escaped.
let one = #"""
one\#
"""#
let two = #"""
\#(one)\#
"""#
