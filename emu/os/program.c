/*
 * program.c - host programs that a guest executes: their start, and what happens to them.
 *
 * They write to the standard output and error of precis themselves. A recording needs what they write, so there they get a pipe instead,
 * or a terminal if it is one, which the kernel copies.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <linux/sockios.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "emu/os/internal.h"
#include "emu/os/os.h"
#include "emu/os/range.h"
#include "emu/os/supervisor.h"

enum { SIGNALS = 64 };

/* ---- copies for a recording --------------------------------------------------------------------- */

/* A pipe or terminal in place of standard output or error of precis. */
struct copy {
    int from, given; /* our end, the program's, or -1 */
};

/* Returns which standard stream of precis the program would write to through its descriptor, or 0. */
static int stream_of(const struct os_log *log, const struct os_passed *passed)
{
    struct stat st;
    if (!log || log->mode != OS_LOG_RECORDS || fstat(passed->fd, &st))
        return 0;
    if (passed->number != 1 && passed->number != 2 && (fcntl(passed->fd, F_GETFL) & O_ACCMODE) != O_WRONLY)
        return 0;
    for (int i = 1; i < 3; i++)
        if (log->stream_ino[i] == st.st_ino && log->stream_dev[i] == st.st_dev)
            return i;
    return 0;
}

/* Opens a pipe, or a terminal like the one at fd, which changes no byte. */
static bool open_copy(int fd, struct copy *c)
{
    struct winsize size;
    struct termios t;
    int ends[2];
    if (!isatty(fd)) {
        if (pipe2(ends, O_CLOEXEC))
            return false;
        c->from = ends[0];
        c->given = ends[1];
        fcntl(c->from, F_SETFL, O_NONBLOCK);
        return true;
    }
    if (tcgetattr(fd, &t) || openpty(&c->from, &c->given, NULL, &t, ioctl(fd, TIOCGWINSZ, &size) ? NULL : &size))
        return false;
    t.c_oflag &= ~(tcflag_t)OPOST;
    tcsetattr(c->given, TCSANOW, &t);
    fcntl(c->from, F_SETFD, FD_CLOEXEC);
    fcntl(c->given, F_SETFD, FD_CLOEXEC);
    fcntl(c->from, F_SETFL, O_NONBLOCK);
    return true;
}

/* Replaces descriptors of streams that are recorded. Returns false with errno if the host has no pipe or terminal. */
static bool open_copies(struct os_passed *passed, size_t n, struct copy copies[3])
{
    for (int i = 0; i < 3; i++)
        copies[i] = (struct copy){-1, -1};
    for (size_t i = 0; i < n; i++) {
        int stream = stream_of(os_log_current(), &passed[i]);
        if (!stream)
            continue;
        if (copies[stream].from < 0 && !open_copy(passed[i].fd, &copies[stream]))
            return false;
        passed[i].fd = copies[stream].given;
    }
    return true;
}

/* ---- the start ------------------------------------------------------------------------------------ */

/* What the new process, which shares our memory until it executes the program, does. */
struct start {
    const struct os_program *p;
    struct os_passed *passed; /* .fd is above all numbers */
    int error;
    /* A program with a supervisor (supervisor.h): */
    bool supervised;
    int control[2], reports[2]; /* socket pairs: of precis and the supervisor; of the program and the supervisor */
    pid_t program;
    char numbers[64]; /* a word of the supervisor's command */
};

static void set_signals(const struct os_program *p)
{
    for (int sig = 1; sig <= SIGNALS; sig++)
        if (sig != SIGKILL && sig != SIGSTOP) {
            struct sigaction action = {.sa_handler = p->ignored >> (sig - 1) & 1 ? SIG_IGN : SIG_DFL};
            sigaction(sig, &action, NULL);
        }
}

