/*
 * interp.c - the interpreter of micro-operations: portable, and the reference for the translator. It is compiled three times: see
 * interp_hooks.h.
 */
#include "emu/engine/interp.h"
#include "emu/engine/interp_ops.h"

/* A run of the interpreter, and the block that it executes or has left. */
struct run {
    struct cpu *c;
    struct cpu_stop *why;
    uint64_t budget, left; /* cycles */
    struct ir_block *b;
    const struct ir_fragment *fragment; /* the one being executed, in a block of fragments */
    const struct ir_op *p;              /* the op that has left the block; NULL: its beginning */
};

/* A compiler of WebAssembly keeps the variables of a loop that calls functions in memory. So without a timing model, whose hooks are
 * functions, execute() calls none there: an op that needs one is left to perform(), and execute() resumes after it. */
#if defined(__wasm__) && !defined(IR_TIMED) && !defined(IR_FED)
#define INTERP_SWITCHES /* a label's address would be one more look-up */
enum { CALLS = false };
#else
enum { CALLS = true };
#endif

/* How blocks are left. */
enum left {
    LEFT_GOTO,
    LEFT_GOTO_DYN, /* S[pc_slot] and S[mode_slot] are set */
    LEFT_STOP,
    LEFT_RAISED, /* an instruction stopped in the middle; unless CALLS, an op needs a function */
    LEFT_LATE,   /* the slice ends within the block because of stall cycles */
    LEFT_HOT,    /* not entered: it is to be translated to host code */
};

static struct ir_block *first_block(struct cpu *c, uint64_t left);
static enum left execute(struct run *r);
static bool perform(struct run *r);
static struct ir_block *next_block(struct run *r, enum left how);

uint64_t INTERP_RUN(struct cpu *c, uint64_t budget, struct cpu_stop *why)
{
    code_free_deferred(code_of(c));
    c->raised = false;
    why->reason = CPU_BUDGET;
    if (budget == 0)
        return 0;
    budget = budget > INT64_MAX ? INT64_MAX : budget;
    start(c, budget);
    struct run r = {.c = c, .why = why, .budget = budget, .left = budget, .b = first_block(c, budget)};
    c->step_over = false;
    while (r.b) {
        enum left how = execute(&r);
        while (!CALLS && how == LEFT_RAISED && perform(&r))
            how = execute(&r);
        r.b = next_block(&r, how);
        r.p = NULL;
    }
    r.left -= cycles_at_end(c);
    c->unaligned_once = c->alone = false;
    c->block = NULL;
#if !defined(IR_TIMED) && !defined(IR_FED)
    c->instructions += budget - r.left;
#endif
    return budget - r.left;
}

/* ---- the operations --------------------------------------------------------------------------- */

/* A block that has not run recently is not in the host's L1 and L2 caches. */
enum { OPS_IN_LINE = 4, LINES_LOOKED_UP = 8 };

static inline void prefetch(const struct ir_block *b)
{
#pragma GCC unroll 8
    for (unsigned line = 1; line < LINES_LOOKED_UP; line++)
        __builtin_prefetch(b->ops + line * OPS_IN_LINE);
    if (!b->fragments)
        return;
    __builtin_prefetch(b->ops);
    for (unsigned i = 0; i < b->ninsns; i++)
        __builtin_prefetch(&b->templates[b->fragments[i].first & ~IR_FRAGMENT_TEMPLATE]);
}

/* Returns the first op of the fragment. Skip targets count from *ops, constants from *pool. */
static inline const struct ir_op *begin_fragment(const struct ir_block *b, const struct ir_fragment *f, const struct ir_op **ops,
                                                 const uint64_t **pool)
{
    if (f->first & IR_FRAGMENT_TEMPLATE) {
        const struct ir_template *k = &b->templates[f->first & ~IR_FRAGMENT_TEMPLATE];
        *pool = k->pool;
        return *ops = k->ops;
    }
    *pool = b->pool;
    *ops = b->ops;
    return *ops + f->first;
}

static inline void set_position(struct cpu *c, uint64_t pc, uint64_t mode)
{
    c->slot[c->isa->pc_slot] = pc;
    c->slot[c->isa->mode_slot] = mode;
}

