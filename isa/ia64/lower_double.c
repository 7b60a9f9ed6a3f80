/*
 * lower_double.c - floating-point instructions on registers that are held as doubles (FR_DOUBLE): most of what compiled
 * code does, and the host can do it.
 *
 * An instruction is built twice: for sources that are held as doubles and a result that needs no exception, and in general.
 * The general way leaves the block, so that behind the instruction it is known that its sources and its target are doubles.
 */
#include "emu/fp/plain.h"
#include "isa/ia64/chain.h"
#include "isa/ia64/lower.h"

static unsigned field(uint64_t x, unsigned pos, unsigned len)
{
    return (unsigned)(x >> pos & ((1u << len) - 1));
}

#define X_F2 field(i->x, 13, 7)
#define X_F3 field(i->x, 20, 7)
#define X_F4 field(i->x, 27, 7)
#define X_SF field(i->x, 34, 2)

static const uint64_t double_one = 0x3ff0000000000000, double_sign = 1ull << 63;

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

val fr_other_form(struct translation *t, unsigned f)
{
    return ir_xori(t->b, ir_get(t->b, S_FR + 2 * f + 1), FR_DOUBLE);
}

val not_denormal(struct translation *t, val bits)
{
    return ir_shri(t->b, ir_subi(t->b, ir_shli(t->b, bits, 1), 1), 53);
}

/* ---- the two ways ---- */

struct fork {
    const unsigned *f; /* the sources */
    unsigned n;
    bool checked;
    val differs;       /* if checked: not zero if one is not held as a double */
    ir_label other;    /* begin(): … which goes here */
};

/* Is it likely that all sources are held as doubles? */
static bool likely(const struct translation *t, const unsigned *f, unsigned n)
{
    for (unsigned k = 0; k < n; k++)
        if (in_set(t->extended, f[k]))
            return false;
    return true;
}

static struct fork look(struct translation *t, const unsigned *f, unsigned n)
{
    struct fork fork = {.f = f, .n = n};
    for (unsigned k = 0; k < n; k++) {
        if (fr_is_double(t, f[k]) || (k && f[k] == f[k - 1]))
            continue;
        val differs = fr_other_form(t, f[k]);
        fork.differs = fork.checked ? ir_or(t->b, fork.differs, differs) : differs;
        fork.checked = true;
    }
    return fork;
}

/* What follows may rely on doubles: there is one more condition to come. */
static struct fork begin(struct translation *t, const unsigned *f, unsigned n)
{
    struct fork fork = look(t, f, n);
    if (fork.checked)
        fork.other = ir_skip_if_nonzero(t->b, fork.differs);
    return fork;
}

/* From here on all is well if `fine` is not zero (NULL: in any case, after look()). */
static void settle(struct translation *t, const struct ia64_insn *i, const struct fork *fork, const val *fine,
                   fr_generic *generic)
{
    struct ir_builder *b = t->b;
    if (fork->checked || fine) {
        ir_label go = fine ? ir_skip_if_nonzero(b, *fine) : ir_skip_if_zero(b, fork->differs);
        struct translation before = *t;
        ir_likely(b, go);
        if (fork->checked && fine)
            ir_land(b, fork->other);
        t->stays = true;
        generic(t, i);
        ir_goto(b, t->next, t->mode);
        *t = before;
        ir_land(b, go);
    }
    for (unsigned k = 0; k < fork->n; k++)
        if (fork->f[k] >= 2)
            fr_known_double(t, fork->f[k]);
}

static val plain(struct translation *t, ir_fn *fn, enum ir_fast fast, val x, val y, val z)
{
    return ir_call_fast(t->b, fn, IR_CALL_PURE, fast, x, y, z);
}

/* The same of an operation that may be inexact: as long as status field sf does not say so, the result must be exact. */
static val rounded(struct translation *t, unsigned sf, ir_fn *const fn[2], enum ir_fast fast, val x, val y, val z)
{
    bool exact = !inexact_known(t, sf);
    return ir_call_fast(t->b, fn[exact], exact ? IR_CALL_EXACT : IR_CALL_PURE, fast, x, y, z);
}

static void settle_number(struct translation *t, const struct ia64_insn *i, const struct fork *fork, val result,
                          fr_generic *generic)
{
    val fine = ir_nei(t->b, result, FP_PLAIN_FAILS);
    settle(t, i, fork, &fine, generic);
    fr_set_double(t, F1, result);
}

/* ---- multiply-add ---- */

