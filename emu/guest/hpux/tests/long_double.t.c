/* long_double.t.c - functions of long doubles, and their text, against MPFR: each result is the nearest number. */
#include "number.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <mpfr.h>

typedef struct quad quad;
typedef quad of_one(quad), of_two(quad, quad);
typedef int mpfr_of_one(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t), mpfr_of_two(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);

#define UNARY(name)    quad name##l(quad);
#define BINARY(name)   quad name##l(quad, quad);
// clang-format off
#define EACH_UNARY(F) \
    F(exp) F(exp2) F(expm1) F(log) F(log2) F(log10) F(log1p) F(sqrt) F(cbrt) F(sin) F(cos) F(tan) F(asin) F(acos) F(atan) F(sinh) F(cosh) \
    F(tanh) F(asinh) F(acosh) F(atanh)
// clang-format on
#define EACH_BINARY(F) F(pow) F(atan2) F(hypot) F(fmod) F(remainder)
EACH_UNARY(UNARY)
EACH_BINARY(BINARY)
quad floorl(quad), ceill(quad), truncl(quad), roundl(quad), rintl(quad), fmal(quad, quad, quad), nextafterl(quad, quad),
    frexpl(quad, int *), modfl(quad, quad *);
quad hp_strtold(const char *s, char **end) __asm__("strtold");
float hp_strtof(const char *s, char **end) __asm__("strtof");

int *__errno(void)
{
    static int number;

    return &number;
}

/* Of newlib. */
void double_decimal(struct decimal *out, double v, int digits, int after_point)
{
    (void)out, (void)v, (void)digits, (void)after_point;
    abort();
}

#define NAMES(name) {#name, name##l, mpfr_##name},
static const struct {
    const char *name;
    of_one *f;
    mpfr_of_one *oracle;
} unary[] = {EACH_UNARY(NAMES){"rint", rintl, mpfr_rint}};
static const struct {
    const char *name;
    of_two *f;
    mpfr_of_two *oracle;
} binary[] = {EACH_BINARY(NAMES)};

#ifdef __SANITIZE_ADDRESS__
enum { CASES = 100, TEXTS = 300 };
#else
enum { CASES = 500, TEXTS = 1500 };
#endif
enum { BITS = 113 };
static u64 state = 1;

static u64 random_bits(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state * 0x2545f4914f6cdd1dull;
}

static void set(mpfr_t to, quad q)
{
    if (quad_is_nan(q)) {
        mpfr_set_nan(to);
    } else if (!quad_is_finite(q)) {
        mpfr_set_inf(to, q.high >> 63 ? -1 : 1);
    } else {
        const int e = quad_exponent(q);

        mpfr_set_uj(to, (q.high & QUAD_FRACTION) | (u64)(e != 0) << 48, MPFR_RNDN);
        mpfr_mul_2ui(to, to, 64, MPFR_RNDN);
        mpfr_add_d(to, to, (double)(q.low >> 32) * 4294967296.0, MPFR_RNDN);
        mpfr_add_d(to, to, (double)(q.low & 0xffffffff), MPFR_RNDN);
        mpfr_mul_2si(to, to, (e ? e : 1) - QUAD_BIAS - 112, MPFR_RNDN);
        mpfr_setsign(to, to, q.high >> 63, MPFR_RNDN);
    }
}

