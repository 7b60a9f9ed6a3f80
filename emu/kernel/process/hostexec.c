/*
 * Host programs executed by a guest: system("..."), popen() and shells use the host's /bin/sh if the sysroot has none. precis-unicorn is
 * such a program, too: it runs programs for machines that precis lacks.
 *
 * The machine stands still while the program runs, so that the guest sees nothing of the host's speed. It goes on when the program has
 * ended; when the program needs the guest, which must write its input or read its output; and, unless runs are to be reproducible, after
 * HOLD_MS. From then on both run side by side, and the guest waits for the program as for any file of the host: while no thread can run,
 * a timer takes as long as on the host.
 *
 * The process of the guest remains, as the program's double: its system call execve waits until the program ends, and signals to the
 * process are sent to the program.
 */
#include "emu/kernel/process/hostexec.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/process/exit.h"
#include "emu/kernel/process/hostlink.h"
#include "emu/kernel/process/string_list.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/load/elf.h"
#include "emu/os/log.h"
#include "emu/os/os.h"

#include <elf.h>
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined __x86_64__
#define HOST_MACHINE EM_X86_64
#elif defined __aarch64__
#define HOST_MACHINE EM_AARCH64
#else
#define HOST_MACHINE EM_NONE
#endif

enum {
    HOLD_MS = 1000,    /* longest time that the machine stands still for a program, after its start, each input, and each output that was
                          waited for */
    SIGNAL_MS = 100,   /* the same after a signal */
    MESSAGE_MS = 2000, /* time after which a message says that it does */
    LINKS_MOST = OS_ENDS_MOST,
    ROUNDS = 16, /* of copying while the machine runs */
};

struct host_program {
    struct process *p; /* its double; NULL if not yet */
    char *path;
    struct os_running running;
    struct host_link links[LINKS_MOST];
    size_t nlinks;
    int64_t held_ms;  /* how long the machine has stood still since the last input */
    bool late;        /* for long enough */
    bool interrupted; /* a signal of the host has come */
    bool signalled;   /* by a guest */
    bool is_signal_new;
    bool stopped, ended, told;
    int status; /* wait status, if it has ended */
};

int host_program_is(const struct kernel *k, int fd)
{
    Elf64_Ehdr h;
    ssize_t n = 0;
    if (HOST_MACHINE == EM_NONE || abi_find(k, &(struct elf_image){.machine = HOST_MACHINE, .bits = 64}))
        return 0;
    do
        n = os_pread(fd, &h, sizeof h, 0);
    while (n < 0 && errno == EINTR);
    if (n < 0)
        return -errno;
    return n == sizeof h && !memcmp(h.e_ident, ELFMAG, SELFMAG) && h.e_machine == HOST_MACHINE;
}

/* Returns whether the host has killed the machine, by a signal of which the first program has died: what still runs for a guest is to end,
 * too. */
static bool is_machine_killed(const struct kernel *k)
{
    return k->killed_by_host && k->first_status >= 0 && WIFSIGNALED(k->first_status);
}

static void host_program_free(void *data)
{
    struct host_program *h = data;
    bool goes_on = h->ended || !h->p || !is_machine_killed(h->p->k);
    if (h->p)
        h->p->host_program = NULL;
    for (size_t i = 0; i < h->nlinks; i++)
        host_link_close(&h->links[i]);
    os_leave_program(&h->running, goes_on);
    free(h->path);
    free(h);
}

/* ---- descriptors ------------------------------------------------------------------------------ */

/* Descriptors that the program gets, and those of them that are closed here when it has them. */
struct descriptors {
    struct os_passed *passed;
    struct file **file; /* of a passed descriptor */
    struct host_link **link;
    bool *is_own; /* opened for the program */
    size_t n;
};

/* Devices of the machine that the host has, too. Returns a descriptor, or -1. */
static int open_device(const struct file *f)
{
    static const char *const same[] = {"/dev/null", "/dev/zero", "/dev/full"};
    for (size_t i = 0; f->path && i < sizeof same / sizeof *same; i++)
        if (!strcmp(f->path, same[i]))
            return os_open(same[i], (int)(f->flags & O_ACCMODE) | O_CLOEXEC, 0);
    return -1;
}

