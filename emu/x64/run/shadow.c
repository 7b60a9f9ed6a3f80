/* shadow.c - see shadow.h. */
#include "emu/x64/run/shadow.h"
#include "emu/x64/clock/charge.h"
#include "emu/x64/translate.h"
#include "emu/x64/clock/version.h"

#define OF_STACK(field) ((int32_t)offsetof(struct shadow_stack, field))
#define OF_FRAME(field) ((int32_t)offsetof(struct shadow_frame, field))
#define OF_EDGE(field)  ((int32_t)offsetof(struct shadow_edge, field))
#define OF_JUMP(field)  ((int32_t)offsetof(struct shadow_jump, field))
#define OF_KNOWN(field) ((int32_t)offsetof(struct shadow_known, field))

/* ---- parts -------------------------------------------------------------------------------------- */

/* d = the machine's clock at a block's entry; other is lost. */
static void emit_clock(const struct cpu *c, struct emitter *e, int d, int other)
{
    mov_load(e, 1, d, RBP, CPU_DISP(slice_end));
    if (!c->pipeline) {
        alu_rr(e, ALU_SUB, 1, d, R14);
        return;
    }
    mov_rr(e, 1, other, R14);
    shift_ri(e, SHIFT_SAR, 1, other, clock_shift(c));
    alu_rr(e, ALU_SUB, 1, d, other);
}

/* Returns the register that holds the slot between blocks, or NO_REG if it is in memory. */
static int pin_of(const struct cpu *c, const struct host_code *hc, unsigned slot)
{
    for (unsigned i = 0; i < hc->pins; i++)
        if (c->isa->hot_slots[i] == slot)
            return x64_pin_regs[i];
    return NO_REG;
}

static void store(struct emitter *e, int base, int32_t disp, uint64_t value, int scratch)
{
    if ((uint64_t)(int64_t)(int32_t)value == value) {
        mov_store_imm(e, base, disp, (int32_t)value);
        return;
    }
    mov_imm(e, scratch, value);
    mov_store(e, 1, base, disp, scratch);
}

/* Loads d with the stack pointer, which is no pin. */
static void load_sp(const struct cpu *c, struct emitter *e, int d)
{
    const struct isa_window *w = &c->isa->window;
    const unsigned slot = c->isa->transfers.sp_slot, n = slot - w->first;

    if (n < w->count)
        mov_load(e, 1, d, WINDOW_REG, x64_disp(n));
    else
        mov_load(e, 1, d, RBP, x64_disp(slot));
}

/* The frame at rdi: where the stacks are. rax, rcx and rdx are lost. */
static void emit_place(const struct cpu *c, const struct host_code *hc, struct emitter *e)
{
    const struct isa_transfers *how = &c->isa->transfers;
    int pin = pin_of(c, hc, how->sp_slot), sp = pin == NO_REG || !how->grows_up ? RAX : pin;
    if (pin == NO_REG)
        load_sp(c, e, RAX);
    else
        mov_rr(e, 1, sp, pin);
    if (!how->grows_up)
        op_reg(e, 1, 0xf7, 2, sp); /* not */
    mov_store(e, 1, RDI, OF_FRAME(at.sp), sp);
    if (!how->x64_bsp)
        return;
    how->x64_bsp(e);
    mov_store(e, 1, RDI, OF_FRAME(at.bsp), RAX);
}

/* ---- frames ------------------------------------------------------------------------------------- */

/* d = the clock of the shadow stack in rsi; other is lost. */
static void emit_stack_clock(const struct cpu *c, struct emitter *e, int d, int other)
{
    emit_clock(c, e, d, other);
    alu_rm(e, ALU_SUB, 1, d, RSI, OF_STACK(lag));
}

/* Enters the frame at rdi, the new top, through the edge in rdx: all but its link. rax, rcx and rdx are lost. */
static void emit_push(const struct cpu *c, const struct host_code *hc, struct emitter *e)
{
    mov_store(e, 1, RSI, OF_STACK(top), RDI);
    alu_mi(e, ALU_ADD, 1, RDX, OF_EDGE(count), 1);
    mov_load(e, 0, RAX, RDX, OF_EDGE(child));
    mov_store(e, 1, RDI, OF_FRAME(context), RAX); /* and no tail */
    mov_store(e, 1, RDI, OF_FRAME(edge), RDX);
    emit_stack_clock(c, e, RAX, RCX);
    mov_store(e, 1, RDI, OF_FRAME(entered), RAX);
    emit_place(c, hc, e);
}

