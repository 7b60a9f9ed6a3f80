/* registers.h - the registers that a machine's personalities use, by name, looked up once for all machines. */
#ifndef PRECIS_EMU_KERNEL_MACHINE_REGISTERS_H
#define PRECIS_EMU_KERNEL_MACHINE_REGISTERS_H

#include <threads.h>
#include "emu/cpu/cpu.h"

struct isa;

/* Returns the index of the register whose name is that of the format with number n. */
int register_find(const struct isa *isa, const char *format, unsigned n);

/* Defines MACHINE_registers(), which returns a struct MACHINE_regs. The body that follows fills in r. */
#define DEFINE_REGISTERS(machine)                          \
    static struct machine##_regs registers;                \
    static once_flag registers_once = ONCE_FLAG_INIT;      \
    static void find_registers(struct machine##_regs *r);  \
    static void find_registers_once(void)                  \
    {                                                      \
        find_registers(&registers);                        \
    }                                                      \
    const struct machine##_regs *machine##_registers(void) \
    {                                                      \
        call_once(&registers_once, find_registers_once);   \
        return &registers;                                 \
    }                                                      \
    static void find_registers(struct machine##_regs *r)

#endif
