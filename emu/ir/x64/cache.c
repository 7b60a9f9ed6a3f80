/* cache.c - see cache.h. */
#include "emu/ir/x64/cache.h"
#include "emu/ir/timed.h"
#include "emu/ir/x64/clock.h"

/* ---- the caches' memory, which is low ------------------------------------------------------------ */

/* [p + index << scale]; index may be NO_REG. opcode: 0xf…: two bytes. */
static void low_op(struct emitter *e, int w, unsigned opcode, int r, const void *p, int index, unsigned scale)
{
    rex(e, w, r, index == NO_REG ? 0 : index, 0, false);
    if (opcode >> 8)
        byte(e, opcode >> 8);
    byte(e, opcode & 0xff);
    byte(e, 0x04u | (unsigned)(r & 7) << 3);
    byte(e, scale << 6 | (unsigned)(index == NO_REG ? RSP : index & 7) << 3 | 5);
    imm32(e, (uint32_t)(uintptr_t)p);
}

enum { LOAD = 0x8b, LOAD_16 = 0x0fb7, STORE = 0x89 };

static void store_16(struct emitter *e, int r, const void *p, int index, unsigned scale)
{
    byte(e, 0x66);
    low_op(e, 0, STORE, r, p, index, scale);
}

static void store_byte(struct emitter *e, unsigned value, const void *p, int index)
{
    low_op(e, 0, 0xc6, 0, p, index, 0);
    byte(e, value);
}

static void store_16_imm(struct emitter *e, unsigned value, const void *p, int index, unsigned scale)
{
    byte(e, 0x66);
    low_op(e, 0, 0xc7, 0, p, index, scale);
    byte(e, value & 0xff);
    byte(e, value >> 8);
}

static void compare_byte(struct emitter *e, unsigned value, const void *p, int index)
{
    low_op(e, 0, 0x80, ALU_CMP, p, index, 0);
    byte(e, value);
}

static void count(struct emitter *e, const uint64_t *counter, uint32_t n)
{
    low_op(e, 1, 0x81, ALU_ADD, counter, NO_REG, 0);
    imm32(e, n);
}

