/* hppa.h - the personality of 32-bit HP-UX programs on PA-RISC. */
#ifndef PRECIS_EMU_KERNEL_HPUX_HPPA_H
#define PRECIS_EMU_KERNEL_HPUX_HPPA_H

#include <stdbool.h>
#include <stdint.h>

struct ksigaction;
struct ksiginfo;
struct thread;

extern const struct abi hpux_hppa;

/* hppa-signal.c: struct abi's signal_enter and sigreturn. */
bool hpux_hppa_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t hpux_hppa_sigreturn(struct thread *t);
/* Reads a function pointer: the code's address, and the linkage table pointer if it has one. False: not readable. */
bool hpux_hppa_find_function(struct thread *t, uint64_t pointer, uint32_t *address, uint32_t *linkage);

#endif
