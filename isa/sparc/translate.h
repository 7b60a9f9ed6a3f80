/*
 * translate.h - building blocks for the semantics of SPARC instructions (private to isa/sparc).
 *
 * A semantics function gets the fields of a word and builds the micro-operations of the instruction, in the order
 * check, read, compute, write:
 *
 *     SEM(add)
 *     {
 *         set_gr(t, o->d, ir_add(t->ir, gr(t, o->s), second(t, o->o)));
 *     }
 *
 * Registers have 64 bits in both machines, as on V9. The pc and the next one, delay slots and annulment are emu/ir/delay.h's.
 */
#ifndef PRECIS_ISA_SPARC_TRANSLATE_H
#define PRECIS_ISA_SPARC_TRANSLATE_H

#include <stdbool.h>
#include "emu/ir/delay.h"
#include "isa/sparc/insn.h"
#include "isa/sparc/sparc.h"
#include "isa/sparc/window.h"

/* The last setter of the condition codes, if it is in this block: cheaper than S[SPARC_CC_...]. */
struct cc_source {
    enum {
        CC_IN_SLOTS,
        CC_SUM,        /* a + b = s = result */
        CC_DIFFERENCE, /* a - b = result, which a register gets */
        CC_COMPARISON, /* a - b = result, which none gets */
        CC_LOGIC,      /* result */
        CC_ADDITION,   /* N and Z are those of result, C and V those of the addition a + b = s */
        CC_EXPLICIT    /* a is the CCR */
    } kind;
    bool deferred; /* the slots do not have it yet */
    val a, b, s, result;
};

struct sparc_translation {
    struct delay delay;    /* the first member; delay.wide: SPARC_MODE_WIDE */
    struct ir_builder *ir; /* delay.ir */
    bool level_v8;         /* SPARC_MODE_LEVEL_V8 */
    bool delayed;          /* the first instruction is in a delay slot */
    bool fp_slow, fp_off;  /* SPARC_MODE_FP_SLOW, SPARC_MODE_FP_OFF */
    /* The current instruction: */
    bool in_slot; /* it is in a delay slot, and what comes after it is not the next word */
    uint32_t word;
    const struct sparc_insn *insn; /* NULL: there is no such instruction */
    struct sparc_fields fields;
    struct cc_source cc;
    bool cc_set;     /* it has set `cc` */
    bool y_deferred; /* S[SPARC_Y] does not have the upper half of the last product yet: */
    val product;
    unsigned changed_mode; /* sparc_end_with_mode() */
};

#define SEM(name) void sparc_sem_##name(struct sparc_translation *t, const struct sparc_fields *o)

/* ---- registers and control; more in emu/ir/delay.h */

static inline val constant(struct sparc_translation *t, uint64_t v)
{
    return ir_const(t->ir, v);
}

/* Returns register r; %g0 is 0. */
static inline val gr(struct sparc_translation *t, unsigned r)
{
    return r ? ir_get(t->ir, sparc_slot(r)) : constant(t, 0);
}

/* Writes a slot with the result of a computation. */
static inline void set_slot(struct sparc_translation *t, unsigned slot, val v)
{
    delay_set(&t->delay, slot, v);
}

/* Writes register r; %g0 stays 0. */
static inline void set_gr(struct sparc_translation *t, unsigned r, val v)
{
    if (r)
        set_slot(t, sparc_slot(r), v);
    delay_set_origin(&t->delay, r, r ? DELAY_ORIGIN_OTHER : 0);
}

/* The same in branches, which handle their own annulment. */
static inline void set_link(struct sparc_translation *t, unsigned r, val v)
{
    if (r)
        delay_set_link(&t->delay, sparc_slot(r), v);
}

/* Returns a signed number in the low `width` bits, or the register in the low five. */
static inline val second_of(struct sparc_translation *t, bool immediate, uint32_t value, unsigned width)
{
    return immediate ? constant(t, (uint64_t)(int64_t)sparc_sign_extend(value, width)) : gr(t, value & 31);
}

/* Returns the second operand of 14 bits. */
static inline val second(struct sparc_translation *t, uint32_t operand)
{
    return second_of(t, operand & SPARC_OPERAND_IMMEDIATE, operand, 13);
}

