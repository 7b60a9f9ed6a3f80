/*
 * path_bits.c - merges the path bits of a version (charge.h): instructions under the same predicate, or under opposite
 * ones, share a bit.
 *
 * The idea is value numbering. An instruction is decided by a value that an operation makes or that a slot holds at the
 * block's entry. Two instructions share a path bit if they are decided by the same value, or by two comparisons with
 * opposite results. Invariant: only operations that are executed on every path through the block are compared.
 */
#include "emu/x64/clock/charge.h"
#include "emu/x64/translate.h"

/* A value is a number and two flags. OPPOSITE: it is 1 minus the value with that number. IS_BIT: it is 0 or 1. A value computed where
 * control may skip has a unique number. */
enum { OPPOSITE = 1, IS_BIT = 2, NUMBER = 4 };

enum { MAX_KNOWN = 16 };

struct known {
    uint16_t op;
    uint32_t a, b;
    int32_t imm;
    uint32_t value;
};

struct values {
    uint32_t next;
    uint32_t of[MAX_SLOTS];      /* by slot */
    uint32_t flipped[MAX_SLOTS]; /* by slot: the value (not a bit) of which XORI 1 made it, plus one; or 0 */
    struct known known[MAX_KNOWN];
    unsigned nknown;
};

static uint32_t another(struct values *v, bool bit)
{
    return v->next++ * NUMBER | (bit ? IS_BIT : 0);
}

/* Canonicalises a comparison to the one that it negates. Returns OPPOSITE if there is one. */
static uint32_t plain(struct known *k)
{
    static const uint16_t of[][2] = {
        // clang-format off
        {IR_NE, IR_EQ}, {IR_NEI, IR_EQI}, {IR_NE32, IR_EQ32}, {IR_NE32I, IR_EQ32I},
        {IR_LE, IR_LT}, {IR_LEU, IR_LTU}, {IR_LE32, IR_LT32}, {IR_LEU32, IR_LTU32}, /* with operands exchanged */
        // clang-format on
    };
    for (unsigned i = 0; i < sizeof of / sizeof of[0]; i++)
        if (of[i][0] == k->op) {
            if (i >= 4) {
                uint32_t a = k->a;
                k->a = k->b;
                k->b = a;
            }
            k->op = of[i][1];
            return OPPOSITE;
        }
    return 0;
}

static bool compares(unsigned op)
{
    return (op >= IR_EQ && op <= IR_LEU) || (op >= IR_EQI && op <= IR_LEUI) || (op >= IR_EQ32 && op <= IR_LEU32) ||
           (op >= IR_EQ32I && op <= IR_LEU32I);
}

/* Returns whether the values of the slot are tracked. Slots that many functions write are not. */
static bool is_tracked(const struct cpu *c, unsigned slot)
{
    const uint16_t *local = c->isa->local_slots;
    return slot < local[0] || slot > local[1];
}

static uint32_t read(const struct cpu *c, struct values *v, unsigned slot)
{
    return is_tracked(c, slot) ? v->of[slot] : another(v, false);
}

/* Returns the value of a comparison or a one-bit extract; equal ones have equal numbers. */
static uint32_t look_up(const struct cpu *c, struct values *v, const struct ir_op *o)
{
    unsigned info = ir_op_info(o);
    struct known k = {.op = o->op, .imm = o->imm, .a = read(c, v, o->a), .b = info & OP_USE_B ? read(c, v, o->b) : 0};
    uint32_t opposite = plain(&k);
    for (unsigned i = 0; i < MAX_KNOWN && i < v->nknown; i++) {
        const struct known *m = &v->known[i];
        if (m->op == k.op && m->a == k.a && m->b == k.b && m->imm == k.imm)
            return m->value ^ opposite;
    }
    k.value = another(v, true);
    v->known[v->nknown++ % MAX_KNOWN] = k;
    return k.value ^ opposite;
}

static void define(const struct cpu *c, struct values *v, const struct ir_op *o)
{
    uint32_t value, flipped = 0;
    if (compares(o->op) || (o->op == IR_EXTRACT && o->imm >> 8 == 1)) {
        value = look_up(c, v, o);
    } else if (o->op == IR_XORI && o->imm == 1) {
        uint32_t a = read(c, v, o->a);
        value = a & IS_BIT ? a ^ OPPOSITE : another(v, false);
        flipped = a & IS_BIT ? 0 : a + 1;
    } else {
        value = o->op == IR_MOV ? read(c, v, o->a) : another(v, false);
    }
    v->of[o->d] = value;
    v->flipped[o->d] = flipped;
}

