/*
 * optimise.c - the passes between emission and a block that can run.
 *
 *   remove_dead   backwards: removes unused values, and writes of registers that are overwritten before they are observed
 *   sink_moves    "t = a + b; r3 = t" becomes "r3 = a + b"
 *   number_temps  gives temporaries the fewest slots
 *   compact       removes deleted operations, and fixes skip targets and instruction starts
 *
 * They run over a whole block, or over one fragment after the other, each without knowledge of the others: templates.h.
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
#define X(bits, order) \
    [IR_LD##bits##order] = OP_DEF | OP_USE_A | OP_EFFECT | OP_SEES, [IR_ST##bits##order] = OP_USE_A | OP_USE_B | OP_EFFECT | OP_SEES,
    IR_MEMORY(X)
#undef X
        [IR_TOUCH] = OP_USE_A | OP_EFFECT | OP_SEES,
    [IR_GETX] = OP_DEF | OP_USE_A | OP_SEES,
    [IR_SETX] = OP_USE_A | OP_USE_B | OP_EFFECT | OP_SEES,
    [IR_CALL] = OP_DEF | OP_USE_A | OP_USE_B | OP_USE_C,
    [IR_CYCLES] = OP_DEF,
    [IR_CHARGE] = OP_USE_A | OP_EFFECT,
    [IR_FIXUP] = OP_USE_A | OP_EFFECT,
    [IR_FIXUP_SELECT] = OP_USE_A | OP_EFFECT,
    [IR_FIXUP_COMPARE] = OP_USE_A | OP_EFFECT,
    [IR_SKIP_Z] = OP_USE_A | OP_EFFECT | OP_FLOW,
    [IR_SKIP_NZ] = OP_USE_A | OP_EFFECT | OP_FLOW,
    [IR_SKIP] = OP_EFFECT | OP_FLOW,
    [IR_SKIPPED] = OP_USE_A | OP_EFFECT,
    [IR_LABEL] = OP_EFFECT | OP_FLOW,
    [IR_GOTO] = OP_EFFECT | OP_SEES,
    [IR_GOTO_DYN] = OP_USE_A | OP_EFFECT | OP_SEES,
    [IR_STOP] = OP_EFFECT | OP_SEES,
};

/* What the passes share. */
struct passes {
    uint16_t *info; /* by op: ir_op_info(), if it is live */
    uint16_t *uses; /* by slot: how many live ops read it (temporaries), or whether it is overwritten later (registers) */
    uint32_t *last; /* by temporary: one more than the op that reads it last, or 0 */
    uint16_t *live; /* the numbers of live ops, the last one first */
    unsigned nlive;
};
enum { UNTIL_THE_END = 0x7fffffff }; /* operands of fault fix-ups live to the end: simpler than to their stop */

static inline bool reads(const struct ir_op *o, unsigned info, unsigned slot)
{
    return (info & OP_USE_A && o->a == slot) || (info & OP_USE_B && o->b == slot) || (info & OP_USE_C && o->c == slot);
}

/* The backward pass: by slot, how many live ops read it (temporaries), or when it is overwritten later (registers): `overwritten`
 * if no op that sees all comes first. */
struct liveness {
    uint16_t *uses;
    uint16_t overwritten;
    uint16_t before[IR_MAX_GUEST_SLOTS]; /* what uses[] said of a register before it was last found to be overwritten */
    struct {
        uint32_t at;
        uint16_t overwritten;
    } label[8]; /* the last ones, and when: */
    unsigned nlabels;
};

/* A register that is overwritten after the skip at op i and after its label is overwritten before it. */
static void cross_skip(struct liveness *l, const struct ir_builder *t, const struct passes *p, unsigned i)
{
    uint16_t here = l->overwritten++, there = 0;
    for (unsigned k = 0; k < sizeof l->label / sizeof l->label[0]; k++)
        if (l->label[k].at == (uint32_t)t->ops[i].imm)
            there = l->label[k].overwritten;
    for (unsigned k = p->nlive; there && k-- > 0 && !(p->info[p->live[k]] & (OP_SEES | OP_FLOW));) {
        unsigned d = t->ops[p->live[k]].d;
        if (!(p->info[p->live[k]] & OP_DEF) || d >= t->nslots || l->uses[d] != here || l->before[d] != there)
            continue;
        l->uses[d] = l->overwritten;
        l->before[d] = 0;
    }
}

