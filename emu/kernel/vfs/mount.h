/*
 * mount.h - mounts that guests make, and their mount namespaces: mount(2), umount2(2), mount_namespaces(7).
 *
 * A mount is a mount of the host that is attached nowhere: only a descriptor of precis refers to it. The host therefore enforces what the
 * mount's flags forbid. Its place in the tree is the path of its mount point; a later mount covers an earlier one at the same place or
 * below it.
 *
 *     const struct mount *of = mount_of_file(m, fd);      // NULL if no guest made it
 */
#ifndef PRECIS_EMU_KERNEL_VFS_MOUNT_H
#define PRECIS_EMU_KERNEL_VFS_MOUNT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include "emu/kernel/vfs/path.h"
#include "emu/mem/charge.h"

struct fs_context;
struct fs_machine;
struct process;

#define MOUNTS_MOST       1000 /* mounts of all namespaces */
#define MOUNT_NOSYMFOLLOW 256u /* Linux's MS_NOSYMFOLLOW */

/* The memory of a tmpfs, which its mounts share. */
struct mount_memory {
    unsigned refs;
    uint64_t bytes, files;    /* the greatest contents and number of files */
    struct mem_charge charge; /* of both */
};

struct mount {
    struct path_mount at; /* first: the tree has pointers to it */
    char host[32];        /* at.host */
    char *source, *type;  /* as mount(2) was given them */
    unsigned flags;       /* MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_NOATIME, MS_NODIRATIME, MS_RELATIME, MS_NOSYMFOLLOW */
    bool unbindable, bound;
    uint64_t host_id;            /* the host's number of the mount */
    int id;                      /* as guests see it */
    struct mount_memory *memory; /* NULL: a bind mount of other files */
    struct mount *next;          /* in the machine's list */
};

/* A mount namespace: what processes see besides the machine's own mounts. */
struct mount_namespace {
    unsigned refs;
    struct fs_machine *m;
    uint64_t number;          /* in the link /proc/PID/ns/mnt */
    struct path_mount **list; /* oldest first; each is the first member of a struct mount */
    unsigned count, room;
};

/* Creates the first namespace. Returns NULL without memory. */
struct mount_namespace *mount_namespace_new(struct fs_machine *m);
struct mount_namespace *mount_namespace_ref(struct mount_namespace *n);
void mount_namespace_unref(struct mount_namespace *n);
/* Stores a copy of p's file system context that has a copy of its mount namespace: CLONE_NEWNS. 0 or -errno. */
int mount_namespace_copy(struct process *p, struct fs_context **out);

/* Returns the mount that an open host file is in, or NULL if no guest made it. */
const struct mount *mount_of_file(const struct fs_machine *m, int host_fd);
/* Returns whether it is in a mount of a guest that cannot be written. */
bool mount_is_read_only(const struct fs_machine *m, int host_fd);
/* Stores the guest path of a file that is in a guest's mount, given its path below the mount. False: it is in none. */
bool mount_path(const struct fs_machine *m, int host_fd, const char *host, char *guest, size_t cap);
/* Returns whether a guest has mounted something at this place of p's tree. */
bool mount_is_point(const struct process *p, const struct place *pl);
/* A guest has renamed a directory: moves the mount points below it. */
void mount_renamed(struct fs_machine *m, const char *from, const char *to, bool exchanged);

/* Write p's mounts as /proc/PID/mounts and mountinfo show them. */
void mounts_list(FILE *out, const struct process *p);
void mounts_list_info(FILE *out, const struct process *p);

#endif
