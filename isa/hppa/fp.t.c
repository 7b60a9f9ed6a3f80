/*
 * PA-RISC floating point: what the test of the exact core does not cover. Values are PA-RISC
 * patterns; expectations follow the rules that fp.h cites, and for NaNs
 * and traps Linux/hppa's math-emu.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <math.h>
#include <string.h>

#include <cmocka.h>

#include "emu/fp/random.t.h"
#include "isa/hppa/fp.h"

#define ENABLE(bits) ((uint32_t)(bits))
#define FLAG(bits)   ((uint32_t)(bits) << HPPA_FPSR_FLAGS_SHIFT)

enum { QNAN_S = 0x7fa00000, SNAN_S = 0x7fc00000, INF_S = 0x7f800000, ONE_S = 0x3f800000 };
static const uint64_t QNAN = 0x7ff4000000000000, SNAN = 0x7ff8000000000001;
static const uint64_t INF = 0x7ff0000000000000, ONE = 0x3ff0000000000000, ZERO = 0;
static const uint64_t MIN = 0x0010000000000000, MAX = 0x7fefffffffffffff, SIGN = 1ull << 63;

static uint64_t bits_of(double d)
{
    uint64_t u;
    memcpy(&u, &d, 8);
    return u;
}

static void default_nan_and_quieting(void **state)
{
    (void)state;
    struct hppa_fp_env e = {0};
    assert_true(hppa_fsub_dbl(&e, INF, INF) == QNAN);
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_V));
    e.fpsr = 0;
    assert_true(hppa_fmpy_dbl(&e, ZERO, INF) == QNAN);
    assert_true(hppa_fdiv_sgl(&e, 0, 0) == QNAN_S);
    assert_true(hppa_fsqrt_dbl(&e, bits_of(-2)) == QNAN);
    assert_true(hppa_fsqrt_dbl(&e, SIGN) == SIGN);
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_V));
    /* a quiet NaN raises no exception, a signalling one is quieted */
    e.fpsr = 0;
    assert_true(hppa_fadd_dbl(&e, QNAN | SIGN | 5, ONE) == (QNAN | SIGN | 5));
    assert_int_equal(e.fpsr, 0);
    assert_true(hppa_fadd_dbl(&e, ONE, SNAN) == (QNAN | 1));
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_V));
}

static void which_nan_is_returned(void **state)
{
    (void)state;
    struct hppa_fp_env e = {0};
    assert_true(hppa_fadd_dbl(&e, QNAN | 1, QNAN | 2) == (QNAN | 1));
    assert_int_equal(e.fpsr, 0);
    assert_true(hppa_fadd_dbl(&e, QNAN | 2, SNAN) == (QNAN | 1));
    assert_true(hppa_fmpyfadd_dbl(&e, ONE, QNAN | 2, SNAN) == (QNAN | 1));
    assert_true(hppa_fmpyfadd_dbl(&e, INF, ZERO, QNAN | 7) == (QNAN | 7));
}

static void conversions_of_nans(void **state)
{
    (void)state;
    struct hppa_fp_env e = {0};
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FF, false, true, QNAN_S) == QNAN);
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FF, true, false, QNAN) == QNAN_S);
    /* the fraction's upper bits are zero: still a NaN */
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FF, true, false, INF | 1) == QNAN_S);
    assert_int_equal(e.fpsr, 0);
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FX, true, false, QNAN | SIGN) == 0x80000000);
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FXT, true, true, QNAN) == 0x7fffffffffffffff);
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FUT, false, false, SNAN_S | 1u << 31) == 0);
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_V));
}

static void conversions_to_integer(void **state)
{
    (void)state;
    struct hppa_fp_env e = {0};
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FX, true, false, bits_of(2.5)) == 2);
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FXT, true, false, bits_of(-2.5)) == 0xfffffffe);
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_I));
    e.fpsr = 2 << HPPA_FPSR_RM_SHIFT; /* up */
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FX, true, false, bits_of(2.5)) == 3);
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FU, true, true, bits_of(1.8446744073709550e19)) == 0xfffffffffffff800);
    e.fpsr = 0;
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FX, true, false, bits_of(2147483647.5)) == 0x7fffffff);
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_V));
    e.fpsr = 0;
    assert_true(hppa_fcnv(&e, HPPA_FCNV_FU, true, false, bits_of(-0.5)) == 0);
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_I));
    e.fpsr = 0;
    assert_true(hppa_fcnv(&e, HPPA_FCNV_UF, true, true, ~0ull) == bits_of(18446744073709551616.0));
    assert_true(hppa_fcnv(&e, HPPA_FCNV_XF, false, true, 0xffffffff) == bits_of(-1));
}

static void flags_without_traps(void **state)
{
    (void)state;
    struct hppa_fp_env e = {0};
    assert_true(hppa_fdiv_dbl(&e, ONE | SIGN, ZERO) == (INF | SIGN));
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_Z));
    e.fpsr = 0;
    assert_true(hppa_fmpy_dbl(&e, MAX, bits_of(2)) == INF);
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_O | HPPA_FP_I));
    e.fpsr = 1 << HPPA_FPSR_RM_SHIFT; /* to zero */
    assert_true(hppa_fmpy_dbl(&e, MAX, bits_of(2)) == MAX);
    e.fpsr = 0;
    assert_true(hppa_fmpy_dbl(&e, MIN, bits_of(0.5)) == MIN / 2); /* exact: no underflow */
    assert_int_equal(e.fpsr, 0);
    assert_true(hppa_fmpy_dbl(&e, MIN | 1, bits_of(0.5)) == MIN / 2);
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_U | HPPA_FP_I));
}

