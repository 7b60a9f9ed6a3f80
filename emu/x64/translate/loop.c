/*
 * loop.c - blocks that jump back to their own start.
 *
 * The idea: such a block is entered with its floating-point slots (and a few others) loaded into registers, and its
 * back edge moves each to the register where it was, so that no value goes through memory between two iterations.
 * Invariant: what the host registers hold at the loop head is decided before any code is emitted (x->loop.at). All else
 * is translated as in other blocks. If the loop needs more registers than are free, it takes pinned ones whose slots it
 * does not use, and every path out of it reloads them.
 */
#include "emu/x64/translate.h"

enum { MAX_XMM = 9, FREE_GPRS = 2 /* general registers, for temporaries of an iteration */ };

/* How the block uses a cell. */
enum { READ_FIRST = 1, WRITTEN = 2, FLOAT = 4, SEEN = 8 };

static bool goes_back(const struct x64 *x, const struct ir_op *o)
{
    if (o->op != IR_GOTO)
        return false;
    const struct ir_exit *exit = &x->b->exits[o->imm];
    return exit->pc == x->b->pc && exit->mode == x->b->mode;
}

/* Returns whether the block has a back edge, and no call that may discard the running code. Reference functions do not
 * do that. */
static bool is_carriable_loop(const struct x64 *x)
{
    bool back = false;
    for (unsigned i = 0; i < x->b->nops; i++) {
        const struct ir_op *o = &x->b->ops[i];
        if (x64_is_any_call(x, o) || o->op == IR_SETX || o->op == IR_GETX)
            return false;
        back |= goes_back(x, o);
    }
    return back;
}

struct uses {
    uint8_t of[MAX_CELLS];
    uint16_t count[MAX_CELLS];
    uint16_t cell_of[IR_MAX_LIVE_TEMPS]; /* by temporary: the half that it is; NO_SLOT: none */
    bool is_float[IR_MAX_LIVE_TEMPS];    /* by temporary: it is a floating-point result */
};

static void note(struct uses *u, unsigned cell, unsigned how)
{
    if (!(u->of[cell] & SEEN) && !(how & WRITTEN))
        u->of[cell] |= READ_FIRST;
    u->of[cell] |= (uint8_t)(how | SEEN);
    u->count[cell]++;
}

static void note_read(const struct x64 *x, struct uses *u, unsigned slot, bool is_float)
{
    unsigned cell = slot >= x->nslots ? u->cell_of[slot - x->nslots] : slot;
    if (cell != NO_SLOT)
        note(u, cell, is_float ? FLOAT : 0);
}

static void note_op(const struct x64 *x, struct uses *u, const struct ir_op *o)
{
    unsigned f = ir_op_info(o), cell;
    bool call = o->op == IR_CALL, result = call && x64_gives_float(o);

    if (x64_extracted_half(x, o, &cell) && o->d >= x->nslots) {
        u->cell_of[o->d - x->nslots] = (uint16_t)cell;
        u->is_float[o->d - x->nslots] = false;
        return;
    }
    if (x64_deposited_half(x, o, &cell)) {
        note_read(x, u, o->b, false);
        note(u, cell, WRITTEN | (o->b >= x->nslots && u->is_float[o->b - x->nslots] ? FLOAT : 0));
        return;
    }
    if (f & OP_USE_A)
        note_read(x, u, o->a, call && x64_takes_float(o));
    if (f & OP_USE_B)
        note_read(x, u, o->b, call && x64_takes_float(o));
    if ((f & OP_USE_C) && !(call && !x64_takes_third(o)))
        note_read(x, u, o->c, call);
    if (!(f & OP_DEF))
        return;
    if (o->d < x->nslots) {
        note(u, o->d, WRITTEN | (result ? FLOAT : 0));
        return;
    }
    u->cell_of[o->d - x->nslots] = NO_SLOT;
    u->is_float[o->d - x->nslots] = result;
}

/* Returns whether a register may hold the cell: not if the slot is used both whole and by halves, is pinned, or is the
 * status. */
static bool may_carry(const struct x64 *x, const struct uses *u, unsigned cell)
{
    if (!is_half(cell))
        return !x64_is_status(x, cell) && x->where[cell] == NO_REG &&
               !(cell < MAX_HALVED && (u->of[half_cell(cell, false)] | u->of[half_cell(cell, true)]));
    return !u->of[slot_of_half(cell)];
}

