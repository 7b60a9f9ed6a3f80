// Calls through tables of function pointers that change from call to call.
// bench: 1000
#include "bench.h"

typedef unsigned (*step)(unsigned, unsigned);
#define STEP(name, expression)                                                                                                         \
    static __attribute__((noinline)) unsigned name(unsigned a, unsigned b) { return expression; }
STEP(add, a + b) STEP(sub, a - b) STEP(xor_, a ^ b) STEP(and_, a & (b | 1)) STEP(shl, a << (b & 7)) STEP(shr, a >> (b & 7) | 1) STEP(mul, a * 69069 + b) STEP(not_, ~a + b)
static const step steps[] = {add, sub, xor_, and_, shl, shr, mul, not_};

struct shape {
    const struct methods *methods;
    unsigned size;
};
static const struct methods {
    unsigned (*area)(const struct shape *);
    unsigned (*edge)(const struct shape *);
} square, circle;
static unsigned square_area(const struct shape *s) { return s->size * s->size; }
static unsigned square_edge(const struct shape *s) { return s->size * 4; }
static unsigned circle_area(const struct shape *s) { return s->size * s->size * 355 / 113; }
static unsigned circle_edge(const struct shape *s) { return s->size * 710 / 113; }
static const struct methods square = {square_area, square_edge}, circle = {circle_area, circle_edge};

int main(int argc, char **argv)
{
    unsigned v = 1, seed = 7;
    struct shape shapes[64];
    for (unsigned i = 0; i < 64; i++)
        shapes[i] = (struct shape){i * 7 % 3 ? &square : &circle, i};
    for (int r = rounds(argc, argv) * 20000; r > 0; r--) {
        seed = seed * 1664525 + 1013904223;
        v = steps[seed >> 29](v, seed >> 16);
        const struct shape *s = &shapes[seed >> 10 & 63];
        v += seed & 0x10000 ? s->methods->area(s) : s->methods->edge(s);
    }
    printf("%08x\n", v);
}

/* stdout:
000018fc
*/
