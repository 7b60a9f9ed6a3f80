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
 * The instruction address queue, delay slots and nullification are emu/ir/delay.h's.
 */
#ifndef PRECIS_ISA_HPPA_TRANSLATE_H
#define PRECIS_ISA_HPPA_TRANSLATE_H

#include <stdbool.h>
#include "emu/ir/delay.h"
#include "isa/hppa/fields.h"
#include "isa/hppa/hppa.h"
#include "isa/hppa/insn.h"

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

/* The last fp comparison. */
struct last_compare {
    bool known;  /* made in this block */
    val outcome; /* nonzero: the condition holds */
};

/* The fp status that an instruction has written. */
struct fp_status {
    bool known; /* `fr0` is it; otherwise it is in S[HPPA_FR] */
    val fr0;
};

struct hppa_translation {
    struct delay delay;    /* the first member; delay.wide: PSW[W] */
    struct ir_builder *ir; /* delay.ir */
    bool level_11;         /* HPPA_MODE_LEVEL_11 */
    bool fp_slow;          /* traps enabled or pending: see HPPA_MODE_FP_SLOW */
    /* The current instruction: */
    uint32_t word;
    const struct hppa_insn *insn; /* NULL: there is no such instruction */
    struct hppa_fields fields;
    struct carry_source carry;
    bool carry_set; /* it has set `carry` */
    struct last_compare compare;
    struct fp_status status;
};

#define SEM(name) void hppa_sem_##name(struct hppa_translation *t, const struct hppa_fields *o)

/* ---- translate.c: registers and control; more in emu/ir/delay.h */

val gr(struct hppa_translation *t, unsigned r);             /* GR[r]; r0 is 0 */
void set_gr(struct hppa_translation *t, unsigned r, val v); /* r0 stays 0 */
val constant(struct hppa_translation *t, uint64_t v);
/* delay_set() */
void set_computed(struct hppa_translation *t, unsigned slot, val v);

/* Nullifies the next instruction if cond is nonzero. */
void nullify_next_if(struct hppa_translation *t, val cond);

/* Traps if cond is nonzero, before anything is written. */
void trap_if(struct hppa_translation *t, val cond, unsigned trap);
void trap(struct hppa_translation *t, unsigned trap);

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
