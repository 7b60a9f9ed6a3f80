/*
 * division_idiom.c - finds division idioms in guest code, computes their results on the host, and computes deferred intermediate results:
 * see division_idiom.h.
 *
 * An idiom is a table of steps (`steps`), the multiply-adds of its dataflow graph. find() walks over the instructions after frcpa or
 * frsqrta, tracks which node each register holds, and matches each multiply-add with a step.
 */
#include "isa/ia64/division_idiom.h"

#include <math.h>
#include <string.h>
#include "emu/mem/mem.h"
#include "isa/ia64/ext82.h"

/* Nodes: operands, constants, the approximation, the result of each step, and the constants of square roots. */
enum {
    A = IA64_NODE_A,
    B = IA64_NODE_B,
    ZERO = IA64_NODE_ZERO,
    ONE = IA64_NODE_ONE,
    Y = IA64_NODE_Y,
    FIRST,
    NODES = FIRST + 16,
    HALF = NODES,
    C1,
    C2,
    C3,
    C4,
    C5,
    OTHER /* not of the idiom */,
    FOREIGN /* not of the idiom, and written within it */
};
#define N(k) (FIRST + (k))

static const struct ia64_fr root_constants[] = {
    /* HALF to C5 */
    // clang-format off
    {1ull << 63, IA64_FR_BIAS - 1}, {3ull << 62, IA64_FR_BIAS}, {5ull << 61, IA64_FR_BIAS + 1},
    {35ull << 58, IA64_FR_BIAS + 2}, {63ull << 58, IA64_FR_BIAS + 2}, {231ull << 56, IA64_FR_BIAS + 3},
    // clang-format on
};

/* Returns whether the node is the approximation or the result of a step. */
static bool is_result(unsigned node)
{
    return node >= Y && node < NODES;
}

struct step {
    uint8_t kind, pc, sf, x, y, z; /* kind (enum ia64_fma_kind) of x * y and z, with precision pc and status field sf */
};

