/* cost.c - see cost.h. */
#include "emu/cost/internal.h"
#include "emu/cpu/exact.h"
#include "emu/fatal/fatal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void cost_need(bool had)
{
    if (!had)
        fatal(2, "out of memory for the timing model");
}

/* ---- pending misses, by number ------------------------------------------------------------------------ */

static uint32_t miss_hash(uint32_t before, uint32_t what)
{
    uint32_t h = (before ^ what * 0x9e3779b1u) * 0x85ebca6bu;
    return h ^ h >> 15;
}

static struct pending_miss miss_of(const struct cpu_timing *t, uint32_t number)
{
    if (number & MISS_SINGLE)
        return (struct pending_miss){number & ((1u << MISS_SINGLE_WHAT) - 1), number >> MISS_SINGLE_WHAT & MISS_WHAT};
    return t->misses[number - PENDING_MISS - t->miss_first];
}

/* Returns the entry of (before, what) in the hash table, or the free entry for it. */
static uint32_t *miss_place(const struct cpu_timing *t, uint32_t before, uint32_t what)
{
    uint32_t mask = t->miss_table_size - 1, h = miss_hash(before, what);
    for (;; h++) {
        uint32_t *at = &t->miss_table[h & mask];
        if (!*at)
            return at;
        struct pending_miss l = miss_of(t, *at);
        if (l.before == before && l.what == what)
            return at;
    }
}

static void grow_misses(struct cpu_timing *t)
{
    uint32_t room = t->miss_room ? 2 * t->miss_room : 1024;
    struct pending_miss *misses = realloc(t->misses, room * sizeof *misses);
    cost_need(misses);
    t->misses = misses;
    free(t->miss_table);
    t->miss_table = calloc(2 * room, sizeof *t->miss_table);
    cost_need(t->miss_table);
    t->miss_room = room;
    t->miss_table_size = 2 * room;
    for (uint32_t k = 0; k < t->nmisses; k++)
        *miss_place(t, misses[k].before, misses[k].what) = PENDING_MISS + t->miss_first + k;
}

uint32_t pending_miss_number(struct cpu_timing *t, uint32_t before, uint32_t what)
{
    if (before < 1u << MISS_SINGLE_WHAT)
        return PENDING_MISS | MISS_SINGLE | what << MISS_SINGLE_WHAT | before;
    uint64_t key = before | (uint64_t)what << 32;
    struct recent_miss *s = &t->recent_misses[recent_miss_index(key)];
    if (s->key == key)
        return s->number;
    if (t->nmisses == t->miss_room)
        grow_misses(t);
    uint32_t *at = miss_place(t, before, what);
    if (!*at) {
        t->misses[t->nmisses] = (struct pending_miss){before, what};
        *at = PENDING_MISS + t->miss_first + t->nmisses++;
    }
    *s = (struct recent_miss){key, *at};
    return *at;
}

/* ---- blocks ------------------------------------------------------------------------------------------ */

static struct cost_store *new_store(struct cpu_timing *t, struct cpu_exact *account)
{
    struct cost_store *s = calloc(1, sizeof *s);
    cost_need(s);
    s->timing = t;
    s->account = account;
    s->next = t->stores;
    s->link = &t->stores;
    if (s->next)
        s->next->link = &s->next;
    return t->stores = s;
}

static void remember_block(struct cost_store *s, struct block_costs *tb)
{
    if (s->nblocks == s->room) {
        size_t room = s->room ? 2 * s->room : 256;
        struct block_costs **more = realloc(s->blocks, room * sizeof *more);
        cost_need(more);
        s->blocks = more;
        s->room = room;
    }
    tb->store = s;
    tb->index = s->nblocks;
    s->blocks[s->nblocks++] = tb;
}

/* Lists the lines of the block's instructions, in order. */
static void find_lines(struct arena *a, const struct caches *k, const struct ir_block *b, struct block_costs *tb)
{
    uint64_t mask = ~(uint64_t)(k->shape.fetch.line - 1), line = 1;
    tb->lines = arena_take(a, b->ninsns * sizeof *tb->lines);
    cost_need(tb->lines);
    for (unsigned i = 0; i < b->ninsns; i++) {
        if ((ir_insn_pc(b, i) & mask) == line)
            continue;
        line = ir_insn_pc(b, i) & mask;
        tb->lines[tb->nlines++] = (struct cost_line){line, i};
    }
    arena_trim(a, tb->lines, tb->nlines * sizeof *tb->lines);
}

/* Returns the number of distinct lines. Lines of one page do not evict each other. */
static unsigned different_lines(const struct block_costs *tb)
{
    unsigned n = 0;
    for (unsigned k = 0; k < tb->nlines; k++) {
        unsigned i = 0;
        while (tb->lines[i].address != tb->lines[k].address)
            i++;
        n += i == k;
    }
    return n;
}

