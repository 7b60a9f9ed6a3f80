/*
 * stop.h - what a cpu stopped for.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_STOP_H
#define PRECIS_EMU_KERNEL_CORE_STOP_H

#include <stdint.h>

struct cpu_stop;
struct thread;

/* t's cpu stopped: start its system call, raise the signal of a fault, or let the personality handle the trap. */
void kernel_stop(struct thread *t, const struct cpu_stop *why);
/* A fault of t's instruction at cpu_pc becomes a signal. */
void kernel_fault_signal(struct thread *t, int sig, int code, uint64_t addr, const struct cpu_stop *why);

#endif
