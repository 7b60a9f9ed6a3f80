/* version.c - basic-block versions (version.h): makes them, dispatches by the state at [rsp], chains exits, and adds
 * outcomes to them. */
#include "emu/x64/clock/memo.h"
#include "emu/x64/clock/version_internal.h"

enum { MAX_VERSIONS = 4, MAX_OUTCOMES = 6, TABLED_AT = 3 };

bool x64_has_versions(const struct cpu *c)
{
    return c->pipeline && (!c->pipeline->timing->caches || c->pipeline->timing->caches->shape.blocking_miss);
}

static struct ir_block *new_version(struct cpu *c, struct ir_block *b, uint32_t state)
{
    size_t exits = b->nexits * sizeof b->exits[0];
    struct block_costs *tb = b->costs;
    struct ir_block *v = arena_take(&code_of(c)->memory.arena, sizeof *v + exits);
    if (!v)
        ir_no_memory(c, "a block");
    *v = (struct ir_block){.pc = b->pc,
                           .mode = b->mode,
                           .nops = b->nops,
                           .ninsns = b->ninsns,
                           .nexits = b->nexits,
                           .npool = b->npool,
                           .ops = b->ops,
                           .insns = b->insns,
                           .pool = b->pool,
                           .limit = b->limit,
                           .nslots = b->nslots,
                           .costs = tb,
                           .bound = tb->bound,
                           .version_of = b,
                           .state = state + 1};
    v->exits = (struct ir_exit *)(v + 1);
    for (unsigned i = 0; i < b->nexits; i++) {
        const struct ir_exit *x = &b->exits[i];
        v->exits[i] = (struct ir_exit){.pc = x->pc,
                                       .mode = x->mode,
                                       .insns = x->insns,
                                       .insn = x->insn,
                                       .reason = x->reason,
                                       .trap = x->trap,
                                       .code = x->code,
                                       .owner = v};
    }
    v->next_version = b->versions;
    b->versions = v;
    return v;
}

struct ir_block *x64_version(struct cpu *c, struct ir_block *b)
{
    uint32_t state = c->pipeline->state;
    unsigned n = 0;
    if (!x64_has_versions(c) || state >= PENDING_MISS)
        return b;
    for (struct ir_block *v = b->versions; v; v = v->next_version, n++)
        if (v->state == state + 1)
            return v;
    return n < MAX_VERSIONS ? new_version(c, b, state) : b;
}

unsigned x64_bound(const struct ir_block *v)
{
    const struct block_costs *tb = v->costs;
    return v->state ? cost_bound(tb, v->state - 1) : tb->bound;
}

unsigned x64_bound_at_entry(const struct ir_block *v)
{
    const struct block_costs *tb = v->costs;
    return x64_bound(v) - tb->loads;
}

/* ---- by the state at [rsp] ----------------------------------------------------------------------- */

static void leave(struct emitter *e, const struct host_code *hc, const void *what, enum host_leave why)
{
    mov_imm(e, RAX, (uint64_t)(uintptr_t)what | why);
    jmp_to(e, hc->leave - hc->exec + hc->write);
}

uint8_t *x64_version_check(struct emitter *e, const struct ir_block *v)
{
    op_mem(e, 0, 0x81, ALU_CMP, RSP, 0);
    imm32(e, v->state - 1);
    return jcc(e, CC_NE);
}

/* Emits the check of a version translated without one, apart from its code. Control of other states leaves, until the
 * next version is appended to the list. */
static bool emit_check(struct host_code *hc, struct ir_block *v)
{
    struct host_block *hb = v->host;
    struct emitter e = at_end(hc);
    uint8_t *check = e.p, *other = x64_version_check(&e, v);
    jmp_to(&e, hb->entry - hc->exec + hc->write);
    land(&e, other);
    leave(&e, hc, v->version_of, LEAVE_BUDGET);
    if (e.full)
        return false;
    keep(hc, &e);
    hb->check = check - hc->write + hc->exec;
    hb->other_state = other;
    return true;
}

