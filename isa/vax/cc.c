/*
 * cc.c - the condition codes, evaluated when something reads them: VAX_CC_* in vax.h. Most results set N and Z by storing the result
 * itself; C of a sum or difference is bit 32 of it in 64 bits.
 */
#include "isa/vax/translate.h"

/* ---- as programs and debuggers see them ------------------------------------------------------------ */

uint64_t vax_cc(const uint64_t *s)
{
    return (s[VAX_CC_N] >> 31 & 1) * VAX_PSL_N | !s[VAX_CC_Z] * (uint64_t)VAX_PSL_Z | (s[VAX_CC_V] >> 31 & 1) * VAX_PSL_V |
           (s[VAX_CC_C] >> 32 & 1) * VAX_PSL_C;
}

void vax_set_cc(uint64_t *s, uint64_t cc)
{
    s[VAX_CC_N] = (cc & VAX_PSL_N) << 28;
    s[VAX_CC_Z] = !(cc & VAX_PSL_Z);
    s[VAX_CC_V] = (cc & VAX_PSL_V) << 30;
    s[VAX_CC_C] = (cc & VAX_PSL_C) << 32;
}

/* ---- setting ---------------------------------------------------------------------------------------- */

static void set_n(struct vax_translation *t, val v)
{
    t->cc.n = true;
    t->cc.vn = v;
    t->source.kind = CC_UNKNOWN;
}

static void set_z(struct vax_translation *t, val v)
{
    t->cc.z = true;
    t->cc.vz = v;
    t->source.kind = CC_UNKNOWN;
}

static void set_v(struct vax_translation *t, val v)
{
    t->cc.v = true;
    t->cc.vv = v;
}

static void set_c(struct vax_translation *t, val v)
{
    t->cc.c = true;
    t->cc.vc = v;
}

/* N and Z are those of a result. */
static void set_nz(struct vax_translation *t, val r, char type)
{
    if (vax_type_bytes(type) == 8) {
        set_n(t, ir_shri(t->ir, r, 32));
        set_z(t, r);
        return;
    }
    val extended = sign_extend(t, r, type);
    set_n(t, extended);
    set_z(t, extended);
    t->source = (struct cc_source){.kind = CC_RESULT, .result = extended};
}

void cc_set_v(struct vax_translation *t, val overflow)
{
    set_v(t, ir_shli(t->ir, overflow, 31));
}

void cc_set_logic(struct vax_translation *t, val r, char type)
{
    set_nz(t, r, type);
    set_v(t, constant(t, 0));
}

void cc_set_result(struct vax_translation *t, val r, char type, val overflow)
{
    set_nz(t, r, type);
    cc_set_v(t, overflow);
    set_c(t, constant(t, 0));
}

/* Moves the sign bit of a type to bit 31. */
static val sign_to_31(struct vax_translation *t, val v, char type)
{
    unsigned bits = 8 * vax_type_bytes(type);
    return bits == 32 ? v : ir_shli(t->ir, v, 32 - bits);
}

/* Moves the carry of a type, the bit above it, to bit 32. */
static val carry_to_32(struct vax_translation *t, val v, char type)
{
    unsigned bits = 8 * vax_type_bytes(type);
    return bits == 32 ? v : ir_shli(t->ir, v, 32 - bits);
}

void cc_set_add(struct vax_translation *t, val a, val b, val carry, val r, char type)
{
    struct ir_builder *ir = t->ir;
    val overflow = ir_and(ir, ir_xor(ir, a, r), ir_xor(ir, b, r));

    set_nz(t, r, type);
    set_v(t, sign_to_31(t, overflow, type));
    set_c(t, carry_to_32(t, ir_add(ir, ir_add(ir, a, b), carry), type));
}

void cc_set_sub(struct vax_translation *t, val a, val b, val borrow, val r, char type)
{
    struct ir_builder *ir = t->ir;
    val overflow = ir_and(ir, ir_xor(ir, a, b), ir_xor(ir, a, r));

    set_nz(t, r, type);
    set_v(t, sign_to_31(t, overflow, type));
    set_c(t, carry_to_32(t, ir_sub(ir, ir_sub(ir, a, b), borrow), type));
}

void cc_set_compare(struct vax_translation *t, val a, val b, char type)
{
    struct ir_builder *ir = t->ir;
    val signed_a = sign_extend(t, a, type), signed_b = sign_extend(t, b, type);

    set_n(t, ir_shli(ir, ir_lt32(ir, signed_a, signed_b), 31));
    set_z(t, ir_xor(ir, a, b));
    set_v(t, constant(t, 0));
    set_c(t, ir_sub(ir, a, b)); /* of any type: bit 32 is the borrow */
    t->source = (struct cc_source){.kind = CC_COMPARE, .a = a, .b = b, .signed_a = signed_a, .signed_b = signed_b};
}

void cc_set_bits(struct vax_translation *t, val bits)
{
    struct ir_builder *ir = t->ir;

    set_n(t, ir_shli(ir, ir_andi(ir, bits, VAX_PSL_N), 28));
    set_z(t, ir_xori(ir, ir_andi(ir, bits, VAX_PSL_Z), VAX_PSL_Z));
    set_v(t, ir_shli(ir, ir_andi(ir, bits, VAX_PSL_V), 30));
    set_c(t, ir_shli(ir, ir_andi(ir, bits, VAX_PSL_C), 32));
}

