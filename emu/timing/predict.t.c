/* predict.t.c - unit test: C and the table that host code reads follow the same counter transitions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

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

/* ---- targets, hints ---- */

enum { BRANCH_AT = 0x1000, AFTER = 0x1010 };

static void begin(struct predictor *p, unsigned returns, unsigned targets)
{
    memset(p, 0, sizeof *p);
    predictor_reset(p, &(struct timing_predictor){.history = 4, .returns = (uint16_t)returns, .targets = (uint16_t)targets});
}

/* Returns whether a branch with these flags that goes to `next` was predicted. */
static bool goes(struct predictor *p, unsigned flags, uint64_t pc, uint64_t next, bool taken)
{
    const struct timing_insn i = {.flags = (uint16_t)(TIMING_IS_BRANCH | flags)};
    unsigned number = 0;
    return predictor_train(p, &i, pc, pc + 16, next, taken, &number);
}

static void hints(void **state)
{
    struct predictor p;
    (void)state;
    begin(&p, 8, 16);
    for (unsigned k = 0; k < 6; k++) { /* no outcome changes a static prediction */
        const unsigned fixed = TIMING_IS_CONDITIONAL | TIMING_PREDICT_STATIC;
        assert_true(goes(&p, fixed | TIMING_PREDICT_TAKEN, BRANCH_AT, 0x2000, true));
        assert_false(goes(&p, fixed | TIMING_PREDICT_TAKEN, BRANCH_AT, AFTER, false));
        assert_false(goes(&p, fixed, BRANCH_AT, 0x2000, true));
        assert_true(goes(&p, fixed, BRANCH_AT, AFTER, false));
        assert_true(goes(&p, 0, BRANCH_AT, 0x2000, true)); /* always taken */
    }
    assert_int_equal(p.nbranches, 0);
    /* the first outcome of others is predicted by the hint, backward or forward */
    assert_true(goes(&p, TIMING_IS_CONDITIONAL | TIMING_PREDICT_TAKEN, 0x3000, 0x2000, true));
    assert_false(goes(&p, TIMING_IS_CONDITIONAL | TIMING_PREDICT_TAKEN, 0x3010, 0x3020, false));
    assert_true(goes(&p, TIMING_IS_CONDITIONAL, 0x3020, 0x3030, false));
    assert_false(goes(&p, TIMING_IS_CONDITIONAL, 0x3030, 0x2000, true));
    assert_int_equal(p.nbranches, 4);
    predictor_free(&p);
}

/* The stack has the last `returns` addresses after calls that were taken; older ones are lost. */
static void returns(void **state)
{
    struct predictor p;
    (void)state;
    begin(&p, 4, 16);
    for (uint64_t n = 1; n <= 6; n++)
        assert_true(goes(&p, TIMING_IS_CALL, n << 12, 0x100000, true));
    assert_true(goes(&p, TIMING_IS_CALL | TIMING_IS_CONDITIONAL | TIMING_PREDICT_STATIC, 0x9000, 0x9010, false)); /* calls nothing */
    for (uint64_t n = 6; n > 2; n--)
        assert_true(goes(&p, TIMING_IS_RETURN | TIMING_IS_INDIRECT, 0x100000, (n << 12) + 16, true));
    assert_false(goes(&p, TIMING_IS_RETURN | TIMING_IS_INDIRECT, 0x100000, (2 << 12) + 16, true));
    assert_true(goes(&p, TIMING_IS_CALL, 0x5000, 0x100000, true));
    assert_true(
        goes(&p, TIMING_IS_RETURN | TIMING_IS_CONDITIONAL | TIMING_PREDICT_STATIC, 0x100000, 0x100010, false)); /* returns nowhere */
    assert_false(goes(&p, TIMING_IS_RETURN | TIMING_IS_INDIRECT, 0x100000, 0x5000, true));                      /* elsewhere */
    predictor_free(&p);
}

/* Other indirect branches go where they went last; of two that share an entry, each evicts the other. */
static void targets(void **state)
{
    struct predictor p;
    (void)state;
    begin(&p, 4, 16);
    assert_false(goes(&p, TIMING_IS_INDIRECT, BRANCH_AT, 0x2000, true));
    assert_true(goes(&p, TIMING_IS_INDIRECT, BRANCH_AT, 0x2000, true));
    assert_false(goes(&p, TIMING_IS_INDIRECT, BRANCH_AT, 0x3000, true));
    assert_true(goes(&p, TIMING_IS_INDIRECT, BRANCH_AT, 0x3000, true));
    assert_false(goes(&p, TIMING_IS_INDIRECT, BRANCH_AT + 16, 0x3000, true)); /* a separate entry */
    assert_true(goes(&p, TIMING_IS_INDIRECT, BRANCH_AT, 0x3000, true));
    assert_false(goes(&p, TIMING_IS_INDIRECT, BRANCH_AT + 16 * 16, 0x3000, true)); /* the same one */
    assert_false(goes(&p, TIMING_IS_INDIRECT, BRANCH_AT, 0x3000, true));
    assert_true(goes(&p, TIMING_IS_INDIRECT | TIMING_IS_CONDITIONAL | TIMING_PREDICT_STATIC, BRANCH_AT, AFTER, false)); /* trains nothing */
    assert_true(goes(&p, TIMING_IS_INDIRECT, BRANCH_AT, 0x3000, true));
    /* a call pushes, too; and both direction and target must be right */
    assert_false(goes(&p, TIMING_IS_CALL | TIMING_IS_INDIRECT, 0x1010, 0x7000, true));
    assert_true(goes(&p, TIMING_IS_RETURN | TIMING_IS_INDIRECT, 0x7000, 0x1020, true));
    assert_false(goes(&p, TIMING_IS_INDIRECT | TIMING_IS_CONDITIONAL | TIMING_PREDICT_STATIC, BRANCH_AT, 0x3000, true));
    predictor_free(&p);
}

/* A branch varies until its recent outcomes are alike; one that has never run does not. */
static void varies(void **state)
{
    const struct timing_insn branch = {.flags = TIMING_IS_BRANCH | TIMING_IS_CONDITIONAL};
    struct predictor p;
    (void)state;
    begin(&p, 4, 16);
    int n = predictor_branch(&p, &branch, BRANCH_AT);
    assert_false(predictor_varies(&p, n, &branch));
    (void)goes(&p, TIMING_IS_CONDITIONAL, BRANCH_AT, 0x2000, true);
    assert_true(predictor_varies(&p, n, &branch));
    for (unsigned k = 0; k < 12; k++)
        (void)goes(&p, TIMING_IS_CONDITIONAL, BRANCH_AT, AFTER, false);
    assert_false(predictor_varies(&p, n, &branch));
    predictor_free(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(counters_saturate),
                                       cmocka_unit_test(host_code_reads_the_same),
                                       cmocka_unit_test(c_follows),
                                       cmocka_unit_test(hints),
                                       cmocka_unit_test(returns),
                                       cmocka_unit_test(targets),
                                       cmocka_unit_test(varies)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
