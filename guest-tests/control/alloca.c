// alloca and variable-length arrays: in loops, below calls, with alignment, and with the address order they need not have.
// except: m68k, its ABI aligns to 4 bytes
#include <alloca.h>
#include "check.h"

static __attribute__((noinline)) uint32_t fill(unsigned char *p, int n)
{
    for (int i = 0; i < n; i++)
        p[i] = (unsigned char)(i ^ n);
    return checksum(p, (size_t)n);
}

static uint32_t vla(int rows, int columns)
{
    int m[rows][columns];
    uint32_t h = 0;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            m[i][j] = i * columns - j;
    for (int j = 0; j < columns; j++)
        for (int i = 0; i < rows; i++)
            h = h * 31 + (uint32_t)m[i][j];
    return h + sizeof m;
}

int main(void)
{
    uint32_t h = 0;
    unsigned char *keep[20];
    for (int i = 1; i < 20; i++) {
        keep[i] = (unsigned char *)alloca((size_t)i * 13);
        h = h * 31 + fill(keep[i], i * 13);
    }
    for (int i = 1; i < 20; i++)
        h = h * 31 + checksum(keep[i], (size_t)i * 13);
    printf("%08x\n", h);
    for (volatile int i = 1; i < 30; i += 7)
        printf("%08x\n", vla(i, 31 - i));
    unsigned char *page = (unsigned char *)alloca(100000);
    printf("%08x %d\n", fill(page, 100000), (int)((uintptr_t)page % 8));
}

/* stdout:
51754960
a8155c69
bec368a4
fe4a0ab8
9f9f3813
0b39e827
0d72d9e5 0
*/
