/* translate.c - translates a block: micro-operations to x86-64 in one pass, with registers allocated as it goes
 * (regs.c), and emits the code that enters and leaves translated code. */
#include "emu/x64/cache/cache.h"
#include "emu/x64/clock/charge.h"
#include "emu/x64/clock/fed.h"
#include "emu/x64/clock/memo.h"
#include "emu/x64/run/shadow.h"
#include "emu/x64/clock/version.h"

#include <stdlib.h>

/* Returns whether o may need slots in memory. */
static bool may_need_memory(const struct ir_op *o)
{
    return o->op == IR_CALL && (!(o->flags >> 8) || o->flags >> 8 == IR_FAST_INTRINSIC);
}

static unsigned one_op(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    unsigned kills = x->uses.kills[i];
    bool compares = ir_is_comparison(o->op) || x64_is_bit_test(x, i);

    if (x->halves.n && (ir_op_info(o) & OP_FLOW || compares || o->op == IR_SELECT || ir_is_fixup(o) || may_need_memory(o)))
        x64_read_aliases(x); /* what follows would lose the flags, or does not handle halves */
    if (x->halves.n && (ir_op_info(o) & OP_DEF))
        x64_save_aliases(x, o->d);
    if (compares)
        return x64_compare_op(x, i);
    if (x64_xmm_op(x, o, kills))
        return i + 1;
    if (x64_arithmetic_op(x, o, kills) || x64_memory_op(x, o, kills))
        return i + 1;
    switch (o->op) {
    case IR_NOP: break;
    case IR_CALL:
        if (o->flags >> 8 == IR_FAST_INTRINSIC)
            return x64_intrinsic(x, o)->x64(x, i);
        if (o->flags >> 8 >= IR_FAST_LANES)
            x64_lanes(x, o, kills);
        else if (o->flags >> 8 >= IR_FAST_STATUSLESS)
            return x64_statusless_float(x, i);
        else if (o->flags >> 8)
            return x64_fast_float(x, i);
        else
            x64_call_op(x, o, kills);
        break;
    case IR_FIXUP:
    case IR_FIXUP_SELECT:
    case IR_FIXUP_COMPARE: x64_fixup_op(x, o); break;
    case IR_SKIPPED: x64_clock_skipped(x, o, kills); break;
    case IR_CHARGE:
        if (x->fed)
            x64_fed_charge(x, o);
        else
            x64_clock_charge(x, o);
        x64_kill_operands(x, o, kills);
        break;
    case IR_SKIP:
    case IR_SKIP_Z:
    case IR_SKIP_NZ: return x64_skip_op(x, i);
    case IR_GOTO: x64_goto_op(x, o); break;
    case IR_GOTO_DYN: x64_goto_dyn_op(x, o); break;
    case IR_STOP: x64_stop_op(x, o); break;
    default: ir_bug(x->c, "a micro-operation has no host code");
    }
    return i + 1;
}

unsigned x64_one_op(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    x->now = o;
    unsigned next = one_op(x, i);
    x->now = NULL;
    if ((ir_op_info(o) & OP_DEF) && x64_is_status(x, o->d))
        x64_status_defined(x);
    return next;
}

/* ---- the block ------------------------------------------------------------------------------ */

/* Returns the next read of slot. DEAD_OP: the slot is rewritten before it is observed, which x->uses.rewritten[slot] ==
 * now says. */
static uint16_t next_read(const struct x64 *x, unsigned slot, unsigned now)
{
    return x->uses.next[slot] == NO_OP && x->uses.rewritten[slot] == now ? DEAD_OP : x->uses.next[slot];
}

