/* vax.h - the VAX's registers as the personality accesses them. */
#ifndef PRECIS_EMU_KERNEL_BSD43_VAX_H
#define PRECIS_EMU_KERNEL_BSD43_VAX_H

#include <stdbool.h>
#include <stdint.h>

struct thread;

enum { BSD43_R0 = 0, BSD43_R1 = 1, BSD43_AP = 12, BSD43_FP = 13, BSD43_SP = 14, BSD43_REGISTERS = 15 };

/* Read and write general register n, and the processor status longword. */
uint32_t bsd43_vax_get(const struct thread *t, unsigned n);
void bsd43_vax_set(struct thread *t, unsigned n, uint32_t value);
uint32_t bsd43_vax_psl(const struct thread *t);
void bsd43_vax_set_psl(struct thread *t, uint32_t psl);
/* Returns whether the arguments of the call that t makes are readable. */
bool bsd43_vax_can_read_arguments(struct thread *t);

#endif