/* Rounds up to the smallest normal number, but was tiny before rounding. */
static void tininess_is_detected_before_rounding(void **state)
{
    (void)state;
    struct hppa_fp_env e = {0};
    uint64_t below_one = 0x3fefffffffffffff;
    assert_true(hppa_fmpy_dbl(&e, MIN, below_one) == MIN);
    assert_int_equal(e.fpsr, FLAG(HPPA_FP_U | HPPA_FP_I));
}

static void denormals_as_zero(void **state)
{
    (void)state;
    struct hppa_fp_env e = {.fpsr = HPPA_FPSR_D};
    assert_true(hppa_fmpy_dbl(&e, MIN | SIGN, bits_of(0.5)) == SIGN);
    assert_int_equal(e.fpsr, HPPA_FPSR_D | FLAG(HPPA_FP_U | HPPA_FP_I));
    e.fpsr = HPPA_FPSR_D;
    assert_true(hppa_fadd_dbl(&e, 1, ONE) == ONE);
    assert_int_equal(e.fpsr, HPPA_FPSR_D);
}

/* A trapped overflow or underflow delivers the result with its exponent wrapped by 1536 or 192. */
static void trapped_results_are_wrapped(void **state)
{
    (void)state;
    struct hppa_fp_env e = {.fpsr = ENABLE(HPPA_FP_O)};
    assert_true(hppa_fmpy_dbl(&e, MAX, bits_of(4)) == MAX - (1534ull << 52));
    assert_int_equal(e.exception, HPPA_EXC_O);
    assert_int_equal(e.fpsr, ENABLE(HPPA_FP_O)); /* a trapped exception sets no flag */
    e = (struct hppa_fp_env){.fpsr = ENABLE(HPPA_FP_U)};
    assert_true(hppa_fmpy_dbl(&e, MIN, bits_of(0.25)) == MIN + (1534ull << 52));
    assert_int_equal(e.exception, HPPA_EXC_U); /* exact results too */
    e = (struct hppa_fp_env){.fpsr = ENABLE(HPPA_FP_U | HPPA_FP_I)};
    hppa_fmpy_sgl(&e, 0x00800001, 0x00800001);
    assert_int_equal(e.exception, HPPA_EXC_U | HPPA_EXC_I);
    /* out of range even if wrapped: left to the kernel */
    e = (struct hppa_fp_env){.fpsr = ENABLE(HPPA_FP_O)};
    hppa_fcnv(&e, HPPA_FCNV_FF, true, false, MAX);
    assert_int_equal(e.exception, HPPA_EXC_UNIMPLEMENTED);
}

/* -- whole instructions ------------------------------------------------------------------------ */

/* PA-RISC words, from the GNU assembler. */
enum {
    FDIV_DBL_4_5_6 = 0x30856e06,    /* fdiv,dbl %fr4,%fr5,%fr6 */
    FADD_DBL_4_5_6 = 0x30850e06,    /* fadd,dbl %fr4,%fr5,%fr6 */
    FMPY_DBL_4_5_6 = 0x30854e06,    /* fmpy,dbl %fr4,%fr5,%fr6 */
    FREM_DBL_4_5_6 = 0x30858e06,    /* frem,dbl %fr4,%fr5,%fr6 */
    FADD_QUAD_4_6_8 = 0x30861e08,   /* fadd,quad %fr4,%fr6,%fr8 */
    FCPY_QUAD_4_8 = 0x30805808,     /* fcpy,quad %fr4,%fr8 */
    FABS_QUAD_4_8 = 0x30807808,     /* fabs,quad %fr4,%fr8 */
    FSQRT_QUAD_4_8 = 0x30809808,    /* fsqrt,quad %fr4,%fr8 */
    FRND_QUAD_4_8 = 0x3080b808,     /* frnd,quad %fr4,%fr8 */
    FNEG_QUAD_4_8 = 0x3080d808,     /* fneg,quad %fr4,%fr8 */
    FNEGABS_QUAD_4_8 = 0x3080f808,  /* fnegabs,quad %fr4,%fr8 */
    FCMP_LT_DBL_4_5 = 0x30850c09,   /* fcmp,dbl,< %fr4,%fr5 */
    FCMP_EQ_3_DBL_4_5 = 0x30856c04, /* fcmp,dbl,= %fr4,%fr5,2 */
    XMPYU_4_5R_6 = 0x38855706       /* xmpyu %fr4L,%fr5R,%fr6 */
};

static void an_enabled_exception_waits_in_the_registers(void **state)
{
    (void)state;
    uint64_t fr[32] = {(uint64_t)ENABLE(HPPA_FP_Z) << 32, [4] = ONE, [6] = 42};
    hppa_fp_operate(fr, FDIV_DBL_4_5_6);
    assert_true(fr[6] == 42);
    assert_true(hppa_fp_trap_pending(fr[0]));
    assert_int_equal((uint32_t)fr[0] >> 26, HPPA_EXC_Z);
    assert_int_equal((uint32_t)fr[0] & 0x03ffffff, FDIV_DBL_4_5_6 & 0x03ffffff);
    /* the kernel clears the exception register but not T: returning from the handler resumes */
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_DIVZERO);
    assert_true(hppa_fp_trap_pending(fr[0]));
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_RESUME);
    assert_false(hppa_fp_trap_pending(fr[0]));
}

static void an_invalid_operation_traps_again_and_again(void **state)
{
    (void)state;
    uint64_t fr[32] = {(uint64_t)ENABLE(HPPA_FP_V) << 32, [4] = INF, [5] = INF | SIGN};
    hppa_fp_operate(fr, FADD_DBL_4_5_6);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_INVALID);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_INVALID);
}

