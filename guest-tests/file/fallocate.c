// fallocate: which modes there are, what they do to sizes, contents and mappings, and lengths that are too large.
// qemu: not sparc, it ends with SIGSEGV
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

enum { KEEP = 1, PUNCH = 2, STALE = 4, COLLAPSE = 8, ZERO = 16, INSERT = 32, U = 65536 };
static sigjmp_buf back;
static int fd;

static void handler(int sig)
{
    siglongjmp(back, sig);
}

static void call(const char *what, int mode, off64_t offset, off64_t len)
{
    struct stat st;
    errno = 0;
    int r = fallocate64(fd, mode, offset, len);
    fstat(fd, &st);
    printf("%s: %s, %ld\n", what, r ? strerror(errno) : "0", (long)st.st_size);
}

static void touch(const char *what, const volatile char *p)
{
    int sig = sigsetjmp(back, 1);
    printf("%s: %d\n", what, sig ? -sig * (sig == SIGBUS) / sig : *p);
}

int main(void)
{
    char name[] = "/tmp/fallocate-XXXXXX";
    signal(SIGBUS, handler);
    fd = memfd_create("memory", 0);
    call("nothing", 0, 0, 0);
    call("length -1", 0, 0, -1);
    call("offset -1", 0, -1, 1);
    call("too far", 0, INT64_MAX, 1);
    call("too far by one", 0, INT64_MAX - 4, 8);
    call("longer", 0, 0, 4 * U);
    call("longer, but the size", KEEP, 0, 8 * U);
    char *p = mmap(NULL, 4 * U, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    memset(p, 'x', 4 * U);
    call("hole", PUNCH | KEEP, U, U);
    touch("before the hole", p);
    touch("in the hole", p + U);
    touch("after the hole", p + 2 * U);
    call("hole without KEEP_SIZE", PUNCH, 0, U);
    call("stale", STALE, 0, U);
    call("unknown", 256, 0, U);
    call("negative", -1, 0, U);
    call("hole and zero", PUNCH | ZERO | KEEP, 0, U);
    call("collapse and keep", COLLAPSE | KEEP, 0, U);
    call("insert and collapse", COLLAPSE | INSERT, 0, U);
    struct rlimit limit = {5 * U, RLIM_INFINITY};
    setrlimit(RLIMIT_FSIZE, &limit);
    signal(SIGXFSZ, SIG_IGN);
    call("limit", 0, 5 * U, 1);
    call("within the limit", 0, 0, 5 * U);
    call("limit, within the size", PUNCH | KEEP, 5 * U, U);
    limit.rlim_cur = RLIM_INFINITY;
    setrlimit(RLIMIT_FSIZE, &limit);
    fd = open("/dev/null", O_RDONLY);
    call("read only", 0, 0, 1);
    call("read only, unknown", 256, 0, 1);
    call("read only, nothing", 0, 0, 0);
    /* Not every file system collapses. */
    fd = mkstemp(name);
    unlink(name);
    if (ftruncate(fd, 4 * U))
        return 1;
    p = mmap(NULL, 4 * U, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    memset(p, 'y', 4 * U);
    if (fallocate(fd, COLLAPSE, 0, 2 * U) && ftruncate(fd, 2 * U))
        return 1;
    touch("collapsed", p + 2 * U - 1);
    touch("beyond", p + 2 * U);
    printf("%d\n", (int)write(fd, p + 2 * U, 1));
    return 0;
}

/* stdout:
nothing: Invalid argument, 0
length -1: Invalid argument, 0
offset -1: Invalid argument, 0
too far: File too large, 0
too far by one: File too large, 0
longer: 0, 262144
longer, but the size: 0, 262144
hole: 0, 262144
before the hole: 120
in the hole: 0
after the hole: 120
hole without KEEP_SIZE: Operation not supported, 262144
stale: Operation not supported, 262144
unknown: Operation not supported, 262144
negative: Operation not supported, 262144
hole and zero: Operation not supported, 262144
collapse and keep: Operation not supported, 262144
insert and collapse: Operation not supported, 262144
limit: File too large, 262144
within the limit: 0, 327680
limit, within the size: 0, 327680
read only: Bad file descriptor, 0
read only, unknown: Operation not supported, 0
read only, nothing: Invalid argument, 0
collapsed: 121
beyond: -1
-1
*/
