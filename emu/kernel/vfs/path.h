/*
 * path.h - path resolution: walks the file tree that guests see, path_resolution(7).
 *
 * The tree consists of
 *   - the root directory given by the user (a sysroot): its files are found first;
 *   - the host's own files, where the root has none (unless the tree is confined to the root);
 *   - mounts: guest directories that map to another host directory (/dev/shm);
 *   - virtual nodes of a provider (/proc, /dev, /sys).
 * Each component is opened with O_PATH and O_NOFOLLOW relative to the descriptor of its parent directory, and each symbolic link is
 * resolved here, in guest terms: an absolute link below the root starts at the guest's / again, and neither ".." nor a link leaves a
 * confined tree. A place therefore is two descriptors, of the directory and of the file in it. Callers use these and no host path: another
 * process that replaces a directory by a symbolic link has no effect.
 *
 *     PLACE(pl);                                                              // closed at the end of its scope
 *     int err = path_walk(&tree, "/home/me", -1, "../you/x", PATH_FOLLOW, &pl);   // 0 or -errno
 *     if (!err && pl.exists && !pl.virtual_node) fstatfs(pl.fd, ...);
 *     if (!err && !pl.exists && !pl.virtual_node) mkdirat(pl.dir, pl.entry, ...);
 *
 * A caller that creates nothing sets PATH_FILE_ONLY: where the host can resolve the whole path, because no link, "..", mount or virtual
 * node is in it, one openat2(2) does.
 *
 * Works without a kernel: the caller supplies the provider and the mounts.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_PATH_H
#define PRECIS_EMU_KERNEL_VFS_PATH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>

#define FS_PATH_MAX  4096 /* with the NUL: PATH_MAX of Linux */
#define FS_NAME_MAX  255
#define FS_LINKS_MAX 40 /* symbolic links in one walk (MAXSYMLINKS) */

/* A node that exists only in the emulated kernel. */
struct vnode {
    mode_t mode;            /* type and permission bits */
    unsigned kind;          /* the provider's: type of node */
    int64_t id, sub;        /* the provider's: pid, descriptor, ... */
    int64_t task;           /* the provider's: tid, of nodes of a thread */
    unsigned guard;         /* the provider's: who may use it, besides its mode */
    uint64_t rdev;          /* of device nodes */
    char link[FS_PATH_MAX]; /* target of a symbolic link */
    bool magic;             /* the link refers to an open file, not to a path */
    bool magic_path;        /* a magic link whose text is the path that it refers to */
};

/* Looks up a canonical guest path. 1: virtual, *out is set; 0 if it is not the provider's, the host is looked up; -errno: the provider's,
 * and it does not exist. */
typedef int path_provider(void *ctx, const char *guest, struct vnode *out);

struct path_mount {
    const char *guest; /* "/dev/shm" */
    const char *host;  /* absolute host directory */
    int fd;            /* descriptor of that directory */
    bool file;         /* it is another file than a directory */
    bool no_links;     /* symbolic links in it are not followed: MS_NOSYMFOLLOW */
    bool expiring;     /* not used since umount2(2) with MNT_EXPIRE */
};

/* Returns whether the walking process may search this directory. */
typedef bool path_may_search(void *ctx, const struct stat *directory);

/* Returns whether the walking process may search a virtual directory, or follow a magic link: 0 or -errno. */
struct place;
typedef int path_may_use(void *ctx, const struct place *pl);

struct path_tree {
    const char *top;  /* guest directory that "/" names, as set by chroot(2); NULL: the tree's */
    const char *root; /* absolute host path without trailing slash, or NULL */
    int root_fd;      /* descriptor of root */
    bool confined;    /* files outside the root do not exist */
    bool own_loader;  /* the dynamic loader's files in /etc are the root's: the host's are for another machine, and do not exist */
    path_provider *provider;
    path_may_search *may_search; /* NULL: only the host's permissions count, which is faster */
    path_may_use *may_use;       /* for virtual nodes; NULL if every one may be used */
    void *ctx;
    const struct path_mount *mounts;
    unsigned mount_count;
    struct path_mount *const *over; /* further mounts, oldest first: a later one covers earlier ones at or below its place */
    unsigned over_count;
};

