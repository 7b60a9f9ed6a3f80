/* arith.c - integer arithmetic, moves, bit fields, selects and constants. */
#include "emu/x64/clock/fed.h"
#include "emu/x64/translate.h"

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

/* d = a OP [b] */
static void alu_memory_op(struct x64 *x, enum host_alu op, int w, unsigned slot_a, unsigned slot_b, const struct ir_op *o, unsigned kills)
{
    int a = x64_use(x, slot_a);
    x64_kill_operands(x, o, kills);
    int d = x64_def_near(x, o->d, a);
    mov_rr(&x->e, 1, d, a);
    alu_rm(&x->e, op, w, d, x64_base(x, slot_b), x64_at(x, slot_b));
}

/* d = constant - b */
static void subtract_from(struct x64 *x, int w, uint64_t constant, const struct ir_op *o, unsigned kills)
{
    int b = x64_use(x, o->b);
    x64_kill_operands(x, o, kills);
    if (constant == 0) {
        int d = x64_def_near(x, o->d, b);
        mov_rr(&x->e, 1, d, b);
        op_reg(&x->e, w, 0xf7, 3, d); /* neg */
        return;
    }
    int d = x64_def(x, o->d), to = d == b ? RAX : d;
    mov_imm(&x->e, to, constant);
    alu_rr(&x->e, ALU_SUB, w, to, b);
    mov_rr(&x->e, 1, d, to);
}

/* Returns whether the slot is a constant with a single bit, too high for an immediate operand, that is in no
 * register. */
static bool is_high_bit(const struct x64 *x, unsigned slot)
{
    uint64_t value = x->known[slot].value;
    return x->known[slot].known && x->where[slot] == NO_REG && value >> 31 && !(value & (value - 1));
}

/* d = a with one more bit set */
static void set_bit(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    unsigned bit = (unsigned)__builtin_ctzll(x->known[o->b].value);
    int a = x64_use(x, o->a);
    x64_kill_operands(x, o, kills);
    int d = x64_def_near(x, o->d, a);
    mov_rr(&x->e, 1, d, a);
    bts_ri(&x->e, 1, d, bit);
}

static void alu_op(struct x64 *x, enum host_alu op, int w, bool commutes, const struct ir_op *o, unsigned kills)
{
    if (op == ALU_SUB && x->known[o->a].known && x->where[o->a] == NO_REG) {
        subtract_from(x, w, x->known[o->a].value, o, kills);
        return;
    }
    if (op == ALU_OR && is_high_bit(x, o->b)) {
        set_bit(x, o, kills);
        return;
    }
    if (o->a != o->b && (x64_is_in_memory(x, o->b) || (commutes && x64_is_in_memory(x, o->a)))) {
        bool swap = !x64_is_in_memory(x, o->b);
        alu_memory_op(x, op, w, swap ? o->b : o->a, swap ? o->a : o->b, o, kills);
        return;
    }
    int a = x64_use(x, o->a), b = x64_use(x, o->b);
    x64_kill_operands(x, o, kills);
    int d = x64_def_near(x, o->d, a);
    if (op == ALU_ADD && d != a && d != b)
        lea_index(&x->e, w, d, a, b, 0, 0);
    else
        two_operand(x, op, w, commutes, d, a, b);
}

/* d = a & mask */
static void mask_low(struct x64 *x, int d, int a, int32_t mask)
{
    if (mask == UINT8_MAX) {
        movzx8(&x->e, d, a);
    } else if (mask == UINT16_MAX) {
        movzx16(&x->e, d, a);
    } else {
        mov_rr(&x->e, 1, d, a);
        alu_ri(&x->e, ALU_AND, mask < 0, d, mask);
    }
}

