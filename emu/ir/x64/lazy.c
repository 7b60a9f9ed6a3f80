/*
 * lazy.c - registers that are written often and hardly ever read: isa->cold_slots, PA-RISC's operands of the last sum.
 *
 * What is moved to one of them is not stored, but where it stands is remembered, until that changes or somebody may look: where
 * the block is left, and where two ways meet. Most are written again before. Stubs store them for the instruction they are about.
 */
#include "emu/ir/x64/translate.h"

static unsigned index_of(const struct x64 *x, unsigned slot)
{
    return slot - x->c->isa->cold_slots[0];
}

static void store(struct x64 *x, unsigned slot, unsigned from, int r, int32_t value)
{
    if (from == NO_SLOT) {
        x64_store_constant(x, slot, (uint64_t)(int64_t)value);
        return;
    }
    if (is_xmm(r))
        mov_from_xmm(&x->e, 1, RAX, r);
    else if (r == NO_REG)
        mov_load(&x->e, 1, RAX, x64_base(x, from), x64_at(x, from));
    mov_store(&x->e, 1, x64_base(x, slot), x64_at(x, slot), r == NO_REG || is_xmm(r) ? RAX : r);
}

static void store_now(struct x64 *x, unsigned i)
{
    const struct lazy *l = &x->lazy.of[i];
    store(x, x->c->isa->cold_slots[0] + i, l->from, l->from == NO_SLOT ? NO_REG : x->where[l->from], l->value);
    x->lazy.set &= ~(1u << i);
}

void x64_settle_lazy(struct x64 *x)
{
    while (x->lazy.set)
        store_now(x, (unsigned)__builtin_ctz(x->lazy.set));
}

bool x64_lazy_move(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    unsigned i = index_of(x, o->d);
    if (i >= LAZY_SLOTS)
        return false;
    x->lazy.set &= ~(1u << i);
    if (o->op == IR_MOV && o->a >= x->nslots && (kills & KILL_A || x->where[o->a] == NO_REG))
        return false;
    x->lazy.of[i] = o->op == IR_MOV ? (struct lazy){.from = o->a} : (struct lazy){.from = NO_SLOT, .value = o->imm};
    x->lazy.set |= 1u << i;
    return true;
}

bool x64_lazy_wants(const struct x64 *x, unsigned slot)
{
    for (uint32_t left = x->lazy.set; left; left &= left - 1)
        if (x->lazy.of[__builtin_ctz(left)].from == slot)
            return true;
    return false;
}

static bool is_lost(const struct ir_op *o, unsigned info, unsigned kills, unsigned slot)
{
    return (info & OP_DEF && o->d == slot) || (kills & KILL_A && o->a == slot) || (kills & KILL_B && o->b == slot) ||
           (kills & KILL_C && o->c == slot);
}

static bool reads(const struct ir_op *o, unsigned info, unsigned slot)
{
    return (info & OP_USE_A && o->a == slot) || (info & OP_USE_B && o->b == slot) || (info & OP_USE_C && o->c == slot);
}

/* Does it read or write registers chosen at run time, and may they be cold ones? */
static bool may_index_one(const struct isa *isa, const struct ir_op *o)
{
    return (o->op == IR_GETX || o->op == IR_SETX) && o->imm <= isa->cold_slots[1] && isa->cold_slots[0] < o->imm + o->c;
}

void x64_lazy_before(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    unsigned info = ir_op_info(o);
    bool any = x64_is_any_call(o) || may_index_one(x->c->isa, o);
    for (uint32_t left = x->lazy.set; left; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctz(left);
        struct lazy *l = &x->lazy.of[i];
        if (any || reads(o, info, x->c->isa->cold_slots[0] + i))
            store_now(x, i);
        else if (l->from == NO_SLOT || !is_lost(o, info, kills, l->from))
            continue;
        else if (o->op == IR_MOV && o->a == l->from && o->d < x->nslots && !ir_is_cold(x->c->isa, o->d))
            l->from = o->d; /* it changes its name */
        else
            store_now(x, i);
    }
}

void x64_lazy_note(const struct x64 *x, struct stub *s)
{
    s->nlazy = 0;
    for (uint32_t left = x->lazy.set; left; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctz(left);
        const struct lazy *l = &x->lazy.of[i];
        s->lazy[s->nlazy].slot = (uint16_t)(x->c->isa->cold_slots[0] + i);
        s->lazy[s->nlazy].is = *l;
        s->lazy[s->nlazy++].reg = l->from == NO_SLOT ? NO_REG : x->where[l->from];
    }
}

void x64_lazy_stub(struct x64 *x, const struct stub *s)
{
    for (unsigned i = 0; i < s->nlazy; i++)
        store(x, s->lazy[i].slot, s->lazy[i].is.from, s->lazy[i].reg, s->lazy[i].is.value);
}
