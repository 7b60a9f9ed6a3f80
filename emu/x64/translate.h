/* translate.h - the translator's work area, shared by its parts. Private to emu/x64. */
#ifndef PRECIS_EMU_IR_X64_TRANSLATE_H
#define PRECIS_EMU_IR_X64_TRANSLATE_H

#include <stddef.h>
#include "emu/ir/build.h"
#include "emu/x64/emit.h"
#include "emu/x64/lines.h"
#include "emu/x64/x64.h"

#define CPU_DISP(field) ((int32_t)offsetof(struct cpu, field) - SLOT_BIAS)

enum { MAX_SLOTS = IR_MAX_GUEST_SLOTS + IR_MAX_LIVE_TEMPS, MAX_STUBS = 4096, MAX_SLOW_CALLS = 256, MAX_WINDOW_CALLS = 2 * IR_MAX_INSNS, MAX_DIRTY = 24, MAX_LATE = 2 };
enum { WINDOW_REG = R13 };
enum { KILL_A = 1, KILL_B = 2, KILL_C = 4 };
/* uses.next: no operation reads the slot before it is written again; DEAD_OP: nor can a fault or what runs after the block. */
enum { DEAD_OP = 0xfffe, NO_OP = 0xffff, MAX_ALIASES = 8 };
static inline bool is_read_again(unsigned next) { return next < DEAD_OP; }

/* What a register can hold: a slot, or a half of one (32 bits) where the ISA has such. A slot is never in a register while a half
 * of it is. */
enum { MAX_HALVED = 64, MAX_CELLS = MAX_SLOTS + 2 * MAX_HALVED };

static inline unsigned half_cell(unsigned slot, bool high) { return MAX_SLOTS + 2 * slot + high; }
static inline bool is_half(unsigned cell) { return cell >= MAX_SLOTS; }
static inline unsigned slot_of_half(unsigned cell) { return (cell - MAX_SLOTS) / 2; }

/* What the host registers hold, the xmm ones from XMM0. */
struct regs {
    uint16_t slot[32];   /* a slot or half; NO_SLOT: free */
    bool dirty[32];      /* its memory is stale */
    bool narrow[32];     /* xmm: only the low 32 bits count, those above are zero to whoever reads the slot */
};

/* A temporary that is a constant: it is put in a register where somebody needs it there, and nowhere else. */
struct constant {
    bool known;
    uint64_t value;
};

/* An IR_LATE of the instruction that a stub leaves: where its operands are. */
struct late {
    const struct ir_op *op;
    int8_t a, b; /* NO_REG: in memory, or a constant */
    struct constant value_a, value_b;
};

struct stub {
    enum { STUB_EXIT, STUB_BAIL, STUB_RAISED, STUB_BUDGET, STUB_CLOCK, STUB_STACK, STUB_STATE } kind;
    bool reload_pins;    /* the call before it left them in memory */
    bool uncharged;      /* the block has not been charged for its instructions yet */
    bool dyn_mode;       /* STUB_CLOCK: rdx holds the mode */
    bool loops;          /* STUB_CLOCK: to the block's start, with registers as they are there */
    struct clock_exit *clock; /* STUB_EXIT: NULL, or of a version's exit that C has not been asked about */
    uint8_t *site;       /* the jump that comes here; NULL: reached only by a fault */
    uint8_t *late_site;  /* STUB_EXIT: the jump that comes here when too little is left, whatever the other leads to by then; or NULL */
    struct ir_exit *exit;
    struct host_point *point, *twin; /* twin: another that leads here, or NULL */
    unsigned nlate;
    struct late late[MAX_LATE];
    unsigned ndirty;
    struct { uint16_t slot; int8_t reg; } dirty[MAX_DIRTY];
};

/* ext82.c: an operand that is held as a double, after all. */
struct unpacked {
    uint8_t *site, *back;
    int8_t sig, exp, temp; /* registers */
};

/* A fast operation's way out to its reference function, and back. */
struct slow_call {
    struct ir_op op;
    struct regs regs;
    int8_t d;
    uint8_t *sites[16], *back; /* the operation's jumps here */
    unsigned nsites, nunpacked;
    struct unpacked unpacked[3];
    int8_t operands[2];      /* IR_FAST_PLAIN: registers, … */
    uint8_t *done;           /* … and where the result is in xmm register d, or in rax */
    uint16_t cells[3];       /* the arguments */
    struct constant args[3]; /* those that are in no register */
    unsigned cold;           /* where control goes if the function fails, plus one; 0: back … */
    uint64_t cold_on;        /* … which this result says */
    bool to_flags;           /* the result, 0 or 1, is whether cc holds */
    enum host_cond cc;
};

