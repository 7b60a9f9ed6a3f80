/* lower_mem.c - loads and stores of general registers, semaphores, speculation and the ALAT. */
#include "isa/ia64/lower_mem.h"
#include "isa/ia64/emit.h"

/* ---- addresses ---- */

/* How the base register is updated after the access: not, by r2, by imm9a, by imm9b, by the size of a pair. */
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
    if (op == 5 || op == 7) /* the immediate forms: stores have it in the field of a load's target */
        return (i->x >> 34 & 3) == 3 ? UPDATE_STORE : UPDATE_LOAD;
    return i->x >> 27 & 1 ? UPDATE_PAIR : UPDATE_REGISTER;
}

void update_base(struct translation *t, const struct ia64_insn *i, val address, val nat)
{
    struct ir_builder *b = t->b;
    val base;
    switch (update_of(i)) {
    case UPDATE_NONE: return;
    case UPDATE_REGISTER:
        base = ir_add(b, address, gr(t, R2));
        nat = nat_mode(t) ? ir_or(b, nat, gr_nat(t, R2)) : nat;
        break;
    case UPDATE_LOAD: base = ir_addi(b, address, (uint64_t)OPERAND(imm9a)); break;
    case UPDATE_STORE: base = ir_addi(b, address, (uint64_t)OPERAND(imm9b)); break;
    default: base = ir_addi(b, address, (uint64_t)OPERAND(pairsize));
    }
    set_gr(t, R3, base);
    set_gr_nat(t, R3, nat);
}

/* ---- speculation and the ALAT ---- */

uint64_t alat_request(const struct translation *t, bool fp, unsigned reg, unsigned size)
{
    return size | reg << 8 | (!fp && rotates(t, reg) ? mode_sor(t->mode) << 16 : 0) | (uint64_t)fp << 24;
}

/* Calls an ALAT intrinsic, as a plain call if its host code does not apply: for rotating registers and for more than 8 bytes. */
static val alat_call(struct ir_builder *b, const struct ir_intrinsic *what, uint64_t request, val y, val z)
{
    bool rotates = request >> 24 ? (request >> 8 & 255) >= 32 : request >> 16 & 255;
    val which = ir_const(b, request);
    if (rotates || (request & 255) > 8)
        return ir_call(b, what->fn, what->flags, which, y, z);
    return ir_intrinsic(b, what, which, y, z);
}

static uint64_t *word_of(struct cpu *c, uint64_t request)
{
    return alat_word(c, request >> 24 & 1, request >> 8 & 255, request >> 16 & 255);
}

static uint64_t do_insert(struct cpu *c, uint64_t request, uint64_t address, uint64_t value)
{
    alat_insert(c, word_of(c, request), address, request & 255, value);
    return 0;
}

uint64_t alat_do_insert_read(struct cpu *c, uint64_t request, uint64_t address, uint64_t z)
{
    (void)z;
    return do_insert(c, request, address, alat_value(c, address, request & 255));
}

void alat_note_load(struct translation *t, uint64_t request, val address, val v)
{
    static const struct ir_intrinsic insert = {do_insert, ALAT_CALL, .x64 = IA64_EMIT(alat_insert)};
    if (big_endian(t))
        ir_call(t->b, alat_do_insert_read, ALAT_CALL, ir_const(t->b, request), address, v);
    else
        alat_call(t->b, &insert, request, address, v);
}

static uint64_t do_check(struct cpu *c, uint64_t request, uint64_t clear, uint64_t z)
{
    (void)z;
    return alat_check(c, word_of(c, request), clear);
}

val alat_hit(struct translation *t, uint64_t request, bool clear)
{
    static const struct ir_intrinsic check = {do_check, ALAT_CALL, .x64 = IA64_EMIT(alat_check)};
    return alat_call(t->b, &check, request, ir_const(t->b, clear), ir_const(t->b, 0));
}

uint64_t alat_do_remove(struct cpu *c, uint64_t request, uint64_t y, uint64_t z)
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

