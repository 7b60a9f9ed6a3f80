/*
 * program.c - host programs that a guest executes.
 *
 * They write to the standard output and error of precis themselves. A recording needs what they write, so there they get a pipe instead,
 * or a terminal of their own if it is one, and precis copies.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "emu/os/os.h"
#include "emu/os/range.h"

/* Output of a program that is copied. */
struct copied {
    int from;  /* our end; -1: none */
    int given; /* the program's end */
    int to;    /* where it goes: standard output or error */
};

struct running {
    const struct os_program *p;
    pid_t pid;
    int status;
    struct copied copied[3];
};

static int stream_of(const struct os_log *log, int fd)
{
    struct stat st;
    if (!log || log->mode != OS_LOG_RECORDS || fd < 0 || fstat(fd, &st))
        return 0;
    for (int i = 1; i < 3; i++)
        if (log->stream_ino[i] == st.st_ino && log->stream_dev[i] == st.st_dev)
            return i;
    return 0;
}

/* Opens a pipe, or a terminal like the one at fd, which changes no byte. */
static bool open_copy(int fd, struct copied *c)
{
    struct winsize size;
    struct termios t;
    int ends[2];
    if (!isatty(fd)) {
        if (pipe2(ends, O_CLOEXEC))
            return false;
        c->from = ends[0];
        c->given = ends[1];
        return true;
    }
    if (tcgetattr(fd, &t) || openpty(&c->from, &c->given, NULL, &t, ioctl(fd, TIOCGWINSZ, &size) ? NULL : &size))
        return false;
    t.c_oflag &= ~(tcflag_t)OPOST;
    tcsetattr(c->given, TCSANOW, &t);
    fcntl(c->from, F_SETFD, FD_CLOEXEC);
    fcntl(c->given, F_SETFD, FD_CLOEXEC);
    return true;
}

/* Returns false with errno if the host has no pipe or terminal. */
static bool prepare_copies(struct running *r)
{
    struct os_log *log = os_log_current();
    for (int i = 0; i < 3; i++)
        r->copied[i] = (struct copied){-1, -1, 0};
    for (int i = 1; i < 3; i++) {
        int stream = stream_of(log, r->p->fd[i]);
        bool shared = i == 2 && stream && r->copied[1].from >= 0 && stream == r->copied[1].to;
        if (shared && (r->copied[2].given = fcntl(r->copied[1].given, F_DUPFD_CLOEXEC, 3)) < 0)
            return false;
        if (stream && !shared && !open_copy(r->p->fd[i], &r->copied[i]))
            return false;
        r->copied[i].to = shared ? 0 : stream;
    }
    return true;
}

static void close_copies(struct running *r)
{
    for (int i = 0; i < 3; i++)
        if (r->copied[i].from >= 0)
            close(r->copied[i].from);
}

/* ---- execution -------------------------------------------------------------------------------- */

/* Says what the program's descriptors become: those above 2 first, so that none is overwritten. Returns an errno, or 0. */
static int add_descriptors(const struct running *r, posix_spawn_file_actions_t *actions, int above[3])
{
    const struct os_program *p = r->p;
    int error = 0;
    for (int fd = 0; fd < 3; fd++) {
        int from = r->copied[fd].given >= 0 ? r->copied[fd].given : p->fd[fd];
        above[fd] = from < 0 ? -1 : fcntl(from, F_DUPFD_CLOEXEC, 3);
        if (from >= 0 && above[fd] < 0 && !error)
            error = errno;
    }
    for (int fd = 0; fd < 3 && !error; fd++)
        error = above[fd] >= 0 ? posix_spawn_file_actions_adddup2(actions, above[fd], fd) : posix_spawn_file_actions_addclose(actions, fd);
    if (!error && p->folder >= 0)
        error = posix_spawn_file_actions_addfchdir_np(actions, p->folder);
    return error;
}

static int spawn(struct running *r)
{
    const struct os_program *p = r->p;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attr;
    sigset_t all, none;
    int above[3];

    sigfillset(&all);
    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attr);
    posix_spawnattr_setflags(&attr, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setsigdefault(&attr, &all);
    posix_spawnattr_setsigmask(&attr, &none);
    int error = add_descriptors(r, &actions, above);
    mode_t mask = umask(p->mask);
    if (!error)
        error = posix_spawn(&r->pid, p->path, &actions, &attr, p->argv, p->envp);
    umask(mask);
    for (int fd = 0; fd < 3; fd++)
        if (above[fd] >= 0)
            close(above[fd]);
    for (int fd = 0; fd < 3; fd++)
        if (r->copied[fd].given >= 0)
            close(r->copied[fd].given);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attr);
    return error;
}

