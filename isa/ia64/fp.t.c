/*
 * fp.t.c - compares IA-64 multiply-add and conversions with MPFR, in every precision, range, rounding mode and
 * status field; tests what MPFR does not have: NaNs, NaTVals, unnormals, traps, approximations,
 * memory formats.  PRECIS_FP_CASES=n sets the number of random cases (default 100000).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>
#include <mpfr.h>

#include "emu/fp/random.t.h"
#include "isa/ia64/fp.h"

static const uint64_t LINUX_FPSR = 0x9804c0270033f;

/* -- random status and operands ---------------------------------------------------------------- */

struct setting {
    uint64_t fpsr;
    unsigned sf;
    enum ia64_pc pc;
    /* the meaning of fpsr */
    mpfr_rnd_t rounding;
    int precision, emax;
    bool ftz;
};

static struct setting random_setting(void)
{
    static const mpfr_rnd_t rounding[] = {MPFR_RNDN, MPFR_RNDD, MPFR_RNDU, MPFR_RNDZ};
    static const unsigned pcs[] = {0, 2, 3};
    static const int dynamic_bits[] = {24, 0, 53, 64};
    struct setting s = {.sf = below(4), .pc = below(3), .ftz = below(2)};
    unsigned wre = below(2), pc = pcs[below(3)], rc = below(4);
    unsigned td = s.sf && below(2);

    uint64_t controls = s.ftz | wre << 1 | pc << 2 | rc << 4 | td << 6;
    s.fpsr = 0x3f | controls << (6 + 13 * s.sf);
    s.rounding = rounding[rc];
    s.precision = s.pc == IA64_PC_S ? 24 : s.pc == IA64_PC_D ? 53 : dynamic_bits[pc];
    s.emax = wre ? 65535 : s.pc == IA64_PC_S ? 127 : s.pc == IA64_PC_D ? 1023 : 16383;
    return s;
}

static struct ia64_fr random_fr(const struct setting *s)
{
    static const uint64_t masks[] = {~0ull, 0xfffffffffffff800, 0xffffff0000000000, 1ull << 63};
    uint64_t sig = (random64() | 1ull << 63) & masks[below(4)];
    int exp;

    if (!below(4))
        sig |= masks[1 + below(2)];
    switch (below(5)) {
    case 0: exp = 1 - s->emax + (int)below(100) - 50; break;
    case 1: exp = s->emax - (int)below(70); break;
    case 2: exp = (1 - s->emax) / 2 + (int)below(6) - 3; break;
    default: exp = (int)below(130) - 65;
    }
    if (exp < -65534)
        exp = -65534;
    return (struct ia64_fr){sig, (uint64_t)(exp + IA64_FR_BIAS) | (uint64_t)below(2) << 17};
}

static void to_mpfr(mpfr_t m, struct ia64_fr a)
{
    uint32_t exp = a.exp & IA64_FR_EXP_MASK;

    mpfr_set_prec(m, 64);
    if (exp == IA64_FR_EXP_SPECIAL)
        mpfr_set_inf(m, 1);
    else
        mpfr_set_ui_2exp(m, a.sig, (exp ? (int)exp - IA64_FR_BIAS : -16382) - 63, MPFR_RNDN);
    mpfr_setsign(m, m, a.exp >> 17 & 1, MPFR_RNDN);
}

/* -- multiply-add ------------------------------------------------------------------------------ */

