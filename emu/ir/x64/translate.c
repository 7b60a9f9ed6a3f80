/* translate.c - micro-operations to x86-64, with registers allocated over the block. */
#include "emu/ir/x64/translate.h"

#include <stdlib.h>

const int8_t x64_pin_regs[HOST_PINS_MAX] = {RBX, R12, R13, R11, R10, R9, R15};
/* r15 comes last: region spaces need it, and flat ones that pin fewer do without. */
static const int8_t pool[] = {RSI, RDI, RCX, R8, R9, R10, R11, R13, R12, RBX, R15};

int32_t x64_disp(unsigned slot)
{
    return (int32_t)(slot * 8) - SLOT_BIAS;
}


/* ---- the allocator -------------------------------------------------------------------------- */

static void forget(struct x64 *x, int r)
{
    if (x->regs.slot[r] != NO_SLOT)
        x->where[x->regs.slot[r]] = NO_REG;
    x->regs.slot[r] = NO_SLOT;
    x->regs.dirty[r] = false;
}

static void write_back(struct x64 *x, int r)
{
    if (!x->regs.dirty[r])
        return;
    mov_store(&x->e, 1, RBP, x64_disp(x->regs.slot[r]), r);
    x->regs.dirty[r] = false;
}

static bool usable(const struct x64 *x, int r)
{
    return !((x->pinned | x->locked) >> r & 1);
}

/* A register to put something in: free, else the one unused for longest. */
static int take(struct x64 *x)
{
    int best = NO_REG;
    for (unsigned i = 0; i < sizeof pool; i++) {
        int r = pool[i];
        if (!usable(x, r))
            continue;
        if (x->regs.slot[r] == NO_SLOT) {
            best = r;
            break;
        }
        if (best == NO_REG || x->used[r] < x->used[best])
            best = r;
    }
    if (best == NO_REG)
        ir_bug(x->c, "no host register is free");
    write_back(x, best);
    forget(x, best);
    return best;
}

static void bind(struct x64 *x, int r, unsigned slot, bool dirty)
{
    x->regs.slot[r] = (uint16_t)slot;
    x->regs.dirty[r] = dirty;
    x->where[slot] = (int8_t)r;
    x->used[r] = ++x->stamp;
}

static void lock(struct x64 *x, int r)
{
    x->locked |= (uint16_t)(1u << r);
}

/* Let the slot live in memory only. */
void x64_drop(struct x64 *x, unsigned slot)
{
    int r = x->where[slot];
    if (r == NO_REG)
        return;
    write_back(x, r);
    forget(x, r);
}

/* The register that holds slot's value, until the operation is done. */
int x64_use(struct x64 *x, unsigned slot)
{
    int r = x->where[slot];
    if (slot == x->c->isa->fp.status_slot && x->hc->uses_fp) {
        x64_drop(x, slot);
        x64_merge_status(x);
        r = NO_REG;
    }
    if (r == NO_REG) {
        r = take(x);
        mov_load(&x->e, 1, r, RBP, x64_disp(slot));
        bind(x, r, slot, false);
    }
    x->used[r] = ++x->stamp;
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
        forget(x, r);
        x->locked &= (uint16_t)~(1u << r);
    }
}

/* The register in which slot's new value is to be made, `near` if that is free. Its old value may be lost. */
static int def_near(struct x64 *x, unsigned slot, int near)
{
    int r = x->where[slot];
    if (r == NO_REG)
        r = near != NO_REG && x->regs.slot[near] == NO_SLOT && usable(x, near) ? near : take(x);
    bind(x, r, slot, !(x->pinned >> r & 1));
    lock(x, r);
    x->aligned[slot] = 0;
    if (slot == x->c->isa->fp.status_slot && x->hc->uses_fp)
        x64_clean_status(x); /* the new value says what has been raised */
    return r;
}

int x64_def(struct x64 *x, unsigned slot)
{
    return def_near(x, slot, NO_REG);
}

static void write_back_all(struct x64 *x)
{
    for (unsigned i = 0; i < sizeof pool; i++)
        write_back(x, pool[i]);
}

static void forget_all(struct x64 *x)
{
    for (unsigned i = 0; i < sizeof pool; i++)
        if (!(x->pinned >> pool[i] & 1))
            forget(x, pool[i]);
}

/* With the registers as they are before the operation. */
struct slow_call *x64_new_slow_call(struct x64 *x, const struct ir_op *o)
{
    if (x->nslow == MAX_SLOW_CALLS)
        ir_bug(x->c, "too many floating-point operations in a block");
    struct slow_call *s = &x->slow[x->nslow++];
    *s = (struct slow_call){.op = *o, .regs = x->regs};
    return s;
}

/* ---- comparisons ---------------------------------------------------------------------------- */

struct comparison {
    enum host_cond cc;
    bool wide;
};

static bool comparison_of(unsigned op, struct comparison *out)
{
    static const struct { uint16_t op; struct comparison is; } table[] = {
        {IR_EQ, {CC_E, true}},     {IR_NE, {CC_NE, true}},    {IR_LT, {CC_L, true}},
        {IR_LE, {CC_LE, true}},    {IR_LTU, {CC_B, true}},    {IR_LEU, {CC_BE, true}},
        {IR_EQ32, {CC_E, false}},  {IR_NE32, {CC_NE, false}}, {IR_LT32, {CC_L, false}},
        {IR_LE32, {CC_LE, false}}, {IR_LTU32, {CC_B, false}}, {IR_LEU32, {CC_BE, false}},
    };
    if (!ir_is_comparison(op))
        return false;
    *out = table[(op - IR_EQ) / 2].is;
    return true;
}

/* ---- stubs ---------------------------------------------------------------------------------- */

/* With the registers as they are now. */
static struct late late_now(const struct x64 *x, const struct ir_op *o)
{
    return (struct late){o, x->where[o->a], x->where[o->b]};
}

static struct stub *new_stub(struct x64 *x, int kind, uint8_t *site)
{
    if (x->nstubs == MAX_STUBS)
        ir_bug(x->c, "too many stubs in a block");
    struct stub *s = &x->stubs[x->nstubs++];
    *s = (struct stub){.kind = kind, .site = site, .nlate = x->nlate};
    for (unsigned i = 0; i < x->nlate; i++)
        s->late[i] = late_now(x, x->late[i]);
    for (unsigned i = 0; i < sizeof pool; i++) {
        int r = pool[i];
        if (!x->regs.dirty[r] || x->regs.slot[r] >= x->nslots)
            continue;
        s->dirty[s->ndirty].slot = x->regs.slot[r];
        s->dirty[s->ndirty++].reg = (int8_t)r;
    }
    return s;
}