static void hold(struct x64 *x, int r, unsigned cell, unsigned how)
{
    x64_load_cell(x, r, cell);
    x64_bind(x, r, cell, how & WRITTEN);
}

/* Loads the cells that are used as `how` (of the bits in `mask`) into registers of the pool, from `last` down. Returns
 * the new `last`. */
static unsigned carry_all(struct x64 *x, const struct uses *u, unsigned mask, unsigned how, unsigned first, unsigned last)
{
    for (unsigned cell = 0; cell < MAX_CELLS && last > first; cell++) {
        if (cell == x->nslots)
            cell = MAX_SLOTS;
        if ((u->of[cell] & mask) == how && may_carry(x, u, cell) && (how & FLOAT || !is_half(cell)))
            hold(x, x64_pool[--last], cell, u->of[cell]);
    }
    return last;
}

/* ---- general registers ------------------------------------------------------------------------ */

static unsigned general_free(const struct x64 *x)
{
    unsigned n = 0;
    for (unsigned i = 0; i < GPR_POOL; i++)
        n += x64_usable(x, x64_pool[i]);
    return n;
}

static bool wants_general(const struct x64 *x, const struct uses *u, unsigned slot)
{
    return u->of[slot] & SEEN && !(u->of[slot] & FLOAT) && may_carry(x, u, slot) && !ir_is_cold(x->c->isa, slot);
}

static void unpin(struct x64 *x, const struct uses *u)
{
    unsigned wanted = FREE_GPRS, n = general_free(x);
    for (unsigned slot = 0; slot < x->nslots; slot++)
        wanted += wants_general(x, u, slot);
    for (unsigned i = x->hc->pins; i-- > 0 && n < wanted && !x->c->isa->window.count;) {
        int r = x64_pin_regs[i];
        unsigned slot = x->regs.slot[r];
        if (u->of[slot])
            continue;
        x64_store_cell(x, slot, r, false);
        x64_forget(x, r);
        x->pinned &= ~(1u << r);
        n++;
    }
}

void x64_reload_pins(struct x64 *x)
{
    for (unsigned i = 0; i < x->hc->pins; i++)
        if (!(x->pinned >> x64_pin_regs[i] & 1))
            mov_load(&x->e, 1, x64_pin_regs[i], RBP, x64_disp(x->c->isa->hot_slots[i]));
}

/* Returns the most used slot of those that are read before they are written and are in no register yet; NO_SLOT: there
 * is none. */
static unsigned most_used(const struct x64 *x, const struct uses *u)
{
    unsigned best = NO_SLOT;
    for (unsigned slot = 0; slot < x->nslots; slot++)
        if (u->of[slot] & READ_FIRST && wants_general(x, u, slot) && (best == NO_SLOT || u->count[slot] > u->count[best]))
            best = slot;
    return best;
}

static void carry_general(struct x64 *x, const struct uses *u)
{
    unsigned n = general_free(x), slot;
    for (unsigned i = GPR_POOL; i-- > 0 && n > FREE_GPRS && (slot = most_used(x, u)) != NO_SLOT;) {
        if (!x64_usable(x, x64_pool[i]))
            continue;
        hold(x, x64_pool[i], slot, u->of[slot]);
        n--;
    }
}

void x64_enter_loop(struct x64 *x)
{
    struct uses u;

    x->loop.head = NULL;
    if (!is_carriable_loop(x))
        return;
    memset(u.of, 0, sizeof u.of);
    memset(u.count, 0, sizeof u.count);
    memset(u.cell_of, 0xff, sizeof u.cell_of);
    memset(u.is_float, 0, sizeof u.is_float);
    for (unsigned i = 0; i < x->b->nops; i++)
        note_op(x, &u, &x->b->ops[i]);
    unsigned first = HOST_POOL - MAX_XMM, last = HOST_POOL;
    last = carry_all(x, &u, READ_FIRST | FLOAT, READ_FIRST | FLOAT, first, last);
    (void)carry_all(x, &u, READ_FIRST | FLOAT | WRITTEN, FLOAT | WRITTEN, first, last);
    unpin(x, &u);
    carry_general(x, &u);
    x->loop.at = x->regs;
    x->loop.head = x->e.p;
}

bool x64_is_carried(const struct x64 *x, unsigned cell)
{
    for (unsigned r = 0; x->loop.head && r < 32; r++)
        if (x->loop.at.slot[r] == cell)
            return true;
    return false;
}