/* The operands of the fault fix-up at op i stay in their registers until op `end`, the first of the next instruction. */
static void keep_for_fixup(struct x64 *x, unsigned i, unsigned end)
{
    const struct ir_op *fixup = &x->b->ops[i];
    bool has_b = ir_op_info(fixup) & OP_USE_B;
    for (unsigned k = i + 1; k < end; k++) {
        const uint16_t slots[3] = {x->b->ops[k].a, x->b->ops[k].b, x->b->ops[k].c};
        for (unsigned n = 0; n < 3 && x->uses.kills[k]; n++)
            if (slots[n] == fixup->a || (has_b && slots[n] == fixup->b))
                x->uses.kills[k] &= (uint8_t) ~(1u << n);
    }
}

/* Scans backwards: which operation reads each slot next, and which operands are temporaries that are not read again. */
static void find_uses(struct x64 *x)
{
    uint16_t *next = x->uses.next;
    uint16_t now = 1; /* incremented at each operation that may observe all slots */
    memset(next, 0xff, x->b->nslots * sizeof *next);
    memset(x->uses.rewritten, 0, x->b->nslots * sizeof *x->uses.rewritten);
    memset(x->uses.target, 0, x->b->nops + 1);
    for (unsigned i = x->b->nops, insn = x->b->ninsns, end = i; i-- > 0;) {
        const struct ir_op *o = &x->b->ops[i];
        const uint16_t slots[3] = {o->a, o->b, o->c};
        static const unsigned bits[3] = {OP_USE_A, OP_USE_B, OP_USE_C};
        unsigned f = ir_op_info(o);
        if (ir_is_skip(o))
            x->uses.target[o->imm] = true;
        if (f & OP_DEF) {
            x->uses.next_of[i][3] = next_read(x, o->d, now);
            next[o->d] = NO_OP;
            x->uses.rewritten[o->d] = now;
        }
        if (f & (OP_SEES | OP_FLOW))
            now++;
        x->uses.kills[i] = 0;
        for (unsigned k = 0; k < 3; k++) {
            if (!(f & bits[k]))
                continue;
            x->uses.next_of[i][k] = next_read(x, slots[k], now);
            /* operands of fault fix-ups must survive until the instruction is complete */
            if (slots[k] >= x->nslots && next[slots[k]] == NO_OP && !ir_is_fixup(o))
                x->uses.kills[i] |= (uint8_t)(1u << k);
        }
        while (insn && x->b->insns[insn - 1].first_op > i)
            end = x->b->insns[--insn].first_op;
        if (ir_is_fixup(o))
            keep_for_fixup(x, i, end);
        for (unsigned k = 0; k < 3; k++)
            if (f & bits[k])
                next[slots[k]] = (uint16_t)i;
    }
}

/* Advances x->uses.next beyond operation i. */
static void advance_uses(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    unsigned f = ir_op_info(o);
    if (f & OP_USE_A)
        x->uses.next[o->a] = x->uses.next_of[i][0];
    if (f & OP_USE_B)
        x->uses.next[o->b] = x->uses.next_of[i][1];
    if (f & OP_USE_C)
        x->uses.next[o->c] = x->uses.next_of[i][2];
    if (f & OP_DEF)
        x->uses.next[o->d] = x->uses.next_of[i][3];
}

static void start_registers(struct x64 *x)
{
    memset(x->where, NO_REG, x->b->nslots);
    memset(x->where + MAX_SLOTS, NO_REG, sizeof x->where - MAX_SLOTS);
    for (unsigned i = 0; i < 32; i++)
        x->regs.slot[i] = NO_SLOT;
    x->npool = GPR_POOL;
    x->now = NULL;
    x->fp.raised = RAISED_ANYTHING;
    x->halves.n = 0;
    if (x->c->space->high_mask)
        x->pinned = 1u << R15;
    if (x->c->isa->window.count)
        x->pinned |= 1u << WINDOW_REG;
    if (x->fed)
        x->pinned |= 1u << x64_fed_reg(x->c);
    for (unsigned i = 0; i < x->hc->pins; i++) {
        x64_bind(x, x64_pin_regs[i], x->c->isa->hot_slots[i], false);
        x->pinned |= (uint16_t)(1u << x64_pin_regs[i]);
    }
}

