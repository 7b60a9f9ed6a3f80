/* cache_routine.c - the look-up routines that out-of-line code calls (cache_emit.h): those by C, and which are used for
 * which caches. */
#include "emu/x64/cache/cache_emit.h"

/* ---- look-ups by C ---------------------------------------------------------------------------------- */

/* Returns the stall cycles of misses so far, as subtracted from r14, and clears them. */
static uint64_t take_stall(struct cpu *c)
{
    uint64_t stall = c->pipeline->stall;
    c->pipeline->stall = 0;
    return stall << clock_shift(c);
}

/* Looks up an access that is not an MRU hit. Returns the state with the miss pending or, if misses are blocking, what
 * to subtract from r14. */
static uint64_t look_up(struct cpu *c, const struct side_exit *p, uint64_t line, uint32_t state, enum cache_access kind)
{
    struct pipeline *d = c->pipeline;
    const struct caches *k = d->timing->caches;
    d->state = state;
    cost_add_miss(d, kind, line << k->last[caches_side(k, kind)].shift, p->at.block, p->at.insn);
    return k->shape.blocking_miss ? take_stall(c) : d->state;
}

/* As look_up(), for caches with blocking misses only. Needs just the page that is executed, not the instruction. */
static uint64_t look_up_from_page(struct cpu *c, uint64_t page, uint64_t line, enum cache_access kind)
{
    struct pipeline *d = c->pipeline;
    struct caches *k = d->timing->caches;
    unsigned misses = caches_look_up(k, kind, line << k->last[caches_side(k, kind)].shift, page << k->page_shift);
    c->stall_tlb += misses & CACHE_MISS_TLB ? k->shape.tlb_cycles : 0;
    d->stall += caches_add_stall(k, kind, misses);
    return take_stall(c);
}

/* 0F opcode, with a memory operand and no prefix; r may be an xmm register's number */
static void op0f_mem(struct emitter *e, unsigned opcode, int r, int base, int32_t disp)
{
    rex(e, 0, r, 0, base, false);
    byte(e, 0x0f);
    byte(e, opcode);
    modrm_mem(e, r, base, disp);
}

/* movaps between memory and the xmm registers of the pool: to memory (0x29), or from memory (0x28) */
static void move_xmm(struct emitter *e, unsigned opcode)
{
    for (int k = 0; k < XMM_POOL; k++)
        op0f_mem(e, opcode, k, RSP, 16 * k);
}

void x64_cache_emit_bare_call(struct emitter *e, const void *fn)
{
    alu_ri(e, ALU_SUB, 1, RSP, 16 * XMM_POOL); /* calls need the stack aligned */
    move_xmm(e, 0x29);
    mov_imm(e, RAX, (uint64_t)(uintptr_t)fn);
    call_reg(e, RAX);
    move_xmm(e, 0x28);
    alu_ri(e, ALU_ADD, 1, RSP, 16 * XMM_POOL);
}

void x64_cache_emit_call(struct emitter *e, const void *fn, bool stalls)
{
    x64_cache_emit_bare_call(e, fn);
    if (stalls)
        alu_rr(e, ALU_SUB, 1, R14, RAX);
    else
        set_state(e, state_disp(KEPT), RAX, RDX);
    pop_some(e, KEPT);
    byte(e, 0xc3);
}

/* In: rax: the side exit; rdx: the line. Both are lost. The state is above the return address. */
static void emit_look_up(struct emitter *e, const struct cache_view *v)
{
    push_some(e, KEPT);
    lea(e, 1, RDI, RBP, -CPU_BIAS);
    mov_rr(e, 1, RSI, RAX);
    mov_load(e, 0, RCX, RSP, state_disp(KEPT));
    mov_imm(e, R8, v->kind);
    x64_cache_emit_call(e, look_up, v->k->shape.blocking_miss);
}

void x64_cache_emit_look_up_from_page(struct emitter *e, const struct cache_view *v)
{
    push_some(e, KEPT);
    lea(e, 1, RDI, RBP, -CPU_BIAS);
    mov_rr(e, 1, RSI, RAX);
    mov_imm(e, RCX, v->kind);
    x64_cache_emit_call(e, look_up_from_page, true);
}

/* ---- all routines ----------------------------------------------------------------------------------- */

struct cache_view x64_cache_view(const struct cpu *c, enum cache_access kind)
{
    struct caches *k = caches_of(c);
    enum cache_side side = caches_side(k, kind);
    bool fetch = side == CACHE_SIDE_FETCH;
    return (struct cache_view){
        .k = k,
        .kind = kind,
        .last = &k->last[side],
        .first = fetch                   ? &k->fetch
                 : side == CACHE_SIDE_FP ? &k->outer[0]
                                         : &k->data,
        .tlb = fetch && k->itlb.entries ? &k->itlb : &k->dtlb,
        .shift = clock_shift(c),
        .cycles = kind == CACHE_STORE ? 0 : k->shape.memory_cycles,
        .counts = c->pipeline->timing->counts,
        .exact = c->pipeline->timing->exact,
    };
}

void x64_cache_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e)
{
    const struct caches *k = caches_of(c);
    const uint8_t *moves = k && !k->mapped ? x64_cache_emit_moves(e) : NULL;
    for (enum cache_access kind = CACHE_FETCH; k && kind <= CACHE_FP_STORE; kind++) {
        struct cache_view v = x64_cache_view(c, kind);
        hc->cache[kind] = hc->exec + (e->p - hc->write);
        if (k->mapped && kind <= CACHE_STORE) {
            x64_cache_emit_mapped(e, &v);
            continue;
        }
        if (x64_cache_is_by_table(k, &v) && !v.exact) /* whose counters need each instruction's misses */
            x64_cache_emit_by_table(e, c, &v, moves);
        emit_look_up(e, &v);
    }
    if (k && k->mapped) {
        struct cache_view v = x64_cache_view(c, CACHE_FETCH);
        hc->cache_execute = hc->exec + (e->p - hc->write);
        x64_cache_emit_execute(e, &v);
        if (!c->pipeline->timing->exact) /* whose counters only calls of the routines reach */
            x64_cache_emit_counted(hc, e);
    }
}