/* Which instructions' lines have been asked for in a block (cache.h), on every way to here: the last of them, or, where a page's lines are in
 * sets of their own, all of them. Those are of one page. */
enum { MOST_PAGE_LINES = 128 };
struct fetched {
    uint64_t line;
    uint64_t asked[MOST_PAGE_LINES / 64];
    unsigned insns;
};

struct skip {
    uint32_t target;
    struct fetched fetched;
    uint8_t *site;
    struct clock_note *note; /* the jump goes there first; NULL: it does not */
    struct regs regs;
};

/* Where a skip sets its bit in the pipeline's word. */
struct clock_note {
    uint8_t *site, *join;
    unsigned bit;
    const struct predictor_branch *branch; /* what it does is to be learned, and it may be foretold wrong; NULL: none */
    bool taken;
    bool dyn;                /* rax and rdx are in use, rsi and rdi are not */
    const struct clock_exit *exit; /* control goes to its stub; NULL: to join */
    bool charge;             /* no condition: the register stack has moved */
    bool skips;              /* an instruction: it stands between operations */
};

/* What a skip passes by on its way when that leaves the block: it stands behind the block's code, where control goes but when the
 * condition says so. */
enum { COLD_OPS = 16, MAX_COLD = 256 };
struct cold {
    uint32_t first, end; /* operations */
    uint8_t *site;
    struct fetched fetched;
    struct regs regs;
    unsigned insn, nlate;
    const struct ir_op *late[MAX_LATE];
    struct constant known[COLD_OPS][3]; /* the operations' operands */
};

/* The reference function of an operation that moves the window: out of line. */
struct window_call {
    struct ir_op op;
    struct constant args[3];
    struct regs before, after;
    uint8_t *sites[6], *back;
    unsigned nsites, insn;
    int8_t d;            /* NO_REG: nobody wants the result … */
    unsigned cold;       /* … but this: where control goes if it is not 0, plus one; 0: nowhere */
    struct stub *raised; /* NULL: it can not */
};

/* A comparison of cache.h, its jump out of line, and where that comes back to. */
struct cache_site {
    uint8_t *check, *jump, *back;
    struct host_point *point;
    enum cache_access kind;
    bool without_branch; /* there is no comparison: only what the TLB has to do comes out of line */
    int8_t scratch[2];   /* registers that are free there; the first NO_REG: there are not two */
    uint64_t line;       /* CACHE_FETCH */
    unsigned op;         /* others: the access */
    uint16_t look;       /* the first of its looks in the plan … */
    int8_t home[LINES_LIVE]; /* … and where their slots are: in these registers; NO_REG: in memory */
};

/* The way of an access to another region than is expected: out of line. */
enum { MAX_FAR = 1024 };
struct far_access {
    uint8_t *site, *back;
    struct host_point *point;
    uint32_t value;          /* immediate: what is stored */
    uint16_t fault;          /* its stub's number */
    int8_t a, reg, index;    /* the address; what is loaded or stored; what is added to the address on the near way */
    uint8_t bits;
    bool load, movbe, immediate;
};

/* promote.c: what stands at [base + disp], in a register. */
enum { MOST_MIRRORS = 2 };
struct mirror {
    uint16_t base;
    uint8_t bits;
    bool aligned;            /* it must be */
    int8_t reg;
    int32_t disp;
};

/* Who reads what, found before anything is translated. */
struct next_uses {
    uint16_t next[MAX_SLOTS];    /* by slot: the operation that reads it next; NO_OP, DEAD_OP: none */
    uint16_t rewritten[MAX_SLOTS]; /* while uses are looked for */
    uint16_t next_of[IR_MAX_OPS][4]; /* by operation: the same for a, b, c and d behind it */
    uint8_t kills[IR_MAX_OPS];
    bool target[IR_MAX_OPS + 1]; /* skips arrive here */
};

/* A block that goes back to its start: loop.c. */
struct loop {
    uint8_t *head;           /* where it does so; NULL: it does not */
    struct regs at;          /* what the registers hold there */
    unsigned nmirrors;
    struct mirror mirrors[MOST_MIRRORS];
};

/* Temporaries that are a half of a slot, and have not been read into a register yet. */
struct halves {
    unsigned n;
    struct { uint16_t temp, cell; } alias[MAX_ALIASES];
};

