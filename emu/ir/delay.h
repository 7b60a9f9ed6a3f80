/*
 * delay.h - machines with delay slots: the program counter and the next one, nullification (annulment), branches, and the path that a
 * block follows. docs/adding-a-machine.md says which branches of which machine are which calls.
 *
 * The processor holds two addresses: that of this instruction (pc, the front of a queue) and that of the next one (nPC, its back). A
 * branch replaces the address after the back, so the instruction at the back, in the branch's delay slot, is executed before the target.
 * An instruction may nullify (annul) the next one, which then takes its place in the pipeline and has no effect.
 *
 * Inside a block the pc is a constant. The back is a place: a constant, a value, or one of two that a condition selects. This figure
 * shows a conditional branch and its delay slot; d is the struct delay.
 *
 *              A: branch to T if c                      d->pc = A,     d->back = A + 4
 *                       |
 *                       |  delay_branch_if()            d->follows.target = c ? T : A + 8
 *                       v
 *              A + 4: the delay slot                    d->pc = A + 4, d->back = c ? T : A + 8
 *                       |
 *          +------------+-------------------------------+
 *          | is executed | is nullified if taken,       | is nullified if not taken,
 *          |             | d->self = {IF, c, WITH_TO}   | d->self = {IF, !c, WITH_OTHER}
 *          |             |                              |
 *          |             +--> exit to T if c            +--> exit to A + 8 if not c
 *          v             v                              v
 *     c ? T : A + 8    A + 8                            T       d->back after the slot
 *          |
 *          +--> the block follows one of the two, if it is worth it; the other is a side exit
 *
 * A nullified instruction that is not such a slot is skipped, or its results are selected. A nullified branch is a conditional branch with
 * one more condition. A branch in the delay slot of another needs nothing special: its target follows whatever the back is.
 *
 * Between blocks S[ir_isa.pc_slot] has the pc. If the mode has delay_machine.mode_delayed, S[next_slot] has the back; else it is pc + 4. If
 * the mode has mode_nullify, the instruction at the pc is nullified.
 *
 * A machine supplies struct delay_machine, and begins its own state of a translation with a struct delay. Its ir_isa.translate():
 *
 *     struct my_translation t = {.delay = {.ir = ir, .machine = &machine, .wide = mode & MY_MODE_64}};
 *     delay_translate(&t.delay, pc, mode);
 */
#ifndef PRECIS_EMU_IR_DELAY_H
#define PRECIS_EMU_IR_DELAY_H

#include "emu/ir/ir.h"

/* ---- places ----------------------------------------------------------------------------------- */

/* A possible target of control flow. */
struct delay_target {
    bool known;
    uint64_t addr; /* known: the address; otherwise the predicted address, or 0 */
    val v;         /* not known: the address */
};

/* Where control flow continues: at `to`; if `either`, at `to` if the condition is nonzero, else at `other`. */
struct delay_place {
    bool either;
    val condition;
    struct delay_target to, other;
};

/* Whether an instruction is nullified. */
struct delay_nullify {
    enum { NULLIFY_NO, NULLIFY_YES, NULLIFY_IF } kind;
    val v; /* NULLIFY_IF: nullified if nonzero */
    /* In the delay slot of a conditional branch: nullified exactly on the path to `to`, or on the path to `other`. */
    enum { NULLIFY_ALONE, NULLIFY_WITH_TO, NULLIFY_WITH_OTHER } with;
};

/* ---- the machine ------------------------------------------------------------------------------ */

/* Every instruction has a word. */
enum { DELAY_WORD = 4, DELAY_PAGE_WORDS = 1024 };

/* What the queue needs to know of an instruction. */
struct delay_insn {
    bool branches;      /* a branch, or undefined: execute() handles its nullification at run time, by delay_executed() */
    bool undefined;     /* execute() only traps */
    bool may_stop;      /* it may fault or trap: S[next_slot] must be valid then */
    bool may_nullify;   /* execute() may call delay_nullify_next_if() with a condition */
    bool selectable;    /* it only writes registers, by delay_set(): nullified at run time, its results are selected */
    bool unobserved;    /* nothing that it does is observable before a branch's direction is known */
    bool keeps_outcome; /* it uses a deferred outcome by its value, or not at all, and cannot stop: delay_defer_outcome() */
};

