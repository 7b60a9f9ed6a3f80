/* cache.c - see cache.h. */
#include "emu/ir/x64/cache.h"
#include "emu/ir/timed.h"
#include "emu/ir/x64/clock.h"

/* ---- the tables --------------------------------------------------------------------------------- */

static int32_t address_of(const uint64_t *p)
{
    return (int32_t)(uintptr_t)p;
}

/* cmp [disp32 + index * 8], r */
static void compare_table(struct emitter *e, int index, const uint64_t *table, int r)
{
    rex(e, 1, r, index, 0, false);
    byte(e, 0x39);
    byte(e, 0x04u | (unsigned)(r & 7) << 3);
    byte(e, 0xc5u | (unsigned)(index & 7) << 3);
    imm32(e, (uint32_t)address_of(table));
}

/* cmp [disp32], line; rdx is lost */
static void compare_entry(struct emitter *e, const uint64_t *entry, uint64_t line)
{
    bool small = line <= INT32_MAX;
    if (!small)
        mov_imm(e, RDX, line);
    rex(e, 1, small ? 0 : RDX, 0, 0, false);
    byte(e, small ? 0x81 : 0x39);
    byte(e, small ? 0x3c : 0x14); /* cmp's digit 7, or rdx */
    byte(e, 0x25);
    imm32(e, (uint32_t)address_of(entry));
    if (small)
        imm32(e, (uint32_t)line);
}

/* 0F opcode, with a memory operand and no prefix; r may be the number of an xmm register. */
static void op0f_mem(struct emitter *e, unsigned opcode, int r, int base, int32_t disp)
{
    rex(e, 0, r, 0, base, false);
    byte(e, 0x0f);
    byte(e, opcode);
    modrm_mem(e, r, base, disp);
}

/* ---- in a block ---------------------------------------------------------------------------------- */

static const struct caches *caches_of(const struct x64 *x)
{
    return x->c->timed ? x->c->timed->timing->caches : NULL;
}

static void new_site(struct x64 *x, uint8_t *jump, enum cache_access kind, uint64_t line)
{
    if (x->nsites == sizeof x->sites / sizeof x->sites[0])
        ir_bug(x->c, "too many accesses in a block");
    x->sites[x->nsites++] = (struct cache_site){jump, x->e.p, x64_new_point(x), kind, line};
}

void x64_cache_fetch(struct x64 *x, unsigned end)
{
    const struct caches *k = caches_of(x);
    if (!k || x->unreachable)
        return;
    const struct cache_last *l = &k->last[CACHE_SIDE_FETCH];
    unsigned insn = x->insn;
    for (x->insn = x->fetched.insns; x->insn < end; x->insn++) {
        uint64_t line = x->b->insns[x->insn].pc >> l->shift;
        if (line == x->fetched.line)
            continue;
        x->fetched.line = line;
        compare_entry(&x->e, &l->line[line & l->mask], line);
        new_site(x, jcc(&x->e, CC_NE), CACHE_FETCH, line);
    }
    x->fetched.insns = x->fetched.insns < end ? end : x->fetched.insns;
    x->insn = insn;
}

void x64_cache_join(struct x64 *x, const struct fetched *in)
{
    if (x->unreachable || (in->insns < x->fetched.insns && in->line != x->fetched.line))
        x->fetched = *in;
}

void x64_cache_address(struct x64 *x, const struct ir_op *o, int a)
{
    if (caches_of(x))
        lea(&x->e, !(o->flags & IR_MEM_ADDR32), RDX, a, o->imm);
}

void x64_cache_access(struct x64 *x, const struct ir_op *o, bool store)
{
    const struct caches *k = caches_of(x);
    if (!k)
        return;
    bool fp = o->flags & IR_MEM_FP;
    const struct cache_last *l = &k->last[fp ? CACHE_SIDE_FP : CACHE_SIDE_DATA];
    shift_ri(&x->e, SHIFT_SHR, 1, RDX, l->shift);
    mov_rr(&x->e, 0, RAX, RDX);
    alu_ri(&x->e, ALU_AND, 0, RAX, (int32_t)l->mask);
    compare_table(&x->e, RAX, l->line, RDX);
    new_site(x, jcc(&x->e, CC_NE), store ? (fp ? CACHE_FP_STORE : CACHE_STORE) : fp ? CACHE_FP_LOAD : CACHE_LOAD, 0);
}

