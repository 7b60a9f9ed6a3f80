/* callers.h - the call stack of a thread. */
#ifndef PRECIS_EMU_DEBUG_CALLERS_H
#define PRECIS_EMU_DEBUG_CALLERS_H

#include "emu/cpu/cpu.h"
#include "emu/cpu/isa.h"
#include "emu/load/symbols.h"

enum { CALLERS_MAX = 256 };

/* Returns the symbols of the file mapped at pc (or NULL), and its load bias in *bias. */
typedef struct symbols *callers_file(void *ctx, uint64_t pc, uint64_t *bias);

/* Fills *out with the file's unwind table, the section of that name; its bytes are owned by y. Returns false if there is none. */
bool callers_table(struct symbols *y, const char *section, struct isa_unwind_table *out);

/* Unwind c's stack into pcs, innermost first: the current pc, then return addresses, as far as the program's unwind information goes.
 * Returns their number, at most CALLERS_MAX. Does not change the guest. */
unsigned callers_of(struct cpu *c, callers_file *file, void *ctx, uint64_t pcs[CALLERS_MAX]);

#endif
