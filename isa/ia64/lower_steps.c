/*
 * lower_steps.c - divisions whose instructions are done one by one: others may stand between them that fault, or leave the block, and the
 * block may end before they do.
 *
 * The first instruction has the host divide, and keeps the quotient. Of each of the others it is found out which of the division's results
 * it makes, by what is known of the registers that it names; its target is deferred then, and the last one's is the quotient. So registers are
 * at each instruction what they should be. A block that begins in the midst of a division guesses what its registers are.
 */
#include "isa/ia64/lower_divide.h"

/* What translation.part says of a register: which result of which chain. */
enum { PART = 1 << 15, PART_CHAIN = 8 };
/* What translation.steps says of a chain: its kind, … */
enum { STEPS_KIND = 15, STEPS_UNSIGNED = 16 /* integers are divided as unsigned ones */, STEPS_ONE = 32 /* the dividend is f1 */, STEPS = 64 };
/* … which the second slots of its registers say, too: */
enum { HOW_SHIFT = 40 };

static unsigned part_of(unsigned chain, unsigned node) { return PART | chain << PART_CHAIN | node; }
static unsigned part_chain(unsigned part) { return part >> PART_CHAIN & CHAIN_NUMBER; }
static unsigned part_node(unsigned part) { return part & ((1u << PART_CHAIN) - 1); }
static unsigned part_known(const struct translation *t, unsigned f) { return f < 64 ? t->part[f] : 0; }
static unsigned kept_slot(unsigned chain, unsigned what) { return S_CHAIN + CHAIN_SLOTS * chain + what; }

static uint64_t deferred_step(unsigned how, unsigned node, unsigned chain)
{
    return deferred(how & STEPS_KIND, node, chain) | (uint64_t)how << HOW_SHIFT;
}

/* ---- the first instruction ---- */

static void keep_slots(uint64_t *kept, const uint64_t *s, unsigned f, struct ia64_fr v)
{
    bool computed = s[S_FR + 2 * f + 1] & FR_DEFERRED;
    kept[0] = computed ? v.sig : s[S_FR + 2 * f];
    kept[1] = computed ? v.exp : s[S_FR + 2 * f + 1];
}

/* x: as chain_quotient() has it. 0: it is not that simple. */
static uint64_t do_begin(struct cpu *c, uint64_t x, uint64_t place, uint64_t z)
{
    (void)z;
    uint64_t *s = cpu_slots(c);
    unsigned n = bits_of(x, WITHIN_CHAIN, 4), f = field(x, 13, 7), g = field(x, 20, 7);
    uint64_t *kept = s + kept_slot(n, 0);
    struct ia64_fr a = get_fr(s, f), b = get_fr(s, g), q;
    if (!chain_quotient(s, x, a, b, &q))
        return 0;
    chain_set_aside(s, n);
    kept[CHAIN_PLACE] = place;
    keep_slots(kept + CHAIN_A, s, f, a);
    keep_slots(kept + CHAIN_B, s, g, b);
    kept[CHAIN_QUOTIENT] = q.sig, kept[CHAIN_QUOTIENT + 1] = q.exp;
    return 1;
}

/* The registers that hold what f does, an operand: it and its copies. */
static uint64_t copies_of(struct translation *t, unsigned f)
{
    struct ir_builder *b = t->b;
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1);
    uint64_t copies = f > 1 && f < 64 ? 1ull << f : 0;
    for (unsigned g = 6; g < IA64_CHAIN_END; g++) {
        bool alike = fr_is_double(t, f) ? fr_is_double(t, g) : ir_get(b, S_FR + 2 * g + 1) == exp;
        if ((g < 16 || g >= 32) && alike && ir_get(b, S_FR + 2 * g) == sig)
            copies |= 1ull << g;
    }
    return copies;
}

static void set_deferred(struct translation *t, unsigned f, unsigned chain, unsigned node)
{
    fr_written(t, f);
    fr_extended(t, f);
    ir_set_const(t->b, S_FR + 2 * f + 1, deferred_step(t->steps[chain], node, chain));
    t->part[f] = (uint16_t)part_of(chain, node);
}

static bool steps_usual(const struct translation *t, enum ia64_chain_kind kind)
{
    return usual(t, 0) && usual(t, 1) && inexact_known(t, 1) && (kind == IA64_CHAIN_INTEGER || inexact_known(t, 0));
}

