/* regs.c - the register allocator: which slots of the guest the host's registers hold. */
#include "emu/ir/x64/translate.h"

const int8_t x64_pin_regs[HOST_PINS_MAX] = {RBX, R12, R13, R11, R10, R9, R15};
/* r15 comes last: region spaces need it, and flat ones that pin fewer do without. */
const int8_t x64_pool[HOST_POOL] = {RSI, RDI, RCX, R8, R9, R10, R11, R13, R12, RBX, R15};

int32_t x64_disp(unsigned slot)
{
    return (int32_t)(slot * 8) - SLOT_BIAS;
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
    mov_store(&x->e, 1, RBP, x64_disp(x->regs.slot[r]), r);
    x->regs.dirty[r] = false;
}

bool x64_usable(const struct x64 *x, int r)
{
    return !((x->pinned | x->locked) >> r & 1);
}

/* A register to put something in: free, else the one whose slot is read last, and rather one that memory agrees with. */
int x64_take(struct x64 *x)
{
    int best = NO_REG;
    unsigned best_score = 0;
    for (unsigned i = 0; i < HOST_POOL; i++) {
        int r = x64_pool[i];
        if (!x64_usable(x, r))
            continue;
        if (x->regs.slot[r] == NO_SLOT) {
            best = r;
            break;
        }
        unsigned score = (x->next[x->regs.slot[r]] + 1u) * 2 + !x->regs.dirty[r];
        if (score > best_score) {
            best_score = score;
            best = r;
        }
    }
    if (best == NO_REG)
        ir_bug(x->c, "no host register is free");
    x64_write_back(x, best);
    x64_forget(x, best);
    return best;
}

static void lock(struct x64 *x, int r)
{
    x->locked |= (uint16_t)(1u << r);
}

void x64_bind(struct x64 *x, int r, unsigned slot, bool dirty)
{
    x->regs.slot[r] = (uint16_t)slot;
    x->regs.dirty[r] = dirty;
    x->where[slot] = (int8_t)r;
    x->known[slot].known = false;
}

/* Let the slot live in memory only. */
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

/* The register that holds slot's value, until the operation is done. */
int x64_use(struct x64 *x, unsigned slot)
{
    int r = x->where[slot];
    if (x64_is_status(x, slot)) {
        x64_drop(x, slot);
        x64_merge_status(x);
        r = NO_REG;
    }
    if (r == NO_REG) {
        struct constant constant = x->known[slot];
        r = x64_take(x);
        if (constant.known)
            mov_imm(&x->e, r, constant.value);
        else
            mov_load(&x->e, 1, r, RBP, x64_disp(slot));
        x64_bind(x, r, slot, false);
        x->known[slot] = constant;
    }
    lock(x, r);
    return r;
}

void x64_kill_operands(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    const uint16_t slots[3] = {o->a, o->b, o->c};
    for (unsigned i = 0; i < 3; i++) {
        if (!(kills >> i & 1) || x->where[slots[i]] == NO_REG)
            continue;
        int r = x->where[slots[i]];
        x64_forget(x, r);
        x->locked &= (uint16_t)~(1u << r);
    }
}

/* The register in which slot's new value is to be made, `near` if that is free. Its old value may be lost. */
int x64_def_near(struct x64 *x, unsigned slot, int near)
{
    int r = x->where[slot];
    if (r == NO_REG)
        r = near != NO_REG && x->regs.slot[near] == NO_SLOT && x64_usable(x, near) ? near : x64_take(x);
    x64_bind(x, r, slot, !(x->pinned >> r & 1));
    lock(x, r);
    x->aligned[slot] = 0;
    if (x64_is_status(x, slot))
        x64_clean_status(x); /* the new value says what has been raised */
    return r;
}

int x64_def(struct x64 *x, unsigned slot)
{
    return x64_def_near(x, slot, NO_REG);
}

void x64_write_back_all(struct x64 *x)
{
    for (unsigned i = 0; i < HOST_POOL; i++)
        x64_write_back(x, x64_pool[i]);
}

void x64_forget_all(struct x64 *x)
{
    for (unsigned i = 0; i < HOST_POOL; i++)
        if (!(x->pinned >> x64_pool[i] & 1))
            x64_forget(x, x64_pool[i]);
}

/* With the registers as they are before the operation. */
struct slow_call *x64_new_slow_call(struct x64 *x, const struct ir_op *o)
{
    if (x->nslow == MAX_SLOW_CALLS)
        ir_bug(x->c, "too many floating-point operations in a block");
    struct slow_call *s = &x->slow[x->nslow++];
    *s = (struct slow_call){.op = *o, .regs = x->regs, .args = {x->known[o->a], x->known[o->b], x->known[o->c]}};
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
