/* cache.c - the caches in a translated block (cache.h): which accesses and fetches are looked up, and their inline
 * checks. */
#include "emu/x64/cache/cache_emit.h"
#include "emu/x64/clock/fed.h"
#include "emu/x64/clock/version.h"

/* ---- sets of instructions -------------------------------------------------------------------------- */

static uint32_t *place_of(struct host_insns *all, uint32_t pc)
{
    uint32_t h = pc * 0x9e3779b1u >> 22;
    while (all->pc_plus_1[h] && all->pc_plus_1[h] != pc + 1)
        h = (h + 1) % HOST_INSNS;
    return &all->pc_plus_1[h];
}

static bool has(struct host_insns *all, uint64_t pc)
{
    return all->n && *place_of(all, (uint32_t)pc);
}

bool x64_cache_add_insn(struct host_insns *all, uint64_t pc, unsigned most)
{
    static_assert(HOST_INSNS == 1 << (32 - 22), "hash");
    uint32_t *place = place_of(all, (uint32_t)pc);
    if (*place)
        return true;
    if (all->n == most)
        return false;
    *place = (uint32_t)pc + 1;
    all->n++;
    return true;
}

static void find_noted(struct x64 *x)
{
    const struct ir_block *b = x->b;
    for (unsigned i = 0; i < b->ninsns; i++) {
        bool unpredictable = has(&x->hc->unpredictable, b->insns[i].pc), evicts = unpredictable || has(&x->hc->evicting, b->insns[i].pc);
        for (uint32_t op = b->insns[i].first_op; op < ir_insn_end(b, i); op++) {
            bool access = ir_is_access(b->ops[op].op);
            x->cache.unpredictable[op] = access && unpredictable;
            x->cache.evicts[op] = access && evicts;
        }
    }
}

void x64_cache_left(struct cpu *c, struct side_exit *p, uint64_t now)
{
    enum { SOME = 64, APART = 3000 /* cycles: leaving costs as much as some tens of comparisons */, MAX_EVICTING = HOST_INSNS / 2 };
    struct code *code = code_of(c);
    const struct caches *k = caches_of(c);
    if (!k || !k->mapped)
        return;
    if (!p->left++)
        p->since = (uint32_t)now;
    if (p->left < SOME)
        return;
    p->left = 0;
    if ((uint32_t)now - p->since > SOME * APART)
        return;
    struct host_insns *all = &code->host->evicting;
    if (p->at.block->dead || !x64_cache_add_insn(all, p->at.block->insns[p->at.insn].pc, MAX_EVICTING))
        return;
    if (((const struct host_block *)p->at.block->host)->evicting != all->n) /* otherwise it was retranslated since */
        code_forget_block(code, x64_base_of(p->at.block));
}

/* ---- in a block ------------------------------------------------------------------------------------- */

void x64_cache_plan(struct x64 *x)
{
    const struct caches *k = caches_of(x->c);
    unsigned stack = x->c->isa->stack_slot, line = k ? 1u << k->last[CACHE_SIDE_DATA].shift : 1;
    x->cache.lines.stack = false;
    if (!k || !k->mapped)
        return;
    if (x->hc->stack_misaligned || x->c->slot[stack] & (line - 1))
        stack = 0;
    find_noted(x);
    x->hb->evicting = (uint16_t)x->hc->evicting.n;
    x64_plan_lines(&x->cache.lines, x->b, x->nslots, stack, line, x->cache.evicts);
}

void x64_cache_enter(struct x64 *x)
{
    unsigned slot = x->c->isa->stack_slot;
    if (!x->cache.lines.stack)
        return;
    int32_t within = (1 << caches_of(x->c)->last[CACHE_SIDE_DATA].shift) - 1;
    if (x->where[slot] != NO_REG) {
        test_ri(&x->e, 0, x->where[slot], within);
    } else {
        op_mem(&x->e, 0, 0xf7, 0, x64_base(x, slot), x64_at(x, slot)); /* test */
        imm32(&x->e, (uint32_t)within);
    }
    x64_new_stub(x, STUB_STACK, jcc(&x->e, CC_NE));
    x->aligned[slot] = (uint8_t)(within + 1);
}

