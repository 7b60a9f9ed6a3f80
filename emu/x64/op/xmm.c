/*
 * xmm.c - slots in xmm registers, and slots whose halves are in registers by themselves.
 *
 * There is one pool of registers (regs.c): a slot is in a general register, in an xmm register or in memory, and moves
 * to the other kind when an operation needs it there. The halves of some slots (struct isa_fp) are 32-bit registers for
 * the guest's single precision. Extracting a half of such a slot and depositing one emit no code, because a half may be
 * in a register by itself. Invariant: a slot is in no register while one of its halves is.
 */
#include "emu/x64/translate.h"

static bool is_halved(const struct x64 *x, unsigned slot)
{
    return slot - x->c->isa->fp.first_halved < x->c->isa->fp.nhalved;
}

int x64_take_xmm(struct x64 *x)
{
    return x64_take_of(x, GPR_POOL, XMM_POOL);
}

/* ---- halves --------------------------------------------------------------------------------- */

unsigned x64_cell_of(const struct x64 *x, unsigned slot)
{
    for (unsigned i = 0; i < x->halves.n; i++)
        if (x->halves.alias[i].temp == slot)
            return x->halves.alias[i].cell;
    return slot;
}

void x64_forget_alias(struct x64 *x, unsigned temp)
{
    for (unsigned i = 0; i < x->halves.n; i++) {
        if (x->halves.alias[i].temp == temp) {
            x->halves.alias[i] = x->halves.alias[--x->halves.n];
            return;
        }
    }
}

/* Reads a half into r, a general register. */
static void read_half(struct x64 *x, int r, unsigned cell)
{
    unsigned slot = slot_of_half(cell);
    bool high = cell & 1;
    int held = x->where[cell], whole = x->where[slot];

    if (held != NO_REG) {
        if (is_xmm(held))
            mov_from_xmm(&x->e, 0, r, held);
        else
            mov_rr(&x->e, 0, r, held);
    } else if (whole == NO_REG) {
        x64_load_cell(x, r, cell);
    } else {
        if (is_xmm(whole))
            mov_from_xmm(&x->e, high, r, whole);
        else if (!high)
            mov_rr(&x->e, 0, r, whole);
        if (high) { /* preserves the flags */
            rorx(&x->e, 1, r, is_xmm(whole) ? r : whole, 32);
            mov_rr(&x->e, 0, r, r);
        }
    }
}

void x64_read_alias(struct x64 *x, unsigned temp)
{
    unsigned cell = x64_cell_of(x, temp);
    if (cell == temp)
        return;
    int r = x64_take(x);
    read_half(x, r, cell);
    x64_forget_alias(x, temp);
    x64_bind(x, r, temp, true);
    x->word[temp] = true;
}

int x64_use_in_place(struct x64 *x, unsigned slot)
{
    unsigned cell = x64_cell_of(x, slot);
    int r = x->where[cell];
    if (cell == slot || r == NO_REG || is_xmm(r))
        return x64_use(x, slot);
    x64_lock(x, r);
    return r;
}

void x64_read_aliases(struct x64 *x)
{
    while (x->halves.n)
        x64_read_alias(x, x->halves.alias[0].temp);
}

/* Reads the temporaries that are this half, before it changes. */
static void save_alias_of(struct x64 *x, unsigned cell)
{
    for (unsigned i = 0; i < x->halves.n;) {
        if (x->halves.alias[i].cell == cell)
            x64_read_alias(x, x->halves.alias[i].temp);
        else
            i++;
    }
}

void x64_save_aliases(struct x64 *x, unsigned slot)
{
    if (!is_halved(x, slot))
        return;
    save_alias_of(x, half_cell(slot, false));
    save_alias_of(x, half_cell(slot, true));
}

void x64_will_change(struct x64 *x, unsigned slot)
{
    x64_forget_alias(x, slot);
    if (!is_halved(x, slot))
        return;
    for (unsigned high = 0; high < 2; high++) {
        unsigned cell = half_cell(slot, high);
        if (x->where[cell] != NO_REG)
            x64_forget(x, x->where[cell]);
    }
}

