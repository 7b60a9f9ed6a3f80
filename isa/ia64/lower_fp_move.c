/*
 * lower_fp_move.c - floating-point instructions that move bits: merges, conversion from integers, integer multiply-add, status fields, setf
 * and getf.
 */
#include "emu/fp/statusless.h"
#include "isa/ia64/lower_fp.h"

/* ---- statusless instructions ---- */

/* PLAIN(name, call) defines fn_name(), which sets f1 to the call's result. The call may use x, y (the variant) and s. */
#define PLAIN(name, call)      \
    FN(name)                   \
    {                          \
        put_fr(s, X_F1, call); \
        return 0;              \
    }

// clang-format off
PLAIN(fmerge, ia64_fmerge((enum ia64_fmerge)y, get_fr(s, X_F2), get_fr(s, X_F3)))

PLAIN(fpmerge, ia64_fpmerge((enum ia64_fmerge)y, get_fr(s, X_F2), get_fr(s, X_F3)))
PLAIN(fmix, ia64_fmix((enum ia64_fmix)y, get_fr(s, X_F2), get_fr(s, X_F3)))
PLAIN(fsxt, ia64_fsxt((enum ia64_fsxt)y, get_fr(s, X_F2), get_fr(s, X_F3)))
PLAIN(fswap, ia64_fswap((enum ia64_fswap)y, get_fr(s, X_F2), get_fr(s, X_F3)))
PLAIN(fpack, ia64_fpack(get_fr(s, X_F2), get_fr(s, X_F3)))
PLAIN(flogical, ia64_flogical((enum ia64_flogic)y, get_fr(s, X_F2), get_fr(s, X_F3)))
PLAIN(fselect, ia64_fselect(get_fr(s, X_F3), get_fr(s, X_F4), get_fr(s, X_F2)))
FN(fcvt_xf)
// clang-format on
{
    put_number(s, X_F1, ia64_fcvt_xf(get_fr(s, X_F2)));
    return 0;
}
PLAIN(xma, ia64_xma((enum ia64_xma)y, get_fr(s, X_F3), get_fr(s, X_F4), get_fr(s, X_F2)))

static void move(struct translation *t, const struct ia64_insn *i, ir_fn *fn, uint64_t y)
{
    struct ir_builder *b = t->b;
    ir_call(b, fn, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_LOCAL, ir_const(b, i->x), ir_const(b, y), ir_const(b, 0));
    fr_written(t, F1);
}

/* Returns whether a register holds a number: not a NaTVal, infinity or NaN, and not deferred. exp: the register's second slot. */
static val holds_number(struct translation *t, val exp)
{
    return ir_ltui(t->b, ir_andi(t->b, exp, ~(uint64_t)(IA64_FR_SIGN | FR_DOUBLE)), IA64_FR_EXP_NAT);
}

/* fmerge: the sign of f2, or for .se its sign and exponent, and the rest of f3. Numbers are merged inline (.se: unless one is held as a
 * double); other values take a call. */
static void merge(struct translation *t, const struct ia64_insn *i, enum ia64_fmerge kind)
{
    struct ir_builder *b = t->b;
    unsigned f2 = F2, f3 = (unsigned)OPERAND(f3);
    bool whole = kind == IA64_FMERGE_SE;
    val exp2 = ir_get(b, S_FR + 2 * f2 + 1), exp3 = ir_get(b, S_FR + 2 * f3 + 1), sig2 = ir_get(b, S_FR + 2 * f2),
        sig3 = ir_get(b, S_FR + 2 * f3);
    val number2 = holds_number(t, exp2), number3 = holds_number(t, exp3), double2 = ir_eqi(b, exp2, FR_DOUBLE),
        double3 = ir_eqi(b, exp3, FR_DOUBLE);
    val fine = f2 < 2 ? number3 : f2 == f3 ? number2 : ir_and(b, number2, number3);
    if (whole)
        fine = ir_and(b, fine, ir_xori(b, ir_or(b, double2, double3), 1));
    ir_label other = ir_skip_if_zero(b, fine);
    if (whole) {
        ir_set(b, S_FR + 2 * F1, sig3);
        ir_set(b, S_FR + 2 * F1 + 1, exp2);
    } else {
        val sign = ir_select(b, double2, ir_shri(b, sig2, 63), ir_extract(b, exp2, 17, 1));
        sign = kind == IA64_FMERGE_NS ? ir_xori(b, sign, 1) : sign;
        ir_set(b, S_FR + 2 * F1, ir_select(b, double3, ir_deposit(b, sig3, sign, 63, 1), sig3));
        ir_set(b, S_FR + 2 * F1 + 1, ir_select(b, double3, exp3, ir_deposit(b, exp3, sign, 17, 1)));
    }
    ir_label done = ir_skip(b);
    ir_land(b, other);
    move(t, i, fn_fmerge, kind);
    ir_land(b, done);
    fr_written(t, F1);
}

