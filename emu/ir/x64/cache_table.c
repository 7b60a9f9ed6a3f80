/* cache_table.c - see cache_emit.h: asking caches whose last lines stand in tables. */
#include "emu/ir/x64/cache_emit.h"

static bool is_small_power(unsigned ways)
{
    return ways <= 8 && !(ways & (ways - 1));
}

bool x64_cache_is_by_table(const struct caches *k, const struct cache_view *v)
{
    if (k->mapped || k->shape.miss_holds || !v->tlb->entries || !is_small_power(v->first->ways))
        return false;
    for (unsigned n = 0; n < CACHE_MAX_OUTER && k->outer[n].tags; n++)
        if (k->outer[n].ways > 16)
            return false;
    return v->kind < CACHE_FP_LOAD || k->shape.fp_skips_first;
}

/* rsi: the page's entry. Returns the jumps that are taken if it is not there at once. */
static void emit_find_page(struct emitter *e, const struct cache_view *v, uint8_t *slow[2])
{
    unsigned within = v->k->page_shift - v->last->shift;
    struct cache_page *first = v->tlb->pages;
    mov_rr(e, 1, RCX, RDX);
    shift_ri(e, SHIFT_SHR, 1, RCX, within);
    mov_rr(e, 1, RSI, RCX);
    shift_ri(e, SHIFT_SHR, 1, RSI, 10);
    alu_rr(e, ALU_XOR, 1, RSI, RCX);
    alu_ri(e, ALU_AND, 0, RSI, CACHE_TLB_BUCKETS - 1);
    low_op(e, 0, LOAD_16, RSI, v->tlb->bucket, RSI, 1);
    test_rr(e, 0, RSI, RSI);
    slow[0] = jcc(e, CC_E);
    low_op(e, 1, 0x33, RCX, &v->k->space_page, NO_REG, 0); /* xor */
    low_op(e, 1, 0x39, RCX, &first->page, RSI, 0);
    slow[1] = jcc(e, CC_NE);
}

/* Jumps, by way, if the line rdx is there. rcx and rdi are lost. */
static void emit_find_line(struct emitter *e, const struct cache_view *v, uint8_t *there[8])
{
    mov_rr(e, 0, RCX, RDX);
    alu_ri(e, ALU_AND, 0, RCX, (int32_t)v->last->mask);
    shift_ri(e, SHIFT_SHL, 0, RCX, 3 + (unsigned)__builtin_ctz(v->first->ways));
    low_op(e, 1, LOAD, RDI, &v->last->space, NO_REG, 0);
    alu_rr(e, ALU_XOR, 1, RDI, RDX);
    alu_ri(e, ALU_ADD, 1, RDI, 1);
    for (unsigned way = 0; way < v->first->ways; way++) {
        low_op(e, 1, 0x39, RDI, v->first->tags + way, RCX, 0);
        there[way] = jcc(e, CC_E);
    }
}

/* The page's entry is rsi: lines near rdx may repeat. rcx and rdi are lost. */
static void emit_touch(struct emitter *e, const struct cache_view *v)
{
    struct cache_page *first = v->tlb->pages;
    unsigned within = v->k->page_shift - v->last->shift;
    if (v->kind == CACHE_FETCH)
        store_byte(e, 1, &first->fetched, RSI);
    low_op(e, 1, LOAD, RDI, &first->touched, RSI, 0);
    mov_rr(e, 1, RCX, RDX);
    shift_ri(e, within > 6 ? SHIFT_SHR : SHIFT_SHL, 1, RCX, within > 6 ? within - 6 : 6 - within);
    op0f_reg(e, 1, 0xab, RCX, RDI, false); /* bts rdi, rcx */
    low_op(e, 1, STORE, RDI, &first->touched, RSI, 0);
}

/* rcx: the line rdx of the first outer level. */
static void emit_outer_line(struct emitter *e, const struct cache_view *v, const struct cache_level *outer)
{
    mov_rr(e, 1, RCX, RDX);
    if (outer->line_shift > v->last->shift)
        shift_ri(e, SHIFT_SHR, 1, RCX, outer->line_shift - v->last->shift);
}

