/* memory.c - loads and stores of general registers (PA-RISC 2.0 Architecture, chapters 6 and 7). */
#include "isa/hppa/translate.h"

/* ---- addresses -------------------------------------------------------------------------------- */

unsigned memory_flags(const struct hppa_translation *t)
{
    return IR_MEM_ALIGN | (t->delay.wide ? 0 : IR_MEM_ADDR32);
}

static uint64_t refuse_space(struct cpu *c, uint64_t addr, uint64_t unused, uint64_t unused2)
{
    (void)unused;
    (void)unused2;
    cpu_raise(c, &(struct cpu_stop){.reason = CPU_FAULT, .addr = addr, .access = MEM_READ, .fault = MEM_FAULT_UNMAPPED, .size = 1});
    return 0;
}

/* Space registers other than SR4 to SR7 may have any value; only the process's own space has memory. */
void check_space(struct hppa_translation *t, unsigned s, struct address a)
{
    if (s == 0 || t->delay.wide)
        return;
    val foreign = ir_ne(t->ir, ir_get(t->ir, HPPA_SR + s), ir_get(t->ir, HPPA_SR + 4));
    ir_label fine = ir_skip_if_zero(t->ir, foreign);
    val addr = ir_add32i(t->ir, a.base, (uint64_t)(int64_t)a.disp);
    ir_call(t->ir, refuse_space, IR_CALL_READS | IR_CALL_MAY_STOP, addr, addr, addr);
    ir_land(t->ir, fine);
}

val load(struct hppa_translation *t, unsigned s, struct address a, unsigned bits)
{
    check_space(t, s, a);
    return ir_load(t->ir, bits, true, a.base, a.disp, memory_flags(t));
}

void store(struct hppa_translation *t, unsigned s, struct address a, unsigned bits, val v)
{
    check_space(t, s, a);
    ir_store(t->ir, bits, true, a.base, a.disp, v, memory_flags(t));
}

/* ---- addressing modes ------------------------------------------------------------------------- */

/* Index, scaled by the size if u is set. m: the access is at the old base, and the base becomes base + index. */
struct access indexed(struct hppa_translation *t, const struct hppa_fields *o, unsigned size)
{
    val base = gr(t, o->b), index = gr(t, o->a);
    struct access x = {.s = o->s, .base_register = o->b, .modifies = o->m};

    if (o->u)
        index = ir_shli(t->ir, index, (unsigned)__builtin_ctz(size));
    x.modified.base = ir_add(t->ir, base, index);
    x.address.base = o->m ? base : x.modified.base;
    return x;
}

/* u: modify before the access, else after it; without m there is no modification. */
struct access short_displacement(struct hppa_translation *t, const struct hppa_fields *o, uint32_t im5)
{
    struct access x = {.s = o->s, .base_register = o->b, .modifies = o->m};
    int32_t disp = hppa_low_sign_extend(im5, 5);

    x.modified = (struct address){gr(t, o->b), disp};
    x.address = (struct address){x.modified.base, o->m && !o->u ? 0 : disp};
    return x;
}

/* ",o": ordered, as all accesses are here. */
struct access no_displacement(struct hppa_translation *t, const struct hppa_fields *o)
{
    return (struct access){.s = o->s, .address = {gr(t, o->b), 0}};
}

struct access long_displacement(struct hppa_translation *t, const struct hppa_fields *o, uint32_t value, unsigned width)
{
    return (struct access){.s = t->delay.wide ? 0 : o->s, .address = {gr(t, o->b), hppa_displacement(o->s, value, width, t->delay.wide)}};
}

struct access long_modify(struct hppa_translation *t, const struct hppa_fields *o, uint32_t value, unsigned width, bool before)
{
    struct access x = long_displacement(t, o, value, width);

    x.modifies = true;
    x.base_register = o->b;
    x.modified = x.address;
    if (!before)
        x.address.disp = 0;
    return x;
}

void modify_base(struct hppa_translation *t, const struct access *x)
{
    if (x->modifies)
        set_gr(t, x->base_register, ir_addi(t->ir, x->modified.base, (uint64_t)(int64_t)x->modified.disp));
}

/* ---- loads ------------------------------------------------------------------------------------ */