// clang-format off
static void fmerge_s_generic(struct translation *t, const struct ia64_insn *i) { merge(t, i, IA64_FMERGE_S); }
static void fmerge_ns_generic(struct translation *t, const struct ia64_insn *i) { merge(t, i, IA64_FMERGE_NS); }
// clang-format on

/* fmerge.s or .ns on the fast path of doubles, unless its general path would have to leave a block that the instruction must not leave. */
static void merge_signs(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    bool both = fr_is_double(t, F2) && fr_is_double(t, (unsigned)OPERAND(f3));
    if ((t->stays && !both) || !double_merge(t, i, generic))
        generic(t, i);
}

/* mov f1=f3 */
static void copy_generic(struct translation *t, const struct ia64_insn *i)
{
    struct ir_builder *b = t->b;
    unsigned f2 = F2;
    bool extended = t->extended[f2 / 64] >> f2 % 64 & 1;
    fr_materialise(t, f2);
    ir_set(b, S_FR + 2 * F1, ir_get(b, S_FR + 2 * f2));
    ir_set(b, S_FR + 2 * F1 + 1, ir_get(b, S_FR + 2 * f2 + 1));
    fr_written(t, F1);
    if (extended)
        fr_extended(t, F1);
}

SEM(fmerge_s)
{
    const unsigned f[1] = {F2};
    bool copies = f[0] == (unsigned)OPERAND(f3);
    if (copies)
        fr_expect_doubles(t, i, f, 1, copy_generic);
    if (copies && !fr_is_double(t, f[0]))
        copy_generic(t, i);
    else
        merge_signs(t, i, fmerge_s_generic);
}

// clang-format off
SEM(fmerge_ns) { merge_signs(t, i, fmerge_ns_generic); }

SEM(fmerge_se) { merge(t, i, IA64_FMERGE_SE); }
SEM(fpmerge_s) { move(t, i, fn_fpmerge, IA64_FMERGE_S); }
SEM(fpmerge_ns) { move(t, i, fn_fpmerge, IA64_FMERGE_NS); }
SEM(fpmerge_se) { move(t, i, fn_fpmerge, IA64_FMERGE_SE); }
// clang-format on
SEM(fmix)
{
    move(t, i, fn_fmix, field(i->x, 27, 2) - 1 + IA64_FMIX_LR);
} /* x6 0x39 lr, 0x3a r, 0x3b l */
SEM(fswap)
{
    move(t, i, fn_fswap, field(i->x, 27, 2) + IA64_FSWAP);
} /* x6 0x34 fswap, 0x35 .nl, 0x36 .nr */
static uint64_t fn_narrow(struct cpu *c, uint64_t bits, uint64_t y, uint64_t z)
{
    (void)c, (void)y, (void)z;
    return ia64_fr_to_single(ia64_fr_from_double(bits));
}

// clang-format off
static void fpack_generic(struct translation *t, const struct ia64_insn *i) { move(t, i, fn_fpack, 0); }

SEM(fpack)
// clang-format on
{
    if (!double_pack(t, i, fn_narrow, fpack_generic))
        fpack_generic(t, i);
}

// clang-format off
SEM(fand) { move(t, i, fn_flogical, IA64_FAND); }
SEM(fandcm) { move(t, i, fn_flogical, IA64_FANDCM); }
SEM(for) { move(t, i, fn_flogical, IA64_FOR); }
SEM(fxor) { move(t, i, fn_flogical, IA64_FXOR); }
SEM(fselect) { move(t, i, fn_fselect, 0); }
static void fcvt_xf_generic(struct translation *t, const struct ia64_insn *i) { move(t, i, fn_fcvt_xf, 0); }

SEM(fcvt_xf)
// clang-format on
{
    if (!double_from_integer(t, i, fcvt_xf_generic))
        fcvt_xf_generic(t, i);
}