/* A limit above the host's hard one becomes that one. */
static void set_limit(const struct os_program_limit *l)
{
    struct rlimit old, new = {l->soft, l->hard};
    if (!prlimit(0, l->which, &new, NULL) || prlimit(0, l->which, NULL, &old))
        return;
    new.rlim_max = l->hard < old.rlim_max ? l->hard : old.rlim_max;
    new.rlim_cur = l->soft < new.rlim_max ? l->soft : new.rlim_max;
    prlimit(0, l->which, &new, NULL);
}

/* The C library's functions would tell other threads. */
static bool set_identity(const struct os_identity *i)
{
    return !syscall(SYS_setgroups, i->ngroups, i->groups) && !syscall(SYS_setresgid, i->gid, i->egid, i->sgid) &&
           !syscall(SYS_setresuid, i->uid, i->euid, i->suid);
}

static bool set_descriptors(const struct start *s)
{
    if (syscall(SYS_close_range, 0u, ~0u, 4u /* CLOSE_RANGE_CLOEXEC */) && errno != ENOSYS && errno != EINVAL)
        return false;
    for (size_t i = 0; i < s->p->npassed; i++)
        if (dup2(s->passed[i].fd, s->passed[i].number) < 0)
            return false;
    return true;
}

/* Closes 0 to 2 if the program does not get them: the host may have no close_range(). */
static void close_others(const struct os_program *p)
{
    for (int fd = 0; fd < 3; fd++) {
        bool is_passed = false;
        for (size_t i = 0; i < p->npassed; i++)
            is_passed |= p->passed[i].number == fd;
        if (!is_passed)
            close(fd);
    }
}

static _Noreturn void become(struct start *s)
{
    const struct os_program *p = s->p;
    set_signals(p);
    umask(p->mask);
    if (p->nice)
        setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + p->nice);
    bool ok = p->folder >= 0 ? !fchdir(p->folder) : !chdir(p->folder_path);
    ok = ok && set_descriptors(s);
    close_others(p);
    for (size_t i = 0; i < p->nlimits; i++)
        set_limit(&p->limits[i]);
    ok = ok && (!p->identity || set_identity(p->identity));
    if (p->no_new_privs)
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (ok) {
        syscall(SYS_rt_sigprocmask, SIG_SETMASK, &p->blocked, NULL, sizeof p->blocked);
        for (int sig = 1; sig <= SIGNALS; sig++)
            if (p->pending >> (sig - 1) & 1)
                kill(getpid(), sig);
        syscall(SYS_execve, p->path, p->argv, p->envp, 0, 0, OS_UNREPORTED);
    }
    s->error = errno;
    _exit(127);
}

/* ---- its supervisor ------------------------------------------------------------------------------- */

/* In the program's process: has its executions reported. Without that the program is started again, without a supervisor. */
static void report_executions(struct start *s)
{
    int fd = os_report_executions();
    if (fd >= 0 && !os_send_descriptor(s->reports[0], fd))
        return;
    s->supervised = false;
    s->error = ENOSYS;
    _exit(127);
}

static __attribute__((noinline)) pid_t start_program(struct start *s)
{
    pid_t pid = vfork();
    if (!pid) {
        report_executions(s);
        become(s);
    }
    return pid;
}

/* What the supervisor inherits: no file of precis but these. Returns false with errno. */
static bool set_supervisor_descriptors(const struct start *s, int reports)
{
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    for (int fd = 0; fd < 3; fd++)
        if (null < 0 || dup2(null, fd) < 0)
            return false;
    if (syscall(SYS_close_range, 3u, ~0u, 4u /* CLOSE_RANGE_CLOEXEC */) && errno != ENOSYS && errno != EINVAL)
        return false;
    return !fcntl(s->control[1], F_SETFD, 0) && !fcntl(reports, F_SETFD, 0);
}