/* Marks fp accesses, for a model in which they skip the first-level cache. Templates have none. */
static void mark_fp(struct ir_block *b)
{
    for (unsigned i = 0; i < b->ninsns; i++) {
        const struct ir_op *end, *o = ir_insn_ops(b, i, &end);
        for (; o < end && cost_insn_of(b, i)->t.flags & TIMING_IS_FP_MEMORY; o++)
            if (ir_is_access(o->op))
                b->ops[o - b->ops].flags |= IR_MEM_FP;
    }
}

/* Adds an instruction's pending misses to the bounds: data and TLB. With blocking misses each access checks whether the rest of the block
 * still fits, except for those of helpers, which cannot be restarted. */
static void add_misses(const struct caches *k, const struct ir_block *b, unsigned insn, const struct timing_insn *i, struct block_costs *tb)
{
    const struct ir_op *end, *o = ir_insn_ops(b, insn, &end);
    unsigned each = (i->flags & TIMING_IS_LOAD ? k->shape.memory_cycles : 0u) + k->shape.tlb_cycles + k->shape.dtlb1_cycles;
    unsigned accesses = i->flags & (TIMING_CALLS_STACK | TIMING_FIRST) ? 3 : 0; /* the register stack's frame is in at most 3 pages */
    unsigned loads = 0;
    for (; o < end; o++) {
        bool helper = o->op == IR_CALL && o->flags & IR_CALL_MAY_STOP, plain = !k->shape.blocking_miss && ir_is_access(o->op);
        accesses += helper ? 2 : plain;
        loads += plain && !(ir_op_info(o) & OP_USE_B);
    }
    tb->bound += accesses * each;
    tb->loads += loads * each;
}

/* Returns b's instructions that are no templates. */
static const struct cost_insn **own_insns(struct cpu *c, const struct ir_block *b, const struct ir_builder *from)
{
    const struct cost_insn **own = arena_take(&code_of(c)->memory.arena, (b->ninsns - from->ntemplates) * sizeof *own), **at = own;
    cost_need(own);
    for (unsigned k = 0; k < b->ninsns; k++)
        if (!b->fragments || !(b->fragments[k].first & IR_FRAGMENT_TEMPLATE))
            *at++ = cost_insn_at(c, from->insns[k].pc, from->words[k]);
    return own;
}

static struct block_costs *new_block_costs(struct cpu *c, const struct ir_block *b)
{
    struct cpu_timing *t = c->pipeline->timing;
    struct code *code = code_of(c);
    struct block_costs *tb;
    size_t size = sizeof *tb + b->nexits * sizeof *tb->last;
    tb = arena_take(&code->memory.arena, size); /* its lifetime is b's */
    cost_need(tb);
    memset(tb, 0, size);
    if (!code->cost_store)
        code->cost_store = new_store(t, c->pipeline->account);
    remember_block(code->cost_store, tb);
    tb->n = b->ninsns;
    tb->nexits = b->nexits;
    tb->table = tb->few;
    tb->table_size = sizeof tb->few / sizeof *tb->few;
    tb->last = (struct path_cost **)(void *)(tb + 1);
    return tb;
}

/* Collects branches and cycle bounds of the instructions. No branch is a template. */
static void look_at_insns(struct arena *a, struct ir_block *b, struct block_costs *tb)
{
    unsigned remembered = 0;
    for (unsigned k = 0; k < b->ninsns; k++) {
        if (b->fragments && b->fragments[k].first & IR_FRAGMENT_TEMPLATE)
            continue;
        const struct cost_insn *i = cost_insn_of(b, k);
        if (i->t.flags & TIMING_IS_BRANCH && !(i->t.flags & TIMING_IS_DELAYED))
            tb->branches |= 1ull << k;
        remembered += tb->branches >> k & predictor_remembers(&i->t);
        tb->bound += i->most;
    }
    tb->numbers = arena_take(a, remembered * sizeof *tb->numbers);
    cost_need(tb->numbers);
    memset(tb->numbers, 0, remembered * sizeof *tb->numbers);
}

static void look_at_caches(struct arena *a, const struct caches *k, struct ir_block *b, struct block_costs *tb)
{
    for (unsigned i = 0; i < b->ninsns; i++)
        add_misses(k, b, i, &cost_insn_of(b, i)->t, tb);
    find_lines(a, k, b, tb);
    tb->fetches = different_lines(tb) * k->shape.memory_cycles;
    tb->bound += tb->fetches + k->shape.tlb_cycles;
    if (k->shape.fp_skips_first)
        mark_fp(b);
}

