/* cache_table.c - look-ups in caches whose MRU lines are in tables by set (cache_emit.h). Misses become pending in the
 * pipeline state. */
#include "emu/x64/cache/cache_emit.h"

/* ---- sets of tags ------------------------------------------------------------------------------- */

/* The tags of a set are in LRU order. Finding a tag and moving those before it up by one is branchless, because the
 * host would mispredict a branch. A vector holds four tags. */
enum { YMM_A = XMM0 + 13, YMM_B, YMM_TAG, VECTOR = 4, MAX_WAYS = 16 };

static bool is_set_known(const struct cache_level *l)
{
    return l->ways % VECTOR == 0 && l->ways <= MAX_WAYS;
}

static void ymm_tags(struct emitter *e, unsigned map, unsigned pp, unsigned opcode, int reg, int v, const uint64_t *tags)
{
    ymm_low(e, map, pp, opcode, reg, v, tags, RCX);
}

/* The tables that move tags up, next to the routines: masks of the tags up to way p of a set begin at 8 * (MAX_WAYS -
 * 1 - p); then, for each p, the last first, how the first vector is permuted. */
enum { MASKS = 8 * (MAX_WAYS - 1), PERMUTE = 8 * 2 * MAX_WAYS + 32 * (MAX_WAYS - 1) };

const uint8_t *x64_cache_emit_moves(struct emitter *e)
{
    while ((uintptr_t)e->p & 31)
        byte(e, 0xcc);
    const uint8_t *at = e->p;
    for (unsigned k = 0; k < 2 * MAX_WAYS; k++)
        imm64(e, k < MAX_WAYS ? UINT64_MAX : 0);
    for (unsigned p = MAX_WAYS; p-- > 0;)
        for (unsigned k = 0; k < VECTOR; k++) {
            unsigned from = k == 0 ? (p < VECTOR ? p : VECTOR - 1) : k <= p ? k - 1 : k;
            imm64(e, (uint64_t)(2 * from + 1) << 32 | 2 * from);
        }
    return at;
}

/* r = where set r begins. */
static void emit_set_bytes(struct emitter *e, int r, const struct cache_level *l)
{
    uint32_t bytes = l->ways * (uint32_t)sizeof *l->tags;
    if (!(bytes & (bytes - 1))) {
        shift_ri(e, SHIFT_SHL, 0, r, (unsigned)__builtin_ctz(bytes));
        return;
    }
    op_reg(e, 0, 0x69, r, r); /* imul */
    imm32(e, bytes);
}

/* r = where the set of line r begins. */
static void emit_set_place(struct emitter *e, int r, const struct cache_level *l)
{
    alu_ri(e, ALU_AND, 0, r, (int32_t)l->sets - 1);
    emit_set_bytes(e, r, l);
}

/* rsi = not 0 if the tag that fills YMM_TAG is in the set at rcx. rdi is lost. */
static void emit_in_set(struct emitter *e, const struct cache_level *l)
{
    for (unsigned way = 0; way < l->ways; way += VECTOR) {
        ymm_tags(e, MAP_0F38, PP_66, VPCMPEQQ, YMM_A, YMM_TAG, l->tags + way);
        ymm_reg(e, MAP_0F, PP_66, VMOVMSKPD, way ? RDI : RSI, 0, YMM_A);
        if (way) {
            shift_ri(e, SHIFT_SHL, 0, RDI, way);
            alu_rr(e, ALU_OR, 0, RSI, RDI);
        }
    }
}

static void emit_tag_first(struct emitter *e, const struct cache_level *l)
{
    ymm_reg(e, MAP_0F3A, PP_66, 0x02, YMM_A, YMM_A, YMM_TAG); /* vpblendd */
    byte(e, 3);
    ymm_tags(e, MAP_0F, PP_66, VMOVDQ_STORE, YMM_A, 0, l->tags);
}

