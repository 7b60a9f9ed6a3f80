/*
 * division_idiom.h - divisions and square roots: what compilers and their libraries make of frcpa or frsqrta and the multiply-adds that
 * follow it.
 *
 * Such a chain of a dozen dependent instructions has one result that counts; what its intermediate results are hardly anybody
 * ever asks. So the host divides, and the registers that the chain leaves behind are *deferred* (FR_DEFERRED): computed from
 * the operands, which are kept, if they are ever read.
 */
#ifndef PRECIS_ISA_IA64_CHAIN_H
#define PRECIS_ISA_IA64_CHAIN_H

#include "isa/ia64/lower.h"

enum ia64_chain_kind {
    IA64_CHAIN_INTEGER, IA64_CHAIN_DOUBLE, IA64_CHAIN_SINGLE, IA64_CHAIN_EXTENDED,
    IA64_CHAIN_ROOT_DOUBLE, IA64_CHAIN_ROOT_SINGLE, IA64_CHAIN_ROOT_EXTENDED, /* square roots, as the C library takes them */
    IA64_CHAINS
};

/* What a chain's instructions name: its operands, constants, the approximation; results follow. */
enum { IA64_NODE_A, IA64_NODE_B, IA64_NODE_ZERO, IA64_NODE_ONE, IA64_NODE_Y, IA64_NODE_NONE = 31 };

enum { IA64_CHAIN_END = 47 }; /* registers of divisions are f6 to f15, and f32 to the one before this */

/* What was found behind an frcpa or frsqrta. */
struct ia64_chain {
    enum ia64_chain_kind kind;
    unsigned a, b;            /* the operands' registers; a may be f1, but for integers; a root has but a */
    bool is_unsigned;         /* an integer's truncation */
    unsigned result;          /* the register of the quotient or root */
    uint64_t left;            /* registers below f64 that are left with other nodes … */
    uint8_t node[64];         /* … these */
    uint64_t touched;         /* all that it writes */
    unsigned quotient;        /* of integers: the register that the truncation reads … */
    bool truncates;           /* … whatever the approximation's predicate */
    uint64_t pcs[2];          /* which slots belong to it: bit 3 * bundle + slot, from the first one's bundle on … */
    unsigned last;            /* … the last of them */
    unsigned y;               /* the approximation's register */
    uint32_t guessed_fr, guessed_gr; /* … registers below 32 that are relied on to hold what ir_guess() says */
};

/* Does a chain begin with i, in a block that will hold all of it, with nothing between that could leave the block or that names
 * its registers? Another division may begin there: it is done in the block, too (ia64_divide()). begins: would one, in a block that
 * begins with i? */
bool ia64_find_chain(const struct translation *t, const struct ia64_insn *i, bool begins, struct ia64_chain *found);
/* … a square root? Its registers may be read and written by others until its last instruction. One of doubles is longer than a block: i
 * is the multiplication of its approximation by a half then, a block's first instruction, and what has been done before is guessed. */
bool ia64_find_root(const struct translation *t, const struct ia64_insn *i, struct ia64_chain *found);
bool ia64_find_late_root(const struct translation *t, const struct ia64_insn *i, struct ia64_chain *found);

/* All of a division's instructions, as their general functions have it: registers, and flags in ar.fpsr. Returns what the predicate becomes;
 * if that is 0, no others are written but the approximation's and a truncation's. */
struct ia64_division {
    enum ia64_chain_kind kind;
    unsigned a, b, y, quotient, result, sf; /* sf: the approximation's status field */
    bool is_unsigned, truncates;
    uint64_t left;
    uint8_t node[64];
};
bool ia64_divide(uint64_t *s, const struct ia64_division *d);

/* What a node of a chain is, as its instructions would have it. The last node is the quotient; of integers, before it is
 * truncated. */
struct ia64_fr ia64_chain_value(enum ia64_chain_kind kind, unsigned node, struct ia64_fr a, struct ia64_fr b);
unsigned ia64_chain_last(enum ia64_chain_kind kind);
/* All nodes of the chain that a register's second slot, which says that it is deferred, belongs to. */
enum { IA64_CHAIN_NODES = 32 };
void ia64_deferred_values(const uint64_t *s, uint64_t exp, struct ia64_fr nodes[IA64_CHAIN_NODES]);

/* The quotient by the host: of doubles and of singles held as doubles, the bits of a double, of extended numbers, and truncated of integers that are normal numbers. false: it
 * may be another, the instructions have to say. */
bool ia64_divide_doubles(uint64_t a, uint64_t b, uint64_t *quotient);
bool ia64_divide_singles(uint64_t a, uint64_t b, uint64_t *quotient);
bool ia64_divide_extended(struct ia64_fr a, struct ia64_fr b, struct ia64_fr *quotient); /* of normal numbers not far from 1 */
bool ia64_divide_integers(struct ia64_fr a, struct ia64_fr b, bool is_unsigned, uint64_t *quotient);
/* Square roots alike. */
bool ia64_root_double(uint64_t a, uint64_t *root);
bool ia64_root_single(uint64_t a, uint64_t *root);
bool ia64_root_extended(struct ia64_fr a, struct ia64_fr *root);

#endif