static void enter_block(struct x64 *x)
{
    if (x->fed) {
        x64_fed_enter(x);
        return;
    }
    if (x->clock) {
        x64_clock_enter(x);
        x64_cache_enter(x);
        return;
    }
    alu_ri(&x->e, ALU_SUB, 1, R14, (int32_t)x->b->ninsns);
    x64_new_stub(x, STUB_BUDGET, jcc(&x->e, CC_B));
}

static void go_to(struct x64 *x, uint8_t *p, uint8_t *limit)
{
    x->e.p = p;
    x->e.limit = limit;
}

/* Frees the temporaries that only the fault fix-ups of the last instruction kept. */
static void end_fixups(struct x64 *x)
{
    for (unsigned k = 0; k < x->nfixups; k++) {
        const struct ir_op *o = x->fixups[k];
        const uint16_t slots[2] = {o->a, ir_op_info(o) & OP_USE_B ? o->b : o->a};
        for (unsigned n = 0; n < 2; n++) {
            int r = x->where[slots[n]];
            if (slots[n] >= x->nslots && r != NO_REG && !is_read_again(x->uses.next[slots[n]]))
                x64_forget(x, r);
        }
    }
    x->nfixups = 0;
}

unsigned x64_translate_at(struct x64 *x, unsigned i, unsigned *accounted)
{
    while (*accounted < i)
        advance_uses(x, (*accounted)++);
    while (x->insn + 1 < x->b->ninsns && x->b->insns[x->insn + 1].first_op <= i) {
        end_fixups(x);
        x->insn++;
    }
    x64_join_skips(x, i);
    x64_cache_fetch(x, x->insn + 1);
    x->locked = 0;
    while (*accounted <= i)
        advance_uses(x, (*accounted)++);
    return x->unreachable ? i + 1 : x64_one_op(x, i);
}

static void translate_ops(struct x64 *x)
{
    x->insn = x->nfixups = 0;
    for (unsigned i = 0, accounted = 0; i < x->b->nops && !x->e.full;)
        i = x64_translate_at(x, i, &accounted);
    for (unsigned slow = 0, window = 0, cold = 0; !x->e.full;) { /* slow calls and window calls jump to cold paths,
                                                                  * which may have more of them */
        while (slow < x->out_of_line.nslow && !x->e.full)
            x64_emit_slow_call(x, &x->out_of_line.slow[slow++]);
        while (window < x->out_of_line.nwindow && !x->e.full)
            x64_emit_window_call(x, &x->out_of_line.window[window++]);
        if (cold == x->out_of_line.ncold || x->e.full)
            break;
        x64_emit_cold(x, &x->out_of_line.cold[cold++]);
    }
    for (unsigned k = 0; k < x->nfar && !x->e.full; k++)
        x64_emit_far_access(x, &x->far[k]);
    x64_cache_emit_fetch_sites(x); /* next to the block, not in the cold section: in large programs they run often, and
                                    * would miss the host's caches there */
    uint8_t *end = x->e.p;
    go_to(x, x->hc->write + x->hc->cold_end, x->hc->write + x->hc->size);
    for (unsigned k = 0; k < x->out_of_line.nstubs && !x->e.full; k++)
        x64_emit_stub(x, &x->out_of_line.stubs[k]);
    x64_cache_emit_sites(x);
    x->cold_end = x->e.p;
    go_to(x, end, x->hc->write + x->hc->cold_from);
    x64_clock_emit_notes(x);
}

