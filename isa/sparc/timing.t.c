/* timing.t.c - figures of LEON3 and UltraSPARC-IIi, and that the engines' cycles equal the scoreboard, stepped instruction by instruction.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <endian.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/cpu.h"
#include "emu/cpu/exact.h"
#include "isa/sparc/sparc.h"
#include "isa/sparc/timing.h"

enum { ULTRASPARC2I = 1, LEON3, DYNAMIC, MODELS };
static const char *const names[MODELS] = {"unit", "ultrasparc2i", "leon3", "ultrasparc2i-dynamic"};

static struct timing_model *model(unsigned index)
{
    static struct timing_model *prepared[MODELS];
    if (!prepared[index])
        prepared[index] = timing_prepare(sparc_timing_model(index));
    assert_non_null(prepared[index]);
    assert_string_equal(prepared[index]->name, names[index]);
    return prepared[index];
}

/* Cycles of the words, issued from an empty pipeline; branches are taken, after their delay slots. */
static unsigned cycles_of(const struct timing_model *m, const uint32_t *words, unsigned n)
{
    struct timing_state s;
    unsigned sum = 0;
    bool in_slot = false;
    timing_reset(&s);
    for (unsigned k = 0; k < n; k++) {
        struct timing_insn i;
        struct timing_event e = TIMING_EXECUTED;
        sparc_timing_insn(words[k], &i);
        e.taken = in_slot;
        in_slot = i.flags & TIMING_IS_DELAYED;
        sum += timing_step(m, &s, &i, &e, NULL);
    }
    return sum;
}
#define CYCLES(...) cycles_of(model(LEON3), (const uint32_t[]){__VA_ARGS__}, sizeof((const uint32_t[]){__VA_ARGS__}) / 4)

enum {
    LD = 0xd0020000,    /* ld [%o0], %o0 */
    ADD = 0x92022001,   /* add %o0, 1, %o1 */
    ADD_G = 0x82006001, /* inc %g1 */
    ST = 0xd222e000,    /* st %o1, [%o3] */
    UMUL = 0x9452400a,  /* umul %o1, %o2, %o2 */
    SUBCC = 0x84a0a001, /* subcc %g2, 1, %g2 */
    BNE = 0x12bffffb,   /* bne */
    XOR = 0x861ac00c,   /* xor %o3, %o4, %g3 */
    CALL = 0x40000004,
    NOP = 0x01000000,
    SAVE = 0x9de3bfa0,
    RET = 0x81c7e008,
    RESTORE = 0x81e80000,
};

/* Two loops of docs/isa-sparc.md; leon3.t.c has more. */
static void loops(void **state)
{
    (void)state;
    assert_int_equal(CYCLES(LD, ADD, ST, UMUL, SUBCC, BNE, XOR), 14);
    assert_int_equal(CYCLES(CALL, NOP, SAVE, RET, RESTORE, SUBCC, BNE, ADD_G), 10);
    assert_int_equal(CYCLES(LD, ADD_G, ADD_G, ADD), 4);
}

#define ULTRA(...) cycles_of(model(ULTRASPARC2I), (const uint32_t[]){__VA_ARGS__}, sizeof((const uint32_t[]){__VA_ARGS__}) / 4)

