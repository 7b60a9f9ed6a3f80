// Calls and returns: Fibonacci numbers by naive recursion.
// bench: 4000
#include "bench.h"

static unsigned fib(unsigned n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int main(int argc, char **argv)
{
    unsigned sum = 0;
    for (int i = rounds(argc, argv); i > 0; i--)
        sum += fib(24 + (unsigned)(i & 1));
    printf("%u\n", sum);
}

/* stdout:
75025
*/