uint8_t *x64_by_state(struct host_code *hc, struct ir_block *v)
{
    struct ir_block *b = x64_base_of(v);
    struct host_block *hb = v->host;
    if (hb->by_state)
        return b->host_by_state;
    if (!v->state) { /* general code takes all other states: there will be no more versions */
        for (struct ir_block *other = v->versions; other; other = other->next_version)
            if (other->host && !x64_by_state(hc, other))
                return NULL;
        hb->check = hb->entry;
    }
    if (!hb->check && !emit_check(hc, v))
        return NULL;
    hb->by_state = true;
    if (b->host_by_state)
        set_target(b->host_last_state, hb->check - hc->exec + hc->write);
    else
        b->host_by_state = hb->check;
    b->host_last_state = hb->other_state;
    return b->host_by_state;
}

/* ---- exits ---------------------------------------------------------------------------------------- */

static void chain(struct ir_exit *x, struct ir_block *to, const uint8_t *target)
{
    if (!target)
        return;
    code_chain(x, to);
    if (x->host_site && x->next == to)
        set_target(x->host_site, target);
}

/* Returns code that stores the exit state where general code reads it, and enters that. Returns NULL if the buffer is full. */
static const uint8_t *with_state(struct host_code *hc, const struct ir_exit *x, const uint8_t *entry)
{
    struct emitter e = at_end(hc);
    uint8_t *piece = e.p;
    mov_store_imm(&e, RSP, 0, (int32_t)(x->after - 1));
    jmp_to(&e, entry);
    if (e.full)
        return NULL;
    keep(hc, &e);
    return piece;
}

/* Returns where x enters `to` (writable view). */
static const uint8_t *entry_from(const struct cpu *c, const struct host_code *hc, const struct ir_exit *x, const struct ir_block *to)
{
    const struct host_block *hb = to->host;
    bool near = (x->owner->pc ^ to->pc) >> c->space->page_shift == 0;
    return (near ? hb->near : hb->entry) - hc->exec + hc->write;
}

void x64_version_chain(struct cpu *c, struct host_code *hc, struct ir_exit *x, struct ir_block *to)
{
    const uint8_t *entry = entry_from(c, hc, x, to);
    uint8_t *by_state;
    if (x->after)
        chain(x, to, to->state ? entry : with_state(hc, x, entry));
    else if (!x64_has_versions(c))
        chain(x, to, entry);
    else if ((by_state = x64_by_state(hc, to)) != NULL)
        chain(x, x64_base_of(to), by_state - hc->exec + hc->write);
}

static uint32_t bits_of(const struct cpu *c)
{
    return (uint32_t)(c->clock_word >> 32);
}

uint32_t x64_successor_state(struct cpu *c, const struct clock_exit *k, uint32_t state)
{
    return k->stores ? state : cost_merge_state(c, k->exit->owner, state, k->exit->pc, k->exit->mode);
}

/* Returns the same for the state after path p. */
static uint32_t after(struct cpu *c, const struct clock_exit *k, const struct path_cost *p)
{
    return x64_successor_state(c, k, p->after);
}

/* Stores the exit state for successors that read it, and clears the path bits. */
static void store_state(struct emitter *e, const struct clock_exit *k, const struct path_cost *p)
{
    mov_store_imm(e, RSP, 0, k->stores ? (int32_t)p->after : 0);
}

void x64_load_path_bits(struct emitter *e, int d)
{
    mov_load(e, 1, d, RSP, 0);
    shift_ri(e, SHIFT_SHR, 1, d, 32);
}

/* Emits an outcome: compares the path bits, stores the exit state, subtracts the cycles. Returns the jump taken on
 * other path bits, or NULL if they are not compared. */
static uint8_t *emit_outcome(struct emitter *e, const struct cpu *c, const struct clock_exit *k, const struct path_cost *p)
{
    uint8_t *other = NULL;
    if (k->wide) {
        x64_load_path_bits(e, k->scratch);
        alu_ri(e, ALU_CMP, 0, k->scratch, (int32_t)bits_of(c));
        other = jcc(e, CC_NE);
    }
    if (k->stores || bits_of(c))
        store_state(e, k, p);
    x64_clock_subtract(e, c, k, p);
    return other;
}

