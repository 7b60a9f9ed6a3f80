/* Processes and threads: birth by clone, death, job control. */
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "emu/kernel/core/internal.h"

#ifndef CLONE_CLEAR_SIGHAND
#define CLONE_CLEAR_SIGHAND 0x100000000ULL
#endif

enum { PID_FIRST = 1000, PID_LIMIT = 32768 };

/* ---- tables ------------------------------------------------------------------------------------------------ */

/* Whose a number is. It is free when no process, thread, group or session has it. */
struct id_entry {
    struct process *process;
    struct thread *thread;
    unsigned members; /* how often it is a process's group or session */
};

void process_ids_init(struct kernel *k)
{
    k->ids = calloc(PID_LIMIT, sizeof *k->ids);
    if (!k->ids)
        kernel_no_memory();
}

static bool id_in_use(const struct kernel *k, int id)
{
    const struct id_entry *e = &k->ids[id];

    return e->process || e->thread || e->members;
}

struct process *process_find(struct kernel *k, int pid)
{
    return pid > 0 && pid < PID_LIMIT ? k->ids[pid].process : NULL;
}

struct thread *thread_find(struct kernel *k, int tid)
{
    return tid > 0 && tid < PID_LIMIT ? k->ids[tid].thread : NULL;
}

struct process *process_of_task(struct kernel *k, int tid)
{
    struct thread *t = thread_find(k, tid);

    return t ? t->p : process_find(k, tid);
}

bool process_may_control(const struct process *p, const struct process *other)
{
    return p == other || p->euid == 0 ||
           (p->uid == other->uid && p->uid == other->euid && p->uid == other->suid && p->gid == other->gid && p->gid == other->egid &&
            p->gid == other->sgid);
}

/* -1: all are in use. */
static int free_id(const struct kernel *k)
{
    int id = k->last_pid;

    for (int tries = 0; tries < PID_LIMIT; tries++) {
        id = id + 1 >= PID_LIMIT ? PID_FIRST + 1 : id + 1;
        if (!id_in_use(k, id))
            return id;
    }
    return -1;
}

static int next_id(struct kernel *k)
{
    int id = free_id(k);

    if (id > 0)
        k->last_pid = id;
    return id;
}

void thread_set_id(struct thread *t, int tid)
{
    if (t->tid)
        t->k->ids[t->tid].thread = NULL;
    t->tid = tid;
    t->k->ids[tid].thread = t;
}

static void leave_group(struct process *p)
{
    p->k->ids[p->pgid].members--;
    p->k->ids[p->sid].members--;
}

static void join_group(struct process *p, int pgid, int sid)
{
    p->pgid = pgid;
    p->sid = sid;
    p->k->ids[pgid].members++;
    p->k->ids[sid].members++;
}

void process_set_group(struct process *p, int pgid, int sid)
{
    leave_group(p);
    join_group(p, pgid, sid);
}

/* The process of the next lower number; NULL: there is none. */
static struct process *process_before(struct kernel *k, int pid)
{
    while (--pid > 0)
        if (k->ids[pid].process)
            return k->ids[pid].process;
    return NULL;
}

static void enlist(struct process *p)
{
    struct process *before = process_before(p->k, p->pid);
    struct process **at = before ? &before->next : &p->k->processes;

    p->next = *at;
    *at = p;
    p->k->ids[p->pid].process = p;
}

static void delist(struct process *p)
{
    struct process *before = process_before(p->k, p->pid);

    *(before ? &before->next : &p->k->processes) = p->next;
    p->k->ids[p->pid].process = NULL;
    leave_group(p);
}

/* ---- parents and children, in the order in which they became so ----------------------------------------------- */

static void leave_parent(struct process *p)
{
    struct process *parent = p->parent;

    if (!parent)
        return;
    *(p->older ? &p->older->younger : &parent->eldest) = p->younger;
    *(p->younger ? &p->younger->older : &parent->youngest) = p->older;
    p->parent = p->older = p->younger = NULL;
}

static void join_parent(struct process *p, struct process *parent)
{
    leave_parent(p);
    if (!parent)
        return;
    p->parent = parent;
    p->older = parent->youngest;
    *(p->older ? &p->older->younger : &parent->eldest) = p;
    parent->youngest = p;
}

/* ---- birth ------------------------------------------------------------------------------------------------------ */

