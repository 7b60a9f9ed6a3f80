/*
 * check.h - the rules of instruction groups, watched as a program runs.
 *
 *     struct ia64_group_check g = {0};
 *     char text[200];
 *     before each instruction of a thread:
 *         if (ia64_group_check(&g, cpu, text, sizeof text))
 *             fprintf(stderr, "%s\n", text);
 *
 * Within a group no instruction may read or write a register that an earlier one wrote, both executed; the exceptions
 * are in check.c. A group ends at a stop and at a taken branch. SDM volume 1, section 3.4, volume 3, chapter 5.
 */
#ifndef PRECIS_ISA_IA64_CHECK_H
#define PRECIS_ISA_IA64_CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "emu/cpu/cpu.h"

enum { IA64_CHECK_FILES = 5, IA64_CHECK_REPORTED = 1024 };

/* One thread's current group; all zero to begin with. */
struct ia64_group_check {
    uint64_t expected;                     /* pc + slot that goes on with the group; anything else begins a new one */
    uint64_t writer[IA64_CHECK_FILES][128]; /* pc + slot of the write in this group, 0 none: GR, FR, PR, BR, AR */
    uint8_t pr_kind[64];                   /* how a predicate was written */
    uint64_t reported[IA64_CHECK_REPORTED]; /* pc + slot of what was reported already */
    unsigned nreported;
};

/* The instruction that the cpu executes next: does it break a rule with the ones before it in its group? Then true, and
 * what is wrong in text; each instruction once. */
bool ia64_group_check(struct ia64_group_check *g, struct cpu *c, char *text, size_t cap);

#endif
