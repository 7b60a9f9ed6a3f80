/*
 * cache.h - caches and TLBs of a timing model: which accesses hit, and what a miss costs. Addresses only, no data.
 *
 * All levels are set-associative with true LRU. An access looks in its first level; each further level that it reaches
 * fills the levels before it. Loads allocate; whether stores do is the model's choice. Stores never stall: a store buffer
 * takes them. Geometry and cycles come from the model (struct timing_caches, in isa/.../timing).
 *
 * TLBs are fully associative with second-chance replacement: entries are replaced round-robin, and the hand passes over an
 * entry that was referenced since it last went by. An access that hits the MRU line of its set is not looked up and does
 * not count as a reference; an access whose line the first level has is looked up but does not count either. In mapped mode
 * (below) every looked-up data access counts, every fetch does, and data references and fetches each give a page one second
 * chance. When an entry is replaced, the page of the accessing instruction counts as referenced and is never evicted.
 *
 * Nearly all accesses hit the MRU line of their set and change nothing. caches_mru_hit() detects such an MRU hit by one
 * comparison, which translated code does inline: the access hits in cache and TLB, and is not looked up. By default a table
 * holds the MRU line of every set.
 *
 * Fetches often hit another line of their set. So by default the first-level instruction cache has time stamps instead of an order. A
 * table holds nearly all lines of the cache, by the low bits of their numbers. If a line is in the table, a fetch that makes it the MRU
 * line of its set just stamps it. The stamps of a set's lines give its LRU line when one is evicted.
 *
 * Mapped mode: where addresses are below 4 GiB and the caches are simple (struct caches, mapped), one byte per line says
 * whether accesses to it are MRU hits, and one byte per page says so for fetches. Both are updated without branches. While
 * control stays in a page, the TLB cannot evict it.
 *
 *     struct caches *k = caches_new(&geometry, page_shift, below_4g);
 *     caches_enter(k, space);
 *     if (!caches_mru_hit(k, CACHE_LOAD, address))
 *         misses = caches_look_up(k, CACHE_LOAD, address, pc);
 *
 * A write-around store that misses the first level is looked up, but changes nothing if its line is the MRU line of its set
 * in the next level.
 *
 * A first-level data TLB (dtlb1) translates for the first level of integer loads, whose tags name its entries: when an entry is
 * replaced, which happens in turn, its lines leave the first level. So only an access that fills the first level is looked up there.
 *
 * Host code of emu/x64 changes these structures itself; emu/x64/cache/cache.t.c compares it with caches_look_up().
 *
 * Not modelled: ports and banks, overlapping misses (each one stalls by itself), write-backs, prefetching.
 */
#ifndef PRECIS_EMU_TIMING_CACHE_H
#define PRECIS_EMU_TIMING_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CACHE_MAX_OUTER = 3 };

struct cache_shape {
    uint32_t bytes; /* TLB: entries */
    uint16_t ways;  /* 0: fully associative (every TLB) */
    uint16_t line;  /* bytes; TLB: 1 */
};

struct timing_caches {
    struct cache_shape fetch, data;            /* first level */
    struct cache_shape outer[CACHE_MAX_OUTER]; /* unified; bytes 0: none */
    uint16_t outer_cycles[CACHE_MAX_OUTER];    /* of a hit here, beyond a first-level hit */
    uint16_t memory_cycles;                    /* of a miss in all levels, beyond a first-level hit; at any clock rate */
    uint16_t memory_ns;                        /* nanoseconds that memory takes in addition: caches_at_clock() */
    uint16_t mhz;                              /* the machine's own clock rate; only with memory_ns */
    struct cache_shape itlb, dtlb;             /* itlb.bytes 0: dtlb serves both */
    uint16_t tlb_cycles;                       /* of a miss */
    struct cache_shape dtlb1;                  /* first-level data TLB: entries, 0, bytes that one translates; bytes 0: none */
    uint16_t dtlb1_cycles;                     /* of a miss there */
    bool fp_skips_first;                       /* fp accesses start at outer[0], whose time is in their latency */
    bool write_around;                         /* a store that misses the first level does not allocate there */
    bool blocking_miss;                        /* blocking misses: every miss stalls the whole processor at once */
    bool one_first;                            /* the first level of data is that of fetches, too; not for translated code that looks
                                                * accesses up itself */
};

