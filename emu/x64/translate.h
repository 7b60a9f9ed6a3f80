/*
 * translate.h - the translator's work area (struct x64) and the functions that its parts share. Private to emu/x64, and to the ISAs'
 * functions that emit host code for intrinsics (struct ir_intrinsic).
 *
 * Such a function translates operation i of x->b and returns the next one: i + 1, unless it translates what follows, too. It may use rax,
 * rdx and the registers that x64_take() returns, and the instructions of emit.h. For `d = fn(a, b, c)`:
 *
 *     int a = x64_use(x, o->a);                          // the register that holds a; constants are in x->known[o->a]
 *     struct slow_call *slow = x64_new_slow_call(x, o);  // the slow path, which calls fn
 *     slow->d = RAX;                                     // where the code expects the result
 *     ...
 *     x64_slow_if(x, CC_NE, slow);                       // jumps to the slow path
 *     ...
 *     slow->back = x->e.p;                               // the slow path returns to here
 *     x64_kill_operands(x, o, x->uses.kills[i]);
 *     mov_rr(&x->e, 1, x64_def(x, o->d), RAX);
 *     return i + 1;
 *
 * From the creation of the slow path to its last jump no slot may move to another register. A slot that the code accesses in memory is
 * dropped first (x64_drop()). x64_absorb_skip() translates a skip that tests the result. window.h: intrinsics that move the window on a
 * stack.
 */
#ifndef PRECIS_EMU_X64_TRANSLATE_H
#define PRECIS_EMU_X64_TRANSLATE_H

#include <stddef.h>
#include "emu/ir/build.h"
#include "emu/timing/consumer/consumer.h"
#include "emu/x64/emit.h"
#include "emu/x64/lines.h"
#include "emu/x64/x64.h"

#define CPU_DISP(field) ((int32_t)offsetof(struct cpu, field) - CPU_BIAS)

enum {
    MAX_SLOTS = IR_MAX_GUEST_SLOTS + IR_MAX_LIVE_TEMPS,
    MAX_STUBS = 4096,
    MAX_SLOW_CALLS = 256,
    MAX_WINDOW_CALLS = 2 * IR_MAX_INSNS,
    MAX_DIRTY = 24,
    MAX_FIXUPS = 4
};
enum { WINDOW_REG = R13 };
enum { KILL_A = 1, KILL_B = 2, KILL_C = 4 };
/* Values of uses.next. NO_OP: no operation of the block reads the slot before it is rewritten. DEAD_OP: neither does a
 * fault nor code after the block. */
enum { DEAD_OP = 0xfffe, NO_OP = 0xffff, MAX_ALIASES = 8 };
static inline bool is_read_again(unsigned next)
{
    return next < DEAD_OP;
}

/* A cell is what a register can hold: a slot or, where the ISA has them, a 32-bit half of a slot. Invariant: a slot is
 * in no register while one of its halves is. */
enum { MAX_HALVED = 64, MAX_CELLS = MAX_SLOTS + 2 * MAX_HALVED };

// clang-format off
static inline unsigned half_cell(unsigned slot, bool high) { return MAX_SLOTS + 2 * slot + high; }
static inline bool is_half(unsigned cell) { return cell >= MAX_SLOTS; }
static inline unsigned slot_of_half(unsigned cell) { return (cell - MAX_SLOTS) / 2; }
// clang-format on

/* The contents of the host registers; the xmm registers begin at XMM0. */
struct regs {
    uint16_t slot[32]; /* the cell held; NO_SLOT: free */
    bool dirty[32];    /* memory is stale */
    bool narrow[32];   /* xmm: only the low 32 bits are stored; the upper half of the slot's value is zero */
};

/* The value of a temporary that is a constant. It is materialised in a register only where an operation needs it
 * there. */
struct constant {
    bool known;
    uint64_t value;
};

/* A fault fix-up (IR_FIXUP) of the instruction that a stub leaves: where its operands are. */
struct fixup {
    const struct ir_op *op;
    int8_t a, b; /* registers; NO_REG: in memory, or a constant */
    struct constant value_a, value_b;
};

