/* Accounts of exact figures: their sums and their order, against a plain table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "emu/cpu/exact.h"

enum { PCS = 500, WHATS = 3, ACCOUNTS = 40 };

static uint64_t next(uint64_t *seed)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return *seed >> 33;
}

/* Accounts one after the other, which add ever more figures, some by number; every second one lives as long as the next. */
static void accounts(void **state)
{
    static uint64_t sum[PCS][WHATS];
    struct cpu_exact_index *index = cpu_exact_index_new();
    struct cpu_exact *before = NULL;
    uint64_t seed = 1;
    (void)state;
    for (unsigned round = 0; round < ACCOUNTS; round++) {
        struct cpu_exact *e = cpu_exact_new(index, NULL, NULL);
        size_t n, at = 0;
        memset(sum, 0, sizeof sum);
        for (unsigned k = 0; k < 30 * round; k++) {
            uint64_t pc = next(&seed) % (PCS * (round + 1) / ACCOUNTS), what = next(&seed) % WHATS, count = next(&seed) % 3;
            sum[pc][what] += count;
            if (k % 2)
                cpu_exact_add(e, pc << 40 | pc, (unsigned)what, count);
            else
                cpu_exact_add_number(e, cpu_exact_number(e, pc << 40 | pc, (unsigned)what), count);
        }
        const struct cpu_exact_figure *f = cpu_exact_figures(e, &n);
        for (uint64_t pc = 0; pc < PCS; pc++)
            for (unsigned what = 0; what < WHATS; what++) {
                if (!sum[pc][what])
                    continue;
                assert_true(at < n);
                assert_int_equal(f[at].pc, pc << 40 | pc);
                assert_int_equal(f[at].what, what);
                assert_int_equal(f[at++].n, sum[pc][what]);
            }
        assert_int_equal(at, n);
        cpu_exact_free(before);
        before = round % 2 ? e : NULL;
        if (!before)
            cpu_exact_free(e);
    }
    cpu_exact_free(before);
    cpu_exact_index_free(index);
}

/* Numbers of addresses that compete for the same places of the hash table: those of every 64th byte, and the slots of bundles. */
static void numbers(void **state)
{
    enum { COUNT = 3000 };
    static const unsigned stride[] = {64, 1 << 20, 16, 4, 1};
    (void)state;
    for (unsigned k = 0; k < sizeof stride / sizeof *stride; k++) {
        struct cpu_exact_index *index = cpu_exact_index_new();
        struct cpu_exact *e = cpu_exact_new(index, NULL, NULL);
        for (unsigned again = 0; again < 2; again++)
            for (uint64_t n = 0; n < COUNT; n++)
                assert_int_equal(cpu_exact_number(e, n / WHATS * stride[k], (unsigned)(n % WHATS)), n);
        cpu_exact_free(e);
        cpu_exact_index_free(index);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(accounts), cmocka_unit_test(numbers)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