/* Sets r to a * b + c. Returns the flags O, U, I of an untrapped operation. */
static unsigned expected_fma(mpfr_t r, const struct setting *s, mpfr_t a, mpfr_t b, mpfr_t c)
{
    mpfr_exp_t all_min = mpfr_get_emin_min(), all_max = mpfr_get_emax_max();
    unsigned flags = 0;

    mpfr_set_emin(all_min);
    mpfr_set_emax(all_max);
    mpfr_set_prec(r, s->precision);
    int t = mpfr_fma(r, a, b, c, s->rounding);
    bool tiny = mpfr_regular_p(r) && mpfr_get_exp(r) - 1 < 1 - s->emax;
    if (tiny && s->ftz) {
        bool negative = mpfr_signbit(r);
        mpfr_set_zero(r, negative ? -1 : 1);
        return IA64_FP_U | IA64_FP_I;
    }
    mpfr_set_emin(1 - s->emax - s->precision + 2);
    mpfr_set_emax(s->emax + 1);
    mpfr_clear_flags();
    t = mpfr_check_range(r, t, s->rounding);
    if (mpfr_overflow_p())
        flags |= IA64_FP_O;
    t = mpfr_subnormalize(r, t, s->rounding);
    if (t)
        flags |= IA64_FP_I | (tiny ? IA64_FP_U : 0);
    mpfr_set_emin(all_min);
    mpfr_set_emax(all_max);
    return flags;
}

static void multiply_add_agrees_with_mpfr(void **state)
{
    (void)state;
    const char *n = getenv("PRECIS_FP_CASES");
    unsigned long cases = n ? strtoul(n, NULL, 0) : 100000;
    mpfr_t a, b, c, want, got;
    mpfr_inits(a, b, c, want, got, (mpfr_ptr)0);

    for (unsigned long i = 0; i < cases; i++) {
        struct setting s = random_setting();
        struct ia64_fr f3 = random_fr(&s), f4 = random_fr(&s), f2 = random_fr(&s);
        enum ia64_fma_kind kind = below(3);
        struct ia64_fp_env env = {.fpsr = s.fpsr};

        if (!below(3))
            f4 = IA64_FR_ONE;
        struct ia64_fr r = ia64_fma(&env, kind, s.sf, s.pc, f3, f4, f2, false);
        to_mpfr(a, f3);
        to_mpfr(b, f4);
        to_mpfr(c, f2);
        if (kind == IA64_FNMA)
            mpfr_neg(a, a, MPFR_RNDN);
        if (kind == IA64_FMS)
            mpfr_neg(c, c, MPFR_RNDN);
        unsigned flags = expected_fma(want, &s, a, b, c);
        to_mpfr(got, r);
        if (!mpfr_equal_p(got, want) || mpfr_signbit(got) != mpfr_signbit(want))
            fail_msg("fma kind %d precision %d emax %d: %05lx:%016lx %05lx:%016lx %05lx:%016lx "
                     "gave %05lx:%016lx",
                     kind, s.precision, s.emax, f3.exp, f3.sig, f4.exp, f4.sig, f2.exp, f2.sig, r.exp, r.sig);
        assert_int_equal(env.isr_code, 0);
        assert_true(env.fpsr == (s.fpsr | (uint64_t)flags << (13 + 13 * s.sf)));
    }
    mpfr_clears(a, b, c, want, got, (mpfr_ptr)0);
}

/* -- parallel multiply-add --------------------------------------------------------------------- */

/* A normal single; often a short fraction or an exponent near the ends of the range. */
static uint32_t random_single(void)
{
    static const uint32_t masks[] = {0x7fffff, 0x7ff000, 0x400000, 0x7fffff};
    unsigned exp = below(3) ? 127 - 20 + below(40) : below(2) ? 1 + below(40) : 254 - below(40);
    return below(2) << 31 | exp << 23 | ((uint32_t)random64() & masks[below(4)]);
}

static void single_to_mpfr(mpfr_t m, uint32_t v)
{
    union {
        uint32_t u;
        float f;
    } u = {v};
    mpfr_set_prec(m, 24);
    mpfr_set_flt(m, u.f, MPFR_RNDN);
}

