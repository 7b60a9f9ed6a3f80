/*
 * cache_mapped.c - look-ups in mapped caches (cache_emit.h), where a byte says what is known of each line.
 *
 * Whether an access that is not an MRU hit misses is unpredictable. So the code has no branch on it; only TLB misses
 * branch.
 */
#include "emu/x64/cache/cache_emit.h"

/* ---- the TLB ------------------------------------------------------------------------------------- */

enum { ZERO = XMM0 + 15 }; /* scratch */

static void emit_forget_lines(struct emitter *e, const struct cache_last *l, int line, unsigned n)
{
    ymm_reg(e, MAP_0F, PP_66, VPXOR, ZERO, ZERO, ZERO);
    for (unsigned k = 0; k < n; k += 32)
        ymm_low(e, MAP_0F, PP_66, VMOVDQ_STORE, ZERO, 0, l->map + k, line);
    vzeroupper(e);
}

/* The bytes after the last entry's are always CACHE_REFERENCED. rdi is lost. */
static void emit_end_is_found(struct emitter *e, const struct cache_tlb *t)
{
    unsigned in_group = (t->entries + 1) % CACHE_REFERENCED_GROUP;
    if (!in_group)
        return;
    mov_imm(e, RDI, UINT64_MAX << 8 * in_group);
    low_op(e, 1, 0x09, RDI, t->found + t->entries + 1 - in_group, NO_REG, 0); /* or */
}

/* Jumps for the rare case that the page to be replaced has been executed lately: back to choose again; to the code of
 * that case. */
struct rare {
    uint8_t *again, *executed;
};

/* Chooses the TLB entry to replace, as cache.c's choose_victim_here() does, but leaves `turn` and the rare case to its
 * caller: rsi = the entry, r8 = its offset, rdi = its page. rcx is lost. How many entries with a second chance are
 * passed over is unpredictable, so a group of them is looked at at once. */
static struct rare emit_choose_victim(struct emitter *e, const struct cache_view *v)
{
    struct cache_tlb *t = v->tlb;
    struct rare r;
    low_op(e, 0, LOAD_16, RCX, &t->turn, NO_REG, 0);
    r.again = e->p;
    mov_rr(e, 0, RSI, RCX);
    shift_ri(e, SHIFT_SHL, 0, RSI, 3);
    mov_imm(e, RDI, UINT64_MAX);
    shlx(e, 1, RDI, RDI, RSI); /* the entries of the group from `turn` on */
    alu_ri(e, ALU_AND, 0, RCX, -CACHE_REFERENCED_GROUP);
    low_op(e, 1, LOAD, R8, t->found, RCX, 0);
    andn(e, 1, RSI, R8, RDI);
    count_bits(e, 0xbc, RSI, RSI); /* tzcnt */
    uint8_t *some = jcc(e, CC_AE);
    andn(e, 1, RDI, RDI, R8);
    low_op(e, 1, STORE, RDI, t->found, RCX, 0);
    emit_end_is_found(e, t);
    alu_ri(e, ALU_ADD, 0, RCX, CACHE_REFERENCED_GROUP);
    alu_ri(e, ALU_CMP, 0, RCX, (int32_t)t->entries);
    jcc_to(e, CC_BE, r.again);
    mov_imm(e, RCX, 1);
    jmp_to(e, r.again);
    land(e, some);
    bzhi(e, 1, RDI, RDI, RSI); /* the entries passed over */
    andn(e, 1, RDI, RDI, R8);
    low_op(e, 1, STORE, RDI, t->found, RCX, 0);
    shift_ri(e, SHIFT_SHR, 0, RSI, 3);
    alu_rr(e, ALU_ADD, 0, RSI, RCX);
    mov_rr(e, 0, R8, RSI);
    entry_to_place(e, R8);
    low_op(e, 0, LOAD, RDI, &t->pages->here, R8, 0);
    test_mark(e, t->executed, RDI);
    r.executed = jcc(e, CC_NE);
    return r;
}

/* Takes a TLB entry for the page of line rdx, as cache.c's take_entry() does. rax (except for fetches): the page of the
 * instruction. rcx, rsi, rdi and r8 are lost. emit_rare() must be emitted after the code that follows has left. */
