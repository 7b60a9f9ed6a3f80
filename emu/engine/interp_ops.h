/*
 * interp_ops.h - single operations of the interpreter, one line or function each.
 */
#ifndef PRECIS_EMU_ENGINE_INTERP_OPS_H
#define PRECIS_EMU_ENGINE_INTERP_OPS_H

#include <string.h>
#include "emu/engine/interp_hooks.h"

/* Inlined with a constant size and byte order. */
#define ALWAYS_INLINE static inline __attribute__((always_inline))

/* ---- bits ------------------------------------------------------------------------------------- */

static inline uint64_t low_ones(unsigned n)
{
    return ((uint64_t)1 << n) - 1;
}

/* field: ir_op.imm of IR_EXTRACT, IR_EXTRACTS, IR_DEPOSIT */
static inline uint64_t extract(uint64_t v, unsigned field)
{
    return (v >> (field & 0xff)) & low_ones(field >> 8);
}

static inline uint64_t extract_signed(uint64_t v, unsigned field)
{
    unsigned pos = field & 0xff, len = field >> 8;
    return (uint64_t)((int64_t)(v << (64 - pos - len)) >> (64 - len));
}

static inline uint64_t deposit(uint64_t into, uint64_t v, unsigned field)
{
    unsigned pos = field & 0xff;
    uint64_t mask = low_ones(field >> 8) << pos;
    return (into & ~mask) | ((v << pos) & mask);
}

/* ---- registers chosen at run time ------------------------------------------------------------- */

/* Returns the slot of IR_GETX or IR_SETX. */
static inline uint64_t chosen_slot(struct cpu *c, const struct ir_op *p)
{
    uint64_t index = c->slot[p->a];
    if (index >= p->c)
        ir_bug(c, "a register number computed at run time is out of range");
    return (uint64_t)p->imm + index;
}

/* ---- memory ----------------------------------------------------------------------------------- */

#define IS_LE 0
#define IS_BE 1

static inline uint64_t address(const uint64_t *S, const struct ir_op *o)
{
    uint64_t addr = S[o->a] + (uint64_t)(int64_t)o->imm;
    if (o->flags & IR_MEM_INDEX)
        addr += S[o->c] << ir_scale(o->flags);
    return (o->flags & IR_MEM_ADDR32) ? (uint32_t)addr : addr;
}

/* Returns v with its low bytes, of `bits` bits, in the other order if `big` is not the host's order. */
ALWAYS_INLINE uint64_t in_order(uint64_t v, unsigned bits, bool big)
{
    if (big == (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__) || bits == 8)
        return v;
    return bits == 16 ? __builtin_bswap16((uint16_t)v) : bits == 32 ? __builtin_bswap32((uint32_t)v) : __builtin_bswap64(v);
}

/* Host memory: a number of `bits` bits in the host's order. */
ALWAYS_INLINE uint64_t read_host(const void *h, unsigned bits)
{
    uint8_t v8;
    uint16_t v16;
    uint32_t v32;
    uint64_t v64;
    switch (bits) {
    case 8: return memcpy(&v8, h, 1), v8;
    case 16: return memcpy(&v16, h, 2), v16;
    case 32: return memcpy(&v32, h, 4), v32;
    default: return memcpy(&v64, h, 8), v64;
    }
}

ALWAYS_INLINE void write_host(void *h, unsigned bits, uint64_t v)
{
    uint8_t v8 = (uint8_t)v;
    uint16_t v16 = (uint16_t)v;
    uint32_t v32 = (uint32_t)v;
    switch (bits) {
    case 8: memcpy(h, &v8, 1); break;
    case 16: memcpy(h, &v16, 2); break;
    case 32: memcpy(h, &v32, 4); break;
    default: memcpy(h, &v, 8);
    }
}

/* Loads into p->d from addr; stores p->b there. Return false if they raised a stop. */
ALWAYS_INLINE bool load(struct cpu *c, const struct space *sp, const struct ir_op *p, uint64_t addr, unsigned bits, bool big, bool calls)
{
    const void *h = mem_again(sp, addr, MEM_R, bits / 8);
    if (!h)
        return calls && cpu_load(c, addr, bits / 8, big, p->flags, &c->slot[p->d]);
    c->slot[p->d] = in_order(read_host(h, bits), bits, big);
    return true;
}

ALWAYS_INLINE bool store(struct cpu *c, const struct space *sp, const struct ir_op *p, uint64_t addr, unsigned bits, bool big, bool calls)
{
    void *h = mem_again(sp, addr, MEM_W, bits / 8);
    if (!h)
        return calls && cpu_store(c, addr, bits / 8, big, p->flags, c->slot[p->b]);
    write_host(h, bits, in_order(c->slot[p->b], bits, big));
    return true;
}

/* ---- lists ------------------------------------------------------------------------------------ */

