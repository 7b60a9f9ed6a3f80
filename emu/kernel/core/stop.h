/*
 * stop.h - handling of a cpu's stop.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_STOP_H
#define PRECIS_EMU_KERNEL_CORE_STOP_H

#include <stdbool.h>
#include <stdint.h>

struct cpu_stop;
struct thread;

/* Handles the stop of t's cpu: starts its system call, raises the signal of a fault, or calls the personality's trap handler. */
void kernel_stop(struct thread *t, const struct cpu_stop *why);
/* Called around the kernel's work for t: if an access to t's memory fails in between because memory is exhausted, the process is killed
 * with a message, as one whose own access fails. kernel_copies_end() returns whether it is. */
void kernel_copies_begin(struct thread *t);
bool kernel_copies_end(struct thread *t);
/* Sends t the signal of a fault of its instruction at cpu_pc. code: si_code; addr: si_addr. */
void kernel_fault_signal(struct thread *t, int sig, int code, uint64_t addr, const struct cpu_stop *why);
/* The same for a jump to pc on a gateway page, where no call of the kernel is. */
void kernel_jump_fault(struct thread *t, uint64_t pc);

#endif
