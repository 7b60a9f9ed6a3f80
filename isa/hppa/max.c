/* max.c - arithmetic on four halfwords (MAX-2; PA-RISC 2.0 Architecture, chapter 7). */
#include "isa/hppa/translate.h"

/* f(a, b) for each halfword. */
#define HALFWORDS(name, expr)                                               \
    static uint64_t name(struct cpu *c, uint64_t x, uint64_t y, uint64_t k) \
    {                                                                       \
        uint64_t result = 0;                                                \
        (void)c;                                                            \
        (void)k;                                                            \
        for (unsigned n = 0; n < 64; n += 16) {                             \
            int32_t a = (int16_t)(x >> n), b = (int16_t)(y >> n);           \
            result |= (uint64_t)(uint16_t)(expr) << n;                      \
        }                                                                   \
        return result;                                                      \
    }

static int32_t clamp(int32_t v, int32_t low, int32_t high)
{
    return v < low ? low : v > high ? high : v;
}

static int32_t signed_saturation(int32_t v)
{
    return clamp(v, INT16_MIN, INT16_MAX);
}

/* Unsigned first operand, signed second operand, unsigned result. */
static int32_t unsigned_saturation(int32_t v)
{
    return clamp(v, 0, UINT16_MAX);
}

/* Averages are rounded to odd. */
static int32_t average(uint32_t a, uint32_t b)
{
    return (int32_t)((a + b) >> 1 | ((a + b) & 1));
}

/* A shift that overflows saturates, and nothing is added to it. */
static int32_t shift_add(int32_t a, unsigned count, int32_t b)
{
    int32_t shifted = a * (1 << count), saturated = signed_saturation(shifted);

    return saturated != shifted ? saturated : signed_saturation(shifted + b);
}

// clang-format off
HALFWORDS(add_modular, a + b)
HALFWORDS(add_signed, signed_saturation(a + b))
HALFWORDS(add_unsigned, unsigned_saturation((uint16_t)a + b))
HALFWORDS(sub_modular, a - b)
HALFWORDS(sub_signed, signed_saturation(a - b))
HALFWORDS(sub_unsigned, unsigned_saturation((uint16_t)a - b))
HALFWORDS(averages, average((uint16_t)a, (uint16_t)b))
HALFWORDS(shift_left_add, shift_add(a, (unsigned)k, b))
HALFWORDS(shift_right_add, signed_saturation((a >> k) + b))
// clang-format on

static void halfwords(struct hppa_translation *t, const struct hppa_fields *o, ir_fn *fn)
{
    val count = constant(t, t->word >> 6 & 3); /* for shifting operations */

    set_gr(t, o->t, ir_call(t->ir, fn, IR_CALL_PURE, gr(t, o->a), gr(t, o->b), count));
}

SEM(hadd)
{
    halfwords(t, o, add_modular);
}

SEM(hadd_ss)
{
    halfwords(t, o, add_signed);
}

SEM(hadd_us)
{
    halfwords(t, o, add_unsigned);
}

SEM(hsub)
{
    halfwords(t, o, sub_modular);
}

SEM(hsub_ss)
{
    halfwords(t, o, sub_signed);
}

SEM(hsub_us)
{
    halfwords(t, o, sub_unsigned);
}

SEM(havg)
{
    halfwords(t, o, averages);
}

SEM(hshladd)
{
    halfwords(t, o, shift_left_add);
}

SEM(hshradd)
{
    halfwords(t, o, shift_right_add);
}

/* ---- shifts, mixes, permutation ---------------------------------------------------------------- */

static uint64_t four(uint16_t mask)
{
    return mask * (uint64_t)0x0001000100010001;
}

SEM(hshl)
{
    val shifted = ir_shli(t->ir, gr(t, o->a), o->p);

    set_gr(t, o->t, ir_andi(t->ir, shifted, four((uint16_t)(0xffff << o->p))));
}

static uint64_t shift_right_signed(struct cpu *c, uint64_t x, uint64_t count, uint64_t unused)
{
    uint64_t result = 0;

    (void)c;
    (void)unused;
    for (unsigned n = 0; n < 64; n += 16)
        result |= (uint64_t)(uint16_t)((int16_t)(x >> n) >> count) << n;
    return result;
}

SEM(hshr)
{
    val source = gr(t, o->b);

    if (o->e) {
        val count = constant(t, o->p);
        set_gr(t, o->t, ir_call(t->ir, shift_right_signed, IR_CALL_PURE, source, count, count));
        return;
    }
    set_gr(t, o->t, ir_andi(t->ir, ir_shri(t->ir, source, o->p), four((uint16_t)(0xffff >> o->p))));
}

/* Left: halfwords 0 and 2 of both, right: 1 and 3; those of GR[a] first. */
SEM(mixh)
{
    uint64_t upper = 0xffff0000ffff0000;
    val a = gr(t, o->a), b = gr(t, o->b);

    if (o->e)
        a = ir_shli(t->ir, a, 16);
    else
        b = ir_shri(t->ir, b, 16);
    set_gr(t, o->t, ir_or(t->ir, ir_andi(t->ir, a, upper), ir_andi(t->ir, b, ~upper)));
}

SEM(mixw)
{
    val a = gr(t, o->a), b = gr(t, o->b);

    if (o->e)
        a = ir_shli(t->ir, a, 32);
    else
        b = ir_shri(t->ir, b, 32);
    set_gr(t, o->t, ir_deposit(t->ir, a, b, 0, 32));
}

/* Each halfword of the result is the one that x, y, z, v select; 0 is the leftmost. */
SEM(permh)
{
    const uint32_t from[4] = {o->x, o->y, o->z, o->v};
    val source = gr(t, o->b), result = constant(t, 0);

    for (unsigned n = 0; n < 4; n++)
        result = ir_or(t->ir, ir_shli(t->ir, result, 16), ir_extract(t->ir, source, 48 - 16 * from[n], 16));
    set_gr(t, o->t, result);
}
