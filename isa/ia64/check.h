/*
 * check.h - checks at run time that a program follows the rules of instruction groups.
 *
 *     struct ia64_group_check g = {0};
 *     char text[200];
 *     // before each instruction of a thread:
 *         if (ia64_group_check(&g, cpu, text, sizeof text))
 *             fprintf(stderr, "%s\n", text);
 *
 * Within a group no executed instruction may read or write a register that an earlier executed one wrote (RAW and WAW dependencies); the
 * exceptions are in check.c. A group ends at a stop and at a taken branch. SDM volume 1, section 3.4, volume 3, chapter 5.
 */
#ifndef PRECIS_ISA_IA64_CHECK_H
#define PRECIS_ISA_IA64_CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "emu/cpu/cpu.h"

enum { IA64_CHECK_FILES = 5, IA64_CHECK_REPORTED = 1024 };

/* One thread's current group. Initialise with zeros. */
struct ia64_group_check {
    uint64_t expected;                      /* pc + slot that continues the group; any other begins a new one */
    uint64_t writer[IA64_CHECK_FILES][128]; /* pc + slot of the write in this group, or 0, by file (GR, FR, PR, BR, AR) and register */
    uint8_t pr_kind[64];                    /* how a predicate was written: enum pr_kind in check.c */
    uint64_t reported[IA64_CHECK_REPORTED]; /* pc + slot of each instruction that has been reported */
    unsigned nreported;
};

/* Returns whether the cpu's next instruction depends on an earlier one of its group, and describes the violation in text. Reports each
 * instruction once. */
bool ia64_group_check(struct ia64_group_check *g, struct cpu *c, char *text, size_t cap);

#endif
