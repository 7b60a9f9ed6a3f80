/*
 * lower_fp_mem.c - loads and stores of floating-point registers.
 *
 * A load of a single or double holds the value as a double (FR_DOUBLE), so that no conversion is needed. Other values, such as denormals,
 * go through do_put_fr(), and the block is left: the code after the load knows that its target is held as a double.
 */
#include "isa/ia64/lower_mem.h"
#include "emu/fp/statusless.h"
#include "isa/ia64/ext82.h"

/* ---- loads ---- */

enum { FP_EXTENDED, FP_INTEGER, FP_SINGLE, FP_DOUBLE };

static unsigned fp_size(unsigned form)
{
    static const uint8_t sizes[] = {10, 8, 4, 8};
    return sizes[form];
}

/* Returns v; a zero is held as a double, like computed zeros. */
static struct ia64_fr zero_as_double(struct ia64_fr v)
{
    return v.sig || v.exp & IA64_FR_EXP_MASK ? v : (struct ia64_fr){v.exp >> 17 << 63, FR_DOUBLE};
}

/* Writes register f from the bits of a memory format. how: f | form << 8. */
static uint64_t do_put_fr(struct cpu *c, uint64_t how, uint64_t bits, uint64_t more)
{
    uint64_t *s = cpu_slots(c);
    unsigned f = how & 127;
    switch (how >> 8) {
    case FP_EXTENDED: put_fr(s, f, zero_as_double(ia64_fr_from_extended(bits, (uint16_t)more))); break;
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

/* Returns the bits of a single or double as a double; *fine is 0 if a register cannot hold it in that form. */
static val as_double(struct translation *t, unsigned form, val bits, val *fine)
{
    struct ir_builder *b = t->b;
    if (form == FP_DOUBLE) {
        *fine = not_denormal(t, bits);
        return bits;
    }
    bits = ir_call_fast(b, fn_widen, IR_CALL_PURE, IR_FAST_STATUSLESS_S_D, bits, ir_const(b, 0), ir_const(b, 0));
    *fine = ir_xori(b, bits, FP_STATUSLESS_FAILS);
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
    fr_modified(t, f);
}

/* Speculative loads (ldf.s, ldf.sa, ldfp.s): if the load cannot be executed, writes NaTVal instead. *join: the end of that path. */
static bool defer_fp(struct translation *t, const struct ia64_insn *i, unsigned type, unsigned size, val address, val nat, unsigned f1,
                     unsigned f2, ir_label *join)
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
        ir_call(b, alat_do_remove, ALAT_CALL, ir_const(b, alat_request(t, true, f1, 0)), ir_const(b, 0), ir_const(b, 0));
    update_base(t, i, address, nat);
    *join = ir_skip(b);
    ir_land(b, load);
    return true;
}

/* Loads the bits of a memory format; an extended number has two parts. */
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

/* Normal loads of singles and doubles. After the load the targets are known to be held as doubles. f2 is 0 for ldf. */
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

/* Normal ldfe. A normal number whose exponent is near that of 1 needs no call, and is known to be so after the load. */
static void load_extended(struct translation *t, const struct ia64_insn *i, unsigned f)
{
    enum { SIGN = 1 << 15, EXPONENT = SIGN - 1, BIAS = 16383, FIRST = BIAS - EXT82_NEAR, FAR = SIGN - 2 * EXT82_NEAR };
    _Static_assert(!(EXT82_NEAR & (EXT82_NEAR - 1)) && FIRST <= SIGN - 2 * EXT82_NEAR, "what is below FIRST borrows bits of FAR");
    struct ir_builder *b = t->b;
    val address = gr(t, R3), sig, exp;

    consume_nat(t, gr_nat(t, R3), CODE_REGISTER_NAT);
    load_fp_bits(t, FP_EXTENDED, address, &sig, &exp);
    val far = ir_andi(b, ir_subi(b, exp, FIRST), FAR);
    ir_label go = ir_skip_if_nonzero(b, ir_ltu(b, far, ir_shri(b, sig, 63))); /* not far, and the integer bit is set */
    struct translation before = *t;
    ir_likely(b, go);
    ir_label other = ir_skip_if_nonzero(b, ir_or(b, sig, ir_andi(b, exp, EXPONENT)));
    ir_set(b, S_FR + 2 * f, ir_shli(b, exp, 63 - 15)); /* zero */
    ir_set_const(b, S_FR + 2 * f + 1, FR_DOUBLE);
    fr_written(t, f);
    ir_label done = ir_skip(b);
    ir_land(b, other);
    put_fr_bits(t, f, FP_EXTENDED, sig, exp);
    ir_land(b, done);
    update_base(t, i, address, ir_const(b, 0));
    ir_goto(b, t->next, t->mode);
    *t = before;
    ir_land(b, go);
    ir_set(b, S_FR + 2 * f, sig);
    ir_set(b, S_FR + 2 * f + 1, ir_addi(b, ir_andi(b, ir_sext16(b, exp), IA64_FR_SIGN | EXPONENT), IA64_FR_BIAS - BIAS));
    fr_written(t, f);
    fr_normal(t, f, EXT82_NEAR);
    update_base(t, i, address, ir_const(b, 0));
}

/* Advanced and check loads of singles and doubles (ldfs.a, ldfd.c.clr, ...). An ALAT miss of a check, or a denormal, leaves the block. */
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
        ir_likely(b, go = ir_skip_if_nonzero(b, alat_hit(t, request, type != LOAD_C_NC)));
    val bits = ir_load(b, 8 * fp_size(form), false, address, 0, align_flag(t));
    if (inserts)
        alat_note_load(t, request, address, bits);
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
    fr_modified(t, f);
    update_base(t, i, address, none);
}

