/*
 * lws.c - gateway calls (emu/cpu/cpu.h), which are LWS (light-weight system) calls, from translated code.
 *
 * The block of a gateway page has no instructions. Here it gets host code, which calls the kernel's LWS function with
 * the budget left and continues where the registers then point. If it was no LWS call, control leaves to the run loop.
 */
#include "emu/x64/clock/charge.h"
#include "emu/x64/translate.h"

static unsigned shift_of(const struct cpu *c)
{
    return c->pipeline ? clock_shift(c) : 0;
}

/* Called from the host code of b with r14; the registers are in memory. Returns the cycles, shifted as in r14, or 0 if it was no LWS call.
 * */
static uint64_t lws(struct cpu *c, uint64_t r14, const struct ir_block *b)
{
    int64_t left = (int64_t)c->left_outside + ((int64_t)r14 >> shift_of(c));
    if (left <= 0)
        return 0;
    c->slot[c->isa->pc_slot] = b->pc;
    c->slot[c->isa->mode_slot] = b->mode;
    uint64_t cycles = c->gateway_call(c->gateway_call_ctx, (uint64_t)left);
    c->lws_cycles += cycles;
    return cycles << shift_of(c);
}

static void move_pins(struct emitter *e, const struct cpu *c, const struct host_code *hc, bool to_memory)
{
    for (unsigned i = 0; i < hc->pins; i++) {
        int32_t at = x64_disp(c->isa->hot_slots[i]);
        if (to_memory)
            mov_store(e, 1, RBP, at, x64_pin_regs[i]);
        else
            mov_load(e, 1, x64_pin_regs[i], RBP, at);
    }
}

/* Jumps to (pc_slot, mode_slot), as control.c's through_targets() does. */
static void go_on(struct emitter *e, const struct cpu *c, const struct host_code *hc)
{
    alu_mi(e, ALU_CMP, 1, RBP, x64_disp(c->isa->mode_slot), 0);
    uint8_t *unusual = jcc(e, CC_NE);
    mov_load(e, 0, RAX, RBP, x64_disp(c->isa->pc_slot));
    if (c->pipeline) {
        x64_clock_test_left(e);
        jcc_to(e, CC_S, hc->write);
    }
    lea_rip(e, RDX, hc->write);
    mov_load_index(e, RCX, RDX, RAX, (int32_t)hc->size);
    alu_rr(e, ALU_ADD, 1, RCX, RDX);
    jmp_reg(e, RCX);
    land(e, unusual);
    mov_imm(e, RAX, LEAVE_LOOKUP);
    jmp_to(e, hc->leave - hc->exec + hc->write);
}

void x64_lws_block(struct cpu *c, struct host_code *hc, struct ir_block *b)
{
    struct emitter e = {.p = hc->write + hc->used, .limit = hc->write + hc->cold_from};
    const uint8_t *start = e.p;
    struct host_block *hb;
    if (b->host || c->feed || !c->gateway_call || !hc->targets || b->mode || b->exits[0].reason != CPU_GATEWAY ||
        !(hb = arena_take(&hc->arena, sizeof *hb)))
        return;
    move_pins(&e, c, hc, true);
    lea(&e, 1, RDI, RBP, -CPU_BIAS);
    mov_rr(&e, 1, RSI, R14);
    mov_imm(&e, RDX, (uint64_t)(uintptr_t)b);
    mov_imm(&e, RAX, (uint64_t)(uintptr_t)lws);
    call_reg(&e, RAX);
    move_pins(&e, c, hc, false);
    test_rr(&e, 1, RAX, RAX);
    uint8_t *none = jcc(&e, CC_E);
    mov_store_imm(&e, RSP, 0, 0); /* the pipeline is empty */
    alu_rr(&e, ALU_SUB, 1, R14, RAX);
    go_on(&e, c, hc);
    land(&e, none);
    mov_imm(&e, RAX, (uint64_t)(uintptr_t)b | LEAVE_BUDGET);
    jmp_to(&e, hc->leave - hc->exec + hc->write);
    if (e.full)
        return;
    hc->used = ((size_t)(e.p - hc->write) + 15u) & ~(size_t)15;
    *hb = (struct host_block){
        .entry = hc->exec + (start - hc->write), .near = hc->exec + (start - hc->write), .size = (uint32_t)(e.p - start)};
    b->host = hb;
    hc->targets[b->pc >> 2] = (uint32_t)(hb->entry - hc->exec); /* for branches whose delay slot is in another page */
}