bool x64_cache_finds_stack_misaligned(const struct cpu *c, struct host_code *hc)
{
    const struct caches *k = caches_of(c);
    unsigned slot = c->isa->stack_slot;
    if (!k || !slot || hc->stack_misaligned || !(c->slot[slot] & ((1u << k->last[CACHE_SIDE_DATA].shift) - 1)))
        return false;
    return hc->stack_misaligned = true;
}

static void new_site(struct x64 *x, uint8_t *jump, enum cache_access kind, uint64_t line, struct side_exit *point)
{
    if (x->cache.nsites == sizeof x->cache.sites / sizeof x->cache.sites[0])
        ir_bug(x->c, "too many accesses in a block");
    x->cache.sites[x->cache.nsites++] = (struct cache_site){.jump = jump, .back = x->e.p, .point = point, .kind = kind, .line = line};
}

/* The access of the last site may evict lines on which later accesses rely: records where the slots of their addresses
 * are. */
static void note_checks(struct x64 *x, unsigned op)
{
    struct cache_site *s = &x->cache.sites[x->cache.nsites - 1];
    const struct line_plan *p = &x->cache.lines;
    unsigned low = 0, high = p->nlooks;
    while (low < high) {
        unsigned mid = (low + high) / 2;
        if (p->looks[mid].op < op)
            low = mid + 1;
        else
            high = mid;
    }
    s->op = op;
    s->look = (uint16_t)low;
    for (unsigned k = 0; low + k < p->nlooks && p->looks[low + k].op == op; k++)
        s->home[k] = x->where[p->looks[low + k].slot];
}

static void leave_if(struct x64 *x, enum host_cond cc, const struct cache_site *s)
{
    jcc_to(&x->e, cc, x->start + s->point->stub);
}

/* After a look-up by C: leaves if `less`, and the access will be looked up again. */
static void leave_if_less(struct x64 *x, const struct cache_site *s)
{
    struct caches *k = caches_of(x->c);
    if (s->kind == CACHE_FETCH || !k->shape.write_around) {
        leave_if(x, CC_L, s);
        return;
    }
    uint8_t *stays = jcc(&x->e, CC_GE);
    low_op(&x->e, 1, LOAD, RDX, &k->around_line, NO_REG, 0);
    low_op(&x->e, 1, STORE, RDX, &k->again, NO_REG, 0);
    jmp_to(&x->e, x->start + s->point->stub);
    land(&x->e, stays);
}

/* Emits checks that the lines on which later accesses rely are still MRU hits. Otherwise the block is left at this
 * access. */
static void emit_checks(struct x64 *x, const struct cache_site *s)
{
    const struct line_plan *p = &x->cache.lines;
    const struct cache_last *l = &caches_of(x->c)->last[CACHE_SIDE_DATA];
    for (unsigned k = 0; s->look + k < p->nlooks && p->looks[s->look + k].op == s->op; k++) {
        const struct line_check *look = &p->looks[s->look + k];
        int home = s->home[k];
        if (p->until[look->line] <= s->op)
            continue;
        if (home == NO_REG)
            mov_load(&x->e, 0, home = RDX, x64_base(x, look->slot), x64_at(x, look->slot));
        if (is_xmm(home))
            mov_from_xmm(&x->e, 0, RDX, home), home = RDX;
        lea(&x->e, 0, RDX, home, look->disp);
        shift_ri(&x->e, SHIFT_SHR, 0, RDX, l->shift);
        test_mark(&x->e, l->map, RDX);
        leave_if(x, CC_E, s);
    }
}

