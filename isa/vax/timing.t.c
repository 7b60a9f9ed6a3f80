/* timing.t.c - the cycles of cvax: figures of its source, by instruction and by value, under both engines; and vax780's of some. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <string.h>

#include "emu/cpu/cpu.h"
#include "isa/vax/cost.h"
#include "isa/vax/timing.h"
#include "isa/vax/vax.h"

static void every_instruction(void **state)
{
    const char *missing = NULL;
    (void)state;
    if (!vax_costs_are_complete(&missing))
        fail_msg("%s has no line in cvax.def or vax780.def", missing);
    assert_string_equal(vax_timing_model(1)->name, "cvax");
    assert_string_equal(vax_timing_model(2)->name, "vax780");
    assert_null(vax_timing_model(3));
}

/* ---- specifiers and execution -------------------------------------------------------------------------------------------- */

/* Cycles, reads and writes of instructions at an address that is a multiple of 4; of branches, of taken ones too. */
static const struct figure {
    const char *text;
    uint8_t code[24];
    uint8_t cycles, reads, writes, taken, taken_reads;
} figures[] = {
    /* the source's examples, 12.4 */
    {"addl2 4(r1),r2", {0xc0, 0xa1, 4, 0x52}, 2, 1, 0, 0, 0},
    {"movl r1,4(r2)", {0xd0, 0x51, 0xa2, 4}, 2, 0, 1, 0, 0},
    {"sobgtr r1,-2", {0xf5, 0x51, 0xfd}, 4, 0, 0, 4, 1},
    {"index 4(r1),@4(r1),(r1)[r2],@(r1)+,-(r1),@4(r1)[r2]",
     {0x0a, 0xa1, 4, 0xb1, 4, 0x42, 0x61, 0x91, 0x71, 0x42, 0xb1, 4},
     1 + 1 + 2 + 2 + 2 + 3 + 39,
     1 + 2 + 1 + 2 + 1 + 1,
     1,
     0,
     0},
    /* operands by mode, not last */
    {"movl $4,r1", {0xd0, 4, 0x51}, 1 + 1, 0, 0, 0, 0},
    {"movl (r1),r2", {0xd0, 0x61, 0x52}, 1 + 1, 1, 0, 0, 0},
    {"movl (r1)+,r2", {0xd0, 0x81, 0x52}, 2 + 1, 1, 0, 0, 0},
    {"movl -(r1),r2", {0xd0, 0x71, 0x52}, 2 + 1, 1, 0, 0, 0},
    {"movl @(r1)+,r2", {0xd0, 0x91, 0x52}, 2 + 1, 2, 0, 0, 0},
    {"movl $0x12345678,r2", {0xd0, 0x8f, 0x78, 0x56, 0x34, 0x12, 0x52}, 2 + 1, 0, 0, 0, 0},
    {"movl *$0x1000,r2", {0xd0, 0x9f, 0, 0x10, 0, 0, 0x52}, 1 + 1, 1, 0, 0, 0},
    {"movl 4(r1),r2", {0xd0, 0xa1, 4, 0x52}, 1 + 1, 1, 0, 0, 0},
    {"movl *4(r1),r2", {0xd0, 0xb1, 4, 0x52}, 1 + 1, 2, 0, 0, 0},
    {"movl (r1)[r3],r2", {0xd0, 0x43, 0x61, 0x52}, 2 + 1, 1, 0, 0, 0},
    {"movl 4(r1)[r3],r2", {0xd0, 0x43, 0xa1, 4, 0x52}, 3 + 1, 1, 0, 0, 0},
    {"movl @(r1)+[r3],r2", {0xd0, 0x43, 0x91, 0x52}, 4 + 1, 2, 0, 0, 0},
    {"movl *$0x1000[r3],r2", {0xd0, 0x43, 0x9f, 0, 0x10, 0, 0, 0x52}, 2 + 1, 1, 0, 0, 0},
    /* last ones */
    {"tstl r1", {0xd5, 0x51}, 0 + 2, 0, 0, 0, 0},
    {"tstl (r1)", {0xd5, 0x61}, 1 + 1, 1, 0, 0, 0},
    {"incl r1", {0xd6, 0x51}, 0 + 3, 0, 0, 0, 0},
    {"incl (r1)+", {0xd6, 0x81}, 2 + 1, 1, 1, 0, 0},
    {"clrl r1", {0xd4, 0x51}, 1 + 2, 0, 0, 0, 0},
    {"clrl -(r1)", {0xd4, 0x71}, 2 + 1, 0, 1, 0, 0},
    {"pushl $4", {0xdd, 4}, 1 + 2, 0, 1, 0, 0},
    {"pushal 4(r1)", {0xdf, 0xa1, 4}, 1 + 2, 0, 1, 0, 0},
    /* quadwords */
    {"movq r1,r3", {0x7d, 0x51, 0x53}, 2 + 2, 0, 0, 0, 0},
    {"movq (r1),(r3)", {0x7d, 0x61, 0x63}, 1 + 2, 2, 2, 0, 0},
    {"movq (r1)+,4(r3)[r2]", {0x7d, 0x81, 0x42, 0xa3, 4}, 2 + 4, 2, 2, 0, 0},
    {"clrq r1", {0x7c, 0x51}, 2 + 3, 0, 0, 0, 0},
    /* execution */
    {"addl3 r1,r2,r3", {0xc1, 0x51, 0x52, 0x53}, 1 + 1 + 1 + 1, 0, 0, 0, 0},
    {"mnegl r1,r2", {0xce, 0x51, 0x52}, 1 + 1, 0, 0, 0, 0},
    {"mull2 r1,r2", {0xc4, 0x51, 0x52}, 1 + 7, 0, 0, 0, 0},
    {"divl2 r1,r2", {0xc6, 0x51, 0x52}, 1 + 9, 0, 0, 0, 0},
    {"ashl $1,r1,r2", {0x78, 1, 0x51, 0x52}, 1 + 1 + 1 + 7, 0, 0, 0, 0},
    {"cvtlb r1,r2", {0xf6, 0x51, 0x52}, 1 + 1 + 4, 0, 0, 0, 0},
    {"extzv $1,$2,r1,r2", {0xef, 1, 2, 0x51, 0x52}, 3 + 1 + 13, 0, 0, 0, 0},
    {"extzv $1,$2,(r1),r2", {0xef, 1, 2, 0x61, 0x52}, 3 + 1 + 12, 1, 0, 0, 0},
    {"insque (r1),(r2)", {0x0e, 0x61, 0x62}, 1 + 1 + 5, 2, 4, 0, 0},
    {"calls $0,4(r1)", {0xfb, 0, 0xa1, 4}, 1 + 1 + 24, 2, 6, 0, 0},
    {"ret", {0x04}, 13, 5, 0, 0, 0},
    {"movc3 $4,(r1),(r2)", {0x28, 4, 0x61, 0x62}, 3 + 16, 0, 0, 0, 0},
    /* branches */
    {"beql", {0x13, 4}, 1, 0, 0, 3, 1},
    {"brb", {0x11, 4}, 3, 1, 0, 3, 1},
    {"rsb", {0x05}, 4, 2, 0, 4, 2},
    {"bsbb", {0x10, 4}, 4, 1, 1, 4, 1},
    {"blbc r1", {0xe9, 0x51, 4}, 0 + 2, 0, 0, 4, 1},
    {"bbs $1,r1", {0xe0, 1, 0x51, 4}, 1 + 0 + 5, 0, 0, 8 - 0, 1},
    {"bbs $1,(r1)", {0xe0, 1, 0x61, 4}, 1 + 1 + 6, 1, 0, 10, 2},
    {"aoblss $9,r1", {0xf2, 9, 0x51, 4}, 1 + 0 + 5, 0, 0, 6, 1},
    {"acbl $9,$1,(r1)", {0xf1, 9, 1, 0x61, 4, 0}, 1 + 1 + 1 + 6, 1, 1, 9, 2},
};

