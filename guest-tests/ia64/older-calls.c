// The calls of Itanium that its C library makes by others: the same answers as theirs, field by field, and their errors.
// only: ia64
// qemu: no, it has no such machine
#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <time.h>
#include "answers.h"

enum { PAGE = 16384 };

/* struct stat of the kernel. */
struct old_stat {
    uint64_t dev, ino, nlink;
    uint32_t mode, uid, gid, pad;
    uint64_t rdev, size, atime, atime_ns, mtime, mtime_ns, ctime, ctime_ns, blksize;
    int64_t blocks;
    uint64_t unused[3];
};

static void compare(const char *what, const struct old_stat *a, const char *path, int flags)
{
    struct statx b;
    int error = statx(AT_FDCWD, path, flags, STATX_BASIC_STATS, &b);
    printf("  %s: %s%s%s%s%s%s%s%s%s%s%s%s%s%s%s\n", what, error ? "no file" : "",
           a->dev == (uint64_t)(b.stx_dev_major << 8 | b.stx_dev_minor) ? "" : " dev", a->ino == b.stx_ino ? "" : " ino",
           a->nlink == b.stx_nlink ? "" : " nlink", a->mode == b.stx_mode ? "" : " mode", a->uid == b.stx_uid ? "" : " uid",
           a->gid == b.stx_gid ? "" : " gid", a->rdev == (uint64_t)(b.stx_rdev_major << 8 | b.stx_rdev_minor) ? "" : " rdev",
           a->size == b.stx_size ? "" : " size",
           a->atime == (uint64_t)b.stx_atime.tv_sec && a->atime_ns == b.stx_atime.tv_nsec ? "" : " atime",
           a->mtime == (uint64_t)b.stx_mtime.tv_sec && a->mtime_ns == b.stx_mtime.tv_nsec ? "" : " mtime",
           a->ctime == (uint64_t)b.stx_ctime.tv_sec && a->ctime_ns == b.stx_ctime.tv_nsec ? "" : " ctime",
           a->blksize == b.stx_blksize ? "" : " blksize", a->blocks == (int64_t)b.stx_blocks ? "" : " blocks",
           a->unused[0] || a->unused[1] || a->unused[2] || a->pad ? " unused" : "");
}

static void stats(void)
{
    const struct timespec times[2] = {{1000, 5}, {2000, 600000000}};
    struct old_stat s;
    int fd = open("file", O_CREAT | O_RDWR, 0640);
    must(write(fd, "some text", 9), "write");
    must(ftruncate(fd, 70000), "ftruncate");
    must(link("file", "other"), "link");
    must(symlink("file", "link"), "symlink");
    must(futimens(fd, times), "futimens");
    memset(&s, -1, sizeof s);
    SHOW(call(stat, "file", &s));
    compare("stat", &s, "file", 0);
    printf("  mode %o, %d links, %d bytes, times %d %d %d %d\n", s.mode, (int)s.nlink, (int)s.size, (int)s.atime, (int)s.atime_ns,
           (int)s.mtime, (int)s.mtime_ns);
    memset(&s, -1, sizeof s);
    SHOW(call(stat, "link", &s));
    compare("stat of a link", &s, "file", 0);
    memset(&s, -1, sizeof s);
    SHOW(call(lstat, "link", &s));
    compare("lstat", &s, "link", AT_SYMLINK_NOFOLLOW);
    memset(&s, -1, sizeof s);
    SHOW(call(fstat, fd, &s));
    compare("fstat", &s, "file", 0);
    memset(&s, -1, sizeof s);
    SHOW(call(stat, "/dev/null", &s));
    compare("a device", &s, "/dev/null", 0);
    printf("  device %d\n", (int)s.rdev);
    SHOW(call(stat, "none", &s));
    SHOW(call(stat, "file/x", &s));
    SHOW(call(stat, "", &s));
    SHOW(call(stat, "file", no_access()));
    SHOW(call(stat, no_access(), &s));
    SHOW(call(lstat, "none", &s));
    SHOW(call(lstat, "file/x", &s));
    SHOW(call(lstat, "link", no_access()));
    SHOW(call(lstat, no_access(), &s));
    SHOW(call(fstat, -1, &s));
    SHOW(call(fstat, fd, no_access()));
    must(symlink("loop", "loop"), "symlink");
    SHOW(call(stat, "loop", &s));
    SHOW(call(lstat, "loop", &s));
    close(fd);
}

