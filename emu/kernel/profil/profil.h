/*
 * profil.h - the program's own profil(), sprofil() and pcsample(), on the library in profil/.
 */
#ifndef PRECIS_EMU_KERNEL_PROFIL_PROFIL_H
#define PRECIS_EMU_KERNEL_PROFIL_PROFIL_H

#include <stdbool.h>
#include <stdint.h>

struct ksigaction;
struct process;
struct syscall_line;
struct thread;

/* A tick fell due while t ran in user mode at pc, or in the kernel (then pc is where it will go on). */
void kprofil_tick(struct thread *t, uint64_t pc, bool in_kernel);
/* Is an action of a signal the one by which a C library's profil() counts? Then it is done. */
bool kprofil_handles(struct thread *t, int sig, const struct ksigaction *action);
/* The child of a fork, the end of a thread, execve, the end of a process: what becomes of profiling is the dialect's. */
void kprofil_fork(const struct thread *forking, struct process *child);
void kprofil_thread_end(struct thread *t); /* while its memory is still there */
void kprofil_exec(struct process *p);
void kprofil_exit(struct process *p); /* while its memory is still there */
/* The line of one of HP-UX's numbers, 44 or 540, or of SunOS' 26; NULL: another number. */
const struct syscall_line *kprofil_line(unsigned number);
/* The calls that the lines name. */
int64_t sys_profil(struct thread *t, uint64_t buffer, uint64_t size, uint64_t offset, unsigned scale);
int64_t sys_sprofil(struct thread *t, uint64_t profp, int profcnt, uint64_t tvp, unsigned flags);
int64_t sys_pcsample(struct thread *t, uint64_t samples, int64_t nsamples);

#endif
