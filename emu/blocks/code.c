/* code.c - the translated blocks of an address space: finding, chaining, forgetting. */
#include "emu/blocks/code.h"

#include <stdlib.h>
#include <string.h>

enum { CODE_BYTES_MAX = 128 << 20 }; /* beyond this all blocks are discarded */
enum { FIRST_HASH_BITS = 10 };

static unsigned page_index(const struct code *code, uint64_t pc)
{
    return (unsigned)((pc >> code->page_shift) * 0x9e3779b1u >> 7) & ((1u << CODE_PAGE_BITS) - 1);
}

void code_free(struct code *code)
{
    caches_clear_callback(&code->watch);
    if (code->cost_store)
        code->costs->forget_all(code->cost_store);
    arena_free(&code->memory.old_arena);
    if (code->translator)
        code->translator->free(code);
    templates_forget(&code->memory);
    templates_free_dead(&code->memory);
    arena_free(&code->memory.arena);
    free(code->hash);
    free(code->breakpoints);
    free(code->builder);
    free(code->users);
    free(code->marked);
    free(code);
}

static void lines_lost(struct cache_eviction_callback *w, uint64_t first, uint64_t last);

static bool has_breakpoints(const struct cpu *c)
{
    return code_of(c)->nbreakpoints;
}

static bool is_breakpoint(const struct cpu *c, uint64_t pc)
{
    return code_has_breakpoint(code_of(c), pc);
}

static const struct ir_pages pages = {has_breakpoints, is_breakpoint, code_is_compared, code_mark};

struct code *code_new(unsigned page_shift)
{
    struct code *code = calloc(1, sizeof *code);
    struct ir_builder *builder = calloc(1, sizeof *builder);
    struct ir_block **hash = calloc(1u << FIRST_HASH_BITS, sizeof *hash);
    if (code && builder && hash) {
        code->builder = builder;
        builder->memory = &code->memory;
        builder->pages = &pages;
        code->hash = hash;
        code->hash_bits = FIRST_HASH_BITS;
        code->page_shift = page_shift;
        code->watch.evicted = lines_lost;
        return code;
    }
    free(code);
    free(builder);
    free(hash);
    return NULL;
}

struct code *code_begin(struct cpu *c)
{
    c->code = code_at(c->space);
    if (c->code)
        return c->code;
    c->code = code_new(c->space->page_shift);
    if (!c->code || !code_attach(c->code, c->space))
        ir_no_memory(c, "translated code");
    return c->code;
}

static void add_to_hash(struct code *code, struct ir_block *b)
{
    struct ir_block **bucket = code_chain_at(code, b->pc, b->mode);
    b->hash_next = *bucket;
    *bucket = b;
}

/* Makes four times as many chains. Without memory for them the old ones stay. */
static void widen_hash(struct code *code)
{
    enum { STEP = 2 };
    struct ir_block **old = code->hash, **wide = arena_table(sizeof *wide << (code->hash_bits + STEP));
    if (!wide)
        return;
    code->hash = wide;
    code->hash_bits += STEP;
    for (size_t i = 0; i < (size_t)1 << (code->hash_bits - STEP); i++) {
        for (struct ir_block *b = old[i], *next; b; b = next) {
            next = b->hash_next;
            add_to_hash(code, b);
        }
    }
    free(old);
}

static void add(struct code *code, struct ir_block *b)
{
    code->nmet++;
    if (++code->nblocks > 1u << (code->hash_bits - 1))
        widen_hash(code);
    add_to_hash(code, b);
    struct ir_block **page = &code->pages[page_index(code, b->pc)];
    b->all_next = *page;
    *page = b;
}

static void defer_free(struct code *code, struct ir_block *b)
{
    b->dead = true;
    b->all_next = code->deferred_free;
    code->deferred_free = b;
}

static struct ir_block *build(struct cpu *c, uint64_t pc, uint64_t mode, unsigned limit, enum ir_purpose purpose)
{
    struct ir_builder *t = code_of(c)->builder;
    struct ir_block *b = ir_translate(t, c, pc, mode, limit, purpose);
    if (t->compared)
        code_keep_bytes(c, b, t->code_first, t->code_end);
    return b;
}

/* b has just been built. */
static void note_costs(struct cpu *c, struct ir_block *b)
{
    struct code *code = code_of(c);
    if (!c->costs)
        return;
    code->costs = c->costs;
    c->costs->block_new(c, b, code->builder);
}

