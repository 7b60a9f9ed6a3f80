/*
 * charges.c - what each instruction costs (emu/cpu/exact.h), at the speed of path costs.
 *
 * The idea: the scoreboard is deterministic, so all executions of a path charge each of its instructions the same cycles, by the same
 * causes. Counting paths is enough; when a path or its count is discarded, it is stepped once more, and each instruction's charge times the
 * count goes to the account. Three kinds of cycles belong to no path and are attributed as they occur: stalls of blocking misses,
 * charges by value, and moves of the register stack.
 *
 * Invariant: the counts of a store's paths are of executions for its one account. When a program with another account begins to run
 * its blocks, they are handed in first.
 */
#include "emu/cost/internal.h"
#include "emu/cpu/exact.h"

/* ---- paths ------------------------------------------------------------------------------------ */

/* What one execution of a path adds to the account, by the numbers of figures. A path that is handed in for the second time keeps it: the
 * programs that forked processes run in turn hand in the same paths again and again. */
struct exact_charges {
    uint64_t pc; /* of the block */
    unsigned count, room;
    struct exact_charge {
        uint32_t number, n;
    } charge[];
};

struct receiver {
    struct cpu_exact *account;
    const struct ir_block *block;
    uint64_t skipped;        /* set of the path's skipped instructions */
    uint64_t nullified_mode; /* cpu_timing.nullified_mode */
    uint64_t before;         /* exact_block.before */
    unsigned nclasses, count;
    struct exact_charge charge[IR_MAX_INSNS * (TIMING_CAUSES + 3)]; /* executions, reads and writes, too */
};

static void note_charge(struct receiver *r, uint64_t pc, unsigned what, unsigned n)
{
    if (n)
        r->charge[r->count++] = (struct exact_charge){cpu_exact_number(r->account, pc, what), n};
}

/* Returns what an instruction counts for: a nullified delay slot for its branch, as cpu_cost_pc(). */
static uint64_t cost_pc(const struct receiver *r, unsigned insn)
{
    uint64_t pc = ir_insn_pc(r->block, insn);
    if (!r->nullified_mode || !(ir_insn_mode(r->block, insn) & r->nullified_mode || (r->skipped >> insn & 1)))
        return pc;
    if (!insn)
        return r->before;
    bool delayed = cost_insn_of(r->block, insn - 1)->t.flags & TIMING_IS_DELAYED;
    uint64_t branch = ir_insn_pc(r->block, insn - 1);
    return delayed && branch + 4 == pc ? branch : pc;
}

/* Returns whether the instruction is executed on the path, not skipped. */
static bool is_executed(const struct receiver *r, unsigned insn)
{
    return !(r->nullified_mode && ir_insn_mode(r->block, insn) & r->nullified_mode) && !(r->skipped >> insn & 1);
}

static void receive(void *ctx, unsigned insn, const struct timing_charge *charge)
{
    struct receiver *r = ctx;
    uint64_t fetched = ir_insn_pc(r->block, insn), pc = cost_pc(r, insn);
    unsigned stall = charge->stall_class < r->nclasses ? EXACT_CLASS + (unsigned)charge->stall_class : TIMING_STALL;
    unsigned memory = is_executed(r, insn) ? cost_insn_of(r->block, insn)->t.memory : 0;
    note_charge(r, pc, EXACT_INSTRUCTIONS, 1);
    note_charge(r, pc, EXACT_READS, memory & TIMING_READS ? 1 : 0);
    note_charge(r, pc, EXACT_WRITES, memory & TIMING_WRITES ? 1 : 0);
    for (unsigned k = 0; k < TIMING_CAUSES; k++)
        note_charge(r, timing_is_fetch(k) ? fetched : pc, k == TIMING_STALL ? stall : k, charge->cycles[k]);
}

static void add_charges(struct cpu_exact *account, const struct exact_charge *charge, unsigned count, uint64_t times)
{
    for (unsigned k = 0; k < count; k++)
        cpu_exact_add_number(account, charge[k].number, times * charge[k].n);
}

