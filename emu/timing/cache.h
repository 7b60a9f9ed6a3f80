/*
 * cache.h - caches and TLBs of a timing model: which accesses hit, and what a miss costs. Only addresses, no data.
 *
 * All levels are set-associative with true LRU. The TLBs are fully associative and replace in turn, but give a
 * second chance: a page that was used since its turn came last is passed over. What was looked up and found is used; if
 * the access begins in the first level, and that has the line, it is not. With a map (see below) data accesses that do not repeat
 * use a page, all fetches do, and the two give it a chance each. When a page is to be replaced, that of the instruction that accesses
 * counts as used, and stays. The geometry and the
 * cycles are the model's (struct timing_caches, in isa/.../timing). An access looks in its first level; each further level
 * that it has to ask fills the ones before. Stores allocate as loads do, or do not, as the model says, and never wait
 * themselves: a store buffer takes them.
 *
 * Nearly all accesses go to the line that was used last in its set, and change nothing there. `repeats` tells them apart with
 * a comparison, which translated code does itself: an access that repeats hits, in the cache and in the TLB, and is not
 * looked up. Elsewhere than said below there is a table of them by set.
 *
 * Where addresses are below 4 GiB and the caches are of a simple kind (struct caches, mapped) there is a byte for each line that says
 * whether accesses to it repeat, and one for each page whether fetches from it do. What an access that does not repeat changes can be done
 * without a branch. While control stays in a page the TLB can not lose it.
 *
 *     struct caches *k = caches_new(&geometry, page_shift, below_4g);
 *     caches_enter(k, space);
 *     if (!caches_repeats(k, CACHE_LOAD, address))
 *         late = caches_look_up(k, CACHE_LOAD, address, pc);
 *
 * A store that the first level does not have, and does not fill, repeats as well if it is to the line that was used last in its
 * set of the next level: for this it must be looked up, but it changes nothing.
 *
 * Not modelled: ports and banks, misses that overlap (each waits on its own), write-backs, prefetching.
 */
#ifndef PRECIS_EMU_CLOCK_CACHE_H
#define PRECIS_EMU_CLOCK_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CACHE_MAX_OUTER = 3 };

struct cache_shape {
    uint32_t bytes;  /* of a TLB: entries */
    uint16_t ways;   /* 0: fully associative (TLBs, always) */
    uint16_t line;   /* bytes; of a TLB: 1 */
};

struct timing_caches {
    struct cache_shape fetch, data;                  /* first level */
    struct cache_shape outer[CACHE_MAX_OUTER];       /* unified; bytes 0: none */
    uint16_t outer_cycles[CACHE_MAX_OUTER];          /* beyond a first-level hit, when found there */
    uint16_t memory_cycles;                          /* … when found nowhere */
    struct cache_shape itlb, dtlb;                   /* itlb.bytes 0: one for both */
    uint16_t tlb_cycles;                             /* of a miss */
    bool fp_skips_first;                             /* fp accesses go to the first outer level, whose time is in their latency */
    bool write_around;                               /* a store that misses the first level does not fill it */
    bool miss_holds;                                 /* whatever misses holds the whole processor for its cycles, at once */
};

enum cache_access { CACHE_FETCH, CACHE_LOAD, CACHE_STORE, CACHE_FP_LOAD, CACHE_FP_STORE };

static inline enum cache_access cache_access_of(bool fp, bool store)
{
    return store ? (fp ? CACHE_FP_STORE : CACHE_STORE) : fp ? CACHE_FP_LOAD : CACHE_LOAD;
}

/* Which repetitions to look for: of instruction fetches, of accesses, of fp accesses if they skip the first level. */
enum cache_side { CACHE_SIDE_FETCH, CACHE_SIDE_DATA, CACHE_SIDE_FP, CACHE_SIDES };

/* What held the processor. */
enum cache_hold { CACHE_HOLD_FETCH, CACHE_HOLD_DATA, CACHE_HOLD_TLB, CACHE_HOLDS };

#define CACHE_NO_LINE UINT64_MAX

/* Who relies on fetches from lines to repeat, and is told when they may not any more. */
struct cache_watch {
    void (*lost)(struct cache_watch *w, uint64_t first, uint64_t last); /* those of these bytes, in the current space */
    struct caches *caches;   /* in which it watches; NULL: in none */
};

/* What is known of an access to a line. */
enum cache_mark { CACHE_ASK, CACHE_REPEATS };

