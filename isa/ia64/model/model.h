/*
 * model.h - a second description of Itanium's instructions, for tests only: plain C functions written from the instruction pages of the
 * Intel Itanium Architecture Software Developer's Manual, volume 3, not from the translation to micro-operations.
 *
 * A function gets the state before an instruction and changes it to the state after it. Tests compare that with what the cpu computes.
 */
#ifndef PRECIS_ISA_IA64_MODEL_MODEL_H
#define PRECIS_ISA_IA64_MODEL_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#define MODEL_CODE     0x4000000000000000ull
#define MODEL_DATA     0x6000000000000000ull
#define MODEL_UNMAPPED 0x6000000000080000ull
#define MODEL_STACK    0x6000000000100000ull
enum { MODEL_MEMORY = 1024, MODEL_NAMES = 9, MODEL_STACKED = 96, MODEL_STACK_WORDS = 768 };

/* Vectors of faults; those of the general exception with ISR.code in bits 16 and up. */
enum {
    MODEL_ILLEGAL = 0x5400,
    MODEL_PRIVILEGED_OPERATION = 0x105400,
    MODEL_PRIVILEGED_REGISTER = 0x205400,
    MODEL_PRIVILEGED_TAK = 0x135400, /* with the code of a non-access tak */
    MODEL_RESERVED = 0x305400,
    MODEL_NO_TRANSITION = 0x405400, /* to another instruction set */
    MODEL_NAT = 0x5600,
    MODEL_UNALIGNED = 0x5a00,
    MODEL_PAGE = 1
};

struct model_fr {
    uint64_t sig;
    uint32_t exp; /* sign in bit 17, biased exponent below it */
};

/* The register stack outside the current frame, in the order of the backing store. The mode is lazy. */
struct model_stack {
    uint64_t r[MODEL_STACKED]; /* dirty registers, which memory does not have */
    bool nat[MODEL_STACKED];
    unsigned dirty;
    uint64_t bspstore, rnat, loadrs /* of ar.rsc */;
    uint64_t rnat_known;                                         /* bits of rnat that are defined */
    uint64_t words[MODEL_STACK_WORDS], known[MODEL_STACK_WORDS]; /* at MODEL_STACK; bits of them that are defined */
};

struct model_state {
    uint64_t r[128];
    bool nat[128];
    struct model_fr f[128];
    bool p[64];
    uint64_t b[8];
    uint64_t unat, ccv, csd, lc, ec, pfs, fpsr; /* application registers */
    uint8_t memory[MODEL_MEMORY];               /* at MODEL_DATA */
    uint64_t ip, next;                          /* of the bundle; of the instruction that follows */
    uint64_t cpuid4;
    unsigned fault; /* the vector, or 0 */
    uint64_t x, l;  /* the instruction; in MLX also the L slot */
    uint64_t um, cfm, bsp;
    bool checks_fpsr;   /* the model computes ar.fpsr */
    bool checks_um;     /* the model computes psr.um */
    bool unused_r[128]; /* the value of this register is not defined: its NaT bit is set */
    struct model_stack stack;
};

typedef void model_function(struct model_state *s);

/* The model of a line of insns.def, by its name and (NULL: any) its operands. */
struct model_line {
    const char *name, *operands;
    model_function *run;
};
extern const struct model_line model_integer[], model_memory[], model_float[], model_arithmetic[], model_approximation[], model_system[],
    model_stack_lines[]; /* end with a NULL name */

/* Makes the frame's registers dirty and stores all that are. */
void model_store_all(struct model_state *s);

/* ---- fields of an instruction */

static inline uint64_t bits(uint64_t x, unsigned low, unsigned count)
{
    return count == 64 ? x >> low : x >> low & ((1ull << count) - 1);
}

static inline int64_t sign_extend(uint64_t v, unsigned width)
{
    return (int64_t)(v << (64 - width)) >> (64 - width);
}

static inline unsigned r1_of(const struct model_state *s)
{
    return (unsigned)bits(s->x, 6, 7);
}

static inline unsigned r2_of(const struct model_state *s)
{
    return (unsigned)bits(s->x, 13, 7);
}

static inline unsigned r3_of(const struct model_state *s)
{
    return (unsigned)bits(s->x, 20, 7);
}

static inline int64_t imm8_of(const struct model_state *s)
{
    return sign_extend(bits(s->x, 36, 1) << 7 | bits(s->x, 13, 7), 8);
}

/* Writes a general register. Writing r0 is an illegal operation. */
static inline void set_gr(struct model_state *s, unsigned n, uint64_t value, bool nat)
{
    if (n == 0)
        s->fault = MODEL_ILLEGAL;
    s->r[n] = n ? value : 0;
    s->nat[n] = n && nat;
    s->unused_r[n] = n && nat;
}

static inline void set_pr(struct model_state *s, unsigned n, bool value)
{
    s->p[n] = n == 0 || value;
}

#endif
