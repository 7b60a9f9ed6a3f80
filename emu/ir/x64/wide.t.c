/* wide.t.c - wide_routine.S against exact arithmetic, on random operands of which many nearly cancel, tie or miss one another. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "emu/random.t.h"
#include "emu/fp/fp.h"
#include "emu/ir/ir.h"

enum { CASES = 400000, BIAS = 0xffff, SIGN = 1 << 17 };

typedef const uint8_t routine[];
extern routine x64_wide_multiply_64, x64_wide_multiply_24, x64_wide_multiply_53, x64_wide_add_64, x64_wide_add_24, x64_wide_add_53, x64_wide_zero_product;

struct number {
    uint64_t sig;
    int exp;
    bool sign;
};

/* Many are a few bits, or a few less than a power of two. */
static uint64_t some_significand(void)
{
    uint64_t few = random64() >> below(64);
    switch (below(6)) {
    case 0: return 1ull << 63;
    case 1: return 1ull << 63 | random64() << below(64);
    case 2: return ~(few & ~(1ull << 63));
    case 3: return 1ull << 63 | few;
    default: return 1ull << 63 | random64();
    }
}

static struct number random_number(void)
{
    return (struct number){some_significand(), (int)below(10) - 5 + (below(20) ? 0 : (int)below(16200) - 8100), below(2)};
}

static struct fp_num exact(struct number n)
{
    return (struct fp_num){.sig = n.sig, .exp = n.exp, .kind = FP_IS_FINITE, .sign = n.sign};
}

/* An addend that has to do with the product. */
static struct number addend(struct number x, struct number y)
{
    struct fp_target to = {.precision = (uint8_t)(1 + below(64)), .emin = -16382, .emax = 16383};
    struct fp_exact product = fp_mul(exact(x), exact(y));
    struct fp_num near = fp_round(&to, &product).value;
    struct number z = {near.sig, near.exp, !near.sign};
    switch (below(4)) {
    case 0: return z;
    case 1:
        z.sig ^= (random64() >> below(64)) & ~(1ull << 63);
        return z;
    default: return (struct number){some_significand(), near.exp + (int)below(300) - 150, below(2)};
    }
}

static uint64_t sign_and_exponent(struct number n)
{
    return (uint64_t)(n.exp + BIAS) | (n.sign ? SIGN : 0);
}

/* false: it is not that simple. */
static bool call(const uint8_t *code, struct number x, struct number y, struct number z, uint64_t *sig, uint64_t *exp)
{
    unsigned __int128 product = (unsigned __int128)x.sig * y.sig;
    register uint64_t pe __asm__("rsi") = sign_and_exponent(x) + sign_and_exponent(y);
    register uint64_t zs __asm__("rdi") = z.sig, ze __asm__("rcx") = sign_and_exponent(z), to __asm__("r8") = (uintptr_t)code;
    register uint64_t high __asm__("rax") = (uint64_t)(product >> 64), low __asm__("rdx") = (uint64_t)product;
    uint8_t fails;
    __asm__ volatile("sub $256, %%rsp; call *%%r8; setc %0; lea 256(%%rsp), %%rsp"
                     : "=&b"(fails), "+r"(high), "+r"(low), "+r"(pe), "+r"(zs), "+r"(ze), "+r"(to)
                     :
                     : "cc", "memory");
    *sig = high;
    *exp = ze;
    return !fails;
}

struct rounding {
    const uint8_t *multiply, *add;
    struct fp_target to;
};

static void check(const struct rounding *r, unsigned *done)
{
    struct number x = random_number(), y = random_number(), z = addend(x, y);
    bool adds = below(8);
    struct fp_exact e = adds ? fp_fma(exact(x), exact(y), exact(z)) : fp_mul(exact(x), exact(y));
    struct fp_result wanted = fp_round(&r->to, &e);
    uint64_t sig, exp, bits = fp_pack64(wanted.value);
    if (!call(adds ? r->add : r->multiply, x, y, z, &sig, &exp)) {
        assert_true(r->to.precision < 64 || wanted.value.kind == FP_IS_ZERO);
        return;
    }
    ++*done;
    assert_false(wanted.flags & ~(FP_INEXACT | FP_AWAY | FP_UNBOUNDED_INEXACT | FP_UNBOUNDED_AWAY));
    assert_int_equal(wanted.value.kind, FP_IS_FINITE);
    if (r->to.precision == 64) {
        assert_int_equal(sig, wanted.value.sig);
        assert_int_equal(exp, (uint64_t)(wanted.value.exp + BIAS) | (wanted.value.sign ? SIGN : 0));
    } else {
        assert_int_equal(sig, bits);
    }
}

