/* Processes and threads: their numbers, parents and children, creation and freeing. */
#include <stdlib.h>
#include <string.h>

#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/event.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/seccomp.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/charge.h"

enum { PID_FIRST = 1000, PID_LIMIT = 32768 };

/* ---- tables ------------------------------------------------------------------------------------------------ */

/* The owners of a number. It is free without an owning process, thread, group or session. */
struct id_entry {
    struct process *process;
    struct thread *thread;
    unsigned members; /* number of processes whose group or session it is */
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

struct process *process_or_self(struct thread *t, int pid)
{
    return pid ? process_of_task(t->k, pid) : t->p;
}

/* Returns the n-th of the next free numbers, or -1. */
static int free_id(const struct kernel *k, unsigned n)
{
    int id = k->last_pid;

    for (int tries = 0; tries < PID_LIMIT - 1 - PID_FIRST; tries++) {
        id = id + 1 >= PID_LIMIT ? PID_FIRST + 1 : id + 1;
        if (!id_in_use(k, id) && --n == 0)
            return id;
    }
    return -1;
}

bool process_ids_available(const struct kernel *k, unsigned n)
{
    return free_id(k, n) >= 0;
}

static int next_id(struct kernel *k)
{
    int id = free_id(k, 1);

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
    if (sid != p->sid)
        p->autogroup_nice = 0;
    join_group(p, pgid, sid);
}

/* Returns the process with the next lower pid, or NULL. */
static struct process *process_before(struct kernel *k, int pid)
{
    while (--pid > 0)
        if (k->ids[pid].process)
            return k->ids[pid].process;
    return NULL;
}

static void enlist(struct process *p)
{
    struct kernel *k = p->k;

    p->previous = k->last_process && k->last_process->pid < p->pid ? k->last_process : process_before(k, p->pid);
    p->next = p->previous ? p->previous->next : k->processes;
    *(p->previous ? &p->previous->next : &k->processes) = p;
    *(p->next ? &p->next->previous : &k->last_process) = p;
    p->k->ids[p->pid].process = p;
}

static void delist(struct process *p)
{
    *(p->previous ? &p->previous->next : &p->k->processes) = p->next;
    *(p->next ? &p->next->previous : &p->k->last_process) = p->previous;
    p->k->ids[p->pid].process = NULL;
    leave_group(p);
}

/* ---- parents and children, eldest first; reparented children become the youngest -------------- */

static void leave_parent(struct process *p)
{
    struct process *parent = p->parent;

    if (!parent)
        return;
    *(p->older ? &p->older->younger : &parent->eldest) = p->younger;
    *(p->younger ? &p->younger->older : &parent->youngest) = p->older;
    p->parent = p->older = p->younger = NULL;
}

void process_join_parent(struct process *p, struct process *parent)
{
    leave_parent(p);
    if (!parent)
        return;
    p->parent = parent;
    p->older = parent->youngest;
    *(p->older ? &p->older->younger : &parent->eldest) = p;
    parent->youngest = p;
}

/* ---- creation ----------------------------------------------------------------------------------------------------- */

static void set_initial_limits(struct process *p)
{
    const uint64_t none = UINT64_MAX;

    for (unsigned i = 0; i < 16; i++)
        p->rlimits[i].cur = p->rlimits[i].max = none;
    /* Debian's defaults; the indexes are Linux's, equal on all its ABIs but a few (linux/). */
    p->rlimits[3].cur = 8 << 20;                           /* STACK */
    p->rlimits[4].cur = 0;                                 /* CORE */
    p->rlimits[6].cur = p->rlimits[6].max = 7823;          /* NPROC */
    p->rlimits[7].cur = 1024, p->rlimits[7].max = 1048576; /* NOFILE */
    p->rlimits[8].cur = p->rlimits[8].max = 8 << 20;       /* MEMLOCK */
    p->rlimits[11].cur = p->rlimits[11].max = 7823;        /* SIGPENDING */
    p->rlimits[12].cur = p->rlimits[12].max = 819200;      /* MSGQUEUE */
    p->rlimits[13].cur = p->rlimits[13].max = 0;           /* NICE */
    p->rlimits[14].cur = p->rlimits[14].max = 0;           /* RTPRIO */
}

void thread_set_name(struct thread *t, const char *name)
{
    memset(t->comm, 0, sizeof t->comm); /* PR_GET_NAME returns all of it */
    snprintf(t->comm, sizeof t->comm, "%s", name);
    if (t->tid == t->p->pid)
        memcpy(t->p->comm, t->comm, sizeof t->p->comm);
    t->named = true;
    event_report_name(t);
}

struct process *process_new(struct kernel *k, struct process *parent)
{
    struct process *p = mem_new_always(k->memory, sizeof *p);

