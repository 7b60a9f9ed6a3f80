/*
 * lock.h - locks on files: record locks of processes (POSIX), of open files (OFD), and flock().
 *
 * The locks of one file (one inode) stand in a list. A lock belongs to an owner: a process (POSIX)
 * or an open file.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_LOCK_H
#define PRECIS_EMU_KERNEL_VFS_LOCK_H

#include <stdbool.h>
#include <stdint.h>

struct file;
struct fs_machine;
struct process;
struct thread;

enum lock_kind { LOCK_POSIX, LOCK_OFD, LOCK_FLOCK }; /* FLOCK does not see the others */

struct lock_range {
    uint64_t start, end; /* [start, end]; UINT64_MAX: to the end of the file, however it grows */
    bool write;
};

struct lock {
    struct lock *next;
    enum lock_kind kind;
    const void *owner; /* struct process (POSIX) or struct file */
    int pid;           /* as F_GETLK tells it; -1 for OFD locks */
    struct lock_range range;
};

/* The lock that stands in the way; NULL: none. */
const struct lock *lock_conflict(const struct lock *list, enum lock_kind kind, const void *owner,
                                 const struct lock_range *want);
/* Lock or (unlock) the range for the owner: splits and joins what it holds. 0 or -ENOMEM. */
int lock_set(struct lock **list, enum lock_kind kind, const void *owner, int pid,
             const struct lock_range *range, bool unlock);

/* ---- locks of open files, and their calls ---- */

void locks_release_process(struct process *p, struct file *f); /* p closed a descriptor of f */
void locks_release_file(struct file *f);                       /* the open file is going away */
void locks_process_exit(struct process *p);                    /* its record locks */
void locks_fini(struct fs_machine *m);
/* F_GETLK, F_SETLK, ... by the host's numbers. wide: with a struct flock64. */
int64_t fcntl_lock(struct thread *t, struct file *f, int command, uint64_t va, bool wide);

#endif