void block_costs_new(struct cpu *c, struct ir_block *b, const struct ir_builder *from)
{
    struct cpu_timing *t = c->pipeline->timing;
    struct arena *a = &code_of(c)->memory.arena;
    struct block_costs *tb = new_block_costs(c, b);
    b->costs = tb;
    tb->insns = own_insns(c, b, from);
    tb->bound = t->worst /* until the results pending at the entry have arrived */ + from->template_most;
    look_at_insns(a, b, tb);
    if (t->caches)
        look_at_caches(a, t->caches, b, tb);
    b->bound = tb->bound;
    exact_block_new(c, b);
}

/* Returns whether a and b have the same instructions and exits. */
static bool same_shape(const struct ir_block *a, const struct ir_block *b)
{
    bool same = a->ninsns == b->ninsns && a->nexits == b->nexits;
    for (unsigned k = 0; same && k < a->ninsns; k++)
        same = ir_insn_pc(a, k) == ir_insn_pc(b, k) && ir_insn_mode(a, k) == ir_insn_mode(b, k);
    for (unsigned k = 0; same && k < a->nexits; k++)
        same = a->exits[k].pc == b->exits[k].pc && a->exits[k].insns == b->exits[k].insns && a->exits[k].insn == b->exits[k].insn;
    return same;
}

bool cost_take_over(struct cpu *c, struct ir_block *b, struct ir_block *from, const struct ir_builder *t)
{
    struct block_costs *tb = from->costs;
    if (!tb || !same_shape(b, from))
        return false;
    const struct caches *caches = tb->store->timing->caches;
    b->costs = tb;
    if (from->fragments)
        tb->insns = own_insns(c, b, t);
    if (caches && caches->shape.fp_skips_first)
        mark_fp(b);
    b->bound = tb->bound;
    if (tb->exact)
        tb->exact->block = b;
    from->costs = NULL;
    return true;
}

unsigned cost_bound(const struct block_costs *tb, uint32_t state)
{
    const struct cpu_timing *t = tb->store->timing;
    unsigned drain = timing_drain(t->model, t->states[state]);
    return drain < t->worst && !t->caches ? tb->bound - t->worst + drain : tb->bound;
}

static bool all_lines_mru(const struct caches *k, const struct block_costs *tb, unsigned first)
{
    for (unsigned i = first; i < tb->nlines; i++)
        if (!caches_mru_hit(k, CACHE_FETCH, tb->lines[i].address))
            return false;
    return true;
}

bool cost_fits_now(const struct cpu *c, const struct block_costs *tb, uint64_t left)
{
    const struct cpu_timing *t = c->pipeline->timing;
    unsigned drained = tb->bound - t->worst; /* the cost of the instructions alone */
    drained -= tb->loads;                    /* one that misses leaves the block: cost_access_slow() */
    if (tb->fetches && all_lines_mru(t->caches, tb, 0))
        drained -= tb->fetches;
    if ((int64_t)left < (int64_t)drained || c->pipeline->state >= PENDING_MISS)
        return false;
    return left >= drained + timing_drain(t->model, t->states[c->pipeline->state]);
}

void path_cost_count(const struct cpu_timing *t, struct cpu_timing_totals *to, const struct path_cost *p)
{
    uint64_t count = p->count + p->handed_in;
    if (!t->counts || !count)
        return;
    for (unsigned k = 0; k < TIMING_CAUSES; k++)
        to->cycles[k] += count * p->by_cause[k];
    for (unsigned k = 0; k < t->model->nclasses; k++)
        to->stalls[k] += count * p->by_cause[TIMING_CAUSES + k];
    to->instructions += count * path_key_insns(&p->key);
}

/* Discards the block's paths. all: those that translated code counts, too. */
static void forget_paths(struct block_costs *tb, bool all)
{
    struct cost_store *s = tb->store;
    tb->npaths = 0;
    for (unsigned k = 0; k < tb->table_size; k++)
        for (struct path_cost **at = &tb->table[k], *p; (p = *at) != NULL;) {
            if (p->fixed && !all) {
                at = &p->next;
                tb->npaths++;
                continue;
            }
            *at = p->next;
            exact_path(s->timing, tb, p);
            path_cost_count(s->timing, &s->timing->totals, p);
            p->next = s->free_paths;
            s->free_paths = p;
        }
    memset(tb->last, 0, tb->nexits * sizeof *tb->last);
}

void cost_forget(struct ir_block *b)
{
    struct block_costs *tb = b->costs;
    if (!tb)
        return;
    struct cost_store *s = tb->store;
    struct cpu_timing *t = s->timing;
    exact_forget(b, tb);
    t->forgotten += !b->cold_tier; /* no translated code refers to the paths of a cold-tier block */
    forget_paths(tb, true);
    s->blocks[tb->index] = s->blocks[--s->nblocks];
    s->blocks[tb->index]->index = tb->index;
    b->costs = NULL;
}

