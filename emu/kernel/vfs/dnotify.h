/*
 * dnotify.h - fcntl(F_NOTIFY): signals for changes in a directory.
 *
 * The host's inotify tells the changes, after each system call of a guest: what other processes of the host do is noticed with the next
 * one.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_DNOTIFY_H
#define PRECIS_EMU_KERNEL_VFS_DNOTIFY_H

#include <stdint.h>

struct fdtable;
struct file;
struct fs_machine;
struct kernel;
struct thread;

/* Implements F_NOTIFY of descriptor fd, which is f: mask has Linux's DN_ bits; none ends the watch. 0 or -errno. */
int64_t dnotify_set(struct thread *t, struct file *f, int fd, unsigned mask);
/* A descriptor of f in the table is closed: the table's watch ends. */
void dnotify_forget(struct file *f, const struct fdtable *fds);
/* Sends the signals for what has changed. */
void dnotify_deliver(struct kernel *k);
/* Frees the watches when the machine ends. */
void dnotify_fini(struct fs_machine *m);

#endif
