/* lower_mem.c - loads, stores, semaphores, speculation and the ALAT. */
#include "emu/fp/plain.h"
#include "isa/ia64/lower.h"

static bool big_endian(const struct translation *t)
{
    return t->mode & MODE_BE;
}

/* Ordinary accesses fault on misaligned addresses only when asked to; semaphores always do. */
static unsigned align_flag(const struct translation *t)
{
    return t->mode & (MODE_AC | MODE_STRICT) ? IR_MEM_ALIGN : 0;
}

/* ---- addresses ---- */

/* The update of the base register, after the access: r2, imm9a, imm9b, or nothing. */
enum update { UPDATE_NONE, UPDATE_REGISTER, UPDATE_LOAD, UPDATE_STORE, UPDATE_PAIR };

static enum update update_of(const struct ia64_insn *i)
{
    enum update found = UPDATE_NONE;
    for (unsigned k = 0; k < i->line->nuses; k++)
        if (i->line->uses[k].operand == IA64_OP_r3 && i->line->uses[k].write)
            found = UPDATE_REGISTER;
    if (found == UPDATE_NONE)
        return found;
    unsigned op = (unsigned)(i->x >> 37);
    if (op == 5 || op == 7) /* the immediate forms: stores keep it where loads have their target */
        return (i->x >> 34 & 3) == 3 ? UPDATE_STORE : UPDATE_LOAD;
    return i->x >> 27 & 1 ? UPDATE_PAIR : UPDATE_REGISTER;
}

static void update_base(struct translation *t, const struct ia64_insn *i, val address, val nat)
{
    struct ir_builder *b = t->b;
    val base;
    switch (update_of(i)) {
    case UPDATE_NONE:
        return;
    case UPDATE_REGISTER:
        base = ir_add(b, address, gr(t, R2));
        nat = nat_mode(t) ? ir_or(b, nat, gr_nat(t, R2)) : nat;
        break;
    case UPDATE_LOAD:
        base = ir_addi(b, address, (uint64_t)OPERAND(imm9a));
        break;
    case UPDATE_STORE:
        base = ir_addi(b, address, (uint64_t)OPERAND(imm9b));
        break;
    default:
        base = ir_addi(b, address, (uint64_t)OPERAND(pairsize));
    }
    set_gr(t, R3, base);
    set_gr_nat(t, R3, nat);
}

/* ---- what a load does about speculation ---- */

enum load_type {
    LOAD_NORMAL, LOAD_S, LOAD_A, LOAD_SA, LOAD_BIAS, LOAD_ACQ, LOAD_C_CLR = 8, LOAD_C_NC = 9, LOAD_C_CLR_ACQ = 10
};

static bool is_speculative(unsigned type)
{
    return type == LOAD_S || type == LOAD_SA;
}

static bool is_advanced(unsigned type)
{
    return type == LOAD_A || type == LOAD_SA;
}

static bool is_check(unsigned type)
{
    return type >= LOAD_C_CLR;
}

/* An ALAT request in one word: size, register, rotating region (0: the register is in none), register file. */
static uint64_t alat_request(const struct translation *t, bool fp, unsigned reg, unsigned size)
{
    return size | reg << 8 | (!fp && rotates(t, reg) ? mode_sor(t->mode) << 16 : 0) | (uint64_t)fp << 24;
}

/* How a translator may do without a call what the request asks for. */
static enum ir_fast how(uint64_t request, enum ir_fast fast)
{
    bool rotates = request >> 24 ? (request >> 8 & 255) >= 32 : request >> 16 & 255;
    return rotates || (request & 255) > 8 ? IR_FAST_NONE : fast;
}

static uint64_t *word_of(struct cpu *c, uint64_t request)
{
    return alat_word(c, request >> 24 & 1, request >> 8 & 255, request >> 16 & 255);
}

enum { ALAT_CALL = IR_CALL_READS | IR_CALL_WRITES | IR_CALL_LOCAL };

static uint64_t do_insert(struct cpu *c, uint64_t request, uint64_t address, uint64_t value)
{
    alat_insert(c, word_of(c, request), address, request & 255, value);
    return 0;
}

/* The same when the value is not at hand. */
static uint64_t do_insert_read(struct cpu *c, uint64_t request, uint64_t address, uint64_t z)
{
    (void)z;
    return do_insert(c, request, address, alat_value(c, address, request & 255));
}

static uint64_t do_check(struct cpu *c, uint64_t request, uint64_t clear, uint64_t z)
{
    (void)z;
    return alat_check(c, word_of(c, request), clear);
}

static val check(struct translation *t, uint64_t request, bool clear)
{
    struct ir_builder *b = t->b;
    return ir_call_fast(b, do_check, ALAT_CALL, how(request, IR_FAST_ADVANCED_CHECK), ir_const(b, request), ir_const(b, clear),
                        ir_const(b, 0));
}

static uint64_t do_remove(struct cpu *c, uint64_t request, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    alat_remove(c, word_of(c, request));
    return 0;
}

static uint64_t do_clear(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)x, (void)y, (void)z;
    alat_clear(c);
    return 0;
}

