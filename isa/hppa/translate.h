/*
 * translate.h - building blocks for the semantics of PA-RISC instructions (private to isa/hppa).
 *
 * A semantics function gets the fields of a word and builds the micro-operations of the instruction, in the order
 * check, read, compute, write:
 *
 *     SEM(add_l)
 *     {
 *         val a = gr(t, o->a), b = gr(t, o->b);
 *         set_gr(t, o->t, ir_add(t->ir, a, b));
 *         nullify_next_if(t, add_condition(t, ...));
 *     }
 *
 * Registers are 64 bits wide in both modes, as on PA-RISC 2.0. Narrow mode and 32-bit conditions use the
 * low word, and PA-RISC 1.1 programs see nothing else.
 *
 * Program counter: the instruction address queue has a front (this instruction) and a back (the next one).
 * Inside a block the front is always known. The back is a `place`: an address, constant or in a value, or one of two selected by
 * a condition. Between blocks S[HPPA_FRONT] has the front, and the mode says whether
 * S[HPPA_BACK] has the back (HPPA_MODE_DELAYED) or it is front + 4.
 */
#ifndef PRECIS_ISA_HPPA_TRANSLATE_H
#define PRECIS_ISA_HPPA_TRANSLATE_H

#include <stdbool.h>
#include "emu/ir/ir.h"
#include "isa/hppa/fields.h"
#include "isa/hppa/hppa.h"
#include "isa/hppa/insn.h"

/* A possible target of control flow. */
struct target {
    bool known;
    uint64_t addr; /* known: the address; otherwise the predicted address, or 0 */
    val v;         /* not known: the address */
};

/* Where control flow continues: at `to`; if `either`, at `to` if the condition is nonzero, else at `other`. */
struct place {
    bool either;
    val condition;
    struct target to, other;
};

/* Whether an instruction is nullified. */
struct nullify {
    enum { NULLIFY_NO, NULLIFY_YES, NULLIFY_IF } kind;
    val v; /* NULLIFY_IF: nullified if nonzero */
    /* In the delay slot of a conditional branch: nullified exactly on the path to `to`, or on the path to `other`. */
    enum { NULLIFY_ALONE, NULLIFY_WITH_TO, NULLIFY_WITH_OTHER } with;
};

/* An addition a + b (+ carry-in), from which conditions and carries are derived. */
struct sum {
    val a, b, result;
    val carry_in; /* 0 or 1; undefined unless has_carry_in */
    bool has_carry_in;
    unsigned shift; /* shift count of the first operand; a is shifted already */
    val unshifted;
};

/* The source of PSW[C/B], if it was set in this block: cheaper than S[HPPA_CB_...]. */
struct carry_source {
    enum { CARRY_IN_SLOTS, CARRY_OF_SUM, CARRY_OF_DIFFERENCE, CARRY_VALUE } kind;
    struct sum sum; /* CARRY_OF_DIFFERENCE: a - b */
    val word;       /* CARRY_VALUE: PSW[C/B]{8} */
};

enum { HPPA_FOLLOWED_CALLS = 4, HPPA_PAGE_WORDS = 1024 };

/* The effect of an instruction on the ones after it. */
struct follows {
    bool branches; /* `target` becomes the back of the queue */
    struct place target;
    struct place target_if_run; /* target if the delay slot is not nullified */
    struct nullify nullify;     /* of the next instruction */
    bool transfers;             /* `target` may be in another function: S[HPPA_TRANSFER] has the branch, unless it is not taken */
    uint64_t note;              /* what it has if the branch is taken, where that is not known yet; else 0 */
    bool ends;                  /* the block ends after this instruction */
};

/* The last fp comparison. */
struct last_compare {
    bool known;          /* made in this block */
    val outcome;         /* nonzero: the condition holds */
    bool due;            /* deferred: S[HPPA_COMPARES] is shifted, but the outcome is not yet inserted; no exit can occur before
                          * deliver_compares() */
    unsigned decided_by; /* number in the block + 1 of the branch that is taken exactly if the deferred outcome is 0 */
};