static void parallel_multiply_add_agrees_with_mpfr(void **state)
{
    (void)state;
    const char *n = getenv("PRECIS_FP_CASES");
    unsigned long cases = n ? strtoul(n, NULL, 0) : 100000;
    mpfr_t a, b, c, want, got;
    mpfr_inits(a, b, c, want, got, (mpfr_ptr)0);

    for (unsigned long i = 0; i < cases; i++) {
        struct setting s = random_setting();
        uint32_t f3[2] = {random_single(), random_single()}, f4[2] = {random_single(), random_single()};
        uint32_t f2[2] = {random_single(), random_single()};
        enum ia64_fma_kind kind = below(3);
        struct ia64_fp_env env = {.fpsr = s.fpsr};
        unsigned flags = 0;

        s.precision = 24;
        s.emax = 127;
        struct ia64_fr r =
            ia64_fpma(&env, kind, s.sf, ia64_fr_from_sig((uint64_t)f3[1] << 32 | f3[0]), ia64_fr_from_sig((uint64_t)f4[1] << 32 | f4[0]),
                      ia64_fr_from_sig((uint64_t)f2[1] << 32 | f2[0]), false);
        for (unsigned lane = 0; lane < 2; lane++) {
            single_to_mpfr(a, f3[lane]);
            single_to_mpfr(b, f4[lane]);
            single_to_mpfr(c, f2[lane]);
            if (kind == IA64_FNMA)
                mpfr_neg(a, a, MPFR_RNDN);
            if (kind == IA64_FMS)
                mpfr_neg(c, c, MPFR_RNDN);
            flags |= expected_fma(want, &s, a, b, c);
            single_to_mpfr(got, (uint32_t)(r.sig >> 32 * lane));
            if (!mpfr_equal_p(got, want) || mpfr_signbit(got) != mpfr_signbit(want))
                fail_msg("fpma kind %d: %08x %08x %08x gave %08x", kind, f3[lane], f4[lane], f2[lane], (uint32_t)(r.sig >> 32 * lane));
        }
        assert_int_equal(env.isr_code, 0);
        assert_true(env.fpsr == (s.fpsr | (uint64_t)flags << (13 + 13 * s.sf)));
    }
    mpfr_clears(a, b, c, want, got, (mpfr_ptr)0);
}

/* -- approximations: the tables of frcpa and frsqrta have 256 entries of 11 bits, for the middles of intervals ------------ */

/* Sets m to 1 + (index + 1/2) / intervals. */
static void set_middle(mpfr_t m, unsigned index, unsigned intervals)
{
    mpfr_set_ui(m, 2 * index + 1, MPFR_RNDN);
    mpfr_div_ui(m, m, 2 * intervals, MPFR_RNDN);
    mpfr_add_ui(m, m, 1, MPFR_RNDN);
}

static void approximations_agree_with_mpfr(void **state)
{
    (void)state;
    mpfr_t middle, want, got;
    mpfr_inits2(200, middle, got, (mpfr_ptr)0);
    mpfr_init2(want, 11);

    for (unsigned i = 0; i < 100000; i++) {
        struct ia64_fp_env env = {.fpsr = LINUX_FPSR};
        int exp = (int)below(200) - 100;
        struct ia64_fr x = {random64() | 1ull << 63, (uint64_t)(IA64_FR_BIAS + exp) | (uint64_t)below(2) << 17};
        bool p;

        struct ia64_fr r = ia64_frcpa(&env, 0, IA64_FR_ONE, x, &p);
        set_middle(middle, (unsigned)(x.sig >> 55 & 255), 256);
        mpfr_ui_div(want, 1, middle, MPFR_RNDN);
        mpfr_mul_2si(want, want, -exp, MPFR_RNDN);
        mpfr_setsign(want, want, x.exp >> 17 & 1, MPFR_RNDN);
        to_mpfr(got, r);
        if (!p || !mpfr_equal_p(got, want))
            fail_msg("frcpa of %05lx:%016lx gave %05lx:%016lx", x.exp, x.sig, r.exp, r.sig);

        x.exp &= ~(uint64_t)IA64_FR_SIGN;
        r = ia64_frsqrta(&env, 0, x, &p);
        set_middle(middle, (unsigned)(x.sig >> 56 & 127), 128);
        mpfr_mul_2si(middle, middle, exp & 1, MPFR_RNDN);
        mpfr_rec_sqrt(want, middle, MPFR_RNDN);
        mpfr_mul_2si(want, want, -((exp - (exp & 1)) / 2), MPFR_RNDN);
        to_mpfr(got, r);
        if (!p || !mpfr_equal_p(got, want))
            fail_msg("frsqrta of %05lx:%016lx gave %05lx:%016lx", x.exp, x.sig, r.exp, r.sig);
        assert_true(env.fpsr == LINUX_FPSR);
    }
    mpfr_clears(middle, want, got, (mpfr_ptr)0);
}