static uint64_t do_stored(struct cpu *c, uint64_t address, uint64_t size, uint64_t z)
{
    (void)z;
    alat_stored(c, address, (unsigned)size);
    return 0;
}

/* The memory at address changes: entries that overlap it go. */
static void stored(struct translation *t, val address, unsigned size)
{
    struct ir_builder *b = t->b;
    if (!(t->mode & MODE_ALAT))
        return;
    val first = ir_const(b, size < 8 ? size : 8), none = ir_const(b, 0);
    ir_call_fast(b, do_stored, ALAT_CALL, IR_FAST_ADVANCED_STORED, address, first, none);
    if (size > 8)
        ir_call_fast(b, do_stored, ALAT_CALL, IR_FAST_ADVANCED_STORED, ir_addi(b, address, 8), ir_const(b, size - 8), none);
}

/* Would a load of `size` bytes at the address fault, or be misaligned in a way that Linux has deferred? */
static uint64_t do_can_load(struct cpu *c, uint64_t address, uint64_t size, uint64_t z)
{
    struct space *s = cpu_space(c);
    (void)z;
    if (address & (size - 1))
        return 0;
    return mem_host(s, address, MEM_R) || mem_fault(s, address, 1, MEM_READ) == MEM_OK;
}

static val can_load(struct translation *t, val address, unsigned size)
{
    return ir_call_fast(t->b, do_can_load, IR_CALL_READS | IR_CALL_LOCAL, IR_FAST_READABLE, address, ir_const(t->b, size), ir_const(t->b, 0));
}

/* The ALAT may hold an entry from here on. (An exit: what follows may be translated without looking at stores.) */
static void enter_alat_mode(struct translation *t)
{
    if (t->mode & MODE_ALAT)
        return;
    t->mode |= MODE_ALAT;
    go_on(t);
}

/* Accesses that the hardware never splits: misaligned, they are an Unaligned Data Reference fault whatever psr.ac says. */
static bool aligned(struct cpu *c, uint64_t address, unsigned size)
{
    if (!(address & (size - 1)))
        return true;
    cpu_raise(c, &(struct cpu_stop){.reason = CPU_TRAP, .trap = VECTOR_UNALIGNED, .addr = address, .size = size});
    return false;
}

static uint64_t do_need_aligned(struct cpu *c, uint64_t address, uint64_t size, uint64_t z)
{
    (void)z;
    aligned(c, address, (unsigned)size);
    return 0;
}

static void need_aligned(struct translation *t, val address, unsigned size)
{
    struct ir_builder *b = t->b;
    ir_label fine = ir_skip_if_zero(b, ir_andi(b, address, size - 1));
    ir_call(b, do_need_aligned, IR_CALL_READS | IR_CALL_MAY_STOP, address, ir_const(b, size), ir_const(b, 0));
    ir_land(b, fine);
}

/* ---- integer loads ---- */

/* ld.s, ld.sa that can not be done: the target becomes NaT and nothing else happens but the base update. */
static void defer(struct translation *t, const struct ia64_insn *i, unsigned type, val address, val nat)
{
    struct ir_builder *b = t->b;
    if (is_advanced(type) && t->mode & MODE_ALAT)
        ir_call(b, do_remove, ALAT_CALL,
                ir_const(b, alat_request(t, false, R1, 0)), ir_const(b, 0), ir_const(b, 0));
    bool in_file = t->gr_in_file, in_place = t->gr_in_place;
    leave_passes(t);
    t->gr_in_file = t->gr_in_place = false; /* the block is left: NaT bits belong to registers by name */
    if (in_file)
        place_general(t);
    update_base(t, i, address, nat);
    set_gr(t, R1, ir_const(b, 0));
    become_nat(t, R1);
    t->gr_in_file = in_file;
    t->gr_in_place = in_place;
}

/* What a load does about NaT and deferral before the access. */
static void before_load(struct translation *t, const struct ia64_insn *i, unsigned type, unsigned size, val address,
                        val nat)
{
    struct ir_builder *b = t->b;
    if (!is_speculative(type)) {
        consume_nat(t, nat, CODE_REGISTER_NAT);
        return;
    }
    val fine = can_load(t, address, size);
    if (nat_mode(t))
        fine = ir_andc(b, fine, nat);
    ir_label load = ir_skip_if_nonzero(b, fine);
    ir_likely(b, load);
    defer(t, i, type, address, nat);
    ir_land(b, load);
}

SEM(ld)
{
    unsigned type = COMPLETER(lk), size = 1u << COMPLETER(z), r1 = R1;
    val address = gr(t, R3), nat = gr_nat(t, R3), none = ir_const(b, 0);

    before_load(t, i, type, size, address, nat);
    uint64_t request = alat_request(t, false, r1, size);
    struct translation before = *t;
    ir_label hit = 0;
    bool checks = is_check(type) && t->mode & MODE_ALAT;
    if (checks)
        ir_likely(b, hit = ir_skip_if_nonzero(b, check(t, request, type != LOAD_C_NC)));
    val v = ir_load(b, size * 8, big_endian(t), address, 0, align_flag(t));
    if (is_advanced(type) || type == LOAD_C_NC)
        ir_call_fast(b, big_endian(t) ? do_insert_read : do_insert, ALAT_CALL,
                     big_endian(t) ? IR_FAST_NONE : how(request, IR_FAST_ADVANCED_INSERT), ir_const(b, request), address, v);
    if (checks) {
        update_base(t, i, address, none);
        set_gr(t, r1, v);
        set_gr_nat(t, r1, none);
        ir_goto(b, t->next, t->mode);
        *t = before;
        ir_land(b, hit);
        update_base(t, i, address, none);
        return;
    }
    update_base(t, i, address, none);
    set_gr(t, r1, v);
    set_gr_nat(t, r1, none);
    if (is_advanced(type) || type == LOAD_C_NC)
        enter_alat_mode(t);
}

