/* control_points.c - see control.h: breakpoints and watchpoints of processes. */
#include <stdlib.h>
#include <string.h>

#include "emu/debug/control_internal.h"
#include "emu/cpu/isa.h"

/* ---- breakpoints --------------------------------------------------------------------------------- */

static bool has_break(const struct control_process *p, uint64_t pc)
{
    for (size_t i = 0; i < p->nbreaks; i++)
        if (p->breaks[i] == pc)
            return true;
    return false;
}

bool control_at_breakpoint(const struct control_process *p, const struct thread *t)
{
    const struct isa_debug *d = &cpu_isa(t->cpu)->debug;
    return has_break(p, cpu_pc_slot(t->cpu)) && !(d->nullified && d->nullified(t->cpu));
}

/* Returns whether the breakpoint is set for another attached process in the same address space. */
static bool is_shared(const struct control *c, const struct process *p, uint64_t pc)
{
    for (const struct control_process *o = c->processes; o; o = o->next) {
        const struct process *other = o->pid != p->pid ? process_find(c->k, o->pid) : NULL;
        if (other && other->mm == p->mm && has_break(o, pc))
            return true;
    }
    return false;
}

static void tell_cpu(const struct control *c, int pid, uint64_t pc, bool on)
{
    struct process *p = process_find(c->k, pid);
    if (p && p->threads && p->threads->cpu && !is_shared(c, p, pc))
        cpu_set_breakpoint(p->threads->cpu, pc, on);
}

bool control_break(struct control *c, int pid, uint64_t pc, bool on)
{
    struct control_process *p = control_process_of(c, pid);
    if (!p)
        return false;
    if (has_break(p, pc) == on)
        return true;
    if (on) {
        uint64_t *more = realloc(p->breaks, (p->nbreaks + 1) * sizeof *more);
        if (!more)
            return false;
        p->breaks = more;
        tell_cpu(c, pid, pc, true);
        p->breaks[p->nbreaks++] = pc;
        return true;
    }
    for (size_t i = 0; i < p->nbreaks; i++)
        if (p->breaks[i] == pc)
            p->breaks[i] = p->breaks[--p->nbreaks];
    tell_cpu(c, pid, pc, false);
    return true;
}

/* ---- watchpoints ----------------------------------------------------------------------------------- */

/* FNV-1a of the bytes that are mapped. */
static uint64_t sum_of(struct space *s, const struct control_watchpoint *w)
{
    uint8_t bytes[256];
    uint64_t sum = 0xcbf29ce484222325, done = 0;
    while (done < w->len) {
        size_t want = w->len - done < sizeof bytes ? (size_t)(w->len - done) : sizeof bytes;
        size_t got = mem_glance(s, w->va + done, bytes, want);
        for (size_t i = 0; i < got; i++)
            sum = (sum ^ bytes[i]) * 0x100000001b3;
        if (got < want)
            break;
        done += got;
    }
    return sum;
}

/* Returns whether every access of an instruction is visible; otherwise only changes are. */
static bool sees_accesses(const struct thread *t)
{
    return cpu_can(cpu_isa(t->cpu), CPU_INTERPRETS);
}

static void withhold(struct space *s, const struct control_watchpoint *w)
{
    uint64_t page = (uint64_t)1 << s->page_shift, last = w->va + w->len - 1;
    for (uint64_t at = w->va & -page;; at += page) {
        space_withhold(s, at);
        if (last - at < page)
            return;
    }
}

void control_watch_begin(struct control *c, const struct control_process *p, struct thread *t)
{
    if (!p || !p->nwatches || !sees_accesses(t))
        return;
    cpu_set_engine(t->cpu, CPU_ENGINE_INTERP);
    for (size_t i = 0; i < p->nwatches; i++)
        withhold(t->p->mm->space, &p->watches[i]);
    c->log.count = 0;
    space_log_faults(t->p->mm->space, &c->log);
}

static bool meets(const struct control_watchpoint *w, const struct space_access *a)
{
    unsigned kind = a->access == MEM_WRITE ? CONTROL_WRITE : CONTROL_READ;
    return (w->access & kind) && (a->va < w->va ? w->va - a->va < a->size : a->va - w->va < w->len);
}

static void hit(const struct control_watchpoint *w, uint64_t va, struct control_stop *stop)
{
    stop->address = va < w->va ? w->va : va;
    stop->watch = w->access;
}

static bool accessed(const struct control *c, const struct control_process *p, struct control_stop *stop)
{
    for (unsigned k = 0; k < c->log.count; k++)
        for (size_t i = 0; i < p->nwatches; i++)
            if (meets(&p->watches[i], &c->log.at[k])) {
                hit(&p->watches[i], c->log.at[k].va, stop);
                return true;
            }
    return false;
}