void x64_cache_emit_sites(struct x64 *x)
{
    for (unsigned i = 0; i < x->nsites && !x->e.full; i++) {
        const struct cache_site *s = &x->sites[i];
        land(&x->e, s->jump);
        if (s->kind == CACHE_FETCH)
            mov_imm(&x->e, RDX, s->line);
        mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)s->point);
        call_to(&x->e, x->hc->cache[s->kind] - x->hc->exec + x->hc->write);
        jmp_to(&x->e, s->back);
    }
}

/* The state in the word at [rsp + disp] becomes `state`, whose upper half is zero. The word is written as it is read (clock.h):
 * at once. Both registers are lost. */
static void set_state(struct emitter *e, int32_t disp, int state, int scratch)
{
    mov_load(e, 1, scratch, RSP, disp);
    shift_ri(e, SHIFT_SHR, 1, scratch, 32);
    shift_ri(e, SHIFT_SHL, 1, scratch, 32);
    alu_rr(e, ALU_OR, 1, state, scratch);
    mov_store(e, 1, RSP, disp, state);
}

/* ---- helpers ------------------------------------------------------------------------------------- */

void x64_cache_before_call(struct x64 *x)
{
    if (!caches_of(x))
        return;
    mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)x64_new_point(x));
    mov_store(&x->e, 1, RBP, CPU_DISP(access_point), RAX);
    mov_load(&x->e, 0, RAX, RSP, 0);
    mov_store(&x->e, 0, RBP, CPU_DISP(access_state), RAX);
}

void x64_cache_after_call(struct x64 *x)
{
    if (!caches_of(x))
        return;
    if (caches_of(x)->shape.miss_holds) {
        mov_load(&x->e, 1, RDX, RBP, CPU_DISP(timed));
        mov_load(&x->e, 1, RCX, RDX, offsetof(struct timed, held));
        shift_ri(&x->e, SHIFT_SHL, 1, RCX, clock_shift(x->c));
        alu_rr(&x->e, ALU_SUB, 1, R14, RCX);
        mov_store_imm(&x->e, RDX, offsetof(struct timed, held), 0);
    } else {
        mov_load(&x->e, 0, RDX, RBP, CPU_DISP(access_state));
        set_state(&x->e, 0, RDX, RCX);
    }
    mov_store_imm(&x->e, RBP, CPU_DISP(access_point), 0);
}

/* ---- the routines ---------------------------------------------------------------------------------- */

/* An access to the line does not repeat. Returns the state with what comes late behind it, or what to take off r14. */
static uint64_t ask(struct cpu *c, const struct host_point *p, uint64_t line, uint32_t state, enum cache_access kind)
{
    struct timed *d = c->timed;
    const struct caches *k = d->timing->caches;
    enum cache_side side = kind == CACHE_FETCH ? CACHE_SIDE_FETCH : kind >= CACHE_FP_LOAD ? CACHE_SIDE_FP : CACHE_SIDE_DATA;
    d->state = state;
    timed_ask(d, kind, line << k->last[side].shift, p->insn, p->block->insns[p->insn].pc);
    if (!k->shape.miss_holds)
        return d->state;
    uint64_t held = d->held;
    d->held = 0;
    return held << clock_shift(c);
}

static const int8_t kept[] = {RCX, RSI, RDI, R8, R9, R10, R11};
enum { KEPT = sizeof kept, QUICK_KEPT = KEPT - 1 };

static void push_some(struct emitter *e, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        push(e, kept[i]);
}

static void pop_some(struct emitter *e, unsigned n)
{
    while (n-- > 0)
        pop(e, kept[n]);
}

