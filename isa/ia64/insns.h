/*
 * insns.h - the instruction table of IA-64: decoding of bundles and slots, operands, completers, disassembly.
 *
 *     struct ia64_bundle b;
 *     ia64_bundle_read(&b, bytes);
 *     struct ia64_insn i;
 *     if (ia64_decode(&b, slot, &i))
 *         puts(i.line->name);
 */
#ifndef PRECIS_ISA_IA64_INSNS_H
#define PRECIS_ISA_IA64_INSNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "emu/decode/pattern.h"

enum ia64_unit { IA64_A, IA64_I, IA64_M, IA64_B, IA64_F, IA64_X, IA64_L, IA64_NO_UNIT };

/* Attributes of a line; see insns.def. */
enum {
    IA64_NONE = 0,
    IA64_PROP = 1 << 0,
    IA64_CONS = 1 << 1,
    IA64_OWN = 1 << 2,
    IA64_FP = 1 << 3,
    IA64_NOPRED = 1 << 4,
    IA64_PRIV = 1 << 5,
    IA64_FIRST = 1 << 6,
    IA64_LAST = 1 << 7,
    IA64_SLOT2 = 1 << 8,
    IA64_F2EQF3 = 1 << 9, /* matches only if f2 = f3 */
    IA64_RPR = 1 << 10,
    IA64_WPR = 1 << 11,
    IA64_RCCV = 1 << 12,
    IA64_RCSD = 1 << 13,
    IA64_WCSD = 1 << 14,
    IA64_RUNAT = 1 << 15,
    IA64_WUNAT = 1 << 16,
    IA64_UNC = 1 << 19,
    IA64_OWNQP = 1 << 20,
    IA64_LEN64 = 1 << 17,  /* matches only if pos6 + len6 = 64 */
    IA64_LEN64C = 1 << 18, /* matches only if cpos6 + len6 = 64 */
    IA64_BRANCH = 1 << 21,
    IA64_CALL = 1 << 22,
    IA64_RETURN = 1 << 23,
    IA64_RPFS = 1 << 24,
    IA64_LC = 1 << 25,
    IA64_EC = 1 << 26,
    IA64_ROUNDS = 1 << 27,
};

/* Timing classes, with the names of Intel's pipeline description. Those that no line of insns.def has are assigned by
 * timing/classes.def. */
// clang-format off
#define IA64_CLASSES(X) \
    X(IALU) X(ILOG) X(PNT) X(ICMP) X(TBIT) X(MMALU_A) X(MMALU_I) X(MMSHF) X(MMMUL) X(ISHF) X(XTD) X(LONG_I)  \
    X(TOBR) X(FRBR) X(FRIP) X(TOPR) X(FRPR) X(TOAR_I) X(TOAR_PFS) X(FRAR_I) X(TOAR_M1) X(TOAR_M2)            \
    X(TOAR_M4) X(TOAR_M5) X(TOAR_M9) X(TOAR_M23) X(TOAR_M35) X(FRAR_M6) X(FRAR_M13) X(FRAR_M38) X(LD)        \
    X(CLD) X(ST) X(FLD) X(FLDA) X(FLDP) X(FCLD) X(STF) X(LFETCH) X(SEM) X(TOFR) X(FRFR) X(CHK_I) X(CHK_M)    \
    X(CHK_ALAT) X(SYST_I) X(SYST_M) X(SYST_M0) X(SYST_M2) X(RSE_M) X(BR) X(BRP) X(FMAC) X(XMA) X(FMISC)      \
    X(FCMP) X(FCVT) X(FSIMD) X(FOTHER) X(NOP_M) X(NOP_I) X(NOP_B) X(NOP_F)
// clang-format on
enum ia64_class {
#define X(name) IA64_CLASS_##name,
    IA64_CLASSES(X)
#undef X
        IA64_NCLASSES
};

/* The kind of an operand: a register file, an immediate or a branch target. */
enum ia64_operand_class {
    IA64_OPC_NONE,
    IA64_OPC_GR,
    IA64_OPC_FR,
    IA64_OPC_PR,
    IA64_OPC_BR,
    IA64_OPC_AR,
    IA64_OPC_CR,
    IA64_OPC_IMM,
    IA64_OPC_TARGET
};
enum ia64_operand {
#define O(name, cls, value, text) IA64_OP_##name,
#include "isa/ia64/operands.def"
#undef O
    IA64_NOPERANDS
};

/* One register operand that a line reads or writes. */
struct ia64_use {
    uint8_t operand;   /* enum ia64_operand */
    uint8_t cls;       /* enum ia64_operand_class */
    uint8_t pos, mask; /* the register's number is slot >> pos & mask */
    bool read, write;
    bool address, increment; /* see struct operand_use */
};

enum ia64_completer {
#define C(name, value, ...) IA64_COMPLETER_##name,
#include "isa/ia64/completers.def"
#undef C
    IA64_NCOMPLETERS
};

struct translation;
struct ia64_insn;
/* Builds the micro-operations of one instruction (lower.h). */
typedef void ia64_semantics(struct translation *t, const struct ia64_insn *i);

