/* m68k_special.h - m68k instructions that Unicorn lacks, or takes for others: they are executed here. */
#ifndef PRECIS_ISA_UNICORN_M68K_SPECIAL_H
#define PRECIS_ISA_UNICORN_M68K_SPECIAL_H

#include "isa/unicorn/machine.h"

/* Numbers of UNICORN_OWN registers: SR, sign and exponent of fp0 to fp7, their significands, fpcr, fpsr, fpiar. */
enum { M68K_OWN_SR, M68K_OWN_EXP = 8, M68K_OWN_SIG = 16, M68K_OWN_FPCR = 24, M68K_OWN_FPSR };
/* The machine's reg_get and reg_set. */
uint64_t m68k_own_get(struct unicorn_engine *e, unsigned n);
void m68k_own_set(struct unicorn_engine *e, unsigned n, uint64_t value);

/* Exception vectors of traps. */
enum { M68K_VECTOR_TRAPCC = 7, M68K_VECTOR_BSUN = 48 };

/* Returns whether the instruction at code[0..avail) is one of them. */
bool m68k_is_special(const uint8_t *code, size_t avail);
/* Executes it. As interrupt() of struct unicorn_machine for UNICORN_SPECIAL. */
bool m68k_special(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why);

#endif
