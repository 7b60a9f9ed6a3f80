/* timing.t.c - PA-RISC timing: latencies and pairing of the tables, and that cached path costs equal the scoreboard, stepped instruction
 * by instruction. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/cpu.h"
#include "isa/hppa/hppa.h"
#include "isa/hppa/timing.h"

/* ---- the tables ------------------------------------------------------------------------------------ */

static struct timing_model *model(const char *name)
{
    static struct timing_model *prepared[8]; /* by index */
    const struct timing_model *m;
    unsigned k = 0;
    while ((m = hppa_timing_model(k)) && strcmp(m->name, name))
        k++;
    assert_non_null(m);
    assert_true(k < sizeof prepared / sizeof *prepared);
    if (!prepared[k])
        prepared[k] = timing_prepare(m);
    assert_non_null(prepared[k]);
    return prepared[k];
}

/* Cycles of the words, issued from an empty pipeline. */
static unsigned cycles_of(const char *name, const uint32_t *words, unsigned n)
{
    const struct timing_model *m = model(name);
    struct timing_state s;
    unsigned sum = 0;
    timing_reset(&s);
    for (unsigned k = 0; k < n; k++) {
        struct timing_insn i;
        hppa_timing_insn(words[k], &i);
        sum += timing_step(m, &s, &i, &TIMING_EXECUTED, NULL);
    }
    return sum;
}
#define CYCLES(name, ...) cycles_of(name, (const uint32_t[]){__VA_ARGS__}, sizeof((const uint32_t[]){__VA_ARGS__}) / 4)

enum {
    ADDL_1_2_3 = 0x08220a03, /* add,l r2,r1,r3 */
    ADDL_3_4_5 = 0x08640a05, /* add,l r4,r3,r5 */
    ADDL_6_7_8 = 0x08c70a08,
    LDW_9 = 0x0fc01089,      /* ldw 0(sp),r9 */
    ADDL_9_1_2 = 0x09210a02, /* add,l r1,r9,r2 */
    STW_9 = 0x0fc91280,      /* stw r9,0(sp) */
    ZDEP_1_2 = 0xd441085d,   /* depw,z r1,29,3,r2 */
    ZDEP_6_7 = 0xd4e6085d,   /* depw,z r6,29,3,r7 */
};

/* fadd, fmpy, fdiv of registers: class 0C, double or single */
static uint32_t fp(unsigned sub, bool dbl, unsigned a, unsigned b, unsigned t)
{
    return 0x30000000u | a << 21 | b << 16 | sub << 13 | (dbl ? 1u : 0u) << 11 | 3u << 9 | t;
}

static void latencies(void **state)
{
    (void)state;
    assert_int_equal(CYCLES("unit", ADDL_1_2_3, ADDL_6_7_8), 2);
    assert_int_equal(CYCLES("pa7300lc", ADDL_1_2_3, ADDL_6_7_8), 1); /* a pair */
    assert_int_equal(CYCLES("pa7300lc", ADDL_1_2_3, ADDL_3_4_5), 2); /* producer and consumer */
    assert_int_equal(CYCLES("pa7300lc", LDW_9, ADDL_9_1_2), 3);      /* load to use: 2 */
    assert_int_equal(CYCLES("pa7300lc", LDW_9, ADDL_6_7_8), 1);
    assert_int_equal(CYCLES("pa7300lc", ZDEP_1_2, LDW_9), 1); /* a shift and a memory access pair, in either order, */
    assert_int_equal(CYCLES("pa7300lc", LDW_9, ZDEP_1_2), 1);
    assert_int_equal(CYCLES("pa7100lc", ZDEP_1_2, STW_9), 1);
    assert_int_equal(CYCLES("pa7300lc", ZDEP_1_2, ZDEP_6_7), 2); /* two shifts do not */
    assert_int_equal(CYCLES("pa7300lc", STW_9, LDW_9), 2);       /* one memory access per cycle */
    assert_int_equal(CYCLES("pa7100lc", STW_9, LDW_9), 3);       /* a store takes two cycles */
    assert_int_equal(CYCLES("pa7100", STW_9, LDW_9), 3);
    assert_int_equal(CYCLES("pa7200", STW_9, LDW_9), 3); /* a load waits, */
    assert_int_equal(CYCLES("pa7200", STW_9, STW_9), 2); /* a store does not */
    assert_int_equal(CYCLES("pa7100lc", STW_9, STW_9), 3);
    assert_int_equal(CYCLES("pa7200", ADDL_1_2_3, ADDL_6_7_8), 1);           /* two integer units */
    assert_int_equal(CYCLES("pa7000", STW_9, LDW_9), 4);                     /* three */
    assert_int_equal(CYCLES("pa7100", ADDL_1_2_3, ADDL_6_7_8), 2);           /* one integer unit, */
    assert_int_equal(CYCLES("pa7100", ADDL_1_2_3, fp(0, true, 4, 5, 6)), 1); /* beside floating point, */
    assert_int_equal(CYCLES("pa7100", fp(0, true, 4, 5, 6), ADDL_1_2_3), 1); /* in either order */
    assert_int_equal(CYCLES("pa7000", fp(0, true, 4, 5, 6), ADDL_1_2_3), 2); /* one instruction a cycle */
    assert_int_equal(CYCLES("pa7100", fp(2, true, 4, 5, 6), fp(0, true, 6, 5, 7)), 3);
    assert_int_equal(CYCLES("pa7000", fp(2, true, 4, 5, 6), fp(0, true, 6, 5, 7)), 4);
    assert_int_equal(CYCLES("pa7100", fp(3, true, 4, 5, 6), ADDL_1_2_3), 1); /* a divide does not lock */
    assert_int_equal(CYCLES("pa7300lc", fp(0, true, 4, 5, 6), fp(0, true, 6, 5, 7)), 3);
    assert_int_equal(CYCLES("pa7300lc", fp(2, false, 4, 5, 6), fp(0, false, 6, 5, 7)), 3);
    assert_int_equal(CYCLES("pa7300lc", fp(2, true, 4, 5, 6), fp(0, true, 6, 5, 7)), 4);
    assert_int_equal(CYCLES("pa7300lc", fp(2, true, 4, 5, 6), fp(2, true, 8, 9, 7)), 4); /* one every 2; the lock of the second */
    assert_int_equal(CYCLES("pa7300lc", fp(3, false, 4, 5, 6), ADDL_1_2_3), 8);          /* a pair; then locked for 7 */
    assert_int_equal(CYCLES("pa7300lc", fp(3, true, 4, 5, 6), ADDL_1_2_3), 15);
}

