/*
 * chain.h - divisions: what compilers and their libraries make of frcpa and the multiply-adds that follow it.
 *
 * Such a chain of a dozen dependent instructions has one result that counts; what its intermediate results are hardly anybody
 * ever asks. So the host divides, and the registers that the chain leaves behind are *deferred* (FR_DEFERRED): computed from
 * the operands, which are kept, if they are ever read.
 */
#ifndef PRECIS_ISA_IA64_CHAIN_H
#define PRECIS_ISA_IA64_CHAIN_H

#include "isa/ia64/lower.h"

enum ia64_chain_kind { IA64_CHAIN_INTEGER, IA64_CHAIN_DOUBLE, IA64_CHAIN_SINGLE, IA64_CHAIN_EXTENDED, IA64_CHAINS };

/* What was found behind an frcpa. */
struct ia64_chain {
    enum ia64_chain_kind kind;
    unsigned a, b;            /* the operands' registers; a may be f1, but for integers */
    bool is_unsigned;         /* an integer's truncation */
    unsigned result;          /* the register of the quotient */
    uint32_t left;            /* registers below f32 that are left with other nodes … */
    uint8_t node[32];         /* … these */
    uint64_t pcs[2];          /* which slots belong to it: bit 3 * bundle + slot, from the frcpa's bundle on */
};

/* Does a chain begin with i, in a block that will hold all of it, with nothing between that could leave the block or that names
 * its registers? */
bool ia64_find_chain(const struct translation *t, const struct ia64_insn *i, struct ia64_chain *found);

/* What a node of a chain is, as its instructions would have it. The last node is the quotient; of integers, before it is
 * truncated. */
struct ia64_fr ia64_chain_value(enum ia64_chain_kind kind, unsigned node, struct ia64_fr a, struct ia64_fr b);
unsigned ia64_chain_last(enum ia64_chain_kind kind);

/* The quotient by the host: of doubles and of singles held as doubles, the bits of a double, of extended numbers, and truncated of integers that are normal numbers. false: it
 * may be another, the instructions have to say. */
bool ia64_divide_doubles(uint64_t a, uint64_t b, uint64_t *quotient);
bool ia64_divide_singles(uint64_t a, uint64_t b, uint64_t *quotient);
bool ia64_divide_extended(struct ia64_fr a, struct ia64_fr b, struct ia64_fr *quotient); /* of normal numbers not far from 1 */
bool ia64_divide_integers(struct ia64_fr a, struct ia64_fr b, bool is_unsigned, uint64_t *quotient);

#endif
