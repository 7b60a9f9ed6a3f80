/* 4.3BSD's calls for files that differ from Linux's (sys/sys/ufs_syscalls.c, kern_descrip.c; sys/h/dir.h). */
#include <fcntl.h>
#include <string.h>

#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sockcalls.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"

/* ---- directories ------------------------------------------------------------------------------------------------------ */

/* struct direct: inode 4, length of the record 2, length of the name 2, the name with a NUL, padded to 4. */
enum { RECORD_HEAD = 8, LENGTH_AT = 4, BLOCK = 512 };

static void put_length(char *record, size_t length)
{
    record[LENGTH_AT] = (char)length;
    record[LENGTH_AT + 1] = (char)(length >> 8);
}

/* An inode number of 0 would mean a free record. */
static size_t pack_direct(const struct abi *abi, const struct dir_record *r, char *out)
{
    const size_t name = strlen(r->name), length = (RECORD_HEAD + name + 1 + 3) & ~(size_t)3;
    const int64_t v[3] = {(uint32_t)r->ino ? (uint32_t)r->ino : 1, (int64_t)length, (int64_t)name};

    memset(out, 0, length);
    pack_struct(abi, false, "IHH", v, out);
    memcpy(out + RECORD_HEAD, r->name, name);
    return length;
}

int64_t sys_bsd43_read(struct thread *t, int fd, uint64_t buffer, uint64_t size)
{
    static const struct dir_layout layout = {BLOCK, pack_direct, put_length};
    const struct file *f = fd_file(t, fd);

    return f && file_is_directory(f) ? dir_read(t, fd, buffer, size, &layout) : sys_read(t, fd, buffer, size);
}

/* ---- names ------------------------------------------------------------------------------------------------------------- */

int64_t sys_bsd43_link(struct thread *t, uint64_t from, uint64_t to)
{
    return sys_linkat(t, AT_FDCWD, from, AT_FDCWD, to, AT_SYMLINK_FOLLOW);
}

int64_t sys_bsd43_stat(struct thread *t, uint64_t path, uint64_t at)
{
    return sys_newfstatat(t, AT_FDCWD, path, at, 0);
}

int64_t sys_bsd43_lstat(struct thread *t, uint64_t path, uint64_t at)
{
    return sys_newfstatat(t, AT_FDCWD, path, at, AT_SYMLINK_NOFOLLOW);
}

/* Inode numbers are truncated to 32 bits. */
int64_t sys_bsd43_fstat(struct thread *t, int fd, uint64_t at)
{
    struct file *f = fd_file(t, fd);
    struct fs_stat s;

    if (!f)
        return -EBADF;
    const int error = f->ops->stat ? f->ops->stat(f, &s) : -EINVAL;

    return error ? error : put_fs_stat(t, at, &fs_abi_of(t)->stat, &s);
}

/* An id of 16 bits; -1: it stays. */
static unsigned id(int value)
{
    return value == -1 ? UINT32_MAX : (uint16_t)value;
}

int64_t sys_bsd43_chown(struct thread *t, uint64_t path, int uid, int gid)
{
    return sys_fchownat(t, AT_FDCWD, path, id(uid), id(gid), AT_SYMLINK_NOFOLLOW);
}

int64_t sys_bsd43_fchown(struct thread *t, int fd, int uid, int gid)
{
    return sys_fchown(t, fd, id(uid), id(gid));
}

/* ---- descriptors -------------------------------------------------------------------------------------------------------- */

/* Bit 6 of the descriptor means dup2(). */
int64_t sys_bsd43_dup(struct thread *t, int fd, int to)
{
    enum { DUP2 = ~077 };

    return fd & DUP2 ? sys_dup2(t, fd & ~DUP2, to) : sys_dup(t, fd);
}

/* F_DUPFD to F_SETOWN; there are no record locks. */
int64_t sys_bsd43_fcntl(struct thread *t, int fd, int command, uint64_t arg)
{
    enum { DUPFD, SETOWN = 6 };

    if (command < DUPFD || command > SETOWN)
        return fd_file(t, fd) ? -EINVAL : -EBADF;
    return sys_fcntl(t, fd, command, arg);
}

int64_t sys_bsd43_select(struct thread *t, int count, uint64_t in, uint64_t out, uint64_t except, uint64_t timeout)
{
    return sys_select(t, count > BSD43_FILES ? BSD43_FILES : count, in, out, except, timeout);
}

int64_t sys_bsd43_getdtablesize(struct thread *t)
{
    return BSD43_FILES;
}

/* ---- sockets -------------------------------------------------------------------------------------------------------------- */

/* MSG_OOB, MSG_PEEK and MSG_DONTROUTE are the host's; others have no meaning. */
static unsigned message_flags(unsigned flags)
{
    return flags & 7;
}

int64_t sys_bsd43_sendto(struct thread *t, int fd, uint64_t buffer, uint64_t size, unsigned flags, uint64_t address, int length)
{
    return sys_sendto(t, fd, buffer, size, message_flags(flags), address, length);
}

int64_t sys_bsd43_recvfrom(struct thread *t, int fd, uint64_t buffer, uint64_t size, unsigned flags, uint64_t address, uint64_t length)
{
    return sys_recvfrom(t, fd, buffer, size, message_flags(flags), address, length);
}

int64_t sys_bsd43_sendmsg(struct thread *t, int fd, uint64_t message, unsigned flags)
{
    return sendmsg_rights(t, fd, message, message_flags(flags));
}

int64_t sys_bsd43_recvmsg(struct thread *t, int fd, uint64_t message, unsigned flags)
{
    return recvmsg_rights(t, fd, message, message_flags(flags));
}