/* A handler that disables the trap and returns gets the result of the operation without traps. */
static void disabling_a_range_trap_delivers_the_untrapped_result(void **state)
{
    (void)state;
    uint64_t fr[32] = {(uint64_t)ENABLE(HPPA_FP_U) << 32, [4] = MIN | 3, [5] = bits_of(0.25)};
    struct hppa_fp_env plain = {0};
    uint64_t want = hppa_fmpy_dbl(&plain, fr[4], fr[5]);
    hppa_fp_operate(fr, FMPY_DBL_4_5_6);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_UNDERFLOW);
    fr[0] &= ~((uint64_t)HPPA_FP_U << 32);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_RESUME);
    assert_true(fr[6] == want);
    assert_true(fr[0] == (uint64_t)plain.fpsr << 32);

    memset(fr, 0, sizeof fr);
    fr[0] = (uint64_t)ENABLE(HPPA_FP_O) << 32;
    fr[4] = MAX;
    fr[5] = bits_of(-3);
    hppa_fp_operate(fr, FMPY_DBL_4_5_6);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_OVERFLOW);
    fr[0] &= ~((uint64_t)HPPA_FP_O << 32);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_RESUME);
    assert_true(fr[6] == (INF | SIGN));
    assert_true(fr[0] == (uint64_t)FLAG(HPPA_FP_O | HPPA_FP_I) << 32);
}

static void quad_operations_are_the_kernels(void **state)
{
    (void)state;
    uint64_t fr[32] = {[4] = 11, [5] = 12};
    hppa_fp_operate(fr, FCPY_QUAD_4_8);
    assert_int_equal((uint32_t)fr[0] >> 26, HPPA_EXC_UNIMPLEMENTED_0C);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_RESUME);
    assert_true(fr[8] == 11 && fr[9] == 12 && fr[0] == 0);
    hppa_fp_operate(fr, FADD_QUAD_4_6_8);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_ILLEGAL);
}

/* The target of a quad operation that Linux emulates; its operand is `high`, then 12. Sets *low to the other half. */
static uint64_t quad_result(uint32_t word, uint64_t high, uint64_t *low)
{
    uint64_t fr[32] = {[4] = high, [5] = 12, [8] = 1, [9] = 2};
    hppa_fp_operate(fr, word);
    assert_int_equal((uint32_t)fr[0] >> 26, HPPA_EXC_UNIMPLEMENTED_0C);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_RESUME);
    assert_true(fr[0] == 0 && fr[4] == high && fr[5] == 12); /* all else stays */
    for (unsigned n = 6; n < 32; n++)
        assert_true(fr[n] == 0 || n == 8 || n == 9);
    *low = fr[9];
    return fr[8];
}

static void quad_signs(void **state)
{
    static const uint64_t values[] = {0, SIGN, ONE, ONE | SIGN, INF, INF | SIGN, INF | 1, INF | SIGN | 1, ~UINT64_C(0)};
    uint64_t low;
    (void)state;
    for (size_t k = 0; k < sizeof values / sizeof *values; k++) {
        uint64_t v = values[k];
        assert_true(quad_result(FCPY_QUAD_4_8, v, &low) == v && low == 12);
        assert_true(quad_result(FABS_QUAD_4_8, v, &low) == v << 1 >> 1 && low == 12);
        assert_true(quad_result(FNEG_QUAD_4_8, v, &low) == v + SIGN && low == 12);
        assert_true(quad_result(FNEGABS_QUAD_4_8, v, &low) == (v << 1 >> 1) + SIGN && low == 12);
    }
}

#ifdef __SIZEOF_FLOAT128__
/* The host's binary128: does the operation give `expected`? */
static void check_quad(uint32_t word, __float128 operand, __float128 expected)
{
    uint64_t from[2], to[2], result[2]; /* little-endian */
    memcpy(from, &operand, sizeof from);
    memcpy(to, &expected, sizeof to);
    uint64_t fr[32] = {[4] = from[1], [5] = from[0]};
    hppa_fp_operate(fr, word);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_RESUME);
    result[1] = fr[8];
    result[0] = fr[9];
    assert_memory_equal(result, to, sizeof to);
}

static void quads_are_the_hosts(void **state)
{
    static const __float128 corners[] = {0, 1, 2, 0.1Q, 1e4000Q, 1e-4940Q, 0x1p-16494Q, __builtin_inff(), __builtin_nanf("")};
    (void)state;
    for (size_t k = 0; k < sizeof corners / sizeof *corners + 200; k++) {
        uint64_t random[2] = {random64(), random64()};
        __float128 v, magnitude;
        memcpy(&v, random, sizeof v);
        if (k < sizeof corners / sizeof *corners)
            v = corners[k];
        for (unsigned n = 0; n < 2; n++, v = -v) {
            magnitude = __builtin_fabsf128(v);
            check_quad(FCPY_QUAD_4_8, v, v);
            check_quad(FABS_QUAD_4_8, v, magnitude);
            check_quad(FNEG_QUAD_4_8, v, -v);
            check_quad(FNEGABS_QUAD_4_8, v, -magnitude);
        }
    }
}
#endif

/* Odd numbers name the same pairs; register 0 is a zero. */
static void quad_registers(void **state)
{
    uint64_t fr[32] = {[4] = ONE, [5] = 12};
    (void)state;
    hppa_fp_operate(fr, FNEG_QUAD_4_8 | 1 << 21 | 1);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_RESUME);
    assert_true(fr[8] == (ONE | SIGN) && fr[9] == 12);
    fr[0] = 0;
    hppa_fp_operate(fr, FNEGABS_QUAD_4_8 & ~(31u << 21));
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_RESUME);
    assert_true(fr[8] == SIGN && fr[9] == 0);
}