struct delay;
struct delay_machine {
    uint16_t next_slot;    /* S[next_slot]: the back, while the mode has mode_delayed */
    uint16_t nullify_slot; /* passes a condition out of a skipped instruction that may nullify; 0: there are no such instructions */
    uint64_t mode_delayed, mode_nullify;

    /* Decodes the word at d->pc, and describes it in *i (which is zeroed). */
    void (*decode)(struct delay *d, const uint8_t *word, struct delay_insn *i);
    /* Builds the operations of the decoded instruction. */
    void (*execute)(struct delay *d);
    /* Returns whether the decoded instruction, which is not the first, should begin a new block. NULL: none does. */
    bool (*begins_block)(struct delay *d);
    /* Stores a deferred outcome where programs see it. NULL: no outcome is deferred. */
    void (*insert_outcome)(struct delay *d, val outcome);
    /* For delay_end_with_mode(): returns a condition, and sets *bit to the mode bit that an exit's mode has exactly if it is nonzero. */
    val (*mode_condition)(struct delay *d, uint64_t *bit);
    /* Stores what the machine has deferred, on a path that leaves the block; before operations that may be skipped. NULL: it defers
     * nothing. */
    void (*deliver)(struct delay *d);
    void (*before_skipped)(struct delay *d);
};

/* ---- the state of a translation --------------------------------------------------------------- */

/* The effect of an instruction on the ones after it. */
struct delay_follows {
    bool branches; /* `target` becomes the back */
    struct delay_place target;
    struct delay_place target_if_run; /* target if the delay slot is not nullified */
    struct delay_nullify nullify;     /* of the next instruction */
    bool transfers;                   /* `target` may be in another function: the transfer's slot has the branch, unless it is not taken */
    uint64_t note;                    /* what it has if the branch is taken, where that is not known yet; else 0 */
    bool ends;                        /* the block ends after this instruction */
    bool mode_changes;                /* with `ends`: the exit's mode is that of delay_machine.mode_condition() */
};

/* A branch that may be nullified, and whose direction has not been reported to the timing models. branch: its number in the block + 1;
 * 0: none. skipped: nullified if nonzero. */
struct delay_unsure {
    unsigned branch;
    val skipped;
};

/* The outcome of a comparison, not yet stored where programs see it. No exit can occur while it is due, but on a path that decides it. */
struct delay_outcome {
    bool due;
    val v;               /* nonzero: the condition holds */
    unsigned decided_by; /* number in the block + 1 of the branch that is taken exactly if the outcome is 0; 0: none */
};

enum { DELAY_FOLLOWED_CALLS = 4, DELAY_REGISTERS = 32 };

/* The path that the block follows. */
struct delay_trace {
    unsigned ncalls;                        /* followed calls that have not returned yet */
    uint64_t returns[DELAY_FOLLOWED_CALLS]; /* their return addresses */
    uint64_t seen[DELAY_PAGE_WORDS / 64];   /* bitmap of the page's words that are in the block */
    uint64_t start;                         /* address of the block, if a jump back to it needs no mode change (restarts) */
    bool restarts;
};

/* Unrolling of a short loop within a block. */
struct delay_unrolling {
    unsigned count, first;                /* count: iterations completed; first: instructions before the current iteration */
    int8_t origin[DELAY_REGISTERS];       /* by register: the register that had its value when the iteration began, or an origin */
    uint32_t followed;                    /* mask of registers whose values at that time are load addresses */
    unsigned path_bits, path_bits_before; /* path bits: instructions that may be nullified at run time; their number before the current
                                           * iteration */
};

/* Semantics functions read the members of the first part, and change the state only by the functions below. */
struct delay {
    struct ir_builder *ir;
    const struct delay_machine *machine;
    bool wide;                 /* addresses have 64 bits, not 32 */
    uint64_t pc;               /* the address of this instruction */
    struct delay_place back;   /* of the next one */
    struct delay_nullify self; /* whether this instruction is nullified */
    bool skipping;             /* its operations are in a part that is skipped if it is nullified */
    bool choosing;             /* its results are selected against the old values */
    unsigned done_ahead;       /* number of following instructions that are translated already */