/* Allocates the links of the block's indirect exits, and the host_returns of its calls. */
static void take_links(struct x64 *x)
{
    const struct ir_block *b = x->b;
    unsigned links = 0, calls = 0;
    for (unsigned i = 0; i < b->nops && x->c->isa->window.count; i++) {
        links += b->ops[i].op == IR_GOTO_DYN;
        const struct ir_intrinsic *intrinsic = x64_intrinsic(x, &b->ops[i]);
        calls += intrinsic && intrinsic->calls;
    }
    x->branch.returns = false;
    if (!links && !calls)
        return;
    x->branch.calls = arena_take(&x->hc->arena, calls * sizeof *x->branch.calls + links * sizeof *x->branch.links);
    if (!x->branch.calls)
        ir_no_memory(x->c, "translated code");
    x->branch.links = (struct host_link *)(void *)(x->branch.calls + calls);
}

static void emit_check(struct x64 *x)
{
    x->hb->check = x->hc->exec + (x->e.p - x->hc->write);
    x->hb->other_state = x64_version_check(&x->e, x->b);
    x64_new_stub(x, STUB_STATE, x->hb->other_state);
}

/* A faulting access is looked up by its address, so the side exits must be in the order of translation. */
bool x64_translate(struct cpu *c, struct host_code *hc, struct ir_block *b, bool by_state)
{
    size_t most = sizeof(struct host_block) + (b->nops * 6 + b->ninsns * 2 + 64) * sizeof(struct side_exit);
    struct x64 *x = hc->translator ? hc->translator : (hc->translator = malloc(sizeof *x));
    struct clock_block *clock = c->pipeline || c->feed ? x64_clock_block(c, hc, b) : NULL;
    if (!x)
        ir_no_memory(c, "translated code");
    x->c = c;
    x->hc = hc;
    x->b = b;
    take_links(x);
    struct host_block *hb = arena_take(&hc->arena, most);
    if (!hb)
        ir_no_memory(c, "translated code");
    x->hb = hb;
    x->clock = clock;
    x->fed = c->feed;
    if (x->fed)
        x64_fed_begin(x);
    x->nslots = c->isa->nslots;
    x->pinned = x->locked = 0;
    x->unreachable = false;
    x->out_of_line.nskips = x->out_of_line.nstubs = x->out_of_line.nslow = x->out_of_line.ncold = x->nfixups = x->cache.nsites =
        x->out_of_line.nnotes = x->out_of_line.nwindow = 0;
    x->cache.fetched = (struct fetched){.line = CACHE_NO_LINE};
    memset(&x->regs, 0, sizeof x->regs);
    memset(x->known, 0, b->nslots * sizeof x->known[0]);
    memset(x->known + MAX_SLOTS, 0, 2 * MAX_HALVED * sizeof x->known[0]);
    memset(x->aligned, 0, b->nslots);
    x->e = (struct emitter){.p = hc->write + hc->used, .limit = hc->write + hc->cold_from};
    memset(hb, 0, sizeof *hb);
    hb->clock = clock;
    hb->bound = x64_tests_left(x) ? x64_bound_at_entry(b) : 0;
    start_registers(x);
    if (by_state && b->state)
        emit_check(x);
    x->start = x->e.p;
    if (b->mode & IR_MODE_ARRIVES)
        mov_store(&x->e, 1, RBP, CPU_DISP(arrival_left), R14);
    x64_cache_execute(x);
    hb->entry = hc->exec + (x->start - hc->write);
    hb->near = b->mode & IR_MODE_ARRIVES ? hb->entry : hc->exec + (x->e.p - hc->write);

    find_uses(x);
    x64_predict_regions(x);
    x64_cache_plan(x);
    x64_enter_floats(x);
    enter_block(x);
    translate_ops(x);
    bool fits = !x->e.full;
    if (fits) {
        arena_trim(&hc->arena, hb, sizeof *hb + hb->npoints * sizeof hb->points[0]);
        hb->size = (uint32_t)(x->e.p - x->start);
        hc->used = ((size_t)(x->e.p - hc->write) + 15u) & ~(size_t)15;
        hc->cold_end = (size_t)(x->cold_end - hc->write);
        b->host = hb;
    } else {
        for (unsigned i = 0; i < b->nexits; i++)
            b->exits[i].host_site = NULL;
        arena_trim(&hc->arena, hb, 0);
    }
    return fits;
}

