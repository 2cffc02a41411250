x = 1
x.y = z = w
(a, b) = (b, a)
x += 1; x -= 1; x *= 2; x /= 2; x %= 2
x <<= 1; x >>= 1; x &= 1; x |= 1; x ^= 1
x[0] = try f()
x = await g()
