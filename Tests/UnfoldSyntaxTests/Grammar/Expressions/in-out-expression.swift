swap(&a, &b)
f(&array[0], &object.property, label: &value)
g(x, &y)
