/* hppa.h - the Linux/hppa personality's parts. */
#ifndef PRECIS_EMU_KERNEL_LINUX_HPPA_HPPA_H
#define PRECIS_EMU_KERNEL_LINUX_HPPA_HPPA_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/machine/hppa.h"
#include "emu/kernel/vfs/abi.h"

extern const struct fs_abi linux_hppa_fs;       /* fs.c */
extern const struct trace_abi linux_hppa_trace; /* trace.c */

/* struct abi's signal_enter and sigreturn. */
/* signal.c */
bool hppa_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t hppa_sigreturn(struct thread *t);
/* Runs a signal frame's trampoline at pc, on a page without execute permission. Returns whether there was one. */
bool hppa_run_trampoline(struct thread *t, uint64_t pc);

/* gateway.c: handles t's branch to a gateway page. False: not an entry point. */
bool hppa_gateway(struct thread *t, uint64_t pc);
/* Runs an LWS call if it takes less than `left` cycles. Returns its cycles; 0: not one, nothing was done. */
uint64_t hppa_lws(struct thread *t, uint64_t left);
/* Maps the gateway pages. 0 or -errno. */
int hppa_map_gateways(struct mm *mm);

#endif