static struct ir_block *translated(struct cpu *c, uint64_t pc, uint64_t mode, unsigned limit, enum ir_purpose purpose)
{
    struct code *code = code_of(c);
    struct ir_block *b = build(c, pc, mode, limit, purpose);
    note_costs(c, b);
    /* A block that only reports a fault is not kept: the page may be mapped later. A gateway page stays one. */
    if (b->ninsns == 0 && b->exits[0].reason != CPU_GATEWAY)
        defer_free(code, b);
    else
        add(code, b);
    return b;
}

static void bury(struct code *code, struct ir_block *b);

/* The start of a program is mostly code that runs once. The cold tier pays off where few blocks are promoted. */
enum { FIRST_BLOCKS = 600, FEW_ARE_HOT = 32 };

static enum ir_purpose purpose_of(const struct cpu *c, const struct code *code, unsigned limit)
{
    if (limit != LIMIT_NONE || !c->translates)
        return IR_TO_STAY;
    if (code->nblocks <= FIRST_BLOCKS)
        return IR_BEGINNING;
    return code->nhot * FEW_ARE_HOT < code->nmet ? IR_COLD_TIER : IR_TO_STAY;
}

struct ir_block *code_block(struct cpu *c, uint64_t pc, uint64_t mode, unsigned limit)
{
    struct code *code = code_of(c);
    struct ir_block *b = code_find(code, pc, mode, limit);
    if (b && b->compared && !code_still_holds(c, b)) {
        bury(code, b);
        b = NULL;
    }
    if (!b) {
        if (code->memory.arena.bytes > CODE_BYTES_MAX)
            code_flush(code);
        b = translated(c, pc, mode, limit, purpose_of(c, code, limit));
    }
    return b;
}

void code_chain(struct ir_exit *from, struct ir_block *to)
{
    if (to->dead || from->owner->dead || from->next || to->compared)
        return;
    from->next = to;
    from->next_incoming = to->incoming;
    from->prev_incoming = &to->incoming;
    if (to->incoming)
        to->incoming->prev_incoming = &from->next_incoming;
    to->incoming = from;
}

static void unchain(struct code *code, struct ir_exit *x)
{
    if (!x->next)
        return;
    if (code->translator)
        code->translator->unchain(code, x);
    *x->prev_incoming = x->next_incoming;
    if (x->next_incoming)
        x->next_incoming->prev_incoming = x->prev_incoming;
    x->next = NULL;
}

static void detach(struct code *code, struct ir_block *b)
{
    while (b->incoming)
        unchain(code, b->incoming);
    for (unsigned i = 0; i < b->nexits; i++)
        unchain(code, &b->exits[i]);
    for (struct ir_exit *x = b->outcomes; x; x = x->more)
        unchain(code, x);
    b->dead = true;
}

/* Removes b from everything but its page's list. */
static void kill_block(struct code *code, struct ir_block *b)
{
    struct ir_block **p = code_chain_at(code, b->pc, b->mode);
    while (*p != b)
        p = &(*p)->hash_next;
    *p = b->hash_next;
    detach(code, b);
    for (struct ir_block *v = b->versions; v; v = v->next_version)
        detach(code, v);
    if (b->host || b->versions)
        code->translator->forget_block(code, b);
    code->nblocks--;
}

/* Discards the block at this place of its page's list. */
static void free_at(struct code *code, struct ir_block **p)
{
    struct ir_block *b = *p;
    *p = b->all_next;
    kill_block(code, b);
    defer_free(code, b);
}

static void bury(struct code *code, struct ir_block *b)
{
    struct ir_block **p = &code->pages[page_index(code, b->pc)];
    while (*p != b)
        p = &(*p)->all_next;
    free_at(code, p);
}

void code_forget_block(struct code *code, struct ir_block *b)
{
    if (!b->dead)
        bury(code, b);
}

/* Selects blocks. */
typedef bool criterion(const struct code *code, const struct ir_block *b, uint64_t first, uint64_t last);

static bool is_in_pages(const struct code *code, const struct ir_block *b, uint64_t first, uint64_t last)
{
    uint64_t page = b->pc >> code->page_shift;
    return page + b->crosses >= first >> code->page_shift && page <= last >> code->page_shift;
}