void cost_add_up(const struct cpu_timing *t, const struct cost_store *s, struct cpu_timing_totals *to)
{
    for (size_t k = 0; k < s->nblocks && t->counts; k++)
        for (unsigned h = 0; h < s->blocks[k]->table_size; h++)
            for (const struct path_cost *p = s->blocks[k]->table[h]; p; p = p->next)
                path_cost_count(t, to, p);
}

void cost_store_free(struct cost_store *s)
{
    if (!s)
        return;
    struct cpu_timing *t = s->timing;
    if (t->exact)
        exact_hand_in(s);
    cost_add_up(t, s, &t->totals);
    t->forgotten++;
    *s->link = s->next;
    if (s->next)
        s->next->link = s->link;
    arena_free(&s->memory);
    free(s->blocks);
    free(s);
}

/* ---- one path ------------------------------------------------------------------------------------------- */

/* Trains the predictor. Returns the set of mispredicted branches. */
static uint64_t train_predictor(struct cpu *c, const struct ir_block *b, const struct block_costs *tb, unsigned insns, uint64_t next)
{
    struct cpu_timing *t = c->pipeline->timing;
    uint64_t missed = 0, below = insns < 64 ? (1ull << insns) - 1 : UINT64_MAX;
    uint64_t within = c->head.isa->sample_bytes - 1u;
    unsigned *number = tb->numbers;
    for (uint64_t left = tb->branches & below; left; left &= left - 1) {
        unsigned k = (unsigned)__builtin_ctzll(left);
        uint64_t pc = ir_insn_pc(b, k), to = cost_pc_after(b, k, insns, next);
        const struct timing_insn *i = &cost_insn_of(b, k)->t;
        bool taken = to != cost_next(b, k);
        if (!predictor_train(&t->predictor, i, pc, (pc | within) + 1, to, taken, number))
            missed |= 1ull << k;
        number += predictor_remembers(i);
    }
    return missed;
}

/* Cycles of cache and TLB misses, by instruction. */
struct insn_misses {
    uint16_t fetch[IR_MAX_INSNS], fetch_tlb[IR_MAX_INSNS], data[IR_MAX_INSNS], data_tlb[IR_MAX_INSNS];
};

static uint16_t tlb_cycles(const struct timing_caches *k, bool tlb, bool dtlb1)
{
    return (uint16_t)((tlb ? k->tlb_cycles : 0) + (dtlb1 ? k->dtlb1_cycles : 0));
}

/* Returns the state before the pending misses of `number`; stores them in *misses. */
static uint32_t unroll(const struct cpu_timing *t, uint32_t number, struct insn_misses *misses)
{
    memset(misses, 0, sizeof *misses);
    for (; number >= PENDING_MISS; number = miss_of(t, number).before) {
        uint32_t what = miss_of(t, number).what;
        unsigned i = what >> MISS_INSN;
        unsigned index = what & MISS_CYCLES_INDEX;
        uint16_t cycles = t->miss_cycles[index], tlb = tlb_cycles(&t->caches->shape, what & MISS_OF_TLB, index > MISS_WITH_DTLB1);
        uint16_t *to = what & MISS_OF_DATA ? misses->data : misses->fetch;
        to[i] = (uint16_t)(to[i] + cycles);
        to = what & MISS_OF_DATA ? misses->data_tlb : misses->fetch_tlb;
        to[i] = (uint16_t)(to[i] + tlb);
    }
    return number;
}

static void add_charge(const struct cpu_timing *t, struct path_cost *p, const struct timing_charge *charge)
{
    for (unsigned x = 0; x < TIMING_CAUSES; x++)
        p->by_cause[x] += charge->cycles[x];
    if (charge->stall_class < t->model->nclasses)
        p->by_cause[TIMING_CAUSES + charge->stall_class] += charge->cycles[TIMING_STALL];
}

enum { SOON = 4 }; /* instructions to prefetch ahead */

/* Returns the event of instruction k on the path `key` that continues at next. */
static inline unsigned event_in(const struct cpu_timing *t, const struct ir_block *b, unsigned k, const struct path_key *key, uint64_t next)
{
    return cost_event(t, b, k, cost_pc_after(b, k, path_key_insns(key), next), key->skipped, key->missed);
}

/* Loads state number `before` without its pending misses, which it stores in *misses. */
static inline void load_state(const struct cpu_timing *t, uint32_t before, struct timing_state *s, struct insn_misses *misses)
{
    cost_load_state(t, before >= PENDING_MISS ? unroll(t, before, misses) : before, s);
}