static void published(void **state)
{
    struct timing_model *m = timing_prepare(vax_timing_model(1));
    (void)state;
    for (size_t k = 0; k < sizeof figures / sizeof *figures; k++)
        for (unsigned taken = 0; taken < 2; taken++) {
            const struct figure *f = &figures[k];
            uint8_t code[VAX_MOST_BYTES] = {0};
            struct timing_insn i;
            struct timing_state s;
            struct timing_charge c;
            memcpy(code, f->code, sizeof f->code);
            (void)vax_timing_insn(0x1000, code, &i);
            timing_reset(&s);
            const struct timing_event e = {.taken = taken};
            unsigned sum = timing_step(m, &s, &i, &e, &c);
            unsigned cycles = c.cycles[TIMING_SPECIFIER] + c.cycles[TIMING_EXECUTE] + c.cycles[TIMING_BRANCH];
            bool branches = taken && f->taken;
            if (cycles != (branches ? f->taken : f->cycles) || c.cycles[TIMING_READ] != (branches ? f->taken_reads : f->reads) ||
                c.cycles[TIMING_WRITE] != f->writes)
                fail_msg("%s%s: %u + %ur + %uw", f->text, taken ? ", taken" : "", cycles, c.cycles[TIMING_READ], c.cycles[TIMING_WRITE]);
            assert_int_equal(sum, cycles + c.cycles[TIMING_READ] + c.cycles[TIMING_WRITE]);
        }
    timing_free(m);
}

