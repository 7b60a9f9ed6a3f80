/* cost.c - see cost.h. */
#include "emu/cost/internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void timed_need(bool had)
{
    if (had)
        return;
    fputs("precis: out of memory for the timing model\n", stderr);
    exit(2);
}

/* ---- pending misses, by number ------------------------------------------------------------------------ */

static uint32_t late_hash(uint32_t before, uint32_t what)
{
    uint32_t h = (before ^ what * 0x9e3779b1u) * 0x85ebca6bu;
    return h ^ h >> 15;
}

static struct timed_late late_of(const struct cpu_timing *t, uint32_t number)
{
    if (number & TIMED_ONE)
        return (struct timed_late){number & ((1u << TIMED_ONE_WHAT) - 1), number >> TIMED_ONE_WHAT & TIMED_LATE_WHAT};
    return t->late[number - TIMED_LATE - t->late_first];
}

/* Returns the entry of (before, what) in the hash table, or the free entry for it. */
static uint32_t *late_place(const struct cpu_timing *t, uint32_t before, uint32_t what)
{
    uint32_t mask = t->late_table_size - 1, h = late_hash(before, what);
    for (;; h++) {
        uint32_t *at = &t->late_table[h & mask];
        if (!*at)
            return at;
        struct timed_late l = late_of(t, *at);
        if (l.before == before && l.what == what)
            return at;
    }
}

static void grow_late(struct cpu_timing *t)
{
    uint32_t room = t->late_room ? 2 * t->late_room : 1024;
    struct timed_late *late = realloc(t->late, room * sizeof *late);
    timed_need(late);
    t->late = late;
    free(t->late_table);
    t->late_table = calloc(2 * room, sizeof *t->late_table);
    timed_need(t->late_table);
    t->late_room = room;
    t->late_table_size = 2 * room;
    for (uint32_t k = 0; k < t->nlate; k++)
        *late_place(t, late[k].before, late[k].what) = TIMED_LATE + t->late_first + k;
}

uint32_t timed_late_number(struct cpu_timing *t, uint32_t before, uint32_t what)
{
    if (before < 1u << TIMED_ONE_WHAT)
        return TIMED_LATE | TIMED_ONE | what << TIMED_ONE_WHAT | before;
    uint64_t key = before | (uint64_t)what << 32;
    struct timed_short *s = &t->late_short[timed_short_index(key)];
    if (s->key == key)
        return s->number;
    if (t->nlate == t->late_room)
        grow_late(t);
    uint32_t *at = late_place(t, before, what);
    if (!*at) {
        t->late[t->nlate] = (struct timed_late){before, what};
        *at = TIMED_LATE + t->late_first + t->nlate++;
    }
    *s = (struct timed_short){key, *at};
    return *at;
}

/* ---- blocks ------------------------------------------------------------------------------------------ */

static struct timed_store *new_store(struct cpu_timing *t)
{
    struct timed_store *s = calloc(1, sizeof *s);
    timed_need(s);
    s->timing = t;
    s->next = t->stores;
    s->link = &t->stores;
    if (s->next)
        s->next->link = &s->next;
    return t->stores = s;
}

static void remember_block(struct timed_store *s, struct timed_block *tb)
{
    if (s->nblocks == s->room) {
        size_t room = s->room ? 2 * s->room : 256;
        struct timed_block **more = realloc(s->blocks, room * sizeof *more);
        timed_need(more);
        s->blocks = more;
        s->room = room;
    }
    tb->store = s;
    tb->index = s->nblocks;
    s->blocks[s->nblocks++] = tb;
}

/* Lists the lines of the block's instructions, in order. */
static void find_lines(struct arena *a, const struct caches *k, const struct ir_block *b, struct timed_block *tb)
{
    uint64_t mask = ~(uint64_t)(k->shape.fetch.line - 1), line = 1;
    tb->lines = arena_take(a, b->ninsns * sizeof *tb->lines);
    timed_need(tb->lines);
    for (unsigned i = 0; i < b->ninsns; i++) {
        if ((ir_insn_pc(b, i) & mask) == line)
            continue;
        line = ir_insn_pc(b, i) & mask;
        tb->lines[tb->nlines++] = (struct timed_line){line, i};
    }
    arena_trim(a, tb->lines, tb->nlines * sizeof *tb->lines);
}

