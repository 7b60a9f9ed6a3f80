// Calls that make, renumber and close descriptors: close_range, dup3, openat2; renameat2.
// qemu: no, it lacks some of them
#include <dirent.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include "answers.h"

static void show_descriptors(void)
{
    printf("  open:");
    for (int fd = 40; fd < 50; fd++) {
        int flags = fcntl(fd, F_GETFD);
        if (flags != -1)
            printf(" %d%s", fd, flags & FD_CLOEXEC ? " (closed by exec)" : "");
    }
    printf("\n");
}

static void open_some(void)
{
    for (int fd = 40; fd < 50; fd++)
        must(dup2(0, fd), "dup2");
}

static void ranges(void)
{
    open_some();
    SHOW(call(close_range, 43, 45, 0));
    show_descriptors();
    SHOW(call(close_range, 41, 42, CLOSE_RANGE_CLOEXEC));
    show_descriptors();
    SHOW(call(close_range, 47, 47, 0));
    SHOW(call(close_range, 43, 45, 0));
    SHOW(call(close_range, 46, 45, 0));
    SHOW(call(close_range, 46, 46, 1));
    SHOW(call(close_range, 46, 46, 8));
    show_descriptors();
    SHOW(call(close_range, 48, ~0u, CLOSE_RANGE_UNSHARE));
    show_descriptors();
    SHOW(call(close_range, 40, ~0u, CLOSE_RANGE_UNSHARE | CLOSE_RANGE_CLOEXEC));
    show_descriptors();
    SHOW(call(close_range, 40, 1u << 30, 0));
    show_descriptors();
}

/* A child that shares the table. */
static int unshares(void *unused)
{
    (void)unused;
    _exit(call(close_range, 40, 45, CLOSE_RANGE_UNSHARE) == 0 && fcntl(41, F_GETFD) == -1 && fcntl(46, F_GETFD) == 0 ? 5 : 1);
}

static int shares(void *unused)
{
    (void)unused;
    _exit(call(close_range, 40, 45, CLOSE_RANGE_CLOEXEC) == 0 && call(close_range, 46, 48, 0) == 0 ? 6 : 1);
}

static void shared_table(void)
{
    extern int clone(int (*)(void *), void *, int, void *, ...);
    extern int __clone2(int (*)(void *), void *, size_t, int, void *, ...);
    static char stack[2][65536] __attribute__((aligned(16)));
    int (*const body[])(void *) = {unshares, shares};
    for (int i = 0; i < 2; i++) {
        int status = 0;
        open_some();
#if defined __ia64__
        pid_t pid = __clone2(body[i], stack[i], sizeof stack[i], 0x400 | SIGCHLD, NULL);
#elif defined __hppa__
        pid_t pid = clone(body[i], stack[i], 0x400 | SIGCHLD, NULL);
#else
        pid_t pid = clone(body[i], stack[i] + sizeof stack[i], 0x400 | SIGCHLD, NULL);
#endif
        SHOW(waitpid(pid, &status, 0) == pid);
        printf("  status %d\n", WEXITSTATUS(status));
        show_descriptors();
    }
    close_range(40, ~0u, 0);
}

static void copies(void)
{
    SHOW(call(dup3, 0, 40, O_CLOEXEC));
    SHOW(call(dup3, 0, 41, 0));
    show_descriptors();
    SHOW(call(dup3, 0, 0, 0));
    SHOW(call(dup3, 0, 42, O_NONBLOCK));
    SHOW(call(dup3, -1, 42, 0));
    SHOW(call(dup3, 42, 43, 0));
    SHOW(call(dup3, 0, -1, 0));
    SHOW(call(dup3, 0, 1 << 28, 0));
    SHOW(dup2(40, 40));
    SHOW(dup2(43, 43));
    SHOW(dup2(0, -1));
    SHOW(dup2(0, 40));
    show_descriptors();
    SHOW(close(40));
    SHOW(close(40));
    SHOW(close(-1));
    SHOW(close(41));
    SHOW(dup(41));
}

static long openat_2(int dir, const char *path, uint64_t flags, uint64_t mode, uint64_t resolve)
{
    struct open_how how = {.flags = flags, .mode = mode, .resolve = resolve};
    long fd = call(openat2, dir, path, &how, sizeof how);
    if (fd < 0)
        return fd;
    int mode_now = 0;
    struct stat st;
    if (fstat((int)fd, &st) == 0)
        mode_now = (int)st.st_mode & 0777;
    close((int)fd);
    return mode_now;
}