/* cmp [entry], line; rdx is lost */
static void compare_entry(struct emitter *e, const uint64_t *entry, uint64_t line)
{
    if (line <= INT32_MAX) {
        low_op(e, 1, 0x81, ALU_CMP, entry, NO_REG, 0);
        imm32(e, (uint32_t)line);
        return;
    }
    mov_imm(e, RDX, line);
    low_op(e, 1, 0x39, RDX, entry, NO_REG, 0);
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

static bool is_small_power(unsigned ways)
{
    return ways <= 8 && !(ways & (ways - 1));
}

/* Does emit_mapped() know caches of such a shape? */
static bool is_mapped(const struct caches *k)
{
    return k->mapped && k->dtlb.entries && !k->itlb.entries && !k->outer[0].tags && k->shape.miss_holds &&
           k->last[CACHE_SIDE_FETCH].owns && k->last[CACHE_SIDE_DATA].owns;
}

void x64_cache_plan(struct x64 *x)
{
    const struct caches *k = caches_of(x);
    unsigned stack = x->c->isa->stack_slot, line = k ? 1u << k->last[CACHE_SIDE_DATA].shift : 1;
    x->lines.stack = false;
    if (!k || !is_mapped(k))
        return;
    if (x->hc->stack_odd || x->c->slot[stack] & (line - 1))
        stack = 0;
    x64_plan_lines(&x->lines, x->b, x->nslots, stack, line);
}

void x64_cache_enter(struct x64 *x)
{
    unsigned slot = x->c->isa->stack_slot;
    if (!x->lines.stack)
        return;
    int32_t within = (1 << caches_of(x)->last[CACHE_SIDE_DATA].shift) - 1;
    if (x->where[slot] != NO_REG) {
        test_ri(&x->e, 0, x->where[slot], within);
    } else {
        op_mem(&x->e, 0, 0xf7, 0, x64_base(x, slot), x64_at(x, slot)); /* test */
        imm32(&x->e, (uint32_t)within);
    }
    x64_new_stub(x, STUB_STACK, jcc(&x->e, CC_NE));
    x->aligned[slot] = (uint8_t)(within + 1);
}

bool x64_cache_finds_stack_odd(const struct cpu *c, struct host_code *hc)
{
    const struct caches *k = c->timed ? c->timed->timing->caches : NULL;
    unsigned slot = c->isa->stack_slot;
    if (!k || !slot || hc->stack_odd || !(c->slot[slot] & ((1u << k->last[CACHE_SIDE_DATA].shift) - 1)))
        return false;
    return hc->stack_odd = true;
}

static void new_site(struct x64 *x, uint8_t *jump, enum cache_access kind, uint64_t line, struct host_point *point)
{
    if (x->nsites == sizeof x->sites / sizeof x->sites[0])
        ir_bug(x->c, "too many accesses in a block");
    x->sites[x->nsites++] = (struct cache_site){.jump = jump, .back = x->e.p, .point = point, .kind = kind, .line = line};
}

/* The access of the last site may displace lines that others rely on: where are they? */
static void note_looks(struct x64 *x, unsigned op)
{
    struct cache_site *s = &x->sites[x->nsites - 1];
    const struct line_plan *p = &x->lines;
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
    uint8_t *site = jcc(&x->e, cc);
    if (!x->e.full)
        set_target(site, x->start + s->point->stub);
}

/* Lines that later accesses rely on must still repeat. Or the block is left where this one is done. */
static void emit_looks(struct x64 *x, const struct cache_site *s)
{
    const struct line_plan *p = &x->lines;
    const struct cache_last *l = &caches_of(x)->last[CACHE_SIDE_DATA];
    for (unsigned k = 0; s->look + k < p->nlooks && p->looks[s->look + k].op == s->op; k++) {
        const struct line_look *look = &p->looks[s->look + k];
        int home = s->home[k];
        if (p->until[look->line] <= s->op)
            continue;
        if (home == NO_REG)
            mov_load(&x->e, 0, home = RDX, x64_base(x, look->slot), x64_at(x, look->slot));
        if (is_xmm(home))
            mov_from_xmm(&x->e, 0, RDX, home), home = RDX;
        lea(&x->e, 0, RDX, home, look->disp);
        shift_ri(&x->e, SHIFT_SHR, 0, RDX, l->shift);
        compare_byte(&x->e, CACHE_REPEATS, l->map, RDX);
        leave_if(x, CC_NE, s);
    }
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
        if (l->map)
            compare_byte(&x->e, CACHE_REPEATS, &l->map[line], NO_REG);
        else
            compare_entry(&x->e, &l->line[line & l->mask], line);
        new_site(x, jcc(&x->e, CC_NE), CACHE_FETCH, line, is_mapped(k) ? NULL : x64_new_point(x));
    }
    x->fetched.insns = x->fetched.insns < end ? end : x->fetched.insns;
    x->insn = insn;
}

void x64_cache_join(struct x64 *x, const struct fetched *in)
{
    if (x->unreachable || (in->insns < x->fetched.insns && in->line != x->fetched.line))
        x->fetched = *in;
}

bool x64_cache_asks(const struct x64 *x, const struct ir_op *o)
{
    const struct caches *k = caches_of(x);
    return k && !(is_mapped(k) && x->lines.repeats[o - x->b->ops]);
}

void x64_cache_access(struct x64 *x, const struct ir_op *o, int a, int index, struct host_point *point)
{
    const struct caches *k = caches_of(x);
    unsigned op = (unsigned)(o - x->b->ops);
    if (!x64_cache_asks(x, o))
        return;
    bool fp = o->flags & IR_MEM_FP, store = ir_op_info(o) & OP_USE_B;
    const struct cache_last *l = &k->last[fp ? CACHE_SIDE_FP : CACHE_SIDE_DATA];
    enum cache_access kind = store ? (fp ? CACHE_FP_STORE : CACHE_STORE) : fp ? CACHE_FP_LOAD : CACHE_LOAD;
    if (index == NO_REG)
        lea(&x->e, !k->mapped, RDX, a, o->imm);
    else
        lea_index(&x->e, !k->mapped, RDX, a, index, ir_scale(o->flags), o->imm);
    shift_ri(&x->e, SHIFT_SHR, !l->map, RDX, l->shift);
    if (l->map) {
        compare_byte(&x->e, CACHE_REPEATS, l->map, RDX);
        new_site(x, jcc(&x->e, CC_NE), kind, 0, point);
        note_looks(x, op);
        return;
    }
    mov_rr(&x->e, 0, RAX, RDX);
    alu_ri(&x->e, ALU_AND, 0, RAX, (int32_t)l->mask);
    low_op(&x->e, 1, 0x39, RDX, l->line, RAX, 3);
    new_site(x, jcc(&x->e, CC_NE), kind, 0, point);
}