static void first_outcome(struct cpu *c, const struct clock_exit *k, struct clock_path *w, const struct path_cost *p)
{
    struct emitter e = {.p = w->room, .limit = w->end};
    uint8_t *other = emit_outcome(&e, c, k, p);
    if (e.full)
        ir_bug(c, "the cost of an exit does not fit");
    x64_clock_nops(&e, (unsigned)(e.limit - e.p));
    if (other)
        set_target(other, w->otherwise);
    w->last = other;
}

struct ir_exit *x64_new_outcome(struct cpu *c, const struct clock_exit *k, uint32_t after)
{
    struct ir_block *v = k->exit->owner;
    struct ir_exit *x = arena_take(&code_of(c)->memory.arena, sizeof *x);
    if (!x)
        ir_no_memory(c, "a block");
    *x = (struct ir_exit){.pc = k->exit->pc,
                          .mode = k->exit->mode,
                          .insns = k->exit->insns,
                          .insn = k->exit->insn,
                          .code = k->exit->code,
                          .owner = v,
                          .after = after,
                          .more = v->outcomes};
    v->outcomes = x;
    return x;
}

void x64_emit_outcome_exit(struct emitter *e, const struct host_code *hc, struct ir_exit *x)
{
    x->host_site = jmp_in_time(e);
    x->host_stub = e->p - hc->write + hc->exec;
    land(e, x->host_site);
    leave(e, hc, x, LEAVE_GOTO);
}

/* Appends an outcome. `fixed`: control goes where the first outcome's goes; otherwise a new exit is made, and
 * returned. */
static struct ir_exit *further_outcome(struct cpu *c, struct host_code *hc, const struct clock_exit *k, struct clock_path *w,
                                       const struct path_cost *p, bool fixed)
{
    struct ir_exit *x = fixed ? NULL : x64_new_outcome(c, k, after(c, k, p) + 1);
    struct emitter e = at_end(hc);
    uint8_t *piece = e.p, *other = emit_outcome(&e, c, k, p);
    if (fixed)
        jmp_to(&e, w->end);
    else
        x64_emit_outcome_exit(&e, hc, x);
    if (e.full || !other || !w->last) {
        if (x)
            x->host_site = NULL;
        return NULL;
    }
    keep(hc, &e);
    set_target(other, w->otherwise);
    set_target(w->last, piece);
    w->last = other;
    return x;
}

/* Makes the exit of the paths that only the memo knows. NULL: there is one already, or no room. */
static struct ir_exit *exit_by_state(struct cpu *c, struct host_code *hc, struct clock_exit *k)
{
    if (!k->by_state)
        return NULL;
    struct ir_exit *x = x64_new_outcome(c, k, 0);
    struct emitter e = at_end(hc);
    uint8_t *piece = e.p;
    x64_emit_outcome_exit(&e, hc, x);
    if (e.full) {
        x->host_site = NULL;
        return NULL;
    }
    keep(hc, &e);
    set_target(k->by_state, piece);
    k->by_state = NULL;
    return x;
}

/* ---- path bits that do not change the exit state --------------------------------------------------- */

enum { MAX_MERGED = 1 << 5, EARLY_MERGED = 1 << 3 /* path masks below this are tried at the first outcome, larger ones at the second */ };

/* All combinations of the path bits in `mask`, if they have one exit state. The paths are indexed by the packed bits
 * (pext). */
struct merged {
    uint32_t mask;
    unsigned n; /* 0: they have more than one exit state */
    struct path_cost *path[MAX_MERGED];
};

/* Returns the n-th subset of a path mask of `count` bits. Bits of late instructions change fastest, so that successive
 * paths have most steps in common. *place: the subset's packed bits. */
