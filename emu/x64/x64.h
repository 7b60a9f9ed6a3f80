/*
 * x64.h - the translator of blocks to x86-64 host code. Private to emu/ir, except for the two functions that
 * emu/engine/cpu.c calls.
 *
 * Registers in translated code:
 *   rbp        &cpu->slot[0] + 128, so that the first 32 slots have one-byte displacements
 *   r14        the budget that is left, with the running block's instructions already taken off; with a timing model: clock.h
 *   [rsp]      a timing model's state: clock.h
 *   gs         the guest's memory
 *   r15        region spaces: cpu.region_constant, see region.c
 *   rax, rdx   scratch within one micro-operation
 *   the rest   hold slots: some hold the ISA's hot slots always (pins), the others whatever is in use
 *
 * A memory access is one host instruction. Where it can not be done as it stands (misaligned, not mapped, copy on
 * write, translated code on the page) the code leaves through a bail stub, with all registers as they were before the
 * guest instruction, and the interpreter does that one instruction, faults and all.
 */
#ifndef PRECIS_EMU_IR_X64_X64_H
#define PRECIS_EMU_IR_X64_X64_H

#include "emu/timing/cache.h"
#include "emu/engine/engine.h"

/* Does this host have what the translator needs (AVX2, FMA, BMI1, BMI2, MOVBE, LZCNT, POPCNT)? */
bool x64_supported(void);

/* Addresses of the host that the translated code of a space takes. */
uint64_t x64_addresses(const struct space_config *config);

/* As interp_run. */
uint64_t x64_run(struct cpu *c, uint64_t budget, struct cpu_stop *why);

/* What of b, an exit of it or a space's code the translator must undo. */
void x64_unchain(struct code *code, struct ir_exit *x);
void x64_forget_block(struct code *code, struct ir_block *b);
void x64_free(struct code *code);

/* ---- shared by translate.c and run.c -------------------------------------------------------- */

/* rbp is that far behind a cpu's first slot, so that more of them take a short displacement. With caches its lowest bits are of use, too
 * (cache_emit.h): so it is no multiple of anything, but the cpu is one of CPU_ALIGNMENT. */
enum { SLOT_BIAS = 128 + 5, HOST_PINS_MAX = 7 };

/* Why host code came back: the low three bits of what it returns; the rest is a pointer. */
enum host_leave {
    LEAVE_GOTO,     /* struct ir_exit: static successor not chained */
    LEAVE_LOOKUP,   /* slots hold (pc, mode) of a block that the jump table does not know */
    LEAVE_STOP,     /* struct ir_exit */
    LEAVE_BAIL,     /* struct host_point: one instruction for the interpreter */
    LEAVE_RAISED,   /* struct host_point: a helper called cpu_raise() */
    LEAVE_BUDGET,   /* struct ir_block: less budget than it has instructions, or the stack pointer is as it should not be (lines.h);
                     * nothing of it was done */
    LEAVE_LINK,     /* as LEAVE_LOOKUP; cpu.link is to lead there */
    LEAVE_CLOCK,    /* struct clock_exit: what the pass costs is not known; see clock.h */
};

#define NO_ACCESS UINT32_MAX

/* A place in a block where it can be left in the middle. */
struct host_point {
    struct ir_block *block;
    uint32_t insn, op;
    uint32_t access;      /* offset of the memory access from the start of the block's code, or NO_ACCESS */
    uint32_t stub;        /* offset of the code that leaves */
    bool early;           /* the access is made ahead of time: a fault is nobody's yet */
    uint16_t left;        /* with caches that are mapped: how often the block was left here … */
    uint32_t since;       /* … since this cycle, modulo 1 << 32 */
} __attribute__((aligned(8)));

/* Where an indirect branch goes: what it saw first, or where a call is to return. */
struct host_link {
    uint64_t pc, mode;        /* pc: NO_LINK if it has not been there yet */
    const uint8_t *entry;     /* the code there, or host_code.unlinked */
    struct host_link *next;   /* another one that leads to the same block */
};
#define NO_LINK UINT64_MAX

/* A call leaves this for its return, in a place that belongs to the new frame: see struct isa_window. */
struct host_return {
    struct host_link link;
    uint64_t marker;          /* ar.pfs, as it were, shifted so far to the left that nothing else is left of it */
    uint64_t kept, size;      /* of the frame, in bytes */
    uint32_t flags;           /* what is no frame in the mode */
};