static struct host_point *new_point(struct x64 *x)
{
    struct host_point *p = &x->hb->points[x->hb->npoints++];
    *p = (struct host_point){.block = x->b, .insn = x->insn};
    return p;
}

static void leave(struct x64 *x, const void *what, enum host_leave why)
{
    mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)what | why);
    jmp_to(&x->e, x->hc->leave - x->hc->exec + x->hc->write);
}

/* Instructions that the block was charged for and that are not done. */
static void give_back(struct x64 *x, unsigned insns)
{
    if (insns < x->b->ninsns)
        alu_ri(&x->e, ALU_ADD, 1, R14, (int32_t)(x->b->ninsns - insns));
}

static void move_pins(struct x64 *x, bool to_memory, bool all);

/* A slot's value in a register: its own, or `scratch`. */
static int late_operand(struct x64 *x, unsigned slot, int reg, int scratch)
{
    if (reg == NO_REG)
        mov_load(&x->e, 1, scratch, RBP, x64_disp(slot));
    return reg == NO_REG ? scratch : reg;
}

static void emit_late(struct x64 *x, const struct late *l)
{
    const struct ir_op *o = l->op;
    const uint64_t *pool = x->b->pool + o->imm;
    struct comparison is = {CC_NE, true};
    int a = late_operand(x, o->a, l->a, RAX);

    if (o->op == IR_LATE) {
        mov_store(&x->e, 1, RBP, x64_disp(o->d), a);
        return;
    }
    if (o->op == IR_LATE_SELECT) {
        test_rr(&x->e, 1, a, a);
    } else if (comparison_of(o->c, &is) && ir_is_immediate_form(o->c)) {
        alu_ri(&x->e, ALU_CMP, is.wide, a, (int32_t)pool[2]);
    } else {
        alu_rr(&x->e, ALU_CMP, is.wide, a, late_operand(x, o->b, l->b, RDX));
    }
    mov_imm(&x->e, RAX, pool[0]); /* leaves the flags alone */
    mov_imm(&x->e, RDX, pool[1]);
    cmov(&x->e, is.cc ^ 1, RAX, RDX);
    mov_store(&x->e, 1, RBP, x64_disp(o->d), RAX);
}

static void emit_stub(struct x64 *x, const struct stub *s)
{
    uint8_t *here = x->e.p;
    if (s->site && !x->e.full)
        set_target(s->site, here);
    for (unsigned i = 0; i < s->ndirty && s->kind != STUB_EXIT; i++)
        mov_store(&x->e, 1, RBP, x64_disp(s->dirty[i].slot), s->dirty[i].reg);
    if (s->kind == STUB_BUDGET) {
        alu_ri(&x->e, ALU_ADD, 1, R14, (int32_t)x->b->ninsns);
        leave(x, x->b, LEAVE_BUDGET);
        return;
    }
    if (s->reload_pins)
        move_pins(x, false, true);
    if (s->kind == STUB_EXIT) {
        s->exit->host_stub = x->hc->exec + (here - x->hc->write);
        leave(x, s->exit, LEAVE_GOTO);
        return;
    }
    for (unsigned i = 0; i < s->nlate; i++)
        emit_late(x, &s->late[i]);
    s->point->stub = (uint32_t)(here - x->start);
    give_back(x, s->point->insn);
    leave(x, s->point, s->kind == STUB_BAIL ? LEAVE_BAIL : LEAVE_RAISED);
}

/* ---- arithmetic ----------------------------------------------------------------------------- */

static void two_operand(struct x64 *x, enum host_alu op, int w, bool commutes, int d, int a, int b)
{
    if (d == a) {
        alu_rr(&x->e, op, w, d, b);
    } else if (d != b) {
        mov_rr(&x->e, 1, d, a);
        alu_rr(&x->e, op, w, d, b);
    } else if (commutes) {
        alu_rr(&x->e, op, w, d, a);
    } else {
        mov_rr(&x->e, 1, RAX, a);
        alu_rr(&x->e, op, w, RAX, b);
        mov_rr(&x->e, 1, d, RAX);
    }
}

static void alu_op(struct x64 *x, enum host_alu op, int w, bool commutes, const struct ir_op *o, unsigned kills)
{
    int a = x64_use(x, o->a), b = x64_use(x, o->b);
    x64_kill_operands(x, o, kills);
    int d = def_near(x, o->d, a);
    if (op == ALU_ADD && d != a && d != b)
        lea_index(&x->e, w, d, a, b, 0, 0);
    else
        two_operand(x, op, w, commutes, d, a, b);
}

static void alu_imm_op(struct x64 *x, enum host_alu op, int w, const struct ir_op *o, unsigned kills)
{
    int a = x64_use(x, o->a);
    x64_kill_operands(x, o, kills);
    int d = def_near(x, o->d, a);
    if (d != a && op == ALU_ADD) {
        lea(&x->e, w, d, a, o->imm);
        return;
    }
    mov_rr(&x->e, 1, d, a);
    alu_ri(&x->e, op, w, d, o->imm);
}

/* d = a shifted by b: counts from the width up give what a 64-bit count would. */
static void shift_op(struct x64 *x, enum host_shift op, int w, const struct ir_op *o, unsigned kills)
{
    int width = w ? 64 : 32;
    int a = x64_use(x, o->a), b = x64_use(x, o->b);
    x64_kill_operands(x, o, kills);
    int d = x64_def(x, o->d);

    if (op == SHIFT_SAR) { /* counts beyond the width act like width - 1 */
        mov_imm(&x->e, RAX, (uint64_t)width - 1);
        alu_rr(&x->e, ALU_CMP, 1, b, RAX);
        cmov(&x->e, CC_B, RAX, b);
        sarx(&x->e, w, d, a, RAX);
        return;
    }
    alu_ri(&x->e, ALU_CMP, 1, b, width);
    op_reg(&x->e, 1, 0x1b, RDX, RDX); /* sbb rdx, rdx: all ones if b < width */
    if (op == SHIFT_SHL)
        shlx(&x->e, w, d, a, b);
    else
        shrx(&x->e, w, d, a, b);
    alu_rr(&x->e, ALU_AND, w, d, RDX);
}

static void shift_imm_op(struct x64 *x, enum host_shift op, int w, const struct ir_op *o, unsigned kills)
{
    unsigned width = w ? 64 : 32;
    uint32_t count = (uint32_t)o->imm;
    int a = x64_use(x, o->a);
    x64_kill_operands(x, o, kills);
    int d = def_near(x, o->d, a);

    if (count >= width && op != SHIFT_SAR) {
        alu_rr(&x->e, ALU_XOR, 0, d, d);
        return;
    }
    if (count >= width)
        count = width - 1;
    if (w || count || d != a)
        mov_rr(&x->e, w, d, a);
    else
        mov_rr(&x->e, 0, d, a);
    shift_ri(&x->e, op, w, d, count);
}

