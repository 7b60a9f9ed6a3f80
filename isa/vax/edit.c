/*
 * edit.c - EDITPC: moves a packed decimal string through a pattern of operators (manual, chapter "EDITPC Instruction").
 *
 * State, while PSL<FPD> is set: R0 digits left, in bits 31 to 16 minus the number of leading zeros to supply; R1 source; R2 the
 * instruction's length, condition codes from bit 16, the sign character from bit 8, the fill character; R3 pattern; R4 the source's length;
 * R5 destination. C says that a significant digit has been seen, V that one was lost. Each operator is complete or has changed no register.
 */
#include "isa/vax/string.h"

enum {
    END = 0x00,
    END_FLOAT,
    CLEAR_SIGNIFICANCE,
    SET_SIGNIFICANCE,
    STORE_SIGN,
    LOAD_FILL = 0x40,
    LOAD_SIGN,
    LOAD_PLUS,
    LOAD_MINUS,
    INSERT,
    BLANK_ZERO,
    REPLACE_SIGN,
    ADJUST_LENGTH,
    REPEATS = 0x80, /* these have a count in the low four bits: */
    FILL = 0x80,
    MOVE = 0x90,
    FLOAT = 0xa0,
    COUNT = 15,
    CC_AT = 16, /* in R2 */
    SIGN_AT = 8,
    NO_DIGITS = 1 << 31, /* of R0 */
};

static const uint32_t NO_INPUT = UINT32_MAX; /* R0, when an operator finds no digit */

/* The work on one operator; copies of what R2 has. */
struct edit {
    struct work *w;
    unsigned cc;
    uint8_t sign, fill;
    uint32_t digits, source; /* R0, R1 */
    uint32_t to;             /* R5 */
    uint32_t pattern;        /* R3 */
};

static bool reserved(struct edit *e)
{
    work_reserved_operand(e->w);
    return false;
}

/* ---- the source ------------------------------------------------------------------------------------------------ */

/* The place of a digit that is n from the current one: returns false if it is a leading zero. */
static bool skip_zeros(uint32_t *digits, unsigned *n)
{
    if (!(*digits & NO_DIGITS))
        return true;
    *digits += *n << 16;
    if (*digits & NO_DIGITS)
        return false;
    *n = *digits >> 16 & 31;
    return true;
}

/* Reads the digit that is n from the current one. If there is none, R0 becomes NO_INPUT, and the next execution faults. */
static bool read_digit(struct edit *e, unsigned n, uint8_t *digit)
{
    uint32_t zeros = e->digits;

    *digit = 0;
    if (zeros == NO_INPUT)
        return reserved(e);
    if (!skip_zeros(&zeros, &n))
        return true;
    uint32_t left = (e->digits - n) & 31, at = e->source + n / 2 + ((~e->digits & n) & 1);
    if (!left) {
        e->w->r[0] = NO_INPUT;
        return reserved(e);
    }
    if (!work_get(e->w, at, digit))
        return false;
    *digit = left & 1 ? *digit >> 4 : *digit & 15;
    return true;
}

static void advance(struct edit *e, unsigned n)
{
    bool zeros = e->digits & NO_DIGITS;

    if (!skip_zeros(&e->digits, &n) || (zeros && !n))
        return;
    e->source += n / 2 + ((~e->digits & n) & 1);
    e->digits = (e->digits - n) & 31;
}

/* ---- operators --------------------------------------------------------------------------------------------------- */

/* Stores a byte, which counts as work. */
static bool store(struct edit *e, uint32_t at, uint8_t v)
{
    e->w->left -= e->w->left > 1;
    return work_put(e->w, at, v);
}

static bool put(struct edit *e, uint8_t v)
{
    return store(e, e->to++, v);
}

static bool argument(struct edit *e, uint8_t *v)
{
    return work_get(e->w, ++e->pattern, v);
}

static bool fill(struct edit *e, unsigned count)
{
    for (unsigned k = 0; k < count; k++)
        if (!put(e, e->fill))
            return false;
    return true;
}

/* MOVE; FLOAT stores the sign before the first significant digit. */
static bool move(struct edit *e, unsigned count, bool floats)
{
    for (unsigned k = 0; k < count; k++) {
        uint8_t digit;
        if (!read_digit(e, k, &digit))
            return false;
        if (digit && floats && !(e->cc & VAX_PSL_C) && !put(e, e->sign))
            return false;
        if (digit && !(floats && e->cc & VAX_PSL_C))
            e->cc = (e->cc | VAX_PSL_C) & ~(unsigned)VAX_PSL_Z;
        if (!put(e, e->cc & VAX_PSL_C ? digit | '0' : e->fill))
            return false;
    }
    advance(e, count);
    return true;
}

static bool adjust_length(struct edit *e)
{
    enum { MOST = 31 };
    uint8_t length, digit;

    if (!argument(e, &length))
        return false;
    if (length == 0 || length > MOST)
        return reserved(e);
    e->digits &= 0xffff;
    if (e->digits <= length) {
        e->digits |= (e->digits - length) << 16;
        return true;
    }
    unsigned lost = e->digits - length;
    for (unsigned k = 0; k < lost; k++) {
        if (!read_digit(e, k, &digit))
            return false;
        if (digit)
            e->cc = (e->cc | VAX_PSL_V | VAX_PSL_C) & ~(unsigned)VAX_PSL_Z;
    }
    advance(e, lost);
    return true;
}

/* BLANK_ZERO and REPLACE_SIGN: fill characters over what has been stored, if the number is 0. */
static bool blank(struct edit *e, bool all)
{
    uint8_t back;

    if (!argument(e, &back))
        return false;
    if (!back)
        return reserved(e);
    for (unsigned k = back; k && e->cc & VAX_PSL_Z; k = all ? k - 1 : 0)
        if (!store(e, e->to - k, e->fill))
            return false;
    return true;
}

