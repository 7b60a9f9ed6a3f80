/*
 * lower.h - translation of IA-64 instructions to micro-operations: what the lower_*.c files share.
 *
 * lower.c fetches bundles, opens each instruction, and does what follows from its table line: the qualifying predicate,
 * faults for illegal targets, NaT consumption and propagation. Then the line's semantics function builds the rest.
 */
#ifndef PRECIS_ISA_IA64_LOWER_H
#define PRECIS_ISA_IA64_LOWER_H

#include <string.h>
#include "emu/ir/ir.h"
#include "isa/ia64/insns.h"
#include "isa/ia64/state.h"

struct translation {
    struct ir_builder *b;
    uint64_t mode;       /* as it is before the current instruction; semantics may change it for what follows */
    uint64_t pc, next;   /* of the current and the following instruction: bundle address + slot */
    bool conditional;    /* the current instruction stands behind its qualifying predicate */
    bool chooses;        /* it does not: what it writes is chosen by `chooser`, the predicate */
    val chooser;
    unsigned opposites[2]; /* static predicates, one of which is 1 and the other 0; 0: none are known */
    bool stays;          /* the instruction must not leave the block, or need not: what follows it does */
    bool ended;          /* nothing may follow in this block (on the path where the instruction executed) */
    bool sets_up;        /* a loop that rotates registers probably follows: ar.ec has been set */
    bool gr_in_place;    /* rotating general registers are known to be where their names are … */
    bool gr_in_file;     /* … or in file order, and stay so: in the whole block */
    uint64_t in_chain[2], chain_at; /* instructions that a division has done already: struct ia64_chain.pcs, from this bundle on */
    struct { uint64_t pcs[2], at; } nested[3]; /* … of divisions that begin within others, … */
    unsigned nnested;    /* … so many */
    unsigned chain, chains; /* where the last one's operands are kept; and those of all in the block, as bits */
    uint64_t root_how;   /* not 0: it is a square root, which is to be written at … */
    uint64_t root_at;    /* … this pc */
    bool may_root;       /* an approximation has been made that a square root may follow, which is too long for this block */
    bool gr_in_either;   /* … or in either order, for this instruction: … */
    val first_gr;        /* … this says where r32 is in the file, or 0 */
    unsigned found;      /* operands that have been found that way */
    bool fr_in_file;     /* … are not; … */
    val first_fr;        /* … this says where f32 is instead, when the block begins */
    struct unrolled *unrolled; /* of a block with such passes; or NULL */
    bool fr_in_place;    /* f32 to f127 are known to have followed all rotations */
    bool low_written, high_written; /* psr.mfl, mfh are known to be set … */
    bool writes_low, writes_high;   /* … behind the current instruction; on one of its ways they may not be yet */
    uint64_t doubles[2]; /* floating-point registers that are known to be held as doubles, by number */
    uint64_t extended[2]; /* … that probably are not */
    uint64_t written[2]; /* … that have been, in this block */
    uint16_t reach[128]; /* not 0: it is not, and a normal number: how far from that of 1 its exponent is at most */
};

/* Some passes of a rotating loop that stand in one block: lower_rotate.c. */
struct unrolled {
    unsigned times, done; /* how many; how many before the current one */
    bool fills;           /* the first stage is on in all of them, or off … */
    bool all;             /* … and so are the others */
    unsigned whole;       /* how many stand in the block of those in which all are on; 0: there is none */
    uint64_t stages;      /* the predicates that instructions have */
};

#define I(unit, name, pattern, operands, attributes, sem, cls) ia64_semantics ia64_sem_##sem;
#include "isa/ia64/insns.def"
#undef I

/* SEM(add) { ... } defines the semantics function that insns.def calls add; t, b and i are at hand. */
#define SEM(name)                                                                                            \
    static void build_##name(struct translation *t, struct ir_builder *b, const struct ia64_insn *i);        \
    void ia64_sem_##name(struct translation *t, const struct ia64_insn *i)                                        \
    {                                                                                                        \
        build_##name(t, t->b, i);                                                                            \
    }                                                                                                        \
    static void build_##name(struct translation *t __attribute__((unused)),                                  \
                             struct ir_builder *b __attribute__((unused)),                                   \
                             const struct ia64_insn *i __attribute__((unused)))

/* Operands: registers by number, immediates by value. */
#define OPERAND(name) ia64_value_##name(i)
#define R1 ((unsigned)OPERAND(r1))
#define R2 ((unsigned)OPERAND(r2))
#define R3 ((unsigned)OPERAND(r3))
#define F1 ((unsigned)OPERAND(f1))
#define F2 ((unsigned)OPERAND(f2))
#define P1 ((unsigned)OPERAND(p1))
#define P2 ((unsigned)OPERAND(p2))
#define COMPLETER(name) ia64_completer_##name(i->x)

