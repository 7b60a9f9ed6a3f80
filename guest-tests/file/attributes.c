// Extended attributes by path, by link and by descriptor: sizes, flags, names, errors.
// qemu: no, it passes names that cannot be read
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include "answers.h"

static char value[70000];

static void show_value(const char *how, ssize_t n)
{
    printf("%s: %ld '%.*s'\n", how, (long)n, n > 0 ? (int)n : 0, value);
}

/* The names in the list that begin with "user.", in order: the file system may add others. */
static void show_list(const char *how, ssize_t n)
{
    int sum = 0;
    printf("%s:", how);
    for (const char *p = value; p < value + n; p += strlen(p) + 1)
        if (!strncmp(p, "user.", 5))
            sum += p[5];
    printf(" %ld bytes, sum %d\n", (long)n, sum);
}

static void set(int fd)
{
    SHOW(setxattr("f", "user.a", "one", 3, XATTR_CREATE));
    SHOW(setxattr("f", "user.a", "two", 3, XATTR_CREATE));
    SHOW(setxattr("f", "user.b", "two", 3, XATTR_REPLACE));
    SHOW(setxattr("link", "user.b", "second", 6, 0));
    SHOW(setxattr("f", "user.a", "longer", 6, XATTR_REPLACE));
    SHOW(lsetxattr("f", "user.c", "third", 5, XATTR_CREATE));
    SHOW(lsetxattr("f", "user.c", "third", 5, XATTR_CREATE));
    SHOW(lsetxattr("link", "user.d", "x", 1, 0));
    SHOW(fsetxattr(fd, "user.e", "fifth", 5, XATTR_CREATE));
    SHOW(fsetxattr(fd, "user.e", "5", 1, XATTR_CREATE));
    SHOW(fsetxattr(fd, "user.empty", NULL, 0, 0));
}

static void set_errors(int fd)
{
    char long_name[300] = "user.";
    memset(long_name + 5, 'x', 250);
    SHOW(setxattr("f", "user.a", "x", 1, 4));
    SHOW(lsetxattr("f", "user.a", "x", 1, 8));
    SHOW(fsetxattr(fd, "user.a", "x", 1, 16));
    SHOW(setxattr("f", long_name, "x", 1, 0));
    long_name[256] = 0;
    SHOW(setxattr("f", long_name, "x", 1, 0));
    SHOW(setxattr("f", "", "x", 1, 0));
    SHOW(setxattr("f", "user.a", value, 65537, 0));
    SHOW(setxattr("f", "nowhere.a", "x", 1, 0));
    SHOW(setxattr("missing", "user.a", "x", 1, 0));
    SHOW(lsetxattr("missing", "user.a", "x", 1, 0));
    SHOW(fsetxattr(-1, "user.a", "x", 1, 0));
    SHOW(setxattr((const char *)no_access(), "user.a", "x", 1, 0));
    SHOW(setxattr("f", (const char *)no_access(), "x", 1, 0));
    SHOW(setxattr("f", "user.a", no_access(), 1, 0));
}

static void get(int fd)
{
    show_value("by path", getxattr("f", "user.a", value, sizeof value));
    show_value("by a link's target", getxattr("link", "user.b", value, 6));
    show_value("without following", lgetxattr("f", "user.c", value, 5));
    show_value("by descriptor", fgetxattr(fd, "user.e", value, 100));
    show_value("empty", fgetxattr(fd, "user.empty", value, 100));
    SHOW(getxattr("f", "user.a", value, 0));
    SHOW(getxattr("f", "user.a", NULL, 0));
    SHOW(getxattr("f", "user.a", value, 5));
    SHOW(lgetxattr("f", "user.a", value, 1));
    SHOW(fgetxattr(fd, "user.a", value, 5));
    SHOW(getxattr("f", "user.none", value, 5));
    SHOW(lgetxattr("link", "user.a", value, 5) == -1 && (errno == ENODATA || errno == EPERM));
    SHOW(fgetxattr(fd, "user.none", value, 5));
    SHOW(getxattr("missing", "user.a", value, 5));
    SHOW(fgetxattr(-1, "user.a", value, 5));
    SHOW(getxattr("f", "", value, 5));
    SHOW(getxattr("f", "user.a", no_access(), 100));
    SHOW(getxattr("f", (const char *)no_access(), value, 5));
}

