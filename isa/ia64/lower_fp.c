/*
 * lower_fp.c - floating-point arithmetic, comparison and classification.
 *
 * The general form of an instruction calls a function of fp.h through a helper. The helper gets the instruction's 41 bits and extracts the
 * register numbers. It raises a floating-point fault itself, without other effects, and returns 1 if a floating-point trap follows the
 * completed instruction. Both occur only if ar.fpsr enables traps, which is in the mode (MODE_FP_TRAPS).
 *
 * With the default FPSR (see ia64_fpsr_is_default()) there are faster forms: for registers held as doubles in lower_double.c, and for
 * extended numbers by the intrinsics of ext82.h.
 */
#include "emu/fp/statusless.h"
#include "isa/ia64/fp_default.h"
#include "isa/ia64/ext82.h"
#include "isa/ia64/lower_fp.h"
#include "isa/ia64/emit.h"

/* Returns whether the operation faulted, and raises the fault. */
static inline bool faulted(struct cpu *c, const struct ia64_fp_env *env)
{
    if (!env->isr_code || !env->is_fault)
        return false;
    ia64_raise_trap(c, VECTOR_FP_FAULT, env->isr_code);
    return true;
}

/* Writes ar.fpsr. Returns 1 if a trap follows, 2 if the mode changes: see default_fpsr(). */
static inline uint64_t status(uint64_t *s, const struct ia64_fp_env *env)
{
    uint64_t before = s[S_FPSR];
    s[S_FPSR] = env->fpsr;
    if (env->isr_code) {
        s[S_ISR] = env->isr_code;
        return 1;
    }
    return before != env->fpsr && default_fpsr(before) != default_fpsr(env->fpsr) ? 2 : 0;
}

/* Sets the flags I and D. Returns 2 if I is set, because the mode changes then. */
static inline uint64_t default_flags(uint64_t *s, unsigned sf, bool inexact, bool unnormal)
{
    unsigned at = ia64_inexact_flag(sf);
    s[S_FPSR] |= (uint64_t)inexact << at | (uint64_t)unnormal << (at - 4);
    return inexact ? 2 : 0;
}

static inline __attribute__((always_inline)) uint64_t finish(struct cpu *c, uint64_t *s, const struct ia64_fp_env *env, unsigned f1,
                                                             struct ia64_fr result)
{
    if (faulted(c, env))
        return 0;
    put_number(s, f1, result);
    return status(s, env);
}

/* Builds the code after a call of a helper that returns status(): the trap, or the exit to code of another mode. */
static void after_status(struct translation *t, const struct ia64_insn *i, val outcome)
{
    struct ir_builder *b = t->b;
    unsigned sf = field(i->x, 34, 2);
    bool traps = t->mode & MODE_FP_TRAPS;
    if (!traps && (!usual(t, sf) || inexact_known(t, sf)))
        return;
    ir_label none = ir_skip_if_zero(b, outcome);
    ir_likely(b, none);
    if (traps)
        ir_trap_after(b, VECTOR_FP_TRAP, 0, t->next, t->mode);
    else
        ir_goto(b, t->next, (t->mode & ~((uint64_t)MODE_FP_TESTED << sf)) | (uint64_t)MODE_FP_INEXACT << sf);
    ir_land(b, none);
}

/* Builds a call of fn, which writes f1 (0: none), and what follows it. */
static void operate(struct translation *t, const struct ia64_insn *i, ir_fn *fn, uint64_t y, uint64_t z, unsigned f1)
{
    struct ir_builder *b = t->b;
    bool traps = t->mode & MODE_FP_TRAPS;
    unsigned flags = IR_CALL_READS | IR_CALL_WRITES | (traps ? IR_CALL_MAY_STOP : IR_CALL_LOCAL);
    val outcome = ir_call(b, fn, flags, ir_const(b, i->x), ir_const(b, y), ir_const(b, z));
    if (f1)
        fr_written(t, f1);
    after_status(t, i, outcome);
}

/* ---- multiply-add: kind and precision follow from the opcode ---- */

static enum ia64_fma_kind fma_kind(uint64_t x)
{
    static const uint8_t kinds[] = {IA64_FMA, IA64_FMS, IA64_FNMA};
    return kinds[((x >> 37) - 8) / 2];
}

/* Returns the precision: by bit 36 none or .s for even major opcodes, .d for odd ones. */
static enum ia64_pc fma_precision(uint64_t x)
{
    return x >> 37 & 1 ? IA64_PC_D : x >> 36 & 1 ? IA64_PC_S : IA64_PC_NONE;
}

FN(fma)
{
    struct ia64_fp_env env = {.fpsr = s[S_FPSR]};
    struct ia64_fr r =
        ia64_fma(&env, (enum ia64_fma_kind)y, X_SF, (enum ia64_pc)z, get_fr(s, X_F3), get_fr(s, X_F4), get_fr(s, X_F2), X_F2 == 0);
    return finish(c, s, &env, X_F1, r);
}

FN(fpma)
{
    struct ia64_fp_env env = {.fpsr = s[S_FPSR]};
    struct ia64_fr r = ia64_fpma(&env, (enum ia64_fma_kind)y, X_SF, get_fr(s, X_F3), get_fr(s, X_F4), get_fr(s, X_F2), X_F2 == 0);
    return finish(c, s, &env, X_F1, r);
}

/* A multiply-add with the default FPSR. All members are constants of the function that executes it. A result rounded to double or single is
 * held as a double. */
struct default_kind {
    enum ia64_fma_kind kind;
    enum ia64_pc pc;
    bool adds;    /* there is an addend */
    bool inexact; /* the inexact flag is already set */
};

