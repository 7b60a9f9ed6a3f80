/* feed.c - see feed.h. */
#include "emu/engine/feed.h"
#include "emu/cost/cost.h"
#include "emu/cpu/exact.h"

#include <stdlib.h>
#include <string.h>

enum { UNMAPPED_MUCH = 64 << 20 };

static struct feed_timing *timing_of(struct cpu_timing *t)
{
    return (struct feed_timing *)(void *)t;
}

static const struct feed_timing *const_timing_of(const struct cpu_timing *t)
{
    return (const struct feed_timing *)(const void *)t;
}

/* ---- instructions ----------------------------------------------------------------------------- */

/* An entry of the hash table of instructions. */
struct feed_insn {
    uint64_t word;                /* ir_timing.word() */
    const struct cost_insn *insn; /* NULL: free */
};

enum { FIRST_SIZE = 1024 };

static struct feed_insn *insn_place(const struct feed_timing *t, uint64_t word)
{
    for (uint64_t h = word * 0x9e3779b97f4a7c15u >> 32;; h++) {
        struct feed_insn *at = &t->insns[h & (t->size - 1)];
        if (!at->insn || at->word == word)
            return at;
    }
}

static void grow_insns(struct cpu *c, struct feed_timing *t)
{
    uint32_t size = t->size;
    struct feed_insn *old = t->insns;
    t->size = size ? 2 * size : FIRST_SIZE;
    t->insns = calloc(t->size, sizeof *t->insns);
    if (!t->insns)
        ir_no_memory(c, "the timing model");
    for (uint32_t k = 0; k < size; k++)
        if (old[k].insn)
            *insn_place(t, old[k].word) = old[k];
    free(old);
}

static const struct cost_insn *insn_at(struct cpu *c, uint64_t pc, uint64_t word)
{
    struct feed_timing *t = c->feed->timing;
    if (t->count >= t->size / 2)
        grow_insns(c, t);
    if (!word)
        word = cost_word(c, pc);
    struct feed_insn *at = insn_place(t, word);
    if (at->insn)
        return at->insn;
    struct cost_insn *i = arena_take(&t->memory, sizeof *i);
    if (!i)
        ir_no_memory(c, "the timing model");
    memset(i, 0, sizeof *i);
    i->advance = (uint8_t)cost_describe(c, pc, word, &i->t);
    timing_set_prediction(t->consumer->description, &i->t);
    *at = (struct feed_insn){word, i};
    t->count++;
    return i;
}

static void insn_soon(const struct cpu *c, uint64_t word)
{
    (void)c, (void)word;
}

/* ---- blocks ----------------------------------------------------------------------------------- */

/* The descriptors of the blocks of a block cache, which are freed together: its cost_store. */
struct feed_store {
    struct consumer *consumer;
    struct consumer_block **all;
    size_t n, room;
};

static void remember(struct cpu *c, struct consumer_block *d)
{
    struct code *code = code_of(c);
    struct feed_store *s = (void *)code->cost_store;
    if (!s && (s = calloc(1, sizeof *s)) != NULL)
        s->consumer = c->feed->consumer;
    if (s && s->n == s->room) {
        s->room = s->room ? 2 * s->room : 256;
        s->all = realloc(s->all, s->room * sizeof *s->all);
    }
    if (!s || !s->all)
        ir_no_memory(c, "the timing model");
    code->cost_store = (void *)s;
    d->owner = s;
    d->index = s->n;
    s->all[s->n++] = d;
}

/* Sets the upper bounds of the accesses of b's instruction k. */
static void count_accesses(const struct ir_block *b, unsigned k, struct consumer_insn *to)
{
    const struct ir_op *end, *o = ir_insn_ops(b, k, &end);
    bool stores = (to->t->flags & (TIMING_IS_LOAD | TIMING_IS_STORE)) == TIMING_IS_STORE;
    for (; o < end; o++) {
        bool helper = o->op == IR_CALL && o->flags & IR_CALL_MAY_STOP;
        unsigned n = helper ? 2 : ir_is_access(o->op);
        to->accesses = (uint16_t)(to->accesses + n);
        to->charges = (uint16_t)(to->charges + (o->op == IR_CHARGE));
        to->loads = (uint16_t)(to->loads + (helper ? (stores ? 0 : n) : n && !(ir_op_info(o) & OP_USE_B)));
    }
}