static uint32_t subset(uint32_t path_bits, unsigned n, unsigned count, unsigned *place)
{
    uint32_t set = 0;
    *place = 0;
    for (unsigned k = 0; k < count; k++, path_bits &= path_bits - 1)
        if (n >> (count - 1 - k) & 1) {
            set |= path_bits & -path_bits;
            *place |= 1u << k;
        }
    return set;
}

static void merge_paths(struct cpu *c, struct clock_exit *k, uint32_t mask, struct merged *m)
{
    struct ir_block *v = k->exit->owner;
    uint64_t next = k->dyn ? c->slot[c->isa->pc_slot] : k->exit->pc;
    unsigned count = (unsigned)__builtin_popcount(mask);
    *m = (struct merged){.mask = mask};
    if (!mask || mask >> CLOCK_FALLS || 1u << count > MAX_MERGED || c->pipeline->timing->counts)
        return;
    for (unsigned n = 0; n < 1u << count; n++) {
        unsigned i;
        uint64_t skipped, missed;
        x64_clock_path_bits(k, subset(mask, n, count, &i), &skipped, &missed);
        m->path[i] = path_cost(c, v, k->exit->insns, (unsigned)(k->exit - v->exits), next, skipped, missed);
        if (after(c, k, m->path[i]) != after(c, k, m->path[0]))
            return;
    }
    m->n = 1u << count;
}

static bool same_cycles(const struct merged *m)
{
    for (unsigned i = 1; i < m->n; i++)
        if (m->path[i]->cycles != m->path[0]->cycles)
            return false;
    return true;
}

/* Emits the table of what to subtract, by packed path bits. Returns NULL if there is no room. */
static const uint8_t *put_table(const struct cpu *c, struct host_code *hc, const struct clock_exit *k, const struct merged *m)
{
    struct emitter e = at_end(hc);
    const uint8_t *table = e.p;
    for (unsigned i = 0; i < m->n; i++)
        imm64(&e, (uint64_t)m->path[i]->cycles << clock_shift(c) | k->exit->insns);
    if (e.full)
        return NULL;
    keep(hc, &e);
    return table;
}

void x64_subtract_from_table(struct emitter *e, int bits, int spent, const uint8_t *table)
{
    lea_rip(e, spent, table);
    rex(e, 1, R14, bits, spent, false); /* sub r14, [spent + bits * 8] */
    byte(e, 0x2b);
    modrm_index(e, R14, spent, bits, 3, 0);
}

/* Subtracts the cycles that the table has for the path bits, so that no host branch depends on them. `loaded`: the bits
 * are in k->scratch already. */
static void subtract_from_table_by_bits(struct emitter *e, const struct clock_exit *k, const struct merged *m, const uint8_t *at,
                                        bool loaded)
{
    int bits = k->scratch, table = k->dyn ? RDI : RDX;
    unsigned first = (unsigned)__builtin_ctz(m->mask);
    if (!loaded)
        x64_load_path_bits(e, bits);
    if (has_holes(m->mask >> first)) {
        mov_imm(e, table, m->mask);
        pext(e, bits, bits, table);
    } else if (first) {
        shift_ri(e, SHIFT_SHR, 0, bits, first);
    }
    x64_subtract_from_table(e, bits, table, at);
}

/* All path bits that may be set at exit k lead to one exit state: emits an outcome that compares nothing. */
static bool merge_all(struct cpu *c, struct host_code *hc, const struct clock_exit *k, struct clock_path *w, const struct merged *m)
{
    struct emitter e = {.p = w->room, .limit = w->end};
    bool same = same_cycles(m);
    const uint8_t *table = same ? NULL : put_table(c, hc, k, m);
    if (!table && !same)
        return false;
    if (table)
        subtract_from_table_by_bits(&e, k, m, table, false);
    else
        x64_clock_subtract(&e, c, k, m->path[0]);
    store_state(&e, k, m->path[0]);
    if (e.full)
        ir_bug(c, "the cost of an exit does not fit");
    x64_clock_nops(&e, (unsigned)(e.limit - e.p));
    return true;
}

