/*
 * lines.h - redundant-lookup elimination: accesses of a block that need not be looked up in the caches, because they
 * are MRU hits on every path. Private to emu/x64.
 *
 * The idea: an access to a line that an earlier access has looked up, on every path to it, is an MRU hit, unless
 * something in between has evicted the line or its translation. An MRU hit evicts nothing. So only accesses that are
 * looked up out of line check the lines that are relied on, and leave the block if one is no longer an MRU hit.
 *
 * An access is to the line of an earlier one if their addresses are equal, if it lies between two earlier ones that are
 * less than a line apart, or if the offsets of both from the stack pointer are in the same line. Invariant for the last
 * case: the stack pointer is a multiple of the line size, as in all programs that keep to the ABI. Translated code
 * tests that; if it is ever false, all code is retranslated without that assumption.
 */
#ifndef PRECIS_EMU_X64_LINES_H
#define PRECIS_EMU_X64_LINES_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/ir/build.h"

enum { LINES_LIVE = 6, LINES_MAX = 256, LINES_CHECKS = 1024 };

/* A check of a line that is relied on: [slot + disp] is in the line at operation `op`. */
struct line_check {
    uint16_t op, slot, line;
    int32_t disp;
};

struct line_plan {
    bool stack;               /* the plan relies on an aligned stack pointer at the block's start */
    bool mru_hit[IR_MAX_OPS]; /* by operation: the access is an MRU hit on every path */
    uint16_t nlines, nlooks;
    uint16_t until[LINES_MAX];             /* by line: the last operation that relies on it */
    struct line_check looks[LINES_CHECKS]; /* in the order of operations: checks at accesses that may evict a line that is relied on */
};

/* Plans the look-ups of b. stack_slot: the stack pointer, if it may be assumed to be aligned at the block's start; 0 if it may not. nguest:
 * the number of slots of guest registers. line: bytes, a power of two. displaces: by operation, accesses without checks: they may evict all
 * lines but their own. */
void x64_plan_lines(struct line_plan *p, const struct ir_block *b, unsigned nguest, unsigned stack_slot, unsigned line, const bool *evicts);

#endif
