/* calls.h - prototypes of the handlers that the tables of SunOS's system calls name. */
#ifndef PRECIS_EMU_KERNEL_SUNOS_SYSCALLS_CALLS_H
#define PRECIS_EMU_KERNEL_SUNOS_SYSCALLS_CALLS_H

#include <stdint.h>
#include "emu/kernel/linux/syscalls/kinds.h"

struct thread;

#define S(numbers, name, handler, ...)        SYSCALL_PROTOTYPE(handler, __VA_ARGS__)
#define P(numbers, name, handler, lacks, ...) SYSCALL_PROTOTYPE(handler, __VA_ARGS__)
#define U(numbers, name, why)
#include "emu/kernel/sunos/syscalls/sunos.def"
#include "emu/kernel/sunos/syscalls/sunos-narrow.def"
#include "emu/kernel/sunos/syscalls/sunos-x86.def"
#undef S
#undef P
#undef U

#endif
