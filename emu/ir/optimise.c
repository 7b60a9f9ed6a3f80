/*
 * optimise.c - the passes between emission and a block that can run.
 *
 *   remove_dead   backwards: values nobody reads, registers overwritten before anybody can see them
 *   sink_moves    "t = a + b; r3 = t" becomes "r3 = a + b"
 *   number_temps  temporaries share the fewest slots
 *   compact       drop what became nothing, settle skip targets and instruction starts
 */
#include "emu/ir/build.h"

#include <string.h>

const uint8_t ir_op_flags[IR_NOPS] = {
#define X(name, expr) [IR_##name] = OP_DEF | OP_USE_A | OP_USE_B, [IR_##name##I] = OP_DEF | OP_USE_A,
    IR_BINARY(X)
#undef X
#define X(name, expr) [IR_##name] = OP_DEF | OP_USE_A,
    IR_UNARY(X)
#undef X
    [IR_CONST] = OP_DEF,
    [IR_CONST64] = OP_DEF,
    [IR_EXTRACT] = OP_DEF | OP_USE_A,
    [IR_EXTRACTS] = OP_DEF | OP_USE_A,
    [IR_DEPOSIT] = OP_DEF | OP_USE_A | OP_USE_B,
    [IR_ADD_SHL] = OP_DEF | OP_USE_A | OP_USE_B,
    [IR_SHRD] = OP_DEF | OP_USE_A | OP_USE_B,
    [IR_SHRD32] = OP_DEF | OP_USE_A | OP_USE_B,
    [IR_SELECT] = OP_DEF | OP_USE_A | OP_USE_B | OP_USE_C,
#define X(bits, order)                                                                                       \
    [IR_LD##bits##order] = OP_DEF | OP_USE_A | OP_EFFECT | OP_SEES,                                                      \
    [IR_ST##bits##order] = OP_USE_A | OP_USE_B | OP_EFFECT | OP_SEES,
    IR_MEMORY(X)
#undef X
    [IR_TOUCH] = OP_USE_A | OP_EFFECT | OP_SEES,
    [IR_GETX] = OP_DEF | OP_USE_A | OP_SEES,
    [IR_SETX] = OP_USE_A | OP_USE_B | OP_EFFECT | OP_SEES,
    [IR_CALL] = OP_DEF | OP_USE_A | OP_USE_B | OP_USE_C,
    [IR_CYCLES] = OP_DEF,
    [IR_LATE] = OP_USE_A | OP_EFFECT,
    [IR_LATE_SELECT] = OP_USE_A | OP_EFFECT,
    [IR_LATE_COMPARE] = OP_USE_A | OP_EFFECT,
    [IR_SKIP_Z] = OP_USE_A | OP_EFFECT | OP_FLOW,
    [IR_SKIP_NZ] = OP_USE_A | OP_EFFECT | OP_FLOW,
    [IR_SKIP] = OP_EFFECT | OP_FLOW,
    [IR_SKIPPED] = OP_USE_A | OP_EFFECT,
    [IR_LABEL] = OP_EFFECT | OP_FLOW,
    [IR_GOTO] = OP_EFFECT | OP_SEES,
    [IR_GOTO_DYN] = OP_USE_A | OP_EFFECT | OP_SEES,
    [IR_STOP] = OP_EFFECT | OP_SEES,
};

/* What the passes know of each op, by its number. */
struct passes {
    uint16_t *info;  /* ir_op_info(); 0: it has become nothing */
    uint16_t *uses;  /* by slot: how many live ops read it (temporaries), or whether it is overwritten later (registers) */
    uint32_t *last;  /* by temporary: one more than the op that reads it last; 0: none */
};
enum { UNTIL_THE_END = 0x7fffffff }; /* what a late op wants stays: simpler than until its stop */

static inline unsigned uses_of(struct ir_op *o, unsigned info, uint16_t *out[3])
{
    unsigned n = 0;
    if (info & OP_USE_A)
        out[n++] = &o->a;
    if (info & OP_USE_B)
        out[n++] = &o->b;
    if (info & OP_USE_C)
        out[n++] = &o->c;
    return n;
}

static inline bool reads(const struct ir_op *o, unsigned info, unsigned slot)
{
    return (info & OP_USE_A && o->a == slot) || (info & OP_USE_B && o->b == slot) || (info & OP_USE_C && o->c == slot);
}

static void becomes_nothing(struct ir_builder *t, const struct passes *p, unsigned op)
{
    t->ops[op].op = IR_NOP;
    p->info[op] = 0;
}

/* The backward pass: by slot, how many live ops read it (temporaries), or when it is overwritten later (registers): `overwritten`
 * if no op that sees all comes first. */
struct liveness {
    uint16_t *uses;
    uint16_t overwritten;
    uint16_t before[IR_MAX_GUEST_SLOTS]; /* what uses[] said of a register before it was last found to be overwritten */
    struct { uint32_t at; uint16_t overwritten; } label[8]; /* the last ones, and when: */
    unsigned nlabels;
};

/* What is overwritten behind the skip at op i, and behind its label, too, is so in front of it. */
static void cross_skip(struct liveness *l, const struct ir_builder *t, const uint16_t *info, unsigned i)
{
    uint16_t here = l->overwritten++, there = 0;
    for (unsigned k = 0; k < sizeof l->label / sizeof l->label[0]; k++)
        if (l->label[k].at == (uint32_t)t->ops[i].imm)
            there = l->label[k].overwritten;
    for (unsigned k = i + 1; there && k < t->nops && !(info[k] & (OP_SEES | OP_FLOW)); k++) {
        unsigned d = t->ops[k].d;
        if (!(info[k] & OP_DEF) || d >= t->nslots || l->uses[d] != here || l->before[d] != there)
            continue;
        l->uses[d] = l->overwritten;
        l->before[d] = 0;
    }
}

static void remove_dead(struct ir_builder *t, const struct passes *p)
{
    uint16_t *uses = p->uses;
    struct liveness l;
    l.uses = uses;
    l.overwritten = 1; /* the rest is written before it is read */
    l.nlabels = 0;
    memset(l.label, 0, sizeof l.label);
    memset(uses, 0, (t->nslots + t->ntemps) * sizeof *uses);
    for (unsigned i = t->nops; i-- > 0;) {
        struct ir_op *o = &t->ops[i];
        unsigned f = p->info[i] = (uint16_t)ir_op_info(o);
        bool is_reg = (f & OP_DEF) && o->d < t->nslots;

        if ((f & OP_DEF) && !(f & OP_EFFECT) && (is_reg ? uses[o->d] == l.overwritten : uses[o->d] == 0)) {
            becomes_nothing(t, p, i);
            continue;
        }
        if (o->op == IR_LABEL) {
            unsigned k = l.nlabels++ % (sizeof l.label / sizeof l.label[0]);
            l.label[k].at = i;
            l.label[k].overwritten = l.overwritten;
        }
        if (o->op == IR_SKIP_Z || o->op == IR_SKIP_NZ)
            cross_skip(&l, t, p->info, i);
        else if (f & (OP_SEES | OP_FLOW))
            l.overwritten++;
        if (is_reg && !(f & OP_SEES)) {
            l.before[o->d] = uses[o->d];
            uses[o->d] = l.overwritten;
        }
        if (f & OP_STATUS)
            uses[t->cpu->isa->fp.status_slot] = 0;
        uint16_t *use[3];
        unsigned n = uses_of(o, f, use);
        for (unsigned k = 0; k < n; k++) {
            if (*use[k] < t->nslots)
                uses[*use[k]] = 0;
            else if (uses[*use[k]]++ == 0)
                p->last[*use[k] - t->nslots] = i + 1;
        }
        for (unsigned k = 0; k < n && ir_is_late(o); k++)
            if (*use[k] >= t->nslots)
                p->last[*use[k] - t->nslots] = UNTIL_THE_END;
        if ((f & OP_DEF) && !is_reg && uses[o->d] == 0) /* only its effect is wanted */
            p->last[o->d - t->nslots] = 0;
    }
}

/* The op that made the temporary that op number `move` moves, if nothing in between can tell the difference. */
static struct ir_op *maker_of(struct ir_builder *t, const struct passes *p, unsigned move)
{
    enum { REACH = 24 };
    const struct ir_op *o = &t->ops[move];
    unsigned seen = 1, total_uses = p->uses[o->a];
    for (unsigned i = move; i-- > 0 && move - i < REACH;) {
        struct ir_op *x = &t->ops[i];
        unsigned f = p->info[i];
        if (x->op == IR_NOP)
            continue;
        if ((f & OP_DEF) && x->d == o->a)
            return seen == total_uses ? x : NULL;
        if ((f & (OP_SEES | OP_FLOW)) || ((f & OP_STATUS) && o->d == t->cpu->isa->fp.status_slot) ||
            ((f & OP_DEF) && x->d == o->d) || reads(x, f, o->d))
            return NULL;
        seen += (f & OP_USE_A && x->a == o->a) + (f & OP_USE_B && x->b == o->a) + (f & OP_USE_C && x->c == o->a);
    }
    return NULL;
}

static void sink_moves(struct ir_builder *t, const struct passes *p)
{
    for (unsigned i = 0; i < t->nops; i++) {
        struct ir_op *o = &t->ops[i];
        if (o->op != IR_MOV || o->d >= t->nslots || o->a < t->nslots || ir_is_cold(t->cpu->isa, o->d))
            continue;
        unsigned temp = o->a, reg = o->d;
        struct ir_op *maker = maker_of(t, p, i);
        if (!maker)
            continue;
        maker->d = (uint16_t)reg;
        becomes_nothing(t, p, i);
        for (struct ir_op *x = maker + 1; x < o; x++) {
            uint16_t *use[3];
            unsigned n = uses_of(x, p->info[x - t->ops], use);
            for (unsigned k = 0; k < n; k++)
                if (*use[k] == temp)
                    *use[k] = (uint16_t)reg;
        }
    }
}

/* Temporaries live from their definition to their last use in program order (control only goes forward), so one
 * pass with a free list gives each the lowest slot that is free. Returns how many slots they take. */
static unsigned number_temps(struct ir_builder *t, const struct passes *p)
{
    uint16_t *place = p->uses; /* by temporary: no longer wanted for what it was */
    uint16_t free_slots[IR_MAX_LIVE_TEMPS];
    unsigned nfree = 0, next = 0;

    for (unsigned i = 0; i < t->nops; i++) {
        struct ir_op *o = &t->ops[i];
        unsigned f = p->info[i];
        uint16_t *use[3], freed[3];
        unsigned n = uses_of(o, f, use), nfreed = 0;
        for (unsigned k = 0; k < n; k++) {
            if (*use[k] < t->nslots)
                continue;
            unsigned x = *use[k] - t->nslots;
            *use[k] = (uint16_t)(t->nslots + place[x]);
            if (p->last[x] == i + 1) {
                freed[nfreed++] = place[x];
                p->last[x] = 0; /* once, though it may be used twice here */
            }
        }
        while (nfreed)
            free_slots[nfree++] = freed[--nfreed];
        if ((f & OP_DEF) && o->d >= t->nslots) {
            unsigned x = o->d - t->nslots;
            if (nfree == 0 && next == IR_MAX_LIVE_TEMPS)
                ir_bug(t->cpu, "too many live temporaries in a block");
            place[x] = nfree ? free_slots[--nfree] : (uint16_t)next++;
            o->d = (uint16_t)(t->nslots + place[x]);
            if (p->last[x] == 0) /* only its effect is wanted */
                free_slots[nfree++] = place[x];
        }
    }
    return next;
}

static bool vanishes(const struct ir_op *o)
{
    return o->op == IR_NOP || o->op == IR_LABEL;
}

/* Where each op ends up. Returns how many stay. */
static unsigned count_up(const struct ir_builder *t, uint32_t *moved)
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->nops; i++) {
        moved[i] = n;
        n += !vanishes(&t->ops[i]);
    }
    moved[t->nops] = n;
    return n;
}

