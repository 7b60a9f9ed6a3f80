/*
 * fs.h - the machine's files: its tree, working directories, walks for a process, what stat() shows.
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

struct file;
struct fs_stat;
struct kernel;
struct process;
struct terminal_ops;
struct thread;
struct virtual_ops;

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
    const struct virtual_ops *nodes;
    const struct terminal_ops *terminals;
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
    /* An open file is going away; NULL: there are no epoll files. */
    void (*forget)(struct fs_machine *m, struct file *f);
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

/* What a place looks like to guests; it must exist. */
void place_stat(struct fs_machine *m, const struct place *pl, struct fs_stat *out);
/* Host's stat data as guests see it. */
void host_stat(struct fs_machine *m, const struct stat *st, struct fs_stat *out);
/* A guest changed the host's file that is open as host_fd. */
void fs_touch_fd(struct fs_machine *m, int host_fd, unsigned which);
/* p made the file of this place, which did not exist: opens it (pl->fd, pl->st). NULL: it is gone already. */
struct inode *fs_created(struct process *p, struct place *pl);

/* The path by which the host opens again what a descriptor of its is open for, O_PATH or not, and by which calls without a
 * descriptor's form reach it. */
struct fd_link {
    char path[32];
};
struct fd_link fd_link(int host_fd);

/* ---- life ---- */

/* k->fs. 0, or -errno with *why. */
int fs_kernel_init(struct kernel *k, const struct virtual_ops *nodes, const struct terminal_ops *terminals, char **why);
void fs_kernel_fini(struct kernel *k);
/* NULL: --chdir's folder is not there; *why says so. */
struct fs_context *fs_context_new_initial(struct kernel *k, char **why);
struct fs_context *fs_context_copy(struct fs_context *c);
struct fs_context *fs_context_ref(struct fs_context *c);
void fs_context_unref(struct fs_context *c);

#endif
