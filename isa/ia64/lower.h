/*
 * lower.h - translation of IA-64 instructions to micro-operations: what the lower_*.c files share.
 *
 * lower.c fetches bundles, begins each instruction, and does what its line in insns.def implies: the qualifying predicate, faults for
 * illegal targets, NaT consumption and propagation. The line's semantics function builds the rest.
 */
#ifndef PRECIS_ISA_IA64_LOWER_H
#define PRECIS_ISA_IA64_LOWER_H

#include <string.h>
#include "emu/ir/ir.h"
#include "isa/ia64/insns.h"
#include "isa/ia64/state.h"

/* Returns len bits of an instruction, from bit pos on. */
static inline unsigned field(uint64_t x, unsigned pos, unsigned len)
{
    return (unsigned)(x >> pos & ((1u << len) - 1));
}

struct translation {
    struct ir_builder *b;
    uint64_t mode;         /* the mode before the current instruction; its semantics may change the mode for later ones */
    uint64_t pc, next;     /* of the current and the following instruction: bundle address + slot */
    bool conditional;      /* the current instruction is skipped if its qualifying predicate is 0 */
    bool chooses;          /* the current instruction is if-converted: each write is a select by `chooser` */
    val choice_bit;        /* the qualifying predicate */
    unsigned opposites[2]; /* two static predicates of opposite values; 0 if none are known */
    bool stays;            /* the instruction must not leave the block: an idiom has executed later ones, or its path leaves afterwards */
    bool ended;            /* the block ends here (on the path where the instruction executed) */
    bool loop_follows;     /* ar.ec has been set, so a modulo-scheduled loop probably follows */
    bool gr_in_place;      /* rotating general registers are known to be in the slots of their names */
    bool gr_in_file;       /* rotating general registers are in file order throughout the block */
    uint64_t in_idiom[2], idiom_at; /* the instructions that the last idiom executed: struct ia64_idiom.pcs, and their first bundle */
    struct {
        uint64_t pcs[2], at;
    } nested[3];                    /* the instructions of divisions that begin within it */
    unsigned nnested;               /* the number of those divisions */
    unsigned idiom, idioms;         /* the operand entry of the last idiom; the entries of all idioms in the block, as bits */
    uint64_t root_how;              /* not 0: the last idiom is a square root, described as in lower_root.c */
    uint64_t root_at;               /* the pc of its last instruction, which writes the result */
    bool root_may_follow;           /* frsqrta has been executed; a square root that is too long for this block may follow */
    bool gr_in_any_order;           /* rotating general registers are in either order, for this instruction */
    val first_gr;                   /* if gr_in_any_order: r32's offset in the file, or 0 */
    unsigned found;                 /* the number of operands accessed that way */
    bool fr_in_file;                /* f32 to f127 have not followed rotations, throughout the block */
    val first_fr;                   /* if fr_in_file: f32's offset at block entry */
    struct unrolled *unrolled;      /* not NULL: the block is an unrolled loop */
    bool fr_in_place;               /* f32 to f127 are known to have followed all rotations */
    bool low_written, high_written; /* psr.mfl, psr.mfh are known to be set */
    bool writes_low, writes_high;   /* the current instruction sets psr.mfl, psr.mfh, maybe not on all of its paths yet */
    uint64_t doubles[2];            /* by number: floating-point registers known to be held as doubles */
    uint64_t extended[2];           /* those that probably are not held as doubles */
    uint64_t written[2];            /* those that this block has written */
    uint16_t reach[128]; /* not 0: the register is a normal number, not held as a double, whose exponent is at most so far from that of 1 */
};

/* An unrolled modulo-scheduled loop: lower_rotate.c. */
struct unrolled {
    unsigned times, done; /* the unroll factor; the iterations before the current one */
    bool fills;           /* the first stage is on in all iterations: prologue or kernel; false: epilogue */
    bool all;             /* all stages are on in all iterations: kernel */
    unsigned whole;       /* the unroll factor of the kernel block, or 0 */
    uint64_t stages;      /* the stage predicates of the loop's instructions */
};

