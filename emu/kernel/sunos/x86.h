/* x86.h - the personalities of SunOS programs on i386 and amd64, which precis-unicorn has. */
#ifndef PRECIS_EMU_KERNEL_SUNOS_X86_H
#define PRECIS_EMU_KERNEL_SUNOS_X86_H

#include <stdbool.h>
#include <stdint.h>

struct ksigaction;
struct ksiginfo;
struct sunos_machine;
struct thread;

extern const struct abi sunos_i386, sunos_amd64;
#define SUNOS_X86_MACHINES &sunos_i386, &sunos_amd64 /* initialisers */

/* x86.c: lets %fs or %gs (X86_FS, X86_GS) of t mean addresses from base on. Returns the selector. */
uint64_t sunos_x86_set_base(struct thread *t, unsigned segment, uint64_t base);
/* x86_context.c */
extern const struct sunos_machine sunos_x86_machine;
/* struct abi's signal_enter. */
bool sunos_x86_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);

#endif
