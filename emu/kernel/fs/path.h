/*
 * path.h - from a guest's path to a host file: the walk through the file tree that guests see.
 *
 * The tree is put together from
 *   - the root directory given by the user (a sysroot): what exists there is found first;
 *   - the host's own files: what the root does not have (unless the tree is confined to the root);
 *   - mounts: guest directories that stand for another host directory (/dev/shm);
 *   - virtual nodes that a provider makes up (/proc, /dev, /sys).
 * Every component is looked up by itself and every symbolic link is read here, in guest terms: an
 * absolute link below the root starts at the guest's / again, and neither ".." nor a link leads out
 * of a confined tree.
 *
 *     struct place pl;
 *     int err = path_walk(&tree, "/home/me", "../you/x", PATH_FOLLOW, &pl);   // 0 or -errno
 *     if (!err && pl.exists && !pl.virtual_node) open(pl.host, ...);
 *
 * No emulated kernel is needed: the provider and the mounts are the caller's.
 */
#ifndef PRECIS_EMU_KERNEL_FS_PATH_H
#define PRECIS_EMU_KERNEL_FS_PATH_H

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
    unsigned kind;          /* the provider's: what it is */
    int64_t id, sub;        /* the provider's: pid, descriptor, ... */
    uint64_t rdev;          /* of device nodes */
    char link[FS_PATH_MAX]; /* target of a symbolic link */
    bool magic;             /* the link leads to an open file, not to a path */
    bool magic_path; /* it counts as a magic one, but its text is the path that it leads to */
};

/* Asks for the node at a canonical guest path. 1: it is virtual, *out is filled; 0: not the
 * provider's, look at the host; -errno: the provider's, and it does not exist. */
typedef int path_provider(void *ctx, const char *guest, struct vnode *out);

struct path_mount {
    const char *guest; /* "/dev/shm" */
    const char *host;  /* absolute host directory */
};

/* May the walker search this directory? */
typedef bool path_may_search(void *ctx, const struct stat *directory);

struct path_tree {
    const char *root; /* absolute host path without trailing slash; NULL: none */
    bool confined;    /* nothing outside the root exists */
    path_provider *provider;
    path_may_search *may_search; /* NULL: what the host says counts alone */
    void *ctx;
    const struct path_mount *mounts;
    unsigned mount_count;
};

enum {
    PATH_FOLLOW = 1,         /* the last component may be a symbolic link to follow */
    PATH_NO_SYMLINKS = 2,    /* any symbolic link: -ELOOP (openat2 RESOLVE_NO_SYMLINKS) */
    PATH_NO_MAGIC = 4,       /* a magic link: -ELOOP */
    PATH_BENEATH = 8,        /* leaving the starting directory: -EXDEV */
    PATH_IN_ROOT = 16,       /* the starting directory is the root of this walk */
    PATH_NO_XDEV = 64,       /* another file system than the starting directory's: -EXDEV */
    PATH_NEW_DIRECTORY = 32, /* a missing last component may end in slashes (mkdir) */
};

struct place {
    char guest[FS_PATH_MAX];    /* canonical: absolute, no "." or "..", no links before the last
                                   component */
    char host[2 * FS_PATH_MAX]; /* where it is, or would be made; "" for a virtual node */
    bool exists;
    bool directory_wanted; /* the path ended in a slash */
    bool virtual_node;
    struct vnode node;
    struct stat
        st; /* of the host's file, links not followed; valid when it exists and is not virtual */
    const char *last; /* last component of `guest` */
    enum {
        PATH_NAME,
        PATH_DOT,
        PATH_DOTDOT
    } last_dot; /* the path ended in a name, "." or ".." (rmdir, rename refuse those) */
};

/* Walk `path` from the canonical guest directory `base`. The last component need not exist (then
 * !out->exists and out->host is where it would be made). Returns 0 or -errno: ENOENT, ENOTDIR,
 * ELOOP, EACCES, ENAMETOOLONG, EXDEV. */
int path_walk(const struct path_tree *tree, const char *base, const char *path, unsigned flags,
              struct place *out);

/* The host path of a canonical guest path by the rules above; false when only the provider knows
 * it. */
bool path_host(const struct path_tree *tree, const char *guest, char *host, size_t cap);

/* The guest path of an absolute host path: below a mount or the root without that prefix; else the
 * same path. */
void path_guest(const struct path_tree *tree, const char *host, char *guest, size_t cap);

#endif
