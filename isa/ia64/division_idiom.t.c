/* division_idiom.t.c - divisions and square roots on the host have the same bits as the idiom's result; deferred registers keep their
 * values. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "isa/ia64/lower_divide.h"

enum { CASES = 200000 };
static const uint64_t FPSR = 0x9804c0270033f;

static uint64_t random64(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static struct ia64_fr integer(uint64_t magnitude, bool negative)
{
    int lead = __builtin_clzll(magnitude);
    return (struct ia64_fr){magnitude << lead, (uint64_t)(IA64_FR_BIAS + 63 - lead) | (negative ? IA64_FR_SIGN : 0)};
}

/* Divides integers of any size: also dividends next to a multiple of the divisor, and operands next to a power of two. */
static void integers_divide(void **test)
{
    uint64_t state = 88172645463325252, quotient;
    unsigned done = 0;
    (void)test;
    for (unsigned k = 0; k < CASES; k++) {
        bool is_unsigned = k & 1;
        uint64_t x = random64(&state) >> random64(&state) % 64, y = random64(&state) >> random64(&state) % 64;
        if (k % 3 == 0)
            x = y * (random64(&state) >> random64(&state) % 64) + random64(&state) % 3 - 1;
        if (k % 5 == 0)
            y = UINT64_MAX >> random64(&state) % 40;
        if (k % 7 == 0)
            x = UINT64_MAX - random64(&state) % 3;
        x >>= !is_unsigned, y >>= !is_unsigned;
        if (!x || !y)
            continue;
        struct ia64_fr a = integer(x, !is_unsigned && k & 2), b = integer(y, !is_unsigned && k & 4);
        if (!ia64_divide_integers(a, b, is_unsigned, &quotient))
            continue;
        struct ia64_fp_env env = {.fpsr = FPSR};
        struct ia64_fr last = ia64_idiom_value(IA64_IDIOM_INTEGER, ia64_idiom_last(IA64_IDIOM_INTEGER), a, b);
        assert_int_equal(ia64_fcvt_fx(&env, 1, is_unsigned, true, last).sig, quotient);
        done++;
    }
    assert_true(done > CASES / 2);
}

static const uint64_t FRACTION = ((uint64_t)1 << 52) - 1;

/* A format, the function that divides its numbers, and operands that make hard cases. */
struct format {
    enum ia64_idiom_kind idiom;
    bool (*divide)(uint64_t a, uint64_t b, uint64_t *quotient);
    uint64_t ones_a, ones_b; /* bits that are often set in the fractions */
    unsigned unused;         /* the number of low bits of a double's fraction that the format does not have */
    bool by_one;             /* the dividend is often 1 */
    unsigned least;          /* the least number of cases that the host must accept */
};

/* Returns x with the format's range and precision. */
static uint64_t in_format(const struct format *f, uint64_t x)
{
    if (!f->unused)
        return x;
    x = (x & FRACTION) | (x >> 63 << 63) | (1023 - 126 + (x >> 52 & 0x7ff) % 254) << 52; /* the range of singles */
    return x >> f->unused << f->unused;
}

static void reals_divide(const struct format *f)
{
    uint64_t state = 88172645463325252, quotient;
    unsigned done = 0;
    for (unsigned k = 0; k < CASES; k++) {
        uint64_t a = random64(&state), b = random64(&state);
        if (k % 3 == 0)
            a |= f->ones_a;
        if (k % 5 == 0)
            b |= f->ones_b;
        if (k % 7 == 0)
            a = (a & ~FRACTION) | ((b + (random64(&state) % 5 << f->unused)) & FRACTION);
        if (f->by_one && k % 11 == 0)
            a = 0x3ff0000000000000;
        a = in_format(f, a), b = in_format(f, b);
        if (!f->divide(a, b, &quotient))
            continue;
        struct ia64_fr last = ia64_idiom_value(f->idiom, ia64_idiom_last(f->idiom), ia64_fr_from_double(a), ia64_fr_from_double(b));
        assert_int_equal(ia64_fr_to_double(last), quotient);
        done++;
    }
    assert_true(done > f->least);
}

static void doubles_divide(void **test)
{
    (void)test;
    reals_divide(&(struct format){.idiom = IA64_IDIOM_DOUBLE,
                                  .divide = ia64_divide_doubles,
                                  .ones_a = 0xfffff00000000,
                                  .ones_b = 0xffffffffff000,
                                  .least = CASES / 8});
}

static void singles_divide(void **test)
{
    (void)test;
    reals_divide(&(struct format){.idiom = IA64_IDIOM_SINGLE,
                                  .divide = ia64_divide_singles,
                                  .ones_a = 0xffff000000000,
                                  .ones_b = 0xffffff0000000,
                                  .unused = 29,
                                  .by_one = true,
                                  .least = CASES / 4});
}

static void extended_numbers_divide(void **test)
{
    uint64_t state = 88172645463325252;
    unsigned done = 0;
    (void)test;
    for (unsigned k = 0; k < CASES; k++) {
        struct ia64_fr a = {random64(&state) | 1ull << 63, IA64_FR_BIAS + random64(&state) % 2000 - 1000}, b = a, q;
        b.sig = random64(&state) | 1ull << 63;
        b.exp = (IA64_FR_BIAS + random64(&state) % 2000 - 1000) | (k & 1 ? IA64_FR_SIGN : 0);
        if (k % 3 == 0)
            a.sig |= (1ull << (k % 64)) - 1;
        if (k % 5 == 0)
            b.sig |= UINT64_MAX >> (k % 64);
        if (k % 7 == 0)
            a.sig = (b.sig + k % 11 - 5) | 1ull << 63;
        if (k % 11 == 0)
            b.sig &= UINT64_MAX << (k % 64);
        b.sig |= 1ull << 63;
        if (!ia64_divide_extended(a, b, &q))
            continue;
        struct ia64_fr last = ia64_idiom_value(IA64_IDIOM_EXTENDED, ia64_idiom_last(IA64_IDIOM_EXTENDED), a, b);
        assert_int_equal(last.sig, q.sig);
        assert_int_equal(last.exp, q.exp);
        done++;
    }
    assert_true(done > CASES / 2);
}