/* The groups of UltraSPARC-IIi. */
static void groups(void **state)
{
    enum {
        SLL = 0x8528e001,   /* sll %g3, 1, %g2 */
        LDSB = 0xd04a0000,  /* ldsb [%o0], %o0 */
        LD_O1 = 0xd2020000, /* ld [%o0], %o1 */
        MOVE = 0x83664002,  /* move %icc, %g2, %g1 */
        FADDD = 0x81a00842, /* faddd %f0, %f2, %f0 */
        FMULD = 0x89a0094e, /* fmuld %f0, %f14, %f4 */
        BA = 0x10800004,
    };
    (void)state;
    assert_int_equal(ULTRA(ADD_G, XOR, NOP), 2);        /* two integer units */
    assert_int_equal(ULTRA(SLL, ADD_G), 1);             /* the first integer unit shifts, … */
    assert_int_equal(ULTRA(ADD_G, SLL), 2);             /* … and takes what comes first */
    assert_int_equal(ULTRA(SUBCC, BNE, ADD_G), 1);      /* a branch with its condition, and its delay slot */
    assert_int_equal(ULTRA(SUBCC, BNE, ADD_G, XOR), 2); /* two integer units */
    assert_int_equal(ULTRA(BA, NOP, ADD_G), 1);         /* a group goes on at the target */
    assert_int_equal(ULTRA(LD, ADD_G, XOR), 1);         /* independent of the load */
    assert_int_equal(ULTRA(LD, LD), 1 + 2);             /* use of a load */
    assert_int_equal(ULTRA(LDSB, LD), 1 + 3);           /* of one that extends the sign */
    assert_int_equal(ULTRA(LD_O1, ST), 1 + 2);          /* also to store it */
    assert_int_equal(ULTRA(ADD, ST), 1);                /* what the group computes is stored */
    assert_int_equal(ULTRA(LD, MOVE), 1 + 5);           /* a conditional move waits for loads */
    assert_int_equal(ULTRA(ADD_G, SAVE, NOP), 3);       /* alone */
    assert_int_equal(ULTRA(FADDD, FMULD), 1 + 3);
}

/* ---- the engines -------------------------------------------------------------------------------- */

enum { CODE = 0x100000, DATA = 0x200000, SIZE = 0x20000 };

/* Writes 64 save areas, each with the address of the next one as %fp, and sets %fp to the first. RETURNS of them return to CODE, the next
 * one returns to the fourth instruction there. */
enum { RETURNS = 60 };
static void write_word(struct space *space, uint64_t at, uint64_t value, bool wide)
{
    uint64_t word64 = htobe64(value);
    uint32_t word32 = htobe32((uint32_t)value);
    mem_write(space, at, wide ? (void *)&word64 : &word32, wide ? 8 : 4);
}

static void write_frames(struct space *space, struct cpu *cpu, const struct isa *isa)
{
    enum { FRAMES = 64, DISTANCE = 0x200, FP = 14, LINK };
    bool wide = isa == &sparc64_isa;

    for (unsigned k = 0; k <= FRAMES; k++) {
        uint64_t fp = DATA + k * DISTANCE - (wide ? SPARC_STACK_BIAS : 0), area = DATA + (k - 1) * DISTANCE;
        if (k) {
            write_word(space, area + FP * (wide ? 8 : 4), fp, wide);
            write_word(space, area + LINK * (wide ? 8 : 4), k < RETURNS ? CODE - 8 : CODE + 4, wide);
        } else {
            cpu_reg_set(cpu, cpu_reg_find(isa, "i6"), fp);
            cpu_reg_set(cpu, cpu_reg_find(isa, "i7"), CODE - 8);
        }
    }
}

/* A load from DATA + offset faults in the first run of the code, and is repeated from DATA. */
static void load_faults(const struct isa *isa, struct cpu *cpu, uint64_t offset, uint64_t *cycles)
{
    struct cpu_stop why;
    cpu_reg_set(cpu, cpu_reg_find(isa, "o3"), DATA + offset);
    *cycles += cpu_run(cpu, 1000, &why);
    assert_int_equal(why.reason, CPU_FAULT);
    assert_int_equal(why.addr, DATA + offset);
    cpu_set_pc(cpu, CODE);
    cpu_reg_set(cpu, cpu_reg_find(isa, "o3"), DATA);
}

static struct cpu_exact *account; /* of run_model(), or NULL */

/* Runs the program by an engine, in pieces. fault_at: load_faults() first,
 * unless 0. Returns its cycles until the trap at its end. */
