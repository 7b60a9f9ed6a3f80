/* cache.c - see cache.h. */
#define _GNU_SOURCE
#include "emu/timing/cache.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "emu/fatal/fatal.h"

/* ---- allocation -------------------------------------------------------------------------------- */

/* One allocation holds everything: struct caches, then the arrays that it points to. *at: first free byte. */
static void *take(uintptr_t *at, size_t bytes)
{
    uintptr_t p = *at;
    *at += (bytes + 63) & ~(size_t)63;
    return (void *)p;
}

static void lay_out_level(struct cache_level *l, const struct cache_shape *s, bool stamped, uintptr_t *at)
{
    if (!s->bytes)
        return;
    uint32_t lines = s->bytes / s->line;
    l->ways = s->ways;
    l->sets = lines / l->ways; /* a power of two in every model */
    l->line_shift = (unsigned)__builtin_ctz(s->line);
    l->tags = take(at, lines * sizeof *l->tags);
    if (stamped)
        l->stamps = take(at, lines * sizeof *l->stamps);
}

static void lay_out_tlb(const struct caches *c, struct cache_tlb *t, const struct cache_shape *s, uintptr_t *at)
{
    t->entries = s->bytes;
    if (!s->bytes)
        return;
    t->pages = take(at, (t->entries + 1) * sizeof *t->pages);
    t->found = take(at, t->entries + 1 + CACHE_REFERENCED_GROUP);
    if (!c->mapped) {
        t->bucket = take(at, CACHE_TLB_BUCKETS * sizeof *t->bucket);
        return;
    }
    t->entry_of = take(at, (cache_not_here(c) + 1) * sizeof *t->entry_of);
    t->executed = take(at, cache_not_here(c) + 1);
}

/* Of one side's map, or of the pointers to its pieces: for all lines, and for a page of lines that are in no address space. */
static size_t map_bytes(const struct caches *c, const struct cache_last *l)
{
    size_t lines = cache_none_used(l) + ((size_t)1 << (c->page_shift - l->shift));
    return CACHE_MAP_IN_PIECES ? ((lines >> CACHE_PIECE_SHIFT) + 1) * sizeof(uint8_t *) : lines;
}

static void mark(const struct cache_last *l, uint32_t line, enum cache_mark m)
{
#if CACHE_MAP_IN_PIECES
    uint8_t **piece = (uint8_t **)(void *)l->map + (line >> CACHE_PIECE_SHIFT);
    if (!*piece && m == CACHE_LOOK_UP)
        return;
    if (!*piece && !(*piece = calloc(1, 1u << CACHE_PIECE_SHIFT)))
        fatal(2, "out of host memory for the caches");
    (*piece)[line & ((1u << CACHE_PIECE_SHIFT) - 1)] = (uint8_t)m;
#else
    l->map[line] = (uint8_t)m;
#endif
}

/* Marks the lines of a page, which are in one piece, as not known. */
static void unmark_page(const struct cache_last *l, uint32_t page, unsigned within)
{
    size_t line = (size_t)page << within, n = (size_t)1 << within;
#if CACHE_MAP_IN_PIECES
    uint8_t *piece = ((uint8_t **)(void *)l->map)[line >> CACHE_PIECE_SHIFT];
    if (piece)
        memset(piece + (line & ((1u << CACHE_PIECE_SHIFT) - 1)), CACHE_LOOK_UP, n);
#else
    memset(l->map + line, CACHE_LOOK_UP, n);
#endif
}

static void free_pieces(const struct caches *c)
{
#if CACHE_MAP_IN_PIECES
    for (enum cache_side side = 0; c->mapped && side < CACHE_SIDES; side++) {
        uint8_t **pieces = (uint8_t **)(void *)c->last[side].map;
        for (size_t k = 0; k < map_bytes(c, &c->last[side]) / sizeof *pieces; k++) {
            free(pieces[k]);
            pieces[k] = NULL; /* two sides may be one */
        }
    }
#else
    (void)c;
#endif
}

static void lay_out_side(const struct caches *c, struct cache_last *l, const struct cache_level *level, bool fetch, uintptr_t *at)
{
    *l = (struct cache_last){.mask = level->sets - 1u,
                             .shift = (uint8_t)level->line_shift,
                             .set_bits = (uint8_t)__builtin_ctz(level->sets),
                             .pairs = level->ways == 2};
    if (c->mapped) {
        l->used = take(at, level->sets * sizeof *l->used);
        if (fetch && level->sets << l->shift >> c->page_shift) { /* the lines of a page are in distinct sets */
            l->watched = take(at, level->sets);
            l->losses = take(at, level->sets);
        }
        if (fetch && l->pairs) /* padded by half: hosts that compare only low address bits would otherwise see false store-to-load
                                * dependencies */
            l->recent = take(at, level->sets + level->sets / 2);
        l->map = take(at, map_bytes(c, l));
    } else {
        l->line = take(at, level->sets * sizeof *l->line);
        if (!level->stamps)
            return;
        l->listed_mask = (uint64_t)level->sets * CACHE_LISTED - 1;
        l->listed = take(at, (l->listed_mask + 1) * sizeof *l->listed);
        l->stamp = take(at, (l->listed_mask + 1) * sizeof *l->stamp);
    }
}

/* Returns whether `around` can be used: a line of the next level is two lines of the data cache, and all lines of a data set map to the
 * same outer sets. */
