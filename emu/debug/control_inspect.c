/* control_inspect.c - see control.h: what a stopped machine contains. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "emu/cpu/isa.h"
#include "emu/debug/control_internal.h"
#include "emu/kernel/profil/profil.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/path.h"
#include "emu/os/log.h"

uint64_t control_cycle(const struct control *c)
{
    return c->k->clock.now;
}

uint64_t control_ticks(const struct control *c)
{
    return c->k->clock.ticks;
}

uint64_t control_next_tick(const struct control *c)
{
    return c->k->clock.next_tick;
}

bool control_siginfo(const struct control *c, int tid, const struct ksiginfo *info, uint8_t bytes[128])
{
    const struct thread *t = thread_find(c->k, tid);
    if (t)
        siginfo_pack(t->p->abi, info, bytes);
    return t;
}

uint64_t control_instructions(const struct control *c)
{
    return c->k->totals.instructions;
}

void control_each_thread(const struct control *c, bool (*fn)(void *ctx, int pid, int tid), void *ctx)
{
    for (const struct process *p = c->k->processes; p; p = p->next)
        for (const struct thread *t = p->threads; t; t = t->next)
            if (!fn(ctx, p->pid, t->tid))
                return;
}

int control_pid_of(const struct control *c, int tid)
{
    const struct thread *t = thread_find(c->k, tid);
    return t ? t->p->pid : 0;
}

int control_thread_of(const struct control *c, int pid)
{
    const struct process *p = process_find(c->k, pid);
    return p && p->threads ? p->threads->tid : 0;
}

int control_current(const struct control *c)
{
    const struct thread *t = c->k->current ? c->k->current : c->k->runqueue.first;
    return t ? t->tid : 0;
}

struct cpu *control_cpu(const struct control *c, int tid)
{
    const struct thread *t = thread_find(c->k, tid);
    return t ? t->cpu : NULL;
}

bool control_is_nullified(const struct control *c, int tid)
{
    const struct cpu *cpu = control_cpu(c, tid);
    return cpu && cpu_isa(cpu)->debug.nullified && cpu_isa(cpu)->debug.nullified(cpu);
}

const struct isa *control_isa(const struct control *c, int pid)
{
    const struct cpu *cpu = control_cpu(c, control_thread_of(c, pid));
    return cpu ? cpu_isa(cpu) : NULL;
}

struct space *control_space(const struct control *c, int pid)
{
    const struct process *p = process_find(c->k, pid);
    return p && p->mm ? p->mm->space : NULL;
}

const char *control_thread_name(const struct control *c, int tid)
{
    const struct thread *t = thread_find(c->k, tid);
    return t ? t->comm : "";
}

const char *control_program(const struct control *c, int pid)
{
    const struct process *p = process_find(c->k, pid);
    return p && p->exe ? p->exe : "";
}

unsigned control_auxv(const struct control *c, int pid, const uint64_t **words)
{
    const struct process *p = process_find(c->k, pid);
    if (!p || !p->mm)
        return 0;
    *words = p->mm->auxv;
    return p->mm->auxv_words;
}

void control_profil(const struct control *c, int pid,
                    void (*fn)(void *ctx, int tid, const struct profil_state *state, const struct profil_memory *memory), void *ctx)
{
    struct process *p = process_find(c->k, pid);
    if (p && p->mm)
        kprofil_each(p, fn, ctx);
}

/* ---- memory --------------------------------------------------------------------------------------- */

/* Registers of the threads that are a part of memory. */
static void patch(const struct process *p, uint64_t va, uint8_t *bytes, size_t len, bool set)
{
    for (const struct thread *t = p->threads; t; t = t->next)
        if (t->cpu && cpu_isa(t->cpu)->debug.cached_memory)
            cpu_isa(t->cpu)->debug.cached_memory(t->cpu, va, bytes, len, set);
}

size_t control_read(const struct control *c, int pid, uint64_t va, void *out, size_t len)
{
    const struct process *p = process_find(c->k, pid);
    if (!p || !p->mm)
        return 0;
    size_t got = mem_glance(p->mm->space, va, out, len);
    patch(p, va, out, got, false);
    return got;
}

size_t control_write(struct control *c, int pid, uint64_t va, const void *in, size_t len)
{
    struct process *p = process_find(c->k, pid);
    if (!p || !p->mm)
        return 0;
    size_t done = mem_poke(p->mm->space, va, in, len);
    patch(p, va, (uint8_t *)in, done, true);
    for (struct thread *t = p->threads; t; t = t->next)
        cpu_invalidate_code(t->cpu, va, done);
    return done;
}

/* ---- files ---------------------------------------------------------------------------------------- */

/* As the process's calls find it; 0 or -errno. Files that exist only in the machine are not found, nor are any in a replay, whose
 * descriptors are not the host's. */
static int walk(const struct control *c, int pid, const char *path, unsigned flags, struct place *pl)
{
    struct process *p = process_find(c->k, pid);
    if (!p || *path != '/' || os_log_mode() == OS_LOG_REPLAYS)
        return p ? -ENOENT : -ESRCH;
    int error = fs_walk_in(p, "/", -1, path, flags, pl);
    return error ? error : !pl->exists || pl->virtual_node ? -ENOENT : 0;
}

static int open_file(const struct control *c, int pid, const char *path)
{
    PLACE(pl);
    char name[40];
    int error = walk(c, pid, path, PATH_FOLLOW, &pl);
    if (error)
        return error;
    if (!S_ISREG(pl.st.st_mode))
        return -EACCES;
    snprintf(name, sizeof name, "/proc/self/fd/%d", pl.fd);
    int fd = open(name, O_RDONLY | O_CLOEXEC);
    return fd < 0 ? -errno : fd;
}

static ssize_t read_link(const struct control *c, int pid, const char *path, char *out, size_t cap)
{
    PLACE(pl);
    int error = walk(c, pid, path, 0, &pl);
    ssize_t n = error ? error : readlinkat(pl.fd, "", out, cap);
    return !error && n < 0 ? -errno : n;
}

/* These calls are not the machine's: a recording does not contain them. */

int control_open(const struct control *c, int pid, const char *path)
{
    struct os_log *log = os_log_suspend();
    int fd = open_file(c, pid, path);
    os_log_resume(log);
    return fd;
}

ssize_t control_readlink(const struct control *c, int pid, const char *path, char *out, size_t cap)
{
    struct os_log *log = os_log_suspend();
    ssize_t n = read_link(c, pid, path, out, cap);
    os_log_resume(log);
    return n;
}

bool control_is_terminating(const struct control *c)
{
    return c->k->host_signals[SIGTERM] || c->k->host_signals[SIGHUP];
}

bool control_is_interrupted(const struct control *c)
{
    return c->k && (control_is_terminating(c) || c->k->host_signals[SIGINT] || c->k->host_signals[SIGQUIT]);
}

enum control_effect control_signal_effect(const struct control *c, int pid, int signal)
{
    struct process *p = process_find(c->k, pid);
    if (!p || p->zombie || signal < 1 || signal > KSIG_MAX || signal_is_ignored(p, signal))
        return CONTROL_IGNORED;
    if (sighand_action(p, signal)->handler)
        return CONTROL_HANDLED;
    return signal == SIGSTOP || signal == SIGTSTP || signal == SIGTTIN || signal == SIGTTOU ? CONTROL_STOPS : CONTROL_KILLS;
}
