/*
 * fdtable.h - descriptors: the numbers by which a process names its open files.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_FDTABLE_H
#define PRECIS_EMU_KERNEL_VFS_FDTABLE_H

#include <stdbool.h>
#include <stdint.h>

struct file;
struct kernel;
struct process;
struct thread;

struct fd_entry {
    struct file *file; /* NULL: free */
    bool cloexec;
};
struct fdtable {
    unsigned refs;
    struct fd_entry *entries;
    unsigned room;
};
/* The open file of a descriptor (no reference is taken); NULL: -EBADF. fd_file() refuses O_PATH
 * files. */
struct file *fd_file(struct thread *t, int fd);
struct file *fd_file_any(struct thread *t, int fd);
struct file *process_file(struct process *p, int fd);
/* The call that t is in waits for f: its descriptor names f until the call is over, although another thread closes it or makes it
 * another file's. */
void call_hold(struct thread *t, struct file *f);
/* Give f (its reference goes along, also on failure) the lowest free descriptor >= low: it, or
 * -EMFILE/-ENOMEM. */
int fd_install(struct thread *t, struct file *f, bool cloexec, unsigned low);
/* The descriptor that the next fd_install() with `low` 0 gives, which has room then; or its error. */
int fd_reserve(struct thread *t);
int fd_close(struct thread *t, int fd);
/* p is ending: its descriptors are closed, unless another process shares its table. */
void fdtable_process_exit(struct process *p);
struct fdtable *fdtable_new_initial(struct kernel *k); /* 0, 1, 2 are the host's */
struct fdtable *fdtable_copy(struct fdtable *f);       /* fork; NULL: no memory */
struct fdtable *fdtable_ref(struct fdtable *f);        /* CLONE_FILES */
void fdtable_unref(struct fdtable *f);                 /* closes the files with the last reference */
void fdtable_exec(struct process *p);                  /* unshare, close the FD_CLOEXEC ones */
/* F_DUPFD: f gets the lowest free descriptor >= low. */
int64_t fcntl_dup(struct thread *t, struct file *f, uint64_t low, bool cloexec);

#endif