struct float_state {
    bool floats;             /* the block has operations that MXCSR collects from */
    enum { RAISED_ANYTHING, RAISED_KNOWN, RAISED_NOTHING } raised; /* what MXCSR says: KNOWN: no more than the status slot's memory */
};

/* What a timing model's caches are asked. */
struct cache_plan {
    struct fetched fetched;
    uint8_t *executes, *executed; /* the jump that is taken if the TLB has to be asked for the block's page, and where control goes then; or NULL */
    struct line_plan lines;      /* with caches that have a map, … */
    bool unpredictable[IR_MAX_OPS]; /* … and by operation, accesses that are done without a branch … */
    bool displaces[IR_MAX_OPS];  /* … and those behind which nothing relies on a line; these among them */
    unsigned nsites;
    struct cache_site sites[2 * MAX_STUBS];
};

/* Indirect branches, and calls, of a machine with a window. */
struct branches {
    bool returns;                /* the next indirect exit is that of a return: cpu.link */
    struct host_link *links;     /* as many as there are IR_GOTO_DYN, and as many … */
    struct host_return *calls;   /* … as there are IR_CALL_UP; the next of them */
};

/* Parts of the block's code that are emitted after the rest. */
struct parts {
    unsigned nskips, nstubs, nslow, ncold, nnotes, nwindow;
    struct clock_note notes[32 * IR_MAX_INSNS];
    struct slow_call slow[MAX_SLOW_CALLS];
    struct window_call window[MAX_WINDOW_CALLS];
    struct skip skips[64];
    struct cold cold[MAX_COLD];
    struct stub stubs[MAX_STUBS];
};

struct x64 {
    struct emitter e;
    uint8_t *start;
    uint8_t *aside;              /* as far as its part there goes */
    struct cpu *c;
    struct host_code *hc;
    struct ir_block *b;
    struct host_block *hb;
    struct clock_block *clock;   /* NULL: one cycle an instruction */
    unsigned nslots;
    /* Where values are: regs.c. */
    struct regs regs;
    uint32_t pinned, locked;     /* sets of host registers */
    unsigned npool;              /* of x64_pool: as many as are in use in this block */
    int8_t where[MAX_CELLS];
    struct halves halves;
    /* What is known of them: */
    bool word[MAX_SLOTS];        /* by temporary: in its register, the upper half is known to be zero */
    uint8_t aligned[MAX_SLOTS];  /* by slot: a multiple of this, as far as has been checked; 0: unknown */
    struct constant known[MAX_CELLS];
    /* The place in the block: */
    const struct ir_op *now;     /* the operation that is translated: its operands are not given up */
    unsigned insn, nlate;
    const struct ir_op *late[MAX_LATE]; /* of the instruction that is translated */
    bool unreachable;            /* behind an exit, until a skip lands */
    struct next_uses uses;
    struct loop loop;
    struct float_state fp;
    struct cache_plan cache;
    struct branches branch;
    bool guesses;                /* region.c: regions are guessed, … */
    uint8_t region[IR_MAX_OPS];  /* … those of accesses, by operation */
    unsigned nfar;
    struct far_access far[MAX_FAR];
    struct parts parts;
};

/* Is r lost by a call (System V ABI)? */
static inline bool caller_saved(int r)
{
    return is_xmm(r) || (r != RBX && r != R12 && r != R13 && r != R15);
}

/* regs.c. Which slots the host's registers hold: a register is clean (memory agrees) or dirty. Pinned ones hold the same slot in
 * every block, and memory does not agree with them. */
