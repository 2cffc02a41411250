for x in list { continue }
loop: for x in list { continue loop }
for x in list {
  if x { continue }
  f()
}
