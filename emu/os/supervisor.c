/* supervisor.c - see supervisor.h. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include "emu/os/supervisor.h"

/* ---- descriptors over a socket ------------------------------------------------------------------ */

union control_space {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
};

int os_send_descriptor(int socket, int fd)
{
    char byte = 0;
    struct iovec io = {&byte, 1};
    union control_space c = {0};
    struct msghdr m = {.msg_iov = &io, .msg_iovlen = 1, .msg_control = &c, .msg_controllen = sizeof c};
    struct cmsghdr *h = CMSG_FIRSTHDR(&m);
    h->cmsg_level = SOL_SOCKET;
    h->cmsg_type = SCM_RIGHTS;
    h->cmsg_len = CMSG_LEN(sizeof fd);
    memcpy(CMSG_DATA(h), &fd, sizeof fd);
    return sendmsg(socket, &m, MSG_NOSIGNAL) == 1 ? 0 : -1;
}

int os_receive_descriptor(int socket)
{
    char byte;
    int fd = -1;
    struct iovec io = {&byte, 1};
    union control_space c = {0};
    struct msghdr m = {.msg_iov = &io, .msg_iovlen = 1, .msg_control = &c, .msg_controllen = sizeof c};
    if (recvmsg(socket, &m, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) == 1 && CMSG_FIRSTHDR(&m))
        memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&m)), sizeof fd);
    return fd;
}

#if defined __x86_64__ && defined SECCOMP_FILTER_FLAG_NEW_LISTENER && defined SECCOMP_IOCTL_NOTIF_ADDFD

/* ---- the filter --------------------------------------------------------------------------------- */

#ifndef SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV
#define SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV (1UL << 5)
#endif

enum { I386_EXECVE = 11, I386_EXECVEAT = 358 };

#define FIELD(name)        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name))
#define IF(value, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, yes, no) /* how many lines to skip */
#define RETURN(value)      BPF_STMT(BPF_RET | BPF_K, value)

static const struct sock_filter filter_code[] = {
    FIELD(arch),
    IF(AUDIT_ARCH_X86_64, 4, 0),
    IF(AUDIT_ARCH_I386, 0, 9),
    FIELD(nr),
    IF(I386_EXECVE, 4, 0),
    IF(I386_EXECVEAT, 3, 6),
    FIELD(nr),
    IF(SYS_execve, 1, 0),
    IF(SYS_execveat, 0, 3),
    FIELD(args[5]),
    IF(OS_UNREPORTED, 1, 0),
    RETURN(SECCOMP_RET_USER_NOTIF),
    RETURN(SECCOMP_RET_ALLOW),
};

/* Linux before 5.19 lacks the second flag: a signal then interrupts the call that is reported, which is reported again. */
static int install(void)
{
    const struct sock_fprog code = {sizeof filter_code / sizeof *filter_code, (struct sock_filter *)filter_code};
    long fd =
        syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV, &code);
    if (fd < 0 && errno == EINVAL)
        fd = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &code);
    return (int)fd;
}