SEM(ld_fill)
{
    val address = gr(t, R3), nat = gr_nat(t, R3);
    consume_nat(t, nat, CODE_REGISTER_NAT);
    val v = ir_load(b, 64, big_endian(t), address, 0, align_flag(t));
    val bit = ir_andi(b, ir_shr(b, ir_get(b, S_UNAT), ir_extract(b, address, 3, 6)), 1);
    update_base(t, i, address, ir_const(b, 0));
    set_gr(t, R1, v);
    if (nat_mode(t)) {
        set_gr_nat(t, R1, bit);
        return;
    }
    ir_label plain = ir_skip_if_zero(b, bit);
    become_nat(t, R1);
    ir_land(b, plain);
}

/*
 * Accesses to 16 bytes: the general register is what stands at the lower address and ar.csd what stands at the higher one,
 * in either byte order (SDM 3, ld, st, cmpxchg).
 */
SEM(ld16)
{
    val address = gr(t, R3);
    consume_nat(t, gr_nat(t, R3), CODE_REGISTER_NAT);
    need_aligned(t, address, 16);
    val low = ir_load(b, 64, big_endian(t), address, 0, 0);
    val high = ir_load(b, 64, big_endian(t), address, 8, 0);
    set_gr(t, R1, low);
    set_gr_nat(t, R1, ir_const(b, 0));
    ir_set(b, S_CSD, high);
}

/* ---- integer stores ---- */

SEM(st)
{
    unsigned size = 1u << COMPLETER(z);
    val address = gr(t, R3);
    ir_store(b, size * 8, big_endian(t), address, 0, gr(t, R2), align_flag(t));
    stored(t, address, size);
    update_base(t, i, address, ir_const(b, 0));
}

SEM(st_spill)
{
    val address = gr(t, R3), nat = gr_nat(t, R2);
    consume_nat(t, gr_nat(t, R3), CODE_REGISTER_NAT);
    ir_store(b, 64, big_endian(t), address, 0, gr(t, R2), align_flag(t));
    stored(t, address, 8);
    val place = ir_extract(b, address, 3, 6);
    val unat = ir_andc(b, ir_get(b, S_UNAT), ir_shl(b, ir_const(b, 1), place));
    if (nat_mode(t))
        unat = ir_or(b, unat, ir_shl(b, nat, place));
    ir_set(b, S_UNAT, unat);
    update_base(t, i, address, ir_const(b, 0));
}

/* Two stores of which the second may fault must fault before the first: 16 aligned bytes lie in one page. */
SEM(st16)
{
    val address = gr(t, R3), low = gr(t, R2), high = ir_get(b, S_CSD);
    need_aligned(t, address, 16);
    ir_store(b, 64, big_endian(t), address, 0, low, 0);
    ir_store(b, 64, big_endian(t), address, 8, high, 0);
    stored(t, address, 16);
}

/* ---- semaphores: the page must be writable before anything is read ---- */

/*
 * Read `size` bytes for a read-modify-write; false: raised. A failure is reported as the write's.
 */
static bool semaphore_read(struct cpu *c, uint64_t address, unsigned size, bool be, uint64_t *old)
{
    if (!aligned(c, address, size))
        return false;
    return cpu_load(c, address, size, be, 0, old);
}

enum semaphore { SEM_CMPXCHG, SEM_XCHG, SEM_FETCHADD };

/* There is one processor: nothing comes between the two accesses. */
static void semaphore(struct translation *t, const struct ia64_insn *i, enum semaphore type, unsigned size, val operand)
{
    struct ir_builder *b = t->b;
    val address = gr(t, R3), new = operand;
    if (size > 1)
        need_aligned(t, address, size);
    val old = ir_load(b, size * 8, big_endian(t), address, 0, 0);
    if (type == SEM_FETCHADD)
        new = ir_add(b, old, operand);
    else if (type == SEM_CMPXCHG) /* stored all the same: the access needs write permission in any case */
        new = ir_select(b, ir_eq(b, old, ir_get(b, S_CCV)), operand, old);
    ir_store(b, size * 8, big_endian(t), address, 0, new, 0);
    stored(t, address, size);
    set_gr(t, R1, old);
}

SEM(cmpxchg) { semaphore(t, i, SEM_CMPXCHG, 1u << COMPLETER(z), gr(t, R2)); }
SEM(xchg) { semaphore(t, i, SEM_XCHG, 1u << COMPLETER(z), gr(t, R2)); }
SEM(fetchadd) { semaphore(t, i, SEM_FETCHADD, 1u << COMPLETER(z), ir_const(b, (uint64_t)OPERAND(inc3))); }