/* Returns whether the block may be executed next; otherwise the loop of next_block() finds another one. */
static inline bool may_enter(struct cpu *c, const struct ir_block *b, uint64_t left)
{
    return b && !c->unaligned_once && !is_over(c, left) && fits(c, b, left);
}

/* Returns whether a block waits for its translation to host code. Counts its run otherwise. */
static inline bool is_hot(const struct cpu *c, struct ir_block *b)
{
    if (!c->only_cold || b->limit != LIMIT_NONE)
        return false;
    if (!block_is_cold(b))
        return true;
    b->runs++;
    return false;
}

/* Executes an IR_CALL. Returns false if the function raised a stop. */
ALWAYS_INLINE bool call(struct cpu *c, const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p,
                        const uint64_t *pool)
{
    uint64_t *S = c->slot;
    ir_fn *fn = (ir_fn *)(uintptr_t)pool[p->imm];
    before_call(c, b, fragment, p);
    c->alone = b->ninsns == 1;
    uint64_t result = fn(c, S[p->a], S[p->b], S[p->c]);
    after_call(c);
    if (!c->raised)
        S[p->d] = result;
    return !c->raised;
}

/* Performs op r->p, which needs a function. Returns false if that raised a stop. */
static bool perform(struct run *r)
{
    struct cpu *c = r->c;
    const struct ir_op *p = r->p, *ops;
    const uint64_t *pool = r->b->pool;

    if (r->fragment)
        begin_fragment(r->b, r->fragment, &ops, &pool);
        // clang-format off
#define BY_CALL(bits, order)                                                                                                      \
    case IR_LD##bits##order: return cpu_load(c, address(c->slot, p), bits / 8, IS_##order, p->flags, &c->slot[p->d]);             \
    case IR_ST##bits##order: return cpu_store(c, address(c->slot, p), bits / 8, IS_##order, p->flags, c->slot[p->b]);
    switch (p->op) {
    case IR_CALL: return call(c, r->b, r->fragment, p, pool);
    IR_MEMORY(BY_CALL)
    default: ir_bug(c, "an operation needs no function");
    }
    // clang-format on
}

/* Leaves block b through exit x. Returns the block to enter; NULL: next_block() finds it. */
ALWAYS_INLINE struct ir_block *follow(struct cpu *c, struct ir_block *b, const struct ir_exit *x, uint64_t *left)
{
    if (!x->next)
        code_find_soon(code_of(c), x->pc, x->mode);
    *left -= spent(c, b, x, x->pc);
    return may_enter(c, x->next, *left) ? x->next : NULL; /* one that only reports a stop always fits */
}

/* The same by an IR_GOTO_DYN. */
ALWAYS_INLINE struct ir_block *follow_computed(struct cpu *c, struct ir_block *b, const struct ir_op *p, uint64_t *left)
{
    const struct ir_exit *x = &b->exits[p->imm];
    uint64_t pc = c->slot[p->a], mode = p->flags & IR_EXIT_DYN_MODE ? c->slot[p->b] : x->mode;
    code_find_soon(code_of(c), pc, mode);
    *left -= spent(c, b, x, pc);
    struct ir_block *to = code_jump(code_of(c), pc, mode);
    set_position(c, pc, mode);
    return may_enter(c, to, *left) ? to : NULL;
}

#ifdef INTERP_SWITCHES
/* Opcodes of pairs. */
enum {
    PAIRS_BEFORE = IR_NOPS - 1,
#define X(first, second) PAIR_##first##_##second,
    INTERP_PAIRS(X) INTERP_SKIP_PAIRS(X)
#undef X
};

/* Makes pairs of the block's ops. The second one remains as it is: a skip may go there. */
static void pair_ops(struct ir_block *b)
{
    static const uint16_t pairs[][3] = {
#define X(first, second) {IR_##first, IR_##second, PAIR_##first##_##second},
        INTERP_PAIRS(X) INTERP_SKIP_PAIRS(X)
#undef X
    };
    for (unsigned i = 0; i + 1 < b->nops; i++)
        for (unsigned k = 0; k < sizeof pairs / sizeof pairs[0]; k++)
            if (b->ops[i].op == pairs[k][0] && b->ops[i + 1].op == pairs[k][1]) {
                b->ops[i++].op = pairs[k][2];
                break;
            }
}
#endif