static struct ia64_fr from(double d)
{
    union {
        double d;
        uint64_t u;
    } u = {d};
    return ia64_fr_from_double(u.u);
}

static bool same(struct ia64_fr a, struct ia64_fr b)
{
    return a.sig == b.sig && a.exp == b.exp;
}

static void multiply_without_addend_keeps_the_sign_of_zero(void **state)
{
    (void)state;
    struct ia64_fp_env env = {.fpsr = LINUX_FPSR};
    struct ia64_fr r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_D, from(-1), from(0), IA64_FR_ZERO, true);
    assert_true(same(r, from(-0.0)));
    r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_D, from(-1), from(0), IA64_FR_ZERO, false);
    assert_true(same(r, IA64_FR_ZERO));
}

/* A denormal result has the smallest exponent of its format, as an unnormalised number. */
static void denormal_results(void **state)
{
    (void)state;
    struct ia64_fp_env env = {.fpsr = LINUX_FPSR};
    struct ia64_fr tiny = {1ull << 63, IA64_FR_BIAS - 130};
    struct ia64_fr r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_S, tiny, IA64_FR_ONE, IA64_FR_ZERO, true);
    assert_true(same(r, (struct ia64_fr){1ull << 59, IA64_FR_BIAS - 126}));
    assert_true(env.fpsr == LINUX_FPSR); /* exact */
    tiny.exp = IA64_FR_BIAS - 16383;
    r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_NONE, tiny, IA64_FR_ONE, IA64_FR_ZERO, true);
    assert_true(same(r, (struct ia64_fr){1ull << 62, 0}));
    /* using it as an operand raises D */
    struct ia64_fr again = ia64_fma(&env, IA64_FMA, 1, IA64_PC_NONE, r, IA64_FR_ONE, IA64_FR_ZERO, true);
    assert_true(same(again, tiny)); /* status field 1 has wre set */
    assert_true(env.fpsr == (LINUX_FPSR | (uint64_t)IA64_FP_D << 26));
}

static void nans_and_natvals(void **state)
{
    (void)state;
    const struct ia64_fr snan = {0x8000000000000001, IA64_FR_EXP_SPECIAL};
    const struct ia64_fr qnan = {0xc000000000000002, IA64_FR_EXP_SPECIAL | IA64_FR_SIGN};
    const struct ia64_fr indefinite = {0xc000000000000000, IA64_FR_EXP_SPECIAL | IA64_FR_SIGN};
    const struct ia64_fr inf = {1ull << 63, IA64_FR_EXP_SPECIAL};
    const struct ia64_fr pseudo_inf = {0, IA64_FR_EXP_SPECIAL};
    struct ia64_fp_env env = {.fpsr = LINUX_FPSR};
    struct ia64_fr r;

    r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_D, qnan, IA64_FR_ONE, IA64_FR_ONE, false);
    assert_true(same(r, qnan) && env.fpsr == LINUX_FPSR);
    /* f4 first, then f2, then f3; a signalling NaN anywhere raises V */
    r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_D, snan, IA64_FR_ONE, qnan, false);
    assert_true(same(r, qnan));
    assert_true(env.fpsr == (LINUX_FPSR | (uint64_t)IA64_FP_V << 13));
    r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_D, qnan, snan, qnan, false);
    assert_true(same(r, (struct ia64_fr){0xc000000000000001, IA64_FR_EXP_SPECIAL}));
    r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_D, inf, IA64_FR_ZERO, qnan, false);
    assert_true(same(r, qnan));
    r = ia64_fma(&env, IA64_FMS, 0, IA64_PC_D, inf, IA64_FR_ONE, inf, false);
    assert_true(same(r, indefinite));
    r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_D, pseudo_inf, IA64_FR_ONE, qnan, false);
    assert_true(same(r, indefinite));
    r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_D, snan, IA64_FR_NATVAL, qnan, false);
    assert_true(ia64_is_natval(r));
    assert_int_equal(ia64_fcmp(&env, IA64_FREL_EQ, 0, IA64_FR_NATVAL, inf), IA64_FTEST_NAT);
    assert_int_equal(ia64_fclass(IA64_FR_NATVAL, 0xff), IA64_FTEST_NAT);
    assert_int_equal(ia64_fclass(IA64_FR_NATVAL, 0x100), IA64_FTEST_TRUE);
}