/* The steps of each idiom in a topological order; guest code may have another one. IA64_PC_NONE rounds to the register's precision. */
static const struct step steps[IA64_IDIOMS][NODES - FIRST] =
    {
        [IA64_IDIOM_INTEGER] =
            {
                {IA64_FNMA, IA64_PC_NONE, 1, B, Y, ONE}, /* the error of the reciprocal */
                {IA64_FMA, IA64_PC_NONE, 1, A, Y, ZERO}, /* a first quotient */
                {IA64_FMA, IA64_PC_NONE, 1, N(0), N(0), ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, N(0), N(1), N(1)}, /* a better quotient */
                {IA64_FMA, IA64_PC_NONE, 1, N(0), Y, Y},
                {IA64_FMA, IA64_PC_NONE, 1, N(2), N(3), N(3)},
                {IA64_FMA, IA64_PC_NONE, 1, N(2), N(4), N(4)},
                {IA64_FNMA, IA64_PC_NONE, 1, B, N(5), A}, /* the remainder */
                {IA64_FMA, IA64_PC_NONE, 1, N(7), N(6), N(5)},
            },
        [IA64_IDIOM_DOUBLE] =
            {
                {IA64_FNMA, IA64_PC_NONE, 1, B, Y, ONE},
                {IA64_FMA, IA64_PC_NONE, 1, N(0), N(0), ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, N(0), Y, Y},
                {IA64_FMA, IA64_PC_NONE, 1, N(1), N(1), ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, N(1), N(2), N(2)},
                {IA64_FMA, IA64_PC_NONE, 1, N(3), N(4), N(4)},
                {IA64_FMA, IA64_PC_D, 1, A, N(5), ZERO},
                {IA64_FNMA, IA64_PC_NONE, 1, B, N(6), A},
                {IA64_FMA, IA64_PC_D, 0, N(7), N(5), N(6)},
            },
        [IA64_IDIOM_SINGLE] =
            {
                {IA64_FNMA, IA64_PC_NONE, 1, B, Y, ONE},
                {IA64_FMA, IA64_PC_NONE, 1, N(0), Y, Y},
                {IA64_FMA, IA64_PC_NONE, 1, N(0), N(1), Y},
                {IA64_FMA, IA64_PC_S, 1, A, N(2), ZERO},
                {IA64_FNMA, IA64_PC_NONE, 1, B, N(3), A},
                {IA64_FMA, IA64_PC_S, 0, N(4), N(2), N(3)},
            },
        [IA64_IDIOM_EXTENDED] =
            {
                {IA64_FNMA, IA64_PC_NONE, 1, B, Y, ONE},
                {IA64_FMA, IA64_PC_NONE, 1, A, Y, ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, N(0), N(0), N(0)},
                {IA64_FMA, IA64_PC_NONE, 1, N(0), N(0), ZERO},
                {IA64_FNMA, IA64_PC_NONE, 1, B, N(1), A},
                {IA64_FMA, IA64_PC_NONE, 1, Y, N(2), Y},
                {IA64_FMA, IA64_PC_NONE, 1, N(3), N(3), N(0)},
                {IA64_FMA, IA64_PC_NONE, 1, N(5), N(6), Y},
                {IA64_FMA, IA64_PC_NONE, 1, N(4), N(7), N(1)},
                {IA64_FNMA, IA64_PC_NONE, 1, B, N(7), ONE},
                {IA64_FNMA, IA64_PC_NONE, 1, B, N(8), A},
                {IA64_FMA, IA64_PC_NONE, 1, N(7), N(9), N(7)},
                {IA64_FMA, IA64_PC_NONE, 0, N(10), N(11), N(8)},
            },
        [IA64_IDIOM_ROOT_DOUBLE] =
            {
                {IA64_FMA, IA64_PC_NONE, 1, HALF, Y, ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, A, Y, ZERO},
                {IA64_FNMA, IA64_PC_NONE, 1, N(1), N(0), HALF}, /* the error */
                {IA64_FMA, IA64_PC_NONE, 1, C2, N(2), C1},
                {IA64_FMA, IA64_PC_NONE, 1, N(2), N(2), ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, C5, N(2), C4},
                {IA64_FMA, IA64_PC_NONE, 1, N(4), N(3), N(2)},
                {IA64_FMA, IA64_PC_NONE, 1, N(4), N(4), ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, N(2), N(5), C3},
                {IA64_FMA, IA64_PC_NONE, 1, N(6), N(1), N(1)},
                {IA64_FMA, IA64_PC_NONE, 1, N(1), N(7), ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, N(7), N(8), N(6)},
                {IA64_FMA, IA64_PC_D, 1, N(8), N(10), N(9)},
                {IA64_FMA, IA64_PC_NONE, 1, N(11), N(0), N(0)},
                {IA64_FNMA, IA64_PC_NONE, 1, N(12), N(12), A},
                {IA64_FMA, IA64_PC_D, 0, N(14), N(13), N(12)},
            },
        [IA64_IDIOM_ROOT_SINGLE] =
            {
                {IA64_FMA, IA64_PC_NONE, 1, HALF, Y, ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, A, Y, ZERO},
                {IA64_FNMA, IA64_PC_NONE, 1, N(1), N(0), HALF},
                {IA64_FMA, IA64_PC_NONE, 1, HALF, ONE, ONE},
                {IA64_FMA, IA64_PC_NONE, 1, N(3), N(2), ONE},
                {IA64_FMA, IA64_PC_NONE, 1, N(2), N(1), ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, N(2), N(0), ZERO},
                {IA64_FMA, IA64_PC_S, 1, N(4), N(5), N(1)},
                {IA64_FMA, IA64_PC_NONE, 1, N(4), N(6), N(0)},
                {IA64_FNMA, IA64_PC_NONE, 1, N(7), N(7), A},
                {IA64_FMA, IA64_PC_S, 0, N(9), N(8), N(7)},
            },
        [IA64_IDIOM_ROOT_EXTENDED] =
            {
                {IA64_FMA, IA64_PC_NONE, 1, HALF, Y, ZERO},
                {IA64_FMA, IA64_PC_NONE, 1, A, Y, ZERO},
                {IA64_FNMA, IA64_PC_NONE, 1, N(1), N(0), HALF},
                {IA64_FMA, IA64_PC_NONE, 1, N(2), N(0), N(0)},
                {IA64_FMA, IA64_PC_NONE, 1, N(2), N(1), N(1)},
                {IA64_FNMA, IA64_PC_NONE, 1, N(4), N(3), HALF},
                {IA64_FMA, IA64_PC_NONE, 1, N(5), N(3), N(3)},
                {IA64_FMA, IA64_PC_NONE, 1, N(5), N(4), N(4)},
                {IA64_FNMA, IA64_PC_NONE, 1, N(7), N(6), HALF},
                {IA64_FNMA, IA64_PC_NONE, 1, N(7), N(7), A},
                {IA64_FMA, IA64_PC_NONE, 1, N(9), N(6), N(7)},
                {IA64_FMA, IA64_PC_NONE, 1, N(8), N(6), N(6)},
                {IA64_FNMA, IA64_PC_NONE, 1, N(10), N(10), A},
                {IA64_FMA, IA64_PC_NONE, 0, N(12), N(11), N(10)},
            },
};

unsigned ia64_idiom_last(enum ia64_idiom_kind kind)
{
    static const uint8_t last[IA64_IDIOMS] = {N(8), N(8), N(5), N(12), N(15), N(10), N(13)};
    return last[kind];
}

