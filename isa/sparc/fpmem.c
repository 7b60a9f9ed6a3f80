/*
 * fpmem.c - loads and stores of fp registers and of the FSR, and what ASIs make of them: partial stores, short and block accesses.
 *
 * The chips leave ldd and std of addresses that are multiples of 4 only, and all of ldq and stq, to the kernel. Here a ldd so aligned
 * faults (MEM_FAULT_ALIGN), and the kernel lets it pass; ldq and stq execute, as its emulation does.
 */
#include "isa/sparc/fpu.h"

enum { ASI_SHIFT = 5, BLOCK = 64, BLOCK_REGISTERS = 8 };

static val load(struct sparc_translation *t, unsigned bits, bool big_endian, struct address a, int32_t at)
{
    return ir_load(t->ir, bits, big_endian, a.base, a.disp + at, memory_flags(t));
}

static void store(struct sparc_translation *t, unsigned bits, bool big_endian, struct address a, int32_t at, val v)
{
    ir_store(t->ir, bits, big_endian, a.base, a.disp + at, v, memory_flags(t));
}

/* ---- plain loads and stores --------------------------------------------------------------------- */

static void load_single(struct sparc_translation *t, const struct sparc_fields *o, struct address a, bool big_endian)
{
    sparc_fp_set_single(t, o->d, load(t, 32, big_endian, a, 0));
}

static void load_double(struct sparc_translation *t, const struct sparc_fields *o, struct address a, bool big_endian)
{
    sparc_fp_set_double(t, o->d, load(t, 64, big_endian, a, 0));
}

static void store_single(struct sparc_translation *t, const struct sparc_fields *o, struct address a, bool big_endian)
{
    store(t, 32, big_endian, a, 0, sparc_fp_single(t, o->d));
}

static void store_double(struct sparc_translation *t, const struct sparc_fields *o, struct address a, bool big_endian)
{
    store(t, 64, big_endian, a, 0, sparc_fp_double(t, o->d));
}

SEM(ldf)
{
    if (sparc_fp_enabled(t))
        load_single(t, o, sparc_address(t, o->s, o->o), true);
}

SEM(lddf)
{
    if (sparc_fp_enabled(t))
        load_double(t, o, sparc_address(t, o->s, o->o), true);
}

SEM(stf)
{
    if (sparc_fp_enabled(t))
        store_single(t, o, sparc_address(t, o->s, o->o), true);
}

SEM(stdf)
{
    if (sparc_fp_enabled(t))
        store_double(t, o, sparc_address(t, o->s, o->o), true);
}

/* ---- the FSR: stores clear ftt ------------------------------------------------------------------- */

SEM(ldfsr)
{
    if (sparc_fp_enabled(t))
        sparc_fp_write_fsr(t, load(t, 32, true, sparc_address(t, o->s, o->o), 0), SPARC_FSR_LDFSR);
}

SEM(ldxfsr)
{
    if (sparc_fp_enabled(t))
        sparc_fp_write_fsr(t, load(t, 64, true, sparc_address(t, o->s, o->o), 0), SPARC_FSR_LDXFSR);
}

static void store_fsr(struct sparc_translation *t, const struct sparc_fields *o, unsigned bits)
{
    if (!sparc_fp_enabled(t))
        return;
    val fsr = sparc_fp_read_fsr(t);
    store(t, bits, true, sparc_address(t, o->s, o->o), 0, fsr);
    set_slot(t, SPARC_FSR, ir_andi(t->ir, ir_get(t->ir, SPARC_FSR), ~SPARC_FSR_FTT));
}

SEM(stfsr)
{
    store_fsr(t, o, 32);
}

SEM(stxfsr)
{
    store_fsr(t, o, 64);
}

/* ---- everything else is a call -------------------------------------------------------------------- */

/* What the calls need to know of an access. */
struct fp_access {
    struct cpu *cpu;
    uint64_t address, word, mask; /* mask: of a partial store */
    unsigned flags;               /* of cpu_load() */
    struct sparc_asi asi;
};

static unsigned rd(const struct fp_access *x)
{
    return x->word >> 25 & 31;
}

static uint64_t *double_of(const struct fp_access *x, unsigned n)
{
    return &cpu_slots(x->cpu)[sparc_fp_double_slot(rd(x)) + n];
}

static bool check_alignment(const struct fp_access *x, unsigned size, enum mem_access access)
{
    struct cpu_stop stop = {.reason = CPU_FAULT, .addr = x->address, .access = access, .fault = MEM_FAULT_ALIGN, .size = size};

    if (!(x->address & (size - 1)))
        return true;
    cpu_raise(x->cpu, &stop);
    return false;
}