void x64_cache_emit_sites(struct x64 *x)
{
    for (unsigned i = 0; i < x->nsites && !x->e.full; i++) {
        const struct cache_site *s = &x->sites[i];
        land(&x->e, s->jump);
        if (s->kind == CACHE_FETCH)
            mov_imm(&x->e, RDX, s->line);
        if (is_mapped(caches_of(x)))
            mov_imm(&x->e, RAX, (uint32_t)x->b->pc >> caches_of(x)->page_shift);
        else
            mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)s->point);
        call_to(&x->e, x->hc->cache[s->kind] - x->hc->exec + x->hc->write);
        if (caches_of(x)->shape.miss_holds && s->kind != CACHE_FETCH) {
            x64_clock_compare_bound(x);
            leave_if(x, CC_L, s);
        }
        if (is_mapped(caches_of(x)) && s->kind != CACHE_FETCH)
            emit_looks(x, s);
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
enum { KEPT = sizeof kept };

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

/* ---- an access that does not repeat --------------------------------------------------------------- */

/* What the caches are to one kind of access. */
struct view {
    struct caches *k;
    enum cache_access kind;
    const struct cache_last *last;
    struct cache_level *first;
    struct cache_tlb *tlb;
    unsigned shift;       /* of cycles in r14 */
    uint32_t cycles;      /* for which a miss holds the processor; 0: for none */
};

static struct view view_of(const struct cpu *c, enum cache_access kind)
{
    struct caches *k = c->timed->timing->caches;
    bool fetch = kind == CACHE_FETCH, skips = kind >= CACHE_FP_LOAD && k->shape.fp_skips_first;
    return (struct view){
        .k = k,
        .kind = kind,
        .last = &k->last[fetch ? CACHE_SIDE_FETCH : skips ? CACHE_SIDE_FP : CACHE_SIDE_DATA],
        .first = fetch ? &k->fetch : skips ? &k->outer[0] : &k->data,
        .tlb = fetch && k->itlb.entries ? &k->itlb : &k->dtlb,
        .shift = clock_shift(c),
        .cycles = kind == CACHE_STORE ? 0 : k->shape.memory_cycles,
    };
}

/* The entry rsi, which is not the newest of the TLB, becomes that. rax, rcx and rdi are lost. */
static void emit_make_newest(struct emitter *e, const struct view *v)
{
    struct cache_page *ends = v->tlb->pages;
    low_op(e, 0, LOAD_16, RDI, &ends->older, NO_REG, 0);
    low_op(e, 0, LOAD_16, RAX, &ends->older, RSI, 0);
    low_op(e, 0, LOAD_16, RCX, &ends->newer, RSI, 0);
    store_16(e, RCX, &ends->newer, RAX, 0);
    store_16(e, RAX, &ends->older, RCX, 0);
    store_16(e, RSI, &ends->newer, RDI, 0);
    store_16(e, RDI, &ends->older, RSI, 0);
    store_16_imm(e, 0, &ends->newer, RSI, 0);
    store_16(e, RSI, &ends->older, NO_REG, 0);
}

/* Returns the jump that is taken if the entry rsi is not the newest. */
static uint8_t *emit_is_newest(struct emitter *e, const struct view *v)
{
    byte(e, 0x66);
    low_op(e, 0, 0x3b, RSI, &v->tlb->pages->older, NO_REG, 0); /* cmp */
    return jcc(e, CC_NE);
}

static void emit_use_entry(struct emitter *e, const struct view *v)
{
    uint8_t *other = emit_is_newest(e, v), *newest = jmp(e);
    land(e, other);
    emit_make_newest(e, v);
    land(e, newest);
}