/* To where they stay; skip targets and instruction starts are settled. */
static void compact(const struct ir_builder *t, const uint32_t *moved, struct ir_block *b)
{
    struct ir_op *to = b->ops;
    for (unsigned i = 0; i < t->nops; i++) {
        if (vanishes(&t->ops[i]))
            continue;
        *to = t->ops[i];
        if (ir_is_skip(to))
            to->imm = (int32_t)moved[to->imm];
        to++;
    }
    for (unsigned i = 0; i < b->ninsns; i++)
        b->insns[i].first_op = moved[b->insns[i].first_op];
}

static struct ir_block *make_block(struct ir_builder *t, unsigned nops)
{
    size_t ops = nops * sizeof(struct ir_op), insns = t->ninsns * sizeof(struct ir_insn);
    size_t exits = t->nexits * sizeof(struct ir_exit), pool = t->npool * sizeof(uint64_t);
    struct ir_block *b = arena_take(&t->code->arena, sizeof *b + pool + exits + insns + ops);
    if (!b)
        ir_bug(t->cpu, "no host memory for a block");
    memset(b, 0, sizeof *b);
    b->npool = t->npool;
    b->nexits = t->nexits;
    b->ninsns = t->ninsns;
    b->nops = nops;
    b->pool = memcpy(b + 1, t->pool, pool);
    b->exits = memcpy((char *)b->pool + pool, t->exits, exits);
    b->insns = memcpy((char *)b->exits + exits, t->insns, insns);
    b->ops = (struct ir_op *)(void *)((char *)b->insns + insns);
    for (unsigned i = 0; i < b->nexits; i++)
        b->exits[i].owner = b;
    return b;
}

struct ir_block *ir_finish(struct ir_builder *t)
{
    const struct passes p = {.info = t->info, .uses = t->uses, .last = t->last};
    remove_dead(t, &p);
    sink_moves(t, &p);
    unsigned ntemps = number_temps(t, &p);
    struct ir_block *b = make_block(t, count_up(t, t->moved));
    compact(t, t->moved, b);
    b->nslots = (uint16_t)(t->nslots + ntemps);
    return b;
}