static void set_another(struct values *v, unsigned slot)
{
    v->of[slot] = another(v, false);
    v->flipped[slot] = 0;
}

static void forget(struct values *v, unsigned nslots)
{
    for (unsigned i = 0; i < nslots; i++)
        set_another(v, i);
}

static bool writes_slots(const struct ir_op *o)
{
    return o->op == IR_SETX || (o->op == IR_CALL && o->flags & IR_CALL_WRITES && !(o->flags & IR_CALL_LOCAL));
}

/* Returns the value that decides whether o's instruction is skipped. OPPOSITE: it is skipped if that is 0. */
static uint32_t decider(const struct cpu *c, struct values *v, const struct ir_op *o)
{
    uint32_t value = read(c, v, o->a), flipped = is_tracked(c, o->a) ? v->flipped[o->a] : 0;
    if (o->op == IR_SKIPPED && flipped)
        return (flipped - 1) ^ OPPOSITE;
    return o->op == IR_SKIP_Z ? value ^ OPPOSITE : value;
}

static uint64_t path_bits_of(const struct clock_block *cb)
{
    uint64_t set = 0;
    for (unsigned i = 0; i < cb->nskips; i++)
        set |= 1ull << cb->skip[i];
    return set;
}

static void remove_bit(struct clock_block *cb, unsigned insn)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < cb->nskips; i++)
        if (cb->skip[i] != insn)
            cb->skip[kept++] = cb->skip[i];
    cb->nskips = (uint8_t)kept;
}

/* Returns the instructions that more than one operation notes as skipped, or one that may be jumped over. */
static uint64_t unclear(const struct ir_block *b)
{
    uint64_t once = 0, more = 0;
    unsigned skip_end = 0;
    for (unsigned i = 0; i < b->nops; i++) {
        const struct ir_op *o = &b->ops[i];
        if (ir_skips_insn(o)) {
            more |= (once | (i < skip_end ? ~0ull : 0)) & 1ull << o->c;
            once |= 1ull << o->c;
        }
        if (ir_is_skip(o) && (unsigned)o->imm > skip_end)
            skip_end = (unsigned)o->imm;
    }
    return more;
}

void x64_join_path_bits(const struct cpu *c, const struct ir_block *b, struct clock_block *cb, uint64_t apart)
{
    struct values v;
    struct first {
        uint32_t value;
        uint8_t insn;
    } first[CLOCK_SKIPS];
    unsigned nfirst = 0, skip_end = 0;
    uint64_t left = path_bits_of(cb) & ~apart & ~unclear(b);
    if (!(left & (left - 1)))
        return;
    v.next = v.nknown = 0;
    forget(&v, b->nslots);
    for (unsigned i = 0; i < b->nops && left; i++) {
        const struct ir_op *o = &b->ops[i];
        if (ir_skips_insn(o) && left >> o->c & 1) {
            uint32_t value = decider(c, &v, o);
            unsigned k = 0;
            left &= ~(1ull << o->c);
            while (k < nfirst && (first[k].value ^ value) & ~(uint32_t)OPPOSITE)
                k++;
            if (k == nfirst) {
                first[nfirst++] = (struct first){value, (uint8_t)o->c};
            } else {
                cb->same[cb->nsame++] = (struct clock_same){(uint8_t)o->c, first[k].insn, (first[k].value ^ value) & OPPOSITE};
                remove_bit(cb, o->c);
            }
        }
        if (ir_is_skip(o) && (unsigned)o->imm > skip_end)
            skip_end = (unsigned)o->imm;
        if (writes_slots(o))
            forget(&v, b->nslots);
        if (!(ir_op_info(o) & OP_DEF))
            continue;
        if (i >= skip_end)
            define(c, &v, o);
        else
            set_another(&v, o->d);
    }
}

uint64_t x64_skipped_with(const struct clock_block *cb, uint64_t skipped, unsigned insns)
{
    uint64_t set = 0;
    for (unsigned i = 0; i < cb->nsame; i++) {
        const struct clock_same *s = &cb->same[i];
        if (s->insn < insns && (skipped >> s->as & 1) != s->opposite)
            set |= 1ull << s->insn;
    }
    return set;
}
