/*
 * insn.h - the instruction table of PA-RISC and its decoder.
 *
 * hppa.def describes each instruction on one line. Its patterns are parsed once, at the first use, into an
 * immutable table that decoder, disassembler, translator and `precis explain` share.
 *
 *     struct hppa_fields f;
 *     const struct hppa_insn *i = hppa_decode(word, &f);
 *     if (i)
 *         printf("%s writes r%u\n", i->name, f.t);
 *
 * Sources: PA-RISC 1.1 Architecture and Instruction Set Reference Manual; PA-RISC 2.0 Architecture (Kane), chapters 5 to 7
 * and appendix C.
 */
#ifndef PRECIS_ISA_HPPA_INSN_H
#define PRECIS_ISA_HPPA_INSN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "emu/decode/pattern.h"

/* Timing classes: the keys of latencies and pairing rules in the timing models. */
enum hppa_class {
    HPPA_CLASS_ALU,   /* integer arithmetic, logic, immediates */
    HPPA_CLASS_SHIFT, /* shift, extract, deposit */
    HPPA_CLASS_MM,    /* halfword arithmetic (MAX) */
    HPPA_CLASS_LOAD,  /* to a general register */
    HPPA_CLASS_STORE, /* from a general register */
    HPPA_CLASS_BRANCH,
    HPPA_CLASS_FLOAD,  /* to an fp register */
    HPPA_CLASS_FSTORE, /* from an fp register */
    HPPA_CLASS_FCPY,   /* copy and sign operations */
    HPPA_CLASS_FADD,
    HPPA_CLASS_FMPY,    /* fmpy, fused multiply-add, xmpyu */
    HPPA_CLASS_FMPYADD, /* two operations in one word */
    HPPA_CLASS_FDIV,    /* fdiv, fsqrt, frem */
    HPPA_CLASS_FCNV,    /* conversions, rounding to integral */
    HPPA_CLASS_FCMP,
    HPPA_CLASS_FTEST,
    HPPA_CLASS_SYSTEM,
    HPPA_CLASS_COUNT
};

/* The fields of one word, by the letters of its pattern; 0 for letters that the pattern does not have. */
struct hppa_fields {
    union {
        struct {
            uint32_t a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z;
        };
        uint32_t letter[26];
    };
};

struct hppa_translation;
/* Translates one instruction to micro-operations (translate.h). */
typedef void hppa_semantics(struct hppa_translation *t, const struct hppa_fields *o);

enum hppa_operand {
#define O(name, registers) HPPA_OP_##name,
#include "isa/hppa/operands.def"
#undef O
    HPPA_NOPERANDS
};

/* One operand of a line's list. */
struct hppa_use {
    uint8_t operand;                                        /* enum hppa_operand */
    bool read : 1, written : 1, address : 1, increment : 1; /* as in struct operand_use */
    char condition;                                         /* the field that must not be 0; 0: unconditional */
};
enum { HPPA_MAX_USES = 7 };

struct hppa_insn {
    struct pattern bits; /* a word matches if (word & bits.mask) == bits.match */
    const char *name, *pattern, *text, *operands;
    hppa_semantics *semantics;
    const char *semantics_name; /* NAME of hppa_sem_NAME */
    enum hppa_class timing;
    uint8_t nuses;
    struct hppa_use use[HPPA_MAX_USES];
    bool traps, conditional, indirect;  /* flags of the line */
    bool is_20, is_20_if_d, is_20_if_e; /* hppa_is_20() */
    bool is_max1;                       /* in the PA-7100LC and PA-7300LC too */
    bool branches;                      /* has a delay slot, which the field n nullifies */
    bool sets_carry;                    /* writes PSW[C/B] */
    bool sets_other;                    /* writes sar or PSW[V] */
};

/* The table, in hppa.def's order. */
const struct hppa_insn *hppa_insns(size_t *count);

/* Returns the line of `word`, and its fields in *f (unless f is NULL). Returns NULL if there is no such instruction. */
const struct hppa_insn *hppa_decode(uint32_t word, struct hppa_fields *f);

/* Returns whether the instruction is one of PA-RISC 2.0 that the PA-7100LC and PA-7300LC lack. f: its fields. */
bool hppa_is_20(const struct hppa_insn *i, const struct hppa_fields *f);

const char *hppa_class_name(enum hppa_class c);

/* ---- disasm.c */

/* Disassemble `word` at address pc as GNU objdump does after the tab, without symbols: "ldw 4(sp),ret0"; "# 123456" for a word that is
 * no instruction. Writes at most size bytes including the NUL. Returns the length. */
size_t hppa_disassemble(uint32_t word, uint64_t pc, char *out, size_t size);
/* The same as assemblers read it: "0x" before hexadecimal numbers, displacements and spaces of narrow mode. */
size_t hppa_assembly(uint32_t word, uint64_t pc, char *out, size_t size);

/* ---- explain.c */

/* The member `explain` of struct isa. */
bool hppa_explain(uint64_t va, const uint8_t *code, FILE *out);
/* The member `encoding`. */
struct isa_encoding;
bool hppa_encoding(unsigned index, struct isa_encoding *out);

#endif
