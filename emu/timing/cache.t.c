/* cache.t.c - compares the caches with a reference implementation of plain lists, which implements cache.h without its fast paths: an
 * access to the MRU line of its set is not looked up if the TLB has had its page since. (There is no known MRU line after a change of
 * address spaces, nor in a level that a fetch used last.) */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>
#include <cmocka.h>

#include "emu/timing/cache.h"

enum { MOST = 4096, PAGE_SHIFT = 12 };

struct list {
    unsigned n, most, turn;
    uint64_t item[16]; /* MRU first */
    unsigned when[16]; /* number of the address space change before its last use; 0: last used by a fetch, or its page was evicted */
};

static bool use(struct list *l, uint64_t item, bool fill, uint64_t *lost)
{
    unsigned k = 0;
    while (k < l->n && l->item[k] != item)
        k++;
    bool hit = k < l->n;
    *lost = UINT64_MAX;
    if (!hit && !fill)
        return false;
    if (!hit && l->n == l->most) {
        k = l->most - 1;
        *lost = l->item[k];
    } else if (!hit) {
        l->n++;
    }
    unsigned when = l->when[k];
    memmove(l->item + 1, l->item, k * sizeof item);
    memmove(l->when + 1, l->when, k * sizeof when);
    l->item[0] = item;
    l->when[0] = hit ? when : 0;
    return hit;
}

/* Second chance: items are in the order of their entries; `when` has a reference bit for data accesses and one for execution. */
enum { FOUND = 1, EXECUTED };

static bool use_in_turn(struct list *l, uint64_t item, bool uses, uint64_t keep, bool mapped, uint64_t *lost)
{
    *lost = UINT64_MAX;
    for (unsigned k = 0; k < l->n; k++)
        if (l->item[k] == item) {
            l->when[k] |= uses ? FOUND : 0;
            return true;
        }
    for (unsigned k = 0; k < l->n; k++)
        if (l->item[k] == keep)
            l->when[k] |= mapped ? EXECUTED : FOUND;
    if (l->n < l->most) {
        l->when[l->n] = 0;
        l->item[l->n++] = item;
        return false;
    }
    for (unsigned *when; *(when = &l->when[l->turn]); l->turn = (l->turn + 1) % l->most) {
        bool stays = l->item[l->turn] == keep;
        if (*when & FOUND)
            *when -= stays && !mapped ? 0 : FOUND;
        else if (!stays)
            *when = 0;
    }
    *lost = l->item[l->turn];
    l->item[l->turn] = item;
    l->turn = (l->turn + 1) % l->most;
    return false;
}

static void execute(struct list *l, uint64_t page)
{
    for (unsigned k = 0; k < l->n; k++)
        if (l->item[k] == page)
            l->when[k] |= EXECUTED;
}

/* The address space changes: execution counts as a reference. */
static void forget_executed(struct list *l)
{
    for (unsigned k = 0; k < l->n; k++)
        l->when[k] = l->when[k] != 0;
}

struct plain {
    const struct timing_caches *shape;
    bool mapped;
    struct list fetch[MOST], data[MOST], outer[MOST], itlb, dtlb;
    uint64_t small[16]; /* the first-level data TLB's pages + 1 */
    unsigned nsmall;    /* misses */
};

static bool holds(const struct list *l, uint64_t item)
{
    for (unsigned k = 0; k < l->n; k++)
        if (l->item[k] == item)
            return true;
    return false;
}

static void lose_page(struct list *sets, unsigned line, uint64_t page)
{
    for (unsigned k = 0; k < MOST; k++)
        for (unsigned i = 0; i < sets[k].n; i++)
            if (sets[k].item[i] * line >> PAGE_SHIFT == page)
                sets[k].when[i] = 0;
}

/* The first-level data TLB. An entry that is replaced takes its page's lines out of the first level. */
static bool use_small(struct plain *p, uint64_t address)
{
    uint64_t size = p->shape->dtlb1.line, page = address / size + 1;
    unsigned most = p->shape->dtlb1.bytes, at = p->nsmall % most;
    for (unsigned k = 0; k < most; k++)
        if (p->small[k] == page)
            return true;
    for (unsigned k = 0; k < MOST; k++)
        for (unsigned i = 0; i < p->data[k].n; i++)
            if (p->small[at] && p->data[k].item[i] * p->shape->data.line / size + 1 == p->small[at])
                p->data[k].item[i] = UINT64_MAX; /* an empty way keeps its turn */
    p->small[at] = page;
    p->nsmall++;
    return false;
}

static struct list *set_of(struct list *sets, const struct cache_shape *s, uint64_t address, uint64_t *line)
{
    *line = address / s->line;
    struct list *l = &sets[*line % (s->bytes / s->line / s->ways)];
    l->most = s->ways;
    return l;
}

