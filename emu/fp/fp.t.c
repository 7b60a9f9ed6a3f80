/*
 * The exact core compared with MPFR: random and edge operands, every operation, every rounding mode,
 * all precisions and exponent ranges that an instruction set here rounds to, all flags.
 * PRECIS_FP_CASES=n sets the number of cases of each kind (default 20000).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>
#include <mpfr.h>

#include "emu/fp/fp.h"
#include "emu/fp/random.t.h"

static unsigned long cases(void)
{
    const char *n = getenv("PRECIS_FP_CASES");
    return n ? strtoul(n, NULL, 0) : 20000;
}

/* A significand of at most `bits` bits: random, sparse, all ones, a power of two, ... */
static uint64_t random_sig(unsigned bits)
{
    uint64_t mask = ~0ull << (64 - bits), top = 1ull << 63;

    switch (below(6)) {
    case 0: return top;
    case 1: return mask;
    case 2: return (top | 1ull << below(64)) & mask;
    case 3: return (mask << below(bits)) | top;
    case 4: return ((~0ull ^ 1ull << below(63)) & mask) | top;
    }
    return (random64() & mask) | top;
}

static int random_exp(const struct fp_target *t)
{
    switch (below(6)) {
    case 0: return t->emin - 70 + (int)below(140);
    case 1: return t->emax - 70 + (int)below(72);
    case 2: return t->emin / 2 + (int)below(8) - 4;
    case 3: return (int)below(70) - 35;
    case 4: return t->emax / 2 + (int)below(8) - 4;
    }
    return t->emin + (int)(random64() % (uint64_t)(t->emax - t->emin));
}

static struct fp_num random_num(const struct fp_target *t)
{
    bool sign = below(2);

    switch (below(40)) {
    case 0: return fp_zero(sign);
    case 1: return fp_inf(sign);
    }
    unsigned bits = below(3) ? t->precision : 1 + below(64);
    return (struct fp_num){.sig = random_sig(bits), .exp = random_exp(t), .kind = FP_IS_FINITE, .sign = sign};
}

/* Sometimes b is close to a, so that sums cancel. */
static struct fp_num related(const struct fp_target *t, struct fp_num a)
{
    if (below(3) || a.kind != FP_IS_FINITE)
        return random_num(t);
    a.exp += (int)below(3) - 1;
    a.sign = below(2);
    if (below(2))
        a.sig ^= 1ull << below(63);
    return a;
}

/* -- MPFR -------------------------------------------------------------------------------------- */

static mpfr_rnd_t mpfr_mode(unsigned rounding)
{
    static const mpfr_rnd_t mode[] = {MPFR_RNDN, MPFR_RNDZ, MPFR_RNDU, MPFR_RNDD};
    return mode[rounding];
}

static void to_mpfr(mpfr_t m, struct fp_num a)
{
    mpfr_set_prec(m, 64);
    if (a.kind == FP_IS_ZERO) {
        mpfr_set_zero(m, a.sign ? -1 : 1);
    } else if (a.kind == FP_IS_INF) {
        mpfr_set_inf(m, a.sign ? -1 : 1);
    } else {
        mpfr_set_ui_2exp(m, a.sig, a.exp - 63, MPFR_RNDN);
        mpfr_setsign(m, m, a.sign, MPFR_RNDN);
    }
}

static struct fp_num from_mpfr(mpfr_t m)
{
    bool sign = mpfr_signbit(m);
    mpz_t z;

    if (mpfr_nan_p(m))
        return (struct fp_num){.kind = FP_IS_NAN};
    if (mpfr_zero_p(m))
        return fp_zero(sign);
    if (mpfr_inf_p(m))
        return fp_inf(sign);
    mpz_init(z);
    long exp = mpfr_get_z_2exp(z, m);
    mpz_abs(z, z);
    struct fp_num a = fp_number(sign, (int32_t)exp + 63, mpz_get_ui(z));
    mpz_clear(z);
    return a;
}

enum op { ADD, SUB, MUL, FMA, DIV, SQRT, SAME, N_OPS };

