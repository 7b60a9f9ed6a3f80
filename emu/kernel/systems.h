/*
 * systems.h - the systems whose programs the kernel runs, by their personalities.
 *
 * A system is a folder: linux/, hpux/. It defines a struct system (core/abi.h), which all its personalities name, and here they are
 * registered. The other folders know no system but by that structure.
 */
#ifndef PRECIS_EMU_KERNEL_SYSTEMS_H
#define PRECIS_EMU_KERNEL_SYSTEMS_H

struct abi;

/* One personality for each system, machine and word size; NULL-terminated. */
extern const struct abi *const personalities[];

#endif