/* Returns whether the program can have the machine's file: the standard streams, and from 3 on what is read and written in sequence. */
static bool can_link(const struct host_program *h, const struct file *f, unsigned number)
{
    return h->nlinks + 2 <= LINKS_MOST && !(f->flags & O_PATH) && (!file_readable(f) || f->ops->read) &&
           (!file_writable(f) || f->ops->write) && (number < 3 || (f->ops->stream && f->ops->read && !f->ops->record));
}

/* Adds a descriptor. Returns false with errno if the host has none. */
static bool pass(struct host_program *h, struct descriptors *d, unsigned number, struct file *f)
{
    size_t n = d->n;
    d->passed[n] = (struct os_passed){(int)number, f->host_fd};
    d->file[n] = f;
    d->link[n] = NULL;
    for (size_t i = 0; f->host_fd < 0 && i < n; i++)
        if (d->file[i] == f) {
            d->passed[n].fd = d->passed[i].fd;
            d->n++;
            return true;
        }
    if (f->host_fd < 0 && (d->passed[n].fd = open_device(f)) >= 0)
        d->is_own[n] = true;
    if (d->passed[n].fd < 0 && can_link(h, f, number)) {
        struct host_link *l = &h->links[h->nlinks];
        if ((d->passed[n].fd = host_link_open(l, l + 1, f, h->path, !number)) < 0)
            return false;
        l->is_standard = !number;
        d->link[n] = l;
        h->nlinks += l[1].f ? 2 : 1;
    }
    d->n += d->passed[n].fd >= 0;
    return true;
}

/* Closes here what only the program needs. */
static void close_given(const struct descriptors *d)
{
    for (size_t i = 0; i < d->n; i++) {
        if (d->is_own[i])
            os_close(d->passed[i].fd);
        if (d->link[i])
            host_link_given(d->link[i], d->passed[i].fd);
    }
    free(d->passed);
    free(d->file);
    free(d->link);
    free(d->is_own);
}

static bool pass_all(struct thread *t, struct host_program *h, struct descriptors *d)
{
    const struct fdtable *fds = t->p->fds;
    *d = (struct descriptors){.passed = calloc(fds->room + 1, sizeof *d->passed),
                              .file = calloc(fds->room + 1, sizeof *d->file),
                              .link = calloc(fds->room + 1, sizeof *d->link),
                              .is_own = calloc(fds->room + 1, sizeof *d->is_own)};
    if (!d->passed || !d->file || !d->link || !d->is_own)
        kernel_no_memory();
    for (unsigned number = 0; number < fds->room; number++)
        if (fds->entries[number].file && !fds->entries[number].cloexec && !pass(h, d, number, fds->entries[number].file))
            return false;
    return true;
}

/* ---- the start ------------------------------------------------------------------------------ */

/* Limits that a guest has changed. Returns how many. */
static size_t changed_limits(const struct process *p, struct os_program_limit *limits)
{
    size_t n = 0;
    for (int i = 0; i < 16; i++)
        if (p->rlimits[i].cur != p->k->init->rlimits[i].cur || p->rlimits[i].max != p->k->init->rlimits[i].max)
            limits[n++] = (struct os_program_limit){i, p->rlimits[i].cur, p->rlimits[i].max};
    return n;
}

static ksigset ignored_signals(struct process *p)
{
    ksigset set = 0;
    for (int sig = 1; sig <= KSIG_MAX; sig++)
        set |= sighand_action(p, sig)->handler == (uint64_t)(uintptr_t)SIG_IGN ? ksigbit(sig) : 0;
    return set;
}

/* Returns whether the process has other ids than precis, which *id then is. */
static bool has_other_identity(const struct process *p, struct os_identity *id)
{
    const struct fs_machine *m = p->k->fs;
    *id = (struct os_identity){.uid = p->uid, .euid = p->euid, .suid = p->suid, .gid = p->gid, .egid = p->egid, .sgid = p->sgid};
    if (p->groups) {
        id->groups = p->groups->gids;
        id->ngroups = p->groups->count;
    }
    return p->uid != m->uid || p->euid != m->euid || p->suid != m->euid || p->gid != p->k->init->gid || p->egid != p->k->init->egid ||
           p->sgid != p->k->init->egid || p->groups;
}