void alat_note_store(struct translation *t, val address, unsigned size)
{
    static const struct ir_intrinsic stored = {do_stored, ALAT_CALL, .x64 = IA64_EMIT(alat_stored)};
    struct ir_builder *b = t->b;
    if (!(t->mode & MODE_ALAT))
        return;
    val first = ir_const(b, size < 8 ? size : 8), none = ir_const(b, 0);
    ir_intrinsic(b, &stored, address, first, none);
    if (size > 8)
        ir_intrinsic(b, &stored, ir_addi(b, address, 8), ir_const(b, size - 8), none);
}

/* Returns whether a speculative load of `size` bytes at the address can be executed. Linux defers misaligned loads, too. */
static uint64_t do_can_load(struct cpu *c, uint64_t address, uint64_t size, uint64_t z)
{
    struct space *s = cpu_space(c);
    (void)z;
    if (address & (size - 1))
        return 0;
    return mem_host(s, address, MEM_R) || mem_fault(s, address, 1, MEM_READ) == MEM_OK;
}

val can_load(struct translation *t, val address, unsigned size)
{
    static const struct ir_intrinsic readable = {do_can_load, IR_CALL_READS | IR_CALL_LOCAL, .x64 = IA64_EMIT(can_load)};
    return ir_intrinsic(t->b, &readable, address, ir_const(t->b, size), ir_const(t->b, 0));
}

void enter_alat_mode(struct translation *t)
{
    if (t->mode & MODE_ALAT)
        return;
    t->mode |= MODE_ALAT;
    go_on(t);
}

/* Returns whether an access that the hardware never splits is aligned. Otherwise it raises an Unaligned Data Reference fault, regardless of
 * psr.ac. */
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

/* Defers an ld.s or ld.sa: sets the target's NaT bit, updates the base register, and leaves the block. */
static void defer(struct translation *t, const struct ia64_insn *i, unsigned type, val address, val nat)
{
    struct ir_builder *b = t->b;
    if (is_advanced(type) && t->mode & MODE_ALAT)
        ir_call(b, alat_do_remove, ALAT_CALL, ir_const(b, alat_request(t, false, R1, 0)), ir_const(b, 0), ir_const(b, 0));
    bool in_file = t->gr_in_file, in_place = t->gr_in_place;
    leave_iterations(t);
    t->gr_in_file = t->gr_in_place = false; /* NaT bits are stored by register name, so registers have to be in place */
    if (in_file)
        gr_in_name_order(t);
    update_base(t, i, address, nat);
    set_gr(t, R1, ir_const(b, 0));
    become_nat(t, R1);
    t->gr_in_file = in_file;
    t->gr_in_place = in_place;
}

/* Builds what precedes a load's access: NaT consumption or deferral. */
static void before_load(struct translation *t, const struct ia64_insn *i, unsigned type, unsigned size, val address, val nat)
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
        ir_likely(b, hit = ir_skip_if_nonzero(b, alat_hit(t, request, type != LOAD_C_NC)));
    val v = ir_load(b, size * 8, big_endian(t), address, 0, align_flag(t));
    if (is_advanced(type) || type == LOAD_C_NC)
        alat_note_load(t, request, address, v);
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

/* In 16-byte accesses the general register is at the lower address and ar.csd at the higher one, in either byte order (SDM 3, ld, st,
 * cmpxchg). */
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
    alat_note_store(t, address, size);
    update_base(t, i, address, ir_const(b, 0));
}

SEM(st_spill)
{
    val address = gr(t, R3), nat = gr_nat(t, R2);
    consume_nat(t, gr_nat(t, R3), CODE_REGISTER_NAT);
    ir_store(b, 64, big_endian(t), address, 0, gr(t, R2), align_flag(t));
    alat_note_store(t, address, 8);
    val place = ir_extract(b, address, 3, 6);
    val unat = ir_andc(b, ir_get(b, S_UNAT), ir_shl(b, ir_const(b, 1), place));
    if (nat_mode(t))
        unat = ir_or(b, unat, ir_shl(b, nat, place));
    ir_set(b, S_UNAT, unat);
    update_base(t, i, address, ir_const(b, 0));
}