static int mpfr_op(mpfr_t r, enum op op, const struct fp_num *x, mpfr_rnd_t rnd)
{
    static mpfr_t a, b, c;
    static bool ready;

    if (!ready) {
        mpfr_inits(a, b, c, (mpfr_ptr)0);
        ready = true;
    }
    mpfr_exp_t emin = mpfr_get_emin(), emax = mpfr_get_emax();
    mpfr_set_emin(mpfr_get_emin_min()); /* the operands may lie outside the target's range */
    mpfr_set_emax(mpfr_get_emax_max());
    to_mpfr(a, x[0]);
    to_mpfr(b, x[1]);
    to_mpfr(c, x[2]);
    int t = 0;
    switch (op) {
    case ADD: t = mpfr_add(r, a, b, rnd); break;
    case SUB: t = mpfr_sub(r, a, b, rnd); break;
    case MUL: t = mpfr_mul(r, a, b, rnd); break;
    case FMA: t = mpfr_fma(r, a, b, c, rnd); break;
    case DIV: t = mpfr_div(r, a, b, rnd); break;
    case SQRT: t = mpfr_sqrt(r, a, rnd); break;
    default: t = mpfr_set(r, a, rnd);
    }
    mpfr_set_emin(emin);
    mpfr_set_emax(emax);
    return t;
}

static struct fp_exact core_op(enum op op, const struct fp_num *x)
{
    switch (op) {
    case ADD: return fp_add(x[0], x[1]);
    case SUB: return fp_sub(x[0], x[1]);
    case MUL: return fp_mul(x[0], x[1]);
    case FMA: return fp_fma(x[0], x[1], x[2]);
    case DIV: return fp_div(x[0], x[1]);
    case SQRT: return fp_sqrt(x[0]);
    default: return fp_exactly(x[0]);
    }
}

static bool is_away(int ternary, struct fp_num r)
{
    return r.sign ? ternary < 0 : ternary > 0;
}

/* The expected result of fp_round(), by MPFR. */
static struct fp_result expected(const struct fp_target *to, enum op op, const struct fp_num *x)
{
    static mpfr_t wide, r;
    mpfr_rnd_t rnd = mpfr_mode(to->rounding);
    struct fp_result e = {0};

    mpfr_set_emin(mpfr_get_emin_min());
    mpfr_set_emax(mpfr_get_emax_max());
    if (!wide->_mpfr_d) {
        mpfr_init2(wide, 64);
        mpfr_init2(r, 64);
    }
    mpfr_set_prec(wide, to->precision);
    mpfr_set_prec(r, to->precision);
    mpfr_op(wide, op, x, MPFR_RNDZ);
    bool tiny_before = mpfr_regular_p(wide) && mpfr_get_exp(wide) - 1 < to->emin;
    int t = mpfr_op(wide, op, x, rnd);
    bool tiny_after = mpfr_regular_p(wide) && mpfr_get_exp(wide) - 1 < to->emin;
    e.unbounded = e.value = from_mpfr(wide);
    if (e.value.kind == FP_IS_NAN) {
        e.flags = FP_INVALID;
        return e;
    }
    if (op == DIV && e.value.kind == FP_IS_INF && x[0].kind == FP_IS_FINITE)
        e.flags |= FP_DIVZERO;
    if (!mpfr_regular_p(wide))
        return e;
    if (t)
        e.flags |= FP_UNBOUNDED_INEXACT | (is_away(t, e.unbounded) ? FP_UNBOUNDED_AWAY : 0);
    bool tiny = to->tiny_before ? tiny_before : tiny_after;
    if (tiny)
        e.flags |= FP_TINY;
    if (tiny && to->flush) {
        e.value = fp_zero(e.unbounded.sign);
        e.flags |= FP_UNDERFLOW | FP_INEXACT;
        return e;
    }
    mpfr_set_emin(to->emin - to->precision + 2);
    mpfr_set_emax(to->emax + 1);
    t = mpfr_op(r, op, x, rnd);
    mpfr_clear_flags();
    t = mpfr_check_range(r, t, rnd);
    if (mpfr_overflow_p())
        e.flags |= FP_OVERFLOW;
    t = mpfr_subnormalize(r, t, rnd);
    e.value = from_mpfr(r);
    if (t)
        e.flags |= FP_INEXACT | (is_away(t, e.value) ? FP_AWAY : 0);
    if (tiny && t)
        e.flags |= FP_UNDERFLOW;
    mpfr_set_emin(mpfr_get_emin_min());
    mpfr_set_emax(mpfr_get_emax_max());
    return e;
}