/* The parts of execute(). */
// clang-format off
#ifdef INTERP_SWITCHES
#define OP(name)                  case IR_##name: do_##name:
#define DISPATCH                  goto dispatch
#else
#define OP(name)                  do_##name:
#define DISPATCH                  goto *labels[p->op]
#define LABEL(name, ...)          [IR_##name] = &&do_##name,
#define LABEL_BINARY(name, expr)  LABEL(name) LABEL(name##I)
#define LABEL_MEMORY(bits, order) LABEL(LD##bits##order) LABEL(ST##bits##order)
#endif
#define NEXT                      do { p++; DISPATCH; } while (0)
#define FRAGMENT                  do { p = begin_fragment(b, fragment, &ops, &pool); DISPATCH; } while (0)
#define LEAVE(way)                do { how = way; goto leave; } while (0)
#define VALUE(name, ...)          OP(name) one_##name(c, S, p, pool); NEXT;
#define EFFECT(name, statement)   OP(name) statement; NEXT;
#define BINARY(name, expr)        VALUE(name) VALUE(name##I)
#define PAIR(first, second)       case PAIR_##first##_##second: one_##first(c, S, p, pool); one_##second(c, S, p + 1, pool); p += 2; DISPATCH;
#define SKIP_PAIR(first, second)  case PAIR_##first##_##second: one_##first(c, S, p, pool); p++; goto do_##second;
#define ACCESS(name, stores, does)                                         \
    OP(name) {                                                             \
        uint64_t addr = address(S, p);                                     \
        if (is_late(c, b, fragment, p, addr, stores, left))                \
            LEAVE(LEFT_LATE);                                              \
        if (!(does))                                                       \
            LEAVE(LEFT_RAISED);                                            \
        NEXT;                                                              \
    }
