/*
 * region.c - accesses to address spaces with virtual regions, whose parts are side by side in the host window.
 *
 * The idea: an address becomes an offset in the host window by pext, which takes three cycles of the host on the
 * critical path of loads that depend on loads. So for each access the part of the address space is predicted, from what
 * the registers hold when the block is translated. If the address is at most 2^SPACE_WINDOW_BITS bytes after that
 * part's start, the access is done inline; otherwise out of line, with pext. GS is based at the usual part, and r15
 * holds what converts an address in it to its offset. (With caches in the timing model nothing is predicted, because
 * addresses are looked up before; r15 then holds the mask of significant address bits.)
 *
 * Invariant: a host window may grow and move between two runs, and address spaces share code. So translated code
 * contains nothing about the window but the least size of a part; it reads the rest from the cpu.
 */
#include "emu/x64/cache/cache_emit.h"
#include "emu/mem/mem.h"

static bool guesses_regions(const struct cpu *c)
{
    return c->space->high_mask && !caches_of(c);
}

/* Returns the part of the address space that `address` is in, if it is in any. */
static unsigned part_of(const struct space *s, uint64_t address)
{
    return (unsigned)(space_offset(s, address) >> s->part_shift);
}

/* Returns the part that most data are in: they begin at the start of isa.usual_region. */
static unsigned usual_part(const struct cpu *c)
{
    return part_of(c->space, (uint64_t)c->isa->usual_region << __builtin_ctzll(c->space->high_mask | 1ull << 63));
}

void x64_set_regions(struct cpu *c)
{
    const struct space *s = c->space;
    if (c->region_bits == s->window_mask)
        return;
    c->region_bits = c->region_constant = s->window_mask;
    c->region_skew = 0;
    if (!guesses_regions(c))
        return;
    const uint64_t usual = (uint64_t)usual_part(c) << s->window_shift;
    c->region_skew = -usual;
    for (uint64_t part = 0; part < sizeof c->region_add / sizeof c->region_add[0]; part++) {
        uint64_t offset = part << s->part_shift, va = (offset & s->low_mask) | ((offset << s->high_shift) & s->high_mask);
        c->region_low[part] = -va;
        c->region_add[part] = (part << s->window_shift) - usual;
    }
    c->region_constant = c->region_low[usual_part(c)];
}

/* ---- prediction ------------------------------------------------------------------------------------- */

static uint64_t peek(const struct x64 *x, uint64_t address, unsigned bytes)
{
    uint64_t v = 0;
    const void *host = address & (bytes - 1) ? NULL : mem_host(x->c->space, address, MEM_R);
    if (host)
        memcpy(&v, host, bytes);
    return v;
}

/* Reads what the registers hold now. */
static void values_now(const struct x64 *x, uint64_t *v)
{
    const struct isa_window *w = &x->c->isa->window;
    memcpy(v, x->c->slot, x->nslots * sizeof *v);
    if (x->c->window.inside)
        memcpy(v + w->first, x->c->window.at, w->count * sizeof *v);
}

/* Evaluates one operation, approximately: calls give 0. */
static uint64_t value_of(const struct x64 *x, const struct ir_op *o, const uint64_t *v)
{
    uint64_t a = v[o->a], b = v[o->b];
    switch (o->op) {
#define X(name, expr)                                  \
    case IR_##name: {                                  \
        uint64_t x = a, y = b;                         \
        return (uint64_t)(expr);                       \
    }                                                  \
    case IR_##name##I: {                               \
        uint64_t x = a, y = (uint64_t)(int64_t)o->imm; \
        return (uint64_t)(expr);                       \
    }
        IR_BINARY(X)
#undef X
#define X(name, expr)            \
    case IR_##name: {            \
        uint64_t x = a;          \
        return (uint64_t)(expr); \
    }
        IR_UNARY(X)
#undef X
#define X(bits, order) \
    case IR_LD##bits##order: return peek(x, a + (uint64_t)(int64_t)o->imm, bits / 8);
        IR_MEMORY(X)