static bool same_num(struct fp_num a, struct fp_num b)
{
    if (a.kind != b.kind)
        return false;
    if (a.kind == FP_IS_NAN)
        return true;
    if (a.sign != b.sign)
        return false;
    return a.kind != FP_IS_FINITE || (a.exp == b.exp && a.sig == b.sig);
}

static void print_num(const char *what, struct fp_num a)
{
    print_error("%s kind %d %c %016lx * 2^%d\n", what, a.kind, a.sign ? '-' : '+', a.sig, a.exp);
}

static void check(const struct fp_target *to, enum op op, const struct fp_num *x)
{
    struct fp_exact exact = core_op(op, x);
    struct fp_result got = fp_round(to, &exact), want = expected(to, op, x);

    if (same_num(got.value, want.value) && same_num(got.unbounded, want.unbounded) && got.flags == want.flags)
        return;
    print_error("op %d precision %d emin %d rounding %d before %d flush %d\n", op, to->precision, to->emin, to->rounding, to->tiny_before,
                to->flush);
    for (int i = 0; i < 3; i++)
        print_num("operand", x[i]);
    print_num("got ", got.value);
    print_num("want", want.value);
    print_num("got  unbounded", got.unbounded);
    print_num("want unbounded", want.unbounded);
    print_error("flags got %x want %x\n", got.flags, want.flags);
    fail();
}

static void operations_agree_with_mpfr(void **state)
{
    static const uint8_t precisions[] = {24, 53, 64};
    static const int emaxes[] = {127, 1023, 16383, 65535};
    (void)state;
    unsigned long n = cases();

    for (unsigned op = 0; op < N_OPS; op++) {
        for (unsigned long i = 0; i < n; i++) {
            int emax = emaxes[below(4)];
            struct fp_target to = {.precision = precisions[below(3)],
                                   .rounding = (uint8_t)below(4),
                                   .tiny_before = below(2),
                                   .flush = !below(4),
                                   .emin = 1 - emax,
                                   .emax = emax};
            struct fp_num x[3] = {random_num(&to)};
            x[1] = related(&to, x[0]);
            x[2] = related(&to, x[0]);
            if (op == FMA && !below(3)) { /* an addend close to the product */
                struct fp_exact p = fp_mul(x[0], x[1]);
                struct fp_result r = fp_round(&to, &p);
                if (r.value.kind != FP_IS_NAN)
                    x[2] = related(&to, r.value);
            }
            check(&to, op, x);
        }
    }
}

/* The addend's last bits are below the product's: they must only set the sticky bit, not be added to it. */
static void bits_lost_in_alignment_do_not_carry(void **state)
{
    (void)state;
    const struct fp_target to = {.precision = 64, .emin = -126, .emax = 65535};
    struct fp_num ones = {.sig = ~0ull, .exp = 63, .kind = FP_IS_FINITE};
    for (int i = 0; i < 4; i++)
        for (int k = -70; k < 70; k++) {
            struct fp_num x[3] = {ones, ones, ones};
            x[1].exp += i;
            x[2].exp += k;
            check(&to, FMA, x);
        }
}

/* Values of a narrow exponent range and 6-bit significands: many ties and exact cases. */
static void small_operands_agree_with_mpfr(void **state)
{
    (void)state;
    unsigned long n = cases();

    for (unsigned long i = 0; i < n; i++) {
        struct fp_target to = {
            .precision = (uint8_t)(3 + below(4)), .rounding = (uint8_t)below(4), .tiny_before = below(2), .emin = -6, .emax = 7};
        struct fp_num x[3];
        for (int k = 0; k < 3; k++)
            x[k] = fp_number(below(2), (int)below(20) - 12, (uint64_t)below(64) << 58);
        for (unsigned op = 0; op < N_OPS; op++)
            check(&to, op, x);
    }
}