/* With a non-faulting ASI what is not readable is 0. */
static bool load_part(const struct fp_access *x, unsigned at, unsigned size, unsigned flags, uint64_t *v)
{
    *v = 0;
    if (x->asi.no_fault && !(x->address & (size - 1)) && mem_fault(cpu_front(x->cpu)->space, x->address + at, size, MEM_READ) != MEM_OK)
        return true;
    return cpu_load(x->cpu, x->address + at, size, !x->asi.little, flags, v);
}

static bool store_part(const struct fp_access *x, unsigned at, unsigned size, unsigned flags, uint64_t v)
{
    return cpu_store(x->cpu, x->address + at, size, !x->asi.little, flags, v);
}

/* ldq and stq access memory by words, as the kernel does. */
static bool load_quad(const struct fp_access *x)
{
    uint64_t word[4];

    for (unsigned i = 0; i < 4; i++)
        if (!load_part(x, 4 * i, 4, x->flags, &word[x->asi.little ? 3 - i : i]))
            return false;
    *double_of(x, 0) = word[0] << 32 | word[1];
    *double_of(x, 1) = word[2] << 32 | word[3];
    return true;
}

static bool store_quad(const struct fp_access *x)
{
    for (unsigned i = 0; i < 4; i++) {
        unsigned n = x->asi.little ? 3 - i : i;
        if (!store_part(x, 4 * i, 4, x->flags, (uint32_t)(*double_of(x, n / 2) >> (n & 1 ? 0 : 32))))
            return false;
    }
    return true;
}

static bool load_block(const struct fp_access *x)
{
    uint64_t v[BLOCK_REGISTERS];

    if (!check_alignment(x, BLOCK, MEM_READ))
        return false;
    for (unsigned i = 0; i < BLOCK_REGISTERS; i++)
        if (!load_part(x, 8 * i, 8, x->flags, &v[i]))
            return false;
    for (unsigned i = 0; i < BLOCK_REGISTERS; i++)
        *double_of(x, i) = v[i];
    return true;
}

static bool store_block(const struct fp_access *x)
{
    if (!check_alignment(x, BLOCK, MEM_WRITE))
        return false;
    for (unsigned i = 0; i < BLOCK_REGISTERS; i++)
        if (!store_part(x, 8 * i, 8, x->flags, *double_of(x, i)))
            return false;
    return true;
}

/* Bit 0 of the mask is the least significant element's. size: of an element. */
static bool store_partial(const struct fp_access *x, unsigned size)
{
    if (!check_alignment(x, 8, MEM_WRITE))
        return false;
    for (unsigned i = 0; i < 8 / size; i++) {
        unsigned at = x->asi.little ? i * size : 8 - (i + 1) * size;
        if (x->mask >> i & 1 && !store_part(x, at, size, x->flags, *double_of(x, 0) >> (8 * size * i)))
            return false;
    }
    return true;
}

static bool load_whole(const struct fp_access *x, unsigned size)
{
    uint64_t v, *slot = &cpu_slots(x->cpu)[SPARC_F + rd(x) / 2];
    unsigned shift = rd(x) & 1 ? 0 : 32;

    if (!load_part(x, 0, size, x->flags, &v))
        return false;
    if (size == 4)
        *slot = (*slot & ~(0xffffffffull << shift)) | v << shift;
    else
        *double_of(x, 0) = v;
    return true;
}

static bool store_whole(const struct fp_access *x, unsigned size)
{
    uint64_t single = cpu_slots(x->cpu)[SPARC_F + rd(x) / 2] >> (rd(x) & 1 ? 0 : 32);

    return store_part(x, 0, size, x->flags, size == 4 ? single : *double_of(x, 0));
}