#undef X
    case IR_CONST: return (uint64_t)(int64_t)o->imm;
    case IR_CONST64: return x->b->pool[o->imm];
    case IR_EXTRACT: return a << (64 - (o->imm & 0xff) - (o->imm >> 8)) >> (64 - (o->imm >> 8));
    case IR_EXTRACTS: return (uint64_t)((int64_t)(a << (64 - (o->imm & 0xff) - (o->imm >> 8))) >> (64 - (o->imm >> 8)));
    case IR_ADD_SHL: return a + (b << o->imm);
    case IR_SELECT: return a ? b : v[o->c];
    default: return 0;
    }
}

void x64_predict_regions(struct x64 *x)
{
    uint64_t v[MAX_SLOTS];
    x->nfar = 0;
    x->guesses = guesses_regions(x->c);
    if (!x->guesses)
        return;
    memset(x->region, (int)usual_part(x->c), x->b->nops);
    values_now(x, v);
    for (unsigned i = 0; i < x->b->nops; i++) {
        const struct ir_op *o = &x->b->ops[i];
        if (ir_is_access(o->op) && v[o->a] & x->c->space->high_mask)
            x->region[i] = (uint8_t)part_of(x->c->space, v[o->a] + (uint64_t)(int64_t)o->imm);
        if (ir_op_info(o) & OP_DEF)
            v[o->d] = value_of(x, o, v);
        if ((o->op == IR_SKIP_Z && !v[o->a]) || (o->op == IR_SKIP_NZ && v[o->a]) || o->op == IR_SKIP)
            i = (unsigned)o->imm - 1;
    }
}

/* ---- accesses --------------------------------------------------------------------------------------- */

int x64_region_bits(struct x64 *x)
{
    if (!x->guesses)
        return R15;
    mov_load(&x->e, 1, RDX, RBP, CPU_DISP(region_bits));
    return RDX;
}

static void emit_access(struct x64 *x, const struct far_access *f, int a, int index, int32_t disp)
{
    if (f->load)
        gs_load(&x->e, f->bits, f->movbe, f->reg, false, a, index, 0, disp);
    else if (f->immediate)
        gs_store_imm(&x->e, f->bits, f->value, false, a, index, 0, disp);
    else
        gs_store(&x->e, f->bits, f->movbe, f->reg, false, a, index, 0, disp);
}

struct far_access *x64_predict_region(struct x64 *x, const struct ir_op *o, int a, struct stub *fault)
{
    unsigned part = x->region[o - x->b->ops];
    int32_t at = 8 * (int32_t)part;
    int scratch = a == RAX ? RDX : RAX;
    if (x->nfar == MAX_FAR)
        ir_bug(x->c, "too many accesses in a block");
    struct far_access *f = &x->far[x->nfar++];
    *f = (struct far_access){.a = (int8_t)a, .fault = (uint16_t)(fault - x->out_of_line.stubs)};
    f->index = part == usual_part(x->c) ? R15 : (int8_t)scratch;
    if (f->index == scratch)
        mov_load(&x->e, 1, scratch, RBP, CPU_DISP(region_low) + at);
    lea_index(&x->e, 1, scratch, a, f->index, 0, 0);
    alu_ri(&x->e, ALU_CMP, 1, scratch, 1 << SPACE_WINDOW_BITS);
    f->site = jcc(&x->e, CC_AE);
    if (f->index == scratch)
        alu_rm(&x->e, ALU_ADD, 1, scratch, RBP, CPU_DISP(region_add) + at);
    return f;
}

void x64_near_access(struct x64 *x, struct far_access *f)
{
    int base = f->index == R15 ? f->a : f->index, index = f->index == R15 ? R15 : NO_REG;
    emit_access(x, f, base, index, 0);
    f->back = x->e.p;
}

void x64_emit_far_access(struct x64 *x, const struct far_access *f)
{
    struct stub *fault = &x->out_of_line.stubs[f->fault];
    land(&x->e, f->site);
    mov_load(&x->e, 1, RDX, RBP, CPU_DISP(region_bits));
    andn(&x->e, 1, RDX, RDX, f->a);
    fault->site = jcc(&x->e, CC_NE);
    mov_load(&x->e, 1, RDX, RBP, CPU_DISP(region_bits));
    pext(&x->e, RAX, f->a, RDX);
    alu_rm(&x->e, ALU_ADD, 1, RAX, RBP, CPU_DISP(region_skew));
    f->point->access = (uint32_t)(x->e.p - x->start);
    emit_access(x, f, RAX, NO_REG, 0);
    jmp_to(&x->e, f->back);
}
