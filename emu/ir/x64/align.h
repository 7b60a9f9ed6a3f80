/* align.h - misaligned accesses that the host notices by itself: see align.c. Private to emu/ir/x64. */
#ifndef PRECIS_EMU_IR_X64_ALIGN_H
#define PRECIS_EMU_IR_X64_ALIGN_H

#include "emu/ir/timed.h"
#include "emu/ir/x64/emit.h"
#include "emu/ir/x64/x64.h"

enum { ALIGN_EFLAGS = 0x202, ALIGN_EFLAGS_AC = 1 << 18 };
/* The flags become `flags`, a constant. Below the stack pointer is the compiler's red zone. */
#define ALIGN_SET_FLAGS "lea -128(%%rsp), %%rsp\n\tpushq %[flags]\n\tpopfq\n\tlea 128(%%rsp), %%rsp\n\t"

/* May translated code for c leave it to the host? (Found out once, by trying.) */
bool align_is_checked(const struct cpu *c);
/* The host begins or ceases to check, if hc's code leaves it to it. The flags are lost. */
void x64_emit_align_check(struct emitter *e, const struct host_code *hc, bool on);
/* After a call of C that hardly ever accesses what is misaligned: the host checks again, if that has made it cease. */
void x64_emit_align_check_again(struct emitter *e, const struct host_code *hc);
/* At once, in C that a signal may have brought there out of translated code. */
static inline void align_check_off(void)
{
    __asm__ volatile(ALIGN_SET_FLAGS : : [flags] "i"(ALIGN_EFLAGS) : "cc", "memory");
}

/* More of these in a run than this, and translated code looks for itself: a signal of the host takes several microseconds. */
enum { MOST_MISALIGNED = 200 };
/* So does a program that does less than this between its system calls, on the average of so many. */
enum { RUNS_WEIGHED = 4096, LEAST_INSTRUCTIONS = 10000 };

#endif
