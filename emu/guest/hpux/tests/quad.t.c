/* quad.t.c - quad.c against the compiler's own 128-bit floating point. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

typedef unsigned long long u64;
typedef __float128 real;

struct quad {
    u64 high, low;
};
struct quad _U_Qfadd(struct quad a, struct quad b);
struct quad _U_Qfsub(struct quad a, struct quad b);
struct quad _U_Qfmpy(struct quad a, struct quad b);
struct quad _U_Qfdiv(struct quad a, struct quad b);
struct quad _U_Qfcnvff_dbl_to_quad(double v);
struct quad _U_Qfcnvxf_dbl_to_quad(long long v);
struct quad _U_Qfcnvfxt_quad_to_quad(struct quad q);
struct quad _U_Qfcnvxf_quad_to_quad(struct quad v);
double _U_Qfcnvff_quad_to_dbl(struct quad q);
float _U_Qfcnvff_quad_to_sgl(struct quad q);
struct quad _U_Qfcnvff_sgl_to_quad(float v);
long long _U_Qfcnvfxt_quad_to_dbl(struct quad q);
int _U_Qfcmp(struct quad a, struct quad b, int condition);

enum { CASES = 300000, GREATER = 16, LESS = 8, EQUAL = 4, UNORDERED = 2 };

static u64 state = 1;

static u64 random_bits(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state * 0x2545f4914f6cdd1dull;
}

static struct quad of(real v)
{
    u64 words[2];

    memcpy(words, &v, sizeof words);
    return (struct quad){words[1], words[0]};
}

static real value(struct quad q)
{
    const u64 words[2] = {q.low, q.high};
    real v;

    memcpy(&v, words, sizeof v);
    return v;
}

/* Any number; near 1 to 2^120; subnormal; a double; infinite; as close to the last one as possible. */
static struct quad random_quad(struct quad last)
{
    struct quad q = {random_bits(), random_bits()};

    switch (random_bits() % 8) {
    case 0: q.high = (q.high & 0x8000ffffffffffffull) | (16383 + random_bits() % 120) << 48; break;
    case 1: q.high &= 0x8000ffffffffffffull; break;
    case 2: return of((real)(double)value(q));
    case 3: return (struct quad){(q.high & 1ull << 63) | 0x7fffull << 48, 0};
    case 4: return (struct quad){last.high ^ (q.high & 1ull << 63), last.low + q.high % 3};
    case 5: q.high = last.high + ((q.high % 5) << 48); break;
    case 6: /* of the range of floats, also subnormal, and near a tie of their rounding */
        q.high = (q.high & 0x8000ffffff000000ull) | (16383 - 155 + random_bits() % 290) << 48 | (random_bits() & 1) << 24;
        q.low = random_bits() % 3 ? 0 : random_bits();
        break;
    default: break;
    }
    return q;
}

static void assert_same(struct quad a, real v)
{
    const real w = value(a);

    assert_true(v != v ? w != w : !memcmp(&v, &w, sizeof v));
}

static void check_integers(struct quad p)
{
    const real x = value(p);

    if (x > -9e18 && x < 9e18)
        assert_true(_U_Qfcnvfxt_quad_to_dbl(p) == (long long)x);
    if (x > -1e38 && x < 1e38) {
        const __int128 v = (__int128)x;
        const struct quad q = _U_Qfcnvfxt_quad_to_quad(p);

        assert_true(q.high == (u64)(v >> 64) && q.low == (u64)v);
        assert_same(_U_Qfcnvxf_quad_to_quad(q), (real)v);
        assert_same(_U_Qfcnvxf_dbl_to_quad((long long)p.low), (real)(long long)p.low);
    }
}

static void check(struct quad p, struct quad q)
{
    const real x = value(p), y = value(q);
    const double d = (double)x, e = _U_Qfcnvff_quad_to_dbl(p);

    assert_same(_U_Qfadd(p, q), x + y);
    assert_same(_U_Qfsub(p, q), x - y);
    assert_same(_U_Qfmpy(p, q), x * y);
    assert_same(_U_Qfdiv(p, q), x / y);
    assert_true(_U_Qfcmp(p, q, LESS) == (x < y));
    assert_true(_U_Qfcmp(p, q, EQUAL) == (x == y));
    assert_true(_U_Qfcmp(p, q, GREATER | EQUAL) == (x >= y));
    assert_true(_U_Qfcmp(p, q, UNORDERED) == (x != x || y != y));
    assert_true(d != d ? e != e : !memcmp(&d, &e, sizeof d));
    assert_same(_U_Qfcnvff_dbl_to_quad(d), (real)d);
    const float f = (float)x, g = _U_Qfcnvff_quad_to_sgl(p);
    assert_true(f != f ? g != g : !memcmp(&f, &g, sizeof f));
    assert_same(_U_Qfcnvff_sgl_to_quad(f), (real)f);
    check_integers(p);
}

static void agrees_with_the_compiler(void **unused)
{
    struct quad p = {0, 0};

    (void)unused;
    for (int i = 0; i < CASES; i++) {
        struct quad q = random_quad(p);

        check(p, q);
        p = q;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(agrees_with_the_compiler)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