/* Returns what instruction k counts for in exact figures if it is skipped: a nullified delay slot for its branch, as cpu_cost_pc(). */
static uint64_t pc_if_skipped(struct cpu *c, const struct ir_block *b, unsigned k, const struct consumer_insn *insns)
{
    uint64_t nullified = c->isa->timing.nullified_mode;
    if (!nullified)
        return insns[k].pc;
    if (k)
        return insns[k - 1].t->flags & TIMING_IS_DELAYED && insns[k - 1].pc + 4 == insns[k].pc ? insns[k - 1].pc : insns[k].pc;
    return c->feed->consumer->exact && ir_insn_mode(b, 0) & nullified ? cpu_branch_of_slot(cpu_isa(c), c->space, b->pc) : b->pc;
}

static void describe(struct cpu *c, const struct ir_block *b, unsigned k, const struct cost_insn *i, struct consumer_insn *insns)
{
    const struct ir_timing *timing = &c->isa->timing;
    struct consumer_insn *to = &insns[k];
    uint32_t mode = ir_insn_mode(b, k);
    uint64_t within = c->head.isa->sample_bytes - 1u;
    to->t = &i->t;
    to->pc = ir_insn_pc(b, k);
    to->next = to->pc + i->advance;
    to->after = (to->pc | within) + 1;
    to->skipped = mode & timing->nullified_mode;
    to->rotating = i->t.flags & TIMING_ROTATES && timing->rotating ? (uint8_t)timing->rotating(mode) : 0;
    to->pc_if_skipped = pc_if_skipped(c, b, k, insns);
    count_accesses(b, k, to);
}

static void block_new(struct cpu *c, struct ir_block *b, const struct ir_builder *from)
{
    struct feed *f = c->feed;
    struct consumer_block *d = consumer_block_new(b->ninsns);
    for (unsigned k = 0; k < b->ninsns; k++) {
        bool kept = b->fragments && b->fragments[k].first & IR_FRAGMENT_TEMPLATE;
        const struct cost_insn *i =
            kept ? b->templates[b->fragments[k].first & ~IR_FRAGMENT_TEMPLATE].cost : insn_at(c, from->insns[k].pc, from->words[k]);
        describe(c, b, k, i, d->insns);
    }
    consumer_block_ready(f->consumer, d);
    remember(c, d);
    b->costs = d;
    b->bound = d->bound;
    if (f->consumer->exact && f->cpu.account)
        cpu_exact_code_at(f->cpu.account, c->space, b->pc);
}

static bool take_over(struct cpu *c, struct ir_block *b, struct ir_block *from, const struct ir_builder *t)
{
    (void)c, (void)b, (void)from, (void)t;
    return false;
}

static void forget(struct ir_block *b)
{
    struct consumer_block *d = b->costs;
    struct feed_store *s = d ? d->owner : NULL;
    if (!d)
        return;
    s->all[d->index] = s->all[--s->n];
    s->all[d->index]->index = d->index;
    consumer_block_free(s->consumer, d);
    b->costs = NULL;
}

static void forget_all(struct cost_store *of)
{
    struct feed_store *s = (void *)of;
    if (!s)
        return;
    while (s->n)
        consumer_block_free(s->consumer, s->all[--s->n]);
    free(s->all);
    free(s);
}

/* ---- running ---------------------------------------------------------------------------------- */

static bool every_access(const struct cpu *c)
{
    return c->feed->consumer->caches;
}

static unsigned by_value(const struct cpu *c)
{
    const struct timing_model *m = c->feed->consumer->description;
    return m->issue == TIMING_ISSUE_MICROCODE ? m->microcode + 1u : m->early_multiply;
}

