/*
 * translate.c - translates PA-RISC instructions to a block of micro-operations: decoding, registers, and what the queue of delay slots
 * (emu/ir/delay.c) needs to know of each. The semantics of the instructions are in arith.c, shift.c, max.c, branch.c, memory.c, fpmem.c,
 * fpu.c and system.c.
 */
#include "isa/hppa/translate.h"
#include "isa/hppa/divide.h"
#include "isa/hppa/fp.h"

static struct hppa_translation *translation_of(struct delay *d)
{
    return (struct hppa_translation *)(void *)d;
}

/* ---- registers -------------------------------------------------------------------------------- */

val constant(struct hppa_translation *t, uint64_t v)
{
    return ir_const(t->ir, v);
}

val gr(struct hppa_translation *t, unsigned r)
{
    return r ? ir_get(t->ir, HPPA_GR + r) : constant(t, 0);
}

void set_computed(struct hppa_translation *t, unsigned slot, val v)
{
    delay_set(&t->delay, slot, v);
}

void set_gr(struct hppa_translation *t, unsigned r, val v)
{
    if (r)
        set_computed(t, HPPA_GR + r, v);
    delay_set_origin(&t->delay, r, r ? DELAY_ORIGIN_OTHER : 0);
}

/* ---- traps and nullification ------------------------------------------------------------------ */

void trap(struct hppa_translation *t, unsigned number)
{
    delay_trap(&t->delay, number, t->word);
}

void trap_if(struct hppa_translation *t, val cond, unsigned number)
{
    delay_trap_if(&t->delay, cond, number, t->word);
}

void nullify_next_if(struct hppa_translation *t, val cond)
{
    delay_nullify_next_if(&t->delay, cond);
}

/* ---- the fp status ---------------------------------------------------------------------------- */

/* The bits of the FPSR that imply HPPA_MODE_FP_SLOW. */
enum { FP_UNUSUAL = HPPA_FPSR_T | HPPA_FPSR_ENABLES | HPPA_FPSR_D | HPPA_FPSR_RM };

uint64_t hppa_fp_mode(uint64_t fr0)
{
    return fr0 >> 32 & FP_UNUSUAL ? HPPA_MODE_FP_SLOW : 0;
}

static val fp_mode_condition(struct delay *d, uint64_t *bit)
{
    struct hppa_translation *t = translation_of(d);
    val status = t->status.known ? t->status.fr0 : ir_get(t->ir, HPPA_FR);

    *bit = HPPA_MODE_FP_SLOW;
    return ir_andi(t->ir, ir_shri(t->ir, status, 32), FP_UNUSUAL);
}

/* The outcome of an fp comparison, inserted into S[HPPA_COMPARES], which has been shifted. */
static void insert_compare(struct delay *d, val outcome)
{
    ir_set(d->ir, HPPA_COMPARES, ir_or(d->ir, ir_get(d->ir, HPPA_COMPARES), ir_shli(d->ir, outcome, HPPA_COMPARES_C)));
}

/* ---- one instruction -------------------------------------------------------------------------- */

static bool may_stop(const struct hppa_insn *i)
{
    switch (i->timing) {
    case HPPA_CLASS_ALU: return i->traps;
    case HPPA_CLASS_SHIFT:
    case HPPA_CLASS_MM: return false;
    default: return true;
    }
}

/* Condition 0 is "never" in every set of conditions. */
static bool may_nullify(const struct hppa_insn *i, const struct hppa_fields *o)
{
    return i->timing == HPPA_CLASS_FTEST || (o->c && (i->timing == HPPA_CLASS_ALU || i->timing == HPPA_CLASS_SHIFT));
}

/* Returns whether it only writes a general register, and possibly sets a condition and the carry bits. */
static bool only_sums(const struct hppa_insn *i)
{
    return (i->timing == HPPA_CLASS_ALU || i->timing == HPPA_CLASS_SHIFT) && !may_stop(i) && !i->sets_other;
}

static bool only_computes(const struct hppa_insn *i)
{
    return only_sums(i) && !i->sets_carry;
}

/* Returns whether it uses the outcome of the last fp comparison by its value, or not at all, and cannot stop. */
static bool keeps_outcome(const struct hppa_insn *i, uint32_t word)
{
    enum { BRANCH = 0x3a, LINK = 0 }; /* b,l: never traps */

    if (i->timing == HPPA_CLASS_BRANCH)
        return word >> 26 == BRANCH && (word >> 13 & 7) == LINK;
    return i->timing == HPPA_CLASS_FTEST || only_computes(i);
}

static void decode(struct delay *d, const uint8_t *word, struct delay_insn *out)
{
    struct hppa_translation *t = translation_of(d);

    t->word = (uint32_t)word[0] << 24 | word[1] << 16 | word[2] << 8 | word[3];
    const struct hppa_insn *i = hppa_decode(t->word, &t->fields);
    if (t->level_11 && i && hppa_is_20(i, &t->fields))
        i = NULL;
    t->insn = i;
    if (!i)
        *out = (struct delay_insn){.branches = true, .undefined = true, .may_stop = true};
    else
        *out = (struct delay_insn){.branches = i->timing == HPPA_CLASS_BRANCH,
                                   .may_stop = may_stop(i),
                                   .may_nullify = may_nullify(i, &t->fields),
                                   .selectable = only_sums(i),
                                   .unobserved = only_computes(i),
                                   .keeps_outcome = keeps_outcome(i, t->word)};
}

static void undefined(struct hppa_translation *t)
{
    if (t->delay.self.kind == NULLIFY_IF) {
        trap_if(t, delay_executed(&t->delay), HPPA_TRAP_ILLEGAL);
        delay_end(&t->delay);
    } else {
        trap(t, HPPA_TRAP_ILLEGAL);
    }
}

static void execute(struct delay *d)
{
    struct hppa_translation *t = translation_of(d);

    t->carry_set = false;
    if (t->insn)
        t->insn->semantics(t, &t->fields);
    else
        undefined(t);
    if (d->skipping && t->carry_set)
        t->carry.kind = CARRY_IN_SLOTS;
}

static bool begins_block(struct delay *d)
{
    struct hppa_translation *t = translation_of(d);

    return t->insn && t->insn->semantics == hppa_sem_ds && !d->done_ahead && divide_would_split(t, &t->fields);
}

static const struct delay_machine machine = {.next_slot = HPPA_BACK,
                                             .nullify_slot = HPPA_NULLIFY,
                                             .mode_delayed = HPPA_MODE_DELAYED,
                                             .mode_nullify = HPPA_MODE_NULLIFY,
                                             .decode = decode,
                                             .execute = execute,
                                             .begins_block = begins_block,
                                             .insert_outcome = insert_compare,
                                             .mode_condition = fp_mode_condition};

void hppa_translate(struct ir_builder *ir, uint64_t pc, uint64_t mode)
{
    struct hppa_translation t = {
        .delay = {.ir = ir, .machine = &machine, .wide = mode & HPPA_MODE_WIDE},
        .ir = ir,
        .level_11 = mode & HPPA_MODE_LEVEL_11,
        .fp_slow = mode & HPPA_MODE_FP_SLOW,
    };
    delay_translate(&t.delay, pc, mode);
}
