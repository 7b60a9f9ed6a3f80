/*
 * fs.h - the machine's file system: its tree, working directories, path walks for a process, stat() data.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_FS_H
#define PRECIS_EMU_KERNEL_VFS_FS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/inode.h"
#include "emu/kernel/vfs/path.h"
#include "emu/mem/charge.h"

struct file;
struct fs_stat;
struct kernel;
struct process;
struct terminal_ops;
struct thread;
struct virtual_ops;

struct fs_context {
    unsigned refs;
    char *root;       /* canonical guest path that "/" names: chroot(2). NULL: the tree's */
    char *cwd;        /* canonical guest path */
    int cwd_fd;       /* the host directory (O_PATH), which follows renames; -1 if virtual */
    char *cwd_host;   /* the host path when `renames` was set */
    uint64_t renames; /* fs_machine.renames at that time */
    dev_t cwd_dev;
    ino_t cwd_ino;
    mode_t umask;
    struct mount_namespace *mounts; /* mount.h */
};

struct lock_table;
struct mount;
struct mount_namespace;
struct net;
struct terminal;
struct ptys;
struct epoll;
struct mqueue;

enum { FS_ANONYMOUS_INO = 1000 }; /* of event files; those of pipes and sockets follow */

struct fs_machine {
    struct kernel *k;
    const struct virtual_ops *nodes;
    const struct terminal_ops *terminals;
    struct path_tree tree; /* ctx and may_search belong to the walking process: fs_walk_in() */
    char *root;
    struct path_mount shm_mount; /* /dev/shm, mounted on first use: shm.c */
    int shm_ready;               /* its directory before that: shm_prepare(), or -1 */
    char shm_host[32];
    dev_t shm_device;
    char *shm_dir;        /* the temporary directory that contains it; NULL: a tmpfs */
    struct mount *mounts; /* those of guests, in all namespaces: mount.c */
    unsigned mount_count;
    int next_mount;
    unsigned next_namespace;
    struct inode_map inodes;
    mode_t umask;    /* precis's own */
    uid_t uid, euid; /* host ids, for which the host checks permissions; stored because geteuid() costs as much as a small call */
    gid_t egid;
    struct supplied *supplied; /* files that are part of precis: supplied.c */
    uint64_t files;            /* number of open files */
    size_t in_flight;          /* descriptors in messages not yet received */
    /* Called when all remaining references to a file are of messages. */
    void (*orphaned)(struct file *f);
    struct mem_charge shm_charge;  /* of /dev/shm */
    struct mem_charge mounts_kept; /* of file systems of tmpfs without a mount */
    rlim_t descriptors;            /* host's RLIMIT_NOFILE */
    uint64_t renames;              /* number of directories renamed by guests */
    uint64_t next_ino;             /* the last one of pipes, sockets and similar files */
    struct lock_table *locks;
    struct lease_table *leases;
    unsigned nr_open;        /* /proc/sys/fs/nr_open */
    unsigned lease_seconds;  /* /proc/sys/fs/lease-break-time */
    struct dnotify *dnotify; /* watches of directories: dnotify.h */
    int dnotify_fd;          /* the host's inotify instance for them, or -1 */
    struct handles *handles; /* handle.c */
    struct net *net;
    struct terminal *terminal; /* the host's terminal */
    struct ptys *ptys;
    /* Called when an open file in interest lists is released. */
    void (*forget)(struct file *f);
    struct mqueue *mqueues;
    uint64_t mqueue_bytes;     /* total capacity of all queues */
    uint8_t *scratch;          /* FS_SCRATCH bytes, a buffer for one transfer */
    struct file *release_list; /* list of files to release: file_unref() */
    bool releasing;
};
#define FS_SCRATCH           (1u << 18)
#define FS_SPARE_DESCRIPTORS 64                          /* host descriptors reserved for precis */
#define FS_LEAST_DESCRIPTORS (FS_SPARE_DESCRIPTORS + 16) /* with fewer, no program starts */

/* Checks a host descriptor just opened for a guest: closes it and returns -1 with ENFILE if it is one of the last ones, which precis
 * reserves. */
int fs_check_reserve(const struct fs_machine *m, int fd);

/* Returns the machine's files. */
static inline struct fs_machine *fs_of(const struct thread *t)
{
    return t->k->fs;
}
int64_t fs_now(const struct fs_machine *m); /* virtual time, nanoseconds since 1970 */

/* Linux's suffix of removed files in the links of /proc. */
#define FS_DELETED " (deleted)"

/* Walks a path for p, from dirfd (host's AT_FDCWD, or a descriptor). 0 or -errno. */
int fs_walk(struct process *p, int dirfd, const char *path, unsigned flags, struct place *out);
/* The same from a directory with a canonical guest path, open as base_fd (-1: not open). */
int fs_walk_in(struct process *p, const char *base, int base_fd, const char *path, unsigned flags, struct place *out);
/* The same with the path in guest memory. */
int fs_walk_user(struct thread *t, int dirfd, uint64_t path, unsigned flags, struct place *out);
/* Returns the working directory's current guest path; -ENOENT if it was removed. */
int fs_cwd(struct process *p, char *out, size_t cap);
/* Returns the current guest path of an open host file or of any directory. -ENOENT: it was removed, `out` is the path it had. */
int fs_path_now(const struct file *f, char *out, size_t cap);
/* Writes the path as a process with that root directory sees it, as getcwd(2) does. */
void fs_path_below(const char *root, const char *path, char *out, size_t cap);

/* Returns the stat() data of a place, which must exist. */
void place_stat(struct fs_machine *m, const struct place *pl, struct fs_stat *out);
/* Converts the host's stat data to the guest's view. */
void host_stat(struct fs_machine *m, const struct stat *st, struct fs_stat *out);
/* Records the virtual times (`which`: INODE_ bits) of a guest's change to the host file that is open as host_fd. */
void fs_touch_fd(struct fs_machine *m, int host_fd, unsigned which);
/* Make p's umask that of precis, for calls of the host that create a file, and restore precis's own. */
void fs_umask_begin(const struct process *p);
void fs_umask_end(const struct process *p);
/* p has created the file of this place: opens it (pl->fd, pl->st). Returns NULL if it was removed already. */
struct inode *fs_created(struct process *p, struct place *pl);

/* Returns the path in /proc/self/fd with which the host reopens the file of a descriptor, O_PATH or not, for calls without a descriptor
 * variant. */
struct fd_link {
    char path[32];
};
struct fd_link fd_link(int host_fd);

/* ---- creation and end ---- */

/* Creates k->fs. 0, or -errno with *why. */
int fs_kernel_init(struct kernel *k, const struct virtual_ops *nodes, const struct terminal_ops *terminals, char **why);
/* Frees k->fs. */
void fs_kernel_fini(struct kernel *k);
/* Creates the first program's context. Returns NULL if --chdir's directory does not exist; *why is the message. */
struct fs_context *fs_context_new_initial(struct kernel *k, char **why);
/* Copy (fork), count (CLONE_FS) and drop a context. */
struct fs_context *fs_context_copy(struct fs_context *c);
struct fs_context *fs_context_ref(struct fs_context *c);
void fs_context_unref(struct fs_context *c);

#endif
