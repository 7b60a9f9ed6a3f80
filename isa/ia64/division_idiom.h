/*
 * division_idiom.h - division idioms: divisions and square roots as compilers and libraries write them, with frcpa or frsqrta and
 * multiply-adds.
 *
 * Such an idiom of a dozen dependent instructions has one result; its intermediate results are hardly ever read. So the host
 * divides at the idiom's first instruction, and the computation of the other registers that it writes is *deferred* (FR_DEFERRED): the
 * operands are saved, and a register is computed from them if it is read.
 */
#ifndef PRECIS_ISA_IA64_DIVISION_IDIOM_H
#define PRECIS_ISA_IA64_DIVISION_IDIOM_H

#include "isa/ia64/lower.h"

enum ia64_idiom_kind {
    IA64_IDIOM_INTEGER,
    IA64_IDIOM_DOUBLE,
    IA64_IDIOM_SINGLE,
    IA64_IDIOM_EXTENDED,
    IA64_IDIOM_ROOT_DOUBLE,
    IA64_IDIOM_ROOT_SINGLE,
    IA64_IDIOM_ROOT_EXTENDED, /* square roots as in the C library */
    IA64_IDIOMS
};

/* The nodes of an idiom's dataflow graph: operands, constants and the approximation here; the results of its instructions follow. */
enum { IA64_NODE_A, IA64_NODE_B, IA64_NODE_ZERO, IA64_NODE_ONE, IA64_NODE_Y, IA64_NODE_NONE = 31 };

enum { IA64_IDIOM_END = 47 }; /* idioms write f6 to f15, and f32 up to this register, exclusive */

/* The idiom that an frcpa or frsqrta begins. */
struct ia64_idiom {
    enum ia64_idiom_kind kind;
    unsigned a, b;                   /* the operands' registers; a may be f1, except in integer divisions; a root has only a */
    bool is_unsigned;                /* integer division: the truncation is unsigned */
    unsigned result;                 /* the register of the quotient or root */
    uint64_t left;                   /* the registers below f64 that hold intermediate results at the end */
    uint8_t node[64];                /* by register: which intermediate result it holds at the end */
    uint64_t touched;                /* all registers below f64 that the idiom writes */
    unsigned quotient;               /* integer division: the register that the truncation reads */
    bool truncates;                  /* integer division: the truncation is not predicated */
    uint64_t pcs[2];                 /* the idiom's instructions: bit 3 * bundle + slot, counted from the bundle of the first one */
    unsigned last;                   /* the highest bit set in pcs */
    unsigned y;                      /* the approximation's register */
    uint32_t guessed_fr, guessed_gr; /* registers below 32 whose values are taken from ir_guess() and have to be checked */
};

/* Returns whether i begins a division idiom that fits into the current block, or, if `begins`, into a block that begins with i. No
 * instruction within the idiom may leave the block or depend on the idiom's intermediate results. Another division may begin within it:
 * it is done in the same block (ia64_divide()). */
bool ia64_find_division(const struct translation *t, const struct ia64_insn *i, bool begins, struct ia64_idiom *found);
/* Returns whether i, an frsqrta, begins a square root. Other instructions may read and write its registers until its last instruction. */
bool ia64_find_root(const struct translation *t, const struct ia64_insn *i, struct ia64_idiom *found);
/* A square root of doubles can be longer than a block. Returns whether i, the block's first instruction, is the multiplication of the
 * approximation by 1/2 in such a root. What precedes it is guessed. */
bool ia64_find_root_tail(const struct translation *t, const struct ia64_insn *i, struct ia64_idiom *found);

/* Executes all instructions of a division by their exact functions, with registers and the flags of ar.fpsr. Returns the predicate that
 * frcpa sets; if that is 0, only the registers of the approximation and of an unpredicated truncation are written. */
struct ia64_division {
    enum ia64_idiom_kind kind;
    unsigned a, b, y, quotient, result, sf; /* sf: the approximation's status field */
    bool is_unsigned, truncates;
    uint64_t left;
    uint8_t node[64];
};
bool ia64_divide(uint64_t *s, const struct ia64_division *d);

/* Returns the value of a node, computed exactly as the instructions would. The last node is the quotient; of integers, before
 * truncation. */
struct ia64_fr ia64_idiom_value(enum ia64_idiom_kind kind, unsigned node, struct ia64_fr a, struct ia64_fr b);
unsigned ia64_idiom_last(enum ia64_idiom_kind kind);
/* Computes all nodes of the idiom that a deferred register belongs to. exp: the register's second slot. */
enum { IA64_IDIOM_NODES = 32 };
void ia64_deferred_values(const uint64_t *s, uint64_t exp, struct ia64_fr nodes[IA64_IDIOM_NODES]);

/* Divide on the host: doubles and singles (both as the bits of a double), extended numbers, and integers held as normal numbers, whose
 * quotient is truncated. false: the quotient may differ from the idiom's, which has to be executed. */
bool ia64_divide_doubles(uint64_t a, uint64_t b, uint64_t *quotient);
bool ia64_divide_singles(uint64_t a, uint64_t b, uint64_t *quotient);
bool ia64_divide_extended(struct ia64_fr a, struct ia64_fr b, struct ia64_fr *quotient); /* normal numbers with exponents near that of 1 */
bool ia64_divide_integers(struct ia64_fr a, struct ia64_fr b, bool is_unsigned, uint64_t *quotient);
/* Take square roots on the host, likewise. */
bool ia64_root_double(uint64_t a, uint64_t *root);
bool ia64_root_single(uint64_t a, uint64_t *root);
bool ia64_root_extended(struct ia64_fr a, struct ia64_fr *root);

#endif
