/*
 * delay.t.c - delay slots and annulment as SPARC has them, on a toy machine: whatever the blocks and the engine, registers, PC, nPC and
 * faults are those of a machine that executes one instruction after the other.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "emu/engine/engine.h"
#include "emu/ir/delay.h"
#include "emu/ir/isa.h"

enum { REGS = 8, LINK = 7, CC = REGS, PC, NPC, MODE, SLOTS, MODE_DELAYED = 1, MODE_ANNULLED = 2, TRAP = 5 };
enum {
    CODE_BASE = 0x10000,
    PAGE_WORDS = 1024,
    WORDS = 64,
    DATA_BASE = 0x20000,
    DATA_MASK = 0x1ffc
}; /* only the first of two pages of data is mapped */

/* ---- instructions ----------------------------------------------------------------------------- */

enum op { ADD, SUBCC, LOAD, TRAP_IF_ODD, BRANCH, CALL, JMPL, OPS };
enum cond { NEVER, ZERO, NONZERO, ALWAYS };

struct fields {
    unsigned op, a, cond, rd, ra, rb;
    int32_t imm;
};

static uint32_t encode(struct fields f)
{
    return f.op | f.a << 3 | f.cond << 4 | f.rd << 6 | f.ra << 9 | f.rb << 12 | (uint32_t)f.imm << 16;
}

static struct fields fields_of(uint32_t w)
{
    return (struct fields){w & 7, w >> 3 & 1, w >> 4 & 3, w >> 6 & 7, w >> 9 & 7, w >> 12 & 7, (int16_t)(w >> 16)};
}

/* Returns an address within the program, for a jump. */
static uint32_t within_code(uint32_t v)
{
    return CODE_BASE + (v & (WORDS - 1) * 4);
}

/* ---- the reference ---------------------------------------------------------------------------- */

struct state {
    uint32_t r[REGS], cc, pc, npc;
    bool annulled;
};

static bool holds(const struct state *s, unsigned cond)
{
    return cond == ALWAYS || (cond == ZERO && !s->cc) || (cond == NONZERO && s->cc);
}

/* Executes a branch. The delay slot of one with the annul bit is executed only if a conditional branch is taken. */
static void branch(struct state *s, const struct fields *f, uint32_t *next)
{
    if (holds(s, f->cond))
        *next = s->pc + 4 * (uint32_t)f->imm;
    s->annulled = f->a && (f->cond == ALWAYS || !holds(s, f->cond));
}

/* Returns what the instruction at the pc stops with, and executes it otherwise. */
static enum cpu_stop_reason reference(struct state *s, const uint32_t *code, const uint32_t *data)
{
    struct fields f = fields_of(code[(s->pc - CODE_BASE) / 4]);
    uint32_t next = s->npc + 4, at;
    bool annulled = s->annulled;
    s->annulled = false;
    switch (annulled ? OPS : (enum op)f.op) {
    case ADD: s->r[f.rd] = s->r[f.ra] + (uint32_t)f.imm; break;
    case SUBCC: s->cc = s->r[f.rd] = s->r[f.ra] - s->r[f.rb]; break;
    case LOAD:
        at = s->r[f.ra] & DATA_MASK;
        if (at >= 0x1000)
            return CPU_FAULT;
        s->r[f.rd] = data[at / 4];
        break;
    case TRAP_IF_ODD:
        if (s->r[f.ra] & 1)
            return CPU_TRAP;
        break;
    case BRANCH: branch(s, &f, &next); break;
    case CALL:
        s->r[LINK] = s->pc;
        next = s->pc + 4 * (uint32_t)f.imm;
        break;
    case JMPL:
        at = within_code(s->r[f.ra] + 8);
        s->r[f.rd] = s->pc;
        next = at;
        break;
    case OPS: break;
    }
    s->r[0] = 0;
    s->pc = s->npc;
    s->npc = next;
    return CPU_BUDGET;
}

/* ---- the machine ------------------------------------------------------------------------------ */

struct translation {
    struct delay delay; /* the first member */
    struct fields f;
};

