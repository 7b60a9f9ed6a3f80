/* shift.c - shift pair, extract and deposit (PA-RISC 2.0 Architecture, chapter 7). Bit positions count from the left. */
#include "isa/hppa/translate.h"

/* The length of a field whose last bit is `right` bits from the right end, clipped at the left end. */
static unsigned clipped(unsigned right, unsigned length, unsigned width)
{
    return right + length > width ? width - right : length;
}

static void finish_shift(struct hppa_translation *t, const struct hppa_fields *o, bool d, val result)
{
    set_gr(t, o->t, result);
    nullify_next_if(t, shift_condition(t, o->c, d, result));
}

/* Distance from the right end of the bit that the shift amount register names. */
static val sar_from_right(struct hppa_translation *t, bool d)
{
    val sar = ir_get(t->ir, HPPA_SAR);

    return d ? ir_xori(t->ir, sar, 63) : ir_xori(t->ir, ir_andi(t->ir, sar, 31), 31);
}

/* ---- shift right pair: cat(GR[a]; GR[b]) ------------------------------------------------------- */

SEM(shrpw)
{
    unsigned count = 31 - o->p;

    if (o->a == 0)
        finish_shift(t, o, false, ir_shr32i(t->ir, gr(t, o->b), count));
    else if (o->b == 0 && count)
        finish_shift(t, o, false, ir_shl32i(t->ir, gr(t, o->a), 32 - count));
    else
        finish_shift(t, o, false, ir_shrd32(t->ir, gr(t, o->a), gr(t, o->b), count));
}

SEM(shrpw_sar)
{
    val count = ir_andi(t->ir, ir_get(t->ir, HPPA_SAR), 31);

    if (o->a == 0) {
        finish_shift(t, o, false, ir_shr32(t->ir, gr(t, o->b), count));
        return;
    }
    val pair = ir_or(t->ir, ir_shli(t->ir, gr(t, o->a), 32), ir_zext32(t->ir, gr(t, o->b)));

    finish_shift(t, o, false, ir_zext32(t->ir, ir_shr(t->ir, pair, count)));
}

SEM(shrpd)
{
    finish_shift(t, o, true, ir_shrd(t->ir, gr(t, o->a), gr(t, o->b), 63 - o->p));
}

SEM(shrpd_sar)
{
    val count = ir_get(t->ir, HPPA_SAR);
    val left = ir_shli(t->ir, ir_shl(t->ir, gr(t, o->a), ir_xori(t->ir, count, 63)), 1);

    finish_shift(t, o, true, ir_or(t->ir, left, ir_shr(t->ir, gr(t, o->b), count)));
}

/* ---- extract ---------------------------------------------------------------------------------- */

static void extract(struct hppa_translation *t, const struct hppa_fields *o, bool d)
{
    unsigned width = d ? 64 : 32, right = width - 1 - o->p, length = clipped(right, hppa_length(o->l), width);
    val source = gr(t, o->b);
    bool is_signed = o->e;

    finish_shift(t, o, d, is_signed ? ir_extracts(t->ir, source, right, length) : ir_extract(t->ir, source, right, length));
}

/* Bits to the left of the register are zeros or copies of the sign, as the shift brings them in. A whole word needs no extraction. */
static void extract_sar(struct hppa_translation *t, const struct hppa_fields *o, bool d)
{
    unsigned length = hppa_length(o->l);
    bool word = !d && length == 32;
    val source = gr(t, o->b), right = sar_from_right(t, d), v;

    if (o->e) {
        v = ir_sar(t->ir, d ? source : ir_sext32(t->ir, source), right);
        v = word ? v : ir_extracts(t->ir, v, 0, length);
    } else if (word) {
        v = ir_shr32(t->ir, source, right);
    } else {
        v = ir_extract(t->ir, ir_shr(t->ir, d ? source : ir_zext32(t->ir, source), right), 0, length);
    }
    finish_shift(t, o, d, v);
}

SEM(extrw)
{
    extract(t, o, false);
}

SEM(extrd)
{
    extract(t, o, true);
}

SEM(extrw_sar)
{
    extract_sar(t, o, false);
}

SEM(extrd_sar)
{
    extract_sar(t, o, true);
}

/* ---- deposit ---------------------------------------------------------------------------------- */

static uint64_t ones(unsigned n)
{
    return n >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << n) - 1;
}

/* Deposit into GR[t], or (e = 0) into zeros. */
static void deposit(struct hppa_translation *t, const struct hppa_fields *o, bool d, val field)
{
    unsigned width = d ? 64 : 32, right = o->p, length = clipped(right, hppa_length(o->l), width);
    uint64_t k;

    if (o->e) {
        val old = gr(t, o->t);
        if (ir_is_const(t->ir, field, &k) && (k & ones(length)) == 0)
            finish_shift(t, o, d, ir_andi(t->ir, old, ~(ones(length) << right)));
        else
            finish_shift(t, o, d, ir_deposit(t->ir, old, field, right, length));
    } else if (right + length == width) {
        finish_shift(t, o, d, d ? ir_shli(t->ir, field, right) : ir_shl32i(t->ir, field, right));
    } else {
        finish_shift(t, o, d, ir_shli(t->ir, ir_extract(t->ir, field, 0, length), right));
    }
}

static void deposit_sar(struct hppa_translation *t, const struct hppa_fields *o, bool d, val field)
{
    unsigned length = hppa_length(o->l);
    val right = sar_from_right(t, d);

    if (!d && length == 32 && !o->e) {
        finish_shift(t, o, d, ir_shl32(t->ir, field, right));
        return;
    }
    val value = ir_shl(t->ir, ir_extract(t->ir, field, 0, length), right);

    if (o->e) {
        val mask = ir_shl(t->ir, constant(t, ones(length)), right);
        if (!d) /* bits shifted out of the word do not affect the upper half */
            mask = ir_zext32(t->ir, mask), value = ir_zext32(t->ir, value);
        value = ir_or(t->ir, ir_andc(t->ir, gr(t, o->t), mask), value);
    } else if (!d) {
        value = ir_zext32(t->ir, value);
    }
    finish_shift(t, o, d, value);
}

static val immediate5(struct hppa_translation *t, const struct hppa_fields *o)
{
    return constant(t, (uint64_t)(int64_t)hppa_low_sign_extend(o->i, 5));
}

SEM(depw)
{
    deposit(t, o, false, gr(t, o->a));
}

SEM(depd)
{
    deposit(t, o, true, gr(t, o->a));
}

SEM(depwi)
{
    deposit(t, o, false, immediate5(t, o));
}

SEM(depdi)
{
    deposit(t, o, true, immediate5(t, o));
}

SEM(depw_sar)
{
    deposit_sar(t, o, false, gr(t, o->a));
}

SEM(depd_sar)
{
    deposit_sar(t, o, true, gr(t, o->a));
}

SEM(depwi_sar)
{
    deposit_sar(t, o, false, immediate5(t, o));
}

SEM(depdi_sar)
{
    deposit_sar(t, o, true, immediate5(t, o));
}