/* vax780: an instruction is decoded first; a register that is written takes nothing. */
static void of_780(void **state)
{
    static const struct {
        uint8_t code[8], cycles, taken;
    } all[] = {
        {{0xd0, 0x51, 0x52}, 1 + 1 + 1, 0},              /* movl r1,r2 */
        {{0xd0, 0xa1, 4, 0x52}, 1 + 2 + 1 + 1, 0},       /* movl 4(r1),r2 */
        {{0xc1, 0x51, 0x52, 0xa3, 4}, 1 + 4 + 1 + 1, 0}, /* addl3 r1,r2,4(r3) */
        {{0xc4, 0x51, 0x52}, 1 + 2 + 8, 0},              /* mull2 r1,r2 */
        {{0x13, 4}, 1 + 1, 2},                           /* beql */
        {{0xfb, 0, 0xa1, 4}, 1 + 3 + 23 + 1 + 6, 0},     /* calls $0,4(r1): its 6 writes fit in */
        {{0x04}, 1 + 23 + 5, 0},                         /* ret */
    };
    struct timing_model *m = timing_prepare(vax_timing_model(2));
    (void)state;
    for (size_t k = 0; k < sizeof all / sizeof *all; k++)
        for (unsigned taken = 0; taken < 2; taken++) {
            uint8_t code[VAX_MOST_BYTES] = {0};
            struct timing_insn i;
            struct timing_state s;
            struct timing_charge c;
            memcpy(code, all[k].code, sizeof all[k].code);
            (void)vax_timing_insn(0x1000, code, &i);
            timing_reset(&s);
            const struct timing_event e = {.taken = taken};
            assert_int_equal(timing_step(m, &s, &i, &e, &c), all[k].cycles + (taken ? all[k].taken : 0));
            assert_int_equal(c.cycles[TIMING_ISSUE], 1);
        }
    timing_free(m);
}

/* The target of a branch takes a read more if its opcode and first specifier are in two longwords. */
static void targets(void **state)
{
    static const uint8_t code[VAX_MOST_BYTES] = {0xd0, 0x51, 0xa2, 4};
    (void)state;
    for (unsigned at = 0; at < 4; at++) {
        struct timing_insn i;
        assert_int_equal(vax_timing_insn(0x1000 + at, code, &i), 4);
        assert_int_equal(i.cost[VAX_CVAX].target_reads, at == 3);
        assert_int_equal(i.cost[VAX_780].target_reads, 0);
    }
}

/* ---- by value, under the engines ------------------------------------------------------------------------------------------ */

enum { CODE = 0x1000, DATA = 0x4000, STACK = 0x8000, SIZE = 0x1000, PROCEDURE = CODE + 0x800 };