static bool knows_around(const struct caches *c)
{
    const struct cache_level *outer = &c->outer[0];
    return c->shape.write_around && c->shape.fp_skips_first && outer->line_shift == c->data.line_shift + 1 &&
           c->fetch.line_shift == c->data.line_shift && 2 * outer->sets >= c->data.sets;
}

/* Place all arrays from `at` on. Returns the end. */
static uintptr_t lay_out(struct caches *c, uintptr_t at)
{
    (void)take(&at, sizeof *c);
    lay_out_level(&c->fetch, &c->shape.fetch, !c->mapped, &at);
    lay_out_level(&c->data, &c->shape.data, false, &at);
    for (unsigned k = 0; k < CACHE_MAX_OUTER; k++)
        lay_out_level(&c->outer[k], &c->shape.outer[k], false, &at);
    lay_out_tlb(c, &c->itlb, &c->shape.itlb, &at);
    lay_out_tlb(c, &c->dtlb, &c->shape.dtlb, &at);
    lay_out_side(c, &c->last[CACHE_SIDE_FETCH], &c->fetch, true, &at);
    lay_out_side(c, &c->last[CACHE_SIDE_DATA], &c->data, false, &at);
    if (c->shape.fp_skips_first)
        lay_out_side(c, &c->last[CACHE_SIDE_FP], &c->outer[0], false, &at);
    else
        c->last[CACHE_SIDE_FP] = c->last[CACHE_SIDE_DATA];
    c->around = knows_around(c) ? take(&at, c->data.sets * sizeof *c->around) : NULL;
    return at;
}

static uint16_t turn_after(const struct cache_tlb *t, unsigned entry)
{
    return (uint16_t)(entry == t->entries ? 1 : entry + 1);
}

static void empty_tlb(const struct caches *c, struct cache_tlb *t)
{
    if (!t->entries)
        return;
    for (unsigned k = 0; k <= t->entries; k++)
        t->pages[k] = (struct cache_page){.page = CACHE_NO_PAGE, .here = cache_not_here(c), .next = c->mapped ? turn_after(t, k) : 0};
    memset(t->found + t->entries + 1, CACHE_REFERENCED, CACHE_REFERENCED_GROUP);
    t->turn = 1;
}

static void empty_dtlb1(const struct caches *c, struct cache_dtlb1 *t, const struct timing_caches *s)
{
    memset(t->page, 0xff, sizeof t->page); /* CACHE_NO_PAGE */
    t->entries = s->dtlb1.bytes;
    t->turn = 1;
    t->shift = s->dtlb1.bytes ? (uint8_t)__builtin_ctz(s->dtlb1.line) : 0;
    t->by_place = c->dtlb.entries && t->shift <= c->page_shift && 1u << (c->page_shift - t->shift) <= CACHE_DTLB1_PARTS;
    t->parts_shift = t->by_place ? (uint8_t)(c->page_shift - t->shift) : 0;
    assert(t->entries <= CACHE_DTLB1_ENTRIES && (!t->entries || (s->dtlb1.line <= 64u * s->data.line && s->write_around)));
}

static void forget_all_lines(struct cache_last *l)
{
    if (!l->map) {
        memset(l->line, 0xff, (l->mask + 1) * sizeof *l->line);
        if (l->listed)
            memset(l->listed, 0xff, (l->listed_mask + 1) * sizeof *l->listed);
        return;
    }
    for (uint64_t set = 0; set <= l->mask; set++) {
        mark(l, l->used[set][0], CACHE_LOOK_UP);
        mark(l, l->used[set][1], CACHE_LOOK_UP);
        l->used[set][0] = l->used[set][1] = cache_none_used(l);
    }
    if (l->recent)
        memset(l->recent, cache_tag_byte(l, cache_none_used(l)), l->mask + 1);
}

/* Move the MRU line to the front of `used`. */
static void order_by_use(const struct cache_last *l, uint64_t set)
{
    uint32_t *used = l->used[set], first = used[0];
    if (!l->recent || l->recent[set] == cache_tag_byte(l, first))
        return;
    used[0] = used[1];
    used[1] = first;
}

static void forget_around(struct caches *c)
{
    if (c->around)
        memset(c->around, 0xff, c->data.sets * sizeof *c->around);
}

static void forget_everything(struct caches *c)
{
    forget_around(c);
    forget_all_lines(&c->last[CACHE_SIDE_FETCH]);
    forget_all_lines(&c->last[CACHE_SIDE_DATA]);
    if (c->shape.fp_skips_first)
        forget_all_lines(&c->last[CACHE_SIDE_FP]);
}

/* In the lowest 2 GiB if the host can: translated code then reaches it all with 32-bit displacements. */
static void *low_memory(size_t bytes)
{
#ifdef MAP_32BIT
    int low = MAP_32BIT;
#else
    int low = 0;
#endif
    const int how = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, how | low, -1, 0);
    if (p == MAP_FAILED && low)
        p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, how, -1, 0);
    if (p == MAP_FAILED)
        return NULL;
    (void)madvise(p, bytes, MADV_NOHUGEPAGE); /* a program touches the maps sparsely */
    return p;
}

static bool may_be_mapped(const struct timing_caches *s)
{
    return s->fetch.ways <= 2 && s->data.ways <= 2 && !s->outer[0].bytes && !s->itlb.bytes && s->dtlb.bytes && !s->fp_skips_first &&
           !s->write_around && s->blocking_miss && !s->one_first;
}