static void opening(int dir)
{
    must(mkdirat(dir, "sub", 0755), "mkdir");
    must(symlinkat("sub", dir, "link"), "symlink");
    must(symlinkat("..", dir, "up"), "symlink");
    must(symlinkat("/", dir, "root"), "symlink");
    SHOW(openat_2(dir, "new", O_CREAT | O_RDWR, 0640, 0));
    SHOW(openat_2(dir, "new", O_CREAT | O_EXCL | O_RDWR, 0640, 0));
    SHOW(openat_2(dir, "new", O_RDWR, 0, 0));
    SHOW(openat_2(dir, "new", O_RDWR, 0640, 0));
    SHOW(openat_2(dir, "other", O_CREAT | O_RDWR, 010000, 0));
    SHOW(openat_2(dir, "new", 1ull << 40, 0, 0));
    SHOW(openat_2(dir, "new", 1u << 31, 0, 0));
    SHOW(openat_2(dir, "new", O_PATH | O_RDWR, 0, 0));
    SHOW(openat_2(dir, "new", O_PATH | O_CLOEXEC, 0, 0));
    SHOW(openat_2(dir, "new", O_PATH | O_TRUNC, 0, 0));
    SHOW(openat_2(dir, "new", 0, 0, 1 << 6));
    SHOW(openat_2(dir, "missing", 0, 0, 0));
    SHOW(openat_2(dir, "link", 0, 0, RESOLVE_NO_SYMLINKS));
    SHOW(openat_2(dir, "link", O_DIRECTORY, 0, RESOLVE_BENEATH));
    SHOW(openat_2(dir, "new", 0, 0, RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH));
    SHOW(openat_2(dir, "up", 0, 0, RESOLVE_BENEATH));
    SHOW(openat_2(dir, "..", 0, 0, RESOLVE_BENEATH));
    SHOW(openat_2(dir, "/", 0, 0, RESOLVE_BENEATH));
    SHOW(openat_2(dir, "root", 0, 0, RESOLVE_BENEATH));
    SHOW(openat_2(dir, "root/new", 0, 0, RESOLVE_IN_ROOT));
    SHOW(openat_2(dir, "../../new", 0, 0, RESOLVE_IN_ROOT));
    SHOW(openat_2(dir, "/sub/../new", 0, 0, RESOLVE_IN_ROOT));
    SHOW(openat_2(dir, "/new", 0, 0, RESOLVE_IN_ROOT | RESOLVE_BENEATH));
    SHOW(openat_2(AT_FDCWD, "/proc/self/exe", 0, 0, RESOLVE_NO_MAGICLINKS));
    SHOW(openat_2(AT_FDCWD, "/proc/self/exe", 0, 0, RESOLVE_NO_XDEV));
    SHOW(openat_2(dir, "sub", 0, 0, RESOLVE_NO_XDEV));
    SHOW(openat_2(-1, "new", 0, 0, 0));
    SHOW(openat_2(0, "new", 0, 0, 0));
    SHOW(openat_2(dir, (const char *)no_access(), 0, 0, 0));
}

static void opening_sizes(int dir)
{
    char page[4100] = {0};
    struct open_how *how = (struct open_how *)page;
    SHOW(call(openat2, dir, "new", how, 23));
    SHOW(call(openat2, dir, "new", how, 0));
    SHOW(call(openat2, dir, "new", how, 4096) > 2);
    page[30] = 1;
    SHOW(call(openat2, dir, "new", how, 30) > 2);
    SHOW(call(openat2, dir, "new", how, 31));
    SHOW(call(openat2, dir, "new", no_access(), 24));
}

static void show_files(const char *a, const char *b)
{
    struct stat s, d;
    int first = stat(a, &s), second = stat(b, &d);
    printf("  %s: %d bytes, %s: %d bytes\n", a, first ? -1 : (int)s.st_size, b, second ? -1 : (int)d.st_size);
}

static void make(const char *name, const char *text)
{
    int fd = (int)must(open(name, O_WRONLY | O_CREAT | O_TRUNC, 0644), "open");
    must(write(fd, text, strlen(text)), "write");
    close(fd);
}