static void decode(struct delay *d, const uint8_t *bytes, struct delay_insn *i)
{
    struct translation *t = (struct translation *)(void *)d;
    uint32_t word;
    memcpy(&word, bytes, sizeof word);
    t->f = fields_of(word);
    i->branches = t->f.op >= BRANCH;
    i->may_stop = t->f.op == LOAD || t->f.op == TRAP_IF_ODD;
    i->selectable = i->unobserved = t->f.op == ADD;
}

static val get(struct delay *d, unsigned r)
{
    return r ? ir_get(d->ir, r) : ir_const(d->ir, 0);
}

static void set(struct delay *d, unsigned r, val v)
{
    if (r)
        ir_set(d->ir, r, v);
    delay_set_origin(d, r, r ? DELAY_ORIGIN_OTHER : 0);
}

static void translate_branch(struct delay *d, const struct fields *f)
{
    uint64_t target = d->pc + 4 * (uint64_t)(int64_t)f->imm;
    val cc = ir_get(d->ir, CC);
    if (f->cond == ALWAYS)
        delay_branch_to(d, delay_known((uint32_t)target), f->a);
    else if (f->cond == NEVER)
        delay_nullify_next_if(d, ir_const(d->ir, f->a));
    else
        delay_branch_if(d, f->cond == ZERO ? ir_eqi(d->ir, cc, 0) : ir_nei(d->ir, cc, 0), target,
                        f->a ? DELAY_SLOT_IF_TAKEN : DELAY_SLOT_EXECUTED);
}

static void translate_jump(struct delay *d, const struct fields *f)
{
    val to = ir_addi(d->ir, ir_andi(d->ir, ir_addi(d->ir, get(d, f->ra), 8), (WORDS - 1) * 4), CODE_BASE);
    struct delay_place p = f->ra == LINK ? delay_return_place(d, delay_computed(to)) : delay_computed(to);
    set(d, f->rd, ir_const(d->ir, d->pc));
    delay_branch_to(d, p, false);
}

static void execute(struct delay *d)
{
    const struct fields *f = &((struct translation *)(void *)d)->f;
    val v;
    switch ((enum op)f->op) {
    case ADD: set(d, f->rd, ir_add32i(d->ir, get(d, f->ra), (uint64_t)(int64_t)f->imm)); break;
    case SUBCC:
        v = ir_sub32(d->ir, get(d, f->ra), get(d, f->rb));
        ir_set(d->ir, CC, v);
        set(d, f->rd, v);
        break;
    case LOAD:
        v = ir_load(d->ir, 32, false, ir_andi(d->ir, get(d, f->ra), DATA_MASK), DATA_BASE, 0);
        delay_load_from(d, f->ra);
        set(d, f->rd, v);
        break;
    case TRAP_IF_ODD: delay_trap_if(d, ir_andi(d->ir, get(d, f->ra), 1), TRAP, 0); break;
    case BRANCH: translate_branch(d, f); break;
    case CALL:
        ir_set(d->ir, LINK, ir_const(d->ir, d->pc));
        delay_expect_return(d, d->pc + 8);
        delay_branch_to(d, delay_known((uint32_t)(d->pc + 4 * (uint64_t)(int64_t)f->imm)), false);
        break;
    case JMPL: translate_jump(d, f); break;
    case OPS: delay_trap(d, TRAP, 0); break;
    }
}

static const struct delay_machine machine = {
    .next_slot = NPC, .mode_delayed = MODE_DELAYED, .mode_nullify = MODE_ANNULLED, .decode = decode, .execute = execute};

static void translate(struct ir_builder *ir, uint64_t pc, uint64_t mode)
{
    struct translation t = {.delay = {.ir = ir, .machine = &machine}};
    delay_translate(&t.delay, pc, mode);
}

static void reset(struct cpu *c)
{
    memset(cpu_slots(c), 0, SLOTS * sizeof(uint64_t));
}

static uint64_t pc_get(const struct cpu *c)
{
    return cpu_slots((struct cpu *)c)[PC];
}

static void pc_set(struct cpu *c, uint64_t pc)
{
    cpu_slots(c)[PC] = pc;
    cpu_slots(c)[MODE] = 0;
}