struct stub {
    enum { STUB_EXIT, STUB_DEOPT, STUB_RAISED, STUB_BUDGET, STUB_CLOCK, STUB_STACK, STUB_STATE } kind;
    bool reload_pins;         /* pinned registers were left in memory by the call before */
    bool dyn_mode;            /* STUB_CLOCK: rdx holds the mode */
    struct clock_exit *clock; /* STUB_EXIT: the exit of a version whose cost is not known yet; or NULL */
    uint8_t *site;            /* the jump to the stub; NULL if only a fault leads here */
    uint8_t *budget_site;     /* STUB_EXIT: the jump taken when too little budget is left, however the exit is chained; or NULL */
    struct ir_exit *exit;
    struct side_exit *point, *alias_exit; /* alias_exit: another side exit with this stub, or NULL */
    unsigned nfixups;
    struct fixup fixups[MAX_FIXUPS];
    unsigned ndirty;
    struct {
        uint16_t slot;
        int8_t reg;
    } dirty[MAX_DIRTY];
};

/* A part of a slow path that precedes its call: the jump to it, the place to continue at, and the registers that it handles. */
struct slow_part {
    uint8_t *site, *back;
    int8_t reg[3];
};

struct x64;

/* An inline operation's slow path: a call of its reference function, and the jump back. */
struct slow_call {
    struct ir_op op;
    struct regs regs;
    int8_t d;
    uint8_t *sites[16], *back; /* the operation's jumps to here */
    unsigned nsites, nparts;
    void (*emit_parts)(struct x64 *x, struct slow_call *s); /* emits the code before the call, or NULL */
    struct slow_part parts[3];
    int8_t operands[2];      /* IR_FAST_STATUSLESS: the registers of the operands */
    uint8_t *done;           /* IR_FAST_STATUSLESS: where the operation continues with its result in xmm register d, or in rax */
    uint16_t cells[3];       /* the arguments' cells */
    struct constant args[3]; /* arguments that are constants in no register */
    unsigned cold;           /* the number of the cold path taken if the function fails, plus one, or 0 */
    uint64_t cold_on;        /* the result that means failure */
    bool to_flags;           /* the result, 0 or 1, says whether cc holds */
    enum host_cond cc;
};

/* The lines of instructions that have been looked up in the caches (cache.h) on every path to here: the last one or, if
 * the lines of a page map to distinct sets, all of them. All are of one page. */
enum { MAX_PAGE_LINES = 128 };
struct fetched {
    uint64_t line;
    uint64_t looked_up[MAX_PAGE_LINES / 64];
    unsigned insns;
};

struct skip {
    uint32_t target;
    struct fetched fetched;
    uint8_t *site;
    struct out_of_line_note *note; /* the jump goes to this note first; or NULL */
    struct regs regs;
};

/* Out-of-line code of a jump that sets a path bit, trains the predictor or charges the register stack. */
struct out_of_line_note {
    uint8_t *site, *join;
    unsigned bit;
    const struct predictor_branch *branch; /* the branch whose predictor is trained, and that may be mispredicted, or NULL */
    bool taken;
    bool dyn;                      /* rax and rdx are in use; rsi and rdi are free */
    const struct clock_exit *exit; /* control goes on to this exit's stub; NULL: to join */
    bool charge;                   /* charges the moves of the register stack, by the instruction at pc; sets no path bit */
    uint64_t pc;
    bool skips; /* the jump skips an instruction: it is between two operations, where rax is free */
};

/* A cold path: operations that leave the block, over which a skip jumps. They are emitted after the block's hot code,
 * so that the likely path falls through. */
enum { COLD_OPS = 16, MAX_COLD = 256 };
struct cold {
    uint32_t first, end; /* operations [first, end) */
    uint8_t *site;
    struct fetched fetched;
    struct regs regs;
    unsigned insn, nfixups;
    const struct ir_op *fixups[MAX_FIXUPS];
    struct constant known_of_fixups[MAX_FIXUPS][2]; /* their operands that are constants */
    struct constant known[COLD_OPS][3];             /* the constants among the operations' operands */
};