struct host_block {
    struct host_link *links;  /* those that lead here */
    uint8_t *entry;       /* executable view … */
    uint8_t *near;        /* … where control may enter from the same guest page … */
    uint8_t *check;       /* of a version: where it is entered if the state at [rsp] is its own (executable view); NULL: nowhere … */
    uint8_t *other_state; /* … the jump taken if not */
    bool by_state;        /* … and it is among those that are found so */
    uint16_t displacing;  /* how many instructions were known of which it could not rely on lines behind them */
    unsigned bound;       /* with a timing model: more cycles than a pass through it takes */
    uint32_t size;
    uint32_t npoints;
    struct clock_block *clock; /* with a timing model: clock.h */
    struct host_point points[];
};

/* Constants of 16 bytes that stand beside the code, most in the low part. SWAP: shuffles that turn the low bytes round. */
enum xmm_constant { XMM_ABS64, XMM_SIGN64, XMM_LEAST64, XMM_ABS32, XMM_SIGN32, XMM_LEAST32, XMM_SWAP64, XMM_SWAP32, XMM_CONSTANTS };

/* Jump table of indirect exits; `mode` is kept plus one so that zeroes match nothing. */
struct host_jump {
    uint64_t pc, mode_plus_1;
    const uint8_t *entry;
};

/* Instructions, by address, in a flat space. */
enum { HOST_INSNS = 1024 };
struct host_insns {
    unsigned n;
    uint32_t pc_plus_1[HOST_INSNS]; /* by hash; 0: free */
};
enum { X64_RETURNS_OF_BITS = 4, X64_RETURNS_OF = 1 << X64_RETURNS_OF_BITS };

struct host_code {
    uint8_t *write, *exec;          /* two views of the same memory: writable, executable */
    size_t size, used;
    size_t aside_from, aside;       /* from there on, and as far: what blocks hardly ever come to, so that the rest is dense */
    uint8_t *enter, *leave;         /* executable views of the trampolines */
    uint8_t *unlinked;              /* executable view: a link that leads nowhere leads here; rsi: the link, rax: pc */
    struct host_return *no_return;  /* no frame's */
    const struct cpu *returns_of[X64_RETURNS_OF]; /* whose calls have left something for their returns, by a hash of the address: the last of those alike */
    uint8_t *constants;             /* ... and of 16 bytes for each enum xmm_constant */
    uint8_t *charge_stack;          /* executable view: clock.c's routine */
    uint8_t *cache[CACHE_FP_STORE + 1]; /* … of cache.h's routines … */
    uint8_t *cache_counted[CACHE_STORE + 1]; /* … and of cache_site.c's … */
    bool counts_sites;              /* … if there are any */
    uint8_t *cache_execute;         /* … and of the one that control coming from another page asks for the page eax, if the caches are mapped */
    unsigned sites_in_place;        /* how many do in place what the routines do, and are foretold */
    struct host_insns unpredictable;   /* whose MRU hits the host mispredicts */
    struct host_insns displacing;   /* whose accesses often displace lines on which later ones of their block rely */
    uint8_t *memo_look_up;
    struct memo *memos;             /* with a timing model: memo.h */
    uint64_t **memo_counts;         /* NULL: passes are not counted */
    bool memos_used;                /* not all zeros */
    uint64_t memos_seen;            /* which of cpu_timing.forgotten they know, + 1 */
    struct host_jump *jump;         /* 1 << CODE_JUMP_BITS */
    uint32_t *targets;              /* flat spaces: see through_targets(); NULL: none */
    size_t targets_size;            /* in bytes */
    struct host_block **blocks;     /* in the order of their code */
    struct arena arena, sites;      /* their memory, and that of cache_site.c, freed when the buffer starts over */
    size_t nblocks, cap;
    unsigned generation;            /* how often it started over */
    void *translator;               /* its work area, kept between blocks */
    uint64_t fp_sticky[64];         /* status bits for what MXCSR's low six bits say was raised */
    bool stack_odd;                 /* the stack pointer has been found to be no multiple of a cache's line */
    bool uses_fp;                   /* the ISA has fast floating-point calls */
    uint8_t pins;                   /* how many of the ISA's hot slots are pinned */
};

extern const int8_t x64_pin_regs[HOST_PINS_MAX];

/* Emit b's code at the end of hc. by_state: a version is about to be entered by the state at [rsp]. false: no room. */
bool x64_translate(struct cpu *c, struct host_code *hc, struct ir_block *b, bool by_state);
/* Give b, a block of a gateway page, host code for light calls, if that is possible. */
void x64_light_block(struct cpu *c, struct host_code *hc, struct ir_block *b);
void x64_fill_sticky(const struct isa_fp *fp, uint64_t sticky[64]);
void x64_emit_trampolines(struct cpu *c, struct host_code *hc);
/* Before each run: cpu.region_…, for the space as it is now. */
void x64_set_regions(struct cpu *c);

#endif