/* Returns whether f is known to be f0, or a value from this block that is no NaTVal and whose significand is in its slot. */
static bool known_number(struct translation *t, unsigned f)
{
    uint64_t exp;
    return f == 0 || (ir_is_const(t->b, ir_get(t->b, S_FR + 2 * f + 1), &exp) && exp != IA64_FR_EXP_NAT && exp < FR_DOUBLE);
}

/* Returns 0 if those of the registers that are not known numbers are in the format of integers. *none: all are known numbers. */
static val not_integers(struct translation *t, const unsigned f[3], bool *none)
{
    struct ir_builder *b = t->b;
    val differ = ir_const(b, 0);
    *none = true;
    for (unsigned k = 0; k < 3; k++) {
        if (known_number(t, f[k]))
            continue;
        val other = ir_xori(b, ir_get(b, S_FR + 2 * f[k] + 1), IA64_FR_EXP_INT);
        differ = *none ? other : ir_or(b, differ, other);
        *none = false;
    }
    return differ;
}

/* fsxt: the high half is the sign of one half of f2, the low half is that half of f3. */
SEM(fsxt)
{
    const unsigned f[3] = {F2, (unsigned)OPERAND(f3), 0};
    bool left = field(i->x, 27, 1), all_known;
    ir_label slow = 0;
    val differ = not_integers(t, f, &all_known);
    if (!all_known)
        slow = ir_skip_if_nonzero(b, differ);
    val sign = ir_extracts(b, ir_get(b, S_FR + 2 * f[0]), left ? 63 : 31, 1),
        low = ir_extract(b, ir_get(b, S_FR + 2 * f[1]), left ? 32 : 0, 32);
    ir_set(b, S_FR + 2 * F1, ir_or(b, ir_shli(b, sign, 32), low));
    ir_set_const(b, S_FR + 2 * F1 + 1, IA64_FR_EXP_INT);
    if (!all_known) {
        ir_label done = ir_skip(b);
        ir_land(b, slow);
        move(t, i, fn_fsxt, left ? IA64_FSXT_L : IA64_FSXT_R);
        ir_land(b, done);
    }
    fr_written(t, F1);
}

/* Integer multiplication as compilers write it (setf.sig, xma, getf.sig). Registers in the format of integers are multiplied inline; others
 * take a call. */
static void multiply(struct translation *t, const struct ia64_insn *i, enum ia64_xma kind, enum ir_opcode op)
{
    struct ir_builder *b = t->b;
    const unsigned f[3] = {F2, (unsigned)OPERAND(f3), (unsigned)OPERAND(f4)};
    bool adds = f[0] != 0, all_known;
    ir_label slow = 0;
    if (adds && kind != IA64_XMA_L) {
        move(t, i, fn_xma, kind);
        return;
    }
    fr_written(t, F1);
    val differ = not_integers(t, f, &all_known);
    if (!all_known)
        slow = ir_skip_if_nonzero(b, differ);
    val product = ir_binary(b, op, ir_get(b, S_FR + 2 * f[1]), ir_get(b, S_FR + 2 * f[2]));
    if (adds)
        product = ir_add(b, product, ir_get(b, S_FR + 2 * f[0]));
    ir_set(b, S_FR + 2 * F1, product);
    ir_set_const(b, S_FR + 2 * F1 + 1, IA64_FR_EXP_INT);
    if (all_known)
        return;
    ir_label done = ir_skip(b);
    ir_land(b, slow);
    move(t, i, fn_xma, kind);
    ir_land(b, done);
}

// clang-format off
SEM(xma_l) { multiply(t, i, IA64_XMA_L, IR_MUL); }
SEM(xma_h) { multiply(t, i, IA64_XMA_H, IR_MULHS); }
SEM(xma_hu) { multiply(t, i, IA64_XMA_HU, IR_MULHU); }
// clang-format on

/* ---- status fields ---- */

FN(fsetc)
{
    bool reserved = false;
    uint64_t fpsr = ia64_fsetc(s[S_FPSR], X_SF, field(x, 13, 7), field(x, 20, 7), &reserved);
    if (reserved) {
        ia64_raise_trap(c, VECTOR_GENERAL, CODE_RESERVED);
        return y;
    }
    s[S_FPSR] = fpsr;
    return mode_of_fpsr(y, fpsr);
}

FN(fclrf)
{
    ia64_flags_change(c, ia64_fclrf(s[S_FPSR], X_SF));
    s[S_FPSR] = ia64_fclrf(s[S_FPSR], X_SF);
    return 0;
}

FN(fchkf)
{
    return ia64_fchkf(s[S_FPSR], X_SF);
}