/* ---- values ---- */

static struct ia64_fr value_of_step(struct ia64_fp_env *env, const struct step *s, const struct ia64_fr *v)
{
    return ia64_fma(env, (enum ia64_fma_kind)s->kind, s->sf, (enum ia64_pc)s->pc, v[s->x], v[s->y], v[s->z], s->z == ZERO);
}

static void compute_nodes(enum ia64_idiom_kind kind, unsigned last, struct ia64_fr a, struct ia64_fr b, struct ia64_fr *v)
{
    struct ia64_fp_env env = {.fpsr = 0x9804c0270033f}; /* the FPSR at the idiom, except for flags, which are discarded */
    bool goes_on;
    v[A] = a, v[B] = b, v[ZERO] = IA64_FR_ZERO, v[ONE] = IA64_FR_ONE;
    memcpy(v + HALF, root_constants, sizeof root_constants);
    v[Y] = kind < IA64_IDIOM_ROOT_DOUBLE ? ia64_frcpa(&env, 1, a, b, &goes_on) : ia64_frsqrta(&env, 1, a, &goes_on);
    for (unsigned n = FIRST; n <= last; n++)
        v[n] = value_of_step(&env, &steps[kind][n - FIRST], v);
}

struct ia64_fr ia64_idiom_value(enum ia64_idiom_kind kind, unsigned node, struct ia64_fr a, struct ia64_fr b)
{
    struct ia64_fr v[OTHER];
    compute_nodes(kind, node, a, b, v);
    return v[node];
}

