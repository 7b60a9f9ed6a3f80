/*
 * optimise.c - the passes between emission and a block that can run.
 *
 *   remove_dead   backwards: values nobody reads, registers overwritten before anybody can see them
 *   sink_moves    "t = a + b; r3 = t" becomes "r3 = a + b"
 *   number_temps  temporaries share the fewest slots
 *   compact       drop what became nothing, settle skip targets and instruction starts
 */
#include "emu/ir/build.h"

#include <stdlib.h>
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

static unsigned uses_of(struct ir_op *o, uint16_t *out[3])
{
    unsigned f = ir_op_info(o), n = 0;
    if (f & OP_USE_A)
        out[n++] = &o->a;
    if (f & OP_USE_B)
        out[n++] = &o->b;
    if (f & OP_USE_C)
        out[n++] = &o->c;
    return n;
}

static bool uses_slot(struct ir_op *o, unsigned slot)
{
    uint16_t *use[3];
    unsigned n = uses_of(o, use);
    for (unsigned i = 0; i < n; i++)
        if (*use[i] == slot)
            return true;
    return false;
}

/* Registers that are overwritten right behind a label before anybody sees them. */
enum { MOST_SET = 4, OPEN_LABELS = 8 };
struct label_sets {
    uint32_t label;
    unsigned n;
    uint16_t slot[MOST_SET];
};

static void note_label(const struct ir_builder *t, unsigned at, const uint16_t *uses, uint16_t overwritten, struct label_sets *l)
{
    *l = (struct label_sets){.label = at};
    for (unsigned i = at + 1; i < t->nops && l->n < MOST_SET; i++) {
        const struct ir_op *o = &t->ops[i];
        if (o->op == IR_NOP)
            continue;
        if ((o->op != IR_CONST && o->op != IR_CONST64) || o->d >= t->nslots || uses[o->d] != overwritten)
            return;
        l->slot[l->n++] = o->d;
    }
}

/* In front of a skip: what is overwritten on both ways stays so. */
static uint16_t overwritten_before(const struct label_sets *labels, const struct ir_op *skip, uint16_t *uses, uint16_t overwritten)
{
    uint16_t both = overwritten + 1;
    for (unsigned k = 0; k < OPEN_LABELS; k++)
        for (unsigned i = 0; labels[k].label == (uint32_t)skip->imm && i < labels[k].n; i++)
            if (skip->op == IR_SKIP || uses[labels[k].slot[i]] == overwritten)
                uses[labels[k].slot[i]] = both;
    return both;
}

/* uses[]: by slot, how many live ops read it (temporaries), or whether it is overwritten later (registers). */
static void remove_dead(struct ir_builder *t, uint16_t *uses)
{
    uint16_t overwritten = 1; /* what was says so no longer after an op that sees all */
    struct label_sets labels[OPEN_LABELS] = {0};
    unsigned nlabels = 0;
    memset(uses, 0, (t->nslots + t->ntemps) * sizeof *uses);
    for (unsigned i = t->nops; i-- > 0;) {
        struct ir_op *o = &t->ops[i];
        unsigned f = ir_op_info(o);
        bool is_reg = (f & OP_DEF) && o->d < t->nslots;

        if ((f & OP_DEF) && !(f & OP_EFFECT) && (is_reg ? uses[o->d] == overwritten : uses[o->d] == 0)) {
            o->op = IR_NOP;
            continue;
        }
        if (o->op == IR_LABEL)
            note_label(t, i, uses, overwritten, &labels[nlabels++ % OPEN_LABELS]);
        if (ir_is_skip(o))
            overwritten = overwritten_before(labels, o, uses, overwritten);
        else if (f & (OP_SEES | OP_FLOW))
            overwritten++;
        if (is_reg && !(f & OP_SEES))
            uses[o->d] = overwritten;
        if (f & OP_STATUS)
            uses[t->cpu->isa->fp.status_slot] = 0;
        uint16_t *use[3];
        unsigned n = uses_of(o, use);
        for (unsigned k = 0; k < n; k++) {
            if (*use[k] < t->nslots)
                uses[*use[k]] = 0;
            else
                uses[*use[k]]++;
        }
    }
}

/* The op that made the temporary `o` moves, if nothing in between can tell the difference. */
static struct ir_op *maker_of(struct ir_builder *t, unsigned move, uint16_t total_uses)
{
    enum { REACH = 24 };
    struct ir_op *o = &t->ops[move];
    unsigned seen = 1;
    for (unsigned i = move; i-- > 0 && move - i < REACH;) {
        struct ir_op *p = &t->ops[i];
        unsigned f = ir_op_info(p);
        if (p->op == IR_NOP)
            continue;
        if ((f & OP_DEF) && p->d == o->a)
            return seen == total_uses ? p : NULL;
        if ((f & (OP_SEES | OP_FLOW)) || ((f & OP_STATUS) && o->d == t->cpu->isa->fp.status_slot) ||
            ((f & OP_DEF) && p->d == o->d) || uses_slot(p, o->d))
            return NULL;
        uint16_t *use[3];
        unsigned n = uses_of(p, use);
        for (unsigned k = 0; k < n; k++)
            seen += *use[k] == o->a;
    }
    return NULL;
}

