/*
 * profil.h - the guest's profil(), sprofil() and pcsample(), with the library in profil/.
 */
#ifndef PRECIS_EMU_KERNEL_PROFIL_PROFIL_H
#define PRECIS_EMU_KERNEL_PROFIL_PROFIL_H

#include <stdbool.h>
#include <stdint.h>

struct ksigaction;
struct process;
struct profil_memory;
struct profil_state;
struct syscall_line;
struct thread;

/* Called at a tick while t ran in user mode at pc, or was in the kernel (pc: where it will return to). */
void kprofil_tick(struct thread *t, uint64_t pc, bool in_kernel);
/* Called when t returns to user mode with owed ticks: they count for the pc there. */
void kprofil_return(struct thread *t);
/* Returns whether `action` is the SIGPROF handler of a C library's profil(); if so, counts the sample. */
bool kprofil_handles(struct thread *t, int sig, const struct ksigaction *action);
/* Called at fork, and at the end of a thread, execve and the end of a process: the dialect decides what happens to profiling. */
void kprofil_fork(const struct thread *forking, struct process *child);
void kprofil_thread_end(struct thread *t); /* while its memory is mapped */
void kprofil_exec(struct process *p);
void kprofil_exit(struct process *p); /* while its memory is mapped */
/* Calls fn for each profiling state of p; tid: of a thread's, 0: the process's. */
void kprofil_each(struct process *p, void (*fn)(void *ctx, int tid, const struct profil_state *state, const struct profil_memory *memory),
                  void *ctx);
/* Returns the table line of one of HP-UX's call numbers, 44 or 540, or SunOS's 26; NULL: another number. */
const struct syscall_line *kprofil_line(unsigned number);
/* The system call handlers; docs/dialects.md has their semantics. */
int64_t sys_profil(struct thread *t, uint64_t buffer, uint64_t size, uint64_t offset, unsigned scale);
int64_t sys_sprofil(struct thread *t, uint64_t profp, int profcnt, uint64_t tvp, unsigned flags);
int64_t sys_pcsample(struct thread *t, uint64_t samples, int64_t nsamples);

#endif
