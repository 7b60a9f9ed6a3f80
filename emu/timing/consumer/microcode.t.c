/* microcode.t.c - instructions of microcode, on a toy model: what a branch costs more if it is taken, what its target does, and
 * charges by value, for queues of all sizes. */
#include "emu/timing/consumer/consumer.h"
#include "emu/timing/model_text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const char text[] = "name toy\ntitle Toy\nicache size 1K ways 1 line 8\ndcache size 128 ways 1 line 8\nl2 none\nl3 none\nl4 none\n"
                           "memory cycles 10 ns 0\nclock mhz 0\nitlb none\ndtlb none\ntlb cycles 0\n"
                           "policy blocking-miss yes fp-skips-first no write-around yes one-first-level yes\n";
static const char *const classes[] = {"ANY"};
static const struct timing_model common = {.issue = TIMING_ISSUE_MICROCODE};
static const struct timing_machine machine = {.name = "Toy", .common = &common, .classes = classes, .nclasses = 1, .page_bytes = 512};

static struct timing_text *toy(void)
{
    char why[TIMING_TEXT_WHY];
    struct timing_text *t = timing_text_read(&machine, NULL, "toy", text, sizeof text - 1, why);
    if (!t)
        print_error("%s\n", why);
    assert_non_null(t);
    return t;
}

/* A move, a multiplication by value, and a branch back. */
static const struct timing_insn move = {.cost = {.specifiers = 2, .reads = 1, .target_reads = 1}},
                                multiply = {.cost = {.specifiers = 1, .execute = 3, .most = 40}},
                                branch = {.flags = TIMING_IS_BRANCH, .cost = {.execute = 1, .taken = 2, .taken_reads = 1, .refetches = 1}};

static void steps(void **state)
{
    static const struct timing_event taken = {.taken = true};
    struct timing_text *t = toy();
    struct timing_model *m = timing_prepare(timing_text_model(t));
    struct timing_charge c;
    struct timing_state s;
    (void)state;
    timing_reset(&s);
    assert_true(timing_needs_consumer(m));
    assert_int_equal(timing_step(m, &s, &move, &TIMING_EXECUTED, &c), 3);
    assert_int_equal(c.cycles[TIMING_SPECIFIER], 2);
    assert_int_equal(c.cycles[TIMING_READ], 1);
    assert_int_equal(timing_step(m, &s, &branch, &TIMING_EXECUTED, NULL), 1);
    assert_int_equal(timing_step(m, &s, &move, &TIMING_EXECUTED, NULL), 3);
    assert_int_equal(timing_step(m, &s, &branch, &taken, &c), 4);
    assert_int_equal(c.cycles[TIMING_BRANCH], 2);
    timing_canonicalise(m, &s);
    assert_int_equal(timing_step(m, &s, &move, &TIMING_EXECUTED, NULL), 4); /* a target */
    assert_int_equal(timing_step(m, &s, &move, &TIMING_EXECUTED, NULL), 3);
    timing_free(m);
    timing_text_free(t);
}

enum { PC = 0x1000, LOOPS = 500 };

/* Runs the loop: move, multiply, branch, with caches or without. The multiplication's value is the iteration's. */
static uint64_t loop(const struct timing_model *description, unsigned entries, bool caches, bool reference,
                     struct cpu_timing_totals *totals)
{
    struct consumer *k = consumer_new(description);
    struct consumer_cpu cpu = {0};
    uint64_t cycles = 0;
    assert_non_null(k);
    k->reference = reference;
    assert_true(consumer_configure(k, entries, true, caches, 9, 0));
    struct consumer_block *b = consumer_block_new(3);
    const struct timing_insn *insns[] = {&move, &multiply, &branch};
    for (unsigned i = 0; i < 3; i++)
        b->insns[i] = (struct consumer_insn){.t = insns[i], .pc = PC + 4 * i, .next = PC + 4 * i + 4, .accesses = i == 0, .loads = i == 0};
    b->insns[1].charges = 1;
    consumer_block_ready(k, b);
    consumer_start(k, &cpu, UINT64_MAX);
    for (unsigned n = 0; n < LOOPS; n++) {
        assert_true(consumer_fits(k, b));
        consumer_begin(k, b);
        if (caches)
            consumer_access(k, 0, false, 0x2000 + 8 * n);
        consumer_charge(k, 1, TIMING_CHARGE(n % 30, n & 3, n % 5));
        consumer_end(k, &(struct consumer_path){.insns = 3, .begun = 3, .next = n + 1 < LOOPS ? PC : PC + 12});
        cycles += consumer_take(k);
    }
    consumer_drain(k);
    cycles += consumer_take(k);
    consumer_totals(k, totals);
    consumer_block_free(k, b);
    consumer_free(k);
    return cycles;
}

/* What the loop costs by value. */
static void by_value(uint64_t *execute, uint64_t *reads, uint64_t *writes)
{
    *execute = *reads = *writes = 0;
    for (unsigned n = 0; n < LOOPS; n++)
        *execute += n % 30, *reads += n & 3, *writes += n % 5;
}

static void charges(void **state)
{
    struct timing_text *t = toy();
    uint64_t execute, reads, writes;
    (void)state;
    by_value(&execute, &reads, &writes);
    for (unsigned how = 0; how < 4; how++)
        for (unsigned entries = 1; entries <= 4096; entries *= 8) {
            struct cpu_timing_totals totals;
            bool caches = how & 1;
            uint64_t cycles = loop(timing_text_model(t), entries, caches, how & 2, &totals), sum = 0;
            uint64_t misses = caches ? LOOPS * 10u + 2 * 10 : 0; /* every datum is in a new line; so little data evicts the code once … */
            assert_int_equal(totals.cycles[TIMING_SPECIFIER], 3 * LOOPS);
            assert_int_equal(totals.cycles[TIMING_EXECUTE], 4 * LOOPS + execute);
            assert_int_equal(totals.cycles[TIMING_READ], LOOPS + 2 * (LOOPS - 1) + reads);
            assert_int_equal(totals.cycles[TIMING_WRITE], writes);
            assert_int_equal(totals.cycles[TIMING_BRANCH], 2 * (LOOPS - 1));
            assert_int_equal(totals.instructions, 3 * LOOPS);
            for (unsigned c = 0; c < TIMING_CAUSES; c++)
                sum += totals.cycles[c];
            assert_int_equal(cycles, sum);
            if (caches) /* … in a set each turn */
                assert_in_range(totals.cycles[TIMING_DCACHE] + totals.cycles[TIMING_ICACHE], misses, misses + 2 * 10 * (LOOPS / 16 + 1));
            else
                assert_int_equal(totals.cycles[TIMING_DCACHE] + totals.cycles[TIMING_ICACHE], 0);
        }
    timing_text_free(t);
}

/* A charge holds sums. */
static void words(void **state)
{
    uint32_t c = TIMING_CHARGE(3, 1, 0) * 100 + TIMING_CHARGE(7, 2, 5);
    (void)state;
    assert_int_equal(timing_charge_execute(c), 307);
    assert_int_equal(timing_charge_reads(c), 102);
    assert_int_equal(timing_charge_writes(c), 5);
    assert_int_equal(timing_charge_cycles(c), 414);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(steps), cmocka_unit_test(charges), cmocka_unit_test(words)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
