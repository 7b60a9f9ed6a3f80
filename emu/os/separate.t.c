/* separate.t.c - tests of separate.c: what a copy of the process writes, the original sees only where both go on sharing it. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "emu/os/separate.h"

enum { PAGE = 4096, PAGES = 100, BYTES = PAGES * PAGE + 100, POSITION = 12345, CODE_PAGES = 20 };

/* Files with data in some pages, and what views and descriptors there are of them. */
struct sharing {
    int own, appends, again, other, sealed, path, disk, disk_closed;
    uint8_t *own_all, *own_part, *other_all, *code_write, *code_run, *anonymous, *disk_all, *closed_all;
};

static bool has_data(unsigned page)
{
    return page == 0 || (page >= 3 && page < 40) || page == 41 || page == PAGES;
}

static uint8_t byte_at(size_t i)
{
    return (uint8_t)(has_data((unsigned)(i / PAGE)) ? i * 7 + i / PAGE + 1 : 0);
}

static int memory_file(const char *name, int flags)
{
    int fd = name[0] == '/' ? open(getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp", O_TMPFILE | O_RDWR, 0600)
                            : memfd_create(name, MFD_ALLOW_SEALING);
    uint8_t piece[PAGE];

    assert_true(fd >= 0);
    assert_int_equal(ftruncate(fd, BYTES), 0);
    for (unsigned page = 0; page <= PAGES; page++) {
        const size_t n = page == PAGES ? 100 : PAGE;

        for (size_t i = 0; i < n; i++)
            piece[i] = byte_at((size_t)page * PAGE + i);
        if (has_data(page))
            assert_int_equal(pwrite(fd, piece, n, (off_t)page * PAGE), n);
    }
    if (flags & F_SEAL_WRITE)
        assert_int_equal(fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE), 0);
    return fd;
}

static uint8_t *view(int fd, size_t bytes, int prot, off_t offset)
{
    uint8_t *p = mmap(NULL, bytes, prot, MAP_SHARED | (fd < 0 ? MAP_ANONYMOUS : 0), fd, offset);

    assert_ptr_not_equal(p, MAP_FAILED);
    return p;
}

static struct sharing share(void)
{
    struct sharing s = {
        .own = memory_file("precis memory", 0), .other = memory_file("other", 0), .sealed = memory_file("precis image", F_SEAL_WRITE)};
    const int code = memfd_create("precis-code", 0);
    char path[40];

    snprintf(path, sizeof path, "/proc/self/fd/%d", s.own);
    s.again = dup(s.own);
    s.path = open(path, O_PATH);
    s.appends = open(path, O_RDWR | O_APPEND);
    s.own_all = view(s.own, BYTES, PROT_READ | PROT_WRITE, 0);
    s.own_part = view(s.own, 2 * PAGE, PROT_READ, 40 * PAGE);
    s.other_all = view(s.other, BYTES, PROT_READ | PROT_WRITE, 0);
    s.anonymous = view(-1, PAGE, PROT_READ | PROT_WRITE, 0);
    s.disk = memory_file("/", 0);
    s.disk_all = view(s.disk, BYTES, PROT_READ | PROT_WRITE, 0);
    s.disk_closed = memory_file("/", 0);
    s.closed_all = view(s.disk_closed, PAGE, PROT_READ | PROT_WRITE, 0);
    close(s.disk_closed);
    assert_int_equal(ftruncate(code, CODE_PAGES * PAGE), 0);
    s.code_write = view(code, CODE_PAGES * PAGE, PROT_READ | PROT_WRITE, 0);
    s.code_run = view(code, CODE_PAGES * PAGE, PROT_READ | PROT_EXEC, 0);
    close(code);
    for (unsigned page = 2; page < CODE_PAGES - 4; page += page % 5 ? 1 : 3)
        memset(s.code_write + (size_t)page * PAGE, (int)page, PAGE);
    assert_int_equal(lseek(s.own, POSITION, SEEK_SET), POSITION);
    return s;
}

static void unshare_all(struct sharing *s)
{
    munmap(s->own_all, BYTES);
    munmap(s->own_part, 2 * PAGE);
    munmap(s->other_all, BYTES);
    munmap(s->anonymous, PAGE);
    munmap(s->disk_all, BYTES);
    munmap(s->closed_all, PAGE);
    munmap(s->code_write, CODE_PAGES * PAGE);
    munmap(s->code_run, CODE_PAGES * PAGE);
    for (const int *fd = &s->own; fd <= &s->disk; fd++)
        close(*fd);
}