static val status_call(struct translation *t, const struct ia64_insn *i, ir_fn *fn, unsigned flags)
{
    struct ir_builder *b = t->b;
    return ir_call(b, fn, IR_CALL_READS | flags, ir_const(b, i->x), ir_const(b, t->mode), ir_const(b, 0));
}

SEM(fsetc)
{
    val mode = status_call(t, i, fn_fsetc, IR_CALL_WRITES | IR_CALL_MAY_STOP);
    ir_goto_dyn_mode(b, ir_const(b, t->next), mode);
    t->ended = true;
}

SEM(fclrf)
{
    unsigned sf = field(i->x, 34, 2);
    status_call(t, i, fn_fclrf, IR_CALL_WRITES);
    if (!inexact_known(t, sf))
        return;
    t->mode &= ~((uint64_t)MODE_FP_INEXACT << sf);
    go_on(t);
}

SEM(fchkf)
{
    ir_label stay = ir_skip_if_zero(b, status_call(t, i, fn_fchkf, 0));
    ir_goto(b, i->bundle + (uint64_t)OPERAND(tgt25), t->mode);
    ir_land(b, stay);
}

/* ---- setf, getf ---- */

enum { FORM_SIG, FORM_EXP, FORM_S, FORM_D };

/* setf: x: target; y: the general register's value; z: form. */
FN(setf)
{
    switch (z) {
    case FORM_SIG: put_fr(s, (unsigned)x, ia64_fr_from_sig(y)); break;
    case FORM_EXP: put_fr(s, (unsigned)x, ia64_fr_from_exp(y)); break;
    case FORM_S: put_fr(s, (unsigned)x, ia64_fr_from_single((uint32_t)y)); break;
    default: put_fr(s, (unsigned)x, ia64_fr_from_double(y)); break;
    }
    return 0;
}

/* getf: x, y: the register's two slots; z: form. */
static uint64_t fn_getf(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    struct ia64_fr v = fr_of_slots(x, y);
    (void)c;
    switch (z) {
    case FORM_SIG: return v.sig;
    case FORM_EXP: return v.exp;
    case FORM_S: return ia64_fr_to_single(v);
    default: return ia64_fr_to_double(v);
    }
}

static uint64_t fn_widen(struct cpu *c, uint64_t bits, uint64_t y, uint64_t z)
{
    (void)c, (void)y, (void)z;
    return ia64_double_of_single((uint32_t)bits);
}

/* Sets f to v, a value in a memory format; if `fine` is not 0, to the equal double d. Otherwise the block is left, if that is allowed. */
static void setf_double(struct translation *t, unsigned f, unsigned form, val v, val d, val fine)
{
    struct ir_builder *b = t->b;
    uint64_t known;
    if (ir_is_const(b, fine, &known) && known) {
        fr_set_double(t, f, d);
        return;
    }
    ir_label go = ir_skip_if_nonzero(b, fine), done = 0;
    if (!t->stays)
        ir_likely(b, go);
    ir_call(b, fn_setf, IR_CALL_WRITES | IR_CALL_LOCAL, ir_const(b, f), v, ir_const(b, form));
    if (t->stays)
        done = ir_skip(b);
    else
        ir_goto(b, t->next, t->mode);
    ir_land(b, go);
    fr_set_double(t, f, d);
    if (!t->stays)
        return;
    ir_land(b, done);
    fr_written(t, f); /* how f is held is unknown where both paths join */
}

static void setf_number(struct translation *t, unsigned f, unsigned form, val v)
{
    struct ir_builder *b = t->b;
    val none = ir_const(b, 0);
    uint64_t known;
    if (ir_is_const(b, v, &known) && (form == FORM_SIG || form == FORM_EXP)) {
        bool sig = form == FORM_SIG;
        fr_put_constant(t, f, sig ? known : (uint64_t)1 << 63, sig ? IA64_FR_EXP_INT : known & 0x3ffff);
    } else if (form == FORM_SIG) {
        ir_set(b, S_FR + 2 * f, v);
        ir_set_const(b, S_FR + 2 * f + 1, IA64_FR_EXP_INT);
    } else if (form == FORM_EXP) {
        ir_set_const(b, S_FR + 2 * f, (uint64_t)1 << 63);
        ir_set(b, S_FR + 2 * f + 1, ir_andi(b, v, 0x3ffff));
    } else if (form == FORM_D && ir_is_const(b, v, &known) && !(((known << 1) - 1) >> 53)) { /* a denormal */
        struct ia64_fr number = ia64_fr_from_double(known);
        fr_put_constant(t, f, number.sig, number.exp);
    } else if (form == FORM_D) {
        setf_double(t, f, form, v, v, not_denormal(t, v));
    } else if (ir_is_const(b, v, &known)) {
        val d = ir_const(b, ia64_double_of_single((uint32_t)known));
        setf_double(t, f, form, v, d, ir_xori(b, d, FP_STATUSLESS_FAILS));
    } else {
        val d = ir_call_fast(b, fn_widen, IR_CALL_PURE, IR_FAST_STATUSLESS_S_D, ir_zext32(b, v), none, none);
        setf_double(t, f, form, v, d, ir_xori(b, d, FP_STATUSLESS_FAILS));
    }
}

