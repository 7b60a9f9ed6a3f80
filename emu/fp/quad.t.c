/*
 * Quad precision compared with MPFR: random and edge operands, every operation, every rounding mode, flags; conversions,
 * comparisons, the format. PRECIS_FP_CASES=n sets the number of cases of each kind (default 20000).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>
#include <mpfr.h>

#include "emu/fp/quad.h"
#include "emu/fp/random.t.h"

enum { EMIN = -16382, EMAX = 16383 };

static unsigned long cases(void)
{
    const char *n = getenv("PRECIS_FP_CASES");
    return n ? strtoul(n, NULL, 0) : 20000;
}

static fp_u128 random128(void)
{
    return (fp_u128)random64() << 64 | random64();
}

/* The bits of a number: random, sparse, all ones, denormal, at the ends of the range. */
static fp_u128 random_quad(void)
{
    fp_u128 fraction = random128() >> 16, sign = (fp_u128)below(2) << 127;
    static const uint16_t fields[] = {0, 0, 1, 2, 0x7ffe, 0x7ffd, 0x7fff, 0x3fff, 0x3ffe, 113, 114, 0x2000};

    switch (below(5)) {
    case 0: fraction = 0; break;
    case 1: fraction = ((fp_u128)1 << 112) - 1; break;
    case 2: fraction = (fp_u128)1 << below(112); break;
    case 3: fraction ^= fraction & (((fp_u128)1 << below(112)) - 1); break;
    }
    unsigned field = below(3) ? fields[below(12)] : below(2) ? 0x3fff - 120 + below(240) : below(0x7fff);
    if (field == 0x7fff)
        fraction = 0;
    return sign | (fp_u128)field << 112 | fraction;
}

/* Sometimes b is close to a, so that sums cancel. */
static fp_u128 related(fp_u128 a)
{
    if (below(3))
        return random_quad();
    fp_u128 b = (a ^ (fp_u128)below(2) << 127) + below(3) - 1;
    if (below(2))
        b ^= (fp_u128)1 << below(112);
    return fp_is_nan128(b) ? random_quad() : b;
}

/* -- MPFR -------------------------------------------------------------------------------------- */

static mpfr_rnd_t mpfr_mode(unsigned rounding)
{
    static const mpfr_rnd_t mode[] = {MPFR_RNDN, MPFR_RNDZ, MPFR_RNDU, MPFR_RNDD};
    return mode[rounding];
}

static void to_mpfr(mpfr_t m, fp_u128 bits)
{
    bool sign = bits >> 127;
    unsigned field = (unsigned)(bits >> 112) & 0x7fff;
    fp_u128 fraction = bits << 16 >> 16;
    mpz_t z;

    mpfr_set_prec(m, 128);
    if (field == 0x7fff) {
        mpfr_set_inf(m, sign ? -1 : 1);
        return;
    }
    mpz_init_set_ui(z, (uint64_t)(fraction >> 64) | (field ? 1ull << 48 : 0));
    mpz_mul_2exp(z, z, 64);
    mpz_add_ui(z, z, (uint64_t)fraction);
    mpfr_set_z_2exp(m, z, (field ? (int)field : 1) - 16383 - 112, MPFR_RNDN);
    mpfr_setsign(m, m, sign, MPFR_RNDN);
    mpz_clear(z);
}

static fp_u128 from_mpfr(mpfr_t m)
{
    fp_u128 sign = (fp_u128)(mpfr_signbit(m) != 0) << 127;

    if (mpfr_zero_p(m))
        return sign;
    if (mpfr_inf_p(m))
        return sign | (fp_u128)0x7fff << 112;
    mpz_t z, low;
    mpz_inits(z, low, NULL);
    long exp = mpfr_get_z_2exp(z, m);
    mpz_abs(z, z);
    long shift = exp - (-16382 - 112); /* in units of the smallest denormal */
    if (shift >= 0)
        mpz_mul_2exp(z, z, (unsigned long)shift);
    else
        mpz_fdiv_q_2exp(z, z, (unsigned long)-shift);
    size_t bits = mpz_sizeinbase(z, 2);
    unsigned field = bits > 112 ? (unsigned)bits - 112 : 0;
    if (field > 1)
        mpz_fdiv_q_2exp(z, z, field - 1);
    mpz_fdiv_r_2exp(low, z, 64);
    mpz_fdiv_q_2exp(z, z, 64);
    fp_u128 sig = (fp_u128)mpz_get_ui(z) << 64 | mpz_get_ui(low);
    mpz_clears(z, low, NULL);
    return sign | (fp_u128)field << 112 | sig << 16 >> 16;
}

