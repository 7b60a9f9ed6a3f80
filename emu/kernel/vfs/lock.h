/*
 * lock.h - file locks: POSIX record locks, open file description locks (fcntl(2)), flock(2).
 *
 * The locks of one inode form a list. A lock's owner is a process (POSIX) or an open file description.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_LOCK_H
#define PRECIS_EMU_KERNEL_VFS_LOCK_H

#include <stdbool.h>
#include <stdint.h>

struct file;
struct mem_account;
struct fs_machine;
struct process;
struct thread;

enum lock_kind { LOCK_POSIX, LOCK_OFD, LOCK_FLOCK }; /* FLOCK does not conflict with the others */

struct lock_range {
    uint64_t start, end; /* inclusive; UINT64_MAX for the end of the file, even as it grows */
    bool write;
};

struct lock {
    struct lock *next;
    enum lock_kind kind;
    const void *owner; /* struct process (POSIX) or struct file */
    int pid;           /* F_GETLK's l_pid; -1 for OFD locks */
    struct lock_range range;
};

/* Returns a lock that conflicts, or NULL. */
const struct lock *lock_conflict(const struct lock *list, enum lock_kind kind, const void *owner, const struct lock_range *want);
/* Locks (or unlocks) the range for the owner: splits and joins its locks. 0 or -ENOMEM. */
int lock_set(struct mem_account *memory, struct lock **list, enum lock_kind kind, const void *owner, int pid,
             const struct lock_range *range, bool unlock);

/* ---- locks of open files, and the calls ---- */

void locks_release_process(struct process *p, struct file *f); /* p closed a descriptor of f */
void locks_release_file(struct file *f);                       /* the open file description is released */
void locks_process_exit(struct process *p);                    /* releases its record locks */
/* Frees all locks when the machine ends. */
void locks_fini(struct fs_machine *m);
/* F_GETLK, F_SETLK, ... by the host's numbers. wide: uses struct flock64. Returns 0, -errno or as sys_block(). */
int64_t fcntl_lock(struct thread *t, struct file *f, int command, uint64_t va, bool wide);

#endif
