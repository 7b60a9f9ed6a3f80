/*
 * fs.h - what the parts of fs/ share: open files, descriptors, places in the tree, readiness.
 *
 * An open file (struct file, Linux's "open file description") has operations that never wait:
 * read() and write() return -EAGAIN when they would have to, and poll() says what is ready. The one
 * place that blocks a guest's thread is rw.c (and the socket and event calls), by asking poll() to
 * register the thread on what would change the answer.
 *
 * All numbers are neutral (the host's): errors, O_ and S_ bits, termios, AF_ and SO_ numbers. The
 * guest's numbers and layouts are in struct fs_abi, one per personality
 * (emu/kernel/linux/ARCH-fs.c).
 */
#ifndef PRECIS_EMU_KERNEL_VFS_FS_H
#define PRECIS_EMU_KERNEL_VFS_FS_H

#include <fcntl.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include "emu/kernel/core/internal.h"
#include "emu/kernel/vfs/inode.h"
#include "emu/kernel/vfs/path.h"

struct file;
struct fs_machine;

/* ---- readiness ------------------------------------------------------------------------------- */

/* A wait queue that counts its wakes, apart for what makes a file readable and writable: an
 * edge-triggered epoll sees by the counts that something happened. It is part of an object that the files whose poll() meets
 * it keep alive; whatever waits there is gone, or told, before the object is freed. */
struct event_queue {
    struct wait_queue waiters;
    uint64_t in_events, out_events;
    struct file *async; /* the files with O_ASYNC that wait for it: their owners get SIGIO. A list by next_async */
};
void event_wake(struct event_queue *q);     /* anything may have changed */
void event_wake_in(struct event_queue *q);  /* something arrived */
void event_wake_out(struct event_queue *q); /* something was taken away: there is room */
void event_queue_fini(struct event_queue *q);

/* One question "what is ready?". With a thread, whoever is asked registers it on what would change
 * the answer. */
struct poller {
    struct thread *t;              /* NULL: only ask */
    short want;                    /* POLL bits of interest: for host files and for the stamp */
    uint64_t stamp;                /* sum of the counts of all queues that were met */
    unsigned depth;                /* of epoll files inside epoll files */
    struct file *async;            /* its owner is told by SIGIO from now on */
};
void poll_on(struct poller *p, struct event_queue *q);
void poll_host(struct poller *p, int host_fd);

/* ---- open files ------------------------------------------------------------------------------ */

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

/* May it be opened again (through /proc/self/fd) with these flags? */
bool file_may_reopen(const struct file *f, unsigned flags);
/* May its mode, owner, times and attributes change, or its file be linked? Not of an inherited one in a confined tree. */
bool file_may_change(const struct file *f);

/* ---- descriptors ----------------------------------------------------------------------------- */

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
/* What fcntl() passes on: F_DUPFD; and the lock commands (host's numbers), wide: with a struct
 * flock64. */
int64_t fcntl_dup(struct thread *t, struct file *f, uint64_t low, bool cloexec);
int64_t fcntl_lock(struct thread *t, struct file *f, int command, uint64_t va, bool wide);

/* ---- the machine's files --------------------------------------------------------------------- */

struct fs_context {
    unsigned refs;
    char *cwd;  /* canonical guest path */
    int cwd_fd; /* the host directory (O_PATH), which follows renames; -1: a virtual one */
    char *cwd_host;   /* the host's path, … */
    uint64_t renames; /* … which was right after so many renamed directories */
    dev_t cwd_dev;
    ino_t cwd_ino;
    int oom_score_adj;
    mode_t umask;
};

struct lock_table;
struct net;
struct terminal;
struct ptys;
struct epoll;
struct mqueue;

struct fs_machine {
    struct kernel *k;
    struct path_tree tree; /* ctx and may_search are of the process that walks: see fs_walk_in() */
    char *root;
    struct path_mount shm_mount; /* /dev/shm, once it is needed: see shm.c */
    char shm_host[32];
    char *shm_dir; /* the host's temporary directory that has it; NULL: a file system of its own */
    struct inode_map inodes;
    uid_t uid, euid; /* the host's, for whom it checks permissions itself: to ask it each time takes as long as a small call */
    gid_t egid;
    rlim_t descriptors; /* that the host lets us have */
    uint64_t renames;   /* of directories, by guests */
    uint64_t next_ino; /* of pipes, sockets and the like */
    struct lock_table *locks;
    struct net *net;
    struct terminal *terminal; /* the one that the host's tty stands for */
    struct ptys *ptys;
    struct epoll *epolls;
    struct mqueue *mqueues;
    uint64_t mqueue_bytes; /* that all queues together may hold */
    uint8_t *scratch; /* FS_SCRATCH bytes for one transfer */
    struct file *dying; /* without a reference, not yet released: see file_unref() */
    bool releasing;
};
#define FS_SCRATCH           (1u << 18)
#define FS_SPARE_DESCRIPTORS 64 /* of the host, that guests' files leave to the emulator */