static inline __attribute__((always_inline)) bool default_result(uint64_t *slots, struct default_kind k, struct ia64_fr a, struct ia64_fr b,
                                                                 struct ia64_fr z, bool *inexact)
{
    unsigned precision = k.pc == IA64_PC_S ? 24 : k.pc == IA64_PC_D ? 53 : 64;
    int emax = k.pc == IA64_PC_S ? 127 : k.pc == IA64_PC_D ? 1023 : 16383;
    struct ia64_fr r;
    if (!ia64_default_fma(k.kind, precision, emax, a, b, k.adds ? z : IA64_FR_ZERO, &r, inexact))
        return false;
    bool whole = k.pc == IA64_PC_NONE;
    uint64_t exp = (r.exp & IA64_FR_EXP_MASK) - (IA64_FR_BIAS - 1023);
    if (!r.sig) {
        slots[0] = 0;
        slots[1] = FR_DOUBLE;
        return true;
    }
    slots[0] = whole ? r.sig : r.exp >> 17 << 63 | exp << 52 | (r.sig << 1) >> 12;
    slots[1] = whole ? r.exp : FR_DOUBLE;
    return true;
}

static bool is_zero(struct ia64_fr a)
{
    return !a.sig && !(a.exp & IA64_FR_EXP_MASK);
}

static uint64_t sign_of(struct ia64_fr a)
{
    return a.exp & IA64_FR_SIGN;
}

static bool is_zero_or_normal(struct ia64_fr a)
{
    return is_zero(a) || !ia64_not_normal(a);
}

static bool is_zero_product(struct ia64_fr x, struct ia64_fr y)
{
    return is_zero(x) ? is_zero_or_normal(y) : is_zero(y) && !ia64_not_normal(x);
}

/* Computes x * y + z by kind for a zero product. false: z is neither zero (or absent) nor a normal number near 1 that needs no rounding. */
static bool zero_product(struct default_kind k, struct ia64_fr x, struct ia64_fr y, struct ia64_fr z, struct ia64_fr *r)
{
    uint64_t sign = sign_of(x) ^ sign_of(y) ^ (k.kind == IA64_FNMA ? IA64_FR_SIGN : 0);
    z.exp ^= k.kind == IA64_FMS ? IA64_FR_SIGN : 0;
    if (k.adds && !is_zero(z)) {
        *r = z;
        return k.pc == IA64_PC_NONE && ext82_is_near(z.exp & IA64_FR_EXP_MASK) && !ia64_not_normal(z);
    }
    *r = (struct ia64_fr){0, k.adds ? sign & sign_of(z) : sign};
    return true;
}

/* Executes other multiply-adds: with a zero product, with an integer to be normalised, and in general. */
static __attribute__((noinline)) uint64_t other_fma(struct cpu *c, uint64_t x, struct default_kind k)
{
    uint64_t *s = cpu_slots(c);
    struct ia64_fr a = get_fr(s, X_F3), b = get_fr(s, X_F4), z = get_fr(s, X_F2);
    bool inexact;
    if (k.adds && is_zero_product(a, b)) {
        struct default_kind rounds = {IA64_FMA, k.pc, false, false};
        z.exp ^= k.kind == IA64_FMS ? IA64_FR_SIGN : 0;
        if (default_result(s + S_FR + 2 * X_F1, rounds, z, IA64_FR_ONE, IA64_FR_ZERO, &inexact))
            return default_flags(s, X_SF, inexact, false);
    }
    if (X_F2 == 0 && ia64_default_normalised(&a) && default_result(s + S_FR + 2 * X_F1, k, a, b, IA64_FR_ZERO, &inexact))
        return default_flags(s, X_SF, inexact, true);
    return do_fma(c, x, k.kind, k.pc, s);
}

/* Returns a normal number or a zero from its two slots. For other doubles it returns some value that is not normal. */
static inline __attribute__((always_inline)) struct ia64_fr default_operand(const uint64_t *slots)
{
    uint64_t v = slots[0], field = v >> 52 & 0x7ff;
    if (slots[1] != FR_DOUBLE)
        return (struct ia64_fr){v, slots[1]};
    if (field - 1 < 0x7fe)
        return (struct ia64_fr){v << 11 | 1ull << 63, v >> 63 << 17 | (field + (IA64_FR_BIAS - 1023))};
    return (struct ia64_fr){0, v << 1 ? IA64_FR_EXP_NAT : v >> 63 << 17};
}

/* Returns the numbers of the first slots of f2, f3, f4 and f1, in 16 bits each. */
static uint64_t places(uint64_t x)
{
    const uint64_t first = S_FR * 0x1000100010001ull;
    return first + (X_F2 * 2ull | X_F3 * 2ull << 16 | X_F4 * 2ull << 32 | X_F1 * 2ull << 48);
}

/* Returns whether a result with that precision has the expected form: held as a double; or, not rounded to less than 64 bits, a normal
 * number with an exponent near that of 1. */
static inline bool is_default(const uint64_t *slots, enum ia64_pc pc)
{
    if (pc != IA64_PC_NONE)
        return slots[1] == FR_DOUBLE;
    return slots[0] >> 63 && ext82_is_near(slots[1] & ~(uint64_t)IA64_FR_SIGN);
}

/* Returns whether all operands that the code expects to be normal and near 1 (EXT82_EXPECTED) are so. */
static bool as_expected(const uint64_t *s, uint64_t at, unsigned how)
{
    for (unsigned k = 0; k < 3; k++)
        if (ext82_form(how, k) == EXT82_EXPECTED && !is_default(s + (uint16_t)(at >> 16 * k), IA64_PC_NONE))
            return false;
    return true;
}

/* Executes a multiply-add with the default FPSR. Returns status(); if k.inexact, 1 if the result or an operand does not have the expected
 * form. */
static inline __attribute__((always_inline)) uint64_t default_fma(struct cpu *c, uint64_t at, uint64_t x, uint64_t how,
                                                                  struct default_kind k)
{
    uint64_t *s = cpu_slots(c);
#define SLOTS(n) (s + (uint16_t)(at >> 16 * (n)))
    for (unsigned n = 0; n < 3; n++)
        if (SLOTS(n)[1] & FR_DEFERRED) /* other registers of that idiom are probably read next */
            idiom_compute_all(s, deferred_idiom(SLOTS(n)[1]));
    bool expected = as_expected(s, at, (unsigned)how);
    struct ia64_fr a = default_operand(SLOTS(1)), b = default_operand(SLOTS(2)), z = default_operand(SLOTS(0)), r;
    bool inexact;
    if (is_zero_product(a, b) && zero_product(k, a, b, z, &r)) {
        if (r.sig) {
            SLOTS(3)[0] = r.sig, SLOTS(3)[1] = r.exp;
            return !expected;
        }
        SLOTS(3)[0] = r.exp >> 17 << 63, SLOTS(3)[1] = FR_DOUBLE;
        return !expected || (k.inexact && k.pc == IA64_PC_NONE);
    }
    if (!default_result(SLOTS(3), k, a, b, z, &inexact))
        return k.inexact ? (other_fma(c, x, k), !expected || !is_default(SLOTS(3), k.pc)) : other_fma(c, x, k);
    return k.inexact ? !expected || !is_default(SLOTS(3), k.pc) : default_flags(s, X_SF, inexact, false);
#undef SLOTS
}