enum cache_access { CACHE_FETCH, CACHE_LOAD, CACHE_STORE, CACHE_FP_LOAD, CACHE_FP_STORE };

static inline enum cache_access cache_access_of(bool fp, bool store)
{
    return store ? (fp ? CACHE_FP_STORE : CACHE_STORE) : fp ? CACHE_FP_LOAD : CACHE_LOAD;
}

/* The sides that MRU hits are tracked for: instruction fetches, data accesses, and fp accesses if they skip the first level. */
enum cache_side { CACHE_SIDE_FETCH, CACHE_SIDE_DATA, CACHE_SIDE_FP, CACHE_SIDES };

/* Causes of stall cycles. */
enum cache_stall { CACHE_STALL_FETCH, CACHE_STALL_DATA, CACHE_STALL_TLB, CACHE_STALLS };

#define CACHE_NO_LINE UINT64_MAX

/* An eviction callback: called before a line that translated code assumes present is evicted. Watching starts with caches_set_callback().
 */
struct cache_eviction_callback {
    void (*evicted)(struct cache_eviction_callback *w, uint64_t first, uint64_t last); /* the line with these bytes of the current address
                                                                                        * space is no longer an MRU hit */
    struct caches *caches;                                                             /* the caches that it watches, or NULL */
};

/* State of a line in the map: accesses to it must be looked up, or are MRU hits. */
enum cache_mark { CACHE_LOOK_UP, CACHE_MRU_HIT };

/* 1: maps are in pieces, of which those exist that have had a mark. Hosts of 32 bits have no room for a whole map. */
#ifndef CACHE_MAP_IN_PIECES
#define CACHE_MAP_IN_PIECES (UINTPTR_MAX <= UINT32_MAX)
#endif
enum { CACHE_PIECE_SHIFT = 12 /* lines of a piece */ };

/* The MRU lines of one side. An access to the MRU line of its set, in the level that the side starts at, is an MRU hit if the TLB has
 * had its page ever since. Lines are numbered address >> shift, in the current address space. In mapped mode the pages of fetches are
 * tracked separately (cache_tlb.executed). */
struct cache_last {
    uint8_t *map;     /* mapped mode, by line: enum cache_mark; NULL if not mapped. In pieces: uint8_t *[], by line >> CACHE_PIECE_SHIFT */
    uint64_t *line;   /* not mapped, by set: the MRU line; CACHE_NO_LINE: none */
    uint64_t *listed; /* not mapped, fetches, by line & listed_mask: a line that the level has, and whose page the TLB has had since it
                       * was looked up; CACHE_NO_LINE: none. NULL: otherwise */
    uint64_t *stamp;  /* with `listed`: when that line became the MRU line of its set; later stamps are smaller */
    uint64_t listed_mask;
    uint32_t (*used)[2]; /* mapped mode, by set: MRU line and LRU line; only these may be marked in the map. They replace the set's tags
                          * until the address space changes; a line of another address space is cache_none_used(). With `recent` the two
                          * may be in either order */
    uint8_t *recent;     /* mapped mode, fetches, two ways; NULL: otherwise. By set: cache_tag_byte() of the MRU line. If the two lines
                          * of a set differ in it, both may be marked */
    bool pairs;          /* two ways per set, not one */
    uint8_t *watched;    /* mapped mode, fetches, by set: the MRU line is watched; NULL if lines are not watched */
    uint8_t *losses;     /* by set: number of lost watches */
    uint64_t mask;       /* sets - 1 */
    uint8_t shift, set_bits;
    uint64_t space; /* XORed with a line's number to form its tag: the current address space */
};