/* Sets the event of instruction k: the bits of cost_event(), and its misses if there are any in `before`. */
static inline void set_event(struct timing_event *e, unsigned bits, uint32_t before, const struct insn_misses *misses, unsigned k)
{
    cost_set_event(e, bits);
    if (before < PENDING_MISS)
        return;
    e->fetch = misses->fetch[k];
    e->fetch_tlb = misses->fetch_tlb[k];
    e->data = misses->data[k];
    e->data_tlb = misses->data_tlb[k];
}

/* Steps a path through the scoreboard, instruction by instruction. *last (may be NULL): the last one's charge. Returns the number of the
 * state after it. */
static uint32_t step_through(struct cpu_timing *t, const struct ir_block *b, const struct block_costs *tb, struct path_cost *p,
                             uint64_t next, struct timing_charge *last)
{
    unsigned insns = path_key_insns(&p->key);
    uint32_t before = path_key_before(&p->key);
    struct timing_event e = {0};
    struct timing_state s;
    struct insn_misses misses;
    load_state(t, before, &s, &misses);
    for (unsigned k = 0; k < insns; k++) {
        const struct cost_insn *i = cost_insn_of(b, k);
        __builtin_prefetch(cost_insn_of(b, k + SOON < tb->n ? k + SOON : k));
        set_event(&e, event_in(t, b, k, &p->key, next), before, &misses, k);
        p->cycles += timing_step(t->model, &s, &i->t, &e, last);
        if (t->counts)
            add_charge(t, p, last);
    }
    return cost_number_of(t, &s);
}

void cost_each_charge(struct cpu_timing *t, const struct ir_block *b, const struct path_key *key, cost_charged *fn, void *ctx)
{
    unsigned insns = path_key_insns(key);
    uint64_t last = cost_next(b, insns - 1), next = path_key_taken(key) ? ~last : last; /* only whether it follows matters */
    struct timing_event e = {0};
    struct timing_charge charge;
    struct timing_state s;
    struct insn_misses misses;
    load_state(t, path_key_before(key), &s, &misses);
    for (unsigned k = 0; k < insns; k++) {
        set_event(&e, event_in(t, b, k, key, next), path_key_before(key), &misses, k);
        timing_step(t->model, &s, &cost_insn_of(b, k)->t, &e, &charge);
        fn(ctx, k, &charge);
    }
}

static inline bool same_key(const struct path_key *a, const struct path_key *b)
{
    return a->path == b->path && a->skipped == b->skipped && a->missed == b->missed;
}

/* A block discards its paths when there are more than this. */
enum { MAX_PATHS = 4096 };

static uint32_t hash_key(const struct path_key *k)
{
    uint64_t h = (k->path ^ k->skipped * 0x9e3779b97f4a7c15u ^ k->missed * 0xc2b2ae3d27d4eb4fu) * 0xff51afd7ed558ccdu;
    return (uint32_t)(h >> 32);
}

static void grow_paths(struct block_costs *tb)
{
    unsigned size = 4 * tb->table_size;
    struct path_cost **table = arena_take(&tb->store->memory, size * sizeof *table);
    cost_need(table);
    memset(table, 0, size * sizeof *table);
    for (unsigned k = 0; k < tb->table_size; k++)
        for (struct path_cost *p; (p = tb->table[k]) != NULL;) {
            struct path_cost **at = &table[hash_key(&p->key) & (size - 1)];
            tb->table[k] = p->next;
            p->next = *at;
            *at = p;
        }
    tb->table = table;
    tb->table_size = size;
}

static struct path_cost *new_path(struct cost_store *s)
{
    const struct cpu_timing *t = s->timing;
    size_t size = sizeof(struct path_cost) + (t->counts ? TIMING_CAUSES + t->model->nclasses : 0) * sizeof(uint32_t);
    struct path_cost *p = s->free_paths;
    bool reused = p;
    if (reused)
        s->free_paths = p->next;
    else
        p = arena_take(&s->memory, size);
    cost_need(p);
    struct exact_charges *room = reused ? p->charges : NULL;
    memset(p, 0, size);
    p->charges = room;
    exact_charges_clear(p);
    return p;
}

/* Returns the block's path `key`; a new one is stepped through the scoreboard. */
static __attribute__((noinline)) struct path_cost *find_path(struct cpu *c, struct ir_block *b, struct block_costs *tb,
                                                             const struct path_key *key, uint64_t next)
{
    struct cpu_timing *t = c->pipeline->timing;
    struct path_cost *p = tb->table[hash_key(key) & (tb->table_size - 1)];
    while (p && !same_key(&p->key, key))
        p = p->next;
    if (!p) {
        if (tb->npaths >= MAX_PATHS) {
            t->forgotten++;
            forget_paths(tb, false);
        }
        tb->npaths++;
        if (tb->npaths > tb->table_size)
            grow_paths(tb);
        struct path_cost **at = &tb->table[hash_key(key) & (tb->table_size - 1)];
        p = new_path(tb->store);
        p->key = *key;
        p->after = step_through(t, b, tb, p, next, t->counts ? &c->pipeline->last : NULL);
        p->next = *at;
        *at = p;
    }
    return p;
}