static void empty_stamps(struct caches *c)
{
    c->now = CACHE_NEVER - 1;
    if (c->fetch.stamps)
        memset(c->fetch.stamps, 0xff, (size_t)c->fetch.sets * c->fetch.ways * sizeof *c->fetch.stamps); /* CACHE_NEVER */
}

/* Returns whether all accesses begin at one first level of two ways, and one TLB. */
static bool is_simple(const struct timing_caches *s)
{
    return s->one_first && s->data.ways == 2 && !s->itlb.bytes && s->dtlb.bytes && !s->dtlb1.bytes && !s->fp_skips_first;
}

struct timing_caches caches_at_clock(const struct timing_caches *k, uint64_t mhz)
{
    struct timing_caches at = *k;
    uint64_t cycles = k->memory_cycles + (k->memory_ns * (mhz ? mhz : k->mhz) + 500) / 1000;
    at.memory_cycles = cycles < CACHE_MISS_CYCLES ? (uint16_t)cycles : CACHE_MISS_CYCLES;
    return at;
}

/* Makes the caches in c's memory, which is all zero, as planned. */
static void begin(struct caches *c, const struct caches *plan)
{
    *c = *plan;
    (void)lay_out(c, (uintptr_t)c);
    empty_stamps(c);
    empty_tlb(c, &c->itlb);
    empty_tlb(c, &c->dtlb);
    empty_dtlb1(c, &c->dtlb1, &c->shape);
    forget_everything(c);
}

struct caches *caches_new(const struct timing_caches *shape, unsigned page_shift, bool below_4g)
{
    struct caches plan = {
        .shape = *shape, .page_shift = page_shift, .mapped = below_4g && may_be_mapped(shape), .simple = is_simple(shape)};
    plan.bytes = lay_out(&plan, 0);
    struct caches *c = low_memory(plan.bytes);
    if (c)
        begin(c, &plan);
    return c;
}

bool caches_reset(struct caches *c)
{
    const struct caches plan = {
        .shape = c->shape, .page_shift = c->page_shift, .mapped = c->mapped, .simple = c->simple, .bytes = c->bytes};
    if (c->watch)
        caches_clear_callback(c->watch);
    free_pieces(c);
    if (CACHE_MAP_IN_PIECES) /* all of it is small; and not every host of 32 bits empties it by madvise() */
        memset((void *)c, 0, plan.bytes);
    else if (madvise(c, plan.bytes, MADV_DONTNEED))
        return false;
    begin(c, &plan);
    return true;
}

enum {
    PIECE_SHIFT = 18,
    PIECES = 1 << (32 - PIECE_SHIFT)
}; /* the bytes of a map that are given back together; at most, of the longest map */

/* Gives back the pieces of a map that have no marks: those without a page of the TLB. */
static void give_back_map(const struct caches *c, const struct cache_last *l)
{
    uint8_t keeps[PIECES + 2] = {0}; /* a map begins anywhere */
    uintptr_t map = (uintptr_t)l->map, end = map + cache_none_used(l), first = map >> PIECE_SHIFT;
    for (unsigned k = 1; k <= c->dtlb.entries; k++) {
        uintptr_t marks = map + ((uintptr_t)c->dtlb.pages[k].here << (c->page_shift - l->shift));
        if (c->dtlb.pages[k].here != cache_not_here(c))
            keeps[(marks >> PIECE_SHIFT) - first] = keeps[((marks + (1u << (c->page_shift - l->shift)) - 1) >> PIECE_SHIFT) - first] = 1;
    }
    /* The first and the last piece have other tables, too. */
    for (uintptr_t piece = first + 1, next; (piece + 1) << PIECE_SHIFT <= end; piece = next + 1) {
        for (next = piece; (next + 1) << PIECE_SHIFT <= end && !keeps[next - first];)
            next++;
        if (next > piece)
            (void)madvise((void *)(piece << PIECE_SHIFT), (next - piece) << PIECE_SHIFT, MADV_DONTNEED);
    }
}

void caches_give_back(struct caches *c)
{
    for (enum cache_side side = 0; c->mapped && !CACHE_MAP_IN_PIECES && side < CACHE_SIDES; side++)
        if (side != CACHE_SIDE_FP || c->shape.fp_skips_first)
            give_back_map(c, &c->last[side]);
}

void caches_free(struct caches *c)
{
    if (!c)
        return;
    if (c->watch)
        caches_clear_callback(c->watch);
    free_pieces(c);
    munmap(c, c->bytes);
}

/* ---- eviction callbacks ------------------------------------------------------------------------------------- */

static void lose(struct caches *c, uint32_t set)
{
    const struct cache_last *l = &c->last[CACHE_SIDE_FETCH];
    uint64_t first = (uint64_t)l->used[set][0] << l->shift;
    l->watched[set] = false;
    l->losses[set]++;
    c->losses++;
    c->watch->evicted(c->watch, first, first + (1u << l->shift) - 1);
}

/* Report every watched line as evicted and remove the callback; another one may be set. */
static void lose_all(struct caches *c)
{
    const struct cache_last *l = &c->last[CACHE_SIDE_FETCH];
    if (!c->watch)
        return;
    for (uint32_t set = 0; set <= l->mask; set++)
        if (l->watched[set])
            lose(c, set);
    caches_clear_callback(c->watch);
}

