/* table.h - SYSCALL_TABLE: the emulator's table of this machine's system calls. */
#if defined __hppa__
#define SYSCALL_TABLE "../../emu/kernel/linux/syscalls/hppa.def"
#elif defined __ia64__
#define SYSCALL_TABLE "../../emu/kernel/linux/syscalls/ia64.def"
#elif defined __powerpc__
#define SYSCALL_TABLE "../../emu/kernel/linux/syscalls/ppc.def"
#elif defined __m68k__
#define SYSCALL_TABLE "../../emu/kernel/linux/syscalls/m68k.def"
#elif defined __i386__
#define SYSCALL_TABLE "../../emu/kernel/linux/syscalls/i386.def"
#elif defined __x86_64__
#define SYSCALL_TABLE "../../emu/kernel/linux/syscalls/x86_64.def"
#elif defined __arm__
#define SYSCALL_TABLE "../../emu/kernel/linux/syscalls/arm.def"
#elif defined __aarch64__
#define SYSCALL_TABLE "../../emu/kernel/linux/syscalls/aarch64.def"
#elif defined __riscv
#define SYSCALL_TABLE "../../emu/kernel/linux/syscalls/riscv64.def"
#endif