enum {
    PATH_FOLLOW = 1,         /* follow a symbolic link as last component */
    PATH_NO_SYMLINKS = 2,    /* symbolic links fail with ELOOP (openat2(2), RESOLVE_NO_SYMLINKS) */
    PATH_NO_MAGIC = 4,       /* magic links fail with ELOOP */
    PATH_BENEATH = 8,        /* leaving the starting directory fails with EXDEV */
    PATH_IN_ROOT = 16,       /* the starting directory is the root of this walk */
    PATH_NO_XDEV = 64,       /* entering another file system fails with EXDEV */
    PATH_NEW_DIRECTORY = 32, /* a missing last component may end in slashes (mkdir) */
    PATH_ENTRY = 128,        /* refers to the directory entry: the caller checks directory_wanted (rmdir, rename) */
    PATH_FILE_ONLY = 256,    /* the caller creates nothing: out->dir may be -1, and a path whose directory is missing is like a missing
                              * file. With flags other than PATH_FOLLOW without effect */
    PATH_UNUSED = 1024,      /* does not count as a use of a mount that expires */
    PATH_CREATE = 2048,      /* open with O_CREAT: EISDIR if the last component is a name with slashes after it */
    PATH_STAT_ONLY = 512,    /* with PATH_FILE_ONLY: the caller needs out->st only, and out->fd may be -1 */
};

struct place {
    char guest[FS_PATH_MAX]; /* canonical: absolute, no "." or "..", no links before the last component */
    int dir;                 /* host directory that contains or would contain the file; -1 if virtual, or no entry names it ("/", "a/..") */
    int fd;                  /* the file, opened with O_PATH; -1 if virtual, or it does not exist */
    const char *entry;       /* its name in dir */
    const char *above;       /* prefix of the host path */
    size_t skip;             /* characters of `guest` that the prefix replaces: place_host() */
    bool exists;
    bool directory_wanted; /* the path ended with a slash */
    bool virtual_node;
    struct vnode node;
    struct stat st; /* of the host file, links not followed; valid if it exists and is not virtual */
    enum {
        PATH_NAME,
        PATH_DOT,
        PATH_DOTDOT,
        PATH_TOP
    } last_dot; /* the last component is a name, ".", ".." or missing (rmdir and rename fail then) */
};

/* Declares a place without descriptors; those that a walk opens are closed at the end of its scope. */
void place_close(struct place *pl);
#define PLACE(name)                                          \
    __attribute__((cleanup(place_close))) struct place name; \
    name.dir = name.fd = -1

/* Walks `path` from the canonical guest directory `base`, open as base_fd (-1: not open). The last component need not exist (then
 * out->exists is false; its parent directory is out->dir and its name out->entry). Returns 0 or -errno: ENOENT, ENOTDIR, ELOOP, EACCES,
 * ENAMETOOLONG, EXDEV, ENFILE. */
int path_walk(const struct path_tree *tree, const char *base, int base_fd, const char *path, unsigned flags, struct place *out);

/* The same with PATH_FILE_ONLY if the host can resolve the whole path, as path_walk() tries at first. `base` may then be a path that the
 * directory base_fd had: only out->guest is derived from it. False: path_walk() must resolve it. */
bool path_at_once(const struct path_tree *tree, const char *base, int base_fd, const char *path, unsigned flags, struct place *out);

/* Stores the host path of a place, for messages and for host programs; it is not opened. False: it does not fit. */
bool place_host(const struct place *pl, char *host, size_t cap);

/* Stores the guest path of an absolute host path: below a mount or the root without that prefix, otherwise unchanged. */
void path_guest(const struct path_tree *tree, const char *host, char *guest, size_t cap);

#endif