int x64_loop_register(const struct x64 *x, unsigned cell)
{
    for (unsigned i = GPR_POOL; x->loop.head && i < HOST_POOL; i++) {
        int r = x64_pool[i];
        if (x->loop.at.slot[r] == cell)
            return x->regs.slot[r] == NO_SLOT && x64_usable(x, r) ? r : NO_REG;
    }
    return NO_REG;
}

/* ---- the back edge ---------------------------------------------------------------------------- */

/* Spills what the loop head does not expect, and merges or spills halves as it expects them. */
static void spill_uncarried(struct x64 *x)
{
    const struct regs *at = &x->loop.at;
    for (unsigned i = 0; i < HOST_POOL; i++) {
        unsigned cell = at->slot[x64_pool[i]];
        if (cell == NO_SLOT)
            continue;
        if (is_half(cell))
            x64_drop(x, slot_of_half(cell));
        else if (x->where[cell] == NO_REG)
            x64_whole(x, cell);
    }
    for (unsigned i = 0; i < HOST_POOL; i++) {
        int r = x64_pool[i];
        unsigned cell = x->regs.slot[r];
        if (cell == NO_SLOT || x->pinned >> r & 1)
            continue;
        if (!x64_is_guest(x, cell)) {
            x64_forget(x, r);
        } else if (!x64_is_carried(x, cell)) {
            x64_write_back(x, r);
            x64_forget(x, r);
        }
    }
}

static void exchange_kind(struct x64 *x, int from, int to)
{
    unsigned cell = x->regs.slot[from];
    if (is_xmm(to))
        mov_to_xmm(&x->e, !is_half(cell), to, from);
    else
        mov_from_xmm(&x->e, !is_half(cell), to, from);
}

static void move_carried(struct x64 *x, int from, int to)
{
    unsigned cell = x->regs.slot[from];
    bool dirty = x->regs.dirty[from];
    if (is_xmm(from) != is_xmm(to))
        exchange_kind(x, from, to);
    else if (is_xmm(to))
        mov_xmm(&x->e, to, from);
    else
        mov_rr(&x->e, 1, to, from);
    x64_forget(x, from);
    x64_bind(x, to, cell, dirty);
}

/* Moves one cell to its register at the loop head, if that is free. Returns false if no cell can be moved. */
static bool move_one(struct x64 *x)
{
    const struct regs *at = &x->loop.at;
    for (unsigned i = 0; i < HOST_POOL; i++) {
        int to = x64_pool[i];
        unsigned cell = at->slot[to];
        if (cell == NO_SLOT || x->where[cell] == NO_REG || x->where[cell] == to || x->regs.slot[to] != NO_SLOT)
            continue;
        move_carried(x, x->where[cell], to);
        return true;
    }
    return false;
}

/* Spills one of the cells that wait for each other's registers. Returns false if there are none. */
static bool break_cycle(struct x64 *x)
{
    const struct regs *at = &x->loop.at;
    for (unsigned i = 0; i < HOST_POOL; i++) {
        int to = x64_pool[i];
        unsigned cell = at->slot[to];
        if (cell == NO_SLOT || x->where[cell] == NO_REG || x->where[cell] == to)
            continue;
        x64_drop(x, cell);
        return true;
    }
    return false;
}

bool x64_loop_back(struct x64 *x, const struct ir_op *o)
{
    const struct regs *at = &x->loop.at;
    if (!x->loop.head || !goes_back(x, o))
        return false;
    x->locked = 0;
    spill_uncarried(x);
    while (move_one(x) || break_cycle(x))
        ;
    for (unsigned i = 0; i < HOST_POOL; i++) {
        int r = x64_pool[i];
        unsigned cell = at->slot[r];
        if (cell == NO_SLOT || x->pinned >> r & 1)
            continue;
        if (x->where[cell] == NO_REG) {
            x64_load_cell(x, r, cell);
            x64_bind(x, r, cell, false);
        }
        if (!at->dirty[r])
            x64_write_back(x, r);
    }
    x64_refund_budget(x, x->b->exits[o->imm].insns);
    if (x->clock)
        x64_clock_exit(x, &x->b->exits[o->imm], o, true);
    (x64_tests_left(x) ? jmp_in_time_to : jmp_to)(&x->e, x->loop.head);
    if (x64_tests_left(x))
        x64_new_stub(x, STUB_BUDGET, jmp(&x->e));
    x->unreachable = true;
    return true;
}