    uint64_t mode;                  /* without mode_delayed and mode_nullify */
    bool ended;                     /* a trap has been emitted */
    struct delay_place back_if_run; /* the back if this instruction is not nullified */
    bool transfers;                 /* follows.transfers and follows.note of the instruction before */
    uint64_t note;
    struct delay_follows follows;
    struct delay_outcome outcome;
    struct delay_unsure unsure;
    struct delay_trace trace;
    struct delay_unrolling round;
};

/* Translates the block at (pc, mode): ir_isa.translate(). d: zero but for ir, machine, wide. */
void delay_translate(struct delay *d, uint64_t pc, uint64_t mode);

/* ---- for semantics functions ------------------------------------------------------------------ */

/* Returns an address as the machine uses it: its low 32 bits unless it is wide. */
uint64_t delay_truncate(const struct delay *d, uint64_t addr);
/* Places with one target. */
struct delay_place delay_known(uint64_t addr);
struct delay_place delay_computed(val addr);
/* Returns the address in the place, as a value. */
val delay_address(struct delay *d, struct delay_place p);
/* Returns the place n bytes after p. */
struct delay_place delay_plus(struct delay *d, struct delay_place p, unsigned n);
/* Returns whether the next instruction is the next word in memory, whatever this instruction does. (Not in a delay slot.) */
bool delay_is_sequential(const struct delay *d);

/* Sets an IR slot to the result of a computation; if the instruction may be nullified, only if it is not. */
void delay_set(struct delay *d, unsigned slot, val v);
/* The same for branches, which handle their own nullification. */
void delay_set_link(struct delay *d, unsigned slot, val v);
/* Returns 1 if this instruction is executed, else 0. Only for d->self.kind == NULLIFY_IF. */
val delay_executed(struct delay *d);

/* Traps; if cond is nonzero, before anything is written. */
void delay_trap(struct delay *d, unsigned trap, uint64_t code);
void delay_trap_if(struct delay *d, val cond, unsigned trap, uint64_t code);

/* Nullifies the next instruction if cond is nonzero. */
void delay_nullify_next_if(struct delay *d, val cond);
/* An unconditional branch; nullifies: its delay slot. */
void delay_branch_to(struct delay *d, struct delay_place target, bool nullifies);
/* A conditional branch, and when its delay slot is executed. */
enum delay_slot { DELAY_SLOT_EXECUTED, DELAY_SLOT_IF_TAKEN, DELAY_SLOT_IF_NOT_TAKEN };
void delay_branch_if(struct delay *d, val taken, uint64_t target, enum delay_slot slot);
/* The block ends after this instruction; its exit's mode depends on delay_machine.mode_condition(). */
void delay_end(struct delay *d);
void delay_end_with_mode(struct delay *d);
/* This instruction's operations do the work of the next n, too. */
void delay_do_ahead(struct delay *d, unsigned n);

/* A call that will return to `addr`: the block may follow it and the return. Before delay_branch_to(). */
void delay_expect_return(struct delay *d, uint64_t addr);
/* A branch to p, which may be a return: returns p with the predicted address. */
struct delay_place delay_return_place(struct delay *d, struct delay_place p);
/* This branch is a transfer of control to another function: ir_transfer(). Before delay_branch_to(). */
void delay_transfer(struct delay *d, enum ir_transfer kind);

/* Defers the outcome of a comparison. A branch that it nullifies decides it; then its value need not be computed but for the branch. */
void delay_defer_outcome(struct delay *d, val outcome);
/* Stores a deferred outcome. */
void delay_deliver_outcome(struct delay *d);

/* Where the value of register r comes from: the register that had it when the iteration of a loop began, or one of these. A loop that
 * chases pointers, whose next address it has just loaded, is not unrolled. */
enum { DELAY_ORIGIN_MEMORY = -1, DELAY_ORIGIN_OTHER = -2 };
int8_t delay_origin(const struct delay *d, unsigned r);
void delay_set_origin(struct delay *d, unsigned r, int8_t origin);
/* A load from an address in `base`. */
void delay_load_from(struct delay *d, unsigned base);

#endif