/* After a hit: moves the tag to the front of its set. rdi and r8 are lost. */
static void emit_move_up(struct emitter *e, const struct cache_level *l, const uint8_t *moves)
{
    count_bits(e, 0xbc, RDI, RSI); /* tzcnt */
    op_reg(e, 1, 0xf7, 3, RDI);    /* neg */
    lea_rip(e, R8, moves);
    for (unsigned way = l->ways - VECTOR; way; way -= VECTOR) {
        const uint64_t *tags = l->tags + way;
        ymm_tags(e, MAP_0F, PP_66, VMOVDQ, YMM_A, 0, tags);
        ymm(e, MAP_0F, PP_F3, VMOVDQ, YMM_B, 0, R8, RDI, 3, (int32_t)(MASKS + 8 * way));
        ymm_tags(e, MAP_0F3A, PP_66, VBLENDVPD, YMM_A, YMM_A, tags - 1);
        byte(e, (YMM_B & 15) << 4);
        ymm_tags(e, MAP_0F, PP_66, VMOVDQ_STORE, YMM_A, 0, tags);
    }
    shift_ri(e, SHIFT_SHL, 1, RDI, 2);
    ymm(e, MAP_0F, PP_66, VMOVDQ, YMM_B, 0, R8, RDI, 3, PERMUTE);
    ymm_tags(e, MAP_0F38, PP_66, VPERMD, YMM_A, YMM_B, l->tags);
    emit_tag_first(e, l);
}

/* After a miss: puts the tag in front, evicting the last one. */
static void emit_fill(struct emitter *e, const struct cache_level *l)
{
    for (unsigned way = l->ways - VECTOR; way; way -= VECTOR) {
        ymm_tags(e, MAP_0F, PP_F3, VMOVDQ, YMM_A, 0, l->tags + way - 1);
        ymm_tags(e, MAP_0F, PP_66, VMOVDQ_STORE, YMM_A, 0, l->tags + way);
    }
    ymm_tags(e, MAP_0F3A, PP_66, VPERMQ, YMM_A, 0, l->tags);
    byte(e, 0x93);
    emit_tag_first(e, l);
}

/* Fills YMM_TAG with the tag rdi. */
static void emit_spread_tag(struct emitter *e)
{
    mov_to_xmm(e, 1, YMM_TAG, RDI);
    ymm_reg(e, MAP_0F38, PP_66, 0x59, YMM_TAG, 0, YMM_TAG); /* vpbroadcastq */
}

/* ---- the first level and the TLB ------------------------------------------------------------------ */

/* Returns whether a page of the first-level data TLB has 64 lines. */
static bool is_dtlb1_known(const struct caches *k)
{
    const struct cache_dtlb1 *t = &k->dtlb1;
    return !t->entries || (t->by_place && t->shift == k->data.line_shift + 6 && !(t->entries & (t->entries - 1)));
}

bool x64_cache_is_by_table(const struct caches *k, const struct cache_view *v)
{
    if (k->mapped || k->shape.blocking_miss || !v->tlb->entries || !is_set_known(v->first) || !is_dtlb1_known(k))
        return false;
    for (unsigned n = 0; n < CACHE_MAX_OUTER && k->outer[n].tags; n++)
        if (!is_set_known(&k->outer[n]))
            return false;
    return v->kind < CACHE_FP_LOAD || k->shape.fp_skips_first;
}

/* rsi = the page's entry, rcx = its offset. Returns the jump taken if the page is not the first in its bucket. */
static uint8_t *emit_find_page(struct emitter *e, const struct cache_view *v)
{
    unsigned within = v->k->page_shift - v->last->shift;
    mov_rr(e, 1, RCX, RDX);
    shift_ri(e, SHIFT_SHR, 1, RCX, within);
    mov_rr(e, 1, RSI, RCX);
    shift_ri(e, SHIFT_SHR, 1, RSI, 10);
    alu_rr(e, ALU_XOR, 1, RSI, RCX); /* cache_bucket(); an address's own page >> 30 is a virtual region's number, and does not matter */
    low_op(e, 1, 0x33, RSI, &v->k->space_bucket, NO_REG, 0); /* xor */
    alu_ri(e, ALU_AND, 0, RSI, CACHE_TLB_BUCKETS - 1);
    low_op(e, 0, LOAD_16, RSI, v->tlb->bucket, RSI, 1);
    low_op(e, 1, LOAD, RDI, &v->k->space_page, NO_REG, 0);
    alu_rr(e, ALU_XOR, 1, RDI, RCX);
    mov_rr(e, 0, RCX, RSI);
    entry_to_place(e, RCX);
    low_op(e, 1, 0x39, RDI, &v->tlb->pages->page, RCX, 0); /* entry 0, which is no page's, has CACHE_NO_PAGE */
    return jcc(e, CC_NE);
}