bool divide_in_steps(struct translation *t, const struct ia64_insn *i, fr_generic *generic)
{
    const unsigned f[2] = {X_F2, X_F3};
    struct ir_builder *b = t->b;
    struct ia64_chain chain;
    struct fork fork = {.n = 0};
    if (i->qp || t->stays || !usual(t, X_SF) || !ia64_find_steps(t, i, &chain) || !steps_usual(t, chain.kind))
        return false;
    bool reals = chain.kind == IA64_CHAIN_DOUBLE || chain.kind == IA64_CHAIN_SINGLE;
    if (reals && !likely_doubles(t, f, 2))
        return false;
    place_upper(t, &chain);
    chain.left = chain.touched; /* all of them may wait in the midst of it */
    uint64_t place = place_of(t, &chain);
    choose_chain(t, i, place);
    unsigned n = t->chain;
    uint64_t x = i->x | (uint64_t)chain.kind << WITHIN_KIND | (uint64_t)n << WITHIN_CHAIN | (uint64_t)chain.is_unsigned << WITHIN_UNSIGNED;
    const uint64_t copies[2] = {copies_of(t, f[0]), copies_of(t, f[1])}; /* before the call, behind which no value is known */
    val fine = ir_call(b, do_begin, DIVIDE_CALL, ir_const(b, x), ir_const(b, place), ir_const(b, 0));
    fork_settle(t, i, &fork, &fine, generic);
    t->steps[n] = (uint8_t)(STEPS | chain.kind | (chain.is_unsigned ? STEPS_UNSIGNED : 0) | (f[0] == 1 ? STEPS_ONE : 0));
    t->operand[n][0] = copies[0], t->operand[n][1] = copies[1];
    set_deferred(t, chain.y, n, IA64_NODE_Y);
    set_pr(t, field(i->x, 27, 6), ir_const(b, 1));
    return true;
}

/* ---- the others ---- */

/* An instruction that may be a step: a multiply-add, or the truncation of an integer's quotient. */
static unsigned operands_of(const struct ia64_insn *i, unsigned f[3])
{
    enum { TRUNCATE_SIGNED = 0x1a };
    unsigned op = (unsigned)(i->x >> 37);
    bool truncates = i->line->unit == IA64_F && op == 0 && !field(i->x, 33, 1) && (field(i->x, 27, 6) & ~1u) == TRUNCATE_SIGNED && X_SF == 1;
    for (unsigned k = 0; k < 3; k++)
        f[k] = field(i->x, 13 + 7 * k, 7);
    return i->line->unit != IA64_F ? 0 : truncates ? 1 : op >= 8 && op <= 13 ? 3 : 0;
}

/* The chain that one of the registers belongs to as one of its results; -1: none. */
static int chain_of(const unsigned *part, unsigned n)
{
    for (unsigned k = 0; k < n; k++)
        if (part[k])
            return (int)part_chain(part[k]);
    return -1;
}

/* What f is to the chain: an operand, or what `part` says. */
static unsigned node_in(const struct translation *t, unsigned f, unsigned part, unsigned chain)
{
    for (unsigned k = 0; k < 2 && f > 1 && f < 64; k++)
        if (t->operand[chain][k] >> f & 1)
            return k ? IA64_NODE_B : IA64_NODE_A;
    return f == 0 ? IA64_NODE_ZERO : f == 1 ? IA64_NODE_ONE : part && part_chain(part) == chain ? part_node(part) : IA64_NODE_NONE;
}

/* The node that an instruction makes of n others of a chain, of which `how` says more; as a truncation, the last one. */
static unsigned step_of(const struct ia64_insn *i, const uint8_t *operands, unsigned n, unsigned how)
{
    enum ia64_chain_kind kind = (enum ia64_chain_kind)(how & STEPS_KIND);
    if (n == 3)
        return ia64_chain_step(kind, i, operands, how & STEPS_ONE);
    bool is = kind == IA64_CHAIN_INTEGER && operands[0] == ia64_chain_last(kind) && field(i->x, 27, 1) == !!(how & STEPS_UNSIGNED);
    return is ? operands[0] : IA64_NODE_NONE;
}