static void quad_computations_are_illegal(void **state)
{
    static const uint32_t words[] = {FSQRT_QUAD_4_8, FRND_QUAD_4_8, FNEG_QUAD_4_8 & ~31u};
    (void)state;
    for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
        uint64_t fr[32] = {[4] = ONE, [8] = 7};
        hppa_fp_operate(fr, words[k]);
        assert_int_equal(hppa_fp_assist(fr), HPPA_FP_ILLEGAL);
        assert_true(fr[8] == 7);
    }
}

static double double_of(uint64_t bits)
{
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

/* The library's remainder() is exact too, and as IEEE 754 defines it. Exponents are near each other in half of the cases. */
static void remainders_are_the_librarys(void **state)
{
    (void)state;
    static const uint64_t corners[] = {0, 1, MIN, MAX, ONE, INF, SIGN | ONE, 0x000fffffffffffff, 0x3ff8000000000000, 0x4008000000000000};
    uint64_t x = 88172645463325252u;
    for (unsigned n = 0; n < 200000; n++) {
        uint64_t ab[2];
        for (unsigned k = 0; k < 2; k++) {
            x ^= x << 13, x ^= x >> 7, x ^= x << 17;
            ab[k] = n < 100 ? corners[k ? n % 10 : n / 10] : n & 1 ? x : (x & ~(0x7f0ull << 52)) | 0x3f0ull << 52;
        }
        struct hppa_fp_env e = {0};
        double a = double_of(ab[0]), b = double_of(ab[1]), want = remainder(a, b);
        uint64_t r = hppa_frem_dbl(&e, ab[0], ab[1]);
        if (isnan(want))
            assert_true(isnan(double_of(r)));
        else
            assert_true(r == bits_of(want));
        assert_int_equal(e.fpsr, isnan(want) && !isnan(a) && !isnan(b) ? FLAG(HPPA_FP_V) : e.fpsr & FLAG(HPPA_FP_V));
    }
}

/* The remainder by long division, a bit of the quotient at a time. Finite numbers; b is not 0. */
static uint64_t long_division(uint64_t a, uint64_t b)
{
    const uint64_t implicit = 1ull << 52;
    int ea = (int)(a >> 52 & 0x7ff), eb = (int)(b >> 52 & 0x7ff);
    uint64_t ma = (a & (implicit - 1)) | (ea ? implicit : 0), mb = (b & (implicit - 1)) | (eb ? implicit : 0);
    ea += !ea;
    eb += !eb;
    if (ma == 0 || ea < eb - 1) /* less than half of b */
        return a;
    if (ea < eb) { /* both in units of a's last bit */
        mb <<= 1;
        eb--;
    }
    bool odd = ma / mb & 1, negative = a >> 63;
    uint64_t rest = ma % mb;
    for (int k = ea; k > eb; k--) {
        rest <<= 1;
        odd = rest >= mb;
        rest -= odd ? mb : 0;
    }
    if (2 * rest > mb || (2 * rest == mb && odd)) {
        rest = mb - rest;
        negative = !negative;
    }
    return bits_of(ldexp((double)rest, eb - 1075)) | (uint64_t)negative << 63;
}

static void remainders_are_those_of_long_division(void **state)
{
    uint64_t x = 1;
    (void)state;
    for (int i = 0; i < 20000; i++) {
        uint64_t ab[2];
        for (int k = 0; k < 2; k++) {
            x = x * 6364136223846793005u + 1442695040888963407u;
            ab[k] = i % 2 ? x : (x & ~(0x7ffull << 52)) | (1000 + (x >> 12) % 60) << 52;
            ab[k] &= i % 5 ? ~0ull : ~0xffffffffffull;
        }
        if (!isfinite(double_of(ab[0])) || !isfinite(double_of(ab[1])) || double_of(ab[1]) == 0)
            continue;
        struct hppa_fp_env e = {0};
        assert_true(hppa_frem_dbl(&e, ab[0], ab[1]) == long_division(ab[0], ab[1]));
    }
}

static void a_remainder_is_the_kernels(void **state)
{
    (void)state;
    uint64_t fr[32] = {[4] = bits_of(17), [5] = bits_of(5), [6] = 42};
    hppa_fp_operate(fr, FREM_DBL_4_5_6);
    assert_int_equal((uint32_t)fr[0] >> 26, HPPA_EXC_UNIMPLEMENTED_0C);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_RESUME);
    assert_true(fr[6] == bits_of(2) && fr[0] == 0);
    fr[4] = INF;
    fr[0] = (uint64_t)ENABLE(HPPA_FP_V) << 32;
    hppa_fp_operate(fr, FREM_DBL_4_5_6);
    assert_int_equal(hppa_fp_assist(fr), HPPA_FP_INVALID);
    assert_true(fr[6] == bits_of(2) && hppa_fp_trap_pending(fr[0]));
}

static void comparisons_fill_the_queue(void **state)
{
    (void)state;
    uint64_t fr[32] = {0, [4] = ONE, [5] = bits_of(2)};
    for (int i = 0; i < 3; i++)
        hppa_fp_operate(fr, FCMP_LT_DBL_4_5);
    assert_int_equal(fr[0] >> 32, HPPA_FPSR_C | 3 << 20);
    fr[4] = bits_of(3);
    hppa_fp_operate(fr, FCMP_LT_DBL_4_5);
    assert_int_equal(fr[0] >> 32, 7 << 19);
    fr[4] = fr[5];
    hppa_fp_operate(fr, FCMP_EQ_3_DBL_4_5);
    assert_int_equal(fr[0] >> 32, 7 << 19); /* bit CA2 was set before */
}