static void set_initial_limits(struct process *p)
{
    const uint64_t none = UINT64_MAX;

    for (unsigned i = 0; i < 16; i++)
        p->rlimits[i].cur = p->rlimits[i].max = none;
    /* As a Debian system sets them; indexes are Linux's, the same for all its ABIs but a few (linux/). */
    p->rlimits[3].cur = 8 << 20;                            /* STACK */
    p->rlimits[4].cur = 0;                                  /* CORE */
    p->rlimits[6].cur = p->rlimits[6].max = 7823;           /* NPROC */
    p->rlimits[7].cur = 1024, p->rlimits[7].max = 1048576;  /* NOFILE */
    p->rlimits[8].cur = p->rlimits[8].max = 8 << 20;        /* MEMLOCK */
    p->rlimits[11].cur = p->rlimits[11].max = 7823;         /* SIGPENDING */
    p->rlimits[12].cur = p->rlimits[12].max = 819200;       /* MSGQUEUE */
    p->rlimits[13].cur = p->rlimits[13].max = 0;            /* NICE */
    p->rlimits[14].cur = p->rlimits[14].max = 0;            /* RTPRIO */
}

struct process *process_new(struct kernel *k, struct process *parent)
{
    struct process *p = calloc(1, sizeof *p);

    if (!p)
        kernel_no_memory();
    if (parent) {
        /* What is inherited by plain copy; everything that has an owner is set up by the caller. */
        p->abi = parent->abi;
        p->credentials = parent->credentials;
        memcpy(p->rlimits, parent->rlimits, sizeof p->rlimits);
        memcpy(p->comm, parent->comm, sizeof p->comm);
        p->personality_flags = parent->personality_flags;
        p->no_new_privs = parent->no_new_privs;
        p->exe = parent->exe ? strdup(parent->exe) : NULL;
    } else {
        set_initial_limits(p);
    }
    p->k = k;
    p->dumpable = true;
    p->exit_signal = SIGCHLD;
    p->pid = parent ? next_id(k) : 1;
    if (p->pid < 0) {
        free(p->exe);
        free(p);
        return NULL;
    }
    p->start_cycle = k->clock.now;
    enlist(p);
    join_parent(p, parent);
    join_group(p, parent ? parent->pgid : p->pid, parent ? parent->sid : p->pid);
    k->totals.processes++;
    return p;
}

struct thread *thread_new(struct process *p, struct cpu *cpu)
{
    int tid = p->threads ? next_id(p->k) : p->pid;
    struct thread *t = tid < 0 ? NULL : calloc(1, sizeof *t), **at = &p->threads;

    if (tid < 0)
        return NULL;
    if (!t)
        kernel_no_memory();
    t->k = p->k;
    t->p = p;
    t->cpu = cpu;
    t->instructions_seen = cpu ? cpu_instructions(cpu) : 0;
    t->deadline_cycle = CLOCK_NEVER;
    t->altstack_flags = 2; /* SS_DISABLE */
    thread_set_id(t, tid);
    t->credentials = p->credentials;
    memcpy(t->comm, p->comm, sizeof t->comm);
    while (*at)
        at = &(*at)->next;
    *at = t;
    p->thread_count++;
    p->threads_made++;
    p->k->totals.threads++;
    t->state = THREAD_BLOCKED;
    return t;
}

/* ---- clone --------------------------------------------------------------------------------------------------------- */

struct clone_request {
    uint64_t flags, stack, stack_size, parent_tid, child_tid, tls, pidfd;
    int exit_signal;
};

static int check_clone(const struct clone_request *r)
{
    uint64_t f = r->flags;

    if ((f & CLONE_SIGHAND) && (f & CLONE_CLEAR_SIGHAND))
        return -EINVAL;
    if ((f & CLONE_THREAD) && !(f & CLONE_SIGHAND))
        return -EINVAL;
    if ((f & CLONE_SIGHAND) && !(f & CLONE_VM))
        return -EINVAL;
    if ((f & CLONE_FS) && (f & CLONE_NEWNS))
        return -EINVAL;
    if (f & (CLONE_NEWNS | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWCGROUP))
        return -EPERM; /* namespaces are not offered */
    if ((f & CLONE_PIDFD) && ((f & (CLONE_THREAD | CLONE_DETACHED)) || ((f & CLONE_PARENT_SETTID) && r->pidfd == r->parent_tid)))
        return -EINVAL;
    if (r->exit_signal < 0 || r->exit_signal > KSIG_MAX)
        return -EINVAL;
    return 0;
}