static void put_quotient(struct translation *t, unsigned f, unsigned chain)
{
    enum { REACH = 2 * IR_WIDE_NEAR + 2 };
    struct ir_builder *b = t->b;
    unsigned kind = t->steps[chain] & STEPS_KIND, slot = kept_slot(chain, CHAIN_QUOTIENT);
    if (kind == IA64_CHAIN_DOUBLE || kind == IA64_CHAIN_SINGLE) {
        fr_set_double(t, f, ir_get(b, slot));
        return;
    }
    ir_set(b, S_FR + 2 * f, ir_get(b, slot));
    fr_written(t, f);
    if (kind == IA64_CHAIN_INTEGER) {
        ir_set_const(b, S_FR + 2 * f + 1, IA64_FR_EXP_INT);
        return;
    }
    ir_set(b, S_FR + 2 * f + 1, ir_get(b, slot + 1));
    fr_normal(t, f, REACH);
}

/* May f hold what is deferred? */
static bool may_wait(const struct translation *t, unsigned f)
{
    return (f >= 6 && f < 16) || (f >= 32 && f < IA64_CHAIN_END && !t->fr_in_file && !t->unrolled);
}

bool division_step(struct translation *t, const struct ia64_insn *i)
{
    unsigned f[3], part[3], n = operands_of(i, f);
    uint8_t operands[3];
    for (unsigned k = 0; k < n; k++)
        part[k] = part_known(t, f[k]);
    int chain = chain_of(part, n);
    if (chain < 0)
        return false;
    for (unsigned k = 0; k < n; k++)
        operands[k] = (uint8_t)node_in(t, f[k], part[k], (unsigned)chain);
    enum ia64_chain_kind kind = (enum ia64_chain_kind)(t->steps[chain] & STEPS_KIND);
    unsigned node = steps_usual(t, kind) ? step_of(i, operands, n, t->steps[chain]) : IA64_NODE_NONE;
    if (node == IA64_NODE_NONE || !may_wait(t, F1))
        return false;
    if (node == ia64_chain_last(kind) && (n == 1 || kind != IA64_CHAIN_INTEGER))
        put_quotient(t, F1, (unsigned)chain);
    else
        set_deferred(t, F1, (unsigned)chain, node);
    return true;
}

/* ---- in the midst of a division ---- */

/* What f seems to be where the block begins, if it has not been written since; *how: what its slot says of the chain. */
static unsigned guessed_part(const struct translation *t, unsigned f, unsigned *how)
{
    uint64_t exp = f < 2 || t->written[f / 64] >> f % 64 & 1 ? 0 : ir_guess(t->b, S_FR + 2 * f + 1);
    *how = (unsigned)(exp >> HOW_SHIFT);
    bool is = exp & FR_DEFERRED && !(exp & FR_DEFERRED_BEFORE) && *how && may_wait(t, f);
    return is ? part_of(deferred_chain(exp), deferred_node(exp)) : 0;
}

/* … or which operands of that chain? Bits by node. */
static unsigned guessed_operands(const struct translation *t, unsigned f, unsigned chain)
{
    unsigned nodes = 0;
    for (unsigned node = IA64_NODE_A; node <= IA64_NODE_B && f > 1 && f < 64 && !(t->written[0] >> f & 1); node++) {
        unsigned slot = kept_slot(chain, node == IA64_NODE_A ? CHAIN_A : CHAIN_B);
        if (ir_guess(t->b, slot) == ir_guess(t->b, S_FR + 2 * f) && ir_guess(t->b, slot + 1) == ir_guess(t->b, S_FR + 2 * f + 1))
            nodes |= 1u << node;
    }
    return nodes;
}

/* Zero if f is what it is guessed to be. */
static val differs_from(struct translation *t, unsigned f, unsigned chain, unsigned node, unsigned how)
{
    struct ir_builder *b = t->b;
    unsigned slot = kept_slot(chain, node == IA64_NODE_A ? CHAIN_A : CHAIN_B);
    val sig = ir_get(b, S_FR + 2 * f), exp = ir_get(b, S_FR + 2 * f + 1);
    if (node >= IA64_NODE_Y)
        return ir_xor(b, exp, ir_const(b, deferred_step(how, node, chain)));
    return ir_or(b, ir_xor(b, sig, ir_get(b, slot)), ir_xor(b, exp, ir_get(b, slot + 1)));
}

/* What an instruction is that seems to go on with a division, and of its registers those that are only guessed. */
struct guess {
    unsigned n, f[3], chain, how;
    uint8_t operands[3];
    bool guessed[3];
};

