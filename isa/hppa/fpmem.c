/* fpmem.c - loads and stores of fp registers. A word is one half of a register; h selects the right one. */
#include "isa/hppa/translate.h"
#include "isa/hppa/fpu.h"

/* fr0 as the program sees it: hppa_fp_status() as micro-operations. */
enum { STATUS_C = 32 + 26, STATUS_CQ = 32 + HPPA_FPSR_CQ_SHIFT, CQ_BITS = 11 };

static val status(struct hppa_translation *t)
{
    val compares = ir_get(t->ir, HPPA_COMPARES);
    val fr0 = ir_deposit(t->ir, ir_get(t->ir, HPPA_FR), ir_shri(t->ir, compares, 63), STATUS_C, 1);

    return ir_deposit(t->ir, fr0, ir_extract(t->ir, compares, 63 - CQ_BITS, CQ_BITS), STATUS_CQ, CQ_BITS);
}

/* A load into fr0 changes the status: the block, which was translated for the old one, ends here. */
static void set_status(struct hppa_translation *t, val fr0)
{
    ir_set(t->ir, HPPA_FR, ir_and(t->ir, fr0, constant(t, ~HPPA_FP_COMPARE_BITS)));
    ir_set(t->ir, HPPA_COMPARES,
           ir_or(t->ir, ir_shli(t->ir, ir_extract(t->ir, fr0, STATUS_C, 1), 63),
                 ir_shli(t->ir, ir_extract(t->ir, fr0, STATUS_CQ, CQ_BITS), 63 - CQ_BITS)));
    delay_end_with_mode(&t->delay);
    t->compare.known = false;
    t->status.known = !t->delay.skipping;
    t->status.fr0 = fr0;
}

static val get_fr(struct hppa_translation *t, unsigned r)
{
    return r == 0 ? status(t) : ir_get(t->ir, HPPA_FR + r);
}

static void load_double(struct hppa_translation *t, const struct hppa_fields *o, struct access x)
{
    if (o->t != 0)
        fp_check(t);
    val v = load(t, x.s, x.address, 64);

    modify_base(t, &x);
    if (o->t == 0)
        set_status(t, v);
    else
        ir_set(t->ir, HPPA_FR + o->t, v);
}

static void load_word(struct hppa_translation *t, const struct hppa_fields *o, struct access x)
{
    fp_check(t);
    val v = load(t, x.s, x.address, 32);

    modify_base(t, &x);
    if (o->t == 0)
        set_status(t, ir_deposit(t->ir, status(t), v, o->h ? 0 : 32, 32));
    else
        fp_set_half(t, o->t << 1 | o->h, v);
}

/* Storing fr0 as a doubleword is how a trap handler reads the status: a pending trap does not prevent it, and is cleared. */
static void store_double(struct hppa_translation *t, const struct hppa_fields *o, struct access x)
{
    if (o->t != 0)
        fp_check(t);
    store(t, x.s, x.address, 64, get_fr(t, o->t));
    modify_base(t, &x);
    if (o->t == 0 && t->fp_slow) {
        ir_set(t->ir, HPPA_FR, ir_andi(t->ir, ir_get(t->ir, HPPA_FR), ~((uint64_t)HPPA_FPSR_T << 32)));
        delay_end_with_mode(&t->delay);
    }
}

static void store_word(struct hppa_translation *t, const struct hppa_fields *o, struct access x)
{
    fp_check(t);
    store(t, x.s, x.address, 32, o->t == 0 ? ir_extract(t->ir, status(t), o->h ? 0 : 32, 32) : fp_half(t, o->t << 1 | o->h));
    modify_base(t, &x);
}

#define FORMS(name, access, size)                     \
    SEM(name##_x)                                     \
    {                                                 \
        access(t, o, indexed(t, o, size));            \
    }                                                 \
    SEM(name##_s)                                     \
    {                                                 \
        access(t, o, short_displacement(t, o, o->i)); \
    }                                                 \
    SEM(name##_o)                                     \
    {                                                 \
        access(t, o, no_displacement(t, o));          \
    }
// clang-format off
FORMS(fldw, load_word, 4)
FORMS(fldd, load_double, 8)
FORMS(fstw, store_word, 4)
FORMS(fstd, store_double, 8)

SEM(fldw)
// clang-format on
{
    load_word(t, o, long_displacement(t, o, o->i, 12));
}

SEM(fldw_mod)
{
    load_word(t, o, long_modify(t, o, o->i, 12, o->u));
}

SEM(fstw)
{
    store_word(t, o, long_displacement(t, o, o->i, 12));
}

SEM(fstw_mod)
{
    store_word(t, o, long_modify(t, o, o->i, 12, o->u));
}

static struct access doubleword_access(struct hppa_translation *t, const struct hppa_fields *o)
{
    return o->m ? long_modify(t, o, o->i, 11, o->u) : long_displacement(t, o, o->i, 11);
}

SEM(fldd)
{
    load_double(t, o, doubleword_access(t, o));
}

SEM(fstd)
{
    store_double(t, o, doubleword_access(t, o));
}
