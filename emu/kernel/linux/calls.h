/* calls.h - every handler that a table of system calls may name. */
#ifndef PRECIS_EMU_KERNEL_LINUX_CALLS_H
#define PRECIS_EMU_KERNEL_LINUX_CALLS_H

#include "emu/kernel/internal.h"

#define S(number, name, handler, kinds) syscall_handler sys_##handler;
#define P(number, name, handler, kinds, lacks) syscall_handler sys_##handler;
#define U(number, name, why)
#include "emu/kernel/linux/hppa-syscalls.def"
#include "emu/kernel/linux/ia64-syscalls.def"
#undef S
#undef P
#undef U

#endif
