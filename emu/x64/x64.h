/*
 * x64.h - the translator of blocks to x86-64 host code. The engine calls it through engine_translator
 * (emu/engine/engine.h), the block cache through code_translator. In this folder a slot is an IR slot.
 *
 * Registers in translated code:
 *     rbp        &cpu->slot[0] + SLOT_BIAS, so that the first 32 slots have one-byte displacements
 *     r14        the budget left, without the running block's instructions; with a timing model: charge.h
 *     [rsp]      with a timing model: the pipeline state and path bits, see charge.h
 *     gs         the base of the guest's host window
 *     r15        address spaces with virtual regions: cpu.region_constant, see region.c
 *     rax, rdx   scratch within one micro-operation
 *     the rest   hold slots: some always hold the ISA's hot slots (pins), the others are allocated block by block
 *
 * A memory access is one host instruction. Where that instruction cannot do it (misaligned, not mapped, copy on write,
 * translated code on the page), the code leaves through a side exit that deoptimises: all guest registers are as they
 * were before the guest instruction, and the interpreter executes that one instruction, faults included.
 */
#ifndef PRECIS_EMU_X64_X64_H
#define PRECIS_EMU_X64_X64_H

#include "emu/engine/interp.h"
#include "emu/timing/cache.h"

/* The preferences of x86-64 hosts: struct ir_tuning, emu/ir/build.h. */
extern const struct ir_tuning x64_tuning;

/* ---- shared by translate.c and run.c -------------------------------------------------------- */

/* rbp points SLOT_BIAS past a cpu's first slot, CPU_BIAS past the cpu, so that more slots have short displacements. With caches the lowest
 * bits of rbp serve as a constant too (cache_emit.h); hence the odd bias, while the cpu itself is aligned to CPU_ALIGNMENT. */
enum { SLOT_BIAS = 128 + 5, CPU_BIAS = offsetof(struct cpu, slot) + SLOT_BIAS, HOST_PINS_MAX = 7 };

/* Why host code returned: the low three bits of its result. The other bits are a pointer. */
enum host_leave {
    LEAVE_GOTO,   /* struct ir_exit: a static exit that is not chained yet */
    LEAVE_LOOKUP, /* the jump table has no entry for the (pc, mode) in the slots */
    LEAVE_STOP,   /* struct ir_exit */
    LEAVE_DEOPT,  /* struct side_exit: the interpreter must execute one instruction */
    LEAVE_RAISED, /* struct side_exit: a helper called cpu_raise() */
    LEAVE_BUDGET, /* struct ir_block: the budget may not suffice for it, or the stack pointer is not aligned as
                   * assumed (lines.h); nothing of it was executed */
    LEAVE_LINK,   /* as LEAVE_LOOKUP, and cpu.link is to be linked to the block found */
    LEAVE_CLOCK,  /* struct clock_exit: the cost of the path is not known yet; see charge.h */
};

#define NO_ACCESS UINT32_MAX

/* A side exit: a place in a block where it can be left in the middle. */
struct side_exit {
    struct ir_point at;
    uint32_t access; /* offset of the memory access from the start of the block's code, or NO_ACCESS */
    uint32_t stub;   /* offset of the code that leaves */
    uint16_t left;   /* with mapped caches: how often the block was left here since `since` */
    union {
        uint32_t since; /* mapped caches: a cycle count, modulo 1 << 32 */
        uint32_t miss;  /* caches by table: the instruction's number in the bits that it has in a single pending miss (cost.h) */
    };
} __attribute__((aligned(8)));

/* The inline cache of an indirect branch: the first target seen, or where a call will return. */
struct host_link {
    uint64_t pc, mode;      /* pc is NO_LINK until the branch has been taken */
    const uint8_t *entry;   /* the target's host code, or host_code.unlinked */
    struct host_link *next; /* the next link to the same block */
};
#define NO_LINK UINT64_MAX

/* A call that moves the window stores this for its return, in the word beside the new frame's first slot. All but the link is the ISA's. */
struct host_return {
    struct host_link link;
    uint64_t frame;       /* identifies the caller's frame; HOST_NO_FRAME: matches none */
    uint64_t moved, size; /* bytes: by which the call moves the window; of the caller's frame */
    uint32_t flags;       /* mode bits that must be the same at the return */
};
enum { HOST_NO_FRAME = 1 };

struct host_block {
    struct host_link *links; /* links to this block */
    uint8_t *entry;          /* where control enters (executable view) */
    uint8_t *near;           /* where control enters from the same guest page */
    uint8_t *check;          /* of a version: entry that first compares the state at [rsp] (executable view), or NULL */
    uint8_t *other_state;    /* of a version: the jump at `check` that is taken for other states */
    bool by_state;           /* of a version: it is in the list of versions found by the state at [rsp] */
    uint16_t evicting;       /* hc->displacing.n when it was translated */
    unsigned bound;          /* with a timing model: the cycles that it needs to be entered */
    uint32_t size;
    uint32_t npoints;
    struct clock_block *clock; /* with a timing model: charge.h */
    struct side_exit points[];
};

