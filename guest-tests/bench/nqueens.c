// Bit operations and recursion: all ways to place queens on a board.
// bench: 20000
#include "bench.h"

static unsigned place(unsigned all, unsigned columns, unsigned left, unsigned right)
{
    unsigned count = 0;
    if (columns == all)
        return 1;
    for (unsigned free = all & ~(columns | left | right); free; free &= free - 1) {
        unsigned bit = free & -free;
        count += place(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
}

int main(int argc, char **argv)
{
    unsigned sum = 0;
    for (int i = rounds(argc, argv); i > 0; i--)
        sum += place((1u << (8 + i % 2)) - 1, 0, 0, 0);
    printf("%u\n", sum);
}

/* stdout:
352
*/