static void alu_imm_op(struct x64 *x, enum host_alu op, int w, const struct ir_op *o, unsigned kills)
{
    int a = x64_use(x, o->a);
    uint8_t aligned = x->aligned[o->a];
    x64_kill_operands(x, o, kills);
    int d = x64_def_near(x, o->d, a);
    if (op == ALU_ADD && aligned && !(o->imm & (aligned - 1)))
        x->aligned[o->d] = aligned;
    if (d != a && op == ALU_ADD) {
        lea(&x->e, w, d, a, o->imm);
        return;
    }
    if (op == ALU_AND) {
        mask_low(x, d, a, o->imm);
        return;
    }
    mov_rr(&x->e, 1, d, a);
    alu_ri(&x->e, op, w, d, o->imm);
}

/* d = a shifted by b. A count of the width or more shifts out every bit. */
static void shift_op(struct x64 *x, enum host_shift op, int w, const struct ir_op *o, unsigned kills)
{
    int width = w ? 64 : 32;
    int a = x64_use(x, o->a), b = x64_use(x, o->b);
    x64_kill_operands(x, o, kills);
    int d = x64_def(x, o->d);

    if (o->flags & IR_SHIFT_WITHIN) {
        if (op == SHIFT_SAR)
            sarx(&x->e, w, d, a, b);
        else if (op == SHIFT_SHL)
            shlx(&x->e, w, d, a, b);
        else
            shrx(&x->e, w, d, a, b);
        return;
    }
    if (op == SHIFT_SAR) { /* larger counts act as width - 1 */
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
    int d = x64_def_near(x, o->d, a);

    if (count >= width && op != SHIFT_SAR) {
        alu_rr(&x->e, ALU_XOR, 0, d, d);
        return;
    }
    if (count >= width)
        count = width - 1;
    if (d != a || !count) /* a 32-bit shift clears the upper half itself */
        mov_rr(&x->e, w, d, a);
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
    int a = x64_use_in_place(x, o->a), b = x64_use_in_place(x, o->b);
    x64_kill_operands(x, o, kills);
    int d = x64_def_near(x, o->d, a);
    if (d == b) {
        imul_rr(&x->e, 1, d, a);
    } else {
        mov_rr(&x->e, 1, d, a);
        imul_rr(&x->e, 1, d, b);
    }
}

/* Operations with an immediate for which the host has no form: the immediate goes to rdx. */
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

/* Returns whether slot is in no register, and no operation of the block reads it again. */
static bool not_read_again(const struct x64 *x, unsigned slot)
{
    return slot < x->nslots && x->where[slot] == NO_REG && !is_read_again(x->uses.next[slot]) && !x64_is_status(x, slot);
}

static void move_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    int a = x64_use(x, o->a);
    if (!(kills & KILL_A) && not_read_again(x, o->d)) {
        x64_will_change(x, o->d);
        mov_store(&x->e, 1, x64_base(x, o->d), x64_at(x, o->d), a);
        x->aligned[o->d] = 0;
        return;
    }
    if ((kills & KILL_A) && !(x->pinned >> a & 1) && (x->where[o->d] == NO_REG || x64_usable(x, x->where[o->d]))) {
        x64_forget(x, a); /* only the name of the value changes */
        if (x->where[o->d] != NO_REG)
            x64_forget(x, x->where[o->d]);
        x64_will_change(x, o->d);
        x64_bind(x, a, o->d, true);
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
    int d = x64_def_near(x, o->d, a);
    x->word[o->d] = o->op == IR_ZEXT8 || o->op == IR_ZEXT16 || o->op == IR_ZEXT32;
    switch (o->op) {
    case IR_NOT:
    case IR_NEG:
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
    int d = x64_def_near(x, o->d, a);
    x->word[o->d] = o->op == IR_EXTRACT && len <= 32;

    if (o->op == IR_EXTRACTS && pos + len == 32) {
        movsxd(&x->e, d, a);
        shift_ri(&x->e, SHIFT_SAR, 1, d, pos);
    } else if (o->op == IR_EXTRACTS && pos == 0 && (len == 8 || len == 16)) {
        if (len == 8)
            movsx8(&x->e, d, a);
        else
            movsx16(&x->e, d, a);
    } else if (o->op == IR_EXTRACTS) {
        mov_rr(&x->e, 1, d, a);
        shift_ri(&x->e, SHIFT_SHL, 1, d, 64 - pos - len);
        shift_ri(&x->e, SHIFT_SAR, 1, d, 64 - len);
    } else if (pos == 0 && len == 8) {
        movzx8(&x->e, d, a);
    } else if (pos == 0 && len == 16) {
        movzx16(&x->e, d, a);
    } else if (pos + len == 32) {
        if (d != a || !pos)
            mov_rr(&x->e, 0, d, a);
        shift_ri(&x->e, SHIFT_SHR, 0, d, pos);
    } else if (pos + len == 64) {
        mov_rr(&x->e, 1, d, a);
        shift_ri(&x->e, SHIFT_SHR, 1, d, pos);
    } else if (len < 32) {
        if (d != a && pos)
            rorx(&x->e, pos + len > 32, d, a, pos); /* the mask clears the bits that the rotation brings in */
        else
            mov_rr(&x->e, 1, d, a), shift_ri(&x->e, SHIFT_SHR, pos + len > 32, d, pos);
        mask_low(x, d, d, (int32_t)((1u << len) - 1));
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
    int d = x64_def_near(x, o->d, a);

    if (len == 32 && (pos == 0 || pos == 32)) { /* a half of a floating-point register */
        mov_rr(&x->e, 0, RAX, b);               /* a 32-bit move clears the upper half */
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
        int d = x64_def_near(x, o->d, low);
        rorx(&x->e, w, d, low, (unsigned)o->imm);
        return;
    }
    /* Avoids the host's double shift, which takes as long as ten single shifts in parallel. */
    if (o->imm)
        mov_rr(&x->e, w, RDX, high);
    int d = x64_def_near(x, o->d, low);
    mov_rr(&x->e, 1, d, low);
    if (o->imm) {
        shift_ri(&x->e, SHIFT_SHR, w, d, (unsigned)o->imm);
        shift_ri(&x->e, SHIFT_SHL, w, RDX, (w ? 64u : 32u) - (unsigned)o->imm);
        alu_rr(&x->e, ALU_OR, w, d, RDX);
    } else if (!w) {
        mov_rr(&x->e, 0, d, d);
    }
}

/* d = cc ? b : c. Preserves the flags before it reads them. */
void x64_select(struct x64 *x, const struct ir_op *o, unsigned kills, enum host_cond cc)
{
    int yes = x64_use(x, o->b), no = x64_use(x, o->c);
    x64_kill_operands(x, o, kills);
    int d = x64_def_near(x, o->d, no);
    if (d == yes) {
        cmov(&x->e, cc ^ 1, d, no);
        return;
    }
    mov_rr(&x->e, 1, d, no);
    cmov(&x->e, cc, d, yes);
}

static void select_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    (void)x64_use(x, o->b); /* first what may lose the flags */
    (void)x64_use(x, o->c);
    int cond = x64_use(x, o->a);
    test_rr(&x->e, 1, cond, cond);
    x64_select(x, o, kills, CC_NE);
}

static void constant_op(struct x64 *x, const struct ir_op *o)
{
    uint64_t value = o->op == IR_CONST ? (uint64_t)(int64_t)o->imm : x->b->pool[o->imm];
    if (o->d >= x->nslots) { /* put in a register only where an operation needs it there */
        if (x->where[o->d] != NO_REG)
            x64_forget(x, x->where[o->d]);
        x->known[o->d] = (struct constant){true, value};
        x->aligned[o->d] = 0;
        return;
    }
    if (x->uses.next[o->d] == NO_OP && x->where[o->d] == NO_REG && (uint64_t)(int64_t)(int32_t)value == value &&
        !x64_is_status(x, o->d)) { /* no operation of the block needs it in a register */
        x64_will_change(x, o->d);
        mov_store_imm(&x->e, x64_base(x, o->d), x64_at(x, o->d), (int32_t)value);
        x->aligned[o->d] = 0;
        return;
    }
    mov_imm(&x->e, x64_def(x, o->d), value);
}

/* Moves to a slot that hardly any block reads: stores it to memory at once. */
static bool cold_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    if (o->d >= x->nslots || !ir_is_cold(x->c->isa, o->d) || (o->op != IR_MOV && o->op != IR_CONST))
        return false;
    if (x->where[o->d] != NO_REG)
        x64_forget(x, x->where[o->d]);
    if (o->op == IR_CONST)
        mov_store_imm(&x->e, x64_base(x, o->d), x64_at(x, o->d), o->imm);
    else
        mov_store(&x->e, 1, x64_base(x, o->d), x64_at(x, o->d), x64_use(x, o->a));
    x64_kill_operands(x, o, o->op == IR_MOV ? kills : 0);
    return true;
}

static void cycles_op(struct x64 *x, const struct ir_op *o)
{
    if (x->fed) {
        x64_fed_cycles(x);
        return;
    }
    int d = x64_def(x, o->d);
    if (x->clock) {
        x64_clock_cycles(x, d, o->flags & IR_CYCLES_UNFETCHED);
        return;
    }
    mov_load(&x->e, 1, d, RBP, CPU_DISP(slice_end)); /* cycle_base + budget */
    alu_rr(&x->e, ALU_SUB, 1, d, R14);
    alu_ri(&x->e, ALU_SUB, 1, d, (int32_t)x->b->ninsns - o->imm);
}

/* ---- one operation -------------------------------------------------------------------------- */

bool x64_arithmetic_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    if (cold_op(x, o, kills))
        return true;
    switch (o->op) {
    case IR_ADD: alu_op(x, ALU_ADD, 1, true, o, kills); break;
    case IR_ADD_SHL: {
        int a = x64_use(x, o->a), b = x64_use(x, o->b);
        x64_kill_operands(x, o, kills);
        lea_index(&x->e, 1, x64_def_near(x, o->d, a), a, b, (unsigned)o->imm, 0);
        break;
    }
    case IR_SUB: alu_op(x, ALU_SUB, 1, false, o, kills); break;
    case IR_AND: alu_op(x, ALU_AND, 1, true, o, kills); break;
    case IR_OR: alu_op(x, ALU_OR, 1, true, o, kills); break;
    case IR_XOR: alu_op(x, ALU_XOR, 1, true, o, kills); break;
    case IR_ADD32: alu_op(x, ALU_ADD, 0, true, o, kills); break;
    case IR_SUB32: alu_op(x, ALU_SUB, 0, false, o, kills); break;
    case IR_ADDI: alu_imm_op(x, ALU_ADD, 1, o, kills); break;
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
    case IR_ANDCI:
    case IR_MULI:
    case IR_MULHUI:
    case IR_MULHSI: with_immediate(x, o, kills); break;
    case IR_MOV: move_op(x, o, kills); break;
    case IR_NOT:
    case IR_NEG:
    case IR_SEXT8:
    case IR_SEXT16:
    case IR_SEXT32:
    case IR_ZEXT8:
    case IR_ZEXT16:
    case IR_ZEXT32:
    case IR_BSWAP16:
    case IR_BSWAP32:
    case IR_BSWAP64:
    case IR_CLZ:
    case IR_CTZ:
    case IR_POPCNT: unary_op(x, o, kills); break;
    case IR_CONST:
    case IR_CONST64: constant_op(x, o); break;
    case IR_EXTRACT:
    case IR_EXTRACTS: extract_op(x, o, kills); break;
    case IR_DEPOSIT: deposit_op(x, o, kills); break;
    case IR_SHRD:
    case IR_SHRD32: shrd_op(x, o, kills); break;
    case IR_SELECT: select_op(x, o, kills); break;
    case IR_CYCLES: cycles_op(x, o); break;
    default: return false;
    }
    return true;
}
