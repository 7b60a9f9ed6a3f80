/* cache.c - see cache.h. */
#define _GNU_SOURCE
#include "emu/clock/cache.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* ---- making ------------------------------------------------------------------------------------ */

static bool level_init(struct cache_level *l, const struct cache_shape *s)
{
    if (!s->bytes)
        return true;
    uint32_t lines = s->bytes / s->line;
    l->ways = s->ways;
    l->sets = lines / l->ways; /* a power of two in every machine here */
    l->line_shift = (unsigned)__builtin_ctz(s->line);
    l->tags = calloc(lines, sizeof *l->tags);
    return l->tags;
}

static bool tlb_init(struct cache_tlb *t, const struct cache_shape *s)
{
    t->entries = s->bytes;
    if (!s->bytes)
        return true;
    t->page = calloc(s->bytes, sizeof *t->page);
    t->stamp = calloc(s->bytes, sizeof *t->stamp);
    t->touched = calloc(s->bytes, sizeof *t->touched);
    t->order = calloc(s->bytes, sizeof *t->order);
    t->fetched = calloc(s->bytes, sizeof *t->fetched);
    t->passed = t->entries;
    for (unsigned k = 0; t->order && k < t->entries; k++)
        t->order[k] = k;
    t->next = calloc(s->bytes, sizeof *t->next);
    return t->page && t->stamp && t->order && t->fetched && t->touched && t->next;
}

static void side_init(struct cache_last *last, const struct cache_level *l, uint64_t **memory)
{
    *last = (struct cache_last){.line = *memory, .mask = l->sets - 1u, .shift = (uint8_t)l->line_shift};
    *memory += l->sets;
}

