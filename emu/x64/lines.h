/*
 * lines.h - accesses of a block that need not ask the caches, because they repeat in any case. Private to emu/x64.
 *
 * An access to a line that another one has asked for before, on every way to it, repeats, unless something between the two has
 * displaced the line or its translation; and what repeats has displaced nothing. So accesses that were asked for out
 * of line look whether the line still repeats, and the block is left there if it does not.
 *
 * Two accesses are to one line if their addresses are equal, or between two others less than a line apart, or if they are as far from the stack pointer as from a line's
 * beginning: it is a multiple of the line in all programs that keep to the ABI. Translated code tests that, and if it is ever
 * found to be otherwise all is translated anew without.
 */
#ifndef PRECIS_EMU_IR_X64_LINES_H
#define PRECIS_EMU_IR_X64_LINES_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/ir/build.h"

enum { LINES_LIVE = 6, LINES_MOST = 256, LINES_LOOKS = 1024 };

/* A line that accesses ask for or rely on: [slot + disp] is in it, at operation `op`. */
struct line_look {
    uint16_t op, slot, line;
    int32_t disp;
};

struct line_plan {
    bool stack;                     /* the stack pointer must be a multiple of the line at the block's beginning */
    bool repeats[IR_MAX_OPS];       /* by operation */
    uint16_t nlines, nlooks;
    uint16_t until[LINES_MOST];     /* by line: the last operation that relies on it */
    struct line_look looks[LINES_LOOKS]; /* in the order of operations: what is relied on behind one that may displace it */
};

/* stack_slot: of the stack pointer, if it may be taken to be a multiple of the line at the beginning; 0: not. nguest: slots of
 * guest registers. line: bytes, a power of two. displaces: by operation, accesses behind which nobody looks: they may displace all lines but
 * their own. */
void x64_plan_lines(struct line_plan *p, const struct ir_block *b, unsigned nguest, unsigned stack_slot, unsigned line, const bool *displaces);

#endif
