// brk and sbrk: growing, shrinking, contents kept, fresh memory zero.
#include <unistd.h>
#include "check.h"

int main(void)
{
    static char buffer[4096];
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer); // stdio allocates nothing
    char *start = (char *)sbrk(0);
    char *p = (char *)sbrk(200000);
    CHECK(p == start);
    memset(p, 'b', 200000);
    CHECK(sbrk(100000) == p + 200000);
    int zero = 1;
    for (int i = 0; i < 100000; i++)
        zero &= p[200000 + i] == 0;
    CHECK(zero);
    CHECK(p[199999] == 'b');
    CHECK(sbrk(-250000) == p + 300000);
    CHECK(sbrk(0) == p + 50000);
    CHECK(sbrk(150000) == p + 50000);
    CHECK(p[49999] == 'b');
    CHECK(brk(start) == 0 && sbrk(0) == start);
}

/* stdout:
yes p == start
yes sbrk(100000) == p + 200000
yes zero
yes p[199999] == 'b'
yes sbrk(-250000) == p + 300000
yes sbrk(0) == p + 50000
yes sbrk(150000) == p + 50000
yes p[49999] == 'b'
yes brk(start) == 0 && sbrk(0) == start
*/
