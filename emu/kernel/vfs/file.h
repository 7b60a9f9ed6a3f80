/*
 * file.h - open file descriptions, open(2).
 *
 * An open file has operations that never block: read() and write() return -EAGAIN when they would block, and poll() returns the current
 * readiness. Only rw.c (and the socket and event calls) blocks a guest thread: it calls poll() to register the thread on the queues that
 * signal a change.
 *
 * All numbers are neutral (the host's): errors, O_ and S_ bits, termios, AF_ and SO_ numbers. The guest's numbers and layouts are in struct
 * fs_abi (vfs/abi.h), one per personality.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_FILE_H
#define PRECIS_EMU_KERNEL_VFS_FILE_H

#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include "emu/kernel/vfs/ready.h"

struct fs_machine;
struct iov;
struct poller;
struct process;
struct thread;

/* The data of stat(2), in neutral form. */
struct fs_stat {
    uint64_t dev, ino, rdev, nlink, size, blksize, blocks;
    mode_t mode;
    unsigned uid, gid;
    int64_t atime, mtime, ctime, btime; /* nanoseconds */
};

struct fs_layout;
/* Writes the data in a personality's layout. 0 or -EFAULT. */
int64_t put_fs_stat(struct thread *t, uint64_t va, const struct fs_layout *l, const struct fs_stat *s);

/* Receives one directory entry; returns false to stop (the entry was not consumed). */
typedef bool dir_emit(void *ctx, const char *name, uint64_t ino, unsigned char type, uint64_t next);

struct file_ops {
    const char *name; /* "pipe", "socket", "[eventfd]", ...: shown by /proc/self/fd for a file without a path */
    void (*release)(struct file *f);
    void (*closed)(struct file *f, struct process *p); /* p closed one of its descriptors, or ended; may be NULL */
    /* offset < 0: at the file's own position. Returns a count, 0 at the end of file, -EAGAIN if it would block, or another -errno. */
    int64_t (*read)(struct file *f, void *buf, size_t len, int64_t offset);
    int64_t (*write)(struct file *f, const void *buf, size_t len, int64_t offset);
    /* write(2) and read(2), and with any bytes writev(2) and readv(2), instead of write() and read(): they may block, and send() raises
     * SIGPIPE. May be NULL. */
    int64_t (*send)(struct thread *t, struct file *f, const struct iov *v, bool nowait);
    int64_t (*receive)(struct thread *t, struct file *f, const struct iov *v, bool nowait);
    /* Returns how many bytes a transfer reads or writes if the guest's buffer of len bytes is accessible only for the first ok bytes.
     * Linux copies pipes page by page, for example, and keeps a page that it cannot copy whole. 0: -EFAULT; len: read() or write() does
     * not use the rest of the buffer. NULL: returns ok. */
    size_t (*reachable)(struct file *f, bool write, size_t len, size_t ok);
    unsigned (*poll)(struct file *f, struct poller *p);           /* POLL bits that hold now; NULL: always ready */
    int64_t (*lseek)(struct file *f, int64_t offset, int whence); /* NULL: -ESPIPE */
    int (*stat)(struct file *f, struct fs_stat *out);
    /* The attributes of a pipe or socket without a name, which chmod(2) and chown(2) change, or NULL. */
    struct fs_stat *(*attributes)(struct file *f);
    int (*node_fd)(const struct file *f); /* file_node_fd() of files without a host_fd; NULL: host_fd */
    int (*truncate)(struct file *f, int64_t len);
    int64_t (*ioctl)(struct thread *t, struct file *f, unsigned request, uint64_t arg);
    /* FIONREAD: bytes that can be read without blocking, or -errno. NULL for the bytes up to the end of a regular file. */
    int64_t (*readable)(struct file *f);
    int (*readdir)(struct file *f, dir_emit *emit, void *ctx); /* from f->pos */
    void (*show)(struct file *f, FILE *out);                   /* its own lines of /proc/PID/fdinfo, or NULL */
    /* F_SETFL changed f->flags. */
    void (*flags_changed)(struct file *f);
    /* read() returns whole records of this size, and consumes one even if it does not fit into guest memory; 0 without records */
    unsigned record;
    bool stays;  /* lseek() has no effect; NULL for lseek */
    bool stream; /* a write continues until all is written; no file offset (pread fails with ESPIPE) */
};