/* Returns whether the line is likely to be evicted soon: this set has lost watched lines before, or over a third of all of them were lost.
 * */
static bool is_likely_evicted(const struct caches *c, uint64_t set)
{
    enum { MAX_OF_A_SET = 1, MANY = 512 };
    return c->last[CACHE_SIDE_FETCH].losses[set] >= MAX_OF_A_SET || (c->losses > MANY && c->losses > c->watches / 3);
}

bool caches_set_callback(struct caches *c, struct cache_eviction_callback *w, uint64_t address)
{
    const struct cache_last *l = &c->last[CACHE_SIDE_FETCH];
    uint64_t line = address >> l->shift, set = line & l->mask;
    if (!l->watched || (c->watch && c->watch != w) || is_likely_evicted(c, set) || !cache_line_mru_hit(l, (uint32_t)line))
        return false;
    c->watches++;
    c->watch = w;
    order_by_use(l, set);
    mark(l, l->used[set][1], CACHE_LOOK_UP); /* so that a fetch from the other line is looked up */
    w->caches = c;
    l->watched[set] = true;
    return true;
}

void caches_clear_callback(struct cache_eviction_callback *w)
{
    if (!w->caches)
        return;
    const struct cache_last *l = &w->caches->last[CACHE_SIDE_FETCH];
    memset(l->watched, 0, l->mask + 1);
    w->caches->watch = NULL;
    w->caches = NULL;
}

static uint64_t tag_of(const struct cache_last *l, uint32_t line)
{
    return (line ^ l->space) + 1;
}

/* The line of the current address space that has this tag; cache_none_used() if it belongs to another address space. */
static uint32_t line_of(const struct cache_last *l, uint64_t tag)
{
    uint64_t line = (tag - 1) ^ l->space;
    return line < cache_none_used(l) ? (uint32_t)line : cache_none_used(l);
}

/* Switch one level from l.space to `next`: write the lines in `used` back to the tags, then load `used` with the lines of the
 * next address space. Lines of other address spaces keep their order. l is a copy, so that stores to a map cannot alias it. */
static void change_space(uint64_t *tags, const struct cache_last l, uint64_t next)
{
    const uint32_t none = cache_none_used(&l);
    struct cache_last after = l;
    after.space = next;
    for (uint64_t set = 0; set <= l.mask; set++, tags += 1 + l.pairs) {
        uint32_t *used = l.used[set];
        order_by_use(&l, set);
        mark(&l, used[0], CACHE_LOOK_UP);
        mark(&l, used[1], CACHE_LOOK_UP);
        if (used[0] != none) { /* otherwise no line of the current address space entered the set */
            if (l.pairs && used[1] != none)
                tags[1] = tag_of(&l, used[1]);
            else if (l.pairs && line_of(&l, tags[0]) == none)
                tags[1] = tags[0];
            tags[0] = tag_of(&l, used[0]);
        }
        used[0] = line_of(&after, tags[0]);
        used[1] = l.pairs ? line_of(&after, tags[1]) : none;
        if (l.recent)
            l.recent[set] = cache_tag_byte(&l, used[0]);
    }
}

/* Save the TLB entries of the current address space before another one becomes current. */
static void leave_pages(const struct caches *c, struct cache_tlb *t)
{
    for (unsigned k = 1; k <= t->entries; k++) {
        uint32_t page = t->pages[k].here;
        if (page != cache_not_here(c))
            t->pages[k].page = page ^ c->space_page;
        t->found[k] |= t->executed[page];
        t->executed[page] = CACHE_NOT_REFERENCED;
        t->entry_of[page] = 0;
    }
}

/* Load the entries of the current address space. */
static void find_pages_here(const struct caches *c, struct cache_tlb *t)
{
    for (unsigned k = 1; k <= t->entries; k++) {
        uint64_t page = t->pages[k].page ^ c->space_page;
        t->pages[k].here = page < cache_not_here(c) ? (uint32_t)page : cache_not_here(c);
        t->entry_of[t->pages[k].here] = page < cache_not_here(c) ? (uint16_t)k : 0;
    }
}

/* ---- stamps -------------------------------------------------------------------------------------- */

/* Returns the stamp of the line in a way of the first-level instruction cache. */
static uint64_t stamp_of(const struct caches *c, size_t way)
{
    const struct cache_last *l = &c->last[CACHE_SIDE_FETCH];
    uint64_t line = (c->fetch.tags[way] - 1) ^ l->space;
    return c->fetch.tags[way] && l->listed[line & l->listed_mask] == line ? l->stamp[line & l->listed_mask] : c->fetch.stamps[way];
}

/* Stores the stamps of a set's lines with their tags. */
static void save_stamps(struct caches *c, uint64_t set)
{
    for (size_t way = set * c->fetch.ways; way < (set + 1) * c->fetch.ways; way++)
        c->fetch.stamps[way] = stamp_of(c, way);
}

static void save_all_stamps(struct caches *c)
{
    for (uint64_t set = 0; c->fetch.stamps && set < c->fetch.sets; set++)
        save_stamps(c, set);
}