/* ---- branches ----------------------------------------------------------------------------------------- */

enum { NOP = 0x08000240 }; /* or r0,r0,r0 */

/* Cycles of a branch and its delay slot, from an empty pipeline. */
static unsigned cycles_of_branch(const char *name, uint32_t word, bool taken)
{
    const struct timing_model *m = model(name);
    const struct timing_event e = {.taken = taken}; /* of the slot, from which control goes on */
    struct timing_insn branch, slot;
    struct timing_state s;
    timing_reset(&s);
    hppa_timing_insn(word, &branch);
    hppa_timing_insn(NOP, &slot);
    unsigned cycles = timing_step(m, &s, &branch, &TIMING_EXECUTED, NULL);
    return cycles + timing_step(m, &s, &slot, &e, NULL);
}

/* Backward branches are predicted taken, forward ones not; a misprediction, and a target in a register, cost a cycle. */
static void branches(void **state)
{
    static const struct {
        uint32_t forward, backward;
    } conditional[] = {
        {0x80412010, 0x80413fd5}, /* cmpb,= r1,r2,.+16 and .-16 */
        {0x80412012, 0x80413fd7}, /* cmpb,=,n */
        {0x84422010, 0x84423fd5}, /* cmpib,= 1,r2 */
        {0xac5f2010, 0xac5f3fd5}, /* addib,<> -1,r2 */
        {0xc4614010, 0xc4615fd5}, /* bb,< r1,3 */
        {0xc8412010, 0xc8413fd5}, /* movb,= r1,r2 */
    };
    static const uint32_t direct[] = {0xe8000010, 0xe81f1fd5, 0xe8400010};               /* b .+16; b .-16; b,l .+16,r2 */
    static const uint32_t indirect[] = {0xe840c000, 0xe8414000, 0xe0202000, 0xe840d000}; /* bv (r2); blr r1,r2; be 0(sr4,r1); bve (r2) */
    static const char *const names[] = {"pa7300lc", "pa7100lc"};
    (void)state;
    for (unsigned k = 0; k < 2; k++) {
        for (size_t n = 0; n < sizeof conditional / sizeof *conditional; n++) {
            assert_int_equal(cycles_of_branch(names[k], conditional[n].forward, false), 2);
            assert_int_equal(cycles_of_branch(names[k], conditional[n].forward, true), 3);
            assert_int_equal(cycles_of_branch(names[k], conditional[n].backward, false), 3);
            assert_int_equal(cycles_of_branch(names[k], conditional[n].backward, true), 2);
            assert_int_equal(cycles_of_branch("unit", conditional[n].forward, true), 2);
            assert_int_equal(cycles_of_branch("unit", conditional[n].backward, false), 2);
        }
        for (size_t n = 0; n < sizeof direct / sizeof *direct; n++)
            assert_int_equal(cycles_of_branch(names[k], direct[n], true), 2);
        for (size_t n = 0; n < sizeof indirect / sizeof *indirect; n++) {
            assert_int_equal(cycles_of_branch(names[k], indirect[n], true), 3);
            assert_int_equal(cycles_of_branch("unit", indirect[n], true), 2);
        }
    }
}

