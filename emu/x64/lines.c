/* lines.c - redundant-lookup elimination (lines.h): a forward walk over the block with value numbering of slots. */
#include "emu/x64/lines.h"

#include <string.h>

/* What a slot holds: an unknown value plus a constant. */
struct value {
    uint32_t root; /* the number of the unknown value; less than the number of slots: what that slot held at the block's start */
    uint16_t made; /* the operation that made it, plus one */
    int32_t sum;
};

/* A line that has been looked up: that of [root + sum], and a guest slot with that root. */
struct live {
    uint32_t root;
    uint16_t home, line, op;
    int32_t sum;
};

struct walk {
    struct line_plan *p;
    const struct ir_block *b;
    const bool *evicts;
    unsigned nguest, stack, bytes;
    uint32_t roots;
    unsigned nlive;
    struct live live[LINES_LIVE];
    struct value value[IR_MAX_GUEST_SLOTS + IR_MAX_LIVE_TEMPS];
};

static void drop(struct walk *w, unsigned k)
{
    w->live[k] = w->live[--w->nlive];
}

static void new_value(struct walk *w, unsigned slot, unsigned op)
{
    w->value[slot] = (struct value){w->roots++, (uint16_t)(op + 1), 0};
}

/* Lines whose slot has a new value get another slot with the same root; without one they are dropped. */
static void rehome(struct walk *w)
{
    for (unsigned k = 0; k < w->nlive;) {
        struct live *l = &w->live[k];
        unsigned slot = l->home;
        if (w->value[slot].root != l->root)
            for (slot = 0; slot < w->nguest && w->value[slot].root != l->root; slot++)
                ;
        if (slot == w->nguest) {
            drop(w, k);
            continue;
        }
        l->home = (uint16_t)slot;
        k++;
    }
}

static void new_values_since(struct walk *w, unsigned from, unsigned i)
{
    for (unsigned slot = 0; slot < w->b->nslots; slot++)
        if (w->value[slot].made > from + 1)
            new_value(w, slot, i);
}

/* A skip from op `from` lands at op i: forgets what the operations in between have defined and looked up. */
static void join(struct walk *w, unsigned from, unsigned i)
{
    for (unsigned k = from + 1; k < i; k++) {
        const struct ir_op *o = &w->b->ops[k];
        if (o->op == IR_CALL || o->op == IR_SETX) /* may have written any slot */
            new_values_since(w, from, i);
        else if (ir_op_info(o) & OP_DEF && w->value[o->d].made > from + 1)
            new_value(w, o->d, i);
    }
    for (unsigned k = 0; k < w->nlive;) {
        if (w->live[k].op > from)
            drop(w, k);
        else
            k++;
    }
    rehome(w);
}

/* Addresses are modulo 2^32: IR_MEM_ADDR32. */
static int32_t add(int32_t sum, int32_t imm)
{
    return (int32_t)((uint32_t)sum + (uint32_t)imm);
}

static void define(struct walk *w, const struct ir_op *o, unsigned i)
{
    struct value v = w->value[o->a];
    if (o->op == IR_ADDI || o->op == IR_ADD32I || o->op == IR_MOV) {
        v.sum = o->op == IR_MOV ? v.sum : add(v.sum, o->imm);
        v.made = (uint16_t)(i + 1);
        w->value[o->d] = v;
    } else {
        new_value(w, o->d, i);
    }
    if (o->d < w->nguest)
        rehome(w);
}

static void call(struct walk *w, const struct ir_op *o, unsigned i)
{
    if (o->op == IR_CALL && o->flags & IR_CALL_MAY_STOP) /* it may access memory */
        w->nlive = 0;
    if (o->op == IR_CALL && !(o->flags & IR_CALL_WRITES))
        return;
    for (unsigned slot = 0; slot < w->nguest; slot++)
        new_value(w, slot, i);
    rehome(w);
}

/* Returns a number that is equal for addresses in one line: the line's, if the root is an aligned stack pointer; else
 * the sum itself. */
static int32_t place(const struct walk *w, unsigned root, int32_t sum)
{
    return root == w->stack && w->stack ? sum & ~(int32_t)(w->bytes - 1) : sum;
}

