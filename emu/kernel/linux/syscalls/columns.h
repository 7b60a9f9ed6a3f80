/*
 * columns.h - the columns of linux.def, one for each machine: COLUMN_ia64(3, 1026, ...) is 1026. COLUMN_only is that of a table of one
 * column.
 */
#ifndef PRECIS_EMU_KERNEL_LINUX_SYSCALLS_COLUMNS_H
#define PRECIS_EMU_KERNEL_LINUX_SYSCALLS_COLUMNS_H

#define COLUMN_hppa(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64)    hppa
#define COLUMN_ia64(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64)    ia64
#define COLUMN_ppc(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64)     ppc
#define COLUMN_m68k(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64)    m68k
#define COLUMN_i386(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64)    i386
#define COLUMN_x86_64(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64)  x86_64
#define COLUMN_arm(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64)     arm
#define COLUMN_aarch64(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64) aarch64
#define COLUMN_riscv64(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64) riscv64
#define COLUMN_sparc(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64)   sparc
#define COLUMN_sparc64(hppa, ia64, ppc, m68k, i386, x86_64, arm, aarch64, riscv64, sparc, sparc64) sparc64
#define COLUMN_only(number)                                                                        number

#endif
