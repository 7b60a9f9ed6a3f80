/*
 * cache.h - caches and TLBs of a timing model: which accesses hit, and what a miss costs. Only addresses, no data.
 *
 * All levels are set-associative, the TLBs fully associative, with true LRU over what is looked up; the geometry and the
 * cycles are the model's (struct timing_caches, in isa/.../timing). An access looks in its first level; each further level
 * that it has to ask fills the ones before. Stores allocate as loads do, or do not, as the model says, and never wait
 * themselves: a store buffer takes them.
 *
 * Nearly all accesses go to the line that was used last in its set, and change nothing there. `repeats` tells them apart with
 * one load and one comparison, which translated code does itself: an access that repeats hits, in the cache and in the TLB,
 * and is not looked up. So the TLB's order of use is that of the accesses which did not repeat.
 *
 *     struct caches *k = caches_new(&geometry, page_shift);
 *     caches_enter(k, space);
 *     if (!caches_repeats(k, CACHE_SIDE_DATA, address))
 *         late = caches_look_up(k, CACHE_LOAD, address, pc);
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

/* Which repetitions to look for: of instruction fetches, of accesses, of fp accesses if they skip the first level. */
enum cache_side { CACHE_SIDE_FETCH, CACHE_SIDE_DATA, CACHE_SIDE_FP, CACHE_SIDES };

/* What held the processor. */
enum cache_hold { CACHE_HOLD_FETCH, CACHE_HOLD_DATA, CACHE_HOLD_TLB, CACHE_HOLDS };

#define CACHE_NO_LINE UINT64_MAX

/* By set of the level that the side looks in first: its line that was used last, if the TLB has had its page since. */
struct cache_last {
    uint64_t *line;     /* address >> shift, of the current space; CACHE_NO_LINE: none */
    uint64_t mask;      /* sets - 1 */
    uint8_t shift;
    uint64_t space;     /* what the current space changes in a line's number for its tag */
};

struct cache_level {
    uint32_t sets, ways;
    unsigned line_shift;
    uint64_t *tags;     /* [set][way], most recently used first: line + 1 with the space; 0: empty */
    uint64_t misses;
};

enum { CACHE_TLB_BUCKETS = 1024, CACHE_TLB_NOW = 256 /* more than entries */, CACHE_TLB_GRAINS = 64 };

/* Fully associative. Bucket: entry + 1 of a page that falls in it; further ones are linked. */
struct cache_tlb {
    unsigned entries, used;
    uint64_t *page;
    uint64_t *stamp;         /* when the page was looked up last: `now` + its entry's number */
    uint64_t *order;         /* stamps as they were once, sorted; before `passed` they have changed since */
    unsigned passed;
    uint64_t *touched;       /* 64ths of the page in which lines may repeat */
    bool *fetched;           /* instructions are fetched from the page */
    uint16_t *next;
    uint16_t bucket[CACHE_TLB_BUCKETS];
    uint64_t now;
    uint64_t misses;
};

struct caches {
    struct timing_caches shape;
    unsigned page_shift;
    uint64_t space;          /* whose lines `last` holds, at the address bits that no address uses … */
    uint64_t space_page;     /* … and as part of a page's number */
    struct cache_last last[CACHE_SIDES];
    void *last_memory;
    size_t last_bytes;
    struct cache_level fetch, data, outer[CACHE_MAX_OUTER];
    struct cache_tlb itlb, dtlb;
    uint64_t held[CACHE_HOLDS]; /* cycles, if misses hold the processor */
};

/* NULL: no memory. page_shift: of the pages that a TLB entry stands for. */
struct caches *caches_new(const struct timing_caches *shape, unsigned page_shift);
void caches_free(struct caches *c);
/* Accesses from now on are to address space number `space`. */
void caches_enter(struct caches *c, uint32_t space);

static inline bool caches_repeats(const struct caches *c, enum cache_side side, uint64_t address)
{
    const struct cache_last *l = &c->last[side];
    uint64_t line = address >> l->shift;
    return l->line[line & l->mask] == line;
}

/* Can translated code reach `last` with 32-bit displacements? */
static inline bool caches_are_low(const struct caches *c)
{
    return (uint64_t)(uintptr_t)c->last_memory + c->last_bytes <= INT32_MAX;
}

/* What an access adds to a hit: cycles of the caches, and CACHE_LATE_TLB if the translation was missing. */
enum { CACHE_LATE_CYCLES = 0xfff, CACHE_LATE_TLB = 0x1000 };
/* pc: of the instruction that accesses; its page's translation is in use, and is not replaced. */
unsigned caches_look_up(struct caches *c, enum cache_access kind, uint64_t address, uint64_t pc);

/* The cycles for which that (a result of caches_look_up()) holds the processor: counted in `held`. */
unsigned caches_hold(struct caches *c, enum cache_access kind, unsigned late);

struct cache_figures {
    uint64_t misses;
};
/* First-level fetch and data, the outer levels, the TLBs: `fetch`, `data`, `outer1` …, `itlb`, `dtlb`. NULL past the end. */
const char *caches_figures(const struct caches *c, unsigned index, struct cache_figures *out);

#endif