static int spawn(struct thread *t, struct host_program *h, char **argv, char **envp, const struct descriptors *d)
{
    const struct process *p = t->p;
    struct os_program_limit limits[16];
    struct os_identity identity;
    const struct kernel_options *k = &t->k->options;
    bool nests = k->nested && os_log_mode() != OS_LOG_REPLAYS;
    struct os_program o = {
        .path = h->path,
        .argv = argv,
        .envp = envp,
        .passed = d->passed,
        .npassed = d->n,
        .folder = p->fs->cwd_fd,
        .folder_path = p->fs->cwd,
        .mask = p->fs->umask,
        .ignored = ignored_signals(t->p),
        .blocked = t->mask,
        .pending = signal_pending_in(t, ~(ksigset)0),
        .nice = t->nice,
        .limits = limits,
        .nlimits = changed_limits(p, limits),
        .identity = has_other_identity(p, &identity) ? &identity : NULL,
        .no_new_privs = p->no_new_privs,
        .supervisor = nests ? k->nested(k->elsewhere_ctx, (int64_t)(kernel_realtime_ns(t->k) / 1000000000)) : NULL,
    };
    int error = os_spawn(&o, &h->running) ? -errno : 0;
    free(o.supervisor);
    return error;
}

/* The host's own lack of something is not an error of the guest's program. */
static bool is_hosts_fault(int error)
{
    return error == -ENOMEM || error == -EAGAIN || error == -EMFILE || error == -ENFILE || error == -EIO || error == -EINTR;
}

/* Says why the host does not execute the program, if it is not the program's fault. */
static void explain(const struct thread *t, const struct host_program *h, int error)
{
    struct os_identity identity;
    if (error == -ENOENT && t->p->fs->cwd_fd < 0)
        fprintf(stderr, "precis: %s: not executed: the working directory, %s, exists in this machine only; change it first\n", h->path,
                t->p->fs->cwd);
    else if (error == -EPERM && has_other_identity(t->p, &identity))
        fprintf(stderr, "precis: %s: not executed: the process has changed its user or group ids, and precis may not change its own\n",
                h->path);
}

int host_program_start(struct thread *t, const char *host_path, char **argv, char **envp, struct host_program **started)
{
    struct host_program *h = calloc(1, sizeof *h);
    struct descriptors d;
    if (!h || !(h->path = strdup(host_path)))
        kernel_no_memory();
    h->running.end = -1;
    int error = pass_all(t, h, &d) ? spawn(t, h, argv, envp, &d) : -errno;
    if (is_hosts_fault(error))
        kernel_refused("run the host's", h->path, -error);
    close_given(&d);
    if (error)
        explain(t, h, error);
    if (error) {
        host_program_free(h);
        return error;
    }
    for (int i = 1; i < 3; i++)
        if (h->running.copied[i] >= 0 && h->nlinks < LINKS_MOST)
            host_link_stream(&h->links[h->nlinks++], h->running.copied[i], i, h->path);
    *started = h;
    return 0;
}

void host_program_adopt(struct thread *t, struct host_program *h)
{
    h->p = t->p;
    t->call.data = t->p->host_program = h;
    t->call.data_free = host_program_free;
    pending_flush(&t->pending, ~(ksigset)0); /* the program has them */
    pending_flush(&t->p->pending, ~(ksigset)0);
}

void host_program_signal(struct process *p, int sig)
{
    struct host_program *h = p->host_program;
    /* The host's terminal sends its signals to the program, too. */
    if (!p->k->forwards_signals || sig == SIGTERM || sig == SIGHUP)
        os_signal_program(&h->running, sig);
    h->signalled = h->is_signal_new = true;
    wake_thread(p->threads);
}

/* ---- running -------------------------------------------------------------------------------- */

/* A guest has given it input, or taken its output. */
static void begin_hold(struct host_program *h)
{
    h->late = false;
    h->held_ms = 0;
}

