// Calls with 64-bit offsets and a matrix of arguments: negative ones, the last ones, those beyond 2 and 4 GiB.
// qemu: no, it checks less before it calls the host
#include <sys/sendfile.h>
#include <sys/uio.h>
#include "matrix.h"

static const long long offsets[] = {0, -1, LLONG_MIN, LLONG_MAX, 4, 16, 17, 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000, 1ll << 40, LLONG_MAX - 8};
// Their numbers. Lengths are the same numbers, from a length that is not 0 on.
#define OFFSETS SET(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
#define LENGTHS SET(4, 0, 1, 3, 2, 7, 8, 10, 12)
#define KINDS   SET(F_BOTH, -1, 99, F_PATH, F_READ, F_WRITE, F_FOLDER, F_PIPE, F_PIPE_END, F_STREAM, F_EVENT, F_NULL, INT_MAX)

static struct iovec vector[2] = {{matrix_zeros, 4}, {matrix_zeros + 8, 4}};
static long long where;

static long seek(const long *a)
{
    off64_t r = lseek64((int)a[0], offsets[a[1]], (int)a[2]);
    return r > 0x7fffffff ? 0x7fffffff : (long)r;
}
static long read_at(const long *a) { return pread64((int)a[0], (void *)a[1], (size_t)a[2], offsets[a[3]]); }
static long write_at(const long *a) { return pwrite64((int)a[0], (void *)a[1], (size_t)a[2], offsets[a[3]]); }
static long readv_at(const long *a) { return preadv64((int)a[0], (void *)a[1], (int)a[2], offsets[a[3]]); }
static long writev_at(const long *a) { return pwritev64((int)a[0], (void *)a[1], (int)a[2], offsets[a[3]]); }
static long readv_by(const long *a) { return preadv64v2((int)a[0], vector, 2, offsets[a[1]], (int)a[2]); }
static long writev_by(const long *a) { return pwritev64v2((int)a[0], vector, 2, offsets[a[1]], (int)a[2]); }
static long shorten(const long *a) { return ftruncate64((int)a[0], offsets[a[1]]); }
static long shorten_path(const long *a) { return truncate64((char *)a[0], offsets[a[1]]); }
static long allocate(const long *a) { return fallocate64((int)a[0], (int)a[1], offsets[a[2]], offsets[a[3]]); }
static long advise(const long *a)
{
    errno = posix_fadvise64((int)a[0], offsets[a[1]], offsets[a[2]], (int)a[3]);
    return errno ? -1 : 0;
}
static long read_ahead(const long *a) { return readahead((int)a[0], offsets[a[1]], (size_t)a[2]); }
static long synchronise(const long *a) { return sync_file_range((int)a[0], offsets[a[1]], offsets[a[2]], (unsigned)a[3]); }
static long send_file(const long *a)
{
    where = offsets[a[2]];
    return sendfile64((int)a[0], (int)a[1], (off64_t *)&where, (size_t)a[3]);
}
static long copy(const long *a)
{
    long long to = 0;
    where = offsets[a[2]];
    return copy_file_range((int)a[0], (off64_t *)&where, (int)a[1], (off64_t *)&to, (size_t)a[3], 0);
}

static const struct row rows[] = {
    FUNCTION(seek, 0, KINDS, OFFSETS, SET(SEEK_SET, -1, 5, SEEK_CUR, SEEK_END)),
    FUNCTION(seek, 0, KINDS, OFFSETS, SET(SEEK_CUR, SEEK_END)),
    FUNCTION(read_at, 0, KINDS, BUFFER, SET(4, 0, 1), OFFSETS),
    FUNCTION(write_at, RENEW, KINDS, BUFFER, SET(4, 0, 1), SET(0, 1, 2, 3, 4, 5, 6)),
    FUNCTION(readv_at, 0, KINDS, SET(AT(vector), AT(matrix_nothing), 0), SET(2, -1, 0), OFFSETS),
    FUNCTION(writev_at, RENEW, KINDS, SET(AT(vector), AT(matrix_nothing), 0), SET(2, -1, 0), SET(0, 1, 2, 3, 4, 5, 6)),
    FUNCTION(readv_by, 0, KINDS, OFFSETS, SET(0, 1 << 30, INT_MIN, 1, 2, 4)),
    FUNCTION(writev_by, RENEW, KINDS, SET(0, 1, 2, 3, 4, 5, 6), SET(0, 1 << 30, INT_MIN, 1, 2, 4)),
    FUNCTION(shorten, RENEW, KINDS, SET(0, 1, 2, 4, 5, 6)),
    FUNCTION(shorten_path, RENEW, PATHS, SET(0, 1, 2, 4, 5, 6)),
    FUNCTION(allocate, RENEW, SET(F_READ, -1, 99, F_FOLDER, F_PIPE, F_STREAM, F_PATH), SET(0, -1, 0x100), OFFSETS, LENGTHS),
    FUNCTION(advise, 0, KINDS, OFFSETS, LENGTHS, SET(0, -1, 6, 1, 2, 3, 4, 5)),
    FUNCTION(read_ahead, 0, KINDS, OFFSETS, SET(4, 0, 65536)),
    FUNCTION(synchronise, 0, KINDS, OFFSETS, LENGTHS, SET(0, -1, 8, 1, 2, 4, 7)),
    FUNCTION(send_file, RENEW, SET(F_PIPE_END, -1, 99, F_READ, F_FOLDER, F_NULL), SET(F_READ, -1, 99, F_WRITE, F_FOLDER, F_PIPE), SET(0, 1, 2, 4, 3, 5, 6, 7, 8, 9, 10, 11), SET(4, 0)),
    FUNCTION(copy, RENEW, SET(F_READ, -1, 99, F_WRITE, F_FOLDER, F_PIPE), SET(F_WRITE, -1, 99, F_READ, F_FOLDER, F_PIPE), SET(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), SET(0)),
};

