/* memory.c - loads and stores of guest memory, and accesses to slots indexed at run time. */
#include "emu/cost/cost.h"
#include "emu/x64/cache/cache.h"

/* ---- memory --------------------------------------------------------------------------------- */

void x64_deopt_if(struct x64 *x, enum host_cond cc)
{
    struct stub *stub = x64_new_stub(x, STUB_DEOPT, jcc(&x->e, cc));
    stub->point = x64_new_side_exit(x);
}

/* Tests these low bits of the address of o, [a + index << scale + imm]. rax is lost. */
static void test_address(struct emitter *e, const struct ir_op *o, int a, int index, unsigned bits)
{
    bool steps = index == NO_REG || 1u << ir_scale(o->flags) > bits;
    int t = steps && !(o->imm & (int32_t)bits) ? a : RAX;
    if (t == RAX && index == NO_REG)
        lea(e, 0, RAX, a, o->imm);
    else if (t == RAX)
        lea_index(e, 0, RAX, a, index, ir_scale(o->flags), o->imm);
    test_ri(e, 0, t, (int32_t)bits);
}

/* Returns whether the value that o loads is not read: only its effect is needed. */
static bool is_unused_load(const struct x64 *x, const struct ir_op *o)
{
    return ir_op_info(o) & OP_DEF && !x64_is_guest(x, o->d) && !is_read_again(x->uses.next[o->d]);
}

/* Deoptimises misaligned accesses of machines that trap them. */
static void check_alignment(struct x64 *x, const struct ir_op *o, int a, int index, unsigned bytes)
{
    if (!(o->flags & IR_MEM_ALIGN) || bytes == 1)
        return;
    bool steps = !(o->flags & IR_MEM_INDEX) || (1u << ir_scale(o->flags)) >= bytes;
    bool plain = steps && !(o->imm & (int32_t)(bytes - 1)); /* the slot itself must be aligned */
    if (plain && x->aligned[o->a] >= bytes)
        return;
    if (plain)
        x->aligned[o->a] = (uint8_t)bytes;
    test_address(&x->e, o, a, index, bytes - 1);
    x64_deopt_if(x, CC_NE);
}

/* Only flat address spaces have accesses with an index. */
static int use_index(struct x64 *x, const struct ir_op *o)
{
    return o->flags & IR_MEM_INDEX ? x64_use(x, o->c) : NO_REG;
}

/* A flat address space whose addresses have 64 bits: deoptimises accesses beyond it. */
static void check_width(struct x64 *x, const struct ir_op *o, int a)
{
    if (o->flags & IR_MEM_ADDR32)
        return;
    lea(&x->e, 1, RAX, a, o->imm);
    shift_ri(&x->e, SHIFT_SHR, 1, RAX, x64_flat_bits(x->c->space));
    x64_deopt_if(x, CC_NE);
}

/* Returns whether the place of the access is the low 32 bits of its address. */
static bool is_short(const struct x64 *x, const struct ir_op *o)
{
    return x->c->space->high_mask == 0 && (o->flags & IR_MEM_ADDR32 || x64_flat_bits(x->c->space) == 32);
}

/* Returns the register of the address: the slot's or, if there is an offset to add, rax. */
static int whole_address(struct x64 *x, const struct ir_op *o, int a)
{
    if (!o->imm)
        return a;
    lea(&x->e, 1, RAX, a, o->imm);
    return RAX;
}

/* An address space with virtual regions: deoptimises if an insignificant address bit is set, before the caches are
 * looked up, because the interpreter will look them up. rax and rdx are lost. */
static void check_region(struct x64 *x, const struct ir_op *o, int a)
{
    int bits = x64_region_bits(x);
    andn(&x->e, 1, RDX, bits, whole_address(x, o, a));
    x64_deopt_if(x, CC_NE);
}

/* rax = the offset in the host window of an address space with virtual regions: pext packs the significant address
 * bits. */
static void region_offset(struct x64 *x, const struct ir_op *o, int a)
{
    int bits = x64_region_bits(x);
    pext(&x->e, RAX, whole_address(x, o, a), bits);
    if (x->guesses)
        alu_rm(&x->e, ALU_ADD, 1, RAX, RBP, CPU_DISP(region_skew));
}

