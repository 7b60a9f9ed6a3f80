/*
 * cache_emit.h - what the files about caches in translated code share. Private to emu/x64/cache*.c.
 *
 *     cache.c           in a block: what is asked for, and where
 *     cache_routine.c   the routines that are asked, and what they have in common
 *     cache_mapped.c    ... where a byte for each line says what is known of it and a miss holds the processor: all without C
 *     cache_site.c      ... which often do not repeat
 *     cache_table.c     ... where tables say it and what comes late becomes part of the pipeline's state
 */
#ifndef PRECIS_EMU_IR_X64_CACHE_EMIT_H
#define PRECIS_EMU_IR_X64_CACHE_EMIT_H

#include "emu/cost/cost.h"
#include "emu/x64/cache.h"
#include "emu/x64/clock.h"

#include <assert.h>

/* NULL: there are none. */
static inline struct caches *caches_of(const struct cpu *c)
{
    return c->timed ? c->timed->timing->caches : NULL;
}

/* ---- the caches' memory, which is low ------------------------------------------------------------ */

/* [p + index << scale]; index may be NO_REG. opcode: 0xf…: two bytes. */
static inline void low_op(struct emitter *e, int w, unsigned opcode, int r, const void *p, int index, unsigned scale)
{
    bool as_base = index != NO_REG && !scale; /* a byte less */
    rex(e, w, r, index == NO_REG || as_base ? 0 : index, as_base ? index : 0, false);
    if (opcode >> 8)
        byte(e, opcode >> 8);
    byte(e, opcode & 0xff);
    if (as_base) {
        modrm_mem(e, r, index, (int32_t)(uintptr_t)p);
        return;
    }
    byte(e, 0x04u | (unsigned)(r & 7) << 3);
    byte(e, scale << 6 | (unsigned)(index == NO_REG ? RSP : index & 7) << 3 | 5);
    imm32(e, (uint32_t)(uintptr_t)p);
}

enum { LOAD = 0x8b, LOAD_8 = 0x0fb6, LOAD_16 = 0x0fb7, STORE = 0x89 };

static inline void store_16(struct emitter *e, int r, const void *p, int index, unsigned scale)
{
    byte(e, 0x66);
    low_op(e, 0, STORE, r, p, index, scale);
}

static inline void store_byte(struct emitter *e, unsigned value, const void *p, int index)
{
    low_op(e, 0, 0xc6, 0, p, index, 0);
    byte(e, value);
}

static inline void store_16_imm(struct emitter *e, unsigned value, const void *p, int index, unsigned scale)
{
    byte(e, 0x66);
    low_op(e, 0, 0xc7, 0, p, index, scale);
    byte(e, value & 0xff);
    byte(e, value >> 8);
}

/* r, the number of an entry of a TLB, becomes where it is, from the first. */
static inline void entry_to_place(struct emitter *e, int r)
{
    shift_ri(e, SHIFT_SHL, 0, r, (unsigned)__builtin_ctz(sizeof(struct cache_page)));
}

static inline void compare_byte(struct emitter *e, unsigned value, const void *p, int index)
{
    low_op(e, 0, 0x80, ALU_CMP, p, index, 0);
    byte(e, value);
}

/* Zero: the byte at [p + index], of which the lowest bit is a mark, has none. Against a register, for hosts take that and a branch behind it
 * for one operation, but for two with a constant. */
static inline void test_mark(struct emitter *e, const void *p, int index)
{
    static_assert(SLOT_BIAS & 1 & CACHE_REPEATS & CACHE_FOUND, "rbp has the mark");
    if (index == NO_REG) {
        byte(e, 0x40); /* bpl */
        low_op(e, 0, 0x84, RBP, p, NO_REG, 0);
        return;
    }
    rex(e, 0, RBP, 0, index, true);
    byte(e, 0x84);
    modrm_mem(e, RBP, index, (int32_t)(uintptr_t)p);
}

