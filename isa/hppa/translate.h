/*
 * translate.h - what the semantics of PA-RISC instructions are written with (private to isa/hppa).
 *
 * A semantics function gets the fields of a word and builds the micro-operations that the word means, in the order
 * check, read, compute, write:
 *
 *     SEM(add_l)
 *     {
 *         val a = gr(t, o->a), b = gr(t, o->b);
 *         set_gr(t, o->t, ir_add(t->ir, a, b));
 *         nullify_next_if(t, add_condition(t, ...));
 *     }
 *
 * Registers are 64 bits wide in both modes, as on PA-RISC 2.0; what the narrow mode and 32-bit conditions look at is the
 * low word, and PA-RISC 1.1 programs see nothing else.
 *
 * Where the program counter is. The instruction address queue has a front (this instruction) and a back (the next one).
 * Inside a block the front is always known; the back is a `place`: an address, known or in a value, or one of two chosen by
 * a condition. Between blocks S[HPPA_FRONT] holds the front, and the mode says whether
 * S[HPPA_BACK] holds the back (HPPA_MODE_DELAYED) or it is just front + 4.
 */
#ifndef PRECIS_ISA_HPPA_TRANSLATE_H
#define PRECIS_ISA_HPPA_TRANSLATE_H

#include <stdbool.h>
#include "emu/ir/ir.h"
#include "isa/hppa/fields.h"
#include "isa/hppa/hppa.h"
#include "isa/hppa/insn.h"

/* An address that control may go to. */
struct target {
    bool known;
    uint64_t addr;  /* known; else what it is expected to be, or 0 */
    val v;          /* not known: the address */
};

/* Where control goes: `to`, or, if `either`, `to` when the condition is not zero and `other` when it is. */
struct place {
    bool either;
    val condition;
    struct target to, other;
};

/* Whether an instruction is nullified. */
struct nullify {
    enum { NULLIFY_NO, NULLIFY_YES, NULLIFY_IF } kind;
    val v; /* NULLIFY_IF: when it is not zero */
    /* In the delay slot of a conditional branch: is it just when control goes to `to`, or to `other`? */
    enum { NULLIFY_ALONE, NULLIFY_WITH_TO, NULLIFY_WITH_OTHER } with;
};

/* An addition a + b (+ carry in), whose conditions and carries somebody may ask for. */
struct sum {
    val a, b, result;
    val carry_in;       /* a value of 0 or 1; meaningless unless has_carry_in */
    bool has_carry_in;
    unsigned shift;     /* of the first operand, before it became a */
    val unshifted;
};

/* Where PSW[C/B] comes from, when it was set in this block: cheaper to ask than S[HPPA_CB_...]. */
struct carry_source {
    enum { CARRY_IN_SLOTS, CARRY_OF_SUM, CARRY_OF_DIFFERENCE, CARRY_VALUE } kind;
    struct sum sum; /* CARRY_OF_DIFFERENCE: a - b */
    val word;       /* CARRY_VALUE: PSW[C/B]{8} */
};

enum { HPPA_FOLLOWED_CALLS = 4, HPPA_PAGE_WORDS = 1024 };

/* What an instruction says about what follows. */
struct follows {
    bool branches;          /* `target` becomes the back of the queue */
    struct place target;
    struct place target_if_run; /* ... when the delay slot is not nullified */
    struct nullify nullify; /* is the next instruction nullified? */
    bool ends;              /* nothing after this instruction belongs to the block */
};

/* The last fp comparison. */
struct last_compare {
    bool known;          /* it was made in this block ... */
    val outcome;         /* ... and holds if this is not zero */
    bool due;            /* S[HPPA_COMPARES] has room for that outcome, but not got it: nothing can look before it is settled */
    unsigned decided_by; /* the branch, its number in the block + 1, that is taken just when that outcome, which is due, is 0 */
};

struct fp_status {
    bool mode_changes; /* with follows.ends: HPPA_MODE_FP_SLOW must be found out again */
    bool known;        /* then: fr0 is now ... */
    val fr0;
};

/* A branch that may be nullified and whose going has not been told apart yet: its number in the block + 1, and if so. */
struct unsure {
    unsigned branch;
    val skipped;
};

/* Where the block has gone, and goes on. */
struct trace {
    unsigned ncalls;     /* that the block follows and that have not returned yet */
    uint64_t returns[HPPA_FOLLOWED_CALLS]; /* where to */
    uint64_t seen[HPPA_PAGE_WORDS / 64];   /* which words of the page the block has already */
    uint64_t start;      /* where the block begins, if going back there is just to go there */
    bool restarts;
};

/* Copies of a short loop in one block. */
struct loop_round {
    unsigned count, first; /* how often it went back to the start and on, and its instructions before the last of these */
    int8_t origin[32];   /* of a general register: which one had its value when the round began, or ORIGIN_ */
    uint32_t followed;   /* registers whose values of then are addresses of loads */
    unsigned conditions, conditions_before; /* instructions that run time may nullify, and how many there were then */
};

struct hppa_translation {
    struct ir_builder *ir;
    bool wide;           /* PSW[W] */
    bool fp_slow;        /* traps enabled or pending: see HPPA_MODE_FP_SLOW */
    bool ended;          /* the exit has been emitted */
    unsigned done_ahead; /* so many of the following instructions are already translated: see divide.h */
    /* This instruction: */
    uint32_t word;
    uint64_t pc;         /* front of the queue: its address */
    struct place back;   /* back of the queue */
    struct place back_if_run; /* ... if it is not nullified */
    struct nullify self; /* is it nullified? */
    bool skipping;       /* its operations stand in a part that is skipped when it is */
    bool choosing;       /* slots get their new values only if it is not */
    struct carry_source carry;
    bool carry_set;      /* by it */
    struct follows follows;
    struct last_compare compare;
    struct fp_status status;
    struct unsure unsure;
    struct trace trace;
    struct loop_round round;
};