static uint64_t run_model(unsigned index, uint64_t fault_at, bool consumer, const struct isa *isa, const uint32_t *code, unsigned n,
                          enum cpu_engine engine, bool reference, bool caches)
{
    struct cpu_timing *t = consumer ? cpu_timing_consumer(isa, sparc_timing_model(index), 0) : cpu_timing_new(isa, names[index]);
    assert_true(!account || cpu_timing_exact(t));
    assert_true(cpu_timing_caches(t, caches, 0)); /* before the address space: host code needs them at low addresses, too */
    struct space *space = space_new(&isa->space);
    struct cpu *cpu = cpu_new(isa, space);
    struct cpu_stop why = {.reason = CPU_BUDGET};
    uint64_t cycles = 0;

    assert_int_equal(space_map(space, CODE, SIZE, MEM_R | MEM_X | MEM_W, 0, NULL), 0);
    assert_int_equal(space_map(space, DATA, SIZE, MEM_R | MEM_W, 0, NULL), 0);
    for (unsigned k = 0; k < n; k++) {
        uint32_t word = htobe32(code[k]);
        mem_write(space, CODE + 4 * k, &word, 4);
    }
    write_frames(space, cpu, isa);
    if (!cpu_set_engine(cpu, engine))
        cpu_set_engine(cpu, CPU_ENGINE_INTERP);
    cpu_timing_reference(t, reference);
    cpu_set_timing(cpu, t);
    assert_true(!account || cpu_set_exact(cpu, account));
    cpu_set_pc(cpu, CODE);
    cpu_reg_set(cpu, cpu_reg_find(isa, "o6"), DATA + SIZE / 2 - (isa == &sparc64_isa ? SPARC_STACK_BIAS : 0));
    cpu_reg_set(cpu, cpu_reg_find(isa, "o3"), DATA);
    cpu_reg_set(cpu, cpu_reg_find(isa, "g2"), 3000);
    cpu_reg_set(cpu, cpu_reg_find(isa, "o0"), DATA);
    if (fault_at)
        load_faults(isa, cpu, fault_at, &cycles);
    for (unsigned n = 0; why.reason == CPU_BUDGET; n++)
        cycles += cpu_run(cpu, n % 3 ? 5000 : 97, &why); /* host code needs long ones */
    assert_int_equal(why.reason, CPU_TRAP);
    cpu_free(cpu);
    space_unref(space);
    cpu_timing_unref(t);
    return cycles;
}

static uint64_t run_after(uint64_t fault_at, bool consumer, const struct isa *isa, const uint32_t *code, unsigned n, enum cpu_engine engine,
                          bool reference, bool caches)
{
    return run_model(LEON3, fault_at, consumer, isa, code, n, engine, reference, caches);
}

static uint64_t run(const struct isa *isa, const uint32_t *code, unsigned n, enum cpu_engine engine, bool reference, bool caches)
{
    return run_after(0, false, isa, code, n, engine, reference, caches);
}

static void engines(void **state)
{
    static const uint32_t code[] = {
        0xd002c000, /* ld [%o3], %o0 */
        0x9002000a,
        ST,
        UMUL,
        0x8248800a /* mulx %g2, %o2, %g1 */,
        0x40000008 /* call f */,
        NOP,
        SUBCC,
        BNE - 3,
        XOR,
        0x91d02001 /* ta 1 */,
        NOP,
        NOP,
        SAVE,
        RET,
        RESTORE,
    };
    (void)state;
    for (unsigned index = ULTRASPARC2I; index < MODELS; index++)
        for (unsigned k = 0; k < 4; k++) {
            const struct isa *isa = k & 1 ? &sparc64_isa : &sparc_isa;
            uint64_t expected = run_model(index, 0, false, isa, code, sizeof code / 4, CPU_ENGINE_INTERP, true, k & 2);
            for (unsigned how = 0; how < 4; how++)
                assert_int_equal(
                    run_model(index, 0, how & 1, isa, code, sizeof code / 4, how & 2 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP, false, k & 2),
                    expected);
        }
}

