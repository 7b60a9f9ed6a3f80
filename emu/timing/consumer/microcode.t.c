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
static const struct timing_insn move = {.cost[0] = {.specifiers = 2, .reads = 1, .target_reads = 1}},
                                multiply = {.cost[0] = {.specifiers = 1, .execute = 3, .most = 40}},
                                branch = {.flags = TIMING_IS_BRANCH,
                                          .cost[0] = {.execute = 1, .taken = 2, .taken_reads = 1, .refetches = 1}};

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

/* A write waits for the one before it: 6 cycles apart, those of other instructions included; so do several of an instruction or charge. */
static void writes(void **state)
{
    static const struct timing_insn push = {.cost[0] = {.execute = 1, .writes = 1}}, two = {.cost[0] = {.execute = 1, .writes = 2}},
                                    idle = {.cost[0] = {.execute = 3}};
    struct timing_text *t = toy();
    struct timing_model *m = timing_prepare(timing_text_model(t));
    struct timing_charge c;
    struct timing_state s;
    unsigned by[TIMING_CHARGED];
    (void)state;
    assert_false(timing_has_cause(m, TIMING_WRITE_STALL));
    m->write_apart = 6;
    assert_true(timing_has_cause(m, TIMING_WRITE_STALL));
    timing_reset(&s);
    assert_int_equal(timing_step(m, &s, &push, &TIMING_EXECUTED, &c), 2);
    assert_int_equal(timing_step(m, &s, &push, &TIMING_EXECUTED, &c), 2 + 4);
    assert_int_equal(c.cycles[TIMING_WRITE_STALL], 4);
    assert_int_equal(timing_step(m, &s, &idle, &TIMING_EXECUTED, &c), 3);
    assert_int_equal(timing_step(m, &s, &push, &TIMING_EXECUTED, &c), 2 + 1);
    timing_canonicalise(m, &s);
    assert_int_equal(timing_step(m, &s, &two, &TIMING_EXECUTED, &c), 3 + 5 + 4);
    assert_int_equal(timing_step(m, &s, &idle, &TIMING_EXECUTED, NULL) + timing_step(m, &s, &idle, &TIMING_EXECUTED, NULL), 6);
    assert_int_equal(timing_step(m, &s, &push, &TIMING_EXECUTED, &c), 2);
    assert_int_equal(timing_charge_split(m, TIMING_CHARGE(4, 1, 2), by), 12);
    assert_int_equal(by[3], 5);
    assert_int_equal(timing_charge_split(m, TIMING_CHARGE(14, 1, 2), by), 17);
    timing_free(m);
    timing_text_free(t);
}

enum { PC = 0x1000, DATA = 0x2000, LOOPS = 500 };

/* Runs the loop, move, multiply, branch, in blocks of `length` instructions, with caches or without. The multiplication's value is the
 * iteration's. */
static uint64_t loop(const struct timing_model *description, unsigned length, unsigned entries, bool caches, bool reference,
                     struct cpu_timing_totals *totals)
{
    const struct timing_insn *insns[] = {&move, &multiply, &branch};
    struct consumer *k = consumer_new(description);
    struct consumer_block *blocks[3];
    struct consumer_cpu cpu = {0};
    uint64_t cycles = 0;
    assert_non_null(k);
    k->reference = reference;
    assert_true(consumer_configure(k, entries, true, caches, 9, 0));
    for (unsigned i = 0; i < 3; i += length) {
        struct consumer_block *b = blocks[i] = consumer_block_new(length);
        for (unsigned n = 0; n < length; n++) {
            uint64_t pc = PC + 4 * (i + n);
            bool accesses = i + n != 1;
            b->insns[n] = (struct consumer_insn){.t = insns[i + n], .pc = pc, .next = pc + 4, .accesses = accesses, .loads = accesses};
            b->insns[n].charges = i + n == 1;
        }
        consumer_block_ready(k, b);
    }
    consumer_start(k, &cpu, UINT64_MAX);
    for (unsigned n = 0; n < LOOPS; n++)
        for (unsigned i = 0; i < 3; i += length) {
            uint64_t next = i + length < 3 ? PC + 4 * (i + length) : n + 1 < LOOPS ? PC : PC + 12;
            assert_true(consumer_fits(k, blocks[i]));
            consumer_begin(k, blocks[i]);
            if (caches && i == 0)
                consumer_access(k, 0, false, DATA + 8 * n);
            if (i <= 1 && i + length > 1)
                consumer_charge(k, 1 - i, TIMING_CHARGE(n % 30, n & 3, n % 5));
            if (caches && i + length == 3) /* the same datum, whose line the code's fetch must not have evicted */
                consumer_access(k, length - 1, false, DATA + 8 * n);
            consumer_end(k, &(struct consumer_path){.insns = (uint8_t)length, .begun = (uint8_t)length, .next = next});
            cycles += consumer_take(k);
        }
    consumer_drain(k);
    cycles += consumer_take(k);
    consumer_totals(k, totals);
    for (unsigned i = 0; i < 3; i += length)
        consumer_block_free(k, blocks[i]);
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
            uint64_t cycles = loop(timing_text_model(t), 3, entries, caches, how & 2, &totals), sum = 0;
            /* Each datum is in a new line. Of 16 one is in the first set, evicts code that is fetched again in the next turn; one is in the
             * second: it evicts code, which evicts it, and the other way round. */
            uint64_t misses = caches ? 10 * (LOOPS + (LOOPS / 16 + 1) * (1 + 3) + 2) : 0;
            assert_int_equal(totals.cycles[TIMING_SPECIFIER], 3 * LOOPS);
            assert_int_equal(totals.cycles[TIMING_EXECUTE], 4 * LOOPS + execute);
            assert_int_equal(totals.cycles[TIMING_READ], LOOPS + 2 * (LOOPS - 1) + reads);
            assert_int_equal(totals.cycles[TIMING_WRITE], writes);
            assert_int_equal(totals.cycles[TIMING_BRANCH], 2 * (LOOPS - 1));
            assert_int_equal(totals.instructions, 3 * LOOPS);
            for (unsigned c = 0; c < TIMING_CAUSES; c++)
                sum += totals.cycles[c];
            assert_int_equal(cycles, sum);
            assert_int_equal(totals.cycles[TIMING_DCACHE] + totals.cycles[TIMING_ICACHE], misses);
        }
    timing_text_free(t);
}

/* Cycles do not depend on where blocks end, though a load evicts the line of the code that follows it. */
static void blocks(void **state)
{
    struct timing_text *t = toy();
    (void)state;
    for (unsigned entries = 1; entries <= 4096; entries *= 64) {
        struct cpu_timing_totals whole, single;
        uint64_t cycles = loop(timing_text_model(t), 3, entries, true, false, &whole);
        assert_int_equal(loop(timing_text_model(t), 1, entries, true, false, &single), cycles);
        assert_int_equal(single.cycles[TIMING_ICACHE], whole.cycles[TIMING_ICACHE]);
        assert_true(whole.cycles[TIMING_ICACHE] > 2 * 10);
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
    const struct CMUnitTest tests[] = {cmocka_unit_test(steps), cmocka_unit_test(writes), cmocka_unit_test(charges),
                                       cmocka_unit_test(blocks), cmocka_unit_test(words)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