/* In the process between precis and the program, which shares our memory until it executes the supervisor: starts the program. */
static _Noreturn void become_supervisor(struct start *s)
{
    char *const *words = s->p->supervisor;
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    s->program = start_program(s);
    if (s->program < 0)
        s->error = errno;
    if (s->error) /* the program's process has ended */
        _exit(127);
    int reports = os_receive_descriptor(s->reports[1]);
    snprintf(s->numbers, sizeof s->numbers, "%d,%d,%d", s->control[1], reports, (int)s->program);
    if (reports >= 0 && set_supervisor_descriptors(s, reports) && !chdir("/"))
        execv("/proc/self/exe", words);
    s->error = errno;
    kill(s->program, SIGKILL);
    _exit(127);
}

static void close_pair(int pair[2])
{
    for (int i = 0; i < 2; i++) {
        if (pair[i] >= 0)
            close(pair[i]);
        pair[i] = -1;
    }
}

/* The host ignores set-user-ID bits of a program without CAP_SYS_ADMIN that has a filter. */
static bool gains_privilege(const char *path)
{
    struct stat st;
    return geteuid() && (stat(path, &st) || st.st_mode & (S_ISUID | S_ISGID));
}

/* AddressSanitizer's vfork() keeps one return address for each thread: a process that vfork() made must not call it. */
#ifdef __SANITIZE_ADDRESS__
enum { NESTED_VFORK = false };
#else
enum { NESTED_VFORK = true };
#endif

/* Opens what a supervised start needs. Without it the program has no supervisor. */
static void prepare_supervisor(struct start *s)
{
    const struct os_program *p = s->p;
    s->control[0] = s->control[1] = s->reports[0] = s->reports[1] = -1;
    if (!NESTED_VFORK || !p->supervisor || gains_privilege(p->path) || access("/proc/self/exe", X_OK))
        return;
    s->supervised = !socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, s->control) &&
                    !socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, s->reports);
    if (!s->supervised)
        close_pair(s->control);
}

/* ---- both ----------------------------------------------------------------------------------------- */

static __attribute__((noinline)) pid_t start(struct start *s)
{
    pid_t pid = vfork();
    if (!pid && s->supervised)
        become_supervisor(s);
    if (!pid)
        become(s);
    return pid;
}

/* Starts a process. Returns its number; negative: there is none, with s->error. */
static pid_t try_start(struct start *s)
{
    int status;
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old); /* our handlers must not run in the new process */
    pid_t pid = start(s);
    if (pid < 0)
        s->error = errno;
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    while (pid >= 0 && s->error && waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    return pid;
}

/* Duplicates the descriptors to pass above all numbers that the program receives. Returns an errno, or 0. */
static int raise_descriptors(struct os_passed *passed, size_t n)
{
    int high = 2, error = 0;
    for (size_t i = 0; i < n; i++)
        high = passed[i].number > high ? passed[i].number : high;
    for (size_t i = 0; i < n; i++) {
        passed[i].fd = fcntl(passed[i].fd, F_DUPFD_CLOEXEC, high + 1);
        if (passed[i].fd < 0 && !error)
            error = errno;
    }
    return error;
}

/* Starts the program, with a supervisor if possible. */
static void spawn_prepared(struct start *s, struct os_running *r)
{
    bool tried = s->supervised;
    r->pid = try_start(s);
    if (tried && !s->supervised) {
        s->error = 0;
        r->pid = try_start(s);
    }
    if (s->error || !s->supervised)
        return;
    r->pid = s->program;
    r->end = s->control[0];
    s->control[0] = -1;
    if (os_log_current())
        os_own_descriptor(os_log_current(), r->end);
}

static int spawn(const struct os_program *p, struct os_passed *passed, struct os_running *r)
{
    struct start s = {.p = p, .passed = passed, .error = raise_descriptors(passed, p->npassed)};
    prepare_supervisor(&s);
    if (s.supervised)
        p->supervisor[OS_SUPERVISOR_NUMBERS] = s.numbers;
    if (!s.error)
        spawn_prepared(&s, r);
    close_pair(s.control);
    close_pair(s.reports);
    for (size_t i = 0; i < p->npassed; i++)
        if (passed[i].fd >= 0)
            close(passed[i].fd);
    return s.error;
}