struct fp_status {
    bool mode_changes; /* with follows.ends: HPPA_MODE_FP_SLOW must be recomputed */
    bool known;        /* `fr0` is the new status */
    val fr0;
};

/* A branch that may be nullified, and whose direction has not been reported to the timing models. branch: its number in the block + 1;
 * 0: none. skipped: nullified if nonzero. */
struct unsure {
    unsigned branch;
    val skipped;
};

/* The path that the block follows. */
struct trace {
    unsigned ncalls;                       /* followed calls that have not returned yet */
    uint64_t returns[HPPA_FOLLOWED_CALLS]; /* their return addresses */
    uint64_t seen[HPPA_PAGE_WORDS / 64];   /* bitmap of the page's words that are in the block */
    uint64_t start;                        /* address of the block, if a jump back to it needs no mode change (restarts) */
    bool restarts;
};

/* Unrolling of a short loop within a block. */
struct loop_unrolling {
    unsigned count, first;                /* count: iterations completed; first: instructions before the current iteration */
    int8_t origin[32];                    /* by general register: the register that had its value when the iteration began, or ORIGIN_... */
    uint32_t followed;                    /* mask of registers whose values at that time are load addresses */
    unsigned path_bits, path_bits_before; /* path bits: instructions that may be nullified at run time; their number before the current
                                           * iteration */
};

struct hppa_translation {
    struct ir_builder *ir;
    bool wide;           /* PSW[W] */
    bool level_11;       /* HPPA_MODE_LEVEL_11 */
    bool fp_slow;        /* traps enabled or pending: see HPPA_MODE_FP_SLOW */
    bool ended;          /* an exit has been emitted */
    unsigned done_ahead; /* number of following instructions that are translated already: divide.h */
    /* The current instruction: */
    uint32_t word;
    uint64_t pc;              /* its address, the front of the queue */
    struct place back;        /* back of the queue */
    struct place back_if_run; /* back of the queue if it is not nullified */
    bool transfers;           /* follows.transfers and follows.note of the instruction before */
    uint64_t note;
    struct nullify self; /* whether it is nullified */
    bool skipping;       /* its operations are in a part that is skipped if it is nullified */
    bool choosing;       /* its results are selected against the old values */
    struct carry_source carry;
    bool carry_set; /* it has set `carry` */
    struct follows follows;
    struct last_compare compare;
    struct fp_status status;
    struct unsure unsure;
    struct trace trace;
    struct loop_unrolling round;
};

enum { ORIGIN_MEMORY = -1, ORIGIN_OTHER = -2 };

#define SEM(name) void hppa_sem_##name(struct hppa_translation *t, const struct hppa_fields *o)

/* ---- translate.c: registers and control */

val gr(struct hppa_translation *t, unsigned r);             /* GR[r]; r0 is 0 */
void set_gr(struct hppa_translation *t, unsigned r, val v); /* r0 stays 0 */
val constant(struct hppa_translation *t, uint64_t v);
/* Set an IR slot to the result of a computation instruction; if it may be nullified, only if it is not. */
void set_computed(struct hppa_translation *t, unsigned slot, val v);

/* Nullify the next instruction if cond is nonzero. */
void nullify_next_if(struct hppa_translation *t, val cond);

/* Returns whether the next instruction is the next word in memory, whatever this instruction does. (Not in a delay slot.) */
bool follows_itself(const struct hppa_translation *t);

/* Trap if cond is nonzero, before anything is written. */
void trap_if(struct hppa_translation *t, val cond, unsigned trap);
void trap(struct hppa_translation *t, unsigned trap);

struct place known(uint64_t addr);
struct place computed(val addr);
/* The address in the place, as a value. */
val place_value(struct hppa_translation *t, struct place p);
/* The address plus `plus` as the instruction address queue shows it: with privilege level 3 in the low bits. */
val link_value(struct hppa_translation *t, struct place p, unsigned plus);