static struct rare emit_take_entry(struct emitter *e, const struct cache_view *v)
{
    const struct caches *k = v->k;
    struct cache_page *pages = v->tlb->pages;
    const struct cache_last *data = &k->last[CACHE_SIDE_DATA];
    unsigned within = k->page_shift - data->shift;
    struct rare r = emit_choose_victim(e, v);
    low_op(e, 0, LOAD_16, RCX, &pages->next, R8, 0);
    store_16(e, RCX, &v->tlb->turn, NO_REG, 0);
    store_16_imm(e, 0, v->tlb->entry_of, RDI, 1);
    shift_ri(e, SHIFT_SHL, 0, RDI, within);
    emit_forget_lines(e, data, RDI, 1u << within);
    mov_rr(e, 0, RCX, RDX);
    shift_ri(e, SHIFT_SHR, 0, RCX, k->page_shift - v->last->shift);
    low_op(e, 0, STORE, RCX, &pages->here, R8, 0);
    store_16(e, RSI, v->tlb->entry_of, RCX, 1);
    if (v->counts)
        count(e, &v->tlb->misses, 1);
    if (v->exact)
        alu_mi(e, ALU_ADD, 1, RBP, CPU_DISP(stall_tlb), k->shape.tlb_cycles);
    alu_ri(e, ALU_SUB, 1, R14, (int32_t)(k->shape.tlb_cycles << v->shift));
    return r;
}

static void emit_rare(struct emitter *e, const struct cache_view *v, const struct rare *r)
{
    struct cache_tlb *t = v->tlb;
    land(e, r->executed);
    low_op(e, 0, LOAD_16, RCX, &t->pages->next, R8, 0);
    if (v->kind != CACHE_FETCH) {
        alu_rr(e, ALU_CMP, 0, RDI, RAX);
        jcc_to(e, CC_E, r->again);
    }
    store_byte(e, CACHE_NOT_REFERENCED, t->executed, RDI);
    jmp_to(e, r->again);
}

/* ---- the routines ---------------------------------------------------------------------------------- */

enum { SET = RCX, WAY = R8 }; /* scratch of the routines, besides rax and rdx */

/* Line rdx missed if `found` is another line; a miss then stalls, branchless. `counter` counts it, if totals are
 * wanted. rax and scratch, which is neither, are lost. */
static void emit_missed(struct emitter *e, const struct cache_view *v, int found, int scratch, const uint64_t *counter)
{
    if (v->cycles) {
        lea(e, 1, scratch, R14, -(int32_t)(v->cycles << v->shift));
        alu_rr(e, ALU_CMP, 0, found, RDX);
        cmov(e, CC_NE, R14, scratch);
    }
    if (v->counts) {
        alu_rr(e, ALU_CMP, 0, found, RDX);
        setcc(e, CC_NE, RAX);
        movzx8(e, RAX, RAX);
        low_op(e, 1, 0x01, RAX, counter, NO_REG, 0); /* add */
    }
}

/* Uses line rdx, as cache.c's use_line() does, and stalls if it missed. rax, set and way are lost. */
static void emit_use_line(struct emitter *e, const struct cache_view *v, int set, int way, const uint64_t *counter)
{
    const struct cache_last *l = v->last;
    mov_rr(e, 0, set, RDX);
    alu_ri(e, ALU_AND, 0, set, (int32_t)l->mask);
    low_op(e, 0, LOAD, RAX, &l->used[0][0], set, 3);
    if (l->pairs)
        low_op(e, 0, LOAD, way, &l->used[0][1], set, 3);
    store_byte(e, CACHE_LOOK_UP, l->map, RAX);
    store_byte(e, CACHE_MRU_HIT, l->map, RDX);
    low_op(e, 0, STORE, RDX, &l->used[0][0], set, 3);
    if (!l->pairs) {
        emit_missed(e, v, RAX, set, counter);
        return;
    }
    alu_rr(e, ALU_CMP, 0, RAX, RDX);
    cmov(e, CC_E, RAX, way);
    cmov(e, CC_E, way, RDX);
    low_op(e, 0, STORE, RAX, &l->used[0][1], set, 3);
    emit_missed(e, v, way, set, counter);
}