/* Takes roots of a format's numbers, some of them next to squares. */
static void roots_of(const struct format *f)
{
    uint64_t state = 88172645463325252, root;
    unsigned done = 0;
    for (unsigned k = 0; k < CASES; k++) {
        uint64_t a = random64(&state) >> 1;
        if (k % 3 == 0)
            a |= f->ones_a;
        if (k % 5 == 0) {
            double half = (double)(random64(&state) >> 38), near = half * half;
            memcpy(&a, &near, sizeof a);
            a += (random64(&state) % 5 - 2) << f->unused;
        }
        a = in_format(f, a) & ~(1ull << 63);
        if (!(f->idiom == IA64_IDIOM_ROOT_SINGLE ? ia64_root_single : ia64_root_double)(a, &root))
            continue;
        struct ia64_fr last = ia64_idiom_value(f->idiom, ia64_idiom_last(f->idiom), ia64_fr_from_double(a), IA64_FR_ONE);
        assert_int_equal(ia64_fr_to_double(last), root);
        done++;
    }
    assert_true(done > f->least);
}

static void roots_of_doubles(void **test)
{
    (void)test;
    roots_of(&(struct format){.idiom = IA64_IDIOM_ROOT_DOUBLE, .ones_a = 0xfffff00000000, .least = CASES / 4});
}

static void roots_of_singles(void **test)
{
    (void)test;
    roots_of(&(struct format){.idiom = IA64_IDIOM_ROOT_SINGLE, .ones_a = 0xffff000000000, .unused = 29, .least = CASES / 2});
}

static void roots_of_extended_numbers(void **test)
{
    uint64_t state = 88172645463325252;
    unsigned done = 0;
    (void)test;
    for (unsigned k = 0; k < CASES; k++) {
        struct ia64_fr a = {random64(&state) | 1ull << 63, IA64_FR_BIAS + random64(&state) % 2000 - 1000}, root;
        if (k % 3 == 0)
            a.sig |= (1ull << (k % 64)) - 1;
        if (k % 5 == 0)
            a.sig = (random64(&state) >> 32 | 1ull << 31) * (random64(&state) >> 32 | 1ull << 31) | 1ull << 63;
        if (k % 7 == 0) { /* next to a square */
            uint64_t half = random64(&state) >> 32 | 1ull << 31, square = half * half;
            int lead = __builtin_clzll(square);
            a.sig = (square << lead) + k % 3 - 1;
            a.exp = (uint64_t)(IA64_FR_BIAS + 63 - lead);
        }
        if (!ia64_root_extended(a, &root))
            continue;
        struct ia64_fr last = ia64_idiom_value(IA64_IDIOM_ROOT_EXTENDED, ia64_idiom_last(IA64_IDIOM_ROOT_EXTENDED), a, IA64_FR_ONE);
        assert_int_equal(last.sig, root.sig);
        assert_int_equal(last.exp, root.exp);
        done++;
    }
    assert_true(done > CASES / 2);
}

/* Deferred registers keep their values while other idioms reuse the operand entry, twice and more. */
static void deferred_registers_survive_reuse(void **test)
{
    static uint64_t s[S_COUNT];
    static struct ia64_fr was[128];
    uint64_t state = 88172645463325252;
    (void)test;
    for (unsigned k = 0; k < 1000; k++) {
        unsigned n = (unsigned)(random64(&state) % IDIOMS);
        uint64_t left = random64(&state) & ALL_NUMBERS & random64(&state), *kept = s + S_IDIOM + IDIOM_SLOTS * n;
        entry_make_room(s, n);
        kept[ENTRY_KEY] = left << KEY_DEFERRED | 16 * k;
        for (unsigned j = 0; j < 2; j++) {
            kept[IDIOM_A + 2 * j] = random64(&state) | 1ull << 63;
            kept[IDIOM_A + 2 * j + 1] = IA64_FR_BIAS;
        }
        for (; left; left &= left - 1) {
            unsigned f = register_of((unsigned)__builtin_ctzll(left));
            s[S_FR + 2 * f + 1] = deferred(IA64_IDIOM_EXTENDED, IA64_NODE_Y + (unsigned)(random64(&state) % 14), n);
            was[f] = get_fr(s, f);
        }
        for (unsigned f = 6; f < IA64_IDIOM_END; f++) {
            struct ia64_fr v = get_fr(s, f);
            assert_true(v.sig == was[f].sig && v.exp == was[f].exp);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(roots_of_doubles), cmocka_unit_test(roots_of_singles),
                                       // clang-format off
                                       cmocka_unit_test(roots_of_extended_numbers), cmocka_unit_test(integers_divide), cmocka_unit_test(doubles_divide),
                                       cmocka_unit_test(singles_divide), cmocka_unit_test(extended_numbers_divide),
                                       // clang-format on
                                       cmocka_unit_test(deferred_registers_survive_reuse)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
