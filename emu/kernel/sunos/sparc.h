/* sparc.h - the personalities of SunOS programs on SPARC. */
#ifndef PRECIS_EMU_KERNEL_SUNOS_SPARC_H
#define PRECIS_EMU_KERNEL_SUNOS_SPARC_H

#include <stdbool.h>
#include <stdint.h>

struct cpu_stop;
struct exec_layout;
struct guest_file;
struct ksigaction;
struct ksiginfo;
struct sunos_machine;
struct thread;

extern const struct abi sunos_sparc, sunos_sparcv9;
#define SUNOS_MACHINES &sunos_sparc, &sunos_sparcv9 /* initialisers */

/* sparc_trap.c: struct abi's is_call and trap. */
bool sunos_sparc_is_call(const struct thread *t, uint64_t number);
bool sunos_sparc_trap(struct thread *t, const struct cpu_stop *why);
extern const struct sunos_machine sunos_sparc_machine; /* sparc_context.c */
/* The PSR of V8, which the machine has in other registers. */
uint32_t sunos_sparc_psr(const struct thread *t);
void sunos_sparc_set_psr(struct thread *t, uint32_t psr);
/* struct abi's signal_enter. */
bool sunos_sparc_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);

#endif
