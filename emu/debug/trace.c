/* trace.c - see trace.h. */
#define _GNU_SOURCE /* sigabbrev_np */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "emu/debug/trace.h"
#include "emu/cpu/isa.h"
#include "emu/fatal/fatal.h"

struct traced_thread {
    struct traced_thread *next;
    int pid, tid;
    const struct isa *isa;
    char text[160];   /* the current instruction; "" at first */
    uint64_t *values; /* all registers before it */
};

struct tracer {
    FILE *out;
    struct traced_thread *threads;
};

struct tracer *tracer_new(FILE *out)
{
    struct tracer *tr = calloc(1, sizeof *tr);
    if (tr)
        tr->out = out;
    return tr;
}

static void end_line(struct tracer *tr, struct traced_thread *t)
{
    if (t->text[0])
        fprintf(tr->out, "%s\n", t->text);
    t->text[0] = 0;
}

static void drop(struct tracer *tr, struct traced_thread **at)
{
    struct traced_thread *t = *at;
    end_line(tr, t);
    *at = t->next;
    free(t->values);
    free(t);
}

void tracer_free(struct tracer *tr)
{
    if (!tr)
        return;
    while (tr->threads)
        drop(tr, &tr->threads);
    free(tr);
}

static struct traced_thread *thread_of(struct tracer *tr, int pid, int tid, const struct isa *isa)
{
    struct traced_thread **at = &tr->threads;
    for (; *at; at = &(*at)->next)
        if ((*at)->tid == tid && (*at)->isa == isa)
            return *at;
    struct traced_thread *t = calloc(1, sizeof *t);
    if (!t || !(t->values = calloc(isa->nregs, sizeof *t->values)))
        fatal(2, "--trace: out of memory");
    t->pid = pid;
    t->tid = tid;
    t->isa = isa;
    *at = t;
    return t;
}

/* Program counters: the line's address shows them. */
static bool is_place(const char *name)
{
    static const char *const places[] = {"pc", "ip", "iaoq_front", "iaoq_back", "pcoqh", "pcoqt", "ri"};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (!strcmp(name, places[i]))
            return true;
    return false;
}

/* The value that a program of the ISA's word size sees. Where registers are wider, 32-bit programs see only the low words
 * of those that GDB's 32-bit protocol has. */
static uint64_t visible(const struct isa *isa, unsigned reg, uint64_t v)
{
    return isa->long_bits == 32 && isa->regs[reg].gdb >= 0 ? (uint32_t)v : v;
}

/* End the line of the current instruction with the registers that it changed, and save the new values. */
static void finish(struct tracer *tr, struct traced_thread *t, const struct cpu *cpu)
{
    bool any = false, show = t->text[0];
    if (show)
        fputs(t->text, tr->out);
    for (unsigned i = 0; i < t->isa->nregs; i++) {
        uint64_t v = visible(t->isa, i, cpu_reg_get(cpu, (int)i));
        if (v == t->values[i])
            continue;
        t->values[i] = v;
        if (!show || is_place(t->isa->regs[i].name))
            continue;
        fprintf(tr->out, "%s%s=%" PRIx64, any ? " " : "\t", t->isa->regs[i].name, v);
        any = true;
    }
    if (show)
        fputc('\n', tr->out);
    t->text[0] = 0;
}

static uint64_t on_trace(void *ctx, int pid, int tid, struct cpu *cpu)
{
    struct tracer *tr = ctx;
    const struct isa *isa = cpu_isa(cpu);
    struct traced_thread *t = thread_of(tr, pid, tid, isa);
    char text[128];
    finish(tr, t, cpu);
    uint64_t va = cpu_text(cpu, text, sizeof text);
    snprintf(t->text, sizeof t->text, "%d.%d %08" PRIx64 ": %s", pid, tid, va, text);
    return 0;
}

static void on_process_exit(void *ctx, int pid, int status)
{
    struct tracer *tr = ctx;
    for (struct traced_thread **at = &tr->threads; *at;)
        if ((*at)->pid == pid)
            drop(tr, at);
        else
            at = &(*at)->next;
    const char *name = WIFSIGNALED(status) ? sigabbrev_np(WTERMSIG(status)) : NULL;
    if (!WIFSIGNALED(status))
        fprintf(tr->out, "%d exits with status %d\n", pid, WEXITSTATUS(status));
    else if (name)
        fprintf(tr->out, "%d killed by signal %d (SIG%s)\n", pid, WTERMSIG(status), name);
    else
        fprintf(tr->out, "%d killed by signal %d\n", pid, WTERMSIG(status));
}

void tracer_hooks(struct tracer *tr, struct kernel_hooks *hooks)
{
    hooks->ctx = tr;
    hooks->trace = on_trace;
    hooks->exit = on_process_exit;
}