/* Pops the frame at rdi. rcx and r8 are lost. */
static void emit_pop(const struct cpu *c, struct emitter *e)
{
    emit_stack_clock(c, e, RCX, R8);
    alu_rm(e, ALU_SUB, 1, RCX, RDI, OF_FRAME(entered));
    mov_load(e, 1, R8, RDI, OF_FRAME(edge));
    op_mem(e, 1, 0x01, RCX, R8, OF_EDGE(cycles)); /* add [edge], rcx */
    alu_ri(e, ALU_SUB, 1, RDI, sizeof(struct shadow_frame));
    mov_store(e, 1, RSI, OF_STACK(top), RDI);
}

/* ---- routines ----------------------------------------------------------------------------------- */

/* Calls fn(c, clock, to, number), with `to` in rdx and the number in ecx. pad: bytes by which the stack is not aligned. Only pinned
 * registers are preserved. */
static void emit_report(const struct cpu *c, const struct host_code *hc, struct emitter *e, uint64_t fn, int pad)
{
    for (unsigned i = 0; i < hc->pins; i++)
        mov_store(e, 1, RBP, x64_disp(c->isa->hot_slots[i]), x64_pin_regs[i]);
    lea(e, 1, RDI, RBP, -CPU_BIAS);
    emit_clock(c, e, RSI, RAX);
    if (pad)
        alu_ri(e, ALU_SUB, 1, RSP, pad);
    mov_imm(e, RAX, fn);
    call_reg(e, RAX);
    if (pad)
        alu_ri(e, ALU_ADD, 1, RSP, pad);
    for (unsigned i = 0; i < hc->pins; i++)
        if (caller_saved(x64_pin_regs[i]))
            mov_load(e, 1, x64_pin_regs[i], RBP, x64_disp(c->isa->hot_slots[i]));
}

static void called(struct cpu *c, uint64_t cycles, uint64_t to, uint32_t site)
{
    ir_report_transfer(c, cycles, to, site, 0);
}

/* Emits host_code.shadow_called. */
static void emit_called(const struct cpu *c, struct host_code *hc, struct emitter *e)
{
    hc->shadow_called = hc->exec + (e->p - hc->write);
    mov_rr(e, 0, RCX, RAX);
    emit_report(c, hc, e, (uint64_t)(uintptr_t)called, 8);
    byte(e, 0xc3);
}

bool x64_shadow_goes_on(const struct cpu *c, uint64_t to)
{
    return (space_page_flags(c->space, to) & (MEM_X | MEM_GATEWAY | MEM_FILE)) == MEM_X;
}

/* In a branch's number: its target has a block, which can be executed. */
#define FIXED_TARGET 0x80000000u

/* Returns whether it has done nothing. */
static bool jumped(struct cpu *c, uint64_t cycles, uint64_t to, uint32_t branch)
{
    if (!(branch & FIXED_TARGET) && !x64_shadow_goes_on(c, to))
        return true;
    ir_report_transfer(c, cycles, to, 0, branch);
    return false;
}

/* The parts of host_code.shadow_dynamic[]. rax, and rdx of machines with a register window, are on the host's stack. */
struct dynamic {
    const struct cpu *c;
    struct host_code *hc;
    struct emitter *e;
    uint8_t *slow[8], *done[5];
    unsigned nslow, ndone;
};

static void slow_if(struct dynamic *d, enum host_cond cc)
{
    d->slow[d->nslow++] = jcc(d->e, cc);
}

static void done(struct dynamic *d)
{
    d->done[d->ndone++] = jmp(d->e);
}

/* Looks up the transfer in shadow_stack.jumps: rsi = the shadow stack, rdi = the top frame, r8 = its edge, rdx = the entry. */
static void find_jump(struct dynamic *d)
{
    struct emitter *e = d->e;
    mov_rr(e, 0, RDX, RCX);
    shift_ri(e, SHIFT_SHL, 0, RDX, SHADOW_BRANCH_SHIFT);
    alu_rr(e, ALU_ADD, 0, RDX, RAX);
    alu_rr(e, ALU_ADD, 0, RDX, R8);
    op_reg(e, 0, 0x69, RDX, RDX);
    imm32(e, SHADOW_BY_SUM);
    shift_ri(e, SHIFT_SHR, 0, RDX, SHADOW_SUM_SHIFT);
    alu_rm(e, ALU_AND, 0, RDX, RSI, OF_STACK(jumps_mask));
    alu_rm(e, ALU_ADD, 1, RDX, RSI, OF_STACK(jumps));
    alu_rm(e, ALU_CMP, 1, R8, RDX, OF_JUMP(top));
    slow_if(d, CC_NE);
    alu_rm(e, ALU_CMP, 0, RCX, RDX, OF_JUMP(branch));
    slow_if(d, CC_NE);
    alu_rm(e, ALU_CMP, 1, RAX, RDX, OF_JUMP(to));
    slow_if(d, CC_NE);
}