enum { CACHE_LISTED = 32 /* entries of cache_last.listed for each set */ };
#define CACHE_NEVER UINT64_MAX /* the stamp of an empty way */

enum { CACHE_COUNTERS = 16 };

struct cache_level {
    uint32_t sets, ways;
    unsigned line_shift;
    uint64_t *tags;   /* [set][way], MRU first: (line with address space) + 1; 0 if empty */
    uint64_t *stamps; /* [set][way]: stamps of the lines that are not listed; the tags are in no order, and empty ones are
                       * last; NULL if none */
    uint64_t misses;
    uint64_t stores;                                                   /* mapped mode: store misses, not included in `misses` */
    uint64_t more_misses[CACHE_COUNTERS], more_stores[CACHE_COUNTERS]; /* further counters of both kinds, so that increments in host code
                                                                        * do not depend on each other */
};

enum { CACHE_DTLB1_ENTRIES = 32, CACHE_DTLB1_PARTS = 8 };

/* A TLB entry. Its size is a power of two. */
struct cache_page {
    _Alignas(32) uint64_t page;       /* number with address space; CACHE_NO_PAGE: empty entry. Mapped mode: valid unless the page is of the
                                       * current address space */
    uint64_t touched;                 /* not mapped: mask of the 64ths of the page that may contain MRU lines */
    uint32_t here;                    /* mapped mode: page number in the current address space; cache_not_here(): in another */
    uint16_t next;                    /* not mapped: next entry in the bucket; mapped mode: next entry for the clock hand */
    bool fetched;                     /* not mapped: instructions are fetched from the page */
    uint8_t dtlb1[CACHE_DTLB1_PARTS]; /* not mapped, dtlb: entries of the first-level data TLB for the parts of the page, or 0 */
};

enum { CACHE_TLB_BUCKETS = 1024, CACHE_TLB_GRAINS = 64, CACHE_TLB_RECENT = 32 };
/* Reference bits of TLB entries: set by use, cleared as the clock hand passes. */
enum { CACHE_NOT_REFERENCED, CACHE_REFERENCED = 0xff };
/* Host code may read `found` in aligned groups of this many bytes; the padding after the last entry is CACHE_REFERENCED. */
enum { CACHE_REFERENCED_GROUP = 8 };
#define CACHE_NO_PAGE UINT64_MAX

/* Hash of a page, to be taken modulo CACHE_TLB_BUCKETS. Processes use the same addresses and small runs of pages, so different address
 * spaces map far apart. The low bits are the XOR of the hashes of the address and of the address space alone (struct caches). */
static inline uint64_t cache_bucket(uint64_t page)
{
    return page ^ page >> 10 ^ (page >> 30) * 633;
}

/* A fully associative TLB. Entry 0 means none. */
struct cache_tlb {
    unsigned entries;
    struct cache_page *pages; /* entries + 1 */
    uint8_t *found;           /* by entry: reference bit; CACHE_NOT_REFERENCED for entry 0 */
    uint16_t *entry_of;       /* mapped mode, by page of the current address space: entry */
    uint8_t *executed;        /* mapped mode, by page of the current address space: CACHE_REFERENCED if instructions were fetched from it
                               * since the clock hand passed, which implies a TLB entry */
    uint16_t *bucket;         /* not mapped: hash table of entries */
    uint16_t turn;            /* clock hand: the next candidate for replacement */
    uint64_t recent[CACHE_TLB_RECENT]; /* caches.simple, by page: those that have been referenced since the last miss, plus one; 0: none */
    uint64_t misses;
};

/* A first-level data TLB. Its pages may be smaller than those of the other TLBs. Entry 0 means none. An entry is found by way of the dtlb,
 * which every access that looks here has looked up before. */