/* Returns a general register, locked, with the half's value; the half is no longer bound to it. */
static int half_to_change(struct x64 *x, unsigned cell)
{
    int r = x->where[cell];
    if (r == NO_REG || is_xmm(r)) {
        int to = x64_take(x);
        read_half(x, to, cell);
        if (r != NO_REG)
            x64_forget(x, r);
        r = to;
    } else {
        x64_forget(x, r);
    }
    x64_lock(x, r);
    return r;
}

/* Merges the halves in registers, because a load that spans the two stores would stall on the host. Preserves the
 * flags. */
void x64_whole(struct x64 *x, unsigned slot)
{
    if (!is_halved(x, slot))
        return;
    int low = x->where[half_cell(slot, false)], high = x->where[half_cell(slot, true)];
    if (!(low != NO_REG && x->regs.dirty[low]) && !(high != NO_REG && x->regs.dirty[high])) {
        x64_drop(x, half_cell(slot, false));
        x64_drop(x, half_cell(slot, true));
        return;
    }
    low = half_to_change(x, half_cell(slot, false));
    high = half_to_change(x, half_cell(slot, true));
    rorx(&x->e, 1, high, high, 32);
    lea_index(&x->e, 1, high, high, low, 0, 0);
    x->locked &= ~(1u << low | 1u << high);
    x64_bind(x, high, slot, true);
}

static bool is_half_field(const struct ir_op *o, bool *high)
{
    unsigned pos = o->imm & 0xff, len = (unsigned)o->imm >> 8;
    *high = pos == 32;
    return len == 32 && (pos == 0 || pos == 32);
}

/* Returns whether o reads a half of a slot, *cell. */
static bool extracted_half(const struct x64 *x, const struct ir_op *o, unsigned *cell)
{
    bool high = o->op == IR_SHRI;
    bool is = o->op == IR_EXTRACT ? is_half_field(o, &high) : o->op == IR_ZEXT32 || (high && o->imm == 32);
    if (!is || !is_halved(x, o->a))
        return false;
    *cell = half_cell(o->a, high);
    return true;
}

/* Returns whether o writes a half of a slot, *cell. */
static bool deposited_half(const struct x64 *x, const struct ir_op *o, unsigned *cell)
{
    bool high;
    if (o->op != IR_DEPOSIT || !is_halved(x, o->a) || o->d != o->a || o->b == o->a || !is_half_field(o, &high))
        return false;
    *cell = half_cell(o->d, high);
    return true;
}

/* Makes the temporary an alias of the half, which is read when and where it is needed. */
static bool extract_half(struct x64 *x, const struct ir_op *o)
{
    unsigned cell;
    if (o->d < x->nslots || !extracted_half(x, o, &cell) || x->where[o->a] != NO_REG || x->halves.n == MAX_ALIASES)
        return false;
    if (x->where[o->d] != NO_REG)
        x64_forget(x, x->where[o->d]);
    x->known[o->d].known = false;
    x->aligned[o->d] = 0;
    x64_forget_alias(x, o->d);
    x->halves.alias[x->halves.n].temp = o->d;
    x->halves.alias[x->halves.n++].cell = (uint16_t)cell;
    return true;
}

static bool deposit_half(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    bool dies = kills & KILL_B;
    unsigned cell;
    if (!deposited_half(x, o, &cell))
        return false;
    x64_read_alias(x, o->b);
    int b = x->where[o->b], r;
    if (!is_xmm(b))
        b = x64_use(x, o->b);
    x64_lock(x, b);
    x64_drop(x, o->d);
    if (x->where[cell] != NO_REG)
        x64_forget(x, x->where[cell]);
    if (dies && !(x->pinned >> b & 1)) {
        x64_forget(x, b);
        r = b;
    } else {
        r = is_xmm(b) ? x64_take_xmm(x) : x64_take(x);
    }
    if (!is_xmm(b) && (r != b || o->b < x->nslots || !x->word[o->b]))
        mov_rr(&x->e, 0, r, b);
    else if (is_xmm(b) && r != b)
        mov_xmm(&x->e, r, b);
    x64_bind(x, r, cell, true);
    x->aligned[o->d] = 0;
    return true;
}

