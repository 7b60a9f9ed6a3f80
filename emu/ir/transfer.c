/* transfer.c - transfers of control: cpu_watch_transfers(). */
#include "emu/ir/build.h"

/* ---- building ------------------------------------------------------------------------------- */

uint64_t ir_arrives(const struct ir_builder *t)
{
    return t->cpu->transfers ? IR_MODE_ARRIVES : 0;
}

bool ir_crosses(const struct ir_builder *t, uint64_t from, uint64_t to)
{
    const struct cpu_transfers *watch = t->cpu->transfers;
    return watch && watch->crosses(watch->crosses_ctx, t->cpu, from, to);
}

uint64_t ir_transfer_note(const struct ir_builder *t, enum ir_transfer kind, uint64_t from)
{
    return from | (uint64_t)kind << t->cpu->isa->transfers.shift;
}

void ir_set_transfer(struct ir_builder *t, uint64_t note)
{
    ir_set_const(t, t->cpu->isa->transfers.slot, note);
}

void ir_transfer(struct ir_builder *t, enum ir_transfer kind, uint64_t from, val unless)
{
    unsigned slot = t->cpu->isa->transfers.slot;
    if (!t->cpu->transfers)
        return;
    uint64_t note = ir_transfer_note(t, kind, from);
    if (unless)
        ir_set(t, slot, ir_select(t, unless, ir_const(t, 0), ir_const(t, note)));
    else
        ir_set_transfer(t, note);
}

uint64_t ir_known_note(struct ir_builder *t)
{
    uint64_t note;
    return ir_is_const(t, ir_get(t, t->cpu->isa->transfers.slot), &note) ? note : 0;
}

static uint64_t arrived(struct cpu *c, uint64_t cycles, uint64_t sp, uint64_t to)
{
    *ir_slot_at(c, c->isa->transfers.sp_slot) = sp; /* which may be in a host register */
    ir_report_transfer(c, cycles, to, 0, 0);
    return 0;
}

void ir_report_arrival(struct ir_builder *t)
{
    val cycles = ir_cycles(t);
    t->ops[t->nops - 1].flags = IR_CYCLES_UNFETCHED;
    val sp = ir_get(t, t->cpu->isa->transfers.sp_slot);
    ir_call(t, arrived, IR_CALL_WRITES | IR_CALL_LOCAL, cycles, sp, ir_const(t, t->insns[0].pc));
}

/* ---- reporting ------------------------------------------------------------------------------ */

struct cpu_frame ir_frame(const struct cpu *c)
{
    const struct isa_transfers *how = &c->isa->transfers;
    uint64_t sp = *ir_slot_at(c, how->sp_slot);
    return (struct cpu_frame){how->grows_up ? sp : ~sp, how->bsp ? how->bsp((struct cpu *)c) : 0};
}

/* The slots that this reads are in memory at a block's entry, but for the stack pointer. */
void ir_report_transfer(struct cpu *c, uint64_t cycles, uint64_t to, uint32_t site, uint32_t branch)
{
    const struct isa_transfers *how = &c->isa->transfers;
    const uint64_t note = c->slot[how->slot];
    if (!note) /* the branch was not taken, or is none: the target may look like a return address of the same function */
        return;
    struct cpu_transfer transfer = {.call = isa_noted_kind(how, note) == IR_TRANSFER_CALL,
                                    .from = isa_noted_branch(how, note),
                                    .to = to,
                                    .link = isa_noted_link(how, note, c->head.isa->sample_bytes),
                                    .cycles = cycles,
                                    .frame = ir_frame(c),
                                    .site = site,
                                    .branch = branch};
    c->slot[how->slot] = 0;
    if (transfer.call && to == transfer.link) /* the idiom that reads the pc */
        return;
    c->transfers->transfer(c->transfers->ctx, c, &transfer);
}