static void list(int fd)
{
    show_list("path", listxattr("f", value, sizeof value));
    show_list("link's target", listxattr("link", value, sizeof value));
    show_list("link", llistxattr("link", value, sizeof value));
    show_list("without following", llistxattr("f", value, sizeof value));
    show_list("descriptor", flistxattr(fd, value, sizeof value));
    SHOW(listxattr("f", NULL, 0) == flistxattr(fd, value, sizeof value));
    SHOW(listxattr("f", value, 3));
    SHOW(llistxattr("f", value, 3));
    SHOW(flistxattr(fd, value, 3));
    SHOW(listxattr("missing", value, 100));
    SHOW(llistxattr("missing", value, 100));
    SHOW(flistxattr(-1, value, 100));
    SHOW(listxattr("f", (char *)no_access(), 1000));
}

static void remove_all(int fd)
{
    SHOW(removexattr("link", "user.a"));
    SHOW(removexattr("f", "user.a"));
    SHOW(lremovexattr("f", "user.b"));
    SHOW(lremovexattr("f", "user.b"));
    SHOW(lremovexattr("link", "user.c") == -1 && (errno == ENODATA || errno == EPERM));
    SHOW(fremovexattr(fd, "user.c"));
    SHOW(fremovexattr(fd, "user.c"));
    SHOW(fremovexattr(fd, "user.empty"));
    SHOW(removexattr("missing", "user.a"));
    SHOW(lremovexattr("missing", "user.a"));
    SHOW(fremovexattr(-1, "user.a"));
    SHOW(removexattr("f", ""));
    SHOW(removexattr("f", (const char *)no_access()));
    show_list("left", listxattr("f", value, sizeof value));
}

int main(void)
{
    int fd = (int)must(open("f", O_RDWR | O_CREAT, 0600), "open");
    must(symlink("f", "link"), "symlink");
    set(fd);
    set_errors(fd);
    get(fd);
    list(fd);
    remove_all(fd);
    int path = (int)must(open("f", O_PATH), "open");
    SHOW(fgetxattr(path, "user.e", value, 100));
    SHOW(fsetxattr(path, "user.e", "x", 1, 0));
    SHOW(flistxattr(path, value, 100));
    SHOW(fremovexattr(path, "user.e"));
    fd = (int)must(open("f", O_RDONLY), "open");
    SHOW(fsetxattr(fd, "user.r", "x", 1, 0));
    SHOW(fremovexattr(fd, "user.r"));
    int pipes[2];
    must(pipe(pipes), "pipe");
    SHOW(fsetxattr(pipes[0], "user.r", "x", 1, 0));
    SHOW(fgetxattr(pipes[0], "user.r", value, 1));
    SHOW(setxattr("/proc/self/status", "user.r", "x", 1, 0));
    SHOW(getxattr("/proc/self/status", "user.r", value, 1));
    SHOW(setxattr("/dev/null", "user.r", "x", 1, 0));
}