static inline void note_use(const struct ir_builder *t, const struct passes *p, unsigned slot, unsigned op)
{
    if (slot < t->nslots)
        p->uses[slot] = 0;
    else if (p->uses[slot]++ == 0)
        p->last[slot - t->nslots] = op + 1;
}

static void keep_until_the_end(const struct ir_builder *t, const struct passes *p, unsigned slot)
{
    if (slot >= t->nslots)
        p->last[slot - t->nslots] = UNTIL_THE_END;
}

/* Returns a number greater than any in uses[] of registers, with enough numbers after it for the pass. This saves clearing uses[] each
 * time: registers are many, operations often few. */
static uint16_t begin_liveness(struct ir_builder *t)
{
    if (!t->overwritten || t->overwritten > UINT16_MAX - IR_MAX_OPS - 2) {
        memset(t->uses, 0, sizeof t->uses);
        t->overwritten = IR_MAX_LIVE_TEMPS; /* more than number_temps() leaves there */
    }
    return (uint16_t)(t->overwritten + 1);
}

static void remove_dead(struct ir_builder *t, struct passes *p)
{
    uint16_t *uses = p->uses;
    struct liveness l;
    l.uses = uses;
    l.overwritten = begin_liveness(t); /* the rest is written before it is read */
    l.nlabels = 0;
    memset(l.label, 0, sizeof l.label);
    memset(uses + t->nslots, 0, t->ntemps * sizeof *uses);
    p->nlive = 0;
    for (unsigned i = t->nops; i-- > t->first;) {
        const struct ir_op *o = &t->ops[i];
        unsigned f = ir_op_info(o);
        bool is_reg = o->d < t->nslots;

        if ((f & (OP_DEF | OP_EFFECT)) == OP_DEF && uses[o->d] == (is_reg ? l.overwritten : 0))
            continue;
        if (o->op == IR_NOP)
            continue;
        if (o->op == IR_LABEL) {
            unsigned k = l.nlabels++ % (sizeof l.label / sizeof l.label[0]);
            l.label[k].at = i;
            l.label[k].overwritten = l.overwritten;
        }
        if (o->op == IR_SKIP_Z || o->op == IR_SKIP_NZ)
            cross_skip(&l, t, p, i);
        else if (f & (OP_SEES | OP_FLOW))
            l.overwritten++;
        p->info[i] = (uint16_t)f;
        p->live[p->nlive++] = (uint16_t)i;
        if (f & OP_DEF && is_reg && !(f & OP_SEES)) {
            l.before[o->d] = uses[o->d];
            uses[o->d] = l.overwritten;
        }
        if (f & OP_STATUS)
            uses[t->cpu->isa->fp.status_slot] = 0;
        if (f & OP_USE_A)
            note_use(t, p, o->a, i);
        if (f & OP_USE_B)
            note_use(t, p, o->b, i);
        if (f & OP_USE_C)
            note_use(t, p, o->c, i);
        if (ir_is_fixup(o)) {
            keep_until_the_end(t, p, o->a);
            if (f & OP_USE_B)
                keep_until_the_end(t, p, o->b);
        }
        if (f & OP_DEF && !is_reg && uses[o->d] == 0) /* only its effect is needed */
            p->last[o->d - t->nslots] = 0;
    }
    t->overwritten = l.overwritten;
}

enum { NO_MAKER = UINT16_MAX };

/* Returns the place in the list of the op that made the temporary which entry `move` moves, if nothing in between can observe the
 * difference. */
static unsigned maker_of(const struct ir_builder *t, const struct passes *p, unsigned move)
{
    enum { REACH = 24 };
    const struct ir_op *o = &t->ops[p->live[move]];
    unsigned seen = 1, total_uses = p->uses[o->a];
    for (unsigned k = move + 1; k < p->nlive && k - move < REACH; k++) {
        const struct ir_op *x = &t->ops[p->live[k]];
        unsigned f = p->info[p->live[k]];
        if ((f & OP_DEF) && x->d == o->a)
            return seen == total_uses ? k : NO_MAKER;
        if ((f & (OP_SEES | OP_FLOW)) || ((f & OP_STATUS) && o->d == t->cpu->isa->fp.status_slot) || ((f & OP_DEF) && x->d == o->d) ||
            reads(x, f, o->d))
            return NO_MAKER;
        seen += (f & OP_USE_A && x->a == o->a) + (f & OP_USE_B && x->b == o->a) + (f & OP_USE_C && x->c == o->a);
    }
    return NO_MAKER;
}