enum { FMA_CALL = IR_CALL_READS | IR_CALL_WRITES | IR_CALL_LOCAL };

#define DEFAULT(name, ...)                                                          \
    static uint64_t fn_##name(struct cpu *c, uint64_t at, uint64_t x, uint64_t how) \
    {                                                                               \
        return default_fma(c, at, x, how, (struct default_kind){__VA_ARGS__});      \
    }                                                                               \
    static const struct ir_intrinsic call_##name = {fn_##name, FMA_CALL, .x64 = IA64_EMIT(ext82_fma)};
// clang-format off
#define DEFAULTS(name, kind, pc)                                                                               \
    DEFAULT(name, kind, pc, true, true)                                                                        \
    DEFAULT(name##_flag, kind, pc, true, false)                                                                \
    DEFAULT(name##_product, kind, pc, false, true)                                                             \
    DEFAULT(name##_product_flag, kind, pc, false, false)
#define DEFAULT_KIND(name, kind)                                                                               \
    DEFAULTS(name, kind, IA64_PC_NONE) DEFAULTS(name##_s, kind, IA64_PC_S) DEFAULTS(name##_d, kind, IA64_PC_D)
DEFAULT_KIND(default_fma, IA64_FMA)
DEFAULT_KIND(default_fms, IA64_FMS)
DEFAULT_KIND(default_fnma, IA64_FNMA)
// clang-format on

/* Returns whether f is probably a normal number near 1, not held as a double. */
static bool is_expected(const struct translation *t, unsigned f)
{
    uint64_t now[2] = {ir_guess(t->b, S_FR + 2 * f), ir_guess(t->b, S_FR + 2 * f + 1)};
    if (f < 2)
        return false;
    return t->extended[f / 64] >> f % 64 & 1 || (!(t->written[f / 64] >> f % 64 & 1) && is_default(now, IA64_PC_NONE));
}

/* Returns what is known of operand k, register f, of an operation of ext82.h. constant: the register that EXT82_IS_ONE means. */
static uint64_t operand_form(const struct translation *t, unsigned k, unsigned f, unsigned constant, bool guesses)
{
    uint64_t form = f == constant && k                                      ? EXT82_IS_ONE
                    : f >= 2 && fr_is_double(t, f)                          ? EXT82_IS_DOUBLE
                    : f == 1 || (t->reach[f] && t->reach[f] <= EXT82_REACH) ? EXT82_IS_NORMAL
                    : guesses && is_expected(t, f)                          ? EXT82_EXPECTED
                                                                            : EXT82_UNKNOWN;
    return form << (EXT82_FORMS + 3 * k);
}

/* Returns the description of a multiply-add, as enum ext82. */
static uint64_t known_of_fma(const struct translation *t, const struct ia64_insn *i, bool guesses)
{
    static const uint8_t kinds[] = {[IA64_FMA] = 0, [IA64_FMS] = EXT82_SUBTRACTS, [IA64_FNMA] = EXT82_NEGATES};
    static const uint8_t precisions[] = {[IA64_PC_NONE] = 0, [IA64_PC_S] = EXT82_SINGLE, [IA64_PC_D] = EXT82_DOUBLE};
    uint64_t how = (field(i->x, 13, 7) ? EXT82_ADDS : 0) | kinds[fma_kind(i->x)] | precisions[fma_precision(i->x)];
    for (unsigned k = 0; k < 3; k++)
        how |= operand_form(t, k, field(i->x, 13 + 7 * k, 7), 1, guesses);
    return how;
}

static unsigned reach_of(const struct translation *t, unsigned f)
{
    return f < 2 ? 0 : fr_is_double(t, f) ? 1024 : t->reach[f] && t->reach[f] <= EXT82_REACH ? t->reach[f] : EXT82_NEAR;
}

/* Returns how far the exponent of a multiply-add's result is from that of 1 at most, if the result is a normal number. */
static unsigned reach_of_result(const struct translation *t, const struct ia64_insn *i)
{
    enum { CANCELLED = 130 };
    unsigned product = reach_of(t, field(i->x, 20, 7)) + reach_of(t, field(i->x, 27, 7)) + 2, addend = reach_of(t, field(i->x, 13, 7));
    return (product > addend ? product : addend) + CANCELLED;
}

/* Builds a multiplication by 1 of a number that is known to be normal, without rounding: a copy. */
static bool copy_normal(struct translation *t, const struct ia64_insn *i)
{
    struct ir_builder *b = t->b;
    unsigned f = field(i->x, 20, 7) == 1 ? field(i->x, 27, 7) : field(i->x, 20, 7);
    unsigned reach = t->reach[f], one = field(i->x, 20, 7) == 1 || field(i->x, 27, 7) == 1;
    if (!one || field(i->x, 13, 7) || !reach || reach > EXT82_REACH || fma_precision(i->x) != IA64_PC_NONE)
        return false;
    val exp = ir_get(b, S_FR + 2 * f + 1);
    ir_set(b, S_FR + 2 * F1, ir_get(b, S_FR + 2 * f));
    ir_set(b, S_FR + 2 * F1 + 1, fma_kind(i->x) == IA64_FNMA ? ir_xori(b, exp, IA64_FR_SIGN) : exp);
    fr_written(t, F1);
    fr_normal(t, F1, reach);
    return true;
}

/* Builds a multiplication by 1 without rounding (fcvt.xuf, fnorm) of a register that is known or guessed to hold an integer: normalises
 * it. 0, and what is not an integer, take the general form. */
static bool normalise_guessed(struct translation *t, const struct ia64_insn *i)
{
    struct ir_builder *b = t->b;
    unsigned f = field(i->x, 20, 7) == 1 ? field(i->x, 27, 7) : field(i->x, 20, 7), sf = field(i->x, 34, 2);
    bool one = field(i->x, 20, 7) == 1 || field(i->x, 27, 7) == 1, written = t->written[f / 64] >> f % 64 & 1;
    if (!one || f < 2 || field(i->x, 13, 7) || fma_precision(i->x) != IA64_PC_NONE || fma_kind(i->x) != IA64_FMA)
        return false;
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1), differs = ir_xori(b, exp, IA64_FR_EXP_INT);
    uint64_t known;
    if (ir_is_const(b, differs, &known) ? known : written || ir_guess(b, S_FR + 2 * f + 1) != IA64_FR_EXP_INT)
        return false;
    ir_label other = ir_skip_if_zero(b, ir_and(b, ir_nei(b, sig, 0), ir_eqi(b, differs, 0)));
    val zeros = ir_clz(b, sig), unnormal = ir_xori(b, ir_shri(b, sig, 63), 1);
    ir_set(b, S_FR + 2 * F1, ir_shl(b, sig, zeros));
    ir_set(b, S_FR + 2 * F1 + 1, ir_sub(b, ir_const(b, IA64_FR_EXP_INT), zeros));
    ir_set(b, S_FPSR, ir_or(b, ir_get(b, S_FPSR), ir_shli(b, unnormal, ia64_inexact_flag(sf) - 4))); /* D */
    ir_label done = ir_skip(b);
    ir_land(b, other);
    operate(t, i, fn_fma, IA64_FMA, IA64_PC_NONE, F1);
    ir_land(b, done);
    fr_written(t, F1);
    fr_extended(t, F1);
    return true;
}

/* Returns whether f is probably held as a double, although that is not known. A zero is no evidence: it always is. */
static bool may_be_double(const struct translation *t, unsigned f)
{
    if (f < 2 || fr_is_double(t, f) || t->reach[f] || (t->written[f / 64] | t->extended[f / 64]) >> f % 64 & 1)
        return false;
    return ir_guess(t->b, S_FR + 2 * f + 1) == FR_DOUBLE && ir_guess(t->b, S_FR + 2 * f) << 1;
}

void fr_or_leave(struct translation *t, const struct ia64_insn *i, ir_label taken, fr_generic *generic)
{
    struct translation before = *t;
    ir_likely(t->b, taken);
    t->stays = true;
    generic(t, i);
    ir_goto(t->b, t->next, t->mode);
    *t = before;
    ir_land(t->b, taken);
}

void fr_expect_doubles(struct translation *t, const struct ia64_insn *i, const unsigned *f, unsigned n, fr_generic *generic)
{
    struct ir_builder *b = t->b;
    val differs = ir_const(b, 0);
    uint64_t none;
    struct translation known = *t;
    for (unsigned k = 0; k < n && !t->stays; k++)
        if (may_be_double(&known, f[k])) {
            differs = ir_or(b, differs, fr_not_double(t, f[k]));
            fr_known_double(&known, f[k]);
        }
    if (ir_is_const(b, differs, &none))
        return;
    fr_or_leave(t, i, ir_skip_if_zero(b, differs), generic);
    *t = known;
}

static void fma_generic(struct translation *t, const struct ia64_insn *i)
{
// clang-format off
#define FOUR(name) {{&call_##name##_product_flag, &call_##name##_product}, {&call_##name##_flag, &call_##name}}
#define TWELVE(name) {FOUR(name), FOUR(name##_s), FOUR(name##_d)}
    // clang-format on
    static const struct ir_intrinsic *const default_calls[3][3][2][2] = {TWELVE(default_fma), TWELVE(default_fms), TWELVE(default_fnma)};
    struct ir_builder *b = t->b;
    unsigned sf = field(i->x, 34, 2);
    if (!usual(t, sf)) {
        operate(t, i, fn_fma, fma_kind(i->x), fma_precision(i->x), F1);
        return;
    }
    if (copy_normal(t, i) || normalise_guessed(t, i))
        return;
    const struct ir_intrinsic *call = default_calls[fma_kind(i->x)][fma_precision(i->x)][field(i->x, 13, 7) != 0][inexact_known(t, sf)];
    bool fast = inexact_known(t, sf) && field(i->x, 20, 7) && field(i->x, 27, 7);
    const unsigned operands[3] = {field(i->x, 13, 7), field(i->x, 20, 7), field(i->x, 27, 7)};
    if (fast)
        fr_expect_doubles(t, i, operands, 3, fma_generic);
    unsigned how = (unsigned)known_of_fma(t, i, fast && !t->stays), reach = reach_of_result(t, i);
    val at = ir_const(b, places(i->x)), x = ir_const(b, i->x), known = ir_const(b, how);
    val outcome = fast ? ir_intrinsic(b, call, at, x, known) : ir_call(b, call->fn, call->flags, at, x, known);
    for (unsigned k = 0; k < 3; k++)
        if (ext82_form(how, k) == EXT82_EXPECTED)
            fr_normal(t, field(i->x, 13 + 7 * k, 7), EXT82_NEAR);
    fr_written(t, F1);
    if (fast && !t->stays) { /* unless operands and result have the expected form, leave the block */
        ir_label fine = ir_skip_if_zero(b, outcome);
        ir_likely(b, fine);
        ir_goto(b, t->next, t->mode);
        ir_land(b, fine);
        if (fma_precision(i->x) == IA64_PC_NONE)
            fr_normal(t, F1, reach);
        else
            fr_known_double(t, F1);
        return;
    }
    after_status(t, i, outcome);
}

void fr_put_constant(struct translation *t, unsigned f, uint64_t sig, uint64_t exp)
{
    struct ir_builder *b = t->b;
    uint64_t field = exp & IA64_FR_EXP_MASK, reach = field > IA64_FR_BIAS ? field - IA64_FR_BIAS : IA64_FR_BIAS - field;
    ir_set(b, S_FR + 2 * f, ir_const(b, sig));
    ir_set_const(b, S_FR + 2 * f + 1, exp);
    if (sig >> 63 && reach < EXT82_REACH)
        fr_normal(t, f, (unsigned)reach + 1);
}

SEM(fma)
{
    bool zeros = !field(i->x, 13, 7) && !field(i->x, 20, 7) && !field(i->x, 27, 7); /* the idiom that clears a register */
    if (zeros && fma_kind(i->x) == IA64_FMA && usual(t, field(i->x, 34, 2))) {
        fr_set_double(t, F1, ir_const(b, 0));
        return;
    }
    bool is_one = field(i->x, 13, 7) == 1 && field(i->x, 20, 7) + field(i->x, 27, 7) == 1; /* the idiom that sets it to 1 or -1 */
    if (is_one && fma_precision(i->x) == IA64_PC_NONE && usual(t, field(i->x, 34, 2))) {
        fr_written(t, F1);
        fr_put_constant(t, F1, (uint64_t)1 << 63, IA64_FR_BIAS | (fma_kind(i->x) == IA64_FMS ? IA64_FR_SIGN : 0));
        return;
    }
    if (!t->stays && double_multiply_add(t, i, fma_generic))
        return;
    fma_generic(t, i);
    if (fma_precision(i->x) == IA64_PC_NONE)
        fr_extended(t, F1);
}

// clang-format off
static void fpma_generic(struct translation *t, const struct ia64_insn *i) { operate(t, i, fn_fpma, fma_kind(i->x), 0, F1); }

SEM(fpma)
// clang-format on
{
    if (!double_multiply_add_pair(t, i, fpma_generic))
        fpma_generic(t, i);
}

/* ---- minimum, maximum, conversions, comparisons to a register ---- */

FN(fminmax)
{
    struct ia64_fp_env env = {.fpsr = s[S_FPSR]};
    struct ia64_fr r = ia64_fminmax(&env, (enum ia64_minmax)y, X_SF, get_fr(s, X_F2), get_fr(s, X_F3));
    return finish(c, s, &env, X_F1, r);
}

FN(fpminmax)
{
    struct ia64_fp_env env = {.fpsr = s[S_FPSR]};
    struct ia64_fr r = ia64_fpminmax(&env, (enum ia64_minmax)y, X_SF, get_fr(s, X_F2), get_fr(s, X_F3));
    return finish(c, s, &env, X_F1, r);
}

FN(fcvt_fx)
{
    struct ia64_fp_env env = {.fpsr = s[S_FPSR]};
    return finish(c, s, &env, X_F1, ia64_fcvt_fx(&env, X_SF, y & 1, y >> 1 & 1, get_fr(s, X_F2)));
}

FN(fpcvt_fx)
{
    struct ia64_fp_env env = {.fpsr = s[S_FPSR]};
    return finish(c, s, &env, X_F1, ia64_fpcvt_fx(&env, X_SF, y & 1, y >> 1 & 1, get_fr(s, X_F2)));
}

FN(fpcmp)
{
    struct ia64_fp_env env = {.fpsr = s[S_FPSR]};
    return finish(c, s, &env, X_F1, ia64_fpcmp(&env, (enum ia64_frel)y, X_SF, get_fr(s, X_F2), get_fr(s, X_F3)));
}

/* The operation's number is in the low bits of x6. */
static void fminmax_generic(struct translation *t, const struct ia64_insn *i)
{
    operate(t, i, fn_fminmax, field(i->x, 27, 2), 0, F1);
}

/* Default FPSR: fcvt.fx.trunc. y: unsigned. */
FN(default_fcvt)
{
    uint64_t r;
    bool inexact;
    if (!ia64_default_truncate(get_fr(s, X_F2), y, &r, &inexact))
        return do_fcvt_fx(c, x, y | 2, 0, s);
    put_fr(s, X_F1, ia64_fr_from_sig(r));
    return default_flags(s, X_SF, inexact, false);
}

/* Default FPSR: fcvt.fx, to nearest. y: unsigned, which takes the general form. */
FN(default_fcvt_nearest)
{
    struct ia64_fr a = get_fr(s, X_F2);
    int exp = (int)(a.exp & IA64_FR_EXP_MASK) - IA64_FR_BIAS;
    if (y || ia64_not_normal(a) || exp < -1 || exp > 61)
        return do_fcvt_fx(c, x, y, 0, s);
    uint64_t whole = exp < 0 ? 0 : a.sig >> (63 - exp), rest = exp < 0 ? a.sig : a.sig << (exp + 1), half = 1ull << 63;
    uint64_t v = whole + (rest > half || (rest == half && whole & 1));
    put_fr(s, X_F1, ia64_fr_from_sig(a.exp & IA64_FR_SIGN ? -v : v));
    return default_flags(s, X_SF, rest != 0, false);
}

/* Builds fcvt.fx.trunc of an extended number. Normal numbers with a magnitude from 1 to 2^63 are truncated inline; others take a call. */
static bool truncate_extended(struct translation *t, const struct ia64_insn *i)
{
    struct ir_builder *b = t->b;
    unsigned f = F2;
    bool is_unsigned = field(i->x, 27, 1);
    if (!inexact_known(t, field(i->x, 34, 2)) || is_unsigned || f < 2 || fr_is_double(t, f))
        return false;
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1);
    val power = ir_subi(b, ir_andi(b, exp, ~(uint64_t)IA64_FR_SIGN), IA64_FR_BIAS);
    ir_label other = ir_skip_if_zero(b, ir_and(b, ir_ltui(b, power, 63), ir_shri(b, sig, 63)));
    val magnitude = ir_shr(b, sig, ir_sub(b, ir_const(b, 63), power));
    ir_set(b, S_FR + 2 * F1, ir_select(b, ir_andi(b, exp, IA64_FR_SIGN), ir_neg(b, magnitude), magnitude));
    ir_set_const(b, S_FR + 2 * F1 + 1, IA64_FR_EXP_INT);
    ir_label done = ir_skip(b);
    ir_land(b, other);
    operate(t, i, fn_default_fcvt, is_unsigned, 0, F1);
    ir_land(b, done);
    fr_written(t, F1);
    return true;
}

static void fcvt_fx_generic(struct translation *t, const struct ia64_insn *i)
{
    if (usual(t, field(i->x, 34, 2)) && field(i->x, 28, 1)) {
        if (!truncate_extended(t, i))
            operate(t, i, fn_default_fcvt, field(i->x, 27, 1), 0, F1);
        return;
    }
    if (usual(t, field(i->x, 34, 2)))
        operate(t, i, fn_default_fcvt_nearest, field(i->x, 27, 1), 0, F1);
    else
        operate(t, i, fn_fcvt_fx, field(i->x, 27, 2), 0, F1);
}

SEM(fminmax)
{
    if (!double_minmax(t, i, fminmax_generic))
        fminmax_generic(t, i);
}

// clang-format off
SEM(fpminmax) { operate(t, i, fn_fpminmax, field(i->x, 27, 2), 0, F1); }
SEM(fcvt_fx)
// clang-format on
{
    if (!double_to_integer(t, i, fcvt_fx_generic))
        fcvt_fx_generic(t, i);
}

// clang-format off
SEM(fpcvt_fx) { operate(t, i, fn_fpcvt_fx, field(i->x, 27, 2), 0, F1); }
SEM(fpcmp) { operate(t, i, fn_fpcmp, COMPLETER(fprel), 0, F1); }
// clang-format on

/* ---- reciprocal approximations: they write p2 also if the qualifying predicate is 0 ---- */

/* The result of a helper: status(), and from TARGET_SHIFT on the new p2. Its argument y is the qualifying predicate. */
enum { STATUS = 0xff, TARGET_SHIFT = 8 };

#define APPROXIMATE(name, call)                                                  \
    FN(name)                                                                     \
    {                                                                            \
        struct ia64_fp_env env = {.fpsr = s[S_FPSR]};                            \
        bool p = false;                                                          \
        if (!y)                                                                  \
            return 0;                                                            \
        struct ia64_fr r = call;                                                 \
        if (faulted(c, &env))                                                    \
            return 0;                                                            \
        put_fr(s, X_F1, r);                                                      \
        return status(s, &env) | (uint64_t)p << TARGET_SHIFT;                    \
    }                                                                            \
    static void name##_generic(struct translation *t, const struct ia64_insn *i) \
    {                                                                            \
        approximate(t, i, fn_##name);                                            \
    }

static void approximate(struct translation *t, const struct ia64_insn *i, ir_fn *fn)
{
    struct ir_builder *b = t->b;
    bool traps = t->mode & MODE_FP_TRAPS;
    val enabled = pr(t, i->qp);
    val outcome = ir_call(b, fn, IR_CALL_READS | IR_CALL_WRITES | (traps ? IR_CALL_MAY_STOP : IR_CALL_LOCAL), ir_const(b, i->x), enabled,
                          ir_const(b, 0));
    fr_written_if(t, F1, enabled);
    fr_extended(t, F1);
    set_pr(t, field(i->x, 27, 6), ir_shri(b, outcome, TARGET_SHIFT));
    after_status(t, i, ir_andi(b, outcome, STATUS));
}

// clang-format off
APPROXIMATE(frcpa, ia64_frcpa(&env, X_SF, get_fr(s, X_F2), get_fr(s, X_F3), &p))
APPROXIMATE(fprcpa, ia64_fprcpa(&env, X_SF, get_fr(s, X_F2), get_fr(s, X_F3), &p))
APPROXIMATE(frsqrta, ia64_frsqrta(&env, X_SF, get_fr(s, X_F3), &p))
APPROXIMATE(fprsqrta, ia64_fprsqrta(&env, X_SF, get_fr(s, X_F3), &p))
// clang-format on

/* Return the approximation for doubles; FP_STATUSLESS_FAILS if an operand or the result is not a normal number. */
static uint64_t fn_reciprocal(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)c, (void)z;
    return ia64_double_reciprocal(x, y);
}

static uint64_t fn_reciprocal_sqrt(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)c, (void)y, (void)z;
    return ia64_double_reciprocal_sqrt(x);
}

/* Return the significand of the approximation for extended numbers. */
static uint64_t fn_reciprocal_sig(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)c, (void)y, (void)z;
    return ia64_reciprocal_sig(x);
}

