/*
 * alat.c - host code of the ALAT intrinsics: insertion by an advanced load, check, check of a store, and the test of a speculative load.
 *
 * The code handles the common case: aligned accesses, registers that do not rotate. Otherwise it calls the intrinsic's function. The ALAT
 * is struct ia64_state's; isa/ia64/alat.c describes it.
 */
#include "emu/x64/translate.h"
#include "emu/mem/mem.h"
#include "isa/ia64/state.h"
#include "isa/ia64/emit.h"

#define OF(field)    ((int32_t)offsetof(struct alat_entry, field))
#define STATE(field) ((int32_t)offsetof(struct ia64_state, field))

/* Loads the word of the request's register to rax, or stores rax to it. state: the host register with the address of struct ia64_state. */
static void word(struct x64 *x, uint64_t request, int state, bool store)
{
    int32_t reg = request >> 8 & 0xff;
    bool fp = request >> 24 & 1;
    if (!fp && reg >= 32)
        op_mem(&x->e, 1, store ? 0x89 : 0x8b, RAX, WINDOW_REG, STATE(alat_stacked) - STATE(stack) + 8 * (reg - 32) - SLOT_BIAS);
    else
        op_mem(&x->e, 1, store ? 0x89 : 0x8b, RAX, state, (fp ? STATE(alat_fr) : STATE(alat_gr)) + 8 * reg);
}

/* Sets rdx to the address of the entry whose number is in rax. */
static void entry(struct x64 *x, int state)
{
    _Static_assert(sizeof(struct alat_entry) == 5 * 8, "five words");
    mov_rr(&x->e, 0, RDX, RAX);
    alu_ri(&x->e, ALU_AND, 0, RDX, ALAT_ENTRIES - 1);
    lea_index(&x->e, 0, RDX, RDX, RDX, 2, 0);
    lea_index(&x->e, 1, RDX, state, RDX, 3, STATE(alat));
}

/* Drops host registers of the ALAT's slots: the code accesses them in memory. */
static void drop_slots(struct x64 *x)
{
    x64_drop(x, S_ALAT_COUNT);
    x64_drop(x, S_ALAT_FILTER);
    x64_drop(x, S_ALAT_NEXT);
}

/* Stores value and mask of the entry [rdx]: a load of `bytes` from address a has got v. Clobbers t and rax. */
static void put_value(struct x64 *x, unsigned bytes, int a, int v, int t)
{
    if (bytes == 8) {
        mov_store(&x->e, 1, RDX, OF(value), v);
        mov_store_imm(&x->e, RDX, OF(mask), -1);
        return;
    }
    mov_rr(&x->e, 0, t, a);
    alu_ri(&x->e, ALU_AND, 0, t, 7);
    shift_ri(&x->e, SHIFT_SHL, 0, t, 3);
    shlx(&x->e, 1, RAX, v, t);
    mov_store(&x->e, 1, RDX, OF(value), RAX);
    mov_imm(&x->e, RAX, (1ull << 8 * bytes) - 1);
    shlx(&x->e, 1, RAX, RAX, t);
    mov_store(&x->e, 1, RDX, OF(mask), RAX);
}

/* Adds the doubleword of address a, and the one before, to the filter. */
static void put_filter(struct x64 *x, int a, int t)
{
    mov_rr(&x->e, 1, RAX, a);
    shift_ri(&x->e, SHIFT_SHR, 1, RAX, 3);
    mov_load(&x->e, 1, t, RBP, x64_disp(S_ALAT_FILTER));
    op0f_reg(&x->e, 1, 0xab, RAX, t, false); /* bts t, rax */
    alu_ri(&x->e, ALU_SUB, 1, RAX, 1);
    op0f_reg(&x->e, 1, 0xab, RAX, t, false);
    mov_store(&x->e, 1, RBP, x64_disp(S_ALAT_FILTER), t);
}

/* Emits the insertion of an entry by an advanced load. Arguments: the request, a constant; the address; the loaded value. */
unsigned ia64_emit_alat_insert(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    uint64_t request = x->known[o->a].value;
    unsigned bytes = request & 0xff;
    drop_slots(x);
    int a = x64_use(x, o->b), v = x64_use(x, o->c), t = x64_take(x);
    struct slow_call *slow = x64_new_slow_call(x, o);

    slow->d = RAX;
    if (bytes > 1) {
        test_ri(&x->e, 0, a, (int32_t)bytes - 1);
        x64_slow_if(x, CC_NE, slow);
    }
    mov_load(&x->e, 1, t, RBP, CPU_DISP(state));
    word(x, request, t, false);
    entry(x, t);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RDX, OF(tag)); /* the register has an entry already */
    x64_slow_if(x, CC_E, slow);
    mov_load(&x->e, 1, RAX, RBP, x64_disp(S_ALAT_NEXT));
    alu_ri(&x->e, ALU_ADD, 1, RAX, 1);
    mov_store(&x->e, 1, RBP, x64_disp(S_ALAT_NEXT), RAX);
    word(x, request, t, true);
    entry(x, t);
    alu_mi(&x->e, ALU_CMP, 1, RDX, OF(tag), -1);
    alu_mi(&x->e, ALU_SBB, 1, RBP, x64_disp(S_ALAT_COUNT), -1); /* plus 1 if the entry was free */
    mov_store(&x->e, 1, RDX, OF(tag), RAX);
    mov_store(&x->e, 1, RDX, OF(address), a);
    mov_store_imm(&x->e, RDX, OF(size), (int32_t)bytes);
    put_value(x, bytes, a, v, t);
    put_filter(x, a, t);
    slow->back = x->e.p;
    x64_kill_operands(x, o, x->uses.kills[i]);
    return i + 1;
}

