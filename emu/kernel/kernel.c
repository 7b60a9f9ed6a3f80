/* The machine: creation, the first program, figures. */
#include <fnmatch.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "emu/kernel/core/capability.h"
#include "emu/fatal/fatal.h"
#include "emu/kernel/kernel.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/time_limit.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/ipc/ipc.h"
#include "emu/kernel/ipc/mqueue.h"
#include "emu/kernel/systems.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/process/exec.h"
#include "emu/kernel/process/exit.h"
#include "emu/kernel/process/futex.h"
#include "emu/kernel/process/hostexec.h"
#include "emu/kernel/procfs/virtual.h"
#include "emu/kernel/profil/profil.h"
#include "emu/kernel/time/timers.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/dnotify.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/shm.h"
#include "emu/kernel/strace/strace.h"
#include "emu/kernel/vfs/supplied.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/log.h"
#include "emu/os/os.h"

enum { FIRST_PID = 1000 };

static bool collect(struct kernel *k)
{
    return rights_collect(k->fs);
}

static const struct kernel_ops ops = {
    .personalities = personalities,
    .process_exit = process_exit,
    .process_end_now = process_end_now,
    .files_changed = dnotify_deliver,
    .collect = collect,
    .thread_exit = thread_exit,
    .host_program_signal = host_program_signal,
    .tracer_ends = process_tracer_ends,
    .foreground_group = terminal_foreground_group,
    .time_account = time_account,
    .time_tick = time_tick,
    .time_wants_ticks = time_wants_ticks,
    .time_cpu_limit = time_cpu_limit,
    .timer_delivered = time_timer_delivered,
    .alarm_delivered = time_alarm_delivered,
    .signal_unignored = time_signal_unignored,
    .profil_tick = kprofil_tick,
    .profil_return = kprofil_return,
    .profil_handles = kprofil_handles,
    .profil_line = kprofil_line,
    .strace_call = strace_call,
    .strace_signal = strace_signal,
};

static char *message(const char *text)
{
    return strdup(text);
}

/* Creates pid 1: it has no program, and becomes the parent of orphans. */
static struct process *make_init(struct kernel *k)
{
    struct process *p = process_new(k, NULL);

    p->uid = p->euid = p->suid = p->fsuid = os_getuid();
    capabilities_init(p);
    p->gid = p->egid = p->sgid = p->fsgid = os_getgid();
    p->sighand = sighand_new(k);
    snprintf(p->comm, sizeof p->comm, "init");
    k->totals.processes = 0;
    return p;
}

struct kernel *kernel_new(const struct kernel_options *options, char **why)
{
    struct kernel *k = calloc(1, sizeof *k);

    if (!k) {
        *why = message("out of memory");
        return NULL;
    }
    k->ops = &ops;
    k->options = *options;
    if (!k->options.mhz || !k->options.hz || k->options.hz > k->options.mhz * 1000000) {
        *why = message("--mhz and --hz must be at least 1, and a tick at least one cycle");
        free(k);
        return NULL;
    }
    clock_init(&k->clock, k->options.mhz, k->options.hz);
    os_log_clock(&k->clock.now, &k->totals.instructions);
    k->random = k->options.seed;
    chaos_init(k);
    k->first_status = -1;
    strcpy(k->hostname, KERNEL_NODENAME);
    strcpy(k->domainname, "(none)");
    k->last_pid = FIRST_PID - 1;
    process_ids_init(k);
    futex_init(k);
    k->memory = mem_account_new();
    if (!k->memory)
        kernel_no_memory();
    if (options->max_memory)
        mem_account_limit(k->memory, options->max_memory);
    if (options->confine || options->leave_lowest)
        mem_account_leave_lowest(k->memory);
    k->init = make_init(k);
    if (fs_kernel_init(k, &virtual_ops, &terminal_ops, why) || terminal_init(k->fs)) {
        kernel_free(k);
        return NULL;
    }
    return k;
}

int kernel_start(struct kernel *k, const char *path, char *const argv[], char *const envp[], char **why)
{
    struct process *p = process_new(k, k->init);
    struct thread *t;

    process_set_group(p, p->pid, p->sid);
    p->sighand = sighand_new(k);
    p->fds = fdtable_new_initial(k);
    p->fs = fs_context_new_initial(k, why);
    time_process_init(p);
    t = thread_new(p, NULL);
    k->first = p;
    int error = !p->fds || !p->fs ? -ENOMEM : exec_program_why(t, -100 /* AT_FDCWD */, path, 0, (char **)argv, (char **)envp, why);

    if (error) {
        const char *reason = os_access("/proc/self/fd", X_OK) ? "precis needs the host's /proc, which is not mounted" : strerror(-error);
        if (!*why && asprintf(why, "%s: %s", path, reason) < 0)
            *why = NULL;
        p->exiting = p->zombie = true;
        p->threads = p->last_thread = NULL;
        k->thread_count--;
        mem_free(t);
        kernel_object_freed(k);
        time_process_exit(p);
        fdtable_unref(p->fds);
        fs_context_unref(p->fs);
        return -1;
    }
    k->init->abi = p->abi; /* read through p->parent */
    time_limit_begin(k);
    sched_add(t);
    return 0;
}

static int by_number(const void *a, const void *b)
{
    const struct kernel_process_figures *f = a, *g = b;

    return f->pid != g->pid ? f->pid - g->pid : f->start_cycle < g->start_cycle ? -1 : f->start_cycle > g->start_cycle;
}

bool kernel_go(struct kernel *k)
{
    return sched_run(k);
}