static void emit_routine(struct emitter *e, const struct cache_view *v)
{
    push(e, SET);
    push(e, WAY);
    mov_rr(e, 0, SET, RDX);
    shift_ri(e, SHIFT_SHR, 0, SET, v->k->page_shift - v->last->shift);
    low_op(e, 0, LOAD_16, SET, v->tlb->entry_of, SET, 1);
    test_rr(e, 0, SET, SET);
    uint8_t *absent = jcc(e, CC_E);
    store_byte(e, CACHE_REFERENCED, v->tlb->found, SET);
    uint8_t *there = e->p;
    emit_use_line(e, v, SET, WAY, v->cycles ? &v->first->misses : &v->first->stores);
    pop(e, WAY);
    pop(e, SET);
    byte(e, 0xc3);
    land(e, absent);
    push(e, RSI);
    push(e, RDI);
    mov_rr(e, 0, RSI, RDX); /* the host probably does not have the line in its caches: prefetch it meanwhile */
    shift_ri(e, SHIFT_SHL, 0, RSI, v->last->shift);
    gs_prefetch(e, RSI);
    struct rare rare = emit_take_entry(e, v);
    pop(e, RDI);
    pop(e, RSI);
    jmp_to(e, there);
    emit_rare(e, v, &rare);
}

/* ---- fetches --------------------------------------------------------------------------------------- */

enum { SCRATCH = RSI, FETCH_KEPT = 3 };

/* r = cache_tag_byte() of the line. */
static void emit_tag_byte(struct emitter *e, const struct cache_last *l, int r, int line)
{
    mov_rr(e, 0, r, line);
    shift_ri(e, SHIFT_SHR, 0, r, l->set_bits);
}

/* byte operation between [p + index] and r */
static void byte_op(struct emitter *e, unsigned opcode, int r, const void *p, int index)
{
    rex(e, 0, r, 0, index, true);
    byte(e, opcode);
    modrm_mem(e, r, index, (int32_t)(uintptr_t)p);
}

/* Uses line rdx, whose set is SET, and stalls if it missed. rax, SET, WAY and SCRATCH are lost. The caller has stored
 * it as the recent line. *alike: the jump taken if its tag byte equals that of line rax, which then must be unmarked,
 * and *differ: where that continues; or NULL. */
static void emit_fetch_line(struct emitter *e, const struct cache_view *v, uint8_t **alike, uint8_t **differ)
{
    const struct cache_last *l = v->last;
    *alike = NULL;
    low_op(e, 0, LOAD, RAX, &l->used[0][0], SET, 3);
    low_op(e, 0, STORE, RDX, &l->used[0][0], SET, 3);
    if (!l->recent) {
        store_byte(e, CACHE_LOOK_UP, l->map, RAX);
        store_byte(e, CACHE_MRU_HIT, l->map, RDX);
        emit_missed(e, v, RAX, SET, &v->first->misses);
        return;
    }
    low_op(e, 0, LOAD, WAY, &l->used[0][1], SET, 3);
    emit_tag_byte(e, l, SCRATCH, RAX);         /* order_by_use(), in cache.c */
    byte_op(e, 0x38, SCRATCH, l->recent, SET); /* cmp */
    mov_rr(e, 0, SCRATCH, RAX);
    cmov(e, CC_NE, RAX, WAY);
    cmov(e, CC_NE, WAY, SCRATCH);
    store_byte(e, CACHE_LOOK_UP, l->map, WAY); /* if it is not evicted, it is merely looked up once more */
    alu_rr(e, ALU_CMP, 0, RAX, RDX);
    cmov(e, CC_E, RAX, WAY);
    cmov(e, CC_E, WAY, RDX);
    low_op(e, 0, STORE, RAX, &l->used[0][1], SET, 3);
    mov_rr(e, 0, SCRATCH, RAX);
    alu_rr(e, ALU_XOR, 0, SCRATCH, RDX);
    op_reg(e, 0, 0xf7, 0, SCRATCH); /* test */
    imm32(e, 0xffu << l->set_bits);
    *alike = jcc(e, CC_E);
    *differ = e->p;
    store_byte(e, CACHE_MRU_HIT, l->map, RDX);
    emit_missed(e, v, WAY, SET, &v->first->misses);
}

static const int8_t fetch_saved[FETCH_KEPT] = {SET, WAY, SCRATCH};

static void pop_fetch_kept(struct emitter *e)
{
    for (unsigned i = FETCH_KEPT; i-- > 0;)
        pop(e, fetch_saved[i]);
}

