outer: for x in list {
  inner: while true {
    continue outer
    break inner
  }
}
loop: repeat { break loop } while true
check: if a { break check }
block: do { break block }
choice: switch x { default: break choice }
