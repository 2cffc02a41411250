switch x {
case 1: fallthrough
case 2:
  f()
  fallthrough
default: break
}
