/* The same by the other way into the kernel: numbers beyond Linux/hppa's own. */
#define PRECIS_LINUX_NUMBERS
#include "counting.c"
