/* lwp.h - LWPs without a C library: creation, thread pointers. */
#ifndef LWP_H
#define LWP_H

#include "call.h"

/* Creates an LWP in function(argument) on the stack below `end`, with a thread pointer. Returns its number, or minus the error number. */
static inline long create_lwp(void (*function)(long), long argument, long *end, long pointer, int flags)
{
    enum { CREATE = 159 };
    static unsigned char uc[UC_BYTES];
    long *regs = (long *)(uc + GREGS_AT), id = 0;

    for (unsigned i = 0; i < sizeof uc; i++)
        uc[i] = 0;
    regs[REG_PC] = (long)function;
#ifdef __sparc__
    regs[REG_NPC] = regs[REG_PC] + 4;
    regs[REG_O0] = argument;
    regs[REG_G7] = pointer;
    regs[REG_SP] = (long)(end - 64) - (WIDE ? 2047 : 0);
#else
    end[-3] = argument;
    regs[REG_DI] = argument;
    regs[WIDE ? REG_FSBASE : REG_ESP] = pointer;
    regs[REG_SP] = (long)(end - (WIDE ? 3 : 4));
#endif
    return sunos_call(CREATE, uc, flags, &id);
}

/* Of the calling LWP. */
static inline long thread_pointer(void)
{
#ifdef __sparc__
    register long g7 __asm__("g7");

    return g7;
#else
    enum { PRIVATE = 166, GET = 1 };
    long base = 0;

    sunos_call(PRIVATE, GET, !WIDE, &base);
    return base;
#endif
}

#endif
