/*
 * fdtable.h - descriptor tables.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_FDTABLE_H
#define PRECIS_EMU_KERNEL_VFS_FDTABLE_H

#include <stdbool.h>
#include <stdint.h>

struct file;
struct kernel;
struct mem_account;
struct process;
struct thread;

struct fd_entry {
    struct file *file; /* NULL: free */
    bool cloexec;
};
struct fdtable {
    unsigned refs;
    struct mem_account *memory; /* account that the entries are charged to */
    struct fd_entry *entries;
    unsigned room;
    unsigned free_from; /* descriptors below are in use */
};
/* Returns the number after the last descriptor of a table that several processes or threads share, or 0 if it is not shared. */
unsigned fdtable_shared_end(const struct fdtable *f);
/* Return the open file description of a descriptor (without a reference); NULL: -EBADF. fd_file() fails for O_PATH files. */
struct file *fd_file(struct thread *t, int fd);
struct file *fd_file_any(struct thread *t, int fd);
struct file *process_file(struct process *p, int fd);
/* Holds f for t's call: the call's descriptor refers to f until the call ends, even if another thread closes or replaces it. */
void call_hold(struct thread *t, struct file *f);
/* Installs f (and takes over its reference, also on failure) at the lowest free descriptor >= low. Returns it, or -EMFILE,
 * -ENFILE (--max-files), -ENOMEM. */
int fd_install(struct thread *t, struct file *f, bool cloexec, unsigned low);
/* Returns the descriptor that the next fd_install() with `low` 0 returns, and makes space for it; or its error. */
int fd_reserve(struct thread *t);
/* Closes a descriptor. 0 or -EBADF. */
int fd_close(struct thread *t, int fd);
/* Closes p's descriptors at its end, unless the table is shared. */
void fdtable_process_exit(struct process *p);
struct fdtable *fdtable_new_initial(struct kernel *k); /* 0, 1, 2 are the host's */
struct fdtable *fdtable_copy(struct fdtable *f);       /* fork; NULL without memory */
struct fdtable *fdtable_ref(struct fdtable *f);        /* CLONE_FILES */
bool fdtable_unshare(struct process *p);               /* gives p its own copy of a shared table; false without memory */
void fdtable_unref(struct fdtable *f);                 /* the last reference closes the files */
void fdtable_exec(struct process *p);                  /* closes FD_CLOEXEC descriptors; p's table must not be shared */
/* F_DUPFD: installs f at the lowest free descriptor >= low. Returns it or -errno. */
int64_t fcntl_dup(struct thread *t, struct file *f, uint64_t low, bool cloexec);

#endif
