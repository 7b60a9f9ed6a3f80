/* x86_64.h - the Linux/x86_64 personality's parts. */
#ifndef PRECIS_EMU_KERNEL_LINUX_X86_64_X86_64_H
#define PRECIS_EMU_KERNEL_LINUX_X86_64_X86_64_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/vfs/abi.h"

extern const struct isa x86_64_isa;         /* isa/unicorn/x86_64.c */
extern const struct fs_abi linux_x86_64_fs; /* fs.c */

/* signal.c: struct abi's signal_enter and sigreturn. */
bool x86_64_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t x86_64_sigreturn(struct thread *t);

#endif
