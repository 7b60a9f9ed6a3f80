/* shadow.c - see shadow.h. */
#include "emu/x64/shadow.h"
#include "emu/x64/clock.h"
#include "emu/x64/translate.h"
#include "emu/x64/version_internal.h"

#define OF_STACK(field) ((int32_t)offsetof(struct shadow_stack, field))
#define OF_FRAME(field) ((int32_t)offsetof(struct shadow_frame, field))
#define OF_EDGE(field)  ((int32_t)offsetof(struct shadow_edge, field))
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

/* Returns the register that holds the slot between blocks; NO_REG: it is in memory. */
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

/* The frame at rdi: where the stacks are. rax, rcx and rdx are lost. */
static void emit_place(const struct cpu *c, const struct host_code *hc, struct emitter *e)
{
    const struct isa_transfers *how = &c->isa->transfers;
    int pin = pin_of(c, hc, how->sp_slot), sp = pin == NO_REG || !how->grows_up ? RAX : pin;
    if (pin == NO_REG)
        mov_load(e, 1, RAX, RBP, x64_disp(how->sp_slot));
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

/* ---- routines ----------------------------------------------------------------------------------- */

static void arrived(struct cpu *c, uint64_t cycles, uint64_t to, uint32_t site)
{
    ir_report_transfer(c, cycles, to, site);
}

void x64_shadow_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e)
{
    if (!c->transfers)
        return;
    hc->arrive = hc->exec + (e->p - hc->write);
    mov_rr(e, 0, RCX, RAX);
    for (unsigned i = 0; i < hc->pins; i++)
        mov_store(e, 1, RBP, x64_disp(c->isa->hot_slots[i]), x64_pin_regs[i]);
    lea(e, 1, RDI, RBP, -CPU_BIAS);
    emit_clock(c, e, RSI, RAX);
    alu_ri(e, ALU_SUB, 1, RSP, 8); /* calls need the stack aligned */
    mov_imm(e, RAX, (uint64_t)(uintptr_t)arrived);
    call_reg(e, RAX);
    alu_ri(e, ALU_ADD, 1, RSP, 8);
    for (unsigned i = 0; i < hc->pins; i++)
        if (caller_saved(x64_pin_regs[i]))
            mov_load(e, 1, x64_pin_regs[i], RBP, x64_disp(c->isa->hot_slots[i]));
    byte(e, 0xc3);
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
    alu_ri(e, ALU_AND, 0, RAX, (int32_t)SHADOW_PLACES);
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

static void emit_push(const struct cpu *c, const struct host_code *hc, struct emitter *e, uint64_t link)
{
    mov_store(e, 1, RSI, OF_STACK(top), RDI);
    alu_mi(e, ALU_ADD, 1, RDX, OF_EDGE(count), 1);
    mov_load(e, 0, RAX, RDX, OF_EDGE(child));
    mov_store(e, 1, RDI, OF_FRAME(context), RAX); /* and no tail */
    mov_store(e, 1, RDI, OF_FRAME(edge), RDX);
    store(e, RDI, OF_FRAME(link), link, RAX);
    emit_clock(c, e, RAX, RCX);
    alu_rm(e, ALU_SUB, 1, RAX, RSI, OF_STACK(lag));
    mov_store(e, 1, RDI, OF_FRAME(entered), RAX);
    emit_place(c, hc, e);
}

/* Returns a second exit to the same place in the mode without IR_MODE_ARRIVES. */
static struct ir_exit *second_exit(struct cpu *c, const struct ir_exit *x)
{
    struct ir_exit *n = arena_take(&code_of(c)->memory.arena, sizeof *n);
    if (!n)
        ir_no_memory(c, "a block");
    *n = (struct ir_exit){.pc = x->pc,
                          .mode = x->mode & ~IR_MODE_ARRIVES,
                          .insns = x->insns,
                          .insn = x->insn,
                          .owner = x->owner,
                          .after = x->after,
                          .more = x->owner->outcomes};
    x->owner->outcomes = n;
    return n;
}

/* Without a timing model, r14 may be 0 here: then the target runs later, and C reports the transfer. */
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

/* Chains x to code that pushes a frame. */
static void chain_call(struct cpu *c, struct host_code *hc, struct ir_exit *x, uint64_t link, uint32_t site)
{
    struct ir_exit *next = second_exit(c, x);
    struct emitter e = at_end(hc);
    uint8_t *piece = e.p, *slow[3], *late = emit_budget(c, &e);
    emit_look_up(&e, site, slow);
    emit_push(c, hc, &e, link);
    mov_store_imm(&e, RBP, x64_disp(c->isa->transfers.slot), 0);
    next->host_site = jmp(&e);
    for (unsigned i = 0; i < 3; i++)
        land(&e, slow[i]);
    mov_imm(&e, RAX, site);
    mov_imm(&e, RDX, x->pc);
    call_to(&e, hc->arrive - hc->exec + hc->write);
    jmp_to(&e, next->host_site - 1); /* the jump before */
    next->host_stub = hc->exec + (e.p - hc->write);
    land(&e, next->host_site);
    mov_imm(&e, RAX, (uint64_t)(uintptr_t)next | LEAVE_GOTO);
    jmp_to(&e, hc->leave - hc->exec + hc->write);
    if (late) {
        land(&e, late);
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
    uint64_t from = x->code & ~((uint64_t)3 << how->shift), unit = c->head.isa->sample_bytes;
    uint32_t site = 0;
    if ((x->code >> how->shift & 3) == IR_TRANSFER_CALL) {
        site = c->transfers->site(c->transfers->crosses_ctx, from, x->pc);
        if (!x->arranged && x->host_site)
            chain_call(c, hc, x, (from & -unit) + how->link, site);
    }
    ir_report_transfer(c, clock, x->pc, site);
}

/* ---- returns ------------------------------------------------------------------------------------ */

unsigned x64_shadow_return(const struct cpu *c, struct emitter *e, uint8_t *elsewhere[SHADOW_ELSEWHERE])
{
    unsigned n = 0;
    if ((elsewhere[n] = emit_budget(c, e)) != NULL)
        n++;
    mov_load(e, 1, RSI, RBP, CPU_DISP(shadow));
    mov_load(e, 1, RDI, RSI, OF_STACK(top));
    alu_rm(e, ALU_CMP, 1, RAX, RDI, OF_FRAME(link));
    elsewhere[n++] = jcc(e, CC_NE);
    alu_mi(e, ALU_CMP, 0, RDI, OF_FRAME(tail), 0);
    elsewhere[n++] = jcc(e, CC_NE);
    emit_clock(c, e, RCX, R8);
    alu_rm(e, ALU_SUB, 1, RCX, RSI, OF_STACK(lag));
    alu_rm(e, ALU_SUB, 1, RCX, RDI, OF_FRAME(entered));
    mov_load(e, 1, R8, RDI, OF_FRAME(edge));
    op_mem(e, 1, 0x01, RCX, R8, OF_EDGE(cycles)); /* add [edge], rcx */
    alu_ri(e, ALU_SUB, 1, RDI, sizeof(struct shadow_frame));
    mov_store(e, 1, RSI, OF_STACK(top), RDI);
    mov_store_imm(e, RBP, x64_disp(c->isa->transfers.slot), 0);
    return n;
}
