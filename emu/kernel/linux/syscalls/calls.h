/* calls.h - prototypes of the handlers that the system-call tables name. */
#ifndef PRECIS_EMU_KERNEL_LINUX_SYSCALLS_CALLS_H
#define PRECIS_EMU_KERNEL_LINUX_SYSCALLS_CALLS_H

#include <stdint.h>
#include "emu/kernel/linux/syscalls/kinds.h"

struct thread;

#define S(number, name, handler, ...)        SYSCALL_PROTOTYPE(handler, __VA_ARGS__)
#define P(number, name, handler, lacks, ...) SYSCALL_PROTOTYPE(handler, __VA_ARGS__)
#define U(number, name, why)
#include "emu/kernel/linux/syscalls/aarch64.def"
#include "emu/kernel/linux/syscalls/arm-private.def"
#include "emu/kernel/linux/syscalls/arm.def"
#include "emu/kernel/linux/syscalls/hppa.def"
#include "emu/kernel/linux/syscalls/i386.def"
#include "emu/kernel/linux/syscalls/ia64.def"
#include "emu/kernel/linux/syscalls/m68k.def"
#include "emu/kernel/linux/syscalls/ppc.def"
#include "emu/kernel/linux/syscalls/riscv64.def"
#include "emu/kernel/linux/syscalls/x86_64.def"
#undef S
#undef P
#undef U

#endif