/* A call: pushes a frame. Its link follows from the note. */
static void dynamic_call(struct dynamic *d)
{
    struct emitter *e = d->e;
    const struct isa_transfers *how = &d->c->isa->transfers;
    mov_load(e, 1, RDX, RDX, OF_JUMP(edge));
    alu_rm(e, ALU_CMP, 1, RDI, RSI, OF_STACK(last));
    slow_if(d, CC_E);
    alu_ri(e, ALU_ADD, 1, RDI, sizeof(struct shadow_frame));
    mov_load(e, 1, R8, RBP, x64_disp(how->slot));
    if (how->length) { /* the branch in the low half, its length above */
        mov_rr(e, 0, RAX, R8);
        shift_ri(e, SHIFT_SHR, 1, R8, how->length);
        alu_rr(e, ALU_ADD, 1, R8, RAX);
    } else {
        alu_ri(e, ALU_AND, 1, R8, -(int32_t)d->c->head.isa->sample_bytes);
        alu_ri(e, ALU_ADD, 1, R8, how->link);
    }
    mov_store(e, 1, RDI, OF_FRAME(link), R8);
    emit_push(d->c, d->hc, e);
}

/* The target is the link of the frame at rdi, the top frame: pops it, and those that return with it. rcx, rdx and r8 are lost. */
static void emit_pop_all(const struct cpu *c, struct emitter *e)
{
    emit_stack_clock(c, e, RCX, RDX);
    const uint8_t *again = e->p;
    mov_load(e, 1, R8, RDI, OF_FRAME(edge));
    mov_rr(e, 1, RDX, RCX);
    alu_rm(e, ALU_SUB, 1, RDX, RDI, OF_FRAME(entered));
    op_mem(e, 1, 0x01, RDX, R8, OF_EDGE(cycles));
    mov_load(e, 0, RDX, RDI, OF_FRAME(tail));
    alu_ri(e, ALU_SUB, 1, RDI, sizeof(struct shadow_frame));
    test_rr(e, 0, RDX, RDX);
    jcc_back_to(e, CC_NE, again);
    mov_store(e, 1, RSI, OF_STACK(top), RDI);
}

/* Emits host_code.shadow_return. */
static void emit_return(const struct cpu *c, struct host_code *hc, struct emitter *e)
{
    hc->shadow_return = hc->exec + (e->p - hc->write);
    if (c->isa->window.count)
        push(e, RDX);
    emit_pop_all(c, e);
    mov_store_imm(e, RBP, x64_disp(c->isa->transfers.slot), 0);
    if (c->isa->window.count)
        pop(e, RDX);
    byte(e, 0xc3);
}

/* Jumps within the top frame's function, whose edge is in r8, change nothing, if the frame is not gone. */
static void dynamic_local(struct dynamic *d)
{
    struct emitter *e = d->e;
    const struct isa_transfers *how = &d->c->isa->transfers;
    mov_rr(e, 1, RDX, RAX);
    alu_rm(e, ALU_SUB, 1, RDX, R8, OF_EDGE(low));
    alu_rm(e, ALU_CMP, 1, RDX, R8, OF_EDGE(size));
    uint8_t *leaves = jcc(e, CC_AE);
    if (how->x64_bsp) {
        push(e, RCX);
        how->x64_bsp(e);
        pop(e, RCX);
        alu_rm(e, ALU_CMP, 1, RAX, RDI, OF_FRAME(at.bsp));
        mov_load(e, 1, RAX, RSP, 0);
        slow_if(d, CC_NE);
    }
    int pin = pin_of(d->c, d->hc, how->sp_slot);
    if (pin == NO_REG)
        load_sp(d->c, e, RDX);
    else
        mov_rr(e, 1, RDX, pin);
    if (!how->grows_up)
        op_reg(e, 1, 0xf7, 2, RDX); /* not */
    alu_rm(e, ALU_CMP, 1, RDX, RDI, OF_FRAME(at.sp));
    slow_if(d, CC_B);
    done(d);
    land(e, leaves);
}