/* Use a line of the first-level instruction cache, as touch() does with an order. Returns whether it hit. */
static bool touch_stamped(struct caches *c, uint64_t address)
{
    const struct cache_last *l = &c->last[CACHE_SIDE_FETCH];
    uint64_t line = address >> l->shift, set = line & (c->fetch.sets - 1), tag = (line ^ l->space) + 1,
             *tags = c->fetch.tags + set * c->fetch.ways;
    const uint64_t *stamps = c->fetch.stamps + set * c->fetch.ways;
    unsigned way = 0, oldest = 0;
    save_stamps(c, set);
    for (unsigned k = 1; k < c->fetch.ways; k++)
        oldest = stamps[k] > stamps[oldest] ? k : oldest;
    while (way < c->fetch.ways && tags[way] != tag)
        way++;
    bool hit = way < c->fetch.ways;
    if (!hit) {
        uint64_t lost = (tags[oldest] - 1) ^ l->space;
        if (l->listed[lost & l->listed_mask] == lost)
            l->listed[lost & l->listed_mask] = CACHE_NO_LINE;
        tags[oldest] = tag;
        c->fetch.misses++;
    }
    l->listed[line & l->listed_mask] = line;
    l->stamp[line & l->listed_mask] = c->now--;
    return hit;
}

/* The address space's number is in unused upper address bits, so lines and pages of different address spaces differ. */
void caches_enter(struct caches *c, uint32_t space)
{
    uint64_t bits = (uint64_t)space << 44;
    if (c->space == bits)
        return;
    lose_all(c);
    save_all_stamps(c);
    if (c->mapped) {
        leave_pages(c, &c->dtlb);
        change_space(c->fetch.tags, c->last[CACHE_SIDE_FETCH], bits >> c->last[CACHE_SIDE_FETCH].shift);
        change_space(c->data.tags, c->last[CACHE_SIDE_DATA], bits >> c->last[CACHE_SIDE_DATA].shift);
    }
    c->space = bits;
    c->space_page = bits >> c->page_shift;
    c->space_bucket = cache_bucket(c->space_page);
    for (enum cache_side side = 0; side < CACHE_SIDES; side++)
        c->last[side].space = bits >> c->last[side].shift;
    if (c->mapped)
        find_pages_here(c, &c->dtlb);
    else
        forget_everything(c);
}

/* ---- translations -------------------------------------------------------------------------------- */

static bool unified(const struct caches *c)
{
    return !c->itlb.entries;
}

/* Invalidate the MRU lines in the touched 64ths of the page. */
static void forget_lines(struct caches *c, enum cache_side side, const struct cache_page *p)
{
    const struct cache_last *l = &c->last[side];
    unsigned within = c->page_shift - l->shift, grain = within > 6 ? within - 6 : 0;
    if (l->map) {
        unmark_page(l, p->here, within);
        return;
    }
    uint64_t first = (p->page ^ c->space_page) << within, mask = l->mask; /* a page of another address space matches no line */
    uint64_t *last = l->line;
    for (uint64_t touched = p->touched; touched; touched &= touched - 1) {
        uint64_t line = first + ((uint64_t)__builtin_ctzll(touched) << within >> 6), end = line + (1u << grain);
        for (; line < end; line++) {
            if (last[line & mask] == line)
                last[line & mask] = CACHE_NO_LINE;
            if (!l->listed || l->listed[line & l->listed_mask] != line)
                continue;
            save_stamps(c, line & (c->fetch.sets - 1));
            l->listed[line & l->listed_mask] = CACHE_NO_LINE;
        }
    }
}

/* Accesses to the page are no MRU hits any more. */
static void forget_page(struct caches *c, const struct cache_tlb *t, const struct cache_page *p)
{
    if (p->fetched)
        forget_lines(c, CACHE_SIDE_FETCH, p);
    if (t == &c->itlb)
        return;
    forget_lines(c, CACHE_SIDE_DATA, p);
    if (c->shape.fp_skips_first)
        forget_lines(c, CACHE_SIDE_FP, p);
    forget_around(c);
}

static uint16_t *bucket_of(const struct cache_tlb *t, uint64_t page)
{
    return &t->bucket[cache_bucket(page) & (CACHE_TLB_BUCKETS - 1)];
}

static unsigned find_entry(const struct cache_tlb *t, uint64_t page)
{
    unsigned entry = *bucket_of(t, page);
    while (entry && t->pages[entry].page != page)
        entry = t->pages[entry].next;
    return entry;
}

static void forget_entry(struct caches *c, const struct cache_tlb *t, unsigned entry)
{
    const struct cache_page *p = &t->pages[entry];
    if (p->page == CACHE_NO_PAGE)
        return;
    forget_page(c, t, p);
    uint16_t *at = bucket_of(t, p->page);
    while (*at != entry)
        at = &t->pages[*at].next;
    *at = p->next;
}

static unsigned next_turn(struct cache_tlb *t)
{
    unsigned entry = t->turn;
    t->turn = turn_after(t, entry);
    return entry;
}

/* Choose the entry to replace, by second chance. Entry `keep` is never chosen. */
static unsigned choose_victim(struct cache_tlb *t, unsigned keep)
{
    if (keep)
        t->found[keep] = CACHE_REFERENCED;
    for (;;) {
        unsigned entry = next_turn(t);
        if (t->found[entry] == CACHE_NOT_REFERENCED)
            return entry;
        if (entry != keep)
            t->found[entry] = CACHE_NOT_REFERENCED;
    }
}

/* As choose_victim(), in mapped mode: execution of the page is a second reference bit. Page `keep` counts as executed and is never chosen.
 */