static bool load_sign(struct edit *e, bool loads)
{
    uint8_t v = 0;
    if (!loads) {
        e->pattern++;
        return true;
    }
    bool ok = argument(e, &v);
    e->sign = v;
    return ok;
}

static bool simple_operator(struct edit *e, uint8_t operator)
{
    uint8_t v;

    switch (operator) {
    case END_FLOAT:
        if (!(e->cc & VAX_PSL_C) && !put(e, e->sign))
            return false;
        e->cc |= VAX_PSL_C;
        return true;
    case CLEAR_SIGNIFICANCE: e->cc &= ~(unsigned)VAX_PSL_C; return true;
    case SET_SIGNIFICANCE: e->cc |= VAX_PSL_C; return true;
    case STORE_SIGN: return put(e, e->sign);
    case LOAD_FILL: return argument(e, &e->fill);
    case LOAD_SIGN: return load_sign(e, true);
    case LOAD_PLUS: return load_sign(e, !(e->cc & VAX_PSL_N));
    case LOAD_MINUS: return load_sign(e, e->cc & VAX_PSL_N);
    case INSERT: return argument(e, &v) && put(e, e->cc & VAX_PSL_C ? v : e->fill);
    case BLANK_ZERO: return blank(e, true);
    case REPLACE_SIGN: return blank(e, false);
    case ADJUST_LENGTH: return adjust_length(e);
    default: return reserved(e);
    }
}

static bool operate(struct edit *e, uint8_t operator)
{
    unsigned count = operator& COUNT;

    if (!(operator& REPEATS))
        return simple_operator(e, operator);
    if (!count)
        return reserved(e);
    switch (operator& ~(unsigned) COUNT) {
    case FILL: return fill(e, count);
    case MOVE: return move(e, count, false);
    case FLOAT: return move(e, count, true);
    default: return reserved(e);
    }
}

/* ---- the instruction ------------------------------------------------------------------------------------------------ */

static bool finish_edit(struct work *w, const struct edit *e)
{
    if (w->r[0]) { /* the pattern is too short */
        work_reserved_operand(w);
        return false;
    }
    w->cc = e->cc & VAX_PSL_Z ? e->cc & ~(unsigned)VAX_PSL_N : e->cc;
    w->r[0] = w->r[4];
    w->r[1] -= w->r[0] >> 1;
    w->r[2] = w->r[4] = 0;
    return true;
}

static bool edit_work(struct work *w)
{
    for (; w->left; w->left--) {
        uint8_t operator;
        struct edit e = {.w = w,
                         .cc = w->r[2] >> CC_AT & VAX_PSL_CC,
                         .sign = (uint8_t)(w->r[2] >> SIGN_AT),
                         .fill = (uint8_t)w->r[2],
                         .digits = w->r[0],
                         .source = w->r[1],
                         .to = w->r[5],
                         .pattern = w->r[3]};
        if (!work_get(w, w->r[3], &operator))
            return false;
        if (operator== END)
            return finish_edit(w, &e);
        if (!operate(&e, operator))
            return false;
        w->r[0] = e.digits;
        w->r[1] = e.source;
        w->r[2] = (w->r[2] & 0xff000000) | e.cc << CC_AT | (unsigned)e.sign << SIGN_AT | e.fill;
        w->r[3] = e.pattern + 1;
        w->r[5] = e.to;
    }
    return false;
}

static uint64_t editpc(struct cpu *c, uint64_t first, uint64_t unused, uint64_t unused2)
{
    (void)unused, (void)unused2;
    return work_step(c, edit_work, first);
}

static void first_state(struct vax_translation *t)
{
    struct ir_builder *ir = t->ir;
    enum { MOST = 31 };
    val length = value(t, 0), source = operand_address(t, 1);

    fault_if(t, ir_ltu32(ir, constant(t, MOST), length), VAX_TRAP_RESERVED_OPERAND, 0);
    val sign = ir_andi(ir, load_at(t, ir_add32(ir, source, ir_shri(ir, length, 1)), 0, 1), 15);
    val minus = ir_or(ir, ir_eqi(ir, sign, 0xb), ir_eqi(ir, sign, 0xd));
    uint64_t size = (t->next - t->pc) << 24;
    reg_set(t, 0, length);
    reg_set(t, 1, source);
    reg_set(t, 2,
            ir_select(ir, minus, constant(t, size | (VAX_PSL_N | VAX_PSL_Z) << CC_AT | '-' << SIGN_AT | ' '),
                      constant(t, size | VAX_PSL_Z << CC_AT | ' ' << SIGN_AT | ' ')));
    reg_set(t, 3, operand_address(t, 2));
    reg_set(t, 4, length);
    reg_set(t, 5, operand_address(t, 3));
}

SEM(editpc)
{
    bool first = !first_part_done(t);
    unsigned flags = IR_CALL_READS | IR_CALL_WRITES | (first ? 0 : IR_CALL_MAY_STOP);

    if (first)
        first_state(t);
    finish(t);
    val none = constant(t, 0), result = ir_call(t->ir, editpc, flags, constant(t, first), none, none);
    charge_each(t, ir_shri(t->ir, result, WORK_USED), VAX_COST_OTHER);
    go_on_unless(t, ir_andi(t->ir, result, WORK_DONE));
    cc_set_bits(t, result);
    if (t->mode & VAX_PSL_DV)
        trap_after_if(t, ir_andi(t->ir, result, VAX_PSL_V), VAX_ARITH_DECIMAL_OVERFLOW);
}