static void mul_high(struct x64 *x, bool is_signed, const struct ir_op *o, unsigned kills)
{
    int a = x64_use(x, o->a), b = x64_use(x, o->b);
    x64_kill_operands(x, o, kills);
    int d = x64_def(x, o->d);
    mov_rr(&x->e, 1, RAX, a);
    mul_rax(&x->e, is_signed, b);
    mov_rr(&x->e, 1, d, RDX);
}

static void mul_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    int a = x64_use(x, o->a), b = x64_use(x, o->b);
    x64_kill_operands(x, o, kills);
    int d = def_near(x, o->d, a);
    if (d == b) {
        imul_rr(&x->e, 1, d, a);
    } else {
        mov_rr(&x->e, 1, d, a);
        imul_rr(&x->e, 1, d, b);
    }
}

/* Operations with an immediate that have no form of their own: the immediate goes to rdx. */
static void with_immediate(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    int a = x64_use(x, o->a);
    x64_kill_operands(x, o, kills);
    int d = x64_def(x, o->d);
    mov_imm(&x->e, RDX, (uint64_t)(int64_t)o->imm);
    switch (o->op) {
    case IR_ANDCI:
        mov_rr(&x->e, 1, RAX, a);
        andn(&x->e, 1, d, RDX, RAX);
        break;
    case IR_MULI:
        mov_rr(&x->e, 1, RAX, a);
        imul_rr(&x->e, 1, RAX, RDX);
        mov_rr(&x->e, 1, d, RAX);
        break;
    default: /* MULHUI, MULHSI */
        mov_rr(&x->e, 1, RAX, a);
        mul_rax(&x->e, o->op == IR_MULHSI, RDX);
        mov_rr(&x->e, 1, d, RDX);
        break;
    }
}

/* ---- skips --------------------------------------------------------------------------------- */

static void emit_skip(struct x64 *x, const struct ir_op *o, uint8_t *site)
{
    if (x->nskips == sizeof x->skips / sizeof x->skips[0])
        ir_bug(x->c, "too many skips are open in a block");
    x->skips[x->nskips++] = (struct skip){.target = (uint32_t)o->imm, .site = site, .regs = x->regs};
}

/* A comparison, and the skip or select behind it if that is all its result is for. Returns the ops consumed. */
static unsigned compare_op(struct x64 *x, unsigned i, struct comparison is)
{
    const struct ir_op *o = &x->b->ops[i], *n = o + 1;
    bool skip_next = i + 1 < x->b->nops && (n->op == IR_SKIP_Z || n->op == IR_SKIP_NZ) && n->a == o->d &&
                     (x->kills[i + 1] & KILL_A) && o->d >= x->nslots;
    int a = x64_use(x, o->a);
    if (ir_is_immediate_form(o->op)) {
        if (o->imm == 0 && (is.cc == CC_E || is.cc == CC_NE || is.cc == CC_L))
            test_rr(&x->e, is.wide, a, a), is.cc = is.cc == CC_L ? CC_S : is.cc;
        else
            alu_ri(&x->e, ALU_CMP, is.wide, a, o->imm);
    } else {
        alu_rr(&x->e, ALU_CMP, is.wide, a, x64_use(x, o->b));
    }
    x64_kill_operands(x, o, x->kills[i]);
    if (skip_next) {
        x->locked = 0;
        emit_skip(x, n, jcc(&x->e, n->op == IR_SKIP_NZ ? is.cc : is.cc ^ 1));
        return 2;
    }
    int d = x64_def(x, o->d);
    setcc(&x->e, is.cc, RAX);
    movzx8(&x->e, d, RAX);
    return 1;
}

static void skip_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    if (o->op == IR_SKIP) {
        emit_skip(x, o, jmp(&x->e));
        x->unreachable = true;
        return;
    }
    int a = x64_use(x, o->a);
    test_rr(&x->e, 1, a, a);
    x64_kill_operands(x, o, kills);
    emit_skip(x, o, jcc(&x->e, o->op == IR_SKIP_Z ? CC_E : CC_NE));
}

/* Is the temporary in `slot` read at or after op i, before it is made anew? */
static bool temp_lives(const struct x64 *x, unsigned slot, unsigned i)
{
    for (unsigned k = 0; k < x->nlate; k++) { /* wanted by a fault later in this instruction */
        const struct ir_op *o = x->late[k];
        if (o->a == slot || ((ir_op_info(o) & OP_USE_B) && o->b == slot))
            return true;
    }
    for (; i < x->b->nops; i++) {
        const struct ir_op *o = &x->b->ops[i];
        unsigned f = ir_op_info(o);
        if (((f & OP_USE_A) && o->a == slot) || ((f & OP_USE_B) && o->b == slot) || ((f & OP_USE_C) && o->c == slot))
            return true;
        if ((f & OP_DEF) && o->d == slot)
            return false;
    }
    return false;
}

/* Nothing falls through: what the skip brings is all there is. */
static void adopt(struct x64 *x, const struct regs *in, unsigned i)
{
    x->unreachable = false;
    forget_all(x);
    for (unsigned k = 0; k < sizeof pool; k++) {
        int r = pool[k];
        unsigned slot = in->slot[r];
        if (slot != NO_SLOT && !(x->pinned >> r & 1) && (slot < x->nslots || temp_lives(x, slot, i)))
            bind(x, r, slot, in->dirty[r]);
    }
}

/* A skip arrives here at op i: make the registers of the path that falls through agree with what it brings. */
static void join(struct x64 *x, const struct skip *s, unsigned i)
{
    const struct regs *in = &s->regs;
    if (x->unreachable) {
        adopt(x, in, i);
        land(&x->e, s->site);
        return;
    }
    for (unsigned k = 0; k < sizeof pool; k++) {
        int r = pool[k];
        if (x->regs.slot[r] == in->slot[r])
            continue;
        write_back(x, r);
        forget(x, r);
    }
    for (unsigned k = 0; k < sizeof pool; k++) {
        int r = pool[k];
        if (in->slot[r] == NO_SLOT || !in->dirty[r])
            continue;
        if (x->regs.slot[r] == in->slot[r]) {
            x->regs.dirty[r] = true;
            continue;
        }
        if (in->slot[r] >= x->nslots && !temp_lives(x, in->slot[r], i))
            continue;
        mov_load(&x->e, 1, r, RBP, x64_disp(in->slot[r]));
        bind(x, r, in->slot[r], true);
    }
    land(&x->e, s->site);
}

