while true { break }
loop: while true { break loop }
switch x { case 1: break
default: break }