static void agrees_with_exact_arithmetic(void **state)
{
    static const struct rounding roundings[] = {
        {x64_wide_multiply_64, x64_wide_add_64, {.precision = 64, .emin = -16382, .emax = 16383}},
        {x64_wide_multiply_53, x64_wide_add_53, {.precision = 53, .emin = -1022, .emax = 1023}},
        {x64_wide_multiply_24, x64_wide_add_24, {.precision = 24, .emin = -126, .emax = 127}},
    };
    unsigned done = 0;
    (void)state;
    random_state = 88172645463325252ull;
    for (unsigned i = 0; i < CASES; i++)
        check(&roundings[i % 3], &done);
    assert_true(done > CASES / 2); /* most are simple enough */
}

/* ---- products of zero */

struct slots {
    uint64_t v[2];
};

static struct slots held(struct fp_num n, bool as_double)
{
    if (as_double)
        return (struct slots){{fp_pack64(n), IR_WIDE_HELD_AS_DOUBLE}};
    return (struct slots){{n.sig, (uint64_t)(n.exp + BIAS) | (n.sign ? SIGN : 0)}};
}

/* A number, and in *near whether its slots are those of a normal number near 1 that is not held as a double. */
static struct fp_num some_number(unsigned zeros, struct slots *slots, bool *near)
{
    struct fp_num n = {.sig = 1ull << 63 | (below(2) ? random64() : random64() << 11), .exp = (int)below(600) - 300, .kind = FP_IS_FINITE,
                       .sign = below(2)};
    *near = !(n.sig & 0x7ff) ? below(2) : true;
    if (below(100) < zeros) {
        n = (struct fp_num){.kind = FP_IS_ZERO, .sign = n.sign};
        *near = false;
    }
    *slots = held(n, !*near);
    return n;
}

static bool call_zero_product(const struct slots *x, const struct slots *y, const struct slots *z, uint64_t how, struct slots *r, bool *odd)
{
    uint64_t sig = (uintptr_t)x64_wide_zero_product, exp;
    register const struct slots *px __asm__("rsi") = x, *py __asm__("rdx") = y, *pz __asm__("rdi") = z;
    register uint64_t r8 __asm__("r8") = how;
    uint8_t fails;
    __asm__ volatile("sub $256, %%rsp; call *%%rax; setc %0; lea 256(%%rsp), %%rsp"
                     : "=&b"(fails), "+a"(sig), "=&c"(exp), "+r"(px), "+r"(py), "+r"(pz), "+r"(r8)
                     :
                     : "cc", "memory");
    *r = (struct slots){{sig, exp}};
    *odd = (uint32_t)(uintptr_t)py;
    return !fails;
}

static void check_zero(unsigned *done)
{
    static const unsigned precisions[] = {0, 0, IR_WIDE_DOUBLE, IR_WIDE_SINGLE}, kinds[] = {0, IR_WIDE_SUBTRACTS, IR_WIDE_NEGATES};
    unsigned precision = precisions[below(4)], kind = kinds[below(3)], adds = below(4) ? IR_WIDE_ADDS : 0, expects = below(4) ? 0 : below(8) & (adds ? 7 : 6);
    struct slots sx, sy, sz, r;
    bool near[3], odd, swap = below(2);
    struct fp_num x = some_number(100, &sx, &near[1]), y = some_number(20, &sy, &near[2]), z = some_number(30, &sz, &near[0]);
    struct fp_num zero = {.kind = FP_IS_ZERO, .sign = x.sign ^ y.sign ^ (kind == IR_WIDE_NEGATES)}, wanted = zero;
    if (!call_zero_product(swap ? &sy : &sx, swap ? &sx : &sy, &sz, precision | kind | adds | expects << IR_WIDE_FORMS, &r, &odd))
        return;
    ++*done;
    z.sign ^= kind == IR_WIDE_SUBTRACTS;
    if (adds)
        wanted = z.kind == FP_IS_ZERO ? (struct fp_num){.kind = FP_IS_ZERO, .sign = zero.sign && z.sign} : z;
    bool is_zero = wanted.kind == FP_IS_ZERO;
    struct slots w = held(wanted, is_zero || precision);
    unsigned as_expected = near[0] | near[swap ? 2 : 1] << 1 | near[swap ? 1 : 2] << 2;
    assert_int_equal(r.v[0], w.v[0]);
    assert_int_equal(r.v[1], w.v[1]);
    assert_int_equal(odd, (expects & ~as_expected) || (is_zero && !precision));
}

static void zeros_agree(void **state)
{
    unsigned done = 0;
    (void)state;
    for (unsigned i = 0; i < CASES; i++)
        check_zero(&done);
    assert_true(done > CASES / 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(agrees_with_exact_arithmetic), cmocka_unit_test(zeros_agree)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