static void conditions_and_invalid(void **state)
{
    (void)state;
    for (unsigned c = 0; c < 32; c++) {
        struct hppa_fp_env e = {0};
        hppa_fcmp_dbl(&e, ONE, QNAN, 0, c);
        assert_int_equal(e.fpsr, (c & 2 ? HPPA_FPSR_C : 0) | (c & 1 ? FLAG(HPPA_FP_V) : 0));
        e.fpsr = 0;
        hppa_fcmp_dbl(&e, SNAN, ONE, 0, c);
        assert_int_equal(e.fpsr, (c & 2 ? HPPA_FPSR_C : 0) | FLAG(HPPA_FP_V));
        e.fpsr = 0;
        hppa_fcmp_sgl(&e, ONE_S, INF_S, 0, c);
        assert_int_equal(e.fpsr, c & 8 ? HPPA_FPSR_C : 0);
        e.fpsr = 0;
        hppa_fcmp_sgl(&e, 0x80000000, 0, 0, c);
        assert_int_equal(e.fpsr, c & 4 ? HPPA_FPSR_C : 0);
    }
}

static void tests_of_the_queue(void **state)
{
    (void)state;
    uint64_t c = (uint64_t)HPPA_FPSR_C << 32, q = 1ull << (21 + 32); /* q: the newest in the queue */
    assert_true(hppa_fp_test(c, 1, 0));
    assert_false(hppa_fp_test(q, 1, 0));
    assert_true(hppa_fp_test(0, 1, 1)); /* acc: no comparison holds */
    assert_false(hppa_fp_test(q >> 10, 1, 1));
    assert_true(hppa_fp_test(q >> 10, 1, 5)); /* acc8 uses the newest eight */
    assert_false(hppa_fp_test(q >> 6, 1, 5));
    assert_true(hppa_fp_test(c | q >> 5, 1, 2)); /* rej: C and its partner, six back */
    assert_true(hppa_fp_test(q | q >> 6, 1, 2));
    assert_false(hppa_fp_test(c | q >> 4, 1, 2));
    assert_true(hppa_fp_test(c | q >> 3, 1, 6)); /* rej8: four back */
    assert_true(hppa_fp_test(q, 0, 0));          /* CA0 */
    assert_true(hppa_fp_test(q >> 1, 3, 0));     /* CA1 */
}

static void xmpyu_multiplies_words(void **state)
{
    (void)state;
    uint64_t fr[32] = {0, [4] = 0xffffffff00000000, [5] = 0x12345678ffffffff};
    hppa_fp_operate(fr, XMPYU_4_5R_6);
    assert_true(fr[6] == 0xfffffffe00000001);
}

/* -- exceptions of random operations ------------------------------------------------------------- */

/* Operands near each other, near the ends of the range, and special ones. */
static uint64_t random_operand(bool dbl)
{
    static const uint64_t exponents[] = {0, 1, 2, 52, 1022, 1023, 1024, 1500, 2044, 2045, 2046, 880, 896, 1151, 1160},
                          of_singles[] = {0, 1, 2, 23, 126, 127, 128, 200, 252, 253, 254};
    const unsigned n = below(dbl ? 15 : 11), special = below(40);
    const uint64_t sign = random64() >> 63, fraction = special & 1 ? random64() : random64() & random64() << 40;

    if (dbl)
        return sign << 63 | (special == 0 ? INF : special == 2 ? SNAN : special == 4 ? 0 : exponents[n] << 52 | fraction >> 12);
    const uint64_t single = sign << 31 | (special == 0   ? INF_S
                                          : special == 2 ? SNAN_S
                                          : special == 4 ? 0
                                                         : of_singles[n] << 23 | fraction >> 41);
    return single << 32 | (uint32_t)random64();
}

static void random_registers(uint64_t fr[32], bool dbl, uint32_t fpsr)
{
    for (unsigned n = 4; n < 32; n++)
        fr[n] = random_operand(dbl);
    fr[0] = (uint64_t)fpsr << 32;
    fr[1] = fr[2] = fr[3] = 0;
}

enum { FORMAT_DBL = 1 << 11, TARGET_6 = 6, EXCEPTION_TEXT = 0x03ffffff };

/* fadd, fsub, fmpy, fdiv, fsqrt or fcnv,dbl,sgl of fr4 and fr5 to fr6. */
static uint32_t random_word(bool *dbl, bool *to_dbl)
{
    const unsigned operation = below(6);

    *dbl = operation == 5 || random64() & 1;
    *to_dbl = operation != 5 && *dbl;
    if (operation == 5)
        return 0x30800a06; /* fcnvff,dbl,sgl %fr4,%fr6 */
    return (operation == 4 ? 0x30808000 : 0x30850600 | operation << 13) | (*dbl ? FORMAT_DBL : 0) | TARGET_6;
}

static uint64_t result_of(const uint64_t fr[32], bool dbl)
{
    return dbl ? fr[6] : fr[6] >> 32;
}

/* Table 8-4 of PA-RISC 2.0: an exception register has the code of what is trapped in its upper six bits, the instruction's text in the
 * others, and after an underflow the rounding in bits 23 to 25. Without a trap there is a flag, and the register keeps its value. */
