/*
 * field.c - variable-length bit fields (manual, chapter "Variable-Length Bit Field Instructions").
 *
 * A field has a position, a size of up to 32 bits, and a base: an address, from which the position may be any distance, or a register,
 * where the field may reach into the next one. A field of size 0 accesses nothing.
 */
#include "isa/vax/translate.h"

enum { SIZE_MOST = 32 };

/* Where the operands of a field are in the instruction's. */
struct field {
    unsigned base;
    val pos, size; /* size: zero-extended byte */
};

/* Faults for a size above 32. */
static void check_size(struct vax_translation *t, const struct field *f)
{
    fault_if(t, ir_ltu32(t->ir, constant(t, SIZE_MOST), f->size), VAX_TRAP_RESERVED_OPERAND, 0);
}

/* The aligned longword that the field begins in, and the bit in it. */
static val longword(struct vax_translation *t, const struct field *f, val *bit)
{
    struct ir_builder *ir = t->ir;
    val byte = ir_add32(ir, operand_address(t, f->base), ir_zext32(ir, ir_sari(ir, ir_sext32(ir, f->pos), 3)));

    *bit = ir_or(ir, ir_andi(ir, f->pos, 7), ir_shli(ir, ir_andi(ir, byte, 3), 3));
    return ir_andi(ir, byte, UINT32_MAX & ~3u);
}

/* ---- reading ------------------------------------------------------------------------------------------ */

/* The field in the low bits, of memory; size is 0 to 32. */
static uint64_t read_field(struct cpu *c, uint64_t base, uint64_t pos, uint64_t size)
{
    uint32_t byte = (uint32_t)base + (uint32_t)((int32_t)pos >> 3), at = byte & ~3u;
    unsigned bit = (pos & 7) | (byte & 3) << 3;
    uint64_t low, high = 0;

    if (!size || !cpu_load(c, at, 4, false, IR_MEM_ADDR32, &low) ||
        (bit + size > 32 && !cpu_load(c, at + 4, 4, false, IR_MEM_ADDR32, &high)))
        return 0;
    return (low | high << 32) >> bit;
}

static val from_memory(struct vax_translation *t, const struct field *f)
{
    struct ir_builder *ir = t->ir;
    uint64_t size;
    val bit, at, high_at;

    if (!ir_is_const(ir, f->size, &size))
        return ir_call(ir, read_field, IR_CALL_READS | IR_CALL_MAY_STOP, operand_address(t, f->base), f->pos, f->size);
    if (!size)
        return constant(t, 0);
    at = longword(t, f, &bit);
    val low = load_at(t, at, 0, 4), spans = ir_ltu32(ir, constant(t, SIZE_MOST), ir_add32i(ir, bit, size));
    high_at = ir_select(ir, spans, ir_add32i(ir, at, 4), at); /* else the same one again */
    val both = ir_or(ir, low, ir_shli(ir, load_at(t, high_at, 0, 4), 32));
    return ir_shr(ir, both, bit);
}

/* Checks a field in registers: its position, and that it does not reach into the PC. */
static void check_registers(struct vax_translation *t, const struct field *f)
{
    struct ir_builder *ir = t->ir;
    val any = ir_nei(ir, f->size, 0), outside = ir_ltu32(ir, constant(t, 31), f->pos);

    fault_if(t, ir_and(ir, any, outside), VAX_TRAP_RESERVED_OPERAND, 0);
    if (t->place[f->base].reg < VAX_SP)
        return;
    val spans = ir_ltu32(ir, constant(t, SIZE_MOST), ir_add32(ir, f->pos, f->size));
    fault_if(t, ir_and(ir, any, spans), VAX_TRAP_RESERVED_ADDRESS, 0);
}

static val pair_at(struct vax_translation *t, unsigned n)
{
    val low = reg_get(t, n);
    return n < VAX_SP ? ir_or(t->ir, low, ir_shli(t->ir, reg_get(t, n + 1), 32)) : low;
}

/* The mask of a field of that size. */
static val mask_of(struct vax_translation *t, val size)
{
    struct ir_builder *ir = t->ir;
    return ir_subi(ir, ir_shl(ir, constant(t, 1), size), 1);
}

/* Returns the field, zero-extended. */
static val field(struct vax_translation *t, const struct field *f)
{
    struct ir_builder *ir = t->ir;
    val v;

    check_size(t, f);
    if (t->place[f->base].kind == PLACE_REGISTER) {
        check_registers(t, f);
        v = ir_shr(ir, value(t, f->base), ir_andi(ir, f->pos, 31));
    } else {
        v = from_memory(t, f);
    }
    return ir_and(ir, v, mask_of(t, f->size));
}

