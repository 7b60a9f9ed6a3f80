/* callers.h - which functions are active in a thread: its call stack. */
#ifndef PRECIS_EMU_DEBUG_CALLERS_H
#define PRECIS_EMU_DEBUG_CALLERS_H

#include "emu/cpu/cpu.h"
#include "emu/load/symbols.h"

enum { CALLERS_MAX = 256 };

/* The file mapped at pc: its symbols (NULL: none) and, in *bias, what its addresses lie off in memory. */
typedef struct symbols *callers_file(void *ctx, uint64_t pc, uint64_t *bias);

/* Into pcs, the innermost first: where c is, then the addresses of the calls that led there, as far as the program's unwind
 * information goes, at most CALLERS_MAX. Returns how many. Nothing in the guest changes. */
unsigned callers_of(struct cpu *c, callers_file *file, void *ctx, uint64_t pcs[CALLERS_MAX]);

#endif
