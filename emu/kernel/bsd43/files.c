/* 4.3BSD's calls for files that differ from Linux's (sys/sys/ufs_syscalls.c, kern_descrip.c; sys/h/dir.h). */
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sockcalls.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/target.h"
#include "emu/kernel/vfs/virtual.h"

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

static const struct dir_layout directories = {BLOCK, pack_direct, put_length};

int64_t sys_bsd43_read(struct thread *t, int fd, uint64_t buffer, uint64_t size)
{
    const struct file *f = fd_file(t, fd);

    if (size > INT32_MAX)
        return f && file_readable(f) ? -EINVAL : -EBADF;
    return f && file_is_directory(f) ? dir_read(t, fd, buffer, size, &directories) : sys_read(t, fd, buffer, size);
}

int64_t sys_bsd43_write(struct thread *t, int fd, uint64_t buffer, uint64_t size)
{
    const struct file *f = fd_file(t, fd);

    if (size > INT32_MAX)
        return f && file_writable(f) ? -EINVAL : -EBADF;
    return sys_write(t, fd, buffer, size);
}

enum { PARTS = 16 };

static int64_t read_parts(struct thread *t, int fd, uint64_t iov, uint64_t count)
{
    int64_t sum = 0, v[2];

    for (uint64_t i = 0; i < count; i++) {
        if (get_struct(t, iov + 8 * i, "Ii", v))
            return -EFAULT;
        const int64_t n = v[1] < 0 ? -EINVAL : dir_read(t, fd, (uint64_t)v[0], (uint64_t)v[1], &directories);

        if (n < 0)
            return n;
        sum += n;
        if (n < v[1])
            break;
    }
    return sum;
}

int64_t sys_bsd43_readv(struct thread *t, int fd, uint64_t iov, uint64_t count)
{
    const struct file *f = fd_file(t, fd);

    if (count > PARTS)
        return f ? -EINVAL : -EBADF;
    return f && file_is_directory(f) ? read_parts(t, fd, iov, count) : sys_readv(t, fd, iov, count);
}

int64_t sys_bsd43_writev(struct thread *t, int fd, uint64_t iov, uint64_t count)
{
    if (count > PARTS)
        return fd_file(t, fd) ? -EINVAL : -EBADF;
    return sys_writev(t, fd, iov, count);
}

int64_t sys_bsd43_lseek(struct thread *t, int fd, int64_t offset, int whence)
{
    if (whence < SEEK_SET || whence > SEEK_END)
        return fd_file(t, fd) ? -EINVAL : -EBADF;
    const struct file *f = fd_file(t, fd);

    if (f && bsd43_is_memory(f))
        return f->ops->lseek(fd_file(t, fd), offset, whence);
    if (whence == SEEK_END && f && file_is_directory(f)) {
        const int error = dir_prepare(t, fd, &directories);

        if (error)
            return error;
    }
    return sys_lseek(t, fd, offset, whence);
}

/* Returns the mode of the file that a path names, or 0. */
static mode_t mode_of(struct thread *t, uint64_t path)
{
    TARGET(g);
    struct fs_stat s;

    return target_path_stat(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &g) || target_stat(t, &g, &s) ? 0 : s.mode;
}

/*
 * namei() finds an entry to create or to delete under the last component of the path; that of "", "/" and a directory with a slash is
 * empty: EISDIR. Returns 0 for a path that does not end so.
 */
static int64_t refuse_name(struct thread *t, uint64_t path)
{
    char name[FS_PATH_MAX];
    const ssize_t length = copy_in_string(t, name, path, sizeof name);
    TARGET(g);
    struct fs_stat s;

    if (length < 0 || (length && name[length - 1] != '/'))
        return 0;
    const int error = length ? target_path_stat(t, AT_FDCWD, path, 0, &g) : 0;

    if (error || !length)
        return error ? error : -EISDIR;
    const int64_t failed = target_stat(t, &g, &s);

    return failed ? failed : S_ISDIR(s.mode) ? -EISDIR : -ENOTDIR;
}