/* rcx = where the set of line rdx is in the first level; its tag is in YMM_TAG. rdi is lost. */
static void emit_first_set(struct emitter *e, const struct cache_view *v)
{
    mov_rr(e, 0, RCX, RDX);
    emit_set_place(e, RCX, v->first);
    low_op(e, 1, LOAD, RDI, &v->last->space, NO_REG, 0);
    alu_rr(e, ALU_XOR, 1, RDI, RDX);
    alu_ri(e, ALU_ADD, 1, RDI, 1);
    emit_spread_tag(e);
}

/* Makes line rdx the MRU line of its set. rdi is lost. */
static void emit_set_last(struct emitter *e, const struct cache_view *v)
{
    mov_rr(e, 0, RDI, RDX);
    alu_ri(e, ALU_AND, 0, RDI, (int32_t)v->last->mask);
    low_op(e, 1, STORE, RDX, v->last->line, RDI, 3);
}

/* The page's entry is rsi, its offset rcx. Records that lines near rdx may be MRU hits. uses: the entry is used, too.
 * rsi and rdi are lost. */
static void emit_touch(struct emitter *e, const struct cache_view *v, bool uses)
{
    struct cache_page *first = v->tlb->pages;
    unsigned within = v->k->page_shift - v->last->shift;
    if (uses)
        store_byte(e, CACHE_REFERENCED, v->tlb->found, RSI);
    if (v->kind == CACHE_FETCH)
        store_byte(e, 1, &first->fetched, RCX);
    low_op(e, 1, LOAD, RDI, &first->touched, RCX, 0);
    mov_rr(e, 1, RSI, RDX);
    shift_ri(e, within > 6 ? SHIFT_SHR : SHIFT_SHL, 1, RSI, within > 6 ? within - 6 : 6 - within);
    op0f_reg(e, 1, 0xab, RSI, RDI, false); /* bts rdi, rsi */
    low_op(e, 1, STORE, RDI, &first->touched, RCX, 0);
}

/* ---- the first-level data TLB ---------------------------------------------------------------------- */

/* rdi = line rdx with its address space */
static void emit_line_in_space(struct emitter *e, const struct cache_view *v)
{
    low_op(e, 1, LOAD, RDI, &v->last->space, NO_REG, 0);
    alu_rr(e, ALU_XOR, 1, RDI, RDX);
}

/* A load of line rdx fills the first level: finds its page's entry. rcx: the offset of the page's translation. rsi and rdi are lost.
 * Returns the jump taken if there is no entry, with rdi: where the dtlb would name it. */
static uint8_t *emit_dtlb1(struct emitter *e, const struct cache_view *v)
{
    const struct cache_dtlb1 *t = &v->k->dtlb1;
    mov_rr(e, 0, RDI, RDX);
    shift_ri(e, SHIFT_SHR, 0, RDI, 6);
    alu_ri(e, ALU_AND, 0, RDI, (1 << t->parts_shift) - 1);
    alu_rr(e, ALU_ADD, 0, RDI, RCX);
    low_op(e, 0, LOAD_8, RSI, v->tlb->pages->dtlb1, RDI, 0);
    test_rr(e, 0, RSI, RSI);
    uint8_t *none = jcc(e, CC_E);
    low_op(e, 1, LOAD, RDI, t->filled, RSI, 3);
    op0f_reg(e, 1, 0xab, RDX, RDI, false); /* bts rdi, rdx */
    low_op(e, 1, STORE, RDI, t->filled, RSI, 3);
    return none;
}

/* Line rcx, with its address space, leaves the first level. Branchless. If it is the MRU line of its set, its tag is the set's first one.
 * rcx and r11 are lost. */