/* -- integers ---------------------------------------------------------------------------------- */

static void conversions_to_integer_agree_with_mpfr(void **state)
{
    (void)state;
    mpfr_t m, r;
    mpz_t z, min, max;
    mpfr_init2(m, 64);
    mpfr_init2(r, 200);
    mpz_inits(z, min, max, NULL);
    for (unsigned long i = 0; i < cases() * 4; i++) {
        unsigned width = below(2) ? 64 : 32, rounding = below(4), flags = 0, want = 0;
        bool is_signed = below(2);
        struct fp_num a = {.sig = random_sig(1 + below(64)), .exp = (int)below(72) - 4, .kind = FP_IS_FINITE, .sign = below(2)};
        uint64_t got = fp_to_integer(a, rounding, is_signed, width, &flags);

        to_mpfr(m, a);
        int t = mpfr_rint(r, m, mpfr_mode(rounding));
        mpfr_get_z(z, r, MPFR_RNDN);
        mpz_set_ui(max, 1);
        mpz_mul_2exp(max, max, is_signed ? width - 1 : width);
        mpz_sub_ui(max, max, 1);
        mpz_set_ui(min, 0);
        if (is_signed) {
            mpz_neg(min, max);
            mpz_sub_ui(min, min, 1);
        }
        if (mpz_cmp(z, min) < 0 || mpz_cmp(z, max) > 0) {
            want = FP_INVALID;
            mpz_set(z, mpz_sgn(z) < 0 ? min : max);
        } else if (mpfr_cmp(r, m)) {
            bool away = mpfr_cmpabs(r, m) > 0;
            want = FP_INEXACT | (away ? FP_AWAY : 0);
        }
        (void)t;
        uint64_t bits = mpz_get_ui(z);
        if (mpz_sgn(z) < 0)
            bits = -bits;
        assert_int_equal(flags, want);
        assert_true(got == (width == 64 ? bits : (uint32_t)bits));
        struct fp_num n = is_signed ? fp_from_s64((int64_t)got) : fp_from_u64(got);
        if (width == 64 && !flags)
            assert_true(same_num(n, a) || n.kind == FP_IS_ZERO);
    }
    mpfr_clears(m, r, (mpfr_ptr)0);
    mpz_clears(z, min, max, NULL);
}

static void comparison_agrees_with_mpfr(void **state)
{
    (void)state;
    const struct fp_target t = {.precision = 53, .emin = -1022, .emax = 1023};
    mpfr_t a, b;
    mpfr_inits(a, b, (mpfr_ptr)0);
    for (unsigned long i = 0; i < cases(); i++) {
        struct fp_num x = random_num(&t), y = related(&t, x);
        to_mpfr(a, x);
        to_mpfr(b, y);
        int c = mpfr_cmp(a, b);
        assert_int_equal(fp_compare(x, y), (c > 0) - (c < 0));
    }
    mpfr_clears(a, b, (mpfr_ptr)0);
}

/* -- formats ----------------------------------------------------------------------------------- */

static void unpacking_and_packing_is_the_identity(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < cases(); i++) {
        uint64_t d = random64();
        if (!below(3))
            d &= ~(0x7ffull << 52);
        if (!fp_is_nan64(d)) {
            assert_true(fp_pack64(fp_unpack64(d)) == d);
            double host;
            __builtin_memcpy(&host, &d, 8);
            assert_true(fp_compare(fp_unpack64(d), fp_zero(false)) == (host > 0) - (host < 0));
        }
        uint32_t s = (uint32_t)random64();
        if (!below(3))
            s &= ~(0xffu << 23);
        if (!fp_is_nan32(s))
            assert_true(fp_pack32(fp_unpack32(s)) == s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operations_agree_with_mpfr),     cmocka_unit_test(bits_lost_in_alignment_do_not_carry),
        cmocka_unit_test(small_operands_agree_with_mpfr), cmocka_unit_test(conversions_to_integer_agree_with_mpfr),
        cmocka_unit_test(comparison_agrees_with_mpfr),    cmocka_unit_test(unpacking_and_packing_is_the_identity),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