static int64_t spawn_with_copies(const struct os_program *p, struct os_running *r)
{
    struct copy copies[3];
    struct os_passed *passed = calloc(p->npassed + 1, sizeof *passed);
    if (!passed)
        return -1;
    if (p->npassed)
        memcpy(passed, p->passed, p->npassed * sizeof *passed);
    int error = open_copies(passed, p->npassed, copies) ? spawn(p, passed, r) : errno;
    for (int i = 0; i < 3; i++) {
        if (copies[i].given >= 0)
            close(copies[i].given);
        if (copies[i].from >= 0 && error)
            close(copies[i].from);
        r->copied[i] = error ? -1 : copies[i].from;
    }
    free(passed);
    errno = error;
    if (error)
        return -1;
    if (r->end < 0)
        r->end = (int)syscall(SYS_pidfd_open, r->pid, 0);
    return 0;
}

int os_spawn(const struct os_program *p, struct os_running *r)
{
    *r = (struct os_running){-1, -1, {-1, -1, -1}};
    int64_t result = os_log_mode() == OS_LOG_REPLAYS ? 0 : spawn_with_copies(p, r);
    return (int)os_call(OS_F_spawn, result, r, sizeof *r);
}

void os_signal_program(const struct os_running *r, int sig)
{
    if (os_log_mode() != OS_LOG_REPLAYS)
        kill(r->pid, sig);
}

/* ---- what happens to it ------------------------------------------------------------------------------ */

static int64_t now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* As waitpid(WNOHANG): of a program with a supervisor, what that one has sent. */
static bool has_changed(const struct os_running *r, int *status)
{
    struct stat st;
    if (r->end < 0 || fstat(r->end, &st) || !S_ISSOCK(st.st_mode))
        return waitpid(r->pid, status, WNOHANG | WUNTRACED | WCONTINUED) > 0;
    ssize_t n = recv(r->end, status, sizeof *status, MSG_DONTWAIT);
    if (!n)
        *status = SIGKILL; /* as the supervisor was */
    return n == (ssize_t)sizeof *status || !n;
}

void os_leave_program(const struct os_running *r, bool goes_on)
{
    if (goes_on && r->end >= 0 && os_log_mode() != OS_LOG_REPLAYS)
        (void)!send(r->end, "", 1, MSG_NOSIGNAL | MSG_DONTWAIT); /* fails unless it has a supervisor */
    if (r->end >= 0)
        os_close(r->end);
}

/* Polls the ends of output, and the program's own end, for up to us. Returns whether an end of output is ready. */
static bool poll_ends(const struct os_running *r, struct os_await *a, int64_t us)
{
    struct pollfd fds[OS_ENDS_MOST + 1];
    struct timespec limit = {us / 1000000, us % 1000000 * 1000};
    bool ready = false;
    for (size_t i = 0; i < a->nends; i++)
        fds[i] = (struct pollfd){a->ends[i].is_input ? -1 : a->ends[i].fd, POLLIN, 0};
    fds[a->nends] = (struct pollfd){r->end, POLLIN, 0};
    if (ppoll(fds, a->nends + 1, &limit, NULL) <= 0)
        return false;
    for (size_t i = 0; i < a->nends; i++)
        ready |= a->ends[i].is_ready = !a->ends[i].is_input && fds[i].revents;
    return ready;
}

/* Returns whether everything written has been read. */
static bool is_empty(int fd)
{
    int n = 0;
    return (!ioctl(fd, SIOCOUTQ, &n) || !ioctl(fd, FIONREAD, &n)) && !n;
}

