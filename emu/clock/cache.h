/*
 * cache.h - caches and TLBs of a timing model: which accesses hit, and what a miss costs. Only addresses, no data.
 *
 * All levels are set-associative with true LRU; the geometry and the cycles are the model's (struct timing_caches, in
 * isa/.../timing). An access looks in its first level; each further level that it has to ask fills the ones before. Stores
 * allocate as loads do, or do not, as the model says, and never wait themselves: a store buffer takes them.
 *
 *     struct caches *k = caches_new(&geometry, page_shift);
 *     unsigned late = caches_access(k, CACHE_LOAD, address, &tlb_cycles);
 *
 * Not modelled: ports and banks, misses that overlap (each waits on its own), write-backs, prefetching.
 */
#ifndef PRECIS_EMU_CLOCK_CACHE_H
#define PRECIS_EMU_CLOCK_CACHE_H

#include <stdbool.h>
#include <stdint.h>

enum { CACHE_MAX_OUTER = 3 };

struct cache_shape {
    uint32_t bytes;  /* of a TLB: entries */
    uint16_t ways;   /* 0: fully associative (TLBs only) */
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
};

enum cache_access { CACHE_FETCH, CACHE_LOAD, CACHE_STORE, CACHE_FP_LOAD, CACHE_FP_STORE };

struct caches;
/* NULL: no memory. page_shift: of the pages that a TLB entry stands for. */
struct caches *caches_new(const struct timing_caches *shape, unsigned page_shift);
void caches_free(struct caches *c);
/* Cycles beyond a hit, of the caches; *tlb: of the translation. `space` tells address spaces apart. */
unsigned caches_access(struct caches *c, enum cache_access kind, uint64_t address, uint32_t space, unsigned *tlb);
unsigned caches_fetch_line(const struct caches *c); /* bytes */

struct cache_figures {
    uint64_t accesses, misses;
};
/* First-level fetch and data, the outer levels, the TLBs: `fetch`, `data`, `outer1` …, `itlb`, `dtlb`. NULL past the end. */
const char *caches_figures(const struct caches *c, unsigned index, struct cache_figures *out);

#endif