/* The line rdx is its set's last one, and first in the set. rax, rcx, rsi and rdi are lost. Returns the jumps that are taken when
 * it was there, by way. */
static void emit_use_line(struct emitter *e, const struct view *v, uint8_t *hit[8])
{
    const struct cache_last *l = v->last;
    mov_rr(e, 0, RCX, RDX);
    alu_ri(e, ALU_AND, 0, RCX, (int32_t)l->mask);
    if (!l->map) /* otherwise that is done elsewhere */
        low_op(e, 1, STORE, RDX, l->line, RCX, 3);
    shift_ri(e, SHIFT_SHL, 0, RCX, 3 + (unsigned)__builtin_ctz(v->first->ways));
    low_op(e, 1, LOAD, RAX, &l->space, NO_REG, 0); /* the tag */
    alu_rr(e, ALU_XOR, 1, RAX, RDX);
    alu_ri(e, ALU_ADD, 1, RAX, 1);
    low_op(e, 1, LOAD, RDI, v->first->tags, RCX, 0);
    for (unsigned way = 0;; way++) {
        alu_rr(e, ALU_CMP, 1, RDI, RAX);
        hit[way] = jcc(e, CC_E);
        if (way == 0)
            low_op(e, 1, STORE, RAX, v->first->tags, RCX, 0);
        if (way + 1 == v->first->ways)
            return;
        low_op(e, 1, LOAD, RSI, v->first->tags + way + 1, RCX, 0);
        low_op(e, 1, STORE, RDI, v->first->tags + way + 1, RCX, 0);
        mov_rr(e, 1, RDI, RSI);
    }
}

static void emit_hold(struct emitter *e, const struct view *v, enum cache_hold what, uint32_t cycles)
{
    if (!cycles)
        return;
    count(e, &v->k->held[what], cycles);
    alu_ri(e, ALU_SUB, 1, R14, (int32_t)(cycles << v->shift));
}

/* ---- with a map: all of it ------------------------------------------------------------------------- */

/* The bytes of the page whose number is in rax, shifted to that of its first line, are cleared. */
static void emit_forget_lines(struct emitter *e, const struct cache_last *l, unsigned within)
{
    enum { ZERO = XMM0 + 15 };
    avx(e, MAP_0F, PP_66, 0, 0xef, ZERO, ZERO, ZERO); /* vpxor */
    for (unsigned k = 0; k < 1u << within; k += 16)
        avx_mem(e, PP_NONE, 0x11, ZERO, 0, RAX, (int32_t)(uintptr_t)(l->map + k)); /* vmovups */
}