/* A number; near 1; small; subnormal; an integer; a few bits; special; a power of two. */
static quad random_quad(void)
{
    static const u64 special[] = {0, 0x3fffull << 48, 0x7fffull << 48, 0x3ffeull << 48, 0x4000ull << 48, 1};
    quad q = {random_bits(), random_bits()};
    const u64 kind = random_bits() % 16;

    if (kind < 6)
        q.high = (q.high & 0x8000ffffffffffffull) | (16383 - 8 + random_bits() % 18) << 48;
    else if (kind < 8)
        q.high = (q.high & 0x8000ffffffffffffull) | (16383 - 130 + random_bits() % 260) << 48;
    else if (kind == 8)
        q.high &= 0x8000ffffffffffffull;
    else if (kind == 9)
        q = rintl((quad){(q.high & 0x8000ffffffffffffull) | (16383 + random_bits() % 70) << 48, q.low});
    else if (kind == 10)
        q = (quad){(q.high & 0x8000fff000000000ull) | (16383 - 6 + random_bits() % 12) << 48, 0};
    else if (kind == 11)
        q = (quad){(q.high & QUAD_SIGN) | special[random_bits() % 6], 0};
    else if (kind == 12)
        q = (quad){(q.high & QUAD_SIGN) | (0x3fffull << 48), random_bits() % 1000};
    else if (kind == 13)
        q = (quad){(q.high & QUAD_SIGN) | (16383 - 120 + random_bits() % 125) << 48, 0};
    return q;
}

/* Is the number the one that MPFR has rounded to? */
static int is_same(quad v, mpfr_t wanted, int inexact)
{
    mpfr_t got;

    mpfr_init2(got, BITS);
    set(got, v);
    mpfr_subnormalize(wanted, mpfr_check_range(wanted, inexact, MPFR_RNDN), MPFR_RNDN);
    const int same = mpfr_nan_p(wanted) ? mpfr_nan_p(got) : mpfr_equal_p(wanted, got) && !mpfr_signbit(wanted) == !mpfr_signbit(got);

    if (!same)
        mpfr_printf("wanted %Ra\ngot    %Ra\n", wanted, got);
    mpfr_clear(got);
    return same;
}

static void check_unary(unsigned i, quad x)
{
    mpfr_t argument, result;

    mpfr_inits2(BITS, argument, result, (mpfr_ptr)0);
    set(argument, x);
    const int inexact = unary[i].oracle(result, argument, MPFR_RNDN);

    if (!is_same(unary[i].f(x), result, inexact)) {
        mpfr_printf("%s %Ra\n", unary[i].name, argument);
        fail();
    }
    mpfr_clears(argument, result, (mpfr_ptr)0);
}

static void check_binary(unsigned i, quad x, quad y)
{
    mpfr_t a, b, result;

    mpfr_inits2(BITS, a, b, result, (mpfr_ptr)0);
    set(a, x);
    set(b, y);
    const int inexact = binary[i].oracle(result, a, b, MPFR_RNDN);

    if (!is_same(binary[i].f(x, y), result, inexact)) {
        mpfr_printf("%s %Ra %Ra\n", binary[i].name, a, b);
        fail();
    }
    mpfr_clears(a, b, result, (mpfr_ptr)0);
}

static void begin(void)
{
    mpfr_set_emin(-16493);
    mpfr_set_emax(16384);
}

static void functions_of_one_argument(void **unused)
{
    (void)unused;
    begin();
    for (int n = 0; n < CASES; n++)
        for (unsigned i = 0; i < sizeof unary / sizeof *unary; i++)
            check_unary(i, random_quad());
}

static void functions_of_two_arguments(void **unused)
{
    (void)unused;
    begin();
    for (int n = 0; n < 2 * CASES; n++)
        for (unsigned i = 0; i < sizeof binary / sizeof *binary; i++) {
            quad x = random_quad(), y = random_quad();

            check_binary(i, x, y);
            y.high = (y.high & 0x8000ffffffffffffull) | (16383 - 3 + random_bits() % 9) << 48;
            check_binary(i, x, n & 1 ? y : rintl(y));
        }
}

