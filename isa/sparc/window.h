/*
 * window.h - register windows (private to isa/sparc).
 *
 * The windows on the chip are in one array (struct sparc_state): the ins and locals of each, the oldest first, then the ins, locals and
 * outs of the current one, which are slots (struct cpu_window). Each window's outs are the next one's ins. SAVE moves the slots up by 16
 * words, RESTORE down. If there are as many windows as the machine has, SAVE first stores the oldest (a spill); if there is none below,
 * RESTORE loads one (a fill): exactly when a machine with NWINDOWS = 8 would trap for it.
 */
#ifndef PRECIS_ISA_SPARC_WINDOW_H
#define PRECIS_ISA_SPARC_WINDOW_H

#include "emu/ir/ir.h"
#include "isa/sparc/sparc.h"

enum {
    WINDOW_WORDS = 16,   /* ins and locals; what a window adds */
    WINDOW_SLOTS = 24,   /* and its outs */
    WINDOWS_BELOW = 6,   /* at most, besides the current one: NWINDOWS - 2 */
    WINDOW_STACK = 1024, /* words of the array */
};

struct sparc_state {
    uint64_t stack[WINDOW_STACK];
    uint64_t beside[WINDOW_STACK]; /* see struct isa_window */
};

/* Makes the current window the only one, in the middle of the array. */
void sparc_reset_windows(struct cpu *c);

/* Returns whether addresses have 64 bits. */
bool sparc_is_wide(struct cpu *c);
/* Returns the address of the save area of a window with this %sp. */
uint64_t sparc_save_area(struct cpu *c, uint64_t sp);

/* The member `cached_memory` of struct isa_debug. */
void sparc_cached_memory(struct cpu *c, uint64_t va, uint8_t *bytes, size_t len, bool set);

/* SAVE, RESTORE, FLUSHW as operations; each result is 0. */
extern const struct ir_intrinsic sparc_save, sparc_restore, sparc_flushw;

#endif