/* 16-byte constants next to the code, most of them in the low half. SWAP: shuffles that reverse the low bytes. */
enum xmm_constant { XMM_ABS64, XMM_SIGN64, XMM_LEAST64, XMM_ABS32, XMM_SIGN32, XMM_LEAST32, XMM_SWAP64, XMM_SWAP32, XMM_CONSTANTS };

/* An entry of the jump table for indirect exits. Stores mode + 1, so that a zeroed entry matches nothing. */
struct host_jump {
    uint64_t pc, mode_plus_1;
    const uint8_t *entry;
};

/* A hash set of instructions by address, in a flat address space. */
enum { HOST_INSNS = 1024 };
struct host_insns {
    unsigned n;
    uint32_t pc_plus_1[HOST_INSNS]; /* 0: free */
};
enum { X64_RETURNS_OF_BITS = 4, X64_RETURNS_OF = 1 << X64_RETURNS_OF_BITS };
enum { MEMOS_LISTED = 1024 };

struct host_code {
    uint8_t *write, *exec; /* two views of the same memory: writable, executable */
    size_t size, used;
    size_t cold_from, cold_end;                      /* the cold section, which keeps rarely executed code out of the hot code: where it
                                                      * begins; its end so far */
    uint8_t *enter, *leave;                          /* executable views of the code that enters and leaves translated code */
    uint8_t *unlinked;                               /* executable view: the entry of links without a target; rsi: the link, rax: pc */
    struct host_return *null_return;                 /* what a frame without a call's host_return points to */
    const struct cpu *return_owners[X64_RETURNS_OF]; /* cpus whose calls have stored host_returns into this buffer, by a
                                                      * hash of the cpu's address; a later cpu replaces an earlier one */
    uint8_t *constants;                              /* executable view: 16 bytes for each enum xmm_constant */
    /* Executable views: the routines of shadow.c. shadow_called reports the call in the note's slot to rdx, of which eax is
     * cpu_transfers.site(). shadow_return pops the frames of a return, with the stack in rsi and its top in rdi. shadow_dynamic[]: of a
     * jump, of a call to rax by the branch of number ecx; the others that it uses are rsi, rdi, rcx and r8, and rdx if the machine has no
     * register window; the zero flag: it is reported. */
    uint8_t *shadow_called, *shadow_return, *shadow_dynamic[2];
    uint8_t *charge_stack;                   /* executable view: the routine of charge.c */
    uint8_t *cache[CACHE_FP_STORE + 1];      /* executable views: the routines of cache.h, by enum cache_access */
    uint8_t *cache_counted[CACHE_STORE + 1]; /* executable views: the routines of cache_site.c, by enum cache_access */
    bool counts_sites;                       /* cache_counted[] exists */
    uint8_t *cache_execute;          /* executable view: with mapped caches, looks up page eax when control comes from another page */
    unsigned sites_in_place;         /* sites that do the routine's work inline, because the host predicts them */
    struct host_insns unpredictable; /* accesses whose MRU hits mispredict on the host */
    struct host_insns evicting;      /* accesses that often evict lines on which later accesses of their block rely */
    uint8_t *memo_look_up;
    struct memo *memos;     /* with a timing model: the memo table, see memo.h */
    uint64_t **memo_counts; /* by memo; NULL if paths are not counted */
    size_t memos_used;      /* entries made since the table was all zeros, and the places of the first of them */
    uint16_t memo_list[MEMOS_LISTED];
    uint64_t memos_seen;        /* cpu_timing.forgotten + 1 when the table was last valid */
    struct host_jump *jump;     /* 1 << CODE_JUMP_BITS entries */
    uint32_t *targets;          /* flat address spaces: see through_targets(), or NULL */
    size_t targets_size;        /* in bytes */
    struct host_block **blocks; /* sorted by the address of their code */
    struct arena arena, sites;  /* memory of the blocks and of cache_site.c's sites; freed when the buffer starts over */
    size_t nblocks, cap;
    unsigned generation;    /* how often the buffer started over */
    void *translator;       /* the translator's work area, reused from block to block */
    uint64_t fp_sticky[64]; /* by MXCSR's low six bits: the guest status bits for the exceptions raised */
    bool stack_misaligned;  /* the stack pointer was once found not to be a multiple of a cache line */
    bool uses_fp;           /* the ISA has fast floating-point calls */
    uint8_t pins;           /* how many of the ISA's hot slots are pinned */
};

extern const int8_t x64_pin_regs[HOST_PINS_MAX];

/* Emits b's code at the end of hc. by_state: the version is about to be entered through the state at [rsp]. Returns
 * false if the buffer is full. */
bool x64_translate(struct cpu *c, struct host_code *hc, struct ir_block *b, bool by_state);
/* Gives b, a block of a gateway page, host code for LWS calls if that is possible. */
void x64_lws_block(struct cpu *c, struct host_code *hc, struct ir_block *b);
void x64_fill_sticky(const struct isa_fp *fp, uint64_t sticky[64]); /* fills host_code.fp_sticky */
void x64_emit_entry_code(struct cpu *c, struct host_code *hc);      /* emits what each code buffer begins with */
/* Before each run: sets cpu.region_… for the address space as it is now. */
void x64_set_regions(struct cpu *c);

#endif