/*
 * Sizes of blocks, and their number, are those of the fast file system with blocks of 8192 bytes and fragments of 1024: the last block of a
 * file of up to 12 blocks has as many fragments as it needs; longer ones have an indirect block. A directory has one block of 512 bytes;
 * fstat(2) counts those of an open one. The host's would be of its file system.
 */
static void as_fast_file_system(struct fs_stat *s)
{
    enum { FULL = 8192, FRAGMENT = 1024, DIRECT = 12, UNIT = 512, POINTERS = FULL / 4 };

    s->blksize = FULL;
    if (S_ISDIR(s->mode))
        s->size = BLOCK;
    else if (!S_ISREG(s->mode))
        return;
    const uint64_t blocks = s->size / FULL + (s->size % FULL != 0);
    uint64_t bytes = blocks * FULL;

    if (blocks <= DIRECT)
        bytes = s->size / FRAGMENT * FRAGMENT + (s->size % FRAGMENT ? FRAGMENT : 0);
    else
        bytes += (blocks - DIRECT + POINTERS - 1) / POINTERS * FULL;
    s->blocks = bytes / UNIT;
}

static int64_t stat_at(struct thread *t, uint64_t path, uint64_t at, unsigned flags)
{
    TARGET(g);
    struct fs_stat s;
    int64_t error = target_path_stat(t, AT_FDCWD, path, flags, &g);

    error = error ? error : target_stat(t, &g, &s);
    if (error)
        return error;
    as_fast_file_system(&s);
    return put_fs_stat(t, at, &fs_abi_of(t)->stat, &s);
}

int64_t sys_bsd43_stat(struct thread *t, uint64_t path, uint64_t at)
{
    return stat_at(t, path, at, 0);
}

int64_t sys_bsd43_lstat(struct thread *t, uint64_t path, uint64_t at)
{
    return stat_at(t, path, at, AT_SYMLINK_NOFOLLOW);
}

/* A process without a controlling terminal gets the first one that it opens and that controls no other session. Only a process that
 * belongs to no group does on the machine; here it leads a session then. */
static void acquire_terminal(struct thread *t, int fd)
{
    struct file *f = fd_file(t, fd);
    const struct terminal *tty = f ? terminal_of(f) : NULL;

    if (!tty || pty_is_master(f) || tty->sid || tty_controls(t->p))
        return;
    if (t->p->sid != t->p->pid)
        process_set_group(t->p, t->p->pid, t->p->pid);
    sys_ioctl(t, fd, TIOCSCTTY, 0);
}

/* A directory that exists can be opened for reading with O_CREAT, too. Sockets cannot be opened. */
int64_t sys_bsd43_open(struct thread *t, uint64_t path, unsigned flags, unsigned mode)
{
    enum { ACCESS = 3, CREATE = 0x200, EXCLUSIVE = 0x800 };
    int64_t error = 0;

    if (flags & CREATE) {
        if (!(flags & (ACCESS | EXCLUSIVE)) && S_ISDIR(mode_of(t, path)))
            flags &= ~(unsigned)CREATE;
        else
            error = refuse_name(t, path);
    }
    if (!error)
        error = sys_openat(t, AT_FDCWD, path, flags, mode);
    if (error >= 0)
        acquire_terminal(t, (int)error);
    return error == -ENXIO && S_ISSOCK(mode_of(t, path)) ? -EOPNOTSUPP : error;
}

int64_t sys_bsd43_creat(struct thread *t, uint64_t path, unsigned mode)
{
    const int64_t error = refuse_name(t, path);

    return error ? error : sys_creat(t, path, mode);
}

int64_t sys_bsd43_link(struct thread *t, uint64_t from, uint64_t to)
{
    const int64_t error = refuse_name(t, to);

    return error ? error : sys_linkat(t, AT_FDCWD, from, AT_FDCWD, to, AT_SYMLINK_FOLLOW);
}

