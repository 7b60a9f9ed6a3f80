/* shift.c - shifts: of 32 bits by 0 to 31, or of 64 bits by 0 to 63 (V9 manual, A.47). */
#include "isa/sparc/translate.h"

static val count(struct sparc_translation *t, const struct sparc_fields *o, unsigned most)
{
    return ir_andi(t->ir, gr(t, o->t), most);
}

/* A left shift shifts all 64 bits, by a count of five bits, too. */
SEM(sll)
{
    set_gr(t, o->d, ir_shl(t->ir, gr(t, o->s), count(t, o, 31)));
}

SEM(sll_i)
{
    set_gr(t, o->d, ir_shli(t->ir, gr(t, o->s), o->i));
}

SEM(sllx)
{
    set_gr(t, o->d, ir_shl(t->ir, gr(t, o->s), count(t, o, 63)));
}

SEM(sllx_i)
{
    set_gr(t, o->d, ir_shli(t->ir, gr(t, o->s), o->i));
}

SEM(srl)
{
    set_gr(t, o->d, ir_shr32(t->ir, gr(t, o->s), count(t, o, 31)));
}

SEM(srl_i)
{
    set_gr(t, o->d, o->i ? ir_shr32i(t->ir, gr(t, o->s), o->i) : ir_zext32(t->ir, gr(t, o->s)));
}

SEM(srlx)
{
    set_gr(t, o->d, ir_shr(t->ir, gr(t, o->s), count(t, o, 63)));
}

SEM(srlx_i)
{
    set_gr(t, o->d, ir_shri(t->ir, gr(t, o->s), o->i));
}

SEM(sra)
{
    set_gr(t, o->d, ir_sar(t->ir, ir_sext32(t->ir, gr(t, o->s)), count(t, o, 31)));
}

SEM(sra_i)
{
    set_gr(t, o->d, ir_sari(t->ir, ir_sext32(t->ir, gr(t, o->s)), o->i));
}

SEM(srax)
{
    set_gr(t, o->d, ir_sar(t->ir, gr(t, o->s), count(t, o, 63)));
}

SEM(srax_i)
{
    set_gr(t, o->d, ir_sari(t->ir, gr(t, o->s), o->i));
}