/* Executes a load or store of a form that the instruction has with the ASI; op3 tells which one it is. Returns false if it has none. */
static bool execute(const struct fp_access *x)
{
    enum { OP3_STORE = 4, OP3_QUAD = 2, OP3_DOUBLE = 3 };
    unsigned op3 = x->word >> 19 & 63, size = op3 & 3;
    bool stores = op3 & OP3_STORE;

    if (stores && x->asi.no_fault)
        return false;
    if (x->asi.form == SPARC_ASI_WHOLE) {
        if (size == OP3_QUAD)
            stores ? store_quad(x) : load_quad(x);
        else
            stores ? store_whole(x, size == OP3_DOUBLE ? 8 : 4) : load_whole(x, size == OP3_DOUBLE ? 8 : 4);
        return true;
    }
    if (size != OP3_DOUBLE)
        return false;
    switch (x->asi.form) {
    case SPARC_ASI_SHORT8: stores ? store_whole(x, 1) : load_whole(x, 1); return true;
    case SPARC_ASI_SHORT16: stores ? store_whole(x, 2) : load_whole(x, 2); return true;
    case SPARC_ASI_BLOCK: stores ? store_block(x) : load_block(x); return true;
    case SPARC_ASI_PARTIAL8: return stores && (store_partial(x, 1), true);
    case SPARC_ASI_PARTIAL16: return stores && (store_partial(x, 2), true);
    case SPARC_ASI_PARTIAL32: return stores && (store_partial(x, 4), true);
    default: return false;
    }
}

static bool is_partial(const struct sparc_asi *a)
{
    return a->form == SPARC_ASI_PARTIAL8 || a->form == SPARC_ASI_PARTIAL16 || a->form == SPARC_ASI_PARTIAL32;
}

/* Blocks are of eight registers. A partial store has its mask in rs2, and no immediate form. */
static bool is_illegal(const struct fp_access *x)
{
    return (x->asi.form == SPARC_ASI_BLOCK && rd(x) & 14) || (is_partial(&x->asi) && x->word & SPARC_OPERAND_IMMEDIATE);
}

/* how: the word, the ASI from bit 32 on, and whether addresses have 32 bits. */
enum { HOW_ASI_SHIFT = 32, HOW_NARROW_SHIFT = 40 };

static uint64_t call_access(struct cpu *c, uint64_t address, uint64_t mask, uint64_t how)
{
    bool narrow = how >> HOW_NARROW_SHIFT & 1;
    struct fp_access x = {.cpu = c,
                          .address = narrow ? (uint32_t)address : address,
                          .word = (uint32_t)how,
                          .mask = mask,
                          .flags = IR_MEM_ALIGN | (narrow ? IR_MEM_ADDR32 : 0),
                          .asi = sparc_asi_describe(how >> HOW_ASI_SHIFT & 0xff)};

    if (x.asi.kind == SPARC_ASI_PRIVILEGED)
        cpu_raise_trap(c, SPARC_TRAP_PRIVILEGED_ACTION, x.word);
    else if (x.asi.kind == SPARC_ASI_OF_MEMORY && is_illegal(&x))
        cpu_raise_trap(c, SPARC_TRAP_ILLEGAL, x.word);
    else if (x.asi.kind == SPARC_ASI_NONE || !execute(&x))
        cpu_raise_trap(c, SPARC_TRAP_DATA_ACCESS, x.word);
    return 0;
}

static void access(struct sparc_translation *t, val address, val asi, val mask)
{
    uint64_t fixed = t->word | (uint64_t)!t->delay.wide << HOW_NARROW_SHIFT;
    val how = ir_or(t->ir, ir_shli(t->ir, asi, HOW_ASI_SHIFT), constant(t, fixed));

    ir_call(t->ir, call_access, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, address, mask, how);
}

static void quad(struct sparc_translation *t, const struct sparc_fields *o)
{
    enum { PRIMARY = 0x80 };

    if (!sparc_fp_enabled(t) || !sparc_fp_is_quad(t, o->d))
        return;
    struct address a = sparc_address(t, o->s, o->o);
    access(t, ir_addi(t->ir, a.base, (uint64_t)(int64_t)a.disp), constant(t, PRIMARY), constant(t, 0));
}

SEM(ldqf)
{
    quad(t, o);
}

SEM(stqf)
{
    quad(t, o);
}

/* ---- blocks ---------------------------------------------------------------------------------------- */

static uint64_t refuse_block(struct cpu *c, uint64_t address, uint64_t stores, uint64_t unused)
{
    (void)unused;
    cpu_raise(c,
              &(struct cpu_stop){
                  .reason = CPU_FAULT, .addr = address, .access = stores ? MEM_WRITE : MEM_READ, .fault = MEM_FAULT_ALIGN, .size = BLOCK});
    return 0;
}

