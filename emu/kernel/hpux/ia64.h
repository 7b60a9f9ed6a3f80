/* ia64.h - HP-UX on Itanium: the personalities of its 32-bit and its 64-bit programs. */
#ifndef PRECIS_EMU_KERNEL_HPUX_IA64_H
#define PRECIS_EMU_KERNEL_HPUX_IA64_H

struct abi;

extern const struct abi hpux_ia64_32, hpux_ia64_64;

#endif