static void emit_drop_line(struct emitter *e, const struct cache_view *v)
{
    const struct cache_level *l = v->first;
    lea(e, 1, R11, RCX, 1);
    mov_to_xmm(e, 1, YMM_B, R11);
    ymm_reg(e, MAP_0F38, PP_66, 0x59, YMM_B, 0, YMM_B); /* vpbroadcastq */
    alu_ri(e, ALU_AND, 0, RCX, (int32_t)v->last->mask);
    mov_rr(e, 0, R11, RCX);
    emit_set_bytes(e, R11, l);
    for (unsigned way = l->ways; way > 0;) {
        const uint64_t *tags = l->tags + (way -= VECTOR);
        int left = way ? YMM_A : YMM_B;
        ymm_low(e, MAP_0F38, PP_66, VPCMPEQQ, YMM_A, YMM_B, tags, R11);
        ymm_low(e, MAP_0F, PP_66, 0xdf, left, YMM_A, tags, R11); /* vpandn */
        ymm_low(e, MAP_0F, PP_66, VMOVDQ_STORE, left, 0, tags, R11);
    }
    mov_from_xmm(e, 1, R11, YMM_A);
    low_op(e, 1, 0x09, R11, v->last->line, RCX, 3); /* or: CACHE_NO_LINE */
}

/* The lines of entry r9's page leave the first level. rcx, rsi, rdi and r11 are lost. */
static void emit_drop_lines(struct emitter *e, const struct cache_view *v)
{
    const struct cache_dtlb1 *t = &v->k->dtlb1;
    low_op(e, 1, LOAD, RSI, t->page, R9, 3);
    shift_ri(e, SHIFT_SHL, 1, RSI, 6);
    low_op(e, 1, LOAD, RDI, t->filled, R9, 3);
    uint8_t *again = e->p;
    count_bits(e, 0xbc, RCX, RDI); /* tzcnt */
    alu_rr(e, ALU_ADD, 1, RCX, RSI);
    emit_drop_line(e, v);
    blsr(e, 1, RDI, RDI);
    jcc_back_to(e, CC_NE, again);
}

/* The page of line rdx takes the entry r9. rcx, rdi and r9 are lost. */
static void emit_take_entry(struct emitter *e, const struct cache_view *v)
{
    const struct cache_dtlb1 *t = &v->k->dtlb1;
    emit_line_in_space(e, v);
    alu_rr(e, ALU_XOR, 0, RCX, RCX);
    op0f_reg(e, 1, 0xab, RDI, RCX, false); /* bts rcx, rdi */
    low_op(e, 1, STORE, RCX, t->filled, R9, 3);
    shift_ri(e, SHIFT_SHR, 1, RDI, 6);
    low_op(e, 1, STORE, RDI, t->page, R9, 3);
    alu_ri(e, ALU_AND, 0, R9, (int32_t)t->entries - 1);
    alu_ri(e, ALU_ADD, 0, R9, 1);
    low_op(e, 0, STORE, R9, &t->turn, NO_REG, 0);
    count(e, &t->misses, 1);
}

/* A miss of the first-level data TLB: replaces an entry. rdi: where the dtlb names the new one. rcx, rsi and rdi are lost. */
static void emit_dtlb1_miss(struct emitter *e, const struct cache_view *v)
{
    const struct cache_dtlb1 *t = &v->k->dtlb1;
    const uint8_t *names = v->tlb->pages->dtlb1;
    push(e, R9);
    push(e, R11);
    low_op(e, 0, LOAD, R9, &t->turn, NO_REG, 0);
    low_op(e, 0, LOAD, R11, t->place, R9, 2);
    store_byte(e, 0, names, R11);
    low_op(e, 0, STORE, RDI, t->place, R9, 2);
    low_op(e, 0, 0x88, R9, names, RDI, 0);
    emit_drop_lines(e, v);
    emit_take_entry(e, v);
    pop(e, R11);
    pop(e, R9);
}

/* ---- a first level with stamps ---------------------------------------------------------------------- */

