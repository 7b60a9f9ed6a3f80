/* x86.h - what i386 and x86_64 have in common: a long mode engine, whose guest runs in ring 3. */
#ifndef PRECIS_ISA_UNICORN_X86_H
#define PRECIS_ISA_UNICORN_X86_H

#include "isa/unicorn/machine.h"

/* Selectors of the code and data segments of Linux's user programs. */
enum { X86_64_CODE = 0x33, X86_64_DATA = 0x2b, I386_CODE = 0x73, I386_DATA = 0x7b };

/* Descriptors of flat segments for ring 3. */
#define X86_64_CODE_SEGMENT UINT64_C(0x00affb000000ffff)
#define X86_32_CODE_SEGMENT UINT64_C(0x00cffb000000ffff)
#define X86_DATA_SEGMENT    UINT64_C(0x00cff3000000ffff)

/* An address that neither machine's programs have. */
#define X86_KERNEL_PAGE UINT64_C(0xffffff0000000000)

/* Puts a new engine into ring 3, with these segments. Returns false: Unicorn does not comply. */
bool x86_set_up(struct unicorn_engine *e, unsigned code, uint64_t code_segment, unsigned data);
/* struct unicorn_machine's interrupt, of a machine in 64-bit mode (wide) or 32-bit mode. */
bool x86_interrupt(struct unicorn_engine *e, bool wide, int number, uint64_t *pc, struct cpu_stop *why);

/* struct unicorn_machine's code_page and watched. */
void x86_code_page(struct unicorn_engine *e, uint64_t va);
void x86_watched(struct unicorn_engine *e, uint64_t pc);

/* Entry n of the GDT. */
uint64_t *x86_descriptor(struct unicorn_engine *e, unsigned n);

/* Register lists: name, bits, GDB's number, Unicorn's. */
// clang-format off
#define X86_ST(n, gdb) {"st" #n ".sig", 64, gdb, UC_X86_REG_ST##n}, {"st" #n ".exp", 16, -1, UNICORN_HIGH(UC_X86_REG_ST##n)}
#define X86_XMM(n, gdb) {"xmm" #n ".lo", 64, gdb, UC_X86_REG_XMM##n}, {"xmm" #n ".hi", 64, -1, UNICORN_HIGH(UC_X86_REG_XMM##n)}
// clang-format on

#endif