/* struct statfs of the kernel. */
struct old_statfs {
    int64_t type, bsize, blocks, bfree, bavail, files, ffree;
    int32_t fsid[2];
    int64_t namelen, frsize, flags, spare[4];
};

static int same(const struct old_statfs *a)
{
    struct statfs b;
    must(statfs("/proc", &b), "statfs");
    return a->type == b.f_type && a->bsize == (int64_t)b.f_bsize && a->blocks == (int64_t)b.f_blocks && a->bfree == (int64_t)b.f_bfree &&
           a->bavail == (int64_t)b.f_bavail && a->files == (int64_t)b.f_files && a->ffree == (int64_t)b.f_ffree &&
           !memcmp(a->fsid, &b.f_fsid, 8) && a->namelen == (int64_t)b.f_namelen && a->frsize == (int64_t)b.f_frsize &&
           a->flags == (int64_t)b.f_flags && !a->spare[0] && !a->spare[1] && !a->spare[2] && !a->spare[3];
}

static void file_systems(void)
{
    struct old_statfs s;
    int fd = open("/proc", O_RDONLY);
    memset(&s, -1, sizeof s);
    SHOW(call(statfs, "/proc", &s));
    printf("  %d, type %x, names of %d\n", same(&s), (int)s.type, (int)s.namelen);
    memset(&s, -1, sizeof s);
    SHOW(call(fstatfs, fd, &s));
    printf("  %d\n", same(&s));
    memset(&s, -1, sizeof s);
    SHOW(call(fstatfs64, fd, sizeof s, &s));
    printf("  %d\n", same(&s));
    SHOW(call(statfs, "none", &s));
    SHOW(call(statfs, no_access(), &s));
    SHOW(call(statfs, "/proc", no_access()));
    SHOW(call(fstatfs, -1, &s));
    SHOW(call(fstatfs, fd, no_access()));
    SHOW(call(fstatfs64, -1, sizeof s, &s));
    SHOW(call(fstatfs64, fd, sizeof s - 8, &s));
    SHOW(call(fstatfs64, fd, sizeof s, no_access()));
    SHOW(call(statfs64, "/proc", sizeof s, &s));
    SHOW(call(statfs64, "none", sizeof s, &s));
    SHOW(call(statfs64, "/proc", sizeof s - 8, &s));
    SHOW(call(statfs64, "/proc", sizeof s, no_access()));
    close(fd);
}

/* struct linux_dirent, with the type in the last byte. */
struct old_dirent {
    uint64_t ino;
    int64_t off;
    uint16_t reclen;
    char name[];
};

static void directories(void)
{
    char b[1000], again[1000];
    int fd, n, found = 0, all = 0;
    must(mkdir("d", 0700), "mkdir");
    must(close(open("d/a name", O_CREAT | O_WRONLY, 0600)), "close");
    must(symlink("x", "d/l"), "symlink");
    fd = open("d", O_RDONLY | O_DIRECTORY);
    n = (int)call(getdents, fd, b, sizeof b);
    for (int at = 0; at < n; all++) {
        const struct old_dirent *e = (void *)(b + at);
        struct stat st;
        char path[300];
        snprintf(path, sizeof path, "d/%s", e->name);
        must(lstat(path, &st), path);
        found += e->ino == st.st_ino && (unsigned char)b[at + e->reclen - 1] == IFTODT(st.st_mode) && e->reclen % 8 == 0 &&
                 e->reclen >= offsetof(struct old_dirent, name) + strlen(e->name) + 2;
        at += e->reclen;
    }
    printf("%d of %d entries\n", found, all);
    SHOW(call(getdents, fd, b, sizeof b));
    lseek(fd, ((struct old_dirent *)(void *)b)->off, SEEK_SET); /* after the first one */
    SHOW(call(getdents, fd, again, sizeof again) == n - ((struct old_dirent *)(void *)b)->reclen);
    lseek(fd, 0, SEEK_SET);
    SHOW(call(getdents, fd, b, 20));
    SHOW(call(getdents, fd, no_access(), sizeof b));
    SHOW(call(getdents, -1, b, sizeof b));
    SHOW(call(getdents, 1, b, sizeof b));
    close(fd);
}