void exact_charges_clear(struct path_cost *p)
{
    if (p->charges)
        p->charges->count = 0;
}

static void keep_charges(const struct block_costs *tb, struct path_cost *p, const struct receiver *r)
{
    struct exact_charges *x = p->charges;
    if (!x || x->room < r->count) {
        x = arena_take(&tb->store->memory, sizeof *x + r->count * sizeof *x->charge);
        cost_need(x);
        x->room = r->count;
    }
    x->pc = tb->exact->block->pc;
    x->count = r->count;
    memcpy(x->charge, r->charge, r->count * sizeof *x->charge);
    p->charges = x;
}

void exact_path(struct cpu_timing *t, const struct block_costs *tb, struct path_cost *p)
{
    struct cpu_exact *account = tb->store->account;
    if (!tb->exact || !p->count || !account)
        return;
    if (p->charges && p->charges->count && p->charges->pc == tb->exact->block->pc) {
        add_charges(account, p->charges->charge, p->charges->count, p->count);
        return;
    }
    struct receiver r;
    r.account = account;
    r.block = tb->exact->block;
    r.skipped = p->key.skipped;
    r.nullified_mode = t->nullified_mode;
    r.before = tb->exact->before;
    r.nclasses = t->model->nclasses;
    r.count = 0;
    cost_each_charge(t, tb->exact->block, &p->key, receive, &r);
    add_charges(account, r.charge, r.count, p->count);
    if (p->handed_in)
        keep_charges(tb, p, &r);
}

/* ---- blocking misses -------------------------------------------------------------------------- */

void exact_miss(const struct pipeline *d, uint64_t pc, enum cache_access kind, unsigned misses)
{
    if (!d->timing->exact || !d->account)
        return;
    cpu_exact_add(d->account, pc, kind == CACHE_FETCH ? TIMING_ICACHE : TIMING_DCACHE, misses & CACHE_MISS_CYCLES);
    cpu_exact_add(d->account, pc, TIMING_TLB, misses & CACHE_MISS_TLB ? d->caches->shape.tlb_cycles : 0);
}

/* ---- misses ----------------------------------------------------------------------------------- */

unsigned exact_look_up(const struct pipeline *d, enum cache_access kind, uint64_t address, uint64_t pc)
{
    return cpu_exact_look_up(d->timing->exact ? d->account : NULL, d->caches, kind, address, pc);
}

void exact_uncount_store(const struct pipeline *d, uint64_t address, uint64_t pc)
{
    uint64_t before = d->caches->data.misses;
    caches_uncount_store(d->caches, address);
    if (d->timing->exact && d->account)
        cpu_exact_add(d->account, pc, exact_miss_figure(EXACT_FIRST, EXACT_WRITE), d->caches->data.misses - before);
}

struct exact_stalls *exact_stalls_of(struct cpu *c, struct ir_block *b, unsigned insn, unsigned of, unsigned shift)
{
    struct exact_block *x = ((struct block_costs *)b->costs)->exact;
    if (!x->stalls) {
        x->stalls = arena_take(&code_of(c)->memory.arena, b->ninsns * sizeof *x->stalls);
        cost_need(x->stalls);
        memset(x->stalls, 0, b->ninsns * sizeof *x->stalls);
        x->shift = shift;
    }
    exact_note(b->costs, true);
    x->stalled |= 1ull << insn;
    return &x->stalls[insn][of];
}