#define I(unit, name, pattern, operands, attributes, sem, cls) ia64_semantics ia64_sem_##sem;
#include "isa/ia64/insns.def"
#undef I

/* SEM(add) { ... } defines the semantics function that insns.def calls add, with parameters t, b and i. */
#define SEM(name)                                                                                                         \
    static void build_##name(struct translation *t, struct ir_builder *b, const struct ia64_insn *i);                     \
    void ia64_sem_##name(struct translation *t, const struct ia64_insn *i)                                                \
    {                                                                                                                     \
        build_##name(t, t->b, i);                                                                                         \
    }                                                                                                                     \
    static void build_##name(struct translation *t __attribute__((unused)), struct ir_builder *b __attribute__((unused)), \
                             const struct ia64_insn *i __attribute__((unused)))

/* Operands: registers by number, immediates by value. */
#define OPERAND(name)   ia64_value_##name(i)
#define R1              ((unsigned)OPERAND(r1))
#define R2              ((unsigned)OPERAND(r2))
#define R3              ((unsigned)OPERAND(r3))
#define F1              ((unsigned)OPERAND(f1))
#define F2              ((unsigned)OPERAND(f2))
#define P1              ((unsigned)OPERAND(p1))
#define P2              ((unsigned)OPERAND(p2))
#define COMPLETER(name) ia64_completer_##name(i->x)

static inline bool rotates(const struct translation *t, unsigned r)
{
    return r - 32 < mode_sor(t->mode);
}

/* Returns whether instruction i, with n rotating operands, accesses them by a computed index, which works in either order of the registers.
 * Then they need not be moved. */
bool gr_by_index(struct translation *t, const struct ia64_insn *i, unsigned n);
/* Get or set the rotating register r, in a block with registers in file order, or in such an instruction. */
val file_gr(struct translation *t, unsigned r);
void set_file_gr(struct translation *t, unsigned r, val v);
/* The two slots of a floating-point register, for one instruction, in a block that may have f32 to f127 in file order. */
struct fr_slots {
    unsigned f;
    bool in_file;
    val place;
};
struct fr_slots fr_slots(struct translation *t, unsigned f);
val fr_slot(struct translation *t, struct fr_slots s, unsigned part);
void set_fr_slot(struct translation *t, struct fr_slots s, unsigned part, val v);
/* Moves f32 to f127 into the slots of their names. */
void fr_in_name_order(struct translation *t);
/* Moves rotating general registers into the slots of their names. */
void gr_in_name_order(struct translation *t);

static inline val gr(struct translation *t, unsigned r)
{
    if ((t->gr_in_file || t->gr_in_any_order) && rotates(t, r))
        return file_gr(t, r);
    return r ? ir_get(t->b, S_GR + r) : ir_const(t->b, 0);
}

static inline void set_gr(struct translation *t, unsigned r, val v)
{
    v = t->chooses ? ir_select(t->b, t->choice_bit, v, gr(t, r)) : v;
    if ((t->gr_in_file || t->gr_in_any_order) && rotates(t, r))
        set_file_gr(t, r, v);
    else
        ir_set(t->b, S_GR + r, v);
}

/* Returns whether the kind of iterations in the block determines predicate p; *is: its value. */
bool iteration_predicate(const struct translation *t, unsigned p, bool *is);
/* Returns the rotating predicate p, which the block does not determine. */
val iteration_pr(struct translation *t, unsigned p);

static inline val pr(struct translation *t, unsigned p)
{
    bool is;
    if (t->unrolled && iteration_predicate(t, p, &is))
        return ir_const(t->b, is);
    if (p >= 16)
        return iteration_pr(t, p);
    return p ? ir_get(t->b, S_PR + p) : ir_const(t->b, 1);
}

