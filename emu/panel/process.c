/* process.c - see process.h. A byte on the socket says that request or reply, in shared memory, is complete. */
#define _GNU_SOURCE
#include "emu/panel/process.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { POLL_CYCLES = 2000000, EXIT_BUG = 3 };

struct shared {
    struct panel_request request;
    struct panel_reply reply;
    volatile bool interrupted;
    bool leaving, renews; /* the machine's process ends; a new one begins */
    uint64_t hz;
};

struct panel_link {
    int fd;
    struct shared *shared;
};

struct panel_process {
    struct panel_link link;
    pid_t keeper;
    bool busy, gone;
    struct panel_reply reply; /* the last one, while the machine fills the next */
};

/* ---- the machine's side ----------------------------------------------------------------------- */

uint64_t panel_link_hz(const struct panel_link *l)
{
    return l->shared->hz;
}

static uint64_t now_ns(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static bool has_hung_up(int fd)
{
    char byte;
    return recv(fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

/* Returns whether the run must end now. Copies of the process that go back do not end. */
static bool must_return(void *ctx)
{
    const struct panel_link *l = ctx;
    const struct panel_request *r = &l->shared->request;
    if (r->kind != PANEL_GO)
        return false;
    return l->shared->interrupted || (r->deadline_ns && now_ns(CLOCK_MONOTONIC) >= r->deadline_ns) || has_hung_up(l->fd);
}

static void go(const struct panel_link *l, struct panel_machine *m)
{
    const struct panel_request *shared = &l->shared->request;
    struct control_request r = shared->run;
    if (shared->entries)
        for (uint64_t n = 0; n < shared->entries && !l->shared->interrupted && panel_machine_enter(m); n++)
            ;
    else {
        if (shared->ticks)
            r.ticks = control_ticks(panel_machine_control(m)) + shared->ticks;
        panel_machine_run(m, &r);
    }
}

static bool next_request(const struct panel_link *l)
{
    char byte;
    ssize_t got;
    while ((got = read(l->fd, &byte, 1)) < 0 && errno == EINTR)
        ;
    return got == 1;
}

static bool reply(const struct panel_link *l, struct panel_machine *m)
{
    struct panel_reply *r = &l->shared->reply;
    r->over = panel_machine_is_over(m, &r->status);
    if (l->shared->request.trial.element) /* the first reply says only that the machine is there */
        panel_machine_state(m, &l->shared->request.trial, l->shared->request.goes_on && !r->over, &r->state);
    r->cpu_ns = now_ns(CLOCK_PROCESS_CPUTIME_ID);
    return send(l->fd, "", 1, MSG_NOSIGNAL) == 1;
}

/* Copies of the process return from go() and panel_machine_back() too: what is to be done is in shared memory, not in variables. */
int panel_serve(struct panel_link *l, struct panel_machine *m)
{
    struct shared *s = l->shared;
    int status;
    control_poll(panel_machine_control(m), must_return, l, POLL_CYCLES);
    while (!s->leaving && reply(l, m) && next_request(l)) {
        if (s->request.kind == PANEL_GO)
            go(l, m);
        else if (s->request.kind == PANEL_GO_BACK)
            panel_machine_back(m, s->request.unit, s->request.entries);
        else if (s->request.kind == PANEL_RENEW) {
            s->hz = s->request.hz;
            s->renews = s->leaving = true;
        }
    }
    s->leaving = true;
    panel_machine_leave(m);
    return panel_machine_is_over(m, &status) ? status : 0;
}

/* ---- the keeper ------------------------------------------------------------------------------- */

/* Signals of the terminal are the program's. */
static void set_terminal_signals(void (*handler)(int))
{
    static const int signals[] = {SIGINT, SIGQUIT, SIGTSTP};
    for (size_t n = 0; n < sizeof signals / sizeof *signals; n++)
        signal(signals[n], handler);
}

static _Noreturn void keep(struct panel_link *l, int (*run)(void *ctx, struct panel_link *l), void *ctx)
{
    int status;
    set_terminal_signals(SIG_IGN);
    do {
        l->shared->renews = l->shared->leaving = false;
        pid_t pid = fork();
        if (pid == 0) {
            set_terminal_signals(SIG_DFL);
            exit(run(ctx, l));
        }
        status = EXIT_BUG << 8;
        while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR)
            ;
    } while (l->shared->renews && WIFEXITED(status));
    shutdown(l->fd, SHUT_RDWR); /* copies of the machine's process that end later have the socket too */
    _exit(WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_BUG);
}

/* ---- the panel's side ------------------------------------------------------------------------- */

struct panel_process *panel_process_new(int (*run)(void *ctx, struct panel_link *l), void *ctx)
{
    int ends[2] = {-1, -1};
    struct panel_process *p = calloc(1, sizeof *p);
    void *shared = mmap(NULL, sizeof *p->link.shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (!p || shared == MAP_FAILED || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) || (p->keeper = fork()) < 0) {
        int error = errno;
        close(ends[0]);
        close(ends[1]);
        if (shared != MAP_FAILED)
            munmap(shared, sizeof *p->link.shared);
        free(p);
        errno = error;
        return NULL;
    }
    p->link = (struct panel_link){ends[p->keeper ? 0 : 1], shared};
    close(ends[p->keeper ? 1 : 0]);
    if (p->keeper == 0)
        keep(&p->link, run, ctx);
    set_terminal_signals(SIG_IGN);
    p->busy = true;
    return p;
}

void panel_process_send(struct panel_process *p, const struct panel_request *r)
{
    p->link.shared->request = *r;
    p->link.shared->interrupted = false;
    p->busy = true;
    p->gone = p->gone || send(p->link.fd, "", 1, MSG_NOSIGNAL) != 1;
}

bool panel_process_is_busy(const struct panel_process *p)
{
    return p->busy && !p->gone;
}

bool panel_process_wait(struct panel_process *p, int ms)
{
    struct pollfd fd = {p->link.fd, POLLIN, 0};
    char byte;
    if (!panel_process_is_busy(p) || poll(&fd, 1, ms) != 1)
        return false;
    p->gone = read(p->link.fd, &byte, 1) != 1;
    if (p->gone)
        return false;
    p->reply = p->link.shared->reply;
    p->busy = false;
    return true;
}

void panel_process_interrupt(struct panel_process *p)
{
    p->link.shared->interrupted = true;
}

bool panel_process_is_gone(const struct panel_process *p)
{
    return p->gone;
}

const struct panel_reply *panel_process_reply(const struct panel_process *p)
{
    return &p->reply;
}

int panel_process_end(struct panel_process *p)
{
    int status = EXIT_BUG << 8;
    if (!p)
        return 0;
    shutdown(p->link.fd, SHUT_RDWR);
    close(p->link.fd);
    while (waitpid(p->keeper, &status, 0) < 0 && errno == EINTR)
        ;
    munmap(p->link.shared, sizeof *p->link.shared);
    free(p);
    return WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_BUG;
}
