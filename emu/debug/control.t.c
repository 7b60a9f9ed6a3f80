/*
 * control.t.c - runs a program in parts, and prints what a run in one part has, too: control-test compares.
 *
 *     control_test MODE jit|interp PROGRAM [ARGUMENT...]
 *
 *     plain      without a debugger
 *     free       under a debugger that never stops
 *     cycles     a stop after some cycles, another number each time
 *     steps      a stop after some instructions
 *     ticks      a stop at every tick
 *     events     a stop at every event
 *     breaks     breakpoints at places where the program was at ticks; all are passed
 *     watch      a watchpoint for all accesses near the stack pointer, or the global one, of the first tick, until 50 have hit it
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/debug/control.h"
#include "emu/kernel/kernel.h"
#include "emu/load/elf.h"
#include "emu/machines.h"

struct part {
    const char *mode;
    struct control *c;
    uint64_t stops, hits, number;
    bool watches;
};

static bool is_mode(const struct part *p, const char *mode)
{
    return !strcmp(p->mode, mode);
}

static uint64_t some(struct part *p, uint64_t most)
{
    p->number = p->number * 6364136223846793005u + 1442695040888963407u;
    return (p->number >> 33) % most + 1;
}

static struct control_request next_request(struct part *p)
{
    struct control_request r = CONTROL_UNTIL_EVENT;
    if (is_mode(p, "cycles"))
        r.cycle = control_cycle(p->c) + some(p, p->stops % 2 ? 100 : 300000);
    if (is_mode(p, "steps"))
        r.steps = some(p, p->stops % 2 ? 10 : 100000);
    if (is_mode(p, "ticks") || (is_mode(p, "breaks") && p->stops < 20) || (is_mode(p, "watch") && !p->watches))
        r.ticks = control_ticks(p->c) + 1;
    return r;
}

static void watch(struct part *p, const struct control_stop *s)
{
    const uint64_t bytes = 65536;
    const struct cpu *cpu = control_cpu(p->c, s->tid);
    int reg = cpu ? cpu_reg_find(cpu_isa(cpu), cpu_isa(cpu)->big_endian ? "r30" : "r1") : -1;
    if (reg >= 0 && !p->watches)
        p->watches = control_watch(p->c, s->pid, cpu_reg_get(cpu, reg) & -bytes, bytes, CONTROL_READ | CONTROL_WRITE, true);
}

static void at_stop(struct part *p, const struct control_stop *s)
{
    p->stops++;
    p->hits += s->reason == CONTROL_BREAKPOINT || s->reason == CONTROL_WATCHPOINT;
    if (is_mode(p, "breaks") && s->reason == CONTROL_TICK)
        control_break(p->c, s->pid, s->pc, true);
    if (is_mode(p, "breaks") && s->reason == CONTROL_BREAKPOINT && p->hits % 100 == 0)
        control_break(p->c, s->pid, s->pc, false);
    if (is_mode(p, "watch") && s->reason == CONTROL_TICK)
        watch(p, s);
    if (is_mode(p, "watch") && s->reason == CONTROL_WATCHPOINT && p->hits == 50)
        control_detach(p->c, s->pid);
}

static int run(struct part *p, struct kernel *k)
{
    struct control_stop s;
    if (is_mode(p, "plain"))
        return kernel_run(k);
    control_attach(p->c, k);
    if (is_mode(p, "events"))
        control_set_events(p->c, ~0u);
    control_follow(p->c, is_mode(p, "events"));
    do {
        struct control_request r = next_request(p);
        control_run(p->c, &r, &s);
        at_stop(p, &s);
    } while (s.reason != CONTROL_OVER);
    return s.status;
}

static const struct isa *machine_of(const char *path)
{
    struct elf_image image;
    char *why = NULL;
    FILE *f = fopen(path, "rb");
    if (!f || elf_read(fileno(f), path, &image, &why)) {
        fprintf(stderr, "control_test: %s: %s\n", path, why ? why : "cannot be read");
        exit(2);
    }
    const struct isa *isa = machine_by_elf(&(struct elf_kind){image.machine, image.bits, image.big_endian});
    elf_image_free(&image);
    fclose(f);
    return isa;
}

int main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    struct part p = {.mode = argv[1], .c = control_new()};
    struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
    struct kernel_totals totals;
    char *why = NULL, *env[] = {NULL};
    const struct isa *isa = machine_of(argv[3]);
    o.engine = strcmp(argv[2], "jit") ? CPU_ENGINE_INTERP : CPU_ENGINE_JIT;
    o.timing = cpu_can(isa, CPU_CYCLE_MODELS) ? cpu_timing_new(isa, isa->timing.model(1)->name) : NULL;
    if (o.timing)
        cpu_timing_caches(o.timing, true, 0);
    o.debugger = is_mode(&p, "plain") ? NULL : control_debugger(p.c);
    struct kernel *k = kernel_new(&o, &why);
    if (!k || kernel_start(k, argv[3], argv + 3, env, &why)) {
        fprintf(stderr, "control_test: %s\n", why);
        return 2;
    }
    int status = run(&p, k);
    kernel_totals(k, &totals);
    printf("status %d, %" PRIu64 " instructions, %" PRIu64 " cycles, %" PRIu64 " idle, %" PRIu64 " ticks, %" PRIu64 " switches\n", status,
           totals.instructions, totals.cycles, totals.idle_cycles, totals.ticks, totals.switches);
    fprintf(stderr, "stops %" PRIu64 " hits %" PRIu64 "\n", p.stops, p.hits);
    kernel_free(k);
    control_free(p.c);
    cpu_timing_unref(o.timing);
    return 0;
}