static inline bool rotates(const struct translation *t, unsigned r)
{
    return r - 32 < mode_sor(t->mode);
}

/* Before an instruction that names n rotating registers: may it find them by itself, wherever they are? Then they need not be moved. */
bool find_general(struct translation *t, const struct ia64_insn *i, unsigned n);
/* r, which rotates, in a block that has registers in file order, or such an instruction. */
val file_gr(struct translation *t, unsigned r);
void set_file_gr(struct translation *t, unsigned r, val v);
/* The two slots of a floating-point register in a block that may have f32 to f127 in file order: where they are, for one instruction. */
struct fr_slots {
    unsigned f;
    bool in_file;
    val place;
};
struct fr_slots fr_slots(struct translation *t, unsigned f);
val fr_slot(struct translation *t, struct fr_slots s, unsigned part);
void set_fr_slot(struct translation *t, struct fr_slots s, unsigned part, val v);
/* f32 to f127 go where their names are. */
void place_floating(struct translation *t);
/* Rotating general registers go where their names are. */
void place_general(struct translation *t);

static inline val gr(struct translation *t, unsigned r)
{
    if ((t->gr_in_file || t->gr_in_either) && rotates(t, r))
        return file_gr(t, r);
    return r ? ir_get(t->b, S_GR + r) : ir_const(t->b, 0);
}

static inline void set_gr(struct translation *t, unsigned r, val v)
{
    v = t->chooses ? ir_select(t->b, t->chooser, v, gr(t, r)) : v; /* or the old value */
    if ((t->gr_in_file || t->gr_in_either) && rotates(t, r))
        set_file_gr(t, r, v);
    else
        ir_set(t->b, S_GR + r, v);
}

/* Is p known because passes of its kind stand in the block? Then *is: what it is. */
bool pass_predicate(const struct translation *t, unsigned p, bool *is);
/* One that is not, which rotates. */
val pass_pr(struct translation *t, unsigned p);

static inline val pr(struct translation *t, unsigned p)
{
    bool is;
    if (t->unrolled && pass_predicate(t, p, &is))
        return ir_const(t->b, is);
    if (p >= 16)
        return pass_pr(t, p);
    return p ? ir_get(t->b, S_PR + p) : ir_const(t->b, 1);
}

static inline void set_pr(struct translation *t, unsigned p, val v)
{
    if (p == t->opposites[0] || p == t->opposites[1])
        t->opposites[0] = t->opposites[1] = 0;
    v = t->chooses ? ir_select(t->b, t->chooser, v, pr(t, p)) : v;
    if (p >= 16)
        ir_set(t->b, S_PR_HIGH, ir_deposit(t->b, ir_get(t->b, S_PR_HIGH), v, p, 1));
    else if (p)
        ir_set(t->b, S_PR + p, v);
}

/* Before control leaves such a block in the midst of a pass with help of a function that needs to know where registers are. */
void leave_passes(struct translation *t);
/* A br.ctop to `to` in such a block. false: the block has ended. */
bool end_pass(struct translation *t, uint64_t to);
/* Does a loop that rotates its registers begin here? It has registers where it wants them if it is a block of its own. */
bool at_rotating_loop(const struct translation *t);
/* If the block is a loop that rotates its registers: what is to be done at its beginning. stages: the mode's; *u is for t->unrolled. */
void begin_rotating_loop(struct translation *t, struct unrolled *u, unsigned stages);

/* Is this what its line in insns.def says that it means? */
static inline bool means(const struct ia64_insn *i, ia64_semantics *semantics)
{
    return i->line->semantics == semantics;
}

/* Most of what fills bundles. */
static inline bool is_nop(const struct ia64_insn *i)
{
    return means(i, ia64_sem_nop) && !i->line->nuses && !i->line->attributes;
}

/* cmp, cmp4 and tbit. */
static inline bool only_compares(const struct ia64_insn *i)
{
    return i->line->cls == IA64_CLASS_ICMP || means(i, ia64_sem_tbit) || means(i, ia64_sem_tbit_ctype);
}

static inline bool nat_mode(const struct translation *t)
{
    return t->mode & MODE_NAT;
}