int64_t sys_bsd43_unlink(struct thread *t, uint64_t path)
{
    const int64_t error = refuse_name(t, path);

    return error ? error : sys_unlinkat(t, AT_FDCWD, path, 0);
}

int64_t sys_bsd43_symlink(struct thread *t, uint64_t target, uint64_t path)
{
    const int64_t error = refuse_name(t, path);

    return error ? error : sys_symlinkat(t, target, AT_FDCWD, path);
}

int64_t sys_bsd43_mknod(struct thread *t, uint64_t path, unsigned mode, unsigned device)
{
    const int64_t error = refuse_name(t, path);

    return error ? error : sys_mknodat(t, AT_FDCWD, path, mode, device);
}

int64_t sys_bsd43_mkdir(struct thread *t, uint64_t path, unsigned mode)
{
    const int64_t error = refuse_name(t, path);

    return error ? error : sys_mkdirat(t, AT_FDCWD, path, mode & 0777);
}

int64_t sys_bsd43_rmdir(struct thread *t, uint64_t path)
{
    const int64_t error = refuse_name(t, path);

    return error ? error : sys_unlinkat(t, AT_FDCWD, path, AT_REMOVEDIR);
}

/* A directory that would move below itself is EEXIST, "." and ".." are EINVAL; a directory and another file are EISDIR or ENOTDIR as the
 * source, not the target, is one. */
int64_t sys_bsd43_rename(struct thread *t, uint64_t from, uint64_t to)
{
    int64_t error = refuse_name(t, from);

    error = error ? error : refuse_name(t, to);
    error = error ? error : sys_renameat2(t, AT_FDCWD, from, AT_FDCWD, to, 0);
    switch (error) {
    case -EINVAL: return -EEXIST;
    case -EBUSY: return -EINVAL;
    case -EISDIR: return S_ISDIR(mode_of(t, to)) ? -ENOTDIR : error;
    case -ENOTDIR: return S_ISDIR(mode_of(t, from)) && mode_of(t, to) ? -EISDIR : error;
    default: return error;
    }
}

/* The super-user may do everything, execute any file, too; bits without a meaning do not matter. */
int64_t sys_bsd43_access(struct thread *t, uint64_t path, unsigned mode)
{
    const unsigned of = t->p->uid ? mode & 7 : mode & (R_OK | W_OK);

    return sys_faccessat2(t, AT_FDCWD, path, of, 0);
}

/* The size is unsigned; with 0 nothing is copied. */
int64_t sys_bsd43_readlink(struct thread *t, uint64_t path, uint64_t at, uint64_t size)
{
    const mode_t mode = size ? 0 : mode_of(t, path);

    if (S_ISLNK(mode))
        return 0;
    return sys_readlinkat(t, AT_FDCWD, path, at, size && size < FS_PATH_MAX ? (int)size : FS_PATH_MAX);
}

/* Calls of the super-user for a device or a file that is not there. */
static int64_t needs_file(struct thread *t, uint64_t path, int64_t error)
{
    return !t->p->euid && !mode_of(t, path) ? error : -EPERM;
}

int64_t sys_bsd43_mount(struct thread *t, uint64_t device)
{
    return needs_file(t, device, -ENODEV);
}

int64_t sys_bsd43_swapon(struct thread *t, uint64_t path)
{
    return needs_file(t, path, -ENOENT);
}

/* Inode numbers are truncated to 32 bits. */
int64_t sys_bsd43_fstat(struct thread *t, int fd, uint64_t at)
{
    struct file *f = fd_file(t, fd);
    struct fs_stat s;

    if (!f)
        return -EBADF;
    int error = f->ops->stat ? f->ops->stat(f, &s) : -EINVAL;

    if (!error && file_is_directory(f))
        error = dir_prepare(t, fd, &directories);
    if (error)
        return error;
    as_fast_file_system(&s);
    if (file_is_directory(f))
        s.size = dir_size(f);
    return put_fs_stat(t, at, &fs_abi_of(t)->stat, &s);
}

