repeat { x += 1 } while x < 10
repeat {
  if done { break }
} while true
repeat { } while (f())