enum { GPR_POOL = 11, XMM_POOL = 13, HOST_POOL = GPR_POOL + XMM_POOL };
extern const int8_t x64_pool[HOST_POOL]; /* the registers that slots may be in */
/* Where a slot's or half's memory is: [x64_base + x64_at]; from rbp, if it is in no window. */
int x64_base(const struct x64 *x, unsigned cell);
int32_t x64_at(const struct x64 *x, unsigned cell);
int32_t x64_disp(unsigned cell);
bool x64_is_guest(const struct x64 *x, unsigned cell);  /* a register of the guest or a half of one, no temporary */
void x64_load_cell(struct x64 *x, int r, unsigned cell); /* from its memory */
void x64_store_cell(struct x64 *x, unsigned cell, int r, bool narrow);
int x64_use(struct x64 *x, unsigned slot);              /* the general register that holds slot's value, until the operation is done */
/* Is slot's value in its memory only, and not wanted again in this block? Then an operation may as well take it from there. */
bool x64_is_in_memory(struct x64 *x, unsigned slot);
bool x64_is_status(const struct x64 *x, unsigned slot); /* what the host's FPU raised belongs to its value */
int x64_def(struct x64 *x, unsigned slot);              /* the register in which slot's new value is to be made */
int x64_def_near(struct x64 *x, unsigned slot, int near);
void x64_drop(struct x64 *x, unsigned slot);            /* it lives in memory only, from here on */
void x64_kill_operands(struct x64 *x, const struct ir_op *o, unsigned kills);
bool x64_usable(const struct x64 *x, int r);            /* neither pinned nor in use by this operation */
int x64_take(struct x64 *x);                            /* a general register to put something in */
int x64_take_of(struct x64 *x, unsigned first, unsigned count); /* ... one of these in the pool */
void x64_lock(struct x64 *x, int r);                    /* in use by this operation */
void x64_bind(struct x64 *x, int r, unsigned slot, bool dirty);
void x64_forget(struct x64 *x, int r);
void x64_forget_all(struct x64 *x);
void x64_write_back(struct x64 *x, int r);
void x64_write_back_all(struct x64 *x);
void x64_move_pins(struct x64 *x, bool to_memory, bool all); /* all, or those that a call loses */
struct slow_call *x64_new_slow_call(struct x64 *x, const struct ir_op *o);
static inline void x64_slow_if(struct x64 *x, enum host_cond cc, struct slow_call *slow)
{
    slow->sites[slow->nsites++] = jcc(&x->e, cc);
}

/* translate.c. Operation i. Returns the one to go on with: a comparison takes along what it is for. */
unsigned x64_one_op(struct x64 *x, unsigned i);
/* Control comes to operation i: what begins there, and it; those below *passed have been passed by. Returns the one to go on with. */
unsigned x64_go_on(struct x64 *x, unsigned i, unsigned *passed);

/* control.c. Stubs stand behind the block's code: where it is left for a reason. */
struct stub *x64_new_stub(struct x64 *x, int kind, uint8_t *site);
void x64_emit_stub(struct x64 *x, const struct stub *s);
struct host_point *x64_new_point(struct x64 *x);
void x64_bail_if(struct x64 *x, enum host_cond cc);     /* the interpreter does this instruction */
void x64_give_back(struct x64 *x, unsigned insns);      /* what the block was charged for and that is not done */
void x64_leave(struct x64 *x, const void *what, enum host_leave why);
/* What host_code.unlinked is. Returns its jump to hc->leave. */
uint8_t *x64_emit_unlinked(struct emitter *e, struct cpu *c, struct host_code *hc);
/* The first host code of all: what has no other entry in host_code.targets leads here. Returns its jump to hc->leave. */
uint8_t *x64_emit_miss(struct emitter *e, struct cpu *c);
/* Is there nothing to be done on the way out? */
bool x64_exit_is_bare(const struct x64 *x, const struct ir_exit *exit);
/* The jump at site leaves by that exit, and is the one to chain; with a timing model it goes only if enough is left. */
void x64_leave_by(struct x64 *x, struct ir_exit *exit, uint8_t *site);
void x64_call_op(struct x64 *x, const struct ir_op *o, unsigned kills);
/* The call itself, all slots being in memory; the result is in rax. */
void x64_emit_call(struct x64 *x, const struct ir_op *o, const struct constant args[3]);
struct stub *x64_raised_stub(struct x64 *x);            /* … where control goes if the function has raised something, */
uint8_t *x64_jump_if_raised(struct x64 *x);             /* … by this jump */
void x64_goto_op(struct x64 *x, const struct ir_op *o);
void x64_goto_dyn_op(struct x64 *x, const struct ir_op *o);
void x64_stop_op(struct x64 *x, const struct ir_op *o);
void x64_late_op(struct x64 *x, const struct ir_op *o);

/* skip.c */
struct comparison {
    enum host_cond cc;
    bool wide;
};
/* What tells how the comparison `op` has come out; false: it is none. */
bool x64_comparison_of(unsigned op, struct comparison *out);
void x64_join_skips(struct x64 *x, unsigned i);         /* those that arrive at op i */
/* A comparison, and the skip or select behind it if that is all its result is for. */
unsigned x64_compare_op(struct x64 *x, unsigned i);
/* Is op i a mask, or one bit taken out, whose result is all for the skip behind it? Then it counts as a comparison. */
bool x64_is_bit_test(const struct x64 *x, unsigned i);
/* The skip at op i, if what it passes by is cold: to be jumped to later, from elsewhere (*cold: its number plus one). Returns the
 * operation to go on with: the comparison before the skip if not. */