/* A call: the block may follow it, and then predicts a return to `link`. */
void expect_return(struct hppa_translation *t, val link);
/* A branch to an address in a register, which may be a return: adds the predicted address to p. */
struct place return_place(struct hppa_translation *t, struct place p);

/* Notes that this branch, to p, is a call (link: it leaves a return address) or may be a jump to another function: ir_transfer(). */
void note_transfer(struct hppa_translation *t, struct place p, bool link);

/* An unconditional branch to target; n: its delay slot is nullified. */
void branch_to(struct hppa_translation *t, struct place target, bool n);
/* A conditional branch by disp. n as in the manual: a forward branch nullifies if taken, a backward one if not. */
void branch_if(struct hppa_translation *t, val taken, int32_t disp, bool n);
/* Write a link register. Branches handle their own nullification, outside of any skipped part. */
void set_link(struct hppa_translation *t, unsigned slot, val v);

/* Insert a deferred comparison outcome into S[HPPA_COMPARES]. */
void deliver_compares(struct hppa_translation *t);

/* ---- conditions.c: all return 0 or 1; `c` is three bits and, in the lowest bit, the negation; d: doubleword */

val carry_out(struct hppa_translation *t, const struct sum *s, bool d);    /* 0 or 1, out of bit 0 (d) or 32 */
val add_overflow(struct hppa_translation *t, const struct sum *s, bool d); /* signed */
val add_condition(struct hppa_translation *t, unsigned c, bool d, const struct sum *s);
val subtract_overflow(struct hppa_translation *t, val a, val b, val result, bool d);
val compare_condition(struct hppa_translation *t, unsigned c, bool d, val a, val b);
val logical_condition(struct hppa_translation *t, unsigned c, bool d, val result);
/* The three-bit condition of shifts, extracts, deposits and MOVB. */
val shift_condition(struct hppa_translation *t, unsigned c, bool d, val result);
/* carries: bit n is the carry into bit n; top: the carry out of the most significant bit. */
val unit_condition(struct hppa_translation *t, unsigned c, bool d, val result, val carries, val top);

/* ---- arith.c */

/* Get PSW[C/B]{0} (doubleword) or {8} (word), 0 or 1; set all of PSW[C/B] to the carries of a + b (+ 1). */
val carry_bit(struct hppa_translation *t, bool d);
void set_carry_borrow(struct hppa_translation *t, const struct sum *s, struct carry_source source);

/* ---- memory.c */

/* The address base + disp (index: base is the sum). check_space() checks it against an explicit space (s not 0, in narrow mode). */
struct address {
    val base;
    int32_t disp;
};
void check_space(struct hppa_translation *t, unsigned s, struct address a);
unsigned memory_flags(const struct hppa_translation *t);
/* Load or store with `s` as the space field; bits: 8 to 64. */
val load(struct hppa_translation *t, unsigned s, struct address a, unsigned bits);
void store(struct hppa_translation *t, unsigned s, struct address a, unsigned bits, val v);
/* Addressing modes: the address of an access, and the update of its base register. */
struct access {
    unsigned s;
    struct address address;
    bool modifies;
    unsigned base_register;
    struct address modified; /* new value of GR[base_register] */
};
struct access indexed(struct hppa_translation *t, const struct hppa_fields *o, unsigned size);
struct access short_displacement(struct hppa_translation *t, const struct hppa_fields *o, uint32_t im5);
struct access no_displacement(struct hppa_translation *t, const struct hppa_fields *o);
struct access long_displacement(struct hppa_translation *t, const struct hppa_fields *o, uint32_t value, unsigned width);
/* With modification, before (true) or after the access. */
struct access long_modify(struct hppa_translation *t, const struct hppa_fields *o, uint32_t value, unsigned width, bool before);
void modify_base(struct hppa_translation *t, const struct access *x);

#endif