/* Steps the path and returns its cycles, without caching them. */
static uint32_t reference_path(struct cpu *c, struct ir_block *b, struct block_costs *tb, const struct path_key *key, uint64_t next)
{
    struct cpu_timing *t = c->pipeline->timing;
    union {
        struct path_cost path;
        uint8_t room[sizeof(struct path_cost) + (TIMING_CAUSES + TIMING_MAX_CLASSES) * sizeof(uint32_t)]; /* by_cause */
    } x;
    memset(&x, 0, sizeof x);
    x.path.key = *key;
    x.path.count = 1;
    c->pipeline->state = step_through(t, b, tb, &x.path, next, &c->pipeline->last);
    exact_path(t, tb, &x.path);
    path_cost_count(t, &t->totals, &x.path);
    return x.path.cycles;
}

/* ---- caches ---------------------------------------------------------------------------------------------- */

static void add_pending_miss(struct pipeline *d, unsigned insn, uint32_t what)
{
    if (what & (MISS_CYCLES_INDEX | MISS_OF_TLB))
        d->state = pending_miss_number(d->timing, d->state, insn << MISS_INSN | what);
}

void cost_list_miss_cycles(uint16_t *cycles, const struct timing_caches *k)
{
    for (unsigned level = 0; level <= CACHE_MAX_OUTER; level++) {
        unsigned n = level < CACHE_MAX_OUTER ? k->outer_cycles[level] : k->memory_cycles, first = k->outer_cycles[0];
        cycles[miss_cycles_index(level, false)] = (uint16_t)n;
        cycles[miss_cycles_index(level, true)] = (uint16_t)(n > first ? n - first : 0);
        cycles[miss_cycles_index(level, false) + MISS_WITH_DTLB1] = (uint16_t)n;
    }
}

/* Returns the index of `cycles` in that list. */
static uint32_t index_of_cycles(const struct cpu_timing *t, unsigned cycles)
{
    uint32_t k = 0;
    while (t->miss_cycles[k] != cycles)
        k++;
    return k;
}

/* Returns a result of caches_look_up() as bits of a pending miss. */
static uint32_t encode_misses(const struct cpu_timing *t, unsigned misses)
{
    uint32_t index = index_of_cycles(t, misses & CACHE_MISS_CYCLES) + (misses & CACHE_MISS_DTLB1 ? MISS_WITH_DTLB1 : 0);
    return index | (misses & CACHE_MISS_TLB ? MISS_OF_TLB : 0);
}

/* Fetches the lines of b's instructions before number `end`. */
static void fetch_up_to(struct pipeline *d, const struct ir_block *b, unsigned end)
{
    const struct block_costs *tb = b->costs;
    for (; d->line < tb->nlines && tb->lines[d->line].insn < end; d->line++) {
        const struct cost_line *l = &tb->lines[d->line];
        if (!caches_mru_hit(d->caches, CACHE_FETCH, l->address))
            cost_add_miss(d, CACHE_FETCH, l->address, b, l->insn);
    }
    unsigned first = d->line < tb->nlines ? tb->lines[d->line].insn : 0;
    d->fetch_at = d->line == tb->nlines ? COST_FETCHED : b->fragments ? first : b->insns[first].first_op;
}

/* Data accesses do not change whether all lines are MRU hits: the block's page (it has only one) stays in the TLB, and only fetches look
 * in the first-level instruction cache. */
void cost_enter(struct cpu *c, struct ir_block *b)
{
    struct pipeline *d = c->pipeline;
    const struct block_costs *tb = b->costs;
    d->line = 0;
    d->fetch_at = COST_FETCHED;
    if (all_lines_mru(d->caches, tb, 0))
        return;
    fetch_up_to(d, b, 1);
    if (all_lines_mru(d->caches, tb, d->line))
        d->fetch_at = COST_FETCHED;
}

void cost_add_miss(struct pipeline *d, enum cache_access kind, uint64_t address, const struct ir_block *b, unsigned insn)
{
    uint64_t pc = ir_insn_pc(b, insn);
    unsigned misses = exact_look_up(d, kind, address, pc);
    if (d->caches->shape.blocking_miss) {
        exact_miss(d, pc, kind, misses);
        d->stall += caches_add_stall(d->caches, kind, misses);
        return;
    }
    add_pending_miss(d, insn, (kind == CACHE_FETCH ? 0 : MISS_OF_DATA) | encode_misses(d->timing, misses));
}