/* Returns the cycles of a multiplication, of `first`, which is shifted left by `shift`; less than this, a multiplication of 0. */
static uint64_t multiplied(unsigned index, uint32_t multiply, int first, unsigned shift, unsigned how)
{
    const uint32_t code[] = {0x82102000u | ((uint32_t)first & 0x1fff) /* mov first, %g1 */, 0x83287000u | shift /* sllx %g1, shift, %g1 */,
                             multiply, 0x91d02001 /* ta 1 */};
    uint32_t zero[4];
    uint64_t cycles[2];
    memcpy(zero, code, sizeof zero);
    zero[0] = 0x82102000;
    for (unsigned k = 0; k < 2; k++)
        cycles[k] =
            run_model(index, 0, how & 1, &sparc64_isa, k ? zero : code, 4, how & 2 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP, false, how & 4);
    return cycles[0] - cycles[1];
}

/* A multiplication of UltraSPARC takes two bits of the first operand a cycle. GMP has 5 cycles for the fewest, 20 for 32 bits without a
 * sign, 35 for 64. */
static void values(void **state)
{
    enum { MULX = 0x86484001 /* mulx %g1, %g1, %g3 */, UMUL_G1 = 0x86504001, SMUL_G1 = 0x86584001, LEAST = 5 };
    (void)state;
    assert_int_equal(ULTRA(MULX), LEAST);
    assert_int_equal(ULTRA(UMUL_G1), LEAST);
    for (unsigned how = 0; how < 8; how++) {
        unsigned index = how & 1 ? DYNAMIC : ULTRASPARC2I;
        for (unsigned bits = 1; bits < 64; bits += how ? 7 : 1) {
            unsigned expected = bits < 4 ? 0 : bits / 2 - 1;
            assert_int_equal(multiplied(index, MULX, 1, bits - 1, how), expected);
            assert_int_equal(multiplied(index, MULX, -1, bits, how), expected);
            assert_int_equal(multiplied(index, UMUL_G1, 1, bits - 1, how), bits > 32 ? 0 : expected);
            assert_int_equal(multiplied(index, SMUL_G1, 1, bits - 1, how), bits > 31 ? bits == 32 ? 31 / 2 - 1 : 0 : expected);
        }
        assert_int_equal(LEAST + multiplied(index, MULX, -1, 0, how), 5);
        assert_int_equal(LEAST + multiplied(index, UMUL_G1, -1, 0, how), 20);
        assert_int_equal(LEAST + multiplied(index, SMUL_G1, -1, 0, how), 5);
        assert_int_equal(LEAST + multiplied(index, MULX, -1, 63, how), 35);
        assert_int_equal(multiplied(LEON3, MULX, -1, 63, how), 0);
    }
}

/* Exact figures have these cycles as an instruction's execution; the sum of all is that of the run. */
static void exact_values(void **state)
{
    enum { TURNS = 3000, MULX_G2 = 0x86488002 /* mulx %g2, %g2, %g3 */ };
    static const uint32_t code[] = {MULX_G2, SUBCC, BNE + 3 /* to the mulx */, NOP, 0x91d02001 /* ta 1 */};
    uint64_t expected = 0;
    (void)state;
    for (unsigned n = 1; n <= TURNS; n++)
        expected += n < 8 ? 0 : (32u - (unsigned)__builtin_clz(n)) / 2 - 1;
    for (unsigned how = 0; how < 8; how++) {
        struct cpu_exact_index *index = cpu_exact_index_new();
        account = cpu_exact_new(index, NULL, NULL);
        uint64_t cycles = run_model(ULTRASPARC2I, 0, how & 1, &sparc64_isa, code, sizeof code / 4,
                                    how & 2 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP, false, how & 4);
        size_t n;
        const struct cpu_exact_figure *f = cpu_exact_figures(account, &n);
        for (; n--; f++) {
            cycles -= f->what < EXACT_INSTRUCTIONS ? f->n : 0;
            if (f->what == TIMING_EXECUTE) {
                assert_int_equal(f->pc, CODE);
                assert_int_equal(f->n, expected);
            }
        }
        assert_int_equal(cycles, 0);
        cpu_exact_free(account);
        cpu_exact_index_free(index);
        account = NULL;
    }
}