/* ---- operands and results ------------------------------------------------------------------- */

/* Returns the constant in the writable view, as the emitter expects. */
const uint8_t *x64_xmm_constant(const struct x64 *x, enum xmm_constant which)
{
    return x->hc->write + (x->hc->constants - x->hc->exec) + 16 * which;
}

/* Copies slot to another xmm register; the slot stays where it is. */
static int copy_to_xmm(struct x64 *x, unsigned slot, bool dbl)
{
    int from = x64_use(x, slot), t = x64_take_xmm(x);
    mov_to_xmm(&x->e, dbl, t, from);
    x64_lock(x, t);
    return t;
}

static int constant_to_xmm(struct x64 *x, uint64_t value)
{
    int t = x64_take_xmm(x);
    if (value) {
        mov_imm(&x->e, RAX, value);
        mov_to_xmm(&x->e, 1, t, RAX);
    } else {
        avx(&x->e, MAP_0F, PP_NONE, 0, 0x57, t, t, t); /* vxorps */
    }
    x64_lock(x, t);
    return t;
}

int x64_use_xmm(struct x64 *x, unsigned slot, bool dbl)
{
    unsigned cell = x64_cell_of(x, slot);
    int r = x->where[cell];

    if (is_half(cell) && (dbl || (r == NO_REG && x->where[slot_of_half(cell)] != NO_REG))) {
        x64_read_alias(x, slot);
        cell = slot;
        r = x->where[cell];
    }
    if (x->known[cell].known && r == NO_REG)
        return constant_to_xmm(x, x->known[cell].value);
    if (is_xmm(r) && !(dbl && x->regs.narrow[r])) {
        x64_lock(x, r);
        return r;
    }
    if (is_xmm(r) || x64_is_status(x, cell) || (r != NO_REG && x->pinned >> r & 1))
        return copy_to_xmm(x, slot, dbl);
    if (r == NO_REG && !is_half(cell)) {
        x64_whole(x, cell);
        r = x->where[cell];
    }
    int t = x64_take_xmm(x);
    if (r == NO_REG) {
        x64_load_cell(x, t, cell);
        x64_bind(x, t, cell, false);
    } else {
        bool dirty = x->regs.dirty[r];
        struct constant constant = x->known[cell];
        mov_to_xmm(&x->e, !is_half(cell), t, r);
        x64_forget(x, r);
        x64_bind(x, t, cell, dirty);
        x->known[cell] = constant;
    }
    x64_lock(x, t);
    return t;
}

void x64_def_xmm(struct x64 *x, unsigned slot, int t, bool dbl)
{
    int old = x->where[slot];
    x64_lock(x, t);
    if ((old != NO_REG && x->pinned >> old & 1) || x64_is_status(x, slot) || (!dbl && slot < x->nslots)) {
        int d = x64_def(x, slot);
        mov_from_xmm(&x->e, dbl, d, t);
        return;
    }
    x64_will_change(x, slot);
    old = x->where[slot];
    if (old != NO_REG)
        x64_forget(x, old);
    x64_bind(x, t, slot, true);
    x->regs.narrow[t] = !dbl;
    x->aligned[slot] = 0;
}

int x64_use_stored(struct x64 *x, unsigned slot)
{
    unsigned cell = x64_cell_of(x, slot);
    int r = x->where[cell];
    if (is_xmm(r) || (is_half(cell) && r == NO_REG))
        return NO_REG;
    if (!is_half(cell))
        return x64_use(x, slot);
    x64_lock(x, r);
    return r;
}

void x64_read_to(struct x64 *x, int to, unsigned slot, unsigned bits)
{
    unsigned cell = x64_cell_of(x, slot);
    int r = x->where[cell];
    if (is_half(cell))
        read_half(x, to, cell);
    else
        mov_from_xmm(&x->e, bits == 64 && !x->regs.narrow[r], to, r);
}

static bool is_float_op(const struct x64 *x, unsigned i)
{
    return is_read_again(i) && x->b->ops[i].op == IR_CALL && x64_takes_float(&x->b->ops[i]);
}

