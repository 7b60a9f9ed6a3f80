// Structures by value: of every size from 1 to 40 bytes, with floating-point members, returned and passed in the middle of arguments.
#include "check.h"

#define SIZED(n)                                                                                                                       \
    struct s##n {                                                                                                                      \
        unsigned char b[n];                                                                                                            \
    };                                                                                                                                 \
    static __attribute__((noinline)) struct s##n turn##n(int k, struct s##n s, long long t)                                           \
    {                                                                                                                                  \
        for (int i = 0; i < n; i++)                                                                                                    \
            s.b[i] = (unsigned char)(s.b[i] * k + t + i);                                                                             \
        return s;                                                                                                                      \
    }                                                                                                                                  \
    static void test##n(void)                                                                                                          \
    {                                                                                                                                  \
        struct s##n s;                                                                                                                 \
        for (int i = 0; i < n; i++)                                                                                                    \
            s.b[i] = (unsigned char)(i + 1);                                                                                           \
        s = turn##n(3, turn##n(5, s, 1LL << 33 | 1), 2);                                                                              \
        printf("%d:%08x ", n, checksum(&s, n));                                                                                        \
    }

SIZED(1) SIZED(2) SIZED(3) SIZED(4) SIZED(5) SIZED(6) SIZED(7) SIZED(8) SIZED(9) SIZED(12) SIZED(15) SIZED(16) SIZED(17) SIZED(24) SIZED(33) SIZED(40)

struct floats { float x, y; };
struct doubles { double x, y; };
struct hfa { double v[4]; };
struct mixed { char c; double d; short s; float f; };
struct nested { struct mixed m[2]; int tail; };

static __attribute__((noinline)) struct floats scale(struct floats v, float k) { return (struct floats){v.x * k, v.y * k}; }
static __attribute__((noinline)) struct doubles add(struct doubles a, int n, struct doubles b) { return (struct doubles){a.x + b.x * n, a.y + b.y * n}; }
static __attribute__((noinline)) struct hfa reverse(struct hfa h) { return (struct hfa){{h.v[3], h.v[2], h.v[1], h.v[0]}}; }
static __attribute__((noinline)) struct nested bump(int k, struct nested n, double d)
{
    for (int i = 0; i < 2; i++) {
        n.m[i].c = (char)(n.m[i].c + k);
        n.m[i].d += d;
        n.m[i].s *= 2;
        n.m[i].f /= 2;
    }
    n.tail -= k;
    return n;
}

int main(void)
{
    test1(); test2(); test3(); test4(); test5(); test6(); test7(); test8(); test9(); test12(); test15(); test16(); test17(); test24(); test33(); test40();
    struct floats f = scale(scale((struct floats){1.5f, -2.25f}, 2), 0.5f);
    struct doubles d = add((struct doubles){1, 2}, 3, (struct doubles){0.5, 0.25});
    struct hfa h = reverse((struct hfa){{1, 2, 3, 4}});
    struct nested n = bump(3, (struct nested){{{'a', 1.5, 100, 8}, {'b', 2.5, -100, 4}}, 10}, 0.25);
    printf("\n%g %g %g %g %g %g %g %g\n", f.x, f.y, d.x, d.y, h.v[0], h.v[1], h.v[2], h.v[3]);
    printf("%c %g %d %g %c %g %d %g %d\n", n.m[0].c, n.m[0].d, n.m[0].s, n.m[0].f, n.m[1].c, n.m[1].d, n.m[1].s, n.m[1].f, n.tail);
}

/* stdout:
1:110c7003 2:fa9488ac 3:0dd30422 4:322ffabd 5:de87e9e7 6:e3f4b3fc 7:5436890e 8:28da98b5 9:691d6f5b 12:2f04d5ed 15:122ae316 16:c0839665 17:302555f3 24:d4bbb995 33:e0a8e0a3 40:c3228875 
1.5 -2.25 2.5 2.75 4 3 2 1
d 1.75 200 4 e 2.75 -200 2 7
*/