/* If target and modified base are the same register, the loaded value wins. */
static void load_gr(struct hppa_translation *t, const struct hppa_fields *o, struct access x, unsigned bits)
{
    val v = load(t, x.s, x.address, bits);

    delay_load_from(&t->delay, o->b);
    modify_base(t, &x);
    set_gr(t, o->t, v);
    delay_set_origin(&t->delay, o->t, DELAY_ORIGIN_MEMORY);
}

/* Load and clear: set the word to zero. */
static void load_and_clear(struct hppa_translation *t, const struct hppa_fields *o, struct access x, unsigned bits)
{
    val v = load(t, x.s, x.address, bits);

    ir_store(t->ir, bits, true, x.address.base, x.address.disp, constant(t, 0), memory_flags(t));
    modify_base(t, &x);
    set_gr(t, o->t, v);
}

#define LOADS(name, bits)                                    \
    SEM(name##_x)                                            \
    {                                                        \
        load_gr(t, o, indexed(t, o, bits / 8), bits);        \
    }                                                        \
    SEM(name##_s)                                            \
    {                                                        \
        load_gr(t, o, short_displacement(t, o, o->i), bits); \
    }                                                        \
    SEM(name##_o)                                            \
    {                                                        \
        load_gr(t, o, no_displacement(t, o), bits);          \
    }
// clang-format off
LOADS(ldb, 8)
LOADS(ldh, 16)
LOADS(ldw, 32)
LOADS(ldd, 64)

SEM(ldcw_x)
// clang-format on
{
    load_and_clear(t, o, indexed(t, o, 4), 32);
}

SEM(ldcw_s)
{
    load_and_clear(t, o, short_displacement(t, o, o->i), 32);
}

SEM(ldcd_x)
{
    load_and_clear(t, o, indexed(t, o, 8), 64);
}

SEM(ldcd_s)
{
    load_and_clear(t, o, short_displacement(t, o, o->i), 64);
}

SEM(ldb)
{
    load_gr(t, o, long_displacement(t, o, o->i, 14), 8);
}

SEM(ldh)
{
    load_gr(t, o, long_displacement(t, o, o->i, 14), 16);
}

SEM(ldw)
{
    load_gr(t, o, long_displacement(t, o, o->i, 14), 32);
}

/* A negative displacement is added before the access, others after it: stacks grow up. */
SEM(ldw_mod)
{
    load_gr(t, o, long_modify(t, o, o->u << 13 | o->i << 1 | o->m, 14, o->m), 32);
}

/* The other way round: a negative displacement is added after the access. */
SEM(ldw_mod2)
{
    load_gr(t, o, long_modify(t, o, o->i << 1 | o->m, 12, !o->m), 32);
}

static struct access doubleword_access(struct hppa_translation *t, const struct hppa_fields *o)
{
    return o->m ? long_modify(t, o, o->i, 11, o->u) : long_displacement(t, o, o->i, 11);
}

SEM(ldd)
{
    load_gr(t, o, doubleword_access(t, o), 64);
}

/* ---- stores ----------------------------------------------------------------------------------- */

static void store_gr(struct hppa_translation *t, const struct hppa_fields *o, struct access x, unsigned bits)
{
    store(t, x.s, x.address, bits, gr(t, o->a));
    modify_base(t, &x);
}

#define STORES(name, bits)                                    \
    SEM(name##_s)                                             \
    {                                                         \
        store_gr(t, o, short_displacement(t, o, o->i), bits); \
    }                                                         \
    SEM(name##_o)                                             \
    {                                                         \
        store_gr(t, o, no_displacement(t, o), bits);          \
    }
// clang-format off
STORES(stb, 8)
STORES(sth, 16)
STORES(stw, 32)
STORES(std, 64)

SEM(stb)
// clang-format on
{
    store_gr(t, o, long_displacement(t, o, o->i, 14), 8);
}

SEM(sth)
{
    store_gr(t, o, long_displacement(t, o, o->i, 14), 16);
}

SEM(stw)
{
    store_gr(t, o, long_displacement(t, o, o->i, 14), 32);
}

SEM(stw_mod)
{
    store_gr(t, o, long_modify(t, o, o->u << 13 | o->i << 1 | o->m, 14, o->m), 32);
}

SEM(stw_mod2)
{
    store_gr(t, o, long_modify(t, o, o->i << 1 | o->m, 12, !o->m), 32);
}

SEM(std)
{
    store_gr(t, o, doubleword_access(t, o), 64);
}

/* ---- STBY and STDBY: the part of a word (doubleword) from the address on, or before it ----------- */

enum { BYTES_END = 16, BYTES_WIDE = 32 }; /* in `how`, above the unit's size */

static uint64_t store_bytes(struct cpu *c, uint64_t addr, uint64_t value, uint64_t how)
{
    unsigned size = how & 15, offset = addr & (size - 1);
    unsigned first = how & BYTES_END ? 0 : offset, last = how & BYTES_END ? offset : size;
    unsigned flags = how & BYTES_WIDE ? 0 : IR_MEM_ADDR32;
    uint64_t there;

    if (first == last && cpu_load(c, addr, 1, true, flags, &there))
        cpu_store(c, addr, 1, true, flags, there);
    for (unsigned n = first; n < last; n++)
        if (!cpu_store(c, addr - offset + n, 1, true, flags, value >> 8 * (size - 1 - n)))
            break;
    return 0;
}

/* Store part of the word that contains addr: the bytes of v before addr (end), or from it on. If there are none, the access is checked
 * nevertheless, and the line becomes dirty: a byte is stored unchanged. */
static void store_part_of_word(struct hppa_translation *t, val addr, val v, bool end)
{
    struct ir_builder *ir = t->ir;
    unsigned flags = t->delay.wide ? 0 : IR_MEM_ADDR32;
    val word = ir_andi(ir, addr, ~3ull);
    ir_label part = ir_skip_if_nonzero(ir, ir_andi(ir, addr, 3));

    if (end)
        ir_store(ir, 8, true, addr, 0, ir_load(ir, 8, true, addr, 0, flags), flags);
    else
        ir_store(ir, 32, true, addr, 0, v, flags);
    ir_label done = ir_skip(ir);
    ir_land(ir, part);
    if (end) {
        ir_label no_half = ir_skip_if_zero(ir, ir_andi(ir, addr, 2));
        ir_store(ir, 16, true, word, 0, ir_shri(ir, v, 16), flags);
        ir_land(ir, no_half);
    }
    ir_label no_byte = ir_skip_if_zero(ir, ir_andi(ir, addr, 1));
    val above = ir_sub(ir, constant(t, end ? 4 : 3), ir_andi(ir, addr, 3)); /* bytes of v after this one */
    ir_store(ir, 8, true, addr, end ? -1 : 0, ir_shr(ir, v, ir_shli(ir, above, 3)), flags);
    ir_land(ir, no_byte);
    if (!end) {
        ir_label no_half = ir_skip_if_nonzero(ir, ir_eq(ir, ir_andi(ir, addr, 3), constant(t, 3)));
        ir_store(ir, 16, true, word, 2, v, flags);
        ir_land(ir, no_half);
    }
    ir_land(ir, done);
}

/* With modification the access is at the old base. */
static void store_bytes_short(struct hppa_translation *t, const struct hppa_fields *o, unsigned size)
{
    bool end = o->u;
    struct address a = {gr(t, o->b), hppa_low_sign_extend(o->i, 5)};
    val moved = ir_addi(t->ir, a.base, (uint64_t)(int64_t)a.disp), addr = o->m ? a.base : moved;

    if (o->m)
        a.disp = 0;
    check_space(t, o->s, a);
    if (size == 4)
        store_part_of_word(t, addr, gr(t, o->a), end);
    else
        ir_call(t->ir, store_bytes, IR_CALL_READS | IR_CALL_MAY_STOP, addr, gr(t, o->a),
                constant(t, size | (end ? BYTES_END : 0) | (t->delay.wide ? BYTES_WIDE : 0)));
    if (o->m)
        set_gr(t, o->b, ir_andi(t->ir, moved, ~(uint64_t)(size - 1)));
}

SEM(stby_s)
{
    store_bytes_short(t, o, 4);
}

SEM(stdby_s)
{
    store_bytes_short(t, o, 8);
}