static uint64_t fn_reciprocal_sqrt_sig(struct cpu *c, uint64_t x, uint64_t odd, uint64_t z)
{
    (void)c, (void)z;
    return ia64_reciprocal_sqrt_sig(x, odd);
}

static bool is_known_normal(const struct translation *t, unsigned f)
{
    return f == 1 || (t->reach[f] && t->reach[f] <= EXT82_REACH);
}

/* Returns 1 if f holds a normal number whose exponent is near that of 1 and, if `positive`, whose sign is 0. */
static val is_near(struct translation *t, unsigned f, bool positive)
{
    struct ir_builder *b = t->b;
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1),
        magnitude = positive ? exp : ir_andi(b, exp, ~(uint64_t)IA64_FR_SIGN);
    return ir_and(b, ir_ltui(b, ir_subi(b, magnitude, IA64_FR_BIAS - EXT82_NEAR), 2 * EXT82_NEAR), ir_shri(b, sig, 63));
}

/* Checks is_near(), which is known from here on. On the other path the general form is built, and the block is left. */
static void need_near(struct translation *t, const struct ia64_insn *i, unsigned f, bool positive, fr_generic *generic)
{
    if (is_known_normal(t, f) && !positive)
        return;
    fr_or_leave(t, i, ir_skip_if_nonzero(t->b, is_near(t, f, positive)), generic);
    fr_normal(t, f, EXT82_NEAR);
}