static long bytes_at(const volatile char *p)
{
    return p[0] + 256 * p[PAGE];
}

static void mappings(void)
{
    int fd = open("pages", O_CREAT | O_RDWR, 0600);
    char text[4] = {1, 2, 3, 4};
    for (int i = 0; i < 4; i++)
        must(pwrite(fd, &text[i], 1, i * PAGE), "pwrite");
    must(ftruncate(fd, 4 * PAGE), "ftruncate");
    char *p = (char *)call(mmap, NULL, 2 * PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, (long)PAGE);
    printf("%ld\n", bytes_at(p));
    p[1] = 9;
    SHOW(pread(fd, text, 2, PAGE) == 2 && text[1] == 9);
    SHOW((char *)call(mmap, p, PAGE, PROT_READ, MAP_PRIVATE | MAP_FIXED, fd, 3L * PAGE) == p);
    printf("%ld\n", bytes_at(p));
    char *q = (char *)call(mmap, NULL, PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0L);
    SHOW(write(fd, q, 1));
    SHOW(call(munmap, q, (long)PAGE));
    SHOW(call(mmap, NULL, 0L, PROT_READ, MAP_SHARED, fd, 0L));
    SHOW(call(mmap, NULL, (long)PAGE, PROT_READ, MAP_SHARED, fd, 1L));
    SHOW(call(mmap, NULL, (long)PAGE, PROT_READ, MAP_SHARED, -1, 0L));
    SHOW(call(mmap, NULL, (long)PAGE, PROT_READ, 0, fd, 0L));
    SHOW(call(mmap, (char *)1, (long)PAGE, PROT_READ, MAP_SHARED | MAP_FIXED, fd, 0L));
    p = mmap(NULL, 4 * PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    SHOW(call(remap_file_pages, p, (long)PAGE, 0, 3L, 0));
    printf("%ld\n", bytes_at(p));
    SHOW(call(remap_file_pages, p + PAGE, 2L * PAGE, 0, 0L, 0));
    printf("%d %d %d %d\n", p[0], p[PAGE], p[2 * PAGE], p[3 * PAGE]);
    SHOW(call(remap_file_pages, p, (long)PAGE, PROT_READ, 0L, 0));
    SHOW(call(remap_file_pages, no_access(), (long)PAGE, 0, 0L, 0));
    SHOW(call(remap_file_pages, p, 0L, 0, 0L, 0));
    SHOW(call(remap_file_pages, p, (long)PAGE, 0, -1L, 0));
    close(fd);
}

/* pipe() has its two descriptors in r8 and r9. */
static void pipes(void)
{
    register long number __asm__("r15") = SYS_pipe, first __asm__("r8"), second __asm__("r9"), failed __asm__("r10");
    char b[9] = "";
    __asm__ volatile("break 0x100000"
                     : "=r"(first), "=r"(second), "=r"(failed), "+r"(number)
                     :
                     : "r2", "r3", "r11", "r14", "r16", "r17", "r18", "r19", "r20", "r21", "r22", "r23", "r24", "r25", "r26", "r27", "r28",
                       "r29", "r30", "r31", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15", "b6", "b7", "memory");
    const long error = failed, in = first, out = second;
    printf("%ld, %ld %ld\n", error, in, out);
    SHOW(write((int)out, "through", 7));
    SHOW(read((int)in, b, sizeof b));
    printf("  %s\n", b);
    SHOW(read((int)out, b, 1));
    for (int fd; (fd = dup(0)) >= 0;)
        ;
    SHOW(call(pipe));
}

int main(void)
{
    stats();
    file_systems();
    directories();
    mappings();
    SHOW(call(old_getpagesize));
    SHOW(call(times, no_access()));
    SHOW(call(clone2, CLONE_SIGHAND, 0L, 0L, NULL, NULL, NULL));
    SHOW(call(clone2, CLONE_THREAD, 0L, 0L, NULL, NULL, NULL));
    pipes();
}

/* stdout:
call(stat, "file", &s) = 0
  stat: 
  mode 100640, 2 links, 70000 bytes, times 1000 5 2000 600000000
call(stat, "link", &s) = 0
  stat of a link: 
call(lstat, "link", &s) = 0
  lstat: 
call(fstat, fd, &s) = 0
  fstat: 
call(stat, "/dev/null", &s) = 0
  a device: 
  device 259
call(stat, "none", &s): ENOENT
call(stat, "file/x", &s): ENOTDIR
call(stat, "", &s): ENOENT
call(stat, "file", no_access()): EFAULT
call(stat, no_access(), &s): EFAULT
call(lstat, "none", &s): ENOENT
call(lstat, "file/x", &s): ENOTDIR
call(lstat, "link", no_access()): EFAULT
call(lstat, no_access(), &s): EFAULT
call(fstat, -1, &s): EBADF
call(fstat, fd, no_access()): EFAULT
call(stat, "loop", &s): ELOOP
call(lstat, "loop", &s) = 0
call(statfs, "/proc", &s) = 0
  1, type 9fa0, names of 255
call(fstatfs, fd, &s) = 0
  1
call(fstatfs64, fd, sizeof s, &s) = 0
  1
call(statfs, "none", &s): ENOENT
call(statfs, no_access(), &s): EFAULT
call(statfs, "/proc", no_access()): EFAULT
call(fstatfs, -1, &s): EBADF
call(fstatfs, fd, no_access()): EFAULT
call(fstatfs64, -1, sizeof s, &s): EBADF
call(fstatfs64, fd, sizeof s - 8, &s): EINVAL
call(fstatfs64, fd, sizeof s, no_access()): EFAULT
call(statfs64, "/proc", sizeof s, &s) = 0
call(statfs64, "none", sizeof s, &s): ENOENT
call(statfs64, "/proc", sizeof s - 8, &s): EINVAL
call(statfs64, "/proc", sizeof s, no_access()): EFAULT
4 of 4 entries
call(getdents, fd, b, sizeof b) = 0
call(getdents, fd, again, sizeof again) == n - ((struct old_dirent *)(void *)b)->reclen = 1
call(getdents, fd, b, 20): EINVAL
call(getdents, fd, no_access(), sizeof b): EFAULT
call(getdents, -1, b, sizeof b): EBADF
call(getdents, 1, b, sizeof b): ENOTDIR
770
pread(fd, text, 2, PAGE) == 2 && text[1] == 9 = 1
(char *)call(mmap, p, PAGE, PROT_READ, MAP_PRIVATE | MAP_FIXED, fd, 3L * PAGE) == p = 1
772
write(fd, q, 1): EFAULT
call(munmap, q, (long)PAGE) = 0
call(mmap, NULL, 0L, PROT_READ, MAP_SHARED, fd, 0L): EINVAL
call(mmap, NULL, (long)PAGE, PROT_READ, MAP_SHARED, fd, 1L): EINVAL
call(mmap, NULL, (long)PAGE, PROT_READ, MAP_SHARED, -1, 0L): EBADF
call(mmap, NULL, (long)PAGE, PROT_READ, 0, fd, 0L): EINVAL
call(mmap, (char *)1, (long)PAGE, PROT_READ, MAP_SHARED | MAP_FIXED, fd, 0L): EINVAL
call(remap_file_pages, p, (long)PAGE, 0, 3L, 0) = 0
516
call(remap_file_pages, p + PAGE, 2L * PAGE, 0, 0L, 0) = 0
4 1 2 4
call(remap_file_pages, p, (long)PAGE, PROT_READ, 0L, 0): EINVAL
call(remap_file_pages, no_access(), (long)PAGE, 0, 0L, 0): EINVAL
call(remap_file_pages, p, 0L, 0, 0L, 0): EINVAL
call(remap_file_pages, p, (long)PAGE, 0, -1L, 0): EINVAL
call(old_getpagesize) = 16384
call(times, no_access()): EFAULT
call(clone2, CLONE_SIGHAND, 0L, 0L, NULL, NULL, NULL): EINVAL
call(clone2, CLONE_THREAD, 0L, 0L, NULL, NULL, NULL): EINVAL
0, 3 4
write((int)out, "through", 7) = 7
read((int)in, b, sizeof b) = 7
  through
read((int)out, b, 1): EBADF
call(pipe): EMFILE
*/