static void near_and_far(struct x64 *x, struct far_access *f, struct stub *fault)
{
    f->point = fault->alias_exit = x64_new_side_exit(x);
    fault->point->access = (uint32_t)(x->e.p - x->start);
    x64_near_access(x, f);
}

/* Returns whether the block stores where o loads from. The host forwards a store from a general register sooner to a
 * load into one. */
static bool is_stored_to(const struct x64 *x, const struct ir_op *o)
{
    for (unsigned i = 0; i < x->b->nops; i++) {
        const struct ir_op *s = &x->b->ops[i];
        if ((s->op == IR_ST32BE || s->op == IR_ST64BE) && s->a == o->a && s->imm == o->imm && !(s->flags & IR_MEM_INDEX))
            return true;
    }
    return false;
}

/* Emits the load, with a stub for its fault. */
static void load_op(struct x64 *x, unsigned bits, bool be, const struct ir_op *o, unsigned kills)
{
    bool flat = x->c->space->high_mask == 0;
    int a = x64_use(x, o->a), index = use_index(x, o);
    check_alignment(x, o, a, index, bits / 8);
    if (flat)
        check_width(x, o, a);
    else if (!x->guesses)
        check_region(x, o, a);
    struct stub *fault = x64_new_stub(x, STUB_DEOPT, NULL); /* records the registers before d changes */
    fault->point = x64_new_side_exit(x);
    x64_cache_access(x, o, a, index, fault->point);
    if (!flat && !x->guesses)
        region_offset(x, o, a);
    fault->point->access = (uint32_t)(x->e.p - x->start);
    if (flat && o->flags & IR_MEM_ALIGN && is_unused_load(x, o))
        bits = 8; /* the same effect, without a stall on the two smaller stores that may have written the word */
    if (bits >= 32 && be && x64_used_in_xmm(x, o->d) && !is_stored_to(x, o)) {
        gs_load_xmm(&x->e, bits, XMM_SCRATCH, is_short(x, o), flat ? a : RAX, index, ir_scale(o->flags), flat ? o->imm : 0);
        x64_kill_operands(x, o, kills);
        int t = x64_take_xmm(x);
        shuffle_bytes(&x->e, t, XMM_SCRATCH, x64_xmm_constant(x, bits == 64 ? XMM_SWAP64 : XMM_SWAP32));
        x64_def_xmm(x, o->d, t, bits == 64);
        return;
    }
    bool a_dies = kills & KILL_A;
    int old = x->where[o->d], d;
    if ((old == NO_REG || is_xmm(old)) && !a_dies) {
        d = x64_take(x); /* it may spill, but before the access: memory is then valid for the stub, too */
    } else if (old != NO_REG && !is_xmm(old)) {
        d = old;
    } else {
        d = a;
    }
    bool swap16 = be && bits == 16;
    if (x->guesses) {
        struct far_access *far = x64_predict_region(x, o, whole_address(x, o, a), fault);
        far->load = true, far->reg = (int8_t)d, far->bits = (uint8_t)bits, far->movbe = be && !swap16;
        near_and_far(x, far, fault);
    } else {
        fault->point->access = (uint32_t)(x->e.p - x->start);
        gs_load(&x->e, bits, be && bits > 16, d, is_short(x, o), flat ? a : RAX, index, ir_scale(o->flags), flat ? o->imm : 0);
    }
    if (swap16)
        swap_bytes16(&x->e, d);
    x64_kill_operands(x, o, kills);
    if (x->where[o->d] != NO_REG && x->where[o->d] != d)
        x64_forget(x, x->where[o->d]);
    x64_will_change(x, o->d);
    x64_bind(x, d, o->d, !(x->pinned >> d & 1));
    x->aligned[o->d] = 0;
    x->word[o->d] = bits <= 32;
    if (is_unused_load(x, o))
        x64_forget(x, d);
}

static void touch_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    if (x64_cache_looks_up(x, o)) {
        int a = x64_use(x, o->a), index = use_index(x, o);
        struct stub *deopt = x64_new_stub(x, STUB_DEOPT, NULL);
        deopt->point = x64_new_side_exit(x);
        x64_cache_access(x, o, a, index, deopt->point);
    }
    x64_kill_operands(x, o, kills);
}

static uint64_t in_guest_order(uint64_t v, unsigned bits, bool be)
{
    return be && bits > 8 ? __builtin_bswap64(v) >> (64 - bits) : v;
}