/* Where the state is when n registers were pushed. */
static int32_t state_disp(unsigned n)
{
    return (int32_t)(8 * (n + 1));
}

/* movaps to (0x29) or from (0x28) memory, for the xmm registers of the pool */
static void move_xmm(struct emitter *e, unsigned opcode)
{
    for (int k = 0; k < XMM_POOL; k++)
        op0f_mem(e, opcode, k, RSP, 16 * k);
}

/* Call fn; all that translated code has in registers is kept but rax and rdx, KEPT of them pushed already. Its result is
 * the new state, or what to take off r14, and the routine is done. */
static void emit_call(struct emitter *e, const void *fn, bool holds)
{
    alu_ri(e, ALU_SUB, 1, RSP, 16 * XMM_POOL); /* calls find the stack aligned */
    move_xmm(e, 0x29);
    mov_imm(e, RAX, (uint64_t)(uintptr_t)fn);
    call_reg(e, RAX);
    move_xmm(e, 0x28);
    alu_ri(e, ALU_ADD, 1, RSP, 16 * XMM_POOL);
    if (holds)
        alu_rr(e, ALU_SUB, 1, R14, RAX);
    else
        set_state(e, state_disp(KEPT), RAX, RDX);
    pop_some(e, KEPT);
    byte(e, 0xc3);
}

/* In: rax the point, rdx the line. Lost: rax, rdx. The state is found above the return address. */
static void emit_ask(struct emitter *e, const struct caches *k, enum cache_access kind)
{
    push_some(e, KEPT);
    lea(e, 1, RDI, RBP, -SLOT_BIAS);
    mov_rr(e, 1, RSI, RAX);
    mov_load(e, 0, RCX, RSP, state_disp(KEPT));
    mov_imm(e, R8, kind);
    emit_call(e, ask, k->shape.miss_holds);
}

/* ---- the frequent cases of an access that does not repeat: the TLB has the page, and the first level the line or, where there
 * is none behind it, the memory ------------------------------------------------------------------------ */

/* What the caches are to one kind of access. */
struct view {
    struct caches *k;
    const struct cache_last *last;
    const struct cache_level *first;
    const struct cache_tlb *tlb;
    bool outer;           /* a line that is not there is for C to find */
    uint32_t late;        /* what comes late if it is not there; 0: nothing */
};

static bool view_of(struct caches *k, enum cache_access kind, struct view *v)
{
    bool fetch = kind == CACHE_FETCH;
    *v = (struct view){
        .k = k,
        .last = &k->last[fetch ? CACHE_SIDE_FETCH : CACHE_SIDE_DATA],
        .first = fetch ? &k->fetch : &k->data,
        .tlb = fetch && k->itlb.entries ? &k->itlb : &k->dtlb,
        .outer = k->outer[0].tags,
        .late = kind == CACHE_STORE ? 0 : k->shape.memory_cycles | (fetch ? 0 : TIMED_LATE_DATA),
    };
    return kind <= CACHE_STORE && v->tlb->entries && v->first->ways <= 8 && !(v->first->ways & (v->first->ways - 1));
}

static int32_t of_caches(const struct view *v, const void *field)
{
    return (int32_t)((const char *)field - (const char *)v->k);
}

/* rdi: the page's entry. Returns the jumps that are taken if it is not there at once. */
static void emit_page(struct emitter *e, const struct view *v, uint8_t *slow[2])
{
    mov_rr(e, 1, R8, RDX);
    shift_ri(e, SHIFT_SHR, 1, R8, v->k->page_shift - v->last->shift);
    mov_rr(e, 1, RDI, R8);
    shift_ri(e, SHIFT_SHR, 1, RDI, 10);
    alu_rr(e, ALU_XOR, 1, RDI, R8);
    alu_ri(e, ALU_AND, 0, RDI, CACHE_TLB_BUCKETS - 1);
    rex(e, 0, RDI, RDI, RSI, false); /* movzx edi, word [rsi + rdi * 2 + bucket] */
    byte(e, 0x0f);
    byte(e, 0xb7);
    modrm_index(e, RDI, RSI, RDI, 1, of_caches(v, v->tlb->bucket));
    alu_rm(e, ALU_XOR, 1, R8, RSI, of_caches(v, &v->k->space_page));
    alu_ri(e, ALU_SUB, 0, RDI, 1);
    slow[0] = jcc(e, CC_B);
    mov_imm(e, R10, (uint64_t)(uintptr_t)v->tlb->page);
    rex(e, 1, R8, RDI, R10, false); /* cmp [r10 + rdi * 8], r8 */
    byte(e, 0x39);
    modrm_index(e, R8, R10, RDI, 3, 0);
    slow[1] = jcc(e, CC_NE);
}