/* The node of a terminal keeps a mode and an owner while the terminal is there: mesg(1), biff(1), login(1). Returns the terminal that the
 * path names, or NULL. */
static struct terminal *terminal_named(struct thread *t, uint64_t path)
{
    TARGET(g);

    if (target_path_stat(t, AT_FDCWD, path, 0, &g) || !g.pl.virtual_node || g.pl.node.kind != VIRTUAL_PTS)
        return NULL;
    return terminal_numbered(fs_of(t), (int)g.pl.node.id);
}

static int64_t change_terminal_mode(struct thread *t, struct terminal *tty, unsigned mode)
{
    if (t->p->euid && t->p->euid != tty_owner(fs_of(t), tty->number))
        return -EPERM;
    tty->mode = mode & 0777;
    tty->has_mode = true;
    return 0;
}

int64_t sys_bsd43_chmod(struct thread *t, uint64_t path, unsigned mode)
{
    struct terminal *tty = terminal_named(t, path);

    return tty ? change_terminal_mode(t, tty, mode) : sys_fchmodat(t, AT_FDCWD, path, mode);
}

/* Pipes and sockets have no inode. */
static int64_t has_inode(struct thread *t, int fd)
{
    const struct file *f = fd_file(t, fd);

    return !f ? -EBADF : S_ISREG(file_type(f)) || S_ISDIR(file_type(f)) || S_ISCHR(file_type(f)) ? 0 : -EINVAL;
}

int64_t sys_bsd43_fchmod(struct thread *t, int fd, unsigned mode)
{
    const int64_t error = has_inode(t, fd);
    struct file *f = fd_file(t, fd);
    struct terminal *tty = error || (f->in_tree && !pty_terminal(f)) ? NULL : terminal_of(f);

    if (tty)
        return change_terminal_mode(t, tty, mode);
    return error ? error : sys_fchmod(t, fd, mode);
}

int64_t sys_bsd43_flock(struct thread *t, int fd, int how)
{
    enum { SHARED = 1, EXCLUSIVE = 2, NO_WAIT = 4, UNLOCK = 8 };
    const int64_t error = has_inode(t, fd);

    if (error)
        return error == -EINVAL ? -EOPNOTSUPP : error;
    if (how & UNLOCK)
        return sys_flock(t, fd, LOCK_UN);
    if (!(how & (SHARED | EXCLUSIVE)))
        return 0;
    return sys_flock(t, fd, (how & EXCLUSIVE ? LOCK_EX : LOCK_SH) | (how & NO_WAIT ? LOCK_NB : 0));
}

/* An id of 16 bits; -1: it stays. */
static unsigned id(int value)
{
    return value == -1 ? UINT32_MAX : (uint16_t)value;
}

/* The super-user's change leaves the bits of set-user-id and set-group-id. */
int64_t sys_bsd43_chown(struct thread *t, uint64_t path, int uid, int gid)
{
    const mode_t mode = t->p->euid ? 0 : mode_of(t, path);
    struct terminal *tty = terminal_named(t, path);

    if (tty && t->p->euid)
        return -EPERM;
    if (tty) {
        tty->uid = uid == -1 ? tty->uid : (uint16_t)uid;
        return 0;
    }
    const int64_t error = sys_fchownat(t, AT_FDCWD, path, id(uid), id(gid), AT_SYMLINK_NOFOLLOW);

    if (!error && S_ISREG(mode) && (mode & (S_ISUID | S_ISGID)))
        return sys_fchmodat(t, AT_FDCWD, path, mode & 07777);
    return error;
}

int64_t sys_bsd43_fchown(struct thread *t, int fd, int uid, int gid)
{
    const int64_t error = has_inode(t, fd);

    return error ? error : sys_fchown(t, fd, id(uid), id(gid));
}

/* ---- descriptors -------------------------------------------------------------------------------------------------------- */

/* Bit 6 of the descriptor means dup2(). */
int64_t sys_bsd43_dup(struct thread *t, int fd, int to)
{
    enum { DUP2 = ~077 };

    return fd & DUP2 ? sys_dup2(t, fd & ~DUP2, to) : sys_dup(t, fd);
}

