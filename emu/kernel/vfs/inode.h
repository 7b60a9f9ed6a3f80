/*
 * inode.h - what guests see as the identity and the times of host files.
 *
 * Device and inode numbers of the host differ from machine to machine and from run to run. Guests
 * see small numbers instead, given out in the order in which files are first seen. A file that a
 * guest changed shows the virtual time of the change; one that nobody touched shows the host's
 * times of its last change, also for that of its last use.
 *
 *     struct inode_map map = {0};
 *     struct inode *i = inode_get(&map, st.st_dev, st.st_ino);
 *     i->number                          // what stat() says
 *     inode_touch(i, INODE_MTIME | INODE_CTIME, now_ns);
 *     inode_map_fini(&map);
 */
#ifndef PRECIS_EMU_KERNEL_VFS_INODE_H
#define PRECIS_EMU_KERNEL_VFS_INODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>

enum { INODE_ATIME = 1, INODE_MTIME = 2, INODE_CTIME = 4, INODE_BTIME = 8 };

/* The emulated objects that a file can be the name of. */
enum inode_kind { INODE_FILE, INODE_SOCKET, INODE_FIFO };

struct inode {
    uint64_t host_dev, host_ino;
    uint64_t device, number;            /* as guests see them */
    unsigned times;                     /* INODE_ bits: which of the following count */
    int64_t atime, mtime, ctime, btime; /* nanoseconds since 1970 */
    enum inode_kind kind;               /* what `object` is */
    void *object;                       /* by inode_object(), inode_attach() and inode_detach() alone */
    unsigned writers;   /* open files by which it can be written: it can not be executed (ETXTBSY) */
    unsigned executing; /* memories of processes whose program it is: it can not be opened for writing (ETXTBSY) */
    int program_fd;     /* while it is executed: keeps the host from giving its number to another file; -1: none */
    struct mem_account *memory; /* what it takes is charged there; NULL: it is no file in memory */
    uint64_t charged;           /* bytes: what it took last, or as far as a shared mapping ever reached */
    uint64_t mapped;
    unsigned files; /* open files, of a file in memory */
    struct inode *next;
};

struct inode_map {
    struct inode **buckets;
    size_t count, room;
    uint64_t next_number;
    uint64_t devices[64];
    unsigned device_count;
};

/* The entry for a host file, made when it is seen for the first time. Never NULL (no memory:
 * precis ends with status 2). Stays where it is. */
struct inode *inode_get(struct inode_map *m, uint64_t host_dev, uint64_t host_ino);
/* The same for a file that was just made: the host may use an old number again, guests see a new
 * one. */
struct inode *inode_new(struct inode_map *m, uint64_t host_dev, uint64_t host_ino, int64_t now_ns);
/* The entry if there is one. */
struct inode *inode_find(const struct inode_map *m, uint64_t host_dev, uint64_t host_ino);
/* The object of that kind whose name the file is; NULL: it is none. */
void *inode_object(const struct inode *i, enum inode_kind kind);
/* The file is the object's name from now on. An object that is going away, or gets another name, detaches itself; this has no effect
 * when the host has used the inode again and it is another's name by now. */
void inode_attach(struct inode *i, enum inode_kind kind, void *object);
void inode_detach(struct inode *i, const void *object);
void inode_touch(struct inode *i, unsigned which, int64_t now_ns);
/* One process more, or less, executes it. host_fd: it, opened by the caller; -1 if it is executed already. */
void inode_execute(struct inode *i, int host_fd);
void inode_executed(struct inode *i);
bool inode_is_executing(const struct inode_map *m, const struct stat *st);
/* One open file more, or less. A file in memory that is neither open nor executed is gone, with what it took. */
void inode_opened(struct inode *i);
void inode_closed(struct inode *i);
void inode_map_fini(struct inode_map *m);

#endif
