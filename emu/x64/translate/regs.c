/*
 * regs.c - the register allocator: a single forward pass over the block that assigns slots to host registers.
 *
 * When no register is free it spills the one whose slot is read furthest ahead (Belady), with a preference for clean
 * ones; next reads are known from a backward scan (x->uses).
 */
#include "emu/x64/translate.h"

const int8_t x64_pin_regs[HOST_PINS_MAX] = {RBX, R11, R10, R9, R12, R13, R15};
/* r15 is the last pin: address spaces with virtual regions need it, flat ones that pin fewer slots do without. r13
 * before it is WINDOW_REG of machines with a register window. Code that feeds the consumer of timing needs one more: x64_fed_reg(). */
const int8_t x64_pool[HOST_POOL] = {RSI,      RDI,      RCX,      R8,        R9,        R10,      R11,      R13,      R12,
                                    RBX,      R15,      XMM0,     XMM0 + 1,  XMM0 + 2,  XMM0 + 3, XMM0 + 4, XMM0 + 5, XMM0 + 6,
                                    XMM0 + 7, XMM0 + 8, XMM0 + 9, XMM0 + 10, XMM0 + 11, XMM0 + 12}; /* the other registers are scratch */

int32_t x64_disp(unsigned cell)
{
    return (int32_t)(is_half(cell) ? (cell - MAX_SLOTS) * 4 : cell * 8) - SLOT_BIAS;
}

static bool in_window(const struct x64 *x, unsigned cell)
{
    const struct isa_window *w = &x->c->isa->window;
    return cell - w->first < w->count;
}

int x64_base(const struct x64 *x, unsigned cell)
{
    return in_window(x, cell) ? WINDOW_REG : RBP;
}

int32_t x64_at(const struct x64 *x, unsigned cell)
{
    return x64_disp(in_window(x, cell) ? cell - x->c->isa->window.first : cell);
}

bool x64_is_guest(const struct x64 *x, unsigned cell)
{
    return cell < x->nslots || is_half(cell);
}

void x64_load_cell(struct x64 *x, int r, unsigned cell)
{
    if (is_xmm(r))
        load_xmm(&x->e, !is_half(cell), r, x64_base(x, cell), x64_at(x, cell));
    else
        mov_load(&x->e, !is_half(cell), r, x64_base(x, cell), x64_at(x, cell));
}

void x64_store_cell(struct x64 *x, unsigned cell, int r, bool narrow)
{
    if (!is_xmm(r)) {
        mov_store(&x->e, !is_half(cell), x64_base(x, cell), x64_at(x, cell), r);
        return;
    }
    store_xmm(&x->e, !is_half(cell) && !narrow, x64_base(x, cell), x64_at(x, cell), r);
    if (narrow && !is_half(cell)) {
        op_mem(&x->e, 0, 0xc7, 0, x64_base(x, cell), x64_at(x, cell) + 4);
        imm32(&x->e, 0);
    }
}

void x64_forget(struct x64 *x, int r)
{
    if (x->regs.slot[r] != NO_SLOT)
        x->where[x->regs.slot[r]] = NO_REG;
    x->regs.slot[r] = NO_SLOT;
    x->regs.dirty[r] = false;
}

void x64_write_back(struct x64 *x, int r)
{
    if (!x->regs.dirty[r])
        return;
    x64_store_cell(x, x->regs.slot[r], r, x->regs.narrow[r]);
    x->regs.dirty[r] = false;
}

bool x64_usable(const struct x64 *x, int r)
{
    return !((x->pinned | x->locked) >> r & 1);
}

static bool is_operand(const struct x64 *x, unsigned slot)
{
    return x->now && (slot == x->now->a || slot == x->now->b || slot == x->now->c);
}

static unsigned next_use(const struct x64 *x, unsigned cell)
{
    unsigned slot = is_half(cell) ? slot_of_half(cell) : cell;
    return is_operand(x, slot) ? 0 : x->uses.next[slot];
}

/* Returns whether the cell's value is not observed again. */
static bool is_dead(const struct x64 *x, unsigned cell)
{
    return !is_half(cell) && x->uses.next[cell] == DEAD_OP && !x->halves.n && !x64_is_status(x, cell) && !is_operand(x, cell) &&
           !(x->now && (ir_op_info(x->now) & OP_SEES));
}

/* Returns a free register or, if there is none, the one whose slot is read furthest ahead, preferring clean ones to
 * dirty ones. That one is spilled. */
int x64_take_of(struct x64 *x, unsigned first, unsigned count)
{
    int best = NO_REG;
    unsigned best_score = 0;
    for (unsigned i = first; i < first + count; i++) {
        int r = x64_pool[i];
        if (!x64_usable(x, r))
            continue;
        if (x->regs.slot[r] == NO_SLOT) {
            best = r;
            break;
        }
        unsigned cell = x->regs.slot[r];
        unsigned score = (next_use(x, cell) + 1u) * 2 + (!x->regs.dirty[r] || is_dead(x, cell));
        if (score > best_score) {
            best_score = score;
            best = r;
        }
    }
    if (best == NO_REG)
        ir_bug(x->c, "no host register is free");
    if (x->regs.slot[best] != NO_SLOT && !is_dead(x, x->regs.slot[best]))
        x64_write_back(x, best);
    x64_forget(x, best);
    return best;
}

int x64_take(struct x64 *x)
{
    return x64_take_of(x, 0, GPR_POOL);
}