/* Gives the program what it has asked for, and makes space for more output. Returns false if guests must run first. */
static bool serve(struct host_program *h)
{
    bool goes_on = true;
    for (size_t i = 0; i < h->nlinks; i++) {
        struct host_link *l = &h->links[i];
        if (l->is_input && l->is_asked_for) {
            if (host_link_feed(l))
                begin_hold(h);
            else
                goes_on = false;
        }
        host_link_check(l);
        if (!l->is_input && (host_link_is_full(l) || !l->f)) {
            host_link_flush(l);
            if (host_link_is_full(l))
                goes_on = false;
            else if (l->f)
                begin_hold(h);
        }
    }
    return goes_on;
}

static bool flush(struct host_program *h)
{
    bool all = true;
    for (size_t i = 0; i < h->nlinks; i++)
        all = (h->links[i].is_input || host_link_flush(&h->links[i])) && all;
    return all;
}

static void drain(struct host_program *h)
{
    for (size_t i = 0; i < h->nlinks; i++)
        if (!h->links[i].is_input)
            host_link_drain(&h->links[i]);
}

/* Records, or replays, the contents of a mapped file if they have changed. A file without a name is the machine's own. */
static void note_contents(int fd)
{
    struct stat st;
    if (!os_fstat(fd, &st) && S_ISREG(st.st_mode) && st.st_nlink)
        (void)os_contents(fd);
}

/* The same for all mapped files, which the program may have changed. */
static void note_changes(const struct kernel *k)
{
    if (os_log_mode() == OS_LOG_OFF)
        return;
    for (const struct process *p = k->processes; p; p = p->next) {
        struct mem_map map;
        uint64_t dev = 0, ino = 0;
        for (uint64_t va = 0; p->mm && space_next_map(p->mm->space, va, &map) && map.end > va; va = map.end) {
            if (map.fd >= 0 && (map.dev != dev || map.ino != ino))
                note_contents(map.fd);
            dev = map.fd >= 0 ? map.dev : 0;
            ino = map.fd >= 0 ? map.ino : 0;
        }
    }
}

/* Waits until something happens to the program. Returns whether it did. */
static bool await(struct thread *t, struct host_program *h, int ms)
{
    struct os_end ends[OS_ENDS_MOST];
    struct host_link *link[OS_ENDS_MOST];
    struct os_await a = {.ends = ends, .ms = ms, .interrupt = &t->k->host_signal_any};
    for (size_t i = 0; i < h->nlinks; i++) {
        struct host_link *l = &h->links[i];
        if (l->fd < 0 || (l->is_input ? l->is_asked_for || l->count : host_link_is_full(l)))
            continue;
        link[a.nends] = l;
        ends[a.nends++] =
            (struct os_end){.fd = l->fd, .is_input = l->is_input, .guess = h->late && l->is_standard, .other = l->other_number};
    }
    enum os_happened what = os_await(&h->running, &a);
    if (ms)
        h->held_ms += a.waited;
    h->interrupted = what == OS_PROGRAM_INTERRUPTED;
    h->ended = what == OS_PROGRAM_ENDED;
    if (h->ended)
        h->status = a.status;
    for (size_t i = 0; i < a.nends; i++)
        link[i]->is_asked_for |= ends[i].is_ready && ends[i].is_input;
    if (what != OS_PROGRAM_LATE && what != OS_PROGRAM_INTERRUPTED)
        note_changes(t->k);
    if (what == OS_PROGRAM_READY || h->ended)
        drain(h);
    if (what == OS_PROGRAM_STOPPED)
        process_stop(t->p, WSTOPSIG(a.status));
    if (what == OS_PROGRAM_CONTINUED)
        process_continue(t->p);
    if (what == OS_PROGRAM_STOPPED || what == OS_PROGRAM_CONTINUED)
        h->stopped = what == OS_PROGRAM_STOPPED;
    return what != OS_PROGRAM_LATE && what != OS_PROGRAM_INTERRUPTED;
}

/* Returns how long the machine may stand still. */
static int hold(const struct kernel *k, const struct host_program *h)
{
    if (k->options.holds_still)
        return h->told ? -1 : MESSAGE_MS;
    return h->held_ms < HOLD_MS ? HOLD_MS - (int)h->held_ms : 0;
}