/* rdi = the stamp of the line in way `way` of the set at rcx; saves it. rsi and r9 are lost. */
static void emit_save_stamp(struct emitter *e, const struct cache_view *v, unsigned way)
{
    const struct cache_level *l = v->first;
    low_op(e, 1, LOAD, RSI, l->tags + way, RCX, 0);
    alu_ri(e, ALU_SUB, 1, RSI, 1);
    low_op(e, 1, 0x33, RSI, &v->last->space, NO_REG, 0); /* xor */
    mov_rr(e, 0, R9, RSI);
    alu_ri(e, ALU_AND, 0, R9, (int32_t)v->last->listed_mask);
    low_op(e, 1, LOAD, RDI, v->last->stamp, R9, 3);
    low_op(e, 1, 0x39, RSI, v->last->listed, R9, 3);    /* cmp */
    low_op(e, 1, 0x0f45, RDI, l->stamps + way, RCX, 0); /* cmovne */
    low_op(e, 1, STORE, RDI, l->stamps + way, RCX, 0);
}

/* Saves the stamps of the set at rcx. r8 = the way with the largest one, as an offset from rcx. rsi and rdi are lost. */
static void emit_save_stamps(struct emitter *e, const struct cache_view *v)
{
    push(e, R9);
    push(e, R10);
    for (unsigned way = 0; way < v->first->ways; way++) {
        emit_save_stamp(e, v, way);
        if (!way) {
            mov_rr(e, 1, R10, RDI);
            alu_rr(e, ALU_XOR, 0, R8, R8);
            continue;
        }
        mov_imm(e, R9, way * (uint32_t)sizeof *v->first->tags);
        alu_rr(e, ALU_CMP, 1, RDI, R10);
        cmov(e, CC_A, R10, RDI);
        cmov(e, CC_A, R8, R9);
    }
    pop(e, R10);
    pop(e, R9);
}

/* Line rdx becomes the MRU line of its set, and is listed. rsi and rdi are lost. */
static void emit_list_line(struct emitter *e, const struct cache_view *v)
{
    emit_set_last(e, v);
    mov_rr(e, 0, RDI, RDX);
    alu_ri(e, ALU_AND, 0, RDI, (int32_t)v->last->listed_mask);
    low_op(e, 1, STORE, RDX, v->last->listed, RDI, 3);
    x64_cache_emit_stamp(e, v->k, RSI);
    low_op(e, 1, STORE, RSI, v->last->stamp, RDI, 3);
}

/* Line rdx, whose tag is in YMM_TAG, replaces the line of the way at rcx + r8. rcx, rsi and rdi are lost. */
static void emit_replace_way(struct emitter *e, const struct cache_view *v)
{
    alu_rr(e, ALU_ADD, 0, RCX, R8);
    low_op(e, 1, LOAD, RSI, v->first->tags, RCX, 0);
    alu_ri(e, ALU_SUB, 1, RSI, 1);
    low_op(e, 1, 0x33, RSI, &v->last->space, NO_REG, 0); /* xor */
    mov_rr(e, 0, RDI, RSI);
    alu_ri(e, ALU_AND, 0, RDI, (int32_t)v->last->listed_mask);
    low_op(e, 1, 0x39, RSI, v->last->listed, RDI, 3); /* cmp */
    uint8_t *other = jcc(e, CC_NE);
    low_op(e, 1, 0xc7, 0, v->last->listed, RDI, 3); /* CACHE_NO_LINE */
    imm32(e, UINT32_MAX);
    land(e, other);
    low_op(e, 1, LOAD, RDI, &v->last->space, NO_REG, 0);
    alu_rr(e, ALU_XOR, 1, RDI, RDX);
    alu_ri(e, ALU_ADD, 1, RDI, 1);
    low_op(e, 1, STORE, RDI, v->first->tags, RCX, 0);
    emit_list_line(e, v);
}

/* ---- misses of the first level -------------------------------------------------------------------- */

/* rcx = the line of the first outer level that line rdx is in. */
static void emit_outer_line(struct emitter *e, const struct cache_view *v, const struct cache_level *outer)
{
    mov_rr(e, 1, RCX, RDX);
    if (outer->line_shift > v->last->shift)
        shift_ri(e, SHIFT_SHR, 1, RCX, outer->line_shift - v->last->shift);
}

