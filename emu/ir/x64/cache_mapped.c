/* cache_mapped.c - see cache_emit.h: asking caches of which a byte for each line is known.
 *
 * Whether an access that did not repeat misses can not be foretold: but for the TLB's misses there are no branches here. */
#include "emu/ir/x64/cache_emit.h"

bool x64_cache_is_mapped(const struct caches *k)
{
    return k->mapped;
}

enum { FEW = 3 }; /* of `kept` */

/* The bytes of the page whose number is in rax, shifted to that of its first line, are cleared. */
static void emit_forget_lines(struct emitter *e, const struct cache_last *l, unsigned within)
{
    enum { ZERO = XMM0 + 15 };
    avx(e, MAP_0F, PP_66, 0, 0xef, ZERO, ZERO, ZERO); /* vpxor */
    for (unsigned k = 0; k < 1u << within; k += 16)
        avx_mem(e, PP_NONE, 0x11, ZERO, 0, RAX, (int32_t)(uintptr_t)(l->map + k)); /* vmovups */
}

/* As cache.c's whose_turn(): rsi. Page rax (but for fetches) is in use. rcx is lost. */
static void emit_whose_turn(struct emitter *e, const struct cache_view *v)
{
    struct cache_page *pages = v->tlb->pages;
    uint8_t *in_use = NULL, *again;
    low_op(e, 0, LOAD_16, RCX, &v->tlb->turn, NO_REG, 0);
    again = e->p;
    mov_rr(e, 0, RSI, RCX);
    alu_ri(e, ALU_ADD, 0, RCX, sizeof *pages);
    alu_ri(e, ALU_CMP, 0, RCX, (int32_t)((v->tlb->entries + 1) * sizeof *pages));
    uint8_t *inside = jcc(e, CC_NE);
    mov_imm(e, RCX, sizeof *pages);
    land(e, inside);
    if (v->kind != CACHE_FETCH) { /* which would look for the page that is in use */
        low_op(e, 0, 0x39, RAX, &pages->here, RSI, 0);
        in_use = jcc(e, CC_E);
    }
    compare_byte(e, 0, &pages->found, RSI);
    uint8_t *found = jcc(e, CC_E);
    if (in_use)
        land(e, in_use);
    store_byte(e, 0, &pages->found, RSI);
    jmp_to(e, again);
    land(e, found);
    store_16(e, RCX, &v->tlb->turn, NO_REG, 0);
}

/* As cache.c's tlb_look_up() when the page of line rdx is not there. rsi: its entry. rax and rcx are lost. */
static void emit_new_page(struct emitter *e, const struct cache_view *v)
{
    const struct caches *k = v->k;
    struct cache_page *pages = v->tlb->pages;
    const struct cache_last *fetch = &k->last[CACHE_SIDE_FETCH], *data = &k->last[CACHE_SIDE_DATA];
    emit_whose_turn(e, v);
    low_op(e, 0, LOAD, RAX, &pages->here, RSI, 0);
    store_16_imm(e, 0, v->tlb->entry_of, RAX, 1);
    shift_ri(e, SHIFT_SHL, 0, RAX, k->page_shift - v->last->shift);
    emit_forget_lines(e, data, k->page_shift - data->shift);
    compare_byte(e, 0, &pages->fetched, RSI);
    uint8_t *not_fetched = jcc(e, CC_E);
    emit_forget_lines(e, fetch, k->page_shift - fetch->shift);
    land(e, not_fetched);
    mov_rr(e, 0, RCX, RDX);
    shift_ri(e, SHIFT_SHR, 0, RCX, k->page_shift - v->last->shift);
    low_op(e, 0, STORE, RCX, &pages->here, RSI, 0);
    store_16(e, RSI, v->tlb->entry_of, RCX, 1);
    low_op(e, 1, LOAD, RAX, &k->space_page, NO_REG, 0);
    alu_rr(e, ALU_XOR, 1, RAX, RCX);
    low_op(e, 1, STORE, RAX, &pages->page, RSI, 0);
    store_byte(e, v->kind == CACHE_FETCH, &pages->fetched, RSI);
    count(e, &v->tlb->misses, 1);
    count(e, &k->held[CACHE_HOLD_TLB], k->shape.tlb_cycles);
    alu_ri(e, ALU_SUB, 1, R14, (int32_t)(k->shape.tlb_cycles << v->shift));
}

/* d = s * imm */
static void multiply(struct emitter *e, int d, int s, uint32_t imm)
{
    op_reg(e, 1, 0x69, d, s);
    imm32(e, imm);
}

static void add_to(struct emitter *e, const uint64_t *counter, int r)
{
    low_op(e, 1, 0x01, r, counter, NO_REG, 0);
}

/* As cache.c's use_line() for the line rdx. rax: did it miss? rcx and rdi are lost. */
static void emit_use_line(struct emitter *e, const struct cache_last *l)
{
    mov_rr(e, 0, RCX, RDX);
    alu_ri(e, ALU_AND, 0, RCX, (int32_t)l->mask);
    low_op(e, l->pairs, LOAD, RAX, l->used, RCX, 3);
    mov_rr(e, 0, RDI, RAX);
    store_byte(e, CACHE_ASK, l->map, RDI);
    store_byte(e, CACHE_REPEATS, l->map, RDX);
    if (!l->pairs) {
        low_op(e, 0, STORE, RDX, l->used, RCX, 3);
        alu_rr(e, ALU_CMP, 0, RAX, RDX);
        setcc(e, CC_NE, RAX);
        movzx8(e, RAX, RAX);
        return;
    }
    shift_ri(e, SHIFT_SHL, 1, RDI, 32);
    alu_rr(e, ALU_OR, 1, RDI, RDX);
    alu_rr(e, ALU_CMP, 0, RAX, RDX);
    cmov(e, CC_E, RDI, RAX);
    low_op(e, 1, STORE, RDI, l->used, RCX, 3);
    setcc(e, CC_NE, RCX);
    shift_ri(e, SHIFT_SHR, 1, RAX, 32);
    alu_rr(e, ALU_CMP, 0, RAX, RDX);
    setcc(e, CC_NE, RAX);
    alu_rr(e, ALU_AND, 0, RAX, RCX);
    movzx8(e, RAX, RAX);
}

void x64_cache_emit_mapped(struct emitter *e, const struct cache_view *v)
{
    push_some(e, FEW);
    mov_rr(e, 0, RSI, RDX);
    shift_ri(e, SHIFT_SHR, 0, RSI, v->k->page_shift - v->last->shift);
    low_op(e, 0, LOAD_16, RSI, v->tlb->entry_of, RSI, 1);
    test_rr(e, 0, RSI, RSI);
    uint8_t *absent = jcc(e, CC_E);
    store_byte(e, 1, &v->tlb->pages->found, RSI);
    uint8_t *there = e->p;
    if (v->kind == CACHE_FETCH)
        store_byte(e, 1, &v->tlb->pages->fetched, RSI);
    emit_use_line(e, v->last);
    add_to(e, &v->first->misses, RAX);
    if (v->cycles) {
        multiply(e, RCX, RAX, v->cycles << v->shift);
        alu_rr(e, ALU_SUB, 1, R14, RCX);
        multiply(e, RAX, RAX, v->cycles);
        add_to(e, &v->k->held[v->kind == CACHE_FETCH ? CACHE_HOLD_FETCH : CACHE_HOLD_DATA], RAX);
    }
    pop_return(e, FEW);
    land(e, absent);
    emit_new_page(e, v);
    jmp_to(e, there);
}