/* Writes a program's output. If that is not possible, the output would be lost in silence: ends the run. */
static void write_whole(struct os_log *log, int fd, const uint8_t *bytes, size_t n)
{
    while (n) {
        ssize_t now = write(fd, bytes, n);
        if (now < 0 && errno == EINTR)
            continue;
        if (now < 0)
            os_fail(log, "cannot write the output of a program of the host: %s", strerror(errno));
        bytes += now;
        n -= (size_t)now;
    }
}

/* Copies what is there. Returns false at its end. */
static bool copy(struct copied *c)
{
    struct os_log *log = os_log_current();
    uint8_t bytes[OS_OUTPUT_MOST];
    ssize_t n;
    do
        n = read(c->from, bytes, sizeof bytes);
    while (n < 0 && errno == EINTR);
    if (n < 0 && !isatty(c->from)) /* a terminal without a program has EIO */
        os_fail(log, "cannot read the output of a program of the host: %s", strerror(errno));
    if (n <= 0)
        return false;
    write_whole(log, c->to, bytes, (size_t)n);
    os_put_entry(log, OS_OUTPUT);
    os_put(log, &(uint8_t){(uint8_t)c->to}, 1);
    os_put_number(log, (uint64_t)n);
    os_put(log, bytes, (size_t)n);
    return true;
}

/* Waits up to ms for output, or the end of the program, and copies. Returns whether something was copied. */
static bool copy_some(struct running *r, int end, int ms)
{
    struct pollfd fds[3] = {{.fd = end, .events = POLLIN}, {.fd = -1}, {.fd = -1}};
    bool copied = false;
    for (int i = 1; i < 3; i++)
        fds[i] = (struct pollfd){.fd = r->copied[i].from, .events = POLLIN};
    if (poll(fds, 3, ms) <= 0)
        return false;
    for (int i = 1; i < 3; i++) {
        if (r->copied[i].from < 0 || !fds[i].revents)
            continue;
        if (copy(&r->copied[i])) {
            copied = true;
            continue;
        }
        close(r->copied[i].from);
        r->copied[i].from = -1;
    }
    return copied;
}

static bool writes_too_much(const struct os_program *p)
{
    struct stat st;
    for (int fd = 1; fd < 3; fd++)
        if (p->watched && p->fd[fd] >= 0 && !fstat(p->fd[fd], &st) && S_ISREG(st.st_mode) && (uint64_t)st.st_size > p->most)
            return true;
    return false;
}

static void wait_for_end(struct running *r)
{
    const struct os_program *p = r->p;
    int end = (int)syscall(SYS_pidfd_open, r->pid, 0), sig;
    pid_t ended;

    while ((ended = waitpid(r->pid, &r->status, WNOHANG)) == 0 || (ended < 0 && errno == EINTR)) {
        while ((sig = p->pending ? p->pending(p->ctx) : 0) != 0)
            kill(r->pid, sig);
        if (writes_too_much(p))
            kill(r->pid, SIGKILL);
        copy_some(r, end, end < 0 ? 10 : 200); /* with a timeout: a signal may arrive just before poll() */
    }
    while (copy_some(r, -1, 0))
        ;
    if (end >= 0)
        close(end);
    close_copies(r);
}

static int64_t run(const struct os_program *p)
{
    struct running r = {.p = p};
    int error = prepare_copies(&r) ? spawn(&r) : errno;
    if (error) {
        close_copies(&r);
        errno = error;
        return -1;
    }
    if (p->most && !p->watched)
        prlimit(r.pid, RLIMIT_FSIZE, &(struct rlimit){p->most, p->most}, NULL);
    wait_for_end(&r);
    return r.status;
}

/* Writes the recorded output of a program. */
static void replay_output(struct os_log *log)
{
    uint8_t piece[4096], stream;
    while (os_peek_entry(log) && log->next == OS_OUTPUT) {
        os_get_entry(log, OS_OUTPUT);
        os_get(log, &stream, 1);
        if (stream != 1 && stream != 2)
            os_fail_impossible(log, "a program writes to stream %u", stream);
        for (uint64_t n = os_get_size(log, OS_OUTPUT_MOST), part; n; n -= part) {
            part = n < sizeof piece ? n : sizeof piece;
            os_get(log, piece, (size_t)part);
            if (log->echo)
                write_whole(log, stream, piece, (size_t)part);
        }
    }
}

int os_run(const struct os_program *p)
{
    bool replays = os_log_mode() == OS_LOG_REPLAYS;
    int64_t status = replays ? 0 : run(p);
    if (replays)
        replay_output(os_log_current());
    return (int)os_call(OS_F_run, status, NULL, 0);
}