/* cmp8xchg16: 8 bytes are compared; the 16 aligned bytes around them are replaced by r2 and ar.csd. */
static uint64_t do_cmp8xchg16(struct cpu *c, uint64_t address, uint64_t low, uint64_t be)
{
    uint64_t old = 0, *s = cpu_slots(c), base = address & ~8ull;

    /* stored all the same: the access needs write permission in any case, and a fault names its address */
    if (!semaphore_read(c, address, 8, be, &old) || !cpu_store(c, address, 8, be, 0, old))
        return 0;
    if (old != s[S_CCV])
        return old;
    cpu_store(c, base, 8, be, 0, low);
    cpu_store(c, base + 8, 8, be, 0, s[S_CSD]);
    alat_stored(c, base, 16);
    return old;
}

SEM(cmp8xchg16)
{
    set_gr(t, R1, ir_call(b, do_cmp8xchg16, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, gr(t, R3), gr(t, R2),
                          ir_const(b, big_endian(t))));
}

/* ---- floating-point loads ---- */

enum { FP_EXTENDED, FP_INTEGER, FP_SINGLE, FP_DOUBLE };

static unsigned fp_size(unsigned form)
{
    static const uint8_t sizes[] = {10, 8, 4, 8};
    return sizes[form];
}

/* Write register f with bits of a memory format: how = f | form << 8. */
static uint64_t do_put_fr(struct cpu *c, uint64_t how, uint64_t bits, uint64_t more)
{
    uint64_t *s = cpu_slots(c);
    unsigned f = how & 127;
    switch (how >> 8) {
    case FP_EXTENDED: put_fr(s, f, ia64_fr_from_extended(bits, (uint16_t)more)); break;
    case FP_INTEGER: put_fr(s, f, ia64_fr_from_sig(bits)); break;
    case FP_SINGLE: put_fr(s, f, ia64_fr_from_single((uint32_t)bits)); break;
    default: put_fr(s, f, ia64_fr_from_double(bits)); break;
    }
    return 0;
}

static uint64_t fn_widen(struct cpu *c, uint64_t bits, uint64_t y, uint64_t z)
{
    (void)c, (void)y, (void)z;
    return ia64_double_of_single((uint32_t)bits);
}

static uint64_t fn_narrow(struct cpu *c, uint64_t bits, uint64_t y, uint64_t z)
{
    (void)c, (void)y, (void)z;
    return ia64_fr_to_single(ia64_fr_from_double(bits));
}

/* What a single or a double is as a double; *fine is not zero if it can be held so. */
static val as_double(struct translation *t, unsigned form, val bits, val *fine)
{
    struct ir_builder *b = t->b;
    if (form == FP_DOUBLE) {
        *fine = not_denormal(t, bits);
        return bits;
    }
    bits = ir_call_fast(b, fn_widen, IR_CALL_PURE, IR_FAST_PLAIN_S_D, bits, ir_const(b, 0), ir_const(b, 0));
    *fine = ir_xori(b, bits, FP_PLAIN_FAILS);
    return bits;
}

static void put_fr_bits(struct translation *t, unsigned f, unsigned form, val bits, val more)
{
    struct ir_builder *b = t->b;
    ir_label fine = 0;
    val held = bits;
    if (form == FP_INTEGER) {
        struct fr_slots slots = fr_slots(t, f);
        set_fr_slot(t, slots, 0, bits);
        set_fr_slot(t, slots, 1, ir_const(b, IA64_FR_EXP_INT));
        fr_written(t, f);
        return;
    }
    if (form != FP_EXTENDED) {
        val normal;
        held = as_double(t, form, bits, &normal);
        fine = ir_skip_if_nonzero(b, normal);
    }
    ir_call(b, do_put_fr, IR_CALL_WRITES | IR_CALL_LOCAL, ir_const(b, f | form << 8), bits, more);
    if (form != FP_EXTENDED) {
        ir_label done = ir_skip(b);
        ir_land(b, fine);
        ir_set(b, S_FR + 2 * f, held);
        ir_set_const(b, S_FR + 2 * f + 1, FR_DOUBLE);
        ir_land(b, done);
    }
    fr_written(t, f);
}

static void put_natval(struct translation *t, unsigned f)
{
    ir_set_const(t->b, S_FR + 2 * f, 0);
    ir_set_const(t->b, S_FR + 2 * f + 1, IA64_FR_EXP_NAT);
}

/* ldf.s, ldf.sa, ldfp.s ... that can not be done: NaTVal. *join: where the path meets the load's again. */
static bool defer_fp(struct translation *t, const struct ia64_insn *i, unsigned type, unsigned size, val address, val nat,
                     unsigned f1, unsigned f2, ir_label *join)
{
    struct ir_builder *b = t->b;
    if (!is_speculative(type)) {
        consume_nat(t, nat, CODE_REGISTER_NAT);
        return false;
    }
    val fine = can_load(t, address, size);
    if (nat_mode(t))
        fine = ir_andc(b, fine, nat);
    ir_label load = ir_skip_if_nonzero(b, fine);
    ir_likely(b, load);
    put_natval(t, f1);
    if (f2)
        put_natval(t, f2);
    if (is_advanced(type) && t->mode & MODE_ALAT)
        ir_call(b, do_remove, ALAT_CALL,
                ir_const(b, alat_request(t, true, f1, 0)), ir_const(b, 0), ir_const(b, 0));
    update_base(t, i, address, nat);
    *join = ir_skip(b);
    ir_land(b, load);
    return true;
}