#define FUNCTION(name, call)                                                                                 \
    static uint64_t fn_##name(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)                             \
    {                                                                                                        \
        (void)c, (void)x, (void)y, (void)z;                                                                  \
        return fp_plain_##call;                                                                              \
    }
/* One that rounds, and the same if it is exact. */
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

enum { MULTIPLY = 3, ADD, SUBTRACT };
#define BOTH(name) {fn_##name, fn_##name##_exactly}
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
    return rounded(t, k.sf, arithmetic[k.single][what], IR_FAST_PLAIN_FMA + 6 * k.single + what, x, y, z);
}

/* fnorm of an integer that this block put there: exact if it has at most 53 bits, but it is not normal, which status shows. */
static bool normalise_integer(struct translation *t, const struct ia64_insn *i, unsigned f, fr_generic *generic)
{
    struct ir_builder *b = t->b;
    uint64_t known;
    if (!ir_is_const(b, ir_get(b, S_FR + 2 * f + 1), &known) || known != IA64_FR_EXP_INT)
        return false;
    struct fork fork = {.n = 0};
    val none = ir_const(b, 0), sig = ir_get(b, S_FR + 2 * f);
    val r = plain(t, fn_from_integer, IR_FAST_PLAIN_L_D, sig, none, none);
    val fine = ir_ltui(b, sig, (uint64_t)1 << 53);
    settle(t, i, &fork, &fine, generic);
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
    if (!(is_double || k.single) || !usual(t, X_SF) || !likely(t, f, 3))
        return false;

    struct fork fork = begin(t, f, 3);
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

/* ---- pairs of singles: integers' registers, of which both halves are computed at once ---- */

#define PAIR(name, kind, no_addend)                                                                          \
    static uint64_t fn_pair_##name(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)                        \
    {                                                                                                        \
        (void)c;                                                                                             \
        return ia64_pair_fma(kind, x, y, no_addend ? 0 : z, no_addend);                                      \
    }
PAIR(fma, IA64_FMA, false) PAIR(fms, IA64_FMS, false) PAIR(fnma, IA64_FNMA, false) PAIR(mul, IA64_FMA, true)

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
    val r = plain(t, fn[kind], IR_FAST_PLAIN_FMAP + kind, ir_get(b, S_FR + 2 * f[0]), ir_get(b, S_FR + 2 * f[1]), z);
    val fine = ir_nei(b, r, FP_PLAIN_FAILS);
    settle(t, i, &fork, &fine, generic);
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
    if (!likely(t, f, 2))
        return false;
    struct fork fork = look(t, f, 2);
    settle(t, i, &fork, NULL, generic);
    for (unsigned k = 0; k < 2; k++)
        half[k] = plain(t, narrow, IR_FAST_PLAIN_D_S, fr_double_bits(t, f[k]), none, none);
    ir_set(b, S_FR + 2 * F1, ir_or(b, ir_shli(b, half[0], 32), half[1]));
    ir_set_const(b, S_FR + 2 * F1 + 1, IA64_FR_EXP_INT);
    fr_written(t, F1);
    return true;
}

/* ---- comparison, minimum, maximum ---- */

enum { LESS = 1, EQUAL = 2, GREATER = 4, UNORDERED = 8 };

static val relation(struct translation *t, const struct ia64_insn *i, const struct fork *fork, val x, val y,
                    fr_generic *generic)
{
    val r = plain(t, fn_compare, IR_FAST_PLAIN_CMP, x, y, ir_const(t->b, 0));
    val fine = ir_nei(t->b, r, UNORDERED);
    settle(t, i, fork, &fine, generic);
    return r;
}

bool double_compare(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    static const uint8_t wanted[] = {EQUAL, LESS, LESS | EQUAL, 0};
    const unsigned f[2] = {X_F2, X_F3};
    struct ir_builder *b = t->b;
    bool unconditional = COMPLETER(func);
    if (t->mode & MODE_FP_TRAPS || (unconditional && i->qp) || !likely(t, f, 2))
        return false;
    struct fork fork = begin(t, f, 2);
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
    if (t->mode & MODE_FP_TRAPS || !likely(t, f, 2))
        return false;
    struct fork fork = begin(t, f, 2);
    val x = fr_double_bits(t, f[0]), y = fr_double_bits(t, f[1]);
    bool absolute = kind == IA64_FAMIN || kind == IA64_FAMAX, maximum = kind == IA64_FMAX || kind == IA64_FAMAX;
    val r = relation(t, i, &fork, absolute ? ir_andi(b, x, ~double_sign) : x, absolute ? ir_andi(b, y, ~double_sign) : y,
                     generic);
    fr_set_double(t, F1, ir_select(b, ir_andi(b, r, maximum ? GREATER : LESS), x, y));
    return true;
}

