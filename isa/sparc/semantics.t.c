/* semantics.t.c - traps, faults, windows and annulment, case by case, under both engines. Results of computations: qemu.t.c. */
#include "isa/sparc/insn.h"
#include "isa/sparc/sparc.h"
#include "isa/sparc/translate.h"
#include "isa/sparc/window.h"
#include <endian.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { CODE = 0x100000, DATA = 0x200000, STACK = 0x300000, SIZE = 0x20000, TOP = STACK + SIZE / 2 };
enum { NOP = 0x01000000, TA = 0x91d02000 };

static const struct isa *isa;
static struct space *space;
static struct cpu *cpu;
static struct cpu_stop stop;

static uint64_t get(const char *name)
{
    int reg = cpu_reg_find(isa, name);
    assert_int_not_equal(reg, -1);
    return cpu_reg_get(cpu, reg);
}

static void set(const char *name, uint64_t value)
{
    cpu_reg_set(cpu, cpu_reg_find(isa, name), value);
}

static void begin(const struct isa *which, enum cpu_engine engine)
{
    isa = which;
    space = space_new(&isa->space);
    cpu = cpu_new(isa, space);
    assert_int_equal(space_map(space, CODE, SIZE, MEM_R | MEM_W | MEM_X, 0, NULL), 0);
    assert_int_equal(space_map(space, DATA, SIZE, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(space_map(space, STACK, SIZE, MEM_R | MEM_W, 0, NULL), 0);
    if (!cpu_set_engine(cpu, engine))
        cpu_set_engine(cpu, CPU_ENGINE_INTERP);
    set("o6", isa == &sparc64_isa ? TOP - SPARC_STACK_BIAS : TOP);
}

static void finish(void)
{
    cpu_free(cpu);
    space_unref(space);
}

static void load_code(const uint32_t *code, unsigned n)
{
    for (unsigned k = 0; k < n; k++) {
        uint32_t word = htobe32(code[k]);
        mem_write(space, CODE + 4 * k, &word, 4);
    }
}

/* Runs the code from its beginning until something other than the budget stops it. */
static void run(const uint32_t *code, unsigned n)
{
    load_code(code, n);
    cpu_set_pc(cpu, CODE);
    for (unsigned k = 0; k < 10000; k++) {
        cpu_run(cpu, 1 + k % 7, &stop);
        if (stop.reason != CPU_BUDGET)
            return;
    }
}
#define RUN(...) run((const uint32_t[]){__VA_ARGS__}, sizeof((uint32_t[]){__VA_ARGS__}) / 4)

/* Calls the test for both machines and engines. */
static void everywhere(void (*test)(void))
{
    for (unsigned k = 0; k < 4; k++) {
        begin(k & 1 ? &sparc64_isa : &sparc_isa, k & 2 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
        test();
        finish();
    }
}

static void assert_trap(unsigned number, uint64_t at)
{
    assert_int_equal(stop.reason, CPU_TRAP);
    assert_int_equal(stop.trap, number);
    assert_int_equal(get("pc"), CODE + 4 * at);
}

static void assert_fault(uint64_t addr, enum mem_access access, enum mem_fault_kind kind, uint64_t at)
{
    assert_int_equal(stop.reason, CPU_FAULT);
    assert_int_equal(stop.addr, addr);
    assert_int_equal(stop.access, access);
    assert_int_equal(stop.fault, kind);
    assert_int_equal(get("pc"), CODE + 4 * at);
}

/* ---- traps of instructions ---------------------------------------------------------------------- */

static void traps_once(void)
{
    static const struct {
        uint32_t word;
        unsigned trap;
    } cases[] = {
        {0x00000000, SPARC_TRAP_ILLEGAL},            /* illtrap */
        {0xffffffff, SPARC_TRAP_ILLEGAL},            /* no instruction */
        {0x82005ff0, SPARC_TRAP_ILLEGAL},            /* add with bits in a reserved field */
        {0x82704000, SPARC_TRAP_DIVISION_BY_ZERO},   /* udiv %g1, %g0, %g1 */
        {0x82784000, SPARC_TRAP_DIVISION_BY_ZERO},   /* sdiv */
        {0x83684000, SPARC_TRAP_DIVISION_BY_ZERO},   /* sdivx */
        {0x82684000, SPARC_TRAP_DIVISION_BY_ZERO},   /* udivx */
        {0x83104002, SPARC_TRAP_TAG_OVERFLOW},       /* taddcctv %g1, %g2, %g1 */
        {0x83184002, SPARC_TRAP_TAG_OVERFLOW},       /* tsubcctv */
        {0xc218c000, SPARC_TRAP_ILLEGAL},            /* ldd to an odd register */
        {0xc238c000, SPARC_TRAP_ILLEGAL},            /* std of an odd register */
        {0xc280c200, SPARC_TRAP_PRIVILEGED_ACTION},  /* lda [%g3] 0x10, %g1 */
        {0xc2a0c200, SPARC_TRAP_PRIVILEGED_ACTION},  /* sta */
        {0xc280d200, SPARC_TRAP_DATA_ACCESS},        /* lda [%g3] 0x90: an ASI that is none */
        {0xc2a0d040, SPARC_TRAP_DATA_ACCESS},        /* sta %g1, [%g3] #ASI_PNF: no store without faults */
        {0xc280da00, SPARC_TRAP_DATA_ACCESS},        /* lda [%g3] #ASI_FL8_P: of fp registers */
        {0x83520000, SPARC_TRAP_PRIVILEGED_OPCODE},  /* rdpr %pil, %g1 */
        {0x83408000 | 7u << 14, SPARC_TRAP_ILLEGAL}, /* rd %asr7 */
        {0x91d02001, SPARC_TRAP_INSTRUCTION + 1},    /* ta 1 */
        {0x91d02003, SPARC_TRAP_INSTRUCTION + 3},    /* ta 3 */
        {0x83d02005, SPARC_TRAP_INSTRUCTION + 5},    /* te 5, which holds */
        {0x91d04000, SPARC_TRAP_INSTRUCTION + 0x55}, /* ta %g1 */
        {0x91d02805, SPARC_TRAP_ILLEGAL},            /* Tcc with a reserved condition code */
        {0x02500001, SPARC_TRAP_ILLEGAL},            /* bpe with a reserved condition code */
    };
    for (unsigned k = 0; k < sizeof cases / sizeof *cases; k++) {
        set("g1", 0x7fffffd5);
        set("g2", 0x7fffffff);
        set("g3", DATA);
        set("ccr", 0x44);
        RUN(NOP, cases[k].word, NOP, TA);
        if (stop.reason != CPU_TRAP || stop.trap != cases[k].trap)
            print_error("case %u: %08x\n", k, cases[k].word);
        assert_trap(cases[k].trap, 1);
        assert_int_equal(get("g1"), 0x7fffffd5);
        assert_int_equal(get("ccr"), 0x44);
        assert_int_equal(get("npc"), CODE + 8);
    }
}

static void traps(void **state)
{
    (void)state;
    everywhere(traps_once);
}

/* Tagged sums and differences, by the manual: a tag that is not 0, or an overflow of 32 bits, traps or sets icc.V. */
static void tagged_once(void)
{
    static const uint32_t edges[] = {0, 4, 0x7ffffffc, 0x80000000, 0xfffffffc, 0x40000000, 0xc0000000, 1, 2, 0x7fffffff};
    enum { EDGES = sizeof edges / sizeof *edges };

    for (unsigned k = 0; k < 2 * EDGES * EDGES; k++) {
        bool subtracts = k & 1;
        uint32_t a = edges[k / 2 % EDGES], b = edges[k / 2 / EDGES], r = subtracts ? a - b : a + b;
        bool overflow = (a | b) & 3 || (subtracts ? (a ^ b) & (a ^ r) : ~(a ^ b) & (a ^ r)) >> 31;
        unsigned carry = subtracts ? a < b : r < a, icc = (r >> 31) << 3 | !r << 2 | overflow << 1 | carry;
        for (unsigned traps = 0; traps < 2; traps++) {
            set("g1", a);
            set("g2", b);
            set("g3", 0);
            set("ccr", 0);
            RUN(0x86004002 | (0x20u | traps << 1 | subtracts) << 19, TA); /* to g3 */
            if (traps && overflow) {
                assert_trap(SPARC_TRAP_TAG_OVERFLOW, 0);
                continue;
            }
            assert_int_equal(stop.reason, CPU_SYSCALL);
            assert_int_equal((uint32_t)get("g3"), r);
            assert_int_equal(get("ccr") & 15, icc);
        }
    }
}

static void tagged(void **state)
{
    (void)state;
    everywhere(tagged_once);
}

/* Loads by ASIs of memory, in the instruction and in %asi: a value, a fault, or 0 where the ASI does not fault. */
static void asi_loads_once(void)
{
    enum { UNMAPPED = 0x700000, LDUWA = 0xc2804000 | 2u << 14, IMMEDIATE = 1 << 13 }; /* [%g3], %g1 */
    static const uint8_t asis[] = {0x80, 0x82, 0x83, 0x88, 0x8a};
    const uint32_t contents = htobe32(0x01020304);
    mem_write(space, DATA, &contents, 4);

    for (unsigned k = 0; k < 6 * sizeof asis; k++) {
        unsigned asi = asis[k / 6], where = k % 3;
        bool by_register = k % 6 >= 3, no_fault = asi & 2;
        uint64_t at = where == 0 ? DATA : where == 1 ? UNMAPPED : DATA + 2;
        set("g1", 5);
        set("g3", at);
        set("asi", by_register ? asi : 0x10);
        RUN(by_register ? LDUWA | IMMEDIATE : LDUWA | asi << 5, TA);
        if (where == 2)
            assert_fault(at, MEM_READ, MEM_FAULT_ALIGN, 0);
        else if (where == 1 && !no_fault)
            assert_fault(at, MEM_READ, MEM_FAULT_UNMAPPED, 0);
        else
            assert_int_equal(stop.reason, CPU_SYSCALL);
        assert_int_equal(get("g1"), stop.reason != CPU_SYSCALL ? 5u : where ? 0u : asi & 8 ? 0x04030201u : 0x01020304u);
    }
}

static void asi_loads(void **state)
{
    (void)state;
    everywhere(asi_loads_once);
}

/* All ASIs, by the manuals of V9 and UltraSPARC: bit 3 is little-endian, bit 0 the secondary space. */
static void asis(void **state)
{
    static const struct {
        unsigned first, form;
        bool no_fault;
    } forms[] = {{0x80, SPARC_ASI_WHOLE, false},     {0x82, SPARC_ASI_WHOLE, true},      {0xc0, SPARC_ASI_PARTIAL8, false},
                 {0xc2, SPARC_ASI_PARTIAL16, false}, {0xc4, SPARC_ASI_PARTIAL32, false}, {0xd0, SPARC_ASI_SHORT8, false},
                 {0xd2, SPARC_ASI_SHORT16, false},   {0xf0, SPARC_ASI_BLOCK, false},     {0xe0, SPARC_ASI_BLOCK, false}};
    (void)state;

    for (unsigned n = 0; n < 256; n++) {
        struct sparc_asi a = sparc_asi_describe(n), e = {.kind = n < 0x80 ? SPARC_ASI_PRIVILEGED : SPARC_ASI_NONE};
        for (unsigned k = 0; k < sizeof forms / sizeof *forms; k++)
            if ((n & 0xf6) == forms[k].first && (n & 0xf8) != 0xe8) { /* stores that commit are big-endian */
                e.kind = SPARC_ASI_OF_MEMORY;
                e.form = forms[k].form;
                e.no_fault = forms[k].no_fault;
                e.little = n & 8;
            }
        assert_int_equal(a.kind, e.kind);
        if (a.kind != SPARC_ASI_OF_MEMORY)
            continue;
        assert_int_equal(a.form, e.form);
        assert_int_equal(a.no_fault, e.no_fault);
        assert_int_equal(a.little, e.little);
    }
}

/* A number that a register has, and conditions that do not hold. */
static void software_traps_once(void)
{
    set("g1", 0x6d);
    set("ccr", 0);
    RUN(0x83d02005, /* te 5: not taken */
        0x91d04000, /* ta %g1: not a system call, since its number is computed */
        NOP);
    assert_trap(SPARC_TRAP_INSTRUCTION + 0x6d, 1);
    RUN(0x81d02005, 0x91d02010); /* tn 5; ta 0x10 */
    assert_int_equal(stop.reason, CPU_SYSCALL);
    assert_int_equal(stop.code, 0x10);
    assert_int_equal(get("pc"), CODE + 8);
    /* in a delay slot it is a trap at the instruction */
    for (unsigned to = 3; to <= 4; to++) {
        RUN(0x10800000 | to, 0x91d0206d, NOP, NOP, NOP); /* ba; ta 0x6d */
        assert_trap(SPARC_TRAP_INSTRUCTION + 0x6d, 1);
        assert_int_equal(get("npc"), CODE + 4 * to);
    }
    set("g1", CODE + 16);
    RUN(0x81c04000, 0x91d0206d, NOP, NOP, NOP); /* jmp %g1; ta 0x6d */
    assert_trap(SPARC_TRAP_INSTRUCTION + 0x6d, 1);
    assert_int_equal(get("npc"), CODE + 16);
}

static void software_traps(void **state)
{
    (void)state;
    everywhere(software_traps_once);
}

/* ---- memory ------------------------------------------------------------------------------------- */

static void faults_once(void)
{
    set("g3", DATA + 2);
    set("g1", 7);
    RUN(NOP, 0xc200c000); /* ld [%g3], %g1 */
    assert_fault(DATA + 2, MEM_READ, MEM_FAULT_ALIGN, 1);
    assert_int_equal(get("g1"), 7);
    set("g3", DATA + 4);
    RUN(NOP, 0xc438c000); /* std %g2, [%g3] */
    assert_fault(DATA + 4, MEM_WRITE, MEM_FAULT_ALIGN, 1);
    set("g3", DATA - 0x10000);
    RUN(NOP, 0xc200c000);
    assert_fault(DATA - 0x10000, MEM_READ, MEM_FAULT_UNMAPPED, 1);
    RUN(NOP, 0xc280d000); /* lda [%g3] #ASI_P */
    assert_fault(DATA - 0x10000, MEM_READ, MEM_FAULT_UNMAPPED, 1);
    RUN(NOP, 0xc280d040, TA | 1); /* lda [%g3] #ASI_PNF, %g1: 0, without a fault */
    assert_trap(SPARC_TRAP_INSTRUCTION + 1, 2);
    assert_int_equal(get("g1"), 0);
    set("g1", CODE + 2);
    RUN(NOP, 0x81c04000, NOP); /* jmp %g1 */
    assert_fault(CODE + 2, MEM_EXEC, MEM_FAULT_ALIGN, 1);
    /* in the slot of a branch: both pcs */
    set("g3", DATA + 1);
    RUN(0x10800004, 0xc200c000, NOP, NOP, NOP);
    assert_fault(DATA + 1, MEM_READ, MEM_FAULT_ALIGN, 1);
    assert_int_equal(get("npc"), CODE + 16);
}

static void faults(void **state)
{
    (void)state;
    everywhere(faults_once);
}

/* 32-bit programs use the low halves of registers as addresses; 64-bit ones all bits. */
static void address_widths(void **state)
{
    (void)state;
    for (unsigned k = 0; k < 4; k++) {
        bool wide = k & 1;
        begin(wide ? &sparc64_isa : &sparc_isa, k & 2 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
        set("g3", 0x1234567800000000 + DATA);
        set("g2", 5);
        RUN(NOP, 0xc420c000, 0xc200c000, TA | 1); /* st %g2, [%g3]; ld [%g3], %g1 */
        if (wide)
            assert_fault(0x1234567800000000 + DATA, MEM_WRITE, MEM_FAULT_UNMAPPED, 1);
        else
            assert_int_equal(get("g1"), 5);
        set("g3", 0x1234567800000000 + CODE + 12);
        RUN(0x81c0c000, NOP, NOP, TA | 1); /* jmp %g3 */
        if (wide) {
            assert_int_equal(stop.reason, CPU_FAULT);
            assert_int_equal(stop.addr, 0x1234567800000000 + CODE + 12);
        } else {
            assert_trap(SPARC_TRAP_INSTRUCTION + 1, 3);
        }
        finish();
    }
}

/* ---- annulment ---------------------------------------------------------------------------------- */

static void annulled_once(void)
{
    enum { INC_G1 = 0x82006001, INC_G2 = 0x84008000 | 1u << 13 | 1 };
    struct cpu_stop why;

    set("g1", 0), set("g2", 0), set("ccr", 0);
    RUN(0x20800003, INC_G1, INC_G2, TA | 1); /* bn,a: the slot is annulled */
    assert_trap(SPARC_TRAP_INSTRUCTION + 1, 3);
    assert_int_equal(get("g1"), 0);
    assert_int_equal(get("g2"), 1);
    RUN(0x30800003, INC_G1, INC_G2, TA | 1); /* ba,a */
    assert_int_equal(get("g1"), 0);
    assert_int_equal(get("g2"), 1);
    RUN(0x22800003, INC_G1, INC_G2, TA | 1); /* be,a, not taken */
    assert_int_equal(get("g1"), 0);
    assert_int_equal(get("g2"), 2);
    RUN(0x32800003, INC_G1, INC_G2, TA | 1); /* bne,a, taken */
    assert_int_equal(get("g1"), 1);
    assert_int_equal(get("g2"), 2);
    /* between a branch and its annulled slot nothing of the slot is seen */
    load_code((const uint32_t[]){0x30800003, INC_G1, INC_G2, NOP}, 4);
    cpu_set_pc(cpu, CODE);
    cpu_run(cpu, 1, &why);
    assert_int_equal(get("pc"), CODE + 12);
    assert_int_equal(get("npc"), CODE + 16);
}

/* Runs `word` in the slot of a bne,a to the instruction after it, in one piece. Afterwards %g1 is 1 if the instruction after it was
 * executed. */
static void run_in_slot(uint32_t word, bool taken)
{
    const uint32_t code[] = {
        0x80a08003 /* cmp %g2, %g3 */, 0x32800002 /* bne,a */, word, 0x82006001 /* inc %g1 */, TA | 1, NOP, TA | 2, TA | 3};

    load_code(code, sizeof code / sizeof *code);
    set("g1", 0), set("g2", 5), set("g3", 5 + taken);
    cpu_set_pc(cpu, CODE);
    cpu_run(cpu, 1000, &stop);
    assert_int_equal(get("g1"), !taken);
}

/* Branches on fcc that are annulled neither annul nor trap. */
static void fp_branches_once(void)
{
    enum { FBN_A = 0x21800004, FBE = 0x13800004, FBA_A = 0x31800004 };

    for (unsigned taken = 0; taken < 2; taken++) {
        set("fprs", SPARC_FPRS_FEF);
        run_in_slot(FBN_A, taken);
        assert_trap(SPARC_TRAP_INSTRUCTION + (1), 4);
        run_in_slot(FBA_A, taken);
        assert_trap(SPARC_TRAP_INSTRUCTION + (taken ? 2 : 1), taken ? 6 : 4);
        set("fprs", 0);
        run_in_slot(FBE, taken);
        assert_trap(taken ? SPARC_TRAP_FP_DISABLED : SPARC_TRAP_INSTRUCTION + 1, taken ? 2 : 4);
    }
}

static void annulled(void **state)
{
    (void)state;
    everywhere(annulled_once);
    everywhere(fp_branches_once);
}

/* ---- condition codes that are deferred within a block ---------------------------------------------- */

enum { HOT = 40, NOWHERE = 0x40000000 };

/* They set the condition codes from %g1 and %g2. */
static const uint32_t cc_setters[] = {
    0x80a04002, 0x86a04002, 0x82a04002, /* subcc to %g0, %g3, %g1 */
    0x86804002, 0x84804002,             /* addcc to %g3, %g2 */
    0x86884002, 0x82904002,             /* andcc, orcc */
    0x86c04002, 0x86e04002,             /* addccc, subccc */
    0x87004002, 0x86d04002,             /* taddcc, umulcc */
    0x85804000,                         /* wr %g1, %g0, %ccr */
};
static const uint64_t cc_operands[][2] = {
    {5, 3},   {3, 5}, {7, 7}, {0x80000000, 1}, {0x7fffffff, 0xffffffff}, {UINT64_MAX, 1}, {1ull << 63, 1ull << 63}, {0, 0xffffffff80000000},
    {0xcc, 1}};
#define CC_CASES (sizeof cc_setters / sizeof *cc_setters * (sizeof cc_operands / sizeof *cc_operands))

static void set_operands(unsigned n)
{
    n /= sizeof cc_setters / sizeof *cc_setters;
    set("g1", cc_operands[n][0]), set("g2", cc_operands[n][1]), set("g5", NOWHERE), set("ccr", 0x1b);
}

static uint32_t setter(unsigned n)
{
    return cc_setters[n % (sizeof cc_setters / sizeof *cc_setters)];
}

/* Runs the code in one piece, so often that it becomes host code. It always ends with this ccr. */
static void run_hot(const uint32_t *code, unsigned n, unsigned words, uint64_t ccr)
{
    load_code(code, words);
    for (unsigned k = 0; k < HOT; k++) {
        set_operands(n);
        cpu_set_pc(cpu, CODE);
        cpu_run(cpu, 1000, &stop);
        assert_int_equal(get("ccr"), ccr);
    }
}
#define RUN_HOT(n, ccr, ...) run_hot((const uint32_t[]){__VA_ARGS__}, n, sizeof((uint32_t[]){__VA_ARGS__}) / 4, ccr)

/* After each setter: a fault, one in a branch's slot, a trap, a system call, a read of the ccr. */
static void deferred_once(void)
{
    enum { LDUB = 0xc2094000 /* ldub [%g5], %g1 */, BA = 0x10800003, RD_CCR = 0x8f408000, INC_G1 = 0x82006001 };
    enum { PREFETCH = 0xcd694000 /* a reserved function */, FBE = 0x13800004, JMPL_ODD = 0x81c16002 /* jmp %g5 + 2 */ };

    for (unsigned n = 0; n < CC_CASES; n++) {
        uint32_t s = setter(n);
        load_code((const uint32_t[]){s, NOP}, 2);
        set_operands(n);
        cpu_set_pc(cpu, CODE);
        cpu_run(cpu, 1, &stop);
        uint64_t ccr = get("ccr");
        RUN_HOT(n, ccr, s, INC_G1, LDUB);
        assert_fault(NOWHERE, MEM_READ, MEM_FAULT_UNMAPPED, 2);
        RUN_HOT(n, ccr, 0x8580201b /* wr %g0, 0x1b, %ccr */, s, BA, LDUB);
        assert_fault(NOWHERE, MEM_READ, MEM_FAULT_UNMAPPED, 3);
        assert_int_equal(get("npc"), CODE + 20);
        RUN_HOT(n, ccr, s, JMPL_ODD, NOP);
        assert_fault(NOWHERE + 2, MEM_EXEC, MEM_FAULT_ALIGN, 1);
        RUN_HOT(n, ccr, s, PREFETCH);
        assert_trap(SPARC_TRAP_ILLEGAL, 1);
        set("fprs", 0);
        RUN_HOT(n, ccr, s, FBE, NOP);
        assert_trap(SPARC_TRAP_FP_DISABLED, 1);
        set("fprs", SPARC_FPRS_FEF);
        RUN_HOT(n, ccr, s, INC_G1, TA | 1);
        assert_trap(SPARC_TRAP_INSTRUCTION + 1, 2);
        RUN_HOT(n, ccr, s, INC_G1, TA | SPARC_TA_LINUX, NOP);
        assert_int_equal(stop.reason, CPU_SYSCALL);
        RUN_HOT(n, ccr, s, INC_G1, RD_CCR, TA | 1);
        assert_int_equal(get("g7"), ccr);
    }
}

/* Returns whether a condition holds. ccr: icc or xcc. */
static bool holds(unsigned cond, uint64_t ccr)
{
    bool c = ccr & 1, v = ccr & 2, z = ccr & 4, n = ccr & 8;
    const bool of[] = {false, z, z || n != v, n != v, c || z, c, n, v};
    return of[cond & 7] != (cond >> 3);
}

/* All conditions in another block than the setter, which is not always of the kind that it was when that block was translated: moves of
 * general and of fp registers. */
static void read_elsewhere_once(void)
{
    enum { SETTERS = sizeof cc_setters / sizeof *cc_setters, READ = 2 * SETTERS, CLR_G7 = 0x8e102000, MOVCC_G7 = 0x8f642001 /* mov 1 */ };
    enum { FMOVD_D2 = 0x85a80046 /* fmovd %f6, %f2 */, COND = 14, XCC = 1 << 12, FP_XCC = 3 << 12, FP_ICC = 2 << 12 };

    for (unsigned cond = 0; cond < 32; cond++) {
        bool wide = cond & 16;
        uint32_t code[READ + 4] = {[READ] = CLR_G7,
                                   MOVCC_G7 | (cond & 15) << COND | (wide ? XCC : 0),
                                   FMOVD_D2 | (cond & 15) << COND | (wide ? FP_XCC : FP_ICC),
                                   TA | 1};
        for (unsigned k = 0; k < SETTERS; k++)
            code[2 * k] = cc_setters[k], code[2 * k + 1] = TA | 1;
        load_code(code, READ + 4);
        for (unsigned n = 0; n < 2 * CC_CASES; n++) {
            unsigned which = n / 2 % CC_CASES; /* the same kind twice */
            set_operands(which);
            cpu_set_pc(cpu, CODE + 8 * (which % SETTERS));
            cpu_run(cpu, 1000, &stop);
            set("d2", 2), set("d6", 6);
            cpu_set_pc(cpu, CODE + 4 * READ);
            cpu_run(cpu, 1000, &stop);
            bool expected = holds(cond & 15, get("ccr") >> (wide ? 4 : 0));
            assert_int_equal(get("g7"), expected);
            assert_int_equal(get("d2"), expected ? 6 : 2);
        }
    }
}

static void deferred(void **state)
{
    (void)state;
    everywhere(deferred_once);
    everywhere(read_elsewhere_once);
}

/* ---- windows ------------------------------------------------------------------------------------ */

enum { SAVE = 0x9de3a000 | (-192 & 0x1fff), RESTORE = 0x81e80000 };

static uint64_t word_at(uint64_t at)
{
    uint64_t v = 0;
    uint8_t bytes[8];
    unsigned n = isa == &sparc64_isa ? 8 : 4;
    assert_int_equal(mem_read(space, at, bytes, n), n);
    for (unsigned k = 0; k < n; k++)
        v = v << 8 | bytes[k];
    return v;
}

/* Six windows fit beside the first one's; the seventh SAVE stores the oldest, with its locals and ins. */
static void spills_once(void)
{
    uint32_t code[16];
    unsigned bytes = isa == &sparc64_isa ? 8 : 4;

    set("l0", 0x11), set("l7", 0x12), set("i0", 0x13), set("i7", 0x14);
    for (unsigned saves = 0; saves <= 8; saves++) {
        for (unsigned k = 0; k < saves; k++)
            code[k] = SAVE;
        code[saves] = TA | 1;
        sparc_forget_windows(cpu);
        set("o6", isa == &sparc64_isa ? TOP - SPARC_STACK_BIAS : TOP);
        set("l0", 0x11), set("l7", 0x12), set("i0", 0x13), set("i7", 0x14);
        uint8_t zeros[16 * 8] = {0};
        mem_write(space, TOP, zeros, sizeof zeros);
        run(code, saves + 1);
        assert_trap(SPARC_TRAP_INSTRUCTION + 1, saves);
        assert_int_equal(get("canrestore"), saves < 6 ? saves : 6);
        assert_int_equal(word_at(TOP), saves > 6 ? 0x11 : 0);
        assert_int_equal(word_at(TOP + 7 * bytes), saves > 6 ? 0x12 : 0);
        assert_int_equal(word_at(TOP + 8 * bytes), saves > 6 ? 0x13 : 0);
        assert_int_equal(word_at(TOP + 15 * bytes), saves > 6 ? 0x14 : 0);
    }
}

static void spills(void **state)
{
    (void)state;
    everywhere(spills_once);
}

/* After FLUSHW every RESTORE loads its window from memory, which may have changed. */
static void fills_once(void)
{
    unsigned bytes = isa == &sparc64_isa ? 8 : 4;
    uint8_t changed[8] = {0};
    uint64_t at = 0;

    set("l0", 0x11), set("i7", 0x14);
    RUN(SAVE, SAVE, 0x81580000, TA | 1); /* flushw */
    assert_trap(SPARC_TRAP_INSTRUCTION + 1, 3);
    assert_int_equal(get("canrestore"), 0);
    changed[bytes - 1] = 0x77;
    mem_write(space, TOP, changed, bytes);
    RUN(RESTORE, RESTORE, TA | 1);
    assert_int_equal(get("l0"), 0x77);
    assert_int_equal(get("i7"), 0x14);
    /* and the kernel's */
    RUN(SAVE, SAVE, TA | 1);
    assert_int_equal(get("canrestore"), 2);
    assert_true(sparc_flush_windows(cpu, &at));
    assert_int_equal(get("canrestore"), 0);
}

/* A debugger reads and writes windows on the chip in their save areas. */
static void cached_once(void)
{
    unsigned bytes = isa == &sparc64_isa ? 8 : 4;
    uint8_t area[16 * 8] = {0};

    set("l0", 0x11), set("i7", 0x1234);
    RUN(SAVE, SAVE, TA | 1);
    isa->debug.cached_memory(cpu, TOP, area, sizeof area, false);
    assert_int_equal(area[bytes - 1], 0x11);
    assert_int_equal(area[16 * bytes - 2], 0x12);
    assert_int_equal(area[16 * bytes - 1], 0x34);
    isa->debug.cached_memory(cpu, TOP + bytes - 1, (uint8_t[]){0x55}, 1, true);
    RUN(RESTORE, RESTORE, TA | 1);
    assert_int_equal(get("l0"), 0x55);
    assert_int_equal(get("i7"), 0x1234);
}

static void cached(void **state)
{
    (void)state;
    everywhere(cached_once);
}

static void fills(void **state)
{
    (void)state;
    everywhere(fills_once);
}

/* After n fills of one window, a SAVE gives it again, wherever it is in the array of windows: locals have old values, the same on all
 * engines. */
static void old_values_once(void)
{
    enum { MOST = 70, L0 = 0x5a };
    uint64_t sp = isa == &sparc64_isa ? TOP - SPARC_STACK_BIAS : TOP;
    unsigned bytes = isa == &sparc64_isa ? 8 : 4;
    uint8_t area[16 * 8] = {0};
    uint32_t code[MOST + 2];

    area[bytes - 1] = L0;
    for (unsigned k = 0; k < bytes; k++)
        area[14 * bytes + k] = (uint8_t)(sp >> 8 * (bytes - 1 - k)); /* its %fp is its %sp */
    mem_write(space, TOP, area, sizeof area);
    for (unsigned n = 2; n <= MOST; n++) {
        for (unsigned k = 0; k < n; k++)
            code[k] = RESTORE;
        code[n] = SAVE;
        code[n + 1] = TA | 1;
        cpu_reset(cpu, space);
        set("o6", sp);
        set("i6", sp);
        run(code, n + 2);
        assert_trap(SPARC_TRAP_INSTRUCTION + 1, n + 1);
        assert_int_equal(get("l0"), L0);
    }
}

static void old_values(void **state)
{
    (void)state;
    everywhere(old_values_once);
}

/* A window whose %sp is not writable stays on the chip; SAVE and RESTORE then change nothing. */
static void bad_stack_once(void)
{
    uint64_t bias = isa == &sparc64_isa ? SPARC_STACK_BIAS : 0, at = 0;

    set("o6", 0x40000 - bias);
    set("l0", 9);
    RUN(SAVE, SAVE, SAVE, SAVE, SAVE, SAVE, SAVE, NOP);
    assert_fault(0x40000, MEM_WRITE, MEM_FAULT_UNMAPPED, 6);
    assert_int_equal(get("canrestore"), 6);
    assert_false(sparc_flush_windows(cpu, &at));
    assert_int_equal(at, 0x40000);
    assert_int_equal(get("canrestore"), 6);
    RUN(RESTORE, RESTORE, RESTORE, RESTORE, RESTORE, RESTORE, TA | 1);
    assert_trap(SPARC_TRAP_INSTRUCTION + 1, 6);
    assert_int_equal(get("l0"), 9);
    set("i6", 0x40000 - bias);
    RUN(RESTORE, TA | 1);
    assert_fault(0x40000, MEM_READ, MEM_FAULT_UNMAPPED, 0);
    assert_int_equal(get("l0"), 9);
}

static void bad_stack(void **state)
{
    (void)state;
    everywhere(bad_stack_once);
}

/* f(n): n ? n + f(n - 1) : 0, 300 calls deep. */
static void deep(void **state)
{
    (void)state;
    for (unsigned k = 0; k < 4; k++) {
        begin(k & 1 ? &sparc64_isa : &sparc_isa, k & 2 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
        set("o6", STACK + SIZE - 0x200 - (k & 1 ? SPARC_STACK_BIAS : 0));
        set("o0", 300);
        set("o7", CODE + 4 * 12 - 8);
        RUN(SAVE, 0x80a62000, 0x02800006, NOP, 0x7ffffffc, 0x90062000 | (-1 & 0x1fff), 0xb0060008, NOP, 0x81c7e008, 0x81e80000, NOP, NOP,
            TA | 1);
        assert_trap(SPARC_TRAP_INSTRUCTION + 1, 12);
        assert_int_equal(get("o0"), 300 * 301 / 2);
        assert_int_equal(get("o6"), STACK + SIZE - 0x200 - (k & 1 ? SPARC_STACK_BIAS : 0));
        finish();
    }
}

/* ---- callers ------------------------------------------------------------------------------------ */

/* A leaf before or after its caller, whose window is on the chip or in memory. */
static void callers_once(void)
{
    enum { CALL = 0x40000000 };
    for (unsigned k = 0; k < 4; k++) {
        unsigned leaf = k & 1 ? 16 : 8, mid = k & 1 ? 8 : 16;
        uint32_t code[32];
        uint64_t at;
        struct isa_frame f;
        struct isa_unwind_table none = {0};

        for (unsigned n = 0; n < 32; n++)
            code[n] = NOP;
        code[0] = code[mid] = SAVE;
        code[1] = CALL | (mid - 1);
        code[mid + 1] = CALL | ((leaf - mid - 1) & 0x3fffffff);
        code[leaf + 1] = TA | 1;
        set("o6", isa == &sparc64_isa ? TOP - SPARC_STACK_BIAS : TOP);
        run(code, 32);
        assert_trap(SPARC_TRAP_INSTRUCTION + 1, leaf + 1);
        if (k & 2)
            assert_true(sparc_flush_windows(cpu, &at));
        cpu_set_window(cpu, true); /* as after a system call in translated code */
        memset(cpu_slots(cpu) + SPARC_I, 0, WINDOW_SLOTS * 8);
        isa->unwind.innermost(cpu, &f);
        assert_int_equal(f.pc, CODE + 4 * (leaf + 1));
        assert_int_equal(f.sp, get("o6") & (isa == &sparc64_isa ? UINT64_MAX : UINT32_MAX));
        assert_true(isa->unwind.caller(cpu, &none, 0, &f));
        assert_int_equal(f.pc, CODE + 4 * (mid + 1));
        assert_true(isa->unwind.caller(cpu, &none, 0, &f));
        assert_int_equal(f.pc, CODE + 4);
    }
}

static void callers(void **state)
{
    (void)state;
    everywhere(callers_once);
}

/* ---- registers as debuggers see them -------------------------------------------------------------- */

static void registers(void **state)
{
    (void)state;
    begin(&sparc64_isa, CPU_ENGINE_INTERP);
    for (unsigned ccr = 0; ccr < 256; ccr++) {
        set("ccr", ccr);
        assert_int_equal(get("ccr"), ccr);
        assert_int_equal(get("psr") >> 20 & 15, ccr & 15);
        assert_int_equal(get("state") >> 32, ccr);
        set("psr", ~(uint64_t)(ccr << 20)); /* of psr only icc can be written, of state ccr and asi */
        assert_int_equal(get("ccr"), (ccr & 0xf0) | (~ccr & 15));
        assert_int_equal(get("psr"), (~ccr & 15u) << 20 | 1 << 12);
        set("state", (uint64_t)ccr << 32 | (255 - ccr) << 24 | 0xff00ff);
        assert_int_equal(get("ccr"), ccr);
        assert_int_equal(get("asi"), 255 - ccr);
        assert_int_equal(get("state"), (uint64_t)ccr << 32 | (255 - ccr) << 24);
    }
    set("fprs", 0xf3);
    assert_int_equal(get("fprs"), 3);
    assert_int_equal(get("psr") >> 12 & 1, 0); /* EF */
    set("fprs", 7);
    assert_int_equal(get("fprs"), 7);
    assert_int_equal(get("psr") >> 12 & 1, 1);
    assert_int_equal(get("cansave") + get("canrestore"), 6);
    set("f3", 0x12345678);
    set("f2", 0x9abcdef0);
    assert_int_equal(get("d2"), 0x9abcdef012345678);
    assert_int_equal(get("f2"), 0x9abcdef0);
    assert_int_equal(get("f3"), 0x12345678);
    set("fsr", 0x3f0000000cull | 2 << 10);
    assert_int_equal(get("fsr"), 0x3f0000000cull | 2 << 10);
    set("g0", 5);
    assert_int_equal(get("g0"), 0);
    set("pc", CODE + 8);
    set("npc", CODE + 100);
    assert_int_equal(get("pc"), CODE + 8);
    assert_int_equal(get("npc"), CODE + 100);
    finish();
}

/* V8: instructions of V9 are illegal. */
static void levels(void **state)
{
    (void)state;
    begin(&sparc_isa, CPU_ENGINE_INTERP);
    assert_true(cpu_set_level(cpu, SPARC_LEVEL_V8));
    RUN(NOP, 0x82484001); /* mulx */
    assert_trap(SPARC_TRAP_ILLEGAL, 1);
    assert_true(cpu_set_level(cpu, SPARC_LEVEL_V9));
    RUN(NOP, 0x82484001, TA | 1);
    assert_trap(SPARC_TRAP_INSTRUCTION + 1, 2);
    finish();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        // clang-format off
        cmocka_unit_test(deferred), /* the first: cmocka takes the SIGSEGV handler that the translator sets once */
        cmocka_unit_test(traps),     cmocka_unit_test(software_traps), cmocka_unit_test(faults), cmocka_unit_test(address_widths),
        cmocka_unit_test(annulled),  cmocka_unit_test(spills),         cmocka_unit_test(fills), cmocka_unit_test(old_values),  cmocka_unit_test(bad_stack),
        cmocka_unit_test(deep),      cmocka_unit_test(registers),      cmocka_unit_test(levels),
        cmocka_unit_test(cached),    cmocka_unit_test(callers),        cmocka_unit_test(tagged), cmocka_unit_test(asis), cmocka_unit_test(asi_loads),
        // clang-format on
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