static bool is_whole(const uint8_t *p)
{
    for (size_t i = 0; i < BYTES; i++)
        if (p[i] != byte_at(i))
            return false;
    return true;
}

static bool reads_whole(int fd)
{
    uint8_t *p = malloc(BYTES);
    bool yes = p && pread(fd, p, BYTES, 0) == BYTES && is_whole(p);

    free(p);
    return yes;
}

static bool is_code(const uint8_t *p)
{
    uint8_t wanted[CODE_PAGES] = {0};

    for (unsigned page = 2; page < CODE_PAGES - 4; page += page % 5 ? 1 : 3)
        wanted[page] = (uint8_t)page;
    for (size_t i = 0; i < CODE_PAGES * PAGE; i++)
        if (p[i] != wanted[i / PAGE])
            return false;
    return true;
}

#define NEED(x)                                            \
    do {                                                   \
        if (!(x)) {                                        \
            fprintf(stderr, "in the copy, not: %s\n", #x); \
            _exit(1);                                      \
        }                                                  \
    } while (0)

static bool same_file(int a, int b)
{
    struct stat x, y;

    return !fstat(a, &x) && !fstat(b, &y) && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

static void in_copy(struct sharing *s, enum os_separation what)
{
    const bool all = what == OS_SEPARATE_PROCESS;
    struct stat before, st;
    char piece[10];

    NEED(!fstat(s->own, &before) && os_separate(what));
    NEED(!fstat(s->own, &st) && st.st_ino != before.st_ino && st.st_size == before.st_size && st.st_blocks == before.st_blocks);
    NEED(is_whole(s->own_all) && is_whole(s->other_all) && is_whole(s->disk_all) && is_code(s->code_write) && is_code(s->code_run));
    NEED(reads_whole(s->own) && reads_whole(s->again) && reads_whole(s->sealed) && reads_whole(s->other) && reads_whole(s->disk));
    NEED(same_file(s->own, s->again) && same_file(s->own, s->appends) && !same_file(s->own, s->path));
    NEED(all || lseek(s->own, 0, SEEK_CUR) == POSITION);
    NEED(all || (fcntl(s->appends, F_GETFL) & (O_APPEND | O_ACCMODE)) == (O_APPEND | O_RDWR));
    NEED(fcntl(s->own, F_GETFD) == FD_CLOEXEC);
    s->own_all[41 * PAGE + 5] = 200; /* seen by the other view and the descriptors */
    NEED(s->own_part[PAGE + 5] == 200 && pread(s->again, piece, 1, 41 * PAGE + 5) == 1 && (uint8_t)piece[0] == 200);
    s->code_write[3 * PAGE] = 201;
    NEED(s->code_run[3 * PAGE] == 201);
    NEED(pwrite(s->own, "written", 7, 3 * PAGE) == 7 && !memcmp(s->own_all + 3 * PAGE, "written", 7));
    s->other_all[0] = s->disk_all[0] = s->closed_all[0] = s->anonymous[0] = 99;
    NEED(ftruncate(s->own, BYTES + PAGE) == 0);
    _exit(0);
}

static void copy_is_separate(enum os_separation what)
{
    const bool all = what == OS_SEPARATE_PROCESS;
    struct sharing s = share();
    struct stat st;
    int status = -1;
    const pid_t child = fork();

    assert_true(child >= 0);
    if (!child)
        in_copy(&s, what);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    assert_true(is_whole(s.own_all) && reads_whole(s.own) && s.own_part[PAGE + 5] == byte_at(41 * PAGE + 5));
    assert_int_equal(lseek(s.own, 0, SEEK_CUR), POSITION);
    assert_true(!fstat(s.own, &st) && st.st_size == BYTES);
    assert_int_equal(s.anonymous[0], 99);
    assert_int_equal(s.closed_all[0], 99); /* no descriptor leads to it */
    assert_int_equal(s.other_all[0], all ? byte_at(0) : 99);
    assert_int_equal(s.disk_all[0], all ? byte_at(0) : 99);
    assert_int_equal(s.code_write[3 * PAGE], 3);
    unshare_all(&s);
}

static void a_process(void **state)
{
    (void)state;
    copy_is_separate(OS_SEPARATE_PROCESS);
}

static void memory_of_precis(void **state)
{
    (void)state;
    copy_is_separate(OS_SEPARATE_MEMORY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_process), cmocka_unit_test(memory_of_precis)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
