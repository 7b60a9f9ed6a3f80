/*
 * exact.c - what each instruction costs (emu/cpu/exact.h), at the speed of path costs.
 *
 * The idea: the scoreboard is deterministic, so all executions of a path charge each of its instructions the same cycles, by the same
 * causes. Counting paths is enough; when a path or its count is discarded, it is stepped once more, and each instruction's charge times the
 * count goes to the account. Two kinds of cycles belong to no path and are attributed as they occur: stalls of blocking misses, and moves
 * of the register stack.
 *
 * Invariant: the counts of a store's paths are of executions for its one account. When a program with another account begins to run
 * its blocks, they are handed in first.
 */
#include "emu/cost/internal.h"
#include "emu/cpu/exact.h"

/* ---- paths ------------------------------------------------------------------------------------ */

struct receiver {
    struct cpu_exact *account;
    const struct ir_block *block;
    unsigned nclasses;
    uint64_t count;
};

static void receive(void *ctx, unsigned insn, const struct timing_charge *charge)
{
    const struct receiver *r = ctx;
    uint64_t pc = ir_insn_pc(r->block, insn);
    unsigned stall = charge->stall_class < r->nclasses ? EXACT_CLASS + (unsigned)charge->stall_class : TIMING_STALL;
    cpu_exact_add(r->account, pc, EXACT_INSTRUCTIONS, r->count);
    for (unsigned k = 0; k < TIMING_CAUSES; k++)
        cpu_exact_add(r->account, pc, k == TIMING_STALL ? stall : k, r->count * charge->cycles[k]);
}

void exact_path(struct cpu_timing *t, const struct block_costs *tb, const struct path_cost *p)
{
    if (!tb->exact || !p->count || !tb->store->account)
        return;
    struct receiver r = {tb->store->account, tb->exact->block, t->model->nclasses, p->count};
    cost_each_charge(t, tb->exact->block, &p->key, receive, &r);
}

/* ---- blocking misses -------------------------------------------------------------------------- */

void exact_miss(const struct pipeline *d, uint64_t pc, enum cache_access kind, unsigned misses)
{
    if (!d->timing->exact || !d->account)
        return;
    cpu_exact_add(d->account, pc, kind == CACHE_FETCH ? TIMING_ICACHE : TIMING_DCACHE, misses & CACHE_MISS_CYCLES);
    cpu_exact_add(d->account, pc, TIMING_TLB, misses & CACHE_MISS_TLB ? d->caches->shape.tlb_cycles : 0);
}

struct exact_stalls *exact_stalls_of(struct cpu *c, struct ir_block *b, unsigned insn, bool fetch, unsigned shift)
{
    struct exact_block *x = ((struct block_costs *)b->costs)->exact;
    if (!x->stalls) {
        x->stalls = arena_take(&code_of(c)->memory.arena, b->ninsns * sizeof *x->stalls);
        cost_need(x->stalls);
        memset(x->stalls, 0, b->ninsns * sizeof *x->stalls);
        x->shift = shift;
    }
    exact_note(b->costs, true);
    return &x->stalls[insn][!fetch];
}

static void hand_in_stalls(const struct block_costs *tb)
{
    static const enum timing_cause cause[2] = {TIMING_ICACHE, TIMING_DCACHE};
    struct exact_block *x = tb->exact;
    if (!x || !x->stalls || !tb->store->account)
        return;
    for (unsigned k = 0; k < tb->n; k++)
        for (unsigned of = 0; of < 2; of++) {
            struct exact_stalls *s = &x->stalls[k][of];
            if (!s->all)
                continue;
            uint64_t pc = ir_insn_pc(x->block, k);
            cpu_exact_add(tb->store->account, pc, cause[of], (s->all >> x->shift) - s->tlb);
            cpu_exact_add(tb->store->account, pc, TIMING_TLB, s->tlb);
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
    *tb->exact = (struct exact_block){.block = b, .costs = tb};
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
            exact_path(t, tb, p);
            path_cost_count(t, &t->totals, p);
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