static unsigned plain_access(struct plain *p, enum cache_access kind, uint64_t address, uint64_t pc, uint32_t space, unsigned when)
{
    const struct timing_caches *s = p->shape;
    bool fetch = kind == CACHE_FETCH, store = kind == CACHE_STORE || kind == CACHE_FP_STORE;
    bool skips = s->fp_skips_first && kind >= CACHE_FP_LOAD, split = s->itlb.bytes;
    uint64_t line, outer_line = 0, lost, bits = (uint64_t)space << 44;
    struct list *tlb = fetch && split ? &p->itlb : &p->dtlb;
    address ^= bits;
    uint64_t page = address >> PAGE_SHIFT, keep = split ? UINT64_MAX : (pc ^ bits) >> PAGE_SHIFT;
    static struct list none;
    struct list *outer = s->outer[0].bytes ? set_of(p->outer, &s->outer[0], address, &outer_line) : &none;
    struct list *first = set_of(fetch ? p->fetch : p->data, fetch ? &s->fetch : &s->data, address, &line);
    tlb->most = fetch && split ? s->itlb.bytes : s->dtlb.bytes;
    struct list *looked = skips ? outer : first;
    if (fetch && p->mapped)
        execute(tlb, page);
    if (looked->n && looked->when[0] == when && looked->item[0] == (skips ? outer_line : line))
        return 0;
    if (store && s->write_around && s->fp_skips_first && !skips && !holds(first, line) && outer->n && outer->when[0] == when &&
        outer->item[0] == outer_line)
        return 0;
    bool uses = p->mapped ? !fetch : skips || !holds(first, line);
    bool there = use_in_turn(tlb, page, uses, keep, p->mapped, &lost);
    if (fetch && p->mapped)
        execute(tlb, page);
    unsigned misses = there ? 0 : CACHE_MISS_TLB;
    if (tlb == &p->itlb || !split)
        lose_page(p->fetch, s->fetch.line, lost);
    if (tlb == &p->dtlb) {
        lose_page(p->data, s->data.line, lost);
        if (s->outer[0].bytes)
            lose_page(p->outer, s->outer[0].line, lost);
    }
    bool fill = !(store && s->write_around);
    if (!fetch && !skips && fill && s->dtlb1.bytes && !holds(first, line))
        misses |= use_small(p, address) ? 0 : CACHE_MISS_DTLB1;
    if (!skips) {
        bool hit = use(first, line, fill, &lost);
        if (hit || fill)
            first->when[0] = when;
        if (hit)
            return misses;
    }
    if (!s->outer[0].bytes)
        return misses | (store ? 0 : s->memory_cycles);
    unsigned cycles = use(outer, outer_line, true, &lost) ? s->outer_cycles[0] : s->memory_cycles;
    outer->when[0] = fetch ? 0 : when;
    return misses | (store ? 0 : skips ? cycles - s->outer_cycles[0] : cycles);
}

static uint64_t seed = 1;

static uint64_t draw(uint64_t n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (seed >> 33) % n;
}

static uint64_t any_address(void)
{
    static uint64_t last;
    switch (draw(4)) {
    case 0: return last = draw(24) << PAGE_SHIFT | draw(1 << PAGE_SHIFT);
    case 1: return last = draw(24) << PAGE_SHIFT | draw(4) << 5;
    default: return last ^ draw(64);
    }
}

/* Moves pages far apart. */
static uint64_t spread(uint64_t address)
{
    return address | (address >> PAGE_SHIFT & 7) << 28;
}

static void compare_one(const struct timing_caches *shape, bool below_4g)
{
    static struct plain p;
    struct caches *c = caches_new(shape, PAGE_SHIFT, below_4g);
    uint64_t pc = 0;
    uint32_t space = 0;
    unsigned when = 1;
    memset(&p, 0, sizeof p);
    p.shape = shape;
    assert_non_null(c);
    p.mapped = c->mapped;
    for (unsigned k = 0; k < 50000; k++) {
        enum cache_access kind = (enum cache_access)draw(5);
        uint64_t address = spread(any_address());
        bool enters = k == 0 || draw(1000) == 0;
        if (enters) {
            caches_enter(c, space ^= 1);
            forget_executed(&p.dtlb);
            when++;
        }
        if (enters || draw(20) == 0) { /* a jump */
            kind = CACHE_FETCH;
            pc = address;
        } else if (kind == CACHE_FETCH) {
            address = (pc & ~UINT64_C(4095)) | (address & 4095);
        }
        if (draw(50) == 0)
            caches_give_back(c);
        unsigned misses = caches_mru_hit(c, kind, address) ? 0 : caches_look_up(c, kind, address, pc);
        assert_int_equal(misses, plain_access(&p, kind, address, pc, space, when));
    }
    caches_free(c);
}

