/* chain.c - divisions found, computed, and taken apart again: see chain.h. */
#include "isa/ia64/chain.h"

#include <string.h>
#include "emu/mem/mem.h"

/* Nodes: the operands, the constants, frcpa's result, and what each instruction makes of others. */
enum { A, B, ZERO, ONE, Y, FIRST, NODES = FIRST + 13, OTHER = NODES /* of no chain */, FOREIGN /* and written in the middle of it */ };
#define N(k) (FIRST + (k))

struct step {
    uint8_t kind, pc, sf, x, y, z; /* x * y and z, by kind */
};

/* In any order in which each comes behind those that it needs. All round to the register's precision but where it says D. */
static const struct step steps[IA64_CHAINS][NODES - FIRST] = {
    [IA64_CHAIN_INTEGER] = {
        {IA64_FNMA, IA64_PC_NONE, 1, B, Y, ONE},     /* the error of the reciprocal */
        {IA64_FMA, IA64_PC_NONE, 1, A, Y, ZERO},     /* a quotient, … */
        {IA64_FMA, IA64_PC_NONE, 1, N(0), N(0), ZERO},
        {IA64_FMA, IA64_PC_NONE, 1, N(0), N(1), N(1)}, /* … a better one */
        {IA64_FMA, IA64_PC_NONE, 1, N(0), Y, Y},
        {IA64_FMA, IA64_PC_NONE, 1, N(2), N(3), N(3)},
        {IA64_FMA, IA64_PC_NONE, 1, N(2), N(4), N(4)},
        {IA64_FNMA, IA64_PC_NONE, 1, B, N(5), A},    /* the remainder */
        {IA64_FMA, IA64_PC_NONE, 1, N(7), N(6), N(5)},
    },
    [IA64_CHAIN_DOUBLE] = {
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
    [IA64_CHAIN_SINGLE] = {
        {IA64_FNMA, IA64_PC_NONE, 1, B, Y, ONE},
        {IA64_FMA, IA64_PC_NONE, 1, N(0), Y, Y},
        {IA64_FMA, IA64_PC_NONE, 1, N(0), N(1), Y},
        {IA64_FMA, IA64_PC_S, 1, A, N(2), ZERO},
        {IA64_FNMA, IA64_PC_NONE, 1, B, N(3), A},
        {IA64_FMA, IA64_PC_S, 0, N(4), N(2), N(3)},
    },
    [IA64_CHAIN_EXTENDED] = {
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
};

unsigned ia64_chain_last(enum ia64_chain_kind kind)
{
    static const uint8_t last[IA64_CHAINS] = {N(8), N(8), N(5), N(12)};
    return last[kind];
}

/* ---- values ---- */

struct ia64_fr ia64_chain_value(enum ia64_chain_kind kind, unsigned node, struct ia64_fr a, struct ia64_fr b)
{
    struct ia64_fp_env env = {.fpsr = 0x9804c0270033f}; /* as it was, but for flags that nobody asks for */
    struct ia64_fr v[NODES] = {[A] = a, [B] = b, [ONE] = IA64_FR_ONE};
    bool goes_on;
    v[Y] = ia64_frcpa(&env, 1, v[A], v[B], &goes_on);
    for (unsigned n = FIRST; n <= node; n++) {
        const struct step *s = &steps[kind][n - FIRST];
        v[n] = ia64_fma(&env, (enum ia64_fma_kind)s->kind, s->sf, (enum ia64_pc)s->pc, v[s->x], v[s->y], v[s->z], s->z == ZERO);
    }
    return v[node];
}

static double double_of(uint64_t bits)
{
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

/* Far from both ends of the range: so are all nodes then. */
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

/* The absolute value, if this is an integer other than 0, normalised. */
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
    return a.sig >> 63 && (a.exp & IA64_FR_EXP_MASK) - (IA64_FR_BIAS - 4096) <= 8192;
}

bool ia64_divide_extended(struct ia64_fr a, struct ia64_fr b, struct ia64_fr *quotient)
{
    bool less = a.sig < b.sig;
    if (!is_near(a) || !is_near(b))
        return false;
    unsigned __int128 dividend = (unsigned __int128)a.sig << (63 + less);
    uint64_t q = (uint64_t)(dividend / b.sig), rest = (uint64_t)dividend - q * b.sig;
    bool up = rest > b.sig - rest; /* it is never half */
    uint64_t exp = (a.exp & IA64_FR_EXP_MASK) - (b.exp & IA64_FR_EXP_MASK) + IA64_FR_BIAS - less, sign = (a.exp ^ b.exp) & IA64_FR_SIGN;
    q += up;
    if (!q) {
        q = 1ull << 63;
        exp++;
    }
    *quotient = (struct ia64_fr){q, exp | sign};
    return true;
}

struct ia64_fr ia64_deferred_fr(const uint64_t *s, uint64_t exp)
{
    const uint64_t *chain = s + S_CHAIN + 5 * (exp >> 32 & (CHAINS - 1));
    return ia64_chain_value((enum ia64_chain_kind)(exp >> 28 & 15), exp >> 20 & 255, fr_of_slots(chain[1], chain[2]),
                            fr_of_slots(chain[3], chain[4]));
}

/* ---- finding ---- */

static unsigned field(uint64_t x, unsigned pos, unsigned len)
{
    return (unsigned)(x >> pos & ((1u << len) - 1));
}

static bool is_multiply_add(const struct ia64_insn *i)
{
    unsigned op = (unsigned)(i->x >> 37);
    return i->line->unit == IA64_F && op >= 8 && op <= 13 && !(op & 1 && field(i->x, 36, 1));
}

static struct step step_of(const struct ia64_insn *i, const uint8_t *holds)
{
    static const uint8_t kinds[] = {IA64_FMA, IA64_FMS, IA64_FNMA};
    unsigned op = (unsigned)(i->x >> 37), x = holds[field(i->x, 20, 7)], y = holds[field(i->x, 27, 7)];
    return (struct step){kinds[(op - 8) / 2], op & 1 ? IA64_PC_D : field(i->x, 36, 1) ? IA64_PC_S : IA64_PC_NONE,
                         (uint8_t)field(i->x, 34, 2), (uint8_t)x, (uint8_t)y, holds[field(i->x, 13, 7)]};
}

/* one: what the dividend is known as, where it is f1 */
static bool same_step(const struct step *s, const struct step *o, unsigned one)
{
    unsigned x = s->x == A ? one : s->x, y = s->y == A ? one : s->y, z = s->z == A ? one : s->z;
    return s->kind == o->kind && s->pc == o->pc && s->sf == o->sf && z == o->z && ((x == o->x && y == o->y) || (x == o->y && y == o->x));
}

/* The node that an instruction makes; OTHER: none of this chain. */
static unsigned node_of(enum ia64_chain_kind kind, const struct ia64_insn *i, const uint8_t *holds, unsigned one)
{
    struct step s = step_of(i, holds);
    for (unsigned n = FIRST; n <= ia64_chain_last(kind); n++)
        if (same_step(&steps[kind][n - FIRST], &s, one))
            return n;
    return OTHER;
}

struct search {
    const struct translation *t;
    struct ia64_chain *c;
    unsigned predicate;
    uint8_t holds[128]; /* registers' nodes */
    uint64_t wanted[2]; /* registers that others read in the middle of it: they must not have been written by then */
    bool quotient;      /* the last node has been made: only its truncation is missing */
};

/* An instruction that is none of the chain's reads f: the chain, all of which is done by then, must leave that alone. */
static bool may_read(struct search *s, unsigned f)
{
    if (f < 2)
        return true;
    s->wanted[f / 64] |= 1ull << f % 64;
    return s->holds[f] < Y || s->holds[f] >= OTHER;
}

/* It writes f; if its predicate says so: then what the chain leaves there would have to be there, too. */
static bool may_write(struct search *s, unsigned f, const struct ia64_insn *i)
{
    bool left = s->holds[f] >= Y && s->holds[f] < OTHER;
    s->holds[f] = FOREIGN;
    return f > 1 && !(i->qp && left);
}

/* A multiply-add that neither faults nor leaves the block. */
static bool is_other_multiply_add(struct search *s, const struct ia64_insn *i)
{
    return is_multiply_add(i) && inexact_known(s->t, field(i->x, 34, 2)) && may_read(s, field(i->x, 13, 7)) &&
           may_read(s, field(i->x, 20, 7)) && may_read(s, field(i->x, 27, 7)) && may_write(s, field(i->x, 6, 7), i);
}

static bool is_other_comparison(struct search *s, const struct ia64_insn *i)
{
    return !strncmp(i->line->name, "fcmp", 4) && field(i->x, 6, 6) != s->predicate && field(i->x, 27, 6) != s->predicate &&
           may_read(s, field(i->x, 13, 7)) && may_read(s, field(i->x, 20, 7));
}

static bool is_other_merge(struct search *s, const struct ia64_insn *i)
{
    enum { MERGE = 0x10 /* .s; one more: .ns */ };
    bool merges = i->line->unit == IA64_F && i->x >> 37 == 0 && field(i->x, 28, 6) == MERGE / 2; /* a move is one, too */
    return merges && may_read(s, field(i->x, 13, 7)) &&
           may_read(s, field(i->x, 20, 7)) && may_write(s, field(i->x, 6, 7), i);
}

/* It changes nothing but general registers, or floating-point registers and predicates that the chain has nothing to do with, without a
 * fault. */
static bool is_apart(struct search *s, const struct ia64_insn *i)
{
    if (!strncmp(i->line->name, "nop", 3))
        return true;
    if (nat_mode(s->t))
        return false;
    if (i->line->unit == IA64_A && i->line->attributes & IA64_PROP)
        return true;
    if (!strcmp(i->line->name, "movl"))
        return true;
    if (!strncmp(i->line->name, "setf", 4))
        return may_write(s, field(i->x, 6, 7), i);
    return is_other_multiply_add(s, i) || is_other_comparison(s, i) || is_other_merge(s, i);
}

/* Is it the truncation behind an integer's quotient? */
static bool is_truncation(const struct search *s, const struct ia64_insn *i)
{
    bool truncates = !strncmp(i->line->name, "fcvt.fx", 7) && field(i->x, 28, 1) && field(i->x, 34, 2) == 1;
    return truncates && (i->qp == 0 || i->qp == s->predicate) && s->holds[field(i->x, 13, 7)] == ia64_chain_last(IA64_CHAIN_INTEGER);
}

/* The next instruction; *done: it is the chain's last. false: it is none of its own. */
static bool take(struct search *s, const struct ia64_insn *i, bool *done)
{
    struct ia64_chain *c = s->c;
    unsigned f1 = field(i->x, 6, 7), n = OTHER;
    bool integers = c->kind == IA64_CHAIN_INTEGER;
    if (is_multiply_add(i) && i->qp == s->predicate)
        n = node_of(c->kind, i, s->holds, c->a == 1 ? ONE : A);
    bool truncates = s->quotient && is_truncation(s, i), last = n == ia64_chain_last(c->kind);
    if (n == OTHER && !truncates)
        return false;
    if (f1 < 6 || f1 > 15 || s->holds[f1] == FOREIGN || s->wanted[0] >> f1 & 1) /* not one that code is free to use */
        return false;
    if (truncates)
        c->is_unsigned = field(i->x, 27, 1);
    else
        s->holds[f1] = (uint8_t)n;
    s->quotient |= last && integers;
    *done = truncates || (last && !integers);
    c->result = f1;
    c->left |= 1u << f1;
    return true;
}

enum { MOST_BUNDLES = 42, MOST_OPS = 128, OPS_APART = 24 };

static bool find(struct search *s, const struct ia64_insn *first)
{
    const struct translation *t = s->t;
    struct ia64_bundle bundle;
    struct ia64_insn i;
    uint8_t bytes[16];
    unsigned insns = 1;
    for (unsigned at = (unsigned)(t->pc & 15) + 1; at < 3 * MOST_BUNDLES; at++) {
        uint64_t va = first->bundle + 16 * (at / 3);
        bool done = false;
        if (at % 3 == 0 && !ir_can_fetch(t->b, va))
            return false;
        if (mem_peek(ir_space(t->b), va, bytes, 16) != 16)
            return false;
        ia64_bundle_read(&bundle, bytes);
        if (bundle.tmpl->unit[1] == IA64_L && at % 3 == 2)
            continue; /* of the long instruction */
        if (!ia64_decode(&bundle, at % 3, &i) || !ir_room(t->b, ++insns) || !ir_room_for_ops(t->b, MOST_OPS + OPS_APART * insns))
            return false;
        bool ours = take(s, &i, &done);
        if (!ours && is_apart(s, &i))
            continue;
        if (!ours)
            return false;
        s->c->pcs[at / 64] |= 1ull << at % 64;
        if (done)
            return true;
    }
    return false;
}

bool ia64_find_chain(const struct translation *t, const struct ia64_insn *i, struct ia64_chain *found)
{
    for (unsigned kind = 0; kind < IA64_CHAINS; kind++) {
        struct search s = {.t = t, .c = found, .predicate = field(i->x, 27, 6)};
        *found = (struct ia64_chain){.kind = (enum ia64_chain_kind)kind, .a = field(i->x, 13, 7), .b = field(i->x, 20, 7)};
        unsigned y = field(i->x, 6, 7);
        if (y < 6 || y > 15 || y == found->a || y == found->b || found->a == found->b || found->a < 1 || found->b < 2 ||
            !s.predicate || i->qp)
            return false;
        if (found->a == 1 && kind == IA64_CHAIN_INTEGER)
            continue;
        memset(s.holds, OTHER, sizeof s.holds);
        s.holds[found->a] = A, s.holds[0] = ZERO, s.holds[1] = ONE, s.holds[found->b] = B, s.holds[y] = Y;
        found->left = 1u << y;
        if (!find(&s, i))
            continue;
        found->left &= ~(1u << found->result);
        for (unsigned f = 0; f < 32; f++) {
            found->node[f] = s.holds[f];
            if (s.holds[f] == FOREIGN)
                found->left &= ~(1u << f);
        }
        return true;
    }
    return false;
}