static unsigned choose_victim_here(struct cache_tlb *t, uint32_t keep)
{
    t->executed[keep] = CACHE_REFERENCED;
    for (;;) {
        unsigned entry = next_turn(t);
        uint32_t page = t->pages[entry].here;
        if (t->found[entry] != CACHE_NOT_REFERENCED)
            t->found[entry] = CACHE_NOT_REFERENCED;
        else if (t->executed[page] == CACHE_NOT_REFERENCED)
            return entry;
        else if (page != keep)
            t->executed[page] = CACHE_NOT_REFERENCED;
    }
}

static uint8_t *dtlb1_at(const struct caches *c, uint32_t place)
{
    return (uint8_t *)c->dtlb.pages + offsetof(struct cache_page, dtlb1) + place;
}

/* Entry `entry` of the dtlb has another page than before: it names the entries of the first-level data TLB for that one. */
static void place_dtlb1(struct caches *c, unsigned entry)
{
    struct cache_dtlb1 *t = &c->dtlb1;
    struct cache_page *p = &c->dtlb.pages[entry];
    memset(p->dtlb1, 0, sizeof p->dtlb1);
    for (unsigned k = 1; t->by_place && k <= t->entries; k++) {
        if (t->place[k] / sizeof *p == entry)
            t->place[k] = 0;
        if (t->page[k] >> t->parts_shift != p->page)
            continue;
        t->place[k] = (uint32_t)(entry * sizeof *p + (t->page[k] & ((1u << t->parts_shift) - 1)));
        *dtlb1_at(c, t->place[k]) = (uint8_t)k;
    }
}

/* Look the page up; on a miss replace an entry. uses: set the reference bit on a hit. */
static bool tlb_look_up(struct caches *c, struct cache_tlb *t, uint64_t address, uint64_t keep, bool fetch, bool uses)
{
    uint64_t page = address >> c->page_shift, grain = 1ull << (address >> (c->page_shift - 6) & (CACHE_TLB_GRAINS - 1));
    unsigned entry = find_entry(t, page);
    if (entry) {
        t->pages[entry].touched |= grain;
        t->pages[entry].fetched |= fetch && !c->shape.one_first;
        if (uses)
            t->found[entry] = CACHE_REFERENCED;
        return true;
    }
    t->misses++;
    entry = choose_victim(t, keep == CACHE_NO_PAGE ? 0 : find_entry(t, keep));
    forget_entry(c, t, entry);
    struct cache_page *p = &t->pages[entry];
    p->page = page;
    p->touched = c->simple ? UINT64_MAX : grain; /* there its hits are not noted */
    p->fetched = fetch && !c->shape.one_first;
    p->next = *bucket_of(t, page);
    *bucket_of(t, page) = (uint16_t)entry;
    if (t == &c->dtlb)
        place_dtlb1(c, entry);
    return false;
}

/* Mapped mode, TLB miss: `page` takes the entry of another page, never that of `keep`. */
static void take_entry(struct caches *c, uint32_t page, uint32_t keep)
{
    struct cache_tlb *t = &c->dtlb;
    unsigned entry = choose_victim_here(t, keep);
    struct cache_page *p = &t->pages[entry];
    t->misses++;
    forget_page(c, t, p);
    t->entry_of[p->here] = 0;
    t->entry_of[page] = (uint16_t)entry;
    p->here = page;
}

/* Mapped mode, data accesses: look the page up and set its reference bit. */
static bool tlb_has_page(struct caches *c, uint32_t page, uint32_t keep)
{
    struct cache_tlb *t = &c->dtlb;
    if (!t->entry_of[page]) {
        take_entry(c, page, keep);
        return false;
    }
    t->found[t->entry_of[page]] = CACHE_REFERENCED;
    return true;
}

/* Mapped mode, fetches: look the page up and mark it executed. Fetches call this when control enters the page. */
static bool tlb_has_executed(struct caches *c, uint32_t page)
{
    struct cache_tlb *t = &c->dtlb;
    bool there = t->entry_of[page];
    if (!there)
        take_entry(c, page, page);
    t->executed[page] = CACHE_REFERENCED;
    return there;
}

/* ---- lines --------------------------------------------------------------------------------------- */

static bool holds(const struct cache_level *l, uint64_t line)
{
    const uint64_t *set = l->tags + (line & (l->sets - 1)) * l->ways;
    for (unsigned k = 0; k < l->ways; k++)
        if (set[k] == line + 1)
            return true;
    return false;
}

/* In a level without stamps: make the line the MRU line of its set, in place of the LRU line on a miss if `fill` is set. Returns whether it
 * hit. */
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

/* Set the MRU line of the set; may_hit false: clear it, because the TLB was not looked up for the page. */
static void set_last(struct caches *c, enum cache_side side, uint64_t address, bool may_hit)
{
    const struct cache_last *l = &c->last[side];
    uint64_t line = address >> l->shift;
    l->line[line & l->mask] = may_hit ? line : CACHE_NO_LINE;
}

/* Mapped mode: as touch(), and update the map. */
static void use_line(struct caches *c, const struct cache_last *l, uint32_t line)
{
    uint64_t set = line & l->mask;
    uint32_t *used = l->used[set];
    order_by_use(l, set);
    if (l->watched && l->watched[set])
        lose(c, (uint32_t)set);
    uint32_t first = used[0], evicted = first == line || used[1] == line ? cache_none_used(l) : used[l->pairs];
    mark(l, evicted, CACHE_LOOK_UP);
    if (!l->recent || cache_tag_byte(l, first) == cache_tag_byte(l, line))
        mark(l, first, CACHE_LOOK_UP);
    mark(l, line, CACHE_MRU_HIT);
    used[0] = line;
    if (first != line && l->pairs)
        used[1] = first;
    if (l->recent)
        l->recent[set] = cache_tag_byte(l, line);
}