/* A number may be both operands', or seem to be where the block begins: they are what makes a step of it. */
static bool is_step(const struct ia64_insn *i, struct guess *g, const unsigned *either, unsigned k)
{
    if (k == g->n)
        return step_of(i, g->operands, g->n, g->how) != IA64_NODE_NONE;
    if (!either[k])
        return is_step(i, g, either, k + 1);
    for (unsigned node = IA64_NODE_A; node <= IA64_NODE_B; node++) {
        g->operands[k] = (uint8_t)node;
        if (either[k] >> node & 1 && is_step(i, g, either, k + 1))
            return true;
    }
    return false;
}

static bool guess(const struct translation *t, const struct ia64_insn *i, struct guess *g)
{
    unsigned part[3], either[3];
    *g = (struct guess){0};
    g->n = operands_of(i, g->f);
    for (unsigned k = 0; k < g->n; k++) {
        unsigned says;
        part[k] = part_known(t, g->f[k]);
        if (!part[k] && (part[k] = guessed_part(t, g->f[k], &says))) {
            g->guessed[k] = true;
            g->how = g->how ? g->how : says;
        }
    }
    int chain = chain_of(part, g->n);
    if (chain < 0)
        return false;
    g->chain = (unsigned)chain;
    g->how = t->chains >> chain & 1 ? t->steps[chain] : g->how;
    for (unsigned k = 0; k < g->n; k++) {
        unsigned node = node_in(t, g->f[k], part[k], g->chain);
        either[k] = node == IA64_NODE_NONE ? guessed_operands(t, g->f[k], g->chain) : 0;
        g->operands[k] = (uint8_t)node;
        g->guessed[k] = either[k] || (g->guessed[k] && node >= IA64_NODE_Y);
    }
    return g->how && steps_usual(t, (enum ia64_chain_kind)(g->how & STEPS_KIND)) && is_step(i, g, either, 0);
}

static void know(struct translation *t, const struct guess *g)
{
    t->chains |= 1u << g->chain;
    t->steps[g->chain] = (uint8_t)g->how;
    for (unsigned k = 0; k < g->n; k++) {
        if (!g->guessed[k])
            continue;
        if (g->operands[k] >= IA64_NODE_Y)
            t->part[g->f[k]] = (uint16_t)part_of(g->chain, g->operands[k]);
        else
            t->operand[g->chain][g->operands[k] == IA64_NODE_B] |= 1ull << g->f[k];
    }
}

void division_goes_on(struct translation *t, const struct ia64_insn *i, fr_generic *under_predicate)
{
    struct ir_builder *b = t->b;
    struct guess g;
    uint64_t is;
    if (t->stays || !i->qp || i->qp > 15 || !guess(t, i, &g))
        return;
    val holds = pr(t, i->qp), differs = ir_const(b, 0);
    bool known = ir_is_const(b, holds, &is);
    if (known ? !is : !ir_guess(b, S_PR + i->qp))
        return;
    for (unsigned k = 0; k < g.n; k++)
        if (g.guessed[k])
            differs = ir_or(b, differs, differs_from(t, g.f[k], g.chain, g.operands[k], g.how));
    if (!known)
        differs = ir_or(b, differs, ir_xori(b, holds, 1));
    if (ir_is_const(b, differs, &is))
        return;
    fr_or_leave(t, i, ir_skip_if_zero(b, differs), under_predicate);
    know(t, &g);
    set_pr(t, i->qp, ir_const(b, 1)); /* as it is: now this is known */
}

/* ---- what is known of registers ---- */

void steps_written(struct translation *t, unsigned f)
{
    if (f > 63)
        return;
    t->part[f] = 0;
    for (unsigned n = 0; n < CHAINS; n++)
        for (unsigned k = 0; k < 2; k++)
            t->operand[n][k] &= ~(1ull << f);
}

void steps_rotated(struct translation *t)
{
    for (unsigned f = 32; f < 64; f++)
        steps_written(t, f);
}

void steps_on_both_ways(struct translation *t, const struct translation *o)
{
    for (unsigned f = 0; f < 64; f++)
        t->part[f] = t->part[f] == o->part[f] ? t->part[f] : 0;
    for (unsigned n = 0; n < CHAINS; n++)
        for (unsigned k = 0; k < 2; k++)
            t->operand[n][k] &= o->operand[n][k];
}
