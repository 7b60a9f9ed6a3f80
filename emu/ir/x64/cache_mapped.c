/* cache_mapped.c - see cache_emit.h: asking caches of which a byte for each line is known. */
#include "emu/ir/x64/cache_emit.h"

bool x64_cache_is_mapped(const struct caches *k)
{
    return k->mapped && k->dtlb.entries && !k->itlb.entries && !k->outer[0].tags && k->shape.miss_holds &&
           k->last[CACHE_SIDE_FETCH].owns && k->last[CACHE_SIDE_DATA].owns;
}

static void emit_hold(struct emitter *e, const struct cache_view *v, enum cache_hold what, uint32_t cycles)
{
    if (!cycles)
        return;
    count(e, &v->k->held[what], cycles);
    alu_ri(e, ALU_SUB, 1, R14, (int32_t)(cycles << v->shift));
}

/* The bytes of the page whose number is in rax, shifted to that of its first line, are cleared. */
static void emit_forget_lines(struct emitter *e, const struct cache_last *l, unsigned within)
{
    enum { ZERO = XMM0 + 15 };
    avx(e, MAP_0F, PP_66, 0, 0xef, ZERO, ZERO, ZERO); /* vpxor */
    for (unsigned k = 0; k < 1u << within; k += 16)
        avx_mem(e, PP_NONE, 0x11, ZERO, 0, RAX, (int32_t)(uintptr_t)(l->map + k)); /* vmovups */
}

/* As cache.c's tlb_look_up() when the page is not there. rsi: its entry, which x64_cache_emit_use_entry() is still to see. */
static void emit_new_page(struct emitter *e, const struct cache_view *v)
{
    const struct caches *k = v->k;
    struct cache_page *ends = v->tlb->pages;
    const struct cache_last *fetch = &k->last[CACHE_SIDE_FETCH], *data = &k->last[CACHE_SIDE_DATA];
    low_op(e, 0, LOAD_16, RSI, &ends->newer, NO_REG, 0);
    if (v->kind != CACHE_FETCH) { /* which would look for the page that is in use */
        low_op(e, 0, 0x39, RAX, &ends->here, RSI, 0);
        uint8_t *other = jcc(e, CC_NE);
        x64_cache_emit_use_entry(e, v);
        low_op(e, 0, LOAD_16, RSI, &ends->newer, NO_REG, 0);
        land(e, other);
    }
    low_op(e, 0, LOAD, RAX, &ends->here, RSI, 0);
    store_16_imm(e, 0, v->tlb->entry_of, RAX, 1);
    shift_ri(e, SHIFT_SHL, 0, RAX, k->page_shift - v->last->shift);
    emit_forget_lines(e, data, k->page_shift - data->shift);
    compare_byte(e, 0, &ends->fetched, RSI);
    uint8_t *not_fetched = jcc(e, CC_E);
    emit_forget_lines(e, fetch, k->page_shift - fetch->shift);
    land(e, not_fetched);
    mov_rr(e, 0, RCX, RDX);
    shift_ri(e, SHIFT_SHR, 0, RCX, k->page_shift - v->last->shift);
    low_op(e, 0, STORE, RCX, &ends->here, RSI, 0);
    store_16(e, RSI, v->tlb->entry_of, RCX, 1);
    low_op(e, 1, LOAD, RAX, &k->space_page, NO_REG, 0);
    alu_rr(e, ALU_XOR, 1, RAX, RCX);
    low_op(e, 1, STORE, RAX, &ends->page, RSI, 0);
    store_byte(e, v->kind == CACHE_FETCH, &ends->fetched, RSI);
    count(e, &v->tlb->misses, 1);
    emit_hold(e, v, CACHE_HOLD_TLB, k->shape.tlb_cycles);
}

enum { FEW = 2 }; /* of `kept` */

/* As cache.c's use_line(), for the line rdx whose set is rcx and of which `used` says nothing. rax, rsi and rdi are lost. *hit: the
 * jump that is taken if it hits. */
static void emit_first_use(struct emitter *e, const struct cache_view *v, uint8_t **hit)
{
    const struct cache_last *l = v->last;
    unsigned shift = 3 + (unsigned)__builtin_ctz(v->first->ways);
    uint8_t *there[8], *missed = NULL;
    x64_cache_emit_use_line(e, v, there);
    for (unsigned pass = 0; pass < 2; pass++) { /* missed, found */
        if (pass)
            land_all(e, there, v->first->ways);
        mov_imm(e, RAX, cache_none_used(l));
        if (l->pairs) { /* line_of() */
            low_op(e, 1, LOAD, RDI, v->first->tags + 1, RCX, 0);
            alu_ri(e, ALU_SUB, 1, RDI, 1);
            low_op(e, 1, 0x33, RDI, &l->space, NO_REG, 0);
            alu_rr(e, ALU_CMP, 1, RDI, RAX);
            cmov(e, CC_B, RAX, RDI);
        }
        shift_ri(e, SHIFT_SHL, 1, RAX, 32);
        alu_rr(e, ALU_OR, 1, RAX, RDX);
        shift_ri(e, SHIFT_SHR, 0, RCX, shift);
        low_op(e, 1, STORE, RAX, l->used, RCX, 3);
        store_byte(e, CACHE_REPEATS, l->map, RDX);
        if (!pass)
            missed = jmp(e);
    }
    *hit = jmp(e);
    land(e, missed);
}

