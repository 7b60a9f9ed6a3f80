/*
 * access.h - which thread may look into or change another process: ptrace(2), "Ptrace access mode checking".
 *
 * Every way to another process asks task_access(): ptrace(2), process_vm_readv(2), pidfd_getfd(2), kcmp(2), get_robust_list(2), the
 * guarded nodes of /proc and 4.3BSD's /dev/kmem. Linux's modes PTRACE_MODE_READ and PTRACE_MODE_ATTACH differ only for security modules,
 * which this machine does not have.
 *
 *     if (!task_access(t, task_of(t->k, pid), ACCESS_REAL_IDS))
 *         return -EPERM;
 */
#ifndef PRECIS_EMU_KERNEL_CORE_ACCESS_H
#define PRECIS_EMU_KERNEL_CORE_ACCESS_H

#include <stdbool.h>
#include "emu/kernel/core/process.h"

/* struct mm's `dumpable`, and the values of /proc/sys/fs/suid_dumpable: SUID_DUMP_DISABLE, _USER and _ROOT of Linux. */
enum { DUMPABLE_NOT, DUMPABLE_BY_USER, DUMPABLE_BY_ROOT };

/* A thread. The place of a main thread that has ended before its process was waited for has t NULL; no such task: both are NULL. */
struct task {
    struct process *p;
    struct thread *t;
};

/* Returns the task with that number. */
struct task task_of(struct kernel *k, int tid);
/* The same; 0 is t. */
struct task task_or_self(struct thread *t, int tid);
/* Returns the task's credentials; those of an ended main thread are the ones that it had. */
const struct credentials *task_credentials(const struct task *of);
/* Returns the task's address space, or NULL if it has ended. */
struct mm *task_mm(const struct task *of);

/* The caller's ids that count: the real ones for a call that names a process, those for files for a file of /proc. */
enum access_ids { ACCESS_REAL_IDS, ACCESS_FILE_IDS };

/* Returns whether t may read and change the task's memory and registers. */
bool task_access(const struct thread *t, const struct task *of, enum access_ids by);
/* Returns whether t may reach the task's memory, which is always so if it has the same: Linux's mm_access(). */
bool task_memory_access(const struct thread *t, const struct task *of, enum access_ids by);
/* Returns whether t may read and change the task's limits: prlimit(2). */
bool task_limits_access(const struct thread *t, const struct task *of);
/* Returns whether the parent may trace t by t's PTRACE_TRACEME: it has t's capabilities, or CAP_SYS_PTRACE. */
bool parent_may_trace(const struct thread *parent, const struct thread *t);

/* Returns whether a process that dies by a signal may dump core. */
bool process_may_dump(const struct process *p);
/* Makes the credentials of t's process, which a call has changed, t's own. If an id that others' access depends on has changed, or a
 * capability was gained, the process is dumpable as /proc/sys/fs/suid_dumpable says, and its parent's death sends no signal. */
void credentials_commit(struct thread *t);

#endif