/* ---- entering and leaving translated code ---------------------------------------------------- */

/* Emits uint64_t enter(slots + bias, code, left, r15, clock_word), which enters translated code, and the code that leaves it, with
 * the reason in rax. */
void x64_emit_entry_code(struct cpu *c, struct host_code *hc)
{
    static const int saved[] = {RBX, RBP, R12, R13, R14, R15};
    static const uint64_t zeroes = 0x8080808080808080; /* of shuffle_bytes(): these bytes become 0 */
    static const uint64_t constants[XMM_CONSTANTS][2] = {
        [XMM_ABS64] = {0x7fffffffffffffff},
        [XMM_SIGN64] = {0x8000000000000000},
        [XMM_LEAST64] = {0x0010000000000000},
        [XMM_ABS32] = {0x7fffffff},
        [XMM_SIGN32] = {0x80000000},
        [XMM_LEAST32] = {0x00800000},
        [XMM_SWAP64] = {0x0001020304050607, zeroes},
        [XMM_SWAP32] = {0x8080808000010203, zeroes},
    };
    struct emitter e = {.p = hc->write, .limit = hc->write + hc->size};
    uint8_t *to_leave = x64_emit_miss(&e, c), *to_leave_too = x64_emit_unlinked(&e, c, hc);

    hc->enter = hc->exec + (e.p - hc->write);
    for (unsigned i = 0; i < 6; i++)
        push(&e, saved[i]);
    alu_ri(&e, ALU_SUB, 1, RSP, 8); /* calls need the stack aligned */
    mov_rr(&e, 1, RBP, RDI);
    mov_rr(&e, 1, RAX, RSI);
    mov_rr(&e, 1, R14, RDX);
    mov_rr(&e, 1, R15, RCX);
    mov_store(&e, 1, RSP, 0, R8);
    if (c->feed)
        mov_load(&e, 1, x64_fed_reg(c), RBP, CPU_DISP(queue_at));
    for (unsigned i = 0; i < hc->pins; i++)
        mov_load(&e, 1, x64_pin_regs[i], RBP, x64_disp(c->isa->hot_slots[i]));
    if (c->isa->window.count)
        x64_load_window(&e);
    jmp_reg(&e, RAX);

    hc->leave = hc->exec + (e.p - hc->write);
    land(&e, to_leave);
    land(&e, to_leave_too);
    for (unsigned i = 0; i < hc->pins; i++)
        mov_store(&e, 1, RBP, x64_disp(c->isa->hot_slots[i]), x64_pin_regs[i]);
    mov_store(&e, 1, RBP, CPU_DISP(host_left), R14);
    if (c->feed)
        mov_store(&e, 1, RBP, CPU_DISP(queue_at), x64_fed_reg(c));
    mov_load(&e, 1, RDX, RSP, 0);
    mov_store(&e, 1, RBP, CPU_DISP(clock_word), RDX);
    alu_ri(&e, ALU_ADD, 1, RSP, 8);
    for (unsigned i = 6; i-- > 0;)
        pop(&e, saved[i]);
    byte(&e, 0xc3);
    x64_cache_emit_routines(c, hc, &e);
    x64_memo_emit(c, hc, &e);
    x64_clock_emit_routines(c, hc, &e);
    x64_shadow_emit_routines(c, hc, &e);
    while ((e.p - hc->write) & 15)
        byte(&e, 0);
    hc->constants = hc->exec + (e.p - hc->write);
    for (unsigned i = 0; i < XMM_CONSTANTS; i++) {
        imm64(&e, constants[i][0]);
        imm64(&e, constants[i][1]);
    }
    hc->used = (size_t)(e.p - hc->write);
    hc->cold_end = hc->cold_from;
}
