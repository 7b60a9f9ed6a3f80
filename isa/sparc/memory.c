/* memory.c - loads and stores of general registers, and address space identifiers (V9 manual, appendix A; UltraSPARC-IIi manual, 8.3). */
#include "isa/sparc/emit.h"
#include "isa/sparc/translate.h"

/* ---- addresses ---------------------------------------------------------------------------------- */

static struct address sum_of(struct sparc_translation *t, unsigned s, bool immediate, uint32_t value)
{
    if (immediate)
        return (struct address){gr(t, s), sparc_sign_extend(value, 13)};
    return (struct address){value & 31 ? ir_add(t->ir, gr(t, s), gr(t, value & 31)) : gr(t, s), 0};
}

struct address sparc_address(struct sparc_translation *t, unsigned s, uint32_t operand)
{
    return sum_of(t, s, operand & SPARC_OPERAND_IMMEDIATE, operand);
}

/* The address as a value. */
static val address_value(struct sparc_translation *t, struct address a)
{
    val v = ir_addi(t->ir, a.base, (uint64_t)(int64_t)a.disp);
    return t->delay.wide ? v : ir_zext32(t->ir, v);
}

/* ---- address space identifiers ------------------------------------------------------------------ */

struct sparc_asi sparc_asi_describe(unsigned n)
{
    enum { LITTLE = 8 };
    struct sparc_asi a = {.kind = SPARC_ASI_OF_MEMORY, .little = n & LITTLE};

    if (n < 0x80)
        return (struct sparc_asi){.kind = SPARC_ASI_PRIVILEGED};
    switch (n & ~(unsigned)LITTLE) {
    case 0x80:
    case 0x81: return a;
    case 0x82:
    case 0x83: a.no_fault = true; return a;
    case 0xc0:
    case 0xc1: a.form = SPARC_ASI_PARTIAL8; return a;
    case 0xc2:
    case 0xc3: a.form = SPARC_ASI_PARTIAL16; return a;
    case 0xc4:
    case 0xc5: a.form = SPARC_ASI_PARTIAL32; return a;
    case 0xd0:
    case 0xd1: a.form = SPARC_ASI_SHORT8; return a;
    case 0xd2:
    case 0xd3: a.form = SPARC_ASI_SHORT16; return a;
    case 0xf0:
    case 0xf1: a.form = SPARC_ASI_BLOCK; return a;
    case 0xe0:
    case 0xe1:
        a.form = SPARC_ASI_BLOCK;
        a.kind = n & LITTLE ? SPARC_ASI_NONE : SPARC_ASI_OF_MEMORY;
        return a;
    default: return (struct sparc_asi){.kind = SPARC_ASI_NONE};
    }
}

/* Returns the trap of an integer access by an ASI; 0: none. */
static unsigned asi_trap(struct sparc_asi a, bool store)
{
    if (a.kind == SPARC_ASI_PRIVILEGED)
        return SPARC_TRAP_PRIVILEGED_ACTION;
    return a.kind == SPARC_ASI_NONE || a.form != SPARC_ASI_WHOLE || (store && a.no_fault) ? SPARC_TRAP_DATA_ACCESS : 0;
}

/* ---- accesses by an ASI that is not known when the block is translated, and those that do not fault -------------------- */

/* An access: its size, ASI, and what its trap reports. */
enum { HOW_BYTES = 15, HOW_NARROW = 16, HOW_PAIR = 32, HOW_ASI_SHIFT = 8 };

/* The words of a pair are little-endian each, not the pair. */
static uint64_t exchanged(uint64_t pair)
{
    return pair << 32 | pair >> 32;
}

static uint64_t load_by(struct cpu *c, uint64_t addr, uint64_t how, uint64_t word)
{
    struct sparc_asi a = sparc_asi_describe(how >> HOW_ASI_SHIFT & 0xff);
    unsigned size = how & HOW_BYTES, number = asi_trap(a, false), flags = IR_MEM_ALIGN | (how & HOW_NARROW ? IR_MEM_ADDR32 : 0);
    uint64_t v = 0;
    uint8_t there;

    if (number)
        cpu_raise_trap(c, number, word);
    else if (!a.no_fault || addr & (size - 1) || mem_peek(cpu_front(c)->space, addr, &there, 1) == 1)
        (void)cpu_load(c, addr, size, !a.little, flags, &v);
    return a.little && how & HOW_PAIR ? exchanged(v) : v;
}

