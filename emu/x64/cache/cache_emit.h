/*
 * cache_emit.h - what the files about caches in translated code share. Private to emu/x64/cache*.c.
 *
 *     cache.c           in a block: which accesses look up the caches, and where
 *     cache_routine.c   the look-up routines, and what they have in common
 *     cache_mapped.c    look-ups in mapped caches with blocking misses: a byte per line, no C
 *     cache_site.c      accesses that often are not MRU hits
 *     cache_table.c     look-ups in caches with tables by set, whose misses become part of the pipeline state
 */
#ifndef PRECIS_EMU_X64_CACHE_CACHE_EMIT_H
#define PRECIS_EMU_X64_CACHE_CACHE_EMIT_H

#include "emu/cost/cost.h"
#include "emu/x64/cache/cache.h"
#include "emu/x64/clock/charge.h"

#include <assert.h>

/* NULL: the model has no caches. */
static inline struct caches *caches_of(const struct cpu *c)
{
    return c->pipeline ? c->pipeline->timing->caches : NULL;
}

/* ---- the caches' memory, in the low 2 GiB --------------------------------------------------------- */

/* op r, [p + index << scale]; index may be NO_REG. opcode: 0xf…: two bytes. */
static inline void low_op(struct emitter *e, int w, unsigned opcode, int r, const void *p, int index, unsigned scale)
{
    bool as_base = index != NO_REG && !scale; /* one byte shorter */
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

/* Converts the number of a TLB entry in r to its offset. */
static inline void entry_to_place(struct emitter *e, int r)
{
    shift_ri(e, SHIFT_SHL, 0, r, (unsigned)__builtin_ctz(sizeof(struct cache_page)));
}

static inline void compare_byte(struct emitter *e, unsigned value, const void *p, int index)
{
    low_op(e, 0, 0x80, ALU_CMP, p, index, 0);
    byte(e, value);
}

/* Sets the flags to zero if the byte at [p + index], of which the lowest bit is a mark, is unmarked. Tests against a
 * register, because hosts fuse that with the branch after it into one micro-operation, but not a test against a
 * constant. */
static inline void test_mark(struct emitter *e, const void *p, int index)
{
    static_assert(SLOT_BIAS & 1 & CACHE_MRU_HIT & CACHE_REFERENCED, "rbp has the mark");
    if (index == NO_REG) {
        byte(e, 0x40); /* bpl */
        low_op(e, 0, 0x84, RBP, p, NO_REG, 0);
        return;
    }
    rex(e, 0, RBP, 0, index, true);
    byte(e, 0x84);
    modrm_mem(e, RBP, index, (int32_t)(uintptr_t)p);
}

/* line = the line of the 32-bit address in `address`. */
static inline void line_of_address(struct emitter *e, const struct cache_last *l, int line, int address)
{
    if (l->shift == (SLOT_BIAS & (CPU_ALIGNMENT - 1))) {
        shrx(e, 0, line, address, RBP); /* one micro-operation less */
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

/* r = the present stamp (struct caches, now). */
static inline void x64_cache_emit_stamp(struct emitter *e, struct caches *k, int r)
{
    low_op(e, 1, LOAD, r, &k->now, NO_REG, 0);
    low_op(e, 1, 0x81, ALU_SUB, &k->now, NO_REG, 0);
    imm32(e, 1);
}

/* ---- vectors ----------------------------------------------------------------------------------- */

/* 256 bits: reg = v OP [base + index << scale + disp]; base NO_REG: disp is the address. opcode & 0x100: VEX.W. */
static inline void ymm(struct emitter *e, unsigned map, unsigned pp, unsigned opcode, int reg, int v, int base, int index, unsigned scale,
                       int32_t disp)
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

/* reg = v OP rm */
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

enum {
    VMOVDQ = 0x6f,
    VMOVDQ_STORE = 0x7f,
    VPXOR = 0xef,
    VMOVMSKPD = 0x50,
    VPCMPEQQ = 0x29,
    VPERMD = 0x36,
    VBLENDVPD = 0x4b,
    VPERMQ = 0x100
};

/* ---- registers --------------------------------------------------------------------------------- */

/* The registers that a routine preserves: it pushes as many of these as it uses. Translated code expects that only rax
 * and rdx are lost. */
static const int8_t saved_regs[] = {RCX, RSI, RDI, R8, R9, R10, R11};
enum { KEPT = sizeof saved_regs };

static inline void push_some(struct emitter *e, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        push(e, saved_regs[i]);
}

static inline void pop_some(struct emitter *e, unsigned n)
{
    while (n-- > 0)
        pop(e, saved_regs[n]);
}

/* Returns where the state is, from rsp, after n registers have been pushed. */
static inline int32_t state_disp(unsigned n)
{
    return (int32_t)(8 * (n + 1));
}

/* Ends a routine that has pushed n registers. */
static inline void pop_return(struct emitter *e, unsigned n)
{
    pop_some(e, n);
    byte(e, 0xc3);
}

/* Replaces the state in the word at [rsp + disp] by `state`, whose upper half is zero. Writes the whole word, as it is
 * read (charge.h). Both registers are lost. */
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

/* The caches as one kind of access uses them. */
struct cache_view {
    struct caches *k;
    enum cache_access kind;
    const struct cache_last *last;
    struct cache_level *first;
    struct cache_tlb *tlb;
    unsigned shift;  /* of cycles in r14 */
    uint32_t cycles; /* stall cycles of a blocking miss, or 0 */
    bool exact;      /* cycles of TLB misses are also added to cpu.stall_tlb */
    bool counts;     /* misses are counted, because totals are wanted */
};

/* Returns whether the routines of cache_table.c support such a view of caches of this shape. (Those of cache_mapped.c
 * support all caches that are mapped.) */
bool x64_cache_is_by_table(const struct caches *k, const struct cache_view *v);
/* In: rdx: the line; except for fetches, rax: the number of the page that is executed. Both are lost. */
void x64_cache_emit_mapped(struct emitter *e, const struct cache_view *v);
/* In: rax: the page that is executed from now on. rdx is lost, too. */
void x64_cache_emit_execute(struct emitter *e, const struct cache_view *v);
/* Finds two free registers, for struct cache_site. */
void x64_cache_find_scratch(const struct x64 *x, int8_t scratch[2]);
/* Emits the tables that x64_cache_emit_by_table() uses. */
const uint8_t *x64_cache_emit_moves(struct emitter *e);
/* In: rdx: the line; rax: the side exit. Falls through, to code that calls C, if the page is not the first in its
 * bucket of the TLB. */
void x64_cache_emit_by_table(struct emitter *e, const struct cpu *c, const struct cache_view *v, const uint8_t *moves);

/* Emits the look-up by C. In: rdx: the line; rax: the number of the page that is executed. Both are lost. */
void x64_cache_emit_look_up_from_page(struct emitter *e, const struct cache_view *v);

/* Emits what an access to line rdx changes, without a branch on whether it hits. Returns the jump taken if the TLB does
 * not have its page. If the access may be an MRU hit (not looks_up), the jump is also taken if the TLB might change.
 * scratch: of the site. counter: below CACHE_COUNTERS. rax and rdx are lost. */
uint8_t *x64_cache_emit_without_branch(struct emitter *e, const struct cache_view *v, const int8_t scratch[2], bool looks_up,
                                       unsigned counter);
struct cache_view x64_cache_view(const struct cpu *c, enum cache_access kind);

/* Adds the instruction at pc to the set. Returns false if it has `most` others already. */
bool x64_cache_add_insn(struct host_insns *all, uint64_t pc, unsigned most);
/* Returns the sites of a block's accesses, or NULL if they do not count. */
struct host_site *x64_cache_new_sites(struct x64 *x);
/* Emits, in the out-of-line code of s, the n-th site: the call of its counting routine. */
void x64_cache_call_counted(struct x64 *x, struct host_site *sites, unsigned n, const struct cache_site *s);
void x64_cache_emit_counted(struct host_code *hc, struct emitter *e);

/* Emits a call of fn with the stack unaligned. All registers but those in `kept`, rax and rdx are preserved. */
void x64_cache_emit_bare_call(struct emitter *e, const void *fn);
/* Emits a call of fn that preserves all that translated code has in registers but rax and rdx; KEPT of them have been
 * pushed. Its result is the new state or (stalls) what to subtract from r14. Ends the routine. */
void x64_cache_emit_call(struct emitter *e, const void *fn, bool stalls);

#endif
