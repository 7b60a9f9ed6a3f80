/* stats.c - see stats.h. */
#include <inttypes.h>
#include <stdlib.h>
#include <jansson.h>

#include "emu/timing/cache.h"
#include "emu/cli/model_choice.h"
#include "emu/cli/stats.h"
#include "emu/report/must.h"
#include "emu/report/printable.h"

static void put(json_t *object, const char *name, uint64_t value)
{
    json_object_set_new(object, name, json_integer((json_int_t)value));
}

struct listing {
    json_t *list;
    const struct cpu_timing *timing;
};

static void add_process(void *ctx, const struct kernel_process_figures *f)
{
    const struct listing *l = ctx;
    json_t *p = json_object();
    put(p, "pid", (uint64_t)f->pid);
    put(p, "parent", (uint64_t)f->parent);
    char *program = must(printable(f->program ? f->program : ""));
    json_object_set_new(p, "program", json_string(program));
    free(program);
    put(p, "instructions", f->instructions);
    put(p, "user_cycles", f->user_cycles);
    put(p, "system_cycles", f->system_cycles);
    put(p, "ticks", f->ticks);
    put(p, "syscalls", f->syscalls);
    put(p, "signals", f->signals);
    put(p, "threads", f->threads);
    put(p, "start_cycle", f->start_cycle);
    put(p, "end_cycle", f->end_cycle);
    json_object_set_new(p, "exit_status", f->exit_status < 0 ? json_null() : json_integer(f->exit_status));
    json_t *misses = json_object();
    struct cache_figures all;
    const char *name;
    for (unsigned x = 0; l->timing && x < KERNEL_CACHES && (name = cpu_timing_cache(l->timing, x, &all)); x++)
        put(misses, name, f->misses[x]);
    json_object_set_new(p, "misses", misses);
    json_array_append_new(l->list, p);
}

static void add_system_cycles(void *ctx, const struct kernel_process_figures *f)
{
    *(uint64_t *)ctx += f->system_cycles;
}

/* Without a scoreboard, every instruction is one issue cycle. */
static void count_as_issued(struct cpu_timing_totals *t, const struct kernel *k)
{
    struct kernel_totals all;
    kernel_totals(k, &all);
    for (unsigned x = 0; x < TIMING_CAUSES; x++)
        if (t->cycles[x])
            return;
    t->instructions = t->cycles[TIMING_ISSUE] = all.instructions;
}

/* Returns the cycles by cause, which add up to the clock. */
/* A model of a file has a name that anybody can give. */
static void put_hash(json_t *o, uint64_t hash)
{
    char text[17];
    snprintf(text, sizeof text, "%016" PRIx64, hash);
    json_object_set_new(o, "model_hash", json_string(text));
}

static json_t *timing_figures(const struct kernel *k, const struct cpu_timing *timing, const struct model_choice *model)
{
    struct cpu_timing_totals t = {0};
    struct kernel_totals all;
    json_t *o = json_object(), *causes = json_object(), *stalls = json_object(), *misses = json_object();
    uint64_t sum = 0, system = 0;
    struct cache_figures f;
    const char *name;
    if (timing)
        cpu_timing_totals(timing, &t);
    count_as_issued(&t, k);
    kernel_totals(k, &all);
    kernel_each_process(k, add_system_cycles, &system);
    for (unsigned x = 0; x < TIMING_CAUSES; x++) {
        if (timing_has_cause(timing ? cpu_timing_model(timing) : NULL, x))
            put(causes, timing_cause_name(x), t.cycles[x]);
        sum += t.cycles[x];
    }
    put(causes, "kernel", system);
    put(causes, "idle", all.idle_cycles);
    for (unsigned x = 0; x < t.nclasses; x++)
        if (t.stalls[x])
            put(stalls, t.class_names[x], t.stalls[x]);
    json_object_set_new(o, "model", json_string(timing ? cpu_timing_model(timing)->name : "none"));
    if (timing && model_is_changed(model))
        put_hash(o, timing_text_hash(model->text));
    put(o, "instructions", t.instructions);
    put(o, "cycles", sum + system + all.idle_cycles);
    put(o, "instruction_cycles", sum);
    json_object_set_new(o, "cpi", json_real(t.instructions ? (double)sum / (double)t.instructions : 0));
    json_object_set_new(o, "ipc", json_real(sum ? (double)t.instructions / (double)sum : 0));
    json_object_set_new(o, "by_cause", causes);
    json_object_set_new(o, "stalls_by_class", stalls);
    for (unsigned x = 0; timing && (name = cpu_timing_cache(timing, x, &f)); x++)
        put(misses, name, f.misses);
    json_object_set_new(o, "misses", misses);
    return o;
}

/* As text: a JSON number may lose bits. */
static void put_seed(json_t *object, uint64_t seed)
{
    char text[32];
    snprintf(text, sizeof text, "%" PRIu64, seed);
    json_object_set_new(object, "schedule", json_string(text));
}

void stats_write(const struct kernel *k, const struct cpu_timing *timing, const struct model_choice *model, const uint64_t *schedule,
                 double host_seconds, FILE *out)
{
    struct kernel_totals t;
    json_t *root = json_object(), *list = json_array();
    kernel_totals(k, &t);
    put(root, "instructions", t.instructions);
    put(root, "cycles", t.cycles);
    put(root, "idle_cycles", t.idle_cycles);
    put(root, "ticks", t.ticks);
    put(root, "processes_started", t.processes);
    put(root, "threads_started", t.threads);
    put(root, "syscalls", t.syscalls);
    put(root, "signals", t.signals);
    put(root, "switches", t.switches);
    if (schedule)
        put_seed(root, *schedule);
    json_object_set_new(root, "timing", timing_figures(k, timing, model));
    if (host_seconds >= 0)
        json_object_set_new(root, "host_seconds", json_real(host_seconds));
    kernel_each_process(k, add_process, &(struct listing){list, timing});
    json_object_set_new(root, "processes", list);
    json_dumpf(root, out, JSON_INDENT(2));
    fputc('\n', out);
    json_decref(root);
}