/* Returns whether the line needs no look-up, because an eviction callback covers it. */
static bool is_watched(const struct x64 *x, uint64_t pc)
{
    struct ir_block *b = x64_base_of(x->b);
    bool watched = caches_set_callback(caches_of(x->c), &code_of(x->c)->watch, pc);
    b->watches |= watched;
    return watched;
}

/* Returns whether the line must be looked up, and records that it has been. Other lines of its page, and accesses while
 * it is executed, do not change that. */
static bool is_new_line(struct x64 *x, uint64_t line)
{
    const struct caches *k = caches_of(x->c);
    const struct cache_last *l = &k->last[CACHE_SIDE_FETCH];
    uint64_t lines = UINT64_C(1) << (k->page_shift - l->shift), n = line & (lines - 1), bit = UINT64_C(1) << (n & 63);
    uint64_t *looked_up = &x->cache.fetched.looked_up[n / 64 % (MAX_PAGE_LINES / 64)];
    bool is_new = line != x->cache.fetched.line && !(l->watched && *looked_up & bit);
    x->cache.fetched.line = line;
    if (lines <= MAX_PAGE_LINES)
        *looked_up |= bit;
    return is_new;
}

void x64_cache_execute(struct x64 *x)
{
    const struct caches *k = caches_of(x->c);
    x->cache.executes = NULL;
    if (!k || !k->mapped)
        return;
    test_mark(&x->e, &k->dtlb.executed[(uint32_t)x->b->pc >> k->page_shift], NO_REG);
    x->cache.executes = jcc(&x->e, CC_E);
    x->cache.executed = x->e.p;
}

/* The routines' counter of misses by these accesses. */
static const uint64_t *misses_of(const struct caches *k, enum exact_access access)
{
    return access == EXACT_FETCH ? &k->fetch.misses : access == EXACT_READ ? &k->data.misses : &k->data.stores;
}

/* Exact figures: emitted around the call of a routine for caches with blocking misses, which reduces r14. Adds the difference to the
 * counter of the instruction, and the part for TLB misses; the misses likewise. rax and rdx are lost after it, nothing before. */
static void emit_stalls_before(struct x64 *x, enum exact_access access)
{
    const struct caches *k = caches_of(x->c);
    if (!x->c->pipeline->timing->exact || !k->mapped)
        return;
    mov_store(&x->e, 1, RBP, CPU_DISP(stall_left), R14);
    push(&x->e, RAX);
    low_op(&x->e, 1, LOAD, RAX, misses_of(k, access), NO_REG, 0);
    mov_store(&x->e, 1, RBP, CPU_DISP(misses_before), RAX);
    low_op(&x->e, 1, LOAD, RAX, &k->dtlb.misses, NO_REG, 0);
    mov_store(&x->e, 1, RBP, CPU_DISP(tlb_misses_before), RAX);
    pop(&x->e, RAX);
}

static void emit_stalls_after(struct x64 *x, unsigned insn, enum exact_access access)
{
    const struct caches *k = caches_of(x->c);
    if (!x->c->pipeline->timing->exact || !k->mapped)
        return;
    struct exact_stalls *s = exact_stalls_of(x->c, x64_base_of(x->b), insn, access, clock_shift(x->c));
    mov_load(&x->e, 1, RAX, RBP, CPU_DISP(stall_left));
    alu_rr(&x->e, ALU_SUB, 1, RAX, R14);
    mov_imm(&x->e, RDX, (uint64_t)(uintptr_t)s);
    op_mem(&x->e, 1, 0x01, RAX, RDX, offsetof(struct exact_stalls, all)); /* add */
    mov_load(&x->e, 1, RAX, RBP, CPU_DISP(stall_tlb));
    op_mem(&x->e, 1, 0x01, RAX, RDX, offsetof(struct exact_stalls, tlb));
    mov_store_imm(&x->e, RBP, CPU_DISP(stall_tlb), 0);
    low_op(&x->e, 1, LOAD, RAX, misses_of(k, access), NO_REG, 0);
    alu_rm(&x->e, ALU_SUB, 1, RAX, RBP, CPU_DISP(misses_before));
    op_mem(&x->e, 1, 0x01, RAX, RDX, offsetof(struct exact_stalls, misses));
    low_op(&x->e, 1, LOAD, RAX, &k->dtlb.misses, NO_REG, 0);
    alu_rm(&x->e, ALU_SUB, 1, RAX, RBP, CPU_DISP(tlb_misses_before));
    op_mem(&x->e, 1, 0x01, RAX, RDX, offsetof(struct exact_stalls, tlb_misses));
}