/* As cache.c's tlb_look_up() when the page is not there. rsi: its entry, which emit_use_entry() is still to see. */
static void emit_new_page(struct emitter *e, const struct view *v)
{
    const struct caches *k = v->k;
    struct cache_page *ends = v->tlb->pages;
    const struct cache_last *fetch = &k->last[CACHE_SIDE_FETCH], *data = &k->last[CACHE_SIDE_DATA];
    low_op(e, 0, LOAD_16, RSI, &ends->newer, NO_REG, 0);
    if (v->kind != CACHE_FETCH) { /* which would look for the page that is in use */
        low_op(e, 0, 0x39, RAX, &ends->here, RSI, 0);
        uint8_t *other = jcc(e, CC_NE);
        emit_use_entry(e, v);
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
static void emit_first_use(struct emitter *e, const struct view *v, uint8_t **hit)
{
    const struct cache_last *l = v->last;
    unsigned shift = 3 + (unsigned)__builtin_ctz(v->first->ways);
    uint8_t *there[8], *missed = NULL;
    emit_use_line(e, v, there);
    for (unsigned pass = 0; pass < 2; pass++) { /* missed, found */
        if (pass)
            for (unsigned way = 0; way < v->first->ways; way++)
                land(e, there[way]);
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

static void emit_pop_return(struct emitter *e, unsigned n)
{
    pop_some(e, n);
    byte(e, 0xc3);
}

/* The line missed; the routine is done. */
static void emit_missed(struct emitter *e, const struct view *v)
{
    count(e, &v->first->misses, 1);
    emit_hold(e, v, v->kind == CACHE_FETCH ? CACHE_HOLD_FETCH : CACHE_HOLD_DATA, v->cycles);
    emit_pop_return(e, FEW);
}

/* The line rdx of a set of two is known to hit: the two change places. */
static void emit_exchange(struct emitter *e, const struct view *v)
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
    emit_pop_return(e, FEW);
}

/* The line rdx, of which nothing is known, in its set. The routine is done. */
static void emit_ask_set(struct emitter *e, const struct view *v)
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
        low_op(e, 0, 0xd0, SHIFT_SHL, l->map, RSI, 0); /* shl byte, 1 */
        shift_ri(e, SHIFT_SHL, 1, RSI, 32);
        alu_rr(e, ALU_OR, 1, RSI, RDX);
        low_op(e, 1, STORE, RSI, l->used, RCX, 3);
        store_byte(e, CACHE_REPEATS, l->map, RDX);
        emit_missed(e, v);
        land(e, second);
        low_op(e, 0, 0xd0, SHIFT_SHL, l->map, RSI, 0);
        shift_ri(e, SHIFT_SHL, 1, RSI, 32);
        alu_rr(e, ALU_OR, 1, RSI, RDX);
        low_op(e, 1, STORE, RSI, l->used, RCX, 3);
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
    emit_pop_return(e, FEW);
    land(e, unknown);
    push(e, RDI);
    emit_first_use(e, v, &again);
    pop(e, RDI);
    emit_missed(e, v);
    land(e, again);
    pop(e, RDI);
    emit_pop_return(e, FEW);
}

/* In: rdx the line, and but for fetches rax the number of the page that is executed. Both are lost. */
static void emit_mapped(struct emitter *e, const struct view *v)
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
    uint8_t *older = emit_is_newest(e, v), *newest = e->p;
    emit_ask_set(e, v);
    land(e, older);
    push(e, RDI);
    uint8_t *make = e->p;
    emit_make_newest(e, v);
    pop(e, RDI);
    jmp_to(e, newest);
    land(e, absent);
    push(e, RDI);
    emit_new_page(e, v);
    jmp_to(e, make);
}

/* ---- by tables -------------------------------------------------------------------------------------- */

/* rsi: the page's entry. Returns the jumps that are taken if it is not there at once. */
static void emit_find_page(struct emitter *e, const struct view *v, uint8_t *slow[2])
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
static void emit_find_line(struct emitter *e, const struct view *v, uint8_t *there[8])
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
static void emit_touch(struct emitter *e, const struct view *v)
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

static void land_all(struct emitter *e, uint8_t **sites, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        land(e, sites[i]);
}

/* rcx: the line rdx of the first outer level. */
static void emit_outer_line(struct emitter *e, const struct view *v, const struct cache_level *outer)
{
    mov_rr(e, 1, RCX, RDX);
    if (outer->line_shift > v->last->shift)
        shift_ri(e, SHIFT_SHR, 1, RCX, outer->line_shift - v->last->shift);
}

/* The line rdx becomes the first of its set in the outer level. Returns the jumps that are taken if it was there. */
static void emit_use_outer(struct emitter *e, const struct view *v, struct cache_level *outer, uint8_t *hit[16])
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

static void emit_return(struct emitter *e)
{
    pop_some(e, PUSHED);
    byte(e, 0xc3);
}

static uint64_t late_number(struct cpu *c, uint32_t before, uint32_t what)
{
    return timed_late_number(c->timed->timing, before, what);
}

/* The state becomes the one with rcx cycles behind it, for the point in r9. Returns by itself. */
static void emit_late(struct emitter *e, const struct cpu *c, const struct view *v)
{
    mov_load(e, 0, RDX, R9, offsetof(struct host_point, insn));
    shift_ri(e, SHIFT_SHL, 0, RDX, TIMED_LATE_INSN);
    if (v->kind != CACHE_FETCH)
        alu_ri(e, ALU_OR, 0, RDX, TIMED_LATE_DATA);
    alu_rr(e, ALU_OR, 0, RDX, RCX);
    mov_rr(e, 0, RCX, RDX);
    shift_ri(e, SHIFT_SHL, 1, RCX, 32);
    mov_load(e, 1, RDI, RSP, state_disp(PUSHED)); /* the whole word: clock.h compares it at once */
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
    emit_return(e);
    land(e, other);
    for (unsigned i = PUSHED; i < KEPT; i++)
        push(e, kept[i]);
    lea(e, 1, RDI, RBP, -SLOT_BIAS);
    emit_call(e, late_number, false);
}

/* What the line rdx, which the first level does not have, takes. Returns by itself. */
static void emit_outer(struct emitter *e, const struct cpu *c, const struct view *v)
{
    bool store = v->kind == CACHE_STORE || v->kind == CACHE_FP_STORE;
    unsigned within = v->kind >= CACHE_FP_LOAD ? v->k->shape.outer_cycles[0] : 0;
    uint8_t *found[CACHE_MAX_OUTER + 1];
    unsigned n = 0;
    for (; n < CACHE_MAX_OUTER && v->k->outer[n].tags; n++) {
        struct cache_level *outer = &v->k->outer[n];
        uint8_t *hit[16];
        emit_use_outer(e, v, outer, hit);
        uint8_t *next = jmp(e);
        land_all(e, hit, outer->ways);
        mov_imm(e, RCX, v->k->shape.outer_cycles[n] - within);
        found[n] = jmp(e);
        land(e, next);
    }
    mov_imm(e, RCX, v->k->shape.memory_cycles - within);
    land_all(e, found, n);
    if (store) {
        emit_return(e);
        return;
    }
    test_rr(e, 0, RCX, RCX);
    uint8_t *waits = jcc(e, CC_NE);
    emit_return(e);
    land(e, waits);
    emit_late(e, c, v);
}

/* A store that the first level does not have, to the line used last in its set of the next: nothing changes. rcx, rsi and rdi are lost. */
static void emit_store_repeats(struct emitter *e, const struct view *v)
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
    emit_return(e);
    land(e, other);
    land_all(e, there, v->first->ways);
}