static void sink_moves(struct ir_builder *t, const uint16_t *uses)
{
    for (unsigned i = 0; i < t->nops; i++) {
        struct ir_op *o = &t->ops[i];
        if (o->op != IR_MOV || o->d >= t->nslots || o->a < t->nslots || ir_is_cold(t->cpu->isa, o->d))
            continue;
        unsigned temp = o->a, reg = o->d;
        struct ir_op *maker = maker_of(t, i, uses[temp]);
        if (!maker)
            continue;
        maker->d = (uint16_t)reg;
        o->op = IR_NOP;
        for (struct ir_op *p = maker + 1; p < o; p++) {
            uint16_t *use[3];
            unsigned n = uses_of(p, use);
            for (unsigned k = 0; k < n; k++)
                if (*use[k] == temp)
                    *use[k] = (uint16_t)reg;
        }
    }
}

/* Temporaries live from their definition to their last use in program order (control only goes forward), so one
 * pass with a free list gives each the lowest slot that is free. Returns how many slots they take. */
static unsigned number_temps(struct ir_builder *t)
{
    static const uint32_t never = 0, always = UINT32_MAX; /* what a late op wants stays: simpler than until its stop */
    uint32_t *last = calloc(t->ntemps + 1u, sizeof *last);
    uint16_t *place = calloc(t->ntemps + 1u, sizeof *place);
    uint16_t free_slots[IR_MAX_LIVE_TEMPS];
    unsigned nfree = 0, next = 0;

    if (!last || !place)
        ir_bug(t->cpu, "no host memory to translate a block");
    for (unsigned i = 0; i < t->nops; i++) {
        uint16_t *use[3];
        unsigned n = t->ops[i].op == IR_NOP ? 0 : uses_of(&t->ops[i], use);
        for (unsigned k = 0; k < n; k++)
            if (*use[k] >= t->nslots)
                last[*use[k] - t->nslots] = last[*use[k] - t->nslots] == always || ir_is_late(&t->ops[i]) ? always : i + 1;
    }
    for (unsigned i = 0; i < t->nops; i++) {
        struct ir_op *o = &t->ops[i];
        if (o->op == IR_NOP)
            continue;
        uint16_t *use[3];
        unsigned n = uses_of(o, use);
        uint16_t freed[3];
        unsigned nfreed = 0;
        for (unsigned k = 0; k < n; k++) {
            if (*use[k] < t->nslots)
                continue;
            unsigned x = *use[k] - t->nslots;
            *use[k] = (uint16_t)(t->nslots + place[x]);
            if (last[x] == i + 1) {
                freed[nfreed++] = place[x];
                last[x] = never; /* once, though it may be used twice here */
            }
        }
        while (nfreed)
            free_slots[nfree++] = freed[--nfreed];
        if ((ir_op_info(o) & OP_DEF) && o->d >= t->nslots) {
            unsigned x = o->d - t->nslots;
            bool unused = last[x] == never;
            if (nfree == 0 && next == IR_MAX_LIVE_TEMPS)
                ir_bug(t->cpu, "too many live temporaries in a block");
            place[x] = nfree ? free_slots[--nfree] : (uint16_t)next++;
            o->d = (uint16_t)(t->nslots + place[x]);
            if (unused) /* only its effect is wanted */
                free_slots[nfree++] = place[x];
        }
    }
    free(last);
    free(place);
    return next;
}

static bool vanishes(const struct ir_op *o)
{
    return o->op == IR_NOP || o->op == IR_LABEL;
}

/* Where each op ends up; then skips and instruction starts are settled. */
static void compact(struct ir_builder *t, uint32_t *moved)
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->nops; i++) {
        moved[i] = n;
        n += !vanishes(&t->ops[i]);
    }
    moved[t->nops] = n;
    for (unsigned i = 0; i < t->nops; i++) {
        struct ir_op o = t->ops[i];
        if (vanishes(&o))
            continue;
        if (o.op == IR_SKIP || o.op == IR_SKIP_Z || o.op == IR_SKIP_NZ)
            o.imm = (int32_t)moved[o.imm];
        t->ops[moved[i]] = o;
    }
    for (unsigned i = 0; i < t->ninsns; i++)
        t->insns[i].first_op = moved[t->insns[i].first_op];
    t->nops = n;
}

static struct ir_block *make_block(struct ir_builder *t)
{
    size_t ops = t->nops * sizeof(struct ir_op), insns = t->ninsns * sizeof(struct ir_insn);
    size_t exits = t->nexits * sizeof(struct ir_exit), pool = t->npool * sizeof(uint64_t);
    struct ir_block *b = arena_take(&t->code->arena, sizeof *b + pool + exits + insns + ops);
    if (!b)
        ir_bug(t->cpu, "no host memory for a block");
    memset(b, 0, sizeof *b);
    b->npool = t->npool;
    b->nexits = t->nexits;
    b->ninsns = t->ninsns;
    b->nops = t->nops;
    b->pool = memcpy(b + 1, t->pool, pool);
    b->exits = memcpy((char *)b->pool + pool, t->exits, exits);
    b->insns = memcpy((char *)b->exits + exits, t->insns, insns);
    b->ops = memcpy((char *)b->insns + insns, t->ops, ops);
    for (unsigned i = 0; i < b->nexits; i++)
        b->exits[i].owner = b;
    return b;
}

struct ir_block *ir_finish(struct ir_builder *t)
{
    remove_dead(t, t->scratch16);
    sink_moves(t, t->scratch16);
    unsigned ntemps = number_temps(t);
    compact(t, t->scratch32);
    struct ir_block *b = make_block(t);
    b->nslots = (uint16_t)(t->nslots + ntemps);
    return b;
}
