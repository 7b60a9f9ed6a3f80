/* sparc.h - what the personalities of SPARC share: registers, register windows, traps. */
#ifndef PRECIS_EMU_KERNEL_MACHINE_SPARC_H
#define PRECIS_EMU_KERNEL_MACHINE_SPARC_H

#include <stdbool.h>
#include <stdint.h>

struct cpu_stop;
struct thread;

/* Indexes of the registers that the kernel accesses; the same in 32-bit and 64-bit machines. */
struct sparc_regs {
    int r[32]; /* globals, outs, locals, ins, as instructions number them */
    int d[32]; /* %d0, %d2 ... %d62 */
    int pc, npc, y, ccr, asi, fprs, fsr, gsr;
};
/* Returns the table of indexes. */
const struct sparc_regs *sparc_registers(void);

/* Numbers of general registers. */
enum { SPARC_R_G1 = 1, SPARC_R_G7 = 7, SPARC_R_O0 = 8, SPARC_R_O1 = 9, SPARC_R_SP = 14, SPARC_R_O7 = 15, SPARC_R_L0 = 16, SPARC_R_FP = 30 };
/* Read and write general register n; a 32-bit program's values are read without their upper halves. */
uint64_t sparc_get(const struct thread *t, unsigned n);
void sparc_set(struct thread *t, unsigned n, uint64_t value);
/* Read and write the register with an index of sparc_registers(). */
uint64_t sparc_reg(const struct thread *t, int index);
void sparc_set_reg(struct thread *t, int index, uint64_t value);

/* Returns the address that a stack or frame pointer means: 64-bit programs have a bias. */
uint64_t sparc_stack_address(const struct thread *t, uint64_t sp);
/* Continue at the instruction after the one at the pc; at pc, whose successor is npc. */
void sparc_step(struct thread *t);
void sparc_set_pcs(struct thread *t, uint64_t pc, uint64_t npc);

enum { SPARC_WINDOW = 16 }; /* words of a window's save area: locals, then ins */
/* Stores all windows, the current one included, in their save areas. 0 or -EFAULT. */
int sparc_save_windows(struct thread *t);
/* Loads the current window from the save area at %sp, and forgets the others. 0 or -EFAULT. */
int sparc_load_window(struct thread *t);

/* struct abi's stack_pointer and call_rewind. */
uint64_t sparc_stack_pointer(const struct thread *t);
void sparc_call_rewind(struct thread *t);

/* Sends t the signal of a trap that all of a system's programs have (struct abi's trap). False: another one. */
bool sparc_raise(struct thread *t, const struct cpu_stop *why);
/* Sends t SIGILL for a software trap that its system does not have. */
void sparc_bad_trap(struct thread *t, const struct cpu_stop *why);

#endif