/* Eight accesses in the order of addresses. The block is aligned and so in one page: if one faults, it is the first. */
static void access_block(struct sparc_translation *t, const struct sparc_fields *o, struct address a, bool stores, bool big_endian)
{
    val address = ir_addi(t->ir, a.base, (uint64_t)(int64_t)a.disp), words[BLOCK_REGISTERS];
    unsigned first = sparc_fp_double_slot(o->d), flags = memory_flags(t) & ~(unsigned)IR_MEM_ALIGN;

    if (!t->delay.wide)
        address = ir_zext32(t->ir, address);
    ir_label fine = ir_skip_if_zero(t->ir, ir_andi(t->ir, address, BLOCK - 1));
    ir_likely(t->ir, fine);
    ir_call(t->ir, refuse_block, IR_CALL_READS | IR_CALL_MAY_STOP, address, constant(t, stores), address);
    ir_trap(t->ir, SPARC_TRAP_ILLEGAL, t->word); /* not reached: what leaves the block is out of line in host code */
    ir_land(t->ir, fine);
    for (unsigned i = 0; i < BLOCK_REGISTERS; i++) {
        if (stores)
            ir_store(t->ir, 64, big_endian, address, (int32_t)(8 * i), ir_get(t->ir, first + i), flags);
        else
            words[i] = ir_load(t->ir, 64, big_endian, address, (int32_t)(8 * i), flags);
    }
    for (unsigned i = 0; i < BLOCK_REGISTERS && !stores; i++)
        set_slot(t, first + i, words[i]);
}

/* ---- with an ASI ------------------------------------------------------------------------------------ */

/* Returns whether the instruction loads or stores a block with the ASI. */
static bool is_block(const struct sparc_fields *o, const struct sparc_asi *asi)
{
    return asi->kind == SPARC_ASI_OF_MEMORY && asi->form == SPARC_ASI_BLOCK && !(o->d & 14);
}

/* The ASI is in %asi. It is what it was when the block was translated, nearly always: then blocks are accessed inline. */
static void with_asi_register(struct sparc_translation *t, const struct sparc_fields *o, bool is_double, bool stores)
{
    struct address a = sparc_address(t, o->s, SPARC_OPERAND_IMMEDIATE | o->j);
    val address = ir_addi(t->ir, a.base, (uint64_t)(int64_t)a.disp), asi = ir_get(t->ir, SPARC_ASI), zero = constant(t, 0);
    uint64_t number = ir_guess(t->ir, SPARC_ASI);
    bool known = ir_is_const(t->ir, asi, &number);
    struct sparc_asi described = sparc_asi_describe(number & 0xff);

    if (!is_double || !is_block(o, &described)) {
        access(t, address, asi, zero);
    } else if (known) {
        access_block(t, o, a, stores, !described.little);
    } else {
        ir_label other = ir_skip_if_zero(t->ir, ir_eqi(t->ir, asi, number));
        access_block(t, o, a, stores, !described.little);
        ir_label done = ir_skip(t->ir);
        ir_land(t->ir, other);
        access(t, address, asi, zero);
        ir_land(t->ir, done);
    }
}

/* simple: how to access memory with an ASI that changes the byte order at most; NULL: by a call. */
static void with_asi(struct sparc_translation *t, const struct sparc_fields *o,
                     void (*simple)(struct sparc_translation *t, const struct sparc_fields *o, struct address a, bool big_endian))
{
    unsigned n = o->j >> ASI_SHIFT & 0xff;
    struct sparc_asi asi = sparc_asi_describe(n);

    if (!sparc_fp_enabled(t))
        return;
    bool is_double = simple == load_double || simple == store_double, stores = simple == store_double;
    if (o->i) {
        with_asi_register(t, o, is_double, stores);
        return;
    }
    struct address a = sparc_address(t, o->s, is_partial(&asi) ? 0 : o->j & 31);
    if (simple && asi.kind == SPARC_ASI_OF_MEMORY && asi.form == SPARC_ASI_WHOLE && !asi.no_fault)
        simple(t, o, a, !asi.little);
    else if (is_double && is_block(o, &asi))
        access_block(t, o, a, stores, !asi.little);
    else
        access(t, ir_addi(t->ir, a.base, (uint64_t)(int64_t)a.disp), constant(t, n), gr(t, o->j & 31));
}

SEM(ldfa)
{
    with_asi(t, o, load_single);
}

SEM(lddfa)
{
    with_asi(t, o, load_double);
}

SEM(stfa)
{
    with_asi(t, o, store_single);
}

SEM(stdfa)
{
    with_asi(t, o, store_double);
}

SEM(ldqfa)
{
    if (sparc_fp_enabled(t) && sparc_fp_is_quad(t, o->d))
        with_asi(t, o, NULL);
}

SEM(stqfa)
{
    if (sparc_fp_enabled(t) && sparc_fp_is_quad(t, o->d))
        with_asi(t, o, NULL);
}
