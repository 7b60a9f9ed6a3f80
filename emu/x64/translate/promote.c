/*
 * promote.c - memory-to-register promotion: a loop's words of memory that are held in registers as well.
 *
 * The idea: a loop that keeps a floating-point variable in memory waits for it, because a stored value is loaded again
 * only some ten host cycles later, after two byte swaps. Where a loop (loop.c) loads from an address that it stores to,
 * and the address is loop-invariant, an xmm register holds the word from before the first iteration on: each store also
 * updates the register, and loads copy it.
 *
 * Invariant: no other store of the block overlaps the word. All stores have the same base register, which the block
 * does not write, and their offsets tell them apart.
 */
#include "emu/x64/translate.h"

/* Returns whether o's address is loop-invariant: its base is a guest register that the block does not write. */
static bool is_invariant(const struct x64 *x, const struct ir_op *o, const bool *written)
{
    return !(o->flags & IR_MEM_INDEX) && o->a < x->nslots && !written[o->a];
}

static unsigned store_bytes(unsigned op)
{
    switch (op) {
#define X(bits, order) \
    case IR_ST##bits##order: return bits / 8;
        IR_MEMORY(X)
#undef X
    }
    return 0;
}

static bool find_written(const struct x64 *x, bool *written)
{
    bool stores = false;
    memset(written, 0, x->nslots);
    for (unsigned i = 0; i < x->b->nops; i++) {
        const struct ir_op *o = &x->b->ops[i];
        if (ir_op_info(o) & OP_DEF && o->d < x->nslots)
            written[o->d] = true;
        stores |= store_bytes(o->op) > 0;
    }
    return stores;
}

/* Returns whether the block stores m's word, and no other store overlaps it. */
static bool is_unaliased(const struct x64 *x, const struct promoted *m, const bool *written)
{
    bool stored = false;
    for (unsigned i = 0; i < x->b->nops; i++) {
        const struct ir_op *o = &x->b->ops[i];
        unsigned bytes = store_bytes(o->op);
        if (!bytes)
            continue;
        if (!is_invariant(x, o, written) || o->a != m->base)
            return false;
        if (o->op == (m->bits == 64 ? IR_ST64BE : IR_ST32BE) && o->imm == m->disp)
            stored = true;
        else if ((int64_t)o->imm + bytes > m->disp && o->imm < (int64_t)m->disp + m->bits / 8)
            return false;
    }
    return stored;
}

/* Promotes the word that op o loads, if possible. */
static void choose(struct x64 *x, const struct ir_op *o, unsigned bits, const bool *written)
{
    unsigned k = x->loop.npromoted, slot = x->b->nslots + k;
    struct promoted m = {
        .base = o->a, .disp = o->imm, .bits = (uint8_t)bits, .aligned = o->flags & IR_MEM_ALIGN, .reg = x64_pool[GPR_POOL + k]};
    if (slot >= MAX_SLOTS || x64_promoted_of(x, o) != NO_REG || !is_unaliased(x, &m, written))
        return;
    x64_bind(x, m.reg, slot, false); /* a slot beyond those of the block, in whose memory slow calls save the register */
    x->regs.narrow[m.reg] = bits == 32;
    x->pinned |= 1u << m.reg;
    x->loop.promoted[x->loop.npromoted++] = m;
}

void x64_choose_promoted(struct x64 *x)
{
    bool written[IR_MAX_GUEST_SLOTS];
    if (x->c->space->high_mask || !find_written(x, written))
        return;
    for (unsigned i = 0; i < x->b->nops && x->loop.npromoted < MAX_PROMOTED; i++) {
        const struct ir_op *o = &x->b->ops[i];
        if ((o->op == IR_LD32BE || o->op == IR_LD64BE) && o->flags & IR_MEM_ADDR32 && is_invariant(x, o, written) &&
            x64_is_for_xmm(x, o->d, x->uses.next_of[i][3]))
            choose(x, o, o->op == IR_LD64BE ? 64 : 32, written);
    }
}

static void check_promoted(struct x64 *x, const struct promoted *m, int a)
{
    unsigned bytes = m->bits / 8u;
    lea(&x->e, 0, RAX, a, m->disp);
    test_ri(&x->e, 0, RAX, (int32_t)bytes - 1);
    x64_deopt_if(x, CC_NE);
    x->out_of_line.stubs[x->out_of_line.nstubs - 1].uncharged = true;
    if (!(m->disp & (int32_t)(bytes - 1)) && x->aligned[m->base] < bytes)
        x->aligned[m->base] = (uint8_t)bytes;
}

/* On a fault of these loads the interpreter takes over; it reports the fault if it comes to the access. */
void x64_load_promoted(struct x64 *x)
{
    x->insn = 0;
    for (unsigned k = 0; k < x->loop.npromoted; k++) {
        const struct promoted *m = &x->loop.promoted[k];
        int a = x->where[m->base];
        if (a == NO_REG || is_xmm(a))
            mov_load(&x->e, 1, a = RDX, RBP, x64_disp(m->base));
        if (m->aligned)
            check_promoted(x, m, a);
        struct stub *fault = x64_new_stub(x, STUB_DEOPT, NULL);
        fault->uncharged = true;
        fault->point = x64_new_side_exit(x);
        fault->point->early = true;
        fault->point->access = (uint32_t)(x->e.p - x->start);
        gs_load_xmm(&x->e, m->bits, XMM_SCRATCH, true, a, NO_REG, 0, m->disp);
        shuffle_bytes(&x->e, m->reg, XMM_SCRATCH, x64_xmm_constant(x, m->bits == 64 ? XMM_SWAP64 : XMM_SWAP32));
    }
}

int x64_promoted_of(const struct x64 *x, const struct ir_op *o)
{
    unsigned bits = o->op == IR_LD64BE || o->op == IR_ST64BE ? 64 : o->op == IR_LD32BE || o->op == IR_ST32BE ? 32 : 0;
    for (unsigned k = 0; k < x->loop.npromoted; k++)
        if (x->loop.promoted[k].bits == bits && x->loop.promoted[k].base == o->a && x->loop.promoted[k].disp == o->imm &&
            !(o->flags & IR_MEM_INDEX))
            return x->loop.promoted[k].reg;
    return NO_REG;
}

void x64_set_promoted(struct x64 *x, const struct ir_op *o, unsigned bits)
{
    int m = x64_promoted_of(x, o);
    if (m == NO_REG)
        return;
    unsigned cell = x64_cell_of(x, o->b);
    int r = x->where[cell];
    if (r == NO_REG) { /* a constant, or a half of a slot */
        if (x->known[cell].known)
            mov_imm(&x->e, r = RDX, x->known[cell].value);
        else
            x64_read_to(x, r = RDX, o->b, bits);
    }
    if (!is_xmm(r))
        mov_to_xmm(&x->e, bits == 64, m, r);
    else
        mov_xmm(&x->e, m, r);
}