enum op { ADD, SUB, MUL, DIV, SQRT, N_OPS };

static int mpfr_op(mpfr_t r, enum op op, mpfr_t a, mpfr_t b, mpfr_rnd_t rnd)
{
    switch (op) {
    case ADD: return mpfr_add(r, a, b, rnd);
    case SUB: return mpfr_sub(r, a, b, rnd);
    case MUL: return mpfr_mul(r, a, b, rnd);
    case DIV: return mpfr_div(r, a, b, rnd);
    default: return mpfr_sqrt(r, a, rnd);
    }
}

static struct fp_exact core_op(enum op op, fp_u128 a, fp_u128 b)
{
    struct fp_exact x = fp_unpack128(a), y = fp_unpack128(b);

    switch (op) {
    case ADD: return fp_wide_add(x, y);
    case SUB: return fp_wide_sub(x, y);
    case MUL: return fp_wide_mul(x, y);
    case DIV: return fp_wide_div(x, y);
    default: return fp_wide_sqrt(x);
    }
}

static void wide_range(void)
{
    mpfr_set_emin(mpfr_get_emin_min());
    mpfr_set_emax(mpfr_get_emax_max());
}

/* The bits and flags that MPFR gives; false: the result is a NaN. */
static bool expected(enum op op, fp_u128 x, fp_u128 y, unsigned rounding, bool tiny_before, fp_u128 *bits, unsigned *flags)
{
    mpfr_rnd_t rnd = mpfr_mode(rounding);
    mpfr_t a, b, r;

    mpfr_inits2(113, a, b, r, (mpfr_ptr)0);
    wide_range();
    to_mpfr(a, x);
    to_mpfr(b, y);
    mpfr_op(r, op, a, b, tiny_before ? MPFR_RNDZ : rnd);
    bool number = !mpfr_nan_p(r), regular = mpfr_regular_p(r);
    bool tiny = regular && mpfr_get_exp(r) - 1 < EMIN;
    *flags = op == DIV && mpfr_inf_p(r) && !mpfr_inf_p(a) ? FP_DIVZERO : 0;
    if (!number)
        *flags = FP_INVALID;
    int t = mpfr_op(r, op, a, b, rnd);
    if (regular) {
        mpfr_set_emin(EMIN - 113 + 2);
        mpfr_set_emax(EMAX + 1);
        mpfr_clear_flags();
        t = mpfr_check_range(r, t, rnd);
        *flags |= mpfr_overflow_p() ? FP_OVERFLOW : 0;
        t = mpfr_subnormalize(r, t, rnd);
        wide_range();
        *flags |= t ? FP_INEXACT : 0;
        *flags |= tiny ? FP_TINY | (t ? FP_UNDERFLOW : 0) : 0;
    }
    *bits = number ? from_mpfr(r) : 0;
    mpfr_clears(a, b, r, (mpfr_ptr)0);
    return number;
}

static void print128(const char *what, fp_u128 a)
{
    print_error("%s %016lx %016lx\n", what, (uint64_t)(a >> 64), (uint64_t)a);
}