/* The edge in rdx is followed by a tail call. */
static void dynamic_tail(struct dynamic *d)
{
    struct emitter *e = d->e;
    enum { NEXT = sizeof(struct shadow_frame) };
    alu_mi(e, ALU_CMP, 0, RDI, OF_FRAME(tail), 0);
    slow_if(d, CC_NE);
    alu_rm(e, ALU_CMP, 1, RDI, RSI, OF_STACK(last));
    slow_if(d, CC_E);
    alu_mi(e, ALU_ADD, 1, RDX, OF_EDGE(count), 1);
    mov_load(e, 0, RAX, RDX, OF_EDGE(child));
    bts_ri(e, 1, RAX, 32); /* a tail */
    mov_store(e, 1, RDI, NEXT + OF_FRAME(context), RAX);
    mov_store(e, 1, RDI, NEXT + OF_FRAME(edge), RDX);
    static const int32_t same[] = {OF_FRAME(link), OF_FRAME(at.sp), OF_FRAME(at.bsp)};
    for (unsigned i = 0; i < sizeof same / sizeof *same; i++) {
        mov_load(e, 1, RAX, RDI, same[i]);
        mov_store(e, 1, RDI, NEXT + same[i], RAX);
    }
    emit_stack_clock(d->c, e, RAX, RCX);
    mov_store(e, 1, RDI, NEXT + OF_FRAME(entered), RAX);
    alu_ri(e, ALU_ADD, 1, RDI, NEXT);
    mov_store(e, 1, RSI, OF_STACK(top), RDI);
    done(d);
}

/* The edge in rdx is followed out of a stub, whose frame becomes the function's. */
static void dynamic_stub(struct dynamic *d)
{
    struct emitter *e = d->e;
    alu_mi(e, ALU_ADD, 1, RDX, OF_EDGE(count), 1);
    emit_stack_clock(d->c, e, RCX, RAX);
    mov_rr(e, 1, RAX, RCX);
    alu_rm(e, ALU_SUB, 1, RAX, RDI, OF_FRAME(entered));
    op_mem(e, 1, 0x01, RAX, R8, OF_EDGE(cycles));
    mov_store(e, 1, RDI, OF_FRAME(entered), RCX);
    mov_store(e, 1, RDI, OF_FRAME(edge), RDX);
    mov_load(e, 0, RAX, RDX, OF_EDGE(child));
    mov_store(e, 1, RDI, OF_FRAME(context), RAX); /* and no tail */
    done(d);
}

static void dynamic_jump(struct dynamic *d)
{
    struct emitter *e = d->e;
    mov_load(e, 0, RCX, RDX, OF_JUMP(action));
    mov_load(e, 1, RDX, RDX, OF_JUMP(edge));
    alu_ri(e, ALU_CMP, 0, RCX, SHADOW_TAIL);
    uint8_t *no_tail = jcc(e, CC_NE);
    dynamic_tail(d);
    land(e, no_tail);
    alu_ri(e, ALU_CMP, 0, RCX, SHADOW_STUB);
    uint8_t *no_stub = jcc(e, CC_NE);
    dynamic_stub(d);
    land(e, no_stub);
    alu_mi(e, ALU_ADD, 1, RDX, OF_EDGE(count), 1);
    emit_pop(d->c, e);
}

/* Emits host_code.shadow_dynamic[calls]. */
static void emit_dynamic(const struct cpu *c, struct host_code *hc, struct emitter *e, bool calls)
{
    struct dynamic d = {.c = c, .hc = hc, .e = e};
    bool window = c->isa->window.count;
    hc->shadow_dynamic[calls] = hc->exec + (e->p - hc->write);
    if (window)
        push(e, RDX);
    push(e, RAX);
    mov_load(e, 1, RSI, RBP, CPU_DISP(shadow));
    mov_load(e, 1, RDI, RSI, OF_STACK(top));
    mov_load(e, 1, R8, RDI, OF_FRAME(edge));
    if (!calls) {
        alu_mi(e, ALU_CMP, 1, RBP, x64_disp(c->isa->transfers.slot), 0); /* not taken */
        d.done[d.ndone++] = jcc(e, CC_E);
        alu_rm(e, ALU_CMP, 1, RAX, RDI, OF_FRAME(link));
        uint8_t *no_return = jcc(e, CC_NE);
        emit_pop_all(c, e);
        done(&d);
        land(e, no_return);
        dynamic_local(&d);
    }
    find_jump(&d);
    if (calls)
        dynamic_call(&d);
    else
        dynamic_jump(&d);
    while (d.ndone)
        land(e, d.done[--d.ndone]);
    mov_store_imm(e, RBP, x64_disp(c->isa->transfers.slot), 0);
    alu_rr(e, ALU_XOR, 0, RCX, RCX);
    uint8_t *out = e->p;
    pop(e, RAX);
    if (window)
        pop(e, RDX);
    byte(e, 0xc3);
    while (d.nslow)
        land(e, d.slow[--d.nslow]);
    mov_load(e, 1, RDX, RSP, 0);
    emit_report(c, hc, e, (uint64_t)(uintptr_t)jumped, window ? 8 : 0);
    test_ri(e, 0, RAX, 1);
    jmp_to(e, out);
}