static inline void set_pr(struct translation *t, unsigned p, val v)
{
    if (p == t->opposites[0] || p == t->opposites[1])
        t->opposites[0] = t->opposites[1] = 0;
    v = t->chooses ? ir_select(t->b, t->choice_bit, v, pr(t, p)) : v;
    if (p >= 16)
        ir_set(t->b, S_PR_HIGH, ir_deposit(t->b, ir_get(t->b, S_PR_HIGH), v, p, 1));
    else if (p)
        ir_set(t->b, S_PR + p, v);
}

/* Applies completed iterations of an unrolled block. Needed before control leaves it within an iteration through a function that depends on
 * where registers are. */
void leave_iterations(struct translation *t);
/* Builds a br.ctop to `to` in an unrolled block. Returns false if the block has ended. */
bool end_iteration(struct translation *t, uint64_t to);
/* Returns whether a modulo-scheduled loop begins here. As a separate block it can choose the order of registers. */
bool at_rotating_loop(const struct translation *t);
/* Builds the entry of the block if that is a modulo-scheduled loop. stages: the mode's; *u becomes t->unrolled. */
void begin_rotating_loop(struct translation *t, struct unrolled *u, unsigned stages);

/* Returns whether the instruction's line in insns.def has this semantics function. */
static inline bool means(const struct ia64_insn *i, ia64_semantics *semantics)
{
    return i->line->semantics == semantics;
}

/* Returns whether i is a nop, the filler of most bundles. */
static inline bool is_nop(const struct ia64_insn *i)
{
    return means(i, ia64_sem_nop) && !i->line->nuses && !i->line->attributes;
}

/* Returns whether i is a cmp, cmp4 or tbit. */
static inline bool only_compares(const struct ia64_insn *i)
{
    return i->line->cls == IA64_CLASS_ICMP || means(i, ia64_sem_tbit) || means(i, ia64_sem_tbit_ctype);
}

static inline bool nat_mode(const struct translation *t)
{
    return t->mode & MODE_NAT;
}

/* Get or set r's NaT bit, as 0 or 1. Unless the mode has MODE_NAT, it is constant 0 and setting it builds nothing. */
val gr_nat(struct translation *t, unsigned r);
void set_gr_nat(struct translation *t, unsigned r, val nat);
/* Sets r's NaT bit in any mode, and leaves the block for the next instruction. */
void become_nat(struct translation *t, unsigned r);
/* After a change of t->mode: leaves the block for the next instruction if the current one is conditional. Otherwise what follows in the
 * block is translated in the new mode. */
void go_on(struct translation *t);
/* Raises a Register NaT Consumption fault if nat is 1. */
void consume_nat(struct translation *t, val nat, unsigned isr_code);
/* Raise a fault instead of the instruction. */
void ia64_trap(struct translation *t, unsigned vector, unsigned isr_code);
void ia64_illegal(struct translation *t);
/* Notes that f has been written: sets mfl or mfh of the user mask, and forgets how f was held. */
void fr_written(struct translation *t, unsigned f);
/* The same of an instruction that writes f if `enabled` is 1. */
void fr_written_if(struct translation *t, unsigned f, val enabled);
/* Sets mfl or mfh: also where a load does not write its target. */
void fr_modified(struct translation *t, unsigned f);
/* Notes that f is probably not held as a double. */
void fr_extended(struct translation *t, unsigned f);
/* Notes that f is a normal number not held as a double. reach: how far its exponent is from that of 1 at most. */
void fr_normal(struct translation *t, unsigned f, unsigned reach);
/* Notes that f32 to f127 have moved: forgets how they were held. */
void fr_rotated(struct translation *t);

/* lower_double.c, lower_divide.c, lower_root.c: instructions on registers held as doubles. The functions double_...() return false, and
 * build nothing, where the sources are probably not held as doubles. Otherwise `generic` builds the general path, for the case that one is
 * not. */