int os_report_executions(void)
{
    int fd = install();
    if (fd < 0 && errno == EACCES && !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
        fd = install();
    return fd;
}

/* ---- a reported call ---------------------------------------------------------------------------- */

struct supervisor {
    const struct os_supervision *s;
    int exe; /* precis itself */
    bool ended, alone;
};

/* The arguments of execve() or execveat(). */
struct execution {
    pid_t tid;
    int dirfd, flags;
    uint64_t path, argv, envp;
    bool i386;
    char text[PATH_MAX]; /* the path */
};

/* Reads a terminated text of another process. Returns false if it is not readable, or too long. */
static bool read_text(pid_t pid, uint64_t at, char text[PATH_MAX])
{
    enum { PAGE = 4096 };
    for (size_t n = 0; n < PATH_MAX;) {
        size_t part = PAGE - (at + n) % PAGE;
        part = part < PATH_MAX - n ? part : PATH_MAX - n;
        struct iovec here = {text + n, part}, there = {(void *)(uintptr_t)(at + n), part};
        if (process_vm_readv(pid, &here, 1, &there, 1, 0) != (ssize_t)part)
            return false;
        if (memchr(text + n, 0, part))
            return true;
        n += part;
    }
    return false;
}

static bool read_call(const struct seccomp_notif *n, struct execution *e)
{
    const __u64 *a = n->data.args;
    bool i386 = n->data.arch == AUDIT_ARCH_I386, at = n->data.nr == (i386 ? I386_EXECVEAT : SYS_execveat);
    *e = (struct execution){.tid = (pid_t)n->pid, .dirfd = at ? (int)a[0] : AT_FDCWD, .flags = at ? (int)a[4] : 0, .i386 = i386};
    a += at;
    e->path = a[0];
    e->argv = a[1];
    e->envp = a[2];
    return read_text(e->tid, e->path, e->text);
}

/* Returns whether paths of the process begin at our root. */
static bool has_our_root(pid_t pid)
{
    char path[64];
    struct stat mine, its;
    snprintf(path, sizeof path, "/proc/%d/root", (int)pid);
    return !stat("/", &mine) && !stat(path, &its) && mine.st_dev == its.st_dev && mine.st_ino == its.st_ino;
}

/* Stores a path by which the file is found from here in file[], and the one that precis is to be given in path[]. */
static bool locate(const struct execution *e, char file[PATH_MAX + 64], char path[PATH_MAX])
{
    char start[64];
    bool empty = !*e->text;
    if (e->dirfd == AT_FDCWD || *e->text == '/') {
        strcpy(path, e->text);
        snprintf(start, sizeof start, "/proc/%d/cwd/", (int)e->tid);
        snprintf(file, PATH_MAX + 64, "%s%s", *path == '/' ? "" : start, path);
        return !empty;
    }
    snprintf(start, sizeof start, "/proc/%d/fd/%d", (int)e->tid, e->dirfd);
    snprintf(file, PATH_MAX + 64, "%s%s%s", start, empty ? "" : "/", e->text);
    ssize_t n = (!empty || e->flags & AT_EMPTY_PATH) ? readlink(start, path, PATH_MAX) : -1;
    if (n <= 0 || *path != '/' || (size_t)n + strlen(e->text) + 2 > PATH_MAX)
        return false;
    path[n] = 0;
    if (!empty)
        strcat(strcat(path, "/"), e->text);
    return empty || !(e->flags & AT_SYMLINK_NOFOLLOW);
}

/* Gives the process a copy of a descriptor. Returns its number there, or -1. */
static int give(int reports, uint64_t id, int fd, uint32_t flags)
{
    struct seccomp_notif_addfd add = {.id = id, .srcfd = (uint32_t)fd, .newfd_flags = flags};
    return ioctl(reports, SECCOMP_IOCTL_NOTIF_ADDFD, &add);
}

/* Waits until the thread, to which we have attached, stops. False: it has ended. */
static bool await_stop(pid_t tid)
{
    int status;
    pid_t got;
    do
        got = waitpid(tid, &status, __WALL);
    while (got < 0 && errno == EINTR);
    return got == tid && WIFSTOPPED(status);
}

/* Has the thread, which is stopped at the end of its call, repeat it as execveat(exe, "", argv, envp, AT_EMPTY_PATH). */
static void repeat_call(const struct execution *e, int exe)
{
    struct user_regs_struct r;
    if (ptrace(PTRACE_GETREGS, e->tid, 0, &r))
        return;
    uint64_t empty = e->path + strlen(e->text);
    r.rip -= 2; /* "syscall" and "int $0x80" have two bytes */
    r.orig_rax = UINT64_MAX;
    if (e->i386) {
        r.rax = I386_EXECVEAT;
        r.rbx = (uint64_t)exe;
        r.rcx = empty;
        r.rdx = e->argv;
        r.rsi = e->envp;
        r.rdi = AT_EMPTY_PATH;
        r.rbp = OS_UNREPORTED;
    } else {
        r.rax = SYS_execveat;
        r.rdi = (uint64_t)exe;
        r.rsi = empty;
        r.rdx = e->argv;
        r.r10 = e->envp;
        r.r8 = AT_EMPTY_PATH;
        r.r9 = OS_UNREPORTED;
    }
    ptrace(PTRACE_SETREGS, e->tid, 0, &r);
}

static void answer(int reports, uint64_t id, int error, uint32_t flags)
{
    struct seccomp_notif_resp r = {.id = id, .error = error, .flags = flags};
    ioctl(reports, SECCOMP_IOCTL_NOTIF_SEND, &r);
}

/* Has the thread execute precis, which `nested` is for. Returns false if it may not be traced. */
static bool divert(const struct supervisor *v, uint64_t id, const struct execution *e, int nested)
{
    int reports = v->s->reports;
    if (v->exe < 0 || ptrace(PTRACE_SEIZE, e->tid, 0, 0))
        return false;
    int exe = give(reports, id, v->exe, O_CLOEXEC), words = exe < 0 ? -1 : give(reports, id, nested, 0);
    ptrace(PTRACE_INTERRUPT, e->tid, 0, 0);
    answer(reports, id, -ENOEXEC, 0);
    if (!await_stop(e->tid))
        return true;
    if (words >= 0)
        repeat_call(e, exe);
    ptrace(PTRACE_DETACH, e->tid, 0, 0);
    return true;
}

static void handle_report(const struct supervisor *v)
{
    union {
        struct seccomp_notif n;
        char room[1024]; /* a newer kernel may write more */
    } u = {0};
    struct execution e;
    char file[PATH_MAX + 64], path[PATH_MAX], cwd[64];
    int reports = v->s->reports, nested = -1;
    if (ioctl(reports, SECCOMP_IOCTL_NOTIF_RECV, &u))
        return;
    snprintf(cwd, sizeof cwd, "/proc/%u/cwd", u.n.pid);
    if (read_call(&u.n, &e) && locate(&e, file, path) && has_our_root(e.tid))
        nested = v->s->nested(v->s->ctx, file, path, cwd);
    if (nested < 0 || !divert(v, u.n.id, &e, nested))
        answer(reports, u.n.id, 0, SECCOMP_USER_NOTIF_FLAG_CONTINUE);
    if (nested >= 0)
        close(nested);
}

/* ---- the program's processes -------------------------------------------------------------------- */

static int wait_status(const siginfo_t *i)
{
    switch (i->si_code) {
    case CLD_EXITED: return (i->si_status & 0xff) << 8;
    case CLD_KILLED: return i->si_status;
    case CLD_DUMPED: return i->si_status | 0x80;
    case CLD_STOPPED: return i->si_status << 8 | 0x7f;
    default: return 0xffff; /* continued */
    }
}

/* Sends what has happened to the program. It stays a zombie until precis knows: its number is not used again before. */
static void relay(struct supervisor *v)
{
    for (siginfo_t i = {0}; !v->ended; i = (siginfo_t){0}) {
        bool any = !waitid(P_PID, (id_t)v->s->program, &i, WSTOPPED | WCONTINUED | WNOHANG) && i.si_pid;
        if (!any)
            any = v->ended = !waitid(P_PID, (id_t)v->s->program, &i, WEXITED | WNOHANG | WNOWAIT) && i.si_pid;
        int status = wait_status(&i);
        if (!any)
            return;
        (void)!send(v->s->control, &status, sizeof status, MSG_NOSIGNAL);
    }
}

/* Reaps orphans that have ended, and the program when precis knows of its end. */
static void reap(const struct supervisor *v)
{
    for (siginfo_t i = {0}; !waitid(P_ALL, 0, &i, WEXITED | WNOHANG | WNOWAIT) && i.si_pid; i = (siginfo_t){0}) {
        if (i.si_pid == v->s->program && !v->alone)
            return;
        waitpid(i.si_pid, NULL, 0);
    }
}

/* Kills all children until there are none: their orphans become ours. */
static void kill_all(void)
{
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    for (pid_t pid = 0; pid >= 0;) {
        int fd = open(path, O_RDONLY | O_CLOEXEC);
        ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
        if (fd >= 0)
            close(fd);
        text[n > 0 ? n : 0] = 0;
        char *at = text, *end;
        for (long child; (child = strtol(at, &end, 10)) > 0; at = end)
            kill((pid_t)child, SIGKILL);
        pid = waitpid(-1, NULL, n > 0 ? 0 : WNOHANG);
    }
}

/* precis has sent a farewell, or is gone. */
static void handle_control(struct supervisor *v)
{
    char byte;
    ssize_t n = recv(v->s->control, &byte, 1, MSG_DONTWAIT);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    v->alone = true;
    if (n <= 0)
        kill_all();
}

void os_supervise(const struct os_supervision *s)
{
    struct supervisor v = {.s = s, .exe = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)};
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    sigemptyset(&all);
    sigaddset(&all, SIGCHLD);
    enum { REPORTS, CONTROL, CHILDREN, COUNT };
    struct pollfd fds[COUNT] = {
        {s->reports, POLLIN, 0}, {s->control, POLLIN, 0}, {signalfd(-1, &all, SFD_CLOEXEC | SFD_NONBLOCK), POLLIN, 0}};
    for (bool used = true; used || !v.alone;) {
        struct signalfd_siginfo i;
        while (read(fds[CHILDREN].fd, &i, sizeof i) > 0)
            ;
        relay(&v);
        reap(&v);
        if (poll(fds, COUNT, -1) < 0 && errno != EINTR)
            break;
        if (fds[CONTROL].revents)
            handle_control(&v);
        if (fds[REPORTS].revents & POLLIN)
            handle_report(&v);
        if (fds[REPORTS].revents & (POLLHUP | POLLERR))
            used = false;
        fds[REPORTS].fd = used ? s->reports : -1;
        fds[CONTROL].fd = v.alone ? -1 : s->control;
    }
}

#else

int os_report_executions(void)
{
    errno = ENOSYS;
    return -1;
}

void os_supervise(const struct os_supervision *s)
{
    (void)s;
}

#endif
