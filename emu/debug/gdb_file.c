/* gdb_file.c - the GDB stub: host I/O (vFile), by which GDB reads programs and libraries. Files are those that the process may read; none
 * is written. */
#include "emu/debug/gdb_internal.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Numbers of GDB's protocol. */
enum {
    FILEIO_ENOENT = 2,
    FILEIO_EBADF = 9,
    FILEIO_EACCES = 13,
    FILEIO_EINVAL = 22,
    FILEIO_EMFILE = 24,
    FILEIO_ENOSYS = 88,
    FILEIO_UNKNOWN = 9999
};
enum { PATH_BYTES = 4096 };

static void fail(struct gdb_session *s, int error)
{
    unsigned number = FILEIO_UNKNOWN;
    switch (error) {
    case ENOENT:
    case EBADF:
    case EACCES:
    case EINVAL: number = (unsigned)error; break;
    case EMFILE: number = FILEIO_EMFILE; break;
    case ENOSYS: number = FILEIO_ENOSYS; break;
    default: break;
    }
    s->reply.length = 0;
    gdb_print(&s->reply, "F-1,%x", number);
}

/* Reads a name in hexadecimal digits, up to a comma or the end. */
static bool read_path(const char **p, char path[PATH_BYTES])
{
    size_t n = strcspn(*p, ",");
    long length = gdb_hex_bytes(*p, n, path, PATH_BYTES - 1);
    if (length < 0 || memchr(path, 0, (size_t)length))
        return false;
    path[length] = 0;
    *p += n;
    return true;
}

/* Reads a descriptor of GDB's. Returns the host's, or -1. */
static int read_fd(struct gdb_session *s, const char **p, uint64_t *fd)
{
    return gdb_hex(p, fd) && *fd < GDB_FILES ? s->files[*fd] : -1;
}

static void open_file(struct gdb_session *s, const char *p)
{
    char path[PATH_BYTES];
    uint64_t flags;
    unsigned i = 0;
    if (!read_path(&p, path) || !gdb_skip(&p, ",") || !gdb_hex(&p, &flags)) {
        fail(s, EINVAL);
        return;
    }
    while (i < GDB_FILES && s->files[i] >= 0)
        i++;
    int fd = flags ? -EACCES : i == GDB_FILES ? -EMFILE : control_open(s->c, s->pid, path); /* flags 0: to read */
    if (fd < 0) {
        fail(s, -fd);
        return;
    }
    s->files[i] = fd;
    gdb_print(&s->reply, "F%x", i);
}

static void close_file(struct gdb_session *s, const char *p)
{
    uint64_t fd;
    if (read_fd(s, &p, &fd) < 0) {
        fail(s, EBADF);
        return;
    }
    close(s->files[fd]);
    s->files[fd] = -1;
    gdb_print(&s->reply, "F0");
}

static void read_file(struct gdb_session *s, const char *p)
{
    char bytes[GDB_PACKET_MAX / 2 - 16];
    uint64_t number, count, offset;
    int fd = read_fd(s, &p, &number);
    if (fd < 0 || !gdb_skip(&p, ",") || !gdb_hex(&p, &count) || !gdb_skip(&p, ",") || !gdb_hex(&p, &offset) || offset > INT64_MAX) {
        fail(s, fd < 0 ? EBADF : EINVAL);
        return;
    }
    ssize_t n = pread(fd, bytes, count < sizeof bytes ? (size_t)count : sizeof bytes, (off_t)offset);
    if (n < 0) {
        fail(s, errno);
        return;
    }
    gdb_print(&s->reply, "F%zx;", (size_t)n);
    gdb_add_binary(&s->reply, bytes, (size_t)n);
}

static void put(uint8_t **at, uint64_t value, unsigned size)
{
    for (unsigned k = size; k-- > 0;)
        *(*at)++ = (uint8_t)(value >> 8 * k);
}

/* struct stat of the protocol, big-endian. */
static void stat_file(struct gdb_session *s, const char *p)
{
    enum { REGULAR = 0100000 };
    uint8_t bytes[64], *at = bytes;
    uint64_t number;
    struct stat st;
    int fd = read_fd(s, &p, &number);
    if (fd < 0 || fstat(fd, &st)) {
        fail(s, EBADF);
        return;
    }
    put(&at, 0, 4);
    put(&at, st.st_ino, 4);
    put(&at, REGULAR | (st.st_mode & 0777), 4);
    put(&at, st.st_nlink, 4);
    put(&at, st.st_uid, 4);
    put(&at, st.st_gid, 4);
    put(&at, 0, 4);
    put(&at, (uint64_t)st.st_size, 8);
    put(&at, (uint64_t)st.st_blksize, 8);
    put(&at, (uint64_t)st.st_blocks, 8);
    put(&at, (uint64_t)st.st_atime, 4);
    put(&at, (uint64_t)st.st_mtime, 4);
    put(&at, (uint64_t)st.st_ctime, 4);
    gdb_print(&s->reply, "F%zx;", sizeof bytes);
    gdb_add_binary(&s->reply, bytes, sizeof bytes);
}

static void read_link(struct gdb_session *s, const char *p)
{
    char path[PATH_BYTES], target[PATH_BYTES];
    ssize_t n = read_path(&p, path) ? control_readlink(s->c, s->pid, path, target, sizeof target) : -EINVAL;
    if (n < 0) {
        fail(s, (int)-n);
        return;
    }
    gdb_print(&s->reply, "F%zx;", (size_t)n);
    gdb_add_binary(&s->reply, target, (size_t)n);
}

void gdb_file(struct gdb_session *s, const char *p)
{
    gdb_choose_thread(s);
    if (gdb_skip(&p, "open:"))
        open_file(s, p);
    else if (gdb_skip(&p, "close:"))
        close_file(s, p);
    else if (gdb_skip(&p, "pread:"))
        read_file(s, p);
    else if (gdb_skip(&p, "fstat:"))
        stat_file(s, p);
    else if (gdb_skip(&p, "readlink:"))
        read_link(s, p);
    else if (gdb_skip(&p, "setfs:"))
        gdb_print(&s->reply, "F0"); /* all processes have the same files */
    else if (gdb_skip(&p, "pwrite:") || gdb_skip(&p, "unlink:"))
        fail(s, EACCES);
}

void gdb_close_files(struct gdb_session *s)
{
    for (unsigned i = 0; i < GDB_FILES; i++)
        if (s->files[i] >= 0)
            close(s->files[i]);
}
