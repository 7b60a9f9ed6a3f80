/*
 * interp.c - the interpreter of micro-operations: portable, and the reference for the translator.
 */
#include "emu/cost/cost.h"
#include "emu/engine/interp.h"

#include <string.h>

/* This file is compiled twice: with one cycle per instruction, and with the scoreboard (interp_timed.c). FITS: returns whether the whole
 * block fits in `left` cycles. SPENT: the cycles of a block left through exit x to `next`. */
#ifdef IR_TIMED
#define INTERP_RUN      interp_run_timed
#define FITS(b, left)   (cost_fits(b, left) || cost_fits_now(c, (b)->costs, left))
#define SPENT(x, next)  cost_leave(c, b, (x)->insns, (unsigned)((x)-b->exits), next)
#define SPENT_BEFORE(i) cost_leave(c, b, i, COST_STOPPED | (i), ir_insn_pc(b, i))
#define OVER(left)      ((int64_t)(left) <= 0 || c->pipeline->one)
#define SKIPS(p)                                             \
    do {                                                     \
        if ((p)->flags & IR_SKIP_INSN)                       \
            c->pipeline->skipped |= 1ull << SKIPPED_INSN(p); \
    } while (0)
#define SKIPPED_INSN(p) ((p)->c == IR_THIS_INSN ? (unsigned)(fragment - b->fragments) : (p)->c)
#define SKIPPED(p)      (c->pipeline->skipped |= S[(p)->a] << SKIPPED_INSN(p))
#define ACCESS(addr, store)                                                                                   \
    do {                                                                                                      \
        if (c->pipeline->caches && cost_access(c, b, POSITION(p), (p)->flags & IR_MEM_FP, addr, store, left)) \
            goto too_late;                                                                                    \
    } while (0)
#define CALLS(n) (c->pipeline->call_at = (n))
#define BEGINS()                 \
    do {                         \
        if (c->pipeline->caches) \
            cost_enter(c, b);    \
    } while (0)
#define HELD()        (c->pipeline->caches ? cost_stall_cycles(c, b, ir_insn_at(b, POSITION(p))) : 0)
/* Read when b is left, and seldom in the host's cache. */
#define FETCH_TIMED() (__builtin_prefetch(b->costs), __builtin_prefetch(b->exits))
#define BLOCK_LIMIT   (c->pipeline->one ? LIMIT_STEP : LIMIT_NONE)
#else
#define INTERP_RUN          interp_run
#define FITS(b, left)       ((b)->ninsns <= (left))
#define SPENT(x, next)      ((x)->insns)
#define SPENT_BEFORE(i)     (i)
#define OVER(left)          ((left) == 0)
#define SKIPS(p)            ((void)0)
#define SKIPPED(p)          ((void)0)
#define ACCESS(addr, store) ((void)0)
#define CALLS(n)            ((void)0)
#define BEGINS()            ((void)0)
#define HELD()              0
#define FETCH_TIMED()       ((void)0)
#define BLOCK_LIMIT         LIMIT_NONE
#endif

/* Returns a block at (pc, mode) that fits in `left` cycles, where the longest one does not. Near the end of a slice a block of a few
 * instructions may still fit. */
static struct ir_block *shorter_block(struct cpu *c, uint64_t pc, uint64_t mode, uint64_t left)
{
#ifdef IR_TIMED
    struct ir_block *few = c->pipeline->one ? NULL : code_block(c, pc, mode, LIMIT_FEW);
    if (few && FITS(few, left))
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
    struct code *code = code_of(c);

    if (c->step_over && code_has_breakpoint(code, pc))
        return code_block(c, pc, mode, LIMIT_STEP_OVER);
    if (c->unaligned_once)
        return code_block(c, pc, mode, LIMIT_STEP);
    struct ir_block *b = code_block(c, pc, mode, BLOCK_LIMIT);
    return FITS(b, left) ? b : shorter_block(c, pc, mode, left);
}

/* Executes the fault fix-ups of instruction i, which stopped at `at`. Templates have none. */
static void do_late(uint64_t *S, const struct ir_block *b, unsigned i, const struct ir_op *at)
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

#ifndef IR_TIMED
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

/* For ir_insn_at(). */
#define POSITION(p) (b->fragments ? ir_fragment_at(b, fragment, p) : (uint32_t)((p)-b->ops))

static inline uint64_t address(const uint64_t *S, const struct ir_op *o)
{
    uint64_t addr = S[o->a] + (uint64_t)(int64_t)o->imm;
    if (o->flags & IR_MEM_INDEX)
        addr += S[o->c] << ir_scale(o->flags);
    return (o->flags & IR_MEM_ADDR32) ? (uint32_t)addr : addr;
}

static inline uint64_t low_ones(unsigned n)
{
    return ((uint64_t)1 << n) - 1;
}