static void join_skips(struct x64 *x, unsigned i)
{
    for (unsigned k = 0; k < x->nskips;) {
        if (x->skips[k].target != i) {
            k++;
            continue;
        }
        join(x, &x->skips[k], i);
        memset(x->aligned, 0, sizeof x->aligned); /* not checked on both ways here */
        x->skips[k] = x->skips[--x->nskips];
    }
}

/* ---- memory --------------------------------------------------------------------------------- */

static void bail_if(struct x64 *x, enum host_cond cc)
{
    struct stub *stub = new_stub(x, STUB_BAIL, jcc(&x->e, cc));
    stub->point = new_point(x);
}

/* Misaligned accesses of machines that trap them are the interpreter's. */
static void check_alignment(struct x64 *x, const struct ir_op *o, int a, unsigned bytes)
{
    if (!(o->flags & IR_MEM_ALIGN) || bytes == 1)
        return;
    bool plain = !(o->imm & (int32_t)(bytes - 1)); /* then the slot itself is what is aligned */
    if (plain && x->aligned[o->a] >= bytes)
        return;
    if (plain)
        x->aligned[o->a] = (uint8_t)bytes;
    int t = a;
    if (!plain) {
        lea(&x->e, 0, RAX, a, o->imm);
        t = RAX;
    }
    test_ri(&x->e, 0, t, (int32_t)bytes - 1);
    bail_if(x, CC_NE);
}

/* A flat space of 4 GiB whose address has 64 bits (PA-RISC in wide mode): what is beyond bails. */
static void check_width(struct x64 *x, const struct ir_op *o, int a)
{
    if (o->flags & IR_MEM_ADDR32)
        return;
    lea(&x->e, 1, RAX, a, o->imm);
    shift_ri(&x->e, SHIFT_SHR, 1, RAX, 32);
    bail_if(x, CC_NE);
}

/* A region space: rax becomes the guest address, rdx what must be added to it for the host's; r15 points to the table
 * of these. Addresses in holes bail. */
static void region_address(struct x64 *x, const struct ir_op *o, int a)
{
    const struct space *s = x->c->space;
    unsigned low_bits = (unsigned)__builtin_popcountll(s->low_mask);
    unsigned hole_bits = (unsigned)__builtin_popcountll(s->hole_mask);

    lea(&x->e, 1, RAX, a, o->imm);
    mov_rr(&x->e, 1, RDX, RAX);
    shift_ri(&x->e, SHIFT_SHR, 1, RDX, low_bits);
    test_ri(&x->e, 0, RDX, (int32_t)((1u << hole_bits) - 1));
    bail_if(x, CC_NE);
    shift_ri(&x->e, SHIFT_SHR, 0, RDX, hole_bits);
    rex(&x->e, 1, RDX, RDX, R15, false);
    byte(&x->e, 0x8b);
    modrm_index(&x->e, RDX, R15, RDX, 3, 0);
}

/* The access itself, and what to do should it fault. */
static void load_op(struct x64 *x, unsigned bits, bool be, const struct ir_op *o, unsigned kills)
{
    bool flat = x->c->space->high_mask == 0;
    int a = x64_use(x, o->a);
    check_alignment(x, o, a, bits / 8);
    if (!flat)
        region_address(x, o, a);
    else
        check_width(x, o, a);
    struct stub *fault = new_stub(x, STUB_BAIL, NULL); /* with the registers as they are before d changes */
    fault->point = new_point(x);
    bool a_dies = kills & KILL_A;
    int d;
    if (x->where[o->d] == NO_REG && !a_dies) {
        d = take(x); /* may write something back: before the access, memory then agrees with the stub too */
    } else if (x->where[o->d] != NO_REG) {
        d = x->where[o->d];
    } else {
        d = a;
    }
    fault->point->access = (uint32_t)(x->e.p - x->start);
    bool swap16 = be && bits == 16;
    if (flat)
        gs_load(&x->e, bits, be && !swap16, d, a, o->imm);
    else
        load_index(&x->e, bits, be && !swap16, d, RAX, RDX, 0);
    if (swap16) {
        bswap(&x->e, 0, d);
        shift_ri(&x->e, SHIFT_SHR, 0, d, 16);
    }
    x64_kill_operands(x, o, kills);
    if (x->where[o->d] != NO_REG && x->where[o->d] != d)
        forget(x, x->where[o->d]);
    bind(x, d, o->d, !(x->pinned >> d & 1));
    x->aligned[o->d] = 0;
    if (o->d == x->c->isa->fp.status_slot && x->hc->uses_fp)
        x64_clean_status(x); /* as in def_near(): the new value says what has been raised */
}

static void store_op(struct x64 *x, unsigned bits, bool be, const struct ir_op *o, unsigned kills)
{
    bool flat = x->c->space->high_mask == 0;
    int a = x64_use(x, o->a), v = x64_use(x, o->b);
    check_alignment(x, o, a, bits / 8);
    if (!flat)
        region_address(x, o, a);
    else
        check_width(x, o, a);
    struct stub *fault = new_stub(x, STUB_BAIL, NULL);
    fault->point = new_point(x);
    fault->point->access = (uint32_t)(x->e.p - x->start);
    if (flat)
        gs_store(&x->e, bits, be, v, a, o->imm);
    else
        store_index(&x->e, bits, be, v, RAX, RDX, 0);
    x64_kill_operands(x, o, kills);
}

/* Registers chosen at run time. */
static void indexed_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    bool get = o->op == IR_GETX;
    int a = x64_use(x, o->a), v = get ? NO_REG : x64_use(x, o->b);
    mov_rr(&x->e, 1, RAX, a);
    if (!get) {
        mov_rr(&x->e, 1, RDX, v);
        memset(x->aligned, 0, sizeof x->aligned);
    }
    x->locked = 0;
    x64_kill_operands(x, o, kills);
    for (unsigned i = 0; i < sizeof pool; i++) { /* memory must be right for this range, and stay the truth */
        int r = pool[i];
        unsigned slot = x->regs.slot[r];
        if (slot < (unsigned)o->imm || slot >= (unsigned)o->imm + o->c)
            continue;
        if (x->pinned >> r & 1)
            mov_store(&x->e, 1, RBP, x64_disp(slot), r);
        write_back(x, r);
        if (!get && !(x->pinned >> r & 1))
            forget(x, r);
    }
    if (get) {
        int d = x64_def(x, o->d);
        rex(&x->e, 1, d, RAX, RBP, false);
        byte(&x->e, 0x8b);
        modrm_index(&x->e, d, RBP, RAX, 3, x64_disp((unsigned)o->imm));
        return;
    }
    rex(&x->e, 1, RDX, RAX, RBP, false);
    byte(&x->e, 0x89);
    modrm_index(&x->e, RDX, RBP, RAX, 3, x64_disp((unsigned)o->imm));
    for (unsigned i = 0; i < sizeof pool; i++) {
        int r = pool[i];
        unsigned slot = x->regs.slot[r];
        if ((x->pinned >> r & 1) && slot >= (unsigned)o->imm && slot < (unsigned)o->imm + o->c)
            mov_load(&x->e, 1, r, RBP, x64_disp(slot));
    }
}

