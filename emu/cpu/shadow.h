/*
 * shadow.h - shadow stacks as translated code reads and writes them: a thread's calls that have not returned. Who watches transfers
 * (struct cpu_transfers) owns them; translated code pushes and pops frames itself where the owner would do just that (emu/x64/shadow.c).
 */
#ifndef PRECIS_EMU_CPU_SHADOW_H
#define PRECIS_EMU_CPU_SHADOW_H

#include <stdint.h>

/* Where a thread is in its stacks. Callers have smaller values than the functions that they call. */
struct cpu_frame {
    uint64_t sp;  /* the stack pointer; its complement if the stack grows down */
    uint64_t bsp; /* how many registers are on the register stack at a function's entry, plus a constant; 0: the machine has none */
};

/* Calls in one calling context from one place to one function. */
struct shadow_edge {
    uint64_t count, cycles;
    uint32_t child; /* the context of the function called */
};

/* An active function. */
struct shadow_frame {
    uint64_t link;     /* where it returns to; 0: it is the first one */
    uint64_t entered;  /* the stack's clock */
    uint32_t context;  /* the calling context */
    uint32_t tail;     /* 1: it was entered by a jump, and returns with its caller */
    struct shadow_edge *edge;
    struct cpu_frame at;
};

/* A call that has happened before: from `context` at `site`, a number of cpu_transfers.site(). site is 0: none. */
struct shadow_known {
    uint32_t context, site;
    struct shadow_edge *edge;
};

enum { SHADOW_KNOWN_BITS = 14, SHADOW_KNOWN = 1 << SHADOW_KNOWN_BITS };

struct shadow_stack {
    struct shadow_frame *top, *last; /* the last frame that there is room for */
    struct shadow_known *known;      /* SHADOW_KNOWN entries: shadow_place() */
    uint64_t lag;                    /* the clock of transfers less that of the stack */
};

/* The place of a known call is context * SHADOW_BY_CONTEXT + site * SHADOW_BY_SITE, modulo the table's size, in bytes. */
#define SHADOW_BY_CONTEXT (0x9e3779b1u << SHADOW_ENTRY_BITS)
#define SHADOW_BY_SITE    (0x85ebca6bu << SHADOW_ENTRY_BITS)
#define SHADOW_PLACES     ((SHADOW_KNOWN - 1u) << SHADOW_ENTRY_BITS)
enum { SHADOW_ENTRY_BITS = 4 };
_Static_assert(sizeof(struct shadow_known) == 1 << SHADOW_ENTRY_BITS, "the places are in bytes");

/* Returns the entry of `known` for a call. */
static inline struct shadow_known *shadow_place(struct shadow_known *known, uint32_t context, uint32_t site)
{
    return known + ((context * SHADOW_BY_CONTEXT + site * SHADOW_BY_SITE) & SHADOW_PLACES) / sizeof *known;
}

#endif