/* ldf and ldfp: defers a speculative load, checks the ALAT, loads, writes the targets, updates the base register. f2 is 0 for ldf. */
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
        hit = ir_skip_if_nonzero(b, alat_hit(t, alat_request(t, true, f1, size), type != LOAD_C_NC));
    load_fp_bits(t, form, address, &bits, &more);
    if (f2)
        second = ir_load(b, 8 * fp_size(form), big_endian(t), address, (int32_t)fp_size(form), align_flag(t));
    if (inserts)
        ir_call(b, alat_do_insert_read, ALAT_CALL, request, address, none);
    bool conditional = t->conditional;
    t->conditional = conditional || checks || deferred;
    put_fr_bits(t, f1, form, bits, more);
    if (f2)
        put_fr_bits(t, f2, form, second, none);
    t->conditional = conditional;
    if (checks) {
        ir_land(b, hit);
        fr_modified(t, f1);
        if (f2)
            fr_modified(t, f2);
    }
    update_base(t, i, address, none);
    if (inserts && deferred && !(t->mode & MODE_ALAT))
        ir_goto(b, t->next, t->mode | MODE_ALAT);
    if (deferred)
        ir_land(b, join);
    else if (inserts)
        enter_alat_mode(t);
}

// clang-format off
SEM(ldf) { load_fp(t, i, COMPLETER(flk), COMPLETER(fz), F1, 0); }

SEM(ldfp)
// clang-format on
{
    if ((F1 & 1) == (F2 & 1)) { /* one odd, one even */
        ia64_illegal(t);
        return;
    }
    load_fp(t, i, COMPLETER(flk), COMPLETER(fpz), F1, F2);
}

/* Writes f, held as a double if the value is a double that is not denormal. Most preserved registers are. */
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

/* ---- stores ---- */

/* Returns the bits of register f in a memory format; a NaTVal raises a NaT consumption fault. how: f | form << 8. */
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
    return ir_call(b, do_get_fr, IR_CALL_READS | IR_CALL_MAY_STOP, ir_const(b, f | form << 8), ir_const(b, part), ir_const(b, 0));
}

/* Returns the two parts of f as an extended number; a NaTVal faults. */
static void extended_parts(struct translation *t, unsigned f, val *bits, val *more)
{
    struct ir_builder *b = t->b;
    fr_materialise(t, f);
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1);
    if (!fr_is_double(t, f) && !t->reach[f]) {
        ir_label fine = ir_skip_if_nonzero(b, ir_or(b, ir_xori(b, exp, IA64_FR_EXP_NAT), sig));
        get_fr_bits(t, f, FP_EXTENDED, 0); /* faults */
        ir_land(b, fine);
    }
    val whole = f < 2 ? exp : fr_sign_and_exponent(t, f);
    *bits = f < 2 ? sig : fr_significand(t, f);
    *more =
        ir_or(b, ir_shli(b, ir_shri(b, whole, 16), 14), ir_andi(b, whole, 0x3fff)); /* the sign and bit 16 are adjacent in memory, too */
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
    if (form == FP_EXTENDED) { /* the part at the higher address first: only that may be in another page and fault */
        if (be)
            ir_store(b, 64, be, address, 2, bits, 0);
        ir_store(b, 16, be, address, be ? 0 : 8, more, align_flag(t));
        if (!be)
            ir_store(b, 64, be, address, 0, bits, align_flag(t));
    } else {
        ir_store(b, 8 * fp_size(form), be, address, 0, bits, align_flag(t));
    }
    alat_note_store(t, address, fp_size(form));
    update_base(t, i, address, ir_const(b, 0));
}

/* Returns the significand of a register with these slots; a NaTVal raises a NaT consumption fault. */
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
    alat_note_store(t, address, 8);
    update_base(t, i, address, ir_const(t->b, 0));
}

/* stf8. A register in the format of integers is stored directly; another one is stored after a call, and leaves the block. */
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
    if (!fr_is_double(t, f2))
        fr_or_leave(t, i, ir_skip_if_zero(b, fr_not_double(t, f2)), store_any);
    val address = gr(t, R3), bits = fr_double_bits(t, f2);
    if (form == FP_SINGLE)
        bits = ir_call_fast(b, fn_narrow, IR_CALL_PURE, IR_FAST_STATUSLESS_D_S, bits, ir_const(b, 0), ir_const(b, 0));
    ir_store(b, 8 * fp_size(form), big_endian(t), address, 0, bits, align_flag(t));
    alat_note_store(t, address, fp_size(form));
    update_base(t, i, address, ir_const(b, 0));
}

SEM(stf_spill)
{
    unsigned f2 = F2;
    fr_materialise(t, f2);
    val address = gr(t, R3);
    val sig = f2 < 2 ? ir_get(b, S_FR + 2 * f2) : fr_significand(t, f2);
    val exp = f2 < 2 ? ir_get(b, S_FR + 2 * f2 + 1) : fr_sign_and_exponent(t, f2);
    bool be = big_endian(t);
    ir_store(b, 64, be, address, 8, be ? sig : exp, align_flag(t));
    ir_store(b, 64, be, address, 0, be ? exp : sig, align_flag(t));
    alat_note_store(t, address, 16);
    update_base(t, i, address, ir_const(b, 0));
}