/* ---- calls ---------------------------------------------------------------------------------- */

static void move_pins(struct x64 *x, bool to_memory, bool all)
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

static void load_argument(struct x64 *x, int r, unsigned slot)
{
    mov_load(&x->e, 1, r, RBP, x64_disp(slot));
}

static void call_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    unsigned how = o->flags & 15;
    bool status = x->hc->uses_fp && how != IR_CALL_PURE;
    const uint16_t args[3] = {o->a, o->b, o->c};

    /* Everything goes to memory, from where the arguments come. */
    write_back_all(x);
    move_pins(x, true, true);
    forget_all(x);
    if (status)
        x64_merge_status(x);
    load_argument(x, RSI, args[0]);
    load_argument(x, RDX, args[1]);
    load_argument(x, RCX, args[2]);
    lea(&x->e, 1, RDI, RBP, -SLOT_BIAS);
    if (how & IR_CALL_MAY_STOP || how & IR_CALL_READS)
        mov_store(&x->e, 1, RBP, CPU_DISP(host_left), R14);
    mov_imm(&x->e, RAX, x->b->pool[o->imm]);
    call_reg(&x->e, RAX);
    if (status)
        x64_clean_status(x);
    x64_kill_operands(x, o, kills);
    if (how & IR_CALL_MAY_STOP) {
        op_mem(&x->e, 0, 0x80, 7, RBP, CPU_DISP(raised)); /* cmp byte [raised], 0 */
        byte(&x->e, 0);
        struct stub *stub = new_stub(x, STUB_RAISED, jcc(&x->e, CC_NE));
        stub->point = new_point(x);
        stub->reload_pins = true;
    }
    if (how & IR_CALL_WRITES)
        memset(x->aligned, 0, sizeof x->aligned);
    move_pins(x, false, how & IR_CALL_WRITES);
    int d = x64_def(x, o->d);
    mov_rr(&x->e, 1, d, RAX);
}

/* ---- leaving -------------------------------------------------------------------------------- */

/* Registers are as before when code goes on behind an exit that a skip passes by. */
static void flush_for_exit(struct x64 *x)
{
    for (unsigned i = 0; i < sizeof pool; i++) {
        int r = pool[i];
        if (x->regs.dirty[r] && x->regs.slot[r] < x->nslots)
            mov_store(&x->e, 1, RBP, x64_disp(x->regs.slot[r]), r);
    }
}

static void goto_op(struct x64 *x, const struct ir_op *o)
{
    struct ir_exit *exit = &x->b->exits[o->imm];
    flush_for_exit(x);
    give_back(x, exit->insns);
    uint8_t *site = jmp(&x->e);
    exit->host_site = site;
    struct stub *stub = new_stub(x, STUB_EXIT, site);
    stub->exit = exit;
    x->unreachable = true;
}

static void store_constant(struct x64 *x, unsigned slot, uint64_t value)
{
    if ((uint64_t)(int64_t)(int32_t)value == value) {
        mov_store_imm(&x->e, RBP, x64_disp(slot), (int32_t)value);
        return;
    }
    mov_imm(&x->e, RDX, value);
    mov_store(&x->e, 1, RBP, x64_disp(slot), RDX);
}

/* (pc, mode) through the jump table; what it does not know goes to the run loop. */
static void goto_dyn_op(struct x64 *x, const struct ir_op *o)
{
    struct ir_exit *exit = &x->b->exits[o->imm];
    const struct isa *isa = x->c->isa;
    bool dyn_mode = o->flags & IR_EXIT_DYN_MODE;

    mov_rr(&x->e, 1, RAX, x64_use(x, o->a));
    if (dyn_mode)
        mov_rr(&x->e, 1, RDX, x64_use(x, o->b));
    flush_for_exit(x);
    give_back(x, exit->insns);
    /* Nothing but the pins is alive from here on: rsi, rdi, rcx and r8 serve. */
    mov_rr(&x->e, 1, RSI, RAX);
    shift_ri(&x->e, SHIFT_SHR, 1, RSI, 2);
    mov_rr(&x->e, 1, RDI, RAX);
    shift_ri(&x->e, SHIFT_SHR, 1, RDI, 16);
    alu_rr(&x->e, ALU_XOR, 0, RSI, RDI);
    if (dyn_mode)
        alu_rr(&x->e, ALU_XOR, 0, RSI, RDX);
    else if ((int32_t)exit->mode)
        alu_ri(&x->e, ALU_XOR, 0, RSI, (int32_t)exit->mode);
    alu_ri(&x->e, ALU_AND, 0, RSI, (1 << CODE_JUMP_BITS) - 1);
    lea_index(&x->e, 1, RSI, RSI, RSI, 1, 0); /* times 3, times 8: struct host_jump */
    mov_imm(&x->e, RDI, (uint64_t)(uintptr_t)x->hc->jump);
    lea_index(&x->e, 1, RSI, RDI, RSI, 3, 0);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RSI, offsetof(struct host_jump, pc));
    uint8_t *miss1 = jcc(&x->e, CC_NE), *miss2;
    if (dyn_mode) {
        alu_ri(&x->e, ALU_ADD, 1, RDX, 1);
        alu_rm(&x->e, ALU_CMP, 1, RDX, RSI, offsetof(struct host_jump, mode_plus_1));
    } else if (exit->mode < 0x7ffffffe) {
        alu_mi(&x->e, ALU_CMP, 1, RSI, offsetof(struct host_jump, mode_plus_1), (int32_t)exit->mode + 1);
    } else {
        mov_imm(&x->e, RDX, exit->mode + 1);
        alu_rm(&x->e, ALU_CMP, 1, RDX, RSI, offsetof(struct host_jump, mode_plus_1));
    }
    miss2 = jcc(&x->e, CC_NE);
    op_mem(&x->e, 0, 0xff, 4, RSI, offsetof(struct host_jump, entry)); /* jmp [entry] */
    land(&x->e, miss1);
    if (dyn_mode)
        alu_ri(&x->e, ALU_ADD, 1, RDX, 1);
    land(&x->e, miss2);
    mov_store(&x->e, 1, RBP, x64_disp(isa->pc_slot), RAX);
    if (dyn_mode) {
        alu_ri(&x->e, ALU_SUB, 1, RDX, 1); /* one too many, see above */
        mov_store(&x->e, 1, RBP, x64_disp(isa->mode_slot), RDX);
    } else {
        store_constant(x, isa->mode_slot, exit->mode);
    }
    leave(x, x->b, LEAVE_LOOKUP);
    x->unreachable = true;
}