/* A process with the memory `mm`, whose reference it takes. NULL: there is no process number left. */
static struct process *clone_process(struct thread *t, const struct clone_request *r, struct mm *mm)
{
    struct process *p = t->p, *c = process_new(t->k, p);

    if (!c)
        return NULL;
    if (r->flags & CLONE_PARENT) {
        join_parent(c, p->parent);
        c->exit_signal = p->exit_signal;
    } else {
        c->exit_signal = r->exit_signal;
    }
    c->mm = mm;
    c->fds = r->flags & CLONE_FILES ? fdtable_ref(p->fds) : fdtable_copy(p->fds);
    c->fs = r->flags & CLONE_FS ? fs_context_ref(p->fs) : fs_context_copy(p->fs);
    c->sighand = r->flags & CLONE_SIGHAND ? sighand_ref(p->sighand) : sighand_copy(p->sighand);
    if (r->flags & CLONE_CLEAR_SIGHAND)
        for (int sig = 1; sig <= KSIG_MAX; sig++)
            if (sighand_action(c, sig)->handler > 1)
                *sighand_action(c, sig) = (struct ksigaction){0};
    time_process_init(c);
    kprofil_fork(t, c);
    return c;
}

static void start_child(struct thread *t, struct thread *n, const struct clone_request *r)
{
    n->mask = t->restore_mask ? t->saved_mask : t->mask;
    n->sched_policy = t->sched_policy & SCHED_RESET_ON_FORK ? SCHED_OTHER : t->sched_policy;
    n->sched_priority = t->sched_policy & SCHED_RESET_ON_FORK ? 0 : t->sched_priority;
    n->nice = t->sched_policy & SCHED_RESET_ON_FORK && t->nice < 0 ? 0 : t->nice;
    memcpy(n->abi_state, t->abi_state, sizeof n->abi_state);
    if (!(r->flags & CLONE_VM) || (r->flags & CLONE_VFORK)) {
        n->altstack_base = t->altstack_base;
        n->altstack_size = t->altstack_size;
        n->altstack_flags = t->altstack_flags;
    }
    t->p->abi->clone_regs(n, r->stack, r->stack_size, r->flags & CLONE_SETTLS, r->tls);
    if (r->flags & CLONE_SETTLS)
        n->tls = r->tls;
    else
        n->tls = t->tls;
    if (r->flags & CLONE_PARENT_SETTID)
        put_u32(t, r->parent_tid, (uint32_t)n->tid);
    if (r->flags & CLONE_CHILD_SETTID)
        put_u32(n, r->child_tid, (uint32_t)n->tid);
    if (r->flags & CLONE_CHILD_CLEARTID)
        n->clear_child_tid = r->child_tid;
    sched_add(n);
}

static unsigned count_user_threads(const struct process *p)
{
    unsigned n = 0;

    for (const struct process *o = p->k->processes; o; o = o->next)
        if (o->uid == p->uid && o != p->k->init)
            n += o->thread_count;
    return n;
}

enum { CLONE_CHILD = 0, CLONE_WAITS = 1 }; /* scratch of a vfork that waits */

static int64_t wait_for_vfork(struct thread *t)
{
    struct process *c = process_find(t->k, (int)t->call.s[CLONE_CHILD]);

    if (!c || !c->vfork_holds_parent)
        return (int64_t)t->call.s[CLONE_CHILD];
    wait_on(t, &c->vfork_wait);
    return sys_block_killable(t);
}

/* One more thread of t's process. */
static int new_thread(struct thread *t, struct thread **n)
{
    struct cpu *cpu = cpu_clone(t->cpu, t->p->mm->space);

    if (!cpu)
        return -ENOMEM;
    *n = thread_new(t->p, cpu);
    if (*n)
        return 0;
    cpu_free(cpu);
    return -EAGAIN;
}

