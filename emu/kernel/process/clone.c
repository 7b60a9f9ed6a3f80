/* fork, vfork, clone and unshare: creation of processes and threads. */
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/debugger.h"
#include "emu/kernel/core/event.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/process/rusage.h"
#include "emu/kernel/core/seccomp.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/process/clone.h"
#include "emu/kernel/process/pidfd.h"
#include "emu/kernel/profil/profil.h"
#include "emu/kernel/time/timers.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/mount.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

#ifndef CLONE_CLEAR_SIGHAND
#define CLONE_CLEAR_SIGHAND 0x100000000ULL
#endif

struct clone_request {
    uint64_t flags, stack, stack_size, parent_tid, child_tid, tls, pidfd;
    int exit_signal;
    struct fs_context *fs; /* the child's if it gets new namespaces; otherwise NULL, and the flags decide */
    thread_begins *begin;  /* fork_all(); NULL: the other threads are not copied */
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
    if ((f & CLONE_NEWNS) && (f & (CLONE_FS | CLONE_THREAD)))
        return -EINVAL;
    if (f & (CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWCGROUP))
        return -EPERM; /* no such namespaces */
    if ((f & CLONE_PIDFD) && ((f & (CLONE_THREAD | CLONE_DETACHED)) || ((f & CLONE_PARENT_SETTID) && r->pidfd == r->parent_tid)))
        return -EINVAL;
    if (r->exit_signal < 0 || r->exit_signal > KSIG_MAX)
        return -EINVAL;
    return 0;
}

/* Creates a process with the address space `mm`, whose reference it takes. NULL with *err: no memory, or no number is free. */
static struct process *clone_process(struct thread *t, const struct clone_request *r, struct mm *mm, int *err)
{
    struct process *p = t->p;
    struct fdtable *fds = r->flags & CLONE_FILES ? fdtable_ref(p->fds) : fdtable_copy(p->fds);
    struct fs_context *fs = r->fs ? fs_context_ref(r->fs) : r->flags & CLONE_FS ? fs_context_ref(p->fs) : fs_context_copy(p->fs);
    struct sighand *sighand = r->flags & CLONE_SIGHAND ? sighand_ref(p->sighand) : sighand_copy(p->k, p->sighand);
    struct process *c = fds && fs && sighand ? process_new(t->k, p) : NULL;

    if (!c) {
        *err = fds && fs && sighand ? -EAGAIN : -ENOMEM;
        fdtable_unref(fds);
        fs_context_unref(fs);
        sighand_unref(sighand);
        return NULL;
    }
    if (r->flags & CLONE_PARENT) {
        process_join_parent(c, p->parent);
        c->exit_signal = p->exit_signal;
    } else {
        c->exit_signal = r->exit_signal;
    }
    c->parent_tid = t->tid;
    c->mm = mm;
    c->others_faults = space_usage(mm->space).faults;
    c->fds = fds;
    c->fs = fs;
    c->sighand = sighand;
    if (r->flags & CLONE_CLEAR_SIGHAND)
        for (int sig = 1; sig <= KSIG_MAX; sig++)
            if (sighand_action(c, sig)->handler > 1)
                *sighand_action(c, sig) = (struct ksigaction){0};
    time_process_init(c);
    kprofil_fork(t, c);
    return c;
}

/* SCHED_RESET_ON_FORK: the child has no real-time policy, and no nice value below 0. */
static void inherit_scheduling(struct thread *n, const struct thread *t)
{
    const int policy = t->sched_policy & ~SCHED_RESET_ON_FORK;
    const bool resets = t->sched_policy & SCHED_RESET_ON_FORK, is_realtime = policy == SCHED_FIFO || policy == SCHED_RR;

    n->sched_policy = resets && is_realtime ? SCHED_OTHER : policy;
    n->sched_priority = resets ? 0 : t->sched_priority;
    n->nice = resets && (is_realtime || t->nice < 0) ? 0 : t->nice;
}

/* Gives n what it has of the thread that it is made from, besides registers. */
static void copy_thread(struct thread *n, const struct thread *t)
{
    memcpy(n->comm, t->comm, sizeof n->comm);
    n->named = t->named;
    seccomp_inherit(n, t);
    n->mask = t->restore_mask ? t->saved_mask : t->mask;
    inherit_scheduling(n, t);
    n->timer_slack = n->default_timer_slack = t->timer_slack;
    n->has_memory_failure = t->has_memory_failure;
    n->memory_failure = t->memory_failure;
    n->io_flusher = t->io_flusher;
    n->login_uid = t->login_uid;
    n->login_session = t->login_session;
    memcpy(n->abi_state, t->abi_state, sizeof n->abi_state);
    n->altstack_base = t->altstack_base;
    n->altstack_size = t->altstack_size;
    n->altstack_flags = t->altstack_flags;
    n->tls = t->tls;
}

