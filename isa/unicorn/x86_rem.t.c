/* x86_rem.t.c - remainders compared with the host's processor, where that is an x86: random and special operands, results and status. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "isa/unicorn/x86_rem.h"

/* 29860476080414620 and 17. */
static void known(void **state)
{
    const struct x86_extended x = {UINT64_C(0xd42be3bb31bf3800), 0x4035}, y = {UINT64_C(0x8800000000000000), 0x4003};
    struct x86_extended r;
    unsigned status = 0;
    (void)state;
    r = x86_remainder(x, y, false, &status);
    assert_true(r.exponent == 0x4002 && r.significand == UINT64_C(0xf000000000000000)); /* 15 */
    assert_int_equal(status & X86_C2, 0);
    r = x86_remainder((struct x86_extended){1, 0}, y, false, &status);
    assert_true(r.exponent == 0 && r.significand == 1 && status == X86_DENORMAL);
    x86_remainder((struct x86_extended){UINT64_C(1) << 63, 0x7ffe}, y, true, &status);
    assert_int_equal(status, X86_C2);
}

#ifdef __x86_64__
enum { CASES = 300000, EXCEPTIONS = 0x3f, CODES = X86_C0 | X86_C1 | X86_C2 | X86_C3 };

static uint64_t next(uint64_t *s)
{
    *s ^= *s << 13;
    *s ^= *s >> 7;
    *s ^= *s << 17;
    return *s * UINT64_C(0x2545f4914f6cdd1d);
}

/* Zeros, denormal numbers, NaNs, unsupported formats, and mostly numbers with exponents near each other. */
static struct x86_extended random_operand(uint64_t *s)
{
    const uint64_t integer_bit = UINT64_C(1) << 63;
    struct x86_extended x = {next(s), (uint16_t)next(s)};
    unsigned kind = next(s) % 12, exponent = next(s) % 8;
    if (kind < 8)
        x.significand |= integer_bit;
    if (kind == 0)
        x.significand = integer_bit;
    if (kind == 1)
        x.significand &= UINT64_MAX << next(s) % 64;
    if (kind == 8)
        x.significand = 0;
    if (exponent == 0)
        x.exponent &= 0x8000;
    else if (exponent == 1)
        x.exponent |= 0x7fff;
    else if (exponent < 6)
        x.exponent = (uint16_t)((x.exponent & 0x8000) | (0x3fff - 70 + next(s) % 140));
    return x;
}

/* With the condition codes of *status before it. */
static struct x86_extended by_host(struct x86_extended x, struct x86_extended y, bool to_nearest, unsigned *status)
{
    struct {
        uint64_t significand;
        uint16_t exponent;
    } a = {x.significand, x.exponent}, b = {y.significand, y.exponent}, r = {0};
    uint16_t word, environment[14];
    __asm__("fninit; fldt %1; fldt %2; fnstenv %0" : "=m"(environment) : "m"(b), "m"(a));
    environment[2] |= (uint16_t)*status;
    if (to_nearest)
        __asm__("fldenv %2; fprem1; fnstsw %1; fstpt %0; fstp %%st(0); fninit" : "=m"(r), "=m"(word) : "m"(environment));
    else
        __asm__("fldenv %2; fprem; fnstsw %1; fstpt %0; fstp %%st(0); fninit" : "=m"(r), "=m"(word) : "m"(environment));
    *status = word & (EXCEPTIONS | CODES);
    return (struct x86_extended){r.significand, r.exponent};
}

static void as_the_host(void **state)
{
    uint64_t seed = 20240229;
    (void)state;
    for (unsigned i = 0; i < CASES; i++) {
        struct x86_extended x = random_operand(&seed), y = random_operand(&seed), host, ours;
        unsigned host_status, our_status;
        if (next(&seed) % 8 == 0)
            y.significand = x.significand;
        if (next(&seed) % 4 == 0)
            y.exponent = (uint16_t)(x.exponent + 2 - next(&seed) % 80);
        host_status = our_status = (unsigned)next(&seed) & CODES;
        host = by_host(x, y, i & 1, &host_status);
        ours = x86_remainder(x, y, i & 1, &our_status);
        if (host.significand != ours.significand || host.exponent != ours.exponent || host_status != our_status)
            fail_msg("fprem%s of %04x:%016llx by %04x:%016llx", i & 1 ? "1" : "", x.exponent, (unsigned long long)x.significand, y.exponent,
                     (unsigned long long)y.significand);
    }
}
#else
static void as_the_host(void **state)
{
    (void)state;
    skip();
}
#endif

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(known), cmocka_unit_test(as_the_host)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
