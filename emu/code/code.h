/*
 * code.h - the blocks of address spaces: found, shared by spaces, forgotten when code changes. Private to the engine.
 */
#ifndef PRECIS_EMU_CODE_CODE_H
#define PRECIS_EMU_CODE_CODE_H

#include "emu/ir/build.h"
#include "emu/timing/cache.h"

/* ---- code.c: the blocks of a space ---------------------------------------------------------- */

enum { CODE_JUMP_BITS = 14, CODE_PAGE_BITS = 9, REWRITTEN_PAGES = 64 };

/* A page that is written and executed by turns: compare.c. */
struct rewritten_page {
    uint64_t at;
    unsigned times;      /* that it was written after little of it had run; 0: no page */
    unsigned runs;       /* of its blocks since they are compared */
    bool compared;
};

/* Host code that belongs to blocks: what its translator does when they go. */
struct code_translator {
    void (*unchain)(struct code *code, struct ir_exit *x);
    void (*forget_block)(struct code *code, struct ir_block *b); /* which has host code, or versions */
    void (*free)(struct code *code);
};

struct code {
    struct ir_block **hash;                      /* 1 << hash_bits chains: code_chain_at() */
    unsigned hash_bits, nblocks;
    unsigned nhot;                               /* blocks that have run often so far … */
    unsigned nmet;                               /* … of so many */
    struct ir_block *pages[1 << CODE_PAGE_BITS]; /* by guest page, through all_next */
    struct host_code *host;                      /* the translator's, NULL until it is used … */
    const struct code_translator *translator;    /* … and what it does then */
    struct ir_block *graveyard;                  /* dead, forgotten when no block runs */
    struct ir_memory memory;
    struct ir_builder *builder;                  /* kept between translations */
    unsigned page_shift;
    struct timed_store *timed;                   /* what the scoreboard knows of the blocks; NULL: nothing … */
    const struct ir_costs *costs;                /* … and how it forgets it */
    struct code_user **users;                    /* the spaces that share it: share.c */
    unsigned nusers;
    struct space *current;                       /* whose turn it is, or was */
    struct marked_page { uint64_t at; bool differs; } *marked; /* from which blocks were translated; not all spaces have the same */
    size_t nmarked, marked_room, differ, lost;
    bool unmarked;                               /* there are blocks of other pages, too */
    struct rewritten_page rewritten[REWRITTEN_PAGES]; /* by page, those met last */
    struct cache_watch watch;                    /* on lines of instructions that host code does not ask for */
    uint64_t *breakpoints;
    unsigned nbreakpoints;
    struct retired_program *retired; /* whose code it is, if it may be kept for the next execution: retired.c */
};

/* The store of a space; NULL: it has none. */
struct code *code_at(const struct space *s);
/* The store of c's space, made when there is none: c->code. */
struct code *code_begin(struct cpu *c);
/* While c runs, or its blocks are translated: the same. */
static inline struct code *code_of(const struct cpu *c)
{
    return c->code;
}
struct code *code_new(unsigned page_shift);
void code_free(struct code *code);
/* The block for (pc, mode) with at most `limit` instructions, translated if need be. */
struct ir_block *code_block(struct cpu *c, uint64_t pc, uint64_t mode, unsigned limit);
/* b, which is a draft and does not run, becomes a block to stay. If its first instruction can no longer be fetched, b is forgotten, and the
 * block returned only says why. */
struct ir_block *code_make_whole(struct cpu *c, struct ir_block *b);
/* b, which may be running, is not gone on to any more. */
void code_forget_block(struct code *code, struct ir_block *b);
void code_chain(struct ir_exit *from, struct ir_block *to);
void code_invalidate(struct code *code, uint64_t first, uint64_t last);
/* Nobody is going to run the blocks for a while. */
void code_rest(struct code *code);
/* Has a block of va's page host code? */
bool code_page_is_hot(const struct code *code, uint64_t va);
void code_flush(struct code *code);
/* Free dead blocks; only while none of them runs. */
void code_bury(struct code *code);
bool code_has_breakpoint(const struct code *code, uint64_t pc);

/* Half of the blocks run a few times: the interpreter is done with them before the translator would be. */
enum { BLOCK_COLD_RUNS = 16 };

static inline bool block_is_cold(const struct ir_block *b)
{
    return !b->host && (b->runs < BLOCK_COLD_RUNS || b->compared);
}

/* The translator's: host_code.jump. */
static inline unsigned code_jump_index(uint64_t pc, uint64_t mode)
{
    return (unsigned)((pc >> 2) ^ (pc >> 16) ^ mode) & ((1u << CODE_JUMP_BITS) - 1);
}

/* The chain of the blocks at (pc, mode). What stands side by side in the guest's code does so here, for it mostly runs so. */
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

/* It is going to be looked for. */
static inline void code_find_soon(const struct code *code, uint64_t pc, uint64_t mode)
{
    __builtin_prefetch(code_chain_at(code, pc, mode));
}

/* The block with no limit, if nobody needs to look whether it holds. */
static inline struct ir_block *code_jump(const struct code *code, uint64_t pc, uint64_t mode)
{
    struct ir_block *b = code_find(code, pc, mode, LIMIT_NONE);
    return b && !b->compared ? b : NULL;
}

/* ---- retired.c: blocks of programs that have ended ---------------------------------------------- */

/* s, the last user of the blocks, has left them, but still has its memory. true: somebody may take them again, or they are gone; false: they
 * are not kept. */
bool retired_put(struct code *code, struct space *s);
/* The page at `at` changes. */
void retired_forget_page(struct code *code, uint64_t at);

/* What becomes of them: cpu_begin_program(). */
extern const struct cpu_retired_ops retired_ops;

/* ---- share.c: blocks of several spaces ------------------------------------------------------ */

/* c's space is a copy of `from` that nobody has changed yet: if it has no store it shares that of `from`. */
void code_share(struct cpu *c, struct space *from);
/* A page as executing there finds it: its bytes, and its mapping's protection and kind. false: there is none. */
enum { CODE_PAGE_MAX = 1 << 14 };
struct code_page {
    unsigned prot, kind;
    uint8_t bytes[CODE_PAGE_MAX];
};
bool code_page_of(struct space *s, uint64_t at, struct code_page *p);
/* c's space has no store, and nothing runs in it yet: if all pages that the blocks of `code`, which has users, were made of are the same
 * there it shares that. */
void code_join(struct cpu *c, struct code *code);
/* The page's blocks are gone, for all, and it is not marked any more. */
void code_forget_page(struct code *code, uint64_t at);
/* c's space has a store of its own from now on. */
void code_part(struct cpu *c);
/* c is about to run: c->code is its space's. */
void code_enter(struct cpu *c);
/* Blocks are about to be translated from c's page at va. */
void code_mark(struct cpu *c, uint64_t va);
/* `s` uses `code` from now on. false: the host has no memory. */
bool code_attach(struct code *code, struct space *s);

/* ---- compare.c: pages that are written and executed by turns ---------------------------------- */

/* The marked page at `at` has been changed, and its blocks are about to be forgotten. */
void code_note_change(struct code *code, uint64_t at);
/* Are blocks of va's page compared with it whenever they are entered, instead of being forgotten when it is written? */
bool code_is_compared(struct cpu *c, uint64_t va);
/* b, which is compared, was made of c's bytes [first, end). */
void code_keep_bytes(struct cpu *c, struct ir_block *b, uint64_t first, uint64_t end);
/* May b, which is compared, be entered? Otherwise it is to be forgotten. */
bool code_still_holds(struct cpu *c, const struct ir_block *b);

#endif
