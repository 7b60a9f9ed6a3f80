/* trap.h - what the cpus of isa/unicorn report with CPU_TRAP, in struct cpu_stop's `trap`; `code` is the machine's number of the exception.
 */
#ifndef PRECIS_ISA_UNICORN_TRAP_H
#define PRECIS_ISA_UNICORN_TRAP_H

enum unicorn_trap {
    UNICORN_ILLEGAL,    /* no instruction, or not of this model */
    UNICORN_PRIVILEGED, /* an instruction of the kernel's */
    UNICORN_BREAK,      /* a breakpoint instruction; pc is where the machine's Linux reports it */
    UNICORN_STEP,       /* trace mode */
    UNICORN_DIVIDE,     /* integer division by zero, or its overflow */
    UNICORN_OVERFLOW,   /* x86 into, m68k trapv */
    UNICORN_BOUND,      /* x86 bound, m68k chk */
    UNICORN_FP,         /* an enabled floating-point exception */
    UNICORN_ALIGN,      /* a misaligned access */
    UNICORN_PROTECTION, /* x86's general protection */
    UNICORN_OTHER,
};

#endif
