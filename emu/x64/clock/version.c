/* version.c - basic-block versions (version.h): makes them, dispatches by the state at [rsp], chains exits, and adds
 * outcomes to them. */
#include "emu/x64/clock/memo.h"
#include "emu/x64/clock/charge.h"
#include "emu/x64/clock/version.h"
#include "emu/x64/translate.h"

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
    for (unsigned i = 0; i < b->nexits; i++)
        v->exits[i] = ir_exit_as(&b->exits[i], v);
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

/* Returns the number of the state in which the successor begins after path p, canonicalised to what the successor can
 * observe. */
static uint32_t after(struct cpu *c, const struct clock_exit *k, const struct path_cost *p)
{
    return k->stores ? p->after : cost_merge_state(c, k->exit->owner, p->after, k->exit->pc, k->exit->mode);
}

/* Stores the exit state for successors that read it, and clears the path bits. */
static void store_state(struct emitter *e, const struct clock_exit *k, const struct path_cost *p)
{
    mov_store_imm(e, RSP, 0, k->stores ? (int32_t)p->after : 0);
}

/* Loads the path bits as part of the quadword in which they were stored: a load of the upper half alone would stall on
 * the host's store forwarding. */
static void load_path_bits(struct emitter *e, int d)
{
    mov_load(e, 1, d, RSP, 0);
    shift_ri(e, SHIFT_SHR, 1, d, 32);
}

/* Emits what an exit of general code does on the present word: as emit_outcome(). */
static uint8_t *emit_general(struct emitter *e, const struct cpu *c, const struct clock_exit *k, const struct path_cost *p)
{
    if (k->wide) {
        mov_imm(e, k->scratch, c->clock_word);
        op_mem(e, 1, 0x39, k->scratch, RSP, 0); /* cmp */
    } else {
        op_mem(e, 0, 0x81, ALU_CMP, RSP, 0);
        imm32(e, (uint32_t)c->clock_word);
    }
    uint8_t *other = jcc(e, CC_NE);
    if (p->after != c->clock_word)
        mov_store_imm(e, RSP, 0, (int32_t)p->after);
    x64_clock_subtract(e, c, k, p);
    return other;
}

/* Emits an outcome: compares the path bits, stores the exit state, subtracts the cycles. Returns the jump taken on
 * other path bits, or NULL if they are not compared. */
static uint8_t *emit_outcome(struct emitter *e, const struct cpu *c, const struct clock_exit *k, const struct path_cost *p)
{
    uint8_t *other = NULL;
    if (!k->exit->owner->state)
        return emit_general(e, c, k, p);
    if (k->wide) {
        load_path_bits(e, k->scratch);
        alu_ri(e, ALU_CMP, 0, k->scratch, (int32_t)bits_of(c));
        other = jcc(e, CC_NE);
    }
    if (k->stores || bits_of(c))
        store_state(e, k, p);
    x64_clock_subtract(e, c, k, p);
    return other;
}

static void first_outcome(struct cpu *c, struct clock_exit *k, const struct path_cost *p)
{
    struct emitter e = {.p = k->room, .limit = k->go};
    uint8_t *other = emit_outcome(&e, c, k, p);
    if (e.full)
        ir_bug(c, "the cost of an exit does not fit");
    x64_clock_nops(&e, (unsigned)(e.limit - e.p));
    if (other)
        set_target(other, k->stub);
    k->last = other;
}

/* Makes a further exit with the target of k's, in the state `after`. */
static struct ir_exit *new_outcome(struct cpu *c, const struct clock_exit *k, uint32_t after)
{
    struct ir_block *v = k->exit->owner;
    struct ir_exit *x = arena_take(&code_of(c)->memory.arena, sizeof *x);
    if (!x)
        ir_no_memory(c, "a block");
    *x = ir_exit_as(k->exit, v);
    x->after = after;
    x->more = v->outcomes;
    v->outcomes = x;
    return x;
}

/* Emits the jump of that exit, to be chained. */
static void emit_outcome_exit(struct emitter *e, const struct host_code *hc, struct ir_exit *x)
{
    x->host_site = jmp_in_time(e);
    x->host_stub = e->p - hc->write + hc->exec;
    land(e, x->host_site);
    leave(e, hc, x, LEAVE_GOTO);
}