/* S[p->d] = expression; besides IR_BINARY and IR_UNARY. X(name, expression over op p, slots S, constants `pool`) */
// clang-format off
#define INTERP_VALUES(X)                                                                       \
    X(CONST, (uint64_t)(int64_t)p->imm)                                                        \
    X(CONST64, pool[p->imm])                                                                   \
    X(EXTRACT, extract(S[p->a], (unsigned)p->imm))                                             \
    X(EXTRACTS, extract_signed(S[p->a], (unsigned)p->imm))                                     \
    X(DEPOSIT, deposit(S[p->a], S[p->b], (unsigned)p->imm))                                    \
    X(ADD_SHL, S[p->a] + (S[p->b] << p->imm))                                                  \
    X(SHRD, S[p->b] >> p->imm | S[p->a] << (64 - p->imm)) /* imm is never 0: see ir_shrd() */  \
    X(SHRD32, (uint32_t)(((S[p->a] << 32) | (uint32_t)S[p->b]) >> p->imm))                     \
    X(SELECT, S[p->a] ? S[p->b] : S[p->c])                                                     \
    X(GETX, S[chosen_slot(c, p)])

/* Operations without a result: X(name, statement) */
#define INTERP_EFFECTS(X)                                     \
    X(NOP, (void)0)                                           \
    X(LABEL, (void)0)                                         \
    X(FIXUP, (void)0) /* fix-ups: see do_fixups() */          \
    X(FIXUP_SELECT, (void)0)                                  \
    X(FIXUP_COMPARE, (void)0)                                 \
    X(SETX, S[chosen_slot(c, p)] = S[p->b])                   \
    X(SKIPPED, skip_insn(c, b, fragment, p, S[p->a]))         \
    X(CHARGE, charge(c, b, fragment, p, (uint32_t)S[p->a]))

/* Those that need more than a line. */
#define INTERP_OTHERS(X)                                                                   \
    X(TOUCH) X(CALL) X(CYCLES) X(SKIP_Z) X(SKIP_NZ) X(SKIP) X(GOTO) X(GOTO_DYN) X(STOP)    \
    X(FRAGMENT_END) X(FRAGMENTS_END)

/* Functions of these, for ops alone and in pairs. */
#define INTERP_FUNCTION(name, what)                                                                                  \
    ALWAYS_INLINE void one_##name(struct cpu *c, uint64_t *S, const struct ir_op *p, const uint64_t *pool)           \
    {                                                                                                                \
        (void)c, (void)pool;                                                                                         \
        S[p->d] = (uint64_t)(what);                                                                                  \
    }
#define INTERP_OPERATION(name, expr, v)                                                                              \
    ALWAYS_INLINE void one_##name(struct cpu *c, uint64_t *S, const struct ir_op *p, const uint64_t *pool)           \
    {                                                                                                                \
        uint64_t x = S[p->a], y = (v);                                                                               \
        (void)c, (void)pool, (void)y;                                                                                \
        S[p->d] = (uint64_t)(expr);                                                                                  \
    }
#define INTERP_UNARY(name, expr)  INTERP_OPERATION(name, expr, 0)
#define INTERP_BINARY(name, expr) INTERP_OPERATION(name, expr, S[p->b]) INTERP_OPERATION(name##I, expr, (uint64_t)(int64_t)p->imm)
INTERP_VALUES(INTERP_FUNCTION)
IR_UNARY(INTERP_UNARY)
IR_BINARY(INTERP_BINARY)

/* Pairs that are one operation for execute(), where it costs much to go from one to the next: the most frequent ones. */
#define INTERP_PAIRS(X)                                                                                              \
    X(CONST, CONST) X(CONST, CONST64) X(CONST, MOV) X(MOV, CONST) X(MOV, MOV) X(MOV, ADD) X(CONST64, AND)            \
    X(SHLI, ADD) X(SHLI, OR) X(SHL32I, ADD) X(ADD, SHLI) X(ADD, ADD_SHL) X(ADDI, ADDI) X(ADDI, ADD_SHL)              \
    X(ADD_SHL, ADD_SHL) X(ADD_SHL, ADDI) X(XOR, EXTRACT) X(XOR, ADDI) X(XOR, SHL32I) X(SHRI, EXTRACT)                \
    X(EXTRACT, XOR) X(EXTRACT, EXTRACT) X(EXTRACT, SHLI) X(EXTRACT, DEPOSIT) X(DEPOSIT, EXTRACT)                     \
    X(EXTRACT, SELECT) X(EXTRACT, MUL) X(SELECT, EXTRACT) X(SELECT, XOR) X(SUB, SELECT) X(LT32I, SELECT)             \
    X(ADD, ADD) X(ADD, ADDI) X(ADD, SUB) X(XOR, ADD) X(XOR, SELECT) X(ADDI, AND) X(OR, SHLI) X(SHRI, MUL)
#define INTERP_SKIP_PAIRS(X) \
    X(NE32, SKIP_NZ) X(NE32I, SKIP_Z) X(NE32I, SKIP_NZ) X(EQ32I, SKIP_Z) X(NEI, SKIP_NZ) X(EQI, SKIP_Z) \
    X(NE32, SKIP_Z) X(LTU, SKIP_NZ)
// clang-format on

#endif
