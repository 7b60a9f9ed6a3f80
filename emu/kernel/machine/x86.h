/* x86.h - what the personalities of i386 and x86-64 share: registers, the FXSAVE area. */
#ifndef PRECIS_EMU_KERNEL_MACHINE_X86_H
#define PRECIS_EMU_KERNEL_MACHINE_X86_H

#include <stdint.h>

struct thread;

/* Write and read a number in the machines' byte order. */
void x86_put(uint8_t *at, unsigned bytes, uint64_t value);
uint64_t x86_get(const uint8_t *at, unsigned bytes);

/* General registers in the order of the instruction set. */
enum { X86_AX, X86_CX, X86_DX, X86_BX, X86_SP, X86_BP, X86_SI, X86_DI, X86_R8, X86_R10 = 10, X86_R11, X86_GPRS = 16 };
enum { X86_ES, X86_CS, X86_SS, X86_DS, X86_FS, X86_GS, X86_SEGMENTS };
enum { X86_TLS_ENTRIES = 3 };

/* Indexes of the registers that the kernel accesses; i386 has 8 gpr, 8 xmm and tls. */
struct x86_regs {
    int gpr[X86_GPRS], segment[X86_SEGMENTS], flags, fs_base, gs_base;
    int fctrl, fstat, ftag, st_sig[8], st_exp[8], mxcsr, xmm_lo[16], xmm_hi[16];
    int tls[X86_TLS_ENTRIES];
};
/* Returns the table of indexes for t's machine. */
const struct x86_regs *x86_registers(const struct thread *t);
/* Read and write general register n. */
uint64_t x86_gpr(const struct thread *t, unsigned n);
void x86_set_gpr(struct thread *t, unsigned n, uint64_t value);
/* Sets the flags that a signal handler may change. */
void x86_set_flags(struct thread *t, uint64_t flags);
/* Clears the flags of the interrupted program that a signal handler does not get: direction, trap. */
void x86_clear_handler_flags(struct thread *t);

/* ---- floating point ---- */

enum { X86_FXSAVE_BYTES = 512, X86_FX_FCW = 0, X86_FX_FSW = 2, X86_FX_TAG = 4, X86_FX_MXCSR = 24, X86_FX_ST = 32, X86_TAG_EMPTY = 3 };
/* Write and read the registers as FXSAVE does. */
void x86_put_fpu(const struct thread *t, uint8_t *image);
void x86_get_fpu(struct thread *t, const uint8_t *image);
/* Sets them to their state at a program's start. */
void x86_reset_fpu(struct thread *t);
/* Returns the si_code of the first exception that the x87's status has and its control word does not mask. */
int x86_fp_code(const struct thread *t);

#endif