void cc_set_nz_bits(struct vax_translation *t, val bits, bool clears_c)
{
    struct ir_builder *ir = t->ir;

    set_n(t, ir_shli(ir, ir_andi(ir, bits, VAX_PSL_N), 28));
    set_z(t, ir_xori(ir, ir_andi(ir, bits, VAX_PSL_Z), VAX_PSL_Z));
    set_v(t, constant(t, 0));
    if (clears_c)
        set_c(t, constant(t, 0));
}

void cc_set_clear(struct vax_translation *t)
{
    set_n(t, constant(t, 0));
    set_z(t, constant(t, 1));
    set_v(t, constant(t, 0));
    set_c(t, constant(t, 0));
}

void flush_cc(struct vax_translation *t)
{
    if (t->cc.n)
        ir_set(t->ir, VAX_CC_N, t->cc.vn);
    if (t->cc.z)
        ir_set(t->ir, VAX_CC_Z, t->cc.vz);
    if (t->cc.v)
        ir_set(t->ir, VAX_CC_V, t->cc.vv);
    if (t->cc.c)
        ir_set(t->ir, VAX_CC_C, t->cc.vc);
    t->cc = (struct pending_cc){0};
}

/* ---- reading ---------------------------------------------------------------------------------------- */

val cc_carry(struct vax_translation *t)
{
    return ir_extract(t->ir, ir_get(t->ir, VAX_CC_C), 32, 1);
}

static val negative(struct vax_translation *t)
{
    return ir_extract(t->ir, ir_get(t->ir, VAX_CC_N), 31, 1);
}

static val zero(struct vax_translation *t)
{
    return ir_eqi(t->ir, ir_get(t->ir, VAX_CC_Z), 0);
}

static val overflow(struct vax_translation *t)
{
    return ir_extract(t->ir, ir_get(t->ir, VAX_CC_V), 31, 1);
}

val cc_bits(struct vax_translation *t)
{
    struct ir_builder *ir = t->ir;
    val high = ir_or(ir, ir_shli(ir, negative(t), 3), ir_shli(ir, zero(t), 2));
    return ir_or(ir, high, ir_or(ir, ir_shli(ir, overflow(t), 1), cc_carry(t)));
}

/* The even opcodes of branches; the odd one after each is the opposite but for BNEQ, BGTR, BGTRU, BGEQ, BVC, BCC, which are that
 * themselves. */
enum { BNEQ = 0x12, BEQL, BGTR, BLEQ, BGEQ = 0x18, BLSS, BGTRU, BLEQU, BVC, BVS, BCC, BCS };

/* The operands of a comparison as conditions. */
static val after_compare(struct vax_translation *t, unsigned opcode)
{
    struct ir_builder *ir = t->ir;
    const struct cc_source *s = &t->source;

    switch (opcode) {
    case BNEQ: return ir_ne32(ir, s->a, s->b);
    case BEQL: return ir_eq32(ir, s->a, s->b);
    case BGTR: return ir_lt32(ir, s->signed_b, s->signed_a);
    case BLEQ: return ir_le32(ir, s->signed_a, s->signed_b);
    case BGEQ: return ir_le32(ir, s->signed_b, s->signed_a);
    case BLSS: return ir_lt32(ir, s->signed_a, s->signed_b);
    case BGTRU: return ir_ltu32(ir, s->b, s->a);
    case BLEQU: return ir_leu32(ir, s->a, s->b);
    case BCC: return ir_leu32(ir, s->b, s->a);
    case BCS: return ir_ltu32(ir, s->a, s->b);
    default: return constant(t, opcode == BVC);
    }
}

/* Signed conditions of a result. */
static val of_result(struct vax_translation *t, unsigned opcode, val r)
{
    struct ir_builder *ir = t->ir;
    val none = constant(t, 0);

    switch (opcode) {
    case BNEQ: return ir_ne32(ir, r, none);
    case BEQL: return ir_eq32(ir, r, none);
    case BGTR: return ir_lt32(ir, none, r);
    case BLEQ: return ir_le32(ir, r, none);
    case BGEQ: return ir_le32(ir, none, r);
    default: return ir_lt32(ir, r, none);
    }
}

/* The conditions with odd opcodes. */
static val from_slots(struct vax_translation *t, unsigned opcode)
{
    switch (opcode) {
    case BEQL: return zero(t);
    case BLEQ: return ir_or(t->ir, negative(t), zero(t));
    case BLSS: return negative(t);
    case BLEQU: return ir_or(t->ir, cc_carry(t), zero(t));
    case BVS: return overflow(t);
    default: return cc_carry(t);
    }
}

val cc_condition(struct vax_translation *t, unsigned opcode)
{
    if (t->source.kind == CC_COMPARE)
        return after_compare(t, opcode);
    if (t->source.kind == CC_RESULT && opcode <= BLSS)
        return of_result(t, opcode, t->source.result);
    val v = from_slots(t, opcode | 1);
    return opcode & 1 ? v : ir_xori(t->ir, v, 1);
}