uint64_t cost_stall_cycles(struct cpu *c, struct ir_block *b, unsigned insn)
{
    struct pipeline *d = c->pipeline;
    if (d->fetch_at != COST_FETCHED)
        fetch_up_to(d, b, insn + 1);
    return d->stall;
}

void cost_charge(struct cpu *c, const struct ir_block *b, unsigned insn, uint32_t cycles)
{
    struct pipeline *d = c->pipeline;
    struct cpu_timing *t = d->timing;
    d->stall += cycles;
    d->charged += cycles;
    if (t->counts)
        t->totals.cycles[TIMING_EXECUTE] += cycles;
    if (t->exact && d->account)
        cpu_exact_add(d->account, ir_insn_pc(b, insn), TIMING_EXECUTE, cycles);
}

static uint64_t take_stall(struct pipeline *d)
{
    uint64_t cycles = d->stall;
    d->stall = 0;
    return cycles;
}

/* Stepping: charges the stall cycles since the end of the last instruction to this one, and its own by value. */
static void charge_stall(struct pipeline *d)
{
    if (!d->one)
        return;
    d->last.cycles[TIMING_EXECUTE] = (uint16_t)(d->last.cycles[TIMING_EXECUTE] + d->charged);
    d->last.after = (uint16_t)(d->last.after + d->charged);
    d->charged = 0;
    if (!d->caches)
        return;
    static const enum timing_cause cause[CACHE_STALLS] = {
        [CACHE_STALL_FETCH] = TIMING_ICACHE, [CACHE_STALL_DATA] = TIMING_DCACHE, [CACHE_STALL_TLB] = TIMING_TLB};
    for (enum cache_stall k = 0; k < CACHE_STALLS; k++) {
        uint64_t stall = caches_stall_cycles(d->caches, k), n = stall - d->stall_before[k];
        d->stall_before[k] = stall;
        d->last.cycles[cause[k]] = (uint16_t)(d->last.cycles[cause[k]] + n);
        if (k == CACHE_STALL_DATA)
            d->last.after = (uint16_t)(d->last.after + n);
    }
}

void cost_helper_access(struct cpu *c, struct ir_block *b, unsigned insn, uint64_t address, bool store)
{
    struct pipeline *d = c->pipeline;
    enum cache_access kind = cache_access_of(cost_insn_of(b, insn)->t.flags & TIMING_IS_FP_MEMORY, store);

    if (d->fetch_at != COST_FETCHED)
        fetch_up_to(d, b, insn + 1);
    if (!caches_mru_hit(d->caches, kind, address))
        cost_add_miss(d, kind, address, b, insn);
}

bool cost_access_slow(struct cpu *c, struct ir_block *b, uint32_t position, uint64_t address, bool store, uint64_t left)
{
    const struct pipeline *d = c->pipeline;
    const struct block_costs *tb = b->costs;
    d->caches->around_line = 0;
    cost_helper_access(c, b, ir_insn_at(b, position), address, store);
    bool misses = d->caches->shape.blocking_miss ? d->stall : !store && d->state >= PENDING_MISS;
    bool leaves = misses && b->ninsns > 1 && (int64_t)(left - d->stall) < (int64_t)tb->bound;
    if (leaves)
        d->caches->again = d->caches->around_line;
    return leaves;
}

/* Pending misses of an instruction that did not retire, which count for its next attempt. */
struct carried {
    unsigned n;
    uint32_t what[16];
};

static void take_carried(struct pipeline *d, unsigned insns, struct carried *out)
{
    out->n = 0;
    while (d->state >= PENDING_MISS) {
        struct pending_miss l = miss_of(d->timing, d->state);
        if (l.what >> MISS_INSN < insns || out->n == sizeof out->what / sizeof out->what[0])
            return;
        out->what[out->n++] = l.what & ((1u << MISS_INSN) - 1);
        d->state = l.before;
    }
}

static void put_carried(struct pipeline *d, const struct carried *from)
{
    for (unsigned k = from->n; k-- > 0;)
        add_pending_miss(d, 0, from->what[k]);
}

enum { MAX_PENDING_MISSES = 1 << 20 };

/* Discards pending misses when there are too many, and with them the paths that begin with one. */
void pending_miss_renumber(struct cpu_timing *t)
{
    if (t->nmisses <= MAX_PENDING_MISSES)
        return;
    t->forgotten++;
    for (struct cost_store *s = t->stores; s; s = s->next)
        for (size_t k = 0; k < s->nblocks; k++)
            forget_paths(s->blocks[k], false);
    t->miss_first += t->nmisses;
    if (t->miss_first >= MISS_SINGLE - 2 * MAX_PENDING_MISSES)
        t->miss_first = 0;
    t->nmisses = 0;
    memset(t->miss_table, 0, t->miss_table_size * sizeof *t->miss_table);
    memset(t->recent_misses, 0, sizeof *t->recent_misses << RECENT_MISS_BITS);
}

