/*
 * asks.c - whether a program of the host waits to read from a pipe.
 *
 * The host has no call that tells. /proc shows the system call that a thread sleeps in, its first arguments, and the files of its
 * descriptors.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "emu/os/internal.h"

enum { PROCESSES_MOST = 64, TEXT = 4096 };

/* Reads a file of /proc. Returns false if it is not readable. */
static bool read_text(const char *path, char *text)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = fd < 0 ? -1 : read(fd, text, TEXT - 1);
    if (fd >= 0)
        close(fd);
    text[n > 0 ? n : 0] = 0;
    return n >= 0;
}

/* Returns whether the process's descriptor is the file: "pipe:[NUMBER]", "socket:[NUMBER]". */
static bool is_file(int pid, const char *fd, uint64_t file)
{
    char path[64], link[64], *bracket;
    snprintf(path, sizeof path, "/proc/%d/fd/%.20s", pid, fd);
    ssize_t n = readlink(path, link, sizeof link - 1);
    if (n <= 0)
        return false;
    link[n] = 0;
    bracket = strchr(link, '[');
    return bracket && strtoull(bracket + 1, NULL, 10) == file;
}

static bool has_file(int pid, uint64_t file)
{
    char path[64];
    bool has = false;
    snprintf(path, sizeof path, "/proc/%d/fd", pid);
    DIR *dir = opendir(path);
    for (struct dirent *e; dir && !has && (e = readdir(dir)) != NULL;)
        has = is_file(pid, e->d_name, file);
    if (dir)
        closedir(dir);
    return has;
}

/* Calls that read from the descriptor that is their first argument. */
static bool reads_first(long call)
{
    static const int calls[] = {SYS_read, SYS_readv, SYS_recvfrom, SYS_recvmsg, SYS_splice, SYS_tee, SYS_copy_file_range};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        if (calls[i] == call)
            return true;
    return false;
}

/* Calls that wait for some descriptors. */
static bool waits_for_any(long call)
{
    static const int calls[] = {
#ifdef SYS_poll
        SYS_poll,  SYS_select,   SYS_epoll_wait,
#endif
        SYS_ppoll, SYS_pselect6, SYS_epoll_pwait, 441 /* epoll_pwait2 */, 426 /* io_uring_enter */,
    };
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        if (calls[i] == call)
            return true;
    return false;
}

/* Returns whether the thread sleeps: the state follows the name, in parentheses, of its stat file. */
static bool sleeps(int pid, const char *tid)
{
    char path[64], text[TEXT];
    snprintf(path, sizeof path, "/proc/%d/task/%.20s/stat", pid, tid);
    const char *end = read_text(path, text) ? strrchr(text, ')') : NULL;
    return end && !strncmp(end, ") S", 3);
}

/* *busy: set if the thread runs. */
static bool thread_waits(int pid, const char *tid, uint64_t file, bool *busy)
{
    char path[64], text[TEXT], fd[24];
    unsigned long first, second, third;
    long call;
    snprintf(path, sizeof path, "/proc/%d/task/%.20s/syscall", pid, tid);
    if (!read_text(path, text)) /* a program that has changed its user: the rest is not shown either */
        return sleeps(pid, tid);
    *busy |= !strncmp(text, "running", 7);
    if (sscanf(text, "%ld 0x%lx 0x%lx 0x%lx", &call, &first, &second, &third) != 4)
        return false;
    snprintf(fd, sizeof fd, "%d", (int)(call == SYS_sendfile ? second : first));
    if (reads_first(call) || call == SYS_sendfile)
        return is_file(pid, fd, file);
    return waits_for_any(call) && has_file(pid, file);
}

/* Adds the children of the thread to pids[n...]. Returns how many there are then. */
static size_t add_children(int pid, const char *tid, int *pids, size_t n)
{
    char path[64], text[TEXT], *at = text, *end;
    snprintf(path, sizeof path, "/proc/%d/task/%.20s/children", pid, tid);
    if (!read_text(path, text))
        return n;
    for (long child; n < PROCESSES_MOST && (child = strtol(at, &end, 10)) > 0; at = end)
        pids[n++] = (int)child;
    return n;
}

bool os_waits_to_read(int pid, uint64_t file, bool *busy)
{
    int pids[PROCESSES_MOST] = {pid};
    size_t n = 1;
    bool waits = false;
    *busy = false;
    for (size_t i = 0; i < n; i++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/task", pids[i]);
        DIR *dir = opendir(path);
        for (struct dirent *e; dir && (e = readdir(dir)) != NULL;) {
            if (e->d_name[0] == '.')
                continue;
            waits |= thread_waits(pids[i], e->d_name, file, busy);
            n = add_children(pids[i], e->d_name, pids, n);
        }
        if (dir)
            closedir(dir);
    }
    return waits;
}