static const uint16_t hot[] = {1, 2, 3, CC};
static const struct ir_isa toy_ir = {.nslots = SLOTS,
                                     .pc_slot = PC,
                                     .mode_slot = MODE,
                                     .hot_slots = hot,
                                     .nhot_slots = 4,
                                     .reset = reset,
                                     .translate = translate,
                                     .pc_get = pc_get,
                                     .pc_set = pc_set,
                                     .timing = {.nullified_mode = MODE_ANNULLED}};
static const struct isa toy = {
    .name = "toy", .space = {.page_shift = 12, .low_bits = 32}, .sample_bytes = 4, .cpu = &engine_ops, .ir = &toy_ir};

/* ---- comparison ------------------------------------------------------------------------------- */

static uint64_t seed;

static uint32_t next_random(void)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33);
}

static struct cpu *machine_with(const uint32_t *code, const uint32_t *data, enum cpu_engine engine)
{
    struct space *s = space_new(&toy.space);
    assert_non_null(s);
    assert_int_equal(space_map(s, CODE_BASE, 0x1000, MEM_R | MEM_X, 0, NULL), 0);
    assert_int_equal(space_map(s, DATA_BASE, 0x1000, MEM_R, 0, NULL), 0);
    mem_poke(s, CODE_BASE, code, PAGE_WORDS * sizeof *code);
    mem_poke(s, DATA_BASE, data, 0x1000);
    struct cpu *c = cpu_new(&toy, s);
    space_unref(s);
    cpu_set_engine(c, engine); /* a host without translator interprets twice */
    cpu_set_pc(c, CODE_BASE);
    return c;
}

static struct state state_of(struct cpu *c)
{
    const uint64_t *s = cpu_slots(c);
    struct state is = {.cc = (uint32_t)s[CC], .pc = (uint32_t)s[PC], .annulled = s[MODE] & MODE_ANNULLED};
    is.npc = s[MODE] & MODE_DELAYED ? (uint32_t)s[NPC] : is.pc + 4;
    for (unsigned i = 0; i < REGS; i++)
        is.r[i] = (uint32_t)s[i];
    return is;
}

static void set_state(struct cpu *c, const struct state *is)
{
    uint64_t *s = cpu_slots(c);
    for (unsigned i = 0; i < REGS; i++)
        s[i] = is->r[i];
    s[CC] = is->cc;
    s[PC] = is->pc;
    s[NPC] = is->npc;
    s[MODE] = (is->npc != is->pc + 4 ? MODE_DELAYED : 0) | (is->annulled ? MODE_ANNULLED : 0);
}

static void same(const struct state *a, const struct state *b)
{
    assert_int_equal(a->pc, b->pc);
    assert_int_equal(a->npc, b->npc);
    assert_int_equal(a->annulled, b->annulled);
    assert_int_equal(a->cc, b->cc);
    assert_memory_equal(a->r, b->r, sizeof a->r);
}

/* A handler that skips the instruction. */
static void skip_instruction(struct state *s)
{
    s->pc = s->npc;
    s->npc = s->pc + 4;
}

/* Runs for the budget, and compares with the reference. */
static void run_and_compare(struct cpu *c, struct state *expected, uint64_t budget, const uint32_t *code, const uint32_t *data)
{
    struct cpu_stop why;
    uint64_t n = cpu_run(c, budget, &why);
    enum cpu_stop_reason reason = CPU_BUDGET;
    for (uint64_t i = 0; i < n; i++)
        assert_int_equal(reference(expected, code, data), CPU_BUDGET);
    if (n < budget)
        reason = reference(expected, code, data);
    assert_int_equal(why.reason, reason);
    struct state is = state_of(c);
    same(&is, expected);
    if (reason == CPU_BUDGET)
        return;
    skip_instruction(expected);
    set_state(c, expected);
}

/* Branches have short distances, most of them backward, and often follow each other. */
static struct fields random_fields(unsigned at)
{
    struct fields f = fields_of(next_random());
    unsigned target = next_random() % 3 ? at + next_random() % 6 : at - next_random() % 12;
    f.op = f.op == OPS ? BRANCH : f.op;
    if (f.op == BRANCH || f.op == CALL)
        f.imm = (int)(target % WORDS) - (int)at;
    if (f.op == TRAP_IF_ODD && next_random() % 4)
        f.op = SUBCC;
    return f;
}