static void read_instead(struct ir_op *x, unsigned f, unsigned temp, unsigned reg)
{
    if (f & OP_USE_A && x->a == temp)
        x->a = (uint16_t)reg;
    if (f & OP_USE_B && x->b == temp)
        x->b = (uint16_t)reg;
    if (f & OP_USE_C && x->c == temp)
        x->c = (uint16_t)reg;
}

static void sink_moves(struct ir_builder *t, const struct passes *p)
{
    for (unsigned move = p->nlive; move-- > 0;) {
        struct ir_op *o = &t->ops[p->live[move]];
        if (o->op != IR_MOV || o->d >= t->nslots || o->a < t->nslots || ir_is_cold(t->cpu->isa, o->d))
            continue;
        unsigned maker = maker_of(t, p, move);
        if (maker == NO_MAKER)
            continue;
        t->ops[p->live[maker]].d = o->d;
        for (unsigned k = maker; --k > move;)
            read_instead(&t->ops[p->live[k]], p->info[p->live[k]], o->a, o->d);
        o->op = IR_NOP;
        p->info[p->live[move]] = 0;
    }
}

/* Which slots temporaries have, and which of those are free. */
struct numbering {
    uint16_t *place; /* by temporary */
    uint16_t free_slots[IR_MAX_LIVE_TEMPS];
    unsigned nfree, next;
};

/* Returns the slot of an operand of op `op`. Its last use frees a temporary: *freed grows. */
static inline uint16_t operand_slot(const struct ir_builder *t, const struct passes *p, struct numbering *n, unsigned slot, unsigned op,
                                    unsigned *freed)
{
    if (slot < t->nslots)
        return (uint16_t)slot;
    unsigned x = slot - t->nslots;
    if (p->last[x] == op + 1) {
        n->free_slots[n->nfree + (*freed)++] = n->place[x];
        p->last[x] = 0; /* once, though it may be used twice here */
    }
    return (uint16_t)(t->nslots + n->place[x]);
}

/* Temporaries live from their definition to their last use in program order (control only goes forward), so one
 * pass with a free list gives each the lowest slot that is free. Returns how many slots they take. */
static unsigned number_temps(struct ir_builder *t, const struct passes *p)
{
    struct numbering n;
    n.place = p->uses; /* its old contents are no longer needed */
    n.nfree = n.next = 0;

    for (unsigned k = p->nlive; k-- > 0;) {
        unsigned i = p->live[k], f = p->info[i], freed = 0;
        struct ir_op *o = &t->ops[i];
        if (f & OP_USE_A)
            o->a = operand_slot(t, p, &n, o->a, i, &freed);
        if (f & OP_USE_B)
            o->b = operand_slot(t, p, &n, o->b, i, &freed);
        if (f & OP_USE_C)
            o->c = operand_slot(t, p, &n, o->c, i, &freed);
        n.nfree += freed;
        if ((f & OP_DEF) && o->d >= t->nslots) {
            unsigned x = o->d - t->nslots;
            if (n.nfree == 0 && n.next == IR_MAX_LIVE_TEMPS)
                ir_bug(t->cpu, "too many live temporaries in a block");
            n.place[x] = n.nfree ? n.free_slots[--n.nfree] : (uint16_t)n.next++;
            o->d = (uint16_t)(t->nslots + n.place[x]);
            if (p->last[x] == 0) /* only its effect is needed */
                n.free_slots[n.nfree++] = n.place[x];
        }
    }
    return n.next;
}

static inline bool vanishes(const struct ir_op *o)
{
    return o->op == IR_NOP || o->op == IR_LABEL;
}

/* Computes the new numbers of live ops, for labels. */
static void place_labels(struct ir_builder *t, const struct passes *p)
{
    unsigned at = t->first;
    for (unsigned k = p->nlive; k-- > 0;) {
        const struct ir_op *o = &t->ops[p->live[k]];
        if (o->op == IR_LABEL)
            t->moved[p->live[k]] = at;
        at += !vanishes(o);
    }
}

/* Moves live ops together, and fixes skip targets and instruction starts. */
static void compact(struct ir_builder *t, const struct passes *p)
{
    unsigned at = t->first, insn = t->first_insn;
    place_labels(t, p);
    for (unsigned k = p->nlive; k-- > 0;) {
        unsigned i = p->live[k];
        while (insn < t->ninsns && t->insns[insn].first_op <= i)
            t->insns[insn++].first_op = at;
        if (vanishes(&t->ops[i]))
            continue;
        struct ir_op *o = &t->ops[at++];
        *o = t->ops[i];
        if (ir_is_skip(o))
            o->imm = (int32_t)t->moved[o->imm];
    }
    while (insn < t->ninsns)
        t->insns[insn++].first_op = at;
    t->nops = at;
}