/* ---- sign ---- */

bool double_merge(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    const unsigned f[2] = {X_F2, X_F3};
    unsigned kind = field(i->x, 27, 2); /* enum ia64_fmerge, with ns and s the other way round */
    struct ir_builder *b = t->b;
    if (!likely(t, f, 2))
        return false;
    struct fork fork = look(t, f, 2);
    settle(t, i, &fork, NULL, generic);
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
    if (is_unsigned || !usual(t, X_SF) || !likely(t, f, 1))
        return false;
    struct fork fork = begin(t, f, 1);
    val none = ir_const(b, 0);
    val r = rounded(t, X_SF, to_integer[truncated], truncated ? IR_FAST_PLAIN_D_LT : IR_FAST_PLAIN_D_L,
                    fr_double_bits(t, f[0]), none, none);
    val fine = ir_ne(b, r, ir_const(b, 1ull << 63));
    settle(t, i, &fork, &fine, generic);
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
    settle_number(t, i, &fork, plain(t, fn_from_integer, IR_FAST_PLAIN_L_D, ir_get(b, S_FR + 2 * f), none, none), generic);
    return true;
}

/* ---- reciprocal approximations ---- */

bool double_approximate(struct translation *t, const struct ia64_insn *i, ir_fn *fn, bool root, fr_generic *generic)
{
    const unsigned f[2] = {root ? X_F3 : X_F2, X_F3};
    if (i->qp || t->stays || !usual(t, X_SF) || !likely(t, f, 2))
        return false;
    struct fork fork = begin(t, f, 2);
    val r = ir_call(t->b, fn, IR_CALL_PURE, fr_double_bits(t, f[0]), fr_double_bits(t, f[1]), ir_const(t->b, 0));
    settle_number(t, i, &fork, r, generic);
    set_pr(t, field(i->x, 27, 6), ir_const(t->b, 1));
    return true;
}

/* ---- division ---- */

static uint64_t do_compute(struct cpu *c, uint64_t f, uint64_t y, uint64_t z)
{
    uint64_t *s = cpu_slots(c);
    (void)y, (void)z;
    put_fr(s, (unsigned)f, get_fr(s, (unsigned)f));
    return 0;
}

void fr_compute(struct translation *t, unsigned f)
{
    struct ir_builder *b = t->b;
    val exp = ir_get(b, S_FR + 2 * f + 1), none = ir_const(b, 0);
    uint64_t known;
    if (f < 6 || (f > 15 && f < 32) || fr_is_double(t, f) || (ir_is_const(b, exp, &known) && !(known & FR_DEFERRED)))
        return;
    ir_label fine = ir_skip_if_zero(b, ir_andi(b, exp, FR_DEFERRED));
    ir_call(b, do_compute, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_LOCAL, ir_const(b, f), none, none);
    ir_land(b, fine);
}

/* The registers of divisions by number: f6 to f15, f32 to f46. */
static unsigned numbered(unsigned f) { return f < 16 ? f - 6 : f - 22; }
static unsigned register_of(unsigned number) { return number < 10 ? number + 6 : number + 22; }
enum { NUMBERS = 10 + IA64_CHAIN_END - 32 };

/* Another division takes the place of the operands: what still needs those is computed. */
static void compute_all(uint64_t *s, uint64_t chain)
{
    struct ia64_fr values[IA64_CHAIN_NODES];
    bool known = false;
    for (unsigned f = 6; f < 128; f++) {
        uint64_t exp = s[S_FR + 2 * f + 1];
        if (!(exp & FR_DEFERRED) || (exp >> 32 & (CHAINS - 1)) != chain)
            continue;
        if (!known)
            ia64_deferred_values(s, exp, values);
        known = true;
        put_fr(s, f, values[exp >> 20 & 255]);
    }
}

static uint64_t do_compute_all(struct cpu *c, uint64_t chain, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    compute_all(cpu_slots(c), chain);
    return 0;
}

/* What says who put operands there: the instruction and the registers, all of which it changes anew. */
enum { PLACE_LEFT = 36 };

static uint64_t place_of(const struct translation *t, const struct ia64_chain *chain)
{
    uint64_t left = 0;
    for (unsigned k = 0; k < NUMBERS; k++)
        left |= (chain->left >> register_of(k) & 1) << k;
    return t->pc | left << PLACE_LEFT;
}