SEM(setf)
{
    unsigned f = F1, form = COMPLETER(fform);
    val v = gr(t, R2);
    fr_written(t, f);
    if (nat_mode(t)) {
        ir_label fine = ir_skip_if_zero(b, gr_nat(t, R2));
        ir_likely(b, fine);
        ir_set_const(b, S_FR + 2 * f, 0);
        ir_set_const(b, S_FR + 2 * f + 1, IA64_FR_EXP_NAT);
        ir_goto(b, t->next, t->mode);
        ir_land(b, fine);
    }
    setf_number(t, f, form, v);
}

val fr_sign_and_exponent(struct translation *t, unsigned f)
{
    enum { BIAS = IA64_FR_BIAS - 1023 };
    struct ir_builder *b = t->b;
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1);
    uint64_t known;
    bool is_double = fr_is_double(t, f);
    if (!is_double && (t->reach[f] || (ir_is_const(b, exp, &known) && known < FR_DOUBLE)))
        return exp;
    val field = ir_extract(b, sig, 52, 11), is_special = ir_eqi(b, field, 0x7ff);
    val biased = ir_select(b, is_special, ir_const(b, IA64_FR_EXP_SPECIAL), ir_addi(b, field, BIAS));
    val of_double = ir_or(b, ir_shli(b, ir_shri(b, sig, 63), 17), ir_select(b, field, biased, field));
    return is_double ? of_double : ir_select(b, ir_eqi(b, exp, FR_DOUBLE), of_double, exp);
}

val fr_significand(struct translation *t, unsigned f)
{
    struct ir_builder *b = t->b;
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1);
    if (known_number(t, f) || t->reach[f])
        return sig;
    val first = ir_shli(b, ir_nei(b, ir_extract(b, sig, 52, 11), 0), 63); /* no denormal is held as a double */
    val of_double = ir_or(b, ir_shri(b, ir_shli(b, sig, 12), 1), first);
    return fr_is_double(t, f) ? of_double : ir_select(b, ir_eqi(b, exp, FR_DOUBLE), of_double, sig);
}

/* Returns the value of getf for a number. */
static val getf_number(struct translation *t, unsigned f, unsigned form, val sig, val exp)
{
    struct ir_builder *b = t->b;
    if (form == FORM_D && fr_is_double(t, f))
        return fr_double_bits(t, f);
    if (form == FORM_EXP && f >= 2)
        return fr_sign_and_exponent(t, f);
    if (form == FORM_SIG && (f >= 2 || known_number(t, f)))
        return fr_significand(t, f);
    return ir_call(b, fn_getf, IR_CALL_PURE, sig, exp, ir_const(b, form));
}

static void getf_generic(struct translation *t, const struct ia64_insn *i)
{
    struct ir_builder *b = t->b;
    unsigned f = F2, form = COMPLETER(fform);
    fr_materialise(t, f);
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1);
    bool plain = known_number(t, f) || fr_is_double(t, f);
    val number = ir_or(b, ir_xori(b, exp, IA64_FR_EXP_NAT), sig); /* 0: NaTVal */
    set_gr(t, R1, getf_number(t, f, form, sig, exp));
    set_gr_nat(t, R1, ir_const(b, 0));
    if (plain)
        return;
    ir_label fine = ir_skip_if_nonzero(b, number);
    ir_likely(b, fine);
    if (nat_mode(t))
        set_gr_nat(t, R1, ir_const(b, 1));
    else
        become_nat(t, R1);
    ir_land(b, fine);
}

SEM(getf)
{
    const unsigned f[1] = {F2};
    fr_expect_doubles(t, i, f, 1, getf_generic);
    getf_generic(t, i);
}
