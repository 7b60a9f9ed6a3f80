/*
 * lower.h - translation of IA-64 instructions to micro-operations: what the lower_*.c files share.
 *
 * lower.c fetches bundles, opens each instruction, and does what follows from its table line: the qualifying predicate,
 * faults for illegal targets, NaT consumption and propagation. Then the line's semantics function builds the rest.
 */
#ifndef PRECIS_ISA_IA64_LOWER_H
#define PRECIS_ISA_IA64_LOWER_H

#include "emu/ir/ir.h"
#include "isa/ia64/insns.h"
#include "isa/ia64/state.h"

struct translation {
    struct ir_builder *b;
    uint64_t mode;       /* as it is before the current instruction; semantics may change it for what follows */
    uint64_t pc, next;   /* of the current and the following instruction: bundle address + slot */
    bool conditional;    /* the current instruction stands behind its qualifying predicate */
    bool ended;          /* nothing may follow in this block (on the path where the instruction executed) */
    bool fr_in_place;    /* f32 to f127 are known to have followed all rotations */
    bool low_written, high_written; /* psr.mfl, mfh are known to be set */
};

typedef void ia64_semantics(struct translation *t, const struct ia64_insn *i);

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
#define OPERAND(name) ia64_operand(i, IA64_OP_##name)
#define R1 ((unsigned)OPERAND(r1))
#define R2 ((unsigned)OPERAND(r2))
#define R3 ((unsigned)OPERAND(r3))
#define F1 ((unsigned)OPERAND(f1))
#define F2 ((unsigned)OPERAND(f2))
#define P1 ((unsigned)OPERAND(p1))
#define P2 ((unsigned)OPERAND(p2))
#define COMPLETER(name) ia64_completer_##name(i->x)

static inline val gr(struct translation *t, unsigned r)
{
    return r ? ir_get(t->b, S_GR + r) : ir_const(t->b, 0);
}

static inline void set_gr(struct translation *t, unsigned r, val v)
{
    ir_set(t->b, S_GR + r, v);
}

static inline val pr(struct translation *t, unsigned p)
{
    return p ? ir_get(t->b, S_PR + p) : ir_const(t->b, 1);
}

static inline void set_pr(struct translation *t, unsigned p, val v)
{
    if (p)
        ir_set(t->b, S_PR + p, v);
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
/* f's new value stands: user mask bits mfl, mfh. */
void fr_written(struct translation *t, unsigned f);
/* Is this general register one that an instruction may write? */
bool gr_writable(const struct translation *t, unsigned r);
/* The mode's bit for traps that ar.fpsr enables. */
uint64_t mode_of_fpsr(uint64_t mode, uint64_t fpsr);

/* The whole of the line's NaT bookkeeping, for instructions whose line says OWN. */
val sources_nat(struct translation *t, const struct ia64_insn *i);

/* isa.translate */
void ia64_translate(struct ir_builder *b, uint64_t pc, uint64_t mode);

#endif