/* Returns the number of distinct lines. Lines of one page do not evict each other. */
static unsigned different_lines(const struct timed_block *tb)
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
        for (; o < end && timed_insn_of(b, i)->t.flags & TIMING_IS_FP_MEMORY; o++)
            if (ir_is_access(o->op))
                b->ops[o - b->ops].flags |= IR_MEM_FP;
    }
}

/* Returns an upper bound of the cycles of an instruction's pending misses: data and TLB. With blocking misses each access checks whether the
 * rest of the block still fits, except for those of helpers, which can not be restarted. */
static unsigned most_late(const struct caches *k, const struct ir_block *b, unsigned insn, const struct timing_insn *i)
{
    const struct ir_op *end, *o = ir_insn_ops(b, insn, &end);
    unsigned accesses = i->flags & (TIMING_CALLS_STACK | TIMING_FIRST) ? 3 : 0; /* the register stack's frame is in at most 3 pages */
    for (; o < end; o++) {
        bool helper = o->op == IR_CALL && o->flags & IR_CALL_MAY_STOP;
        accesses += helper ? 2 : !k->shape.miss_holds && ir_is_access(o->op);
    }
    return accesses * ((i->flags & TIMING_IS_LOAD ? k->shape.memory_cycles : 0u) + k->shape.tlb_cycles);
}

/* Returns b's instructions that are no templates. */
static const struct timed_insn **own_insns(struct cpu *c, const struct ir_block *b, const struct ir_builder *from)
{
    const struct timed_insn **own = arena_take(&code_of(c)->memory.arena, (b->ninsns - from->nkept) * sizeof *own), **at = own;
    timed_need(own);
    for (unsigned k = 0; k < b->ninsns; k++)
        if (!b->parts || !(b->parts[k].first & IR_PART_KEPT))
            *at++ = timed_insn_at(c, from->insns[k].pc, from->words[k]);
    return own;
}

static struct timed_block *new_timed_block(struct cpu *c, const struct ir_block *b)
{
    struct cpu_timing *t = c->timed->timing;
    struct code *code = code_of(c);
    struct timed_block *tb;
    size_t size = sizeof *tb + b->nexits * sizeof *tb->last;
    tb = arena_take(&code->memory.arena, size); /* its lifetime is b's */
    timed_need(tb);
    memset(tb, 0, size);
    if (!code->timed)
        code->timed = new_store(t);
    remember_block(code->timed, tb);
    tb->n = b->ninsns;
    tb->nexits = b->nexits;
    tb->table = tb->few;
    tb->table_size = sizeof tb->few / sizeof *tb->few;
    tb->last = (struct timed_pass **)(void *)(tb + 1);
    return tb;
}

/* Collects branches and cycle bounds of the instructions. No branch is a template. */
static void look_at_insns(struct arena *a, struct ir_block *b, struct timed_block *tb)
{
    unsigned remembered = 0;
    for (unsigned k = 0; k < b->ninsns; k++) {
        if (b->parts && b->parts[k].first & IR_PART_KEPT)
            continue;
        const struct timed_insn *i = timed_insn_of(b, k);
        if (i->t.flags & TIMING_IS_BRANCH && !(i->t.flags & TIMING_IS_DELAYED))
            tb->branches |= 1ull << k;
        remembered += tb->branches >> k & predictor_remembers(&i->t);
        tb->bound += i->most;
    }
    tb->numbers = arena_take(a, remembered * sizeof *tb->numbers);
    timed_need(tb->numbers);
    memset(tb->numbers, 0, remembered * sizeof *tb->numbers);
}