void x64_lock(struct x64 *x, int r)
{
    x->locked |= 1u << r;
}

void x64_bind(struct x64 *x, int r, unsigned slot, bool dirty)
{
    x->regs.slot[r] = (uint16_t)slot;
    x->regs.dirty[r] = dirty;
    x->regs.narrow[r] = is_half(slot);
    x->where[slot] = (int8_t)r;
    if (is_xmm(r))
        x->npool = HOST_POOL;
    x->known[slot].known = false;
    if (slot < MAX_SLOTS) /* a slot, not a half */
        x->word[slot] = false;
}

/* Spills the slot: it is then in memory only. */
void x64_drop(struct x64 *x, unsigned slot)
{
    int r = x->where[slot];
    if (r == NO_REG)
        return;
    x64_write_back(x, r);
    x64_forget(x, r);
}

bool x64_is_status(const struct x64 *x, unsigned slot)
{
    return x->hc->uses_fp && slot == x->c->isa->fp.status_slot;
}

bool x64_is_in_memory(struct x64 *x, unsigned slot)
{
    if (x->halves.n)
        x64_read_alias(x, slot);
    if (x->where[slot] != NO_REG || x->known[slot].known || is_read_again(x->uses.next[slot]) || x64_is_status(x, slot))
        return false;
    x64_whole(x, slot);
    return x->where[slot] == NO_REG;
}

/* Moves the cell from its xmm register to a general one. */
static int move_to_general(struct x64 *x, unsigned cell)
{
    int from = x->where[cell], r = x64_take(x);
    bool dirty = x->regs.dirty[from];
    mov_from_xmm(&x->e, !x->regs.narrow[from], r, from);
    x64_forget(x, from);
    x64_bind(x, r, cell, dirty);
    return r;
}

/* Returns the general register that holds slot's value; it is locked until the operation is done. */
int x64_use(struct x64 *x, unsigned slot)
{
    if (x->halves.n)
        x64_read_alias(x, slot);
    int r = x->where[slot];
    if (x64_is_status(x, slot)) {
        x64_drop(x, slot);
        x64_merge_status(x);
        r = NO_REG;
    }
    if (is_xmm(r))
        r = move_to_general(x, slot);
    if (r == NO_REG) {
        struct constant constant = x->known[slot];
        x64_whole(x, slot);
        r = x->where[slot];
        if (r != NO_REG) {
            x64_lock(x, r);
            return r;
        }
        r = x64_take(x);
        if (constant.known)
            mov_imm(&x->e, r, constant.value);
        else
            mov_load(&x->e, 1, r, x64_base(x, slot), x64_at(x, slot));
        x64_bind(x, r, slot, false);
        x->known[slot] = constant;
    }
    x64_lock(x, r);
    return r;
}

void x64_kill_operands(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    const uint16_t slots[3] = {o->a, o->b, o->c};
    for (unsigned i = 0; i < 3; i++) {
        if (!(kills >> i & 1))
            continue;
        if (x->halves.n)
            x64_forget_alias(x, slots[i]);
        int r = x->where[slots[i]];
        if (r == NO_REG)
            continue;
        x64_forget(x, r);
        x->locked &= ~(1u << r);
    }
}

/* Returns the register for slot's new value: `near` if that is free. The old value may be lost. */
int x64_def_near(struct x64 *x, unsigned slot, int near)
{
    x64_will_change(x, slot);
    int r = x->where[slot];
    if (is_xmm(r)) {
        x64_forget(x, r);
        r = NO_REG;
    }
    if (r == NO_REG)
        r = near != NO_REG && x->regs.slot[near] == NO_SLOT && x64_usable(x, near) ? near : x64_take(x);
    x64_bind(x, r, slot, !(x->pinned >> r & 1));
    x64_lock(x, r);
    x->aligned[slot] = 0;
    return r;
}

int x64_def(struct x64 *x, unsigned slot)
{
    return x64_def_near(x, slot, NO_REG);
}

void x64_write_back_all(struct x64 *x)
{
    for (unsigned i = 0; i < x->npool; i++)
        x64_write_back(x, x64_pool[i]);
}

void x64_forget_all(struct x64 *x)
{
    for (unsigned i = 0; i < x->npool; i++)
        if (!(x->pinned >> x64_pool[i] & 1))
            x64_forget(x, x64_pool[i]);
}

/* Records the registers as they are before the operation. */
struct slow_call *x64_new_slow_call(struct x64 *x, const struct ir_op *o)
{
    if (x->out_of_line.nslow == MAX_SLOW_CALLS)
        ir_bug(x->c, "too many floating-point operations in a block");
    struct slow_call *s = &x->out_of_line.slow[x->out_of_line.nslow++];
    *s = (struct slow_call){.op = *o,
                            .regs = x->regs,
                            .cells = {(uint16_t)x64_cell_of(x, o->a), (uint16_t)x64_cell_of(x, o->b), (uint16_t)x64_cell_of(x, o->c)},
                            .args = {x->known[o->a], x->known[o->b], x->known[o->c]}};
    return s;
}

void x64_move_pins(struct x64 *x, bool to_memory, bool all)
{
    for (unsigned i = 0; i < x->hc->pins; i++) {
        int r = x64_pin_regs[i];
        if (!all && !caller_saved(r))
            continue;
        if (to_memory)
            mov_store(&x->e, 1, RBP, x64_disp(x->regs.slot[r]), r);
        else
            mov_load(&x->e, 1, r, RBP, x64_disp(x->regs.slot[r]));
    }
}
