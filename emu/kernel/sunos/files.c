/* SunOS's calls for files that differ from Linux's (uts/common/syscall; uts/common/sys/dirent.h, fcntl.h, statvfs.h, mkdev.h). */
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/rw.h"
#include "emu/kernel/vfs/statfs.h"
#include "emu/kernel/vfs/target.h"

/* ---- directories ------------------------------------------------------------------------------------------------------ */

static size_t pack_record(const struct abi *abi, const struct dir_record *r, char *out, const char *format, size_t head, size_t align)
{
    const size_t name = strlen(r->name), length = (head + name + 1 + align - 1) & ~(align - 1);
    const int64_t v[3] = {(int64_t)r->ino, (int64_t)r->next, (int64_t)length};

    memset(out, 0, length);
    pack_struct(abi, false, format, v, out);
    memset(out + head, 0, length - head); /* the structure's padding */
    memcpy(out + head, r->name, name);
    return length;
}

/* struct dirent: d_ino, d_off, d_reclen, d_name. */
static size_t pack_dirent(const struct abi *abi, const struct dir_record *r, char *out)
{
    return pack_record(abi, r, out, "LlH", 2 * abi->word + 2, abi->word);
}

static size_t pack_dirent64(const struct abi *abi, const struct dir_record *r, char *out)
{
    return pack_record(abi, r, out, "QqH", 18, 8);
}

int64_t sys_sunos_getdents(struct thread *t, int fd, uint64_t buffer, unsigned size)
{
    return dir_list(t, fd, buffer, size, pack_dirent);
}

int64_t sys_sunos_getdents64(struct thread *t, int fd, uint64_t buffer, unsigned size)
{
    return dir_list(t, fd, buffer, size, pack_dirent64);
}

int64_t sys_sunos_getcwd(struct thread *t, uint64_t buffer, uint64_t size)
{
    const int64_t n = sys_getcwd(t, buffer, size);

    return n > 0 ? 0 : n;
}

/* Writes the path without symbolic links, of which every component exists. Returns its length; the text has no NUL. */
int64_t sys_sunos_resolvepath(struct thread *t, uint64_t path, uint64_t buffer, uint64_t size)
{
    TARGET(g);
    const int error = target_path(t, AT_FDCWD, path, 0, &g);
    char shown[FS_PATH_MAX + 16];

    if (error)
        return error;
    fs_path_below(t->p->fs->root, g.pl.guest, shown, sizeof shown);
    const size_t length = strlen(shown), n = length < size ? length : size;

    return copy_out(t, buffer, shown, n) ? -EFAULT : (int64_t)n;
}

/* ---- fcntl -------------------------------------------------------------------------------------------------------------- */

/* Returns the position that l_whence means, or -errno. */
static int64_t base_of(struct thread *t, int fd, int64_t whence)
{
    const int64_t now = file_seek(t, fd, 0, SEEK_CUR);

    if (now < 0 || whence == SEEK_CUR)
        return now;
    if (whence != SEEK_SET && whence != SEEK_END)
        return -EINVAL;
    const int64_t base = whence == SEEK_SET ? 0 : file_seek(t, fd, 0, SEEK_END);

    (void)file_seek(t, fd, now, SEEK_SET);
    return base;
}

/* F_FREESP: truncates the file at l_start, counted from l_whence; the length must be 0, up to the end of the file. */
static int64_t free_space(struct thread *t, int fd, uint64_t lock_at, const char *format)
{
    int64_t v[5];

    if (get_struct(t, lock_at, format, v))
        return -EFAULT;
    const int64_t base = base_of(t, fd, v[1]);
    int64_t at;

    if (base < 0)
        return base;
    if (v[3] || __builtin_add_overflow(base, v[2], &at) || at < 0)
        return -EINVAL;
    return sys_ftruncate(t, fd, at);
}

int64_t sys_sunos_fcntl(struct thread *t, int fd, int command, uint64_t arg)
{
    enum {
        DUPFD = 0,
        GETFD,
        SETFD,
        GETFL,
        SETFL,
        SETLK = 6,
        SETLKW,
        DUP2FD = 9,
        FREESP = 11,
        GETLK = 14,
        GETOWN = 23,
        SETOWN,
        FREESP64 = 27,
        GETLK64 = 33,
        SETLK64,
        SETLKW64,
    };
    const bool narrow = t->p->abi->word == 4;

    switch (command) {
    case DUP2FD: return sys_dup2(t, fd, (int)arg);
    case FREESP: return free_space(t, fd, arg, fs_abi_of(t)->flock);
    case FREESP64: return narrow ? free_space(t, fd, arg, fs_abi_of(t)->flock64) : -EINVAL;
    case GETLK64:
    case SETLK64:
    case SETLKW64: return narrow ? sys_fcntl64(t, fd, command, arg) : -EINVAL;
    case DUPFD:
    case GETFD:
    case SETFD:
    case GETFL:
    case SETFL:
    case SETLK:
    case SETLKW:
    case GETLK:
    case GETOWN:
    case SETOWN: return sys_fcntl(t, fd, command, arg);
    default: return -EINVAL;
    }
}

/* ---- others ---------------------------------------------------------------------------------------------------------------- */

/* The result of 64 bits is in two registers, of which SPARC has the upper half in the first one. */
int64_t sys_sunos_llseek(struct thread *t, int fd, int64_t offset, int whence)
{
    const bool big = t->p->abi->big_endian;
    const int64_t at = file_seek(t, fd, offset, whence);

    if (at < 0)
        return at;
    t->p->abi->call_second_result(t, big ? (uint32_t)at : (uint64_t)at >> 32);
    t->call.succeeded = true;
    return big ? at >> 32 : (int64_t)(uint32_t)at;
}