/* Runs a loop of n iterations of the code, which is followed by sobgtr r11. Returns its cycles. */
static uint64_t run(const uint8_t *code, size_t size, unsigned n, enum cpu_engine engine, unsigned entries)
{
    const uint8_t procedure[] = {0xfc, 0x01, 0x04}; /* .word 0x1fc: r2 to r8; ret */
    const uint8_t back[] = {0xf5, 0x5b, (uint8_t)(0 - (size + 3)), 0x03 /* bpt */};
    struct cpu_timing *t = cpu_timing_consumer(&vax_isa, vax_timing_model(1), entries);
    assert_true(cpu_timing_caches(t, false, 0));
    struct space *space = space_new(&vax_isa.space);
    struct cpu *cpu = cpu_new(&vax_isa, space);
    struct cpu_stop why = {.reason = CPU_BUDGET};
    struct cpu_timing_totals totals;
    uint64_t cycles = 0, sum = 0;
    uint8_t data[128] = {0};

    assert_int_equal(space_map(space, CODE, SIZE, MEM_R | MEM_X | MEM_W, 0, NULL), 0);
    assert_int_equal(space_map(space, DATA, SIZE, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(space_map(space, STACK - SIZE, SIZE, MEM_R | MEM_W, 0, NULL), 0);
    mem_write(space, CODE, code, size);
    mem_write(space, CODE + size, back, sizeof back);
    mem_write(space, PROCEDURE, procedure, sizeof procedure);
    data[20] = data[84] = 'x';
    mem_write(space, DATA, data, sizeof data);
    if (!cpu_set_engine(cpu, engine))
        cpu_set_engine(cpu, CPU_ENGINE_INTERP);
    cpu_set_timing(cpu, t);
    cpu_set_pc(cpu, CODE);
    cpu_reg_set(cpu, cpu_reg_find(&vax_isa, "r6"), DATA);
    cpu_reg_set(cpu, cpu_reg_find(&vax_isa, "r7"), 0x7c); /* a mask of 5 registers */
    cpu_reg_set(cpu, cpu_reg_find(&vax_isa, "r8"), 2);
    cpu_reg_set(cpu, cpu_reg_find(&vax_isa, "r11"), n);
    cpu_reg_set(cpu, cpu_reg_find(&vax_isa, "sp"), STACK - 256);
    for (unsigned k = 0; why.reason == CPU_BUDGET; k++)
        cycles += cpu_run(cpu, k % 3 ? 20000 : 97, &why);
    assert_int_equal(why.reason, CPU_TRAP);
    assert_int_equal(why.trap, VAX_TRAP_BPT);
    cpu_timing_totals(t, &totals);
    for (unsigned c = 0; c < TIMING_CAUSES; c++)
        sum += totals.cycles[c];
    assert_int_equal(sum, cycles);
    cpu_free(cpu);
    space_unref(space);
    cpu_timing_unref(t);
    return cycles;
}

static const struct by_value {
    const char *text;
    uint8_t code[24];
    uint8_t size;
    unsigned cycles; /* all */
} by_value[] = {
    {"movc3 $40,(r6),64(r6)", {0x28, 40, 0x66, 0xa6, 64}, 5, 3 + 16 + 10 * 5},
    {"movc3 $6,(r6),64(r6)", {0x28, 6, 0x66, 0xa6, 64}, 5, 3 + 16 + 2 * 5},
    {"movc5 $8,(r6),$0,$40,64(r6)", {0x2c, 8, 0x66, 0, 40, 0xa6, 64}, 7, 5 + 26 + 2 * 5 + 8 * 3},
    {"cmpc3 $20,(r6),64(r6)", {0x29, 20, 0x66, 0xa6, 64}, 5, 3 + 6 + 20 * 8},
    {"locc $'x',$63,(r6)", {0x3a, 0x8f, 'x', 63, 0x66}, 5, 2 + 1 + 1 + 5 + 21 * 4},
    {"skpc $0,$63,(r6)", {0x3b, 0, 63, 0x66}, 4, 1 + 1 + 1 + 5 + 21 * 4},
    {"scanc $10,(r6),64(r6),$1", {0x2a, 10, 0x66, 0xa6, 64, 1}, 6, 4 + 6 + 10 * 6},
    {"pushr $0x3c; addl2 $16,sp", {0xbb, 0x3c, 0xc0, 16, 0x5e}, 5, 1 + 5 + 4 * 3 + 2},
    {"pushr r7; addl2 $20,sp", {0xbb, 0x57, 0xc0, 20, 0x5e}, 5, 0 + 5 + 5 * 3 + 2},
    {"popr $0x3c; subl2 $16,sp", {0xba, 0x3c, 0xc2, 16, 0x5e}, 5, 1 + 8 + 4 * 2 + 2},
    {"popr r7; subl2 $20,sp; movl $0x4000,r6; movl $0x7c,r7",
     {0xba, 0x57, 0xc2, 20, 0x5e, 0xd0, 0x8f, 0x00, 0x40, 0, 0, 0x56, 0xd0, 0x8f, 0x7c, 0, 0, 0, 0x57},
     19,
     0 + 8 + 5 * 2 + 2 + 3 + 3},
    {"calls $0,*$PROCEDURE", {0xfb, 0, 0x9f, 0, 0x18, 0, 0}, 7, 2 + 24 + 2 + 6 + 7 * 2 + 15 + 6 + 7},
    {"pushl $9; callg (sp),*$PROCEDURE; tstl (sp)+",
     {0xdd, 9, 0xfa, 0x6e, 0x9f, 0, 0x18, 0, 0, 0xd5, 0x8e},
     11,
     1 + 2 + 1 + 2 + 21 + 2 + 5 + 7 * 2 + 13 + 5 + 7 + 2 + 1 + 1},
    {"casel r8,$1,$1: .word 4, 4", {0xcf, 0x58, 1, 1, 4, 0, 4, 0}, 8, 1 + 1 + 1 + 8 + 2},
    {"casel r8,$0,$1: .word 4, 4", {0xcf, 0x58, 0, 1, 4, 0, 4, 0}, 8, 1 + 1 + 1 + 7 + 1},
    {"extzv $28,$8,(r6),r0", {0xef, 28, 8, 0x66, 0x50}, 5, 3 + 1 + 12 + 1 + 2 + 1},
    {"extzv $20,$8,(r6),r0", {0xef, 20, 8, 0x66, 0x50}, 5, 3 + 1 + 12 + 1},
    {"insv $0,$28,$8,(r6)", {0xf0, 0, 28, 8, 0x66}, 5, 4 + 13 + 1 + 1 + 2 + 2},
    {"ffs $0,$32,r8,r0", {0xea, 0, 32, 0x58, 0x50}, 5, 3 + 1 + 13 + 0},
    {"ffc $0,$32,r8,r0", {0xeb, 0, 32, 0x58, 0x50}, 5, 3 + 1 + 14 + 0},
};

static void values(void **state)
{
    enum { LESS = 300, MORE = 1300, SOBGTR = 5 };
    (void)state;
    for (size_t k = 0; k < sizeof by_value / sizeof *by_value; k++)
        for (unsigned how = 0; how < 4; how++) {
            const struct by_value *f = &by_value[k];
            enum cpu_engine engine = how & 1 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP;
            uint64_t few = run(f->code, f->size, LESS, engine, how & 2), many = run(f->code, f->size, MORE, engine, how & 2);
            if (many - few != (uint64_t)(MORE - LESS) * (f->cycles + SOBGTR))
                fail_msg("%s, engine %u: %g cycles, not %u", f->text, how, (double)(many - few) / (MORE - LESS) - SOBGTR, f->cycles);
        }
}

/* A long string is moved in steps, which take together what the formula says. */
static void steps(void **state)
{
    static const uint8_t move[] = {0x28, 0x8f, 0xd0, 0x07, 0x66, 0xa6, 0x40}; /* movc3 $2000,(r6),64(r6) */
    (void)state;
    for (unsigned how = 0; how < 2; how++) {
        uint64_t one = run(move, sizeof move, 1, how ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP, 0);
        assert_int_equal(one, 2 + 1 + 1 + 16 + 500 * 5 + 4 /* sobgtr, not taken */);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_instruction), cmocka_unit_test(published), cmocka_unit_test(of_780),
                                       cmocka_unit_test(targets),           cmocka_unit_test(values),    cmocka_unit_test(steps)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