/* The accesses that repeat: to the line that was used last in its set (`recent`: to either), of the level that the side looks in first, if the
 * TLB has had its page since; of fetches that is said by page (`executed`), with a map. Lines are address >> shift, of the current space. */
struct cache_last {
    uint8_t *map;        /* if mapped: by line, enum cache_mark. Otherwise NULL, and … */
    uint64_t *line;      /* … by set: the line to which accesses repeat; CACHE_NO_LINE: none */
    uint32_t (*used)[2]; /* with the map, by set: the lines used last, which alone may be marked, and before that. They stand for the
                          * set's tags until the space changes; those of another space are cache_none_used(). They may have changed
                          * places, if … */
    uint8_t *recent;     /* … there is this, for fetches if the sets have two ways: by set, the cache_tag_byte() of the line used last. Where two
                          * lines differ in it both may be marked */
    bool pairs;          /* the sets have two ways, not one */
    uint8_t *watched;    /* if mapped, for fetches, by set: is there a watch on the line used last? */
    uint8_t *losses;     /* … how often there was one in vain */
    uint64_t mask;       /* sets - 1 */
    uint8_t shift, set_bits;
    uint64_t space;      /* what the current space changes in a line's number for its tag */
};

enum { CACHE_COUNTERS = 16 };

struct cache_level {
    uint32_t sets, ways;
    unsigned line_shift;
    uint64_t *tags;     /* [set][way], most recently used first: line + 1 with the space; 0: empty */
    uint64_t misses;
    uint64_t stores;    /* mapped: misses of stores, which are not among the others … */
    uint64_t more_misses[CACHE_COUNTERS], more_stores[CACHE_COUNTERS]; /* … and more of either; so not all wait for one another */
};

/* An entry of a TLB. Their size is a power of two. */
struct cache_page {
    _Alignas(32)
    uint64_t page;           /* number, with the space; CACHE_NO_PAGE: the entry is empty. With a map: if it is not of the current space */
    uint64_t touched;        /* without a map: 64ths of the page in which lines may repeat */
    uint32_t here;           /* with a map: its number if it is one of the current space; else cache_not_here() */
    uint16_t next;           /* entry in its bucket; with a map: whose turn comes next */
    bool fetched;            /* without a map: instructions are fetched from the page */
};

enum { CACHE_TLB_BUCKETS = 1024, CACHE_TLB_GRAINS = 64 };
/* Was the page found, and used, since its turn came last? */
enum { CACHE_NOT_FOUND, CACHE_FOUND = 0xff };
/* `found` may be read in aligned groups of so many bytes; those behind the last entry's are CACHE_FOUND. */
enum { CACHE_FOUND_GROUP = 8 };
#define CACHE_NO_PAGE UINT64_MAX

/* The bucket of a page, before it is taken modulo CACHE_TLB_BUCKETS. Processes have pages at the same addresses and each some neighbours, so a
 * space's number goes far. The lower bits are the ^ of what the address and the space (struct caches) give alone. */
static inline uint64_t cache_bucket(uint64_t page) { return page ^ page >> 10 ^ (page >> 30) * 633; }

/* Fully associative. Entry 0 is none. */
struct cache_tlb {
    unsigned entries;
    struct cache_page *pages; /* entries + 1 */
    uint8_t *found;           /* by entry; of none: CACHE_NOT_FOUND */
    uint16_t *entry_of;       /* with a map: by page of the current space … */
    uint8_t *executed;        /* … as is: were instructions fetched from it, CACHE_FOUND, since its turn came last? Then it is there */
    uint16_t *bucket;         /* otherwise: by hash */
    uint16_t turn;            /* the entry to be replaced next */
    uint64_t misses;
};

struct caches {
    struct timing_caches shape;
    unsigned page_shift;
    bool mapped;             /* lines have a byte each: addresses are below 4 GiB, the caches have one level of one or two ways that
                              * stores fill too, and misses hold; there is one TLB */
    uint64_t space;          /* the current one, at the address bits that no address uses … */
    uint64_t space_page;     /* … as part of a page's number … */
    uint64_t space_bucket;   /* … and as part of the number of a page's bucket */
    struct cache_last last[CACHE_SIDES];
    uint64_t *around;        /* by set of the data cache: a line that it does not have, where stores repeat because of the next level and only
                              * count as misses, if translated code has found one; CACHE_NO_LINE: none. NULL: not with this geometry */
    struct cache_level fetch, data, outer[CACHE_MAX_OUTER];
    struct cache_tlb itlb, dtlb;
    struct cache_watch *watch; /* NULL: nobody's */
    unsigned watches, losses; /* how often a line was watched, and how often in vain */
    uint64_t held[CACHE_HOLDS]; /* cycles, if misses hold the processor and it is not mapped: caches_held() */
    size_t bytes;            /* of this and all that it points to, which lie together */
};