static void sums_of_products(void **unused)
{
    mpfr_t a, b, c, result;

    (void)unused;
    begin();
    mpfr_inits2(BITS, a, b, c, result, (mpfr_ptr)0);
    for (int n = 0; n < 20 * CASES; n++) {
        const quad x = random_quad(), y = random_quad();
        quad z = random_quad();

        set(a, x);
        set(b, y);
        if (n & 1) { /* of the product's size */
            const long e = quad_exponent(x) + quad_exponent(y) - QUAD_BIAS + (long)(random_bits() % 230) - 115;

            if (e > 0 && e < QUAD_TOP)
                z.high = (z.high & 0x8000ffffffffffffull) | (u64)e << 48;
        }
        set(c, z);
        const int inexact = mpfr_fma(result, a, b, c, MPFR_RNDN);

        assert_true(is_same(fmal(x, y, z), result, inexact));
    }
    mpfr_clears(a, b, c, result, (mpfr_ptr)0);
}

static void integers(void **unused)
{
    static const struct {
        of_one *f;
        int (*oracle)(mpfr_ptr, mpfr_srcptr);
    } all[] = {{floorl, mpfr_floor}, {ceill, mpfr_ceil}, {truncl, mpfr_trunc}, {roundl, mpfr_round}};
    mpfr_t a, result;

    (void)unused;
    begin();
    mpfr_inits2(BITS, a, result, (mpfr_ptr)0);
    for (int n = 0; n < 20 * CASES; n++) {
        const quad x = random_quad();

        set(a, x);
        for (unsigned i = 0; i < 4; i++)
            assert_true((all[i].oracle(result, a), is_same(all[i].f(x), result, 0)));
    }
    mpfr_clears(a, result, (mpfr_ptr)0);
}

/* ---- text --------------------------------------------------------------------------------------------------------------- */

static char *flat(quad v, char conversion, int precision)
{
    static char text[30000];
    static struct shown shown;
    char *to = text;

    assert_int_equal(show_quad(&shown, v, conversion, precision, 0), 0);
    if (shown.negative)
        *to++ = '-';
    to += sprintf(to, "%s", shown.prefix);
    for (int i = 0; i < shown.n; to += shown.pieces[i++].n)
        if (shown.pieces[i].text)
            memcpy(to, shown.pieces[i].text, (size_t)shown.pieces[i].n);
        else
            memset(to, '0', (size_t)shown.pieces[i].n);
    *to = 0;
    forget_shown(&shown);
    return text;
}

static void to_text(void **unused)
{
    static char wanted[30000];
    mpfr_t a;

    (void)unused;
    mpfr_init2(a, BITS);
    for (int n = 0; n < TEXTS; n++) {
        quad x = random_quad();
        const int precision = n % 50 ? (int)(random_bits() % 60) : (int)(random_bits() % 12000);

        if (!quad_is_finite(x))
            continue;
        if (n % 7 == 0)
            x.low &= ~0ull << 40; /* ties */
        set(a, x);
        for (const char *f = "efgEG"; *f; f++) {
            char format[] = "%.*RNe";

            format[5] = *f;
            mpfr_snprintf(wanted, sizeof wanted, format, precision, a);
            assert_string_equal(flat(x, *f, precision), wanted);
        }
        char *end;
        const quad again = hp_strtold(flat(x, 'e', 35), &end), hexadecimal = hp_strtold(flat(x, 'a', -1), NULL);

        assert_int_equal(*end, 0);
        assert_true(again.high == x.high && again.low == x.low);
        assert_true(hexadecimal.high == x.high && hexadecimal.low == x.low);
    }
    mpfr_clear(a);
}

static void check_text(const char *text)
{
    mpfr_t number, small;
    char *end, *wanted_end;

    begin();
    mpfr_inits2(BITS, number, (mpfr_ptr)0);
    mpfr_init2(small, 24);
    int inexact = mpfr_strtofr(number, text, &wanted_end, 0, MPFR_RNDN);
    const quad v = hp_strtold(text, &end);

    assert_ptr_equal(end, wanted_end);
    if (!is_same(v, number, inexact))
        fail_msg("%.300s", text);
    mpfr_set_emin(-148);
    mpfr_set_emax(128);
    inexact = mpfr_strtofr(small, text, NULL, 0, MPFR_RNDN);
    inexact = mpfr_subnormalize(small, inexact, MPFR_RNDN);
    const float f = hp_strtof(text, NULL), wanted = mpfr_get_flt(small, MPFR_RNDN);

    begin();
    if (memcmp(&f, &wanted, sizeof f))
        fail_msg("%.300s: %a, wanted %a", text, (double)f, (double)wanted);
    mpfr_clears(number, small, (mpfr_ptr)0);
}