/* Returns whether op i deposits a temporary in a half that a floating-point operation reads next. */
static bool deposits_float(const struct x64 *x, unsigned i)
{
    unsigned cell, read;
    if (!is_read_again(i) || !deposited_half(x, &x->b->ops[i], &cell))
        return false;
    do
        i = x->uses.next_of[i][3];
    while (is_read_again(i) && deposited_half(x, &x->b->ops[i], &read) && read != cell);
    return is_read_again(i) && extracted_half(x, &x->b->ops[i], &read) && read == cell && is_float_op(x, x->uses.next_of[i][3]);
}

bool x64_used_in_xmm(const struct x64 *x, unsigned slot)
{
    unsigned next = x->uses.next[slot];
    if (slot >= x->nslots)
        return deposits_float(x, next);
    if (!is_read_again(next) || x64_is_status(x, slot) || (x->where[slot] != NO_REG && x->pinned >> x->where[slot] & 1))
        return false;
    return is_float_op(x, next);
}

/* ---- operations in xmm registers ------------------------------------------------------------- */

static bool in_xmm(const struct x64 *x, unsigned slot)
{
    return is_xmm(x->where[x64_cell_of(x, slot)]);
}

/* Returns whether d's new value may be in an xmm register. narrow: it has 32 bits. */
static bool fits_xmm(const struct x64 *x, unsigned d, bool narrow)
{
    return !x64_is_status(x, d) && !(narrow && d < x->nslots) && !(x->where[d] != NO_REG && x->pinned >> x->where[d] & 1);
}

static bool move(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    int a = x->where[o->a];
    if (!is_xmm(a) || x64_is_status(x, o->a) || !fits_xmm(x, o->d, x->regs.narrow[a]))
        return false;
    bool narrow = x->regs.narrow[a];
    x64_lock(x, a);
    if (kills & KILL_A) {
        x64_forget(x, a);
        x64_def_xmm(x, o->d, a, !narrow);
        return true;
    }
    int t = x64_take_xmm(x);
    mov_xmm(&x->e, t, a);
    x64_def_xmm(x, o->d, t, !narrow);
    return true;
}

static bool constant_of_mask(uint64_t value, enum xmm_constant *which)
{
    switch (value) {
    case 0x7fffffffffffffff: *which = XMM_ABS64; return true;
    case 0x8000000000000000: *which = XMM_SIGN64; return true;
    case 0x7fffffff: *which = XMM_ABS32; return true;
    case 0x80000000: *which = XMM_SIGN32; return true;
    }
    return false;
}

/* The sign operations: a slot and a constant mask. */
static bool masked(struct x64 *x, const struct ir_op *o, unsigned kills, unsigned opcode)
{
    enum xmm_constant which;
    bool imm = ir_is_immediate_form(o->op);
    uint64_t value = imm ? (uint64_t)(int64_t)o->imm : x->known[o->b].value;
    if (!in_xmm(x, o->a) || !(imm || x->known[o->b].known) || !constant_of_mask(value, &which))
        return false;
    bool narrow = x->regs.narrow[x->where[x64_cell_of(x, o->a)]];
    if (narrow != (which == XMM_ABS32 || which == XMM_SIGN32) || !fits_xmm(x, o->d, narrow))
        return false;
    int a = x64_use_xmm(x, o->a, !narrow), t = x64_take_xmm(x);
    avx_const(&x->e, PP_NONE, opcode, t, a, x64_xmm_constant(x, which));
    x64_kill_operands(x, o, kills);
    x64_def_xmm(x, o->d, t, !narrow);
    return true;
}

bool x64_xmm_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    switch (o->op) {
    case IR_EXTRACT:
    case IR_SHRI:
    case IR_ZEXT32: return extract_half(x, o);
    case IR_DEPOSIT: return deposit_half(x, o, kills);
    case IR_MOV: return x->npool > GPR_POOL && move(x, o, kills);
    case IR_AND:
    case IR_ANDI: return x->npool > GPR_POOL && masked(x, o, kills, 0x54);
    case IR_OR: return x->npool > GPR_POOL && masked(x, o, kills, 0x56);
    case IR_XOR: return x->npool > GPR_POOL && masked(x, o, kills, 0x57);
    default: return false;
    }
}
