/* divide.c - a run of divide steps as one division of the host. */
#include "emu/x64/translate.h"
#include "isa/hppa/emit.h"

/* a divided by the low word of b, as numbers with signs, of which neither is negative: the quotient | the remainder << 32, if the high word
 * of a is less than b; else the function decides. */
unsigned hppa_emit_divide(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    struct emitter *e = &x->e;
    int a = x64_use(x, o->a), b = x64_use(x, o->b);
    struct slow_call *slow = x64_new_slow_call(x, o);
    slow->d = RDX;
    mov_rr(e, 1, RDX, a);
    shift_ri(e, SHIFT_SHR, 1, RDX, 32);
    mov_rr(e, 0, RAX, a);
    alu_rr(e, ALU_CMP, 0, RDX, b);
    x64_slow_if(x, CC_GE, slow);
    op_reg(e, 0, 0xf7, 6, b); /* div */
    shift_ri(e, SHIFT_SHL, 1, RDX, 32);
    alu_rr(e, ALU_OR, 1, RDX, RAX);
    slow->back = e->p;
    x64_kill_operands(x, o, x->uses.kills[i]);
    mov_rr(e, 1, x64_def(x, o->d), RDX);
    return i + 1;
}
