/*
 * model.h - a second description of PA-RISC's instructions, for tests only: plain C functions written from the instruction pages of
 * PA-RISC 2.0 Architecture (Kane, 1996), not from the translation to micro-operations.
 *
 * A function gets the state before an instruction and changes it to the state after it. Tests compare that with what the cpu computes.
 */
#ifndef PRECIS_ISA_HPPA_MODEL_MODEL_H
#define PRECIS_ISA_HPPA_MODEL_MODEL_H

#include <stdbool.h>
#include <stdint.h>
#include "isa/hppa/insn.h"

#define MODEL_CODE     0x100000ull
#define MODEL_DATA     0x200000ull
#define MODEL_UNMAPPED 0x300000ull
enum { MODEL_MEMORY = 1024 };

/* Interruptions; the last two are memory faults. */
enum {
    MODEL_ILLEGAL = 8,
    MODEL_PRIVILEGED_OPERATION = 10,
    MODEL_PRIVILEGED_REGISTER = 11,
    MODEL_OVERFLOW = 12,
    MODEL_CONDITIONAL = 13,
    MODEL_ASSIST_EMULATION = 22,
    MODEL_PAGE = 100,
    MODEL_ALIGNMENT = 101
};

struct model_state {
    uint64_t gr[32], fr[32];
    uint64_t sr[8], cr26, cr27; /* space registers; control registers that users may read */
    unsigned sar;
    uint16_t carries;             /* PSW[C/B]: bit 15 is the carry out of the doubleword, bit 7 that of the low word */
    bool v;                       /* PSW[V] */
    uint8_t memory[MODEL_MEMORY]; /* at MODEL_DATA */
    uint64_t ip, target;          /* of the instruction; of the branch */
    bool taken, nullify;          /* the branch is; the next instruction is */
    unsigned fault;               /* 0: none */
    bool wide;                    /* PSW[W] */
    uint64_t undefined[32];       /* bits of a general register that the manual leaves undefined */
    struct hppa_fields f;
    const char *name;
};

typedef void model_function(struct model_state *s);
/* The model of a line of hppa.def. */
struct model_line {
    const char *name;
    model_function *run;
};
extern const struct model_line model_integer[], model_memory[], model_float[], model_system[]; /* end with a NULL name */

static inline uint64_t bits(uint64_t x, unsigned low, unsigned count)
{
    return count == 64 ? x >> low : x >> low & ((1ull << count) - 1);
}

static inline int64_t sign_extend(uint64_t v, unsigned width)
{
    return (int64_t)(v << (64 - width)) >> (64 - width);
}

/* low_sign_ext of the manual: the sign is the last bit. */
static inline uint64_t low_sign_extend(uint64_t v, unsigned width)
{
    return (uint64_t)sign_extend((v & 1) << (width - 1) | v >> 1, width);
}

static inline void set_gr(struct model_state *s, unsigned n, uint64_t value)
{
    if (n)
        s->gr[n] = value;
}

#endif