/* The lines of the entry's page leave the first level. */
static void drop_lines(struct caches *c, unsigned entry)
{
    const struct cache_dtlb1 *t = &c->dtlb1;
    const struct cache_last *last = &c->last[CACHE_SIDE_DATA];
    for (uint64_t filled = t->filled[entry]; filled; filled &= filled - 1) {
        uint64_t line = (t->page[entry] << (t->shift - c->data.line_shift)) + (unsigned)__builtin_ctzll(filled);
        uint64_t *set = c->data.tags + (line & (c->data.sets - 1)) * c->data.ways, *mru = &last->line[line & last->mask];
        for (unsigned k = 0; k < c->data.ways; k++)
            if (set[k] == line + 1)
                set[k] = 0;
        if (*mru == (line ^ last->space))
            *mru = CACHE_NO_LINE;
    }
}

/* Returns where the dtlb, which has the page, names its entry; 0: nowhere. */
static uint32_t dtlb1_place(const struct caches *c, uint64_t page)
{
    const struct cache_dtlb1 *t = &c->dtlb1;
    uint64_t part = page & ((1u << t->parts_shift) - 1);
    return t->by_place ? (uint32_t)(find_entry(&c->dtlb, page >> t->parts_shift) * sizeof *c->dtlb.pages + part) : 0;
}

static unsigned dtlb1_find(const struct caches *c, uint64_t page)
{
    const struct cache_dtlb1 *t = &c->dtlb1;
    unsigned entry = t->entries;
    if (t->by_place)
        return *dtlb1_at(c, dtlb1_place(c, page));
    while (entry && t->page[entry] != page)
        entry--;
    return entry;
}

/* Replaces the entry whose turn it is. Returns it. */
static unsigned dtlb1_replace(struct caches *c, uint64_t page)
{
    struct cache_dtlb1 *t = &c->dtlb1;
    unsigned entry = t->turn;
    drop_lines(c, entry);
    t->page[entry] = page;
    t->filled[entry] = 0;
    if (t->by_place) {
        *dtlb1_at(c, t->place[entry]) = 0;
        t->place[entry] = dtlb1_place(c, page);
        *dtlb1_at(c, t->place[entry]) = (uint8_t)entry;
    }
    t->turn = entry % t->entries + 1;
    t->misses++;
    return entry;
}

/* Looks up an access that fills the first level. Returns CACHE_MISS_DTLB1 or 0. */
static unsigned dtlb1_look_up(struct caches *c, uint64_t address)
{
    struct cache_dtlb1 *t = &c->dtlb1;
    uint64_t page = address >> t->shift, within = address & ((UINT64_C(1) << t->shift) - 1);
    unsigned entry = dtlb1_find(c, page);
    bool there = entry;
    if (!there)
        entry = dtlb1_replace(c, page);
    t->filled[entry] |= UINT64_C(1) << (within >> c->data.line_shift);
    return there ? 0 : CACHE_MISS_DTLB1;
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
    if (c->around) {
        uint64_t *both = c->around + (address >> c->data.line_shift & (c->data.sets - 2));
        both[0] = both[1] = CACHE_NO_LINE;
    }
    return cycles;
}

static unsigned mapped_look_up(struct caches *c, enum cache_access kind, uint32_t address, uint32_t pc)
{
    bool fetch = kind == CACHE_FETCH, store = kind == CACHE_STORE || kind == CACHE_FP_STORE;
    const struct cache_last *last = &c->last[caches_side(c, kind)];
    struct cache_level *first = fetch ? &c->fetch : &c->data;
    uint32_t line = address >> last->shift, page = address >> c->page_shift;
    const uint32_t *used = last->used[line & last->mask];
    bool hit = used[0] == line || used[1] == line;
    unsigned tlb = (fetch ? tlb_has_executed(c, page) : tlb_has_page(c, page, pc >> c->page_shift)) ? 0 : CACHE_MISS_TLB;
    if (!cache_line_mru_hit(last, line))
        use_line(c, last, line);
    if (hit)
        return tlb;
    ++*(store ? &first->stores : &first->misses);
    return tlb | (store ? 0 : c->shape.memory_cycles);
}

/* As tlb_look_up(), if is_simple(). */
static bool simple_tlb_look_up(struct caches *c, uint64_t here, uint64_t pc, bool fetch, bool uses)
{
    struct cache_tlb *t = &c->dtlb;
    uint64_t page = here >> c->page_shift;
    if (cache_tlb_is_recent(t, page))
        return true;
    bool there = tlb_look_up(c, t, here, (pc ^ c->space) >> c->page_shift, fetch, uses);
    if (!there)
        memset(t->recent, 0, sizeof t->recent);
    else if (uses)
        t->recent[page % CACHE_TLB_RECENT] = page + 1;
    return there;
}

