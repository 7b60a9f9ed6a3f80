// Inexact and overflow of sums, products and fused operations near the largest and the smallest numbers, where intermediate results of a
// translator overflow or lose bits: executed often enough to be translated.
// only: hppa ia64
// flags: -frounding-math -ffp-contract=off -lm
#include <fenv.h>
#include <math.h>
#include "check.h"

#define EXCEPTIONS (FE_INEXACT | FE_OVERFLOW | FE_INVALID)

static const uint64_t doubles[] = {
    0x7fefffffffffffff, 0x7feffffffffffffe, 0x7fe0000000000000, 0x7fe0000000000001, 0x7fdfffffffffffff, 0x7fdffffffffffffd,
    0x7fdfffbeffffffff, 0x7fdffffffffdffff, 0x7fd0000000000000, 0x7fc5555555555555, 0x7fb8000000000001, 0x7ca0000000000000,
    0x7c90000000000001, 0x3ff0000000000000, 0x3ff0000000000001, 0x3fefffffffffffff, 0x3fdffffffffffffe, 0x3fe5555555555555,
    0x4008000000000000, 0x3ca0000000000000, 0x0010000000000000, 0x0010000000000001, 0x001fffffffffffff, 0x0350000000000001,
};
static const uint32_t singles[] = {
    0x7f7fffff, 0x7f7ffffe, 0x7f000000, 0x7f000001, 0x7effffff, 0x7efffffd, 0x7eaaaaaa, 0x7e800000, 0x72800000, 0x3f800000,
    0x3f800001, 0x3f7fffff, 0x3efffffe, 0x40400000, 0x33800000, 0x00800000, 0x00800001, 0x00ffffff, 0x0d000001,
};
enum { DOUBLES = sizeof doubles / sizeof *doubles, SINGLES = sizeof singles / sizeof *singles };

static double double_of(unsigned n) // n and its sign
{
    uint64_t bits = doubles[n >> 1] | (uint64_t)(n & 1) << 63;
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

static float single_of(unsigned n)
{
    uint32_t bits = singles[n >> 1] | (n & 1) << 31;
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

#define OPERATION(name, type, expression) \
    __attribute__((noinline)) static type name(volatile type *x, volatile type *y, volatile type *z) \
    { \
        type a = *x, b = *y, c = *z; \
        (void)c; \
        return expression; \
    }
OPERATION(add, double, a + b)
OPERATION(subtract, double, a - b)
OPERATION(multiply, double, a *b)
OPERATION(fused, double, fma(a, b, c))
OPERATION(fused_less, double, fma(a, b, -c))
OPERATION(negated, double, fma(-a, b, c))
OPERATION(add_single, float, a + b)
OPERATION(subtract_single, float, a - b)
OPERATION(multiply_single, float, a *b)
OPERATION(fused_single, float, fmaf(a, b, c))
OPERATION(fused_less_single, float, fmaf(a, b, -c))
OPERATION(negated_single, float, fmaf(-a, b, c))

// The digest is of value and exceptions of each case.
#define RUN(name, type, count, operand) \
    do { \
        uint32_t digest = 1; \
        unsigned inexact = 0, overflows = 0; \
        for (unsigned i = 0; i < 2 * count; i++) \
            for (unsigned k = 0; k < 2 * count; k++) \
                for (unsigned n = 0; n < 2; n++) { \
                    volatile type x = operand(i), y = operand(k), z = operand((7 * i + 3 * k + 11 * n) % (2 * count)); \
                    feclearexcept(FE_ALL_EXCEPT); \
                    volatile type r = name(&x, &y, &z); \
                    int raised = fetestexcept(EXCEPTIONS); \
                    unsigned flags = !!(raised & FE_INEXACT) + 2 * !!(raised & FE_OVERFLOW) + 4 * !!(raised & FE_INVALID); \
                    uint64_t bits = 0; \
                    double wide = r; \
                    memcpy(&bits, &wide, sizeof bits); \
                    digest = (digest ^ (uint32_t)(bits >> 32)) * 16777619u; \
                    digest = (digest ^ (uint32_t)bits) * 16777619u; \
                    digest = (digest ^ flags) * 16777619u; \
                    inexact += !!(raised & FE_INEXACT); \
                    overflows += !!(raised & FE_OVERFLOW); \
                } \
        printf("%-18s %08x inexact %u overflows %u\n", #name, (unsigned)digest, inexact, overflows); \
    } while (0)

int main(void)
{
    RUN(add, double, DOUBLES, double_of);
    RUN(subtract, double, DOUBLES, double_of);
    RUN(multiply, double, DOUBLES, double_of);
    RUN(fused, double, DOUBLES, double_of);
    RUN(fused_less, double, DOUBLES, double_of);
    RUN(negated, double, DOUBLES, double_of);
    RUN(add_single, float, SINGLES, single_of);
    RUN(subtract_single, float, SINGLES, single_of);
    RUN(multiply_single, float, SINGLES, single_of);
    RUN(fused_single, float, SINGLES, single_of);
    RUN(fused_less_single, float, SINGLES, single_of);
    RUN(negated_single, float, SINGLES, single_of);
}

/* stdout:
add                4393214d inexact 3704 overflows 216
subtract           f2781c0d inexact 3704 overflows 216
multiply           429a34d1 inexact 3320 overflows 1512
fused              f4f98459 inexact 4381 overflows 1555
fused_less         b40b4128 inexact 4402 overflows 1557
negated            340b4128 inexact 4402 overflows 1557
add_single         64ae6bf9 inexact 2328 overflows 152
subtract_single    4d251759 inexact 2328 overflows 152
multiply_single    9b64dee1 inexact 1840 overflows 776
fused_single       8b5d0a02 inexact 2726 overflows 814
fused_less_single  0d755dea inexact 2727 overflows 824
negated_single     8d755dea inexact 2727 overflows 824
*/