/* In the lowest 2 GB if the host can: translated code then reaches the tables with 32-bit displacements. */
static bool sides_init(struct caches *c)
{
    const struct cache_level *fp = c->shape.fp_skips_first ? &c->outer[0] : &c->data;
    c->last_bytes = (c->fetch.sets + c->data.sets + fp->sets) * sizeof(uint64_t);
#ifdef MAP_32BIT
    int low = MAP_32BIT;
#else
    int low = 0;
#endif
    c->last_memory = mmap(NULL, c->last_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | low, -1, 0);
    if (c->last_memory == MAP_FAILED && low)
        c->last_memory = mmap(NULL, c->last_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (c->last_memory == MAP_FAILED) {
        c->last_memory = NULL;
        return false;
    }
    memset(c->last_memory, 0xff, c->last_bytes);
    uint64_t *at = c->last_memory;
    side_init(&c->last[CACHE_SIDE_FETCH], &c->fetch, &at);
    side_init(&c->last[CACHE_SIDE_DATA], &c->data, &at);
    side_init(&c->last[CACHE_SIDE_FP], fp, &at);
    return true;
}

struct caches *caches_new(const struct timing_caches *shape, unsigned page_shift)
{
    struct caches *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->shape = *shape;
    c->page_shift = page_shift;
    bool ok = level_init(&c->fetch, &shape->fetch) && level_init(&c->data, &shape->data) &&
              tlb_init(&c->itlb, &shape->itlb) && tlb_init(&c->dtlb, &shape->dtlb);
    for (unsigned k = 0; ok && k < CACHE_MAX_OUTER; k++)
        ok = level_init(&c->outer[k], &shape->outer[k]);
    if (ok && sides_init(c))
        return c;
    caches_free(c);
    return NULL;
}

static void tlb_free(struct cache_tlb *t)
{
    free(t->page);
    free(t->stamp);
    free(t->order);
    free(t->fetched);
    free(t->touched);
    free(t->next);
}

void caches_free(struct caches *c)
{
    if (!c)
        return;
    free(c->fetch.tags);
    free(c->data.tags);
    for (unsigned k = 0; k < CACHE_MAX_OUTER; k++)
        free(c->outer[k].tags);
    tlb_free(&c->itlb);
    tlb_free(&c->dtlb);
    if (c->last_memory)
        munmap(c->last_memory, c->last_bytes);
    free(c);
}

/* Spaces keep apart: the unused upper bits of an address carry the space's number. */
void caches_enter(struct caches *c, uint32_t space)
{
    uint64_t bits = (uint64_t)space << 44;
    if (c->space == bits)
        return;
    c->space = bits;
    c->space_page = bits >> c->page_shift;
    for (enum cache_side side = 0; side < CACHE_SIDES; side++)
        c->last[side].space = bits >> c->last[side].shift;
    memset(c->last_memory, 0xff, c->last_bytes);
}

/* ---- translations -------------------------------------------------------------------------------- */

static bool unified(const struct caches *c)
{
    return !c->itlb.entries;
}

/* Lines in these 64ths of the page. */
static void forget_lines(const struct caches *c, enum cache_side side, uint64_t page, uint64_t touched)
{
    const struct cache_last *l = &c->last[side];
    unsigned within = c->page_shift - l->shift, grain = within > 6 ? within - 6 : 0;
    uint64_t first = page << within, mask = l->mask;
    uint64_t *last = l->line;
    for (; touched; touched &= touched - 1) {
        uint64_t line = first + ((uint64_t)__builtin_ctzll(touched) << within >> 6), end = line + (1u << grain);
        for (; line < end; line++)
            if (last[line & mask] == line)
                last[line & mask] = CACHE_NO_LINE;
    }
}

/* Accesses to the page can not repeat any more. */
static void forget_page(const struct caches *c, const struct cache_tlb *t, unsigned entry)
{
    uint64_t page = t->page[entry] ^ c->space_page; /* a page of another space finds no line */
    if (t->fetched[entry])
        forget_lines(c, CACHE_SIDE_FETCH, page, t->touched[entry]);
    if (t == &c->itlb)
        return;
    forget_lines(c, CACHE_SIDE_DATA, page, t->touched[entry]);
    if (c->shape.fp_skips_first)
        forget_lines(c, CACHE_SIDE_FP, page, t->touched[entry]);
}

static uint16_t *bucket_of(struct cache_tlb *t, uint64_t page)
{
    return &t->bucket[(page ^ page >> 10) & (CACHE_TLB_BUCKETS - 1)];
}

static unsigned entry_of(uint64_t stamp)
{
    return stamp & (CACHE_TLB_NOW - 1);
}

/* By insertion: what was in order before mostly still is. */
static void sort_again(struct cache_tlb *t)
{
    t->passed = 0;
    for (unsigned k = 0; k < t->entries; k++) {
        uint64_t stamp = t->stamp[entry_of(t->order[k])];
        unsigned i = k;
        for (; i && t->order[i - 1] > stamp; i--)
            t->order[i] = t->order[i - 1];
        t->order[i] = stamp;
    }
}

/* The entry looked up longest ago: the first whose stamp is what it was when they were sorted. Page `keep` is in use: when its turn
 * comes it counts as looked up now. */
static unsigned oldest(struct cache_tlb *t, uint64_t keep)
{
    for (;; sort_again(t))
        for (; t->passed < t->entries; t->passed++) {
            unsigned entry = entry_of(t->order[t->passed]);
            if (t->stamp[entry] != t->order[t->passed])
                continue;
            if (t->page[entry] != keep)
                return entry;
            t->stamp[entry] = t->now | entry;
            t->now += CACHE_TLB_NOW;
        }
}

static void unlink_entry(struct cache_tlb *t, unsigned entry)
{
    uint16_t *at = bucket_of(t, t->page[entry]);
    while (*at != entry + 1)
        at = &t->next[*at - 1];
    *at = t->next[entry];
}

static bool tlb_look_up(struct caches *c, struct cache_tlb *t, uint64_t address, uint64_t keep, bool fetch)
{
    uint64_t page = address >> c->page_shift, grain = 1ull << (address >> (c->page_shift - 6) & (CACHE_TLB_GRAINS - 1));
    uint16_t *bucket = bucket_of(t, page);
    unsigned entry = *bucket;
    t->now += CACHE_TLB_NOW;
    while (entry && t->page[entry - 1] != page)
        entry = t->next[entry - 1];
    if (entry) {
        t->stamp[entry - 1] = t->now | (entry - 1);
        t->touched[entry - 1] |= grain;
        t->fetched[entry - 1] |= fetch;
        return true;
    }
    t->misses++;
    if (t->used < t->entries) {
        entry = t->used++;
    } else {
        entry = oldest(t, keep);
        forget_page(c, t, entry);
        unlink_entry(t, entry);
    }
    t->page[entry] = page;
    t->stamp[entry] = t->now | entry;
    t->touched[entry] = grain;
    t->fetched[entry] = fetch;
    t->next[entry] = *bucket;
    *bucket = (uint16_t)(entry + 1);
    return false;
}

/* ---- lines --------------------------------------------------------------------------------------- */

/* Is the line there? It becomes the most recently used; if it was not there, the least recently used one makes room. */
static bool touch(struct cache_level *l, uint64_t line, bool fill)
{
    uint64_t *set = l->tags + (line & (l->sets - 1)) * l->ways, tag = line + 1;
    unsigned k = 0;
    while (k < l->ways && set[k] != tag)
        k++;
    bool hit = k < l->ways;
    l->misses += !hit;
    if (!hit && !fill)
        return false;
    for (k = hit ? k : l->ways - 1; k; k--)
        set[k] = set[k - 1];
    set[0] = tag;
    return hit;
}

/* An access to the line repeats from now on, or (may_repeat false: its page's translation was not asked for) does not. */
static void set_last(struct caches *c, enum cache_side side, uint64_t address, bool may_repeat)
{
    const struct cache_last *l = &c->last[side];
    uint64_t line = address >> l->shift;
    l->line[line & l->mask] = may_repeat ? line : CACHE_NO_LINE;
}

static unsigned outer_access(struct caches *c, uint64_t address, bool fetch)
{
    unsigned cycles = c->shape.memory_cycles;
    for (unsigned k = 0; k < CACHE_MAX_OUTER && c->outer[k].tags; k++)
        if (touch(&c->outer[k], (address ^ c->space) >> c->outer[k].line_shift, true)) {
            cycles = c->shape.outer_cycles[k];
            break;
        }
    if (c->shape.fp_skips_first)
        set_last(c, CACHE_SIDE_FP, address, !fetch);
    return cycles;
}

unsigned caches_look_up(struct caches *c, enum cache_access kind, uint64_t address, uint64_t pc)
{
    bool fetch = kind == CACHE_FETCH, fp = kind == CACHE_FP_LOAD || kind == CACHE_FP_STORE;
    bool store = kind == CACHE_STORE || kind == CACHE_FP_STORE;
    struct cache_level *first = fetch ? &c->fetch : &c->data;
    struct cache_tlb *t = fetch && !unified(c) ? &c->itlb : &c->dtlb;
    uint64_t keep = unified(c) ? (pc ^ c->space) >> c->page_shift : UINT64_MAX;
    unsigned tlb = t->entries && !tlb_look_up(c, t, address ^ c->space, keep, fetch) ? CACHE_LATE_TLB : 0;

    if (fp && c->shape.fp_skips_first) {
        unsigned cycles = outer_access(c, address, false), within = c->shape.outer_cycles[0];
        return tlb | (cycles > within && !store ? cycles - within : 0);
    }
    bool fill = !(store && c->shape.write_around);
    bool hit = touch(first, (address ^ c->space) >> first->line_shift, fill);
    if (hit || fill)
        set_last(c, fetch ? CACHE_SIDE_FETCH : CACHE_SIDE_DATA, address, true);
    if (hit)
        return tlb;
    unsigned cycles = outer_access(c, address, fetch);
    return tlb | (store ? 0 : cycles);
}

unsigned caches_hold(struct caches *c, enum cache_access kind, unsigned late)
{
    unsigned cycles = late & CACHE_LATE_CYCLES, tlb = late & CACHE_LATE_TLB ? c->shape.tlb_cycles : 0;
    c->held[kind == CACHE_FETCH ? CACHE_HOLD_FETCH : CACHE_HOLD_DATA] += cycles;
    c->held[CACHE_HOLD_TLB] += tlb;
    return cycles + tlb;
}

/* ---- figures ------------------------------------------------------------------------------------- */

const char *caches_figures(const struct caches *c, unsigned index, struct cache_figures *out)
{
    const struct { const char *name; bool is; uint64_t misses; } all[] = {
        {"fetch", c->fetch.tags, c->fetch.misses},
        {"data", c->data.tags, c->data.misses},
        {"outer1", c->outer[0].tags, c->outer[0].misses},
        {"outer2", c->outer[1].tags, c->outer[1].misses},
        {"outer3", c->outer[2].tags, c->outer[2].misses},
        {"itlb", c->itlb.entries, c->itlb.misses},
        {"dtlb", c->dtlb.entries, c->dtlb.misses},
    };
    for (unsigned k = 0; k < sizeof all / sizeof *all; k++)
        if (all[k].is && index-- == 0) {
            out->misses = all[k].misses;
            return all[k].name;
        }
    return NULL;
}