unsigned x64_skip_aside(struct x64 *x, unsigned i, unsigned *cold);
/* Is the result of op i all for a skip (IR_SKIP_Z or IR_SKIP_NZ) behind it that passes by a cold part? As x64_skip_aside() then. Returns
 * the operation to go on with: i + 1 if not. */
unsigned x64_absorb_skip(struct x64 *x, unsigned i, unsigned skip, unsigned *cold);
unsigned x64_skip_op(struct x64 *x, unsigned i);
/* Is the result of op i, 0 or 1, all for a skip? Its number, or 0. */
unsigned x64_skip_decided_by(const struct x64 *x, unsigned i);
/* Op i has left its result in the flags, as cc; its operands are given up. Returns the operation to go on with. */
unsigned x64_skip_by_flags(struct x64 *x, unsigned i, unsigned skip, enum host_cond cc);
void x64_emit_cold(struct x64 *x, const struct cold *c); /* what was put aside */

void x64_select(struct x64 *x, const struct ir_op *o, unsigned kills, enum host_cond cc);

void x64_store_constant(struct x64 *x, unsigned slot, uint64_t value);

/* clock.c: what a timing model adds to a block's beginning, to the cycle counter, to skips and to exits. */
void x64_clock_enter(struct x64 *x);
int64_t x64_clock_least_left(const struct x64 *x); /* in r14: with less a pass may take more cycles than are left */
void x64_clock_compare_bound(struct x64 *x); /* less: a pass may take more cycles than are left. rax is lost */
void x64_clock_cycles(struct x64 *x, int d);
struct clock_note *x64_clock_note(struct x64 *x, const struct ir_op *o, uint8_t *site);
void x64_clock_skipped(struct x64 *x, const struct ir_op *o, unsigned kills);
bool x64_clock_minds(const struct x64 *x, const struct ir_op *o); /* an IR_SKIPPED */
void x64_clock_set_if(struct x64 *x, const struct ir_op *o, int r); /* … that x64_clock_minds(): if the low byte of r, which is lost, is 1 */
void x64_clock_emit_notes(struct x64 *x);
void x64_clock_exit(struct x64 *x, struct ir_exit *exit, const struct ir_op *o, bool loops);
struct clock_exit *x64_clock_plain(const struct x64 *x, const struct ir_exit *exit); /* if that has one outcome; else NULL */
void x64_clock_stub(struct x64 *x, const struct stub *s);

/* arith.c, memory.c. false: the operation is none of theirs. */
bool x64_arithmetic_op(struct x64 *x, const struct ir_op *o, unsigned kills);
bool x64_memory_op(struct x64 *x, const struct ir_op *o, unsigned kills);

/* region.c. Before a block is translated: */
void x64_guess_regions(struct x64 *x);
int x64_region_bits(struct x64 *x);                     /* the register that says which bits count: r15, or rdx */
/* The access o at the address in a: compares its region. The caller fills in what is accessed, and the point if that is not the
 * stub's, and emits it. rax and rdx are lost. */
struct far_access *x64_guess_region(struct x64 *x, const struct ir_op *o, int a, struct stub *fault);
void x64_near_access(struct x64 *x, struct far_access *f);
void x64_emit_far_access(struct x64 *x, const struct far_access *f);

/* xmm.c. Slots in xmm registers, and halves of slots. */
int x64_take_xmm(struct x64 *x);
int x64_take_xmm_for(struct x64 *x, unsigned cell);     /* ... which is to hold cell */
int x64_use_xmm(struct x64 *x, unsigned slot, bool dbl); /* the xmm register with slot's value: all of it, or its low 32 bits */
bool x64_wanted_in_xmm(const struct x64 *x, unsigned slot);
bool x64_is_for_xmm(const struct x64 *x, unsigned slot, unsigned next); /* … if op `next` reads it next */
void x64_def_xmm(struct x64 *x, unsigned slot, int t, bool dbl); /* t, from take_xmm, holds slot's new value */
bool x64_xmm_op(struct x64 *x, const struct ir_op *o, unsigned kills); /* false: not an operation for these */
unsigned x64_cell_of(const struct x64 *x, unsigned slot); /* itself, or the half that a temporary is */
void x64_read_alias(struct x64 *x, unsigned temp);      /* into a register */
void x64_read_aliases(struct x64 *x);
int x64_use_in_place(struct x64 *x, unsigned slot);     /* as x64_use(); if it is a half that is in a register, that one */
void x64_save_aliases(struct x64 *x, unsigned slot);    /* temporaries that are halves of slot, which is about to change */
void x64_forget_alias(struct x64 *x, unsigned temp);
void x64_will_change(struct x64 *x, unsigned slot);     /* slot gets a new value: no half of it is left in a register */
void x64_whole(struct x64 *x, unsigned slot);           /* none of slot's halves is in a register: it is itself, or in memory */
const uint8_t *x64_xmm_constant(const struct x64 *x, enum xmm_constant which);
int x64_use_stored(struct x64 *x, unsigned slot);       /* as x64_use(), but NO_REG if its value must be moved first: */
void x64_read_to(struct x64 *x, int to, unsigned slot, unsigned bits);
enum { XMM_SCRATCH = XMM15 };                           /* within one operation */