static void hand_in_stalls(const struct block_costs *tb)
{
    static const enum timing_cause cause[EXACT_STALLS] = {TIMING_ICACHE, TIMING_DCACHE, TIMING_DCACHE, TIMING_EXECUTE};
    struct exact_block *x = tb->exact;
    if (!x || !x->stalls || !tb->store->account)
        return;
    for (uint64_t left = x->stalled; left; left &= left - 1)
        for (unsigned of = 0; of < EXACT_STALLS; of++) {
            unsigned k = (unsigned)__builtin_ctzll(left);
            struct exact_stalls *s = &x->stalls[k][of];
            if (!s->all && !s->misses)
                continue;
            uint64_t pc = ir_insn_pc(x->block, k);
            cpu_exact_add(tb->store->account, pc, cause[of], (s->all >> x->shift) - s->tlb);
            cpu_exact_add(tb->store->account, pc, TIMING_TLB, s->tlb);
            cpu_exact_add(tb->store->account, pc, exact_miss_figure(EXACT_FIRST, of), s->misses);
            cpu_exact_add(tb->store->account, pc, exact_miss_figure(EXACT_TLB, of), s->tlb_misses);
            *s = (struct exact_stalls){0};
        }
}

/* ---- blocks and accounts ---------------------------------------------------------------------- */

void exact_block_new(struct cpu *c, struct ir_block *b)
{
    struct block_costs *tb = b->costs;
    if (!c->pipeline->timing->exact)
        return;
    tb->exact = arena_take(&code_of(c)->memory.arena, sizeof *tb->exact);
    cost_need(tb->exact);
    *tb->exact = (struct exact_block){.block = b, .costs = tb, .before = b->pc};
    if (ir_insn_mode(b, 0) & c->pipeline->timing->nullified_mode)
        tb->exact->before = cpu_branch_of_slot(cpu_isa(c), c->space, b->pc);
    if (c->pipeline->account)
        cpu_exact_code_at(c->pipeline->account, c->space, b->pc);
}

void exact_note(struct block_costs *tb, bool hot)
{
    struct exact_block *x = tb->exact;
    if (!x)
        return;
    x->hot |= hot;
    if (x->link)
        return;
    x->link = &tb->store->counted;
    x->next = tb->store->counted;
    if (x->next)
        x->next->link = &x->next;
    tb->store->counted = x;
}

static void drop_note(struct exact_block *x)
{
    *x->link = x->next;
    if (x->next)
        x->next->link = x->link;
    x->link = NULL;
}

void exact_forget(struct ir_block *b, struct block_costs *tb)
{
    struct exact_block *x = tb->exact;
    if (!x)
        return;
    x->block = b;
    hand_in_stalls(tb);
    if (x->link)
        drop_note(x);
}

static void hand_in_block(struct block_costs *tb)
{
    struct cpu_timing *t = tb->store->timing;
    hand_in_stalls(tb);
    for (unsigned h = 0; h < tb->table_size; h++)
        for (struct path_cost *p = tb->table[h]; p; p = p->next) {
            if (!p->count)
                continue;
            exact_path(t, tb, p);
            p->handed_in += p->count;
            p->count = 0;
        }
}

void exact_hand_in(struct cost_store *s)
{
    for (struct exact_block *x = s->counted, *next; x; x = next) {
        next = x->next;
        hand_in_block(x->costs);
        if (!x->hot)
            drop_note(x);
    }
}

/* The blocks run for another account from now on. */
static void change_account(struct cpu *c, struct cost_store *s)
{
    const struct code *code = code_of(c);
    exact_hand_in(s);
    s->account = c->pipeline->account;
    for (size_t k = 0; k < code->nmarked && s->account; k++)
        cpu_exact_code_at(s->account, c->space, code->marked[k].at);
}

void exact_start(struct cpu *c)
{
    struct cost_store *s = code_of(c)->cost_store;
    if (c->pipeline->timing->exact && s && s->account != c->pipeline->account)
        change_account(c, s);
}

bool cost_exact(struct cpu_timing *t)
{
    return t->exact = t->counts = true;
}

bool cost_set_exact(struct cpu *c, struct cpu_exact *account)
{
    if (!c->pipeline || !c->pipeline->timing->exact)
        return false;
    c->pipeline->account = account;
    return true;
}

void cost_end_exact(struct cpu_timing *t, const struct cpu_exact *account)
{
    for (struct cost_store *s = t->stores; s; s = s->next)
        if (s->account == account) {
            exact_hand_in(s);
            s->account = NULL;
        }
}