/* r9: the set, r8: the line's tag. */
static void emit_set(struct emitter *e, const struct view *v)
{
    mov_imm(e, R9, (uint64_t)(uintptr_t)v->first->tags);
    mov_rr(e, 0, RCX, RDX);
    alu_ri(e, ALU_AND, 0, RCX, (int32_t)v->last->mask);
    shift_ri(e, SHIFT_SHL, 1, RCX, 3 + (unsigned)__builtin_ctz(v->first->ways));
    alu_rr(e, ALU_ADD, 1, R9, RCX);
    mov_load(e, 1, R8, RSI, of_caches(v, &v->last->space));
    alu_rr(e, ALU_XOR, 1, R8, RDX);
    alu_ri(e, ALU_ADD, 1, R8, 1);
}

/* mov [base + index * 8], r, or with 8b the other way */
static void table_op(struct emitter *e, unsigned opcode, int base, int index, int r)
{
    rex(e, 1, r, index, base, false);
    byte(e, opcode);
    modrm_index(e, r, base, index, 3, 0);
}

/* What cache.c's tlb_look_up() does to the entry. */
static void emit_stamp(struct emitter *e, const struct view *v)
{
    mov_load(e, 1, RCX, RSI, of_caches(v, &v->tlb->now));
    alu_ri(e, ALU_ADD, 1, RCX, CACHE_TLB_NOW);
    mov_store(e, 1, RSI, of_caches(v, &v->tlb->now), RCX);
    alu_rr(e, ALU_OR, 1, RCX, RDI);
    mov_imm(e, R10, (uint64_t)(uintptr_t)v->tlb->stamp);
    table_op(e, 0x89, R10, RDI, RCX);
    if (v->first == &v->k->fetch) {
        mov_imm(e, R10, (uint64_t)(uintptr_t)v->tlb->fetched);
        rex(e, 0, 0, RDI, R10, false); /* mov byte [r10 + rdi], 1 */
        byte(e, 0xc6);
        modrm_index(e, 0, R10, RDI, 0, 0);
        byte(e, 1);
    }
    mov_imm(e, R10, (uint64_t)(uintptr_t)v->tlb->touched);
    lea_index(e, 1, RDI, R10, RDI, 3, 0);
    mov_load(e, 1, R10, RDI, 0);
    mov_rr(e, 1, RCX, RDX);
    unsigned within = v->k->page_shift - v->last->shift;
    shift_ri(e, within > 6 ? SHIFT_SHR : SHIFT_SHL, 1, RCX, within > 6 ? within - 6 : 6 - within);
    op0f_reg(e, 1, 0xab, RCX, R10, false); /* bts r10, rcx */
    mov_store(e, 1, RDI, 0, R10);
}

/* The page is looked up, the line is its set's last one, and first in the set. */
static void emit_touch(struct emitter *e, const struct view *v, uint8_t *hit[8])
{
    emit_stamp(e, v);
    mov_imm(e, R10, (uint64_t)(uintptr_t)v->last->line);
    mov_rr(e, 0, RCX, RDX);
    alu_ri(e, ALU_AND, 0, RCX, (int32_t)v->last->mask);
    table_op(e, 0x89, R10, RCX, RDX);
    mov_load(e, 1, RDI, R9, 0);
    mov_store(e, 1, R9, 0, R8);
    for (unsigned way = 0; way < v->first->ways; way++) {
        if (way) {
            mov_load(e, 1, RCX, R9, (int32_t)(8 * way));
            mov_store(e, 1, R9, (int32_t)(8 * way), RDI);
            mov_rr(e, 1, RDI, RCX);
        }
        alu_rr(e, ALU_CMP, 1, RDI, R8);
        hit[way] = jcc(e, CC_E);
    }
}

