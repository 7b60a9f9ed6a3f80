/* group_watch.c - see group_watch.h. */
#include <stddef.h>
#include <stdlib.h>

#include "emu/cli/group_watch.h"
#include "emu/cpu/isa.h"

struct watched_thread {
    struct watched_thread *next;
    int tid;
    max_align_t state[]; /* of struct isa_check */
};

struct group_watch {
    FILE *out;
    struct watched_thread *threads;
    struct kernel_hooks next; /* the previous hooks, which are called too */
};

struct group_watch *group_watch_new(FILE *out)
{
    struct group_watch *w = calloc(1, sizeof *w);
    if (w)
        w->out = out;
    return w;
}

static struct watched_thread *thread_of(struct group_watch *w, int tid, size_t state_size)
{
    struct watched_thread *t = w->threads;
    while (t && t->tid != tid)
        t = t->next;
    if (t)
        return t;
    t = calloc(1, sizeof *t + state_size);
    if (!t)
        return NULL;
    t->tid = tid;
    t->next = w->threads;
    w->threads = t;
    return t;
}

static uint64_t before_instruction(void *ctx, int pid, int tid, struct cpu *cpu)
{
    struct group_watch *w = ctx;
    char text[200];
    uint64_t more = w->next.trace ? w->next.trace(w->next.ctx, pid, tid, cpu) : 0;
    const struct isa_check *check = &cpu_isa(cpu)->check;
    struct watched_thread *t = check->state_size ? thread_of(w, tid, check->state_size) : NULL;
    if (t && check->broken(t->state, cpu, text, sizeof text))
        fprintf(w->out, "precis: process %d thread %d: %s\n", pid, tid, text);
    return more == KERNEL_OVER ? more : 0;
}

/* The other hooks only call the previous ones. */
static void tick(void *ctx, int pid, int tid, uint64_t pc, uint64_t cost_pc, bool in_kernel, struct cpu *cpu, uint64_t cycle)
{
    struct group_watch *w = ctx;
    if (w->next.tick)
        w->next.tick(w->next.ctx, pid, tid, pc, cost_pc, in_kernel, cpu, cycle);
}

static void execed(void *ctx, int pid, const char *guest_path, struct space *space)
{
    struct group_watch *w = ctx;
    if (w->next.exec)
        w->next.exec(w->next.ctx, pid, guest_path, space);
}

static void forked(void *ctx, int parent, int child)
{
    struct group_watch *w = ctx;
    if (w->next.fork)
        w->next.fork(w->next.ctx, parent, child);
}

static void exited(void *ctx, int pid, int status)
{
    struct group_watch *w = ctx;
    if (w->next.exit)
        w->next.exit(w->next.ctx, pid, status);
}

static void ran(void *ctx, uint64_t instructions, uint64_t cycles)
{
    struct group_watch *w = ctx;
    if (w->next.ran)
        w->next.ran(w->next.ctx, instructions, cycles);
}

void group_watch_hooks(struct group_watch *w, struct kernel_hooks *hooks)
{
    w->next = *hooks;
    *hooks = (struct kernel_hooks){
        .ctx = w, .tick = tick, .trace = before_instruction, .ran = ran, .exec = execed, .fork = forked, .exit = exited};
}

void group_watch_free(struct group_watch *w)
{
    while (w && w->threads) {
        struct watched_thread *t = w->threads;
        w->threads = t->next;
        free(t);
    }
    free(w);
}