struct cache_dtlb1 {
    uint64_t page[CACHE_DTLB1_ENTRIES + 1];   /* address with address space >> shift; CACHE_NO_PAGE: empty */
    uint64_t filled[CACHE_DTLB1_ENTRIES + 1]; /* mask of the page's lines that filled the first level since it has the entry */
    uint32_t place[CACHE_DTLB1_ENTRIES + 1];  /* where the dtlb names the entry: an offset from the first cache_page.dtlb1; 0: nowhere,
                                               * because  the dtlb has replaced the page */
    uint32_t entries, turn;                   /* the entry to be replaced next */
    uint8_t shift, parts_shift;               /* log2 of the bytes of its pages; of the number of them in a page of the dtlb */
    bool by_place;                            /* the dtlb names the entries: its pages have at most CACHE_DTLB1_PARTS parts */
    uint64_t misses;
};

struct caches {
    struct timing_caches shape;
    unsigned page_shift;
    bool mapped;           /* mapped mode: one byte per line. Needs addresses below 4 GiB, one level of one or two ways that allocates
                            * on stores, blocking misses, and one TLB */
    bool simple;           /* all accesses begin at one first level of two ways, and one TLB: the same, faster */
    uint64_t space;        /* number of the current address space, shifted to address bits that no address uses */
    uint64_t space_page;   /* `space` as part of a page number */
    uint64_t space_bucket; /* `space` as part of a bucket's hash */
    struct cache_last last[CACHE_SIDES];
    uint64_t *around; /* by set of the data cache: a line that misses there, and whose stores are MRU hits of the next level and
                       * only count as misses, as found by translated code; CACHE_NO_LINE: none; NULL if the geometry does not allow it */
    struct cache_level fetch, data, outer[CACHE_MAX_OUTER];
    struct cache_tlb itlb, dtlb;
    struct cache_dtlb1 dtlb1;
    struct cache_eviction_callback *watch; /* NULL: no watcher */
    unsigned watches, losses;              /* number of watches begun, and of those lost */
    uint64_t around_line;                  /* not mapped: line + 1 of the last look-up, if that was a store that did not allocate; else 0 */
    uint64_t again;                        /* not mapped: line + 1 of such a store that has been looked up and will be once more, which does
                                            * nothing, or 0 */
    uint64_t stall[CACHE_STALLS];          /* stall cycles by cause, with blocking misses outside mapped mode: caches_stall_cycles() */
    uint64_t now;                          /* the next stamp */
    size_t bytes;                          /* size of the one allocation that holds this struct and all it points to */
};

/* Returns whether the TLB has never evicted a page. If so, it has the pages of all lines in the caches. */
static inline bool cache_tlb_has_all(const struct cache_tlb *t)
{
    return t->misses <= t->entries;
}

/* Mapped mode: the line and page numbers that no address has. They follow the last valid ones. */
// clang-format off
static inline uint32_t cache_none_used(const struct cache_last *l) { return (uint32_t)(UINT64_C(1) << 32 >> l->shift); }
static inline uint32_t cache_not_here(const struct caches *c) { return (uint32_t)(UINT64_C(1) << 32 >> c->page_shift); }

static inline uint8_t cache_tag_byte(const struct cache_last *l, uint64_t line) { return (uint8_t)(line >> l->set_bits); }
// clang-format on

/* Returns the caches with memory's nanoseconds as cycles of a clock of `mhz`; 0: of the machine's own. */
struct timing_caches caches_at_clock(const struct timing_caches *k, uint64_t mhz);
/* Allocate empty caches. Returns NULL if out of memory. page_shift: of the pages that a TLB entry maps. below_4g: addresses have 32
 * bits, or their upper bits do not matter. */
struct caches *caches_new(const struct timing_caches *shape, unsigned page_shift, bool below_4g);
/* Empties c as caches_new() makes it, at the same address, and forgets its figures. Returns false if the host refuses. */
bool caches_reset(struct caches *c);
void caches_free(struct caches *c);
/* Give memory of tables that have nothing about the pages of the TLBs back to the host; this changes no result. */
void caches_give_back(struct caches *c);
/* Switch to address space number `space`; later accesses belong to it. */
void caches_enter(struct caches *c, uint32_t space);