static void helper_access(struct cpu *c, uint64_t va, bool store)
{
    const struct feed *f = c->feed;
    const struct ir_point *p = c->access_point;
    if (!f->consumer->caches)
        return;
    if (p) { /* translated code */
        f->consumer->queue.at = c->queue_at;
        consumer_begin(f->consumer, p->block->costs);
        consumer_access(f->consumer, p->insn, store, va);
        c->queue_at = f->consumer->queue.at;
    } else if (f->call_at) {
        consumer_access(f->consumer, ir_insn_at(c->block, f->call_at - 1), store, va);
    }
}

const struct ir_costs feed_costs = {
    .insn_at = insn_at,
    .insn_soon = insn_soon,
    .every_access = every_access,
    .by_value = by_value,
    .block_new = block_new,
    .take_over = take_over,
    .forget = forget,
    .forget_all = forget_all,
    .helper_access = helper_access,
};

/* The account that is charged now knows the pages of all blocks that may run. */
static void report_code(struct cpu *c)
{
    struct feed_timing *t = c->feed->timing;
    const struct code *code = code_of(c);
    struct cpu_exact *account = c->feed->cpu.account;
    if (!account || (t->code == code && t->account == account))
        return;
    for (size_t k = 0; k < code->nmarked; k++)
        cpu_exact_code_at(account, c->space, code->marked[k].at);
    t->code = code;
    t->account = account;
}

void feed_start(struct cpu *c, uint64_t budget)
{
    struct feed *f = c->feed;
    struct caches *caches = f->consumer->caches;
    f->skipped = 0;
    f->call_at = 0;
    if (c->window.moved) { /* not by the program */
        f->cpu.moves = c->window.moves;
        c->window.moved = false;
    }
    if (f->consumer->exact)
        report_code(c);
    consumer_start(f->consumer, &f->cpu, budget);
    if (caches && space_has_unmapped(c->space, UNMAPPED_MUCH)) /* the caches have tables for it */
        caches_give_back(caches);
}

/* Returns the cycles of what has been drained. */
static uint64_t take(struct cpu *c)
{
    struct consumer *k = c->feed->consumer;
    c->instructions += consumer_take_instructions(k);
    return consumer_take(k);
}

uint64_t feed_leave(struct cpu *c, unsigned insns, unsigned begun, uint64_t next)
{
    struct feed *f = c->feed;
    const struct consumer_path path = {
        .insns = (uint8_t)insns, .begun = (uint8_t)begun, .skipped = f->skipped, .next = next, .moves = c->window.moves};
    if (insns)
        c->window.moved = false;
    f->skipped = 0;
    consumer_end(f->consumer, &path);
    return take(c);
}

uint64_t feed_drain(struct cpu *c)
{
    consumer_drain(c->feed->consumer);
    return take(c);
}

/* ---- cpus ------------------------------------------------------------------------------------- */

void feed_new_space(struct cpu *c)
{
    if (!c->feed)
        return;
    c->feed->cpu.space = c->feed->timing->spaces++;
    c->feed->cpu.fetched = 0;
    c->feed->cpu.moves = 0; /* the register stack is empty and has not moved */
}

bool feed_set(struct cpu *c, struct cpu_timing *of)
{
    struct feed_timing *t = timing_of(of);
    bool by_engine = t->consumer->description->issue == TIMING_ISSUE_ONE && !t->consumer->exact;
    if (t->isa != c->head.isa || by_engine) /* the engine counts instructions without a pipeline */
        return true;
    struct feed *f = calloc(1, sizeof *f);
    if (!f)
        return false;
    f->timing = t;
    f->consumer = t->consumer;
    t->refs++;
    memcpy(c->window_trap, t->consumer->model->window_trap, sizeof c->window_trap);
    c->feed = f;
    c->costs = &feed_costs;
    feed_new_space(c);
    return true;
}