bool x64_extracted_half(const struct x64 *x, const struct ir_op *o, unsigned *cell); /* o is about this half of a slot */
bool x64_deposited_half(const struct x64 *x, const struct ir_op *o, unsigned *cell);

/* window.c: an IR_CALL with IR_CALL_WINDOW. */
unsigned x64_window_op(struct x64 *x, unsigned i); /* op i; returns the next one */
void x64_emit_window_call(struct x64 *x, const struct window_call *w);
void x64_load_window(struct emitter *e);                /* its place, from memory */

/* loop.c */
void x64_enter_loop(struct x64 *x);                     /* at the start of a block */
bool x64_loop_back(struct x64 *x, const struct ir_op *o); /* an IR_GOTO; false: not back to the start */
void x64_pin_again(struct x64 *x);                      /* on a way out of it: pinned registers that it used get back what they held */
bool x64_is_carried(const struct x64 *x, unsigned cell); /* in a register from one pass to the next */
int x64_home(const struct x64 *x, unsigned cell);       /* the xmm register that cell must be in at the end, if it is free */

/* promote.c. At the start of a loop: which words it keeps in registers as well, and those of the first pass. */
void x64_choose_mirrors(struct x64 *x);
void x64_load_mirrors(struct x64 *x);
int x64_mirror_of(const struct x64 *x, const struct ir_op *o); /* of what o loads or stores; or NO_REG */
void x64_set_mirror(struct x64 *x, const struct ir_op *o, unsigned bits); /* o stores. rax and rdx are lost */

/* float.c. What kind of operands and result a fast call has. */
bool x64_takes_float(const struct ir_op *o);
bool x64_takes_third(const struct ir_op *o);
bool x64_gives_float(const struct ir_op *o);
/* fast_float: an IR_CALL with an enum ir_fast. */
unsigned x64_fast_float(struct x64 *x, unsigned i); /* returns the next one */
void x64_lanes(struct x64 *x, const struct ir_op *o, unsigned kills); /* lanes.c: an IR_FAST_LANES_… */
void x64_divide(struct x64 *x, const struct ir_op *o, unsigned kills); /* lanes.c, too: an IR_FAST_DIVIDE */
unsigned x64_advanced(struct x64 *x, unsigned i); /* advanced.c: op i, an IR_FAST_ADVANCED_…. Returns the next one. */
unsigned x64_wide(struct x64 *x, unsigned i); /* ext82.c: op i, an IR_FAST_WIDE…. Returns the next one. */
void x64_emit_unpacked(struct x64 *x, struct slow_call *s); /* … what stands before its slow call */
unsigned x64_plain_float(struct x64 *x, unsigned i); /* statusless.c: op i, an IR_FAST_PLAIN. Returns the next one. */
void x64_plain_zeros(struct x64 *x, struct slow_call *s); /* … what stands before its slow call: exact zeros */
void x64_emit_slow_call(struct x64 *x, struct slow_call *s);
/* Does an IR_CALL mean no host code but a call of its function? */
static inline bool x64_is_call(const struct ir_op *o)
{
    return o->op == IR_CALL && !(o->flags >> 8);
}
/* … or may it do so with the slots that it reads and writes? */
static inline bool x64_is_any_call(const struct ir_op *o)
{
    return x64_is_call(o) || (o->op == IR_CALL && o->flags >> 8 >= IR_FAST_WIDE);
}
void x64_enter_floats(struct x64 *x);                  /* the block begins */
void x64_merge_status(struct x64 *x);
void x64_clean_status(struct x64 *x);
void x64_status_defined(struct x64 *x);                 /* the status slot has a new value, in a register */

#endif
