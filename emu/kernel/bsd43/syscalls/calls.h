/* calls.h - prototypes of the handlers that the table of 4.3BSD's system calls name. */
#ifndef PRECIS_EMU_KERNEL_BSD43_SYSCALLS_CALLS_H
#define PRECIS_EMU_KERNEL_BSD43_SYSCALLS_CALLS_H

#include <stdint.h>
#include "emu/kernel/linux/syscalls/kinds.h"

struct thread;

#define S(numbers, name, handler, ...)        SYSCALL_PROTOTYPE(handler, __VA_ARGS__)
#define P(numbers, name, handler, lacks, ...) SYSCALL_PROTOTYPE(handler, __VA_ARGS__)
#define U(numbers, name, why)
#include "emu/kernel/bsd43/syscalls/bsd43.def"
#undef S
#undef P
#undef U

#endif