/* Where the operands of a division are kept, for whoever asks for one of the registers left: in a place that it has or, so that others need
 * not be computed, nobody has. */
static void choose_chain(struct translation *t, const struct ia64_insn *i, const struct ia64_chain *chain)
{
    unsigned first = (unsigned)(i->bundle >> 4), n = first % CHAINS;
    for (unsigned k = 0; k < 2 * CHAINS; k++) {
        unsigned m = (first + k) % CHAINS;
        if (ir_guess(t->b, S_CHAIN + 5 * m) == (k < CHAINS ? place_of(t, chain) : 0) && !(t->chains >> m & 1)) {
            n = m;
            break;
        }
    }
    t->chain = n;
    t->chains |= 1u << n;
}

enum { DIVIDE_CALL = IR_CALL_READS | IR_CALL_WRITES | IR_CALL_LOCAL };

/* ---- of integers, and of extended numbers */

/* What do_divide() needs to know: nodes of f6 to f15 (0: not left), of NODE bits, then these. */
enum { NODE = 5, NUMBER = 5, HOW_RESULT = 50, HOW_CHAIN = 55, HOW_UNSIGNED = 59, HOW_EXTENDED = 60 };

static unsigned bits_of(uint64_t x, unsigned from, unsigned n) { return x >> from & ((1u << n) - 1); }

static uint64_t how_to_divide(const struct translation *t, const struct ia64_chain *chain)
{
    uint64_t how = (uint64_t)numbered(chain->result) << HOW_RESULT | (uint64_t)t->chain << HOW_CHAIN |
                   (uint64_t)chain->is_unsigned << HOW_UNSIGNED | (uint64_t)(chain->kind == IA64_CHAIN_EXTENDED) << HOW_EXTENDED;
    for (unsigned f = 6; f < 16; f++)
        if (chain->left >> f & 1)
            how |= (uint64_t)chain->node[f] << NODE * (f - 6);
    return how;
}

static bool divide(struct ia64_fr a, struct ia64_fr b, uint64_t how, struct ia64_fr *quotient)
{
    if (how >> HOW_EXTENDED & 1)
        return ia64_divide_extended(a, b, quotient);
    *quotient = ia64_fr_from_sig(0);
    return ia64_divide_integers(a, b, how >> HOW_UNSIGNED & 1, &quotient->sig);
}

/* What chain number n is computed from, at that place in the code. Registers that wait for another one of that number are computed first. */
static void keep(uint64_t *s, uint64_t n, uint64_t place, struct ia64_fr a, struct ia64_fr b)
{
    uint64_t *kept = s + S_CHAIN + 5 * n;
    if (kept[0] != place)
        compute_all(s, n);
    kept[0] = place;
    kept[1] = a.sig, kept[2] = a.exp;
    kept[3] = b.sig, kept[4] = b.exp;
}

static uint64_t do_divide(struct cpu *c, uint64_t x, uint64_t how, uint64_t place)
{
    uint64_t *s = cpu_slots(c);
    unsigned n = how >> HOW_CHAIN & (CHAINS - 1), kind = how >> HOW_EXTENDED & 1 ? IA64_CHAIN_EXTENDED : IA64_CHAIN_INTEGER;
    struct ia64_fr a = get_fr(s, field(x, 13, 7)), b = get_fr(s, field(x, 20, 7)), q;
    if (!divide(a, b, how, &q))
        return 0;
    keep(s, n, place, a, b);
    for (unsigned f = 6; f < 16; f++) {
        unsigned node = how >> NODE * (f - 6) & ((1 << NODE) - 1);
        if (node)
            s[S_FR + 2 * f + 1] = deferred(kind, node, n);
    }
    put_fr(s, register_of(bits_of(how, HOW_RESULT, NUMBER)), q);
    return 1;
}

/* What a division leaves in registers from f `first` on. */
static void leave_deferred(struct translation *t, const struct ia64_chain *chain, unsigned first)
{
    for (unsigned f = first; f < IA64_CHAIN_END; f++)
        if (chain->left >> f & 1)
            ir_set_const(t->b, S_FR + 2 * f + 1, deferred(chain->kind, chain->node[f], t->chain));
}

static void left_written(struct translation *t, const struct ia64_chain *chain)
{
    for (unsigned f = 6; f < IA64_CHAIN_END; f++)
        if (chain->left >> f & 1) {
            fr_written(t, f);
            fr_extended(t, f);
        }
}