/* Whatever the host may refuse is made first: a process that exists has a thread. */
static int new_process(struct thread *t, const struct clone_request *r, struct process **c, struct thread **n)
{
    struct mm *mm = r->flags & CLONE_VM ? mm_ref(t->p->mm) : mm_fork(t->p->mm);
    struct cpu *cpu = mm ? cpu_clone(t->cpu, mm->space) : NULL;

    *c = cpu ? clone_process(t, r, mm) : NULL;
    if (*c) {
        *n = thread_new(*c, cpu);
        return 0;
    }
    mm_unref(mm);
    if (!cpu)
        return -ENOMEM;
    cpu_free(cpu);
    return -EAGAIN;
}

static int64_t do_clone(struct thread *t, const struct clone_request *r)
{
    int error = check_clone(r);

    if (error)
        return error;
    if (count_user_threads(t->p) >= t->p->rlimits[6].cur && t->p->euid != 0)
        return -EAGAIN;
    if (free_id(t->k) < 0)
        return -EAGAIN;
    struct process *c = t->p;
    struct thread *n;
    struct file *pidfd = NULL;

    error = r->flags & CLONE_PIDFD ? fs_pidfd_prepare(t, r->pidfd, &pidfd) : 0;
    if (!error)
        error = r->flags & CLONE_THREAD ? new_thread(t, &n) : new_process(t, r, &c, &n);
    if (error) {
        fs_pidfd_finish(t, pidfd, NULL, 0);
        return error;
    }
    start_child(t, n, r);
    fs_pidfd_finish(t, pidfd, c, r->pidfd);
    if (c != t->p && t->k->options.hooks.fork)
        t->k->options.hooks.fork(t->k->options.hooks.ctx, t->p->pid, c->pid);
    if (!(r->flags & CLONE_VFORK) || c == t->p)
        return n->tid;
    c->vfork_holds_parent = true;
    t->call.s[CLONE_CHILD] = (uint64_t)c->pid;
    t->call.s[CLONE_WAITS] = 1;
    return wait_for_vfork(t);
}

int64_t sys_fork(struct thread *t)
{
    return do_clone(t, &(struct clone_request){.exit_signal = SIGCHLD});
}

int64_t sys_vfork(struct thread *t)
{
    if (t->call.s[CLONE_WAITS])
        return wait_for_vfork(t);
    return do_clone(t, &(struct clone_request){.flags = CLONE_VM | CLONE_VFORK, .exit_signal = SIGCHLD});
}

static int64_t old_clone(struct thread *t, struct clone_request r)
{
    if (t->call.s[CLONE_WAITS])
        return wait_for_vfork(t);
    r.exit_signal = sig_host(t->p->abi, (int)(r.flags & 0xff));
    if (r.exit_signal > KSIG_MAX)
        r.exit_signal = 0; /* no signal has that number: none is sent */
    r.flags &= 0xffffff00;
    r.pidfd = r.parent_tid;
    return do_clone(t, &r);
}

/* flags, stack, parent tid, child tid, tls */
int64_t sys_clone(struct thread *t, unsigned flags, uint64_t stack, uint64_t parent_tid, uint64_t child_tid,
                  uint64_t tls)
{
    return old_clone(t, (struct clone_request){.flags = flags, .stack = stack, .parent_tid = parent_tid, .child_tid = child_tid, .tls = tls});
}

/* flags, stack, parent tid, tls, child tid: the order of ABIs with CONFIG_CLONE_BACKWARDS */
int64_t sys_clone_backwards(struct thread *t, unsigned flags, uint64_t stack, uint64_t parent_tid, uint64_t tls,
                            uint64_t child_tid)
{
    return old_clone(t, (struct clone_request){.flags = flags, .stack = stack, .parent_tid = parent_tid, .tls = tls, .child_tid = child_tid});
}

/* flags, stack base, stack size, parent tid, child tid, tls */
int64_t sys_clone2(struct thread *t, unsigned flags, uint64_t stack, uint64_t stack_size, uint64_t parent_tid,
                   uint64_t child_tid, uint64_t tls)
{
    return old_clone(t, (struct clone_request){.flags = flags, .stack = stack, .stack_size = stack_size, .parent_tid = parent_tid, .child_tid = child_tid, .tls = tls});
}

