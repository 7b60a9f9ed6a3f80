/* hppa.h - the parts of the Linux/hppa personality. */
#ifndef PRECIS_EMU_KERNEL_LINUX_HPPA_H
#define PRECIS_EMU_KERNEL_LINUX_HPPA_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"

extern const struct abi linux_hppa;
extern const struct fs_abi linux_hppa_fs; /* hppa-fs.c */
extern const struct self_profile linux_hppa_self_profile; /* hppa-self-profile.c */

/* Indexes of the registers that the kernel reads and writes. */
enum { HPPA_REGS_GR = 32 };
struct hppa_regs {
    int gr[32]; /* [0] is not used */
    int fr[32];
    int psw, sar, front, back, space_front, space_back, cr27;
};
const struct hppa_regs *hppa_registers(void);
uint64_t hppa_gr(const struct thread *t, unsigned n);
void hppa_set_gr(struct thread *t, unsigned n, uint64_t value);

/* hppa-signal.c */
bool hppa_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t hppa_sigreturn(struct thread *t);
/* pc is on a page that may not be executed: if a signal frame's trampoline stands there, do what it says. */
bool hppa_run_trampoline(struct thread *t, uint64_t pc);

/* hppa-gateway.c: t has branched to the gateway pages; false: to no entry point. */
bool hppa_gateway(struct thread *t, uint64_t pc);
/* A light-weight call, if it is one and takes less than `left` cycles. Returns its cycles; 0: nothing was done. */
uint64_t hppa_light_call(struct thread *t, uint64_t left);
int hppa_map_gateways(struct mm *mm);
/* The pc that a tick counts for: on a gateway page, where the call will return to. */
uint64_t hppa_sample_pc(const struct thread *t);

#endif