/* NaT bits as 0 or 1; constant 0 and nothing when no NaT can be set. */
val gr_nat(struct translation *t, unsigned r);
void set_gr_nat(struct translation *t, unsigned r, val nat);
/* Leave the block: r becomes NaT, whatever the mode, and execution goes on behind this instruction. */
void become_nat(struct translation *t, unsigned r);
/* Go on behind the instruction in the mode that t->mode says, unless what follows is translated for it anyway. */
void go_on(struct translation *t);
/* Register NaT Consumption fault if nat is 1. */
void consume_nat(struct translation *t, val nat, unsigned isr_code);
/* The instruction does not happen. */
void ia64_trap(struct translation *t, unsigned vector, unsigned isr_code);
void ia64_illegal(struct translation *t);
/* f's new value stands: user mask bits mfl, mfh. Nothing is known of its form any more. */
void fr_written(struct translation *t, unsigned f);
/* f probably does not hold a double. */
void fr_extended(struct translation *t, unsigned f);
/* f is known not to hold a double, but a normal number. */
void fr_normal(struct translation *t, unsigned f, unsigned reach);
/* f32 to f127 have moved. */
void fr_rotated(struct translation *t);

/* lower_double.c, lower_divide.c, lower_root.c. Instructions on registers that are held as doubles. Those return false, with nothing
 * done, where that is not to be expected; otherwise `generic` builds the instruction for the case that one is not. */
typedef void fr_generic(struct translation *t, const struct ia64_insn *i);
/* lower_fp.c. Behind a skip that is nearly always taken: where it is not, `generic` builds the instruction, and the block is left; from
 * here on it was taken. */
void fr_or_leave(struct translation *t, const struct ia64_insn *i, ir_label taken, fr_generic *generic);
/* Those of the n registers that probably are held as doubles are known to be from here on; otherwise `generic` builds the
 * instruction, and the block is left. */
void fr_expect_doubles(struct translation *t, const struct ia64_insn *i, const unsigned *f, unsigned n, fr_generic *generic);
bool double_multiply_add(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_multiply_add_pair(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_pack(struct translation *t, const struct ia64_insn *i, ir_fn *narrow, fr_generic *generic);
bool double_compare(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_minmax(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
/* Has a division done the instruction at pc already? Do others follow that one has done? */
bool ia64_in_chain(const struct translation *t, uint64_t pc, bool *goes_on);
bool double_divide(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
/* Is this block too short for a division that begins with i, so that it had better end? */
bool double_wants_block(struct translation *t, const struct ia64_insn *i);
/* A square root's first instruction; and its last, t->root_at. */
bool double_root(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
void double_end_root(struct translation *t);
/* Does the rest of one probably begin with i, so that this block had better end? If it is a block's first: false: it does not. */
bool double_may_root(struct translation *t, const struct ia64_insn *i);
bool double_late_root(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_merge(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_to_integer(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_from_integer(struct translation *t, const struct ia64_insn *i, fr_generic *generic);
bool double_approximate(struct translation *t, const struct ia64_insn *i, ir_fn *fn, bool root, fr_generic *generic);
/* Is f known to be held as a double, its bits, that it becomes one, and that it is known to be one. */
bool fr_is_double(const struct translation *t, unsigned f);
val fr_double_bits(struct translation *t, unsigned f);
void fr_set_double(struct translation *t, unsigned f, val bits);
void fr_known_double(struct translation *t, unsigned f);
/* lower_fp.c. A register's parts, whatever form it has, but that it must not be deferred. */
val fr_sign_and_exponent(struct translation *t, unsigned f);
val fr_significand(struct translation *t, unsigned f);
/* Registers that wait for what is kept of a division are computed. */
void chain_compute_all(uint64_t *s, uint64_t chain);
/* If f is deferred, it is computed. */
void fr_compute(struct translation *t, unsigned f);
/* Zero if f is held as a double. */
val fr_other_form(struct translation *t, unsigned f);
/* Not zero if the bits are those of a double that is not denormal. */
val not_denormal(struct translation *t, val bits);
/* Is this general register one that an instruction may write? */
bool gr_writable(const struct translation *t, unsigned r);
/* The mode's bits that follow from ar.fpsr. */
uint64_t mode_of_fpsr(uint64_t mode, uint64_t fpsr);
/* MODE_FP_USUAL and MODE_FP_INEXACT bits: see ia64_fpsr_usual(). */
uint64_t usual_fpsr(uint64_t fpsr);
static inline bool usual(const struct translation *t, unsigned sf)
{
    return sf < 2 && t->mode >> sf & MODE_FP_USUAL;
}
static inline bool inexact_known(const struct translation *t, unsigned sf)
{
    return sf < 2 && t->mode >> sf & MODE_FP_INEXACT;
}

/* Where a branch to a displacement goes: IP-relative, or long. */
uint64_t branch_target(const struct ia64_insn *i);
/* The whole of the line's NaT bookkeeping, for instructions whose line says OWN. */
val sources_nat(struct translation *t, const struct ia64_insn *i);

/* isa.translate */
void ia64_translate(struct ir_builder *b, uint64_t pc, uint64_t mode);

#endif