/* Builds an approximation inline if its operands are probably extended numbers near 1. Returns false otherwise. */
static bool extended_approximate(struct translation *t, const struct ia64_insn *i, bool root, fr_generic *generic)
{
    struct ir_builder *b = t->b;
    unsigned f = (unsigned)OPERAND(f3), dividend = root ? 1 : F2;
    bool fine = !i->qp && !t->stays && usual(t, field(i->x, 34, 2)) && f >= 2 && !fr_is_double(t, f);
    if (!fine || !(is_known_normal(t, f) || is_expected(t, f)) || !(is_known_normal(t, dividend) || is_expected(t, dividend)))
        return false;
    need_near(t, i, dividend, false, generic);
    need_near(t, i, f, root, generic);
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1), none = ir_const(b, 0), power;
    if (root) {
        val two = ir_subi(b, exp, IA64_FR_BIAS); /* the power of two */
        sig = ir_call(b, fn_reciprocal_sqrt_sig, IR_CALL_PURE, sig, ir_andi(b, two, 1), none);
        power = ir_sub(b, ir_const(b, IA64_FR_BIAS - 1), ir_sari(b, two, 1));
    } else { /* the exponent is 2 * bias - exponent - 1, the sign is unchanged */
        sig = ir_call(b, fn_reciprocal_sig, IR_CALL_PURE, sig, none, none);
        power = ir_subi(b, ir_xori(b, exp, IA64_FR_EXP_MASK), IA64_FR_EXP_MASK + 1 - 2 * IA64_FR_BIAS);
    }
    unsigned reach = t->reach[f] + 1u;
    ir_set(b, S_FR + 2 * F1, sig);
    ir_set(b, S_FR + 2 * F1 + 1, power);
    fr_written(t, F1);
    fr_normal(t, F1, reach);
    set_pr(t, field(i->x, 27, 6), ir_const(b, 1));
    return true;
}

