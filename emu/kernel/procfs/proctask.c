/*
 * Files of /proc/PID about identities and scheduling that have no effect in the emulated kernel, or show what is fixed: audit's login user,
 * the maps of the only user namespace, labels of security modules that do not exist, autogroups. Sources: proc(5) and its siblings.
 */
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/procfs/virtual.h"
#include "emu/mem/mem.h"

#include <errno.h>
#include <inttypes.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#define OOM_ADJ_DISABLE    (-17)
#define OOM_ADJ_LEAST      (-16)
#define OOM_ADJ_MOST       15
#define OOM_SCORE_ADJ_MOST 1000
#define AUTOGROUP_PAUSE_NS 100000000u

/* Reads a number as the kernel's kstrtol() does after strstrip(). Returns false if it is none, or does not fit into an int. */
static bool parse_int(const char *text, int base, int *out)
{
    char *end;
    text += strspn(text, " \t\n");
    errno = 0;
    long v = strtol(text, &end, base);
    *out = (int)v;
    return end != text && !end[strspn(end, " \t\n")] && v == (int)v && !errno;
}

static bool is_permitted(const struct kernel *k, unsigned capability)
{
    return k->current && process_can(k->current->p, capability);
}

/* ---- oom_adj: oom_score_adj in its older units ------------------------------------------------------------------------ */

void proc_oom_adj(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)t;
    int adj = p->oom_score_adj;
    fprintf(out, "%d\n", adj == OOM_SCORE_ADJ_MOST ? OOM_ADJ_MOST : adj * -OOM_ADJ_DISABLE / OOM_SCORE_ADJ_MOST);
}

int store_oom_adj(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    char score[12];
    int v;
    if (!parse_int(text, 0, &v) || ((v < OOM_ADJ_LEAST || v > OOM_ADJ_MOST) && v != OOM_ADJ_DISABLE))
        return -EINVAL;
    v = v == OOM_ADJ_MOST ? OOM_SCORE_ADJ_MOST : v * OOM_SCORE_ADJ_MOST / -OOM_ADJ_DISABLE;
    if (v < p->oom_score_adj && !is_permitted(k, CAP_SYS_RESOURCE))
        return -EACCES;
    snprintf(score, sizeof score, "%d", v);
    return store_oom_score_adj(k, p, t, score);
}

/* ---- audit ------------------------------------------------------------------------------------------------------------ */

void proc_loginuid(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p;
    fprintf(out, "%u", t ? t->login_uid : THREAD_NO_LOGIN);
}

/* A thread sets its own; once it is set, only with CAP_AUDIT_CONTROL. */
int store_loginuid(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    char *end;
    (void)p;
    if (!t || t != k->current)
        return -EPERM;
    if (*text < '0' || *text > '9')
        return -EINVAL;
    unsigned long v = strtoul(text, &end, 10);
    if (end[strspn(end, "\n")] || v > UINT32_MAX)
        return -EINVAL;
    if (t->login_uid != THREAD_NO_LOGIN && !is_permitted(k, CAP_AUDIT_CONTROL))
        return -EPERM;
    t->login_uid = (uint32_t)v;
    t->login_session = t->login_uid == THREAD_NO_LOGIN ? THREAD_NO_LOGIN : ++k->login_sessions;
    return 0;
}

void proc_sessionid(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p;
    fprintf(out, "%u", t ? t->login_session : THREAD_NO_LOGIN);
}

/* ---- the user namespace ----------------------------------------------------------------------------------------------- */

void proc_id_map(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fprintf(out, "%10u %10u %10u\n", 0u, 0u, UINT32_MAX);
}

int store_id_map(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    (void)k, (void)p, (void)t, (void)text;
    return -EPERM;
}

int store_setgroups(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    enum { MOST = 7 };
    const bool allows = strncmp(text, "allow", 5) == 0;
    (void)k, (void)p, (void)t;
    if (strlen(text) > MOST || (!allows && strncmp(text, "deny", 4)))
        return -EINVAL;
    text += allows ? 5 : 4;
    if (text[strspn(text, " \t\n")])
        return -EINVAL;
    return allows ? 0 : -EPERM; /* it is not taken back in the first namespace */
}

int store_refused(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    (void)k, (void)p, (void)t, (void)text;
    return -EINVAL;
}

/* ---- scheduling ------------------------------------------------------------------------------------------------------- */

static uint64_t run_ns(const struct kernel *k, const struct thread *t)
{
    return t ? clock_cycles_to_ns(&k->clock, t->user_cycles + t->system_cycles) : 0;
}

void proc_schedstat(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    fprintf(out, "%" PRIu64 " 0 %" PRIu64 "\n", run_ns(k, t), p->switches_voluntary + p->switches_forced);
}

static void print_time(FILE *out, const char *name, uint64_t ns)
{
    fprintf(out, "%-45s:%14" PRIu64 ".%06u\n", name, ns / 1000000, (unsigned)(ns % 1000000));
}