static void stop_op(struct x64 *x, const struct ir_op *o)
{
    struct ir_exit *exit = &x->b->exits[o->imm];
    flush_for_exit(x);
    for (unsigned i = 0; i < x->nlate && exit->insns == exit->insn; i++) /* a trap: the instruction did not happen */
        {
        struct late l = late_now(x, x->late[i]);
        emit_late(x, &l);
    }
    give_back(x, exit->insns);
    leave(x, exit, LEAVE_STOP);
    x->unreachable = true;
}

/* ---- one operation -------------------------------------------------------------------------- */

static void move_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    int a = x64_use(x, o->a);
    if ((kills & KILL_A) && !(x->pinned >> a & 1) && (x->where[o->d] == NO_REG || usable(x, x->where[o->d]))) {
        forget(x, a); /* the value changes its name only */
        if (x->where[o->d] != NO_REG)
            forget(x, x->where[o->d]);
        bind(x, a, o->d, true);
        x->aligned[o->d] = 0;
        return;
    }
    x64_kill_operands(x, o, kills);
    int d = x64_def(x, o->d);
    mov_rr(&x->e, 1, d, a);
}

static void unary_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    int a = x64_use(x, o->a);
    x64_kill_operands(x, o, kills);
    int d = def_near(x, o->d, a);
    switch (o->op) {
    case IR_NOT: case IR_NEG:
        mov_rr(&x->e, 1, d, a);
        op_reg(&x->e, 1, 0xf7, o->op == IR_NOT ? 2 : 3, d);
        break;
    case IR_SEXT8: movsx8(&x->e, d, a); break;
    case IR_SEXT16: movsx16(&x->e, d, a); break;
    case IR_SEXT32: movsxd(&x->e, d, a); break;
    case IR_ZEXT8: movzx8(&x->e, d, a); break;
    case IR_ZEXT16: movzx16(&x->e, d, a); break;
    case IR_ZEXT32: mov_rr(&x->e, 0, d, a); break;
    case IR_BSWAP16:
        mov_rr(&x->e, 0, d, a);
        bswap(&x->e, 0, d);
        shift_ri(&x->e, SHIFT_SHR, 0, d, 16);
        break;
    case IR_BSWAP32:
        mov_rr(&x->e, 0, d, a);
        bswap(&x->e, 0, d);
        break;
    case IR_BSWAP64:
        mov_rr(&x->e, 1, d, a);
        bswap(&x->e, 1, d);
        break;
    case IR_CLZ: count_bits(&x->e, 0xbd, d, a); break;
    case IR_CTZ: count_bits(&x->e, 0xbc, d, a); break;
    default: count_bits(&x->e, 0xb8, d, a); break;
    }
}

static void extract_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    unsigned pos = o->imm & 0xff, len = (unsigned)o->imm >> 8;
    int a = x64_use(x, o->a);
    x64_kill_operands(x, o, kills);
    int d = def_near(x, o->d, a);

    if (o->op == IR_EXTRACTS) {
        mov_rr(&x->e, 1, d, a);
        shift_ri(&x->e, SHIFT_SHL, 1, d, 64 - pos - len);
        shift_ri(&x->e, SHIFT_SAR, 1, d, 64 - len);
    } else if (pos == 0 && len == 8) {
        movzx8(&x->e, d, a);
    } else if (pos == 0 && len == 16) {
        movzx16(&x->e, d, a);
    } else if (pos + len == 32) {
        mov_rr(&x->e, 0, d, a);
        shift_ri(&x->e, SHIFT_SHR, 0, d, pos);
    } else if (pos + len == 64) {
        mov_rr(&x->e, 1, d, a);
        shift_ri(&x->e, SHIFT_SHR, 1, d, pos);
    } else if (len < 32) {
        mov_rr(&x->e, 1, d, a);
        shift_ri(&x->e, SHIFT_SHR, 1, d, pos);
        alu_ri(&x->e, ALU_AND, 0, d, (int32_t)((1u << len) - 1));
    } else {
        mov_rr(&x->e, 1, d, a);
        shift_ri(&x->e, SHIFT_SHL, 1, d, 64 - pos - len);
        shift_ri(&x->e, SHIFT_SHR, 1, d, 64 - len);
    }
}

static void deposit_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    unsigned pos = o->imm & 0xff, len = (unsigned)o->imm >> 8;
    uint64_t field = (((uint64_t)1 << len) - 1);
    int a = x64_use(x, o->a), b = x64_use(x, o->b);
    x64_kill_operands(x, o, kills);
    int d = def_near(x, o->d, a);

    if (len == 32 && (pos == 0 || pos == 32)) { /* half of a floating-point register */
        mov_rr(&x->e, 0, RAX, b); /* a move of 32 bits clears the others */
        if (pos == 32) {
            shift_ri(&x->e, SHIFT_SHL, 1, RAX, 32);
            mov_rr(&x->e, 0, d, a);
        } else {
            mov_rr(&x->e, 1, d, a);
            shift_ri(&x->e, SHIFT_SHR, 1, d, 32);
            shift_ri(&x->e, SHIFT_SHL, 1, d, 32);
        }
        alu_rr(&x->e, ALU_OR, 1, d, RAX);
        return;
    }
    mov_rr(&x->e, 1, RAX, b);
    if (field <= 0x7fffffff) {
        alu_ri(&x->e, ALU_AND, 0, RAX, (int32_t)field);
    } else {
        mov_imm(&x->e, RDX, field);
        alu_rr(&x->e, ALU_AND, 1, RAX, RDX);
    }
    shift_ri(&x->e, SHIFT_SHL, 1, RAX, pos);
    mov_rr(&x->e, 1, d, a);
    uint64_t keep = ~(field << pos);
    if ((uint64_t)(int64_t)(int32_t)keep == keep) {
        alu_ri(&x->e, ALU_AND, 1, d, (int32_t)keep);
    } else {
        mov_imm(&x->e, RDX, keep);
        alu_rr(&x->e, ALU_AND, 1, d, RDX);
    }
    alu_rr(&x->e, ALU_OR, 1, d, RAX);
}