/* Appends an outcome. If the exit does not store the state, a new exit is made, and returned. */
static struct ir_exit *further_outcome(struct cpu *c, struct host_code *hc, struct clock_exit *k, const struct path_cost *p)
{
    struct ir_exit *x = k->stores ? NULL : new_outcome(c, k, after(c, k, p) + 1);
    struct emitter e = at_end(hc);
    uint8_t *piece = e.p, *other = emit_outcome(&e, c, k, p);
    if (k->stores)
        jmp_to(&e, k->go);
    else
        emit_outcome_exit(&e, hc, x);
    if (e.full || !other || !k->last) {
        if (x)
            x->host_site = NULL;
        return NULL;
    }
    keep(hc, &e);
    set_target(other, k->stub);
    set_target(k->last, piece);
    k->last = other;
    return x;
}

/* Makes the exit of the paths that only the memo knows. NULL: there is one already, or no room. */
static struct ir_exit *exit_by_state(struct cpu *c, struct host_code *hc, struct clock_exit *k)
{
    if (!k->by_state)
        return NULL;
    struct ir_exit *x = new_outcome(c, k, 0);
    struct emitter e = at_end(hc);
    uint8_t *piece = e.p;
    emit_outcome_exit(&e, hc, x);
    if (e.full) {
        x->host_site = NULL;
        return NULL;
    }
    keep(hc, &e);
    set_target(k->by_state, piece);
    k->by_state = NULL;
    return x;
}

/* ---- tables ------------------------------------------------------------------------------------------ */

enum { TABLE_BITS = 12, TABLE_STATES = 6 };

#define NEW_PATH UINT64_MAX

struct table_entry {
    uint64_t spent; /* what to subtract from r14; 0: the path is new */
    uint64_t to;    /* code of its exit state (executable view); if the exit stores the state: the state, or NEW_PATH */
};

/* An exit's table: an entry for each combination of its path bits, so that no host branch depends on them but the jump
 * to one of the few exit states. It is filled as paths are taken; empty entries lead to C. */
struct clock_table {
    struct table_entry *entry; /* by the packed path bits (pext); writable view */
    unsigned nstates;
    struct {
        uint32_t after;
        uint64_t code;
        struct ir_exit *exit; /* NULL: control goes where the first outcome's goes */
    } state[TABLE_STATES];
};

static bool has_holes(uint32_t mask)
{
    return mask & (mask + 1);
}

static struct table_entry *entry_of(const struct clock_exit *k, uint32_t bits, uint32_t mask)
{
    unsigned at = 0;
    for (unsigned n = 0; mask; mask &= mask - 1, n++)
        at |= (bits & mask & -mask) != 0 ? 1u << n : 0;
    return &k->table->entry[at];
}

/* The packed path bits, twice, to the register `bits`; `at` is lost. */
static void load_packed(struct emitter *e, uint32_t mask, int bits, int at)
{
    unsigned first = (unsigned)__builtin_ctz(mask);
    mov_load(e, 1, bits, RSP, 0);
    if (has_holes(mask >> first)) {
        mov_imm(e, at, (uint64_t)mask << 32);
        pext(e, bits, bits, at);
    } else {
        shift_ri(e, SHIFT_SHR, 1, bits, 32 + first);
    }
    alu_rr(e, ALU_ADD, 0, bits, bits);
}

static void op_entry(struct emitter *e, unsigned op, int reg, int at, int bits, int32_t disp)
{
    rex(e, 1, reg, bits, at, false);
    byte(e, op);
    modrm_index(e, reg, at, bits, 3, disp);
}

/* Emits the look-up in the table at `table`. */
static void emit_look_up(struct emitter *e, const struct clock_exit *k, const uint8_t *table)
{
    int at = k->dyn ? RDI : RDX, bits = k->scratch;
    const int32_t to = offsetof(struct table_entry, to);
    load_packed(e, k->path_bits, bits, at);
    lea_rip(e, at, table);
    if (!k->stores) {
        op_entry(e, 0x2b, R14, at, bits, 0); /* sub */
        op_entry(e, 0xff, 4, at, bits, to);  /* jmp */
        return;
    }
    lea_index(e, 1, at, at, bits, 3, 0);
    mov_load(e, 1, bits, at, to);
    test_rr(e, 1, bits, bits);
    aim(e, jcc(e, CC_S), k->stub);
    mov_store(e, 1, RSP, 0, bits);
    alu_rm(e, ALU_SUB, 1, R14, at, 0);
    jmp_to(e, k->go);
}