static void renames(int dir)
{
    make("d/a", "a");
    make("d/b", "bcd");
    SHOW(call(renameat2, dir, "a", dir, "b", RENAME_NOREPLACE));
    show_files("d/a", "d/b");
    SHOW(call(renameat2, dir, "a", dir, "b", RENAME_EXCHANGE));
    show_files("d/a", "d/b");
    SHOW(call(renameat2, dir, "a", dir, "c", RENAME_NOREPLACE));
    show_files("d/a", "d/c");
    SHOW(call(renameat2, dir, "c", AT_FDCWD, "d/b", 0));
    show_files("d/c", "d/b");
    SHOW(call(renameat2, dir, "b", dir, "c", RENAME_EXCHANGE));
    SHOW(call(renameat2, dir, "none", dir, "b", RENAME_EXCHANGE));
    SHOW(call(renameat2, dir, "b", dir, "sub", RENAME_EXCHANGE));
    SHOW(call(renameat2, dir, "b", dir, "sub", 0));
    SHOW(call(renameat2, dir, "b", dir, "b", RENAME_NOREPLACE | RENAME_EXCHANGE));
    SHOW(call(renameat2, dir, "b", dir, "b", RENAME_WHITEOUT | RENAME_EXCHANGE));
    SHOW(call(renameat2, dir, "b", dir, "b", 8));
    SHOW(call(renameat2, dir, "sub", dir, "sub", RENAME_NOREPLACE));
    SHOW(call(renameat2, dir, "b", dir, "sub/../b/x", RENAME_EXCHANGE));
    SHOW(call(renameat2, dir, "b", dir, "b/x", 0));
    SHOW(call(renameat2, -1, "b", dir, "c", 0));
    SHOW(call(renameat2, dir, "b", -1, "c", 0));
    SHOW(call(renameat2, dir, no_access(), dir, "c", 0));
    SHOW(call(renameat2, dir, "b", dir, no_access(), 0));
    SHOW(renameat(dir, "sub", dir, "moved"));
    SHOW(renameat(dir, "moved", -1, "moved"));
    SHOW(renameat(-1, "moved", dir, "moved"));
    SHOW(rename("d/moved", "d/b"));
    SHOW(rename("d/missing", "d/b"));
    SHOW(rename((const char *)no_access(), "d/b"));
    show_files("d/b", "d/sub");
}

int main(void)
{
    umask(022);
    must(mkdir("d", 0755), "mkdir");
    ranges();
    shared_table();
    copies();
    int dir = (int)must(open("d", O_RDONLY | O_DIRECTORY), "open");
    opening(dir);
    opening_sizes(dir);
    renames(dir);
}