void x64_shadow_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e)
{
    if (!c->transfers)
        return;
    emit_called(c, hc, e);
    emit_return(c, hc, e);
    emit_dynamic(c, hc, e, false);
    emit_dynamic(c, hc, e, true);
}

/* ---- calls -------------------------------------------------------------------------------------- */

/* Looks up the call in the context of the top frame: rsi = the shadow stack, rdi = the new frame, rdx = the edge. Else jumps out at `slow`.
 */
static void emit_look_up(struct emitter *e, uint32_t site, uint8_t *slow[3])
{
    mov_load(e, 1, RSI, RBP, CPU_DISP(shadow));
    mov_load(e, 1, RDI, RSI, OF_STACK(top));
    mov_load(e, 0, RCX, RDI, OF_FRAME(context));
    op_reg(e, 0, 0x69, RAX, RCX); /* imul eax, ecx, … */
    imm32(e, SHADOW_BY_CONTEXT);
    alu_ri(e, ALU_ADD, 0, RAX, (int32_t)(site * SHADOW_BY_SITE));
    alu_rm(e, ALU_AND, 0, RAX, RSI, OF_STACK(known_mask));
    alu_rm(e, ALU_ADD, 1, RAX, RSI, OF_STACK(known));
    alu_rm(e, ALU_CMP, 0, RCX, RAX, OF_KNOWN(context));
    slow[0] = jcc(e, CC_NE);
    alu_mi(e, ALU_CMP, 0, RAX, OF_KNOWN(site), (int32_t)site);
    slow[1] = jcc(e, CC_NE);
    mov_load(e, 1, RDX, RAX, OF_KNOWN(edge));
    alu_rm(e, ALU_CMP, 1, RDI, RSI, OF_STACK(last));
    slow[2] = jcc(e, CC_E);
    alu_ri(e, ALU_ADD, 1, RDI, sizeof(struct shadow_frame));
}

/* Returns a second exit to the same place in the mode without IR_MODE_ARRIVES. */
static struct ir_exit *second_exit(struct cpu *c, const struct ir_exit *x)
{
    struct ir_exit *n = arena_take(&code_of(c)->memory.arena, sizeof *n);
    if (!n)
        ir_no_memory(c, "a block");
    *n = ir_exit_as(x, x->owner);
    n->mode &= ~IR_MODE_ARRIVES;
    n->after = x->after;
    n->more = x->owner->outcomes;
    x->owner->outcomes = n;
    return n;
}

/* If the budget is used up, the target runs later, and C reports the transfer: returns the jump taken then, or NULL if the exit has tested
 * it.
 */
static uint8_t *emit_budget(const struct cpu *c, struct emitter *e)
{
    if (c->pipeline)
        return NULL;
    test_rr(e, 1, R14, R14);
    return jcc(e, CC_E);
}

static void emit_leave(struct emitter *e, const struct cpu *c, const struct host_code *hc, const struct ir_exit *x)
{
    store(e, RBP, x64_disp(c->isa->pc_slot), x->pc, RDX);
    store(e, RBP, x64_disp(c->isa->mode_slot), x->mode, RDX);
    mov_imm(e, RAX, LEAVE_LOOKUP);
    jmp_to(e, hc->leave - hc->exec + hc->write);
}

/* Pushes a frame in host code, if the call is known in its context. */
static void emit_call(const struct cpu *c, const struct host_code *hc, struct emitter *e, const struct ir_exit *x, uint64_t link,
                      uint32_t site)
{
    uint8_t *slow[3];
    emit_look_up(e, site, slow);
    store(e, RDI, OF_FRAME(link), link, RAX);
    emit_push(c, hc, e);
    mov_store_imm(e, RBP, x64_disp(c->isa->transfers.slot), 0);
    uint8_t *pushed = jmp(e);
    for (unsigned i = 0; i < 3; i++)
        land(e, slow[i]);
    mov_imm(e, RAX, site);
    mov_imm(e, RDX, x->pc);
    call_to(e, hc->shadow_called - hc->exec + hc->write);
    land(e, pushed);
}

