/* conditions.c - the conditions of computation and branch instructions (PA-RISC 2.0 Architecture, appendix D). */
#include "isa/hppa/translate.h"

/* The arithmetic conditions, without their negation. */
enum { NEVER, EQUAL, LESS, LESS_EQUAL, NO_CARRY, ZERO_OR_NO_CARRY, OVERFLOW, ODD };

static val negated_if(struct hppa_translation *t, bool negate, val cond)
{
    return negate ? ir_xori(t->ir, cond, 1) : cond;
}

static val is_zero(struct hppa_translation *t, bool d, val v)
{
    return d ? ir_eqi(t->ir, v, 0) : ir_eq32i(t->ir, v, 0);
}

static val is_negative(struct hppa_translation *t, bool d, val v)
{
    return ir_extract(t->ir, v, d ? 63 : 31, 1);
}

/* ---- results -------------------------------------------------------------------------------- */

val carry_out(struct hppa_translation *t, const struct sum *s, bool d)
{
    if (!s->has_carry_in)
        return d ? ir_ltu(t->ir, s->result, s->a) : ir_ltu32(t->ir, s->result, s->a);
    if (!d && s->a == s->b) /* the carry into bit 32: a ^ b is 0 */
        return ir_extract(t->ir, s->result, 32, 1);
    if (!d)
        return ir_extract(t->ir, ir_xor(t->ir, ir_xor(t->ir, s->a, s->b), s->result), 32, 1);
    val both = ir_and(t->ir, s->a, s->b), one = ir_or(t->ir, s->a, s->b);
    return ir_shri(t->ir, ir_or(t->ir, both, ir_andc(t->ir, one, s->result)), 63);
}

/* Whether the shift of SHLADD lost bits (unsigned) or changed the sign (signed). */
static val shift_lost_bits(struct hppa_translation *t, const struct sum *s, bool d)
{
    return ir_nei(t->ir, ir_extract(t->ir, s->unshifted, (d ? 64 : 32) - s->shift, s->shift), 0);
}

static val shift_overflowed(struct hppa_translation *t, const struct sum *s, bool d)
{
    val original = d ? s->unshifted : ir_sext32(t->ir, s->unshifted);
    val back = d ? s->a : ir_sext32(t->ir, s->a);
    return ir_ne(t->ir, ir_sari(t->ir, back, s->shift), original);
}

val add_overflow(struct hppa_translation *t, const struct sum *s, bool d)
{
    val changed_a = ir_xor(t->ir, s->a, s->result), changed_b = ir_xor(t->ir, s->b, s->result);
    val overflow = is_negative(t, d, ir_and(t->ir, changed_a, changed_b));

    return s->shift ? ir_or(t->ir, overflow, shift_overflowed(t, s, d)) : overflow;
}

val subtract_overflow(struct hppa_translation *t, val a, val b, val result, bool d)
{
    return is_negative(t, d, ir_and(t->ir, ir_xor(t->ir, a, b), ir_xor(t->ir, a, result)));
}

static val no_carry(struct hppa_translation *t, const struct sum *s, bool d)
{
    val carry = carry_out(t, s, d);

    if (s->shift)
        carry = ir_or(t->ir, carry, shift_lost_bits(t, s, d));
    return ir_xori(t->ir, carry, 1);
}

/* The sign of the sum as if it had one more bit. */
static val true_sign(struct hppa_translation *t, const struct sum *s, bool d)
{
    if (d || s->has_carry_in || s->shift)
        return ir_xor(t->ir, is_negative(t, d, s->result), add_overflow(t, s, d));
    val sum = ir_add(t->ir, ir_sext32(t->ir, s->a), ir_sext32(t->ir, s->b));
    return ir_shri(t->ir, sum, 63);
}

/* a + k < 0 is a < -k. Returns whether s->b is a constant that has a negative; *k: that negative. */
static bool negated_constant(struct hppa_translation *t, const struct sum *s, bool d, uint64_t *k)
{
    if (d || s->has_carry_in || s->shift || !ir_is_const(t->ir, s->b, k) || (uint32_t)*k == 0x80000000)
        return false;
    *k = (uint64_t) - (int64_t)(int32_t)*k;
    return true;
}

val add_condition(struct hppa_translation *t, unsigned c, bool d, const struct sum *s)
{
    bool negate = c & 1;
    uint64_t k;

    switch (c >> 1) {
    case NEVER: return constant(t, negate);
    case EQUAL: return negated_if(t, negate, is_zero(t, d, s->result));
    case LESS:
        if (negated_constant(t, s, d, &k))
            return negated_if(t, negate, ir_lt32i(t->ir, s->a, k));
        return negated_if(t, negate, true_sign(t, s, d));
    case LESS_EQUAL:
        if (negated_constant(t, s, d, &k))
            return negated_if(t, negate, ir_le32i(t->ir, s->a, k));
        return negated_if(t, negate, ir_or(t->ir, is_zero(t, d, s->result), true_sign(t, s, d)));
    case NO_CARRY: return negated_if(t, negate, no_carry(t, s, d));
    case ZERO_OR_NO_CARRY: return negated_if(t, negate, ir_or(t->ir, is_zero(t, d, s->result), no_carry(t, s, d)));
    case OVERFLOW: return negated_if(t, negate, add_overflow(t, s, d));
    default: return negated_if(t, negate, ir_andi(t->ir, s->result, 1));
    }
}