static void divide_others(struct translation *t, const struct ia64_insn *i, const struct ia64_chain *chain, fr_generic *generic)
{
    enum { REACH = 2 * IR_WIDE_NEAR + 2 };
    struct ir_builder *b = t->b;
    struct fork fork = {.n = 0};
    val fine = ir_call(b, do_divide, DIVIDE_CALL, ir_const(b, i->x), ir_const(b, how_to_divide(t, chain)),
                       ir_const(b, place_of(t, chain)));
    settle(t, i, &fork, &fine, generic);
    leave_deferred(t, chain, 16); /* the others have it */
    left_written(t, chain);
    fr_written(t, chain->result);
    if (chain->kind == IA64_CHAIN_EXTENDED)
        fr_normal(t, chain->result, REACH);
    else
        ir_set_const(b, S_FR + 2 * chain->result + 1, IA64_FR_EXP_INT); /* as it is: now this is known */
}

/* ---- of doubles */

static uint64_t fn_divide_doubles(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t q;
    (void)c, (void)z;
    return ia64_divide_doubles(x, y, &q) ? q : FP_PLAIN_FAILS;
}

static uint64_t fn_divide_singles(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t q;
    (void)c, (void)z;
    return ia64_divide_singles(x, y, &q) ? q : FP_PLAIN_FAILS;
}

/* Room for a chain's two operands, doubles. */
static void keep_two(struct translation *t, const struct ia64_chain *chain, val x, val y)
{
    struct ir_builder *b = t->b;
    unsigned n = t->chain, slot = S_CHAIN + 5 * n;
    val none = ir_const(b, 0), place = ir_const(b, place_of(t, chain));
    ir_label same = ir_skip_if_zero(b, ir_xor(b, ir_get(b, slot), place));
    ir_call(b, do_compute_all, DIVIDE_CALL, ir_const(b, n), none, none);
    ir_set(b, slot, place);
    ir_land(b, same);
    ir_set(b, slot + 1, x);
    ir_set_const(b, slot + 2, FR_DOUBLE);
    ir_set(b, slot + 3, y);
    ir_set_const(b, slot + 4, FR_DOUBLE);
}

static void keep_operands(struct translation *t, const struct ia64_chain *chain, val x, val y)
{
    keep_two(t, chain, x, y);
    leave_deferred(t, chain, 6);
    left_written(t, chain);
}

static void divide_doubles(struct translation *t, const struct ia64_insn *i, const struct ia64_chain *chain, fr_generic *generic)
{
    const unsigned f[2] = {chain->a, chain->b};
    struct fork fork = begin(t, f, 2);
    val x = fr_double_bits(t, f[0]), y = fr_double_bits(t, f[1]);
    val q = plain(t, chain->kind == IA64_CHAIN_SINGLE ? fn_divide_singles : fn_divide_doubles, IR_FAST_NONE, x, y, ir_const(t->b, 0));
    val fine = ir_nei(t->b, q, FP_PLAIN_FAILS);
    settle(t, i, &fork, &fine, generic);
    keep_operands(t, chain, x, y);
    fr_set_double(t, chain->result, q);
}

/* ---- one that begins within another: it must not leave the block, so a function does all of it, whatever the numbers */

/* In the second argument the nodes of the registers left, in the order of the bits that say which; in the first above the instruction: */
enum { NODES = 12, WITHIN_CHAIN = 41, WITHIN_KIND = 45, WITHIN_RESULT = 48, WITHIN_QUOTIENT = 53, WITHIN_UNSIGNED = 58, WITHIN_TRUNCATES = 59 };

static uint64_t double_or_not(const uint64_t *s, unsigned f, bool *is)
{
    *is &= f == 1 || s[S_FR + 2 * f + 1] == FR_DOUBLE;
    return f == 1 ? double_one : s[S_FR + 2 * f];
}

static bool quotient_within(const uint64_t *s, uint64_t x, struct ia64_fr a, struct ia64_fr b, struct ia64_fr *q)
{
    enum ia64_chain_kind kind = (enum ia64_chain_kind)bits_of(x, WITHIN_KIND, 3);
    if (kind == IA64_CHAIN_EXTENDED)
        return ia64_divide_extended(a, b, q);
    if (kind == IA64_CHAIN_INTEGER) {
        *q = ia64_fr_from_sig(0);
        return ia64_divide_integers(a, b, x >> WITHIN_UNSIGNED & 1, &q->sig);
    }
    bool doubles = true;
    uint64_t dividend = double_or_not(s, field(x, 13, 7), &doubles), divisor = double_or_not(s, field(x, 20, 7), &doubles);
    q->exp = FR_DOUBLE;
    return doubles && (kind == IA64_CHAIN_SINGLE ? ia64_divide_singles : ia64_divide_doubles)(dividend, divisor, &q->sig);
}

