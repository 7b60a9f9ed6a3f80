// mlock and its relatives: what VmLck counts, limits, fork, MAP_LOCKED, MCL_FUTURE, locked pages refuse advice; seals; checks of mmap.
// qemu: no, it shows the host's VmLck
#include <fcntl.h>
#include <linux/capability.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static long page, base;

/* Returns the locked pages of the process, beyond those at its start. */
static long locked(void)
{
    char line[256];
    long kb = -1;
    FILE *status = fopen("/proc/self/status", "r");
    while (fgets(line, sizeof line, status))
        sscanf(line, "VmLck: %ld kB", &kb);
    fclose(status);
    return kb * 1024 / page - base;
}

static char *map(size_t pages, int flags)
{
    return mmap(NULL, pages * (size_t)page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | flags, -1, 0);
}

static void ranges(void)
{
    char *at = map(8, 0);
    CHECK(mlock(at + page, 2 * (size_t)page) == 0 && locked() == 2);
    CHECK(mlock(at + 2 * page + 100, (size_t)page) == 0 && locked() == 3);
    CHECK(munlock(at + 2 * page, (size_t)page) == 0 && locked() == 2);
    CHECK(madvise(at + page, (size_t)page, MADV_DONTNEED) == -1 && errno == EINVAL);
    CHECK(madvise(at + 2 * page, (size_t)page, MADV_DONTNEED) == 0);
    CHECK(msync(at + page, (size_t)page, MS_SYNC | MS_INVALIDATE) == -1 && errno == EBUSY);
    CHECK(msync(at + page, (size_t)page, MS_SYNC) == 0 && msync(at, (size_t)page, MS_SYNC | MS_INVALIDATE) == 0);
    fflush(stdout);
    pid_t child = fork();
    int status = -1;
    if (child == 0)
        _exit(locked() == -base ? 0 : 1);
    CHECK(waitpid(child, &status, 0) == child && status == 0);
    CHECK(munmap(at, 8 * (size_t)page) == 0 && locked() == 0);
    at = map(4, MAP_LOCKED);
    CHECK(locked() == 4);
    munmap(at, 4 * (size_t)page);
}

static void all(void)
{
    CHECK(mlockall(0) == -1 && errno == EINVAL && mlockall(MCL_ONFAULT) == -1 && errno == EINVAL);
    CHECK(mlockall(MCL_FUTURE) == 0 && locked() == 0);
    char *at = map(3, 0);
    CHECK(locked() == 3);
    CHECK(munlockall() == 0 && locked() == 0);
    munmap(at, 3 * (size_t)page);
    at = map(2, 0);
    CHECK(locked() == 0 && mlockall(MCL_CURRENT) == 0 && locked() > 2);
    CHECK(munlockall() == 0 && locked() == 0);
    munmap(at, 2 * (size_t)page);
}

static void limits(void)
{
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[2] = {{0}};
    struct rlimit limit = {4 * (rlim_t)page, 4 * (rlim_t)page};
    char *at = map(8, 0);
    CHECK(syscall(SYS_capset, &header, none) == 0 && setrlimit(RLIMIT_MEMLOCK, &limit) == 0);
    CHECK(mlock(at, 5 * (size_t)page) == -1 && errno == ENOMEM && locked() == 0);
    CHECK(mlock(at, 4 * (size_t)page) == 0 && mlock(at, 4 * (size_t)page) == 0 && locked() == 4);
    CHECK(map(1, MAP_LOCKED) == MAP_FAILED && errno == EAGAIN);
    CHECK(mlockall(MCL_CURRENT) == -1 && errno == ENOMEM);
    limit.rlim_cur = 0;
    CHECK(setrlimit(RLIMIT_MEMLOCK, &limit) == 0 && mlock(at, 1) == -1 && errno == EPERM);
    CHECK(map(1, MAP_LOCKED) == MAP_FAILED && errno == EPERM && munlock(at, 8 * (size_t)page) == 0);
}