static void look_at_caches(struct arena *a, const struct caches *k, struct ir_block *b, struct timed_block *tb)
{
    for (unsigned i = 0; i < b->ninsns; i++)
        tb->bound += most_late(k, b, i, &timed_insn_of(b, i)->t);
    find_lines(a, k, b, tb);
    tb->bound += different_lines(tb) * k->shape.memory_cycles + k->shape.tlb_cycles;
    if (k->shape.fp_skips_first)
        mark_fp(b);
}

void timed_block_new(struct cpu *c, struct ir_block *b, const struct ir_builder *from)
{
    struct cpu_timing *t = c->timed->timing;
    struct arena *a = &code_of(c)->memory.arena;
    struct timed_block *tb = new_timed_block(c, b);
    b->timed = tb;
    tb->insns = own_insns(c, b, from);
    tb->bound = t->worst /* until the results pending at the entry have arrived */ + from->kept_most;
    look_at_insns(a, b, tb);
    if (t->caches)
        look_at_caches(a, t->caches, b, tb);
    b->bound = tb->bound;
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

bool timed_take_over(struct cpu *c, struct ir_block *b, struct ir_block *from, const struct ir_builder *t)
{
    struct timed_block *tb = from->timed;
    if (!tb || !same_shape(b, from))
        return false;
    const struct caches *caches = tb->store->timing->caches;
    b->timed = tb;
    if (from->parts)
        tb->insns = own_insns(c, b, t);
    if (caches && caches->shape.fp_skips_first)
        mark_fp(b);
    b->bound = tb->bound;
    from->timed = NULL;
    return true;
}

unsigned timed_bound(const struct timed_block *tb, uint32_t state)
{
    const struct cpu_timing *t = tb->store->timing;
    unsigned drain = timing_drain(t->model, t->states[state]);
    return drain < t->worst && !t->caches ? tb->bound - t->worst + drain : tb->bound;
}

bool timed_fits_now(const struct cpu *c, const struct timed_block *tb, uint64_t left)
{
    const struct cpu_timing *t = c->timed->timing;
    unsigned drained = tb->bound - t->worst; /* the cost of the instructions alone */
    if ((int64_t)left < (int64_t)drained || c->timed->state >= TIMED_LATE)
        return false;
    return left >= drained + timing_drain(t->model, t->states[c->timed->state]);
}

void timed_count_pass(const struct cpu_timing *t, struct cpu_timing_totals *to, const struct timed_pass *p)
{
    if (!t->counts)
        return;
    for (unsigned k = 0; k < TIMING_CAUSES; k++)
        to->cycles[k] += p->count * p->by_cause[k];
    for (unsigned k = 0; k < t->model->nclasses; k++)
        to->stalls[k] += p->count * p->by_cause[TIMING_CAUSES + k];
    to->instructions += p->count * timed_key_insns(&p->key);
}

/* Discards the block's paths. all: those that translated code counts, too. */
static void forget_passes(struct timed_block *tb, bool all)
{
    struct timed_store *s = tb->store;
    tb->npasses = 0;
    for (unsigned k = 0; k < tb->table_size; k++)
        for (struct timed_pass **at = &tb->table[k], *p; (p = *at) != NULL;) {
            if (p->fixed && !all) {
                at = &p->next;
                tb->npasses++;
                continue;
            }
            *at = p->next;
            timed_count_pass(s->timing, &s->timing->totals, p);
            p->next = s->free_passes;
            s->free_passes = p;
        }
    memset(tb->last, 0, tb->nexits * sizeof *tb->last);
}

void timed_forget(struct ir_block *b)
{
    struct timed_block *tb = b->timed;
    if (!tb)
        return;
    struct timed_store *s = tb->store;
    struct cpu_timing *t = s->timing;
    t->forgotten += !b->draft; /* no translated code refers to the paths of a cold-tier block */
    forget_passes(tb, true);
    s->blocks[tb->index] = s->blocks[--s->nblocks];
    s->blocks[tb->index]->index = tb->index;
    b->timed = NULL;
}

void timed_add_up(const struct cpu_timing *t, const struct timed_store *s, struct cpu_timing_totals *to)
{
    for (size_t k = 0; k < s->nblocks && t->counts; k++)
        for (unsigned h = 0; h < s->blocks[k]->table_size; h++)
            for (const struct timed_pass *p = s->blocks[k]->table[h]; p; p = p->next)
                timed_count_pass(t, to, p);
}

void timed_store_free(struct timed_store *s)
{
    if (!s)
        return;
    struct cpu_timing *t = s->timing;
    timed_add_up(t, s, &t->totals);
    t->forgotten++;
    *s->link = s->next;
    if (s->next)
        s->next->link = s->link;
    arena_free(&s->memory);
    free(s->blocks);
    free(s);
}

/* ---- one path ------------------------------------------------------------------------------------------- */

/* Returns the set of mispredicted branches, and trains the predictor. */
static uint64_t ask_predictor(struct cpu *c, const struct ir_block *b, const struct timed_block *tb, unsigned insns,
                              uint64_t next)
{
    struct cpu_timing *t = c->timed->timing;
    uint64_t missed = 0, below = insns < 64 ? (1ull << insns) - 1 : UINT64_MAX;
    uint64_t within = c->head.isa->sample_bytes - 1u;
    unsigned *number = tb->numbers;
    for (uint64_t left = tb->branches & below; left; left &= left - 1) {
        unsigned k = (unsigned)__builtin_ctzll(left);
        uint64_t pc = ir_insn_pc(b, k), to = timed_pc_after(b, k, insns, next);
        const struct timing_insn *i = &timed_insn_of(b, k)->t;
        bool taken = to != timed_next(b, k);
        if (!predictor_right(&t->predictor, i, pc, (pc | within) + 1, to, taken, number))
            missed |= 1ull << k;
        number += predictor_remembers(i);
    }
    return missed;
}

/* Cycles of cache and TLB misses, by instruction. */
struct late {
    uint16_t fetch[IR_MAX_INSNS], fetch_tlb[IR_MAX_INSNS], data[IR_MAX_INSNS], data_tlb[IR_MAX_INSNS];
};

/* Returns the number of the state that the misses of `number` follow; *late: the misses. */
static uint32_t unroll(const struct cpu_timing *t, uint32_t number, struct late *late)
{
    memset(late, 0, sizeof *late);
    for (; number >= TIMED_LATE; number = late_of(t, number).before) {
        uint32_t what = late_of(t, number).what;
        unsigned i = what >> TIMED_LATE_INSN;
        uint16_t cycles = t->late_cycles[what & TIMED_LATE_WAITS], tlb = what & TIMED_LATE_TLB ? t->caches->shape.tlb_cycles : 0;
        uint16_t *to = what & TIMED_LATE_DATA ? late->data : late->fetch;
        to[i] = (uint16_t)(to[i] + cycles);
        to = what & TIMED_LATE_DATA ? late->data_tlb : late->fetch_tlb;
        to[i] = (uint16_t)(to[i] + tlb);
    }
    return number;
}

static void add_charge(const struct cpu_timing *t, struct timed_pass *p, const struct timing_charge *charge)
{
    for (unsigned x = 0; x < TIMING_CAUSES; x++)
        p->by_cause[x] += charge->cycles[x];
    if (charge->stall_class < t->model->nclasses)
        p->by_cause[TIMING_CAUSES + charge->stall_class] += charge->cycles[TIMING_STALL];
}

enum { SOON = 4 }; /* instructions to prefetch ahead */

/* Returns the event of instruction k on the path `key` that continues at next. */
static inline unsigned event_in(const struct cpu_timing *t, const struct ir_block *b, unsigned k, const struct timed_key *key,
                                uint64_t next)
{
    return timed_event(t, b, k, timed_pc_after(b, k, timed_key_insns(key), next), key->skipped, key->missed);
}

/* Steps a path through the scoreboard, instruction by instruction. *last (may be NULL): the last one's charge. Returns the number of the state
 * after it. */
static uint32_t step_through(struct cpu_timing *t, const struct ir_block *b, const struct timed_block *tb,
                             struct timed_pass *p, uint64_t next, struct timing_charge *last)
{
    unsigned insns = timed_key_insns(&p->key);
    uint32_t before = timed_key_before(&p->key);
    bool is_late = before >= TIMED_LATE;
    struct timing_event e = {0};
    struct timing_state s;
    struct late late;
    timed_load_state(t, is_late ? unroll(t, before, &late) : before, &s);
    for (unsigned k = 0; k < insns; k++) {
        const struct timed_insn *i = timed_insn_of(b, k);
        __builtin_prefetch(timed_insn_of(b, k + SOON < tb->n ? k + SOON : k));
        timed_set_event(&e, event_in(t, b, k, &p->key, next));
        if (is_late) {
            e.fetch = late.fetch[k];
            e.fetch_tlb = late.fetch_tlb[k];
            e.data = late.data[k];
            e.data_tlb = late.data_tlb[k];
        }
        p->cycles += timing_step(t->model, &s, &i->t, &e, last);
        if (t->counts)
            add_charge(t, p, last);
    }
    return timed_number_of(t, &s);
}

static inline bool same_key(const struct timed_key *a, const struct timed_key *b)
{
    return a->pass == b->pass && a->skipped == b->skipped && a->missed == b->missed;
}

/* A block with more paths than these discards them all. */
enum { MOST_PASSES = 4096 };

static uint32_t hash_key(const struct timed_key *k)
{
    uint64_t h = (k->pass ^ k->skipped * 0x9e3779b97f4a7c15u ^ k->missed * 0xc2b2ae3d27d4eb4fu) * 0xff51afd7ed558ccdu;
    return (uint32_t)(h >> 32);
}

static void grow_passes(struct timed_block *tb)
{
    unsigned size = 4 * tb->table_size;
    struct timed_pass **table = arena_take(&tb->store->memory, size * sizeof *table);
    timed_need(table);
    memset(table, 0, size * sizeof *table);
    for (unsigned k = 0; k < tb->table_size; k++)
        for (struct timed_pass *p; (p = tb->table[k]) != NULL;) {
            struct timed_pass **at = &table[hash_key(&p->key) & (size - 1)];
            tb->table[k] = p->next;
            p->next = *at;
            *at = p;
        }
    tb->table = table;
    tb->table_size = size;
}

static struct timed_pass *new_pass(struct timed_store *s)
{
    const struct cpu_timing *t = s->timing;
    size_t size = sizeof(struct timed_pass) + (t->counts ? TIMING_CAUSES + t->model->nclasses : 0) * sizeof(uint32_t);
    struct timed_pass *p = s->free_passes;
    if (p)
        s->free_passes = p->next;
    else
        p = arena_take(&s->memory, size);
    timed_need(p);
    return memset(p, 0, size);
}

/* Returns the block's path `key`; a new one is stepped through the scoreboard. */
static __attribute__((noinline)) struct timed_pass *find_pass(struct cpu *c, struct ir_block *b, struct timed_block *tb,
                                                              const struct timed_key *key, uint64_t next)
{
    struct cpu_timing *t = c->timed->timing;
    struct timed_pass *p = tb->table[hash_key(key) & (tb->table_size - 1)];
    while (p && !same_key(&p->key, key))
        p = p->next;
    if (!p) {
        if (tb->npasses >= MOST_PASSES) {
            t->forgotten++;
            forget_passes(tb, false);
        }
        tb->npasses++;
        if (tb->npasses > tb->table_size)
            grow_passes(tb);
        struct timed_pass **at = &tb->table[hash_key(key) & (tb->table_size - 1)];
        p = new_pass(tb->store);
        p->key = *key;
        p->after = step_through(t, b, tb, p, next, t->counts ? &c->timed->last : NULL);
        p->next = *at;
        *at = p;
    }
    return p;
}

/* Steps the path and returns its cycles, without caching them. */
static uint32_t reference_pass(struct cpu *c, struct ir_block *b, struct timed_block *tb, const struct timed_key *key,
                               uint64_t next)
{
    struct cpu_timing *t = c->timed->timing;
    struct { struct timed_pass p; uint32_t by_cause[TIMING_CAUSES + TIMING_MAX_CLASSES]; } x;
    memset(&x, 0, sizeof x);
    x.p.key = *key;
    x.p.count = 1;
    c->timed->state = step_through(t, b, tb, &x.p, next, &c->timed->last);
    timed_count_pass(t, &t->totals, &x.p);
    return x.p.cycles;
}

/* ---- caches ---------------------------------------------------------------------------------------------- */

static void came_late(struct timed *d, unsigned insn, uint32_t what)
{
    if (what & (TIMED_LATE_WAITS | TIMED_LATE_TLB))
        d->state = timed_late_number(d->timing, d->state, insn << TIMED_LATE_INSN | what);
}

void timed_list_waits(uint16_t *cycles, const struct timing_caches *k)
{
    for (unsigned level = 0; level <= CACHE_MAX_OUTER; level++) {
        unsigned n = level < CACHE_MAX_OUTER ? k->outer_cycles[level] : k->memory_cycles, first = k->outer_cycles[0];
        cycles[timed_late_waits(level, false)] = (uint16_t)n;
        cycles[timed_late_waits(level, true)] = (uint16_t)(n > first ? n - first : 0);
    }
}

/* Returns the index of `cycles` in that list. */
static uint32_t wait_of(const struct cpu_timing *t, unsigned cycles)
{
    uint32_t k = 0;
    while (t->late_cycles[k] != cycles)
        k++;
    return k;
}

static bool lines_repeat(const struct caches *k, const struct timed_block *tb, unsigned first)
{
    for (unsigned i = first; i < tb->nlines; i++)
        if (!caches_repeats(k, CACHE_FETCH, tb->lines[i].address))
            return false;
    return true;
}

/* Fetches the lines of b's instructions before number `end`. */
static void fetch_up_to(struct timed *d, const struct ir_block *b, unsigned end)
{
    const struct timed_block *tb = b->timed;
    for (; d->line < tb->nlines && tb->lines[d->line].insn < end; d->line++) {
        const struct timed_line *l = &tb->lines[d->line];
        if (!caches_repeats(d->caches, CACHE_FETCH, l->address))
            timed_ask(d, CACHE_FETCH, l->address, l->insn, l->address);
    }
    unsigned first = d->line < tb->nlines ? tb->lines[d->line].insn : 0;
    d->fetch_at = d->line == tb->nlines ? TIMED_FETCHED : b->parts ? first : b->insns[first].first_op;
}

/* Data accesses do not change whether all lines are MRU hits: the block's page (it has only one) stays in the TLB, and only fetches look
 * in the first-level instruction cache. */
void timed_enter(struct cpu *c, struct ir_block *b)
{
    struct timed *d = c->timed;
    const struct timed_block *tb = b->timed;
    d->line = 0;
    d->fetch_at = TIMED_FETCHED;
    if (lines_repeat(d->caches, tb, 0))
        return;
    fetch_up_to(d, b, 1);
    if (lines_repeat(d->caches, tb, d->line))
        d->fetch_at = TIMED_FETCHED;
}

void timed_ask(struct timed *d, enum cache_access kind, uint64_t address, unsigned insn, uint64_t pc)
{
    unsigned late = caches_look_up(d->caches, kind, address, pc);
    if (d->caches->shape.miss_holds)
        d->held += caches_hold(d->caches, kind, late);
    else
        came_late(d, insn, (kind == CACHE_FETCH ? 0 : TIMED_LATE_DATA) | (late & CACHE_LATE_TLB ? TIMED_LATE_TLB : 0) |
                           wait_of(d->timing, late & CACHE_LATE_CYCLES));
}

uint64_t timed_held(struct cpu *c, struct ir_block *b, unsigned insn)
{
    struct timed *d = c->timed;
    if (d->fetch_at != TIMED_FETCHED)
        fetch_up_to(d, b, insn + 1);
    return d->held;
}

static uint64_t take_held(struct timed *d)
{
    uint64_t cycles = d->held;
    d->held = 0;
    return cycles;
}

/* Charges the stall cycles since the end of the last instruction to this one. */
static void charge_held(struct timed *d)
{
    static const enum timing_cause cause[CACHE_HOLDS] = {
        [CACHE_HOLD_FETCH] = TIMING_ICACHE, [CACHE_HOLD_DATA] = TIMING_DCACHE, [CACHE_HOLD_TLB] = TIMING_TLB};
    for (enum cache_hold k = 0; k < CACHE_HOLDS; k++) {
        uint64_t held = caches_held(d->caches, k), n = held - d->held_before[k];
        d->held_before[k] = held;
        d->last.cycles[cause[k]] = (uint16_t)(d->last.cycles[cause[k]] + n);
        if (k == CACHE_HOLD_DATA)
            d->last.after = (uint16_t)(d->last.after + n);
    }
}

void timed_helper_access(struct cpu *c, struct ir_block *b, unsigned insn, uint64_t address, bool store)
{
    struct timed *d = c->timed;
    enum cache_access kind = cache_access_of(timed_insn_of(b, insn)->t.flags & TIMING_IS_FP_MEMORY, store);

    if (d->fetch_at != TIMED_FETCHED)
        fetch_up_to(d, b, insn + 1);
    if (!caches_repeats(d->caches, kind, address))
        timed_ask(d, kind, address, insn, ir_insn_pc(b, insn));
}

bool timed_look_up(struct cpu *c, struct ir_block *b, uint32_t position, uint64_t address, bool store, uint64_t left)
{
    const struct timed *d = c->timed;
    const struct timed_block *tb = b->timed;
    timed_helper_access(c, b, ir_insn_at(b, position), address, store);
    return d->held && b->ninsns > 1 && (int64_t)(left - d->held) < (int64_t)tb->bound;
}

/* Pending misses of an instruction that did not retire. They count for its next attempt. */
struct carried {
    unsigned n;
    uint32_t what[16];
};

static void take_carried(struct timed *d, unsigned insns, struct carried *out)
{
    out->n = 0;
    while (d->state >= TIMED_LATE) {
        struct timed_late l = late_of(d->timing, d->state);
        if (l.what >> TIMED_LATE_INSN < insns || out->n == sizeof out->what / sizeof out->what[0])
            return;
        out->what[out->n++] = l.what & ((1u << TIMED_LATE_INSN) - 1);
        d->state = l.before;
    }
}

static void put_carried(struct timed *d, const struct carried *from)
{
    for (unsigned k = from->n; k-- > 0;)
        came_late(d, 0, from->what[k]);
}

enum { MOST_LATE = 1 << 20 };

/* Discards pending misses when there are too many, and with them the paths that begin with one. */
void timed_forget_late(struct cpu_timing *t)
{
    if (t->nlate <= MOST_LATE)
        return;
    t->forgotten++;
    for (struct timed_store *s = t->stores; s; s = s->next)
        for (size_t k = 0; k < s->nblocks; k++)
            forget_passes(s->blocks[k], false);
    t->late_first += t->nlate;
    if (t->late_first >= TIMED_ONE - 2 * MOST_LATE)
        t->late_first = 0;
    t->nlate = 0;
    memset(t->late_table, 0, t->late_table_size * sizeof *t->late_table);
    memset(t->late_short, 0, sizeof *t->late_short << TIMED_SHORT_BITS);
}

/* ---- leaving a block ---------------------------------------------------------------------------------------- */

/* Registers that the register stack moves to or from memory: two per cycle, the memory ports' rate. */
__attribute__((noinline)) uint64_t timed_register_stack(struct cpu *c)
{
    struct timed *d = c->timed;
    struct timing_state s;
    uint64_t moves = c->window.moves, cycles = (moves - d->moves + 1) / 2;
    c->window.moved = false;
    if (moves == d->moves || d->timing->model->issue == TIMING_ISSUE_GROUPS)
        return 0;
    d->moves = moves;
    uint64_t key = (uint64_t)d->state << 32 | cycles;
    struct timed_moved *known = &d->timing->moved[(d->state ^ cycles << 3) % TIMED_MOVED];
    if (known->key != key) {
        timed_load_state(d->timing, d->state, &s);
        timing_pass(&s, (uint32_t)cycles);
        *known = (struct timed_moved){key, timed_number_of(d->timing, &s)};
    }
    d->state = known->after;
    d->timing->totals.cycles[TIMING_STACK] += cycles;
    d->last.cycles[TIMING_STACK] = (uint16_t)cycles;
    d->last.after = (uint16_t)(d->last.after + cycles);
    return cycles;
}

struct timed_pass *timed_pass(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next,
                              uint64_t skipped, uint64_t missed)
{
    struct timed_block *tb = b->timed;
    bool taken = next != timed_next(b, insns - 1);
    struct timed_key key = timed_key(c->timed->state, exit, insns, taken, skipped, missed);
    return find_pass(c, b, tb, &key, next);
}

/* Returns the number of instructions begun: the retired ones, and the one that stopped. */
static unsigned begun(const struct ir_block *b, unsigned insns, unsigned exit)
{
    bool one_more = exit & TIMED_STOPPED || (b->exits[exit].insns == b->exits[exit].insn && b->ninsns);
    return insns + one_more;
}

/* timed_leave() with all that is rare. */
static __attribute__((noinline)) uint64_t leave_slowly(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next)
{
    struct timed *d = c->timed;
    struct timed_block *tb = b->timed;
    uint64_t cycles;
    struct carried carried;
    if (d->fetch_at != TIMED_FETCHED)
        fetch_up_to(d, b, begun(b, insns, exit));
    d->fetch_at = TIMED_FETCHED;
    if (!insns) {
        memset(&d->last, 0, sizeof d->last);
        d->last.stall_class = TIMING_MAX_CLASSES;
        if (d->one && d->caches)
            charge_held(d);
        return take_held(d);
    }
    take_carried(d, insns, &carried);
    uint64_t missed = tb->branches ? ask_predictor(c, b, tb, insns, next) : 0;
    struct timed_key key = timed_key(d->state, exit, insns, next != timed_next(b, insns - 1), d->skipped, missed);
    d->skipped = 0;
    if (d->steps) {
        cycles = reference_pass(c, b, tb, &key, next);
    } else {
        struct timed_pass *p = find_pass(c, b, tb, &key, next);
        p->count++;
        d->state = p->after;
        cycles = p->cycles;
    }
    if (c->window.moved)
        cycles += timed_register_stack(c);
    put_carried(d, &carried);
    if (d->one && d->caches)
        charge_held(d);
    return cycles + take_held(d);
}

uint64_t timed_leave(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next)
{
    struct timed *d = c->timed;
    const struct timed_block *tb = b->timed;
    c->instructions += insns;
    if (!tb || !insns || exit & TIMED_STOPPED || d->fetch_at != TIMED_FETCHED || d->steps)
        return leave_slowly(c, b, insns, exit, next);
    uint64_t missed = tb->branches ? ask_predictor(c, b, tb, insns, next) : 0;
    struct timed_key key = timed_key(d->state, exit, insns, next != timed_next(b, insns - 1), d->skipped, missed);
    struct timed_pass *p = tb->last[exit];
    if (!p || !same_key(&p->key, &key))
        tb->last[exit] = p = find_pass(c, b, b->timed, &key, next);
    d->skipped = 0;
    p->count++;
    d->state = p->after;
    return p->cycles + take_held(d) + (c->window.moved ? timed_register_stack(c) : 0);
}
