/*
 * gather.c - conditions of the pipeline's word (clock.h) that come together in a host register.
 *
 * An instruction that is not skipped, but whose result is not taken, says whether it counts as skipped wherever control comes to the end of
 * the block. Where there are several, each is shifted into a register: one or three host instructions in place of four, of which one would
 * read and write memory. On each way out they go to the word: the first is their highest bit there, so that one shift brings all to their
 * places.
 */
#include "emu/ir/x64/clock.h"
#include "emu/ir/x64/translate.h"

enum { FEW_GATHERED = 3 /* fewer are not worth a register */ };

/* Are registers alone what translated code of b uses, and what holds one stays where it is? */
static bool keeps_registers(const struct cpu *c, const struct ir_block *b)
{
    if (c->isa->window.count || c->timed->timing->caches)
        return false;
    for (unsigned i = 0; i < b->nops; i++)
        if (b->ops[i].op == IR_CALL)
            return false;
    return true;
}

static bool is_among(const struct clock_block *cb, unsigned insn)
{
    for (unsigned i = 0; i < cb->nskips; i++)
        if (cb->skip[i] == insn)
            return true;
    return false;
}

void x64_gather_plan(const struct cpu *c, const struct ir_block *b, struct clock_block *cb)
{
    uint64_t gathered = 0, others = 0;
    uint8_t order[CLOCK_SKIPS];
    unsigned n = 0, passed = 0, kept;
    if (cb->nskips < FEW_GATHERED || !keeps_registers(c, b))
        return;
    for (unsigned i = 0; i < b->nops; i++) {
        const struct ir_op *o = &b->ops[i];
        if (ir_is_skip(o) && (unsigned)o->imm > passed)
            passed = (unsigned)o->imm;
        if (!ir_skips_insn(o) || !is_among(cb, o->c))
            continue;
        if (o->op == IR_SKIPPED && i >= passed && !((gathered | others) >> o->c & 1))
            gathered |= 1ull << o->c;
        else
            others |= 1ull << o->c;
    }
    gathered &= ~others;
    for (unsigned i = cb->nskips; i-- > 0;)
        if (gathered >> cb->skip[i] & 1)
            order[n++] = cb->skip[i];
    if (n < FEW_GATHERED)
        return;
    kept = n;
    for (unsigned i = 0; i < cb->nskips; i++)
        if (!(gathered >> cb->skip[i] & 1))
            order[n++] = cb->skip[i];
    memcpy(cb->skip, order, n);
    cb->ngathered = (uint8_t)kept;
}

void x64_gather_enter(struct x64 *x)
{
    if (x->clock->ngathered)
        alu_rr(&x->e, ALU_XOR, 0, GATHER_REG, GATHER_REG);
}

bool x64_gathers(const struct x64 *x, unsigned bit)
{
    return bit < x->clock->ngathered;
}

static void is_next(struct x64 *x, unsigned bit)
{
    if (bit + ++x->gathered != x->clock->ngathered)
        ir_bug(x->c, "a condition is not met in its place");
}

void x64_gather(struct x64 *x, unsigned bit, int r)
{
    is_next(x, bit);
    lea_index(&x->e, 0, GATHER_REG, r, GATHER_REG, 1, 0);
}

void x64_gather_carry(struct x64 *x, unsigned bit)
{
    is_next(x, bit);
    alu_rr(&x->e, ALU_ADC, 0, GATHER_REG, GATHER_REG);
}

void x64_gather_flush(struct x64 *x, unsigned gathered)
{
    if (!gathered)
        return;
    shift_ri(&x->e, SHIFT_SHL, 1, GATHER_REG, 32 + x->clock->ngathered - gathered);
    op_mem(&x->e, 1, 0x09, GATHER_REG, RSP, 0); /* or [rsp], it */
}
