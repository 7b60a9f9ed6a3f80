/* sysv.h - the structures termio (old) and termios of personalities whose struct termios_abi has speeds. */
#ifndef PRECIS_EMU_KERNEL_TTY_SYSV_H
#define PRECIS_EMU_KERNEL_TTY_SYSV_H

#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/abi.h"

/* Writes a terminal's state to the program. 0 or -EFAULT. */
int64_t sysv_put_termios(struct thread *t, uint64_t va, const struct termios_abi *abi, const struct ktermios *k, bool old);
/* Changes the state *k to that of the program's structure. 0 or -EFAULT. */
int sysv_get_termios(struct thread *t, uint64_t va, const struct termios_abi *abi, struct ktermios *k, bool old);

#endif