struct file {
    unsigned refs;
    unsigned in_flight; /* of these, references of messages that are not received yet */
    const struct file_ops *ops;
    struct fs_machine *m;
    unsigned flags;                  /* access mode and status flags, host O_ numbers */
    int host_fd;                     /* -1: none */
    uint64_t pos;                    /* offset of files without a host_fd (and of directories) */
    char *path;                      /* guest path at open; NULL: ops->name */
    bool in_tree;                    /* opened by the path of a host file: /proc shows its current path after renames */
    bool inherited;                  /* one of precis's standard streams, or reopened from one: not the guest's own file */
    uint8_t stream;                  /* 1, 2: the machine's standard output or error, or reopened from it; else 0 */
    unsigned given;                  /* inherited files: the permitted access mode (O_ACCMODE) */
    uint64_t ino;                    /* of files outside the tree (pipes, sockets) */
    int owner, owner_signal;         /* F_SETOWN (negative: a process group), F_SETSIG */
    int async_fd;                    /* descriptor through which O_ASYNC was set: si_fd */
    struct event_queue *async_queue; /* the queue whose `async` list it is on */
    struct file *next_async;
    LIST_HEAD(, interest) interests; /* of epoll files in it */
    struct file *release_next;       /* in the machine's list of files to release, after the last file_unref() */
    bool locked;                     /* a record lock or flock() may be held through it */
};

/* Initialises f with one reference. */
void file_init(struct file *f, struct fs_machine *m, const struct file_ops *ops, unsigned flags);
/* Returns whether f was made by a call without a path, and is neither a pipe, a socket nor a memory file: eventfd(2) and its like. */
static inline bool file_is_anonymous(const struct file *f)
{
    return !f->path && (f->ops->name[0] == '[' || strncmp(f->ops->name, "anon_inode:", 11) == 0);
}
/* Returns the host descriptor of the file's node, for an open FIFO O_PATH; or -1, as for inotify(7), whose node all programs of the
 * host share. Owned by f. */
static inline int file_node_fd(const struct file *f)
{
    return f->ops->node_fd ? f->ops->node_fd(f) : file_is_anonymous(f) ? -1 : f->host_fd;
}
/* Counts a reference; returns f. */
struct file *file_ref(struct file *f);
/* Drops a reference; the last one releases the file. If only messages refer to a socket then, fs_machine.orphaned is called. References
 * that the release drops are handled after it, not recursively: a chain of sockets in each other's queues may have any length. */
void file_unref(struct file *f);
/* Returns the POLL bits that hold now, and registers p->t, if any, for changes. */
unsigned file_poll(struct file *f, struct poller *p);
/* Sets the receiver of f's signals: a process, or if negative a process group. 0, -ESRCH or -EINVAL. */
int file_set_owner(struct file *f, int owner);
/* Sends f's signal (F_SETSIG; SIGIO) to its owner, with si_fd fd and si_code POLL_IN, POLL_OUT or POLL_MSG. */
void file_signal_owner_of(struct file *f, int fd, int code);
/* The same for the descriptor through which O_ASYNC was set. */
void file_signal_owner(struct file *f, int code);
/* Sends SIGURG to f's owner, if any. */
void file_signal_urgent(struct file *f);
/* Called after O_ASYNC was set or cleared through descriptor fd. */
void file_async(struct file *f, int fd);
/* Returns the S_IFMT bits of f's mode, or 0 if they are unknown. */
mode_t file_type(const struct file *f);
/* Returns whether f may have O_DIRECT: open(2). */
bool file_has_direct(const struct file *f);
/* Return whether the access mode permits reading, and writing. */
static inline bool file_readable(const struct file *f)
{
    return (f->flags & O_ACCMODE) != O_WRONLY && !(f->flags & O_PATH);
}
static inline bool file_writable(const struct file *f)
{
    return (f->flags & O_ACCMODE) != O_RDONLY && !(f->flags & O_PATH);
}

#endif