/* line: that of the address in `address`, which has 32 bits. */
static inline void line_of_address(struct emitter *e, const struct cache_last *l, int line, int address)
{
    if (l->shift == (SLOT_BIAS & (CPU_ALIGNMENT - 1))) {
        shrx(e, 0, line, address, RBP); /* one operation less */
        return;
    }
    mov_rr(e, 0, line, address);
    shift_ri(e, SHIFT_SHR, 0, line, l->shift);
}

static inline void count(struct emitter *e, const uint64_t *counter, uint32_t n)
{
    low_op(e, 1, 0x81, ALU_ADD, counter, NO_REG, 0);
    imm32(e, n);
}

/* cmp [entry], line; rdx is lost */
static inline void compare_entry(struct emitter *e, const uint64_t *entry, uint64_t line)
{
    if (line <= INT32_MAX) {
        low_op(e, 1, 0x81, ALU_CMP, entry, NO_REG, 0);
        imm32(e, (uint32_t)line);
        return;
    }
    mov_imm(e, RDX, line);
    low_op(e, 1, 0x39, RDX, entry, NO_REG, 0);
}

/* ---- vectors ----------------------------------------------------------------------------------- */

/* 256 bits: reg = v OP [base + index << scale + disp]; NO_REG: no base, and disp is the address. opcode & 0x100: with W. */
static inline void ymm(struct emitter *e, unsigned map, unsigned pp, unsigned opcode, int reg, int v, int base, int index, unsigned scale, int32_t disp)
{
    int b = base == NO_REG ? 0 : base;
    byte(e, 0xc4);
    byte(e, (unsigned)(~reg >> 3 & 1) << 7 | (unsigned)(~index >> 3 & 1) << 6 | (unsigned)(~b >> 3 & 1) << 5 | map);
    byte(e, (opcode >> 8) << 7 | (unsigned)(~v & 15) << 3 | 4 | pp);
    byte(e, opcode & 0xff);
    if (base != NO_REG) {
        modrm_index(e, reg, base, index, scale, disp);
        return;
    }
    byte(e, 0x04u | (unsigned)(reg & 7) << 3);
    byte(e, scale << 6 | (unsigned)(index & 7) << 3 | 5);
    imm32(e, (uint32_t)disp);
}

/* The same with [p + index]. */
static inline void ymm_low(struct emitter *e, unsigned map, unsigned pp, unsigned opcode, int reg, int v, const void *p, int index)
{
    ymm(e, map, pp, opcode, reg, v, NO_REG, index, 0, (int32_t)(uintptr_t)p);
}

/* … = v OP rm */
static inline void ymm_reg(struct emitter *e, unsigned map, unsigned pp, unsigned opcode, int reg, int v, int rm)
{
    byte(e, 0xc4);
    byte(e, (unsigned)(~reg >> 3 & 1) << 7 | 0x40u | (unsigned)(~rm >> 3 & 1) << 5 | map);
    byte(e, (unsigned)(~v & 15) << 3 | 4 | pp);
    byte(e, opcode);
    modrm_reg(e, reg, rm);
}

static inline void vzeroupper(struct emitter *e)
{
    byte(e, 0xc5);
    byte(e, 0xf8);
    byte(e, 0x77);
}

enum { VMOVDQ = 0x6f, VMOVDQ_STORE = 0x7f, VPXOR = 0xef, VMOVMSKPD = 0x50, VPCMPEQQ = 0x29, VPERMD = 0x36,
       VBLENDVPD = 0x4b, VPERMQ = 0x100 };

/* ---- registers --------------------------------------------------------------------------------- */

/* What a routine keeps: it pushes as many of these as it uses. Translated code expects only rax and rdx to be lost. */
static const int8_t kept[] = {RCX, RSI, RDI, R8, R9, R10, R11};
enum { KEPT = sizeof kept };

static inline void push_some(struct emitter *e, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        push(e, kept[i]);
}

static inline void pop_some(struct emitter *e, unsigned n)
{
    while (n-- > 0)
        pop(e, kept[n]);
}

/* Where the state is when n registers were pushed. */
static inline int32_t state_disp(unsigned n)
{
    return (int32_t)(8 * (n + 1));
}