/* ---- leaving a block ---------------------------------------------------------------------------------------- */

/* Charges the work of the register stack: registers that it moves to or from memory, two a cycle, and window traps. */
__attribute__((noinline)) uint64_t cost_register_stack(struct cpu *c, uint64_t pc)
{
    struct pipeline *d = c->pipeline;
    struct timing_state s;
    uint64_t moves = c->window.moves, cycles = (moves - d->moves + 1) / 2;
    c->window.moved = false;
    if (moves == d->moves || d->timing->model->issue == TIMING_ISSUE_GROUPS)
        return 0;
    d->moves = moves;
    uint64_t key = (uint64_t)d->state << 32 | cycles;
    struct cost_moved *known = &d->timing->moved[(d->state ^ cycles << 3) % COST_MOVED];
    if (known->key != key) {
        cost_load_state(d->timing, d->state, &s);
        timing_advance(&s, (uint32_t)cycles);
        *known = (struct cost_moved){key, cost_number_of(d->timing, &s)};
    }
    d->state = known->after;
    d->timing->totals.cycles[TIMING_STACK] += cycles;
    if (d->timing->exact && d->account)
        cpu_exact_add(d->account, pc, TIMING_STACK, cycles);
    d->last.cycles[TIMING_STACK] = (uint16_t)cycles;
    d->last.after = (uint16_t)(d->last.after + cycles);
    return cycles;
}

struct path_cost *path_cost(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next, uint64_t skipped,
                            uint64_t missed)
{
    struct block_costs *tb = b->costs;
    bool taken = next != cost_next(b, insns - 1);
    struct path_key key = path_key(c->pipeline->state, exit, insns, taken, skipped, missed);
    return find_path(c, b, tb, &key, next);
}

/* Returns the number of instructions begun: the retired ones, and the one that stopped. */
static unsigned begun(const struct ir_block *b, unsigned insns, unsigned exit)
{
    bool one_more = exit & COST_STOPPED || (b->exits[exit].insns == b->exits[exit].insn && b->ninsns);
    return insns + one_more;
}

/* cost_leave() with all that is rare. */
static __attribute__((noinline)) uint64_t leave_slowly(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next)
{
    struct pipeline *d = c->pipeline;
    struct block_costs *tb = b->costs;
    uint64_t cycles;
    struct carried carried;
    if (d->fetch_at != COST_FETCHED)
        fetch_up_to(d, b, begun(b, insns, exit));
    d->fetch_at = COST_FETCHED;
    if (!insns) {
        memset(&d->last, 0, sizeof d->last);
        d->last.stall_class = TIMING_MAX_CLASSES;
        charge_stall(d);
        return take_stall(d);
    }
    take_carried(d, insns, &carried);
    uint64_t missed = tb->branches ? train_predictor(c, b, tb, insns, next) : 0;
    struct path_key key = path_key(d->state, exit, insns, next != cost_next(b, insns - 1), d->skipped, missed);
    d->skipped = 0;
    if (d->steps) {
        cycles = reference_path(c, b, tb, &key, next);
    } else {
        struct path_cost *p = find_path(c, b, tb, &key, next);
        p->count++;
        exact_count(tb);
        d->state = p->after;
        cycles = p->cycles;
    }
    if (c->window.moved)
        cycles += cost_register_stack(c, ir_insn_pc(b, insns - 1));
    put_carried(d, &carried);
    charge_stall(d);
    return cycles + take_stall(d);
}

uint64_t cost_leave(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next)
{
    struct pipeline *d = c->pipeline;
    const struct block_costs *tb = b->costs;
    c->instructions += insns;
    if (!tb || !insns || exit & COST_STOPPED || d->fetch_at != COST_FETCHED || d->steps)
        return leave_slowly(c, b, insns, exit, next);
    uint64_t missed = tb->branches ? train_predictor(c, b, tb, insns, next) : 0;
    struct path_key key = path_key(d->state, exit, insns, next != cost_next(b, insns - 1), d->skipped, missed);
    struct path_cost *p = tb->last[exit];
    if (!p || !same_key(&p->key, &key))
        tb->last[exit] = p = find_path(c, b, b->costs, &key, next);
    d->skipped = 0;
    p->count++;
    exact_count(b->costs);
    d->state = p->after;
    return p->cycles + take_stall(d) + (c->window.moved ? cost_register_stack(c, ir_insn_pc(b, insns - 1)) : 0);
}
