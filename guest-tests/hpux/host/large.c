// Files beyond 2 GiB with _FILE_OFFSET_BITS=64, of 32-bit programs too.
#define _FILE_OFFSET_BITS 64
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const off_t far = 5000000000;

static void locks(int fd)
{
    struct flock l = {F_WRLCK, SEEK_SET, 0, 10, 0};
    int status;

    l.l_start = far;
    printf("lock %d", fcntl(fd, F_SETLK, &l));
    fflush(stdout);
    const pid_t child = fork();

    if (!child) {
        struct flock other = {F_WRLCK, SEEK_SET, 0, 0, 0};

        other.l_start = far + 3;
        other.l_len = 1;
        if (fcntl(fd, F_GETLK, &other))
            _exit(100);
        _exit(other.l_type == F_WRLCK && other.l_start == far && other.l_len == 10 && other.l_pid == getppid() ? 7 : 8);
    }
    waitpid(child, &status, 0);
    printf(" seen %d", WEXITSTATUS(status));
    lseek(fd, far + 100, SEEK_SET);
    printf(" lockf %d\n", lockf(fd, F_TLOCK, far));
}

int main(void)
{
    char path[] = "/tmp/large-XXXXXX", text[8] = "";
    struct stat status;
    FILE *f;
    const int fd = mkstemp(path);

    printf("size %d, pwrite %d", (int)sizeof(off_t), (int)pwrite(fd, "far", 4, far));
    printf(", stat %d", fstat(fd, &status));
    printf(" %lld", (long long)status.st_size);
    printf(", seek %lld", (long long)lseek(fd, 0, SEEK_END));
    printf(", pread %d", (int)pread(fd, text, 4, far));
    printf(" %s\n", text);
    const char *map = mmap(NULL, 65536, PROT_READ, MAP_SHARED, fd, 4999987200);

    printf("map %.3s\n", map == MAP_FAILED ? strerror(errno) : map + (far - 4999987200));
    locks(fd);
    f = fopen(path, "r");
    printf("fseeko %d", fseeko(f, far + 1, SEEK_SET));
    printf(" %c", getc(f));
    printf(" %lld\n", (long long)ftello(f));
    fclose(f);
    printf("truncate %d", truncate(path, far - 1));
    printf(" %d", stat(path, &status));
    printf(" %lld\n", (long long)status.st_size);
    close(fd);
    printf("remove %d", remove(path));
    printf(" mkdir %d", mkdir(path, 0700));
    printf(" remove %d\n", remove(path));
    return 0;
}