static void compare(const struct timing_caches *shape)
{
    compare_one(shape, false);
    compare_one(shape, true);
}

static void as_plain_lists(void **state)
{
    (void)state;
    compare(&(struct timing_caches){.fetch = {4096, 2, 32},
                                    .data = {2048, 2, 32},
                                    .outer = {{8192, 4, 64}},
                                    .outer_cycles = {5},
                                    .memory_cycles = 25,
                                    .dtlb = {8, 0, 1},
                                    .tlb_cycles = 9});
    compare(&(struct timing_caches){.fetch = {4096, 1, 32},
                                    .data = {16384, 1, 32},
                                    .outer = {{8192, 4, 64}},
                                    .outer_cycles = {5},
                                    .memory_cycles = 25,
                                    .dtlb = {12, 0, 1},
                                    .tlb_cycles = 9});
    compare(&(struct timing_caches){.fetch = {2048, 4, 64},
                                    .data = {2048, 4, 64},
                                    .outer = {{8192, 8, 128}},
                                    .outer_cycles = {5},
                                    .memory_cycles = 25,
                                    .itlb = {6, 0, 1},
                                    .dtlb = {10, 0, 1},
                                    .tlb_cycles = 9,
                                    .fp_skips_first = true,
                                    .write_around = true});
    struct timing_caches two_tlbs = {.fetch = {2048, 4, 64},
                                     .data = {2048, 4, 64},
                                     .outer = {{8192, 8, 128}},
                                     .outer_cycles = {5},
                                     .memory_cycles = 25,
                                     .itlb = {6, 0, 1},
                                     .dtlb = {10, 0, 1},
                                     .tlb_cycles = 9,
                                     .dtlb1 = {4, 0, 1024},
                                     .dtlb1_cycles = 4,
                                     .fp_skips_first = true,
                                     .write_around = true};
    compare(&two_tlbs);
    two_tlbs.dtlb.bytes = 3; /* replaces pages that the first-level data TLB still has */
    compare(&two_tlbs);
    two_tlbs.dtlb1.line = 256; /* more parts than the dtlb names */
    compare(&two_tlbs);
    compare(&(struct timing_caches){
        .fetch = {4096, 2, 32}, .data = {2048, 2, 32}, .memory_cycles = 25, .dtlb = {8, 0, 1}, .tlb_cycles = 9, .blocking_miss = true});
    compare(&(struct timing_caches){
        .fetch = {4096, 1, 32}, .data = {16384, 1, 32}, .memory_cycles = 25, .dtlb = {12, 0, 1}, .tlb_cycles = 9, .blocking_miss = true});
}

static void memory_follows_the_clock(void **state)
{
    const struct timing_caches k = {.memory_cycles = 14, .memory_ns = 160, .mhz = 1300}, fixed = {.memory_cycles = 25};
    (void)state;
    assert_int_equal(caches_at_clock(&k, 0).memory_cycles, 14 + 208);
    assert_int_equal(caches_at_clock(&k, 1000).memory_cycles, 14 + 160);
    assert_int_equal(caches_at_clock(&k, 100000).memory_cycles, CACHE_MISS_CYCLES);
    assert_int_equal(caches_at_clock(&fixed, 1000).memory_cycles, 25);
}

struct watcher {
    struct cache_eviction_callback watch;
    bool line[MOST];
    unsigned lost;
};

static void note_lost(struct cache_eviction_callback *w, uint64_t first, uint64_t last)
{
    struct watcher *me = (struct watcher *)(void *)w;
    assert_int_equal(last - first, 31);
    assert_true(me->line[first >> 5]);
    me->line[first >> 5] = false;
    me->lost++;
}