size_t kernel_places(struct kernel *k, int places[KERNEL_PLACES])
{
    int shm = shm_prepare(k->fs);
    size_t n = 0;
    if (k->fs->tree.root_fd >= 0)
        places[n++] = k->fs->tree.root_fd;
    if (shm >= 0)
        places[n++] = shm;
    return n;
}

int kernel_run(struct kernel *k)
{
    while (!kernel_go(k))
        ;
    return kernel_status(k);
}

int kernel_status(struct kernel *k)
{
    if (k->ended_count)
        qsort(k->ended, k->ended_count, sizeof *k->ended, by_number);
    int status = k->first_status;

    if (status < 0)
        return 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + sig_guest(k->first_abi, WTERMSIG(status));
}

void kernel_how_ended(const struct kernel *k, struct kernel_end *out)
{
    int status = k->first_status;

    *out = (struct kernel_end){.ns = clock_now_ns(&k->clock),
                               .signal = status >= 0 && WIFSIGNALED(status) ? WTERMSIG(status) : 0,
                               .is_limited = k->time_limit_reached};
}

static void free_figures(struct kernel *k)
{
    for (size_t i = 0; i < k->ended_count; i++)
        free((char *)k->ended[i].program);
    free(k->ended);
}

/* A machine that has ended has freed its objects: an object that is left was lost. */
static void check_left(const char *what, uint64_t count)
{
    if (count)
        fatal(3, "internal error: the machine has ended, and has %" PRIu64 " %s", count, what);
}

static void free_files(struct kernel *k)
{
    if (!k->fs)
        return;
    mqueues_fini(k->fs);
    net_fini(k->fs); /* releases the last open file descriptions */
    check_left("open files", k->fs->files);
    terminal_fini(k->fs);
    fs_kernel_fini(k);
}

void kernel_free(struct kernel *k)
{
    if (!k)
        return;
    if (k->current) /* the machine paused in its turn */
        kernel_report_thread(k->current, KERNEL_THREAD_PAUSES);
    process_free_all(k);
    while (k->host_watches) {
        struct host_watch *w = k->host_watches;
        k->host_watches = w->next;
        w->free(w);
    }
    cpu_retired_free(k->retired);
    ipc_fini(k);
    if (k->system_state)
        k->system_state->free(k->system_state);
    free_files(k);
    check_left("bytes that are charged to it", mem_account_used(k->memory));
    mem_account_unref(k->memory);
    futex_fini(k);
    free_figures(k);
    clock_fini(&k->clock);
    os_log_clock(NULL, NULL);
    free(k->ids);
    free(k);
}

void kernel_host_signal(struct kernel *k, int host_signal)
{
    if (host_signal < 1 || host_signal > KSIG_MAX)
        return;
    k->host_signals[host_signal] = 1;
    if (host_signal == SIGTSTP)
        k->host_stop = true;
    k->host_signal_any = 1;
}

bool kernel_host_signal_waits(const struct kernel *k)
{
    return k->host_signal_any;
}

struct cpu *kernel_current(const struct kernel *k, int *pid, const char **program)
{
    if (!k->current)
        return NULL;
    *pid = k->current->p->pid;
    *program = k->current->p->comm;
    return k->current->cpu;
}

/* ---- figures --------------------------------------------------------------------------------------------------- */

void kernel_totals(const struct kernel *k, struct kernel_totals *out)
{
    *out = k->totals;
    out->cycles = k->clock.now;
    out->ticks = k->clock.ticks;
}

void kernel_each_process(const struct kernel *k, void (*fn)(void *ctx, const struct kernel_process_figures *f), void *ctx)
{
    const struct kernel_process_figures *gone = k->ended, *end = gone + k->ended_count;
    struct kernel_process_figures f;

    for (const struct process *p = k->processes; p; p = p->next) {
        if (p == k->init || p->zombie)
            continue;
        for (; gone < end && gone->pid < p->pid; gone++)
            fn(ctx, gone);
        process_figures(p, &f);
        f.end_cycle = k->clock.now;
        fn(ctx, &f);
    }
    for (; gone < end; gone++)
        fn(ctx, gone);
}

/* Returns the name of a dialect without its options. */
static const char *dialect_name(const char *dialect)
{
    const size_t length = strcspn(dialect, ":");

    for (const char *const *name = profil_dialect_names; *name; name++)
        if (strlen(*name) == length && !strncmp(*name, dialect, length))
            return *name;
    return dialect;
}

const char *kernel_default_dialect(const struct isa *isa)
{
    for (const struct abi *const *a = personalities; *a; a++)
        if ((*a)->isa == isa && (*a)->dialect)
            return dialect_name((*a)->dialect);
    return "hpux";
}

int kernel_supplied_file(const char *path)
{
    int fd = -1;
    for (const struct abi *const *a = personalities; *a && fd < 0; a++)
        fd = supplied_open(*a, path);
    return fd;
}

void kernel_each_call(void (*fn)(void *ctx, const char *name), void *ctx)
{
    for (const struct abi *const *a = personalities; *a; a++)
        for (unsigned i = 0; i < ABI_CALL_TABLES && (*a)->calls[i]; i++)
            for (unsigned n = 0; n < (*a)->calls[i]->count; n++)
                if ((*a)->calls[i]->lines[n].name)
                    fn(ctx, (*a)->calls[i]->lines[n].name);
}

struct call_search {
    const char *pattern;
    bool found;
};

static void match_call(void *ctx, const char *name)
{
    struct call_search *s = ctx;

    s->found = s->found || !fnmatch(s->pattern, name, 0);
}

bool kernel_knows_call(const char *pattern)
{
    struct call_search s = {.pattern = pattern};

    kernel_each_call(match_call, &s);
    return s.found;
}