static void emit_execute(struct x64 *x)
{
    if (!x->cache.executes)
        return;
    land(&x->e, x->cache.executes);
    mov_imm(&x->e, RAX, (uint32_t)x->b->pc >> caches_of(x->c)->page_shift);
    emit_stalls_before(x, EXACT_FETCH);
    call_to(&x->e, x->hc->cache_execute - x->hc->exec + x->hc->write);
    emit_stalls_after(x, 0, EXACT_FETCH);
    jmp_to(&x->e, x->cache.executed);
}

static void emit_record(struct x64 *x, const struct cache_last *l, uint64_t line)
{
    if (l->recent)
        store_byte(&x->e, cache_tag_byte(l, line), &l->recent[line & l->mask], NO_REG);
}

void x64_cache_fetch(struct x64 *x, unsigned end)
{
    const struct caches *k = caches_of(x->c);
    if (!k || x->unreachable)
        return;
    const struct cache_last *l = &k->last[CACHE_SIDE_FETCH];
    unsigned insn = x->insn;
    for (x->insn = x->cache.fetched.insns; x->insn < end; x->insn++) {
        uint64_t line = x->b->insns[x->insn].pc >> l->shift;
        if (!is_new_line(x, line) || is_watched(x, x->b->insns[x->insn].pc))
            continue;
        if (l->map)
            test_mark(&x->e, &l->map[line], NO_REG);
        else
            compare_entry(&x->e, &l->line[line & l->mask], line);
        new_site(x, jcc(&x->e, l->map ? CC_E : CC_NE), CACHE_FETCH, line, k->mapped ? NULL : x64_new_side_exit(x));
        x->cache.sites[x->cache.nsites - 1].insn = x->insn;
        emit_record(x, l, line);
    }
    x->cache.fetched.insns = x->cache.fetched.insns < end ? end : x->cache.fetched.insns;
    x->insn = insn;
}

void x64_cache_join(struct x64 *x, const struct fetched *in)
{
    bool same = in->line == x->cache.fetched.line && !memcmp(in->looked_up, x->cache.fetched.looked_up, sizeof in->looked_up);
    if (x->unreachable || (in->insns < x->cache.fetched.insns && !same))
        x->cache.fetched = *in;
}

bool x64_cache_looks_up(const struct x64 *x, const struct ir_op *o)
{
    const struct caches *k = caches_of(x->c);
    if (x->fed)
        return x->c->feed->consumer->caches;
    return k && !(k->mapped && x->cache.lines.mru_hit[o - x->b->ops]);
}

/* Emits an access to line rdx without a branch on whether it hits. */
static void access_without_branch(struct x64 *x, enum cache_access kind, unsigned op, struct side_exit *point)
{
    struct cache_view v = x64_cache_view(x->c, kind);
    int8_t scratch[2];
    x64_cache_find_scratch(x, scratch);
    uint8_t *other = x64_cache_emit_without_branch(&x->e, &v, scratch, false, op % CACHE_COUNTERS);
    new_site(x, other, kind, 0, point);
    x->cache.sites[x->cache.nsites - 1].without_branch = true;
    note_checks(x, op);
    if (!v.cycles)
        return;
    x64_clock_compare_bound(x);
    x64_deopt_if(x, CC_L);
}