static void operations_agree_with_mpfr(void **state)
{
    (void)state;
    unsigned long n = cases();

    for (unsigned op = 0; op < N_OPS; op++)
        for (unsigned long i = 0; i < n; i++) {
            fp_u128 x = random_quad(), y = related(x), want;
            unsigned rounding = below(4), flags;
            bool before = below(2);
            struct fp_exact e = core_op(op, x, y);
            struct fp_wide_result got = fp_wide_round(rounding, before, &e);
            bool number = expected(op, x, y, rounding, before, &want, &flags);

            assert_int_equal(number, got.value.kind != FP_IS_NAN);
            fp_u128 bits = number ? fp_pack128(&got.value) : 0;
            if (bits == want && got.flags == flags)
                continue;
            print_error("op %u rounding %u before %d flags %x want %x\n", op, rounding, before, got.flags, flags);
            print128("a", x);
            print128("b", y);
            print128("got", bits);
            print128("want", want);
            fail();
        }
}

/* -- formats, comparison, integers ------------------------------------------------------------- */

static void packing_is_the_inverse_of_unpacking(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < cases(); i++) {
        fp_u128 x = random_quad();
        struct fp_exact e = fp_unpack128(x);
        struct fp_wide_result r = fp_wide_round(FP_NEAREST, true, &e);
        assert_true(fp_pack128(&e) == x && fp_pack128(&r.value) == x);
    }
    assert_true(fp_is_nan128((fp_u128)0x7fff << 112 | 1));
    assert_false(fp_is_nan128((fp_u128)0xffff << 112));
}

static void comparison_agrees_with_mpfr(void **state)
{
    (void)state;
    mpfr_t a, b;

    mpfr_inits(a, b, (mpfr_ptr)0);
    wide_range();
    for (unsigned long i = 0; i < cases(); i++) {
        fp_u128 x = random_quad(), y = related(x);
        struct fp_exact e = fp_unpack128(x), f = fp_unpack128(y);
        to_mpfr(a, x);
        to_mpfr(b, y);
        int c = mpfr_cmp(a, b);
        assert_int_equal(fp_wide_compare(&e, &f), (c > 0) - (c < 0));
    }
    mpfr_clears(a, b, (mpfr_ptr)0);
}

/* A quad of any width of fraction and a magnitude around the integers' range. */
static void conversions_agree_with_mpfr(void **state)
{
    (void)state;
    mpfr_t m, r;

    mpfr_init2(m, 128);
    mpfr_init2(r, 300);
    wide_range();
    for (unsigned long i = 0; i < cases() * 2; i++) {
        unsigned width = below(2) ? 64 : 32, rounding = below(4), flags = 0, want;
        fp_u128 x = (random_quad() & ~((fp_u128)0x7fff << 112)) | (fp_u128)(0x3fff - 3 + below(70)) << 112;
        struct fp_exact e = fp_unpack128(x);
        uint64_t got = fp_wide_to_integer(&e, rounding, true, width, &flags), bits;

        to_mpfr(m, x);
        mpfr_rint(r, m, mpfr_mode(rounding));
        mpfr_t max, min;
        mpfr_inits2(80, max, min, (mpfr_ptr)0);
        mpfr_set_ui_2exp(max, 1, width - 1, MPFR_RNDN);
        mpfr_neg(min, max, MPFR_RNDN);
        if (mpfr_cmp(r, max) >= 0 || mpfr_cmp(r, min) < 0) {
            want = FP_INVALID;
            bits = (1ull << (width - 1)) - !mpfr_signbit(r);
        } else {
            want = mpfr_cmp(r, m) ? FP_INEXACT : 0;
            bits = (uint64_t)mpfr_get_si(r, MPFR_RNDZ) & (width == 64 ? ~0ull : 0xffffffff);
        }
        mpfr_clears(max, min, (mpfr_ptr)0);
        assert_int_equal(flags & FP_IEEE, want);
        assert_true(got == bits);
    }
    mpfr_clears(m, r, (mpfr_ptr)0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operations_agree_with_mpfr),
        cmocka_unit_test(packing_is_the_inverse_of_unpacking),
        cmocka_unit_test(comparison_agrees_with_mpfr),
        cmocka_unit_test(conversions_agree_with_mpfr),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
