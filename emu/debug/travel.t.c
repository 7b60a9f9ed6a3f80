/*
 * travel.t.c - goes to and fro in a program's run, as the lines of its standard input say; travel-test compares the answers.
 *
 *     travel_test jit|interp PROGRAM [ARGUMENT...]
 *
 *     cycle N, step N, run         forward: to a cycle, by instructions, to an event
 *     back, backrun, goto N        back by an instruction, to a breakpoint or watchpoint, to a cycle
 *     break PC, watch VA BYTES     set (hexadecimal); unbreak, unwatch: remove
 *     end                          to the end of the run
 *
 * Each answers with a line: why it stopped, cycle, instructions, pc, a sum of registers and memory, the milliseconds that it took.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "emu/cpu/isa.h"
#include "emu/debug/travel.h"
#include "emu/kernel/kernel.h"
#include "emu/load/elf.h"
#include "emu/machines.h"
#include "emu/os/log.h"

struct driver {
    struct control *c;
    struct travel *t;
    struct control_stop stop;
    uint64_t began; /* shared by all copies */
};

static uint64_t now_us(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000 + (uint64_t)ts.tv_nsec / 1000;
}

static uint64_t add(uint64_t sum, const void *bytes, size_t n)
{
    for (const uint8_t *b = bytes; n--; b++)
        sum = (sum ^ *b) * 0x100000001b3u;
    return sum;
}

static uint64_t sum_of(const struct control *c, int pid, int tid)
{
    uint8_t bytes[4096];
    uint64_t sum = 14695981039346656037u;
    const struct cpu *cpu = control_cpu(c, tid);
    const struct isa *isa = control_isa(c, pid);
    struct mem_map m;
    for (int r = 0; cpu && r < (int)isa->nregs; r++)
        sum = add(sum, &(uint64_t){cpu_reg_get(cpu, r)}, 8);
    for (uint64_t va = 0; isa && space_next_map(control_space(c, pid), va, &m); va = m.end)
        for (uint64_t at = m.start; at < m.end && (m.prot & MEM_W) && m.end - m.start < 8 << 20; at += sizeof bytes)
            if (mem_glance(control_space(c, pid), at, bytes, sizeof bytes) == sizeof bytes)
                sum = add(sum, bytes, sizeof bytes);
    return sum;
}

static void answer(struct driver *d)
{
    static const char *const reasons[] = {
        [CONTROL_CYCLE] = "cycle",           [CONTROL_STEP] = "step", [CONTROL_BREAKPOINT] = "breakpoint",
        [CONTROL_WATCHPOINT] = "watchpoint", [CONTROL_EXIT] = "exit", [CONTROL_OVER] = "over",
        [CONTROL_SIGNAL] = "signal",         [CONTROL_TICK] = "tick", [CONTROL_INTERRUPTED] = "interrupted"};
    uint64_t ms = (now_us() - d->began) / 1000;
    int tid = d->stop.reason == CONTROL_OVER || d->stop.reason == CONTROL_EXIT ? 0 : control_current(d->c);
    int pid = tid ? control_pid_of(d->c, tid) : 0;
    const char *why = travel_at_beginning(d->t) ? "beginning" : reasons[d->stop.reason];
    char line[200];
    int n = snprintf(line, sizeof line, "%s %" PRIu64 " %" PRIu64 " %" PRIx64 " %016" PRIx64 " %" PRIu64 "\n", why ? why : "?",
                     control_cycle(d->c), control_instructions(d->c), tid ? cpu_pc_slot(control_cpu(d->c, tid)) : 0, sum_of(d->c, pid, tid),
                     ms);
    (void)!write(3, line, (size_t)n);
}

static bool read_line(char *line, size_t size)
{
    size_t n = 0;
    while (n + 1 < size && read(4, line + n, 1) == 1 && line[n] != '\n')
        n++;
    line[n] = 0;
    return n > 0;
}

static void forward(struct driver *d, uint64_t cycle, uint64_t steps)
{
    struct control_request r = CONTROL_UNTIL_EVENT;
    r.cycle = cycle;
    r.steps = steps;
    travel_run(d->t, d->c, &r, &d->stop);
}

static void carry_out(struct driver *d, const char *word, uint64_t a, uint64_t b, const char *rest)
{
    int pid = control_pid_of(d->c, control_current(d->c));
    uint64_t va = strtoull(rest, NULL, 16);
    if (!strcmp(word, "cycle"))
        forward(d, a, 0);
    else if (!strcmp(word, "step"))
        forward(d, UINT64_MAX, a);
    else if (!strcmp(word, "run"))
        forward(d, UINT64_MAX, 0);
    else if (!strcmp(word, "back"))
        travel_step_back(d->t, d->c, control_current(d->c), &d->stop);
    else if (!strcmp(word, "backrun"))
        travel_run_back(d->t, d->c, &d->stop);
    else if (!strcmp(word, "goto"))
        travel_go_to(d->t, d->c, a, &d->stop);
    else if (!strcmp(word, "break") || !strcmp(word, "unbreak"))
        control_break(d->c, pid, va, *word == 'b');
    else if (!strcmp(word, "watch") || !strcmp(word, "unwatch"))
        control_watch(d->c, pid, va, b, CONTROL_WRITE, *word == 'w');
}

static void serve(struct driver *d)
{
    char line[100], word[20], rest[40];
    while (read_line(line, sizeof line) && strcmp(line, "end")) {
        uint64_t b = 0;
        rest[0] = 0;
        if (sscanf(line, "%19s %39s %" SCNu64, word, rest, &b) < 1)
            continue;
        d->began = now_us();
        carry_out(d, word, strtoull(rest, NULL, 10), b, rest);
        answer(d);
    }
    travel_leave(d->t, false);
    while (d->stop.reason != CONTROL_OVER)
        control_run(d->c, &CONTROL_UNTIL_EVENT, &d->stop);
    answer(d);
}

static const struct isa *machine_of(const char *path)
{
    struct elf_image image;
    char *why = NULL;
    FILE *f = fopen(path, "rb");
    if (!f || elf_read(fileno(f), path, &image, &why)) {
        fprintf(stderr, "travel_test: %s: %s\n", path, why ? why : "cannot be read");
        exit(2);
    }
    const struct isa *isa = machine_by_elf(&(struct elf_kind){image.machine, image.bits, image.big_endian});
    elf_image_free(&image);
    fclose(f);
    return isa;
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    struct driver d = {.c = control_new()};
    struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
    char *why = NULL, *env[] = {NULL};
    const struct isa *isa = machine_of(argv[2]);
    o.engine = strcmp(argv[1], "jit") ? CPU_ENGINE_INTERP : CPU_ENGINE_JIT;
    o.timing = cpu_can(isa, CPU_CYCLE_MODELS) ? cpu_timing_new(isa, isa->timing.model(1)->name) : NULL;
    if (o.timing)
        cpu_timing_caches(o.timing, true, 0);
    o.debugger = control_debugger(d.c);
    struct os_log *log = os_log_record(NULL, &why);
    struct kernel *k = log ? kernel_new(&o, &why) : NULL;
    if (!k || kernel_start(k, argv[2], argv + 2, env, &why)) {
        fprintf(stderr, "travel_test: %s\n", why);
        return 2;
    }
    control_attach(d.c, k);
    d.t = travel_new(d.c);
    travel_share(d.t, &d.began, sizeof d.began);
    serve(&d);
    travel_free(d.t);
    kernel_free(k);
    os_log_drop(log);
    control_free(d.c);
    cpu_timing_unref(o.timing);
    return 0;
}
