/* kanata.c - see kanata.h. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "emu/debug/kanata.h"
#include "emu/isa.h"
#include "emu/kernel/kernel.h"

/* The log must tell cycle after cycle: lines are kept with their cycle until the end. */
struct line {
    uint64_t cycle, order;
    char *text;
};

struct kanata {
    FILE *out;
    uint64_t from, length, seen, cycle, written;
    struct line *lines;
    size_t n, room;
    struct cpu *cpu;    /* of the instruction that is under way; NULL: none */
    uint64_t pc;
    int tid;
    char text[160];
};

struct kanata *kanata_new(FILE *out, uint64_t from, uint64_t length)
{
    struct kanata *k = calloc(1, sizeof *k);
    if (k) {
        k->out = out;
        k->from = from;
        k->length = length;
    }
    return k;
}

__attribute__((format(printf, 3, 4))) static void say(struct kanata *k, uint64_t cycle, const char *format, ...)
{
    va_list args;
    char *text;
    if (k->n == k->room) {
        size_t room = k->room ? 2 * k->room : 4096;
        struct line *more = realloc(k->lines, room * sizeof *more);
        if (!more)
            return;
        k->lines = more;
        k->room = room;
    }
    va_start(args, format);
    int rc = vasprintf(&text, format, args);
    va_end(args);
    if (rc >= 0) {
        k->lines[k->n] = (struct line){cycle, k->n, text};
        k->n++;
    }
}

/* The instruction under way was issued: tell its life. */
static void tell(struct kanata *k)
{
    const struct timing_model *m = cpu_model(k->cpu);
    struct timing_charge c;
    uint64_t id = k->written, begin = k->cycle, total = 0;
    if (!m || !cpu_last_charge(k->cpu, &c))
        return;
    for (unsigned x = 0; x < TIMING_CAUSES; x++)
        total += c.cycles[x];
    uint64_t held = c.cycles[TIMING_LOCK] + c.cycles[TIMING_BRANCH];
    uint64_t issue = c.cycles[TIMING_ISSUE] ? begin + total - held - 1 : begin ? begin - 1 : 0;
    uint64_t waited = c.cycles[TIMING_ISSUE] ? total - held - 1 : 0;
    k->cycle += total;
    if (k->seen++ < k->from || k->written == k->length)
        return;
    k->written++;
    uint64_t fetched = waited ? issue - waited : issue;
    say(k, fetched, "I\t%" PRIu64 "\t%" PRIu64 "\t%d", id, k->seen - 1, k->tid);
    say(k, fetched, "L\t%" PRIu64 "\t0\t%" PRIx64 ": %s", id, k->pc, k->text);
    say(k, fetched, "L\t%" PRIu64 "\t1\tport %s%s%s", id, timing_port_name(m, c.port),
        c.stall_class < m->nclasses ? "; waited for " : "", c.stall_class < m->nclasses ? m->classes[c.stall_class].name : "");
    if (waited)
        say(k, fetched, "S\t%" PRIu64 "\t0\tS", id);
    say(k, issue, "S\t%" PRIu64 "\t0\tX", id);
    if (held)
        say(k, issue + 1, "S\t%" PRIu64 "\t0\tL", id);
    say(k, issue + 1 + held, "R\t%" PRIu64 "\t%" PRIu64 "\t0", id, id);
}

static void on_trace(void *ctx, int pid, int tid, struct cpu *cpu)
{
    struct kanata *k = ctx;
    uint8_t code[32] = {0};
    (void)pid;
    if (k->cpu)
        tell(k);
    k->cpu = cpu;
    k->tid = tid;
    k->pc = cpu_pc(cpu);
    k->text[0] = 0;
    const struct isa *isa = cpu_isa(cpu);
    unsigned slot = (unsigned)(cpu_slots(cpu)[isa->pc_slot] % isa->sample_bytes); /* of a bundle */
    if (k->seen + 1 >= k->from && k->written < k->length && mem_peek(cpu_space(cpu), k->pc, code, 16))
        isa->disassemble(k->pc + slot, code + slot, 16, k->text, sizeof k->text);
}

static void on_exit_(void *ctx, int pid, int status)
{
    struct kanata *k = ctx;
    (void)pid;
    (void)status;
    k->cpu = NULL; /* it may be gone before the next instruction */
}

void kanata_hooks(struct kanata *k, struct kernel_hooks *hooks)
{
    hooks->ctx = k;
    hooks->trace = on_trace;
    hooks->exit = on_exit_;
}

static int by_cycle(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    if (x->cycle != y->cycle)
        return x->cycle < y->cycle ? -1 : 1;
    return x->order < y->order ? -1 : x->order > y->order;
}

void kanata_free(struct kanata *k)
{
    if (!k)
        return;
    if (k->n)
        qsort(k->lines, k->n, sizeof *k->lines, by_cycle);
    fprintf(k->out, "Kanata\t0004\nC=\t%" PRIu64 "\n", k->n ? k->lines[0].cycle : 0);
    for (size_t i = 0; i < k->n; i++) {
        if (i && k->lines[i].cycle != k->lines[i - 1].cycle)
            fprintf(k->out, "C\t%" PRIu64 "\n", k->lines[i].cycle - k->lines[i - 1].cycle);
        fprintf(k->out, "%s\n", k->lines[i].text);
    }
    for (size_t i = 0; i < k->n; i++)
        free(k->lines[i].text);
    free(k->lines);
    free(k);
}
