/* i386.h - the Linux/i386 personality's parts. */
#ifndef PRECIS_EMU_KERNEL_LINUX_I386_I386_H
#define PRECIS_EMU_KERNEL_LINUX_I386_I386_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/vfs/abi.h"

extern const struct isa i386_isa;         /* isa/unicorn/i386.c */
extern const struct fs_abi linux_i386_fs; /* fs.c */

/* Selector of the stack and data segments. */
enum { I386_USER_DATA = 0x7b };

/* signal.c: maps the page to where signal handlers return (0 or -errno); struct abi's signal_enter, sigreturn and sigreturn_old. */
int i386_map_signal_return(struct mm *mm);
bool i386_signal_enter(struct thread *t, const struct ksigaction *sa, const struct ksiginfo *info);
int64_t i386_sigreturn(struct thread *t);
int64_t i386_sigreturn_old(struct thread *t);

#endif