/* Cycles of a branch and its slot in a model that predicts `direction`. */
static unsigned cycles_predicted(const char *name, unsigned direction, uint32_t word, bool taken)
{
    struct timing_model m = *model(name);
    const struct timing_event e = {.taken = taken};
    struct timing_insn branch, slot;
    struct timing_state s;
    m.predictor.direction = (uint8_t)direction;
    timing_reset(&s);
    hppa_timing_insn(word, &branch);
    hppa_timing_insn(NOP, &slot);
    timing_set_prediction(&m, &branch);
    unsigned cycles = timing_step(&m, &s, &branch, &TIMING_EXECUTED, NULL);
    return cycles + timing_step(&m, &s, &slot, &e, NULL);
}

/* Forward, then backward, by each static prediction; branches that are always taken are always predicted. */
static void directions(void **state)
{
    static const uint32_t conditional[] = {0x80412010, 0x80413fd5}, direct[] = {0xe8000010, 0xe81f1fd5}, bv = 0xe840c000;
    static const struct {
        unsigned direction;
        bool taken[2];
    } cases[] = {{TIMING_PREDICTS_HINT, {false, true}}, {TIMING_PREDICTS_TAKEN, {true, true}}, {TIMING_PREDICTS_NOT_TAKEN, {false, false}}};
    static const char *const names[] = {"pa7300lc", "pa7100lc"};
    (void)state;
    for (unsigned k = 0; k < 2; k++)
        for (size_t n = 0; n < sizeof cases / sizeof *cases; n++)
            for (unsigned backward = 0; backward < 2; backward++) {
                bool expected = cases[n].taken[backward];
                unsigned how = cases[n].direction;
                assert_int_equal(cycles_predicted(names[k], how, conditional[backward], true), expected ? 2 : 3);
                assert_int_equal(cycles_predicted(names[k], how, conditional[backward], false), expected ? 3 : 2);
                assert_int_equal(cycles_predicted(names[k], how, direct[backward], true), 2);
                assert_int_equal(cycles_predicted(names[k], how, bv, true), 3);
            }
}

/* ---- random programs ---------------------------------------------------------------------------------- */

static uint64_t seed;

static uint32_t draw(uint32_t n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33) % n;
}

/* A conditional branch forward over 0 to 3 instructions after its delay slot, or another common instruction. */
static uint32_t any_word(void)
{
    uint32_t a = 1 + draw(12), b = 1 + draw(12), t = 1 + draw(12);
    switch (draw(13)) {
    case 0: return 0x0fc01080 | t;                                                               /* ldw 0(sp),t */
    case 1: return 0x0fc01280 | t << 16;                                                         /* stw t,0(sp) */
    case 2: return 0x80000000 | a << 21 | b << 16 | draw(8) << 13 | draw(4) << 3 | draw(2) << 1; /* comb,cond[,n] */
    case 3: return 0x08000880 | a << 21 | b << 16 | (draw(16) << 12) | t;                        /* comclr,cond */
    case 4: return 0xd0001800 | a << 21 | t << 16 | draw(2) << 13 | 0x1c | draw(32) << 5;        /* extrw */
    case 5: return fp(0, draw(2), a, b, t);
    case 6: return fp(2, draw(2), a, b, t);
    case 7: return fp(3, draw(2), a, b, t);
    case 8: return 0x2fc01000 | t;                                     /* fldd 0(sp),t */
    case 10: return 0x4bc00000 | t << 16 | draw(0x800) << 3 | draw(2); /* ldw d(sp),t */
    case 11: return 0x6bc00000 | t << 16 | draw(0x800) << 3 | draw(2); /* stw t,d(sp) */
    case 9: return 0x08000600 | a << 21 | b << 16 | t;                 /* add */
    default: return 0x08000a00 | a << 21 | b << 16 | t;                /* add,l */
    }
}

enum { CODE = 0x10000, DATA = 0x20000, DATA_LEN = 0x200000, WORDS = 400 };

struct run {
    uint64_t cycles, instructions, cause[TIMING_CAUSES];
    uint64_t slices; /* a hash of where each slice ended, and when */
};

enum how { WHOLE, REFERENCE, SLICES, STEPS, HOST, HOST_SLICES, CONSUMED, CONSUMED_SLICES, CONSUMED_STEPS, FED, FED_SLICES, HOWS };