static void exception_registers_say_what_happened(void **state)
{
    unsigned count[5] = {0};
    (void)state;
    for (unsigned n = 0; n < 60000; n++) {
        bool dbl, to_dbl;
        const uint32_t word = random_word(&dbl, &to_dbl), rounding = below(4) << HPPA_FPSR_RM_SHIFT, enables = below(32);
        uint64_t plain[32], fr[32];
        random_registers(plain, dbl, rounding);
        memcpy(fr, plain, sizeof fr);
        fr[0] |= (uint64_t)enables << 32;
        hppa_fp_operate(plain, word);
        hppa_fp_operate(fr, word);
        const uint32_t flags = (uint32_t)(plain[0] >> 32) >> HPPA_FPSR_FLAGS_SHIFT, status = (uint32_t)(fr[0] >> 32),
                       code = (uint32_t)fr[0] >> 26;
        const uint32_t trapped = flags & enables;
        assert_int_equal((uint32_t)plain[0], 0);
        if (code & HPPA_EXC_UNIMPLEMENTED) { /* the wrapped result of a conversion has no room */
            assert_true(word == 0x30800a06 && (enables & (HPPA_FP_O | HPPA_FP_U)) && code == HPPA_EXC_UNIMPLEMENTED_0C);
            assert_true(status & HPPA_FPSR_T);
            continue;
        }
        if (!(code & (HPPA_EXC_U | HPPA_EXC_O))) {
            /* an enabled underflow traps exact results, too: those have a code without a flag */
            assert_int_equal(code, trapped << 1);
            assert_int_equal(status >> HPPA_FPSR_FLAGS_SHIFT, flags & ~enables);
            assert_true(!(trapped & (HPPA_FP_V | HPPA_FP_Z)) ? fr[6] == plain[6] : 1);
        } else {
            assert_true(code & HPPA_EXC_O ? trapped & HPPA_FP_O : enables & HPPA_FP_U);
            assert_int_equal(code & (HPPA_EXC_V | HPPA_EXC_Z), 0);
            assert_true(!(code & HPPA_EXC_I) || enables & HPPA_FP_I);
            assert_int_equal(status >> HPPA_FPSR_FLAGS_SHIFT & ~(uint32_t)HPPA_FP_I, 0);
        }
        const uint32_t parm = 7u << 6;
        assert_int_equal(status & HPPA_FPSR_T, code ? HPPA_FPSR_T : 0);
        if (code)
            assert_int_equal((uint32_t)fr[0] & EXCEPTION_TEXT & ~(code & HPPA_EXC_U ? parm : 0),
                             word & EXCEPTION_TEXT & ~(code & HPPA_EXC_U ? parm : 0));
        for (unsigned bit = 0; bit < 5; bit++)
            count[bit] += trapped >> bit & 1;
    }
    for (unsigned bit = 0; bit < 5; bit++)
        assert_true(count[bit] > 60);
}

/* The result and flags of a trapped operation after the kernel has disabled its trap are those without a trap. */
static void delivered_results_are_those_without_traps(void **state)
{
    unsigned delivered[2] = {0}, inexact_traps = 0;
    (void)state;
    for (unsigned n = 0; n < 200000; n++) {
        bool dbl, to_dbl;
        const uint32_t word = random_word(&dbl, &to_dbl), rounding = below(4) << HPPA_FPSR_RM_SHIFT,
                       enables = (below(2) ? HPPA_FP_O : HPPA_FP_U) | (below(4) ? 0 : HPPA_FP_I);
        uint64_t plain[32], fr[32];
        random_registers(plain, dbl, rounding);
        memcpy(fr, plain, sizeof fr);
        fr[0] |= (uint64_t)enables << 32;
        hppa_fp_operate(plain, word);
        hppa_fp_operate(fr, word);
        const uint32_t code = (uint32_t)fr[0] >> 26;
        if (!hppa_fp_trap_pending(fr[0]) || code & HPPA_EXC_UNIMPLEMENTED || !(code & (HPPA_EXC_O | HPPA_EXC_U)))
            continue;
        const bool underflow = code & HPPA_EXC_U;
        assert_int_equal(hppa_fp_assist(fr), underflow ? HPPA_FP_UNDERFLOW : HPPA_FP_OVERFLOW);
        assert_int_equal((uint32_t)fr[0] >> 26, code);
        fr[0] &= ~((uint64_t)(HPPA_FP_O | HPPA_FP_U) << 32);
        if (enables & HPPA_FP_I && plain[0] >> 32 >> HPPA_FPSR_FLAGS_SHIFT & HPPA_FP_I) { /* which is inexact */
            assert_int_equal(hppa_fp_assist(fr), HPPA_FP_INEXACT);
            assert_int_equal((uint32_t)fr[0], (uint32_t)HPPA_EXC_I << 26 | (word & EXCEPTION_TEXT & ~(7u << 6)));
            fr[0] &= ~((uint64_t)HPPA_FP_I << 32);
            assert_int_equal(hppa_fp_assist(fr), HPPA_FP_INEXACT); /* Linux looks at the code alone */
            assert_true(result_of(fr, to_dbl) == result_of(plain, to_dbl));
            inexact_traps++;
            continue;
        }
        fr[0] &= ~((uint64_t)HPPA_FP_I << 32);
        assert_int_equal(hppa_fp_assist(fr), HPPA_FP_RESUME);
        assert_true(result_of(fr, to_dbl) == result_of(plain, to_dbl));
        assert_true(to_dbl || (uint32_t)fr[6] == (uint32_t)plain[6]);
        assert_true(fr[0] == plain[0] && fr[1] == 0);
        delivered[underflow]++;
    }
    assert_true(delivered[0] > 2000 && delivered[1] > 2000 && inexact_traps > 200);
}