static void random_programs(void **state)
{
    enum { PROGRAMS = 120, RUNS = 60 };
    (void)state;
    for (unsigned p = 0; p < PROGRAMS; p++) {
        uint32_t code[PAGE_WORDS], data[PAGE_WORDS];
        seed = p;
        for (unsigned i = 0; i < PAGE_WORDS; i++) {
            code[i] = encode(i < WORDS ? random_fields(i) : (struct fields){.op = BRANCH, .cond = ALWAYS, .imm = -(int)i});
            data[i] = next_random() & 0xfff;
        }
        struct cpu *c = machine_with(code, data, p & 1 ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
        struct state expected = state_of(c);
        for (unsigned k = 0; k < RUNS; k++)
            run_and_compare(c, &expected, 1 + next_random() % (p & 2 ? 7 : 300), code, data);
        cpu_free(c);
    }
}

/* ---- couples of branches: The SPARC Architecture Manual, version 8, on delayed control transfer couples ---- */

#define B(annul, condition)                         \
    {                                               \
        .op = BRANCH, .a = annul, .cond = condition \
    }
#define C          \
    {              \
        .op = CALL \
    }
/* Two instructions at 12 and 16 branch to 40 and 60. `path`: the addresses that are executed. */
static const struct couple {
    struct fields first, second;
    uint32_t path[5];
} couples[] = {
    {B(0, ALWAYS), B(0, ALWAYS), {12, 16, 40, 60, 64}},  {B(0, ALWAYS), C, {12, 16, 40, 60, 64}},
    {B(0, ALWAYS), B(0, NEVER), {12, 16, 40, 44, 48}},   {B(0, ALWAYS), B(1, NEVER), {12, 16, 44, 48, 52}},
    {B(0, ALWAYS), B(1, NONZERO), {12, 16, 44, 48, 52}}, {B(0, ALWAYS), B(1, ZERO), {12, 16, 40, 60, 64}},
    {B(0, ALWAYS), B(1, ALWAYS), {12, 16, 60, 64, 68}},  {C, B(1, ALWAYS), {12, 16, 60, 64, 68}},
    {B(1, ALWAYS), B(0, ALWAYS), {12, 40, 44, 48, 52}},  {B(1, NONZERO), C, {12, 20, 24, 28, 32}},
    {B(1, ZERO), B(1, ALWAYS), {12, 16, 60, 64, 68}},
};

/* The condition is known to the engine, or is not: then the block begins after it was set. */
static void compare_couple(const struct couple *k, enum cpu_engine engine, uint32_t begin)
{
    uint32_t code[PAGE_WORDS] = {0}, data[PAGE_WORDS] = {0};
    for (unsigned i = 0; i < WORDS; i++)
        code[i] = encode((struct fields){.op = ADD, .rd = 1, .ra = 1, .imm = 1});
    struct fields first = k->first, second = k->second;
    first.imm = (40 - 12) / 4, second.imm = (60 - 16) / 4;
    code[2] = encode((struct fields){.op = SUBCC, .rd = 2, .ra = 3, .rb = 3});
    code[3] = encode(first), code[4] = encode(second);
    struct cpu *c = machine_with(code, data, engine);
    for (unsigned steps = 1; steps <= 6; steps++) {
        struct state at = {.pc = CODE_BASE + begin, .npc = CODE_BASE + begin + 4}, expected;
        set_state(c, &at);
        expected = at;
        run_and_compare(c, &expected, steps, code, data);
    }
    struct state at = {.pc = CODE_BASE + 12, .npc = CODE_BASE + 16};
    for (unsigned i = 0; i < 5; i++) {
        while (at.annulled)
            reference(&at, code, data);
        assert_int_equal(at.pc, CODE_BASE + k->path[i]);
        reference(&at, code, data);
    }
    cpu_free(c);
}

static void branches_in_delay_slots(void **state)
{
    (void)state;
    for (unsigned i = 0; i < sizeof couples / sizeof *couples; i++)
        for (unsigned begin = 8; begin <= 12; begin += 4) {
            compare_couple(&couples[i], CPU_ENGINE_INTERP, begin);
            compare_couple(&couples[i], CPU_ENGINE_JIT, begin);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_programs), /* the first: cmocka takes the translator's handler of SIGSEGV before another one */
        cmocka_unit_test(branches_in_delay_slots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
