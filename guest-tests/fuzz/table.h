/* table.h - this machine's part of the emulator's table of system calls: its column, and how two registers hold a 64-bit argument. */
#include "../../emu/kernel/linux/syscalls/columns.h"
#include "../../emu/kernel/linux/syscalls/kinds.h"

#define SYSCALL_TABLE "../../emu/kernel/linux/syscalls/linux.def"
#if defined __hppa__
#define SYSCALL_COLUMN COLUMN_hppa
#elif defined __ia64__
#define SYSCALL_COLUMN COLUMN_ia64
#elif defined __powerpc__
#define SYSCALL_COLUMN COLUMN_ppc
#elif defined __m68k__
#define SYSCALL_COLUMN COLUMN_m68k
#elif defined __i386__
#define SYSCALL_COLUMN COLUMN_i386
#elif defined __x86_64__
#define SYSCALL_COLUMN COLUMN_x86_64
#elif defined __arm__
#define SYSCALL_COLUMN COLUMN_arm
#elif defined __aarch64__
#define SYSCALL_COLUMN COLUMN_aarch64
#elif defined __sparc__ && defined __arch64__
#define SYSCALL_COLUMN COLUMN_sparc64
#elif defined __sparc__
#define SYSCALL_COLUMN COLUMN_sparc
#elif defined __riscv
#define SYSCALL_COLUMN COLUMN_riscv64
#endif

#if defined __powerpc__ || defined __arm__
#define PAIRS_ARE_EVEN 1
#else
#define PAIRS_ARE_EVEN 0
#endif