int64_t sys_clone3(struct thread *t, uint64_t args, uint64_t size)
{
    enum { FLAGS, PIDFD, CHILD_TID, PARENT_TID, EXIT_SIGNAL, STACK, STACK_SIZE, TLS, SET_TID, SET_TID_SIZE, CGROUP };
    int64_t v[11] = {0};
    uint8_t bytes[88] = {0};

    if (t->call.s[CLONE_WAITS])
        return wait_for_vfork(t);
    if (size < 64)
        return -EINVAL;
    if (size > sizeof bytes)
        size = sizeof bytes;
    if (copy_in(t, bytes, args, size))
        return -EFAULT;
    unpack_struct(t->p->abi, false, "11Q", bytes, v);
    if ((uint64_t)v[EXIT_SIGNAL] > KSIG_MAX)
        return -EINVAL;
    if (v[SET_TID_SIZE] || ((uint64_t)v[FLAGS] & 0xff) || !v[STACK] != !v[STACK_SIZE])
        return -EINVAL;
    return do_clone(t, &(struct clone_request){
                           .flags = (uint64_t)v[FLAGS],
                           .stack = (uint64_t)v[STACK] + (t->p->abi->stack_grows_up || t->p->abi->siginfo_ia64 ? 0 : (uint64_t)v[STACK_SIZE]),
                           .stack_size = (uint64_t)v[STACK_SIZE],
                           .parent_tid = (uint64_t)v[PARENT_TID],
                           .child_tid = (uint64_t)v[CHILD_TID],
                           .tls = (uint64_t)v[TLS],
                           .pidfd = (uint64_t)v[PIDFD],
                           .exit_signal = sig_host(t->p->abi, (int)v[EXIT_SIGNAL]),
                       });
}

int64_t sys_unshare(struct thread *t, unsigned flags)
{
    struct process *p = t->p;

    if (flags & ~(uint64_t)(CLONE_FILES | CLONE_FS | CLONE_SYSVSEM))
        return flags & (CLONE_NEWNS | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET) ? -EPERM : -EINVAL;
    if (flags & CLONE_FILES) {
        struct fdtable *mine = fdtable_copy(p->fds);

        if (!mine)
            return -ENOMEM;
        fdtable_unref(p->fds);
        p->fds = mine;
    }
    if (flags & CLONE_FS) {
        struct fs_context *mine = fs_context_copy(p->fs);

        if (!mine)
            return -ENOMEM;
        fs_context_unref(p->fs);
        p->fs = mine;
    }
    return 0;
}

/* ---- death ------------------------------------------------------------------------------------------------------------ */

void bury_dead(struct kernel *k)
{
    while (k->dead) {
        struct thread *t = k->dead;

        k->dead = t->run_next;
        cpu_free(t->cpu);
        free(t->host_waits);
        free(t);
    }
}

/* The thread runs no more; its process forgets it. */
static void thread_end(struct thread *t)
{
    struct process *p = t->p;

    kprofil_thread_end(t);
    futex_thread_exit(t);
    wait_cancel(t);
    sched_remove(t);
    syscall_abandon(t);
    pending_flush(&t->pending, ~(ksigset)0);
    t->state = THREAD_DEAD;
    if (t->tid == p->pid)
        p->nice = t->nice;
    t->k->ids[t->tid].thread = NULL;
    for (struct thread **at = &p->threads; *at; at = &(*at)->next) {
        if (*at == t) {
            *at = t->next;
            break;
        }
    }
    p->thread_count--;
    if (t->k->last_ran == t)
        t->k->last_ran = NULL;
    t->run_next = t->k->dead;
    t->k->dead = t;
}

void process_end_other_threads(struct thread *keep)
{
    struct process *p = keep->p;

    for (struct thread *t = p->threads, *next; t; t = next) {
        next = t->next;
        if (t != keep)
            thread_end(t);
    }
}

static void release_vfork_parent(struct process *p)
{
    if (p->vfork_holds_parent) {
        p->vfork_holds_parent = false;
        wake_all(&p->vfork_wait);
    }
}

void process_let_go_of_memory(struct process *p)
{
    release_vfork_parent(p);
    mm_unref(p->mm);
    p->mm = NULL;
}

static void record_figures(struct process *p)
{
    struct kernel *k = p->k;

    if (k->ended_count == k->ended_room) {
        k->ended_room = k->ended_room ? 2 * k->ended_room : 16;
        k->ended = realloc(k->ended, k->ended_room * sizeof *k->ended);
        if (!k->ended)
            kernel_no_memory();
    }
    struct kernel_process_figures *f = &k->ended[k->ended_count++];

    process_figures(p, f);
    f->program = p->exe ? strdup(p->exe) : NULL;
    f->end_cycle = k->clock.now;
}