/* The slow path of an intrinsic that moves the window (window.h): a call of its function. */
struct window_call {
    struct ir_op op;
    struct constant args[3];
    struct regs before, after;
    uint8_t *sites[6], *back;
    unsigned nsites, insn;
    bool returns;        /* it returns to the caller's frame: cpu.link is the link of the return, the result the mode there */
    int8_t d;            /* the register of the result; NO_REG if it is unused, or tested only by `cold` */
    unsigned cold;       /* the number of the cold path taken if the result is not 0, plus one, or 0 */
    struct stub *raised; /* NULL: the function cannot raise */
};

/* A cache look-up of an access (cache.h): the inline comparison, its jump out of line, and where that returns. */
struct cache_site {
    uint8_t *check, *jump, *back;
    struct side_exit *point;
    enum cache_access kind;
    bool without_branch;     /* there is no inline comparison: only TLB misses go out of line */
    int8_t scratch[2];       /* two registers that are free there; the first is NO_REG if there are not two */
    uint64_t line;           /* CACHE_FETCH: the line */
    unsigned insn;           /* CACHE_FETCH: the first instruction in it */
    unsigned op;             /* other kinds: the access */
    uint16_t look;           /* the first of its line_looks in the plan */
    int8_t home[LINES_LIVE]; /* the registers of those looks' slots; NO_REG: in memory */
};

/* The out-of-line path of an access whose virtual region was mispredicted. */
enum { MAX_FAR = 1024 };
struct far_access {
    uint8_t *site, *back;
    struct side_exit *point;
    uint32_t value;       /* immediate: the value stored */
    uint16_t fault;       /* the number of its stub */
    int8_t a, reg, index; /* the registers of the address; of the value loaded or stored; of what the near path adds to the address */
    uint8_t bits;
    bool load, movbe, immediate;
};

/* The next reads of slots, found before translation. */
struct next_uses {
    uint16_t next[MAX_SLOTS];        /* by slot: the next operation that reads it; NO_OP, DEAD_OP: none */
    uint16_t rewritten[MAX_SLOTS];   /* by slot, during the backward scan: see next_read() */
    uint16_t next_of[IR_MAX_OPS][4]; /* by operation: `next` of its a, b, c and d after it */
    uint8_t kills[IR_MAX_OPS];
    bool target[IR_MAX_OPS + 1]; /* skips land here */
};

/* Temporaries that are halves of slots, not yet read into registers. */
struct halves {
    unsigned n;
    struct {
        uint16_t temp, cell;
    } alias[MAX_ALIASES];
};

struct float_state {
    bool floats; /* the block has operations that raise exceptions in MXCSR */
    enum {
        RAISED_ANYTHING,
        RAISED_KNOWN,
        RAISED_NOTHING
    } raised; /* what MXCSR has raised; KNOWN: nothing that the
               * status slot's memory does not have */
};

/* The plan of the block's cache look-ups with a timing model. */
struct cache_plan {
    struct fetched fetched;
    uint8_t *executes, *executed;   /* the jump taken if the TLB must look up the block's page, and where control returns; or NULL */
    struct line_plan lines;         /* with mapped caches */
    bool unpredictable[IR_MAX_OPS]; /* with mapped caches, by operation: accesses done without a branch */
    bool evicts[IR_MAX_OPS];        /* with mapped caches, by operation: accesses after which no line is relied on;
                                     * includes unpredictable ones */
    unsigned nsites;
    struct cache_site sites[2 * MAX_STUBS];
};

/* Indirect branches and calls of a machine with a register window. */
struct branches {
    bool returns;              /* the next indirect exit is a return: its link is cpu.link */
    struct host_link *links;   /* the link of the next IR_GOTO_DYN */
    struct host_return *calls; /* the host_return of the next intrinsic that is a call (ir_intrinsic.calls) */
};

/* Parts of the block's code that are emitted out of line, after the rest. */
struct out_of_line {
    unsigned nskips, nstubs, nslow, ncold, nnotes, nwindow;
    struct out_of_line_note notes[32 * IR_MAX_INSNS];
    struct slow_call slow[MAX_SLOW_CALLS];
    struct window_call window[MAX_WINDOW_CALLS];
    struct skip skips[64];
    struct cold cold[MAX_COLD];
    struct stub stubs[MAX_STUBS];
};