SEM(frcpa)
{
    if (!double_divide(t, i, frcpa_generic) && !extended_approximate(t, i, false, frcpa_generic) &&
        !double_approximate(t, i, fn_reciprocal, false, frcpa_generic))
        frcpa_generic(t, i);
}

SEM(frsqrta)
{
    if (!double_root(t, i, frsqrta_generic) && !extended_approximate(t, i, true, frsqrta_generic) &&
        !double_approximate(t, i, fn_reciprocal_sqrt, true, frsqrta_generic))
        frsqrta_generic(t, i);
}

// clang-format off
SEM(fprcpa) { fprcpa_generic(t, i); }
SEM(fprsqrta) { fprsqrta_generic(t, i); }
// clang-format on

/* ---- fcmp, fclass ---- */

/* The result of fn_fcmp: the relation of x and y, as in emu/fp/statusless.h; NEITHER: both predicates become 0. */
enum { LESS = 1, EQUAL = 2, GREATER = 4, UNORDERED = 8, NEITHER = 16 };

static unsigned relation_of(uint64_t x)
{
    static const uint8_t relations[] = {IA64_FREL_EQ, IA64_FREL_LT, IA64_FREL_LE, IA64_FREL_UNORD};
    return relations[field(x, 33, 1) << 1 | field(x, 36, 1)];
}