/* Load `form` at address + disp as bits; extended: two parts. */
static void load_fp_bits(struct translation *t, unsigned form, val address, val *bits, val *more)
{
    struct ir_builder *b = t->b;
    *more = ir_const(b, 0);
    if (form != FP_EXTENDED) {
        *bits = ir_load(b, 8 * fp_size(form), big_endian(t), address, 0, align_flag(t));
        return;
    }
    bool be = big_endian(t);
    *bits = ir_load(b, 64, be, address, be ? 2 : 0, be ? 0 : align_flag(t));
    *more = ir_load(b, 16, be, address, be ? 0 : 8, align_flag(t));
}

/* Plain loads of singles and doubles: behind them the registers are known to be held as doubles. f2 is 0 for single loads. */
static void load_doubles(struct translation *t, const struct ia64_insn *i, unsigned form, unsigned f1, unsigned f2)
{
    struct ir_builder *b = t->b;
    val address = gr(t, R3), bits[2], held[2], fine[2];
    unsigned f[2] = {f1, f2}, n = f2 ? 2 : 1;

    consume_nat(t, gr_nat(t, R3), CODE_REGISTER_NAT);
    for (unsigned k = 0; k < n; k++)
        bits[k] = ir_load(b, 8 * fp_size(form), big_endian(t), address, (int32_t)(k * fp_size(form)), align_flag(t));
    for (unsigned k = 0; k < n; k++)
        held[k] = as_double(t, form, bits[k], &fine[k]);
    struct translation before = *t;
    for (unsigned j = 0; j < n; j++) {
        ir_label go = ir_skip_if_nonzero(b, fine[j]);
        ir_likely(b, go);
        for (unsigned k = 0; k < n; k++)
            ir_call(b, do_put_fr, IR_CALL_WRITES | IR_CALL_LOCAL, ir_const(b, f[k] | form << 8), bits[k], ir_const(b, 0));
        fr_written(t, f1);
        fr_written(t, f[n - 1]);
        update_base(t, i, address, ir_const(b, 0));
        ir_goto(b, t->next, t->mode);
        *t = before;
        ir_land(b, go);
    }
    for (unsigned k = 0; k < n; k++)
        fr_set_double(t, f[k], held[k]);
    update_base(t, i, address, ir_const(b, 0));
}

/* Plain ldfe: a normal number whose exponent is not far from that of 1 needs no call. */
static void load_extended(struct translation *t, const struct ia64_insn *i, unsigned f)
{
    enum { SIGN = 1 << 15, EXPONENT = SIGN - 1, BIAS = 16383, FIRST = BIAS - IR_WIDE_NEAR, FAR = SIGN - 2 * IR_WIDE_NEAR };
    _Static_assert(!(IR_WIDE_NEAR & (IR_WIDE_NEAR - 1)) && FIRST <= SIGN - 2 * IR_WIDE_NEAR, "what is below FIRST borrows bits of FAR");
    struct ir_builder *b = t->b;
    val address = gr(t, R3), sig, exp;

    consume_nat(t, gr_nat(t, R3), CODE_REGISTER_NAT);
    load_fp_bits(t, FP_EXTENDED, address, &sig, &exp);
    val far = ir_andi(b, ir_subi(b, exp, FIRST), FAR);
    ir_label go = ir_skip_if_nonzero(b, ir_ltu(b, far, ir_shri(b, sig, 63))); /* it is not, and the first bit is set */
    struct translation before = *t;
    ir_likely(b, go);
    put_fr_bits(t, f, FP_EXTENDED, sig, exp);
    update_base(t, i, address, ir_const(b, 0));
    ir_goto(b, t->next, t->mode);
    *t = before;
    ir_land(b, go);
    ir_set(b, S_FR + 2 * f, sig);
    ir_set(b, S_FR + 2 * f + 1, ir_addi(b, ir_andi(b, ir_sext16(b, exp), IA64_FR_SIGN | EXPONENT), IA64_FR_BIAS - BIAS));
    fr_written(t, f);
    fr_normal(t, f, IR_WIDE_NEAR);
    update_base(t, i, address, ir_const(b, 0));
}