/* Replaces the comparisons of k by a table, which is empty. */
static void make_table(struct cpu *c, struct host_code *hc, struct clock_exit *k)
{
    uint32_t mask = k->path_bits;
    size_t entries = (size_t)1 << __builtin_popcount(mask);
    struct emitter e = at_end(hc), room = {.p = k->room, .limit = k->go};
    struct table_entry *entry = (struct table_entry *)(void *)e.p;
    if (!mask || entries > 1 << TABLE_BITS || c->pipeline->timing->counts || (size_t)(e.limit - e.p) < entries * sizeof *entry)
        return;
    for (size_t i = 0; i < entries; i++)
        entry[i] = (struct table_entry){0, k->stores ? NEW_PATH : (uint64_t)(uintptr_t)(k->stub - hc->write + hc->exec)};
    e.p += entries * sizeof *entry;
    uint8_t *look_up = e.p;
    emit_look_up(&e, k, (const uint8_t *)entry);
    struct clock_table *t = e.full ? NULL : arena_take(&hc->arena, sizeof *t);
    if (!t)
        return;
    keep(hc, &e);
    jmp_to(&room, look_up);
    t->entry = entry;
    t->nstates = 0;
    k->table = t;
}

/* Returns the number of the exit state in k's table, adding it if there is room; TABLE_STATES if there is none. */
static unsigned state_in_table(struct cpu *c, struct host_code *hc, struct clock_exit *k, uint32_t state)
{
    struct clock_table *t = k->table;
    unsigned n = 0;
    while (n < t->nstates && t->state[n].after != state)
        n++;
    if (n < t->nstates || n == TABLE_STATES)
        return n;
    struct emitter e = at_end(hc);
    uint8_t *code = e.p;
    struct ir_exit *x = state + 1 == k->exit->after ? NULL : new_outcome(c, k, state + 1);
    mov_store_imm(&e, RSP, 0, 0);
    if (x)
        emit_outcome_exit(&e, hc, x);
    else
        jmp_to(&e, k->go);
    if (e.full) {
        if (x)
            x->host_site = NULL;
        return TABLE_STATES;
    }
    keep(hc, &e);
    t->state[n].after = state;
    t->state[n].code = (uint64_t)(uintptr_t)(code - hc->write + hc->exec);
    t->state[n].exit = x;
    return t->nstates++;
}

/* Enters path p in k's table. Returns false if there is no room for its exit state. *x: the exit to chain. */
static bool enter_in_table(struct cpu *c, struct host_code *hc, struct clock_exit *k, const struct path_cost *p, struct ir_exit **x)
{
    uint64_t spent = (uint64_t)p->cycles << clock_shift(c) | k->exit->insns, to = p->after;
    *x = k->dyn ? NULL : k->exit;
    if (!k->stores) {
        unsigned n = state_in_table(c, hc, k, after(c, k, p));
        if (n == TABLE_STATES)
            return false;
        to = k->table->state[n].code;
        *x = k->table->state[n].exit ? k->table->state[n].exit : *x;
    }
    *entry_of(k, bits_of(c), k->path_bits) = (struct table_entry){spent, to};
    return true;
}

/* Leaves path p to the memo table. Returns the exit of such paths if it is to be chained. */
static struct ir_exit *leave_to_memo(struct cpu *c, struct host_code *hc, struct clock_exit *k, struct path_cost *p)
{
    struct ir_exit *x = k->stores ? NULL : exit_by_state(c, hc, k);
    if (k->stores || !k->by_state)
        x64_memo_put(c, hc, k, (uint64_t)bits_of(c) << 32 | clock_state(c, k->exit->owner),
                     (uint64_t)p->cycles << clock_shift(c) | k->exit->insns, p);
    return x;
}

struct ir_exit *x64_add_outcome(struct cpu *c, struct host_code *hc, struct clock_exit *k, struct path_cost *p)
{
    const struct ir_block *v = k->exit->owner;
    struct ir_exit *x, *fixed = k->dyn ? NULL : k->exit; /* where control goes, if the exit stores the state */

    if (v->state && k->noutcomes == TABLED_AT && !k->table && k->last)
        make_table(c, hc, k);
    if (k->table)
        return enter_in_table(c, hc, k, p, &x) ? x : leave_to_memo(c, hc, k, p);
    if (k->noutcomes == MAX_OUTCOMES || (!v->state && (uint32_t)c->clock_word >= PENDING_MISS)) {
        x = leave_to_memo(c, hc, k, p);
        return v->state ? x : fixed;
    }
    p->fixed = true;
    if (k->noutcomes++) {
        x = further_outcome(c, hc, k, p);
        return v->state ? x : fixed;
    }
    first_outcome(c, k, p);
    if (k->stores)
        return fixed;
    k->exit->after = after(c, k, p) + 1;
    k->subtracted = k->single_outcome;
    return k->exit;
}