/* F_DUPFD to F_SETOWN; there are no record locks. Files and directories have no owner. */
int64_t sys_bsd43_fcntl(struct thread *t, int fd, int command, uint64_t arg)
{
    enum { DUPFD, GETOWN = 5, SETOWN = 6 };
    const struct file *f = fd_file(t, fd);

    if (!f)
        return -EBADF;
    if (command < DUPFD || command > SETOWN)
        return -EINVAL;
    if (command >= GETOWN && (S_ISREG(file_type(f)) || S_ISDIR(file_type(f))))
        return -ENOTTY;
    return sys_fcntl(t, fd, command, arg);
}

int64_t sys_bsd43_select(struct thread *t, int count, uint64_t in, uint64_t out, uint64_t except, uint64_t timeout)
{
    int64_t v[2];

    if (timeout && get_struct(t, timeout, "ii", v))
        return -EFAULT;
    if (timeout && !bsd43_is_time(v))
        return -EINVAL;
    return sys_select(t, count > BSD43_FILES ? BSD43_FILES : count < 0 ? 0 : count, in, out, except, timeout);
}

int64_t sys_bsd43_getdtablesize(struct thread *t)
{
    return BSD43_FILES;
}

/* ---- sockets -------------------------------------------------------------------------------------------------------------- */

/* A type that the family does not have, and a family that is not there, are EPROTONOSUPPORT. */
static int64_t made(int64_t result)
{
    return result == -ESOCKTNOSUPPORT || result == -EAFNOSUPPORT || result == -EPROTOTYPE ? -EPROTONOSUPPORT : result;
}

int64_t sys_bsd43_socket(struct thread *t, int domain, int type, int protocol)
{
    enum { UNIX = 1, INET = 2, NS = 6, DATAGRAM = 2, RAW = 3, SEQPACKET = 5 };

    if (domain == INET && type == RAW)
        return bsd43_raw_socket(t, protocol);
    if (domain == NS && type == DATAGRAM)
        return bsd43_ns_socket(t);
    return domain == UNIX && type == SEQPACKET ? -EPROTONOSUPPORT : made(sys_socket(t, domain, type, protocol));
}

int64_t sys_bsd43_socketpair(struct thread *t, int domain, int type, int protocol, uint64_t fds)
{
    return made(sys_socketpair(t, domain, type, protocol, fds));
}

int64_t sys_bsd43_bind(struct thread *t, int fd, uint64_t address, int length)
{
    struct file *f = fd_file(t, fd);
    struct socket *s = f ? file_socket(f) : NULL;

    if (s)
        s->reuses_alone = true;
    return sys_bind(t, fd, address, length);
}

/* The kernel adds 1 and takes the lowest two bits: reading, writing. */
int64_t sys_bsd43_shutdown(struct thread *t, int fd, int how)
{
    enum { NEITHER = SHUT_RDWR + 1 };
    const unsigned which = ((unsigned)how + 1) & 3;
    const int64_t result = sys_shutdown(t, fd, which ? (int)which - 1 : NEITHER);

    return !which && result == -EINVAL ? 0 : result;
}

/* Options of a level that the socket's family does not have. */
int64_t sys_bsd43_setsockopt(struct thread *t, int fd, int level, int option, uint64_t at, int length)
{
    const int64_t result = sys_setsockopt(t, fd, level, option, at, length);

    return result == -EOPNOTSUPP ? -ENOPROTOOPT : result;
}

/* MSG_OOB, MSG_PEEK and MSG_DONTROUTE are the host's; others have no meaning. */
static unsigned message_flags(unsigned flags)
{
    return flags & 7;
}

int64_t sys_bsd43_sendto(struct thread *t, int fd, uint64_t buffer, uint64_t size, unsigned flags, uint64_t address, int length)
{
    if (size > INT32_MAX)
        return fd_file(t, fd) ? -EINVAL : -EBADF;
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