static void enabled_exceptions_fault_or_trap(void **state)
{
    (void)state;
    struct ia64_fp_env env = {.fpsr = LINUX_FPSR & ~(uint64_t)IA64_FP_Z};
    bool p;

    ia64_frcpa(&env, 0, IA64_FR_ONE, IA64_FR_ZERO, &p);
    assert_true(env.is_fault && env.isr_code == 4 && !p);
    assert_true(env.fpsr == (LINUX_FPSR & ~(uint64_t)IA64_FP_Z)); /* a fault changes nothing */

    /* Inexact, rounded away from zero: the result is delivered, then the trap is taken. */
    env = (struct ia64_fp_env){.fpsr = LINUX_FPSR & ~(uint64_t)IA64_FP_I};
    struct ia64_fr third = {0xaaaaaaaaaaaaaaab, IA64_FR_BIAS - 2};
    struct ia64_fr r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_S, third, IA64_FR_ONE, IA64_FR_ZERO, true);
    assert_true(same(r, (struct ia64_fr){0xaaaaab0000000000, IA64_FR_BIAS - 2}));
    assert_true(!env.is_fault && env.isr_code == (0x4000 | 0x2000 | 1));
    assert_true(env.fpsr >> 13 & IA64_FP_I);

    /* Overflow of a single, trapped: the register holds the true exponent. */
    env = (struct ia64_fp_env){.fpsr = LINUX_FPSR & ~(uint64_t)IA64_FP_O};
    r = ia64_fma(&env, IA64_FMA, 0, IA64_PC_S, from(1e30), from(1e30), IA64_FR_ZERO, true);
    assert_int_equal(r.exp, IA64_FR_BIAS + 199);
    assert_true(env.isr_code & 0x800 && !(env.fpsr >> 13 & IA64_FP_U));
    /* Overflow of one half of a pair: the high half traps, the low half does not. */
    env = (struct ia64_fp_env){.fpsr = LINUX_FPSR & ~(uint64_t)IA64_FP_O};
    struct ia64_fr pair = ia64_fr_from_sig(0x7f0000003f800000);
    r = ia64_fpma(&env, IA64_FMA, 0, pair, pair, IA64_FR_ZERO, true);
    assert_true(r.sig == 0x3e8000003f800000);
    assert_int_equal(env.isr_code, 0x800 | 1);
    /* td disables all traps of a status field */
    env = (struct ia64_fp_env){.fpsr = 0x40ull << 19};
    ia64_frcpa(&env, 1, IA64_FR_ONE, IA64_FR_ZERO, &p);
    assert_int_equal(env.isr_code, 0);
}

