/*
 * insn.h - the instruction table of SPARC and its decoder.
 *
 * sparc.def describes each instruction on one line. Its patterns are parsed once, at the first use, into an immutable table that decoder,
 * disassembler, translator and `precis explain` share.
 *
 *     struct sparc_fields f;
 *     const struct sparc_insn *i = sparc_decode(word, &f);
 *     if (i)
 *         printf("%s writes r%u\n", i->name, f.d);
 */
#ifndef PRECIS_ISA_SPARC_INSN_H
#define PRECIS_ISA_SPARC_INSN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "emu/decode/pattern.h"

/* Timing classes: the keys of latencies in the timing models. */
// clang-format off
#define SPARC_CLASSES(X)                                                                                     \
    X(ALU) X(FLAGS)                          /* the second sets the condition codes */                       \
    X(ADDC)                                  /* reads the carry */                                           \
    X(SHIFT) X(MUL) X(DIV) X(MULX) X(DIVX) X(MOVCC) X(SAVE)                                                  \
    X(LOAD) X(SLOAD)                         /* to a general register; with a sign */                        \
    X(LOADD)                                 /* to a pair */                                                 \
    X(STORE) X(STORED) X(ATOMIC) X(BRANCH)                                                       \
    X(JUMP) X(RETURN)                        /* call and jmpl; return */                                     \
    X(FLOAD) X(FLOADD) X(FSTORE) X(FSTORED)  /* of an fp register; of a double or more */                    \
    X(FMOVE) X(FMOVCC)                       /* moves and sign operations */                                 \
    X(FADD) X(FMUL) X(FDIVS) X(FDIVD) X(FSQRTS) X(FSQRTD) X(FCONVERT) X(FCMP)                                \
    X(QUAD)                                  /* executed by a kernel's emulation */                          \
    X(VIS) X(VISMUL) X(EDGE) X(ALIGN)        /* VIS 1: adder, multiplier, integer; alignaddr */ \
    X(SYSTEM)
// clang-format on
enum sparc_class {
#define X(name) SPARC_CLASS_##name,
    SPARC_CLASSES(X)
#undef X
        SPARC_CLASS_COUNT
};

/* The fields of one word, by the letters of its pattern; 0 for letters that the pattern does not have. */
struct sparc_fields {
    union {
        struct {
            uint32_t a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z;
        };
        uint32_t letter[26];
    };
};

/* A second operand of 14 bits: bit 13 says that the rest is a signed number; else its low five bits are a register. */
enum { SPARC_OPERAND_IMMEDIATE = 1 << 13 };
static inline int32_t sparc_sign_extend(uint32_t value, unsigned width)
{
    return (int32_t)(value << (32 - width)) >> (32 - width);
}

/* Returns the word at `code`, as programs have it in memory. */
static inline uint32_t sparc_word(const uint8_t code[4])
{
    return (uint32_t)code[0] << 24 | (uint32_t)code[1] << 16 | (uint32_t)code[2] << 8 | code[3];
}

struct sparc_translation;
/* Translates one instruction to micro-operations (translate.h). */
typedef void sparc_semantics(struct sparc_translation *t, const struct sparc_fields *o);

enum sparc_operand {
#define O(name, registers) SPARC_OP_##name,
#include "isa/sparc/operands.def"
#undef O
    SPARC_NOPERANDS
};

/* One operand of a line's list. */
struct sparc_use {
    uint8_t operand; /* enum sparc_operand */
    bool read, written;
};
enum { SPARC_MAX_USES = 7 };

struct sparc_insn {
    struct pattern bits; /* a word matches if (word & bits.mask) == bits.match */
    const char *name, *pattern, *text, *operands;
    sparc_semantics *semantics;
    const char *semantics_name; /* NAME of sparc_sem_NAME */
    enum sparc_class timing;
    uint8_t nuses;
    struct sparc_use use[SPARC_MAX_USES];
    bool reserved, traps, conditional, indirect, is_v9, multiplies; /* flags of the line */
};

/* The table, in sparc.def's order. */
const struct sparc_insn *sparc_insns(size_t *count);

/* Returns the line of `word`, and its fields in *f (unless f is NULL). Returns NULL if there is no such instruction. */
const struct sparc_insn *sparc_decode(uint32_t word, struct sparc_fields *f);

/* Returns the text of the special case in aliases.def that the word is, and its pattern and fields, or NULL. */
const char *sparc_alias(uint32_t word, const struct pattern **bits, struct sparc_fields *f);

const char *sparc_class_name(enum sparc_class c);

/* ---- disasm.c */

/* Disassembles `word` at address pc as GNU objdump does after the tab, without symbols: "add  %g1, 4, %o0"; "unknown" for a word that is no
 * instruction. wide: addresses have 64 bits. Writes at most size bytes including the NUL. Returns the length. */
size_t sparc_disassemble(uint32_t word, uint64_t pc, bool wide, char *out, size_t size);

/* ---- explain.c */

/* The member `explain` of struct isa. */
bool sparc_explain(uint64_t va, const uint8_t *code, FILE *out);
/* The member `encoding`. */
struct isa_encoding;
bool sparc_encoding(unsigned index, struct isa_encoding *out);

#endif