/* All but what the TLB does not find at once, which is for C: behind this. In: rdx the line, rax the point. */
static void emit_by_table(struct emitter *e, const struct cpu *c, const struct view *v)
{
    uint8_t *slow[2], *hit[8], *there[8];
    bool around = v->kind == CACHE_STORE && v->k->shape.write_around, fp = v->kind >= CACHE_FP_LOAD;
    push_some(e, PUSHED);
    if (around && v->k->shape.fp_skips_first)
        emit_store_repeats(e, v);
    emit_find_page(e, v, slow);
    mov_rr(e, 1, R9, RAX);
    emit_touch(e, v);
    emit_use_entry(e, v);
    if (around) {
        emit_find_line(e, v, there);
        uint8_t *absent = jmp(e);
        land_all(e, there, v->first->ways);
        emit_use_line(e, v, hit);
        land_all(e, hit, v->first->ways);
        emit_return(e);
        land(e, absent);
    } else if (!fp) {
        emit_use_line(e, v, hit);
    }
    if (!fp)
        count(e, &v->first->misses, 1);
    emit_outer(e, c, v);
    if (!fp && !around) {
        land_all(e, hit, v->first->ways);
        emit_return(e);
    }
    land_all(e, slow, 2);
    pop_some(e, PUSHED);
}

/* Does emit_by_table() know caches of such a shape? */
static bool is_by_table(const struct caches *k, const struct view *v)
{
    if (k->mapped || k->shape.miss_holds || !v->tlb->entries || !is_small_power(v->first->ways))
        return false;
    for (unsigned n = 0; n < CACHE_MAX_OUTER && k->outer[n].tags; n++)
        if (k->outer[n].ways > 16)
            return false;
    return v->kind < CACHE_FP_LOAD || k->shape.fp_skips_first;
}

void x64_cache_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e)
{
    const struct caches *k = c->timed ? c->timed->timing->caches : NULL;
    for (enum cache_access kind = CACHE_FETCH; k && kind <= CACHE_FP_STORE; kind++) {
        struct view v = view_of(c, kind);
        hc->cache[kind] = hc->exec + (e->p - hc->write);
        if (is_mapped(k) && kind <= CACHE_STORE) {
            emit_mapped(e, &v);
            continue;
        }
        if (is_by_table(k, &v))
            emit_by_table(e, c, &v);
        emit_ask(e, k, kind);
    }
}
