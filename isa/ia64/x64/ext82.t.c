/* ext82.t.c - compares ext82_routine.S with exact arithmetic, on random operands, many of which nearly cancel, tie or do not overlap. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "emu/fp/random.t.h"
#include "emu/fp/fp.h"
#include "emu/ir/ir.h"

enum { CASES = 400000, BIAS = 0xffff, SIGN = 1 << 17 };

typedef const uint8_t routine[];
extern routine ia64_ext82_multiply_64, ia64_ext82_multiply_24, ia64_ext82_multiply_53, ia64_ext82_add_64, ia64_ext82_add_24,
    ia64_ext82_add_53;

struct number {
    uint64_t sig;
    int exp;
    bool sign;
};

/* Returns a significand, often one with few bits, or a little less than a power of two. */
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

/* Returns an addend of similar magnitude as the product. */
static struct number addend(struct number x, struct number y)
{
    struct fp_target to = {.precision = (uint8_t)(1 + below(64)), .emin = -16382, .emax = 16383};
    struct fp_exact product = fp_mul(exact(x), exact(y));
    struct fp_num near = fp_round(&to, &product).value;
    struct number z = {near.sig, near.exp, !near.sign};
    switch (below(4)) {
    case 0: return z;
    case 1: z.sig ^= (random64() >> below(64)) & ~(1ull << 63); return z;
    default: return (struct number){some_significand(), near.exp + (int)below(300) - 150, below(2)};
    }
}

static uint64_t sign_and_exponent(struct number n)
{
    return (uint64_t)(n.exp + BIAS) | (n.sign ? SIGN : 0);
}

/* Calls a routine. Returns false if it does not handle the operands. */
static bool call(const uint8_t *code, struct number x, struct number y, struct number z, uint64_t *sig, uint64_t *exp)
{
    unsigned __int128 product = (unsigned __int128)x.sig * y.sig;
    uint64_t of_product = sign_and_exponent(x) + sign_and_exponent(y), of_z = sign_and_exponent(z); /* calls may change the registers */
    register uint64_t pe __asm__("rsi") = of_product;
    register uint64_t zs __asm__("rdi") = z.sig, ze __asm__("rcx") = of_z, to __asm__("r8") = (uintptr_t)code;
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
        {ia64_ext82_multiply_64, ia64_ext82_add_64, {.precision = 64, .emin = -16382, .emax = 16383}},
        {ia64_ext82_multiply_53, ia64_ext82_add_53, {.precision = 53, .emin = -1022, .emax = 1023}},
        {ia64_ext82_multiply_24, ia64_ext82_add_24, {.precision = 24, .emin = -126, .emax = 127}},
    };
    unsigned done = 0;
    (void)state;
    random_state = 88172645463325252ull;
    for (unsigned i = 0; i < CASES; i++)
        check(&roundings[i % 3], &done);
    assert_true(done > CASES / 2); /* the routines handle most cases */
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(agrees_with_exact_arithmetic)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
