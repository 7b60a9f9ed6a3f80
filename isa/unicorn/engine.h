/*
 * engine.h - one libunicorn engine for each address space: its memory, its hooks, exact runs.
 *
 * All cpus of an address space share its engine, which holds the registers of one of them (`current`); those of the others are in their
 * contexts.
 *
 * Unicorn translates blocks. The hook at the beginning of each block charges all of its instructions; when a block is left early (a
 * fault, a trap), the instructions that did not execute are given back. A block that exceeds the budget is translated again up to the
 * last instruction that may execute.
 *
 * Memory: Unicorn's "physical" memory is the space's host window. Its TLB is filled from the page flags (on_fill). Pages with translated
 * code carry MEM_CODE and are not writable: a store to one stops the run, removes the page's blocks, and executes alone. A page that loses
 * the mark loses its TLB entry, so that its next execution marks it again. Blocks in pages of shared mappings are compared (shared.c).
 */
#ifndef PRECIS_ISA_UNICORN_ENGINE_H
#define PRECIS_ISA_UNICORN_ENGINE_H

#include "isa/unicorn/machine.h"

/* How an uc_emu_start() ended. */
enum unicorn_event {
    EVENT_NONE,
    EVENT_BUDGET,  /* the next block is longer than what is left */
    EVENT_BLOCK,   /* a second block begins, where one was to run */
    EVENT_BREAK,   /* a breakpoint is in the next block */
    EVENT_SPECIAL, /* a special instruction is in the next block */
    EVENT_FAULT,   /* no access: fault_page, fault_access, fault_kind */
    EVENT_CODE,    /* a store to a page with translated code */
    EVENT_RETRY,   /* the TLB is stale */
    EVENT_CHANGED, /* the next block was translated from other bytes */
    EVENT_INVALID, /* no instruction */
    EVENT_HALTED,  /* Unicorn has halted */
    EVENT_STOP,    /* a system call or trap: stop, stop_pc */
};

struct unicorn_breakpoints {
    uint64_t *pc;
    unsigned count;
};

/* The instructions of a block, remembered by its pc, size and bit 0 of the machine's start_address(); HAS_SPECIAL: one of them is special.
 */
enum { HAS_SPECIAL = -1 };
struct block_count {
    uint64_t pc;
    uint32_t size : 31, mode : 1;
    uint32_t insns;
};
enum { BLOCK_COUNT_BITS = 13, BLOCK_COUNTS = 1 << BLOCK_COUNT_BITS };

enum { OWN_CODES = 8, OWN_CODE = 64 };

struct unicorn_engine {
    struct space_listener listener; /* first: engines are found in the space's list */
    const struct unicorn_machine *machine;
    struct space *space;
    uc_engine *uc;
    uc_context *reset;   /* the registers of a new cpu */
    struct cpu *current; /* whose registers the engine holds; NULL: no cpu's */

    uint64_t until;       /* where a run within a block ends */
    uint64_t left;        /* of the budget */
    uint64_t budget_base; /* the machine's cycle at which the budget would be spent */
    uint64_t block;       /* the block that was entered last */
    uint32_t block_size;
    unsigned block_insns;    /* what it was charged; 0 if none was entered in this run */
    bool one_block, entered; /* stop at the second block; the first is entered */

    enum unicorn_event event;
    struct cpu_stop stop;
    uint64_t stop_pc;
    bool retired; /* EVENT_STOP: the instruction before stop_pc has */
    uint64_t fault_page;
    enum mem_access fault_access;
    enum mem_fault_kind fault_kind;

    unsigned translated;   /* instructions since the blocks were flushed */
    volatile bool running; /* in uc_emu_start() */
    /* Both count up; a signal handler compares them with what it has seen. */
    volatile unsigned starts, blocks;
    unsigned seen_starts, seen_blocks;
    bool stale;    /* flush the TLB before the next run */
    bool removing; /* blocks are being removed: on_fill answers for any page */
    bool probing;  /* looking for the address of a fault in fault_page */
    unsigned probe_offset, probe_size;
    bool is_truncated; /* the file mapped at `truncated` ends before it now */
    uint64_t truncated;
    uint64_t open_page; /* a page that may be both written and executed, or -1 */
    uint8_t *kernel;    /* the kernel page */
    uint8_t *scratch;   /* a page of host memory in place of fault_page while probing, and for own_code */

    bool own_code;                    /* unicorn_execute(): the scratch page is everywhere */
    uint64_t own_block;               /* the block of own code that was entered last */
    const void *own_codes[OWN_CODES]; /* the code at each multiple of OWN_CODE on the scratch page */

    bool before_fault; /* in run_before_fault() */
    unsigned idle;     /* starts in a row that executed nothing */

    struct shared_code *shared; /* shared.c; NULL if no page of a shared mapping has executed */

    bool mixed; /* blocks of the same bytes have executed in two instruction sets: counts tell them apart by `mode` */

    struct unicorn_breakpoints breakpoints, watched;
    struct block_count counts[BLOCK_COUNTS];
};

/* The engine of s, created on its first use. NULL: no memory, or Unicorn refuses. */
struct unicorn_engine *unicorn_engine_of(const struct unicorn_machine *m, struct space *s);

/* Runs the current cpu from *pc for at most e->left instructions. Returns why it stopped, with *pc there. */
void unicorn_engine_run(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why);

/* truncated.c. Call before e runs in this host thread, and with NULL after it. */
void truncated_watch(struct unicorn_engine *e);
/* After a run: returns true, and the fault in *why, if an access has met the end of a truncated file. */
bool truncated_stop(struct unicorn_engine *e, struct cpu_stop *why);

/* shared.c. Call when va's page has become code: notes whether it is of a shared mapping. */
void shared_note(struct unicorn_engine *e, uint64_t va);
/* e->shared is not NULL. Returns whether the block of `size` bytes at pc is in a page of a shared mapping and its bytes are not those of
 * the last call for it, if any. */
bool shared_changed(struct unicorn_engine *e, uint64_t pc, uint32_t size);
void shared_free(struct unicorn_engine *e);

/* Removes the blocks of [first, last]. */
void unicorn_engine_forget(struct unicorn_engine *e, uint64_t first, uint64_t last);

#endif
