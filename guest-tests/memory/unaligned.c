// Unaligned data reached through packed structures and memcpy, at every offset.
#include "check.h"

struct __attribute__((packed)) odd {
    char c;
    int i;
    short s;
    double d;
    long long l;
    float f;
};

int main(void)
{
    struct odd v[3];
    memset(v, 0, sizeof v);
    printf("%d\n", (int)sizeof(struct odd));
    for (volatile int i = 0; i < 3; i++) {
        v[i].c = (char)('a' + i);
        v[i].i = 0x12345678 * (i + 1);
        v[i].s = (short)(-1000 * i);
        v[i].d = 1.5 * i;
        v[i].l = 0x123456789abcdefLL * (i + 1);
        v[i].f = 0.25f * (float)i;
    }
    for (int i = 0; i < 3; i++) {
        v[i].i += i;
        v[i].d *= 3;
        printf("%c %x %d %g %llx %g\n", v[i].c, v[i].i, v[i].s, v[i].d, v[i].l, v[i].f);
    }
    char bytes[40];
    for (int i = 0; i < 40; i++)
        bytes[i] = (char)(i * 17);
    for (int i = 0; i < 8; i++) {
        uint32_t w;
        uint64_t l;
        memcpy(&w, bytes + i, 4);
        memcpy(&l, bytes + i, 8);
        unsigned char *first = (unsigned char *)&w;
        printf("%u %d\n", first[0] * 1000u + first[3], memcmp(&l, bytes + i, 8));
        w += 0;
        memcpy(bytes + i + 20, &w, 4);
    }
    printf("%08x\n", checksum(bytes, 40));
}

/* stdout:
27
a 12345678 0 0 123456789abcdef 0
b 2468acf1 -1000 4.5 2468acf13579bde 0.25
c 369d036a -2000 9 369d0369d0369cd 0.5
51 0
17068 0
34085 0
51102 0
68119 0
85136 0
102153 0
119170 0
74094831
*/
