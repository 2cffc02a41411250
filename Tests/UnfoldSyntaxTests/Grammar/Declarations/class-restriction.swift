protocol P: class {}
protocol Q: class, R {}