int main(void)
{
    matrix(rows, sizeof rows / sizeof *rows);
    return 0;
}

/* stdout:
seek 0 EBADF*3 0*3 ESPIPE*3 0*2 EBADF EINVAL*3 4 16 17 2147483647*5 EINVAL*3 2147483647 16 EBADF*18 EINVAL*2 15
 EINVAL*6
seek 0 EBADF*3 0*3 ESPIPE*3 0*2 EBADF EINVAL*3 4 20 37 2147483647*5 EINVAL 16 EBADF*12 15 EINVAL*2
read_at 4 EBADF*3 4 EBADF EISDIR ESPIPE*4 0 EBADF EFAULT*2 4 0 1 EINVAL*3 4 0*8 EBADF*15 EINVAL*2 EBADF EINVAL*2
 EBADF EINVAL*2 EBADF 0 EFAULT 0 EFAULT 0 1 EINVAL*11 0 EINVAL*3
write_at 4 EBADF*4 4 EBADF ESPIPE*4 4 EBADF EFAULT*2 4 0 1 EINVAL*3 4*3 EBADF*15 EINVAL*2 EBADF EINVAL*2 EBADF EINVAL*2
 EBADF 0 EFAULT 0 EFAULT 0 1 EINVAL*11 0 EINVAL*3
readv_at 8 EBADF*3 8 EBADF EISDIR ESPIPE*4 0 EBADF EFAULT*2 EINVAL 0 EINVAL*3 8 0*8 EBADF*12 EINVAL*2 EBADF EINVAL*2
 EBADF EINVAL*2 EBADF EINVAL 0 EINVAL 0 EINVAL*2 EFAULT EINVAL*2 EFAULT EINVAL*5 0
writev_at 8 EBADF*4 8 EBADF ESPIPE*4 8 EBADF EFAULT*2 EINVAL 0 EINVAL*3 8*3 EBADF*12 EINVAL*2 EBADF EINVAL*2 EBADF
 EINVAL*2 EBADF EINVAL 0 EINVAL 0 EINVAL*2 EFAULT EINVAL*2 EFAULT EINVAL*5 0
readv_by 8 EBADF*3 8 EBADF EISDIR ESPIPE*4 0 EBADF 8 EINVAL*2 8 0*8 EOPNOTSUPP*2 8*3 EBADF EINVAL EBADF*2 EINVAL
 EBADF*2 EINVAL EBADF*10 EOPNOTSUPP*2 8 EINVAL*6
writev_by 8 EBADF*4 8 EBADF ESPIPE*4 8 EBADF 8 EINVAL*2 8*3 EOPNOTSUPP*2 8*3 EBADF EINVAL EBADF*2 EINVAL EBADF*2
 EINVAL EBADF*10 EOPNOTSUPP*2 8 EINVAL*6
shorten 0 EBADF*3 EINVAL 0 EINVAL*6 EBADF EINVAL*2 0*3 EINVAL*2 EBADF EINVAL*2 EBADF EINVAL*2 EBADF
shorten_path 0 ENOENT EFAULT*2 ENOENT EISDIR*2 ENOTDIR*2 ENOENT ELOOP ENOENT 0 EISDIR*3 0 EACCES ENAMETOOLONG*2
 EINVAL*2 0*3 EINVAL*2 ENOENT EINVAL*2 EFAULT EINVAL*2 EFAULT
allocate EBADF*5 ENODEV EBADF EOPNOTSUPP*2 EINVAL*2 EBADF*10 EINVAL*2 EBADF EINVAL EBADF*8 EOPNOTSUPP*2 EBADF*6
 EINVAL*2 EBADF*7 EINVAL*2 EBADF EINVAL*2 EOPNOTSUPP EINVAL*2 EOPNOTSUPP EINVAL*2 EOPNOTSUPP EINVAL*2 EOPNOTSUPP
 EINVAL*8 EBADF
advise 0 EBADF*3 0*3 ESPIPE*2 0*3 EBADF 0*13 EINVAL 0 EINVAL 0*4 EINVAL*2 0*5 EBADF*27 0 EINVAL 0*2 EINVAL 0*2 EINVAL
 0 EINVAL*2 0 EINVAL*2 0 EINVAL*2 0 EINVAL*2 0 EINVAL*5 0
read_ahead 0 EBADF*3 0 EBADF EINVAL*2 EBADF EINVAL*3 EBADF 0*14 EBADF*15 0*6
synchronise 0 EBADF*3 0*3 ESPIPE*5 EBADF EINVAL*3 0*10 EINVAL 0 EINVAL 0*4 EINVAL*2 0*4 EBADF*27 EINVAL*6 0 EINVAL*13
 0 EINVAL*5 0
send_file 4 EBADF*4 4 EBADF*3 EINVAL ESPIPE EINVAL*2 4 EINVAL 0*8 EBADF*9 EINVAL*2 EBADF EINVAL*2 EBADF EINVAL*2
 EBADF*16 EINVAL*2 0
copy 0 EBADF*3 EISDIR EINVAL EBADF*3 EISDIR EINVAL*3 0*9 EBADF*27
*/