/* value: in the slot SPARC_SCRATCH. */
static uint64_t store_by(struct cpu *c, uint64_t addr, uint64_t how, uint64_t word)
{
    struct sparc_asi a = sparc_asi_describe(how >> HOW_ASI_SHIFT & 0xff);
    unsigned number = asi_trap(a, true), flags = IR_MEM_ALIGN | (how & HOW_NARROW ? IR_MEM_ADDR32 : 0);
    uint64_t v = cpu_slots(c)[SPARC_SCRATCH];

    if (number)
        cpu_raise_trap(c, number, word);
    if (!number)
        (void)cpu_store(c, addr, how & HOW_BYTES, !a.little, flags, a.little && how & HOW_PAIR ? exchanged(v) : v);
    return 0;
}

/* ---- one access: plain, or by an ASI ------------------------------------------------------------- */

/* Where an access goes. by_register: by %asi; else by the ASI number `number`. pair: of two registers. */
struct place {
    struct address at;
    bool by_register, pair;
    unsigned number;
};
enum { PRIMARY = 0x80 };

static struct place plain_place(struct sparc_translation *t, const struct sparc_fields *o)
{
    return (struct place){.at = sparc_address(t, o->s, o->o), .number = PRIMARY};
}

/* i: the address has a displacement, and the ASI is in %asi. */
static struct place alternate_place(struct sparc_translation *t, const struct sparc_fields *o)
{
    return (struct place){.at = sum_of(t, o->s, o->i, o->j), .by_register = o->i, .number = o->j >> 5 & 0xff};
}

/* For CASA, whose second register is no part of the address. */
static struct place compare_place(struct sparc_translation *t, const struct sparc_fields *o)
{
    return (struct place){.at = {gr(t, o->s), 0}, .by_register = o->i, .number = o->a};
}

static val exchange_words(struct sparc_translation *t, val pair)
{
    return ir_or(t->ir, ir_shli(t->ir, pair, 32), ir_shri(t->ir, pair, 32));
}

static val load_inline(struct sparc_translation *t, const struct place *p, unsigned bits, bool little)
{
    val v = ir_load(t->ir, bits, !little, p->at.base, p->at.disp, memory_flags(t));
    return little && p->pair ? exchange_words(t, v) : v;
}

static unsigned how_of(const struct sparc_translation *t, const struct place *p, unsigned bits)
{
    return bits / 8 | (t->delay.wide ? 0 : HOW_NARROW) | (p->pair ? HOW_PAIR : 0);
}

static val load_call(struct sparc_translation *t, const struct place *p, unsigned bits, val asi)
{
    val how = ir_ori(t->ir, ir_shli(t->ir, asi, HOW_ASI_SHIFT), how_of(t, p, bits));
    return ir_call(t->ir, load_by, IR_CALL_READS | IR_CALL_MAY_STOP, address_value(t, p->at), how, constant(t, t->word));
}

/* Returns whether an access to the address, which is aligned and readable without a fault, needs no call. */
static uint64_t is_readable(struct cpu *c, uint64_t address, uint64_t size, uint64_t wide)
{
    (void)wide;
    return !(address & (size - 1)) && address >> 32 == 0 && mem_host(cpu_front(c)->space, address, MEM_R);
}

static const struct ir_intrinsic readable = {.fn = is_readable, .flags = IR_CALL_READS | IR_CALL_LOCAL, .x64 = SPARC_EMIT(readable)};

/* A load that does not fault: inline if the page is readable, else by a call. */
static val load_no_fault(struct sparc_translation *t, const struct place *p, unsigned bits, val asi, bool little)
{
    val size = constant(t, bits / 8), wide = constant(t, t->delay.wide);
    ir_label other = ir_skip_if_zero(t->ir, ir_intrinsic(t->ir, &readable, address_value(t, p->at), size, wide));

    ir_set(t->ir, SPARC_SCRATCH, load_inline(t, p, bits, little));
    ir_label done = ir_skip(t->ir);
    ir_land(t->ir, other);
    ir_set(t->ir, SPARC_SCRATCH, load_call(t, p, bits, asi));
    ir_land(t->ir, done);
    return ir_get(t->ir, SPARC_SCRATCH);
}