/* rcx = where the set of line rdx is in outer level n; its tag is in YMM_TAG. rsi and rdi are lost. */
static void emit_outer_set(struct emitter *e, const struct cache_view *v, unsigned n)
{
    const struct cache_level *outer = &v->k->outer[n];
    const struct cache_last *last = &v->k->last[CACHE_SIDE_FP];
    emit_outer_line(e, v, outer);
    if (n == 0 && v->k->shape.fp_skips_first) {
        mov_rr(e, 0, RSI, RCX);
        alu_ri(e, ALU_AND, 0, RSI, (int32_t)last->mask);
        if (v->kind == CACHE_FETCH) { /* CACHE_NO_LINE */
            low_op(e, 1, 0xc7, 0, last->line, RSI, 3);
            imm32(e, UINT32_MAX);
        } else {
            low_op(e, 1, STORE, RCX, last->line, RSI, 3);
        }
    }
    if (n == 0 && v->k->around) {
        lea_index(e, 0, RDI, RCX, RCX, 0, 0);
        alu_ri(e, ALU_AND, 0, RDI, (int32_t)v->k->data.sets - 2);
        for (unsigned k = 0; k < 2; k++) {
            low_op(e, 1, 0xc7, 0, v->k->around + k, RDI, 3);
            imm32(e, UINT32_MAX);
        }
    }
    if (n == 0 || outer->line_shift != outer[-1].line_shift) {
        low_op(e, 1, LOAD, RDI, &v->k->space, NO_REG, 0);
        shift_ri(e, SHIFT_SHR, 1, RDI, outer->line_shift);
        alu_rr(e, ALU_XOR, 1, RDI, RCX);
        alu_ri(e, ALU_ADD, 1, RDI, 1);
        emit_spread_tag(e);
    }
    emit_set_place(e, RCX, outer);
}

enum { PUSHED = 4 }; /* of the registers in `kept` */

static void emit_return(struct emitter *e)
{
    vzeroupper(e);
    pop_return(e, PUSHED);
}

static uint64_t number_of_miss(struct cpu *c, uint32_t before, uint32_t what)
{
    return pending_miss_number(c->pipeline->timing, before, what);
}

/* Returns the bits of a single miss (cost.h) but those of the instruction. waits: an index of cpu_timing.miss_cycles. */
static uint32_t miss_bits(const struct cache_view *v, unsigned waits)
{
    return PENDING_MISS | MISS_SINGLE | (waits | (v->kind == CACHE_FETCH ? 0 : MISS_OF_DATA)) << MISS_SINGLE_WHAT;
}

/* Adds a pending miss to the state: rcx has its miss_bits(), rax is the side exit. Returns from the routine. */
static void emit_pending_miss(struct emitter *e, const struct cpu *c)
{
    alu_rm(e, ALU_OR, 0, RCX, RAX, offsetof(struct side_exit, miss));
    mov_load(e, 1, RDI, RSP, state_disp(PUSHED)); /* the whole word, as charge.h loads it */
    alu_ri(e, ALU_CMP, 0, RDI, 1 << MISS_SINGLE_WHAT);
    uint8_t *more = jcc(e, CC_AE);
    alu_rr(e, ALU_OR, 1, RDI, RCX);
    mov_store(e, 1, RSP, state_disp(PUSHED), RDI);
    emit_return(e);
    land(e, more);
    shift_ri(e, SHIFT_SHR, 0, RCX, MISS_SINGLE_WHAT);
    alu_ri(e, ALU_AND, 0, RCX, MISS_WHAT);
    mov_rr(e, 0, RDX, RCX);
    shift_ri(e, SHIFT_SHL, 1, RCX, 32);
    mov_rr(e, 0, RSI, RDI);
    alu_rr(e, ALU_OR, 1, RCX, RSI);
    mov_imm(e, R8, RECENT_MISS_FACTOR);
    imul_rr(e, 1, R8, RCX);
    shift_ri(e, SHIFT_SHR, 1, R8, 64 - RECENT_MISS_BITS);
    shift_ri(e, SHIFT_SHL, 1, R8, 4);
    mov_imm(e, RAX, (uint64_t)(uintptr_t)c->pipeline->timing->recent_misses);
    alu_rr(e, ALU_ADD, 1, R8, RAX);
    alu_rm(e, ALU_CMP, 1, RCX, R8, offsetof(struct recent_miss, key));
    uint8_t *other = jcc(e, CC_NE);
    alu_rr(e, ALU_SUB, 1, RDI, RSI);
    mov_load(e, 0, RCX, R8, offsetof(struct recent_miss, number));
    alu_rr(e, ALU_OR, 1, RCX, RDI);
    mov_store(e, 1, RSP, state_disp(PUSHED), RCX);
    emit_return(e);
    land(e, other);
    for (unsigned i = PUSHED; i < KEPT; i++)
        push(e, saved_regs[i]);
    lea(e, 1, RDI, RBP, -CPU_BIAS);
    x64_cache_emit_call(e, number_of_miss, false);
}