struct x64 {
    struct emitter e;
    uint8_t *start;
    uint8_t *cold_end; /* the end of the block's code in the cold section */
    struct cpu *c;
    struct host_code *hc;
    struct ir_block *b;
    struct host_block *hb;
    struct clock_block *clock; /* NULL: no timing model, one cycle per instruction */
    bool fed;                  /* the code feeds the consumer of timing: fed.h */
    struct fed_plan {          /* … */
        struct consumer_slot *slots;
        unsigned nslots, header; /* header: words before the slots */
        bool by_slots;           /* accesses are stored in slots */
    } feeds;
    unsigned nslots;
    /* Where values are (regs.c): */
    struct regs regs;
    uint32_t pinned, locked; /* sets of host registers */
    unsigned npool;          /* the registers of x64_pool in use in this block: the first npool */
    int8_t where[MAX_CELLS];
    struct halves halves;
    /* What is known of values: */
    bool word[MAX_SLOTS];       /* by temporary: the upper half of its register is zero */
    uint8_t aligned[MAX_SLOTS]; /* by slot: it is known to be a multiple of this; 0 if unknown */
    struct constant known[MAX_CELLS];
    /* The position in the block: */
    const struct ir_op *now; /* the operation being translated: its operands are not evicted */
    unsigned insn, nfixups;
    const struct ir_op *fixups[MAX_FIXUPS]; /* fault fix-ups of the instruction being translated */
    bool unreachable;                       /* after an exit, until a skip lands */
    struct next_uses uses;
    struct float_state fp;
    struct cache_plan cache;
    struct branches branch;
    bool guesses;               /* region.c: accesses predict their virtual region */
    uint8_t region[IR_MAX_OPS]; /* by operation: the predicted part of the address space */
    unsigned nfar;
    struct far_access far[MAX_FAR];
    struct out_of_line out_of_line;
};

/* Returns whether exits test the budget: their cycles have been subtracted. */
static inline bool x64_tests_left(const struct x64 *x)
{
    return x->clock && !x->fed;
}

/* Returns whether a call clobbers r (System V ABI). */
static inline bool caller_saved(int r)
{
    return is_xmm(r) || (r != RBX && r != R12 && r != R13 && r != R15);
}

/* regs.c, the register allocator. A register is clean (memory agrees) or dirty. A pinned register holds the same slot
 * in every block, and memory is stale for it. */
enum { GPR_POOL = 11, XMM_POOL = 13, HOST_POOL = GPR_POOL + XMM_POOL };
extern const int8_t x64_pool[HOST_POOL]; /* the registers that are allocated to slots */
/* The memory of a cell: [x64_base + x64_at]. x64_disp: the displacement from rbp, for a cell outside the register
 * window. */
int x64_base(const struct x64 *x, unsigned cell);
int32_t x64_at(const struct x64 *x, unsigned cell);
int32_t x64_disp(unsigned cell);
bool x64_is_guest(const struct x64 *x, unsigned cell);                 /* a guest register or a half of one, not a temporary */
void x64_load_cell(struct x64 *x, int r, unsigned cell);               /* loads r from the cell's memory */
void x64_store_cell(struct x64 *x, unsigned cell, int r, bool narrow); /* stores r; narrow: its low 32 bits, and zero above */
int x64_use(struct x64 *x, unsigned slot);                             /* returns the general register that holds slot's value; it is
                                                                        * locked until the operation is done */
/* Returns whether slot's value is only in memory and not read again in this block, so that an operation may take it
 * from there. */