/* %asi is what it was when the block was translated, nearly always. */
static val load_by_register(struct sparc_translation *t, const struct place *p, unsigned bits)
{
    struct sparc_asi a = sparc_asi_describe((unsigned)ir_guess(t->ir, SPARC_ASI) & 0xff);
    val asi = ir_get(t->ir, SPARC_ASI);

    if (asi_trap(a, false) || a.no_fault)
        return load_call(t, p, bits, asi);
    ir_label other = ir_skip_if_zero(t->ir, ir_eqi(t->ir, asi, ir_guess(t->ir, SPARC_ASI)));
    ir_set(t->ir, SPARC_SCRATCH, load_inline(t, p, bits, a.little));
    ir_label done = ir_skip(t->ir);
    ir_land(t->ir, other);
    ir_set(t->ir, SPARC_SCRATCH, load_call(t, p, bits, asi));
    ir_land(t->ir, done);
    return ir_get(t->ir, SPARC_SCRATCH);
}

/* Loads zero-extend. A trap ends the block: then the result is 0. */
static val load_from(struct sparc_translation *t, const struct place *p, unsigned bits)
{
    struct sparc_asi a = sparc_asi_describe(p->number);
    unsigned number = asi_trap(a, false);

    if (p->by_register)
        return load_by_register(t, p, bits);
    if (number) {
        trap(t, number);
        return constant(t, 0);
    }
    return a.no_fault ? load_no_fault(t, p, bits, constant(t, p->number), a.little) : load_inline(t, p, bits, a.little);
}

static void store_call(struct sparc_translation *t, const struct place *p, unsigned bits, val v, val asi)
{
    val how = ir_ori(t->ir, ir_shli(t->ir, asi, HOW_ASI_SHIFT), how_of(t, p, bits));
    ir_set(t->ir, SPARC_SCRATCH, v);
    ir_call(t->ir, store_by, IR_CALL_READS | IR_CALL_MAY_STOP, address_value(t, p->at), how, constant(t, t->word));
}

static void store_to(struct sparc_translation *t, const struct place *p, unsigned bits, val v)
{
    struct sparc_asi a = sparc_asi_describe(p->by_register ? (unsigned)ir_guess(t->ir, SPARC_ASI) & 0xff : p->number);
    unsigned number = asi_trap(a, true);
    val asi = ir_get(t->ir, SPARC_ASI);
    ir_label other = 0, done;

    if (!p->by_register && number) {
        trap(t, number);
        return;
    }
    if (number) {
        store_call(t, p, bits, v, asi);
        return;
    }
    if (p->by_register)
        other = ir_skip_if_zero(t->ir, ir_eqi(t->ir, asi, ir_guess(t->ir, SPARC_ASI)));
    ir_store(t->ir, bits, !a.little, p->at.base, p->at.disp, a.little && p->pair ? exchange_words(t, v) : v, memory_flags(t));
    if (p->by_register) {
        done = ir_skip(t->ir);
        ir_land(t->ir, other);
        store_call(t, p, bits, v, asi);
        ir_land(t->ir, done);
    }
}

/* ---- loads and stores --------------------------------------------------------------------------- */

/* Bits, or-ed with SIGNED for a sign-extending load. */
enum { SIGNED = 1 };

static void load_gr(struct sparc_translation *t, const struct sparc_fields *o, struct place p, unsigned kind)
{
    unsigned bits = kind & ~(unsigned)SIGNED;
    val v = load_from(t, &p, bits);

    if (t->delay.ended)
        return;
    if (kind & SIGNED)
        v = bits == 8 ? ir_sext8(t->ir, v) : bits == 16 ? ir_sext16(t->ir, v) : ir_sext32(t->ir, v);
    delay_load_from(&t->delay, o->s);
    set_gr(t, o->d, v);
    delay_set_origin(&t->delay, o->d, o->d ? DELAY_ORIGIN_MEMORY : 0);
}

/* A pair of registers: the first is even. */
static void load_pair(struct sparc_translation *t, const struct sparc_fields *o, struct place p)
{
    if (o->d & 1) {
        trap(t, SPARC_TRAP_ILLEGAL);
        return;
    }
    p.pair = true;
    val v = load_from(t, &p, 64);
    if (t->delay.ended)
        return;
    set_gr(t, o->d, ir_shri(t->ir, v, 32));
    set_gr(t, o->d | 1, ir_zext32(t->ir, v));
}