/* Stepping: an instruction's last cycles are after its issue. */
static void stepped_values(void **state)
{
    const uint32_t mulx = htobe32(0x86488002); /* mulx %g2, %g2, %g3 */
    (void)state;
    for (unsigned consumer = 0; consumer < 2; consumer++) {
        const struct timing_model *m = sparc_timing_model(ULTRASPARC2I);
        struct cpu_timing *t = consumer ? cpu_timing_consumer(&sparc64_isa, m, 0) : cpu_timing_new(&sparc64_isa, m->name);
        struct space *space = space_new(&sparc64_isa.space);
        struct cpu *cpu = cpu_new(&sparc64_isa, space);
        struct timing_charge charge;
        struct cpu_stop why;
        assert_int_equal(space_map(space, CODE, SIZE, MEM_R | MEM_X | MEM_W, 0, NULL), 0);
        mem_write(space, CODE, &mulx, sizeof mulx);
        cpu_set_timing(cpu, t);
        cpu_set_pc(cpu, CODE);
        cpu_reg_set(cpu, cpu_reg_find(&sparc64_isa, "g2"), UINT32_MAX);
        assert_int_equal(cpu_step(cpu, &why), 20);
        assert_true(cpu_last_charge(cpu, &charge));
        assert_int_equal(charge.cycles[TIMING_LOCK], 4);
        assert_int_equal(charge.cycles[TIMING_EXECUTE], 15);
        assert_int_equal(charge.after, 19);
        cpu_free(cpu);
        space_unref(space);
        cpu_timing_unref(t);
    }
}

/* The predictor of ultrasparc2i-dynamic predicts branches with delay slots by what they did, against their hints. */
static void learns(void **state)
{
    enum { LOOPS = 3000, MISPREDICTED = 4 };
    uint32_t loop[] = {SUBCC, 0x12400000 | (-1 & 0x7ffff) /* bne,pn %icc, loop */, NOP, 0x91d02001 /* ta 1 */};
    (void)state;
    uint64_t by_hint = run_model(ULTRASPARC2I, 0, false, &sparc_isa, loop, 4, CPU_ENGINE_INTERP, false, false);
    uint64_t learned = run_model(DYNAMIC, 0, false, &sparc_isa, loop, 4, CPU_ENGINE_INTERP, false, false);
    assert_in_range(by_hint - learned, (LOOPS - 4) * MISPREDICTED, LOOPS * MISPREDICTED);
}

/* Returns the cycles by which a load waits for the store before it, in ultrasparc2i-dynamic. */
static uint64_t waits_for(uint32_t store, uint32_t load, unsigned between)
{
    enum { HI_16K_G1 = 0x03000010 /* sethi %hi(0x4000), %g1 */, USE = 0x94026001 /* add %o1, 1, %o2 */, DRAIN = 40 };
    uint32_t code[DRAIN + 16] = {HI_16K_G1,
                                 0xd202c000 /* ld [%o3], %o1 */,
                                 USE,
                                 0x9802c001 /* add %o3, %g1, %o4 */,
                                 0xd2032080 /* ld [%o4 + 128], %o1: the page is in the TLB */,
                                 USE};
    unsigned n = 6;
    while (n < DRAIN)
        code[n++] = NOP;
    code[n++] = store;
    for (unsigned k = 0; k < between; k++)
        code[n++] = 0xd402e008; /* ld [%o3 + 8], %o2 */
    code[n++] = load;
    code[n++] = USE;
    code[n++] = 0x91d02001; /* ta 1 */
    uint64_t without = run_model(ULTRASPARC2I, 0, false, &sparc_isa, code, n, CPU_ENGINE_INTERP, true, true);
    uint64_t cycles = run_model(DYNAMIC, 0, false, &sparc_isa, code, n, CPU_ENGINE_INTERP, true, true);
    assert_int_equal(run_model(DYNAMIC, 0, false, &sparc_isa, code, n, CPU_ENGINE_INTERP, false, true), cycles);
    assert_int_equal(run_model(DYNAMIC, 0, false, &sparc_isa, code, n, CPU_ENGINE_JIT, false, true), cycles);
    return cycles - without;
}