/* The side that an access of this kind starts at. */
static inline enum cache_side caches_side(const struct caches *c, enum cache_access kind)
{
    bool fp = kind == CACHE_FP_LOAD || kind == CACHE_FP_STORE;
    return kind == CACHE_FETCH             ? c->shape.one_first ? CACHE_SIDE_DATA : CACHE_SIDE_FETCH
           : fp && c->shape.fp_skips_first ? CACHE_SIDE_FP
                                           : CACHE_SIDE_DATA;
}

/* Mapped mode: the mark of a line. */
static inline enum cache_mark cache_mark_of(const struct cache_last *l, uint32_t line)
{
#if CACHE_MAP_IN_PIECES
    const uint8_t *piece = ((uint8_t **)(void *)l->map)[line >> CACHE_PIECE_SHIFT];
    return piece ? piece[line & ((1u << CACHE_PIECE_SHIFT) - 1)] : CACHE_LOOK_UP;
#else
    return l->map[line];
#endif
}

/* Mapped mode: returns whether the line is marked and is the MRU line of its set. */
static inline bool cache_line_mru_hit(const struct cache_last *l, uint32_t line)
{
    return cache_mark_of(l, line) != CACHE_LOOK_UP && (!l->recent || l->recent[line & l->mask] == cache_tag_byte(l, line));
}

static inline bool caches_mru_hit(const struct caches *c, enum cache_access kind, uint64_t address)
{
    const struct cache_last *l = &c->last[caches_side(c, kind)];
    uint64_t line = address >> l->shift;
    if (l->map)
        return cache_line_mru_hit(l, (uint32_t)address >> l->shift) &&
               (kind != CACHE_FETCH || c->dtlb.executed[(uint32_t)address >> c->page_shift] == CACHE_REFERENCED);
    return l->line[line & l->mask] == line;
}

/* Start watching the line at `address` for w. On success fetches from the line are MRU hits, as long as its page is executed, until
 * w->evicted is called. Returns false if the line is not an MRU line, is often evicted, the geometry does not allow watches, or another
 * watcher is active. */
bool caches_set_callback(struct caches *c, struct cache_eviction_callback *w, uint64_t address);
/* Stop all watches of w, without calling w->evicted. */
void caches_clear_callback(struct cache_eviction_callback *w);

/* Returns whether translated code reaches all of c with 32-bit displacements. */
static inline bool caches_are_low(const struct caches *c)
{
    return (uint64_t)(uintptr_t)c + c->bytes <= INT32_MAX;
}

/* Result of a look-up: cycles beyond a hit, CACHE_MISS_TLB on a TLB miss, CACHE_MISS_DTLB1 on one of the first-level data TLB. */
enum { CACHE_MISS_CYCLES = 0xfff, CACHE_MISS_TLB = 0x1000, CACHE_MISS_DTLB1 = 0x2000 };
/* Access the caches and update them. pc: address of the accessing instruction. */
unsigned caches_look_up(struct caches *c, enum cache_access kind, uint64_t address, uint64_t pc);
/* Returns whether the TLB has the page, and it counts as referenced. With caches.simple only. */
static inline bool cache_tlb_is_recent(const struct cache_tlb *t, uint64_t page)
{
    return t->recent[page % CACHE_TLB_RECENT] == page + 1;
}

/* Undo the miss count of an integer store that was looked up, then faulted, and will be looked up again. (Any other access that is
 * looked up twice in a row changes nothing the second time.) */
void caches_uncount_store(struct caches *c, uint64_t address);