static void start_child(struct thread *t, struct thread *n, const struct clone_request *r)
{
    copy_thread(n, t);
    if ((r->flags & CLONE_VM) && !(r->flags & CLONE_VFORK))
        altstack_reset(n);
    t->p->abi->clone_regs(n, r->stack, r->stack_size, r->flags & CLONE_SETTLS, r->tls);
    if (r->flags & CLONE_SETTLS)
        n->tls = r->tls;
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

/* Would p's user have too many threads with n more? Counts only where the limit can be reached. */
static bool over_user_limit(const struct process *p, unsigned n)
{
    const uint64_t limit = p->rlimits[6].cur;

    return p->k->thread_count + (uint64_t)n > limit && count_user_threads(p) + (uint64_t)n > limit && !process_can(p, CAP_SYS_RESOURCE);
}

static bool over_machine_limit(const struct kernel *k, unsigned n)
{
    return k->options.max_processes && k->thread_count + (uint64_t)n > k->options.max_processes;
}

enum { CLONE_CHILD = 0, CLONE_WAITS = 1 }; /* scratch of a waiting vfork */

static int64_t wait_for_vfork(struct thread *t)
{
    const struct kernel_debugger *d = t->k->options.debugger;
    struct process *c = process_find(t->k, (int)t->call.s[CLONE_CHILD]);

    if ((!c || !c->vfork_holds_parent) && d)
        d->vfork_done(d->ctx, t);
    if (!c || !c->vfork_holds_parent)
        trace_event(t, TRACE_VFORK_DONE, t->call.s[CLONE_CHILD]);
    if (!c || !c->vfork_holds_parent)
        return (int64_t)t->call.s[CLONE_CHILD];
    wait_on(t, &c->vfork_wait);
    return sys_block_killable(t);
}

/* Adds a thread to t's process. */
static int new_thread(struct thread *t, struct thread **n)
{
    struct cpu *cpu = mem_account_is_full(t->k->memory) ? NULL : cpu_clone(t->cpu, t->p->mm->space);

    if (!cpu)
        return -ENOMEM;
    *n = thread_new(t->p, cpu);
    if (*n)
        return 0;
    cpu_free(cpu);
    return -EAGAIN;
}

static void free_cpus(struct cpu **cpus, unsigned count)
{
    for (unsigned i = 0; i < count && cpus[i]; i++)
        cpu_free(cpus[i]);
    mem_free(cpus);
}

/* Returns the thread of t's process that is copied after `last` (NULL: first): t, then the others in their order. */
static struct thread *next_to_copy(struct thread *t, const struct thread *last)
{
    struct thread *o = !last ? t : last == t ? t->p->threads : last->next;

    return last && o == t ? t->next : o;
}

/* Returns copies of the cpus of t and the next threads to copy, count in all. NULL: no memory. */
static struct cpu **clone_cpus(struct thread *t, unsigned count, struct space *space)
{
    struct cpu **cpus = mem_new(t->k->memory, count * sizeof(struct cpu *));
    const struct thread *o = NULL;

    for (unsigned i = 0; cpus && i < count; i++) {
        o = next_to_copy(t, o);
        cpus[i] = i && mem_account_is_full(t->k->memory) ? NULL : cpu_clone(o->cpu, space);
        if (!cpus[i]) {
            free_cpus(cpus, count);
            return NULL;
        }
    }
    return cpus;
}

/* Allocates everything that can fail first, so that a new process always has its threads: count, of which *n is the first. As many numbers
 * are free. */
static int new_process(struct thread *t, const struct clone_request *r, unsigned count, struct process **c, struct thread **n)
{
    struct mm *mm = r->flags & CLONE_VM ? mm_ref(t->p->mm) : mm_fork(t->k, t->p->mm);
    struct cpu **cpus = mm ? clone_cpus(t, count, mm->space) : NULL;

    int err = -ENOMEM;
    *c = cpus ? clone_process(t, r, mm, &err) : NULL;
    if (*c) {
        for (unsigned i = 0; i < count; i++)
            (void)thread_new(*c, cpus[i]);
        *n = (*c)->threads;
        mem_free(cpus);
        return 0;
    }
    mm_unref(mm);
    if (cpus)
        free_cpus(cpus, count);
    return err;
}

static void report_birth(struct thread *t, struct thread *n, const struct clone_request *r)
{
    const struct kernel_debugger *d = t->k->options.debugger;

    if (!d)
        return;
    if (n->p == t->p)
        d->born(d->ctx, t, n, KERNEL_BORN_THREAD);
    else
        d->born(d->ctx, t, n, r->flags & CLONE_VFORK ? KERNEL_BORN_VFORK : KERNEL_BORN_FORK);
}

/* Makes the child a tracee if its parent's tracer asked for that. Returns whether the parent stops to report it. */
static bool trace_child(struct thread *t, struct thread *n, const struct clone_request *r)
{
    int event = r->flags & CLONE_VFORK ? TRACE_VFORKED : r->exit_signal != SIGCHLD ? TRACE_CLONED : TRACE_FORKED;

    if (!t->trace.tracer || (r->flags & CLONE_UNTRACED))
        return false;
    return trace_born(t, n, event, r->flags & CLONE_PTRACE);
}

static void report_thread(struct thread *t, const struct thread *n)
{
    event_report(t, &(struct kernel_event){.kind = KERNEL_EVENT_FORK, .number = n->tid}, t->k->clock.now);
}

/* Starts the copies of the other threads of t's process, which follow n, t's own. */
static void start_others(struct thread *t, struct thread *n, thread_begins *begin)
{
    for (const struct thread *o = next_to_copy(t, t); o; o = next_to_copy(t, o)) {
        n = n->next;
        copy_thread(n, o);
        credentials_copy(&n->credentials, &o->credentials);
        sched_add(n);
        begin(n, o);
        report_thread(t, n);
        if (n->named)
            event_report_name(n);
    }
}

static int64_t start_clone(struct thread *t, const struct clone_request *r)
{
    const unsigned count = r->begin ? t->p->thread_count : 1;
    int error;

    if (over_user_limit(t->p, count) || !process_ids_available(t->k, count) || over_machine_limit(t->k, count))
        return -EAGAIN;
    struct process *c = t->p;
    struct thread *n;
    struct file *pidfd = NULL;

    error = r->flags & CLONE_PIDFD ? fs_pidfd_prepare(t, r->pidfd, &pidfd) : 0;
    if (!error)
        error = r->flags & CLONE_THREAD ? new_thread(t, &n) : new_process(t, r, count, &c, &n);
    if (error) {
        fs_pidfd_finish(t, pidfd, NULL, 0);
        return error;
    }
    if (c != t->p)
        memcpy(c->comm, t->comm, sizeof c->comm);
    start_child(t, n, r);
    fs_pidfd_finish(t, pidfd, c, r->pidfd);
    report_thread(t, n);
    if (c != t->p && t->k->options.hooks.fork)
        t->k->options.hooks.fork(t->k->options.hooks.ctx, t->p->pid, c->pid);
    report_birth(t, n, r);
    bool stops = trace_child(t, n, r);
    if (n->named)
        event_report_name(n);
    if (r->begin)
        start_others(t, n, r->begin);
    if (!(r->flags & CLONE_VFORK) || c == t->p)
        return n->tid;
    c->vfork_holds_parent = true;
    t->call.s[CLONE_CHILD] = (uint64_t)c->pid;
    t->call.s[CLONE_WAITS] = 1;
    if (!stops)
        return wait_for_vfork(t);
    t->woken = true; /* the wait begins after the stop */
    return SYS_BLOCK;
}

static int64_t do_clone(struct thread *t, const struct clone_request *r)
{
    struct clone_request own = *r;
    int64_t result = check_clone(r);

    if (result)
        return result;
    if ((r->flags & CLONE_NEWNS) && !process_can(t->p, CAP_SYS_ADMIN))
        return -EPERM;
    if (r->flags & CLONE_NEWNS)
        result = mount_namespace_copy(t->p, &own.fs);
    if (!result)
        result = start_clone(t, &own);
    fs_context_unref(own.fs);
    return result;
}

int64_t sys_fork(struct thread *t)
{
    return do_clone(t, &(struct clone_request){.exit_signal = SIGCHLD});
}

int64_t fork_all(struct thread *t, thread_begins *begin)
{
    return do_clone(t, &(struct clone_request){.exit_signal = SIGCHLD, .begin = begin});
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
        r.exit_signal = 0; /* not a valid signal: none is sent */
    r.flags &= 0xffffff00;
    r.pidfd = r.parent_tid;
    return do_clone(t, &r);
}

int64_t sys_clone(struct thread *t, unsigned flags, uint64_t stack, uint64_t parent_tid, uint64_t child_tid, uint64_t tls)
{
    return old_clone(t,
                     (struct clone_request){.flags = flags, .stack = stack, .parent_tid = parent_tid, .child_tid = child_tid, .tls = tls});
}

/* The argument order of ABIs with CONFIG_CLONE_BACKWARDS. */
int64_t sys_clone_backwards(struct thread *t, unsigned flags, uint64_t stack, uint64_t parent_tid, uint64_t tls, uint64_t child_tid)
{
    return old_clone(t,
                     (struct clone_request){.flags = flags, .stack = stack, .parent_tid = parent_tid, .tls = tls, .child_tid = child_tid});
}

int64_t sys_clone2(struct thread *t, unsigned flags, uint64_t stack, uint64_t stack_size, uint64_t parent_tid, uint64_t child_tid,
                   uint64_t tls)
{
    return old_clone(
        t, (struct clone_request){
               .flags = flags, .stack = stack, .stack_size = stack_size, .parent_tid = parent_tid, .child_tid = child_tid, .tls = tls});
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
    int error = copy_in_extensible(t, bytes, sizeof bytes, args, size);

    if (error)
        return error;
    unpack_struct(t->p->abi, false, "11Q", bytes, v);
    if ((uint64_t)v[EXIT_SIGNAL] > KSIG_MAX || (v[EXIT_SIGNAL] && ((uint64_t)v[FLAGS] & (CLONE_THREAD | CLONE_PARENT))))
        return -EINVAL;
    if (((uint64_t)v[FLAGS] & CLONE_DETACHED) || (uint64_t)v[FLAGS] >> 34) /* the greatest flag is CLONE_INTO_CGROUP */
        return -EINVAL;
    if (v[SET_TID_SIZE] || ((uint64_t)v[FLAGS] & 0xff) || !v[STACK] != !v[STACK_SIZE])
        return -EINVAL;
    return do_clone(t, &(struct clone_request){
                           .flags = (uint64_t)v[FLAGS],
                           .stack = (uint64_t)v[STACK] + (t->p->abi->clone_stack_is_base ? 0 : (uint64_t)v[STACK_SIZE]),
                           .stack_size = (uint64_t)v[STACK_SIZE],
                           .parent_tid = (uint64_t)v[PARENT_TID],
                           .child_tid = (uint64_t)v[CHILD_TID],
                           .tls = (uint64_t)v[TLS],
                           .pidfd = (uint64_t)v[PIDFD],
                           .exit_signal = sig_host(t->p->abi, (int)v[EXIT_SIGNAL]),
                       });
}

/* Gives the process an own context: with copies of its namespaces, or alone. */
static int unshare_context(struct process *p, unsigned flags)
{
    struct fs_context *mine = NULL;
    int error = 0;

    if (flags & CLONE_NEWNS)
        error = mount_namespace_copy(p, &mine);
    else
        mine = fs_context_copy(p->fs);
    if (!mine)
        return error ? error : -ENOMEM;
    fs_context_unref(p->fs);
    p->fs = mine;
    return 0;
}

int64_t sys_unshare(struct thread *t, unsigned flags)
{
    enum {
        UNSHARED = CLONE_FILES | CLONE_FS | CLONE_SYSVSEM | CLONE_NEWNS,
        ALONE = CLONE_THREAD | CLONE_SIGHAND | CLONE_VM, /* nothing to do in a process with one thread */
        OTHERS = CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWCGROUP | 0x80 /* CLONE_NEWTIME */
    };
    struct process *p = t->p;

    if (flags & ~(UNSHARED | ALONE | OTHERS))
        return -EINVAL;
    if ((flags & OTHERS) || ((flags & CLONE_NEWNS) && !process_can(p, CAP_SYS_ADMIN)))
        return -EPERM; /* no such namespaces */
    if ((flags & ALONE) && p->thread_count > 1)
        return -EINVAL;
    if ((flags & CLONE_FILES) && fdtable_shared_end(p->fds) > p->k->fs->nr_open)
        return -EMFILE;
    int error = flags & (CLONE_FS | CLONE_NEWNS) ? unshare_context(p, flags) : 0;

    if (error || !(flags & CLONE_FILES))
        return error;
    return fdtable_unshare(p) ? 0 : -ENOMEM;
}
