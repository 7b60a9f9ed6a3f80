// Calls whose effect a program does not see, by their arguments: readahead, sync_file_range, fadvise, the calls that write files out.
// qemu: no, it lacks some of them
#include <fcntl.h>
#include "answers.h"

/* Of a file, a descriptor without write access, a pipe and none. */
#define OF_EACH(function, ...)                    \
    do {                                          \
        SHOW(function(file, ##__VA_ARGS__));      \
        SHOW(function(read_only, ##__VA_ARGS__)); \
        SHOW(function(write_end, ##__VA_ARGS__)); \
        SHOW(function(path, ##__VA_ARGS__));      \
        SHOW(function(-1, ##__VA_ARGS__));        \
    } while (0)

int main(void)
{
    int pipes[2];
    must(pipe(pipes), "pipe");
    int file = (int)must(open("f", O_RDWR | O_CREAT, 0600), "open"), read_only = (int)must(open("f", O_RDONLY), "open");
    int write_end = pipes[1], path = (int)must(open("f", O_PATH), "open"), only_written = (int)must(open("f", O_WRONLY), "open");
    must(ftruncate(file, 10000), "ftruncate");

    OF_EACH(readahead, 0, 4096);
    SHOW(readahead(only_written, 0, 4096));
    SHOW(readahead(file, 1ll << 33, 4096));
    SHOW(lseek(file, 0, SEEK_CUR));
    OF_EACH(sync_file_range, 0, 0, 7);
    SHOW(sync_file_range(file, 4096, 100, SYNC_FILE_RANGE_WRITE));
    SHOW(sync_file_range(file, 0, 0, 0));
    SHOW(sync_file_range(file, 0, 0, 8));
    SHOW(sync_file_range(file, -1, 10, 1));
    SHOW(sync_file_range(file, 10, -1, 1));
    SHOW(sync_file_range(file, 1ll << 62, 1ll << 62, 1));
    SHOW(sync_file_range(file, (1ll << 62) - 1, 1ll << 62, 1));
    OF_EACH(fsync);
    OF_EACH(fdatasync);
    OF_EACH(syncfs);
    sync();
    /* It returns the error. */
    SHOW(posix_fadvise64(file, 0, 0, POSIX_FADV_SEQUENTIAL) == 0);
    SHOW(posix_fadvise64(file, 0, 100, POSIX_FADV_DONTNEED) == 0);
    SHOW(posix_fadvise64(file, 0, -1, POSIX_FADV_NORMAL) == EINVAL);
    SHOW(posix_fadvise64(file, 0, 0, 8) == EINVAL);
    SHOW(posix_fadvise64(file, 0, 0, -1) == EINVAL);
    SHOW(posix_fadvise64(write_end, 0, 0, 0) == ESPIPE);
    SHOW(posix_fadvise64(path, 0, 0, 0) == EBADF);
    SHOW(posix_fadvise64(-1, 0, 0, 0) == EBADF);
}

/* stdout:
readahead(file, 0, 4096) = 0
readahead(read_only, 0, 4096) = 0
readahead(write_end, 0, 4096): EBADF
readahead(path, 0, 4096): EBADF
readahead(-1, 0, 4096): EBADF
readahead(only_written, 0, 4096): EBADF
readahead(file, 1ll << 33, 4096) = 0
lseek(file, 0, SEEK_CUR) = 0
sync_file_range(file, 0, 0, 7) = 0
sync_file_range(read_only, 0, 0, 7) = 0
sync_file_range(write_end, 0, 0, 7): ESPIPE
sync_file_range(path, 0, 0, 7): EBADF
sync_file_range(-1, 0, 0, 7): EBADF
sync_file_range(file, 4096, 100, SYNC_FILE_RANGE_WRITE) = 0
sync_file_range(file, 0, 0, 0) = 0
sync_file_range(file, 0, 0, 8): EINVAL
sync_file_range(file, -1, 10, 1): EINVAL
sync_file_range(file, 10, -1, 1): EINVAL
sync_file_range(file, 1ll << 62, 1ll << 62, 1): EINVAL
sync_file_range(file, (1ll << 62) - 1, 1ll << 62, 1) = 0
fsync(file) = 0
fsync(read_only) = 0
fsync(write_end): EINVAL
fsync(path): EBADF
fsync(-1): EBADF
fdatasync(file) = 0
fdatasync(read_only) = 0
fdatasync(write_end): EINVAL
fdatasync(path): EBADF
fdatasync(-1): EBADF
syncfs(file) = 0
syncfs(read_only) = 0
syncfs(write_end) = 0
syncfs(path): EBADF
syncfs(-1): EBADF
posix_fadvise64(file, 0, 0, POSIX_FADV_SEQUENTIAL) == 0 = 1
posix_fadvise64(file, 0, 100, POSIX_FADV_DONTNEED) == 0 = 1
posix_fadvise64(file, 0, -1, POSIX_FADV_NORMAL) == EINVAL = 1
posix_fadvise64(file, 0, 0, 8) == EINVAL = 1
posix_fadvise64(file, 0, 0, -1) == EINVAL = 1
posix_fadvise64(write_end, 0, 0, 0) == ESPIPE = 1
posix_fadvise64(path, 0, 0, 0) == EBADF = 1
posix_fadvise64(-1, 0, 0, 0) == EBADF = 1
*/
