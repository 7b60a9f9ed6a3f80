/* predict.t.c - unit test: C and the table that host code reads follow the same counter transitions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "emu/timing/predict.h"

/* Two-bit saturating counters: up when a branch is taken, down when not; values from 2 on predict taken. */
static void check_transition(bool taken, int counter)
{
    int to = counter + (taken ? 1 : -1);
    struct predictor_transition t = predictor_transitions[taken][counter];
    assert_int_equal(t.to, to < 0 ? 0 : to > 3 ? 3 : to);
    assert_int_equal(t.wrong, (counter >= 2) != taken);
}

static void counters_saturate(void **state)
{
    (void)state;
    for (int taken = 0; taken < 2; taken++)
        for (int counter = 0; counter < PREDICT_COUNTERS; counter++)
            check_transition(taken, counter);
}

static void host_code_reads_the_same(void **state)
{
    struct predictor p;
    const struct timing_insn branch = {.flags = TIMING_IS_CONDITIONAL};
    (void)state;
    predictor_reset(&p, &(struct timing_predictor){.history = 4, .returns = 8, .targets = 4096});
    assert_int_equal(predictor_branch(&p, &branch, 0x1000), 0);
    for (unsigned bit = 2; bit < PREDICT_BITS; bit++)
        for (unsigned taken = 0; taken < 2; taken++)
            for (unsigned k = 0; k < PREDICT_COUNTERS; k++)
                assert_int_equal(p.packed[bit][taken][k],
                                 predictor_transitions[taken][k].to | (uint64_t)predictor_transitions[taken][k].wrong << bit);
    predictor_free(&p);
}

/* Compare a branch with random, often repeated outcomes against histories and counters computed here. */
static void c_follows(void **state)
{
    struct predictor p;
    const struct timing_insn branch = {.flags = TIMING_IS_BRANCH | TIMING_IS_CONDITIONAL};
    unsigned number = 0, history = 0, counter[PREDICT_HISTORIES], x = 1;
    (void)state;
    predictor_reset(&p, &(struct timing_predictor){.history = 4, .returns = 8, .targets = 4096});
    for (unsigned h = 0; h < PREDICT_HISTORIES; h++)
        counter[h] = 1;
    for (unsigned i = 0; i < 100000; i++) {
        x = x * 1664525u + 1013904223u;
        bool taken = i >> 5 & 1 ? x >> 29 != 0 : x >> 31;
        struct predictor_transition t = predictor_transitions[taken][counter[history]];
        bool right = predictor_train(&p, &branch, 0x1000, 0x1010, taken ? 0x2000 : 0x1010, taken, &number);
        assert_int_equal(right, !t.wrong);
        counter[history] = t.to;
        history = (history << 1 | taken) & (PREDICT_HISTORIES - 1);
        assert_int_equal(p.biased[0].taken, history == 15 && counter[15] == 3);
        assert_int_equal(p.biased[0].not_taken, history == 0 && counter[0] == 0);
    }
    predictor_free(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(counters_saturate), cmocka_unit_test(host_code_reads_the_same),
                                       cmocka_unit_test(c_follows)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