/* The store buffer: a store leaves it 11 cycles after it issued, or 10 if it missed. A load that hits compares the bytes, one that misses
 * the sub-block of 16 bytes, both modulo 16 KB. */
static void stores(void **state)
{
    enum {
        ST_0 = 0xd022e000,   /* st %o0, [%o3] */
        ST_4 = 0xd022e004,   /* st %o0, [%o3 + 4] */
        STB_3 = 0xd02ae003,  /* stb %o0, [%o3 + 3] */
        ST_64 = 0xd022e040,  /* st %o0, [%o3 + 64] */
        ST_16K = 0xd022c001, /* st %o0, [%o3 + %g1] */
        LD_0 = 0xd202e000,   /* ld [%o3], %o1 */
        LDUB_2 = 0xd20ae002, /* ldub [%o3 + 2], %o1 */
        LD_64 = 0xd202e040,  /* ld [%o3 + 64], %o1 */
        LD_16K = 0xd202c001, /* ld [%o3 + %g1], %o1 */
    };
    (void)state;
    assert_int_equal(waits_for(ST_0, LD_0, 0), 11 - 1);
    assert_int_equal(waits_for(ST_0, LD_0, 4), 11 - 5);
    assert_int_equal(waits_for(ST_0, LD_0, 11), 0);
    assert_int_equal(waits_for(STB_3, LD_0, 0), 11 - 1);
    assert_int_equal(waits_for(STB_3, LDUB_2, 0), 0);
    assert_int_equal(waits_for(ST_4, LD_0, 0), 0);
    assert_int_equal(waits_for(ST_4, LD_16K, 0), 11 - 1); /* which misses */
    assert_int_equal(waits_for(ST_64, LD_64, 0), 10 - 1); /* both miss */
    assert_int_equal(waits_for(ST_64, LD_16K, 0), 0);
    assert_int_equal(waits_for(ST_16K, LD_0, 0), 10 - 1);
}

/* The upper halves of registers do not count for a 32-bit program's addresses, in the caches either. */
static void upper_halves(void **state)
{
    static const uint32_t code[] = {
        0x8328b020,                           /* sllx %g2, 32, %g1 */
        0x8602c001,                           /* add %o3, %g1, %g3 */
        0xd000e000,                           /* ld [%g3], %o0 */
        0xd002c000,                           /* ld [%o3], %o0 */
        0xd202c001,                           /* ld [%o3 + %g1], %o1 */
        SUBCC,      BNE - 1, NOP, 0x91d02001, /* ta 1 */
    };
    (void)state;
    uint64_t expected = run(&sparc_isa, code, sizeof code / 4, CPU_ENGINE_INTERP, true, true);
    assert_int_equal(run(&sparc_isa, code, sizeof code / 4, CPU_ENGINE_JIT, false, true), expected);
}

/* An access beyond the address space faults, and is of another line than the one at its lower half, to the consumer of timing too. */
static void beyond(void **state)
{
    static const uint32_t code[] = {0xd002c000 /* ld [%o3], %o0 */, NOP, 0x91d02001 /* ta 1 */};
    const uint64_t far = (uint64_t)1 << 40;
    (void)state;
    uint64_t expected = run_after(far + 4096, false, &sparc64_isa, code, sizeof code / 4, CPU_ENGINE_INTERP, false, true);
    for (unsigned k = 0; k < 4; k++)
        assert_int_equal(
            run_after(far, k & 2, &sparc64_isa, code, sizeof code / 4, k & 1 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP, false, true), expected);
}

