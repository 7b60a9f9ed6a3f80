// For guest programs that call the kernel with a matrix of arguments. Each argument has a list of values, whose first is a good one. A call
// is made with all good ones; with each value of each argument; and with the first bad ones of each two arguments, which shows what is
// checked first. A line has the results in this order, "value*n" for n equal ones that follow each other.
//
//   static const struct row rows[] = {ROW(dup3, CLOSES, DESCRIPTORS, SET(40, -1, 99), SET(0, O_CLOEXEC, 1))};
//   matrix(rows, sizeof rows / sizeof *rows);
//
// A row has a process of its own, which is not the super-user, with the descriptors and files below.
#ifndef GUEST_MATRIX_H
#define GUEST_MATRIX_H

#include <dirent.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { F_BOTH = 10, F_READ, F_WRITE, F_FOLDER, F_PATH, F_PIPE, F_PIPE_END, F_STREAM, F_PEER, F_DATAGRAM, F_EVENT, F_EPOLL, F_NULL, F_LAST = F_NULL };
enum { RENEW = 1, CLOSES = 2, ADDRESS = 4 }; // after a success: files and descriptors anew, close the result; a success is "ok"

struct set {
    unsigned n;
    const long *values;
};

struct row {
    const char *name;
    int number, how;
    struct set sets[6];
    long (*function)(const long *a); // instead of the kernel's call
};

#define SET(...)             {sizeof((const long[]){__VA_ARGS__}) / sizeof(long), (const long[]){__VA_ARGS__}}
#define ROW(name, how, ...)  {#name, SYS_##name, how, {__VA_ARGS__}}
#define FUNCTION(name, how, ...) {#name, 0, how, {__VA_ARGS__}, name}
#define GOOD(value)          SET(value)

static char matrix_zeros[8192], matrix_nothing[65536] __attribute__((aligned(65536))), matrix_long[5000], matrix_name[257];

#define AT(x) (long)(x)
// Pointers to what is written or read, and paths.
#define BUFFER SET(AT(matrix_zeros), AT(matrix_nothing), 0, AT(matrix_nothing - 8))
#define PATHS                                                                                                                               \
    SET(AT("f"), AT("none"), AT(matrix_nothing), 0, AT(""), AT("d"), AT("d/"), AT("f/"), AT("f/x"), AT("none/x"), AT("loop"), AT("dangling"), \
        AT("link"), AT("."), AT(".."), AT("/"), AT("d/x"), AT("shut/x"), AT(matrix_name), AT(matrix_long))
#define NEW_PATHS                                                                                                                         \
    SET(AT("new"), AT("f"), AT(matrix_nothing), 0, AT(""), AT("d"), AT("d/"), AT("new/"), AT("f/x"), AT("none/x"), AT("loop"), AT("dangling"), \
        AT("link"), AT("."), AT(".."), AT("/"), AT("d/x"), AT("shut/x"), AT(matrix_name), AT(matrix_long))
#define DESCRIPTORS \
    SET(F_BOTH, -1, 99, AT_FDCWD, F_READ, F_WRITE, F_FOLDER, F_PATH, F_PIPE, F_PIPE_END, F_STREAM, F_DATAGRAM, F_EVENT, F_EPOLL, F_NULL, INT_MAX, INT_MIN)
#define FOLDERS SET(AT_FDCWD, -1, F_BOTH, 99, F_FOLDER, F_PATH, F_PIPE, F_STREAM)
// Sizes that are negative in 64 bits or in 32 are left out: what they are depends on the machine.
#define SIZES   SET(8, 0, 1, 3, 4, 7, 12, 4096)
#define BITS                                                                                                                                   \
    SET(0, -1, 1l << 30, 1, 2, 4, 8, 1 << 4, 1 << 5, 1 << 6, 1 << 7, 1 << 8, 1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15, 1 << 16, \
        1 << 17, 1 << 18, 1 << 19, 1 << 20, 1 << 21, 1 << 22, 1 << 23, 1 << 24, 1 << 25, 1 << 26, 1 << 27, 1 << 28, 1 << 29, INT_MIN)

static char matrix_last[24];
static unsigned matrix_repeats, matrix_column;

static void matrix_flush(void)
{
    if (!matrix_repeats)
        return;
    if (matrix_column > 110)
        matrix_column = (unsigned)printf("\n") - 1;
    matrix_column += (unsigned)(matrix_repeats > 1 ? printf(" %s*%u", matrix_last, matrix_repeats) : printf(" %s", matrix_last));
    matrix_repeats = 0;
}

static void matrix_item(const struct row *row, long result)
{
    char text[24];
    if (result == -1 && errno)
        snprintf(text, sizeof text, "%s", strerrorname_np(errno));
    else
        snprintf(text, sizeof text, row->how & ADDRESS ? "ok" : "%ld", result);
    if (matrix_repeats && strcmp(text, matrix_last))
        matrix_flush();
    strcpy(matrix_last, text);
    matrix_repeats++;
}