struct ia64_line {
    enum ia64_unit unit;
    const char *name, *pattern, *operands;
    uint32_t attributes;
    ia64_semantics *semantics; /* ia64_sem_NAME, defined by SEM(NAME) in a lower_*.c */
    enum ia64_class cls;
    /* derived from the strings above */
    uint16_t number;         /* the line's index in the table */
    uint64_t mask, value;    /* fixed bits */
    uint64_t matters;        /* the bits that affect timing: all but immediates, which distinguish shifts from deposits, though */
    uint64_t displacement;   /* the bits of a branch's displacement; 0 if it has none, or is long */
    struct ia64_use uses[6]; /* register operands, in text order */
    uint8_t nuses;
    uint64_t completers; /* the completers in the name: bit n for enum ia64_completer n */
    uint8_t partial[4];  /* the completers of which some encodings are not instructions */
    uint8_t npartial;
};

/* Returns the table in the order of insns.def. It has ia64_line_count() lines. */
const struct ia64_line *ia64_lines(void);
unsigned ia64_line_count(void);

struct ia64_template {
    char name[4]; /* "MII"; reserved templates as in GNU objdump: "-3-" */
    enum ia64_unit unit[3];
    uint8_t stops; /* bit n: a stop after slot n */
};
extern const struct ia64_template ia64_templates[32];

/* The slot of a unit that does nothing: nop.m, nop.i, nop.f, nop.b; nop.x in two. */
static inline uint64_t ia64_nop_of(enum ia64_unit unit)
{
    return unit == IA64_B ? 0x4000000000 : unit == IA64_L ? 0 : 0x0008000000;
}

struct ia64_bundle {
    uint64_t slot[3]; /* 41 bits each */
    const struct ia64_template *tmpl;
    uint8_t tmpl_number;
};
void ia64_bundle_read(struct ia64_bundle *b, const uint8_t bytes[16]);
/* Returns whether the bundle may have a B slot: templates 16 to 31. */
static inline bool ia64_has_branch(const uint8_t bytes[16])
{
    return bytes[0] & 16;
}

/* A decoded instruction. Slot 1 of an MLX bundle is the L+X pair. */
struct ia64_insn {
    const struct ia64_line *line;
    uint64_t x, l;   /* the slot's bits; the L slot's */
    uint8_t qp;      /* qualifying predicate, 0 for instructions that are not predicable */
    uint8_t slot;    /* 0..2; the L+X pair is 1 */
    bool stop;       /* a stop follows */
    uint64_t bundle; /* address; filled in by the caller */
};

/* Decodes slot 0..2 of a bundle. false: not an instruction (illegal operation), or slot 2 of MLX. */
bool ia64_decode(const struct ia64_bundle *b, unsigned slot, struct ia64_insn *out);

/* Returns the register number of an operand. */
static inline unsigned ia64_register(const struct ia64_insn *i, const struct ia64_use *u)
{
    return (unsigned)(i->x >> u->pos) & u->mask;
}

/* ia64_value_NAME(i) returns the value of an operand of a decoded instruction: ia64_value_r1(i). */
#define BITS(pos, len)  ((x >> (pos)) & ((1ull << (len)) - 1))
#define LBITS(pos, len) ((i->l >> (pos)) & ((1ull << (len)) - 1))
#define SIGNED(v, bits) ((int64_t)((uint64_t)(v) << (64 - (bits))) >> (64 - (bits)))
#define ONE_OF(n, ...)  ((const int64_t[]){__VA_ARGS__}[n])
#define O(name, cls, value, text)                                      \
    static inline int64_t ia64_value_##name(const struct ia64_insn *i) \
    {                                                                  \
        uint64_t x = i->x;                                             \
        return (int64_t)(value);                                       \
    }
#include "isa/ia64/operands.def"
#undef O
#undef ONE_OF
#undef SIGNED
#undef LBITS
#undef BITS
/* Returns the value of an operand by its number. */
int64_t ia64_operand(const struct ia64_insn *i, enum ia64_operand op);
enum ia64_operand_class ia64_operand_class(enum ia64_operand op);

/* ia64_completer_NAME(x) returns the value of a completer's field in a slot: ia64_completer_sf(i->x). */
#define BITS(pos, len) ((x >> (pos)) & ((1ull << (len)) - 1))
#define C(name, value, ...)                                  \
    static inline unsigned ia64_completer_##name(uint64_t x) \
    {                                                        \
        return (unsigned)(value);                            \
    }
#include "isa/ia64/completers.def"
#undef C
#undef BITS
/* Returns whether the line's name has the completer. */
static inline bool ia64_has_completer(const struct ia64_line *line, enum ia64_completer which)
{
    return line->completers >> which & 1;
}
/* Return the completer or operand of that name, which must exist. */
enum ia64_completer ia64_find_completer(const char *name, size_t len);
enum ia64_operand ia64_find_operand(const char *name, size_t len);
/* Returns the text of a completer in the slot x, or NULL if the encoding is not an instruction. */
const char *ia64_completer_text(enum ia64_completer which, uint64_t x);

/* Disassembles slot 0..2 of the bundle at va to one line, as GNU objdump prints it after the bytes. */
void ia64_disassemble_slot(uint64_t va, const struct ia64_bundle *b, unsigned slot, char *text, size_t cap);
/* isa.disassemble */
unsigned ia64_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
/* isa.explain, for slot va % 16 of the bundle in code. */
bool ia64_explain(uint64_t va, const uint8_t *code, FILE *out);
/* isa.encoding */
struct isa_encoding;
bool ia64_encoding(unsigned index, struct isa_encoding *out);

#endif