/* Emits the outcome of the paths in m. Returns the jump taken on other path bits. */
static uint8_t *emit_seen(struct emitter *e, const struct clock_exit *k, const struct merged *m, const uint8_t *table)
{
    x64_load_path_bits(e, k->scratch);
    test_ri(e, 0, k->scratch, (int32_t)~m->mask);
    uint8_t *other = jcc(e, CC_NE);
    subtract_from_table_by_bits(e, k, m, table, true);
    store_state(e, k, m->path[0]);
    return other;
}

static bool fits_in_place(const struct clock_exit *k, const struct clock_path *w, const struct merged *m)
{
    uint8_t trial[64];
    size_t room = (size_t)(w->end - w->room);
    struct emitter e = {.p = trial, .limit = trial + (room < sizeof trial ? room : sizeof trial)};
    emit_seen(&e, k, m, trial);
    return !e.full;
}

/* Emits one outcome for the paths with bits met so far, in place of the first outcome if there is room. Other paths go
 * to C. */
static bool merge_seen(struct cpu *c, struct host_code *hc, const struct clock_exit *k, struct clock_path *w, const struct merged *m)
{
    const uint8_t *table = put_table(c, hc, k, m);
    struct emitter e = at_end(hc), here = {.p = w->room, .limit = w->end};
    uint8_t *piece = e.p, *other;
    if (!table)
        return false;
    if (fits_in_place(k, w, m)) {
        other = emit_seen(&here, k, m, table);
        x64_clock_nops(&here, (unsigned)(here.limit - here.p));
    } else {
        other = emit_seen(&e, k, m, table);
        jmp_to(&e, w->end);
        if (e.full)
            return false;
        keep(hc, &e);
        jmp_to(&here, piece);
    }
    set_target(other, w->otherwise);
    w->last = other;
    return true;
}

/* Tries to merge p, the next outcome at w, with the earlier ones. Returns false if p remains a separate outcome. */
static bool merge_outcomes(struct cpu *c, struct host_code *hc, struct clock_exit *k, struct clock_path *w, const struct path_cost *p)
{
    struct merged m;
    if (w->n == (k->skips >= EARLY_MERGED) && k->skips) {
        merge_paths(c, k, k->skips, &m);
        if (m.n && (has_holes(m.mask >> __builtin_ctz(m.mask)) && !same_cycles(&m) ? merge_seen : merge_all)(c, hc, k, w, &m))
            return true;
    }
    if (!w->n || !w->last)
        return false;
    merge_paths(c, k, w->seen, &m);
    return m.n && after(c, k, m.path[0]) == after(c, k, p) && merge_seen(c, hc, k, w, &m);
}

struct ir_exit *x64_version_outcome(struct cpu *c, struct host_code *hc, struct clock_exit *k, struct path_cost *p)
{
    const struct ir_block *v = k->exit->owner;
    bool back = k->loops && after(c, k, p) + 1 == v->state, fixed = back || k->stores;
    struct clock_path *w = back ? &k->back : &k->on;

    struct ir_exit *x = NULL;
    bool tabled = w->n >= TABLED_AT && !w->tabled && !(bits_of(c) & k->apart) && x64_version_table(c, hc, k, w, after(c, k, p), &x);
    if (x)
        return x;
    if (w->n == MAX_OUTCOMES && !tabled) {
        x = k->stores ? NULL : exit_by_state(c, hc, k);
        if (k->stores || !k->by_state)
            x64_memo_put(c, hc, k, (uint64_t)bits_of(c) << 32 | (v->state - 1), (uint64_t)p->cycles << clock_shift(c) | k->exit->insns, p);
        return x;
    }
    p->fixed = true;
    w->seen |= bits_of(c);
    if (!w->n)
        w->after = p->after;
    bool merged = tabled || merge_outcomes(c, hc, k, w, p);
    if (!tabled && w->n++ && !merged)
        return further_outcome(c, hc, k, w, p, fixed);
    if (!merged)
        first_outcome(c, k, w, p);
    if (fixed)
        return back || k->dyn ? NULL : k->exit;
    k->exit->after = after(c, k, p) + 1;
    k->subtracted = k->single_outcome;
    return k->exit;
}
