/* gdb_monitor.c - the GDB stub: what GDB's command `monitor` shows of a machine. */
#define _GNU_SOURCE
#include "emu/debug/gdb_internal.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "emu/debug/death.h"
#include "profil/profil.h"

static void show_cycles(struct gdb_session *s, const char *argument, struct gdb_text *out)
{
    (void)argument;
    gdb_print(out, "cycle %" PRIu64 ", instruction %" PRIu64 "\n", control_cycle(s->c), control_instructions(s->c));
}

static void show_ticks(struct gdb_session *s, const char *argument, struct gdb_text *out)
{
    (void)argument;
    gdb_print(out, "%" PRIu64 " ticks, the next at cycle %" PRIu64 "\n", control_ticks(s->c), control_next_tick(s->c));
}

/* ---- profil ----------------------------------------------------------------------------------------- */

static void show_region(const struct profil_state *state, const struct profil_memory *memory, unsigned i, struct gdb_text *out)
{
    const struct profil_region *r = profil_region_at(state, i);
    uint64_t sum = 0, set = 0, n = r->overflow ? 1 : profil_elements(profil_dialect_of(state), &r->mapping), count;
    for (uint64_t k = 0; k < n && profil_counter(state, memory, r, k, &count); k++) {
        sum += count;
        set += count != 0;
    }
    gdb_print(out,
              "  region %u: buffer 0x%" PRIx64 ", %" PRIu64 " bytes, counters of %u bytes, offset 0x%" PRIx64 ", scale 0x%x%s: %" PRIu64
              " ticks in %" PRIu64 " counters\n",
              i, r->base, r->mapping.size, r->mapping.element, r->mapping.offset, r->mapping.scale, r->overflow ? " (overflow bin)" : "",
              sum, set);
}

static void show_state(void *ctx, int tid, const struct profil_state *state, const struct profil_memory *memory)
{
    struct gdb_text *out = ctx;
    gdb_print(out, tid ? "thread %d: %s\n" : "%.0d%s\n", tid, profil_is_on(state) ? "profiling is on" : "profiling is off");
    for (unsigned i = 0; i < profil_regions(state); i++)
        show_region(state, memory, i, out);
}

static void show_profil(struct gdb_session *s, const char *argument, struct gdb_text *out)
{
    (void)argument;
    size_t before = out->length;
    control_profil(s->c, s->pid, show_state, out);
    if (out->length == before)
        gdb_print(out, "the process has made no system call profil(), sprofil() or pcsample()\n");
}

/* ---- the pipeline ------------------------------------------------------------------------------------ */

static void show_pipeline(struct gdb_session *s, const char *argument, struct gdb_text *out)
{
    const struct cpu *cpu = control_cpu(s->c, s->tid);
    const struct timing_model *m = cpu ? cpu_model(cpu) : NULL;
    struct timing_charge charge;
    (void)argument;
    gdb_print(out, "timing model: %s\n", m ? m->name : "none: one cycle per instruction");
    if (!m || !cpu_last_charge(cpu, &charge)) {
        gdb_print(out, "the cycles of single instructions are known after a step\n");
        return;
    }
    gdb_print(out, "the last instruction that was stepped:");
    for (unsigned cause = 0; cause < TIMING_CAUSES; cause++)
        if (charge.cycles[cause])
            gdb_print(out, " %s %u", timing_cause_name(cause), charge.cycles[cause]);
    gdb_print(out, "\n");
}

/* ---- why it stopped ----------------------------------------------------------------------------------- */

/* The signal of a stop, and what it does or has done. */
static void show_signal(const struct gdb_session *s, const struct control_stop *stop, struct gdb_text *out)
{
    static const char *const effects[] = {[CONTROL_KILLS] = "it ends the process",
                                          [CONTROL_STOPS] = "it stops the process",
                                          [CONTROL_HANDLED] = "the program handles it",
                                          [CONTROL_IGNORED] = "the program ignores it"};
    const struct ksiginfo *info = &stop->info;
    const char *name = sigabbrev_np(stop->signal);
    char number[24], *text = NULL;
    size_t n = 0;
    FILE *f = info->sig ? open_memstream(&text, &n) : NULL;
    if (f)
        death_print_cause(info, stop->pid, f);
    if (f && fclose(f))
        n = 0;
    snprintf(number, sizeof number, "%d", stop->signal);
    gdb_print(out, ": %s%s", name ? "SIG" : "signal ", name ? name : number);
    if (n)
        gdb_add(out, text, n);
    if (!info->sig)
        gdb_print(out, ", by seccomp");
    else if (info->layout == KSI_FAULT)
        gdb_print(out, " (si_code %d, address 0x%" PRIx64 ")", info->code, info->addr);
    else
        gdb_print(out, " (si_code %d)", info->code);
    if (stop->reason == CONTROL_SIGNAL)
        gdb_print(out, "; %s", effects[control_signal_effect(s->c, stop->pid, stop->signal)]);
    free(text);
}

/* How a process ends or has ended. */
static void show_status(int status, struct gdb_text *out)
{
    const char *name = WIFSIGNALED(status) ? sigabbrev_np(WTERMSIG(status)) : NULL;
    if (WIFEXITED(status))
        gdb_print(out, ": it exits with status %d", WEXITSTATUS(status));
    else if (name)
        gdb_print(out, ": SIG%s", name);
    else
        gdb_print(out, ": signal %d", WTERMSIG(status));
}