static void emit_jump(const struct host_code *hc, struct emitter *e, const struct ir_exit *x, uint32_t branch)
{
    mov_imm(e, RAX, x->pc);
    mov_imm(e, RCX, branch | FIXED_TARGET);
    call_to(e, hc->shadow_dynamic[false] - hc->exec + hc->write);
}

/* Chains x to code that transfers. link: of a call; else 0. */
static void arrange(struct cpu *c, struct host_code *hc, struct ir_exit *x, uint64_t link, uint32_t number)
{
    struct ir_exit *next = second_exit(c, x);
    struct emitter e = at_end(hc);
    uint8_t *piece = e.p, *expired = emit_budget(c, &e);
    if (link)
        emit_call(c, hc, &e, x, link, number);
    else
        emit_jump(hc, &e, x, number);
    next->host_site = jmp(&e);
    next->host_stub = hc->exec + (e.p - hc->write);
    land(&e, next->host_site);
    mov_imm(&e, RAX, (uint64_t)(uintptr_t)next | LEAVE_GOTO);
    jmp_to(&e, hc->leave - hc->exec + hc->write);
    if (expired) {
        land(&e, expired);
        emit_leave(&e, c, hc, x);
    }
    if (e.full) {
        next->host_site = NULL;
        return;
    }
    keep(hc, &e);
    set_target(x->host_site, piece);
    x->arranged = true;
}

void x64_shadow_resolve(struct cpu *c, struct host_code *hc, struct ir_exit *x, uint64_t clock)
{
    const struct isa_transfers *how = &c->isa->transfers;
    const uint64_t from = isa_noted_branch(how, x->code), link = isa_noted_link(how, x->code, c->head.isa->sample_bytes);
    const bool calls = isa_noted_kind(how, x->code) == IR_TRANSFER_CALL;
    uint32_t number = x->code ? c->transfers->site(c->transfers->crosses_ctx, from, calls ? x->pc : 0) : 0;
    if (number && !x->arranged && x->host_site)
        arrange(c, hc, x, calls ? link : 0, number);
    ir_report_transfer(c, clock, x->pc, calls ? number : 0, calls ? 0 : number);
}

/* ---- returns ------------------------------------------------------------------------------------ */

static void emit_dynamic_call(const struct cpu *c, const struct host_code *hc, struct emitter *e, uint64_t note)
{
    const struct isa_transfers *how = &c->isa->transfers;

    mov_imm(e, RCX, c->transfers->site(c->transfers->crosses_ctx, isa_noted_branch(how, note), 0));
    call_to(e, hc->shadow_dynamic[isa_noted_kind(how, note) == IR_TRANSFER_CALL] - hc->exec + hc->write);
}

void x64_shadow_transfer(const struct cpu *c, const struct host_code *hc, struct emitter *e, uint64_t note, uint8_t *not_done[2])
{
    const struct isa_transfers *how = &c->isa->transfers;
    not_done[0] = emit_budget(c, e);
    if (isa_noted_kind(how, note) == IR_TRANSFER_CALL) {
        emit_dynamic_call(c, hc, e, note);
        not_done[1] = jcc(e, CC_NE);
        return;
    }
    mov_load(e, 1, RSI, RBP, CPU_DISP(shadow));
    mov_load(e, 1, RDI, RSI, OF_STACK(top));
    alu_rm(e, ALU_CMP, 1, RAX, RDI, OF_FRAME(link));
    uint8_t *jumps = jcc(e, CC_NE);
    alu_mi(e, ALU_CMP, 0, RDI, OF_FRAME(tail), 0);
    uint8_t *tail = jcc(e, CC_NE);
    emit_pop(c, e);
    mov_store_imm(e, RBP, x64_disp(how->slot), 0);
    uint8_t *popped = jmp(e);
    land(e, tail);
    call_to(e, hc->shadow_return - hc->exec + hc->write);
    uint8_t *all_popped = jmp(e);
    land(e, jumps);
    emit_dynamic_call(c, hc, e, note);
    not_done[1] = jcc(e, CC_NE);
    land(e, popped);
    land(e, all_popped);
}