/* The next of the registers left, and its node. */
static unsigned next_left(uint64_t *left, uint64_t *nodes, unsigned *node)
{
    unsigned f = register_of((unsigned)__builtin_ctzll(*left));
    *node = bits_of(*nodes, 0, NODE);
    *nodes >>= NODE;
    *left &= *left - 1;
    return f;
}

static bool divide_slowly(uint64_t *s, uint64_t x, uint64_t left, uint64_t nodes)
{
    struct ia64_division d = {.kind = (enum ia64_chain_kind)bits_of(x, WITHIN_KIND, 3), .a = field(x, 13, 7), .b = field(x, 20, 7),
                              .y = field(x, 6, 7), .sf = field(x, 34, 2), .result = register_of(bits_of(x, WITHIN_RESULT, NUMBER)),
                              .quotient = register_of(bits_of(x, WITHIN_QUOTIENT, NUMBER)),
                              .is_unsigned = x >> WITHIN_UNSIGNED & 1, .truncates = x >> WITHIN_TRUNCATES & 1};
    unsigned node;
    while (left) {
        unsigned f = next_left(&left, &nodes, &node);
        d.left |= 1ull << f;
        d.node[f] = (uint8_t)node;
    }
    return ia64_divide(s, &d);
}

/* By the host, and the operands are kept; or slowly. */
static uint64_t do_divide_within(struct cpu *c, uint64_t x, uint64_t nodes, uint64_t place)
{
    uint64_t *s = cpu_slots(c), left = bits_of(place, PLACE_LEFT, NUMBERS);
    unsigned n = bits_of(x, WITHIN_CHAIN, 4), kind = bits_of(x, WITHIN_KIND, 3), node;
    struct ia64_fr a = get_fr(s, field(x, 13, 7)), b = get_fr(s, field(x, 20, 7)), q;
    if (!quotient_within(s, x, a, b, &q))
        return divide_slowly(s, x, left, nodes);
    keep(s, n, place, a, b);
    while (left) {
        unsigned f = next_left(&left, &nodes, &node);
        s[S_FR + 2 * f + 1] = deferred(kind, node, n);
    }
    put_fr(s, register_of(bits_of(x, WITHIN_RESULT, NUMBER)), q);
    return 1;
}

static bool begins_within(struct translation *t, const struct ia64_insn *i, const struct ia64_chain *chain)
{
    const unsigned most = sizeof t->nested / sizeof *t->nested;
    uint64_t nodes = 0, x = i->x | (uint64_t)chain->kind << WITHIN_KIND | (uint64_t)numbered(chain->result) << WITHIN_RESULT |
                            (uint64_t)chain->is_unsigned << WITHIN_UNSIGNED | (uint64_t)chain->truncates << WITHIN_TRUNCATES;
    unsigned n = 0;
    for (unsigned k = 0; k < NUMBERS; k++)
        if (chain->left >> register_of(k) & 1 && n++ < NODES)
            nodes |= (uint64_t)chain->node[register_of(k)] << NODE * (n - 1);
    if (n > NODES || t->nnested == most)
        return false;
    if (chain->kind == IA64_CHAIN_INTEGER)
        x |= (uint64_t)numbered(chain->quotient) << WITHIN_QUOTIENT;
    choose_chain(t, i, chain);
    x |= (uint64_t)t->chain << WITHIN_CHAIN;
    val goes_on = ir_call(t->b, do_divide_within, DIVIDE_CALL, ir_const(t->b, x), ir_const(t->b, nodes), ir_const(t->b, place_of(t, chain)));
    set_pr(t, field(i->x, 27, 6), goes_on);
    left_written(t, chain);
    fr_written(t, chain->y);
    fr_written(t, chain->result);
    t->nested[t->nnested].at = i->bundle;
    t->nested[t->nnested].pcs[0] = chain->pcs[0];
    t->nested[t->nnested].pcs[1] = chain->pcs[1];
    t->nnested++;
    return true;
}

/* f32 to f127 are where their names are, if a division has any. */
static void place_upper(struct translation *t, const struct ia64_chain *chain)
{
    if ((chain->left | 1ull << chain->result) >> 32 == 0 || t->fr_in_place)
        return;
    place_floating(t);
    t->fr_in_place = true;
}