/* The time of hold() is over. */
static void end_hold(const struct kernel *k, struct host_program *h)
{
    h->late = !k->options.holds_still;
    if (!h->late && (k->runqueue.first || clock_next_timer(&k->clock) != CLOCK_NEVER))
        fprintf(stderr, "precis: the machine and its timers stand still until %s, a program of the host, has ended: --reproducible\n",
                h->path);
    h->told = true;
}

/* Returns whether the program and guests run side by side. */
static bool is_at_once(const struct host_program *h)
{
    return h->late || h->interrupted || h->signalled || h->stopped;
}

/* Returns whether guests must read output before the program can go on. */
static bool waits_to_write(const struct host_program *h)
{
    for (size_t i = 0; i < h->nlinks; i++)
        if (!h->links[i].is_input && h->links[i].f && host_link_is_full(&h->links[i]))
            return true;
    return false;
}

/* Lets the machine go on until the program, or a file of its links, changes. */
static int64_t go_on(struct thread *t, struct host_program *h)
{
    enum { AGAIN_NS = 1000000 };
    bool at_once = is_at_once(h);
    t->p->host_output = false;
    for (size_t i = 0; i < h->nlinks; i++) {
        const struct host_link *l = &h->links[i];
        t->p->host_output |= !l->is_input && l->f && (l->fd >= 0 || l->count);
        host_link_wait(&h->links[i], t, at_once || !waits_to_write(h));
    }
    t->host_waits_idle = !at_once;
    if (h->running.end >= 0 && !h->ended && (at_once || !waits_to_write(h)))
        wait_host(t, h->running.end, POLLIN);
    if ((h->interrupted || h->running.end < 0) && !h->ended)
        wait_deadline(t, t->k->clock.now + clock_ns_to_cycles(&t->k->clock, AGAIN_NS));
    return sys_block(t, -ERESTARTNOINTR);
}

/* Copies what is left of the output. Returns false if the machine's file has no space now. */
static bool empty(struct host_link *l)
{
    for (host_link_drain(l); l->count; host_link_drain(l))
        if (!host_link_flush(l))
            return false;
    return true;
}

/* The program has ended: unread input goes back, then comes the rest of its output, and the end of its double. */
static int64_t finish(struct thread *t, struct host_program *h)
{
    bool all = true;
    for (size_t i = 0; i < h->nlinks; i++)
        if (h->links[i].is_input)
            host_link_close(&h->links[i]);
    for (size_t i = 0; i < h->nlinks; i++)
        all = empty(&h->links[i]) && all;
    if (!all && WIFEXITED(h->status)) /* it would have waited to write before */
        return go_on(t, h);
    for (size_t i = 0; i < h->nlinks; i++)
        host_link_leave(&h->links[i], t->k);
    int status = WIFSIGNALED(h->status) ? WTERMSIG(h->status) | (h->status & 0x80) : h->status & 0xff00;
    process_exit(t->p, status);
    return SYS_NO_RESULT;
}

/* Returns how long the program may take for what the guests have waited for until now, when its double runs again. */
static int patience(struct host_program *h)
{
    int ms = h->is_signal_new ? SIGNAL_MS : 0;
    h->is_signal_new = false;
    return ms;
}

/* Copies, and lets the program run, until it has ended (true), or the machine must go on. */
static bool run(struct thread *t, struct host_program *h)
{
    for (unsigned round = 0; !h->ended && round < ROUNDS;) {
        if (serve(h) && !h->late && !h->stopped && !h->interrupted && !h->is_signal_new) {
            if (!await(t, h, hold(t->k, h)) && !h->interrupted)
                end_hold(t->k, h);
            round = 0;
            continue;
        }
        bool looks = is_at_once(h) || (!round && !waits_to_write(h));
        if (!looks || !await(t, h, patience(h)))
            break;
        round++;
    }
    return h->ended;
}

int64_t host_program_continue(struct thread *t)
{
    struct host_program *h = t->call.data;
    h->interrupted = false;
    if (run(t, h))
        return finish(t, h);
    flush(h);
    return go_on(t, h);
}