/* Trap; if cond is nonzero, before anything is written. */
static inline void trap(struct sparc_translation *t, unsigned number)
{
    delay_trap(&t->delay, number, t->word);
}

static inline void trap_if(struct sparc_translation *t, val cond, unsigned number)
{
    delay_trap_if(&t->delay, cond, number, t->word);
}

/* ---- cc.c: condition codes; wide: xcc, else icc */

/* Sets both to those of a + b = result, of a - b = result, of a logical result. kept: a register gets the difference. */
void set_cc_sum(struct sparc_translation *t, val a, val b, val result);
void set_cc_difference(struct sparc_translation *t, val a, val b, val result, bool kept);
/* The same of a + b + carry and a - b - carry. */
void set_cc_sum_carry(struct sparc_translation *t, val a, val b, val result);
void set_cc_difference_carry(struct sparc_translation *t, val a, val b, val result);
/* N and Z are those of result, C and V those of the addition x + y = s. */
void set_cc_addition(struct sparc_translation *t, val result, val x, val y, val s);
void set_cc_logic(struct sparc_translation *t, val result);
/* The same with an overflow of icc, 0 or 1. */
void set_cc_overflow(struct sparc_translation *t, val result, val overflow);
void set_cc_explicit(struct sparc_translation *t, val ccr);
/* Deferred condition codes: stores them on this path, which leaves the block; stores them for all that follows; has the current
 * instruction, if it stops, store them. */
void store_cc(struct sparc_translation *t);
void deliver_cc(struct sparc_translation *t);
void fix_up_cc(struct sparc_translation *t);
/* Returns icc.C, 0 or 1. */
val icc_carry(struct sparc_translation *t);
/* Returns the CCR. */
val ccr_value(struct sparc_translation *t);
/* Returns whether a condition of Bicc holds, 0 or 1. */
val icc_condition(struct sparc_translation *t, unsigned cond, bool wide);

/* ---- multiply.c: %y. It is deferred as the condition codes are, but until an instruction that may stop */

void store_y(struct sparc_translation *t);
void deliver_y(struct sparc_translation *t);
val y_value(struct sparc_translation *t);
void set_y(struct sparc_translation *t, val v);

/* ---- branch.c */

/* Returns whether v meets a condition of BPr, 0 or 1. cond: 1 zero, 2 less or equal, 3 less; with bit 2 their opposites. */
val register_condition(struct sparc_translation *t, unsigned cond, val v);
/* A branch that is never taken: skips its delay slot if it annuls it. */
void branch_never(struct sparc_translation *t, bool annuls);

/* ---- window.c */

/* Executes one of window.h's operations. */
void sparc_move_window(struct sparc_translation *t, const struct ir_intrinsic *how);

/* ---- memory.c */

static inline unsigned memory_flags(const struct sparc_translation *t)
{
    return IR_MEM_ALIGN | (t->delay.wide ? 0 : IR_MEM_ADDR32);
}

/* The address base + disp. */
struct address {
    val base;
    int32_t disp;
};
/* The address in register s and a second operand of 14 bits. */
struct address sparc_address(struct sparc_translation *t, unsigned s, uint32_t operand);

/* What an ASI makes of an access. */
struct sparc_asi {
    enum { SPARC_ASI_OF_MEMORY, SPARC_ASI_PRIVILEGED, SPARC_ASI_NONE } kind;
    enum {
        SPARC_ASI_WHOLE,
        SPARC_ASI_PARTIAL8, /* VIS: partial stores, 8- and 16-bit accesses of fp registers, blocks of 64 bytes */
        SPARC_ASI_PARTIAL16,
        SPARC_ASI_PARTIAL32,
        SPARC_ASI_SHORT8,
        SPARC_ASI_SHORT16,
        SPARC_ASI_BLOCK
    } form;
    bool little, no_fault;
};
/* Describes ASI number n. */
struct sparc_asi sparc_asi_describe(unsigned n);

/* ---- translate.c */

/* The trap of a branch, or of a word that is no instruction: other semantics functions are not called for what is annulled. */
void trap_unless_annulled(struct sparc_translation *t, unsigned number);
/* The block ends after this instruction, which has written what SPARC_MODE_FP_OFF (FPRS) or SPARC_MODE_FP_SLOW (FSR) follows from. */
void sparc_end_with_mode(struct sparc_translation *t, unsigned bit);

#endif