bool x64_is_in_memory(struct x64 *x, unsigned slot);
bool x64_is_status(const struct x64 *x, unsigned slot);   /* whether slot is the status, to which the exceptions raised in MXCSR belong */
int x64_def(struct x64 *x, unsigned slot);                /* returns the register for slot's new value */
int x64_def_near(struct x64 *x, unsigned slot, int near); /* the same: `near` if that is free */
void x64_drop(struct x64 *x, unsigned slot);              /* spills slot: from here on it is only in memory */
void x64_kill_operands(struct x64 *x, const struct ir_op *o, unsigned kills); /* frees the registers of operands not read again (KILL_…) */
bool x64_usable(const struct x64 *x, int r);                                  /* neither pinned nor locked */
int x64_take(struct x64 *x);                                                  /* returns a free general register, spilling if needed */
int x64_take_of(struct x64 *x, unsigned first, unsigned count);               /* the same, out of these of the pool */
void x64_lock(struct x64 *x, int r);                                          /* locks r until the operation is done */
void x64_bind(struct x64 *x, int r, unsigned slot, bool dirty);               /* r holds slot from here on */
void x64_forget(struct x64 *x, int r);                                        /* frees r without writing it back */
void x64_forget_all(struct x64 *x);                                           /* the same for all but pinned registers */
void x64_write_back(struct x64 *x, int r);                                    /* stores r if it is dirty */
void x64_write_back_all(struct x64 *x);                                       /* the same for all registers */
void x64_move_pins(struct x64 *x, bool to_memory, bool all);                  /* all, or only those that a call clobbers */
struct slow_call *x64_new_slow_call(struct x64 *x, const struct ir_op *o);    /* records the registers as they are before the operation */
static inline void x64_slow_if(struct x64 *x, enum host_cond cc, struct slow_call *slow)
{
    slow->sites[slow->nsites++] = jcc(&x->e, cc);
}

/* Translates operation i (translate.c). Returns the next operation: a comparison also translates the operation that
 * uses it. */
unsigned x64_one_op(struct x64 *x, unsigned i);
/* Translates operation i with the instruction and the landing skips that begin there. *accounted: the operations below it are accounted for
 * in uses.next. Returns the next operation. */
unsigned x64_translate_at(struct x64 *x, unsigned i, unsigned *accounted);

/* control.c. Stubs are in the cold section; each leaves the block for one reason. */
struct stub *x64_new_stub(struct x64 *x, int kind, uint8_t *site); /* records the dirty registers; site: the jump to it, or NULL */
void x64_emit_stub(struct x64 *x, const struct stub *s);           /* emits a stub, in the cold section */
struct side_exit *x64_new_side_exit(struct x64 *x);                /* a new side exit at the current operation */
/* Returns how many bits the addresses of a flat space have. */
static inline unsigned x64_flat_bits(const struct space *s)
{
    return 64 - (unsigned)__builtin_clzll(s->low_mask);
}
void x64_deopt_if(struct x64 *x, enum host_cond cc); /* deoptimises if cc holds: the interpreter executes this instruction */
void x64_leave(struct x64 *x, const void *what, enum host_leave why); /* emits: returns `what` and `why` to C */
/* Emits the code at host_code.unlinked. Returns its jump to hc->leave. */
uint8_t *x64_emit_unlinked(struct emitter *e, struct cpu *c, struct host_code *hc);
/* Emits the first code of the buffer, to which empty entries of host_code.targets lead. Returns its jump to
 * hc->leave. */
uint8_t *x64_emit_miss(struct emitter *e, struct cpu *c);
/* Returns whether the exit needs no code but its jump. */
bool x64_exit_is_bare(const struct x64 *x, const struct ir_exit *exit);
/* Makes the jump at site leave by that exit; it is the one that is chained. With a timing model it is taken only if
 * enough budget is left. */
void x64_leave_by(struct x64 *x, struct ir_exit *exit, uint8_t *site);
void x64_call_op(struct x64 *x, const struct ir_op *o, unsigned kills);
/* Emits the call itself, with all slots in memory. The result is in rax. */
void x64_emit_call(struct x64 *x, const struct ir_op *o, const struct constant args[3]);
struct stub *x64_raised_stub(struct x64 *x); /* the stub taken if the function has called cpu_raise() */
uint8_t *x64_jump_if_raised(struct x64 *x);  /* returns the jump to that stub */
void x64_goto_op(struct x64 *x, const struct ir_op *o);
void x64_goto_dyn_op(struct x64 *x, const struct ir_op *o);
void x64_stop_op(struct x64 *x, const struct ir_op *o);
void x64_fixup_op(struct x64 *x, const struct ir_op *o); /* an IR_FIXUP…: notes the fault fix-up */