/* Exceptions of major opcode 2e have other codes (PA-RISC 2.0, table 8-4). */
static void codes_of_fused_operations(void **state)
{
    static const struct {
        unsigned exception, code;
    } codes[] = {{HPPA_EXC_V, 0x30},
                 {HPPA_EXC_O, 0x18},
                 {HPPA_EXC_U, 0x0c},
                 {HPPA_EXC_I, 0x12},
                 {HPPA_EXC_O | HPPA_EXC_I, 0x1a},
                 {HPPA_EXC_U | HPPA_EXC_I, 0x1e}};
    static const uint32_t words[] = {0xb8852c07, 0xb8852c27, 0xb8852407,
                                     0xb8852427}; /* fmpyfadd and fmpynfadd,dbl and sgl, of fr4, fr5, fr6 to fr7 */
    unsigned seen = 0;
    (void)state;
    for (unsigned n = 0; n < 60000; n++) {
        const uint32_t word = words[n & 3], fpsr = below(32) | below(4) << HPPA_FPSR_RM_SHIFT;
        const bool dbl = !(n & 2);
        struct hppa_fp_env env = {.fpsr = fpsr};
        uint64_t fr[32], r;
        random_registers(fr, dbl, fpsr);
        const uint64_t kept = fr[7];
        if (dbl)
            r = n & 1 ? hppa_fmpynfadd_dbl(&env, fr[4], fr[5], fr[6]) : hppa_fmpyfadd_dbl(&env, fr[4], fr[5], fr[6]);
        else
            r = (n & 1 ? hppa_fmpynfadd_sgl : hppa_fmpyfadd_sgl)(&env, (uint32_t)(fr[4] >> 32), (uint32_t)(fr[5] >> 32),
                                                                 (uint32_t)(fr[6] >> 32));
        hppa_fp_operate(fr, word);
        assert_int_equal(fr[0] >> 32, env.fpsr | (env.exception ? HPPA_FPSR_T : 0));
        assert_true(hppa_fp_target_kept(&env) ? fr[7] == kept : (dbl ? fr[7] : fr[7] >> 32) == r);
        if (!env.exception) {
            assert_int_equal((uint32_t)fr[0], 0);
            continue;
        }
        unsigned want = HPPA_EXC_UNIMPLEMENTED_2E;
        for (size_t k = 0; k < sizeof codes / sizeof *codes; k++)
            if (codes[k].exception == env.exception) {
                want = codes[k].code;
                seen |= 1u << k;
            }
        assert_int_equal((uint32_t)fr[0] >> 26, want);
        const uint32_t parm = env.exception & HPPA_EXC_U ? 7u << 6 : 0;
        assert_int_equal((uint32_t)fr[0] & EXCEPTION_TEXT, (word & EXCEPTION_TEXT & ~parm) | (parm ? (uint32_t)env.parm << 6 : 0));
    }
    assert_int_equal(seen, 0x3f);
}

/* Each code that an exception register may have, in each register, and what Linux does about it. */
static void outcomes_of_codes(void **state)
{
    (void)state;
    for (unsigned index = 1; index <= 7; index++)
        for (unsigned code = 0; code < 64; code++) {
            uint64_t fr[32] = {[0] = (uint64_t)HPPA_FPSR_T << 32, [6] = ONE};
            fr[0] |= (uint64_t)ENABLE(HPPA_FP_O | HPPA_FP_U) << 32;
            fr[index / 2] |= (uint64_t)(code << 26 | (FMPY_DBL_4_5_6 & EXCEPTION_TEXT)) << (index & 1 ? 0 : 32);
            const uint64_t before = fr[index / 2];
            const enum hppa_fp_outcome got = hppa_fp_assist(fr);
            enum hppa_fp_outcome want = HPPA_FP_ILLEGAL;
            if (code == 0)
                want = HPPA_FP_RESUME;
            else if (code & HPPA_EXC_UNIMPLEMENTED)
                want = HPPA_FP_ILLEGAL; /* a multiplication is not emulated */
            else if (code & HPPA_EXC_U)
                want = HPPA_FP_UNDERFLOW;
            else if (code == HPPA_EXC_O || code == (HPPA_EXC_O | HPPA_EXC_I))
                want = HPPA_FP_OVERFLOW;
            else if (code == HPPA_EXC_V || code == 0x30)
                want = HPPA_FP_INVALID;
            else if (code == HPPA_EXC_Z)
                want = HPPA_FP_DIVZERO;
            else if (code == HPPA_EXC_I)
                want = HPPA_FP_INEXACT;
            assert_int_equal(got, want);
            assert_true(fr[6] == ONE);
            assert_true(code == HPPA_EXC_Z || code == 0 || fr[index / 2] == before);
            assert_int_equal(hppa_fp_trap_pending(fr[0]), code != 0);
        }
}