void x64_cache_access(struct x64 *x, const struct ir_op *o, int a, int index, struct side_exit *point)
{
    const struct caches *k = caches_of(x->c);
    unsigned op = (unsigned)(o - x->b->ops);
    if (!x64_cache_looks_up(x, o))
        return;
    if (x->fed) {
        x64_fed_access(x, o, a, index);
        return;
    }
    enum cache_access kind = cache_access_of(o->flags & IR_MEM_FP, ir_op_info(o) & OP_USE_B);
    const struct cache_last *l = &k->last[caches_side(k, kind)];
    if (index == NO_REG && !o->imm && k->mapped) {
        line_of_address(&x->e, l, RDX, a);
    } else {
        const bool wide = !k->mapped && !(o->flags & IR_MEM_ADDR32); /* else bits from 32 on are not the address's */
        if (index == NO_REG)
            lea(&x->e, wide, RDX, a, o->imm);
        else
            lea_index(&x->e, wide, RDX, a, index, ir_scale(o->flags), o->imm);
        shift_ri(&x->e, SHIFT_SHR, !l->map, RDX, l->shift);
    }
    if (k->mapped && x->cache.unpredictable[op]) {
        access_without_branch(x, kind, op, point);
        return;
    }
    if (l->map) {
        uint8_t *check = x->e.p;
        test_mark(&x->e, l->map, RDX);
        new_site(x, jcc(&x->e, CC_E), kind, 0, point);
        x->cache.sites[x->cache.nsites - 1].check = check;
        x64_cache_find_scratch(x, x->cache.sites[x->cache.nsites - 1].scratch);
        note_checks(x, op);
        return;
    }
    mov_rr(&x->e, 0, RAX, RDX);
    alu_ri(&x->e, ALU_AND, 0, RAX, (int32_t)l->mask);
    low_op(&x->e, 1, 0x39, RDX, l->line, RAX, 3);
    new_site(x, jcc(&x->e, CC_NE), kind, 0, point);
}

/* A fetch of a line that is listed: makes it the MRU line of its set. rdx: the line. rax is lost. */
static void fetch_listed(struct x64 *x, const struct cache_site *s)
{
    struct caches *k = caches_of(x->c);
    const struct cache_last *l = &k->last[CACHE_SIDE_FETCH];
    low_op(&x->e, 1, 0x39, RDX, &l->listed[s->line & l->listed_mask], NO_REG, 0); /* cmp */
    uint8_t *other = jcc(&x->e, CC_NE);
    low_op(&x->e, 1, STORE, RDX, &l->line[s->line & l->mask], NO_REG, 0);
    x64_cache_emit_stamp(&x->e, k, RAX);
    low_op(&x->e, 1, STORE, RAX, &l->stamp[s->line & l->listed_mask], NO_REG, 0);
    jmp_to(&x->e, s->back);
    land(&x->e, other);
}

static void call_routine(struct x64 *x, const struct cache_site *s)
{
    bool mapped = caches_of(x->c)->mapped;
    if (s->kind == CACHE_FETCH)
        mov_imm(&x->e, RDX, s->line);
    if (s->kind == CACHE_FETCH && !mapped)
        fetch_listed(x, s);
    if (mapped && s->kind != CACHE_FETCH)
        mov_imm(&x->e, RAX, (uint32_t)x->b->pc >> caches_of(x->c)->page_shift);
    else if (!mapped)
        mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)s->point);
    enum exact_access access = s->kind == CACHE_FETCH                                ? EXACT_FETCH
                               : s->kind == CACHE_STORE || s->kind == CACHE_FP_STORE ? EXACT_WRITE
                                                                                     : EXACT_READ;
    emit_stalls_before(x, access);
    call_to(&x->e, x->hc->cache[s->kind] - x->hc->exec + x->hc->write);
    emit_stalls_after(x, access == EXACT_FETCH ? s->insn : ir_insn_of_op(x->b, s->op), access);
}