/* Ends operation i, whose result is 1 on the fast path: sets the result, or merges with the skip after it. Returns the next operation. */
static unsigned holds(struct x64 *x, unsigned i, struct slow_call *slow)
{
    const struct ir_op *o = &x->b->ops[i];
    x64_kill_operands(x, o, x->uses.kills[i]);
    x->locked = 0;
    unsigned next = x64_absorb_skip(x, i, IR_SKIP_NZ, &slow->cold); /* the path of a failed check */
    slow->d = RAX;
    if (next == i + 1) {
        slow->d = (int8_t)x64_def(x, o->d);
        mov_imm(&x->e, slow->d, 1);
    }
    slow->back = x->e.p;
    return next;
}

/* Emits the check whether a request's entry is valid. The entry is removed if not, or if the second argument, a constant, is 1. */
unsigned ia64_emit_alat_check(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    uint64_t request = x->known[o->a].value;
    bool clear = x->known[o->b].value;
    drop_slots(x);
    int t = x64_take(x);
    x64_lock(x, t);
    struct slow_call *slow = x64_new_slow_call(x, o);
    struct stub *fault = x64_new_stub(x, STUB_DEOPT, NULL);

    slow->cold_on = 0;
    fault->point = x64_new_side_exit(x);
    mov_load(&x->e, 1, t, RBP, CPU_DISP(state));
    word(x, request, t, false);
    entry(x, t);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RDX, OF(tag));
    x64_slow_if(x, CC_NE, slow);
    mov_load(&x->e, 1, t, RDX, OF(address));
    alu_ri(&x->e, ALU_AND, 1, t, -8);
    mov_load(&x->e, 1, RAX, RBP, CPU_DISP(region_bits));
    pext(&x->e, t, t, RAX);
    alu_rm(&x->e, ALU_ADD, 1, t, RBP, CPU_DISP(region_skew));
    fault->point->access = (uint32_t)(x->e.p - x->start);
    gs_load(&x->e, 64, false, t, false, t, NO_REG, 0, 0);
    alu_rm(&x->e, ALU_XOR, 1, t, RDX, OF(value));
    op_mem(&x->e, 1, 0x85, t, RDX, OF(mask)); /* test */
    x64_slow_if(x, CC_NE, slow);
    if (clear) {
        mov_store_imm(&x->e, RDX, OF(tag), -1);
        mov_load(&x->e, 1, t, RBP, x64_disp(S_ALAT_FILTER));
        alu_rr(&x->e, ALU_XOR, 0, RDX, RDX);
        alu_mi(&x->e, ALU_SUB, 1, RBP, x64_disp(S_ALAT_COUNT), 1);
        cmov(&x->e, CC_E, t, RDX);
        mov_store(&x->e, 1, RBP, x64_disp(S_ALAT_FILTER), t);
    }
    return holds(x, i, slow);
}

/* Emits the test of the filter by a store. */
unsigned ia64_emit_alat_stored(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    drop_slots(x);
    int a = x64_use(x, o->a);
    struct slow_call *slow = x64_new_slow_call(x, o);
    slow->d = RAX;
    mov_load(&x->e, 1, RDX, RBP, x64_disp(S_ALAT_FILTER));
    mov_rr(&x->e, 1, RAX, a);
    shift_ri(&x->e, SHIFT_SHR, 1, RAX, 3);
    op0f_reg(&x->e, 1, 0xa3, RAX, RDX, false); /* bt rdx, rax */
    x64_slow_if(x, CC_B, slow);
    slow->back = x->e.p;
    x64_kill_operands(x, o, x->uses.kills[i]);
    return i + 1;
}

/* Emits the test of a speculative load: whether the address is aligned and the page's flags allow a load. Otherwise the function
 * decides. */
unsigned ia64_emit_can_load(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    const struct space *s = x->c->space;
    uint64_t bytes = x->known[o->b].value;
    int a = x64_use(x, o->a), t = x64_take(x);
    x64_lock(x, t);
    struct slow_call *slow = x64_new_slow_call(x, o);

    slow->cold_on = 0;
    if (bytes > 1) {
        test_ri(&x->e, 0, a, (int32_t)bytes - 1);
        x64_slow_if(x, CC_NE, slow);
    }
    mov_imm(&x->e, RAX, ~s->hole_mask);
    andn(&x->e, 1, RDX, RAX, a);
    test_rr(&x->e, 1, RDX, RDX);
    x64_slow_if(x, CC_NE, slow);
    pext(&x->e, t, a, RAX);
    shift_ri(&x->e, SHIFT_SHR, 1, t, s->page_shift);
    mov_load(&x->e, 1, RAX, RBP, CPU_DISP(space));
    alu_rm(&x->e, ALU_ADD, 1, t, RAX, offsetof(struct space, page_flags));
    op_mem(&x->e, 0, 0xf6, 0, t, 0); /* test */
    byte(&x->e, MEM_R);
    x64_slow_if(x, CC_E, slow);
    return holds(x, i, slow);
}