static void approximations(void **state)
{
    (void)state;
    struct ia64_fp_env env = {.fpsr = LINUX_FPSR};
    bool p;

    /* The approximations have the 8.886 and 8.831 correct bits that the manual guarantees. */
    for (int i = 0; i < 100000; i++) {
        double d = 1 + below(1u << 30) / (double)(1u << 29) * 1.5;
        struct ia64_fr r = ia64_frcpa(&env, 0, IA64_FR_ONE, from(d), &p);
        double x = (double)r.sig * __builtin_ldexp(1, (int)r.exp - IA64_FR_BIAS - 63);
        assert_true(p && __builtin_fabs(x * d - 1) < __builtin_exp2(-8.886));
        r = ia64_frsqrta(&env, 0, from(d), &p);
        x = (double)r.sig * __builtin_ldexp(1, (int)r.exp - IA64_FR_BIAS - 63);
        assert_true(p && __builtin_fabs(x * __builtin_sqrt(d) - 1) < __builtin_exp2(-8.831));
    }
    assert_true(ia64_frcpa(&env, 0, IA64_FR_ONE, IA64_FR_ONE, &p).sig == 0x7fcull << 53);
    assert_true(ia64_frsqrta(&env, 0, IA64_FR_ONE, &p).sig == 0x7fcull << 53);
    assert_true(env.fpsr == LINUX_FPSR);

    struct ia64_fr r = ia64_frcpa(&env, 0, from(6), IA64_FR_ZERO, &p);
    assert_true(!p && same(r, (struct ia64_fr){1ull << 63, IA64_FR_EXP_SPECIAL}));
    assert_true(env.fpsr == (LINUX_FPSR | (uint64_t)IA64_FP_Z << 13));
    r = ia64_frsqrta(&env, 0, from(-0.0), &p);
    assert_true(!p && same(r, from(-0.0)));
    /* Where Newton-Raphson would leave the range, frcpa returns the quotient. */
    struct ia64_fr huge = {1ull << 63, IA64_FR_EXP_SPECIAL - 1};
    r = ia64_frcpa(&env, 1, huge, huge, &p);
    assert_true(!p && same(r, IA64_FR_ONE));
}

static void conversions(void **state)
{
    (void)state;
    struct ia64_fp_env env = {.fpsr = LINUX_FPSR};

    assert_true(ia64_fcvt_fx(&env, 0, false, true, from(-2.75)).sig == (uint64_t)-2);
    assert_true(ia64_fcvt_fx(&env, 0, false, false, from(-2.75)).sig == (uint64_t)-3);
    assert_true(env.fpsr == (LINUX_FPSR | (uint64_t)IA64_FP_I << 13));
    assert_true(ia64_fcvt_fx(&env, 0, true, true, from(1.8e19)).sig == 18000000000000000000u);
    assert_true(ia64_fcvt_fx(&env, 0, false, true, from(1e19)).sig == 1ull << 63);
    assert_true(env.fpsr >> 13 & IA64_FP_V);
    assert_true(ia64_fpcvt_fx(&env, 0, false, true, ia64_fr_from_sig(0xbfc0000040200000)).sig == 0xffffffff00000002);
    assert_true(same(ia64_fcvt_xf(ia64_fr_from_sig((uint64_t)-3)), from(-3)));
    assert_true(same(ia64_fcvt_xf(ia64_fr_from_sig(0)), IA64_FR_ZERO));
}

static void comparisons(void **state)
{
    (void)state;
    const struct ia64_fr qnan = {0xc000000000000002, IA64_FR_EXP_SPECIAL};
    const struct ia64_fr pseudo_zero = {0, 0x12345};
    struct ia64_fp_env env = {.fpsr = LINUX_FPSR};

    assert_int_equal(ia64_fcmp(&env, IA64_FREL_LT, 0, from(-1), from(1)), IA64_FTEST_TRUE);
    assert_int_equal(ia64_fcmp(&env, IA64_FREL_EQ, 0, from(-0.0), from(0)), IA64_FTEST_TRUE);
    assert_int_equal(ia64_fcmp(&env, IA64_FREL_EQ, 0, qnan, qnan), IA64_FTEST_FALSE);
    assert_true(env.fpsr == LINUX_FPSR);
    assert_int_equal(ia64_fcmp(&env, IA64_FREL_LE, 0, qnan, qnan), IA64_FTEST_FALSE);
    assert_true(env.fpsr == (LINUX_FPSR | (uint64_t)IA64_FP_V << 13));
    env.fpsr = LINUX_FPSR;
    assert_int_equal(ia64_fcmp(&env, IA64_FREL_EQ, 0, pseudo_zero, from(0)), IA64_FTEST_TRUE);
    assert_true(env.fpsr == (LINUX_FPSR | (uint64_t)IA64_FP_D << 13));
    assert_true(ia64_fpcmp(&env, IA64_FREL_NLT, 0, ia64_fr_from_sig(0x3f80000040000000), ia64_fr_from_sig(0x400000003f800000)).sig ==
                0x00000000ffffffff);
    assert_true(same(ia64_fminmax(&env, IA64_FMAX, 0, from(1), qnan), qnan)); /* the second */
    assert_true(same(ia64_fminmax(&env, IA64_FAMIN, 0, from(-1), from(2)), from(-1)));
}