bool control_watch_changed(struct control_process *p, struct thread *t, struct control_stop *stop)
{
    bool found = false;
    for (size_t i = 0; i < p->nwatches; i++) {
        struct control_watchpoint *w = &p->watches[i];
        uint64_t sum = sum_of(t->p->mm->space, w);
        if (sum != w->sum && (w->access & CONTROL_WRITE) && !found) {
            hit(w, w->va, stop);
            found = true;
        }
        w->sum = sum;
    }
    return found;
}

bool control_watch_end(struct control *c, struct control_process *p, struct thread *t, struct control_stop *stop)
{
    if (!p->nwatches)
        return false;
    if (!sees_accesses(t))
        return control_watch_changed(p, t, stop);
    space_log_faults(t->p->mm->space, NULL);
    cpu_set_engine(t->cpu, t->k->options.engine);
    bool found = accessed(c, p, stop);
    if (found) {
        struct control_stop unused;
        control_watch_changed(p, t, &unused);
    }
    return found;
}

static bool is_same(const struct control_watchpoint *w, uint64_t va, uint64_t len, unsigned access)
{
    return w->va == va && w->len == len && w->access == access;
}

bool control_watch(struct control *c, int pid, uint64_t va, uint64_t len, unsigned access, bool on)
{
    struct control_process *p = control_process_of(c, pid);
    struct process *kp = process_find(c->k, pid);
    if (!p || !kp || !kp->threads || !len || va + (len - 1) < va || len > UINT32_MAX)
        return false;
    if (on && (access & CONTROL_READ) && !sees_accesses(kp->threads))
        return false;
    for (size_t i = 0; !on && i < p->nwatches; i++)
        if (is_same(&p->watches[i], va, len, access)) {
            p->watches[i] = p->watches[--p->nwatches];
            return true;
        }
    if (!on)
        return true;
    struct control_watchpoint *more = realloc(p->watches, (p->nwatches + 1) * sizeof *more);
    if (!more)
        return false;
    p->watches = more;
    more += p->nwatches++;
    *more = (struct control_watchpoint){va, len, access, 0};
    more->sum = sum_of(kp->mm->space, more);
    return true;
}

/* ---- processes ------------------------------------------------------------------------------------- */

static void *copy_of(const void *from, size_t bytes)
{
    void *to = malloc(bytes + 1);
    if (!to)
        kernel_no_memory();
    if (bytes)
        memcpy(to, from, bytes);
    return to;
}

void control_add_process(struct control *c, int pid, const struct control_process *from)
{
    struct control_process *p = calloc(1, sizeof *p);
    if (!p)
        kernel_no_memory();
    p->pid = pid;
    if (from) {
        p->breaks = copy_of(from->breaks, from->nbreaks * sizeof *p->breaks);
        p->watches = copy_of(from->watches, from->nwatches * sizeof *p->watches);
        p->nwatches = from->nwatches;
    }
    p->next = c->processes;
    c->processes = p;
    for (size_t i = 0; from && i < from->nbreaks; i++) {
        tell_cpu(c, pid, from->breaks[i], true);
        p->nbreaks = i + 1;
    }
}

void control_drop_process(struct control *c, int pid)
{
    for (struct control_process **at = &c->processes; *at; at = &(*at)->next)
        if ((*at)->pid == pid) {
            struct control_process *gone = *at;
            *at = gone->next;
            free(gone->breaks);
            free(gone->watches);
            free(gone);
            return;
        }
}

bool control_was_detached(const struct control *c, int pid)
{
    bool found = false;
    for (size_t i = 0; i < c->ndetached; i++)
        found |= c->detached[i] == pid;
    return found;
}

void control_note_detached(struct control *c, int pid)
{
    int *more = control_was_detached(c, pid) ? NULL : realloc(c->detached, (c->ndetached + 1) * sizeof *more);
    if (!more)
        return; /* or no memory: it is attached again in the past */
    c->detached = more;
    c->detached[c->ndetached++] = pid;
}

void control_detach(struct control *c, int pid)
{
    struct control_process *p = control_process_of(c, pid);
    struct process *kp = process_find(c->k, pid);
    if (!p)
        return;
    while (p->nbreaks)
        control_break(c, pid, p->breaks[p->nbreaks - 1], false);
    control_drop_process(c, pid);
    control_note_detached(c, pid);
    for (struct thread *t = kp ? kp->threads : NULL; t; t = t->next)
        kernel_release(t);
}
