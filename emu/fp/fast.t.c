/*
 * The host's floating-point unit compared with the exact core: wherever a fast function returns true, result
 * and inexactness equal the core's and no other exception occurs. It must return true for most operands.
 * PRECIS_FP_CASES=n sets the number of cases (default 200000).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "emu/fp/fast.h"
#include "emu/fp/fp.h"
#include "emu/fp/random.t.h"

/* Few fraction bits make exact results likely; extreme exponents exercise overflow and tininess. */
static uint64_t random_bits(unsigned fraction_bits, unsigned exp_bits)
{
    uint64_t fraction = random64() & ((1ull << fraction_bits) - 1);
    unsigned max = (1u << exp_bits) - 1, bias = max / 2, exp;

    if (below(2))
        fraction &= ~0ull << below(fraction_bits + 1);
    switch (below(6)) {
    case 0: exp = below(4); break;
    case 1: exp = max - below(4); break;
    case 2: exp = bias / 2 + below(6); break;
    case 3: exp = below(max + 1); break;
    default: exp = bias - 30 + below(60);
    }
    if (!below(30))
        fraction = exp = 0;
    return (uint64_t)below(2) << (fraction_bits + exp_bits) | (uint64_t)exp << fraction_bits | fraction;
}

enum op { ADD, SUB, MUL, DIV, SQRT, FMA, N_OPS };

static bool fast(enum op op, bool dbl, const uint64_t *x, uint64_t *r, bool *inexact)
{
    uint32_t s = 0;
    bool done;

#define EITHER(name) \
    done = dbl ? fp_fast_##name##64(x[0], x[1], r, inexact) : fp_fast_##name##32((uint32_t)x[0], (uint32_t)x[1], &s, inexact)
    switch (op) {
    case ADD: EITHER(add); break;
    case SUB: EITHER(sub); break;
    case MUL: EITHER(mul); break;
    case DIV: EITHER(div); break;
    case SQRT: done = dbl ? fp_fast_sqrt64(x[0], r, inexact) : fp_fast_sqrt32((uint32_t)x[0], &s, inexact); break;
    default: done = dbl ? fp_fast_fma64(x[0], x[1], x[2], r) : fp_fast_fma32((uint32_t)x[0], (uint32_t)x[1], (uint32_t)x[2], &s);
    }
    if (!dbl)
        *r = s;
    return done;
}

static struct fp_exact core(enum op op, const struct fp_num *n)
{
    switch (op) {
    case ADD: return fp_add(n[0], n[1]);
    case SUB: return fp_sub(n[0], n[1]);
    case MUL: return fp_mul(n[0], n[1]);
    case DIV: return fp_div(n[0], n[1]);
    case SQRT: return fp_sqrt(n[0]);
    default: return fp_fma(n[0], n[1], n[2]);
    }
}

static void host_agrees_with_core(void **state)
{
    (void)state;
    const char *env = getenv("PRECIS_FP_CASES");
    unsigned long cases = env ? strtoul(env, NULL, 0) : 200000;

    for (unsigned k = 0; k < 2 * N_OPS; k++) {
        enum op op = k / 2;
        bool dbl = k & 1;
        struct fp_target to = {.precision = dbl ? 53 : 24, .emin = dbl ? -1022 : -126, .emax = dbl ? 1023 : 127};
        unsigned long answered = 0;
        for (unsigned long i = 0; i < cases; i++) {
            uint64_t x[3], got;
            struct fp_num n[3];
            bool inexact = false;
            for (int j = 0; j < 3; j++)
                x[j] = dbl ? random_bits(52, 11) : random_bits(23, 8);
            if (!below(4))
                x[1] = x[0] ^ below(4);
            if (op == SQRT && below(2))
                x[0] &= dbl ? ~(1ull << 63) : ~(1ull << 31);
            if (!fast(op, dbl, x, &got, &inexact))
                continue;
            answered++;
            for (int j = 0; j < 3; j++)
                n[j] = dbl ? fp_unpack64(x[j]) : fp_unpack32((uint32_t)x[j]);
            struct fp_exact e = core(op, n);
            to.tiny_before = below(2);
            struct fp_result r = fp_round(&to, &e);
            unsigned flags = r.flags & (FP_IEEE | FP_TINY);
            if (r.value.kind == FP_IS_NAN || (flags & ~(unsigned)FP_INEXACT) || (op != FMA && inexact != (flags == FP_INEXACT)) ||
                got != (dbl ? fp_pack64(r.value) : fp_pack32(r.value)))
                fail_msg("op %d dbl %d: %lx %lx %lx gave %lx inexact %d", op, dbl, x[0], x[1], x[2], got, inexact);
        }
        assert_true(!FP_FAST_HOST || answered > cases / 4);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(host_agrees_with_core)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
