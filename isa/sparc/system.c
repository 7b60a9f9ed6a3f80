/* system.c - state registers, barriers, and instructions that user programs may not execute (V9 manual, appendix A). */
#include "isa/sparc/translate.h"

/* ---- refused ------------------------------------------------------------------------------------ */

SEM(privileged)
{
    (void)o;
    trap(t, SPARC_TRAP_PRIVILEGED_OPCODE);
}

SEM(illegal)
{
    (void)o;
    trap(t, SPARC_TRAP_ILLEGAL);
}

/* State registers that V9 does not define. */
SEM(rd)
{
    (void)o;
    trap(t, SPARC_TRAP_ILLEGAL);
}

SEM(wr)
{
    (void)o;
    trap(t, SPARC_TRAP_ILLEGAL);
}

/* A user's software-initiated reset does nothing (V9 manual, A.46: as if it were a NOP). */
SEM(sir)
{
    (void)t, (void)o;
}

/* ---- state registers ---------------------------------------------------------------------------- */

SEM(rdy)
{
    set_gr(t, o->d, y_value(t));
}

SEM(rdccr)
{
    set_gr(t, o->d, ccr_value(t));
}

SEM(rdasi)
{
    set_gr(t, o->d, ir_get(t->ir, SPARC_ASI));
}

/* Bit 63, NPT, is 0: user programs may read it. */
SEM(rdtick)
{
    set_gr(t, o->d, ir_andi(t->ir, ir_cycles(t->ir), INT64_MAX));
}

SEM(rdpc)
{
    set_gr(t, o->d, constant(t, t->delay.pc));
}

SEM(rdfprs)
{
    set_gr(t, o->d, ir_get(t->ir, SPARC_FPRS));
}

/* WR writes the exclusive or of its operands. */
static val written(struct sparc_translation *t, const struct sparc_fields *o)
{
    return ir_xor(t->ir, gr(t, o->s), second(t, o->o));
}

SEM(wry)
{
    set_y(t, ir_zext32(t->ir, written(t, o)));
}

SEM(wrccr)
{
    set_cc_explicit(t, ir_andi(t->ir, written(t, o), 0xff));
}

SEM(wrasi)
{
    set_slot(t, SPARC_ASI, ir_andi(t->ir, written(t, o), 0xff));
}

SEM(wrfprs)
{
    set_slot(t, SPARC_FPRS, ir_andi(t->ir, written(t, o), SPARC_FPRS_FEF | SPARC_FPRS_DU | SPARC_FPRS_DL));
    sparc_end_with_mode(t, SPARC_MODE_FP_OFF);
}

/* ---- barriers ----------------------------------------------------------------------------------- */

/* Accesses are in program order already. */
SEM(barrier)
{
    (void)t, (void)o;
}

/* Instruction fetch sees stores at once: memory notifies the engine when a page with translated code is written. But translations after
 * this instruction may be stale, so the block ends. */
SEM(flush)
{
    (void)o;
    delay_end(&t->delay);
}