static void print_number(FILE *out, const char *name, int64_t v)
{
    fprintf(out, "%-45s:%21" PRId64 "\n", name, v);
}

int task_priority(const struct task *of)
{
    enum { NICE_0_PRIORITY = REAL_TIME_PRIORITIES + 20 };
    const int policy = of->t ? of->t->sched_policy & ~SCHED_RESET_ON_FORK : SCHED_OTHER;
    if (policy == SCHED_FIFO || policy == SCHED_RR)
        return REAL_TIME_PRIORITIES - 1 - of->t->sched_priority;
    return NICE_0_PRIORITY + (of->t ? of->t->nice : of->p->nice);
}

void proc_sched(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    enum { NICE_0_WEIGHT = 1 << 20 };
    fprintf(out, "%s (%d, #threads: %u)\n", t ? t->comm : p->comm, t ? t->tid : p->pid, p->thread_count);
    fputs("-------------------------------------------------------------------\n", out);
    print_time(out, "se.exec_start", kernel_monotonic_ns(k));
    print_time(out, "se.vruntime", t ? clock_cycles_to_ns(&k->clock, t->vruntime) : 0);
    print_time(out, "se.sum_exec_runtime", run_ns(k, t));
    print_number(out, "se.nr_migrations", 0);
    print_number(out, "nr_switches", (int64_t)(p->switches_voluntary + p->switches_forced));
    print_number(out, "nr_voluntary_switches", (int64_t)p->switches_voluntary);
    print_number(out, "nr_involuntary_switches", (int64_t)p->switches_forced);
    print_number(out, "se.load.weight", NICE_0_WEIGHT);
    print_number(out, "policy", t ? t->sched_policy & ~SCHED_RESET_ON_FORK : 0);
    print_number(out, "prio", task_priority(&(struct task){p, t}));
}

int store_sched(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    (void)k, (void)p, (void)t, (void)text;
    return 0; /* any text clears statistics that there are not */
}

/* The processes of a session are an autogroup; process 1 is in none. */
void proc_autogroup(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)t;
    if (p != k->init)
        fprintf(out, "/autogroup-%d nice %d\n", p->sid, p->autogroup_nice);
}

int store_autogroup(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    enum { NICE_LEAST = -20, NICE_MOST = 19 };
    const uint64_t now = kernel_monotonic_ns(k);
    int nice;
    (void)t;
    if (!parse_int(text, 0, &nice) || p == k->init || nice < NICE_LEAST || nice > NICE_MOST)
        return -EINVAL;
    if (nice < 0 && !is_permitted(k, CAP_SYS_NICE))
        return -EPERM;
    if (!is_permitted(k, CAP_SYS_ADMIN) && now < k->autogroup_next_ns)
        return -EAGAIN;
    k->autogroup_next_ns = now + AUTOGROUP_PAUSE_NS;
    for (struct process *q = k->processes; q; q = q->next)
        if (q->sid == p->sid)
            q->autogroup_nice = nice;
    return 0;
}

void proc_children(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    if (t == p->threads)
        for (struct process *q = k->processes; q; q = q->next)
            if (q->parent == p)
                fprintf(out, "%d ", q->pid);
}

/* ---- memory ----------------------------------------------------------------------------------------------------------- */

static void print_numa_pages(FILE *out, const struct mm *mm, const struct mem_map *m)
{
    const unsigned shift = mm->abi->page_shift;
    const bool locked = m->kind & MAP_KIND_LOCKED;
    uint64_t pages = (locked ? m->end - m->start : space_contents(mm->space, m->start, m->end)) >> shift;
    if (!pages)
        return;
    if (m->kind & MAP_KIND_SHARED)
        fprintf(out, " dirty=%" PRIu64, pages);
    else
        fprintf(out, " anon=%" PRIu64 " dirty=%" PRIu64, pages, pages);
    fprintf(out, " N0=%" PRIu64 " kernelpagesize_kB=%u", pages, 1u << (shift - 10));
}

void proc_numa_maps(FILE *out, struct mm *mm)
{
    struct mem_map m;
    for (uint64_t va = 0; space_next_map(mm->space, va, &m); va = m.end) {
        const char *name = m.name ? m.name : "";
        fprintf(out, "%08" PRIx64 " default", m.start);
        if (name[0] == '/')
            fprintf(out, " file=%s", name);
        else if (strcmp(name, "[heap]") == 0 || strcmp(name, "[stack]") == 0)
            fprintf(out, " %.*s", (int)strlen(name) - 2, name + 1);
        print_numa_pages(out, mm, &m);
        fputc('\n', out);
    }
}

int store_clear_refs(struct kernel *k, struct process *p, struct thread *t, const char *text)
{
    enum { LEAST = 1, MOST = 5 };
    int v;
    (void)k, (void)p, (void)t;
    return parse_int(text, 10, &v) && v >= LEAST && v <= MOST ? 0 : -EINVAL;
}