/* As caches_look_up(), if is_simple(). */
static unsigned simple_look_up(struct caches *c, enum cache_access kind, uint64_t address, uint64_t pc)
{
    bool store = kind == CACHE_STORE || kind == CACHE_FP_STORE;
    uint64_t here = address ^ c->space, tag = (here >> c->data.line_shift) + 1;
    uint64_t *tags = c->data.tags + 2 * ((tag - 1) & (c->data.sets - 1));
    bool hit = tags[0] == tag || tags[1] == tag;
    unsigned tlb = 0;
    if (!(hit && cache_tlb_has_all(&c->dtlb)) && !simple_tlb_look_up(c, here, pc, kind == CACHE_FETCH, !hit))
        tlb = CACHE_MISS_TLB;
    if (!hit)
        c->data.misses++;
    if (hit || !store || !c->shape.write_around) {
        tags[1] = tags[0] == tag ? tags[1] : tags[0];
        tags[0] = tag;
        set_last(c, CACHE_SIDE_DATA, address, true);
    }
    if (hit)
        return tlb;
    unsigned cycles = outer_access(c, address, kind == CACHE_FETCH);
    return tlb | (store ? 0 : cycles);
}

unsigned caches_look_up(struct caches *c, enum cache_access kind, uint64_t address, uint64_t pc)
{
    bool fetch = kind == CACHE_FETCH, store = kind == CACHE_STORE || kind == CACHE_FP_STORE;
    if (c->simple)
        return simple_look_up(c, kind, address, pc);
    if (c->mapped)
        return mapped_look_up(c, kind, (uint32_t)address, (uint32_t)pc);
    uint64_t again = c->again;
    c->again = c->around_line = 0;
    if (store && again == (address >> c->data.line_shift) + 1)
        return 0;
    if (kind == CACHE_STORE && c->shape.write_around && c->shape.fp_skips_first && caches_mru_hit(c, CACHE_FP_STORE, address) &&
        !holds(&c->data, (address ^ c->space) >> c->data.line_shift)) {
        c->data.misses++;
        c->around_line = (address >> c->data.line_shift) + 1;
        return 0;
    }
    struct cache_tlb *t = fetch && !unified(c) ? &c->itlb : &c->dtlb;
    uint64_t keep = unified(c) ? (pc ^ c->space) >> c->page_shift : CACHE_NO_PAGE;
    struct cache_level *first = fetch && !c->shape.one_first ? &c->fetch : &c->data;
    bool skips = caches_side(c, kind) == CACHE_SIDE_FP, in_first = !skips && holds(first, (address ^ c->space) >> first->line_shift);
    bool there = !t->entries || (in_first && cache_tlb_has_all(t)) || tlb_look_up(c, t, address ^ c->space, keep, fetch, !in_first);
    unsigned tlb = there ? 0 : CACHE_MISS_TLB;

    if (skips) {
        unsigned cycles = outer_access(c, address, false), within = c->shape.outer_cycles[0];
        return tlb | (cycles > within && !store ? cycles - within : 0);
    }
    bool fill = !(store && c->shape.write_around);
    if (c->dtlb1.entries && !fetch && fill && !in_first)
        tlb |= dtlb1_look_up(c, address ^ c->space);
    bool stamped = fetch && first->stamps,
         hit = stamped ? touch_stamped(c, address) : touch(first, (address ^ c->space) >> first->line_shift, fill);
    if (hit || fill)
        set_last(c, caches_side(c, kind), address, true);
    if (hit)
        return tlb;
    if (!fill)
        c->around_line = (address >> c->data.line_shift) + 1;
    unsigned cycles = outer_access(c, address, fetch);
    return tlb | (store ? 0 : cycles);
}

void caches_uncount_store(struct caches *c, uint64_t address)
{
    if (c->shape.write_around && !holds(&c->data, (address ^ c->space) >> c->data.line_shift))
        c->data.misses--;
}

static uint64_t sum(uint64_t n, const uint64_t more[CACHE_COUNTERS])
{
    for (unsigned k = 0; k < CACHE_COUNTERS; k++)
        n += more[k];
    return n;
}

static uint64_t misses_of(const struct cache_level *l)
{
    return sum(l->misses, l->more_misses);
}

uint64_t caches_stall_cycles(const struct caches *c, enum cache_stall what)
{
    if (!c->mapped)
        return c->stall[what];
    if (what == CACHE_STALL_TLB)
        return c->dtlb.misses * c->shape.tlb_cycles;
    return misses_of(what == CACHE_STALL_FETCH ? &c->fetch : &c->data) * c->shape.memory_cycles;
}

/* ---- figures ------------------------------------------------------------------------------------- */

const char *caches_figures(const struct caches *c, unsigned index, struct cache_figures *out)
{
    const struct {
        const char *name;
        bool is;
        uint64_t misses;
    } all[] = {
        {"fetch", c->fetch.tags, c->fetch.misses},
        {"data", c->data.tags, sum(misses_of(&c->data) + c->data.stores, c->data.more_stores)},
        {"outer1", c->outer[0].tags, c->outer[0].misses},
        {"outer2", c->outer[1].tags, c->outer[1].misses},
        {"outer3", c->outer[2].tags, c->outer[2].misses},
        {"itlb", c->itlb.entries, c->itlb.misses},
        {"dtlb", c->dtlb.entries, c->dtlb.misses},
        {"dtlb1", c->dtlb1.entries, c->dtlb1.misses},
    };
    for (unsigned k = 0; k < sizeof all / sizeof *all; k++)
        if (all[k].is && index-- == 0) {
            out->misses = all[k].misses;
            return all[k].name;
        }
    return NULL;
}