/* Entries of the consumer's queue, by program; 0: the default. */
static const unsigned entries[] = {1, 7, 0};

static const struct timing_model *model_named(const char *name)
{
    unsigned k = 0;
    while (strcmp(hppa_isa.timing.model(k)->name, name) != 0)
        k++;
    return hppa_isa.timing.model(k);
}

static bool is_sliced(enum how how)
{
    return how == SLICES || how == HOST_SLICES || how == CONSUMED_SLICES || how == FED_SLICES;
}

static bool is_translated(enum how how)
{
    return how == HOST || how == HOST_SLICES || how == FED || how == FED_SLICES;
}

/* reference: as REFERENCE does, in the slices of `how`. */
static struct run run(const char *name, const uint8_t *code, enum how how, bool caches, bool reference)
{
    struct space *s = space_new(&hppa_isa.space);
    struct cpu_timing *timing = how < CONSUMED || reference ? cpu_timing_new(&hppa_isa, name)
                                                            : cpu_timing_consumer(&hppa_isa, model_named(name), entries[seed % 3]);
    struct run r = {0};
    struct cpu_stop why;
    assert_non_null(s);
    assert_non_null(timing);
    assert_int_equal(space_map(s, CODE, 0x1000, MEM_R | MEM_W | MEM_X, 0, NULL), 0);
    assert_int_equal(space_map(s, DATA, DATA_LEN, MEM_R | MEM_W, 0, NULL), 0);
    mem_poke(s, CODE, code, 4 * (WORDS + 8));
    struct cpu *c = cpu_new(&hppa_isa, s);
    assert_true(cpu_timing_caches(timing, caches, 0));
    cpu_timing_reference(timing, how == REFERENCE || reference);
    assert_true(cpu_set_timing(c, timing));
    cpu_set_engine(c, is_translated(how) && !reference ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP); /* a host without a translator interprets */
    for (unsigned round = 0; round < 40; round++) { /* at addresses that share cache sets and exceed the TLB */
        cpu_reg_set(c, cpu_reg_find(&hppa_isa, "r30"), DATA + 0x2000 + round * 37 % 24 * 0x8000 + round % 4 * 0x2000);
        cpu_set_pc(c, CODE);
        do {
            uint64_t used = how == STEPS || how == CONSUMED_STEPS ? cpu_step(c, &why)
                                                                  : cpu_run(c,
                                                                            how == SLICES || how == CONSUMED_SLICES ? 1 + draw(40)
                                                                            : is_sliced(how)                        ? 1 + draw(20000)
                                                                                                                    : 1000000,
                                                                            &why);
            r.cycles += used;
            if (is_sliced(how))
                r.slices = (r.slices ^ used ^ cpu_pc(c) << 20) * 1099511628211ull;
        } while (why.reason == CPU_BUDGET);
        assert_int_equal(why.reason, CPU_TRAP);
    }
    struct cpu_timing_totals t;
    cpu_timing_totals(timing, &t);
    uint64_t sum = 0;
    for (unsigned k = 0; k < TIMING_CAUSES; k++)
        sum += r.cause[k] = t.cycles[k];
    r.instructions = cpu_instructions(c);
    assert_int_equal(sum, r.cycles); /* no cycle is lost */
    assert_int_equal(t.instructions, r.instructions);
    cpu_free(c);
    space_unref(s);
    cpu_timing_unref(timing);
    return r;
}

static void remembered_is_stepped(void **state)
{
    (void)state;
    for (uint64_t program = 1; program <= 60; program++) {
        uint8_t code[4 * (WORDS + 8)] = {0}; /* ends in break 0,0 */
        seed = program;
        for (unsigned k = 0; k < WORDS; k++) {
            uint32_t w = any_word();
            for (unsigned byte = 0; byte < 4; byte++)
                code[4 * k + byte] = (uint8_t)(w >> (24 - 8 * byte));
        }
        const char *name = program % 2 ? "pa7300lc" : "pa7100lc";
        bool caches = program % 3 != 0;
        struct run expected = run(name, code, REFERENCE, caches, true);
        assert_true(expected.instructions > 0);
        for (enum how how = WHOLE; how < HOWS; how++) {
            seed = program;
            struct run r = run(name, code, how, caches, false);
            if (is_sliced(how)) {
                seed = program;
                struct run same = run(name, code, how, caches, true);
                assert_int_equal(r.slices, same.slices);
            }
            r.slices = 0;
            assert_memory_equal(&r, &expected, sizeof r);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(latencies), cmocka_unit_test(branches), cmocka_unit_test(directions),
                                       cmocka_unit_test(remembered_is_stepped)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