static uint64_t late_number(struct cpu *c, uint32_t before, uint32_t what)
{
    return timed_late_number(c->timed->timing, before, what);
}

/* The state becomes the one with v->late behind it. Returns by itself. */
static void emit_late(struct emitter *e, const struct cpu *c, const struct view *v)
{
    mov_load(e, 0, RCX, RAX, offsetof(struct host_point, insn));
    shift_ri(e, SHIFT_SHL, 0, RCX, TIMED_LATE_INSN);
    alu_ri(e, ALU_OR, 0, RCX, (int32_t)v->late);
    mov_rr(e, 0, RDX, RCX);
    shift_ri(e, SHIFT_SHL, 1, RCX, 32);
    mov_load(e, 1, RDI, RSP, state_disp(QUICK_KEPT)); /* the whole word: clock.h compares it at once */
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
    mov_store(e, 1, RSP, state_disp(QUICK_KEPT), RCX);
    pop_some(e, QUICK_KEPT);
    byte(e, 0xc3);

    land(e, other);
    push(e, kept[QUICK_KEPT]);
    lea(e, 1, RDI, RBP, -SLOT_BIAS);
    emit_call(e, late_number, false);
}

/* The processor waits for the line. */
static void emit_hold(struct emitter *e, const struct cpu *c, const struct view *v)
{
    uint32_t cycles = v->k->shape.memory_cycles;
    bool fetch = v->first == &v->k->fetch;
    alu_mi(e, ALU_ADD, 1, RSI, of_caches(v, &v->k->held[fetch ? CACHE_HOLD_FETCH : CACHE_HOLD_DATA]), (int32_t)cycles);
    alu_ri(e, ALU_SUB, 1, R14, (int32_t)(cycles << clock_shift(c)));
}

/* Falls through to what C does when it does not know. */
static void emit_quick(struct emitter *e, const struct cpu *c, const struct view *v)
{
    uint8_t *slow[3] = {NULL}, *hit[8], *there[8];
    push_some(e, QUICK_KEPT);
    mov_imm(e, RSI, (uint64_t)(uintptr_t)v->k);
    emit_page(e, v, slow);
    emit_set(e, v);
    if (v->outer) {
        for (unsigned way = 0; way < v->first->ways; way++) {
            alu_rm(e, ALU_CMP, 1, R8, R9, (int32_t)(8 * way));
            there[way] = jcc(e, CC_E);
        }
        slow[2] = jmp(e);
        for (unsigned way = 0; way < v->first->ways; way++)
            land(e, there[way]);
    }
    emit_touch(e, v, hit);
    if (!v->outer) {
        alu_mi(e, ALU_ADD, 1, RSI, of_caches(v, &v->first->misses), 1);
        if (v->late && v->k->shape.miss_holds)
            emit_hold(e, c, v);
        else if (v->late)
            emit_late(e, c, v);
    }
    for (unsigned way = 0; way < v->first->ways; way++)
        land(e, hit[way]);
    pop_some(e, QUICK_KEPT);
    byte(e, 0xc3);
    for (unsigned i = 0; i < 3; i++)
        if (slow[i])
            land(e, slow[i]);
    pop_some(e, QUICK_KEPT);
}

void x64_cache_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e)
{
    if (!c->timed || !c->timed->timing->caches)
        return;
    for (enum cache_access kind = CACHE_FETCH; kind <= CACHE_FP_STORE; kind++) {
        struct view v;
        hc->cache[kind] = hc->exec + (e->p - hc->write);
        if (view_of(c->timed->timing->caches, kind, &v))
            emit_quick(e, c, &v);
        emit_ask(e, c->timed->timing->caches, kind);
    }
}