static void process_free(struct process *p)
{
    delist(p);
    leave_parent(p);
    while (p->eldest)
        leave_parent(p->eldest);
    wait_queue_fini(&p->child_wait);
    wait_queue_fini(&p->vfork_wait);
    wait_queue_fini(&p->exit_wait);
    wait_queue_fini(&p->signal_wait);
    pending_flush(&p->pending, ~(ksigset)0);
    sighand_unref(p->sighand);
    free(p->exe);
    free(p);
}

/* The parent has seen the end (or does not care): it is as if it had never been. */
void process_reap(struct process *p)
{
    struct process *parent = p->parent;

    if (parent) {
        parent->children_user += p->user_cycles + p->children_user;
        parent->children_system += p->system_cycles + p->children_system;
        parent->children_minor_faults += p->minor_faults + p->children_minor_faults;
    }
    process_free(p);
}

static void tell_parent(struct process *p, int code, int status, int sig)
{
    struct kernel *k = p->k;
    struct ksiginfo info = {.sig = sig,
                            .code = code,
                            .layout = KSI_CHILD,
                            .pid = p->pid,
                            .uid = p->uid,
                            .status = status,
                            .utime = p->user_cycles * k->options.hz / k->clock.cycles_per_sec,
                            .stime = p->system_cycles * k->options.hz / k->clock.cycles_per_sec};

    if (sig > 0)
        signal_send_process(p->parent, sig, &info);
    wake_all(&p->parent->child_wait);
}

static struct process *new_parent(struct process *p)
{
    for (struct process *a = p->parent; a && a != p->k->init; a = a->parent)
        if (a->subreaper && !a->zombie)
            return a;
    return p->k->init;
}

/* Has p a parent that can continue it by job control: in another group of the session? The first program's is the user's shell. */
static bool has_parent_outside_group(const struct process *p)
{
    const struct process *parent = p->parent;

    if (p == p->k->first)
        return true;
    return parent && parent != p->k->init && parent->pgid != p->pgid && parent->sid == p->sid;
}

static bool group_is_orphaned_without(struct kernel *k, int pgid, const struct process *except)
{
    for (struct process *p = k->processes; p; p = p->next)
        if (p->pgid == pgid && p != except && !p->zombie && has_parent_outside_group(p))
            return false;
    return true;
}

bool group_is_orphaned(struct kernel *k, int pgid)
{
    return group_is_orphaned_without(k, pgid, NULL);
}

/* A stopped group that no process can continue any more gets SIGHUP and SIGCONT (POSIX, _exit). */
static void hang_up_orphans(struct process *gone, int pgid)
{
    struct kernel *k = gone->k;
    bool stopped = false;

    if (!k->stopped_processes || !group_is_orphaned_without(k, pgid, gone))
        return;
    for (struct process *p = k->processes; p; p = p->next)
        stopped |= p->pgid == pgid && p != gone && p->stopped && !p->zombie;
    if (!stopped)
        return;
    signal_send_group(k, pgid, SIGHUP, NULL);
    signal_send_group(k, pgid, SIGCONT, NULL);
}

static void give_children_away(struct process *p)
{
    struct process *to = new_parent(p);

    for (struct process *c = p->eldest, *next; c; c = next) {
        next = c->younger;
        join_parent(c, to);
        c->exit_signal = SIGCHLD;
        if (c->pdeathsig && !c->zombie)
            signal_send_process(c, c->pdeathsig, NULL);
        if (c->zombie && to == p->k->init)
            process_reap(c);
        else if (c->zombie)
            tell_parent(c, WIFEXITED(c->exit_status) ? CLD_EXITED : CLD_KILLED,
                        WIFEXITED(c->exit_status) ? WEXITSTATUS(c->exit_status) : WTERMSIG(c->exit_status), SIGCHLD);
        else
            hang_up_orphans(p, c->pgid);
    }
}

static bool parent_wants_no_zombie(const struct process *p)
{
    if (p->parent == p->k->init)
        return true;
    if (p->exit_signal != SIGCHLD)
        return false;
    const struct ksigaction *sa = sighand_action(p->parent, SIGCHLD);

    return sa->handler == 1 || (sa->flags & SA_NOCLDWAIT);
}