/* A host descriptor that was just opened for a guest: -1 with ENFILE, and it is closed, when it is
 * one of the spare ones. */
int fs_keep_spare(const struct fs_machine *m, int fd);

static inline struct fs_machine *fs_of(const struct thread *t)
{
    return t->k->fs;
}
int64_t fs_now(const struct fs_machine *m); /* virtual time, nanoseconds since 1970 */

/* What Linux appends to the name of a file that was removed, in the links of /proc. */
#define FS_DELETED " (deleted)"

/* Walk a path for p, from dirfd (host's AT_FDCWD, or a descriptor). 0 or -errno. */
int fs_walk(struct process *p, int dirfd, const char *path, unsigned flags, struct place *out);
/* The same from a directory by its canonical guest path, which base_fd is opened as (-1: as nothing). */
int fs_walk_in(struct process *p, const char *base, int base_fd, const char *path, unsigned flags, struct place *out);
/* The same with the path in guest memory. */
int fs_walk_user(struct thread *t, int dirfd, uint64_t path, unsigned flags, struct place *out);
/* The working directory's guest path now; -ENOENT when it was removed. */
int fs_cwd(struct process *p, char *out, size_t cap);
/* The guest path of an open host file or of any directory now; with the same error the one that it had. */
int fs_path_now(const struct file *f, char *out, size_t cap);

/* Is p the user who runs precis, for whom the host's own check is the right one? */
bool fs_is_host_user(const struct process *p);
/* Permissions. The host checks for the user who runs precis; a guest process with another identity
 * is checked here. want: 4 read, 2 write, 1 search or execute. */
bool fs_may(const struct process *p, const struct stat *st, unsigned want);
/* The same for the real user and group, as access() asks. */
bool fs_may_really(const struct process *p, const struct stat *st, unsigned want);
/* What an open with these flags wants. */
unsigned fs_wanted(unsigned flags);
bool fs_owns(const struct process *p, const struct stat *st);
/* May p make, remove or rename the entry of this place? old: the file that is there (NULL: none).
 * 0 or -errno. */
int fs_may_change_entry(const struct process *p, const struct place *pl, const struct stat *old);
/* The group is one of p's. */
bool fs_in_group(const struct process *p, unsigned gid);

/* What a place looks like to guests; it must exist. */
void place_stat(struct fs_machine *m, const struct place *pl, struct fs_stat *out);
/* Host's stat data as guests see it. */
void host_stat(struct fs_machine *m, const struct stat *st, struct fs_stat *out);
/* A guest changed the host's file that is open as host_fd. */
void fs_touch_fd(struct fs_machine *m, int host_fd, unsigned which);
/* RLIMIT_FSIZE for making a file of `size` bytes longer: 0, or -EFBIG with SIGXFSZ. */
int fs_over_limit(struct thread *t, int64_t len, int64_t size);
/* p made the file of this place, which did not exist: opens it (pl->fd, pl->st). NULL: it is gone already. */
struct inode *fs_created(struct process *p, struct place *pl);

/* The path by which the host opens again what a descriptor of its is open for, O_PATH or not, and by which calls without a
 * descriptor's form reach it. */
struct fd_link {
    char path[32];
};
struct fd_link fd_link(int host_fd);

/* hostfile.c: a file over a host descriptor, which it owns (closes) unless it is one of the host's
 * standard ones. */
struct file *hostfile_new(struct fs_machine *m, int host_fd, unsigned flags, bool owned);
bool file_is_host(const struct file *f);
/* It does not keep its file from being executed (ETXTBSY), though it may write: what memfd_create() returns. */
void hostfile_no_writer(struct file *f);
/* What memfd_create() returns takes memory that counts as the machine's (mem_account_charge()). Before a call that gives f at most `more`
 * bytes of it, and before f is mapped shared up to `end`: 0 or -ENOSPC, -ENOMEM. After calls that may have changed what it takes. Other
 * files are let alone. */
int memory_file_reserve(struct file *f, uint64_t more);
int memory_file_map(struct file *f, uint64_t end);
void memory_file_settle(struct file *f);
/* shm.c: make /dev/shm if it is not there yet. 0 or -errno. */
int shm_mount(struct fs_machine *m);
/* The guest's path of a file there, of which the host says what st and this path are. false: it is elsewhere. */
bool shm_path(const struct fs_machine *m, const struct stat *st, const char *host, char *guest, size_t cap);
void shm_fini(struct fs_machine *m);
/* dir.c */
struct file *dirfile_new(struct fs_machine *m, const struct place *pl, int host_fd, unsigned flags);
bool file_is_directory(const struct file *f);
/* proc.c: virtual files */
path_provider fs_provider; /* ctx: struct process */
int virtual_open(struct process *p, const struct place *pl, unsigned flags, struct file **out);
void virtual_stat(struct fs_machine *m, const struct place *pl, struct fs_stat *out);
/* The machine's own device of that number. false: it has none. */
bool virtual_device(uint64_t rdev, struct place *out);
/* The names in a virtual directory, sorted: a NULL-terminated array to free with its strings. NULL:
 * it is none. */