static double double_of(uint64_t bits)
{
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

/* Returns whether the double's exponent is far from both ends of the range, which implies that no node overflows or underflows. */
static bool is_moderate(uint64_t bits)
{
    return (bits >> 52 & 0x7ff) - 512 < 1024;
}

bool ia64_divide_doubles(uint64_t a, uint64_t b, uint64_t *quotient)
{
    double q = double_of(a) / double_of(b);
    memcpy(quotient, &q, sizeof q);
    return is_moderate(a) && is_moderate(b);
}

bool ia64_divide_singles(uint64_t a, uint64_t b, uint64_t *quotient)
{
    const uint64_t below = 0x1fffffff, most = 1023 + 126, least = 1023 - 125;
    float f = (float)double_of(a) / (float)double_of(b);
    double q = f;
    memcpy(quotient, &q, sizeof q);
    uint64_t exp = *quotient >> 52 & 0x7ff;
    return is_moderate(a) && is_moderate(b) && !((a | b) & below) && exp - least <= most - least;
}

/* Returns whether a is a normalised integer other than 0, and stores its magnitude. */
static bool magnitude(struct ia64_fr a, uint64_t *m)
{
    unsigned exp = (unsigned)(a.exp & IA64_FR_EXP_MASK) - IA64_FR_BIAS;
    *m = a.sig >> (63 - (exp & 63));
    return a.sig >> 63 && exp <= 63 && *m << (63 - exp) == a.sig;
}

bool ia64_divide_integers(struct ia64_fr a, struct ia64_fr b, bool is_unsigned, uint64_t *quotient)
{
    bool negative = (a.exp ^ b.exp) & IA64_FR_SIGN;
    uint64_t x, y, q;
    if (!magnitude(a, &x) || !magnitude(b, &y))
        return false;
    q = x / y;
    *quotient = negative ? -q : q;
    return is_unsigned ? !((a.exp | b.exp) & IA64_FR_SIGN) : !(q >> 63);
}

static bool is_near(struct ia64_fr a)
{
    return a.sig >> 63 && (a.exp & IA64_FR_EXP_MASK) - (IA64_FR_BIAS - EXT82_NEAR) <= 2 * EXT82_NEAR;
}

bool ia64_divide_extended(struct ia64_fr a, struct ia64_fr b, struct ia64_fr *quotient)
{
    bool less = a.sig < b.sig;
    if (!is_near(a) || !is_near(b))
        return false;
    unsigned __int128 dividend = (unsigned __int128)a.sig << (63 + less);
    uint64_t q = (uint64_t)(dividend / b.sig), rest = (uint64_t)dividend - q * b.sig;
    bool up = rest > b.sig - rest; /* a quotient is never halfway between two numbers */
    uint64_t exp = (a.exp & IA64_FR_EXP_MASK) - (b.exp & IA64_FR_EXP_MASK) + IA64_FR_BIAS - less, sign = (a.exp ^ b.exp) & IA64_FR_SIGN;
    q += up;
    if (!q) {
        q = 1ull << 63;
        exp++;
    }
    *quotient = (struct ia64_fr){q, exp | sign};
    return true;
}

bool ia64_root_double(uint64_t a, uint64_t *root)
{
    if (!is_moderate(a) || a >> 63)
        return false;
    double r = sqrt(double_of(a));
    memcpy(root, &r, sizeof r);
    return true;
}

bool ia64_root_single(uint64_t a, uint64_t *root)
{
    const uint64_t below = 0x1fffffff, least = 1023 - 126, most = 1023 + 127;
    if (a & below || a >> 63 || (a >> 52) - least > most - least)
        return false;
    double r = sqrtf((float)double_of(a));
    memcpy(root, &r, sizeof r);
    return true;
}

/* Returns the root of a number of 126 to 128 bits, rounded to nearest: a double's root as an estimate, one Newton step, and a
 * correction. */
static uint64_t root_of(unsigned __int128 n)
{
    double estimate = sqrt(ldexp((double)(uint64_t)(n >> 64), 64));
    uint64_t r = estimate < 0x1p64 ? (uint64_t)estimate : UINT64_MAX;
    __int128 rest = (__int128)(n - (unsigned __int128)r * r);
    r += (uint64_t)(int64_t)(rest / ((__int128)r << 1));
    rest = (__int128)(n - (unsigned __int128)r * r);
    for (; rest < 0; r--)
        rest += ((__int128)r << 1) - 1;
    for (; rest > (__int128)r << 1; r++)
        rest -= ((__int128)r << 1) + 1;
    return r + (rest > r);
}

bool ia64_root_extended(struct ia64_fr a, struct ia64_fr *root)
{
    if (!is_near(a) || a.exp & IA64_FR_SIGN)
        return false;
    bool odd = !(a.exp & 1); /* the bias is odd */
    uint64_t r = root_of((unsigned __int128)a.sig << (63 + odd)), half = (a.exp - odd + IA64_FR_BIAS) / 2;
    *root = (struct ia64_fr){r, half};
    return r >> 63;
}

static void compute_deferred(const uint64_t *s, uint64_t exp, unsigned last, struct ia64_fr *v)
{
    const uint64_t *ab = s + S_IDIOM + IDIOM_SLOTS * deferred_idiom(exp) + (exp & FR_DEFERRED_BEFORE ? IDIOM_BEFORE : IDIOM_A);
    compute_nodes((enum ia64_idiom_kind)deferred_kind(exp), last, fr_of_slots(ab[0], ab[1]), fr_of_slots(ab[2], ab[3]), v);
}

struct ia64_fr ia64_deferred_fr(const uint64_t *s, uint64_t exp)
{
    struct ia64_fr v[OTHER];
    unsigned node = deferred_node(exp);
    compute_deferred(s, exp, node, v);
    return v[node];
}

void ia64_deferred_values(const uint64_t *s, uint64_t exp, struct ia64_fr nodes[IA64_IDIOM_NODES])
{
    _Static_assert((int)OTHER <= (int)IA64_IDIOM_NODES, "room");
    compute_deferred(s, exp, ia64_idiom_last((enum ia64_idiom_kind)deferred_kind(exp)), nodes);
}

bool ia64_divide(uint64_t *s, const struct ia64_division *d)
{
    struct ia64_fp_env env = {.fpsr = s[S_FPSR]};
    struct ia64_fr v[OTHER], a = get_fr(s, d->a), b = get_fr(s, d->b);
    unsigned last = ia64_idiom_last(d->kind);
    bool integers = d->kind == IA64_IDIOM_INTEGER, goes_on;
    put_fr(s, d->y, ia64_frcpa(&env, d->sf, a, b, &goes_on));
    v[A] = a, v[B] = b, v[ZERO] = IA64_FR_ZERO, v[ONE] = IA64_FR_ONE, v[Y] = get_fr(s, d->y);
    for (unsigned n = FIRST; n <= last && goes_on; n++)
        v[n] = value_of_step(&env, &steps[d->kind][n - FIRST], v);
    for (unsigned f = 6; f < 64 && goes_on; f++)
        if (d->left >> f & 1)
            put_fr(s, f, v[d->node[f]]);
    if (integers && (goes_on || d->truncates))
        put_fr(s, d->result, ia64_fcvt_fx(&env, 1, d->is_unsigned, true, goes_on ? v[last] : get_fr(s, d->quotient)));
    else if (goes_on)
        put_fr(s, d->result, v[last]);
    s[S_FPSR] = env.fpsr;
    return goes_on;
}

/* ---- finding ---- */

static bool is_multiply_add(const struct ia64_insn *i)
{
    unsigned op = (unsigned)(i->x >> 37);
    return i->line->unit == IA64_F && op >= 8 && op <= 13 && !(op & 1 && field(i->x, 36, 1));
}

static struct step step_of(const struct ia64_insn *i, const uint8_t *holds)
{
    static const uint8_t kinds[] = {IA64_FMA, IA64_FMS, IA64_FNMA};
    unsigned op = (unsigned)(i->x >> 37), x = holds[field(i->x, 20, 7)], y = holds[field(i->x, 27, 7)];
    return (struct step){kinds[(op - 8) / 2],
                         op & 1               ? IA64_PC_D
                         : field(i->x, 36, 1) ? IA64_PC_S
                                              : IA64_PC_NONE,
                         (uint8_t)field(i->x, 34, 2),
                         (uint8_t)x,
                         (uint8_t)y,
                         holds[field(i->x, 13, 7)]};
}

/* Returns whether the instruction's step s is the table's step o, whose factors may be swapped. one: ONE if the dividend is f1, else A. */
static bool same_step(const struct step *s, const struct step *o, unsigned one)
{
    unsigned x = s->x == A ? one : s->x, y = s->y == A ? one : s->y, z = s->z == A ? one : s->z;
    return s->kind == o->kind && s->pc == o->pc && s->sf == o->sf && z == o->z && ((x == o->x && y == o->y) || (x == o->y && y == o->x));
}

/* Returns the node that the instruction computes; OTHER: none of this idiom. */
static unsigned node_of(enum ia64_idiom_kind kind, const struct ia64_insn *i, const uint8_t *holds, unsigned one)
{
    struct step s = step_of(i, holds);
    for (unsigned n = FIRST; n <= ia64_idiom_last(kind); n++)
        if (same_step(&steps[kind][n - FIRST], &s, one))
            return n;
    return OTHER;
}

/* The state of the walk over an idiom's instructions. A division writes all its registers at its first instruction; a root writes them at
 * its last one. */
struct search {
    const struct translation *t;
    struct ia64_idiom *c;
    unsigned predicate;              /* the predicate that frcpa or frsqrta sets, and that qualifies the steps */
    bool begins;                     /* search in a block that would begin with the idiom */
    bool root;                       /* the idiom is a square root */
    uint64_t constant[32];           /* values of general registers */
    uint32_t constants;              /* the general registers whose value is known or guessed; roots only */
    uint32_t guessed_fr, guessed_gr; /* the registers whose value is guessed, and not written since */
    uint8_t holds[128];              /* by floating-point register: the node that it holds */
    uint64_t beneath;                /* registers that still hold a node if a predicated write is off */
    uint8_t held;                    /* the node that the register of the last may_write() held */
    uint64_t wanted[2];              /* registers that other instructions read within the idiom: no step may write them */
    bool quotient;                   /* the last step has been found; only the truncation is missing */
};

/* Notes that an instruction that is not of the idiom reads f. Returns false if f holds an intermediate result. */
static bool may_read(struct search *s, unsigned f)
{
    if (f < 2)
        return true;
    if (!s->root || s->holds[f] == OTHER)
        s->wanted[f / 64] |= 1ull << f % 64;
    return !is_result(s->holds[f]);
}

/* Notes that an instruction that is not of the idiom writes f. If the write is predicated, the idiom's node stays in f for the case that
 * it is off. */
static bool may_write(struct search *s, unsigned f, const struct ia64_insn *i)
{
    bool left = is_result(s->holds[f]);
    s->held = s->holds[f];
    s->holds[f] = FOREIGN;
    s->guessed_fr &= f < 32 ? ~(1u << f) : UINT32_MAX;
    if (left && i->qp) {
        s->beneath |= 1ull << f;
        s->c->node[f] = s->held;
    }
    return f > 1 && !(i->qp && left && s->root);
}

/* Returns whether i is a multiply-add that neither faults nor leaves the block. */
static bool is_other_multiply_add(struct search *s, const struct ia64_insn *i)
{
    return is_multiply_add(i) && inexact_known(s->t, field(i->x, 34, 2)) && may_read(s, field(i->x, 13, 7)) &&
           may_read(s, field(i->x, 20, 7)) && may_read(s, field(i->x, 27, 7)) && may_write(s, field(i->x, 6, 7), i);
}

static bool is_other_class(struct search *s, const struct ia64_insn *i)
{
    return means(i, ia64_sem_fclass) && field(i->x, 6, 6) != s->predicate && field(i->x, 27, 6) != s->predicate &&
           may_read(s, field(i->x, 13, 7));
}

/* Returns the node of a square root's constant of that value; OTHER: none. */
static unsigned constant_node(struct ia64_fr v)
{
    for (unsigned n = HALF; n < OTHER; n++)
        if (v.sig == root_constants[n - HALF].sig && v.exp == root_constants[n - HALF].exp)
            return n;
    return OTHER;
}

/* Returns whether i is a setf of a known value in a root, and notes which constant it is. */
static bool sets_constant(struct search *s, const struct ia64_insn *i)
{
    enum { EXP = 1, SINGLE }; /* of COMPLETER(fform) */
    unsigned f = field(i->x, 6, 7), r = field(i->x, 13, 7), form = COMPLETER(fform);
    if (!s->root || i->qp || f < 2 || f > 31 || (form != EXP && form != SINGLE) || r > 31 || !(s->constants >> r & 1))
        return false;
    s->c->guessed_gr |= s->guessed_gr & 1u << r;
    s->guessed_fr &= ~(1u << f);
    unsigned n = constant_node(form == SINGLE ? ia64_fr_from_single((uint32_t)s->constant[r]) : ia64_fr_from_exp(s->constant[r]));
    s->holds[f] = (uint8_t)(n == OTHER ? FOREIGN : n);
    return true;
}

static void know_general(struct search *s, unsigned r, const uint64_t *v)
{
    if (r > 31)
        return;
    s->constants &= ~(1u << r);
    s->guessed_gr &= ~(1u << r);
    if (!v)
        return;
    s->constants |= 1u << r;
    s->constant[r] = *v;
}

static bool is_other_comparison(struct search *s, const struct ia64_insn *i)
{
    return means(i, ia64_sem_fcmp) && field(i->x, 6, 6) != s->predicate && field(i->x, 27, 6) != s->predicate &&
           may_read(s, field(i->x, 13, 7)) && may_read(s, field(i->x, 20, 7));
}

static bool is_other_merge(struct search *s, const struct ia64_insn *i)
{
    enum { MERGE = 0x10 /* .s; one more: .ns */ };
    bool merges = i->line->unit == IA64_F && i->x >> 37 == 0 && field(i->x, 28, 6) == MERGE / 2; /* a move is one, too */
    return merges && may_read(s, field(i->x, 13, 7)) && may_read(s, field(i->x, 20, 7)) && may_write(s, field(i->x, 6, 7), i);
}

/* Returns whether i begins another division and neither faults nor leaves the block. */
static bool is_other_division(struct search *s, const struct ia64_insn *i)
{
    return !s->root && !i->qp && means(i, ia64_sem_frcpa) && usual(s->t, field(i->x, 34, 2)) && inexact_known(s->t, 0) &&
           field(i->x, 27, 6) != s->predicate && may_read(s, field(i->x, 13, 7)) && may_read(s, field(i->x, 20, 7)) &&
           may_write(s, field(i->x, 6, 7), i);
}

/* Returns whether i is independent of the idiom: it does not fault, and writes only general registers, or floating-point registers and
 * predicates that the idiom does not use. */
static bool is_independent(struct search *s, const struct ia64_insn *i)
{
    if (is_nop(i))
        return true;
    if (nat_mode(s->t))
        return false;
    if (i->line->unit == IA64_A && i->line->attributes & IA64_PROP) {
        know_general(s, field(i->x, 6, 7), NULL);
        return true;
    }
    if (means(i, ia64_sem_movl)) {
        uint64_t v = (uint64_t)OPERAND(imm64);
        know_general(s, field(i->x, 6, 7), i->qp ? NULL : &v);
        return true;
    }
    if (means(i, ia64_sem_setf))
        return sets_constant(s, i) || may_write(s, field(i->x, 6, 7), i);
    return is_other_multiply_add(s, i) || is_other_comparison(s, i) || is_other_merge(s, i) || is_other_division(s, i) ||
           (s->root && is_other_class(s, i));
}

/* Returns whether i truncates an integer division's quotient. */
static bool is_truncation(const struct search *s, const struct ia64_insn *i)
{
    bool truncates = means(i, ia64_sem_fcvt_fx) && field(i->x, 28, 1) && field(i->x, 34, 2) == 1;
    return truncates && (i->qp == 0 || i->qp == s->predicate) && s->holds[field(i->x, 13, 7)] == ia64_idiom_last(IA64_IDIOM_INTEGER);
}

/* Returns the bit of the register that the field at pos names, if it is below f32; otherwise 0. */
static uint32_t bit_of(const struct ia64_insn *i, unsigned pos)
{
    unsigned f = field(i->x, pos, 7);
    return f < 32 ? 1u << f : 0;
}

/* Returns whether the idiom may write f: a scratch register, not renamed within the block. Roots of the C library use f6 to f15 only. */
static bool may_hold(const struct search *s, unsigned f)
{
    bool upper = f >= 32 && f < IA64_IDIOM_END && !s->root && !s->t->fr_in_file && !s->t->unrolled;
    return (f >= 6 && f < 16) || upper;
}

/* Takes i as the idiom's next instruction; *done: it is the last one. Returns false if i is not of the idiom. */
static bool take(struct search *s, const struct ia64_insn *i, bool *done)
{
    struct ia64_idiom *c = s->c;
    unsigned f1 = field(i->x, 6, 7), n = OTHER;
    bool integers = c->kind == IA64_IDIOM_INTEGER;
    if (is_multiply_add(i) && i->qp == s->predicate)
        n = node_of(c->kind, i, s->holds, c->a == 1 ? ONE : A);
    uint32_t operands = s->guessed_fr & (bit_of(i, 13) | bit_of(i, 20) | bit_of(i, 27));
    bool truncates = s->quotient && is_truncation(s, i), last = n == ia64_idiom_last(c->kind);
    if (n == OTHER && !truncates)
        return false;
    if (!may_hold(s, f1))
        return false;
    if (!s->root && (s->holds[f1] == FOREIGN || s->wanted[0] >> f1 & 1))
        return false;
    c->guessed_fr |= operands;
    s->guessed_fr &= ~bit_of(i, 6);
    if (truncates) {
        c->is_unsigned = field(i->x, 27, 1);
        c->quotient = field(i->x, 13, 7);
        c->truncates = !i->qp;
    } else
        s->holds[f1] = (uint8_t)n;
    s->quotient |= last && integers;
    *done = truncates || (last && !integers);
    c->result = f1;
    c->left |= 1ull << f1;
    return true;
}

enum { MAX_BUNDLES = 42, MAX_OPS = 192, OPS_INDEPENDENT = 40, OPS_DIVISION = 100 };

static bool has_room(const struct search *s, unsigned insns, unsigned ops)
{
    if (s->begins)
        return ir_new_block_has_room(s->t->b, insns, ops);
    return ir_room(s->t->b, insns) && ir_room_for_ops(s->t->b, ops);
}

static bool find(struct search *s)
{
    const struct translation *t = s->t;
    struct ia64_bundle bundle;
    struct ia64_insn i;
    uint8_t bytes[16];
    unsigned insns = 1, ops = MAX_OPS;
    for (unsigned at = (unsigned)(t->pc & 15) + 1; at < 3 * MAX_BUNDLES; at++) {
        uint64_t va = (t->pc & ~(uint64_t)15) + 16 * (at / 3);
        bool done = false;
        if ((at % 3 == 0 && !ir_can_fetch(t->b, va)) || ir_has_breakpoint(t->b, va + at % 3))
            return false;
        if (mem_peek(ir_space(t->b), va, bytes, 16) != 16)
            return false;
        ia64_bundle_read(&bundle, bytes);
        if (bundle.tmpl->unit[1] == IA64_L && at % 3 == 2)
            continue; /* of the long instruction */
        if (!ia64_decode(&bundle, at % 3, &i))
            return false;
        if (!has_room(s, ++insns, ops))
            return false;
        bool goes_on;
        if (!s->root && ia64_in_idiom(t, va + at % 3, &goes_on)) { /* an earlier idiom has executed it before this one begins */
            if (!may_write(s, field(i.x, 6, 7), &i) || is_result(s->held))
                return false;
            continue;
        }
        ops += is_nop(&i) ? 0 : means(&i, ia64_sem_frcpa) ? OPS_DIVISION : OPS_INDEPENDENT;
        bool ours = take(s, &i, &done);
        if (!ours && is_independent(s, &i))
            continue;
        if (!ours)
            return false;
        s->c->pcs[at / 64] |= 1ull << at % 64;
        s->c->last = at;
        if (done)
            return true;
    }
    return false;
}

/* Notes what the idiom's registers hold at its end. */
static void note_nodes(const struct search *s)
{
    struct ia64_idiom *c = s->c;
    c->touched = c->left;
    c->left &= ~(1ull << c->result);
    for (unsigned f = 0; f < 64; f++) {
        if (s->beneath >> f & 1)
            continue;
        c->node[f] = s->holds[f];
        if (!is_result(s->holds[f]))
            c->left &= ~(1ull << f);
    }
}

/* Notes the constants that registers hold before a square root. In a block's first instruction unknown ones are guessed. */
static void know_constants(struct search *s)
{
    struct ir_builder *b = s->t->b;
    bool guesses = ir_insn_count(b) == 1;
    for (unsigned r = 1; r < 32; r++) {
        uint64_t v = ir_guess(b, S_GR + r);
        bool known = ir_is_const(b, ir_get(b, S_GR + r), &v);
        if (known || guesses)
            know_general(s, r, &v);
        s->guessed_gr |= (uint32_t)!known << r;
    }
    for (unsigned f = 6; f < 16; f++) {
        uint64_t sig = ir_guess(b, S_FR + 2 * f), exp = ir_guess(b, S_FR + 2 * f + 1);
        bool known = ir_is_const(b, ir_get(b, S_FR + 2 * f), &sig) && ir_is_const(b, ir_get(b, S_FR + 2 * f + 1), &exp);
        unsigned n = (known || guesses) && exp <= FR_DOUBLE ? constant_node(fr_of_slots(sig, exp)) : OTHER;
        s->holds[f] = (uint8_t)n;
        s->guessed_fr |= (uint32_t)(n != OTHER && !known) << f;
    }
}

static struct search search_of_root(const struct translation *t, unsigned predicate, struct ia64_idiom *found, enum ia64_idiom_kind kind,
                                    unsigned a, unsigned y)
{
    struct search s = {.t = t, .c = found, .predicate = predicate, .root = true};
    *found = (struct ia64_idiom){.kind = kind, .a = a, .b = a, .y = y, .left = 1ull << y};
    memset(s.holds, OTHER, sizeof s.holds);
    know_constants(&s);
    s.holds[a] = A, s.holds[0] = ZERO, s.holds[1] = ONE, s.holds[y] = Y;
    s.guessed_fr &= ~(1u << y | (a < 32 ? 1u << a : 0));
    return s;
}

static bool finds_root(struct search *s)
{
    if (!find(s) || s->wanted[0] & s->c->left)
        return false;
    note_nodes(s);
    return true;
}

bool ia64_find_root(const struct translation *t, const struct ia64_insn *i, struct ia64_idiom *found)
{
    unsigned y = field(i->x, 6, 7), a = field(i->x, 20, 7), predicate = field(i->x, 27, 6);
    if (i->qp || !predicate || y < 6 || y > 15 || y == a || a < 2)
        return false;
    for (unsigned kind = IA64_IDIOM_ROOT_DOUBLE; kind < IA64_IDIOMS; kind++) {
        struct search s = search_of_root(t, predicate, found, (enum ia64_idiom_kind)kind, a, y);
        if (finds_root(&s))
            return true;
    }
    return false;
}

bool ia64_find_root_tail(const struct translation *t, const struct ia64_insn *i, struct ia64_idiom *found)
{
    const unsigned a = 8; /* f8 is the function's argument, which the C library leaves there */
    bool done;
    for (unsigned k = 0; k < 2; k++) {
        unsigned y = field(i->x, k ? 27 : 20, 7);
        if (y < 6 || y > 15 || y == a)
            continue;
        struct search s = search_of_root(t, i->qp, found, IA64_IDIOM_ROOT_DOUBLE, a, y);
        if (!take(&s, i, &done) || !finds_root(&s))
            continue;
        unsigned at = (unsigned)(t->pc & 15);
        found->pcs[0] |= 1ull << at;
        return true;
    }
    return false;
}

/* Notes which registers are known to hold the same value as operand f. Code often copies an operand before it overwrites f. */
static void know_copies(struct search *s, unsigned f, uint8_t node)
{
    struct ir_builder *b = s->t->b;
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1);
    s->holds[f] = node;
    for (unsigned g = 6; g < IA64_IDIOM_END; g++) {
        bool alike = fr_is_double(s->t, f) ? fr_is_double(s->t, g) : ir_get(b, S_FR + 2 * g + 1) == exp;
        if ((g < 16 || g >= 32) && alike && ir_get(b, S_FR + 2 * g) == sig)
            s->holds[g] = node;
    }
}

bool ia64_find_division(const struct translation *t, const struct ia64_insn *i, bool begins, struct ia64_idiom *found)
{
    for (unsigned kind = 0; kind < IA64_IDIOM_ROOT_DOUBLE; kind++) {
        struct search s = {.t = t, .c = found, .predicate = field(i->x, 27, 6), .begins = begins};
        *found = (struct ia64_idiom){.kind = (enum ia64_idiom_kind)kind, .a = field(i->x, 13, 7), .b = field(i->x, 20, 7)};
        unsigned y = found->y = field(i->x, 6, 7);
        if (!may_hold(&s, y) || found->a == found->b || found->a < 1 || found->b < 2 || !s.predicate || i->qp)
            return false;
        if (found->a == 1 && kind == IA64_IDIOM_INTEGER)
            continue;
        memset(s.holds, OTHER, sizeof s.holds);
        know_copies(&s, found->b, B);
        if (found->a >= 2)
            know_copies(&s, found->a, A);
        s.holds[found->a] = A, s.holds[0] = ZERO, s.holds[1] = ONE, s.holds[y] = Y;
        found->left = 1ull << y;
        if (!find(&s))
            continue;
        note_nodes(&s);
        return true;
    }
    return false;
}