/* ldfs.a, ldfd.c.clr and their kin: what does not find its entry, or a denormal, leaves the block. */
static void load_advanced_double(struct translation *t, const struct ia64_insn *i, unsigned type, unsigned form, unsigned f)
{
    struct ir_builder *b = t->b;
    uint64_t request = alat_request(t, true, f, fp_size(form));
    bool checks = is_check(type) && t->mode & MODE_ALAT, inserts = is_advanced(type) || type == LOAD_C_NC;
    val address = gr(t, R3), none = ir_const(b, 0), normal;
    ir_label go = 0;

    consume_nat(t, gr_nat(t, R3), CODE_REGISTER_NAT);
    struct translation before = *t;
    if (checks)
        ir_likely(b, go = ir_skip_if_nonzero(b, check(t, request, type != LOAD_C_NC)));
    val bits = ir_load(b, 8 * fp_size(form), false, address, 0, align_flag(t));
    if (inserts)
        ir_call_fast(b, do_insert, ALAT_CALL, how(request, IR_FAST_ADVANCED_INSERT), ir_const(b, request), address, bits);
    if (!checks) {
        val held = as_double(t, form, bits, &normal);
        ir_likely(b, go = ir_skip_if_nonzero(b, normal));
        put_fr_bits(t, f, form, bits, none);
        update_base(t, i, address, none);
        ir_goto(b, t->next, t->mode | (inserts ? MODE_ALAT : 0));
        *t = before;
        ir_land(b, go);
        fr_set_double(t, f, held);
        update_base(t, i, address, none);
        if (inserts)
            enter_alat_mode(t);
        return;
    }
    put_fr_bits(t, f, form, bits, none);
    update_base(t, i, address, none);
    ir_goto(b, t->next, t->mode);
    *t = before;
    ir_land(b, go);
    update_base(t, i, address, none);
}

/* The common shape of ldf and ldfp: defer, check, load, write, update. f2 is 0 for single loads. */
static void load_fp(struct translation *t, const struct ia64_insn *i, unsigned type, unsigned form, unsigned f1, unsigned f2)
{
    struct ir_builder *b = t->b;
    unsigned size = fp_size(form) * (f2 ? 2 : 1);
    val address = gr(t, R3), nat = gr_nat(t, R3), none = ir_const(b, 0), bits, more;
    val second = none, request = ir_const(b, alat_request(t, true, f1, size));
    ir_label join = 0, hit = 0;
    bool checks = is_check(type) && t->mode & MODE_ALAT;
    bool inserts = is_advanced(type) || type == LOAD_C_NC;

    if (form >= FP_SINGLE && !inserts && !checks && !is_speculative(type)) {
        load_doubles(t, i, form, f1, f2);
        return;
    }
    if (form == FP_EXTENDED && !inserts && !checks && !is_speculative(type)) {
        load_extended(t, i, f1);
        return;
    }
    if (form >= FP_SINGLE && !f2 && !is_speculative(type) && !big_endian(t)) {
        load_advanced_double(t, i, type, form, f1);
        return;
    }
    bool deferred = defer_fp(t, i, type, form == FP_EXTENDED ? 16 : size, address, nat, f1, f2, &join);
    if (checks)
        hit = ir_skip_if_nonzero(b, check(t, alat_request(t, true, f1, size), type != LOAD_C_NC));
    load_fp_bits(t, form, address, &bits, &more);
    if (f2)
        second = ir_load(b, 8 * fp_size(form), big_endian(t), address, (int32_t)fp_size(form), align_flag(t));
    if (inserts)
        ir_call(b, do_insert_read, ALAT_CALL, request, address, none);
    bool conditional = t->conditional;
    t->conditional = conditional || checks || deferred;
    put_fr_bits(t, f1, form, bits, more);
    if (f2)
        put_fr_bits(t, f2, form, second, none);
    t->conditional = conditional;
    if (checks)
        ir_land(b, hit);
    update_base(t, i, address, none);
    if (inserts && deferred && !(t->mode & MODE_ALAT))
        ir_goto(b, t->next, t->mode | MODE_ALAT);
    if (deferred)
        ir_land(b, join);
    else if (inserts)
        enter_alat_mode(t);
}

SEM(ldf) { load_fp(t, i, COMPLETER(flk), COMPLETER(fz), F1, 0); }

SEM(ldfp)
{
    if ((F1 & 1) == (F2 & 1)) { /* one odd, one even */
        ia64_illegal(t);
        return;
    }
    load_fp(t, i, COMPLETER(flk), COMPLETER(fpz), F1, F2);
}

/* Held as a double if it is one, or zero: most of what functions preserve. */
static void fill(struct translation *t, unsigned f, val sig, val exp)
{
    enum { BIAS = IA64_FR_BIAS - 1023, FIELDS = 0x7fe, BELOW = 0x7ff };
    struct ir_builder *b = t->b;
    val sign = ir_shli(b, ir_shri(b, exp, 17), 63), magnitude = ir_andi(b, exp, IA64_FR_EXP_MASK), field = ir_subi(b, magnitude, BIAS);
    val zero = ir_eqi(b, ir_or(b, sig, magnitude), 0), whole = ir_eqi(b, ir_andi(b, sig, BELOW), 0);
    val normal = ir_and(b, ir_and(b, ir_ltui(b, ir_subi(b, field, 1), FIELDS), ir_shri(b, sig, 63)), whole);
    val bits = ir_or(b, ir_or(b, sign, ir_shli(b, field, 52)), ir_shri(b, ir_shli(b, sig, 1), 12));
    val is_double = ir_or(b, zero, normal);
    ir_set(b, S_FR + 2 * f, ir_select(b, is_double, ir_select(b, zero, sign, bits), sig));
    ir_set(b, S_FR + 2 * f + 1, ir_select(b, is_double, ir_const(b, FR_DOUBLE), exp));
}

