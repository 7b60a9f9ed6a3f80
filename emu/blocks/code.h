/*
 * code.h - the block cache: lookup of blocks, sharing between address spaces, invalidation when code changes. Private to the engine.
 */
#ifndef PRECIS_EMU_BLOCKS_CODE_H
#define PRECIS_EMU_BLOCKS_CODE_H

#include "emu/ir/build.h"
#include "emu/timing/cache.h"

/* ---- code.c: the blocks of an address space -------------------------------------------------- */

enum { CODE_JUMP_BITS = 14, CODE_PAGE_BITS = 9, REWRITTEN_PAGES = 64 };

/* A page that is written and executed alternately: compare.c. */
struct rewritten_page {
    uint64_t at;
    unsigned times; /* writes to it before many of its blocks had run; 0 in an unused entry */
    unsigned runs;  /* of its blocks since they have been compared */
    bool compared;
};

/* The translator's part in discarding blocks. */
struct code_translator {
    void (*unchain)(struct code *code, struct ir_exit *x);
    void (*forget_block)(struct code *code, struct ir_block *b); /* it has host code or versions */
    void (*free)(struct code *code);
};

struct code {
    struct ir_block **hash; /* 1 << hash_bits chains: code_chain_at() */
    unsigned hash_bits, nblocks;
    unsigned nhot;                               /* blocks that have run often … */
    unsigned nmet;                               /* … of all built */
    struct ir_block *pages[1 << CODE_PAGE_BITS]; /* by guest page, through all_next */
    struct host_code *host;                      /* the translator's; NULL if it has not run … */
    const struct code_translator *translator;    /* … and then its operations */
    struct ir_block *deferred_free;              /* deferred free list: freed when no block runs */
    struct ir_memory memory;
    struct ir_builder *builder; /* reused by all translations */
    unsigned page_shift;
    struct cost_store *cost_store; /* path costs of the blocks, or NULL … */
    const struct ir_costs *costs;  /* … and who frees them */
    struct code_user **users;      /* the address spaces that share it: share.c */
    unsigned nusers;
    struct space *current; /* the one that ran last */
    struct marked_page {
        uint64_t at;
        bool differs;
    } * marked; /* pages that blocks were built from; differs: not the same in all address spaces */
    size_t nmarked, marked_room, differ, lost;
    bool unmarked;                                    /* some blocks were built from pages that could not be marked */
    struct rewritten_page rewritten[REWRITTEN_PAGES]; /* direct-mapped by page */
    struct cache_eviction_callback watch;             /* on cache lines of instructions that host code does not look up */
    uint64_t *breakpoints;
    unsigned nbreakpoints;
    struct retired_program *retired; /* its entry in the retired-code cache, or NULL */
};

/* The block cache of an address space, or NULL. */
struct code *code_at(const struct space *s);
/* Sets c->code to the block cache of c's address space, a new one if it has none, and returns it. */
struct code *code_begin(struct cpu *c);
/* Returns c->code, which is valid while c runs or its blocks are built. */
static inline struct code *code_of(const struct cpu *c)
{
    return c->code;
}
struct code *code_new(unsigned page_shift);
void code_free(struct code *code);
/* Returns the block for (pc, mode) with at most `limit` instructions; builds it if there is none. */
struct ir_block *code_block(struct cpu *c, uint64_t pc, uint64_t mode, unsigned limit);
/* Rebuilds b, a cold-tier block that is not running, for translation. If its first instruction is no longer fetchable, discards b and
 * returns a block that only reports why. */
struct ir_block *code_promote(struct cpu *c, struct ir_block *b);
/* Discards b, which may be running: it is not entered again. */
void code_forget_block(struct code *code, struct ir_block *b);
void code_chain(struct ir_exit *from, struct ir_block *to);
void code_invalidate(struct code *code, uint64_t first, uint64_t last);
/* No address space uses the blocks for now. Discards those that depend on the moment: on caches, on bytes compared. */
void code_rest(struct code *code);
/* Returns whether a block of va's page has host code. */
bool code_page_is_hot(const struct code *code, uint64_t va);
void code_flush(struct code *code);
/* Frees dead blocks. No block may be running. */
void code_free_deferred(struct code *code);
bool code_has_breakpoint(const struct code *code, uint64_t pc);