char **virtual_names(struct process *p, const char *guest);
/* dev.c: null, zero, full, random */
struct file *device_open(struct fs_machine *m, const struct place *pl, unsigned flags);
/* The device of that number is one of these or their kin. */
bool device_is_memory(uint64_t rdev);
/* memfile.c: a file whose contents are made when they are read. */
struct memfile_source {
    /* malloc'ed contents; 0 or -errno. NULL: an empty file. */
    int (*make)(struct fs_machine *m, const struct memfile_source *source, char **text,
                size_t *len);
    /* What was written, NUL-terminated: 0 or -errno. NULL: it is taken and forgotten. */
    int (*store)(struct fs_machine *m, const struct memfile_source *source, const char *text);
    int64_t id, sub, line; /* for make and store */
};
struct file *memfile_new(struct fs_machine *m, const struct memfile_source *source,
                         const struct fs_stat *st);

/* pipe.c */
/* Open the FIFO behind an inode; *wait is set when the call must wait for the other end (then try
 * again with the same *out). */
int fifo_open(struct fs_machine *m, struct inode *node, unsigned flags, struct file **out);
bool fifo_other_end(struct file *f, struct thread *t);
bool file_is_pipe(const struct file *f);
int64_t pipe_get_size(struct file *f);
int64_t pipe_set_size(struct file *f, uint64_t size);
int64_t pipe_bytes(struct file *f);
bool pipe_unread(struct file *f, const uint8_t *buf, size_t len);
int64_t pipe_peek(struct file *f, void *buf, size_t len);

/* lock.c */
void locks_release_process(struct process *p, struct file *f); /* p closed a descriptor of f */
void locks_release_file(struct file *f);                       /* the open file is going away */
void locks_fini(struct fs_machine *m);

/* tty.c */
struct terminal *terminal_of(struct file *f); /* NULL: not a terminal */
int terminal_init(struct fs_machine *m);
void terminal_fini(struct fs_machine *m);
void terminal_process_exit(struct process *p);

/* sock.c, epoll.c ... */
void net_fini(struct fs_machine *m);
void mqueues_fini(struct fs_machine *m);
struct socket;
struct socket *file_socket(struct file *f); /* NULL: not a socket */
void epoll_forget(struct fs_machine *m, struct file *f); /* the open file is going away */

/* ---- guest numbers and layouts (emu/kernel/linux/ARCH-fs.c) ---------------------------------- */

/* A structure: one format letter (as in PUT) and one field letter for each field. */
struct fs_layout {
    const char *format;
    const char *fields;
};
struct number_pair {
    int host, guest;
};

/* Terminal requests and others by a neutral number: the host's own (<asm/ioctls.h>). */
struct ioctl_pair {
    unsigned host, guest;
};

struct fs_abi {
    const struct flag_pair *open_flags;   /* O_ bits besides the access mode */
    const struct flag_pair *socket_flags; /* SOCK_NONBLOCK, SOCK_CLOEXEC */
    const struct number_pair *fcntl_commands, *lock_types;
    const struct ioctl_pair *ioctls;
    unsigned sol_socket;                  /* SOL_SOCKET */
    const struct number_pair *so_options; /* SO_ numbers; ends with {0, 0} */
    /* stat: d dev, i ino, m mode, n nlink, u uid, g gid, r rdev, s size, k blksize, b blocks, a A
     * atime and its nanoseconds, c C ctime, t T mtime, z zero */
    struct fs_layout stat, stat64;
    const char *statfs, *statfs64; /* formats of type bsize blocks bfree bavail files ffree fsid[2]
                                      namelen frsize flags spare[4] */
    const char *flock, *flock64;   /* formats of type whence start len pid */
    /* System V IPC. The permission part: K key, u uid, g gid, U cuid, G cgid, m mode, Q seq, z
     * zero. Semaphores: o otime, c ctime, n nsems. Queues: s stime, r rtime, c ctime, b cbytes, n
     * qnum, M qbytes, p lspid, P lrpid. Shared memory: a atime, d dtime, c ctime, s segsz, p cpid,
     * P lpid, n nattch. */
    struct fs_layout sem_ds, msg_ds, shm_ds;
    uint64_t shmlba;
    void (*cpuinfo)(FILE *out, uint64_t mhz); /* what /proc/cpuinfo says of this machine */
};
const struct fs_abi *fs_abi_of(const struct thread *t);
extern const struct fs_abi linux_hppa_fs, linux_ia64_fs;

#endif