SEM(ldf_fill)
{
    val address = gr(t, R3);
    bool be = big_endian(t);
    consume_nat(t, gr_nat(t, R3), CODE_REGISTER_NAT);
    val first = ir_load(b, 64, be, address, 0, align_flag(t));
    val second = ir_load(b, 64, be, address, 8, align_flag(t));
    fill(t, F1, be ? second : first, ir_andi(b, be ? first : second, 0x3ffff));
    fr_written(t, F1);
    update_base(t, i, address, ir_const(b, 0));
}

/* ---- floating-point stores ---- */

/* The bits of register f in a memory format; a NaTVal is a NaT consumption fault. how = f | form << 8. */
static uint64_t do_get_fr(struct cpu *c, uint64_t how, uint64_t part, uint64_t z)
{
    struct ia64_fr v = get_fr(cpu_slots(c), how & 127);
    (void)z;
    if (ia64_is_natval(v)) {
        ia64_raise_trap(c, VECTOR_NAT, CODE_REGISTER_NAT);
        return 0;
    }
    switch (how >> 8) {
    case FP_EXTENDED: return part ? ia64_fr_to_extended_exp(v) : v.sig;
    case FP_INTEGER: return v.sig;
    case FP_SINGLE: return ia64_fr_to_single(v);
    default: return ia64_fr_to_double(v);
    }
}

static val get_fr_bits(struct translation *t, unsigned f, unsigned form, unsigned part)
{
    struct ir_builder *b = t->b;
    return ir_call(b, do_get_fr, IR_CALL_READS | IR_CALL_MAY_STOP, ir_const(b, f | form << 8), ir_const(b, part),
                   ir_const(b, 0));
}

/* The two parts of an extended number, but for a NaTVal. */
static void extended_parts(struct translation *t, unsigned f, val *bits, val *more)
{
    struct ir_builder *b = t->b;
    fr_compute(t, f);
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1);
    if (!fr_is_double(t, f) && !t->reach[f]) {
        ir_label fine = ir_skip_if_nonzero(b, ir_or(b, ir_xori(b, exp, IA64_FR_EXP_NAT), sig));
        get_fr_bits(t, f, FP_EXTENDED, 0); /* faults */
        ir_land(b, fine);
    }
    val whole = f < 2 ? exp : fr_sign_and_exponent(t, f);
    *bits = f < 2 ? sig : fr_significand(t, f);
    *more = ir_or(b, ir_shli(b, ir_shri(b, whole, 16), 14), ir_andi(b, whole, 0x3fff)); /* the sign and the first bit stand together */
}

static void store_any(struct translation *t, const struct ia64_insn *i)
{
    struct ir_builder *b = t->b;
    unsigned form = COMPLETER(fz);
    val address = gr(t, R3), bits, more;
    bool be = big_endian(t);
    if (form == FP_EXTENDED)
        extended_parts(t, F2, &bits, &more);
    else
        bits = get_fr_bits(t, F2, form, 0);
    if (form == FP_EXTENDED) { /* the part on the higher address first: it alone may reach another page */
        if (be)
            ir_store(b, 64, be, address, 2, bits, 0);
        ir_store(b, 16, be, address, be ? 0 : 8, more, align_flag(t));
        if (!be)
            ir_store(b, 64, be, address, 0, bits, align_flag(t));
    } else {
        ir_store(b, 8 * fp_size(form), be, address, 0, bits, align_flag(t));
    }
    stored(t, address, fp_size(form));
    update_base(t, i, address, ir_const(b, 0));
}

/* The significand of a register with these slots. */
static uint64_t do_significand(struct cpu *c, uint64_t sig, uint64_t exp, uint64_t z)
{
    struct ia64_fr v = exp & FR_DEFERRED ? ia64_deferred_fr(cpu_slots(c), exp) : fr_of_slots(sig, exp);
    (void)z;
    if (!ia64_is_natval(v))
        return v.sig;
    ia64_raise_trap(c, VECTOR_NAT, CODE_REGISTER_NAT);
    return 0;
}

static void store_significand(struct translation *t, const struct ia64_insn *i, val sig)
{
    val address = gr(t, R3);
    ir_store(t->b, 64, big_endian(t), address, 0, sig, align_flag(t));
    stored(t, address, 8);
    update_base(t, i, address, ir_const(t->b, 0));
}

/* stf8 of what is an integer's form already. */
static void store_integer(struct translation *t, const struct ia64_insn *i)
{
    struct ir_builder *b = t->b;
    unsigned f2 = F2;
    if (f2 >= 2 && fr_is_double(t, f2)) {
        store_any(t, i);
        return;
    }
    struct fr_slots slots = fr_slots(t, f2);
    val sig = f2 < 2 ? ir_const(b, (uint64_t)f2 << 63) : fr_slot(t, slots, 0);
    val exp = f2 < 2 ? ir_const(b, IA64_FR_EXP_INT) : fr_slot(t, slots, 1), plain = ir_eqi(b, exp, IA64_FR_EXP_INT);
    uint64_t known;
    if (!ir_is_const(b, plain, &known) || !known) {
        ir_label go = ir_skip_if_nonzero(b, plain);
        struct translation before = *t;
        ir_likely(b, go);
        store_significand(t, i, ir_call(b, do_significand, IR_CALL_READS | IR_CALL_MAY_STOP, sig, exp, ir_const(b, 0)));
        ir_goto(b, t->next, t->mode);
        *t = before;
        ir_land(b, go);
    }
    store_significand(t, i, sig);
}