/* The end of a routine that has pushed n. */
static inline void pop_return(struct emitter *e, unsigned n)
{
    pop_some(e, n);
    byte(e, 0xc3);
}

/* The state in the word at [rsp + disp] becomes `state`, whose upper half is zero. The word is written as it is read (clock.h):
 * at once. Both registers are lost. */
static inline void set_state(struct emitter *e, int32_t disp, int state, int scratch)
{
    mov_load(e, 1, scratch, RSP, disp);
    shift_ri(e, SHIFT_SHR, 1, scratch, 32);
    shift_ri(e, SHIFT_SHL, 1, scratch, 32);
    alu_rr(e, ALU_OR, 1, state, scratch);
    mov_store(e, 1, RSP, disp, state);
}

static inline void land_all(struct emitter *e, uint8_t **sites, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        land(e, sites[i]);
}

/* ---- the routines ------------------------------------------------------------------------------- */

/* What the caches are to one kind of access. */
struct cache_view {
    struct caches *k;
    enum cache_access kind;
    const struct cache_last *last;
    struct cache_level *first;
    struct cache_tlb *tlb;
    unsigned shift;       /* of cycles in r14 */
    uint32_t cycles;      /* for which a miss holds the processor; 0: for none */
    bool counts;          /* misses are counted: somebody wants to know how many there were */
};

/* Do the routines of cache_table.c know such a view of caches of this shape? (Those of cache_mapped.c know all that have a map.) */
bool x64_cache_is_by_table(const struct caches *k, const struct cache_view *v);
/* In: rdx the line, and but for fetches rax the number of the page that is executed. Both are lost. */
void x64_cache_emit_mapped(struct emitter *e, const struct cache_view *v);
/* In: rax the page that is executed from now on. rdx is lost, too. */
void x64_cache_emit_execute(struct emitter *e, const struct cache_view *v);
/* Two registers that are free: of struct cache_site. */
void x64_cache_find_scratch(const struct x64 *x, int8_t scratch[2]);
/* What the next reads. */
const uint8_t *x64_cache_emit_moves(struct emitter *e);
/* In: rdx the line, rax the point. All but what the TLB does not find at once, which is for C: behind this. */
void x64_cache_emit_by_table(struct emitter *e, const struct cpu *c, const struct cache_view *v, const uint8_t *moves);

/* By C. In: rdx the line, rax the number of the page that is executed. Both are lost. */
void x64_cache_emit_ask_from_page(struct emitter *e, const struct cache_view *v);

/* What an access to line rdx changes, if the TLB has its page; if not, the jump returned is taken. asks: it does not repeat. Otherwise
 * it may, and that jump is taken as well if it might change something in the TLB. scratch: of the site. counter: below CACHE_COUNTERS. rax and
 * rdx are lost. */
uint8_t *x64_cache_emit_without_branch(struct emitter *e, const struct cache_view *v, const int8_t scratch[2], bool asks, unsigned counter);
struct cache_view x64_cache_view(const struct cpu *c, enum cache_access kind);

/* The instruction is one of these from now on. false: there are `most` others already. */
bool x64_cache_note(struct host_insns *all, uint64_t pc, unsigned most);
/* For the sites of a block's accesses; NULL: they are not to count. */
struct host_site *x64_cache_new_sites(struct x64 *x);
/* In what is out of line for s, the n-th of those: calls its routine, and counts. */
void x64_cache_call_counted(struct x64 *x, struct host_site *sites, unsigned n, const struct cache_site *s);
void x64_cache_emit_counted(struct host_code *hc, struct emitter *e);

/* Calls fn, with the stack not aligned; all but the registers in `kept`, rax and rdx is kept. */
void x64_cache_emit_bare_call(struct emitter *e, const void *fn);
/* Calls fn; all that translated code has in registers is kept but rax and rdx, KEPT of them pushed already. Its result is
 * the new state, or (holds) what to take off r14, and the routine is done. */
void x64_cache_emit_call(struct emitter *e, const void *fn, bool holds);

#endif