/* A store that is known to change nothing but counters (struct caches, around): emits the count. rax: the set. */
static void store_around(struct x64 *x, const struct cache_site *s)
{
    const struct caches *k = caches_of(x->c);
    low_op(&x->e, 1, 0x39, RDX, k->around, RAX, 3); /* cmp */
    uint8_t *other = jcc(&x->e, CC_NE);
    count(&x->e, &k->data.misses, 1);
    jmp_to(&x->e, s->back);
    land(&x->e, other);
}

void x64_cache_emit_fetch_sites(struct x64 *x)
{
    for (unsigned i = 0; i < x->cache.nsites && !x->e.full; i++) {
        const struct cache_site *s = &x->cache.sites[i];
        if (s->kind != CACHE_FETCH)
            continue;
        land(&x->e, s->jump);
        call_routine(x, s);
        jmp_to(&x->e, s->back);
    }
}

void x64_cache_emit_sites(struct x64 *x)
{
    struct host_site *h = x64_cache_new_sites(x);
    unsigned n = 0;
    emit_execute(x);
    for (unsigned i = 0; i < x->cache.nsites && !x->e.full; i++) {
        const struct cache_site *s = &x->cache.sites[i];
        if (s->kind == CACHE_FETCH)
            continue;
        land(&x->e, s->jump);
        if (s->kind == CACHE_STORE && caches_of(x->c)->around && !x->c->pipeline->timing->exact)
            store_around(x, s);
        if (s->without_branch) {
            test_mark(&x->e, caches_of(x->c)->last[CACHE_SIDE_DATA].map, RDX);
            jcc_back_to(&x->e, CC_NE, s->back);
        }
        if (h && !s->without_branch)
            x64_cache_call_counted(x, h, n++, s);
        else
            call_routine(x, s);
        if (caches_of(x->c)->shape.blocking_miss) {
            x64_clock_compare_bound(x);
            leave_if_less(x, s);
        } else if (s->kind == CACHE_LOAD || s->kind == CACHE_FP_LOAD) { /* when it is looked up again, it is an MRU hit */
            x64_clock_compare_bound(x);
            leave_if(x, CC_L, s);
        }
        if (caches_of(x->c)->mapped)
            emit_checks(x, s);
        jmp_to(&x->e, s->back);
    }
}

/* ---- helpers ------------------------------------------------------------------------------------- */

void x64_cache_before_call(struct x64 *x)
{
    if (x->fed)
        x64_fed_before_call(x);
    if (!caches_of(x->c))
        return;
    mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)x64_new_side_exit(x));
    mov_store(&x->e, 1, RBP, CPU_DISP(access_point), RAX);
    mov_load(&x->e, 0, RAX, RSP, 0);
    mov_store(&x->e, 0, RBP, CPU_DISP(access_state), RAX);
}

void x64_cache_after_call(struct x64 *x)
{
    if (x->fed)
        x64_fed_after_call(x);
    if (!caches_of(x->c))
        return;
    if (caches_of(x->c)->shape.blocking_miss) {
        mov_load(&x->e, 1, RDX, RBP, CPU_DISP(pipeline));
        mov_load(&x->e, 1, RCX, RDX, offsetof(struct pipeline, stall));
        shift_ri(&x->e, SHIFT_SHL, 1, RCX, clock_shift(x->c));
        alu_rr(&x->e, ALU_SUB, 1, R14, RCX);
        mov_store_imm(&x->e, RDX, offsetof(struct pipeline, stall), 0);
    } else {
        mov_load(&x->e, 0, RDX, RBP, CPU_DISP(access_state));
        set_state(&x->e, 0, RDX, RCX);
    }
    mov_store_imm(&x->e, RBP, CPU_DISP(access_point), 0);
}