static bool is_infinity(struct ia64_fr a)
{
    return a.sig == 1ull << 63 && (a.exp & IA64_FR_EXP_MASK) == IA64_FR_EXP_SPECIAL;
}

static bool is_nan(struct ia64_fr a)
{
    return a.sig > 1ull << 63 && (a.exp & IA64_FR_EXP_MASK) == IA64_FR_EXP_SPECIAL;
}

static bool is_signalling(struct ia64_fr a)
{
    return is_nan(a) && !(a.sig >> 62 & 1);
}

/* Returns whether a is a number that order() compares. */
static bool is_ordered(struct ia64_fr a)
{
    return is_zero_or_normal(a) || is_infinity(a);
}

/* Returns the relation of zeros, normal numbers and infinities. */
static uint64_t order(struct ia64_fr x, struct ia64_fr y)
{
    uint64_t exp_x = x.exp & IA64_FR_EXP_MASK, exp_y = y.exp & IA64_FR_EXP_MASK;
    bool zero_x = is_zero(x), zero_y = is_zero(y), less = exp_x != exp_y ? exp_x < exp_y : x.sig < y.sig;
    if (zero_x && zero_y)
        return EQUAL;
    if (zero_x || zero_y || sign_of(x) != sign_of(y))
        return (zero_x ? !sign_of(y) : sign_of(x)) ? LESS : GREATER;
    if (exp_x == exp_y && x.sig == y.sig)
        return EQUAL;
    return less != !!sign_of(x) ? LESS : GREATER;
}

enum { ALL_TRAPS = 0x3f }; /* the trap disable bits of ar.fpsr */

/* Compares NaNs and unnormalised numbers, with traps disabled. Returns 0 for other operands. */
static uint64_t compare_others(uint64_t *s, unsigned relation, unsigned sf, struct ia64_fr a, struct ia64_fr b)
{
    bool signals = relation == IA64_FREL_LT || relation == IA64_FREL_LE || is_signalling(a) || is_signalling(b);
    if ((is_nan(a) && (is_nan(b) || is_ordered(b))) || (is_nan(b) && is_ordered(a))) {
        s[S_FPSR] |= (uint64_t)signals << (ia64_inexact_flag(sf) - 5); /* V */
        return UNORDERED;
    }
    bool unnormal_a = ia64_default_normalised(&a), unnormal_b = ia64_default_normalised(&b);
    if (!(unnormal_a || unnormal_b) || !is_ordered(a) || !is_ordered(b))
        return 0;
    default_flags(s, sf, false, true);
    return order(a, b);
}