/* Fetches from a watched line are MRU hits, apart from the TLB. */
static void watched_lines_hit(void **state)
{
    const struct timing_caches shape = {
        .fetch = {8192, 2, 32}, .data = {2048, 2, 32}, .memory_cycles = 25, .dtlb = {8, 0, 1}, .tlb_cycles = 9, .blocking_miss = true};
    struct watcher w = {.watch.evicted = note_lost}, other = {.watch.evicted = note_lost};
    struct caches *c = caches_new(&shape, PAGE_SHIFT, true);
    uint64_t pc = 0;
    (void)state;
    assert_non_null(c);
    for (unsigned k = 0; k < 5000; k++) {
        uint64_t address = any_address();
        bool fetch = draw(2);
        if (fetch)
            pc = address;
        if (!caches_mru_hit(c, fetch ? CACHE_FETCH : CACHE_LOAD, address))
            (void)caches_look_up(c, fetch ? CACHE_FETCH : CACHE_LOAD, address, pc);
        if (fetch && draw(8) == 0 && caches_set_callback(c, &w.watch, address))
            w.line[address >> 5] = true;
        for (unsigned line = 0; line < MOST; line++)
            assert_true(!w.line[line] || cache_line_mru_hit(&c->last[CACHE_SIDE_FETCH], line));
        if (w.watch.caches)
            assert_false(caches_set_callback(c, &other.watch, pc));
    }
    assert_true(w.lost > 64);
    caches_enter(c, 1); /* reports the remaining lines as evicted and admits another callback */
    for (unsigned line = 0; line < MOST; line++)
        assert_false(w.line[line]);
    assert_null(w.watch.caches);
    caches_free(c);
}

static void cleared_callback_is_not_called(void **state)
{
    const struct timing_caches shape = {
        .fetch = {8192, 2, 32}, .data = {2048, 2, 32}, .memory_cycles = 25, .dtlb = {8, 0, 1}, .tlb_cycles = 9, .blocking_miss = true};
    struct watcher w = {.watch.evicted = note_lost};
    struct caches *c = caches_new(&shape, PAGE_SHIFT, true);
    (void)state;
    assert_non_null(c);
    assert_false(caches_set_callback(c, &w.watch, 0)); /* not yet fetched */
    (void)caches_look_up(c, CACHE_FETCH, 0, 0);
    assert_true(caches_set_callback(c, &w.watch, 0));
    caches_clear_callback(&w.watch);
    (void)caches_look_up(c, CACHE_FETCH, 4096, 4096);
    (void)caches_look_up(c, CACHE_FETCH, 8192, 8192);
    assert_int_equal(w.lost, 0);
    assert_true(caches_set_callback(c, &w.watch, 8192));
    caches_free(c);
    assert_null(w.watch.caches);
}

/* One first level of two ways: the same with its own functions, as the consumer of timing calls them, as without. */
static void simple_is_the_same(void **state)
{
    (void)state;
    for (unsigned how = 0; how < 8; how++) {
        const struct timing_caches shape = {.fetch = {1024, 2, 8},
                                            .data = {1024, 2, 8},
                                            .outer = {{how & 1 ? 65536 : 0, 1, 8}},
                                            .outer_cycles = {1},
                                            .memory_cycles = 6,
                                            .dtlb = {how & 4 ? 64 : 8, 0, 1},
                                            .tlb_cycles = 7,
                                            .write_around = how & 2,
                                            .blocking_miss = true,
                                            .one_first = true};
        struct caches *plain = caches_new(&shape, 9, true), *simple = caches_new(&shape, 9, true);
        uint64_t random = how + 1, cycles = 0;
        assert_true(plain && simple && simple->simple);
        plain->simple = false;
        for (unsigned n = 0; n < 200; n++) {
            caches_enter(plain, n / 50);
            caches_enter(simple, n / 50);
            struct cache_simple usual = caches_simple_begin(simple);
            for (unsigned i = 0; i < 200; i++) {
                random = random * 6364136223846793005u + 1442695040888963407u;
                enum cache_access kind = (enum cache_access)(random >> 40) % 3;
                uint32_t pc = 512 * (uint32_t)(random >> 50 & 3), address = (uint32_t)(random >> 33) % (n % 20 ? 2048 : 16384);
                address = kind == CACHE_FETCH ? pc + address % 512 : 8192 + address;
                unsigned misses = caches_mru_hit(plain, kind, address) ? 0 : caches_look_up(plain, kind, address, pc);
                cycles += caches_add_stall(plain, kind, misses);
                if (!caches_simple_access(simple, &usual, kind, address)) {
                    assert_int_equal(caches_look_up(simple, kind, address, pc), misses);
                    cycles -= caches_add_stall(simple, kind, misses);
                    usual.has_all = cache_tlb_has_all(&simple->dtlb);
                }
            }
            cycles -= caches_simple_end(simple, &usual);
            assert_int_equal(cycles, 0);
        }
        struct cache_figures a, b;
        for (unsigned k = 0; caches_figures(plain, k, &a) && caches_figures(simple, k, &b); k++)
            assert_int_equal(a.misses, b.misses);
        assert_true(a.misses > (how & 4 ? 30 : 100)); /* of the TLB */
        caches_free(plain);
        caches_free(simple);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(as_plain_lists), cmocka_unit_test(memory_follows_the_clock),
                                       cmocka_unit_test(watched_lines_hit), cmocka_unit_test(cleared_callback_is_not_called),
                                       cmocka_unit_test(simple_is_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