/* skip.c */
struct comparison {
    enum host_cond cc;
    bool wide;
};
/* Stores the condition code of the comparison `op` and its width. Returns false if it is no comparison. */
bool x64_comparison_of(unsigned op, struct comparison *out);
void x64_join_skips(struct x64 *x, unsigned i); /* lands the skips whose target is op i */
/* Translates a comparison, and the skip or select after it if that is its only use. */
unsigned x64_compare_op(struct x64 *x, unsigned i);
/* Returns whether op i is a mask or a one-bit extract whose only use is the skip after it: it is translated as a
 * comparison. */
bool x64_is_bit_test(const struct x64 *x, unsigned i);
/* Moves the operations that the skip at op i jumps over out of line, if they are a cold path. *cold: its number plus
 * one; the caller emits the jump to it. Returns the next operation; i - 1, the comparison: it is not cold. */
unsigned x64_skip_to_cold(struct x64 *x, unsigned i, unsigned *cold);
/* The same for a skip (IR_SKIP_Z or IR_SKIP_NZ) right after op i, if it is the only use of op i's result. Returns the
 * next operation; i + 1: it is not cold. */
unsigned x64_absorb_skip(struct x64 *x, unsigned i, unsigned skip, unsigned *cold);
unsigned x64_skip_op(struct x64 *x, unsigned i);
/* Returns the number of the skip that is the only use of op i's result, 0 or 1, or 0. */
unsigned x64_skip_decided_by(const struct x64 *x, unsigned i);
/* Translates the skip that uses the result of op i, which is in the flags as cc; op i's operands have been released.
 * Returns the next operation. */
unsigned x64_skip_by_flags(struct x64 *x, unsigned i, unsigned skip, enum host_cond cc);
void x64_emit_cold(struct x64 *x, const struct cold *c); /* emits a cold path */

void x64_select(struct x64 *x, const struct ir_op *o, unsigned kills, enum host_cond cc); /* d = cc ? b : c */

void x64_store_constant(struct x64 *x, unsigned slot, uint64_t value); /* to slot's memory; rdx may be lost */

/* charge.c: what a timing model adds to a block's entry, to the cycle counter, to skips and to exits. */
void x64_clock_enter(struct x64 *x);                         /* compares the budget, if a path may take more than CLOCK_SLACK cycles */
int64_t x64_clock_least_left(const struct x64 *x);           /* the least r14 with which every path through the block fits the budget */
void x64_clock_compare_bound(struct x64 *x);                 /* sets the flags; less: some path may not fit the budget. rax is lost */
void x64_clock_cycles(struct x64 *x, int d, bool unfetched); /* d = the cycle counter */
/* The jump at site, a skip by o, sets its path bit, or NULL. */
struct out_of_line_note *x64_clock_note(struct x64 *x, const struct ir_op *o, uint8_t *site);
void x64_clock_skipped(struct x64 *x, const struct ir_op *o, unsigned kills); /* an IR_SKIPPED: sets its path bit */
void x64_clock_charge(struct x64 *x, const struct ir_op *o);                  /* an IR_CHARGE */
bool x64_clock_has_path_bit(const struct x64 *x,
                            const struct ir_op *o);                 /* returns whether the instruction of an IR_SKIPPED has a path bit */
void x64_clock_set_if(struct x64 *x, const struct ir_op *o, int r); /* sets that path bit if the low byte of r is 1. r is lost */
void x64_clock_emit_notes(struct x64 *x);                           /* emits the out-of-line code of all notes */
/* Subtracts the cycles of the paths that end with o. */
void x64_clock_exit(struct x64 *x, struct ir_exit *exit, const struct ir_op *o);
struct clock_exit *x64_clock_single_outcome(const struct x64 *x,
                                            const struct ir_exit *exit); /* if the exit has a single outcome; else NULL */
void x64_clock_stub(struct x64 *x, const struct stub *s);                /* emits a STUB_CLOCK */

/* arith.c, memory.c. Return false if the operation is not theirs. */
bool x64_arithmetic_op(struct x64 *x, const struct ir_op *o, unsigned kills);
bool x64_memory_op(struct x64 *x, const struct ir_op *o, unsigned kills);

/* region.c. Called before a block is translated: */
void x64_predict_regions(struct x64 *x);
int x64_region_bits(struct x64 *x); /* returns the register with the mask of significant address bits: r15, or rdx */
/* Emits the comparison of the predicted part with the address in a, for the access o. The caller fills in the access,
 * and the side exit if it is not the stub's, and emits it. rax and rdx are lost. */