/* fcmp. y: the instruction's bits; z: 0: an fcmp.unc whose qualifying predicate is 0. */
FN(fcmp)
{
    struct ia64_fp_env env = {.fpsr = s[S_FPSR]};
    struct ia64_fr a = get_fr(s, field(y, 13, 7)), b = get_fr(s, field(y, 20, 7));
    unsigned sf = field(y, 34, 2);
    if (z && is_ordered(a) && is_ordered(b))
        return order(a, b);
    if (z && !(~s[S_FPSR] & ALL_TRAPS)) {
        uint64_t r = compare_others(s, relation_of(y), sf, a, b);
        if (r)
            return r;
    }
    if (!z || ia64_fcmp(&env, (enum ia64_frel)relation_of(y), sf, a, b) == IA64_FTEST_NAT)
        return NEITHER;
    if (faulted(c, &env))
        return 0;
    s[S_FPSR] = env.fpsr; /* the mode does not depend on the flags of comparisons */
    if (ia64_fcmp(&env, IA64_FREL_EQ, sf, a, b) == IA64_FTEST_TRUE)
        return EQUAL;
    if (ia64_fcmp(&env, IA64_FREL_UNORD, sf, a, b) == IA64_FTEST_TRUE)
        return UNORDERED;
    return ia64_fcmp(&env, IA64_FREL_LT, sf, a, b) == IA64_FTEST_TRUE ? LESS : GREATER;
}

/* fclass. x, y: the register's two slots; z: mask. Returns p1 in bit 0 and p2 in bit 1. */
static uint64_t fn_fclass(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)c;
    enum ia64_ftest outcome = ia64_fclass(fr_of_slots(x, y), (unsigned)z);
    return outcome == IA64_FTEST_TRUE ? 1 : outcome == IA64_FTEST_FALSE ? 2 : 0;
}

static void set_two(struct translation *t, const struct ia64_insn *i, val outcome)
{
    set_pr(t, P1, ir_andi(t->b, outcome, 1));
    set_pr(t, P2, ir_shri(t->b, outcome, 1));
}

static val unless_off(struct translation *t, const struct ia64_insn *i)
{
    return COMPLETER(func) ? pr(t, i->qp) : ir_const(t->b, 1);
}

/* Sets the two targets from the relation, by an intrinsic or a call of fn_fcmp. */
static void compare(struct translation *t, const struct ia64_insn *i, const struct ir_intrinsic *call, val how)
{
    static const uint8_t relations[] = {
        [IA64_FREL_EQ] = EQUAL, [IA64_FREL_LT] = LESS, [IA64_FREL_LE] = LESS | EQUAL, [IA64_FREL_UNORD] = UNORDERED};
    const uint64_t all = LESS | EQUAL | GREATER | UNORDERED, wanted = relations[relation_of(i->x)];
    struct ir_builder *b = t->b;
    val slots = ir_const(b, (uint64_t)(S_FR + 2 * F2) << 16 | (uint64_t)(S_FR + 2 * (unsigned)OPERAND(f3)) << 32);
    val r = ir_intrinsic(b, call, slots, ir_const(b, i->x), how);
    set_pr(t, P1, ir_nei(b, ir_andi(b, r, wanted), 0));
    set_pr(t, P2, ir_nei(b, ir_andi(b, r, all & ~wanted), 0));
}

static void fcmp_generic(struct translation *t, const struct ia64_insn *i)
{
    enum { CALL = IR_CALL_READS | IR_CALL_WRITES };
    static const struct ir_intrinsic may_stop = {.fn = fn_fcmp, .flags = CALL | IR_CALL_MAY_STOP};
    static const struct ir_intrinsic cannot_stop = {fn_fcmp, CALL | IR_CALL_LOCAL, .x64 = IA64_EMIT(ext82_compare)};
    struct ir_builder *b = t->b;
    ir_label off = 0;
    if (t->mode & MODE_FP_TRAPS) {
        compare(t, i, &may_stop, unless_off(t, i));
        return;
    }
    bool conditional = COMPLETER(func) && i->qp;
    if (conditional) {
        val qp = pr(t, i->qp);
        set_pr(t, P1, ir_const(b, 0));
        set_pr(t, P2, ir_const(b, 0));
        off = ir_skip_if_zero(b, qp);
    }
    uint64_t how = operand_form(t, 1, F2, 0, false) | operand_form(t, 2, (unsigned)OPERAND(f3), 0, false);
    compare(t, i, &cannot_stop, ir_const(b, how | 1));
    if (conditional)
        ir_land(b, off);
}

SEM(fcmp)
{
    if (t->stays || !double_compare(t, i, fcmp_generic))
        fcmp_generic(t, i);
}

/* Normal numbers are classified inline: at most their sign matters. Others take a call. */
SEM(fclass)
{
    unsigned f = F2, mask = (unsigned)OPERAND(immu9), signs = mask & 16 ? mask & 3 : 0;
    fr_materialise(t, f);
    val qp = unless_off(t, i), sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1);
    bool is_extended = t->reach[f] || (t->extended[f / 64] >> f % 64 & 1);
    if (f < 2) {
        set_two(t, i, ir_and(b, ir_call(b, fn_fclass, IR_CALL_PURE, sig, exp, ir_const(b, mask)), ir_neg(b, qp)));
        return;
    }
    bool is_double = fr_is_double(t, f);
    val field = ir_andi(b, exp, ~(uint64_t)IA64_FR_SIGN), held = is_double ? ir_const(b, 1) : ir_eqi(b, exp, FR_DOUBLE);
    val extended = ir_and(b, ir_shri(b, sig, 63), ir_ltui(b, ir_subi(b, field, 1), IA64_FR_EXP_NAT - 1));
    val of_double = ir_nei(b, ir_andi(b, ir_addi(b, ir_shri(b, sig, 52), 1), 0x7fe), 0);
    val normal = is_double ? of_double : is_extended ? extended : ir_select(b, held, of_double, extended);
    val first = ir_shri(b, sig, 63), second = ir_extract(b, exp, 17, 1);
    val negative = is_double ? first : is_extended ? second : ir_select(b, held, first, second);
    ir_label odd = ir_skip_if_zero(b, normal);
    val member = signs == 1 ? ir_xori(b, negative, 1) : signs == 2 ? negative : ir_const(b, signs == 3);
    set_pr(t, P1, ir_and(b, member, qp));
    set_pr(t, P2, ir_and(b, ir_xori(b, member, 1), qp));
    ir_label done = ir_skip(b);
    ir_land(b, odd);
    set_two(t, i, ir_and(b, ir_call(b, fn_fclass, IR_CALL_PURE, sig, exp, ir_const(b, mask)), ir_neg(b, qp)));
    ir_land(b, done);
}