bool feed_clone(struct cpu *c, const struct cpu *from)
{
    if (!from->feed)
        return true;
    if (!feed_set(c, (struct cpu_timing *)(void *)from->feed->timing))
        return false;
    c->feed->cpu.moves = from->feed->cpu.moves;
    if (c->space == from->space)
        c->feed->cpu.space = from->feed->cpu.space;
    return true;
}

void feed_free(struct cpu *c)
{
    if (!c->feed)
        return;
    consumer_end_cpu(c->feed->consumer, &c->feed->cpu);
    feed_unref((struct cpu_timing *)(void *)c->feed->timing);
    free(c->feed);
    c->feed = NULL;
    c->costs = NULL;
    memset(c->window_trap, 0, sizeof c->window_trap);
}

uint64_t feed_longest(const struct cpu *c)
{
    enum { MISSES = 4 /* of a fetch and of accesses, with their translations */, FRAME = 64 /* moves of the register stack */ };
    const struct caches *k = c->feed->consumer->caches;
    uint64_t miss = k ? (uint64_t)k->shape.memory_cycles + k->shape.tlb_cycles + k->shape.dtlb1_cycles : 0;
    uint64_t most = by_value(c) ? TIMING_MOST_CYCLES : 0;
    return c->feed->consumer->worst + most + FRAME + MISSES * miss;
}

/* ---- timing ----------------------------------------------------------------------------------- */

/* Returns false without memory. */
static bool configure(struct feed_timing *t, bool caches, uint64_t mhz)
{
    const struct space_config *space = &t->isa->space;
    unsigned own = t->consumer->description->page_shift;
    return consumer_configure(t->consumer, t->entries, t->isa->long_bits <= 32, caches, own ? own : space->page_shift, mhz);
}

struct cpu_timing *feed_timing_new(const struct isa *isa, const struct timing_model *description, unsigned entries,
                                   const struct cpu_timing_ops *ops)
{
    struct feed_timing *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->head = (struct cpu_timing_head){.ops = ops, .model = description};
    t->refs = 1;
    t->isa = isa;
    t->entries = entries;
    t->consumer = consumer_new(description);
    if (t->consumer && configure(t, false, 0))
        return (struct cpu_timing *)(void *)t;
    feed_unref((struct cpu_timing *)(void *)t);
    return NULL;
}

void feed_unref(struct cpu_timing *of)
{
    struct feed_timing *t = timing_of(of);
    if (--t->refs)
        return;
    if (t->consumer)
        consumer_free(t->consumer);
    arena_free(&t->memory);
    free(t->insns);
    free(t);
}

void feed_reference(struct cpu_timing *t, bool on)
{
    timing_of(t)->consumer->reference = on;
}

void feed_count(struct cpu_timing *t, bool on)
{
    timing_of(t)->consumer->counts = on || timing_of(t)->consumer->exact;
}

bool feed_caches(struct cpu_timing *t, bool on, uint64_t mhz)
{
    return configure(timing_of(t), on, mhz);
}

const char *feed_cache(const struct cpu_timing *t, unsigned index, struct cache_figures *out)
{
    const struct caches *k = const_timing_of(t)->consumer->caches;
    return k ? caches_figures(k, index, out) : NULL;
}

void feed_totals(const struct cpu_timing *t, struct cpu_timing_totals *out)
{
    consumer_totals(const_timing_of(t)->consumer, out);
}

bool feed_exact(struct cpu_timing *t)
{
    return timing_of(t)->consumer->exact = timing_of(t)->consumer->counts = true;
}

bool feed_set_exact(struct cpu *c, struct cpu_exact *account)
{
    if (!c->feed->consumer->exact)
        return false;
    c->feed->cpu.account = account;
    return true;
}

void feed_end_exact(struct cpu_timing *of, const struct cpu_exact *account)
{
    struct feed_timing *t = timing_of(of);
    if (t->consumer->account == account) {
        consumer_hand_in(t->consumer);
        t->consumer->account = NULL;
    }
    if (t->account == account)
        t->account = NULL;
}