// clang-format off
static inline uint16_t swap16(uint16_t v) { return __builtin_bswap16(v); }
static inline uint32_t swap32(uint32_t v) { return __builtin_bswap32(v); }
static inline uint64_t swap64(uint64_t v) { return __builtin_bswap64(v); }
// clang-format on
#define ORDER8LE(v) (v)
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define ORDER16LE(v) (v)
#define ORDER32LE(v) (v)
#define ORDER64LE(v) (v)
#define ORDER16BE(v) swap16(v)
#define ORDER32BE(v) swap32(v)
#define ORDER64BE(v) swap64(v)
#else
#define ORDER16LE(v) swap16(v)
#define ORDER32LE(v) swap32(v)
#define ORDER64LE(v) swap64(v)
#define ORDER16BE(v) (v)
#define ORDER32BE(v) (v)
#define ORDER64BE(v) (v)
#endif
/* A block that has not run recently is not in the host's L1 and L2 caches. */
enum { OPS_IN_LINE = 4, LINES_LOOKED_UP = 8 };

#define IS_LE 0
#define IS_BE 1

uint64_t INTERP_RUN(struct cpu *c, uint64_t budget, struct cpu_stop *why)
{
    static const void *const labels[IR_NOPS] = {
        [IR_NOP] = &&do_NOP,
#define X(name, expr) [IR_##name] = &&do_##name, [IR_##name##I] = &&do_##name##I,
        IR_BINARY(X)
#undef X
#define X(name, expr) [IR_##name] = &&do_##name,
            IR_UNARY(X)
#undef X
#define X(bits, order) [IR_LD##bits##order] = &&do_LD##bits##order, [IR_ST##bits##order] = &&do_ST##bits##order,
        // clang-format off
        IR_MEMORY(X)
#undef X
        [IR_CONST] = &&do_CONST, [IR_CONST64] = &&do_CONST64, [IR_EXTRACT] = &&do_EXTRACT,
        [IR_TOUCH] = &&do_TOUCH, [IR_EXTRACTS] = &&do_EXTRACTS, [IR_DEPOSIT] = &&do_DEPOSIT, [IR_ADD_SHL] = &&do_ADD_SHL, [IR_SHRD] = &&do_SHRD,
        [IR_SHRD32] = &&do_SHRD32, [IR_SELECT] = &&do_SELECT, [IR_GETX] = &&do_GETX, [IR_SETX] = &&do_SETX,
        [IR_CALL] = &&do_CALL, [IR_CYCLES] = &&do_CYCLES, [IR_SKIP_Z] = &&do_SKIP_Z,
        [IR_SKIP_NZ] = &&do_SKIP_NZ, [IR_SKIP] = &&do_SKIP, [IR_SKIPPED] = &&do_SKIPPED, [IR_LABEL] = &&do_NOP, [IR_FIXUP] = &&do_NOP, [IR_FIXUP_SELECT] = &&do_NOP,
        [IR_FIXUP_COMPARE] = &&do_NOP, [IR_GOTO] = &&do_GOTO,
        [IR_GOTO_DYN] = &&do_GOTO_DYN, [IR_STOP] = &&do_STOP, [IR_FRAGMENT_END] = &&do_FRAGMENT_END, [IR_FRAGMENTS_END] = &&do_FRAGMENTS_END,
        // clang-format on
    };
    uint64_t *const S = c->slot;
    const struct space *const sp = c->space;
    const struct ir_isa *const isa = c->isa;
    uint64_t left = budget;
    struct ir_block *b;
    struct ir_exit *x;
    const struct ir_fragment *fragment = NULL; /* the running fragment, in a block of fragments */
    const struct ir_op *p, *ops;               /* skip targets count from `ops` … */
    const uint64_t *pool;                      /* … and constants from `pool` */

    code_free_deferred(code_of(c));
    c->raised = false;
    why->reason = CPU_BUDGET;
    if (budget == 0)
        return 0;
#ifdef IR_TIMED
    if (budget > INT64_MAX)
        left = budget = INT64_MAX;
    c->pipeline->skipped = 0;
    cost_start(c);
#endif
    b = first_block(c, left);
    c->step_over = false;

enter:
    if (c->only_cold && b->limit == LIMIT_NONE) {
        if (!block_is_cold(b)) {
            S[isa->pc_slot] = b->pc;
            S[isa->mode_slot] = b->mode;
            goto out;
        }
        b->runs++;
    }
    FETCH_TIMED();
    for (unsigned line = b->fragments ? 0 : 1; line < LINES_LOOKED_UP; line++)
        __builtin_prefetch(b->ops + line * OPS_IN_LINE);
    for (unsigned i = 0; i < b->ninsns && b->fragments; i++)
        __builtin_prefetch(&b->templates[b->fragments[i].first & ~IR_FRAGMENT_TEMPLATE]);
    c->block = b;
    c->slice_used = budget - left;
    BEGINS();
    fragment = b->fragments;
    if (fragment)
        goto begin_fragment;
    pool = b->pool;
    p = ops = b->ops;
    goto *labels[p->op];

#define BEGIN_FRAGMENT                                                                            \
    do {                                                                                          \
        if (fragment->first & IR_FRAGMENT_TEMPLATE) {                                             \
            const struct ir_template *k = &b->templates[fragment->first & ~IR_FRAGMENT_TEMPLATE]; \
            pool = k->pool;                                                                       \
            p = ops = k->ops;                                                                     \
        } else {                                                                                  \
            pool = b->pool;                                                                       \
            ops = b->ops;                                                                         \
            p = ops + fragment->first;                                                            \
        }                                                                                         \
        goto *labels[p->op];                                                                      \
    } while (0)
#define NEXT                 \
    do {                     \
        p++;                 \
        goto *labels[p->op]; \
    } while (0)

do_FRAGMENTS_END:
    fragment = &b->fragments[p->imm];
begin_fragment:
    BEGIN_FRAGMENT;
do_FRAGMENT_END:
    fragment++;
    BEGIN_FRAGMENT;
do_NOP:
    NEXT;
#define X(name, expr)                                        \
    do_##name:                                               \
    {                                                        \
        uint64_t x = S[p->a], y = S[p->b];                   \
        S[p->d] = (uint64_t)(expr);                          \
        NEXT;                                                \
    }                                                        \
    do_##name##I:                                            \
    {                                                        \
        uint64_t x = S[p->a], y = (uint64_t)(int64_t)p->imm; \
        S[p->d] = (uint64_t)(expr);                          \
        NEXT;                                                \
    }
    IR_BINARY(X)
#undef X
#define X(name, expr)               \
    do_##name:                      \
    {                               \
        uint64_t x = S[p->a];       \
        S[p->d] = (uint64_t)(expr); \
        NEXT;                       \
    }
    IR_UNARY(X)
#undef X
do_CONST:
    S[p->d] = (uint64_t)(int64_t)p->imm;
    NEXT;
do_CONST64:
    S[p->d] = pool[p->imm];
    NEXT;
do_EXTRACT:
    S[p->d] = (S[p->a] >> (p->imm & 0xff)) & low_ones((unsigned)p->imm >> 8);
    NEXT;
do_EXTRACTS : {
    unsigned pos = p->imm & 0xff, len = (unsigned)p->imm >> 8;
    S[p->d] = (uint64_t)((int64_t)(S[p->a] << (64 - pos - len)) >> (64 - len));
    NEXT;
}
do_DEPOSIT : {
    unsigned pos = p->imm & 0xff;
    uint64_t mask = low_ones((unsigned)p->imm >> 8) << pos;
    S[p->d] = (S[p->a] & ~mask) | ((S[p->b] << pos) & mask);
    NEXT;
}
do_ADD_SHL:
    S[p->d] = S[p->a] + (S[p->b] << p->imm);
    NEXT;
do_SHRD:
    S[p->d] = S[p->b] >> p->imm | S[p->a] << (64 - p->imm); /* never 0: see ir_shrd */
    NEXT;
do_SHRD32:
    S[p->d] = (uint32_t)(((S[p->a] << 32) | (uint32_t)S[p->b]) >> p->imm);
    NEXT;
do_SELECT:
    S[p->d] = S[p->a] ? S[p->b] : S[p->c];
    NEXT;

#define X(bits, order)                                                    \
    do_LD##bits##order:                                                   \
    {                                                                     \
        uint64_t addr = address(S, p);                                    \
        ACCESS(addr, false);                                              \
        if (!(addr & (bits / 8 - 1))) {                                   \
            const void *h = mem_host(sp, addr, MEM_R);                    \
            if (h) {                                                      \
                uint##bits##_t raw;                                       \
                memcpy(&raw, h, sizeof raw);                              \
                S[p->d] = ORDER##bits##order(raw);                        \
                NEXT;                                                     \
            }                                                             \
        }                                                                 \
        if (!cpu_load(c, addr, bits / 8, IS_##order, p->flags, &S[p->d])) \
            goto raised;                                                  \
        NEXT;                                                             \
    }                                                                     \
    do_ST##bits##order:                                                   \
    {                                                                     \
        uint64_t addr = address(S, p);                                    \
        ACCESS(addr, true);                                               \
        if (!(addr & (bits / 8 - 1))) {                                   \
            void *h = mem_host(sp, addr, MEM_W);                          \
            if (h) {                                                      \
                uint##bits##_t raw = (uint##bits##_t)S[p->b];             \
                raw = ORDER##bits##order(raw);                            \
                memcpy(h, &raw, sizeof raw);                              \
                NEXT;                                                     \
            }                                                             \
        }                                                                 \
        if (!cpu_store(c, addr, bits / 8, IS_##order, p->flags, S[p->b])) \
            goto raised;                                                  \
        NEXT;                                                             \
    }
    IR_MEMORY(X)
#undef X

do_TOUCH:
    ACCESS(address(S, p), false);
    NEXT;
do_GETX:
    if (S[p->a] >= p->c)
        ir_bug(c, "a register number computed at run time is out of range");
    S[p->d] = S[(uint64_t)p->imm + S[p->a]];
    NEXT;
do_SETX:
    if (S[p->a] >= p->c)
        ir_bug(c, "a register number computed at run time is out of range");
    S[(uint64_t)p->imm + S[p->a]] = S[p->b];
    NEXT;
do_CALL : {
    ir_fn *fn = (ir_fn *)(uintptr_t)pool[p->imm];
    CALLS(POSITION(p) + 1);
    uint64_t result = fn(c, S[p->a], S[p->b], S[p->c]);
    CALLS(0);
    if (c->raised)
        goto raised;
    S[p->d] = result;
    NEXT;
}
do_CYCLES:
    S[p->d] = c->cycle_base + (budget - left) + (p->flags & IR_CYCLES_UNFETCHED ? 0 : HELD()) + (uint64_t)p->imm;
    NEXT;
do_SKIPPED:
    SKIPPED(p);
    NEXT;
do_SKIP_Z:
    if (S[p->a] == 0)
        goto do_SKIP;
    NEXT;
do_SKIP_NZ:
    if (S[p->a] != 0)
        goto do_SKIP;
    NEXT;
do_SKIP:
    SKIPS(p);
    p = &ops[p->imm];
    goto *labels[p->op];

do_GOTO:
    x = &b->exits[p->imm];
    if (!x->next)
        code_find_soon(code_of(c), x->pc, x->mode);
    left -= SPENT(x, x->pc);
    if (x->next && !c->unaligned_once && !OVER(left) && FITS(x->next, left)) { /* one that only reports a stop always fits */
        b = x->next;
        goto enter;
    }
    S[isa->pc_slot] = x->pc;
    S[isa->mode_slot] = x->mode;
    goto look_up;

do_GOTO_DYN : {
    x = &b->exits[p->imm];
    uint64_t pc = S[p->a], mode = (p->flags & IR_EXIT_DYN_MODE) ? S[p->b] : x->mode;
    code_find_soon(code_of(c), pc, mode);
    left -= SPENT(x, pc);
    struct ir_block *to = code_jump(code_of(c), pc, mode);
    S[isa->pc_slot] = pc;
    S[isa->mode_slot] = mode;
    if (to && !c->unaligned_once && !OVER(left) && FITS(to, left)) {
        b = to;
        goto enter;
    }
    x = NULL; /* an indirect exit has no one successor to remember */
    goto look_up;
}

do_STOP:
    x = &b->exits[p->imm];
    if (x->insns == x->insn && b->ninsns) /* a trap: the instruction did not happen */
        do_late(S, b, x->insn, p);
    left -= SPENT(x, x->pc);
    S[isa->pc_slot] = x->pc;
    S[isa->mode_slot] = x->mode;
    ir_report_stop(c, x, why);
    goto out;

look_up:
    if (c->unaligned_once) {
        c->unaligned_once = false; /* the stepping block that ends here was the one instruction allowed to */
        x = NULL;
    }
    if (OVER(left))
        goto out;
    if (b->dead)
        x = NULL;
    code_free_deferred(code_of(c));
    b = code_block(c, S[isa->pc_slot], S[isa->mode_slot], LIMIT_NONE);
    if (!FITS(b, left))
        b = shorter_block(c, S[isa->pc_slot], S[isa->mode_slot], left);
    else if (x)
        code_chain(x, b);
    goto enter;

#ifdef IR_TIMED
too_late : { /* a single instruction always runs, whatever it costs */
    unsigned i = ir_insn_at(b, POSITION(p));
    left -= SPENT_BEFORE(i);
    do_late(S, b, i, p);
    S[isa->pc_slot] = ir_insn_pc(b, i);
    S[isa->mode_slot] = ir_insn_mode(b, i);
    b = code_block(c, S[isa->pc_slot], S[isa->mode_slot], LIMIT_STEP);
    goto enter;
}
#endif

raised : {
    unsigned i = ir_insn_at(b, POSITION(p));
    left -= SPENT_BEFORE(i);
    do_late(S, b, i, p);
    S[isa->pc_slot] = ir_insn_pc(b, i);
    S[isa->mode_slot] = ir_insn_mode(b, i);
    *why = c->pending;
    c->raised = false;
}
out:
    c->unaligned_once = false;
    c->block = NULL;
#ifndef IR_TIMED
    c->instructions += budget - left;
#endif
    return budget - left;
}
