/* vis.c - VIS 1 (UltraSPARC-IIi User's Manual, chapter 13). */
#include "isa/sparc/translate.h"

/* The graphics status register. */
SEM(rdgsr)
{
    set_gr(t, o->d, ir_get(t->ir, SPARC_GSR));
}

SEM(wrgsr)
{
    set_slot(t, SPARC_GSR, ir_xor(t->ir, gr(t, o->s), second(t, o->o)));
}