/* If the first store does not fault, the second does not either: 16 aligned bytes are in one page. */
SEM(st16)
{
    val address = gr(t, R3), low = gr(t, R2), high = ir_get(b, S_CSD);
    need_aligned(t, address, 16);
    ir_store(b, 64, big_endian(t), address, 0, low, 0);
    ir_store(b, 64, big_endian(t), address, 8, high, 0);
    alat_note_store(t, address, 16);
}

/* ---- semaphores: the page must be writable ---- */

/* Reads `size` bytes for a read-modify-write. Returns false if a fault has been raised. */
static bool semaphore_read(struct cpu *c, uint64_t address, unsigned size, bool be, uint64_t *old)
{
    if (!aligned(c, address, size))
        return false;
    return cpu_load(c, address, size, be, 0, old);
}

enum semaphore { SEM_CMPXCHG, SEM_XCHG, SEM_FETCHADD };

/* Load and store are separate accesses. They are atomic because there is one emulated processor. */
static void semaphore(struct translation *t, const struct ia64_insn *i, enum semaphore type, unsigned size, val operand)
{
    struct ir_builder *b = t->b;
    val address = gr(t, R3), new = operand;
    if (size > 1)
        need_aligned(t, address, size);
    val old = ir_load(b, size * 8, big_endian(t), address, 0, 0);
    if (type == SEM_FETCHADD)
        new = ir_add(b, old, operand);
    else if (type == SEM_CMPXCHG) /* stores even if unequal, because the access always needs write permission */
        new = ir_select(b, ir_eq(b, old, ir_get(b, S_CCV)), operand, old);
    ir_store(b, size * 8, big_endian(t), address, 0, new, 0);
    alat_note_store(t, address, size);
    set_gr(t, R1, old);
}

// clang-format off
SEM(cmpxchg) { semaphore(t, i, SEM_CMPXCHG, 1u << COMPLETER(z), gr(t, R2)); }
SEM(xchg) { semaphore(t, i, SEM_XCHG, 1u << COMPLETER(z), gr(t, R2)); }
SEM(fetchadd) { semaphore(t, i, SEM_FETCHADD, 1u << COMPLETER(z), ir_const(b, (uint64_t)OPERAND(inc3))); }
// clang-format on

/* cmp8xchg16: compares 8 bytes with ar.ccv; if equal, replaces the 16 aligned bytes around them by r2 and ar.csd. */
static uint64_t do_cmp8xchg16(struct cpu *c, uint64_t address, uint64_t low, uint64_t be)
{
    uint64_t old = 0, *s = cpu_slots(c), base = address & ~8ull;

    /* stores even if unequal, because the access always needs write permission, and a fault reports this address */
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
    set_gr(t, R1,
           ir_call(b, do_cmp8xchg16, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, gr(t, R3), gr(t, R2), ir_const(b, big_endian(t))));
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
    if (COMPLETER(fault)) { /* raises the faults of a load */
        consume_nat(t, nat, CODE_REGISTER_NAT | CODE_LFETCH);
        ir_call(b, do_touch, IR_CALL_READS | IR_CALL_MAY_STOP, address, ir_const(b, 0), ir_const(b, 0));
    }
    update_base(t, i, address, nat);
}

/* ---- checks ---- */

/* Branches to the recovery code if cond is not 0. */
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

/* chk.a: bit 34 of the slot means a floating-point register, bit 33 .clr. */
SEM(chk_a)
{
    bool fp = i->x >> 34 & 1, clear = i->x >> 33 & 1;
    if (!(t->mode & MODE_ALAT)) { /* the ALAT is empty */
        branch_if(t, i, ir_const(b, 1), OPERAND(tgt25c));
        return;
    }
    ir_label hit = ir_skip_if_nonzero(b, alat_hit(t, alat_request(t, fp, (unsigned)OPERAND(chkr1), 0), clear));
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
    ir_call(b, alat_do_remove, ALAT_CALL, request, ir_const(b, 0), ir_const(b, 0));
}