static void store_op(struct x64 *x, unsigned bits, bool be, const struct ir_op *o, unsigned kills)
{
    bool flat = x->c->space->high_mask == 0;
    uint64_t value = in_guest_order(x->known[o->b].value, bits, be);
    bool immediate = x->known[o->b].known && x->where[o->b] == NO_REG && (bits < 64 || (uint64_t)(int64_t)(int32_t)value == value);
    int a = x64_use(x, o->a), index = use_index(x, o), v = immediate ? RDX : x64_use_stored(x, o->b);
    check_alignment(x, o, a, index, bits / 8);
    bool guesses = x->guesses && v != NO_REG;
    if (flat)
        check_width(x, o, a);
    else if (!guesses)
        check_region(x, o, a);
    struct stub *fault = x64_new_stub(x, STUB_DEOPT, NULL);
    fault->point = x64_new_side_exit(x);
    x64_cache_access(x, o, a, index, fault->point);
    if (guesses) {
        struct far_access *far = x64_predict_region(x, o, whole_address(x, o, a), fault);
        far->reg = (int8_t)v, far->bits = (uint8_t)bits, far->movbe = be, far->immediate = immediate, far->value = (uint32_t)value;
        near_and_far(x, far, fault);
        x64_kill_operands(x, o, kills);
        return;
    }
    if (!flat)
        region_offset(x, o, a);
    if (v == NO_REG)
        x64_read_to(x, v = RDX, o->b, bits);
    fault->point->access = (uint32_t)(x->e.p - x->start);
    if (immediate)
        gs_store_imm(&x->e, bits, (uint32_t)value, is_short(x, o), flat ? a : RAX, index, ir_scale(o->flags), flat ? o->imm : 0);
    else
        gs_store(&x->e, bits, be, v, is_short(x, o), flat ? a : RAX, index, ir_scale(o->flags), flat ? o->imm : 0);
    x64_kill_operands(x, o, kills);
}

/* IR_GETX and IR_SETX: slots indexed at run time. */
static void indexed_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    bool get = o->op == IR_GETX;
    int base = x64_base(x, (unsigned)o->imm);
    int32_t at = x64_at(x, (unsigned)o->imm);
    int a = x64_use(x, o->a), v = get ? NO_REG : x64_use(x, o->b);
    for (unsigned i = 0; i < x->npool; i++) { /* memory must be valid for the range of slots and, after IR_SETX, the only place of them */
        int r = x64_pool[i];
        unsigned slot = x->regs.slot[r];
        if (slot != NO_SLOT && is_half(slot))
            slot = slot_of_half(slot);
        if (slot < (unsigned)o->imm || slot >= (unsigned)o->imm + o->c)
            continue;
        if (x->pinned >> r & 1)
            mov_store(&x->e, 1, x64_base(x, slot), x64_at(x, slot), r);
        x64_write_back(x, r);
        if (!get && !(x->pinned >> r & 1))
            x64_forget(x, r);
    }
    x64_kill_operands(x, o, kills);
    x->locked = 0;
    if (get) {
        int d = x64_def(x, o->d); /* it may be a, whose value is intact */
        rex(&x->e, 1, d, a, base, false);
        byte(&x->e, 0x8b);
        modrm_index(&x->e, d, base, a, 3, at);
        return;
    }
    memset(x->aligned, 0, x->b->nslots);
    rex(&x->e, 1, v, a, base, false);
    byte(&x->e, 0x89);
    modrm_index(&x->e, v, base, a, 3, at);
    for (unsigned i = 0; i < x->npool; i++) {
        int r = x64_pool[i];
        unsigned slot = x->regs.slot[r];
        if ((x->pinned >> r & 1) && slot >= (unsigned)o->imm && slot < (unsigned)o->imm + o->c)
            mov_load(&x->e, 1, r, x64_base(x, slot), x64_at(x, slot));
    }
}

bool x64_memory_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    switch (o->op) {
#define IS_LE false
#define IS_BE true
#define X(bits, order)                                                      \
    case IR_LD##bits##order: load_op(x, bits, IS_##order, o, kills); break; \
    case IR_ST##bits##order: store_op(x, bits, IS_##order, o, kills); break;
        IR_MEMORY(X)
#undef X
    case IR_TOUCH: touch_op(x, o, kills); break;
    case IR_GETX:
    case IR_SETX: indexed_op(x, o, kills); break;
    default: return false;
    }
    return true;
}