#define MEMORY(bits, order)                                                        \
    ACCESS(LD##bits##order, false, load(c, sp, p, addr, bits, IS_##order, CALLS))         \
    ACCESS(ST##bits##order, true, store(c, sp, p, addr, bits, IS_##order, CALLS))
// clang-format on

/* Executes r->b and the blocks chained to it, until one is left in another way than to a block that is known and fits. Each op goes to the
 * next one's label, by opcode. There is no loop with a switch, except for WebAssembly: the host predicts each of these jumps separately. */
static enum left execute(struct run *r)
{
#ifndef INTERP_SWITCHES
    static const void *const labels[IR_NOPS] = {IR_BINARY(LABEL_BINARY) IR_UNARY(LABEL) IR_MEMORY(LABEL_MEMORY) INTERP_VALUES(LABEL)
                                                    INTERP_EFFECTS(LABEL) INTERP_OTHERS(LABEL)};
#endif
    struct cpu *const c = r->c;
    uint64_t *const S = c->slot;
    const struct space *const sp = c->space;
    struct ir_block *b = r->b, *to;
    uint64_t left = r->left;
    const struct ir_fragment *fragment = NULL;
    const struct ir_op *p = NULL, *ops; /* skip targets count from `ops` */
    const uint64_t *pool;
    enum left how;

    if (!CALLS && r->p) {
        fragment = r->fragment;
        pool = b->pool;
        ops = b->ops;
        if (fragment)
            begin_fragment(b, fragment, &ops, &pool);
        p = r->p;
        NEXT;
    }
enter_block:
    if (is_hot(c, b))
        LEAVE(LEFT_HOT);
    prefetch(b);
    c->block = b;
    c->slice_used = r->budget - left;
    enter(c, b);
    fragment = b->fragments;
    if (fragment)
        FRAGMENT;
    pool = b->pool;
    p = ops = b->ops;
    // clang-format off
#ifdef INTERP_SWITCHES
dispatch:
    switch (p->op) {
    INTERP_PAIRS(PAIR)
    INTERP_SKIP_PAIRS(SKIP_PAIR)
    default: __builtin_unreachable();
#else
    DISPATCH;
#endif
    INTERP_VALUES(VALUE)
    INTERP_EFFECTS(EFFECT)
    IR_UNARY(VALUE)
    IR_BINARY(BINARY)
    IR_MEMORY(MEMORY)
    ACCESS(TOUCH, false, true)
    OP(CALL)
        if (!CALLS || !call(c, b, fragment, p, pool))
            LEAVE(LEFT_RAISED);
        NEXT;
    OP(CYCLES)
        S[p->d] = c->cycle_base + (r->budget - left) + more_cycles(c, b, fragment, p) + (uint64_t)p->imm;
        NEXT;
    OP(SKIP_Z)
        if (S[p->a] == 0)
            goto do_SKIP;
        NEXT;
    OP(SKIP_NZ)
        if (S[p->a] != 0)
            goto do_SKIP;
        NEXT;
    OP(SKIP)
        if (p->flags & IR_SKIP_INSN)
            skip_insn(c, b, fragment, p, 1);
        p = &ops[p->imm];
        DISPATCH;
    OP(FRAGMENTS_END)
        fragment = &b->fragments[p->imm];
        FRAGMENT;
    OP(FRAGMENT_END)
        fragment++;
        FRAGMENT;
    OP(GOTO)
        to = follow(c, b, &b->exits[p->imm], &left);
        if (!to)
            LEAVE(LEFT_GOTO);
        b = to;
        goto enter_block;
    OP(GOTO_DYN)
        to = follow_computed(c, b, p, &left);
        if (!to)
            LEAVE(LEFT_GOTO_DYN);
        b = to;
        goto enter_block;
    OP(STOP)
        LEAVE(LEFT_STOP);
#ifdef INTERP_SWITCHES
    }
#endif
    // clang-format on

leave:
    r->b = b;
    r->left = left;
    r->fragment = fragment;
    r->p = p;
    return how;
}

/* ---- blocks: the first, and the next ---------------------------------------------------------- */

/* Returns a block at (pc, mode) that fits in `left` cycles, where the longest one does not. Near the end of a slice a block of a few
 * instructions may still fit. */
static struct ir_block *shorter_block(struct cpu *c, uint64_t pc, uint64_t mode, uint64_t left)
{
#if defined(IR_TIMED) || defined(IR_FED)
    struct ir_block *few = block_limit(c) == LIMIT_STEP ? NULL : code_block(c, pc, mode, LIMIT_FEW);
    if (few && fits(c, few, left))
        return few;
#else
    (void)left;
#endif
    return code_block(c, pc, mode, LIMIT_STEP);
}

/* Returns the first block at the registers' (pc, mode) for `left` cycles. */
static struct ir_block *first_block(struct cpu *c, uint64_t left)
{
    const struct ir_isa *isa = c->isa;
    uint64_t pc = c->slot[isa->pc_slot], mode = c->slot[isa->mode_slot];

    if (c->step_over && code_has_breakpoint(code_of(c), pc))
        return code_block(c, pc, mode, LIMIT_STEP_OVER);
    if (c->unaligned_once)
        return code_block(c, pc, mode, LIMIT_STEP);
    struct ir_block *b = code_block(c, pc, mode, block_limit(c));
    return fits(c, b, left) ? b : shorter_block(c, pc, mode, left);
}

/* Returns the block at the registers' (pc, mode), to which exit x (NULL: an indirect one) of r->b has led. NULL: the budget is spent. */
static struct ir_block *look_up(struct run *r, struct ir_exit *x)
{
    struct cpu *c = r->c;
    uint64_t pc = c->slot[c->isa->pc_slot], mode = c->slot[c->isa->mode_slot];

    if (c->unaligned_once) {
        c->unaligned_once = false; /* the stepping block that ends here was the one instruction allowed to */
        x = NULL;
    }
    if (is_over(c, r->left))
        return NULL;
    if (r->b->dead)
        x = NULL;
    code_free_deferred(code_of(c));
    struct ir_block *b = code_block(c, pc, mode, LIMIT_NONE);
    if (!fits(c, b, r->left))
        return shorter_block(c, pc, mode, r->left);
#ifdef INTERP_SWITCHES
    if (!b->runs) { /* which no translator counts */
        b->runs = 1;
        pair_ops(b);
    }
#endif
    if (x)
        code_chain(x, b);
    return b;
}

/* Executes the fault fix-ups of instruction i, which stopped at op `at`. Templates have none. */
static void do_fixups(uint64_t *S, const struct ir_block *b, unsigned i, const struct ir_op *at)
{
    uint32_t first = b->fragments ? b->fragments[i].first : b->insns[i].first_op;
    for (const struct ir_op *o = &b->ops[first]; !(first & IR_FRAGMENT_TEMPLATE) && o < at; o++) {
        if (o->op == IR_FIXUP)
            S[o->d] = S[o->a];
        else if (o->op == IR_FIXUP_SELECT)
            S[o->d] = b->pool[S[o->a] ? o->imm : o->imm + 1];
        else if (o->op == IR_FIXUP_COMPARE)
            S[o->d] = b->pool[ir_compare(o->c, S[o->a], ir_is_immediate_form(o->c) ? b->pool[o->imm + 2] : S[o->b]) ? o->imm : o->imm + 1];
    }
}

/* The block was left in the middle of an instruction, which did not happen. */
static void go_before_insn(struct run *r)
{
    unsigned i = ir_insn_at(r->b, position_of(r->b, r->fragment, r->p));
    r->left -= spent_before(r->c, r->b, i);
    do_fixups(r->c->slot, r->b, i, r->p);
    set_position(r->c, ir_insn_pc(r->b, i), ir_insn_mode(r->b, i));
}

#if !defined(IR_TIMED) && !defined(IR_FED)
void ir_report_stop(const struct cpu *c, const struct ir_exit *x, struct cpu_stop *why)
{
    *why = (struct cpu_stop){.reason = x->reason, .code = x->code, .trap = x->trap};
    if (x->reason == CPU_TRAP && c->isa->isr_slot)
        why->isr = c->slot[c->isa->isr_slot];
    if (x->reason != CPU_FAULT)
        return;
    why->addr = x->code;
    why->access = MEM_EXEC;
    why->fault = (enum mem_fault_kind)x->trap;
    why->size = 4;
    why->trap = 0;
    why->code = 0;
}
#endif

/* The block was left by an IR_STOP. */
static void stop(struct run *r)
{
    const struct ir_exit *x = &r->b->exits[r->p->imm];
    if (x->insns == x->insn && r->b->ninsns) /* a trap: the instruction did not happen */
        do_fixups(r->c->slot, r->b, x->insn, r->p);
    r->left -= spent(r->c, r->b, x, x->pc);
    set_position(r->c, x->pc, x->mode);
    ir_report_stop(r->c, x, r->why);
}

/* Returns the block to execute after r->b, which was left in this way. NULL: the run ends. */
static struct ir_block *next_block(struct run *r, enum left how)
{
    struct cpu *c = r->c;
    struct ir_exit *x;

    switch (how) {
    case LEFT_GOTO:
        x = &r->b->exits[r->p->imm];
        set_position(c, x->pc, x->mode);
        return look_up(r, x);
    case LEFT_GOTO_DYN: return look_up(r, NULL);
    case LEFT_STOP: stop(r); return NULL;
    case LEFT_RAISED:
        go_before_insn(r);
        if (c->again) {
            c->raised = c->again = false;
            return code_block(c, c->slot[c->isa->pc_slot], c->slot[c->isa->mode_slot], LIMIT_STEP);
        }
        *r->why = c->pending;
        c->raised = false;
        return NULL;
    case LEFT_LATE: /* a single instruction always runs, whatever it costs */
        go_before_insn(r);
        return code_block(c, c->slot[c->isa->pc_slot], c->slot[c->isa->mode_slot], LIMIT_STEP);
    case LEFT_HOT: set_position(c, r->b->pc, r->b->mode); return NULL;
    }
    return NULL;
}
