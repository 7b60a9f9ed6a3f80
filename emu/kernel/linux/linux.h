/* linux.h - Linux and its personalities. */
#ifndef PRECIS_EMU_KERNEL_LINUX_LINUX_H
#define PRECIS_EMU_KERNEL_LINUX_LINUX_H

struct abi;
struct system;

extern const struct system linux_system;
extern const struct abi linux_hppa, linux_ia64, linux_sparc, linux_sparc64;
#define LINUX_OWN_MACHINES &linux_hppa, &linux_ia64, &linux_sparc, &linux_sparc64 /* of both programs; initialisers */
/* Only in precis-unicorn. */
extern const struct abi linux_ppc, linux_m68k, linux_i386, linux_x86_64, linux_arm, linux_aarch64, linux_riscv64;

#endif