struct far_access *x64_predict_region(struct x64 *x, const struct ir_op *o, int a, struct stub *fault);
void x64_near_access(struct x64 *x, struct far_access *f);           /* emits the inline access */
void x64_emit_far_access(struct x64 *x, const struct far_access *f); /* emits the out-of-line one */

/* xmm.c: slots in xmm registers, and halves of slots. */
int x64_take_xmm(struct x64 *x);                          /* returns a free xmm register, spilling if needed */
int x64_use_xmm(struct x64 *x, unsigned slot, bool dbl);  /* returns the xmm register with slot's value: all of it, or its low 32 bits */
bool x64_used_in_xmm(const struct x64 *x, unsigned slot); /* whether a floating-point operation reads slot next */
void x64_def_xmm(struct x64 *x, unsigned slot, int t, bool dbl);       /* t, from x64_take_xmm(), becomes slot's new value */
bool x64_xmm_op(struct x64 *x, const struct ir_op *o, unsigned kills); /* false: the operation is not for xmm registers */
unsigned x64_cell_of(const struct x64 *x, unsigned slot);              /* returns slot, or the half that the temporary `slot` is */
void x64_read_alias(struct x64 *x, unsigned temp);                     /* reads the half into a register */
void x64_read_aliases(struct x64 *x);                                  /* the same for all aliases */
int x64_use_in_place(struct x64 *x, unsigned slot);                    /* as x64_use(), but a half in a register is used where it is */
void x64_save_aliases(struct x64 *x, unsigned slot); /* reads the temporaries that are halves of slot, which is about to change */
void x64_forget_alias(struct x64 *x, unsigned temp); /* temp gets a new value */
void x64_will_change(struct x64 *x, unsigned slot);  /* slot gets a new value: forgets its halves */
void x64_whole(struct x64 *x, unsigned slot);        /* merges the halves of slot that are in registers; the slot
                                                      * itself is then in a register or in memory */
const uint8_t *x64_xmm_constant(const struct x64 *x, enum xmm_constant which);
int x64_use_stored(struct x64 *x, unsigned slot); /* as x64_use(), but returns NO_REG if x64_read_to() must move the value first */
/* Copies the low `bits` of slot's value to `to`, a general register. */
void x64_read_to(struct x64 *x, int to, unsigned slot, unsigned bits);
enum { XMM_SCRATCH = XMM15 }; /* scratch within one operation */

/* window.c */
void x64_emit_window_call(struct x64 *x, const struct window_call *w); /* emits its slow path */
void x64_load_window(struct emitter *e);                               /* loads WINDOW_REG from memory */

/* float.c: returns whether operands a and b of an IR_CALL with an enum ir_fast are floating-point. */
bool x64_takes_float(const struct ir_op *o);
/* Translate an IR_CALL with an enum ir_fast. Those that take the operation's number return the next one. */
unsigned x64_fast_float(struct x64 *x, unsigned i);                   /* float.c */
void x64_lanes(struct x64 *x, const struct ir_op *o, unsigned kills); /* lanes.c: an IR_FAST_LANES_… */
unsigned x64_statusless_float(struct x64 *x, unsigned i);             /* statusless.c: an IR_FAST_STATUSLESS_… */
void x64_emit_slow_call(struct x64 *x, struct slow_call *s);          /* emits a slow path, out of line */
/* Returns the intrinsic that o is a call of, or NULL. */
static inline const struct ir_intrinsic *x64_intrinsic(const struct x64 *x, const struct ir_op *o)
{
    bool is = o->op == IR_CALL && o->flags >> 8 == IR_FAST_INTRINSIC;
    return is ? (const struct ir_intrinsic *)(uintptr_t)x->b->pool[o->imm + 1] : NULL;
}
void x64_enter_floats(struct x64 *x);   /* called at a block's entry */
void x64_merge_status(struct x64 *x);   /* merges what MXCSR has raised into the status slot's memory */
void x64_clean_status(struct x64 *x);   /* clears what MXCSR has raised */
void x64_status_defined(struct x64 *x); /* the status slot has a new value, in a register */

#endif
