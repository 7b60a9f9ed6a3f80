/*
 * inode.h - identity and times of host files as guests see them.
 *
 * Device and inode numbers of the host differ from machine to machine and from run to run. Guests see small numbers instead, assigned in
 * the order in which files are first used. A file that a guest changed shows the virtual time of the change; other files show the host's
 * mtime, as atime too.
 *
 *     struct inode_map map = {0};
 *     struct inode *i = inode_get(&map, st.st_dev, st.st_ino);
 *     i->number                          // stat()'s st_ino
 *     inode_touch(i, INODE_MTIME | INODE_CTIME, now_ns);
 *     inode_map_fini(&map);
 */
#ifndef PRECIS_EMU_KERNEL_VFS_INODE_H
#define PRECIS_EMU_KERNEL_VFS_INODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>
#include "emu/mem/charge.h"

enum { INODE_ATIME = 1, INODE_MTIME = 2, INODE_CTIME = 4, INODE_BTIME = 8 };

/* Emulated objects that a file can name. */
enum inode_kind { INODE_FILE, INODE_SOCKET, INODE_FIFO };

struct inode {
    uint64_t host_dev, host_ino;
    uint64_t device, number;            /* as guests see them */
    unsigned times;                     /* INODE_ bits: which of the following are set */
    int64_t atime, mtime, ctime, btime; /* nanoseconds since 1970 */
    enum inode_kind kind;               /* type of `object` */
    void *object;                       /* accessed only by inode_object(), inode_attach() and inode_detach() */
    unsigned opened;                    /* open file descriptions */
    unsigned writers;                   /* those that can write: execve fails with ETXTBSY */
    unsigned executing;                 /* address spaces that execute it: opening for writing fails with ETXTBSY */
    int program_fd;                     /* open while it is executed, so that the host does not reuse its number, or -1 */
    struct mem_account *memory;         /* account of a memory file; NULL if not a memory file */
    struct mem_charge charge;           /* of its last size, or the end of its largest shared mapping */
    struct mem_charge attributes;       /* of extended attributes of files in the host's memory */
    uint64_t mapped;
    bool write_sealed; /* F_SEAL_FUTURE_WRITE. The host is not told: its mappings are made later than the guest's. */
    struct inode *next;
};

struct inode_map {
    struct inode **buckets;
    size_t count, room;
    uint64_t next_number;
    uint64_t devices[64];
    unsigned device_count;
    struct mem_account *memory; /* account that the map is charged to, or NULL */
    struct mem_charge charge;
};

/* Returns the entry of a host file, created on first use. Never NULL (no memory: precis exits with status 2). Its address does not
 * change. */
struct inode *inode_get(struct inode_map *m, uint64_t host_dev, uint64_t host_ino);
/* The same for a file just created: if the host reuses an old number, guests see a new one. */
struct inode *inode_new(struct inode_map *m, uint64_t host_dev, uint64_t host_ino, int64_t now_ns);
/* Returns the entry, or NULL. */
struct inode *inode_find(const struct inode_map *m, uint64_t host_dev, uint64_t host_ino);
/* Returns the object of that kind that the file names, or NULL. */
void *inode_object(const struct inode *i, enum inode_kind kind);
/* Makes the file name the object, and ends that. An object detaches itself before it is freed or renamed; no effect if the host has
 * reused the inode and it now names another object. */
void inode_attach(struct inode *i, enum inode_kind kind, void *object);
void inode_detach(struct inode *i, const void *object);
/* Sets the times in `which` to now_ns. */
void inode_touch(struct inode *i, unsigned which, int64_t now_ns);
/* Returns whether an access at now_ns changes its atime, by the rule of Linux's default, relatime: if the atime is not later than the
 * last change, or a day old. */
bool inode_atime_is_old(const struct inode *i, int64_t now_ns);
/* Count one process more, and one less, that executes it. host_fd: the file, opened by the caller; -1 if it is executed already. */
void inode_execute(struct inode *i, int host_fd);
void inode_executed(struct inode *i);
/* Returns whether a process executes the file. */
bool inode_is_executing(const struct inode_map *m, const struct stat *st);
/* Returns whether a process executes a file of that device. */
bool inode_any_executing(const struct inode_map *m, uint64_t host_dev);
/* Count one open file description more, and one less. A memory file that is neither open nor executed is discharged. */
void inode_opened(struct inode *i);
void inode_closed(struct inode *i);
/* Frees the map. */
void inode_map_fini(struct inode_map *m);

#endif