static void emit_fetch_routine(struct emitter *e, const struct cache_view *v)
{
    uint8_t *watched = NULL;
    for (unsigned i = 0; i < FETCH_KEPT; i++)
        push(e, fetch_saved[i]);
    mov_rr(e, 0, SET, RDX);
    alu_ri(e, ALU_AND, 0, SET, (int32_t)v->last->mask);
    if (v->last->watched) {
        test_mark(e, v->last->watched, SET);
        watched = jcc(e, CC_NE);
    }
    uint8_t *alike = NULL, *differ = NULL;
    emit_fetch_line(e, v, &alike, &differ);
    pop_fetch_kept(e);
    byte(e, 0xc3);
    if (alike) {
        land(e, alike);
        store_byte(e, CACHE_LOOK_UP, v->last->map, RAX);
        jmp_to(e, differ);
    }
    if (!watched)
        return;
    land(e, watched);
    pop_fetch_kept(e);
    mov_rr(e, 0, RAX, RDX); /* it is on the page that is executed */
    shift_ri(e, SHIFT_SHR, 0, RAX, v->k->page_shift - v->last->shift);
    x64_cache_emit_look_up_from_page(e, v);
}

static const int8_t execute_saved[] = {RCX, RSI, RDI, R8};
enum { EXECUTE_KEPT = sizeof execute_saved };

void x64_cache_emit_execute(struct emitter *e, const struct cache_view *v)
{
    for (unsigned i = 0; i < EXECUTE_KEPT; i++)
        push(e, execute_saved[i]);
    mov_rr(e, 0, RDX, RAX);
    shift_ri(e, SHIFT_SHL, 0, RDX, v->k->page_shift - v->last->shift);
    low_op(e, 0, LOAD_16, RCX, v->tlb->entry_of, RAX, 1);
    test_rr(e, 0, RCX, RCX);
    uint8_t *absent = jcc(e, CC_E), *there = e->p;
    store_byte(e, CACHE_REFERENCED, v->tlb->executed, RAX);
    for (unsigned i = EXECUTE_KEPT; i-- > 0;)
        pop(e, execute_saved[i]);
    byte(e, 0xc3);
    land(e, absent);
    struct rare rare = emit_take_entry(e, v);
    jmp_to(e, there);
    emit_rare(e, v, &rare);
}

uint8_t *x64_cache_emit_without_branch(struct emitter *e, const struct cache_view *v, const int8_t scratch[2], bool looks_up,
                                       unsigned counter)
{
    bool saves = scratch[0] == NO_REG;
    mov_rr(e, 0, RAX, RDX);
    shift_ri(e, SHIFT_SHR, 0, RAX, v->k->page_shift - v->last->shift);
    low_op(e, 0, LOAD_16, RAX, v->tlb->entry_of, RAX, 1);
    if (looks_up)
        test_rr(e, 0, RAX, RAX);
    else
        test_mark(e, v->tlb->found, RAX); /* nor is entry 0, which is no page's */
    uint8_t *other = jcc(e, CC_E);
    if (looks_up)
        store_byte(e, CACHE_REFERENCED, v->tlb->found, RAX);
    if (saves) {
        push(e, SET);
        push(e, WAY);
    }
    emit_use_line(e, v, saves ? SET : scratch[0], saves ? WAY : scratch[1],
                  v->cycles ? &v->first->more_misses[counter] : &v->first->more_stores[counter]);
    if (saves) {
        pop(e, WAY);
        pop(e, SET);
    }
    return other;
}

static bool is_free(const struct x64 *x, int r)
{
    return x64_usable(x, r) && x->regs.slot[r] == NO_SLOT;
}

void x64_cache_find_scratch(const struct x64 *x, int8_t scratch[2])
{
    unsigned n = 0;
    for (unsigned i = 0; i < x->npool && n < 2; i++)
        if (!is_xmm(x64_pool[i]) && is_free(x, x64_pool[i]))
            scratch[n++] = x64_pool[i];
    if (n < 2)
        scratch[0] = NO_REG;
}

void x64_cache_emit_mapped(struct emitter *e, const struct cache_view *v)
{
    (v->kind == CACHE_FETCH ? emit_fetch_routine : emit_routine)(e, v);
}