enum { ORIGIN_MEMORY = -1, ORIGIN_OTHER = -2 };

#define SEM(name) void hppa_sem_##name(struct hppa_translation *t, const struct hppa_fields *o)

/* ---- translate.c: registers and control */

val gr(struct hppa_translation *t, unsigned r);                /* GR[r]; r0 is 0 */
void set_gr(struct hppa_translation *t, unsigned r, val v);    /* r0 stays 0 */
val constant(struct hppa_translation *t, uint64_t v);
/* A slot gets what a computation instruction makes of it: when that may be nullified, only if it is not. */
void set_computed(struct hppa_translation *t, unsigned slot, val v);

/* The next instruction is nullified when cond is not zero. */
void nullify_next_if(struct hppa_translation *t, val cond);

/* Does the next word in memory follow this instruction, whatever it does? (Not in a delay slot.) */
bool follows_itself(const struct hppa_translation *t);

/* Trap now (before anything was written) when cond is not zero. */
void trap_if(struct hppa_translation *t, val cond, unsigned trap);
void trap(struct hppa_translation *t, unsigned trap);

struct place known(uint64_t addr);
struct place computed(val addr);
/* The address in the place, as a value. */
val place_value(struct hppa_translation *t, struct place p);
/* addr as the instruction address queue shows it: with the privilege level 3 in its low bits. */
val link_value(struct hppa_translation *t, struct place p, unsigned plus);

/* A call: the block may follow it, and then expects a return to what the link register gets. */
void expect_return(struct hppa_translation *t, val link);
/* A branch to an address in a register that may be a return. */
struct place return_place(struct hppa_translation *t, struct place p);

/* An unconditional branch to target; n: its delay slot is nullified. */
void branch_to(struct hppa_translation *t, struct place target, bool n);
/* A conditional branch by disp; n as in the manual: a forward branch nullifies when taken, a backward one when not. */
void branch_if(struct hppa_translation *t, val taken, int32_t disp, bool n);
/* Branches stay outside of the skipped part of a nullified instruction: this is their way to write a link register. */
void set_link(struct hppa_translation *t, unsigned slot, val v);

/* The outcome that is due is written to S[HPPA_COMPARES]. */
void settle_compares(struct hppa_translation *t);

/* ---- conditions.c: each gives 0 or 1; `c` is three bits and the negation in the lowest, d: doubleword */

val carry_out(struct hppa_translation *t, const struct sum *s, bool d);        /* 0 or 1, of bit 0 or 32 */
val add_overflow(struct hppa_translation *t, const struct sum *s, bool d);     /* signed */
val add_condition(struct hppa_translation *t, unsigned c, bool d, const struct sum *s);
val subtract_overflow(struct hppa_translation *t, val a, val b, val result, bool d);
val compare_condition(struct hppa_translation *t, unsigned c, bool d, val a, val b);
val logical_condition(struct hppa_translation *t, unsigned c, bool d, val result);
/* The three-bit condition of shifts, extracts, deposits and MOVB. */
val shift_condition(struct hppa_translation *t, unsigned c, bool d, val result);
/* carries: bit n is the carry into bit n; top: the carry out of bit 0 (the most significant). */
val unit_condition(struct hppa_translation *t, unsigned c, bool d, val result, val carries, val top);

/* ---- arith.c */

/* PSW[C/B]{0} (doubleword) or {8} (word), 0 or 1; and the setting of all of them, to the carries of a + b (+ 1). */
val carry_bit(struct hppa_translation *t, bool d);
void set_carry_borrow(struct hppa_translation *t, const struct sum *s, struct carry_source source);

/* ---- memory.c */

/* The address of [base + disp] or [base + index], checked against an explicit space (s not 0, in narrow mode). */
struct address {
    val base;
    int32_t disp;
};
void check_space(struct hppa_translation *t, unsigned s, struct address a);
unsigned memory_flags(const struct hppa_translation *t);
/* Load or store with `s` as space field; bits 8 .. 64. */
val load(struct hppa_translation *t, unsigned s, struct address a, unsigned bits);
void store(struct hppa_translation *t, unsigned s, struct address a, unsigned bits, val v);
/* Addressing modes: what address a word uses, and what it leaves in its base register. */
struct access {
    unsigned s;
    struct address address;
    bool modifies;
    unsigned base_register;
    struct address modified; /* becomes GR[base_register] */
};
struct access indexed(struct hppa_translation *t, const struct hppa_fields *o, unsigned size);
struct access short_displacement(struct hppa_translation *t, const struct hppa_fields *o, uint32_t im5);
struct access no_displacement(struct hppa_translation *t, const struct hppa_fields *o);
struct access long_displacement(struct hppa_translation *t, const struct hppa_fields *o, uint32_t value,
                                unsigned width);
/* ... with modification, before (true) or after the access. */
struct access long_modify(struct hppa_translation *t, const struct hppa_fields *o, uint32_t value, unsigned width,
                          bool before);
void modify_base(struct hppa_translation *t, const struct access *x);

#endif