SEM(stf)
{
    unsigned form = COMPLETER(fz), f2 = F2;
    if (form == FP_INTEGER) {
        store_integer(t, i);
        return;
    }
    if (form < FP_SINGLE) {
        store_any(t, i);
        return;
    }
    if (!fr_is_double(t, f2)) {
        ir_label go = ir_skip_if_zero(b, fr_other_form(t, f2));
        struct translation before = *t;
        ir_likely(b, go);
        store_any(t, i);
        ir_goto(b, t->next, t->mode);
        *t = before;
        ir_land(b, go);
    }
    val address = gr(t, R3), bits = fr_double_bits(t, f2);
    if (form == FP_SINGLE)
        bits = ir_call_fast(b, fn_narrow, IR_CALL_PURE, IR_FAST_PLAIN_D_S, bits, ir_const(b, 0), ir_const(b, 0));
    ir_store(b, 8 * fp_size(form), big_endian(t), address, 0, bits, align_flag(t));
    stored(t, address, fp_size(form));
    update_base(t, i, address, ir_const(b, 0));
}

SEM(stf_spill)
{
    unsigned f2 = F2;
    fr_compute(t, f2);
    val address = gr(t, R3);
    val sig = f2 < 2 ? ir_get(b, S_FR + 2 * f2) : fr_significand(t, f2);
    val exp = f2 < 2 ? ir_get(b, S_FR + 2 * f2 + 1) : fr_sign_and_exponent(t, f2);
    bool be = big_endian(t);
    ir_store(b, 64, be, address, 8, be ? sig : exp, align_flag(t));
    ir_store(b, 64, be, address, 0, be ? exp : sig, align_flag(t));
    stored(t, address, 16);
    update_base(t, i, address, ir_const(b, 0));
}

/* ---- prefetch ---- */

static uint64_t do_touch(struct cpu *c, uint64_t address, uint64_t y, uint64_t z)
{
    uint64_t ignored = 0;
    (void)y, (void)z;
    cpu_load(c, address, 1, false, 0, &ignored);
    return 0;
}

SEM(lfetch)
{
    val address = gr(t, R3), nat = gr_nat(t, R3);
    if (COMPLETER(fault)) { /* raises the faults that a load would */
        consume_nat(t, nat, CODE_REGISTER_NAT);
        ir_call(b, do_touch, IR_CALL_READS | IR_CALL_MAY_STOP, address, ir_const(b, 0), ir_const(b, 0));
    }
    update_base(t, i, address, nat);
}

/* ---- checks ---- */

/* Leave for the recovery code when cond is not zero. */
static void branch_if(struct translation *t, const struct ia64_insn *i, val cond, int64_t displacement)
{
    ir_label stay = ir_skip_if_zero(t->b, cond);
    ir_goto(t->b, i->bundle + (uint64_t)displacement, t->mode);
    ir_land(t->b, stay);
}

SEM(chk_s)
{
    if (nat_mode(t))
        branch_if(t, i, gr_nat(t, R2), OPERAND(tgt25b));
}

SEM(chk_s_f)
{
    unsigned f = F2;
    val other = ir_or(b, ir_xori(b, ir_get(b, S_FR + 2 * f + 1), IA64_FR_EXP_NAT), ir_get(b, S_FR + 2 * f));
    branch_if(t, i, ir_eqi(b, other, 0), OPERAND(tgt25b));
}

/* chk.a: bit 34 of the slot says floating-point register, bit 33 .clr */
SEM(chk_a)
{
    bool fp = i->x >> 34 & 1, clear = i->x >> 33 & 1;
    if (!(t->mode & MODE_ALAT)) { /* the ALAT is empty */
        branch_if(t, i, ir_const(b, 1), OPERAND(tgt25c));
        return;
    }
    ir_label hit = ir_skip_if_nonzero(b, check(t, alat_request(t, fp, (unsigned)OPERAND(chkr1), 0), clear));
    ir_goto(b, i->bundle + (uint64_t)OPERAND(tgt25c), t->mode);
    ir_land(b, hit);
}

SEM(invala)
{
    if (t->mode & MODE_ALAT)
        ir_call(b, do_clear, ALAT_CALL, ir_const(b, 0), ir_const(b, 0), ir_const(b, 0));
}

SEM(invala_e)
{
    if (!(t->mode & MODE_ALAT))
        return;
    val request = ir_const(b, alat_request(t, i->x >> 27 & 1, (unsigned)OPERAND(chkr1), 0));
    ir_call(b, do_remove, ALAT_CALL, request, ir_const(b, 0), ir_const(b, 0));
}