static void set_stopped(struct process *p, bool stopped)
{
    p->k->stopped_processes += (unsigned)stopped - (unsigned)p->stopped;
    p->stopped = stopped;
}

static void become_zombie(struct process *p)
{
    struct kernel *k = p->k;
    int status = p->exit_status;
    int code = WIFEXITED(status) ? CLD_EXITED : (status & 0x80) ? CLD_DUMPED : CLD_KILLED;

    kprofil_exit(p);
    time_process_exit(p);
    fs_process_exit(p);
    fdtable_unref(p->fds);
    fs_context_unref(p->fs);
    p->fds = NULL;
    p->fs = NULL;
    if (k->options.hooks.exit)
        k->options.hooks.exit(k->options.hooks.ctx, p->pid, status);
    if (k->options.strace)
        strace_exit(p);
    if (p == k->first) { /* the machine is about to end */
        cpu_shelf_free(k->shelf);
        k->shelf = NULL;
    }
    process_let_go_of_memory(p);
    p->zombie = true;
    set_stopped(p, false);
    give_children_away(p);
    if (p->parent)
        hang_up_orphans(p, p->pgid);
    record_figures(p);
    wake_all(&p->exit_wait);
    if (p == k->first) {
        k->first = NULL;
        k->first_status = status;
        k->first_abi = p->abi;
    }
    bool gone = parent_wants_no_zombie(p);

    tell_parent(p, code, WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status), p->exit_signal);
    if (gone)
        process_reap(p);
}

void process_exit(struct process *p, int status)
{
    if (p->exiting)
        return;
    p->exiting = true;
    p->exit_status = status;
    while (p->threads)
        thread_end(p->threads);
    become_zombie(p);
}

static void thread_exit(struct thread *t, int status)
{
    struct process *p = t->p;

    /* The process's status is that of its first thread, whoever ends last. */
    if (t->tid == p->pid) {
        p->leader_ended = true;
        p->leader_status = status;
    }
    if (p->thread_count == 1)
        process_exit(p, p->leader_ended ? p->leader_status : status);
    else
        thread_end(t);
}

int64_t sys_exit(struct thread *t, int status)
{
    if (t->k->options.strace)
        strace_call(t, SYS_NO_RESULT);
    thread_exit(t, (status & 0xff) << 8);
    return SYS_NO_RESULT;
}

int64_t sys_exit_group(struct thread *t, int status)
{
    if (t->k->options.strace)
        strace_call(t, SYS_NO_RESULT);
    process_exit(t->p, (status & 0xff) << 8);
    return SYS_NO_RESULT;
}

void process_free_all(struct kernel *k)
{
    for (struct process *p = k->processes; p; p = p->next)
        if (p != k->init && !p->exiting) {
            /* Cut off by the end of the machine: it gets no chance to tell anybody. */
            p->exiting = true;
            p->exit_status = SIGKILL;
            kprofil_exit(p);
            while (p->threads)
                thread_end(p->threads);
            time_process_exit(p);
            fs_process_exit(p);
            fdtable_unref(p->fds);
            fs_context_unref(p->fs);
            mm_unref(p->mm);
            record_figures(p);
        }
    bury_dead(k);
    while (k->processes)
        process_free(k->processes);
}

/* ---- job control --------------------------------------------------------------------------------------------------------- */

static void tell_parent_of_job(struct process *p, int code, int sig)
{
    if (p->parent == p->k->init)
        return;
    bool quiet = sighand_action(p->parent, SIGCHLD)->flags & SA_NOCLDSTOP;

    tell_parent(p, code, sig, quiet ? 0 : SIGCHLD);
}

void process_stop(struct process *p, int sig)
{
    if (p->stopped || p->exiting)
        return;
    set_stopped(p, true);
    p->stop_report = sig;
    p->continue_report = false;
    tell_parent_of_job(p, CLD_STOPPED, sig);
}

void process_continue(struct process *p)
{
    if (!p->stopped)
        return;
    set_stopped(p, false);
    p->stop_report = 0;
    p->continue_report = true;
    for (struct thread *t = p->threads; t; t = t->next) {
        if (t->parked) {
            t->parked = false;
            sched_add(t);
        }
    }
    tell_parent_of_job(p, CLD_CONTINUED, SIGCONT);
}
