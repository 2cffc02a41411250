// Swift's own module of the C library leaves these calls out on Linux.
#include <sys/xattr.h>