static void memory_formats(void **state)
{
    (void)state;
    for (int i = 0; i < 100000; i++) {
        uint64_t d = random64();
        uint32_t s = (uint32_t)random64();
        if (!below(4)) {
            d &= ~(0x7ffull << 52);
            s &= ~(0xffu << 23);
        }
        assert_true(ia64_fr_to_double(ia64_fr_from_double(d)) == d);
        assert_true(ia64_fr_to_single(ia64_fr_from_single(s)) == s);
        uint16_t e = (uint16_t)random64();
        assert_int_equal(ia64_fr_to_extended_exp(ia64_fr_from_extended(d, e)), e);
    }
    assert_true(same(ia64_fr_from_single(0x3f800000), IA64_FR_ONE));
    assert_true(same(ia64_fr_from_double(1), (struct ia64_fr){1 << 11, 0xfc01}));
    assert_true(same(ia64_fr_from_extended(1ull << 63, 0x3fff), IA64_FR_ONE));
}

static void integer_multiply(void **state)
{
    (void)state;
    struct ia64_fr m1 = ia64_fr_from_sig(~0ull), two = ia64_fr_from_sig(2);
    assert_true(ia64_xma(IA64_XMA_L, m1, two, two).sig == 0);
    assert_true(ia64_xma(IA64_XMA_HU, m1, m1, m1).sig == 0xffffffffffffffff);
    assert_true(ia64_xma(IA64_XMA_H, m1, two, IA64_FR_ZERO).sig == ~0ull);
    assert_true(ia64_xma(IA64_XMA_H, m1, two, two).sig == 0); /* the carry into the upper half */
}

static void status_field_operations(void **state)
{
    (void)state;
    bool reserved;
    assert_false(ia64_fpsr_reserved(LINUX_FPSR));
    assert_true(ia64_fpsr_reserved(LINUX_FPSR | 1ull << 58));
    assert_true(ia64_fpsr_reserved(1 << 8)); /* pc 1 */
    uint64_t fpsr = ia64_fsetc(LINUX_FPSR, 1, 0x7f, 0x40, &reserved);
    assert_true(!reserved && (fpsr >> 19 & 0x7f) == (0x40 | (LINUX_FPSR >> 6 & 0x7f)));
    ia64_fsetc(LINUX_FPSR, 0, 0x7f, 0x40, &reserved);
    assert_true(reserved); /* status field 0 has no td */
    fpsr = LINUX_FPSR | (uint64_t)IA64_FP_I << (13 + 13);
    assert_true(ia64_fchkf(fpsr, 1) && !ia64_fchkf(fpsr, 2));
    assert_true(!ia64_fchkf(fpsr | (uint64_t)IA64_FP_I << 13, 1));
    assert_true(ia64_fclrf(fpsr, 1) == LINUX_FPSR);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(multiply_add_agrees_with_mpfr),
        cmocka_unit_test(parallel_multiply_add_agrees_with_mpfr),
        cmocka_unit_test(approximations_agree_with_mpfr),
        cmocka_unit_test(multiply_without_addend_keeps_the_sign_of_zero),
        cmocka_unit_test(denormal_results),
        cmocka_unit_test(nans_and_natvals),
        cmocka_unit_test(enabled_exceptions_fault_or_trap),
        cmocka_unit_test(approximations),
        cmocka_unit_test(conversions),
        cmocka_unit_test(comparisons),
        cmocka_unit_test(memory_formats),
        cmocka_unit_test(integer_multiply),
        cmocka_unit_test(status_field_operations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
