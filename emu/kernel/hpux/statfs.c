/*
 * statfs() and statvfs().
 *
 * Sources: the layout of struct statfs is that of Linux 3.19's arch/parisc/hpux/sys_hpux.c; the order of struct statvfs' members is that of
 * statvfs(2) of HP-UX 11i version 1, that they follow one another in this order is an assumption.
 */
#include <string.h>
#include <sys/statvfs.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/hpux/hpux.h"
#include "emu/kernel/vfs/statfs.h"

enum { BLOCK = 4096, NAME_BYTES = 255, TYPE_BYTES = 16, TEXT_BYTES = 32 };

/* struct statfs: type bsize blocks bfree bavail files ffree fsid[2] magic featurebits spare[4] cnode pad, 32 bits each. */
static int64_t put_statfs(struct thread *t, uint64_t va, const struct file_system_size *s)
{
    const int64_t half = s->total / 2;

    return PUT(t, va, "15ihh", 0, BLOCK, s->total, half, half, s->total, half, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}

int64_t sys_hpux_statfs(struct thread *t, uint64_t path, uint64_t va)
{
    struct file_system_size s;
    const int error = file_system_size_path(t, path, &s);

    return error ? error : put_statfs(t, va, &s);
}

int64_t sys_hpux_fstatfs(struct thread *t, int fd, uint64_t va)
{
    struct file_system_size s;
    const int error = file_system_size_fd(t, fd, &s);

    return error ? error : put_statfs(t, va, &s);
}

/* struct statvfs: bsize frsize; blocks size bfree bavail files ffree favail; fsid basetype; flag namemax fstr time. */
static int64_t put_statvfs(struct thread *t, uint64_t va, const struct file_system_size *s, const char *counts)
{
    char basetype[TYPE_BYTES] = "vxfs", text[TEXT_BYTES] = "";
    const int64_t half = s->total / 2, flags = (s->flags & ST_RDONLY ? 1 : 0) | (s->flags & ST_NOSUID ? 2 : 0);
    int64_t error = PUT(t, va, counts, BLOCK, BLOCK, s->total, s->total, half, half, s->total, half, half, 0);

    va += struct_size(t, counts);
    if (!error)
        error = copy_out(t, va, basetype, sizeof basetype);
    va += sizeof basetype;
    if (!error)
        error = PUT(t, va, "LL", flags, NAME_BYTES);
    va += struct_size(t, "LL");
    if (!error)
        error = copy_out(t, va, text, sizeof text);
    return error ? error : PUT(t, va + sizeof text, "l", 0);
}

static const char COUNTS[] = "10L", COUNTS_64[] = "2L7QL";

int64_t sys_hpux_statvfs(struct thread *t, uint64_t path, uint64_t va)
{
    struct file_system_size s;
    const int error = file_system_size_path(t, path, &s);

    return error ? error : put_statvfs(t, va, &s, COUNTS);
}

int64_t sys_hpux_fstatvfs(struct thread *t, int fd, uint64_t va)
{
    struct file_system_size s;
    const int error = file_system_size_fd(t, fd, &s);

    return error ? error : put_statvfs(t, va, &s, COUNTS);
}

int64_t sys_hpux_statvfs64(struct thread *t, uint64_t path, uint64_t va)
{
    struct file_system_size s;
    const int error = file_system_size_path(t, path, &s);

    return error ? error : put_statvfs(t, va, &s, COUNTS_64);
}

int64_t sys_hpux_fstatvfs64(struct thread *t, int fd, uint64_t va)
{
    struct file_system_size s;
    const int error = file_system_size_fd(t, fd, &s);

    return error ? error : put_statvfs(t, va, &s, COUNTS_64);
}
