/* fpmem.c - loads and stores of fp registers. A word is one half of a register: h chooses the right one. */
#include "isa/hppa/translate.h"
#include "isa/hppa/fpu.h"

/* A load into fr0 changes the status: whatever was translated for the old one ends here. */
static void status_changed(struct hppa_translation *t, unsigned r)
{
    if (r == 0)
        t->ends = t->fp_mode_changes = true;
}

static void load_double(struct hppa_translation *t, const struct hppa_fields *o, struct access x)
{
    if (o->t != 0)
        fp_check(t);
    val v = load(t, x.s, x.address, 64);

    modify_base(t, &x);
    ir_set(t->ir, HPPA_FR + o->t, v);
    status_changed(t, o->t);
}

static void load_word(struct hppa_translation *t, const struct hppa_fields *o, struct access x)
{
    fp_check(t);
    val v = load(t, x.s, x.address, 32);

    modify_base(t, &x);
    fp_set_half(t, o->t << 1 | o->h, v);
    status_changed(t, o->t);
}

/* Storing fr0 as a doubleword is how a trap handler gets the status: a pending trap does not hinder it, and is gone
 * afterwards. */
static void store_double(struct hppa_translation *t, const struct hppa_fields *o, struct access x)
{
    if (o->t != 0)
        fp_check(t);
    store(t, x.s, x.address, 64, ir_get(t->ir, HPPA_FR + o->t));
    modify_base(t, &x);
    if (o->t == 0 && t->fp_slow) {
        ir_set(t->ir, HPPA_FR, ir_andi(t->ir, ir_get(t->ir, HPPA_FR), ~((uint64_t)HPPA_FPSR_T << 32)));
        t->ends = t->fp_mode_changes = true;
    }
}

static void store_word(struct hppa_translation *t, const struct hppa_fields *o, struct access x)
{
    fp_check(t);
    store(t, x.s, x.address, 32, fp_half(t, o->t << 1 | o->h));
    modify_base(t, &x);
}

#define FORMS(name, access, size) \
    SEM(name##_x) \
    { \
        access(t, o, indexed(t, o, size)); \
    } \
    SEM(name##_s) \
    { \
        access(t, o, short_displacement(t, o, o->i)); \
    } \
    SEM(name##_o) \
    { \
        access(t, o, no_displacement(t, o)); \
    }
FORMS(fldw, load_word, 4)
FORMS(fldd, load_double, 8)
FORMS(fstw, store_word, 4)
FORMS(fstd, store_double, 8)

SEM(fldw)
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