/* frem of each format and half of a register, by 0c and 0e. */
static void remainders_of_each_register(void **state)
{
    static const struct {
        uint32_t word;
        unsigned a, b, t;
    } words[] = {{0x30858606, 8, 10, 12}, {0x38859646, 8, 11, 13}, {0x38858686, 9, 10, 12},
                 {0x38859686, 9, 11, 12}, {0x30808606, 8, 0, 12},  {0x30058606, 0, 10, 12}};
    (void)state;
    for (unsigned n = 0; n < 4000; n++) {
        const unsigned k = n % 6;
        struct hppa_fp_env env = {.fpsr = below(32) | below(4) << HPPA_FPSR_RM_SHIFT};
        uint64_t fr[32];
        random_registers(fr, false, env.fpsr);
        for (unsigned r = 4; r < 7; r++)
            fr[r] = fr[r] >> 32 << 32 | random_operand(false) >> 32;
        uint32_t words_of[14] = {0};
        for (unsigned r = 8; r < 14; r++)
            words_of[r] = (uint32_t)(r & 1 ? fr[r / 2] : fr[r / 2] >> 32);
        const uint32_t want = hppa_frem_sgl(&env, words_of[words[k].a], words_of[words[k].b]), old = words_of[words[k].t];
        hppa_fp_operate(fr, words[k].word);
        assert_int_equal((uint32_t)fr[0] >> 26, words[k].word >> 26 == 0x0e ? HPPA_EXC_UNIMPLEMENTED_0E : HPPA_EXC_UNIMPLEMENTED_0C);
        const enum hppa_fp_outcome outcome = hppa_fp_assist(fr);
        const unsigned e = env.exception;
        assert_int_equal(outcome, e & HPPA_EXC_V   ? HPPA_FP_INVALID
                                  : e & HPPA_EXC_U ? HPPA_FP_UNDERFLOW
                                  : e & HPPA_EXC_I ? HPPA_FP_INEXACT
                                                   : HPPA_FP_RESUME);
        const uint32_t got = (uint32_t)(words[k].t & 1 ? fr[words[k].t / 2] : fr[words[k].t / 2] >> 32);
        assert_int_equal(got, hppa_fp_target_kept(&env) ? old : want);
        assert_int_equal(fr[0] >> 32 & ~(uint64_t)HPPA_FPSR_T, env.fpsr);
        assert_int_equal((uint32_t)fr[0] >> 26, e);
    }
}

/* Each operation of an unimplemented format, or whose target is fr0, is the kernel's, with the code of its major opcode. */
static void unimplemented_operations(void **state)
{
    static const struct {
        uint32_t word;
        unsigned code;
    } words[] = {
        {0x30850e00, HPPA_EXC_UNIMPLEMENTED_0C},           {0x30850600, HPPA_EXC_UNIMPLEMENTED_0C},
        {0x30851606, HPPA_EXC_UNIMPLEMENTED_0C},           {0x30851e06, HPPA_EXC_UNIMPLEMENTED_0C},
        {0x30808000, HPPA_EXC_UNIMPLEMENTED_0C},           {0x30800a00, HPPA_EXC_UNIMPLEMENTED_0C},
        {0x3080aa06 | 3 << 11, HPPA_EXC_UNIMPLEMENTED_0C}, {0x38850e00, HPPA_EXC_UNIMPLEMENTED_0E},
        {0x38855700, HPPA_EXC_UNIMPLEMENTED_0E},           {0x38855746, HPPA_EXC_UNIMPLEMENTED_0E},
        {0x38855f06, HPPA_EXC_UNIMPLEMENTED_0E},           {0xb8852c00, HPPA_EXC_UNIMPLEMENTED_2E},
        {0x18850000, HPPA_EXC_UNIMPLEMENTED_06},           {0x98850000, HPPA_EXC_UNIMPLEMENTED_26},
        {0x30850609 | 3 << 11, HPPA_EXC_UNIMPLEMENTED_0C}, {0x30800206, HPPA_EXC_UNIMPLEMENTED_0C},
        {0x30802a06, HPPA_EXC_UNIMPLEMENTED_0C},           {0x30804006, HPPA_EXC_UNIMPLEMENTED_0C | 64},
        {0x30802006, HPPA_EXC_UNIMPLEMENTED_0C},           {0x30800006, HPPA_EXC_UNIMPLEMENTED_0C},
    };
    (void)state;
    for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
        uint64_t fr[32] = {[4] = ONE, [5] = ONE, [6] = 42};
        hppa_fp_operate(fr, words[k].word);
        if (words[k].code & 64) { /* fcpy */
            assert_true(fr[0] == 0 && fr[6] >> 32 == ONE >> 32);
            continue;
        }
        assert_int_equal((uint32_t)fr[0], words[k].code << 26 | (words[k].word & EXCEPTION_TEXT));
        assert_int_equal(fr[0] >> 32, HPPA_FPSR_T);
        assert_true(fr[4] == ONE && fr[5] == ONE && fr[6] == 42);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(default_nan_and_quieting),
        cmocka_unit_test(which_nan_is_returned),
        cmocka_unit_test(conversions_of_nans),
        cmocka_unit_test(conversions_to_integer),
        cmocka_unit_test(flags_without_traps),
        cmocka_unit_test(tininess_is_detected_before_rounding),
        cmocka_unit_test(denormals_as_zero),
        cmocka_unit_test(trapped_results_are_wrapped),
        cmocka_unit_test(an_enabled_exception_waits_in_the_registers),
        cmocka_unit_test(an_invalid_operation_traps_again_and_again),
        cmocka_unit_test(disabling_a_range_trap_delivers_the_untrapped_result),
        cmocka_unit_test(quad_operations_are_the_kernels),
        cmocka_unit_test(quad_signs),
#ifdef __SIZEOF_FLOAT128__
        cmocka_unit_test(quads_are_the_hosts),
#endif
        cmocka_unit_test(quad_registers),
        cmocka_unit_test(quad_computations_are_illegal),
        cmocka_unit_test(remainders_are_the_librarys),
        cmocka_unit_test(remainders_are_those_of_long_division),
        cmocka_unit_test(a_remainder_is_the_kernels),
        cmocka_unit_test(comparisons_fill_the_queue),
        cmocka_unit_test(conditions_and_invalid),
        cmocka_unit_test(tests_of_the_queue),
        cmocka_unit_test(xmpyu_multiplies_words),
        cmocka_unit_test(exception_registers_say_what_happened),
        cmocka_unit_test(delivered_results_are_those_without_traps),
        cmocka_unit_test(codes_of_fused_operations),
        cmocka_unit_test(outcomes_of_codes),
        cmocka_unit_test(remainders_of_each_register),
        cmocka_unit_test(unimplemented_operations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