/* stdout:
setxattr("f", "user.a", "one", 3, XATTR_CREATE) = 0
setxattr("f", "user.a", "two", 3, XATTR_CREATE): EEXIST
setxattr("f", "user.b", "two", 3, XATTR_REPLACE): ENODATA
setxattr("link", "user.b", "second", 6, 0) = 0
setxattr("f", "user.a", "longer", 6, XATTR_REPLACE) = 0
lsetxattr("f", "user.c", "third", 5, XATTR_CREATE) = 0
lsetxattr("f", "user.c", "third", 5, XATTR_CREATE): EEXIST
lsetxattr("link", "user.d", "x", 1, 0): EPERM
fsetxattr(fd, "user.e", "fifth", 5, XATTR_CREATE) = 0
fsetxattr(fd, "user.e", "5", 1, XATTR_CREATE): EEXIST
fsetxattr(fd, "user.empty", NULL, 0, 0) = 0
setxattr("f", "user.a", "x", 1, 4): EINVAL
lsetxattr("f", "user.a", "x", 1, 8): EINVAL
fsetxattr(fd, "user.a", "x", 1, 16): EINVAL
setxattr("f", long_name, "x", 1, 0) = 0
setxattr("f", long_name, "x", 1, 0) = 0
setxattr("f", "", "x", 1, 0): ERANGE
setxattr("f", "user.a", value, 65537, 0): E2BIG
setxattr("f", "nowhere.a", "x", 1, 0): EOPNOTSUPP
setxattr("missing", "user.a", "x", 1, 0): ENOENT
lsetxattr("missing", "user.a", "x", 1, 0): ENOENT
fsetxattr(-1, "user.a", "x", 1, 0): EBADF
setxattr((const char *)no_access(), "user.a", "x", 1, 0): EFAULT
setxattr("f", (const char *)no_access(), "x", 1, 0): EFAULT
setxattr("f", "user.a", no_access(), 1, 0): EFAULT
by path: 6 'longer'
by a link's target: 6 'second'
without following: 5 'third'
by descriptor: 5 'fifth'
empty: 0 ''
getxattr("f", "user.a", value, 0) = 6
getxattr("f", "user.a", NULL, 0) = 6
getxattr("f", "user.a", value, 5): ERANGE
lgetxattr("f", "user.a", value, 1): ERANGE
fgetxattr(fd, "user.a", value, 5): ERANGE
getxattr("f", "user.none", value, 5): ENODATA
lgetxattr("link", "user.a", value, 5) == -1 && (errno == ENODATA || errno == EPERM) = 1
fgetxattr(fd, "user.none", value, 5): ENODATA
getxattr("missing", "user.a", value, 5): ENOENT
fgetxattr(-1, "user.a", value, 5): EBADF
getxattr("f", "", value, 5): ERANGE
getxattr("f", "user.a", no_access(), 100): EFAULT
getxattr("f", (const char *)no_access(), value, 5): EFAULT
path: 295 bytes, sum 616
link's target: 295 bytes, sum 616
link: 0 bytes, sum 0
without following: 295 bytes, sum 616
descriptor: 295 bytes, sum 616
listxattr("f", NULL, 0) == flistxattr(fd, value, sizeof value) = 1
listxattr("f", value, 3): ERANGE
llistxattr("f", value, 3): ERANGE
flistxattr(fd, value, 3): ERANGE
listxattr("missing", value, 100): ENOENT
llistxattr("missing", value, 100): ENOENT
flistxattr(-1, value, 100): EBADF
listxattr("f", (char *)no_access(), 1000): EFAULT
removexattr("link", "user.a") = 0
removexattr("f", "user.a"): ENODATA
lremovexattr("f", "user.b") = 0
lremovexattr("f", "user.b"): ENODATA
lremovexattr("link", "user.c") == -1 && (errno == ENODATA || errno == EPERM) = 1
fremovexattr(fd, "user.c") = 0
fremovexattr(fd, "user.c"): ENODATA
fremovexattr(fd, "user.empty") = 0
removexattr("missing", "user.a"): ENOENT
lremovexattr("missing", "user.a"): ENOENT
fremovexattr(-1, "user.a"): EBADF
removexattr("f", ""): ERANGE
removexattr("f", (const char *)no_access()): EFAULT
left: 263 bytes, sum 221
fgetxattr(path, "user.e", value, 100): EBADF
fsetxattr(path, "user.e", "x", 1, 0): EBADF
flistxattr(path, value, 100): EBADF
fremovexattr(path, "user.e"): EBADF
fsetxattr(fd, "user.r", "x", 1, 0) = 0
fremovexattr(fd, "user.r") = 0
fsetxattr(pipes[0], "user.r", "x", 1, 0): EPERM
fgetxattr(pipes[0], "user.r", value, 1): ENODATA
setxattr("/proc/self/status", "user.r", "x", 1, 0): EOPNOTSUPP
getxattr("/proc/self/status", "user.r", value, 1): EOPNOTSUPP
setxattr("/dev/null", "user.r", "x", 1, 0): EPERM
*/