static void matrix_descriptor(int fd, int as)
{
    if (fd != as && (must(fd, "a descriptor"), dup2(fd, as), close(fd)))
        exit(98);
}

// Removes what is in a folder.
static void matrix_remove(const char *folder)
{
    DIR *d = opendir(folder);
    for (struct dirent *e; d && (e = readdir(d));) {
        char path[PATH_MAX];
        if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, ".."))
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        if (unlink(path))
            chmod(path, 0700), matrix_remove(path), rmdir(path);
    }
    if (d)
        closedir(d);
}

// The files: f of 16 bytes; d, a folder with x; shut, a folder that may not be searched; links.
static void matrix_files(void)
{
    matrix_remove(".");
    umask(022);
    int fd = (int)must(open("f", O_CREAT | O_TRUNC | O_RDWR, 0644), "f");
    must(write(fd, "0123456789abcdef", 16), "write");
    lseek(fd, 0, SEEK_SET);
    matrix_descriptor(fd, F_BOTH);
    must(mkdir("d", 0755), "d"), close(open("d/x", O_CREAT | O_RDWR, 0644));
    must(mkdir("shut", 0700), "shut"), close(open("shut/x", O_CREAT | O_RDWR, 0644)), chmod("shut", 0);
    must(symlink("loop", "loop"), "loop"), must(symlink("none", "dangling"), "dangling"), must(symlink("f", "link"), "link");
}

static void matrix_state(void)
{
    int p[2];
    for (int fd = F_BOTH; fd <= F_LAST + 8; fd++)
        close(fd);
    matrix_files();
    matrix_descriptor(open("f", O_RDONLY), F_READ);
    matrix_descriptor(open("f", O_WRONLY), F_WRITE);
    matrix_descriptor(open("d", O_RDONLY), F_FOLDER);
    matrix_descriptor(open("f", O_PATH), F_PATH);
    must(pipe2(p, O_NONBLOCK), "pipe2");
    matrix_descriptor(p[0], F_PIPE), matrix_descriptor(p[1], F_PIPE_END);
    must(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, p), "socketpair");
    matrix_descriptor(p[0], F_STREAM), matrix_descriptor(p[1], F_PEER);
    matrix_descriptor(socket(AF_INET, SOCK_DGRAM | SOCK_NONBLOCK, 0), F_DATAGRAM);
    matrix_descriptor(eventfd(0, EFD_NONBLOCK), F_EVENT);
    matrix_descriptor(epoll_create1(0), F_EPOLL);
    matrix_descriptor(open("/dev/null", O_RDWR), F_NULL);
}

static void matrix_call(const struct row *row, const long *a)
{
    errno = 0;
    long result = row->function ? row->function(a) : syscall(row->number, a[0], a[1], a[2], a[3], a[4], a[5]);
    matrix_item(row, result);
    memset(matrix_zeros, 0, sizeof matrix_zeros);
    if (result < 0 && errno)
        return;
    if (row->how & CLOSES && result > 2 && (result < F_BOTH || result > F_LAST))
        close((int)result);
    if (row->how & RENEW)
        matrix_state();
}

static void matrix_row(const struct row *row)
{
    long good[6] = {0}, a[6];
    matrix_state();
    for (int i = 0; i < 6; i++)
        good[i] = row->sets[i].n ? row->sets[i].values[0] : 0;
    matrix_call(row, good);
    for (int i = 0; i < 6; i++)
        for (unsigned k = 1; k < row->sets[i].n; k++) {
            memcpy(a, good, sizeof a), a[i] = row->sets[i].values[k];
            matrix_call(row, a);
        }
    for (int i = 0; i < 6; i++)
        for (int j = i + 1; j < 6; j++)
            for (unsigned k = 1; k < row->sets[i].n && k < 4; k++)
                for (unsigned l = 1; l < row->sets[j].n && l < 4; l++) {
                    memcpy(a, good, sizeof a), a[i] = row->sets[i].values[k], a[j] = row->sets[j].values[l];
                    matrix_call(row, a);
                }
    matrix_flush();
    printf("\n");
    fflush(stdout);
}

static void matrix(const struct row *rows, size_t n)
{
    memset(matrix_long, 'a', sizeof matrix_long - 1), memset(matrix_name, 'a', 256);
    must(mprotect(matrix_nothing, sizeof matrix_nothing, PROT_NONE), "mprotect");
    signal(SIGPIPE, SIG_IGN);
    chmod(".", 0777);
    if (!geteuid() && (setgroups(0, NULL) || setresgid(65534, 65534, 65534) || setresuid(65534, 65534, 65534)))
        exit(97);
    for (size_t i = 0; i < n; i++) {
        int status;
        matrix_column = (unsigned)printf("%s", rows[i].name);
        fflush(stdout);
        pid_t child = (pid_t)must(fork(), "fork");
        if (!child) {
            alarm(20);
            matrix_row(rows + i);
            _exit(0);
        }
        if (waitpid(child, &status, 0) != child || status)
            printf(" died: %d\n", status);
    }
}

#endif