/* Emits the look-up of line rdx, a miss of the first level, in the outer levels. Returns from the routine. missed_dtlb1: 0, or
 * MISS_WITH_DTLB1. */
static void emit_outer(struct emitter *e, const struct cpu *c, const struct cache_view *v, const uint8_t *moves, unsigned missed_dtlb1)
{
    bool store = v->kind == CACHE_STORE || v->kind == CACHE_FP_STORE, within = v->kind >= CACHE_FP_LOAD;
    const uint16_t *cycles = c->pipeline->timing->miss_cycles;
    uint8_t *found[CACHE_MAX_OUTER + 1];
    unsigned n = 0;
    for (; n < CACHE_MAX_OUTER && v->k->outer[n].tags; n++) {
        struct cache_level *outer = &v->k->outer[n];
        unsigned waits = miss_cycles_index(n, within) + missed_dtlb1;
        emit_outer_set(e, v, n);
        emit_in_set(e, outer);
        test_rr(e, 0, RSI, RSI);
        uint8_t *missed = jcc(e, CC_E);
        emit_move_up(e, outer, moves);
        mov_imm(e, RCX, cycles[waits] || !within ? miss_bits(v, cycles[waits] ? waits : 0) : 0);
        found[n] = jmp(e);
        land(e, missed);
        emit_fill(e, outer);
        count(e, &outer->misses, 1);
    }
    mov_imm(e, RCX, miss_bits(v, miss_cycles_index(CACHE_MAX_OUTER, within) + missed_dtlb1));
    land_all(e, found, n);
    if (store) {
        emit_return(e);
        return;
    }
    if (within) {
        test_rr(e, 0, RCX, RCX);
        uint8_t *waits = jcc(e, CC_NE);
        emit_return(e);
        land(e, waits);
    }
    emit_pending_miss(e, c);
}

/* A store that misses the first level, to the MRU line of its set in the next level: it changes nothing but counters.
 * rcx and rdi are lost. */
static void emit_store_mru_hit(struct emitter *e, const struct cache_view *v)
{
    const struct cache_last *last = &v->k->last[CACHE_SIDE_FP];
    emit_outer_line(e, v, &v->k->outer[0]);
    mov_rr(e, 0, RDI, RCX);
    alu_ri(e, ALU_AND, 0, RDI, (int32_t)last->mask);
    low_op(e, 1, 0x39, RCX, last->line, RDI, 3); /* cmp */
    uint8_t *other = jcc(e, CC_NE);
    count(e, &v->first->misses, 1);
    if (v->k->around) {
        mov_rr(e, 0, RDI, RDX);
        alu_ri(e, ALU_AND, 0, RDI, (int32_t)v->last->mask);
        low_op(e, 1, STORE, RDX, v->k->around, RDI, 3);
    }
    emit_return(e);
    land(e, other);
}

/* A hit of line rdx in the first level, as emit_in_set() has found. Returns from the routine, or takes the jump
 * returned if its page is not the first in its bucket. */
static uint8_t *emit_hit(struct emitter *e, const struct cache_view *v, const uint8_t *moves)
{
    low_op(e, 1, 0x81, ALU_CMP, &v->tlb->misses, NO_REG, 0); /* cache_tlb_has_all() */
    imm32(e, v->tlb->entries);
    uint8_t *look = jcc(e, CC_A), *here = e->p;
    emit_set_last(e, v);
    emit_move_up(e, v->first, moves);
    emit_return(e);
    land(e, look);
    uint8_t *slow = emit_find_page(e, v);
    emit_touch(e, v, false);
    emit_first_set(e, v);
    emit_in_set(e, v->first);
    jmp_to(e, here);
    return slow;
}

