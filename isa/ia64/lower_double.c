/*
 * lower_double.c - floating-point instructions on registers held as doubles (FR_DOUBLE), which the host executes. Compiled code hardly
 * uses others.
 *
 * An instruction is built twice: a fast path for sources held as doubles and a result without exceptions, and a general path. The
 * general path leaves the block. Hence after the instruction the block knows that its sources and its target are held as doubles, and
 * later instructions need not check.
 */
#include "emu/fp/statusless.h"
#include "isa/ia64/lower_double.h"

static const uint64_t double_sign = 1ull << 63;

/* ---- registers ---- */

static bool in_set(const uint64_t set[2], unsigned f)
{
    return set[f / 64] >> f % 64 & 1;
}

bool fr_is_double(const struct translation *t, unsigned f)
{
    return f < 2 || in_set(t->doubles, f);
}

val fr_double_bits(struct translation *t, unsigned f)
{
    return f < 2 ? ir_const(t->b, f ? double_one : 0) : ir_get(t->b, S_FR + 2 * f);
}

void fr_known_double(struct translation *t, unsigned f)
{
    t->doubles[f / 64] |= 1ull << f % 64;
}

void fr_set_double(struct translation *t, unsigned f, val bits)
{
    bool was = fr_is_double(t, f);
    ir_set(t->b, S_FR + 2 * f, bits);
    if (!was)
        ir_set_const(t->b, S_FR + 2 * f + 1, FR_DOUBLE);
    fr_written(t, f);
    fr_known_double(t, f);
}

val fr_not_double(struct translation *t, unsigned f)
{
    return ir_xori(t->b, ir_get(t->b, S_FR + 2 * f + 1), FR_DOUBLE);
}

val not_denormal(struct translation *t, val bits)
{
    return ir_shri(t->b, ir_subi(t->b, ir_shli(t->b, bits, 1), 1), 53);
}

/* ---- fast path and general path ---- */

bool likely_doubles(const struct translation *t, const unsigned *f, unsigned n)
{
    for (unsigned k = 0; k < n; k++)
        if (in_set(t->extended, f[k]))
            return false;
    return true;
}

struct fork fast_path_check(struct translation *t, const unsigned *f, unsigned n)
{
    struct fork fork = {.f = f, .n = n};
    for (unsigned k = 0; k < n; k++) {
        if (fr_is_double(t, f[k]) || (k && f[k] == f[k - 1]))
            continue;
        val differs = fr_not_double(t, f[k]);
        fork.differs = fork.checked ? ir_or(t->b, fork.differs, differs) : differs;
        fork.checked = true;
    }
    return fork;
}

struct fork fast_path_begin(struct translation *t, const unsigned *f, unsigned n)
{
    struct fork fork = fast_path_check(t, f, n);
    if (fork.checked)
        fork.other = ir_skip_if_nonzero(t->b, fork.differs);
    return fork;
}

void fast_path_end(struct translation *t, const struct ia64_insn *i, const struct fork *fork, const val *fine, fr_generic *generic)
{
    struct ir_builder *b = t->b;
    if (fork->checked || fine) {
        ir_label go = fine ? ir_skip_if_nonzero(b, *fine) : ir_skip_if_zero(b, fork->differs);
        if (fork->checked && fine)
            ir_land(b, fork->other);
        fr_or_leave(t, i, go, generic);
    }
    for (unsigned k = 0; k < fork->n; k++)
        if (fork->f[k] >= 2)
            fr_known_double(t, fork->f[k]);
}

val statusless_call(struct translation *t, ir_fn *fn, enum ir_fast fast, val x, val y, val z)
{
    return ir_call_fast(t->b, fn, IR_CALL_PURE, fast, x, y, z);
}

/* Calls a statusless operation that may be inexact. Unless the inexact flag of status field sf is known to be set, the result must be
 * exact to be valid. */
static val rounded(struct translation *t, unsigned sf, ir_fn *const fn[2], enum ir_fast fast, val x, val y, val z)
{
    bool exact = !inexact_known(t, sf);
    return ir_call_fast(t->b, fn[exact], exact ? IR_CALL_EXACT : IR_CALL_PURE, fast, x, y, z);
}

static void settle_number(struct translation *t, const struct ia64_insn *i, const struct fork *fork, val result, fr_generic *generic)
{
    val fine = ir_nei(t->b, result, FP_STATUSLESS_FAILS);
    fast_path_end(t, i, fork, &fine, generic);
    fr_set_double(t, F1, result);
}

/* ---- multiply-add ---- */

#define FUNCTION(name, call)                                                     \
    static uint64_t fn_##name(struct cpu *c, uint64_t x, uint64_t y, uint64_t z) \
    {                                                                            \
        (void)c, (void)x, (void)y, (void)z;                                      \
        return fp_statusless_##call;                                             \
    }
