// madvise, mmap, mremap, msync, mlock and mincore: flags and advice that few programs give, what they change, and their errors.
// qemu: no, its answers are those of the host's pages
#include <fcntl.h>
#include <string.h>
#include <sys/wait.h>
#include "answers.h"

static size_t page;

static char *fresh(size_t pages, int flags)
{
    char *p = mmap(NULL, pages * page, PROT_READ | PROT_WRITE, flags | MAP_ANONYMOUS, -1, 0);
    CHECK(p != MAP_FAILED);
    return p;
}

static void advise(int result)
{
    printf(" %s", result ? strerrorname_np(errno) : "ok");
}

static void advice(void)
{
    static const struct {
        const char *name;
        int value;
    } all[] = {{"normal", MADV_NORMAL},     {"random", MADV_RANDOM},       {"sequential", MADV_SEQUENTIAL}, {"willneed", MADV_WILLNEED},
               {"dontneed", MADV_DONTNEED}, {"free", MADV_FREE},           {"dontfork", MADV_DONTFORK},
               {"dofork", MADV_DOFORK},     {"dontdump", MADV_DONTDUMP},   {"dodump", MADV_DODUMP},         {"wipeonfork", MADV_WIPEONFORK},
               {"keeponfork", MADV_KEEPONFORK}, {"cold", MADV_COLD},       {"pageout", MADV_PAGEOUT},       {"nothing", 9999}};
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
        char *p = mmap(NULL, 3 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        char *s = mmap(NULL, 3 * page, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        p[0] = p[page] = s[0] = s[page] = 7;
        printf("%s:", all[i].name);
        advise(madvise(p + page, page, all[i].value));
        advise(madvise(s + page, page, all[i].value));
        advise(madvise(p + 1, page, all[i].value));
        advise(madvise(p, 0, all[i].value));
        advise(madvise(p, -page, all[i].value));
        munmap(p + 2 * page, page);
        advise(madvise(p + page, 2 * page, all[i].value));
        if (all[i].value == MADV_FREE)
            p[page] = 1; // freed pages may keep their bytes
        fflush(stdout);
        if (!fork()) {
            int wiped = all[i].value == MADV_DONTFORK ? madvise(p + page, page, MADV_NORMAL) && errno == ENOMEM ? -1 : 0 : p[page];
            printf(", %d %d %d", p[0], wiped, s[page]);
            fflush(stdout);
            _exit(0);
        }
        wait(NULL);
        printf(", %d %d %d %d\n", p[0], p[page], s[0], s[page]);
        munmap(p, 2 * page);
        munmap(s, 3 * page);
    }
}

static void mapping(void)
{
    char *p = fresh(4, MAP_PRIVATE);
    munmap(p + page, page);
    CHECK(mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == p + page);
    CHECK(mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == MAP_FAILED && errno == EEXIST);
    munmap(p + page, page);
    CHECK(mmap(p, 2 * page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == MAP_FAILED && errno == EEXIST);
    CHECK(mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == p + page); // a hint that is free
    CHECK(mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != p + page); // one that is not
    CHECK(mmap(p + 1, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED && errno == EINVAL);
    CHECK(mmap(NULL, page, PROT_READ, MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL);
    CHECK(mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL);
    CHECK(mmap(NULL, page, PROT_READ, MAP_PRIVATE, -1, 0) == MAP_FAILED && errno == EBADF);
    CHECK(mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0) != MAP_FAILED);
    CHECK(mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK | MAP_NONBLOCK, -1, 0) != MAP_FAILED);
    int fd = open(".", O_RDONLY | O_DIRECTORY), w = open("/dev/null", O_WRONLY);
    CHECK(mmap(NULL, page, PROT_READ, MAP_PRIVATE, fd, 0) == MAP_FAILED && errno == ENODEV);
    CHECK(mmap(NULL, page, PROT_READ, MAP_PRIVATE, w, 0) == MAP_FAILED && errno == EACCES);
    SHOW(munmap(p + 1, page));
    SHOW(munmap(p, 0));
    SHOW(mprotect(p + 1, page, PROT_READ));
    SHOW(mprotect(p, 0, PROT_READ));
    SHOW(mprotect(p, page, 0x100000));
    munmap(p + 2 * page, page);
    SHOW(mprotect(p, 3 * page, PROT_READ));
}

static void moving(void)
{
    char *p = fresh(6, MAP_PRIVATE), *to = fresh(6, MAP_PRIVATE);
    strcpy(p, "first");
    strcpy(p + page, "second");
    CHECK(mremap(p, 2 * page, page, 0) == p);
    CHECK(mremap(p, page, 2 * page, 0) == p && p[page] == 0); // it grows where there is room
    CHECK(mremap(p, 2 * page, 3 * page, 0) == MAP_FAILED && errno == ENOMEM);
    CHECK(mremap(p, page, page, MREMAP_FIXED, to) == MAP_FAILED && errno == EINVAL);
    CHECK(mremap(p, page, page, MREMAP_FIXED | MREMAP_MAYMOVE, to + 1) == MAP_FAILED && errno == EINVAL);
    CHECK(mremap(p, 2 * page, page, MREMAP_FIXED | MREMAP_MAYMOVE, p + page) == MAP_FAILED && errno == EINVAL);
    CHECK(mremap(p, page, 2 * page, MREMAP_FIXED | MREMAP_MAYMOVE, to + page) == to + page);
    printf("%s %d\n", to + page, to[2 * page]);
    CHECK(mremap(p, page, page, 0) == MAP_FAILED && errno == EFAULT);
    CHECK(mremap(to, page, 0, 0) == MAP_FAILED && errno == EINVAL);
    CHECK(mremap(to, page, page, 16) == MAP_FAILED && errno == EINVAL);
    CHECK(mremap(to + 1, page, page, 0) == MAP_FAILED && errno == EINVAL);
    char *moved = mremap(to + page, page, 5 * page, MREMAP_MAYMOVE);
    CHECK(moved != MAP_FAILED && strcmp(moved, "first") == 0);
}

static void syncing(void)
{
    char *p = fresh(3, MAP_SHARED);
    munmap(p + 2 * page, page);
    SHOW(msync(p, page, MS_SYNC));
    SHOW(msync(p, page, MS_ASYNC | MS_SYNC));
    SHOW(msync(p, page, 64));
    SHOW(msync(p + 1, page, MS_SYNC));
    SHOW(msync(p, 3 * page, MS_SYNC));
    SHOW(msync(p, 3 * page, MS_ASYNC));
    SHOW(mlock(p, page));
    SHOW(msync(p, page, MS_INVALIDATE));
    SHOW(munlock(p, page));
    SHOW(msync(p, page, MS_INVALIDATE));
    SHOW(mlock(p, 3 * page));
    SHOW(munlock(p, 3 * page));
    SHOW(call(mlock2, p, page, 2));
    SHOW(call(mlock2, p, page, 1));
    SHOW(mlockall(0));
    SHOW(mlockall(8));
    SHOW(mlockall(MCL_ONFAULT));
    SHOW(mlockall(MCL_CURRENT | MCL_ONFAULT));
    SHOW(munlockall());
    unsigned char in[3] = {2, 2, 2};
    SHOW(mincore(p + 1, page, in));
    SHOW(mincore(p, 3 * page, in));
    SHOW(mincore(p, page, no_access()));
}

int main(void)
{
    page = (size_t)sysconf(_SC_PAGESIZE);
    advice();
    mapping();
    moving();
    syncing();
}

/* stdout:
normal: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7, 7 7 7 7
random: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7, 7 7 7 7
sequential: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7, 7 7 7 7
willneed: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7, 7 7 7 7
dontneed: ok ok EINVAL ok EINVAL ENOMEM, 7 0 7, 7 0 7 7
free: ok EINVAL EINVAL ok EINVAL ENOMEM, 7 1 7, 7 1 7 7
dontfork: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7 7
dofork: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7, 7 7 7 7
dontdump: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7, 7 7 7 7
dodump: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7, 7 7 7 7
wipeonfork: ok EINVAL EINVAL ok EINVAL ENOMEM, 7 0 7, 7 7 7 7
keeponfork: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7, 7 7 7 7
cold: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7, 7 7 7 7
pageout: ok ok EINVAL ok EINVAL ENOMEM, 7 7 7, 7 7 7 7
nothing: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL, 7 7 7, 7 7 7 7
yes p != MAP_FAILED
yes mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == p + page
yes mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == MAP_FAILED && errno == EEXIST
yes mmap(p, 2 * page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == MAP_FAILED && errno == EEXIST
yes mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == p + page
yes mmap(p + page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != p + page
yes mmap(p + 1, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED && errno == EINVAL
yes mmap(NULL, page, PROT_READ, MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL
yes mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL
yes mmap(NULL, page, PROT_READ, MAP_PRIVATE, -1, 0) == MAP_FAILED && errno == EBADF
yes mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0) != MAP_FAILED
yes mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK | MAP_NONBLOCK, -1, 0) != MAP_FAILED
yes mmap(NULL, page, PROT_READ, MAP_PRIVATE, fd, 0) == MAP_FAILED && errno == ENODEV
yes mmap(NULL, page, PROT_READ, MAP_PRIVATE, w, 0) == MAP_FAILED && errno == EACCES
munmap(p + 1, page): EINVAL
munmap(p, 0): EINVAL
mprotect(p + 1, page, PROT_READ): EINVAL
mprotect(p, 0, PROT_READ) = 0
mprotect(p, page, 0x100000): EINVAL
mprotect(p, 3 * page, PROT_READ): ENOMEM
yes p != MAP_FAILED
yes p != MAP_FAILED
yes mremap(p, 2 * page, page, 0) == p
yes mremap(p, page, 2 * page, 0) == p && p[page] == 0
yes mremap(p, 2 * page, 3 * page, 0) == MAP_FAILED && errno == ENOMEM
yes mremap(p, page, page, MREMAP_FIXED, to) == MAP_FAILED && errno == EINVAL
yes mremap(p, page, page, MREMAP_FIXED | MREMAP_MAYMOVE, to + 1) == MAP_FAILED && errno == EINVAL
yes mremap(p, 2 * page, page, MREMAP_FIXED | MREMAP_MAYMOVE, p + page) == MAP_FAILED && errno == EINVAL
yes mremap(p, page, 2 * page, MREMAP_FIXED | MREMAP_MAYMOVE, to + page) == to + page
first 0
yes mremap(p, page, page, 0) == MAP_FAILED && errno == EFAULT
yes mremap(to, page, 0, 0) == MAP_FAILED && errno == EINVAL
yes mremap(to, page, page, 16) == MAP_FAILED && errno == EINVAL
yes mremap(to + 1, page, page, 0) == MAP_FAILED && errno == EINVAL
yes moved != MAP_FAILED && strcmp(moved, "first") == 0
yes p != MAP_FAILED
msync(p, page, MS_SYNC) = 0
msync(p, page, MS_ASYNC | MS_SYNC): EINVAL
msync(p, page, 64): EINVAL
msync(p + 1, page, MS_SYNC): EINVAL
msync(p, 3 * page, MS_SYNC): ENOMEM
msync(p, 3 * page, MS_ASYNC): ENOMEM
mlock(p, page) = 0
msync(p, page, MS_INVALIDATE): EBUSY
munlock(p, page) = 0
msync(p, page, MS_INVALIDATE) = 0
mlock(p, 3 * page): ENOMEM
munlock(p, 3 * page): ENOMEM
call(mlock2, p, page, 2): EINVAL
call(mlock2, p, page, 1) = 0
mlockall(0): EINVAL
mlockall(8): EINVAL
mlockall(MCL_ONFAULT): EINVAL
mlockall(MCL_CURRENT | MCL_ONFAULT) = 0
munlockall() = 0
mincore(p + 1, page, in): EINVAL
mincore(p, 3 * page, in): ENOMEM
mincore(p, page, no_access()): EFAULT
*/
