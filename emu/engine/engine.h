/*
 * engine.h - what the parts of the IR engine share: the cpu's layout and the store of translated blocks.
 * Private to emu/ir.
 */
#ifndef PRECIS_EMU_IR_ENGINE_H
#define PRECIS_EMU_IR_ENGINE_H

#include "emu/timing/cache.h"
#include "emu/ir/arena.h"
#include "emu/ir/isa.h"

enum {
    IR_MAX_INSNS = 64,    /* guest instructions in a block */
    IR_MAX_OPS = 4096,    /* micro-operations before optimisation */
};

struct code;
struct timed; /* cost.h */

struct cpu {
    /* as struct cpu_front has it: */
    struct cpu_head head;
    alignas(CPU_ALIGNMENT) uint64_t slot[IR_MAX_GUEST_SLOTS + IR_MAX_LIVE_TEMPS];
    uint64_t *state;
    struct space *space;
    struct cpu_window window;

    const struct ir_isa *isa;  /* head.isa->ir */
    bool use_x64;              /* the engine: translated host code, or the interpreter */
    bool step_over;            /* the next instruction is a run's first: no breakpoint stops it */
    bool raised;               /* a helper called cpu_raise() */
    bool unaligned_once;
    bool only_cold;            /* the interpreter is to run no block that is worth translated code: block_is_cold() */
    struct cpu_stop pending;
    uint64_t cycle_base;       /* machine cycles when the slice began */
    uint64_t slice_used;       /* cycles used before the block that runs */
    uint64_t slice_end;        /* cycle_base + the slice's budget */
    bool merged;               /* translated code: MXCSR says no more than the status slot, as the last block that had floating point is over */
    uint32_t mxcsr, mxcsr_clean; /* translated code: scratch; no exception raised, all masked, to nearest */
    uint64_t host_left;        /* the budget as translated code left it */
    uint64_t region_constant;  /* translated code: r15 … */
    uint64_t region_bits;      /* … and the bits of an address that count; … */
    uint64_t region_skew;      /* … how far after GS the window begins; … */
    uint64_t region_low[16];   /* … by part of the space (two a region), what makes an address its place there, and … */
    uint64_t region_add[16];   /* … that what is behind GS: x64/region.c */
    const struct host_point *access_point; /* translated code with caches: whose helper runs … */
    uint32_t access_state;     /* … and the pipeline's state then */
    uint64_t left_outside;     /* translated code: what is left of the run's budget besides what r14 says */
    uint64_t light_cycles;     /* … and what light calls have taken of it */
    uint64_t clock_word;       /* and a timing model's state: x64/clock.h */
    const struct ir_block *block;
    struct code *code;         /* code_of() */
    uint64_t instructions;
    const struct host_code *returns_in; /* the code that its calls have left something of for their returns; NULL: none */
    unsigned returns_generation;
    uint64_t no_return;        /* what stands beside a frame that no call has left anything for */
    struct host_link *link;    /* translated code: that of the indirect branch which is on its way */
    cpu_gateway_call *gateway_call; /* NULL: none */
    void *gateway_call_ctx;
    struct timed *timed;       /* the pipeline; NULL: one cycle an instruction */
};

_Static_assert(offsetof(struct cpu, slot) == offsetof(struct cpu_front, slot) &&
               offsetof(struct cpu, state) == offsetof(struct cpu_front, state) &&
               offsetof(struct cpu, space) == offsetof(struct cpu_front, space) &&
               offsetof(struct cpu, window) == offsetof(struct cpu_front, window), "cpu_front() relies on it");

/* ---- code.c: the blocks of a space ---------------------------------------------------------- */

enum { CODE_JUMP_BITS = 14, CODE_PAGE_BITS = 9, REWRITTEN_PAGES = 64 };

/* A page that is written and executed by turns: compare.c. */
struct rewritten_page {
    uint64_t at;
    unsigned times;      /* that it was written after little of it had run; 0: no page */
    unsigned runs;       /* of its blocks since they are compared */
    bool compared;
};

/* templates.h */
struct kept_place;
struct kept_region;
struct kept_table {
    struct kept_place *places;      /* by hash: 1 << bits */
    struct kept_region *region;
    unsigned bits, count;
};

struct code {
    struct ir_block **hash;                      /* 1 << hash_bits chains: code_chain_at() */
    unsigned hash_bits, nblocks;
    unsigned nhot;                               /* blocks that have run often so far … */
    unsigned nmet;                               /* … of so many */
    struct ir_block *pages[1 << CODE_PAGE_BITS]; /* by guest page, through all_next */
    struct host_code *host;                      /* the translator's, NULL until it is used */
    struct ir_block *graveyard;                  /* dead, forgotten when no block runs */
    struct arena arena, old_arena;               /* the blocks' memory; that of dead ones only, freed when no block runs */
    struct ir_builder *builder;                  /* kept between translations */
    struct kept_table kept;                      /* instructions, for drafts … */
    struct kept_region *old_kept;                /* … and those of dead ones only */
    unsigned page_shift;
    struct timed_store *timed;                   /* what the scoreboard knows of the blocks; NULL: nothing */
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

/* Limits: how a block was asked for. A stepping block holds one instruction; the last ignores breakpoints. */
enum { LIMIT_NONE = IR_MAX_INSNS, LIMIT_FEW = 8, LIMIT_STEP = 1, LIMIT_STEP_OVER = 0 };

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

/* ---- build.c -------------------------------------------------------------------------------- */

/* What a block is made for. */
enum ir_purpose {
    IR_TO_STAY,   /* to be run as it is */
    IR_DRAFT,     /* to be interpreted, and made anew when it has run often … */
    IR_BEGINNING, /* … and ir_may_end() */
};
/* Translate, optimise, allocate. Never NULL. */
struct ir_block *ir_translate(struct cpu *c, uint64_t pc, uint64_t mode, unsigned limit, enum ir_purpose purpose);

/* ---- interp.c ------------------------------------------------------------------------------- */

/* Run blocks until the budget is spent or a stop: see cpu_run. */
uint64_t interp_run(struct cpu *c, uint64_t budget, struct cpu_stop *why);

/* What an exit with IR_STOP says. */
void ir_report_stop(const struct cpu *c, const struct ir_exit *x, struct cpu_stop *why);

/* Our own bug: say where, and exit with status 3. */
_Noreturn void ir_bug(const struct cpu *c, const char *what);
/* The host has none, for that: say so, and exit with status 2. */
_Noreturn void ir_no_memory(const struct cpu *c, const char *what);

#endif