static void show_reason(const struct gdb_session *s, struct gdb_text *out)
{
    const struct control_stop *stop = &s->stop;
    static const char *const texts[] = {
        [CONTROL_CYCLE] = "the requested cycle",
        [CONTROL_TICK] = "a tick",
        [CONTROL_STEP] = "the step is done",
        [CONTROL_BREAKPOINT] = "a breakpoint",
        [CONTROL_WATCHPOINT] = "a watchpoint",
        [CONTROL_CALL] = "a system call begins",
        [CONTROL_RETURN] = "a system call has ended",
        [CONTROL_FORK] = "a new process",
        [CONTROL_VFORK] = "a new process, by vfork()",
        [CONTROL_VFORK_DONE] = "the child of vfork() goes its own way",
        [CONTROL_EXEC] = "a new program",
        [CONTROL_THREAD] = "a new thread",
        [CONTROL_SIGNAL] = "a signal",
        [CONTROL_ENDS] = "the process is about to end",
        [CONTROL_EXIT] = "the process has ended",
        [CONTROL_HELD] = "all threads are held",
        [CONTROL_INTERRUPTED] = "interrupted",
        [CONTROL_LIMIT] = "the end of what is known",
        [CONTROL_OVER] = "the run is over",
    };
    gdb_print(out, "%s", texts[stop->reason]);
    if (stop->reason == CONTROL_WATCHPOINT)
        gdb_print(out, ": 0x%" PRIx64, stop->address);
    if (stop->reason == CONTROL_CALL || stop->reason == CONTROL_RETURN)
        gdb_print(out, ": number %u", stop->call);
    if (stop->reason == CONTROL_FORK || stop->reason == CONTROL_VFORK)
        gdb_print(out, ": %d", stop->child_pid);
    if (stop->reason == CONTROL_SIGNAL || (stop->reason == CONTROL_ENDS && stop->signal))
        show_signal(s, stop, out);
    else if (stop->reason == CONTROL_ENDS || stop->reason == CONTROL_EXIT)
        show_status(stop->status, out);
    gdb_print(out, "\n");
}

static void show_why(struct gdb_session *s, const char *argument, struct gdb_text *out)
{
    const struct cpu *cpu = control_cpu(s->c, s->tid);
    char text[128];
    (void)argument;
    show_reason(s, out);
    if (!cpu)
        return;
    uint64_t pc = cpu_text(cpu, text, sizeof text);
    gdb_print(out, "next: 0x%" PRIx64 ": %s%s\n", pc, text, control_is_nullified(s->c, s->tid) ? " (nullified)" : "");
}

/* ---- the call stack ------------------------------------------------------------------------------------- */

static void show_backtrace(struct gdb_session *s, const char *argument, struct gdb_text *out)
{
    struct cpu *cpu = control_cpu(s->c, s->tid);
    char *text = NULL;
    size_t n = 0;
    FILE *f = cpu ? open_memstream(&text, &n) : NULL;
    (void)argument;
    if (!f)
        return;
    death_print_stack(cpu, f);
    if (!fclose(f))
        gdb_add(out, text, n);
    free(text);
}

/* ---- time ------------------------------------------------------------------------------------------------ */

void gdb_arrived(struct gdb_session *s, struct gdb_text *out)
{
    if (s->stop.reason == CONTROL_ENDS)
        show_reason(s, out);
    gdb_print(out, "cycle %" PRIu64 "; \"maintenance flush register-cache\" shows the registers\n", control_cycle(s->c));
}

static void show_ends(struct gdb_session *s, const char *argument, struct gdb_text *out)
{
    bool on = !strcmp(argument, "on");
    if (!on && strcmp(argument, "off") != 0) {
        gdb_print(out, "monitor ends on|off: off stops before a process ends by a signal that GDB has not shown, on before every end\n");
        return;
    }
    s->all_ends = on;
    control_all_ends(s->c, on);
}

static void go_to(struct gdb_session *s, const char *argument, struct gdb_text *out)
{
    char *end;
    uint64_t cycle = strtoull(argument, &end, 0);
    if (!*argument || *argument == '-' || *end)
        gdb_print(out, "monitor goto CYCLE: expected a number\n");
    else if (!s->time || !s->time->go_to(s->time->ctx, s->c, cycle, &s->stop))
        gdb_print(out, "monitor goto: this run cannot go to cycle %" PRIu64 "\n", cycle);
    else
        gdb_report_travel(s, GDB_REPLY_GOTO);
}

/* ---- commands ---------------------------------------------------------------------------------------------- */

static void show_help(struct gdb_session *s, const char *argument, struct gdb_text *out);

static const struct command {
    const char *name, *help;
    void (*run)(struct gdb_session *s, const char *argument, struct gdb_text *out);
} commands[] = {
    {"cycles", "the machine's clock, and its instructions so far", show_cycles},
    {"ticks", "clock ticks so far, and the cycle of the next", show_ticks},
    {"profil", "the process's buffers of profil(), sprofil() and pcsample()", show_profil},
    {"pipeline", "the timing model, and the cycles of the last step by cause", show_pipeline},
    {"why", "why the thread stopped, and its next instruction", show_why},
    {"backtrace", "the call stack, by the program's unwind tables", show_backtrace},
    {"ends", "on|off: also stop before a process ends normally", show_ends},
    {"goto", "CYCLE: to the first instruction boundary from that cycle on", go_to},
    {"help", "this list", show_help},
};

static void show_help(struct gdb_session *s, const char *argument, struct gdb_text *out)
{
    (void)s, (void)argument;
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        gdb_print(out, "monitor %-10s %s\n", commands[i].name, commands[i].help);
}

void gdb_monitor(struct gdb_session *s, const char *command, struct gdb_text *out)
{
    size_t n = strcspn(command, " ");
    const char *argument = command + n + strspn(command + n, " ");
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strlen(commands[i].name) == n && !strncmp(commands[i].name, command, n)) {
            commands[i].run(s, argument, out);
            return;
        }
    gdb_print(out, "unknown command '%.*s'; \"monitor help\" lists them\n", (int)(n < 40 ? n : 40), command);
}
