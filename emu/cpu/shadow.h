/*
 * shadow.h - shadow stacks as translated code reads and writes them: a thread's calls that have not returned. Who watches transfers
 * (struct cpu_transfers) owns them; translated code pushes and pops frames itself where the owner would do just that
 * (emu/x64/run/shadow.c).
 */
#ifndef PRECIS_EMU_CPU_SHADOW_H
#define PRECIS_EMU_CPU_SHADOW_H

#include <stdint.h>

/* Where a thread is in its stacks. Callers have smaller values than the functions that they call. */
struct cpu_frame {
    uint64_t sp;  /* the stack pointer; its complement if the stack grows down */
    uint64_t bsp; /* how many registers are on the register stack at a function's entry, plus a constant; 0 if the machine has none */
};

/* Calls in one calling context from one place to one function. */
struct shadow_edge {
    uint64_t count, cycles;
    uint64_t low, size; /* of the function called */
    uint32_t child;     /* its context */
};

/* An active function. */
struct shadow_frame {
    uint64_t link;    /* where it returns to; 0 if it is the first one */
    uint64_t entered; /* the stack's clock */
    uint32_t context; /* the calling context */
    uint32_t tail;    /* 1: it was entered by a jump, and returns with its caller */
    struct shadow_edge *edge;
    struct cpu_frame at;
};

/* A call that has happened before: from `context` at `site`, a number of cpu_transfers.site(). site is 0: none. */
struct shadow_known {
    uint32_t context, site;
    struct shadow_edge *edge;
};

/* The recorded effect of a transfer on the top frame, if it depended on nothing else. */
enum shadow_action {
    SHADOW_CALL, /* pushed a frame */
    SHADOW_TAIL, /* pushed a frame that returns with the top frame, which is no such frame itself */
    SHADOW_STUB, /* replaced the top frame, a stub */
    SHADOW_BACK, /* popped the top frame, of a tail call, back to the function before */
};

/* The same transfer again: by the branch of number cpu_transfer.branch, when the top frame's edge was `top`, to the address `to`. */
struct shadow_jump {
    const struct shadow_edge *top; /* or NULL */
    uint64_t to;
    uint32_t branch, action;
    struct shadow_edge *edge; /* which has been followed */
};

/* Calls and jumps that have happened before are in tables of 2^n entries; one that takes the place of another is forgotten. The places are
 * in bytes. */
struct shadow_stack {
    struct shadow_frame *top, *last; /* the last frame that there is room for */
    struct shadow_known *known;
    struct shadow_jump *jumps;
    uint32_t known_mask, jumps_mask; /* of a place */
    uint64_t lag;                    /* the clock of transfers less that of the stack */
};

enum { SHADOW_KNOWN_SHIFT = 4, SHADOW_JUMP_SHIFT = 5 };
_Static_assert((sizeof(struct shadow_known) == 1 << SHADOW_KNOWN_SHIFT && sizeof(struct shadow_jump) == 1 << SHADOW_JUMP_SHIFT) ||
                   sizeof(void *) < 8,
               "places are indices, shifted");
#define SHADOW_BY_CONTEXT (0x9e3779b1u << SHADOW_KNOWN_SHIFT)
#define SHADOW_BY_SITE    (0x85ebca6bu << SHADOW_KNOWN_SHIFT)
#define SHADOW_BY_SUM     0x85ebca6bu
enum { SHADOW_BRANCH_SHIFT = 9, SHADOW_SUM_SHIFT = 10 };

/* Returns the entry for a call. */
static inline struct shadow_known *shadow_known_at(const struct shadow_stack *s, uint32_t context, uint32_t site)
{
    uint32_t place = (context * SHADOW_BY_CONTEXT + site * SHADOW_BY_SITE) & s->known_mask;
    return &s->known[place >> SHADOW_KNOWN_SHIFT];
}

/* Returns the entry for another transfer. */
static inline struct shadow_jump *shadow_jump_at(const struct shadow_stack *s, const struct shadow_edge *top, uint32_t branch, uint64_t to)
{
    uint32_t sum = (branch << SHADOW_BRANCH_SHIFT) + (uint32_t)to + (uint32_t)(uintptr_t)top;
    uint32_t place = sum * SHADOW_BY_SUM >> SHADOW_SUM_SHIFT & s->jumps_mask;
    return &s->jumps[place >> SHADOW_JUMP_SHIFT];
}

#endif