    if (!p)
        kernel_no_memory();
    if (parent) {
        /* Copied on fork; the caller sets up everything that is shared or reference-counted. */
        p->abi = parent->abi;
        memcpy(p->rlimits, parent->rlimits, sizeof p->rlimits);
        memcpy(p->comm, parent->comm, sizeof p->comm);
        p->personality_flags = parent->personality_flags;
        p->no_new_privs = parent->no_new_privs;
        p->coredump_filter = parent->coredump_filter;
        p->oom_score_adj = parent->oom_score_adj;
        p->autogroup_nice = parent->autogroup_nice;
        p->oom_score_adj_min = parent->oom_score_adj_min;
        p->exe = mem_text_always(k->memory, parent->exe);
        if (parent->exe && !p->exe)
            kernel_no_memory();
    } else {
        set_initial_limits(p);
        p->coredump_filter = 0x33; /* Linux's default */
    }
    p->k = k;
    p->exit_signal = SIGCHLD;
    p->pid = parent ? next_id(k) : 1;
    if (p->pid < 0) {
        mem_free(p->exe);
        mem_free(p);
        return NULL;
    }
    if (parent)
        credentials_copy(&p->credentials, &parent->credentials);
    p->start_cycle = k->clock.now;
    kernel_object_made(k);
    enlist(p);
    process_join_parent(p, parent);
    join_group(p, parent ? parent->pgid : p->pid, parent ? parent->sid : p->pid);
    k->totals.processes++;
    return p;
}

struct thread *thread_new(struct process *p, struct cpu *cpu)
{
    int tid = p->threads ? next_id(p->k) : p->pid;
    struct thread *t = tid < 0 ? NULL : mem_new_always(p->k->memory, sizeof *t);

    if (tid < 0)
        return NULL;
    if (!t)
        kernel_no_memory();
    t->k = p->k;
    t->p = p;
    t->cpu = cpu;
    t->instructions_seen = cpu ? cpu_instructions(cpu) : 0;
    t->deadline_cycle = t->cpu_due = CLOCK_NEVER;
    t->timer_slack = t->default_timer_slack = 50000;
    t->login_uid = t->login_session = THREAD_NO_LOGIN;
    thread_set_id(t, tid);
    credentials_copy(&t->credentials, &p->credentials);
    memcpy(t->comm, p->comm, sizeof t->comm);
    t->previous = p->last_thread;
    *(t->previous ? &t->previous->next : &p->threads) = t;
    p->last_thread = t;
    p->thread_count++;
    p->k->thread_count++;
    kernel_object_made(p->k);
    p->threads_made++;
    chaos_thread_begins(t);
    p->k->totals.threads++;
    t->state = THREAD_BLOCKED;
    return t;
}

/* ---- end ---------------------------------------------------------------------------------------------------------- */

void thread_retire(struct thread *t)
{
    struct process *p = t->p;

    if (t == t->k->current)
        sched_note_misses(t->k);
    t->state = THREAD_DEAD;
    if (t->tid == p->pid) {
        p->nice = t->nice;
        p->leader_credentials = t->credentials;
        p->leader_credentials.groups = NULL;
    }
    t->k->ids[t->tid].thread = NULL;
    *(t->previous ? &t->previous->next : &p->threads) = t->next;
    *(t->next ? &t->next->previous : &p->last_thread) = t->previous;
    p->thread_count--;
    t->k->thread_count--;
    if (t->k->last_ran == t)
        t->k->last_ran = NULL;
    t->next_dead = t->k->dead;
    t->k->dead = t;
}

void free_retired_threads(struct kernel *k)
{
    while (k->dead) {
        struct thread *t = k->dead;

        k->dead = t->next_dead;
        cpu_free(t->cpu);
        mem_free(t->host_waits);
        seccomp_drop(t);
        groups_unref(t->credentials.groups);
        mem_free(t);
        kernel_object_freed(k);
    }
}

void process_free(struct process *p)
{
    struct kernel *k = p->k;

    delist(p);
    process_set_leader_tracer(p, 0);
    leave_parent(p);
    while (p->eldest)
        leave_parent(p->eldest);
    wait_queue_fini(&p->child_wait);
    wait_queue_fini(&p->vfork_wait);
    wait_queue_fini(&p->exit_wait);
    wait_queue_fini(&p->signal_wait);
    pending_flush(&p->pending, ~(ksigset)0);
    sighand_unref(p->sighand);
    groups_unref(p->groups);
    mem_free(p->abi_data);
    mem_free(p->exe);
    mem_free(p);
    kernel_object_freed(k);
}