/* Account for the stall cycles of a blocking miss. misses: a result of caches_look_up(). Returns its cycles, TLB included. */
static inline unsigned caches_add_stall(struct caches *c, enum cache_access kind, unsigned misses)
{
    unsigned cycles = misses & CACHE_MISS_CYCLES, tlb = misses & CACHE_MISS_TLB ? c->shape.tlb_cycles : 0;
    c->stall[kind == CACHE_FETCH ? CACHE_STALL_FETCH : CACHE_STALL_DATA] += cycles;
    c->stall[CACHE_STALL_TLB] += tlb;
    return cycles + tlb;
}
/* Total stall cycles of one cause. */
uint64_t caches_stall_cycles(const struct caches *c, enum cache_stall what);

/* What the usual cases of accesses need of caches of which caches.simple is set. A look-up may change `has_all`. */
struct cache_simple {
    uint64_t *lines, *tags; /* the first level's: cache_last.line, its tags */
    uint64_t *outer;        /* the next level's tags */
    uint64_t space;
    unsigned mask, outer_mask; /* sets - 1; outer_mask is 0 unless it has one way */
    uint8_t shift, outer_shift, page_shift;
    bool has_all, around;
    uint32_t misses[CACHE_STORE + 1]; /* by enum cache_access: those that hit the next level, and have not been counted */
};

static inline struct cache_simple caches_simple_begin(const struct caches *c)
{
    const struct cache_last *last = &c->last[CACHE_SIDE_DATA];
    const struct cache_level *outer = &c->outer[0];
    return (struct cache_simple){.lines = last->line,
                                 .tags = c->data.tags,
                                 .mask = (unsigned)last->mask,
                                 .space = c->space,
                                 .outer = outer->tags,
                                 .outer_mask = outer->ways == 1 ? outer->sets - 1 : 0,
                                 .shift = last->shift,
                                 .outer_shift = (uint8_t)outer->line_shift,
                                 .page_shift = (uint8_t)c->page_shift,
                                 .has_all = cache_tlb_has_all(&c->dtlb),
                                 .around = c->shape.write_around};
}

/* Counts the misses. Returns their cycles. */
static inline uint64_t caches_simple_end(struct caches *c, const struct cache_simple *s)
{
    uint64_t fetches = (uint64_t)s->misses[CACHE_FETCH] * c->shape.outer_cycles[0];
    uint64_t data = (uint64_t)s->misses[CACHE_LOAD] * c->shape.outer_cycles[0];
    c->data.misses += (uint64_t)s->misses[CACHE_FETCH] + s->misses[CACHE_LOAD] + s->misses[CACHE_STORE];
    c->stall[CACHE_STALL_FETCH] += fetches;
    c->stall[CACHE_STALL_DATA] += data;
    return fetches + data;
}

/* An access, if it is a usual case: as caches_look_up(), but that a miss is counted in s. Returns false if it is none. */
static inline bool caches_simple_access(struct caches *c, struct cache_simple *s, enum cache_access kind, uint32_t address)
{
    unsigned line = address >> s->shift, set = line & s->mask;
    if (s->lines[set] == line)
        return true;
    uint64_t here = address ^ s->space, tag = (here >> s->shift) + 1, *tags = s->tags + 2 * set, first = tags[0], second = tags[1];
    uint64_t far = here >> s->outer_shift;
    bool hit = first == tag || second == tag;
    if (!(hit && s->has_all) &&
        (!cache_tlb_is_recent(&c->dtlb, here >> s->page_shift) || !(hit || (s->outer_mask && s->outer[far & s->outer_mask] == far + 1))))
        return false;
    s->misses[kind] += !hit;
    if (!hit && kind == CACHE_STORE && s->around)
        return true;
    tags[1] = first == tag ? second : first;
    tags[0] = tag;
    s->lines[set] = line;
    return true;
}

struct cache_figures {
    uint64_t misses;
};
/* Misses of figure `index`, written to *out: first-level fetch and data, the outer levels, the TLBs. Returns its name (`fetch`, `data`,
 * `outer1` …, `itlb`, `dtlb`, `dtlb1`), or NULL past the end. */
const char *caches_figures(const struct caches *c, unsigned index, struct cache_figures *out);

#endif
