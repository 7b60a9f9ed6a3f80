// Bit-fields: signed, unsigned, crossing storage units, in unions and arrays.
// except: i386 m68k, their ABIs align long long to 4 and 2 bytes in structures
#include "check.h"

struct narrow {
    unsigned a : 3;
    int b : 5;
    unsigned c : 11;
    int d : 13;
};

struct wide {
    uint64_t a : 33;
    int64_t b : 20;
    uint64_t c : 11;
    uint16_t d : 9;
    uint16_t : 0;
    int16_t e : 1;
};

int main(void)
{
    struct narrow n[3];
    memset(n, 0, sizeof n);
    for (volatile int i = 0; i < 3; i++) {
        n[i].a = i * 3;
        n[i].b = -i * 7;
        n[i].c = 2000 + i * 100;
        n[i].d = -4096 + i;
    }
    for (int i = 0; i < 3; i++)
        printf("%u %d %u %d\n", n[i].a, n[i].b, n[i].c, n[i].d);
    n[1].a++;
    n[1].b -= 10;
    n[1].c ^= 0x7ff;
    n[1].d *= 2;
    printf("%u %d %u %d\n", n[1].a, n[1].b, n[1].c, n[1].d);
    struct wide w;
    memset(&w, 0, sizeof w);
    volatile uint64_t big = 0x1fedcba98ull;
    w.a = big;
    w.b = -(int64_t)(big & 0x7ffff);
    w.c = big;
    w.d = (uint16_t)big;
    w.e = 1;
    printf("%llx %lld %llx %x %d\n", (unsigned long long)w.a, (long long)w.b, (unsigned long long)w.c, w.d, w.e);
    w.a += 0x10000;
    w.b <<= 1;
    printf("%llx %lld %llx %x %d %d\n", (unsigned long long)w.a, (long long)w.b, (unsigned long long)w.c, w.d, w.e, (int)sizeof w);
}

/* stdout:
0 0 2000 -4096
3 -7 52 -4095
6 -14 152 -4094
4 15 1995 2
1fedcba98 -309912 298 98 -1
1feddba98 428752 298 98 -1 16
*/