/* Charges more for a field in two longwords of memory. */
static void charge_span(struct vax_translation *t, const struct field *f, enum vax_charge cost)
{
    struct ir_builder *ir = t->ir;
    val bit;

    if (!ir_charged(ir) || t->place[f->base].kind == PLACE_REGISTER)
        return;
    (void)longword(t, f, &bit);
    charge_if(t, ir_ltu32(ir, constant(t, SIZE_MOST), ir_add32(ir, bit, f->size)), cost);
}

static struct field first_operands(const struct vax_translation *t)
{
    return (struct field){.base = 2, .pos = value(t, 0), .size = value(t, 1)};
}

/* EXTV, CMPV and FFS have even opcodes, EXTZV, CMPZV and FFC odd ones. */
static val extended(struct vax_translation *t)
{
    struct ir_builder *ir = t->ir;
    struct field f = first_operands(t);
    val v = field(t, &f);

    if (opcode(t) & 1)
        return v;
    val unused = ir_sub(ir, constant(t, 64), f.size);
    return ir_zext32(ir, ir_sar(ir, ir_shl(ir, v, unused), unused));
}

SEM(extv)
{
    val v = extended(t);

    write_operand(t, 3, v);
    cc_set_logic(t, v, 'l');
    struct field f = first_operands(t);
    charge_span(t, &f, VAX_COST_FIELD_SPAN);
}

SEM(cmpv)
{
    cc_set_compare(t, extended(t), value(t, 3), 'l');
    struct field f = first_operands(t);
    charge_span(t, &f, VAX_COST_FIELD_SPAN);
}

/* Find first set, find first clear: Z says that there is none. */
SEM(ff)
{
    struct ir_builder *ir = t->ir;
    struct field f = first_operands(t);
    val v = field(t, &f);

    if (opcode(t) & 1)
        v = ir_xor(ir, v, mask_of(t, f.size));
    val found = ir_nei(ir, v, 0), n = ir_select(ir, found, ir_ctz(ir, v), f.size);
    write_operand(t, 3, ir_add32(ir, f.pos, n));
    cc_set_bits(t, ir_select(ir, found, constant(t, 0), constant(t, VAX_PSL_Z)));
    charge_span(t, &f, VAX_COST_FIELD_SPAN);
    if (ir_charged(ir))
        charge_each(t, ir_shri(ir, ir_mul(ir, n, constant(t, VAX_COST_FIND_CYCLES)), 5), VAX_COST_FIND);
}

/* ---- INSV --------------------------------------------------------------------------------------------- */

enum { INSV_SIZE = 32 }; /* where the size is in the second argument */

/* Writes the field in memory: base, position and size, contents. */
static uint64_t write_field(struct cpu *c, uint64_t base, uint64_t pos_size, uint64_t v)
{
    uint32_t pos = (uint32_t)pos_size, size = (uint32_t)(pos_size >> INSV_SIZE);
    uint32_t byte = (uint32_t)base + (uint32_t)((int32_t)pos >> 3), at = byte & ~3u;
    unsigned bit = (pos & 7) | (byte & 3) << 3;
    uint64_t low, high = 0, mask = ((1ull << size) - 1) << bit;
    bool spans = bit + size > 32;

    if (!size || !cpu_load(c, at, 4, false, IR_MEM_ADDR32, &low) || (spans && !cpu_load(c, at + 4, 4, false, IR_MEM_ADDR32, &high)))
        return 0;
    uint64_t now = ((low | high << 32) & ~mask) | (v << bit & mask);
    if (spans && !cpu_store(c, at + 4, 4, false, IR_MEM_ADDR32, now >> 32))
        return 0;
    cpu_store(c, at, 4, false, IR_MEM_ADDR32, (uint32_t)now);
    return 0;
}

static void into_registers(struct vax_translation *t, const struct field *f, val v)
{
    struct ir_builder *ir = t->ir;
    unsigned n = t->place[f->base].reg;
    val pos = ir_andi(ir, f->pos, 31), mask = ir_shl(ir, mask_of(t, f->size), pos);
    val now = ir_or(ir, ir_andc(ir, pair_at(t, n), mask), ir_and(ir, ir_shl(ir, v, pos), mask));

    reg_set(t, n, ir_zext32(ir, now));
    if (n < VAX_SP)
        reg_set(t, n + 1, ir_shri(ir, now, 32));
}

SEM(insv)
{
    struct ir_builder *ir = t->ir;
    struct field f = {.base = 3, .pos = value(t, 1), .size = value(t, 2)};
    val v = value(t, 0);

    check_size(t, &f);
    if (t->place[3].kind == PLACE_REGISTER) {
        check_registers(t, &f);
        into_registers(t, &f, v);
        return;
    }
    val pos_size = ir_or(ir, f.pos, ir_shli(ir, f.size, INSV_SIZE));
    ir_call(ir, write_field, IR_CALL_READS | IR_CALL_MAY_STOP, operand_address(t, 3), pos_size, v);
    charge_span(t, &f, VAX_COST_INSERT_SPAN);
}