/* A miss of the first level: emits what it changes besides the TLBs. r8: the line's set in the first level. Returns from the routine. */
static void emit_first_miss(struct emitter *e, const struct cpu *c, const struct cache_view *v, const uint8_t *moves, unsigned missed_dtlb1)
{
    bool around = v->kind == CACHE_STORE && v->k->shape.write_around, fp = v->kind >= CACHE_FP_LOAD;
    if (!fp && !around) {
        mov_rr(e, 0, RCX, R8);
        emit_set_last(e, v);
        emit_fill(e, v->first);
    }
    if (!fp)
        count(e, &v->first->misses, 1);
    emit_outer(e, c, v, moves, missed_dtlb1);
}

/* A fetch of line rdx that is not in the table. Adds to `slow` as x64_cache_emit_by_table() does. Returns how many. */
static unsigned emit_fetch(struct emitter *e, const struct cpu *c, const struct cache_view *v, const uint8_t *moves, uint8_t *slow[3])
{
    emit_first_set(e, v);
    low_op(e, 1, 0x81, ALU_CMP, v->first->tags + v->first->ways - 1, RCX, 0);
    imm32(e, 0);
    slow[0] = jcc(e, CC_E); /* the set is not full yet */
    emit_save_stamps(e, v);
    emit_in_set(e, v->first);
    test_rr(e, 0, RSI, RSI);
    uint8_t *missed = jcc(e, CC_E);
    low_op(e, 1, 0x81, ALU_CMP, &v->tlb->misses, NO_REG, 0); /* cache_tlb_has_all() */
    imm32(e, v->tlb->entries);
    uint8_t *has_all = jcc(e, CC_BE);
    slow[1] = emit_find_page(e, v);
    emit_touch(e, v, false);
    land(e, has_all);
    emit_list_line(e, v);
    emit_return(e);
    land(e, missed);
    push(e, RCX);
    uint8_t *absent = emit_find_page(e, v);
    emit_touch(e, v, true);
    pop(e, RCX);
    emit_replace_way(e, v);
    count(e, &v->first->misses, 1);
    emit_outer(e, c, v, moves, 0);
    land(e, absent);
    pop(e, RCX);
    slow[2] = jmp(e);
    return 3;
}

void x64_cache_emit_by_table(struct emitter *e, const struct cpu *c, const struct cache_view *v, const uint8_t *moves)
{
    bool around = v->kind == CACHE_STORE && v->k->shape.write_around, fp = v->kind >= CACHE_FP_LOAD;
    bool dtlb1 = v->kind == CACHE_LOAD && v->k->dtlb1.entries;
    uint8_t *slow[6], *none = NULL;
    unsigned nslow = 0;
    push_some(e, PUSHED);
    if (v->kind == CACHE_FETCH)
        nslow = emit_fetch(e, c, v, moves, slow);
    if (v->kind != CACHE_FETCH && !fp) {
        emit_first_set(e, v);
        emit_in_set(e, v->first);
        test_rr(e, 0, RSI, RSI);
        uint8_t *missed = jcc(e, CC_E);
        slow[nslow++] = emit_hit(e, v, moves);
        land(e, missed);
        if (around && v->k->shape.fp_skips_first)
            emit_store_mru_hit(e, v);
        if (!around)
            mov_rr(e, 0, R8, RCX);
    }
    if (v->kind != CACHE_FETCH) {
        slow[nslow++] = emit_find_page(e, v);
        emit_touch(e, v, true);
        none = dtlb1 ? emit_dtlb1(e, v) : NULL;
        emit_first_miss(e, c, v, moves, 0);
    }
    if (none) {
        land(e, none);
        emit_dtlb1_miss(e, v);
        emit_first_miss(e, c, v, moves, MISS_WITH_DTLB1);
    }
    land_all(e, slow, nslow);
    pop_some(e, PUSHED);
}