typedef void fr_generic(struct translation *t, const struct ia64_insn *i);
/* lower_fp.c. Lands a skip that is nearly always taken. On the other path `generic` builds the instruction, and the block is left. */
void fr_or_leave(struct translation *t, const struct ia64_insn *i, ir_label taken, fr_generic *generic);
/* Checks that those of the n registers that are probably held as doubles are, which is known from here on. On the other path `generic`
 * builds the instruction, and the block is left. */
void fr_expect_doubles(struct translation *t, const struct ia64_insn *i, const unsigned *f, unsigned n, fr_generic *generic);
bool double_multiply_add(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_multiply_add_pair(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_pack(struct translation *t, const struct ia64_insn *i, ir_fn *narrow, fr_generic *generic);
bool double_compare(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_minmax(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
/* Returns whether an idiom has executed the instruction at pc already. *goes_on: also later ones. */
bool ia64_in_idiom(const struct translation *t, uint64_t pc, bool *goes_on);
bool double_divide(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
/* Returns whether a division begins with i that fits into a new block, but not into the rest of this one. The block should end then. */
bool double_needs_new_block(struct translation *t, const struct ia64_insn *i);
/* Build the first instruction of a square root, and the last one, at t->root_at. */
bool double_root(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
void double_end_root(struct translation *t);
/* Returns whether the rest of a square root probably begins with i. The block should end then. double_root_tail() builds it, if it is
 * the first instruction of a block. */
bool double_begins_root_tail(struct translation *t, const struct ia64_insn *i);
bool double_root_tail(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_merge(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_to_integer(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_from_integer(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_approximate(struct translation *t, const struct ia64_insn *i, ir_fn *fn, bool root, fr_generic *generic);
/* Returns whether f is known to be held as a double; returns f's bits as a double; writes a double to f; notes that f is held as a
 * double. */
bool fr_is_double(const struct translation *t, unsigned f);
val fr_double_bits(struct translation *t, unsigned f);
void fr_set_double(struct translation *t, unsigned f, val bits);
void fr_known_double(struct translation *t, unsigned f);
/* lower_fp_move.c. Return a register's parts, however it is held; it must not be deferred. */
val fr_sign_and_exponent(struct translation *t, unsigned f);
val fr_significand(struct translation *t, unsigned f);
/* Computes all registers deferred on an operand entry. */
void idiom_compute_all(uint64_t *s, uint64_t idiom);
/* Computes f if it is deferred. */
void fr_materialise(struct translation *t, unsigned f);
/* Returns 0 if f is held as a double. */
val fr_not_double(struct translation *t, unsigned f);
/* Returns 0 if the bits are those of a denormal double. */
val not_denormal(struct translation *t, val bits);
/* Returns whether an instruction may write the general register. */
bool gr_writable(const struct translation *t, unsigned r);
/* Returns the mode with the bits that ar.fpsr determines. */
uint64_t mode_of_fpsr(uint64_t mode, uint64_t fpsr);
/* Returns the MODE_FP_DEFAULT and MODE_FP_INEXACT bits of an ar.fpsr: see ia64_fpsr_is_default(). */
uint64_t default_fpsr(uint64_t fpsr);
static inline bool usual(const struct translation *t, unsigned sf)
{
    return sf < 2 && t->mode >> sf & MODE_FP_DEFAULT;
}
static inline bool inexact_known(const struct translation *t, unsigned sf)
{
    return sf < 2 && t->mode >> sf & MODE_FP_INEXACT;
}

/* Returns the target of an IP-relative or long branch. */
uint64_t branch_target(const struct ia64_insn *i);
/* Returns the OR of the NaT bits of the general registers that i reads. */
val sources_nat(struct translation *t, const struct ia64_insn *i);

/* isa.translate */
void ia64_translate(struct ir_builder *b, uint64_t pc, uint64_t mode);

#endif