/* ---- comparisons: conditions of a - b --------------------------------------------------------- */

val compare_condition(struct hppa_translation *t, unsigned c, bool d, val a, val b)
{
    bool negate = c & 1;
    val v;

    switch (c >> 1) {
    case NEVER: return constant(t, negate);
    case EQUAL:
        if (negate)
            return d ? ir_ne(t->ir, a, b) : ir_ne32(t->ir, a, b);
        return d ? ir_eq(t->ir, a, b) : ir_eq32(t->ir, a, b);
    case LESS: /* not (a < b) is b <= a: no extra operation */
        if (negate)
            return d ? ir_le(t->ir, b, a) : ir_le32(t->ir, b, a);
        return d ? ir_lt(t->ir, a, b) : ir_lt32(t->ir, a, b);
    case LESS_EQUAL:
        if (negate)
            return d ? ir_lt(t->ir, b, a) : ir_lt32(t->ir, b, a);
        return d ? ir_le(t->ir, a, b) : ir_le32(t->ir, a, b);
    case NO_CARRY: /* a borrow: unsigned less */
        if (negate)
            return d ? ir_leu(t->ir, b, a) : ir_leu32(t->ir, b, a);
        return d ? ir_ltu(t->ir, a, b) : ir_ltu32(t->ir, a, b);
    case ZERO_OR_NO_CARRY:
        if (negate)
            return d ? ir_ltu(t->ir, b, a) : ir_ltu32(t->ir, b, a);
        return d ? ir_leu(t->ir, a, b) : ir_leu32(t->ir, a, b);
    case OVERFLOW: v = subtract_overflow(t, a, b, ir_sub(t->ir, a, b), d); return negated_if(t, negate, v);
    default: return negated_if(t, negate, ir_andi(t->ir, ir_sub(t->ir, a, b), 1));
    }
}

/* ---- logical results -------------------------------------------------------------------------- */

val logical_condition(struct hppa_translation *t, unsigned c, bool d, val result)
{
    bool negate = c & 1;

    switch (c >> 1) {
    case EQUAL:
        if (negate)
            return d ? ir_nei(t->ir, result, 0) : ir_ne32i(t->ir, result, 0);
        return is_zero(t, d, result);
    case LESS: return negated_if(t, negate, is_negative(t, d, result));
    case LESS_EQUAL: return negated_if(t, negate, d ? ir_lei(t->ir, result, 0) : ir_le32i(t->ir, result, 0));
    case ODD: return negated_if(t, negate, ir_andi(t->ir, result, 1));
    default: /* never; the carry conditions are undefined here, and treated as never */ return constant(t, negate);
    }
}

val shift_condition(struct hppa_translation *t, unsigned c, bool d, val result)
{
    static const uint8_t logical[4] = {NEVER, EQUAL, LESS, ODD};

    return logical_condition(t, (unsigned)logical[c & 3] << 1 | c >> 2, d, result);
}

/* ---- units: digits, bytes, halfwords, words --------------------------------------------------- */

/* Whether some unit is zero: subtracting 1 from each unit sets the top bit of a unit that did not have it. */
static val some_zero(struct hppa_translation *t, bool d, val v, uint64_t ones)
{
    uint64_t in_word = d ? ~(uint64_t)0 : 0xffffffff;
    val minus = ir_subi(t->ir, v, ones & in_word);

    /* The masks of top bits: the ones, rotated right by one. */
    uint64_t tops = (ones >> 1 | ones << 63) & in_word;
    if (!d)
        tops |= 0x80000000;
    return ir_nei(t->ir, ir_andi(t->ir, ir_andc(t->ir, minus, v), tops), 0);
}

/* Whether some unit of `size` bits carried out: carries into the bit above each unit, and out of the top. */
static val some_carry(struct hppa_translation *t, bool d, unsigned size, val carries, val top)
{
    unsigned bits = d ? 64 : 32;
    uint64_t above = 0;

    for (unsigned n = size; n < bits; n += size)
        above |= (uint64_t)1 << n;
    if (!d) /* the carry out of the word is the carry into bit 32 */
        above |= (uint64_t)1 << 32;
    val inner = ir_nei(t->ir, ir_andi(t->ir, carries, above), 0);
    return d ? ir_or(t->ir, inner, top) : inner;
}

val unit_condition(struct hppa_translation *t, unsigned c, bool d, val result, val carries, val top)
{
    bool negate = c & 1;

    switch (c >> 1) {
    case 1: /* words: only a doubleword has more than one */
        return negated_if(t, negate, d ? some_zero(t, d, result, 0x0000000100000001) : constant(t, 0));
    case 2: return negated_if(t, negate, some_zero(t, d, result, 0x0101010101010101));
    case 3: return negated_if(t, negate, some_zero(t, d, result, 0x0001000100010001));
    case 4: return negated_if(t, negate, some_carry(t, d, 4, carries, top));
    case 5: return negated_if(t, negate, d ? some_carry(t, d, 32, carries, top) : constant(t, 0));
    case 6: return negated_if(t, negate, some_carry(t, d, 8, carries, top));
    case 7: return negated_if(t, negate, some_carry(t, d, 16, carries, top));
    default: return constant(t, negate);
    }
}