bool double_divide(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    const unsigned f[2] = {X_F2, X_F3};
    struct ia64_chain chain;
    if (i->qp || !usual(t, X_SF) || !inexact_known(t, 1) || !ia64_find_chain(t, i, false, &chain))
        return false;
    bool reals = chain.kind == IA64_CHAIN_DOUBLE || chain.kind == IA64_CHAIN_SINGLE;
    if ((chain.kind != IA64_CHAIN_INTEGER && !inexact_known(t, 0)) || (reals && !likely(t, f, 2)))
        return false;
    place_upper(t, &chain);
    if (t->stays)
        return begins_within(t, i, &chain);
    t->nnested = 0;
    choose_chain(t, i, &chain);
    (reals ? divide_doubles : divide_others)(t, i, &chain, generic);
    set_pr(t, field(i->x, 27, 6), ir_const(t->b, 1));
    t->chain_at = i->bundle;
    t->in_chain[0] = chain.pcs[0];
    t->in_chain[1] = chain.pcs[1];
    return true;
}

bool double_wants_block(struct translation *t, const struct ia64_insn *i)
{
    struct ia64_chain chain;
    bool may = named(i, "frcpa") && ir_insn_count(t->b) && !t->root_how && usual(t, X_SF) && inexact_known(t, 1) && inexact_known(t, 0);
    bool goes_on;
    return may && !ia64_in_chain(t, t->pc, &goes_on) && !goes_on && !ia64_find_chain(t, i, false, &chain) && ia64_find_chain(t, i, true, &chain);
}

/* ---- square root: worked out by its first instruction, into the place of the operand that it does not have; written by its last */

/* What struct translation.root_how says: nodes of f6 to f15 (0: not left), then the result, where the operand is kept, and the kind. */
enum { HOW_KIND = 59 };

static uint64_t how_to_end(const struct translation *t, const struct ia64_chain *chain)
{
    return (how_to_divide(t, chain) & (((uint64_t)1 << HOW_KIND) - 1)) | (uint64_t)chain->kind << HOW_KIND;
}

static uint64_t fn_root_double(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t r;
    (void)c, (void)y, (void)z;
    return ia64_root_double(x, &r) ? r : FP_PLAIN_FAILS;
}

static uint64_t fn_root_single(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t r;
    (void)c, (void)y, (void)z;
    return ia64_root_single(x, &r) ? r : FP_PLAIN_FAILS;
}

/* f: the operand; n: where it is kept */
static uint64_t do_root_extended(struct cpu *c, uint64_t f, uint64_t n, uint64_t place)
{
    uint64_t *s = cpu_slots(c);
    struct ia64_fr a = get_fr(s, (unsigned)f), root;
    if (!ia64_root_extended(a, &root))
        return 0;
    keep(s, n, place, a, root);
    return 1;
}

/* y: the approximation */
static uint64_t fn_late_root(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t r;
    (void)c, (void)z;
    return ia64_root_double(x, &r) && ia64_double_reciprocal_sqrt(x) == y ? r : FP_PLAIN_FAILS;
}

/* `so_far`, and what a root relies on is so. */
static val as_guessed(struct translation *t, const struct ia64_chain *chain, val so_far)
{
    struct ir_builder *b = t->b;
    val differs = ir_const(b, 0);
    for (unsigned r = 0; r < 32; r++)
        for (unsigned slot = S_FR + 2 * r; slot < S_FR + 2 * r + 2 && chain->guessed_fr >> r & 1; slot++)
            differs = ir_or(b, differs, ir_xor(b, ir_get(b, slot), ir_const(b, ir_guess(b, slot))));
    for (unsigned r = 0; r < 32; r++)
        if (chain->guessed_gr >> r & 1)
            differs = ir_or(b, differs, ir_xor(b, ir_get(b, S_GR + r), ir_const(b, ir_guess(b, S_GR + r))));
    return ir_and(b, so_far, ir_eqi(b, differs, 0));
}

static void begin_root(struct translation *t, const struct ia64_insn *i, const struct ia64_chain *chain, fr_generic *generic)
{
    const unsigned f[1] = {chain->a};
    struct ir_builder *b = t->b;
    struct fork fork = begin(t, f, 1);
    val x = fr_double_bits(t, f[0]), none = ir_const(b, 0);
    val r = ir_call(b, chain->kind == IA64_CHAIN_ROOT_SINGLE ? fn_root_single : fn_root_double, IR_CALL_PURE, x, none, none);
    val fine = as_guessed(t, chain, ir_nei(b, r, FP_PLAIN_FAILS));
    settle(t, i, &fork, &fine, generic);
    keep_two(t, chain, x, r);
}