/* Decimal and hexadecimal digits with exponents; numbers that are exactly between two, and what is just above or below. */
static void of_text(void **unused)
{
    static char text[30000];
    static const int exponents[] = {10, 60, 5200};

    (void)unused;
    for (int n = 0; n < TEXTS; n++) {
        char *to = text;
        const int digits = 1 + (int)(random_bits() % (n % 100 ? 60 : 13000)), point = (int)(random_bits() % 80), hexadecimal = n % 5 == 0;
        const int range = exponents[random_bits() % 3];

        to += sprintf(to, "%s%s", n & 1 ? "-" : "", hexadecimal ? "0x" : "");
        for (int i = 0; i < digits; i++)
            to += sprintf(to, i == point ? ".%x" : "%x", (unsigned)(random_bits() % (hexadecimal ? 16 : 10)));
        sprintf(to, "%c%+d", hexadecimal ? 'p' : 'e', (int)(random_bits() % (unsigned)(2 * range)) - range);
        check_text(text);
    }
}

static void of_text_between_numbers(void **unused)
{
    static char text[30000];
    mpfr_t a, b;

    (void)unused;
    begin();
    mpfr_init2(a, BITS + 3);
    mpfr_init2(b, BITS + 3);
    mpfr_set_emin(-20000);
    mpfr_set_emax(20000);
    for (int n = 0; n < 200; n++) {
        quad x = random_quad(), y;

        if (!quad_is_finite(x) || quad_exponent(x) == QUAD_TOP - 1)
            continue;
        x.high &= ~QUAD_SIGN;
        y = nextafterl(x, (quad){(u64)QUAD_TOP << 48, 0});
        mpfr_set_emin(-20000);
        set(a, x);
        set(b, y);
        mpfr_add(a, a, b, MPFR_RNDN);
        mpfr_div_2ui(a, a, 1, MPFR_RNDN);
        const int length = mpfr_snprintf(text, sizeof text - 10, "%.*RNe", 11700, a);
        char *e = strchr(text, 'e');

        check_text(text);
        e[-1] = '1';
        check_text(text);
        assert_true(length < (int)sizeof text);
    }
    mpfr_clears(a, b, (mpfr_ptr)0);
}

/* The table of 2/pi has the bits of MPFR's. */
static void two_over_pi(void **state)
{
    mpfr_t v;

    (void)state;
    mpfr_init2(v, 32 * TWO_OVER_PI_WORDS + 64);
    mpfr_const_pi(v, MPFR_RNDZ);
    mpfr_ui_div(v, 2, v, MPFR_RNDZ);
    for (int i = 0; i < TWO_OVER_PI_WORDS; i++) {
        mpfr_mul_2ui(v, v, 32, MPFR_RNDZ);
        assert_int_equal(real_two_over_pi[i], mpfr_get_uj(v, MPFR_RNDZ));
        mpfr_frac(v, v, MPFR_RNDZ);
    }
    mpfr_clear(v);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(two_over_pi),
                                       cmocka_unit_test(functions_of_one_argument),
                                       cmocka_unit_test(functions_of_two_arguments),
                                       cmocka_unit_test(sums_of_products),
                                       cmocka_unit_test(integers),
                                       cmocka_unit_test(to_text),
                                       cmocka_unit_test(of_text),
                                       cmocka_unit_test(of_text_between_numbers)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
