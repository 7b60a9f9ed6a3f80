/*
 * open.h - opening files for execve and mmap.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_OPEN_H
#define PRECIS_EMU_KERNEL_VFS_OPEN_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct abi;
struct exec_file;
struct file;
struct inode;
struct mem_file;
struct mem_map;
struct process;
struct thread;

/* A file to execute. */
struct exec_file {
    int host_fd;        /* the caller closes it */
    int contents;       /* a descriptor for its contents: os_contents() */
    char *guest_path;   /* absolute; the caller frees both */
    char *host_path;    /* for messages and for host programs; never opened */
    struct inode *node; /* for struct mm's program */
    unsigned mode, uid, gid;
    bool unreadable; /* for the process that executes it */
};
/* Opens the host file of a guest path (dirfd and flags as in execveat(2)), which must be regular and executable. 0 or -errno. */
int fs_open_exec(struct process *p, int dirfd, const char *path, int flags, struct exec_file *out);
/* The same for a file that is part of precis, for programs of a personality (supplied.h). -ENOENT: none. */
int fs_open_supplied(struct process *p, const struct abi *abi, const char *path, struct exec_file *out);

/* Opens a file for the kernel's own use, with t's rights, as open(2) does, with host's O_ flags. *out: a new open file, without a
 * descriptor. 0 or -errno. */
int fs_open_kernel(struct thread *t, const char *path, unsigned flags, mode_t mode, struct file **out);
/* Opens the file of a canonical guest path, with guest's O_ flags, for t's descriptor table. Returns the descriptor, or -errno: ESTALE if
 * it is not the file with that device and inode number. */
int64_t fs_open_named(struct thread *t, const char *path, unsigned guest_flags, uint64_t device, uint64_t number);

/* Checks a mapping of len bytes of fd: access mode against prot and MAP_SHARED. *out: the file to map; out->name is valid until the next
 * call. 0 or -errno (EBADF, EACCES, ENODEV, ENOMEM). */
int fs_mmap(struct thread *t, int fd, unsigned prot, bool shared, uint64_t offset, uint64_t len, struct mem_file *out);
/* Returns the open file that was mapped, or NULL if the mapping is of none. */
struct file *mapped_file(const struct mem_map *m);
/* Called before a shared mapping that is made of m reaches offset `end` of its file, if it has one. 0 or -ENOMEM. */
int fs_map_shared(const struct mem_map *m, uint64_t end);
/* msync(2) of a part of the mapping m: if stores may have changed its file, the file has the time of the call. */
void fs_synced(struct process *p, const struct mem_map *m);

#endif
