/* memory.c - host code of loads that do not fault: the test whether one needs no call. */
#include "emu/x64/translate.h"
#include "isa/sparc/emit.h"

/* Emits the test whether the address is aligned and the page's flags allow a load. Otherwise the function decides. Arguments: the address,
 * the size, whether addresses have 64 bits. */
unsigned sparc_emit_readable(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    const struct space *s = x->c->space;
    int a = x64_use(x, o->a), t = x64_take(x);
    x64_lock(x, t);
    struct slow_call *slow = x64_new_slow_call(x, o);

    if (x->known[o->b].value > 1) {
        test_ri(&x->e, 0, a, (int32_t)x->known[o->b].value - 1);
        x64_slow_if(x, CC_NE, slow);
    }
    mov_rr(&x->e, 1, t, a);
    if (x->known[o->c].value) {
        shift_ri(&x->e, SHIFT_SHR, 1, t, x64_flat_bits(s));
        x64_slow_if(x, CC_NE, slow);
        mov_rr(&x->e, 1, t, a);
    }
    shift_ri(&x->e, SHIFT_SHR, 1, t, s->page_shift);
    mov_load(&x->e, 1, RAX, RBP, CPU_DISP(space));
    alu_rm(&x->e, ALU_ADD, 1, t, RAX, offsetof(struct space, page_flags));
    op_mem(&x->e, 0, 0xf6, 0, t, 0); /* test */
    byte(&x->e, MEM_R);
    x64_slow_if(x, CC_E, slow);
    op_mem(&x->e, 0, 0xf6, 0, t, 0);
    byte(&x->e, MEM_FILE);
    x64_slow_if(x, CC_NE, slow);
    x64_kill_operands(x, o, x->uses.kills[i]);
    x->locked = 0;
    slow->d = (int8_t)x64_def(x, o->d);
    mov_imm(&x->e, slow->d, 1);
    slow->back = x->e.p;
    return i + 1;
}