static void store_pair(struct sparc_translation *t, const struct sparc_fields *o, struct place p)
{
    if (o->d & 1) {
        trap(t, SPARC_TRAP_ILLEGAL);
        return;
    }
    p.pair = true;
    store_to(t, &p, 64, ir_deposit(t->ir, gr(t, o->d | 1), gr(t, o->d), 32, 32));
}

#define LOAD(name, kind)                            \
    SEM(name)                                       \
    {                                               \
        load_gr(t, o, plain_place(t, o), kind);     \
    }                                               \
    SEM(name##a)                                    \
    {                                               \
        load_gr(t, o, alternate_place(t, o), kind); \
    }
#define STORE(name, bits)                       \
    SEM(name)                                   \
    {                                           \
        struct place p = plain_place(t, o);     \
        store_to(t, &p, bits, gr(t, o->d));     \
    }                                           \
    SEM(name##a)                                \
    {                                           \
        struct place p = alternate_place(t, o); \
        store_to(t, &p, bits, gr(t, o->d));     \
    }
// clang-format off
LOAD(ldub, 8)
LOAD(lduh, 16)
LOAD(lduw, 32)
LOAD(ldx, 64)
LOAD(ldsb, 8 | SIGNED)
LOAD(ldsh, 16 | SIGNED)
LOAD(ldsw, 32 | SIGNED)
STORE(stb, 8)
STORE(sth, 16)
STORE(stw, 32)
STORE(stx, 64)

SEM(ldd)
// clang-format on
{
    load_pair(t, o, plain_place(t, o));
}

SEM(ldda)
{
    load_pair(t, o, alternate_place(t, o));
}

SEM(std)
{
    store_pair(t, o, plain_place(t, o));
}

SEM(stda)
{
    store_pair(t, o, alternate_place(t, o));
}

/* ---- atomic accesses: one cpu of a process runs at a time ------------------------------------------ */

static void exchange(struct sparc_translation *t, const struct sparc_fields *o, struct place p, unsigned bits, val v)
{
    val old = load_from(t, &p, bits);

    if (t->delay.ended)
        return;
    store_to(t, &p, bits, v);
    if (!t->delay.ended)
        set_gr(t, o->d, old);
}

SEM(ldstub)
{
    exchange(t, o, plain_place(t, o), 8, constant(t, 0xff));
}

SEM(ldstuba)
{
    exchange(t, o, alternate_place(t, o), 8, constant(t, 0xff));
}

SEM(swap)
{
    exchange(t, o, plain_place(t, o), 32, gr(t, o->d));
}

SEM(swapa)
{
    exchange(t, o, alternate_place(t, o), 32, gr(t, o->d));
}

/* If memory has what rs2 has, it gets rd; rd gets what memory had. It is written in any case, as a machine's cache line is. */
static void compare_and_swap(struct sparc_translation *t, const struct sparc_fields *o, unsigned bits)
{
    struct place p = compare_place(t, o);
    val old = load_from(t, &p, bits);

    if (t->delay.ended)
        return;
    val equal = bits == 64 ? ir_eq(t->ir, old, gr(t, o->t)) : ir_eq32(t->ir, old, gr(t, o->t));
    store_to(t, &p, bits, ir_select(t->ir, equal, gr(t, o->d), old));
    if (!t->delay.ended)
        set_gr(t, o->d, old);
}

SEM(casa)
{
    compare_and_swap(t, o, 32);
}

SEM(casxa)
{
    compare_and_swap(t, o, 64);
}

/* ---- prefetches: no effect, but those of reserved functions are illegal ------------------------------ */

static void prefetch_function(struct sparc_translation *t, const struct sparc_fields *o)
{
    enum { RESERVED_FIRST = 5, RESERVED_LAST = 15 };
    if (o->d >= RESERVED_FIRST && o->d <= RESERVED_LAST)
        trap(t, SPARC_TRAP_ILLEGAL);
}

SEM(prefetch)
{
    prefetch_function(t, o);
}

SEM(prefetcha)
{
    prefetch_function(t, o);
}