/* The line missed; the routine is done. */
static void emit_missed(struct emitter *e, const struct cache_view *v)
{
    count(e, &v->first->misses, 1);
    emit_hold(e, v, v->kind == CACHE_FETCH ? CACHE_HOLD_FETCH : CACHE_HOLD_DATA, v->cycles);
    pop_return(e, FEW);
}

/* The line rdx of a set of two is known to hit: the two change places. */
static void emit_exchange(struct emitter *e, const struct cache_view *v)
{
    const struct cache_last *l = v->last;
    push_some(e, FEW);
    mov_rr(e, 0, RCX, RDX);
    alu_ri(e, ALU_AND, 0, RCX, (int32_t)l->mask);
    low_op(e, 1, LOAD, RSI, l->used, RCX, 3);
    shift_ri(e, SHIFT_ROL, 1, RSI, 32);
    low_op(e, 1, STORE, RSI, l->used, RCX, 3);
    shift_ri(e, SHIFT_SHR, 1, RSI, 32);
    low_op(e, 0, 0xd0, SHIFT_SHL, l->map, RSI, 0); /* shl byte, 1: CACHE_REPEATS becomes CACHE_HITS */
    store_byte(e, CACHE_REPEATS, l->map, RDX);
    pop_return(e, FEW);
}

/* The line rdx becomes the last one of the set of two whose number is rcx, before rsi. */
static void emit_displace(struct emitter *e, const struct cache_last *l)
{
    low_op(e, 0, 0xd0, SHIFT_SHL, l->map, RSI, 0); /* shl byte, 1: CACHE_REPEATS becomes CACHE_HITS */
    shift_ri(e, SHIFT_SHL, 1, RSI, 32);
    alu_rr(e, ALU_OR, 1, RSI, RDX);
    low_op(e, 1, STORE, RSI, l->used, RCX, 3);
}

/* The line rdx, of which nothing is known, in its set. The routine is done. */
static void emit_ask_set(struct emitter *e, const struct cache_view *v)
{
    const struct cache_last *l = v->last;
    uint8_t *other = NULL, *again;
    mov_rr(e, 0, RCX, RDX);
    alu_ri(e, ALU_AND, 0, RCX, (int32_t)l->mask);
    low_op(e, 1, LOAD, RSI, l->used, RCX, 3);
    alu_ri(e, ALU_CMP, 0, RSI, (int32_t)cache_none_used(l));
    uint8_t *unknown = jcc(e, CC_E);
    alu_rr(e, ALU_CMP, 0, RSI, RDX);
    uint8_t *same = jcc(e, CC_E);
    if (l->pairs) {
        mov_rr(e, 1, RAX, RSI);
        shift_ri(e, SHIFT_SHR, 1, RAX, 32);
        store_byte(e, CACHE_ASK, l->map, RAX);
        alu_rr(e, ALU_CMP, 0, RAX, RDX);
        mov_rr(e, 0, RSI, RSI);                        /* the flags stay */
        uint8_t *second = jcc(e, CC_E);
        emit_displace(e, l);
        store_byte(e, CACHE_REPEATS, l->map, RDX);
        emit_missed(e, v);
        land(e, second);
        emit_displace(e, l);
        other = jmp(e);
    } else {
        mov_rr(e, 0, RSI, RSI);
        store_byte(e, CACHE_ASK, l->map, RSI);
        low_op(e, 0, STORE, RDX, l->used, RCX, 3);
        store_byte(e, CACHE_REPEATS, l->map, RDX);
        emit_missed(e, v);
    }
    land(e, same);
    if (other)
        land(e, other);
    store_byte(e, CACHE_REPEATS, l->map, RDX);
    pop_return(e, FEW);
    land(e, unknown);
    push(e, RDI);
    emit_first_use(e, v, &again);
    pop(e, RDI);
    emit_missed(e, v);
    land(e, again);
    pop(e, RDI);
    pop_return(e, FEW);
}

void x64_cache_emit_mapped(struct emitter *e, const struct cache_view *v)
{
    if (v->last->pairs) {
        compare_byte(e, CACHE_HITS, v->last->map, RDX);
        uint8_t *unknown = jcc(e, CC_NE);
        emit_exchange(e, v);
        land(e, unknown);
    }
    push_some(e, FEW);
    mov_rr(e, 0, RSI, RDX);
    shift_ri(e, SHIFT_SHR, 0, RSI, v->k->page_shift - v->last->shift);
    low_op(e, 0, LOAD_16, RSI, v->tlb->entry_of, RSI, 1);
    test_rr(e, 0, RSI, RSI);
    uint8_t *absent = jcc(e, CC_E);
    if (v->kind == CACHE_FETCH)
        store_byte(e, 1, &v->tlb->pages->fetched, RSI);
    uint8_t *older = x64_cache_emit_is_newest(e, v), *newest = e->p;
    emit_ask_set(e, v);
    land(e, older);
    push(e, RDI);
    uint8_t *make = e->p;
    x64_cache_emit_make_newest(e, v);
    pop(e, RDI);
    jmp_to(e, newest);
    land(e, absent);
    push(e, RDI);
    emit_new_page(e, v);
    jmp_to(e, make);
}