/* Defines a function that rounds, and one that fails unless the result is exact. */
// clang-format off
#define ROUNDED(name, args, ...)                                                                             \
    FUNCTION(name, name(args __VA_OPT__(, ) __VA_ARGS__, false))                                             \
    FUNCTION(name##_exactly, name(args __VA_OPT__(, ) __VA_ARGS__, true))
ROUNDED(fma64, x, y, z) ROUNDED(fms64, x, y, z) ROUNDED(fnma64, x, y, z)
ROUNDED(mul64, x, y) ROUNDED(add64, x, y) ROUNDED(sub64, x, y)
ROUNDED(fma32, x, y, z) ROUNDED(fms32, x, y, z) ROUNDED(fnma32, x, y, z)
ROUNDED(mul32, x, y) ROUNDED(add32, x, y) ROUNDED(sub32, x, y)
ROUNDED(truncate, x) ROUNDED(round, x)
FUNCTION(compare, compare(x, y))
FUNCTION(from_integer, from_integer(x))
    // clang-format on

    enum {
        MULTIPLY = 3,
        ADD,
        SUBTRACT
    };
// clang-format off
#define BOTH(name) {fn_##name, fn_##name##_exactly}
// clang-format on
static ir_fn *const arithmetic[2][6][2] = {
    {BOTH(fma64), BOTH(fms64), BOTH(fnma64), BOTH(mul64), BOTH(add64), BOTH(sub64)},
    {BOTH(fma32), BOTH(fms32), BOTH(fnma32), BOTH(mul32), BOTH(add32), BOTH(sub32)},
};
static ir_fn *const to_integer[2][2] = {BOTH(round), BOTH(truncate)};

struct kind {
    unsigned sf;
    bool single;
};

static val compute(struct translation *t, struct kind k, unsigned what, val x, val y, val z)
{
    return rounded(t, k.sf, arithmetic[k.single][what], IR_FAST_STATUSLESS_FMA + 6 * k.single + what, x, y, z);
}

/* fnorm of an integer from this block. The result is exact if the integer has at most 53 bits. The operand is unnormal, which sets the D
 * flag. */
static bool normalise_integer(struct translation *t, const struct ia64_insn *i, unsigned f, fr_generic *generic)
{
    struct ir_builder *b = t->b;
    uint64_t known;
    if (!ir_is_const(b, ir_get(b, S_FR + 2 * f + 1), &known) || known != IA64_FR_EXP_INT)
        return false;
    struct fork fork = {.n = 0};
    val none = ir_const(b, 0), sig = ir_get(b, S_FR + 2 * f);
    val r = statusless_call(t, fn_from_integer, IR_FAST_STATUSLESS_L_D, sig, none, none);
    val fine = ir_ltui(b, sig, (uint64_t)1 << 53);
    fast_path_end(t, i, &fork, &fine, generic);
    ir_set(b, S_FPSR, ir_or(b, ir_get(b, S_FPSR), ir_const(b, 1ull << (ia64_inexact_flag(X_SF) - 4)))); /* D */
    fr_set_double(t, F1, r);
    return true;
}

bool double_multiply_add(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    const unsigned f[3] = {X_F3, X_F4, X_F2};
    unsigned kind = field(i->x, 38, 2); /* enum ia64_fma_kind */
    bool is_double = i->x >> 37 & 1;
    struct kind k = {.sf = X_SF, .single = !is_double && i->x >> 36 & 1};
    if (!k.single && usual(t, X_SF) && kind == IA64_FMA && f[1] == 1 && f[2] == 0 && normalise_integer(t, i, f[0], generic))
        return true;
    if (!(is_double || k.single) || !usual(t, X_SF) || !likely_doubles(t, f, 3))
        return false;

    struct fork fork = fast_path_begin(t, f, 3);
    val none = ir_const(t->b, 0), x = fr_double_bits(t, f[0]), y = fr_double_bits(t, f[1]), z = fr_double_bits(t, f[2]), r;
    if (f[2] == 0) {
        if (kind == IA64_FNMA)
            x = ir_xori(t->b, x, double_sign);
        r = compute(t, k, MULTIPLY, x, y, none);
    } else if (f[0] == 1 || f[1] == 1) {
        x = f[1] == 1 ? x : y;
        r = kind == IA64_FMA   ? compute(t, k, ADD, x, z, none)
            : kind == IA64_FMS ? compute(t, k, SUBTRACT, x, z, none)
                               : compute(t, k, SUBTRACT, z, x, none);
    } else {
        r = compute(t, k, kind, x, y, z);
    }
    settle_number(t, i, &fork, r, generic);
    return true;
}

/* ---- pairs of singles, in the register format of integers ---- */

#define PAIR(name, kind, no_addend)                                                   \
    static uint64_t fn_pair_##name(struct cpu *c, uint64_t x, uint64_t y, uint64_t z) \
    {                                                                                 \
        (void)c;                                                                      \
        return ia64_pair_fma(kind, x, y, no_addend ? 0 : z, no_addend);               \
    }
// clang-format off
PAIR(fma, IA64_FMA, false) PAIR(fms, IA64_FMS, false) PAIR(fnma, IA64_FNMA, false) PAIR(mul, IA64_FMA, true)
    // clang-format on

    bool double_multiply_add_pair(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    static ir_fn *const fn[] = {fn_pair_fma, fn_pair_fms, fn_pair_fnma, fn_pair_mul};
    const unsigned f[3] = {X_F3, X_F4, X_F2};
    unsigned kind = field(i->x, 38, 2), n = f[2] ? 3 : 2;
    struct ir_builder *b = t->b;
    if (!inexact_known(t, X_SF) || f[0] < 2 || f[1] < 2 || f[2] == 1 || (f[2] == 0 && kind == IA64_FNMA))
        return false;
    struct fork fork = {.n = 0};
    for (unsigned k = 0; k < n; k++) {
        val exp = ir_get(b, S_FR + 2 * f[k] + 1), differs;
        uint64_t known;
        if (ir_is_const(b, exp, &known) && known == IA64_FR_EXP_INT)
            continue;
        differs = ir_xori(b, exp, IA64_FR_EXP_INT);
        fork.differs = fork.checked ? ir_or(b, fork.differs, differs) : differs;
        fork.checked = true;
    }
    if (fork.checked)
        fork.other = ir_skip_if_nonzero(b, fork.differs);
    kind = f[2] ? kind : 3;
    val z = f[2] ? ir_get(b, S_FR + 2 * f[2]) : ir_const(b, 0);
    val r = statusless_call(t, fn[kind], IR_FAST_STATUSLESS_FMAP + kind, ir_get(b, S_FR + 2 * f[0]), ir_get(b, S_FR + 2 * f[1]), z);
    val fine = ir_nei(b, r, FP_STATUSLESS_FAILS);
    fast_path_end(t, i, &fork, &fine, generic);
    ir_set(b, S_FR + 2 * F1, r);
    ir_set_const(b, S_FR + 2 * F1 + 1, IA64_FR_EXP_INT);
    fr_written(t, F1);
    return true;
}

bool double_pack(struct translation *t, const struct ia64_insn *i, ir_fn *narrow, fr_generic *generic)
{
    const unsigned f[2] = {X_F2, X_F3};
    struct ir_builder *b = t->b;
    val half[2], none = ir_const(b, 0);
    if (!likely_doubles(t, f, 2))
        return false;
    struct fork fork = fast_path_check(t, f, 2);
    fast_path_end(t, i, &fork, NULL, generic);
    for (unsigned k = 0; k < 2; k++)
        half[k] = statusless_call(t, narrow, IR_FAST_STATUSLESS_D_S, fr_double_bits(t, f[k]), none, none);
    ir_set(b, S_FR + 2 * F1, ir_or(b, ir_shli(b, half[0], 32), half[1]));
    ir_set_const(b, S_FR + 2 * F1 + 1, IA64_FR_EXP_INT);
    fr_written(t, F1);
    return true;
}

/* ---- comparison, minimum, maximum ---- */

enum { LESS = 1, EQUAL = 2, GREATER = 4, UNORDERED = 8 };

static val relation(struct translation *t, const struct ia64_insn *i, const struct fork *fork, val x, val y, fr_generic *generic)
{
    val r = statusless_call(t, fn_compare, IR_FAST_STATUSLESS_CMP, x, y, ir_const(t->b, 0));
    val fine = ir_nei(t->b, r, UNORDERED);
    fast_path_end(t, i, fork, &fine, generic);
    return r;
}

bool double_compare(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    static const uint8_t wanted[] = {EQUAL, LESS, LESS | EQUAL, 0};
    const unsigned f[2] = {X_F2, X_F3};
    struct ir_builder *b = t->b;
    bool unconditional = COMPLETER(func);
    if (t->mode & MODE_FP_TRAPS || (unconditional && i->qp) || !likely_doubles(t, f, 2))
        return false;
    struct fork fork = fast_path_begin(t, f, 2);
    val r = relation(t, i, &fork, fr_double_bits(t, f[0]), fr_double_bits(t, f[1]), generic);
    val holds = ir_nei(b, ir_andi(b, r, wanted[field(i->x, 33, 1) << 1 | field(i->x, 36, 1)]), 0);
    set_pr(t, field(i->x, 6, 6), holds);
    set_pr(t, field(i->x, 27, 6), ir_xori(b, holds, 1));
    return true;
}

bool double_minmax(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    const unsigned f[2] = {X_F2, X_F3};
    unsigned kind = field(i->x, 27, 2); /* enum ia64_minmax */
    struct ir_builder *b = t->b;
    if (t->mode & MODE_FP_TRAPS || !likely_doubles(t, f, 2))
        return false;
    struct fork fork = fast_path_begin(t, f, 2);
    val x = fr_double_bits(t, f[0]), y = fr_double_bits(t, f[1]);
    bool absolute = kind == IA64_FAMIN || kind == IA64_FAMAX, maximum = kind == IA64_FMAX || kind == IA64_FAMAX;
    val r = relation(t, i, &fork, absolute ? ir_andi(b, x, ~double_sign) : x, absolute ? ir_andi(b, y, ~double_sign) : y, generic);
    fr_set_double(t, F1, ir_select(b, ir_andi(b, r, maximum ? GREATER : LESS), x, y));
    return true;
}

/* ---- sign ---- */

bool double_merge(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    const unsigned f[2] = {X_F2, X_F3};
    unsigned kind = field(i->x, 27, 2); /* 0 fmerge.s, 1 fmerge.ns */
    struct ir_builder *b = t->b;
    if (!likely_doubles(t, f, 2))
        return false;
    struct fork fork = fast_path_check(t, f, 2);
    fast_path_end(t, i, &fork, NULL, generic);
    val x = fr_double_bits(t, f[0]), y = fr_double_bits(t, f[1]), r;
    if (f[0] == f[1])
        r = kind ? ir_xori(b, y, double_sign) : y;
    else if (f[0] == 0)
        r = kind ? ir_ori(b, y, double_sign) : ir_andi(b, y, ~double_sign);
    else
        r = ir_deposit(b, y, ir_xori(b, ir_shri(b, x, 63), kind), 63, 1);
    fr_set_double(t, F1, r);
    return true;
}

/* ---- integers ---- */

bool double_to_integer(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    const unsigned f[1] = {X_F2};
    bool is_unsigned = field(i->x, 27, 1), truncated = field(i->x, 28, 1);
    struct ir_builder *b = t->b;
    if (is_unsigned || !usual(t, X_SF) || !likely_doubles(t, f, 1))
        return false;
    struct fork fork = fast_path_begin(t, f, 1);
    val none = ir_const(b, 0);
    val r = rounded(t, X_SF, to_integer[truncated], truncated ? IR_FAST_STATUSLESS_D_LT : IR_FAST_STATUSLESS_D_L, fr_double_bits(t, f[0]),
                    none, none);
    val fine = ir_ne(b, r, ir_const(b, 1ull << 63));
    fast_path_end(t, i, &fork, &fine, generic);
    ir_set(b, S_FR + 2 * F1, r);
    ir_set_const(b, S_FR + 2 * F1 + 1, IA64_FR_EXP_INT);
    fr_written(t, F1);
    return true;
}

bool double_from_integer(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    unsigned f = X_F2;
    struct ir_builder *b = t->b;
    struct fork fork = {.n = 0};
    val exp = ir_get(b, S_FR + 2 * f + 1), none = ir_const(b, 0);
    uint64_t known;
    if (ir_is_const(b, exp, &known)) {
        if (known != IA64_FR_EXP_INT)
            return false;
    } else {
        fork.checked = true;
        fork.other = ir_skip_if_nonzero(b, ir_xori(b, exp, IA64_FR_EXP_INT));
    }
    settle_number(t, i, &fork, statusless_call(t, fn_from_integer, IR_FAST_STATUSLESS_L_D, ir_get(b, S_FR + 2 * f), none, none), generic);
    return true;
}

/* ---- reciprocal approximations ---- */

bool double_approximate(struct translation *t, const struct ia64_insn *i, ir_fn *fn, bool root, fr_generic *generic)
{
    const unsigned f[2] = {root ? X_F3 : X_F2, X_F3};
    if (i->qp || t->stays || !usual(t, X_SF) || !likely_doubles(t, f, 2))
        return false;
    struct fork fork = fast_path_begin(t, f, 2);
    val r = ir_call(t->b, fn, IR_CALL_PURE, fr_double_bits(t, f[0]), fr_double_bits(t, f[1]), ir_const(t->b, 0));
    settle_number(t, i, &fork, r, generic);
    set_pr(t, field(i->x, 27, 6), ir_const(t->b, 1));
    return true;
}