/* Every page that it has ever had is there: so are those of all lines in the caches. */
static inline bool cache_tlb_has_all(const struct cache_tlb *t) { return t->misses <= t->entries; }

/* With a map: behind all lines and pages there are some of no address, for what is not there to be taken as one of these. */
static inline uint32_t cache_none_used(const struct cache_last *l) { return (uint32_t)(UINT64_C(1) << 32 >> l->shift); }
static inline uint32_t cache_not_here(const struct caches *c) { return (uint32_t)(UINT64_C(1) << 32 >> c->page_shift); }

static inline uint8_t cache_tag_byte(const struct cache_last *l, uint64_t line) { return (uint8_t)(line >> l->set_bits); }

/* NULL: no memory. page_shift: of the pages that a TLB entry stands for. below_4g: no address has more than 32 bits, or those do not count. */
struct caches *caches_new(const struct timing_caches *shape, unsigned page_shift, bool below_4g);
void caches_free(struct caches *c);
/* Accesses from now on are to address space number `space`. */
void caches_enter(struct caches *c, uint32_t space);

/* Where accesses of that kind look first. */
static inline enum cache_side caches_side(const struct caches *c, enum cache_access kind)
{
    bool fp = kind == CACHE_FP_LOAD || kind == CACHE_FP_STORE;
    return kind == CACHE_FETCH ? CACHE_SIDE_FETCH : fp && c->shape.fp_skips_first ? CACHE_SIDE_FP : CACHE_SIDE_DATA;
}

/* With a map: is the line marked, and the one used last? */
static inline bool cache_line_repeats(const struct cache_last *l, uint32_t line)
{
    return l->map[line] != CACHE_ASK && (!l->recent || l->recent[line & l->mask] == cache_tag_byte(l, line));
}

static inline bool caches_repeats(const struct caches *c, enum cache_access kind, uint64_t address)
{
    const struct cache_last *l = &c->last[caches_side(c, kind)];
    uint64_t line = address >> l->shift;
    if (l->map)
        return cache_line_repeats(l, (uint32_t)address >> l->shift) &&
               (kind != CACHE_FETCH || c->dtlb.executed[(uint32_t)address >> c->page_shift] == CACHE_FOUND);
    return l->line[line & l->mask] == line;
}

/* May w rely on fetches from the line with that address to repeat, if its page is executed? If so w->lost will be called when they may not any
 * more, before there can be one. false: they do not, or not for long, or the geometry is such that this is not known, or somebody else
 * watches. */
bool caches_watch(struct caches *c, struct cache_watch *w, uint64_t address);
/* w will not be told any more. */
void caches_unwatch(struct cache_watch *w);

/* Can translated code reach all of it with 32-bit displacements? */
static inline bool caches_are_low(const struct caches *c)
{
    return (uint64_t)(uintptr_t)c + c->bytes <= INT32_MAX;
}

/* What an access adds to a hit: cycles of the caches, and CACHE_LATE_TLB if the translation was missing. */
enum { CACHE_LATE_CYCLES = 0xfff, CACHE_LATE_TLB = 0x1000 };
/* pc: of the instruction that accesses. */
unsigned caches_look_up(struct caches *c, enum cache_access kind, uint64_t address, uint64_t pc);
/* A store, not of floating point, has been looked up but faults, and will be looked up once more: it is to be counted once. (Otherwise
 * an access that is looked up twice in a row changes nothing the second time.) */
void caches_uncount_store(struct caches *c, uint64_t address);

/* The cycles for which that (a result of caches_look_up()) holds the processor … */
unsigned caches_hold(struct caches *c, enum cache_access kind, unsigned late);
/* … and all that did so far. */
uint64_t caches_held(const struct caches *c, enum cache_hold what);

struct cache_figures {
    uint64_t misses;
};
/* First-level fetch and data, the outer levels, the TLBs: `fetch`, `data`, `outer1` …, `itlb`, `dtlb`. NULL past the end. */
const char *caches_figures(const struct caches *c, unsigned index, struct cache_figures *out);

#endif