/* Recursion ten deep, so that host code gives each instruction that traps a separate block; it ends with a restore in a slot, or with a
 * return. */
static void recursion(void **state)
{
    enum {
        MOV_300_G2 = 0x8410212c,
        MOV_10_O0 = 0x9010200a,
        SAVE_192 = 0x9de3bf40,
        DEC_O0 = 0x90a62001,
        BE = 0x02800004,
        RETURN = 0x81cfe008
    };
    (void)state;
    for (unsigned index = ULTRASPARC2I; index < DYNAMIC; index++)
        for (unsigned k = 0; k < 4; k++) {
            const struct isa *isa = k & 1 ? &sparc64_isa : &sparc_isa;
            bool returns = k & 2;
            const uint32_t code[] = {MOV_300_G2,
                                     MOV_10_O0,
                                     0x40000007 /* call f */,
                                     NOP,
                                     SUBCC,
                                     0x12bffffc /* bne */,
                                     NOP,
                                     0x91d02001 /* ta 1 */,
                                     NOP,
                                     SAVE_192 /* f */,
                                     DEC_O0,
                                     BE,
                                     NOP,
                                     0x7ffffffc /* call f */,
                                     NOP,
                                     returns ? RETURN : RET,
                                     returns ? NOP : RESTORE};
            uint64_t expected = run_model(index, 0, false, isa, code, sizeof code / 4, CPU_ENGINE_INTERP, true, true);
            for (unsigned how = 0; how < 4; how++)
                assert_int_equal(
                    run_model(index, 0, how & 1, isa, code, sizeof code / 4, how & 2 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP, false, true),
                    expected);
        }
}

/* Window traps have the model's cycles, and look up no data cache. */
static void fills(void **state)
{
    enum { FILLS = 60, LINE = 32, MISS = 9, FILL = 41 };
    uint32_t code[FILLS + 1];
    (void)state;

    for (unsigned k = 0; k < FILLS; k++)
        code[k] = RESTORE;
    code[FILLS] = 0x91d02001; /* ta 1 */
    for (unsigned k = 0; k < 4; k++) {
        const struct isa *isa = k & 1 ? &sparc64_isa : &sparc_isa;
        enum cpu_engine engine = k & 2 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP;
        uint64_t with = run(isa, code, FILLS + 1, engine, false, true), without = run(isa, code, FILLS + 1, engine, false, false);
        assert_int_equal(without, FILLS * (1 + FILL));
        assert_int_equal(with - without, (sizeof code + LINE - 1) / LINE * MISS); /* fetches */
    }
}

/* The same of a RESTORE in a delay slot, whose branch has read the old window. */
static void returns(void **state)
{
    static const uint32_t code[] = {RET, RESTORE, NOP, 0x91d02001 /* ta 1 */};
    enum { TURN = 1 + 41 + 1 + 2 };
    (void)state;
    for (unsigned k = 0; k < 4; k++)
        assert_int_equal(run(k & 1 ? &sparc64_isa : &sparc_isa, code, 4, k & 2 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP, false, false),
                         (RETURNS + 1) * TURN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(loops),         cmocka_unit_test(groups),       cmocka_unit_test(learns),
                                       cmocka_unit_test(engines),       cmocka_unit_test(fills),        cmocka_unit_test(recursion),
                                       cmocka_unit_test(returns),       cmocka_unit_test(upper_halves), cmocka_unit_test(beyond),
                                       cmocka_unit_test(stores),        cmocka_unit_test(values),       cmocka_unit_test(exact_values),
                                       cmocka_unit_test(stepped_values)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
