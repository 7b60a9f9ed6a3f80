/*
 * dir.h - open directories.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_DIR_H
#define PRECIS_EMU_KERNEL_VFS_DIR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct abi;
struct file;
struct fs_machine;
struct place;
struct thread;

/* Opens a directory. host_fd: the host directory, which the file then owns; -1 if virtual. Returns NULL without memory. */
struct file *dirfile_new(struct fs_machine *m, const struct place *pl, int host_fd, unsigned flags);
/* Returns whether f is an open directory. */
bool file_is_directory(const struct file *f);

/* An entry that a listing returns. */
struct dir_record {
    const char *name;   /* at most FS_NAME_MAX bytes */
    uint64_t ino, next; /* next: the offset of the entry after it */
    unsigned char type; /* DT_ */
};
/* Writes a record in a personality's layout to out, which has room for the name and 40 bytes. Returns its length. */
typedef size_t dir_pack(const struct abi *abi, const struct dir_record *r, char *out);
/* Writes the next entries of the directory fd to guest memory. Returns their bytes, 0 at the end, or -errno. */
int64_t dir_list(struct thread *t, int fd, uint64_t buf, uint64_t size, dir_pack *pack);

/* A directory as a file of blocks, each full of records. */
struct dir_layout {
    size_t block;                                    /* bytes; no record is longer */
    dir_pack *pack;                                  /* writes a record of the least length */
    void (*set_length)(char *record, size_t length); /* makes the last record of a block longer */
};
/* read(2) of the directory fd, whose contents are those at the beginning of the reading. Returns a number of bytes or -errno. */
int64_t dir_read(struct thread *t, int fd, uint64_t buf, uint64_t size, const struct dir_layout *layout);
/* Reads the contents if none were read yet, for a position from the end. fd is a directory. 0 or -errno. */
int dir_prepare(struct thread *t, int fd, const struct dir_layout *layout);
/* Returns the bytes of the contents that dir_prepare() or dir_read() read. */
size_t dir_size(const struct file *f);

#endif
