/*
 * insn.h - the instruction table of the VAX and its decoder.
 *
 * An instruction is an opcode of one or two bytes and up to six operand specifiers of 1 to 17 bytes each. vax.def has one line per opcode;
 * the table is made once, at the first use, and is then constant.
 *
 *     struct vax_decoded d;
 *     if (vax_decode(code, sizeof code, VAX_DECODE_TO_EXECUTE, &d) && d.insn)
 *         printf("%s has %u operands in %u bytes\n", d.insn->name, d.insn->noperands, d.length);
 */
#ifndef PRECIS_ISA_VAX_INSN_H
#define PRECIS_ISA_VAX_INSN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Timing classes: the keys of execute times in the timing models. */
// clang-format off
#define VAX_CLASSES(X)                                                                                       \
    X(INTEGER) X(SHIFT) X(MULTIPLY) X(DIVIDE) X(BRANCH) X(CALL) X(FIELD) X(QUEUE) X(STRING) X(DECIMAL)       \
    X(FLOAT) X(SYSTEM)
// clang-format on
enum vax_class {
#define X(name) VAX_CLASS_##name,
    VAX_CLASSES(X)
#undef X
        VAX_CLASS_COUNT
};

enum {
    VAX_MOST_OPERANDS = 6,
    VAX_MOST_BYTES = 56, /* of an instruction */
};

struct vax_translation;
/* Translates one instruction to micro-operations (translate.h). */
typedef void vax_semantics(struct vax_translation *t);

struct vax_insn {
    const char *name, *operands;
    uint16_t code; /* of one byte, or 0xFDxx, 0xFFxx */
    vax_semantics *semantics;
    const char *semantics_name; /* NAME of vax_sem_NAME */
    enum vax_class timing;
    uint8_t noperands;
    struct vax_operand_kind {
        char access, type; /* the letters of vax.def */
    } kind[VAX_MOST_OPERANDS];
};

/* The table, in vax.def's order. */
const struct vax_insn *vax_insns(size_t *count);
/* The n-th further name of an operation, and its line; NULL: no more. */
const char *vax_other_name(unsigned n, const struct vax_insn **insn);
/* Returns the line of an opcode; NULL: it is reserved. */
const struct vax_insn *vax_insn(unsigned code);
const char *vax_class_name(enum vax_class c);

/* Bytes of a type, by its letter. */
unsigned vax_type_bytes(char type);
static inline bool vax_is_float(char type)
{
    return type == 'f' || type == 'd' || type == 'g' || type == 'h';
}

/* Addressing modes (manual, chapter "Instruction Formats and Addressing Modes"). */
enum vax_mode {
    VAX_LITERAL,            /* S^#n: 6 bits */
    VAX_REGISTER,           /* Rn */
    VAX_DEFERRED,           /* (Rn) */
    VAX_DECREMENT,          /* -(Rn) */
    VAX_INCREMENT,          /* (Rn)+ */
    VAX_INCREMENT_DEFERRED, /* @(Rn)+ */
    VAX_IMMEDIATE,          /* (PC)+: the bytes follow */
    VAX_ABSOLUTE,           /* @(PC)+: the address follows */
    VAX_DISPLACED,          /* disp(Rn); relative with the PC */
    VAX_DISPLACED_DEFERRED, /* @disp(Rn) */
    VAX_BRANCH,             /* a displacement without a specifier */
    VAX_INVALID,            /* an index without a base that may have one */
};
enum { VAX_NOT_INDEXED = 16 };

struct vax_operand {
    char access, type;
    uint8_t mode;      /* enum vax_mode, of the base if it is indexed */
    uint8_t reg;       /* Rn */
    uint8_t index;     /* the register, or VAX_NOT_INDEXED */
    uint8_t at, after; /* where the specifier begins, and ends, in the instruction */
    uint8_t width;     /* bytes of a displacement */
    int32_t disp;      /* displacement; literal; absolute address */
    uint8_t bytes[16]; /* an immediate's */
};

struct vax_decoded {
    const struct vax_insn *insn; /* NULL: a reserved opcode */
    unsigned length;
    unsigned noperands; /* decoded */
    struct vax_operand operand[VAX_MOST_OPERANDS];
};

/* Whether operands that fault end the decoding: those after them are not fetched then. */
enum vax_purpose { VAX_DECODE_TO_EXECUTE, VAX_DECODE_TO_READ };

/* Decodes the instruction in code[0 .. avail). Returns its length; 0: it has more bytes. A reserved opcode has one byte, or two. */
unsigned vax_decode(const uint8_t *code, size_t avail, enum vax_purpose purpose, struct vax_decoded *d);

/* Returns whether evaluating o raises a reserved addressing mode fault. */
bool vax_is_reserved_mode(const struct vax_operand *o);

/* ---- disasm.c */

/* Disassembles as GNU objdump does; a reserved opcode is ".word 0x...". Returns its length, or 0 if avail is too small. */
unsigned vax_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
/* The text of the entry mask of a procedure: ".word 0x0004 # Entry mask: < r2 >". */
void vax_entry_mask(unsigned mask, char *text, size_t cap);
/* The members `entry` and `code_address` of struct isa. */
unsigned vax_entry(const uint8_t *code, size_t avail, char *text, size_t cap);
const char *vax_code_address(const char *text);

/* ---- encode.c: the member `encode` of struct isa */

unsigned vax_encode(uint64_t va, const char *text, uint8_t code[VAX_MOST_BYTES]);

/* ---- explain.c: the members `explain` and `encoding` of struct isa */

bool vax_explain(uint64_t va, const uint8_t *code, FILE *out);
struct isa_encoding;
bool vax_encoding(unsigned index, struct isa_encoding *out);

#endif
