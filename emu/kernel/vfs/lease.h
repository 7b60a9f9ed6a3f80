/*
 * lease.h - file leases: F_SETLEASE, F_GETLEASE of fcntl(2).
 *
 * A lease belongs to an open file description of a regular file. An open or truncate by another description that conflicts with it breaks
 * it: the holder gets a signal, and the breaker waits until the holder reduces or removes the lease, or for /proc/sys/fs/lease-break-time
 * (45 seconds of virtual time, if root has not changed it), after which the kernel does. Only the machine's processes break leases: other
 * processes of the host that open the file do not.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_LEASE_H
#define PRECIS_EMU_KERNEL_VFS_LEASE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

enum { LEASE_BREAK_SECONDS = 45 }; /* proc(5), /proc/sys/fs/lease-break-time */

struct file;
struct fs_machine;
struct thread;

/* F_SETLEASE by the descriptor fd, of f: type is the host's F_RDLCK, F_WRLCK or F_UNLCK. Returns 0; -EAGAIN: other descriptions forbid it,
 * or there is no lease to remove; -EACCES: the file is another user's; -EINVAL: not a regular file. */
int64_t lease_set(struct thread *t, struct file *f, int fd, int type);
/* F_GETLEASE: returns the host's F_RDLCK, F_WRLCK or F_UNLCK; of a lease being broken, the type that it is to become. */
int lease_get(const struct thread *t, struct file *f);
/* Breaks the leases of the file st that conflict with opening it, for writing or only for reading. Returns 0: none does; -EWOULDBLOCK:
 * one does, and wait is false; or as sys_block(), after which the call asks again. */
int64_t lease_break(struct thread *t, const struct stat *st, bool write, bool wait);
/* The open file description is released: so is its lease. */
void lease_release_file(struct file *f);
/* Frees all leases when the machine ends. */
void leases_fini(struct fs_machine *m);

#endif