static void shrd_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    int w = o->op == IR_SHRD;
    int high = x64_use(x, o->a), low = x64_use(x, o->b);
    x64_kill_operands(x, o, kills);
    if (high == low && o->imm) { /* a rotation */
        int d = def_near(x, o->d, low);
        mov_rr(&x->e, w, d, low);
        shift_ri(&x->e, SHIFT_ROR, w, d, (unsigned)o->imm);
        return;
    }
    int d = x64_def(x, o->d);
    mov_rr(&x->e, 1, RAX, low);
    shrd_ri(&x->e, w, RAX, high, (unsigned)o->imm);
    mov_rr(&x->e, w, d, RAX);
}

static void select_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    int cond = x64_use(x, o->a), yes = x64_use(x, o->b), no = x64_use(x, o->c);
    x64_kill_operands(x, o, kills);
    int d = x64_def(x, o->d);
    mov_rr(&x->e, 1, RAX, no);
    test_rr(&x->e, 1, cond, cond);
    cmov(&x->e, CC_NE, RAX, yes);
    mov_rr(&x->e, 1, d, RAX);
}

static void constant_op(struct x64 *x, const struct ir_op *o)
{
    int d = x64_def(x, o->d);
    mov_imm(&x->e, d, o->op == IR_CONST ? (uint64_t)(int64_t)o->imm : x->b->pool[o->imm]);
}

static void cycles_op(struct x64 *x, const struct ir_op *o)
{
    int d = x64_def(x, o->d);
    mov_load(&x->e, 1, d, RBP, CPU_DISP(slice_end)); /* cycle_base + budget */
    alu_rr(&x->e, ALU_SUB, 1, d, R14);
    alu_ri(&x->e, ALU_SUB, 1, d, (int32_t)x->b->ninsns - o->imm);
}

/* Nothing happens here: the stubs of this instruction do it. */
static void late_op(struct x64 *x, const struct ir_op *o)
{
    if (x->nlate == MAX_LATE)
        ir_bug(x->c, "an instruction has too many late registers");
    x->late[x->nlate++] = o;
}

/* Returns how many operations were done (a comparison may take its skip along). */
static unsigned one_op(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    unsigned kills = x->kills[i];
    struct comparison is;

    if (comparison_of(o->op, &is))
        return compare_op(x, i, is);
    switch (o->op) {
    case IR_NOP: break;
    case IR_ADD: alu_op(x, ALU_ADD, 1, true, o, kills); break;
    case IR_SUB: alu_op(x, ALU_SUB, 1, false, o, kills); break;
    case IR_AND: alu_op(x, ALU_AND, 1, true, o, kills); break;
    case IR_OR: alu_op(x, ALU_OR, 1, true, o, kills); break;
    case IR_XOR: alu_op(x, ALU_XOR, 1, true, o, kills); break;
    case IR_ADD32: alu_op(x, ALU_ADD, 0, true, o, kills); break;
    case IR_SUB32: alu_op(x, ALU_SUB, 0, false, o, kills); break;
    case IR_ADDI: alu_imm_op(x, ALU_ADD, 1, o, kills); break;
    case IR_SUBI: alu_imm_op(x, ALU_SUB, 1, o, kills); break;
    case IR_ANDI: alu_imm_op(x, ALU_AND, 1, o, kills); break;
    case IR_ORI: alu_imm_op(x, ALU_OR, 1, o, kills); break;
    case IR_XORI: alu_imm_op(x, ALU_XOR, 1, o, kills); break;
    case IR_ADD32I: alu_imm_op(x, ALU_ADD, 0, o, kills); break;
    case IR_SUB32I: alu_imm_op(x, ALU_SUB, 0, o, kills); break;
    case IR_ANDC: {
        int a = x64_use(x, o->a), b = x64_use(x, o->b);
        x64_kill_operands(x, o, kills);
        andn(&x->e, 1, x64_def(x, o->d), b, a);
        break;
    }
    case IR_SHL: shift_op(x, SHIFT_SHL, 1, o, kills); break;
    case IR_SHR: shift_op(x, SHIFT_SHR, 1, o, kills); break;
    case IR_SAR: shift_op(x, SHIFT_SAR, 1, o, kills); break;
    case IR_SHL32: shift_op(x, SHIFT_SHL, 0, o, kills); break;
    case IR_SHR32: shift_op(x, SHIFT_SHR, 0, o, kills); break;
    case IR_SAR32: shift_op(x, SHIFT_SAR, 0, o, kills); break;
    case IR_SHLI: shift_imm_op(x, SHIFT_SHL, 1, o, kills); break;
    case IR_SHRI: shift_imm_op(x, SHIFT_SHR, 1, o, kills); break;
    case IR_SARI: shift_imm_op(x, SHIFT_SAR, 1, o, kills); break;
    case IR_SHL32I: shift_imm_op(x, SHIFT_SHL, 0, o, kills); break;
    case IR_SHR32I: shift_imm_op(x, SHIFT_SHR, 0, o, kills); break;
    case IR_SAR32I: shift_imm_op(x, SHIFT_SAR, 0, o, kills); break;
    case IR_MUL: mul_op(x, o, kills); break;
    case IR_MULHU: mul_high(x, false, o, kills); break;
    case IR_MULHS: mul_high(x, true, o, kills); break;
    case IR_ANDCI: case IR_MULI: case IR_MULHUI: case IR_MULHSI: with_immediate(x, o, kills); break;
    case IR_MOV: move_op(x, o, kills); break;
    case IR_NOT: case IR_NEG: case IR_SEXT8: case IR_SEXT16: case IR_SEXT32: case IR_ZEXT8: case IR_ZEXT16:
    case IR_ZEXT32: case IR_BSWAP16: case IR_BSWAP32: case IR_BSWAP64: case IR_CLZ: case IR_CTZ: case IR_POPCNT:
        unary_op(x, o, kills);
        break;
    case IR_CONST: case IR_CONST64: constant_op(x, o); break;
    case IR_EXTRACT: case IR_EXTRACTS: extract_op(x, o, kills); break;
    case IR_DEPOSIT: deposit_op(x, o, kills); break;
    case IR_SHRD: case IR_SHRD32: shrd_op(x, o, kills); break;
    case IR_SELECT: select_op(x, o, kills); break;
#define IS_LE false
#define IS_BE true
#define X(bits, order)                                                                                       \
    case IR_LD##bits##order: load_op(x, bits, IS_##order, o, kills); break;                                  \
    case IR_ST##bits##order: store_op(x, bits, IS_##order, o, kills); break;
    IR_MEMORY(X)
#undef X
    case IR_GETX: case IR_SETX: indexed_op(x, o, kills); break;
    case IR_CALL:
        if (o->flags >> 8)
            x64_fast_float(x, o, kills);
        else
            call_op(x, o, kills);
        break;
    case IR_CYCLES: cycles_op(x, o); break;
    case IR_LATE: case IR_LATE_SELECT: case IR_LATE_COMPARE: late_op(x, o); break;
    case IR_SKIP: case IR_SKIP_Z: case IR_SKIP_NZ: skip_op(x, o, kills); break;
    case IR_GOTO: goto_op(x, o); break;
    case IR_GOTO_DYN: goto_dyn_op(x, o); break;
    case IR_STOP: stop_op(x, o); break;
    default: ir_bug(x->c, "a micro-operation has no host code");
    }
    return 1;
}