/* An address between two others that are less than a line apart is in the line of one of them. */
static bool between(struct walk *w, const struct value *v, int32_t sum, unsigned i)
{
    const struct live *below = NULL, *above = NULL;
    for (unsigned k = 0; k < w->nlive; k++) {
        const struct live *l = &w->live[k];
        if (l->root == v->root && l->sum <= sum && (!below || l->sum > below->sum))
            below = l;
        if (l->root == v->root && l->sum >= sum && (!above || l->sum < above->sum))
            above = l;
    }
    if (!below || !above || (int64_t)above->sum - below->sum >= w->bytes)
        return false;
    w->p->until[below->line] = w->p->until[above->line] = (uint16_t)i;
    return true;
}

static bool covered(struct walk *w, const struct value *v, int32_t sum, unsigned i)
{
    for (unsigned k = 0; k < w->nlive; k++) {
        const struct live *l = &w->live[k];
        if (l->root != v->root || place(w, l->root, l->sum) != place(w, l->root, sum))
            continue;
        w->p->until[l->line] = (uint16_t)i;
        w->p->stack |= l->sum != sum;
        return true;
    }
    return between(w, v, sum, i);
}

/* Op i looks up a line that may evict the live ones: adds their checks. */
static void look(struct walk *w, unsigned i)
{
    struct line_plan *p = w->p;
    for (unsigned k = 0; k < w->nlive; k++) {
        const struct live *l = &w->live[k];
        if (p->nlooks == LINES_CHECKS) {
            w->nlive = 0;
            return;
        }
        p->looks[p->nlooks++] =
            (struct line_check){(uint16_t)i, l->home, l->line, (int32_t)((uint32_t)l->sum - (uint32_t)w->value[l->home].sum)};
    }
}

static void remember(struct walk *w, const struct value *v, int32_t sum, unsigned slot, unsigned i)
{
    struct line_plan *p = w->p;
    if (p->nlines == LINES_MAX)
        return;
    if (slot >= w->nguest)
        for (slot = 0; slot < w->nguest && w->value[slot].root != v->root; slot++)
            ;
    if (slot == w->nguest)
        return;
    if (w->nlive == LINES_LIVE)
        memmove(&w->live[0], &w->live[1], --w->nlive * sizeof w->live[0]);
    w->live[w->nlive++] = (struct live){v->root, (uint16_t)slot, p->nlines, (uint16_t)i, sum};
    p->until[p->nlines++] = 0;
}

static void access(struct walk *w, const struct ir_op *o, unsigned i)
{
    bool known = o->flags & IR_MEM_ADDR32 && !(o->flags & IR_MEM_INDEX);
    struct value v = w->value[o->a];
    int32_t sum = add(v.sum, o->imm);
    if (known && covered(w, &v, sum, i)) {
        w->p->mru_hit[i] = true;
        return;
    }
    if (w->evicts[i])
        w->nlive = 0;
    else
        look(w, i);
    if (known)
        remember(w, &v, sum, o->a, i);
}

void x64_plan_lines(struct line_plan *p, const struct ir_block *b, unsigned nguest, unsigned stack_slot, unsigned line, const bool *evicts)
{
    struct walk w;
    uint16_t skip[IR_MAX_OPS];
    unsigned nskips = 0;
    w.p = p, w.b = b, w.evicts = evicts, w.nguest = nguest, w.stack = stack_slot, w.bytes = line, w.roots = b->nslots, w.nlive = 0;
    p->stack = false;
    p->nlines = p->nlooks = 0;
    memset(p->mru_hit, 0, b->nops * sizeof p->mru_hit[0]);
    for (unsigned slot = 0; slot < b->nslots; slot++)
        w.value[slot] = (struct value){slot, 0, 0};
    for (unsigned i = 0; i < b->nops; i++) {
        const struct ir_op *o = &b->ops[i];
        for (unsigned k = 0; k < nskips;) {
            if ((unsigned)b->ops[skip[k]].imm != i) {
                k++;
                continue;
            }
            join(&w, skip[k], i);
            skip[k] = skip[--nskips];
        }
        if (ir_is_skip(o))
            skip[nskips++] = (uint16_t)i;
        else if (ir_is_access(o->op))
            access(&w, o, i);
        else if (o->op == IR_CALL || o->op == IR_SETX)
            call(&w, o, i);
        if (ir_op_info(o) & OP_DEF)
            define(&w, o, i);
    }
}