static void begin_extended_root(struct translation *t, const struct ia64_insn *i, const struct ia64_chain *chain, fr_generic *generic)
{
    struct ir_builder *b = t->b;
    struct fork fork = {.n = 0};
    fr_compute(t, chain->a);
    val done = ir_call(b, do_root_extended, DIVIDE_CALL, ir_const(b, chain->a), ir_const(b, t->chain), ir_const(b, place_of(t, chain)));
    val fine = as_guessed(t, chain, done);
    settle(t, i, &fork, &fine, generic);
}

static void go_on_to_end(struct translation *t, const struct ia64_insn *i, const struct ia64_chain *chain)
{
    t->chain_at = i->bundle;
    t->in_chain[0] = chain->pcs[0];
    t->in_chain[1] = chain->pcs[1];
    t->root_how = how_to_end(t, chain);
    t->root_at = i->bundle + chain->last / 3 * 16 + chain->last % 3;
}

bool double_root(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    const unsigned f[1] = {X_F3};
    struct ia64_chain chain;
    if (!usual(t, X_SF) || !inexact_known(t, 0) || !inexact_known(t, 1))
        return false;
    if (!ia64_find_root(t, i, &chain)) {
        t->may_root = true;
        return false;
    }
    bool extended = chain.kind == IA64_CHAIN_ROOT_EXTENDED;
    if (!extended && !likely(t, f, 1))
        return false;
    choose_chain(t, i, &chain);
    (extended ? begin_extended_root : begin_root)(t, i, &chain, generic);
    set_pr(t, field(i->x, 27, 6), ir_const(t->b, 1));
    go_on_to_end(t, i, &chain);
    return true;
}

/* fmpy.s1 under a predicate */
static bool is_late_root(const struct translation *t, const struct ia64_insn *i)
{
    enum { FMA = 8 };
    return i->qp && i->qp < 16 && i->line->unit == IA64_F && i->x >> 36 == FMA << 1 && X_SF == 1 && X_F2 == 0 && usual(t, 0) && usual(t, 1) &&
           inexact_known(t, 0) && inexact_known(t, 1);
}

bool double_may_root(struct translation *t, const struct ia64_insn *i)
{
    bool begins = t->may_root && !t->chain_at && is_late_root(t, i);
    t->may_root &= !begins;
    return begins;
}

bool double_late_root(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    struct ir_builder *b = t->b;
    struct ia64_chain chain;
    if (ir_insn_count(b) != 1 || !is_late_root(t, i) || !ir_guess(b, S_PR + i->qp) || !ia64_find_late_root(t, i, &chain))
        return false;
    choose_chain(t, i, &chain);
    const unsigned f[2] = {chain.a, chain.y};
    struct fork fork = begin(t, f, 2);
    val x = fr_double_bits(t, f[0]), r = ir_call(b, fn_late_root, IR_CALL_PURE, x, fr_double_bits(t, f[1]), ir_const(b, 0));
    val fine = ir_and(b, pr(t, i->qp), as_guessed(t, &chain, ir_nei(b, r, FP_PLAIN_FAILS)));
    settle(t, i, &fork, &fine, generic);
    keep_two(t, &chain, x, r);
    go_on_to_end(t, i, &chain);
    return true;
}

void double_end_root(struct translation *t)
{
    enum { REACH = IR_WIDE_NEAR / 2 + 2 };
    struct ir_builder *b = t->b;
    unsigned n = t->root_how >> HOW_CHAIN & (CHAINS - 1), kind = (unsigned)(t->root_how >> HOW_KIND), slot = S_CHAIN + 5 * n + 3;
    unsigned result = register_of(bits_of(t->root_how, HOW_RESULT, NUMBER));
    for (unsigned f = 6; f < 16; f++) {
        unsigned node = t->root_how >> NODE * (f - 6) & ((1 << NODE) - 1);
        if (!node)
            continue;
        ir_set_const(b, S_FR + 2 * f + 1, deferred(kind, node, n));
        fr_written(t, f);
        fr_extended(t, f);
    }
    t->root_how = 0;
    if (kind != IA64_CHAIN_ROOT_EXTENDED) {
        fr_set_double(t, result, ir_get(b, slot));
        return;
    }
    ir_set(b, S_FR + 2 * result, ir_get(b, slot));
    ir_set(b, S_FR + 2 * result + 1, ir_get(b, slot + 1));
    fr_written(t, result);
    fr_normal(t, result, REACH);
}