/* The number of runs after which a block is translated; half of the blocks run fewer times. */
enum { BLOCK_COLD_RUNS = 16 };

static inline bool block_is_cold(const struct ir_block *b)
{
    return !b->host && (b->runs < BLOCK_COLD_RUNS || b->compared);
}

/* The index of (pc, mode) in the translator's host_code.jump. */
static inline unsigned code_jump_index(uint64_t pc, uint64_t mode)
{
    return (unsigned)((pc >> 2) ^ (pc >> 16) ^ mode) & ((1u << CODE_JUMP_BITS) - 1);
}

/* The hash chain of the blocks at (pc, mode). Neighbours in guest code are neighbours here, because they mostly run together. */
static inline struct ir_block **code_chain_at(const struct code *code, uint64_t pc, uint64_t mode)
{
    uint64_t place = pc >> 4, mask = ((uint64_t)1 << code->hash_bits) - 1;
    uint64_t scattered = (pc & 15) ^ (place >> code->hash_bits << 4) ^ mode << 20;
    return &code->hash[(place + (scattered * 0x9e3779b97f4a7c15u >> 32)) & mask];
}

static inline struct ir_block *code_find(const struct code *code, uint64_t pc, uint64_t mode, unsigned limit)
{
    struct ir_block *b = *code_chain_at(code, pc, mode);
    while (b && (b->pc != pc || b->mode != mode || b->limit != limit))
        b = b->hash_next;
    return b;
}

/* Prefetches the lookup. */
static inline void code_find_soon(const struct code *code, uint64_t pc, uint64_t mode)
{
    __builtin_prefetch(code_chain_at(code, pc, mode));
}

/* The block with no limit, unless it must be compared first. */
static inline struct ir_block *code_jump(const struct code *code, uint64_t pc, uint64_t mode)
{
    struct ir_block *b = code_find(code, pc, mode, LIMIT_NONE);
    return b && !b->compared ? b : NULL;
}

/* ---- retired.c: blocks of exited programs ---------------------------------------------------- */

/* s, the last user of the blocks, has left them, but still has its memory. true: the blocks are in the retired-code cache, or freed; false:
 * the caller frees them. */
bool retired_put(struct code *code, struct space *s);
/* Call before the page at `at` changes. */
void retired_forget_page(struct code *code, uint64_t at);

/* The operations of cpu_begin_program(). */
extern const struct cpu_retired_ops retired_ops;

/* ---- share.c: blocks of several address spaces ----------------------------------------------- */

/* c's address space is an unchanged copy of `from`: shares the block cache of `from` with it, if it has none. */
void code_share(struct cpu *c, struct space *from);
/* The identity of a page of code: its bytes, and its mapping's protection and kind. code_page_of() returns false if there is none. */
enum { CODE_PAGE_MAX = 1 << 14 };
struct code_page {
    unsigned prot, kind;
    uint8_t bytes[CODE_PAGE_MAX];
};
bool code_page_of(struct space *s, uint64_t at, struct code_page *p);
/* c's address space has no block cache yet, and `code` has users: they share it if all pages that its blocks were built from are the same
 * in both. */
void code_join(struct cpu *c, struct code *code);
/* Discards the page's blocks and marks, for all users. */
void code_forget_page(struct code *code, uint64_t at);
/* Gives c's address space a separate block cache. */
void code_part(struct cpu *c);
/* Call before c runs. Sets c->code. */
void code_enter(struct cpu *c);
/* Call before a block is built from c's page at va. */
void code_mark(struct cpu *c, uint64_t va);
/* Makes `s` a user of `code`. Returns false if the host has no memory. */
bool code_attach(struct code *code, struct space *s);

/* ---- compare.c: pages that are written and executed alternately ------------------------------ */

/* To call when the marked page at `at` has changed, before its blocks are discarded. */
void code_note_change(struct code *code, uint64_t at);
/* Returns whether blocks of va's page are compared with it at each entry, instead of being discarded when it is written. */
bool code_is_compared(struct cpu *c, uint64_t va);
/* b, which is compared, was built from c's bytes [first, end). */
void code_keep_bytes(struct cpu *c, struct ir_block *b, uint64_t first, uint64_t end);
/* Returns whether b, which is compared, is still valid. If not, the caller discards it. */
bool code_still_holds(struct cpu *c, const struct ir_block *b);

#endif
