// RLIMIT_AS and RLIMIT_MEMLOCK to the page: mmap, mremap, brk, what a fixed mapping replaces, locked memory.
// qemu: no, it has no such limits
// root: it gives up its privilege
#define _GNU_SOURCE
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include "answers.h"

enum { RW = PROT_READ | PROT_WRITE, ANON = MAP_PRIVATE | MAP_ANONYMOUS };
static size_t page;

static size_t size(void)
{
    static char text[200];
    FILE *f = fopen("/proc/self/statm", "r");
    setvbuf(f, text, _IOFBF, sizeof text);
    size_t pages = 0;
    must(fscanf(f, "%zu", &pages) - 1, "fscanf");
    fclose(f);
    return pages * page;
}

/* Sets the limit to the current size and `more` pages; -1: none. */
static void limit(long more)
{
    struct rlimit r = {more < 0 ? RLIM_INFINITY : size() + (size_t)more * page, RLIM_INFINITY};
    must(setrlimit(RLIMIT_AS, &r), "setrlimit");
}

static int ok(void *p)
{
    return p == MAP_FAILED ? -1 : 0;
}

static void addresses(void)
{
    char *old = mmap(NULL, 8 * page, RW, ANON, -1, 0);
    limit(4);
    SHOW(ok(mmap(NULL, 5 * page, RW, ANON, -1, 0)));
    SHOW(ok(mmap(NULL, 5 * page, PROT_NONE, ANON, -1, 0)));
    SHOW(ok(mmap(NULL, 5 * page, RW, MAP_SHARED | MAP_ANONYMOUS, -1, 0)));
    SHOW(ok(mmap(old, 8 * page, RW, ANON | MAP_FIXED, -1, 0)));
    SHOW(ok(mremap(old, 8 * page, 13 * page, MREMAP_MAYMOVE)));
    SHOW(ok(mremap(old, 4 * page, 9 * page, MREMAP_MAYMOVE)));
    void *p = mmap(NULL, 4 * page, RW, ANON, -1, 0);
    SHOW(ok(p));
    SHOW(ok(mmap(NULL, 1, RW, ANON, -1, 0)));
    SHOW(munmap(p, 4 * page));
    p = mremap(old, 8 * page, 12 * page, MREMAP_MAYMOVE);
    SHOW(ok(p));
    SHOW(munmap((char *)p + 8 * page, 4 * page));
    limit(-1);
    SHOW(munmap(p, 8 * page));
}

static uintptr_t grow(uintptr_t brk, long pages)
{
    uintptr_t now = (uintptr_t)syscall(SYS_brk, brk + (uintptr_t)pages * page);
    printf("brk + %ld: %s\n", pages, now == brk + (uintptr_t)pages * page ? "grown" : now == brk ? "as before" : "?");
    return now;
}

static void heap(void)
{
    uintptr_t brk = (uintptr_t)syscall(SYS_brk, 0);
    brk = (uintptr_t)syscall(SYS_brk, (brk + page - 1) / page * page);
    limit(3);
    grow(brk, 4);
    grow(brk, 3);
    syscall(SYS_brk, brk);
    limit(-1);
    grow(brk, 4);
    syscall(SYS_brk, brk);
}

static void locked(void)
{
    struct rlimit r = {4 * page, 4 * page};
    char *p = mmap(NULL, 8 * page, RW, ANON, -1, 0);
    must(setrlimit(RLIMIT_MEMLOCK, &r), "setrlimit");
    must(setresuid(4711, 4711, 4711), "setresuid");
    SHOW(mlock(p, 5 * page));
    SHOW(mlock(p, 4 * page));
    SHOW(mlock(p, 4 * page));
    SHOW(mlock(p + 4 * page, 1));
    SHOW(munlock(p, page));
    SHOW(mlock(p + 4 * page, 1));
    SHOW(ok(mmap(NULL, page, RW, ANON | MAP_LOCKED, -1, 0)));
    SHOW(ok(mremap(p + page, 3 * page, 4 * page, MREMAP_MAYMOVE)));
    SHOW(mlockall(MCL_CURRENT));
    SHOW(mlockall(MCL_FUTURE));
    SHOW(ok(mmap(NULL, page, RW, ANON, -1, 0)));
    uintptr_t brk = (uintptr_t)syscall(SYS_brk, 0);
    brk = (uintptr_t)syscall(SYS_brk, (brk + page - 1) / page * page);
    grow((uintptr_t)syscall(SYS_brk, 0), 1);
    SHOW(munlockall());
    SHOW(mlock(p, 0));
    SHOW(mlock((void *)-(long)page, 2 * page));
    SHOW(mlockall(0));
    SHOW(mlockall(8));
    SHOW(mlockall(4));
}

int main(void)
{
    page = (size_t)sysconf(_SC_PAGESIZE);
    setvbuf(stdout, NULL, _IOLBF, 0);
    printf("begins\n");
    size();
    addresses();
    heap();
    locked();
}

/* stdout:
begins
ok(mmap(NULL, 5 * page, RW, ANON, -1, 0)): ENOMEM
ok(mmap(NULL, 5 * page, PROT_NONE, ANON, -1, 0)): ENOMEM
ok(mmap(NULL, 5 * page, RW, MAP_SHARED | MAP_ANONYMOUS, -1, 0)): ENOMEM
ok(mmap(old, 8 * page, RW, ANON | MAP_FIXED, -1, 0)) = 0
ok(mremap(old, 8 * page, 13 * page, MREMAP_MAYMOVE)): ENOMEM
ok(mremap(old, 4 * page, 9 * page, MREMAP_MAYMOVE)): ENOMEM
ok(p) = 0
ok(mmap(NULL, 1, RW, ANON, -1, 0)): ENOMEM
munmap(p, 4 * page) = 0
ok(p) = 0
munmap((char *)p + 8 * page, 4 * page) = 0
munmap(p, 8 * page) = 0
brk + 4: as before
brk + 3: grown
brk + 4: grown
mlock(p, 5 * page): ENOMEM
mlock(p, 4 * page) = 0
mlock(p, 4 * page) = 0
mlock(p + 4 * page, 1): ENOMEM
munlock(p, page) = 0
mlock(p + 4 * page, 1) = 0
ok(mmap(NULL, page, RW, ANON | MAP_LOCKED, -1, 0)): EAGAIN
ok(mremap(p + page, 3 * page, 4 * page, MREMAP_MAYMOVE)): EAGAIN
mlockall(MCL_CURRENT): ENOMEM
mlockall(MCL_FUTURE) = 0
ok(mmap(NULL, page, RW, ANON, -1, 0)): EAGAIN
brk + 1: as before
munlockall() = 0
mlock(p, 0) = 0
mlock((void *)-(long)page, 2 * page): EINVAL
mlockall(0): EINVAL
mlockall(8): EINVAL
mlockall(4): EINVAL
*/