/* stdout:
call(close_range, 43, 45, 0) = 0
  open: 40 41 42 46 47 48 49
call(close_range, 41, 42, CLOSE_RANGE_CLOEXEC) = 0
  open: 40 41 (closed by exec) 42 (closed by exec) 46 47 48 49
call(close_range, 47, 47, 0) = 0
call(close_range, 43, 45, 0) = 0
call(close_range, 46, 45, 0): EINVAL
call(close_range, 46, 46, 1): EINVAL
call(close_range, 46, 46, 8): EINVAL
  open: 40 41 (closed by exec) 42 (closed by exec) 46 48 49
call(close_range, 48, ~0u, CLOSE_RANGE_UNSHARE) = 0
  open: 40 41 (closed by exec) 42 (closed by exec) 46
call(close_range, 40, ~0u, CLOSE_RANGE_UNSHARE | CLOSE_RANGE_CLOEXEC) = 0
  open: 40 (closed by exec) 41 (closed by exec) 42 (closed by exec) 46 (closed by exec)
call(close_range, 40, 1u << 30, 0) = 0
  open:
waitpid(pid, &status, 0) == pid = 1
  status 5
  open: 40 41 42 43 44 45 46 47 48 49
waitpid(pid, &status, 0) == pid = 1
  status 6
  open: 40 (closed by exec) 41 (closed by exec) 42 (closed by exec) 43 (closed by exec) 44 (closed by exec) 45 (closed by exec) 49
call(dup3, 0, 40, O_CLOEXEC) = 40
call(dup3, 0, 41, 0) = 41
  open: 40 (closed by exec) 41
call(dup3, 0, 0, 0): EINVAL
call(dup3, 0, 42, O_NONBLOCK): EINVAL
call(dup3, -1, 42, 0): EBADF
call(dup3, 42, 43, 0): EBADF
call(dup3, 0, -1, 0): EBADF
call(dup3, 0, 1 << 28, 0): EBADF
dup2(40, 40) = 40
dup2(43, 43): EBADF
dup2(0, -1): EBADF
dup2(0, 40) = 40
  open: 40 41
close(40) = 0
close(40): EBADF
close(-1): EBADF
close(41) = 0
dup(41): EBADF
openat_2(dir, "new", O_CREAT | O_RDWR, 0640, 0) = 416
openat_2(dir, "new", O_CREAT | O_EXCL | O_RDWR, 0640, 0): EEXIST
openat_2(dir, "new", O_RDWR, 0, 0) = 416
openat_2(dir, "new", O_RDWR, 0640, 0): EINVAL
openat_2(dir, "other", O_CREAT | O_RDWR, 010000, 0): EINVAL
openat_2(dir, "new", 1ull << 40, 0, 0): EINVAL
openat_2(dir, "new", 1u << 31, 0, 0): EINVAL
openat_2(dir, "new", O_PATH | O_RDWR, 0, 0): EINVAL
openat_2(dir, "new", O_PATH | O_CLOEXEC, 0, 0) = 416
openat_2(dir, "new", O_PATH | O_TRUNC, 0, 0): EINVAL
openat_2(dir, "new", 0, 0, 1 << 6): EINVAL
openat_2(dir, "missing", 0, 0, 0): ENOENT
openat_2(dir, "link", 0, 0, RESOLVE_NO_SYMLINKS): ELOOP
openat_2(dir, "link", O_DIRECTORY, 0, RESOLVE_BENEATH) = 493
openat_2(dir, "new", 0, 0, RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH) = 416
openat_2(dir, "up", 0, 0, RESOLVE_BENEATH): EXDEV
openat_2(dir, "..", 0, 0, RESOLVE_BENEATH): EXDEV
openat_2(dir, "/", 0, 0, RESOLVE_BENEATH): EXDEV
openat_2(dir, "root", 0, 0, RESOLVE_BENEATH): EXDEV
openat_2(dir, "root/new", 0, 0, RESOLVE_IN_ROOT) = 416
openat_2(dir, "../../new", 0, 0, RESOLVE_IN_ROOT) = 416
openat_2(dir, "/sub/../new", 0, 0, RESOLVE_IN_ROOT) = 416
openat_2(dir, "/new", 0, 0, RESOLVE_IN_ROOT | RESOLVE_BENEATH): EINVAL
openat_2(AT_FDCWD, "/proc/self/exe", 0, 0, RESOLVE_NO_MAGICLINKS): ELOOP
openat_2(AT_FDCWD, "/proc/self/exe", 0, 0, RESOLVE_NO_XDEV): EXDEV
openat_2(dir, "sub", 0, 0, RESOLVE_NO_XDEV) = 493
openat_2(-1, "new", 0, 0, 0): EBADF
openat_2(0, "new", 0, 0, 0): ENOTDIR
openat_2(dir, (const char *)no_access(), 0, 0, 0): EFAULT
call(openat2, dir, "new", how, 23): EINVAL
call(openat2, dir, "new", how, 0): EINVAL
call(openat2, dir, "new", how, 4096) > 2 = 1
call(openat2, dir, "new", how, 30) > 2 = 1
call(openat2, dir, "new", how, 31): E2BIG
call(openat2, dir, "new", no_access(), 24): EFAULT
call(renameat2, dir, "a", dir, "b", RENAME_NOREPLACE): EEXIST
  d/a: 1 bytes, d/b: 3 bytes
call(renameat2, dir, "a", dir, "b", RENAME_EXCHANGE) = 0
  d/a: 3 bytes, d/b: 1 bytes
call(renameat2, dir, "a", dir, "c", RENAME_NOREPLACE) = 0
  d/a: -1 bytes, d/c: 3 bytes
call(renameat2, dir, "c", AT_FDCWD, "d/b", 0) = 0
  d/c: -1 bytes, d/b: 3 bytes
call(renameat2, dir, "b", dir, "c", RENAME_EXCHANGE): ENOENT
call(renameat2, dir, "none", dir, "b", RENAME_EXCHANGE): ENOENT
call(renameat2, dir, "b", dir, "sub", RENAME_EXCHANGE) = 0
call(renameat2, dir, "b", dir, "sub", 0): ENOTDIR
call(renameat2, dir, "b", dir, "b", RENAME_NOREPLACE | RENAME_EXCHANGE): EINVAL
call(renameat2, dir, "b", dir, "b", RENAME_WHITEOUT | RENAME_EXCHANGE): EINVAL
call(renameat2, dir, "b", dir, "b", 8): EINVAL
call(renameat2, dir, "sub", dir, "sub", RENAME_NOREPLACE): EEXIST
call(renameat2, dir, "b", dir, "sub/../b/x", RENAME_EXCHANGE): ENOTDIR
call(renameat2, dir, "b", dir, "b/x", 0): EINVAL
call(renameat2, -1, "b", dir, "c", 0): EBADF
call(renameat2, dir, "b", -1, "c", 0): EBADF
call(renameat2, dir, no_access(), dir, "c", 0): EFAULT
call(renameat2, dir, "b", dir, no_access(), 0): EFAULT
renameat(dir, "sub", dir, "moved") = 0
renameat(dir, "moved", -1, "moved"): EBADF
renameat(-1, "moved", dir, "moved"): EBADF
rename("d/moved", "d/b"): EISDIR
rename("d/missing", "d/b"): ENOENT
rename((const char *)no_access(), "d/b"): EFAULT
  d/b: 4096 bytes, d/sub: -1 bytes
*/