/* Returns the number of changes of the mode between instructions. */
static unsigned count_modes(const struct ir_builder *t)
{
    unsigned n = 1;
    for (unsigned i = 1; i < t->ninsns; i++)
        n += t->insns[i].mode != t->insns[i - 1].mode;
    return n;
}

/* Makes the fragments of a block with templates. */
static void make_fragments(const struct ir_builder *t, struct ir_block *b)
{
    unsigned own = 0, mode = 0;
    b->templates = t->memory->templates.region->insns;
    b->modes[0] = t->insns[0].mode;
    for (unsigned i = 0; i < t->ninsns; i++) {
        const struct ir_insn *in = &t->insns[i];
        if (in->mode != b->modes[mode])
            b->modes[++mode] = in->mode;
        b->fragments[i] = (struct ir_fragment){(int16_t)(in->pc - t->pc), (uint8_t)mode, (uint8_t)own, in->first_op};
        own += !(in->first_op & IR_FRAGMENT_TEMPLATE);
    }
    b->fragments[t->ninsns] = (struct ir_fragment){.first = t->own_from};
    if (!(b->fragments[0].first & IR_FRAGMENT_TEMPLATE))
        b->fragments[0].first = 0; /* operations emitted before the first instruction run, too */
}

static struct ir_block *make_block(struct ir_builder *t)
{
    size_t ops = t->nops * sizeof(struct ir_op), insns = t->ninsns * sizeof(struct ir_insn);
    size_t exits = t->nexits * sizeof(struct ir_exit), pool = t->npool * sizeof(uint64_t);
    size_t fragments = (t->ninsns + 1) * sizeof(struct ir_fragment), modes = (count_modes(t) + 1) / 2 * 2 * sizeof(uint32_t);
    bool cold_tier = t->ntemplates;
    struct ir_block *b = arena_take(&t->memory->arena, sizeof *b + pool + exits + ops + (cold_tier ? fragments + modes : insns));
    if (!b)
        ir_no_memory(t->cpu, "a block");
    memset(b, 0, sizeof *b);
    b->npool = t->npool;
    b->nexits = t->nexits;
    b->ninsns = t->ninsns;
    b->nops = t->nops;
    b->nslots = (uint16_t)(t->nslots + t->most_temps);
    b->fragments = cold_tier ? (struct ir_fragment *)(b + 1) : NULL;
    b->modes = cold_tier ? (uint32_t *)(b->fragments + t->ninsns + 1) : NULL;
    b->pool = memcpy((char *)(b + 1) + (cold_tier ? fragments + modes : 0), t->pool, pool);
    b->exits = memcpy((char *)b->pool + pool, t->exits, exits);
    b->ops = memcpy((char *)b->exits + exits, t->ops, ops);
    if (cold_tier)
        make_fragments(t, b);
    else
        b->insns = memcpy(b->ops + t->nops, t->insns, insns); /* rarely read */
    for (unsigned i = 0; i < b->nexits; i++)
        b->exits[i].owner = b;
    return b;
}

void ir_go_on(struct ir_builder *t)
{
    if (t->open)
        return;
    t->open = true;
    t->first = t->nops;
    t->first_insn = t->ninsns;
    t->ntemps = t->nwritten = t->landed = 0;
    t->nknown = t->oldest_known = 0;
    t->epoch += 1 << 20; /* more than the versions of a block: nothing is known of its slots any more */
    t->local_epoch = 0;
    memset(t->made, 0, sizeof t->made);
}

void ir_settle(struct ir_builder *t)
{
    struct passes p = {.info = t->info, .uses = t->uses, .last = t->last, .live = t->live};
    if (!t->open)
        return;
    t->open = false;
    if (t->nops == t->first)
        return;
    remove_dead(t, &p);
    sink_moves(t, &p);
    unsigned ntemps = number_temps(t, &p);
    t->most_temps = ntemps > t->most_temps ? ntemps : t->most_temps;
    compact(t, &p);
}

struct ir_block *ir_finish(struct ir_builder *t)
{
    ir_settle(t);
    return make_block(t);
}
