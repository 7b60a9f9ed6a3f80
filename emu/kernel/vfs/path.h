/*
 * path.h - from a guest's path to a host file: the walk through the file tree that guests see.
 *
 * The tree is put together from
 *   - the root directory given by the user (a sysroot): what exists there is found first;
 *   - the host's own files: what the root does not have (unless the tree is confined to the root);
 *   - mounts: guest directories that are another host directory (/dev/shm);
 *   - virtual nodes that a provider makes up (/proc, /dev, /sys).
 * Every component is opened by itself, with O_PATH and O_NOFOLLOW, relative to the descriptor of the directory
 * before it, and every symbolic link is read here, in guest terms: an absolute link below the root starts at the
 * guest's / again, and neither ".." nor a link leads out of a confined tree. A place is therefore two descriptors,
 * of the directory and of the file in it. Callers use these and no path of the host: another process that puts
 * a symbolic link where a directory was changes nothing any more.
 *
 *     PLACE(pl);                                                              // closed at the end of its scope
 *     int err = path_walk(&tree, "/home/me", -1, "../you/x", PATH_FOLLOW, &pl);   // 0 or -errno
 *     if (!err && pl.exists && !pl.virtual_node) fstatfs(pl.fd, ...);
 *     if (!err && !pl.exists && !pl.virtual_node) mkdirat(pl.dir, pl.entry, ...);
 *
 * No emulated kernel is needed: the provider and the mounts are the caller's.
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
    const char *host;  /* absolute host directory, … */
    int fd;            /* … opened */
};

/* May the walker search this directory? */
typedef bool path_may_search(void *ctx, const struct stat *directory);

struct path_tree {
    const char *root; /* absolute host path without trailing slash; NULL: none */
    int root_fd;      /* that directory, opened */
    bool confined;    /* nothing outside the root exists */
    path_provider *provider;
    path_may_search *may_search; /* NULL: what the host says counts alone, which is faster */
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
    PATH_ENTRY = 128,        /* the entry itself is meant, whatever it is: the caller looks at directory_wanted (rmdir, rename) */
};

struct place {
    char guest[FS_PATH_MAX]; /* canonical: absolute, no "." or "..", no links before the last component */
    int dir;                 /* the host's directory that has it, or would; -1: virtual, or named by no entry ("/", "a/..") */
    int fd;                  /* it, opened with O_PATH; -1: virtual, or it does not exist */
    const char *entry;       /* its name in dir */
    const char *above;       /* the host's path of it is this … */
    size_t skip;             /* … and `guest` without so many characters: see place_host() */
    bool exists;
    bool directory_wanted; /* the path ended in a slash */
    bool virtual_node;
    struct vnode node;
    struct stat st; /* of the host's file, links not followed; valid when it exists and is not virtual */
    enum {
        PATH_NAME,
        PATH_DOT,
        PATH_DOTDOT,
        PATH_TOP
    } last_dot; /* the path ended in a name, ".", ".." or had no name at all (rmdir, rename refuse those) */
};

/* A place with no descriptors, which closes those that a walk opens when it goes out of scope. */
void place_close(struct place *pl);
#define PLACE(name)                                                                                                    \
    __attribute__((cleanup(place_close))) struct place name;                                                           \
    name.dir = name.fd = -1

/* Walk `path` from the canonical guest directory `base`, which base_fd is opened as (-1: as nothing). The last
 * component need not exist (then !out->exists and it would be made as out->entry in out->dir). Returns 0 or -errno:
 * ENOENT, ENOTDIR, ELOOP, EACCES, ENAMETOOLONG, EXDEV, ENFILE. */
int path_walk(const struct path_tree *tree, const char *base, int base_fd, const char *path, unsigned flags,
              struct place *out);

/* The host's path of a place, for messages and for host programs: nothing is opened by it. false: it does not fit. */
bool place_host(const struct place *pl, char *host, size_t cap);

/* The guest path of an absolute host path: below a mount or the root without that prefix; else the
 * same path. */
void path_guest(const struct path_tree *tree, const char *host, char *guest, size_t cap);

#endif
