/*
 * file.h - open files (Linux's "open file description").
 *
 * An open file has operations that never wait: read() and write() return -EAGAIN when they would have to, and poll() says what is ready. The
 * one place that blocks a guest's thread is rw.c (and the socket and event calls), by asking poll() to register the thread on what would
 * change the answer.
 *
 * All numbers are neutral (the host's): errors, O_ and S_ bits, termios, AF_ and SO_ numbers. The guest's numbers and layouts are in struct
 * fs_abi (vfs/abi.h), one per personality.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_FILE_H
#define PRECIS_EMU_KERNEL_VFS_FILE_H

#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>
#include "emu/kernel/vfs/ready.h"

struct fs_machine;
struct poller;
struct process;
struct thread;

/* What stat() tells, in neutral form. */
struct fs_stat {
    uint64_t dev, ino, rdev, nlink, size, blksize, blocks;
    mode_t mode;
    unsigned uid, gid;
    int64_t atime, mtime, ctime, btime; /* nanoseconds */
};

/* One directory entry; return false to stop (the entry was not taken). */
typedef bool dir_emit(void *ctx, const char *name, uint64_t ino, unsigned char type, uint64_t next);

struct file_ops {
    const char *name; /* "pipe", "socket", "[eventfd]", ...: what /proc/self/fd shows for a file
                         without a path */
    void (*release)(struct file *f);
    void (*closed)(struct file *f, struct process *p); /* p closed one of its descriptors, or ended; NULL: nothing to do */
    /* offset < 0: at the file's own position. A count, 0 at the end, -EAGAIN: would wait, or
     * another -errno. */
    int64_t (*read)(struct file *f, void *buf, size_t len, int64_t offset);
    int64_t (*write)(struct file *f, const void *buf, size_t len, int64_t offset);
    /* A buffer of len bytes ends, after ok of them, where the guest has no memory. How many are read or written then:
     * Linux copies pipes page by page, say, and what it can not copy whole stays. 0: -EFAULT; len: the buffer does not matter, since
     * read() or write() will not get to it. NULL: as many as there are. */
    size_t (*reachable)(struct file *f, bool write, size_t len, size_t ok);
    unsigned (*poll)(struct file *f,
                     struct poller *p); /* POLL bits that hold now; NULL: always ready */
    int64_t (*lseek)(struct file *f, int64_t offset, int whence); /* NULL: -ESPIPE */
    int (*stat)(struct file *f, struct fs_stat *out);
    int (*truncate)(struct file *f, int64_t len);
    int64_t (*ioctl)(struct thread *t, struct file *f, unsigned request, uint64_t arg);
    /* FIONREAD: bytes that can be read without waiting, or -errno. NULL: those to the end of a regular file. */
    int64_t (*readable)(struct file *f);
    int (*readdir)(struct file *f, dir_emit *emit, void *ctx); /* from f->pos on */
    /* F_SETFL changed f->flags. */
    void (*flags_changed)(struct file *f);
    unsigned record; /* read() gives whole records of so many bytes, and takes one for which the guest has no memory; 0: no records */
    bool stream; /* writes go on until all is written; no position (pread fails with ESPIPE) */
};

struct file {
    unsigned refs;
    const struct file_ops *ops;
    struct fs_machine *m;
    unsigned flags;          /* access mode and status flags, host O_ numbers */
    int host_fd;             /* -1: none */
    uint64_t pos;            /* position of files that have no host_fd (and of directories) */
    char *path;              /* guest path it was opened by; NULL: ops->name */
    bool in_tree;            /* it was opened by a path of a host's file: what /proc shows follows its renames */
    bool inherited;          /* one of the caller's standard streams, or opened again from one: the file is not the guest's, … */
    unsigned given;          /* … and may be used in this way (O_ACCMODE) and no other */
    uint64_t ino;            /* of files that are in no tree (pipes, sockets) */
    int owner, owner_signal; /* F_SETOWN (negative: a group), F_SETSIG */
    int async_fd;            /* the descriptor by which O_ASYNC was set: si_fd */
    struct event_queue *async_queue; /* the queue whose `async` list it is on */
    struct file *next_async;
    struct file *next_dying; /* its last reference is gone: in the machine's list of files to release */
    bool locked;             /* some record lock or flock() may be held through it */
};

void file_init(struct file *f, struct fs_machine *m, const struct file_ops *ops, unsigned flags);
struct file *file_ref(struct file *f);
/* The last reference's end releases the file. What the release gives up in turn is released after it, not inside it: a chain of
 * sockets in each other's queues may be of any length. */
void file_unref(struct file *f);
unsigned file_poll(struct file *f, struct poller *p);
/* Who gets f's signals: a process, or if negative a group. 0, or -ESRCH, -EINVAL. */
int file_set_owner(struct file *f, int owner);
/* O_ASYNC was set or cleared through descriptor fd. */
void file_async(struct file *f, int fd);
static inline bool file_readable(const struct file *f)
{
    return (f->flags & O_ACCMODE) != O_WRONLY && !(f->flags & O_PATH);
}
static inline bool file_writable(const struct file *f)
{
    return (f->flags & O_ACCMODE) != O_RDONLY && !(f->flags & O_PATH);
}

#endif