/* ---- the block ------------------------------------------------------------------------------ */

/* Which operands are temporaries that nobody reads afterwards. */
static void find_kills(struct x64 *x)
{
    uint8_t live[IR_MAX_LIVE_TEMPS] = {0};
    for (unsigned i = x->b->nops; i-- > 0;) {
        const struct ir_op *o = &x->b->ops[i];
        const uint16_t slots[3] = {o->a, o->b, o->c};
        static const unsigned bits[3] = {OP_USE_A, OP_USE_B, OP_USE_C};
        unsigned f = ir_op_info(o);
        if ((f & OP_DEF) && o->d >= x->nslots)
            live[o->d - x->nslots] = 0;
        x->kills[i] = 0;
        if (ir_is_late(o)) { /* wanted until the instruction is through: it is simply never given up */
            if (o->a >= x->nslots)
                live[o->a - x->nslots] = 1;
            if ((f & OP_USE_B) && o->b >= x->nslots)
                live[o->b - x->nslots] = 1;
            continue;
        }
        for (unsigned k = 0; k < 3; k++) {
            if (!(f & bits[k]) || slots[k] < x->nslots)
                continue;
            if (!live[slots[k] - x->nslots])
                x->kills[i] |= (uint8_t)(1u << k);
        }
        for (unsigned k = 0; k < 3; k++)
            if ((f & bits[k]) && slots[k] >= x->nslots)
                live[slots[k] - x->nslots] = 1;
    }
}

static void start_registers(struct x64 *x)
{
    memset(x->where, NO_REG, sizeof x->where);
    for (unsigned i = 0; i < 16; i++)
        x->regs.slot[i] = NO_SLOT;
    if (x->c->space->high_mask)
        x->pinned = 1u << R15;
    for (unsigned i = 0; i < x->hc->pins; i++) {
        bind(x, x64_pin_regs[i], x->c->isa->hot_slots[i], false);
        x->pinned |= (uint16_t)(1u << x64_pin_regs[i]);
    }
}

static void enter_block(struct x64 *x)
{
    alu_ri(&x->e, ALU_SUB, 1, R14, (int32_t)x->b->ninsns);
    struct stub *stub = new_stub(x, STUB_BUDGET, jcc(&x->e, CC_B));
    (void)stub;
}

static void translate_ops(struct x64 *x)
{
    unsigned i = 0;
    x->insn = x->nlate = 0;
    while (i < x->b->nops && !x->e.full) {
        while (x->insn + 1 < x->b->ninsns && x->b->insns[x->insn + 1].first_op <= i)
            x->insn++, x->nlate = 0;
        join_skips(x, i);
        x->locked = 0;
        i += x->unreachable ? 1 : one_op(x, i);
    }
    for (unsigned k = 0; k < x->nslow && !x->e.full; k++)
        x64_emit_slow_call(x, &x->slow[k]);
    for (unsigned k = 0; k < x->nstubs && !x->e.full; k++)
        emit_stub(x, &x->stubs[k]);
}

/* Faults are found by the address of the access: the points must be in its order, which is that of translation. */
bool x64_translate(struct cpu *c, struct host_code *hc, struct ir_block *b)
{
    size_t most = sizeof(struct host_block) + (b->nops * 3 + 1) * sizeof(struct host_point);
    struct x64 *x = hc->translator ? hc->translator : (hc->translator = malloc(sizeof *x));
    struct host_block *hb = malloc(most);
    if (!x || !hb)
        ir_bug(c, "no host memory to translate a block");
    x->c = c;
    x->hc = hc;
    x->b = b;
    x->hb = hb;
    x->nslots = c->isa->nslots;
    x->pinned = x->locked = 0;
    x->unreachable = false;
    x->stamp = 0;
    x->nskips = x->nstubs = x->nslow = x->nlate = 0;
    memset(&x->regs, 0, sizeof x->regs);
    memset(x->used, 0, sizeof x->used);
    memset(x->aligned, 0, sizeof x->aligned);
    x->start = hc->write + hc->used;
    x->e = (struct emitter){.p = x->start, .limit = hc->write + hc->size};
    hb->npoints = 0;
    hb->entry = hc->exec + hc->used;

    start_registers(x);
    find_kills(x);
    enter_block(x);
    translate_ops(x);
    bool fits = !x->e.full;
    if (fits) {
        hb->size = (uint32_t)(x->e.p - x->start);
        hc->used += (hb->size + 15u) & ~15u;
        b->host = hb;
    } else {
        for (unsigned i = 0; i < b->nexits; i++)
            b->exits[i].host_site = NULL;
        free(hb);
    }
    return fits;
}

/* ---- trampolines ---------------------------------------------------------------------------- */

/* uint64_t enter(slots + bias, code, left, r15): into translated code, and out again with why in rax. */
void x64_emit_trampolines(struct cpu *c, struct host_code *hc)
{
    static const int saved[] = {RBX, RBP, R12, R13, R14, R15};
    struct emitter e = {.p = hc->write + hc->used, .limit = hc->write + hc->size};

    hc->enter = hc->exec + hc->used;
    for (unsigned i = 0; i < 6; i++)
        push(&e, saved[i]);
    alu_ri(&e, ALU_SUB, 1, RSP, 8); /* calls find the stack aligned */
    mov_rr(&e, 1, RBP, RDI);
    mov_rr(&e, 1, RAX, RSI);
    mov_rr(&e, 1, R14, RDX);
    mov_rr(&e, 1, R15, RCX);
    for (unsigned i = 0; i < hc->pins; i++)
        mov_load(&e, 1, x64_pin_regs[i], RBP, x64_disp(c->isa->hot_slots[i]));
    jmp_reg(&e, RAX);

    hc->leave = hc->exec + (e.p - hc->write);
    for (unsigned i = 0; i < hc->pins; i++)
        mov_store(&e, 1, RBP, x64_disp(c->isa->hot_slots[i]), x64_pin_regs[i]);
    mov_store(&e, 1, RBP, CPU_DISP(host_left), R14);
    alu_ri(&e, ALU_ADD, 1, RSP, 8);
    for (unsigned i = 6; i-- > 0;)
        pop(&e, saved[i]);
    byte(&e, 0xc3);
    hc->used = ((size_t)(e.p - hc->write) + 15) & ~(size_t)15;
}
