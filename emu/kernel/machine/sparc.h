/* sparc.h - what the personalities of SPARC share: registers, register windows, traps. */
#ifndef PRECIS_EMU_KERNEL_MACHINE_SPARC_H
#define PRECIS_EMU_KERNEL_MACHINE_SPARC_H

#include <stdbool.h>
#include <stdint.h>

struct cpu_stop;
struct exec_layout;
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
/* The windows of a thread that could not be stored, the oldest first: the last one is the current one. */
enum { SPARC_WINDOWS = 7 };
struct sparc_kept {
    unsigned count;
    int64_t words[SPARC_WINDOWS][SPARC_WINDOW];
    uint64_t sp[SPARC_WINDOWS];
};
/* Stores the windows of t where they belong, and copies those for which that fails to *kept. All remain on the chip. */
void sparc_store_windows(struct thread *t, struct sparc_kept *kept);
/* The same, and only the current window remains, in the registers. */
void sparc_take_windows(struct thread *t, struct sparc_kept *kept);
/* Writes the current window's words in t's layout. */
void sparc_put_window(const struct thread *t, uint8_t *words);

/* struct abi's start: argc is above the save area of the first window. %g1, the function for atexit(), is 0. */
void sparc_start(struct thread *t, const struct exec_layout *l);
/* struct abi's call_args, for calls of at most six arguments; call_result and call_second_result. */
void sparc_call_args(struct thread *t);
void sparc_call_result(struct thread *t, int64_t result);
void sparc_call_second_result(struct thread *t, uint64_t value);
/* Before t has a child: stores its windows in memory, which the child shares or gets a copy of, and sets %o1 to 0; the child's is 1. */
void sparc_prepare_clone(struct thread *t);

/* struct abi's stack_pointer and call_rewind. */
uint64_t sparc_stack_pointer(const struct thread *t);
void sparc_call_rewind(struct thread *t);

/* Sends t the signal of a trap that all of a system's programs have (struct abi's trap). False: another one. */
bool sparc_raise(struct thread *t, const struct cpu_stop *why);
/* Sends t SIGILL for a software trap that its system does not have. */
void sparc_bad_trap(struct thread *t, const struct cpu_stop *why);
/* The traps getcc, setcc (the integer condition codes are %g1) and flush windows. A window whose save area is not writable faults as in
 * flushw. */
void sparc_exchange_cc(struct thread *t, bool set);
void sparc_flush_trap(struct thread *t);

#endif