static bool relies_on(const struct code *code, const struct ir_block *b, uint64_t first, uint64_t last)
{
    (void)code;
    for (unsigned i = 0; b->watches && i < b->ninsns; i++)
        if (b->insns[i].pc >= first && b->insns[i].pc <= last)
            return true;
    return false;
}

static void kill_in_page_list(struct code *code, struct ir_block **p, uint64_t first, uint64_t last, criterion *is_meant)
{
    while (*p) {
        if (is_meant(code, *p, first, last))
            free_at(code, p);
        else
            p = &(*p)->all_next;
    }
}

static void lines_lost(struct cache_eviction_callback *w, uint64_t first, uint64_t last)
{
    struct code *code = (struct code *)(void *)((char *)w - offsetof(struct code, watch));
    kill_in_page_list(code, &code->pages[page_index(code, first)], first, last, relies_on);
}

/* Selects blocks that depend on the present contents of a model's caches, and compared ones. */
static bool is_of_the_moment(const struct code *code, const struct ir_block *b, uint64_t first, uint64_t last)
{
    (void)code, (void)first, (void)last;
    return b->watches || b->compared;
}

void code_rest(struct code *code)
{
    for (unsigned i = 0; i < 1u << CODE_PAGE_BITS; i++)
        kill_in_page_list(code, &code->pages[i], 0, UINT64_MAX, is_of_the_moment);
    caches_clear_callback(&code->watch);
    code_free_deferred(code);
}

/* The block stays where it is: chains to it and lists that hold it stay valid. */
struct ir_block *code_promote(struct cpu *c, struct ir_block *b)
{
    struct code *code = code_of(c);
    struct ir_block *whole = build(c, b->pc, b->mode, LIMIT_NONE, IR_TO_STAY);
    if (whole->ninsns == 0) {
        code_forget_block(code, b);
        note_costs(c, whole);
        defer_free(code, whole);
        return whole;
    }
    for (unsigned i = 0; i < b->nexits; i++)
        unchain(code, &b->exits[i]);
    struct ir_block cold_tier = *b;
    *b = *whole;
    b->runs = cold_tier.runs;
    b->hash_next = cold_tier.hash_next;
    b->all_next = cold_tier.all_next;
    b->incoming = cold_tier.incoming;
    for (unsigned i = 0; i < b->nexits; i++)
        b->exits[i].owner = b;
    if (!c->costs || c->costs->take_over(c, b, &cold_tier, code->builder))
        return b;
    c->costs->forget(&cold_tier);
    note_costs(c, b);
    return b;
}

void code_invalidate(struct code *code, uint64_t first, uint64_t last)
{
    uint64_t pages = (last >> code->page_shift) - (first >> code->page_shift) + 1;
    if (first >> code->page_shift) /* blocks that end in the first page */
        kill_in_page_list(code, &code->pages[page_index(code, first - ((uint64_t)1 << code->page_shift))], first, last, is_in_pages);
    if (pages == 0 || pages >= 1u << CODE_PAGE_BITS) {
        for (unsigned i = 0; i < 1u << CODE_PAGE_BITS; i++)
            kill_in_page_list(code, &code->pages[i], first, last, is_in_pages);
        return;
    }
    for (uint64_t k = 0; k < pages; k++)
        kill_in_page_list(code, &code->pages[page_index(code, first + (k << code->page_shift))], first, last, is_in_pages);
}

bool code_page_is_hot(const struct code *code, uint64_t va)
{
    const struct ir_block *b = code->pages[page_index(code, va)];
    while (b && !(is_in_pages(code, b, va, va) && (b->host || b->versions)))
        b = b->all_next;
    return b;
}

void code_flush(struct code *code)
{
    code_invalidate(code, 0, UINT64_MAX);
    templates_forget(&code->memory);
    arena_join(&code->memory.old_arena, &code->memory.arena);
}

void code_free_deferred(struct code *code)
{
    while (code->deferred_free) {
        struct ir_block *b = code->deferred_free;
        code->deferred_free = b->all_next;
        if (b->costs)
            code->costs->forget(b);
    }
    arena_free(&code->memory.old_arena);
    templates_free_dead(&code->memory);
}

bool code_has_breakpoint(const struct code *code, uint64_t pc)
{
    for (unsigned i = 0; i < code->nbreakpoints; i++)
        if (code->breakpoints[i] == pc)
            return true;
    return false;
}