/* The line rdx becomes the first of its set in the outer level. Returns the jumps that are taken if it was there. */
static void emit_use_outer(struct emitter *e, const struct cache_view *v, struct cache_level *outer, uint8_t *hit[16])
{
    const struct cache_last *last = &v->k->last[CACHE_SIDE_FP];
    emit_outer_line(e, v, outer);
    if (outer == &v->k->outer[0] && v->k->shape.fp_skips_first) {
        mov_rr(e, 0, RSI, RCX);
        alu_ri(e, ALU_AND, 0, RSI, (int32_t)last->mask);
        if (v->kind == CACHE_FETCH) { /* CACHE_NO_LINE */
            low_op(e, 1, 0xc7, 0, last->line, RSI, 3);
            imm32(e, UINT32_MAX);
        } else {
            low_op(e, 1, STORE, RCX, last->line, RSI, 3);
        }
    }
    low_op(e, 1, LOAD, RAX, &v->k->space, NO_REG, 0); /* the tag */
    shift_ri(e, SHIFT_SHR, 1, RAX, outer->line_shift);
    alu_rr(e, ALU_XOR, 1, RAX, RCX);
    alu_ri(e, ALU_ADD, 1, RAX, 1);
    alu_ri(e, ALU_AND, 0, RCX, (int32_t)outer->sets - 1);
    op_reg(e, 0, 0x69, RCX, RCX); /* imul */
    imm32(e, outer->ways * (uint32_t)sizeof *outer->tags);
    low_op(e, 1, LOAD, RDI, outer->tags, RCX, 0);
    for (unsigned way = 0;; way++) {
        alu_rr(e, ALU_CMP, 1, RDI, RAX);
        hit[way] = jcc(e, CC_E);
        if (way == 0)
            low_op(e, 1, STORE, RAX, outer->tags, RCX, 0);
        if (way + 1 == outer->ways)
            break;
        low_op(e, 1, LOAD, RSI, outer->tags + way + 1, RCX, 0);
        low_op(e, 1, STORE, RDI, outer->tags + way + 1, RCX, 0);
        mov_rr(e, 1, RDI, RSI);
    }
    count(e, &outer->misses, 1);
}

enum { PUSHED = 5 }; /* of `kept` */

static uint64_t late_number(struct cpu *c, uint32_t before, uint32_t what)
{
    return timed_late_number(c->timed->timing, before, what);
}

/* The state becomes the one with that behind it: rcx says which wait (timed.h), for the point in r9. Returns by itself. */
static void emit_late(struct emitter *e, const struct cpu *c, const struct cache_view *v)
{
    mov_load(e, 0, RDX, R9, offsetof(struct host_point, insn));
    shift_ri(e, SHIFT_SHL, 0, RDX, TIMED_LATE_INSN);
    lea_index(e, 0, RDX, RDX, RCX, 0, v->kind == CACHE_FETCH ? 0 : TIMED_LATE_DATA);
    mov_load(e, 1, RDI, RSP, state_disp(PUSHED)); /* the whole word: clock.h compares it at once */
    alu_ri(e, ALU_CMP, 0, RDI, 1 << TIMED_ONE_WHAT);
    uint8_t *more = jcc(e, CC_AE);
    shift_ri(e, SHIFT_SHL, 0, RDX, TIMED_ONE_WHAT);
    mov_imm(e, RCX, TIMED_LATE | TIMED_ONE);
    alu_rr(e, ALU_OR, 1, RDI, RDX);
    alu_rr(e, ALU_OR, 1, RDI, RCX);
    mov_store(e, 1, RSP, state_disp(PUSHED), RDI);
    pop_return(e, PUSHED);
    land(e, more);
    mov_rr(e, 0, RCX, RDX);
    shift_ri(e, SHIFT_SHL, 1, RCX, 32);
    mov_rr(e, 0, RSI, RDI);
    alu_rr(e, ALU_OR, 1, RCX, RSI);
    mov_imm(e, R8, TIMED_SHORT_FACTOR);
    imul_rr(e, 1, R8, RCX);
    shift_ri(e, SHIFT_SHR, 1, R8, 64 - TIMED_SHORT_BITS);
    shift_ri(e, SHIFT_SHL, 1, R8, 4);
    mov_imm(e, R9, (uint64_t)(uintptr_t)c->timed->timing->late_short);
    alu_rr(e, ALU_ADD, 1, R8, R9);
    alu_rm(e, ALU_CMP, 1, RCX, R8, offsetof(struct timed_short, key));
    uint8_t *other = jcc(e, CC_NE);
    alu_rr(e, ALU_SUB, 1, RDI, RSI);
    mov_load(e, 0, RCX, R8, offsetof(struct timed_short, number));
    alu_rr(e, ALU_OR, 1, RCX, RDI);
    mov_store(e, 1, RSP, state_disp(PUSHED), RCX);
    pop_return(e, PUSHED);
    land(e, other);
    for (unsigned i = PUSHED; i < KEPT; i++)
        push(e, kept[i]);
    lea(e, 1, RDI, RBP, -SLOT_BIAS);
    x64_cache_emit_call(e, late_number, false);
}

