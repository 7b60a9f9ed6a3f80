/*
 * x86_insn.h - the bytes of x86 instructions, and those that must not execute in Unicorn.
 */
#ifndef PRECIS_ISA_UNICORN_X86_INSN_H
#define PRECIS_ISA_UNICORN_X86_INSN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a user program's processor does otherwise than Unicorn, or what the kernel's side must tell apart. */
enum x86_kind {
    X86_PLAIN,
    X86_ILLEGAL, /* not of this model (VEX), or a form without meaning (lock, memory operands) that Unicorn executes or aborts at */
    /* in, out, ins, outs, whose privilege Unicorn does not check; iret, which enters virtual 8086 mode if the flags on the stack say so. */
    X86_PROTECTED,
    X86_RDTSC,   /* it reads the host's time */
    X86_SYSCALL, /* it exists outside of long mode, too */
    X86_INT,     /* int n that user programs must not use: Unicorn does not look into the IDT */
    X86_INT1,    /* Unicorn does not know it */
    X86_DIVIDE,  /* div, idiv, aam: what may cause a divide error */
};

struct x86_insn {
    unsigned bytes; /* 0: longer than what is available */
    enum x86_kind kind;
};

/* The instruction at code[0..avail), in 64-bit mode (wide) or 32-bit mode. One that has no meaning takes all of `avail`. */
struct x86_insn x86_decode(bool wide, const uint8_t *code, size_t avail);

#endif