/* Other processes of the program may be about to write what follows from its input: they get some time, until `patient` is over. */
static bool inputs_are_asked_for(const struct os_running *r, struct os_await *a, bool patient)
{
    bool any = false, busy = false;
    for (size_t i = 0; i < a->nends; i++) {
        struct os_end *e = &a->ends[i];
        if (e->is_input && is_empty(e->fd) && (e->guess || (os_waits_to_read(r->pid, e->other, &busy) && !(busy && patient))))
            any = e->is_ready = true;
    }
    return any;
}

static enum os_happened await(const struct os_running *r, struct os_await *a)
{
    enum { FIRST = 50, MOST = 100000, WITHOUT_END = 5000, WITH_INPUT = 4000, PATIENCE = 100000 }; /* us */
    int64_t begin = now_us(), step = FIRST, most = r->end < 0 ? WITHOUT_END : MOST;
    for (size_t i = 0; i < a->nends; i++)
        most = a->ends[i].is_input && most > WITH_INPUT ? WITH_INPUT : most;
    for (;; step = step * 2 < most ? step * 2 : most) {
        bool changed = has_changed(r, &a->status);
        a->waited = (int)((now_us() - begin) / 1000);
        if (changed && !WIFSTOPPED(a->status) && !WIFCONTINUED(a->status)) {
            poll_ends(r, a, 0);
            return OS_PROGRAM_ENDED;
        }
        if (changed)
            return WIFSTOPPED(a->status) ? OS_PROGRAM_STOPPED : OS_PROGRAM_CONTINUED;
        int64_t left = a->ms < 0 ? step : (int64_t)a->ms * 1000 - (now_us() - begin);
        if (poll_ends(r, a, left < 0 ? 0 : left < step ? left : step) || inputs_are_asked_for(r, a, now_us() - begin < PATIENCE))
            return OS_PROGRAM_READY;
        if (a->interrupt && *a->interrupt)
            return OS_PROGRAM_INTERRUPTED;
        if (a->ms >= 0 && left <= 0)
            return OS_PROGRAM_LATE;
    }
}

enum os_happened os_await(const struct os_running *r, struct os_await *a)
{
    struct os_awaited results = {0};
    for (size_t i = 0; i < a->nends; i++)
        a->ends[i].is_ready = false;
    int64_t happened = os_log_mode() == OS_LOG_REPLAYS ? 0 : await(r, a);
    results.status = a->status;
    results.waited = a->waited;
    for (size_t i = 0; i < a->nends; i++)
        results.ready[i] = a->ends[i].is_ready;
    happened = os_call_asked(OS_F_await, happened, &results, sizeof results, a);
    a->status = results.status;
    a->waited = results.waited;
    for (size_t i = 0; i < a->nends; i++)
        a->ends[i].is_ready = results.ready[i];
    return happened < 0 ? OS_PROGRAM_ENDED : (enum os_happened)happened; /* negative: after a replay was given up */
}

/* ---- pipes ------------------------------------------------------------------------------------------- */

/* A snapshot of precis must not keep the ends: the program would not see that they are closed. */
static int64_t opened(int64_t result, const int ends[2], int mine)
{
    struct os_log *log = os_log_current();
    if (result)
        return result;
    fcntl(ends[mine], F_SETFL, O_NONBLOCK);
    for (int i = 0; log && i < 2; i++)
        os_own_descriptor(log, ends[i]);
    return 0;
}

int os_pipe(int ends[2], int mine)
{
    int64_t result = os_log_mode() == OS_LOG_REPLAYS ? 0 : opened(pipe2(ends, O_CLOEXEC), ends, mine);
    return (int)os_call(OS_F_pipe, result, ends, 2 * sizeof *ends);
}

int os_socketpair(int ends[2], int mine)
{
    int64_t result = os_log_mode() == OS_LOG_REPLAYS ? 0 : opened(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), ends, mine);
    return (int)os_call(OS_F_pipe, result, ends, 2 * sizeof *ends);
}
