/*
 * translate.c - translates SPARC instructions to a block of micro-operations: decoding, registers, and what the queue of delay slots
 * (emu/ir/delay.c) needs to know of each. The semantics of the instructions are in the files that sparc.def names.
 */
#include "isa/sparc/translate.h"
#include "isa/sparc/fp.h"

static struct sparc_translation *translation_of(struct delay *d)
{
    return (struct sparc_translation *)(void *)d;
}

/* ---- one instruction -------------------------------------------------------------------------- */

/* Returns whether it may fault, trap, or end the block. */
static bool may_stop(const struct sparc_insn *i)
{
    switch (i->timing) {
    case SPARC_CLASS_ALU:
    case SPARC_CLASS_FLAGS:
    case SPARC_CLASS_ADDC:
    case SPARC_CLASS_SHIFT:
    case SPARC_CLASS_MUL:
    case SPARC_CLASS_MULX:
    case SPARC_CLASS_MOVCC: return i->traps;
    default: return true;
    }
}

/* Returns whether it may fault or trap while the condition codes are deferred. */
static bool may_fault(const struct sparc_translation *t)
{
    return t->insn->timing == SPARC_CLASS_BRANCH ? t->fp_off : may_stop(t->insn);
}

static void decode(struct delay *d, const uint8_t *word, struct delay_insn *out)
{
    struct sparc_translation *t = translation_of(d);

    t->in_slot = (t->delayed || d->follows.branches) && !delay_is_sequential(d);
    t->delayed = false;
    t->word = sparc_word(word);
    const struct sparc_insn *i = sparc_decode(t->word, &t->fields);
    if (i && ((t->level_v8 && i->is_v9) || t->fields.z))
        i = NULL;
    t->insn = i;
    if (!i)
        *out = (struct delay_insn){.branches = true, .undefined = true, .may_stop = true};
    else
        *out = (struct delay_insn){.branches = i->timing == SPARC_CLASS_BRANCH, .may_stop = may_stop(i)};
}

/* A save, restore or return that often takes a window trap is alone in its block. */
static bool begins_block(struct delay *d)
{
    const struct sparc_translation *t = translation_of(d);
    return t->insn && (t->insn->timing == SPARC_CLASS_SAVE || t->insn->timing == SPARC_CLASS_RETURN) && ir_traps_often(d->ir, d->pc);
}

void trap_unless_annulled(struct sparc_translation *t, unsigned number)
{
    if (t->delay.self.kind == NULLIFY_IF) {
        trap_if(t, delay_executed(&t->delay), number);
        delay_end(&t->delay);
    } else {
        trap(t, number);
    }
}

static void execute(struct delay *d)
{
    struct sparc_translation *t = translation_of(d);

    t->cc_set = false;
    if ((t->cc.deferred || t->y_deferred) && (!t->insn || may_fault(t))) {
        deliver_y(t);
        fix_up_cc(t);
    }
    if (t->insn)
        t->insn->semantics(t, &t->fields);
    else
        trap_unless_annulled(t, SPARC_TRAP_ILLEGAL);
    if (d->skipping)
        deliver_y(t);
    if (d->skipping && t->cc_set) {
        deliver_cc(t);
        t->cc.kind = CC_IN_SLOTS;
    }
}

static void before_skipped(struct delay *d)
{
    deliver_cc(translation_of(d));
    deliver_y(translation_of(d));
}

static void deliver(struct delay *d)
{
    store_cc(translation_of(d));
    store_y(translation_of(d));
}

void sparc_end_with_mode(struct sparc_translation *t, unsigned bit)
{
    t->changed_mode = bit;
    delay_end_with_mode(&t->delay);
}

static val mode_condition(struct delay *d, uint64_t *bit)
{
    struct sparc_translation *t = translation_of(d);

    *bit = t->changed_mode;
    if (t->changed_mode == SPARC_MODE_FP_OFF)
        return ir_xori(t->ir, ir_andi(t->ir, ir_get(t->ir, SPARC_FPRS), SPARC_FPRS_FEF), SPARC_FPRS_FEF);
    return ir_andi(t->ir, ir_get(t->ir, SPARC_FSR), SPARC_FSR_SLOW_BITS);
}

static const struct delay_machine machine = {.next_slot = SPARC_NPC,
                                             .mode_delayed = SPARC_MODE_DELAYED,
                                             .mode_nullify = SPARC_MODE_NULLIFY,
                                             .decode = decode,
                                             .execute = execute,
                                             .begins_block = begins_block,
                                             .mode_condition = mode_condition,
                                             .deliver = deliver,
                                             .before_skipped = before_skipped};

void sparc_translate(struct ir_builder *ir, uint64_t pc, uint64_t mode)
{
    struct sparc_translation t = {
        .delay = {.ir = ir, .machine = &machine, .wide = mode & SPARC_MODE_WIDE},
        .ir = ir,
        .level_v8 = mode & SPARC_MODE_LEVEL_V8,
        .fp_slow = mode & SPARC_MODE_FP_SLOW,
        .fp_off = mode & SPARC_MODE_FP_OFF,
        .delayed = mode & SPARC_MODE_DELAYED,
    };
    delay_translate(&t.delay, pc, mode);
}