static void checks(void)
{
    int fd = memfd_create("sealed", MFD_ALLOW_SEALING);
    CHECK(ftruncate(fd, page) == 0);
    char *at = mmap(NULL, (size_t)page, PROT_READ, MAP_SHARED, fd, 0);
    CHECK(at != MAP_FAILED && fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == -1 && errno == EBUSY);
    CHECK(munmap(at, (size_t)page) == 0 && fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == 0);
    at = mmap(NULL, (size_t)page, PROT_READ, MAP_SHARED, fd, 0);
    CHECK(at != MAP_FAILED && mprotect(at, (size_t)page, PROT_READ | PROT_WRITE) == -1 && errno == EACCES);
    close(fd);
    CHECK(mmap(NULL, 0, PROT_READ, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EBADF);
    fd = open("checks", O_RDWR | O_CREAT | O_TRUNC, 0600);
    CHECK(mmap(NULL, (size_t)page, PROT_READ, MAP_SHARED_VALIDATE | (1 << 10), fd, 0) == MAP_FAILED && errno == EOPNOTSUPP);
    close(fd);
    unlink("checks");
}

int main(void)
{
    page = sysconf(_SC_PAGESIZE);
    base = locked();
    ranges();
    all();
    checks();
    limits();
}

/* stdout:
yes mlock(at + page, 2 * (size_t)page) == 0 && locked() == 2
yes mlock(at + 2 * page + 100, (size_t)page) == 0 && locked() == 3
yes munlock(at + 2 * page, (size_t)page) == 0 && locked() == 2
yes madvise(at + page, (size_t)page, MADV_DONTNEED) == -1 && errno == EINVAL
yes madvise(at + 2 * page, (size_t)page, MADV_DONTNEED) == 0
yes msync(at + page, (size_t)page, MS_SYNC | MS_INVALIDATE) == -1 && errno == EBUSY
yes msync(at + page, (size_t)page, MS_SYNC) == 0 && msync(at, (size_t)page, MS_SYNC | MS_INVALIDATE) == 0
yes waitpid(child, &status, 0) == child && status == 0
yes munmap(at, 8 * (size_t)page) == 0 && locked() == 0
yes locked() == 4
yes mlockall(0) == -1 && errno == EINVAL && mlockall(MCL_ONFAULT) == -1 && errno == EINVAL
yes mlockall(MCL_FUTURE) == 0 && locked() == 0
yes locked() == 3
yes munlockall() == 0 && locked() == 0
yes locked() == 0 && mlockall(MCL_CURRENT) == 0 && locked() > 2
yes munlockall() == 0 && locked() == 0
yes ftruncate(fd, page) == 0
yes at != MAP_FAILED && fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == -1 && errno == EBUSY
yes munmap(at, (size_t)page) == 0 && fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == 0
yes at != MAP_FAILED && mprotect(at, (size_t)page, PROT_READ | PROT_WRITE) == -1 && errno == EACCES
yes mmap(NULL, 0, PROT_READ, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EBADF
yes mmap(NULL, (size_t)page, PROT_READ, MAP_SHARED_VALIDATE | (1 << 10), fd, 0) == MAP_FAILED && errno == EOPNOTSUPP
yes syscall(SYS_capset, &header, none) == 0 && setrlimit(RLIMIT_MEMLOCK, &limit) == 0
yes mlock(at, 5 * (size_t)page) == -1 && errno == ENOMEM && locked() == 0
yes mlock(at, 4 * (size_t)page) == 0 && mlock(at, 4 * (size_t)page) == 0 && locked() == 4
yes map(1, MAP_LOCKED) == MAP_FAILED && errno == EAGAIN
yes mlockall(MCL_CURRENT) == -1 && errno == ENOMEM
yes setrlimit(RLIMIT_MEMLOCK, &limit) == 0 && mlock(at, 1) == -1 && errno == EPERM
yes map(1, MAP_LOCKED) == MAP_FAILED && errno == EPERM && munlock(at, 8 * (size_t)page) == 0
*/