/* What the line rdx, which the first level does not have, takes. Returns by itself. */
static void emit_outer(struct emitter *e, const struct cpu *c, const struct cache_view *v)
{
    bool store = v->kind == CACHE_STORE || v->kind == CACHE_FP_STORE, within = v->kind >= CACHE_FP_LOAD;
    const uint16_t *cycles = c->timed->timing->late_cycles;
    uint8_t *found[CACHE_MAX_OUTER + 1];
    unsigned n = 0;
    for (; n < CACHE_MAX_OUTER && v->k->outer[n].tags; n++) {
        struct cache_level *outer = &v->k->outer[n];
        uint8_t *hit[16];
        emit_use_outer(e, v, outer, hit);
        uint8_t *next = jmp(e);
        land_all(e, hit, outer->ways);
        unsigned waits = timed_late_waits(n, within);
        mov_imm(e, RCX, cycles[waits] ? waits : 0);
        found[n] = jmp(e);
        land(e, next);
    }
    mov_imm(e, RCX, timed_late_waits(CACHE_MAX_OUTER, within));
    land_all(e, found, n);
    if (store) {
        pop_return(e, PUSHED);
        return;
    }
    test_rr(e, 0, RCX, RCX);
    uint8_t *waits = jcc(e, CC_NE);
    pop_return(e, PUSHED);
    land(e, waits);
    emit_late(e, c, v);
}

/* A store that the first level does not have, to the line used last in its set of the next: nothing changes. rcx, rsi and rdi are lost. */
static void emit_store_repeats(struct emitter *e, const struct cache_view *v)
{
    const struct cache_last *last = &v->k->last[CACHE_SIDE_FP];
    uint8_t *there[8];
    emit_find_line(e, v, there);
    emit_outer_line(e, v, &v->k->outer[0]);
    mov_rr(e, 0, RSI, RCX);
    alu_ri(e, ALU_AND, 0, RSI, (int32_t)last->mask);
    low_op(e, 1, 0x39, RCX, last->line, RSI, 3);
    uint8_t *other = jcc(e, CC_NE);
    count(e, &v->first->misses, 1);
    pop_return(e, PUSHED);
    land(e, other);
    land_all(e, there, v->first->ways);
}

void x64_cache_emit_by_table(struct emitter *e, const struct cpu *c, const struct cache_view *v)
{
    uint8_t *slow[2], *hit[8], *there[8];
    bool around = v->kind == CACHE_STORE && v->k->shape.write_around, fp = v->kind >= CACHE_FP_LOAD;
    push_some(e, PUSHED);
    if (around && v->k->shape.fp_skips_first)
        emit_store_repeats(e, v);
    emit_find_page(e, v, slow);
    mov_rr(e, 1, R9, RAX);
    emit_touch(e, v);
    x64_cache_emit_use_entry(e, v);
    if (around) {
        emit_find_line(e, v, there);
        uint8_t *absent = jmp(e);
        land_all(e, there, v->first->ways);
        x64_cache_emit_use_line(e, v, hit);
        land_all(e, hit, v->first->ways);
        pop_return(e, PUSHED);
        land(e, absent);
    } else if (!fp) {
        x64_cache_emit_use_line(e, v, hit);
    }
    if (!fp)
        count(e, &v->first->misses, 1);
    emit_outer(e, c, v);
    if (!fp && !around) {
        land_all(e, hit, v->first->ways);
        pop_return(e, PUSHED);
    }
    land_all(e, slow, 2);
    pop_some(e, PUSHED);
}
