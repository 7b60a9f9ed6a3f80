/*
 * guard.h - who may use the nodes of /proc and /sys: their modes and owners, and what Linux checks besides.
 */
#ifndef PRECIS_EMU_KERNEL_PROCFS_GUARD_H
#define PRECIS_EMU_KERNEL_PROCFS_GUARD_H

#include <stdbool.h>
#include <sys/types.h>

struct place;
struct process;
struct thread;

/* vnode.guard: what a node requires besides its mode. Access is task_access() by the ids for files. */
enum guard {
    GUARD_NONE,
    GUARD_MEMORY,     /* opening requires access: EACCES; the open file keeps the address space */
    GUARD_OPEN,       /* opening requires access: EACCES */
    GUARD_READ,       /* reading requires access: EACCES */
    GUARD_INSPECT,    /* the same: EPERM */
    GUARD_ADMIN,      /* the same, and CAP_SYS_ADMIN: EACCES */
    GUARD_LINK,       /* a link: reading and following it requires access */
    GUARD_DIRECTORY,  /* opening and searching it requires access: EACCES */
    GUARD_OWN_FILES,  /* /proc/PID/fd and map_files: a process may always search and list its own */
    GUARD_OWN_THREAD, /* comm of a thread: threads of its process may always use it */
    GUARD_NICE,       /* reading and writing another thread's requires CAP_SYS_NICE: EPERM */
    GUARD_OWN,        /* writing another process's is EINVAL */
    GUARD_SEALED,     /* never opened for writing */
    GUARD_ADMIN_SETS, /* opening it for writing requires CAP_SYS_ADMIN: EACCES */
    GUARD_WRITE_ONLY, /* reading is EINVAL */
    GUARD_LABEL,      /* of a security module, none of which there is: reading is EINVAL; writing, too, or EPERM, EACCES for others */
    GUARD_IMMUTABLE,  /* a directory whose names, owner and times do not change: EPERM */
};

/* Returns the thread that makes a call for p. */
struct thread *caller_of(struct process *p);
/* struct virtual_ops */
int node_permission(struct process *p, const struct place *pl, unsigned want);
int node_follow(struct process *p, const struct place *pl);
int node_refusal(struct process *p, const struct place *pl, bool *immutable);
int node_fixed(const char *guest);
/* Stores who owns a node of a task, which has that mode: Linux's task_dump_owner(). */
struct task;
void task_owner(const struct task *of, mode_t mode, unsigned *uid, unsigned *gid);
/* Checks whether t may read, or write, the open node with that guard of the task. 0 or -errno. */
int guard_read(const struct thread *t, const struct task *of, enum guard guard);
int guard_write(const struct thread *t, const struct task *of, enum guard guard);

#endif
