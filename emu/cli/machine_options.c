/* machine_options.c - see machine_options.h. */
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "emu/cli/command.h"
#include "emu/clock/clock.h"
#include "emu/debug/control.h"
#include "emu/debug/gdb.h"
#include "emu/debug/pipeline_excerpt.h"
#include "emu/debug/trace.h"
#include "emu/debug/travel.h"
#include "emu/cli/dispatch_guest.h"
#include "emu/cli/group_watch.h"
#include "emu/cli/hunted.h"
#include "emu/cpu/isa.h"
#include "emu/cli/machine_options.h"
#include "emu/cli/program.h"
#include "emu/cli/sandbox.h"
#include "emu/cli/stats.h"
#include "emu/engine/engine.h"
#include "emu/fatal/fatal.h"
#include "emu/os/log.h"
#include "emu/machines.h"
#include "emu/report/printable.h"

extern char **environ;

enum {
    KEY_ROOT = 1000,
    KEY_CHDIR,
    KEY_ARGV0,
    KEY_CLEAR_ENV,
    KEY_REPRODUCIBLE,
    KEY_STRACE,
    KEY_STRACE_OUTPUT,
    KEY_TRACE,
    KEY_STATS,
    KEY_HOST_TIME,
    KEY_SEED,
    KEY_SCHEDULE,
    KEY_DUMP_PROFIL,
    KEY_MHZ,
    KEY_HZ,
    KEY_EPOCH,
    KEY_DIALECT,
    KEY_FAULTS,
    KEY_BACKTRACE,
    KEY_ENGINE,
    KEY_CPU,
    KEY_ISA_LEVEL,
    KEY_ATTRIBUTE,
    KEY_CHECK_GROUPS,
    KEY_STEP_SCOREBOARD,
    KEY_TIMING,
    KEY_PIPELINE,
    KEY_PIPELINE_FROM,
    KEY_PIPELINE_LENGTH,
    KEY_CACHE,
    KEY_CONFINE,
    KEY_NO_HOST_PROGRAMS,
    KEY_NO_NESTED,
    KEY_PROFIL_MAX,
    KEY_MAX_MEMORY,
    KEY_MAX_PROCESSES,
    KEY_MAX_FILES,
    KEY_MAX_TIME,
    KEY_HUNTED,
};

enum { NS_PER_S = 1000000000, CYCLES_PER_MHZ = 1000000 };

static const struct argp_option options[] = {
    {NULL, 0, NULL, 0, "The program and its environment:", 1},
    {"root", KEY_ROOT, "DIR", OPTION_RECORDED,
     "Look up absolute paths below DIR first, then on the host. Default: $PRECIS_ROOT; without it, for a dynamic program whose loader the "
     "host lacks, the folder of the machine's cross compiler that contains it",
     1},
    {"no-host-programs", KEY_NO_HOST_PROGRAMS, NULL, OPTION_RECORDED,
     "Executing a native program of the host (/bin/sh, ...) fails with ENOEXEC; without this option the host runs it", 1},
    {"no-nested", KEY_NO_NESTED, NULL, OPTION_RECORDED,
     "A program of the host that the program executes cannot execute programs for {and} in turn; without this option each runs on a "
     "machine "
     "of the same kind, but for users without privileges no program of the host gains any by a set-user-ID bit",
     1},
    {"confine", KEY_CONFINE, NULL, OPTION_RECORDED,
     "With --root: the program cannot access files outside DIR, and inherits only TERM of the environment", 1},
    {"max-memory", KEY_MAX_MEMORY, "MIB", OPTION_RECORDED,
     "Host memory for the data of all processes together, in MiB (default 8192): beyond it, ENOMEM or, for a page, SIGKILL", 1},
    {"max-processes", KEY_MAX_PROCESSES, "N", OPTION_RECORDED, "Maximum number of processes and threads alive at once: beyond it, EAGAIN",
     1},
    {"max-files", KEY_MAX_FILES, "N", OPTION_RECORDED, "Maximum number of open files of all processes together: beyond it, ENFILE", 1},
    {"max-time", KEY_MAX_TIME, "SECONDS", OPTION_RECORDED,
     "Kill the program after SECONDS of virtual time; one whose threads all wait for each other, at once", 1},
    {"hunted", KEY_HUNTED, "FILE", OPTION_HIDDEN, "Write messages to FILE: hunted.h", 1},
    {"chdir", KEY_CHDIR, "DIR", OPTION_RECORDED, "Start in DIR, a guest path", 1},
    {"argv0", KEY_ARGV0, "NAME", OPTION_RECORDED, "The program's argv[0] (default: PROGRAM)", 1},
    {"env", 'E', "NAME=VALUE", OPTION_RECORDED, "Set an environment variable; NAME alone removes it", 1},
    {"reproducible", KEY_REPRODUCIBLE, NULL, OPTION_RECORDED,
     "Fix what differs between callers and moves the stack: a small environment (PATH, HOME, LANG), argv[0] without folders", 1},
    {"clear-env", KEY_CLEAR_ENV, NULL, OPTION_RECORDED, "Start with an empty environment", 1},
    {NULL, 0, NULL, 0, "The machine:", 2},
    {"mhz", KEY_MHZ, "N", OPTION_RECORDED,
     "Cycles per microsecond of virtual time (default 100); if given, also of a memory timed in nanoseconds", 2},
    {"hz", KEY_HZ, "N", OPTION_RECORDED, "Clock ticks per second of virtual time, CLK_TCK (default 100)", 2},
    {"seed", KEY_SEED, "N", OPTION_RECORDED, "Seed of the program's random numbers (default 1)", 2},
    {"schedule", KEY_SCHEDULE, "SEED", OPTION_RECORDED,
     "Run threads and processes in a random order, which SEED determines: a data race ends otherwise than without this option under some "
     "SEED, which \"precis hunt\" finds",
     2},
    {"epoch", KEY_EPOCH, "SECONDS", OPTION_RECORDED, "Time of day at start, in seconds since 1970", 2},
    {"cpu", KEY_CPU, "MODEL|FILE", OPTION_RECORDED,
     "Timing model. {models}. {timed}: unit, one cycle per instruction or instruction group. "
     "All machines: none, one cycle per instruction. A FILE, whose name contains a slash or ends in .cpu, describes another model: see "
     "precis cpu",
     2},
    {"isa-level", KEY_ISA_LEVEL, "LEVEL", OPTION_RECORDED,
     "Instructions above this level of the instruction set are illegal. {levels}. Default: the level of the core that --cpu names; without "
     "--cpu all instructions are legal",
     2},
    {"attribute", KEY_ATTRIBUTE, "PLACE", OPTION_RECORDED,
     "What a tick counts for, in profiles and in the program's own: next (default), the instruction that would be executed next, as on the "
     "machine; retiring, the instruction whose cycles the tick interrupts",
     2},
    {"cache", KEY_CACHE, "KIND", OPTION_RECORDED,
     "model (default): simulate the timing model's caches and TLBs; perfect: every access hits", 2},
    {"step-scoreboard", KEY_STEP_SCOREBOARD, NULL, OPTION_RECORDED,
     "Step every instruction through the scoreboard instead of caching path costs; the cycles are the same", 2},
    {"timing", KEY_TIMING, "KIND", OPTION_RECORDED,
     "How cycles are computed, with the same result: paths (default), the cost of each path is known as it is taken; consumer, paths are "
     "queued, and a second implementation turns them into cycles later (consumer:N: after some N paths at the latest)",
     2},
    {"engine", KEY_ENGINE, "NAME", OPTION_RECORDED,
     "jit: translate the program to host code (default where available); interp: interpret it; runs are identical, cycle for cycle", 2},
    {"dialect", KEY_DIALECT, "NAME", OPTION_RECORDED,
     "Semantics of profil() and sprofil() (default: the machine's, see docs/dialects.md); \"precis map --help\" lists the names", 2},
    {"profil-max", KEY_PROFIL_MAX, "N", OPTION_RECORDED,
     "Maximum number of regions in a call of sprofil(), sysconf(_SC_PROFIL_MAX) (default 100)", 2},
    {NULL, 0, NULL, 0, "Logs and reports:", 3},
    {"strace", KEY_STRACE, "CALL,...|FILE", OPTION_ARG_OPTIONAL | OPTION_RECORDED,
     "Log system calls, with arguments, results, virtual time and duration, to FILE (default: standard error); or only calls whose names "
     "match one of the patterns (open,*stat*)",
     3},
    {"strace-output", KEY_STRACE_OUTPUT, "FILE", OPTION_RECORDED, "Where --strace logs the calls that it names", 3},
    {"trace", KEY_TRACE, "FILE", OPTION_ARG_OPTIONAL | OPTION_RECORDED,
     "Log instructions, with the registers that they change, to FILE (default: standard error)", 3},
    {"check-groups", KEY_CHECK_GROUPS, NULL, OPTION_RECORDED,
     "Report on standard error each instruction that violates the rules of instruction groups, on machines that have groups", 3},
    {"pipeline", KEY_PIPELINE, "FILE", OPTION_RECORDED,
     "Write the pipeline's activity for a range of instructions to FILE, in the Kanata format of the viewer Konata", 3},
    {"pipeline-from", KEY_PIPELINE_FROM, "N", OPTION_RECORDED, "First instruction of that range (default 0)", 3},
    {"pipeline-length", KEY_PIPELINE_LENGTH, "N", OPTION_RECORDED, "Number of instructions in that range (default 10000)", 3},
    {"faults", KEY_FAULTS, NULL, OPTION_RECORDED,
     "Report on standard error each fault that becomes a signal, every process that a signal kills, and ticks whose profiling counter "
     "cannot be written",
     3},
    {"backtrace", KEY_BACKTRACE, NULL, OPTION_RECORDED, "When a signal kills a process, print its call stack on standard error", 3},
    {NULL, 0, NULL, 0, "Results:", 4},
    {"stats", KEY_STATS, "FILE", OPTION_RECORDED, "Write statistics to FILE, as JSON", 4},
    {"host-time", KEY_HOST_TIME, NULL, OPTION_RECORDED,
     "Add the run's host time in seconds to the statistics; without it, identical runs write identical files", 4},
    {"dump-profil", KEY_DUMP_PROFIL, "FILE", OPTION_RECORDED,
     "Write every buffer registered with profil(), sprofil() or pcsample() to FILE, as CSV", 4},
    {0},
};

/* ---- parsing ---------------------------------------------------------------------------------- */

static void *no_memory(const char *command)
{
    struct rlimit all, data;
    bool limited = (!getrlimit(RLIMIT_AS, &all) && all.rlim_cur != RLIM_INFINITY) ||
                   (!getrlimit(RLIMIT_DATA, &data) && data.rlim_cur != RLIM_INFINITY);
    complain(command, "out of memory%s", limited ? ", which ulimit -v or -d limits; raise the limit" : "");
    fatal_exit(EXIT_MISTAKE);
}

static void env_remove(struct machine_options *m, const char *name, size_t length)
{
    size_t kept = 0;
    for (size_t i = 0; i < m->nenv; i++)
        if (strncmp(m->env[i], name, length) || m->env[i][length] != '=')
            m->env[kept++] = m->env[i];
    m->nenv = kept;
    m->env[kept] = NULL;
}

static void env_add(struct machine_options *m, char *text)
{
    const char *equals = strchr(text, '=');
    env_remove(m, text, equals ? (size_t)(equals - text) : strlen(text));
    if (!equals)
        return;
    char **grown = realloc(m->env, (m->nenv + 2) * sizeof *grown);
    if (!grown)
        no_memory(m->command);
    m->env = grown;
    m->env[m->nenv++] = text;
    m->env[m->nenv] = NULL;
}

static void env_note_change(struct machine_options *m, char *text)
{
    char **grown = realloc(m->env_changes, (m->nenv_changes + 1) * sizeof *grown);
    if (!grown)
        no_memory(m->command);
    m->env_changes = grown;
    m->env_changes[m->nenv_changes++] = text;
}

/* A confined program inherits only TERM. */
static void env_add_confined(struct machine_options *m)
{
    env_add(m, (char *)"PATH=/usr/local/bin:/usr/bin:/bin");
    env_add(m, (char *)"HOME=/");
    for (char *const *e = m->callers_env ? m->callers_env : environ; *e; e++)
        if (strncmp(*e, "TERM=", 5) == 0)
            env_add(m, *e);
}

static const char root_variable[] = "PRECIS_ROOT", root_variable_is[] = "PRECIS_ROOT=";

/* LD_* variables are for the host's dynamic linker; --env sets the program's. PRECIS_ROOT is for precis. */
static void env_add_callers(struct machine_options *m)
{
    for (char *const *e = m->callers_env ? m->callers_env : environ; *e; e++)
        if (strncmp(*e, "LD_", 3) && strchr(*e, '=') && strncmp(*e, root_variable_is, strlen(root_variable_is)))
            env_add(m, *e);
}

/* Without --root, the caller's environment names the root. */
static void set_root_of_caller(struct machine_options *m)
{
    size_t n = strlen(root_variable_is);
    for (char *const *e = m->callers_env ? m->callers_env : environ; *e && !m->kernel.root; e++)
        if (!strncmp(*e, root_variable_is, n) && (*e)[n]) {
            m->kernel.root = *e + n;
            m->kernel.root_from = root_variable;
        }
}

static void env_add_fixed(struct machine_options *m)
{
    env_add(m, (char *)"PATH=/usr/local/bin:/usr/bin:/bin");
    env_add(m, (char *)"HOME=/");
    env_add(m, (char *)"LANG=C.UTF-8");
}

static void make_env(struct machine_options *m)
{
    if (m->kernel.fixed_stack && !m->clear_env)
        env_add_fixed(m);
    else if (m->kernel.confine && !m->clear_env)
        env_add_confined(m);
    else if (!m->clear_env)
        env_add_callers(m);
    for (size_t i = 0; i < m->nenv_changes; i++)
        env_add(m, m->env_changes[i]);
}

static void set_dialect(struct argp_state *state, struct machine_options *m, const char *name)
{
    char error[512];
    if (!profil_dialect_parse(name, &m->dialect, error, sizeof error))
        option_error(state, "--dialect=%s: %s", name, error);
    m->kernel.dialect = &m->dialect;
    m->dialect_name = name;
}

static enum cpu_engine default_engine(void)
{
    return engine_translator.supported() ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP;
}

static void set_engine(struct argp_state *state, struct machine_options *m, const char *name)
{
    if (!strcmp(name, "interp"))
        m->kernel.engine = CPU_ENGINE_INTERP;
    else if (!strcmp(name, "jit") && default_engine() == CPU_ENGINE_JIT)
        m->kernel.engine = CPU_ENGINE_JIT;
    else
        option_error(state, "--engine=%s: expected interp%s", name,
                     default_engine() == CPU_ENGINE_JIT ? " or jit" : ", the only engine on this host");
}

static void set_timing(struct argp_state *state, struct machine_options *m, const char *arg)
{
    enum { MAX_ENTRIES = 1 << 20 };
    static const char consumer[] = "consumer";
    size_t length = sizeof consumer - 1;
    char *end = NULL;
    unsigned long entries = 0;
    m->consumer = !strncmp(arg, consumer, length) && (!arg[length] || arg[length] == ':');
    bool has_entries = m->consumer && arg[length];
    if (has_entries && isdigit((unsigned char)arg[length + 1]))
        entries = strtoul(arg + length + 1, &end, 10);
    if ((!m->consumer && strcmp(arg, "paths") != 0) || (has_entries && (!end || *end || !entries || entries > MAX_ENTRIES)))
        option_error(state, "--timing=%s: expected paths, consumer, or consumer:ENTRIES with 1 to %d", arg, MAX_ENTRIES);
    m->consumer_entries = (unsigned)entries;
}

static void forget_strace_calls(struct machine_options *m)
{
    free(m->strace_words);
    free(m->strace_calls);
    m->strace_words = NULL;
    m->strace_calls = NULL;
    m->kernel.strace_calls = NULL;
}

/* suggestion_try(), for kernel_each_call() */
static void try_call(void *suggestion, const char *name)
{
    suggestion_try(suggestion, name);
}

/* Refuses the name of a file that is more likely a misspelt system call. */
static void check_strace_file(const struct argp_state *state, const char *text)
{
    struct suggestion s = {.word = text};
    if (!strpbrk(text, "/.,*?[-") && !strstr(text, "trace") && access(text, F_OK))
        kernel_each_call(try_call, &s);
    if (s.name && s.distance == 1)
        option_error(state, "--strace=%s: no system call is named %s; did you mean %s? Of a file of that name: --strace=./%s", text, text,
                     s.name, text);
}

/* A list of which a word matches system calls is one of calls; anything else is a file. */
static void set_strace(struct argp_state *state, struct machine_options *m, const char *text)
{
    size_t n = 0, known = 0;
    const char *unknown = NULL, *before = m->strace.path;
    if (!m->strace.path)
        m->strace.path = "-";
    char *words = text ? strdup(text) : NULL, *rest = words;
    char **list = text ? calloc(strlen(text) + 2, sizeof *list) : NULL;
    if (text && (!words || !list))
        no_memory(m->command);
    for (char *word; text && (word = strsep(&rest, ",")); list[n++] = word) {
        bool knows = *word && kernel_knows_call(word);
        known += knows;
        unknown = knows ? unknown : word;
    }
    if (known && unknown)
        option_error(state, "--strace=%s: no system call is named %s", text, unknown);
    if (text && !known)
        check_strace_file(state, text);
    if (known) {
        forget_strace_calls(m);
        m->strace_words = words;
        m->strace_calls = list;
        m->kernel.strace_calls = list;
        return;
    }
    if (text)
        m->strace.path = m->recorded && strcmp(text, "-") ? before : text;
    free(words);
    free(list);
}

/* The output files of a recorded run are not written again. */
static void set_output(const struct machine_options *m, struct output_file *f, const char *path)
{
    if (!m->recorded || (!f->path && !strcmp(path, "-")))
        f->path = path;
}

/* Of a recorded run, a log of calls is repeated only if it went to standard error. */
static void end_recorded(struct machine_options *m)
{
    if (m->strace_output && strcmp(m->strace_output, "-") != 0) {
        forget_strace_calls(m);
        m->strace.path = NULL;
    }
    m->strace_output = NULL;
}

static void check_whole(const struct machine_options *m, const struct argp_state *state)
{
    if (m->strace_output && !m->strace.path)
        option_error(state, "--strace-output needs --strace");
    if (!m->pipeline.path && (m->pipeline_from || m->pipeline_length) && !m->is_repeated)
        option_error(state, "--pipeline-from and --pipeline-length need --pipeline=FILE");
    if (!m->stats.path && m->host_time && !m->is_repeated)
        option_error(state, "--host-time needs --stats=FILE, to which it adds");
    if (m->pipeline.path && m->trace.path)
        option_error(state, "--pipeline and --trace cannot be combined");
    uint64_t most_seconds = CLOCK_NEVER / 2 / CYCLES_PER_MHZ / m->kernel.mhz;
    if (m->kernel.max_ns / NS_PER_S > most_seconds)
        option_error(state, "--max-time=%" PRIu64 ": at most %" PRIu64 " at --mhz=%" PRIu64 ", whose cycles are counted in 64 bits",
                     m->kernel.max_ns / NS_PER_S, most_seconds, (uint64_t)m->kernel.mhz);
    if (m->kernel.mhz * 1000000 < m->kernel.hz)
        option_error(state, "--hz=%" PRIu64 ": more than one tick per cycle at --mhz=%" PRIu64, (uint64_t)m->kernel.hz,
                     (uint64_t)m->kernel.mhz);
}

/* Returns whether arg is the second of two values. */
static bool is_second(const struct argp_state *state, const char *option, const char *arg, const char *first, const char *second)
{
    if (strcmp(arg, first) && strcmp(arg, second))
        option_error(state, "--%s=%s: expected %s or %s", option, arg, first, second);
    return !strcmp(arg, second);
}

/* The options, by subject. Each function returns false for the keys of another subject. */

static bool parse_surroundings(struct machine_options *m, int key, char *arg, struct argp_state *state)
{
    switch (key) {
    case KEY_ROOT: m->kernel.root = arg; break;
    case KEY_CONFINE:
        m->kernel.confine = true;
        m->kernel.host_programs = false;
        break;
    case KEY_NO_HOST_PROGRAMS: m->kernel.host_programs = false; break;
    case KEY_NO_NESTED: m->no_nested = true; break;
    case KEY_MAX_MEMORY: m->kernel.max_memory = option_number(state, "max-memory", arg, 1, 1 << 24) << 20; break;
    case KEY_MAX_PROCESSES: m->kernel.max_processes = option_number(state, "max-processes", arg, 1, UINT32_MAX); break;
    case KEY_MAX_FILES: m->kernel.max_files = option_number(state, "max-files", arg, 3, UINT32_MAX); break;
    case KEY_MAX_TIME: m->kernel.max_ns = option_number(state, "max-time", arg, 1, 1 << 30) * NS_PER_S; break;
    case KEY_HUNTED: hunted_join(arg); break;
    case KEY_ARGV0: m->argv0 = arg; break;
    case KEY_CHDIR: m->kernel.chdir = arg; break;
    case 'E':
        if (!*arg || *arg == '=')
            option_error(state, "--env=%s: expected NAME=VALUE or NAME", arg);
        env_note_change(m, arg);
        break;
    case KEY_CLEAR_ENV: m->clear_env = true; break;
    case KEY_REPRODUCIBLE: m->kernel.fixed_stack = m->kernel.holds_still = true; break;
    default: return false;
    }
    return true;
}

static bool parse_machine(struct machine_options *m, int key, char *arg, struct argp_state *state)
{
    switch (key) {
    case KEY_MHZ: m->memory_mhz = m->kernel.mhz = option_number(state, "mhz", arg, 1, 100000); break;
    case KEY_HZ: m->kernel.hz = option_number(state, "hz", arg, 1, 1000000); break;
    case KEY_SEED: m->kernel.seed = option_number(state, "seed", arg, 0, UINT64_MAX); break;
    case KEY_SCHEDULE:
        m->kernel.schedule = option_number(state, "schedule", arg, 0, UINT64_MAX);
        m->kernel.chaotic = true;
        break;
    case KEY_EPOCH: m->kernel.epoch = (int64_t)option_number(state, "epoch", arg, 0, UINT32_MAX); break;
    case KEY_DIALECT: set_dialect(state, m, arg); break;
    case KEY_PROFIL_MAX: m->kernel.profil_max = (unsigned)option_number(state, "profil-max", arg, 1, PROFIL_ARRAY_MAX); break;
    case KEY_ENGINE:
        set_engine(state, m, arg);
        m->engine_given = true;
        break;
    case KEY_CACHE: m->perfect_cache = is_second(state, "cache", arg, "model", "perfect"); break;
    case KEY_STEP_SCOREBOARD: m->step_scoreboard = true; break;
    case KEY_TIMING: set_timing(state, m, arg); break;
    case KEY_CPU: m->cpu = arg; break;
    case KEY_ISA_LEVEL: m->isa_level = arg; break;
    case KEY_ATTRIBUTE: m->kernel.retiring = is_second(state, "attribute", arg, "next", "retiring"); break;
    default: return false;
    }
    return true;
}

static bool parse_output(struct machine_options *m, int key, char *arg, struct argp_state *state)
{
    switch (key) {
    case KEY_STRACE: set_strace(state, m, arg); break;
    case KEY_STRACE_OUTPUT: m->strace_output = arg; break;
    case KEY_TRACE: set_output(m, &m->trace, arg ? arg : "-"); break;
    case KEY_CHECK_GROUPS: m->check_groups = true; break;
    case KEY_PIPELINE: set_output(m, &m->pipeline, arg); break;
    case KEY_PIPELINE_FROM: m->pipeline_from = option_number(state, "pipeline-from", arg, 0, UINT64_MAX); break;
    case KEY_PIPELINE_LENGTH: m->pipeline_length = option_number(state, "pipeline-length", arg, 1, 100000000); break;
    case KEY_FAULTS: m->kernel.verbose_faults = m->deaths.all = true; break;
    case KEY_BACKTRACE: m->deaths.stacks = true; break;
    case KEY_STATS: set_output(m, &m->stats, arg); break;
    case KEY_HOST_TIME: m->host_time = true; break;
    case KEY_DUMP_PROFIL: set_output(m, &m->dump_profil, arg); break;
    default: return false;
    }
    return true;
}

/* All options have been seen. */
static void end_options(struct machine_options *m, const struct argp_state *state)
{
    m->is_repeated |= m->recorded;
    check_whole(m, state);
    if (m->recorded) { /* further options follow */
        end_recorded(m);
        return;
    }
    if (m->strace_output)
        m->strace.path = m->strace_output;
    make_env(m);
    set_root_of_caller(m);
}

static bool parse_program(struct machine_options *m, int key, char *arg, struct argp_state *state)
{
    switch (key) {
    case ARGP_KEY_ARG:
        if (m->program)
            option_error(state, "unexpected argument '%s': the recording has the program and its arguments", arg);
        /* The remaining arguments are the program's. */
        m->program = &state->argv[state->next - 1];
        state->next = state->argc;
        break;
    case ARGP_KEY_NO_ARGS:
        if (!m->program_optional && !m->program)
            option_error(state, "no program given; \"%s --help\" shows how", m->command);
        break;
    case ARGP_KEY_END: end_options(m, state); break;
    default: return false;
    }
    return true;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct machine_options *m = state->input;
    if (m->recorded)
        option_check_recorded(options, key, state);
    bool known = parse_surroundings(m, key, arg, state) || parse_machine(m, key, arg, state) || parse_output(m, key, arg, state) ||
                 parse_program(m, key, arg, state);
    return known ? 0 : ARGP_ERR_UNKNOWN;
}

const struct argp machine_argp = {options, parse, NULL, NULL, NULL, machine_help, NULL};

void machine_options_init(struct machine_options *m, const char *command)
{
    *m = (struct machine_options){.command = command, .kernel = KERNEL_OPTIONS_DEFAULT};
    m->kernel.engine = default_engine();
    m->env = calloc(1, sizeof *m->env);
    if (!m->env)
        no_memory(command);
}

/* ---- running ---------------------------------------------------------------------------------- */

/* The machine that gets host signals; a signal handler has no context argument. */
static struct kernel *volatile foreground;

/* Prints the current guest instruction. Not async-signal-safe, but the process is about to exit with an internal error anyway. */
static void print_place(const struct kernel *k)
{
    int pid;
    const char *program;
    char text[128];
    struct cpu *cpu = kernel_current(k, &pid, &program);
    if (!cpu)
        return;
    uint64_t pc = cpu_text(cpu, text, sizeof text);
    fprintf(stderr, "precis: process %d (", pid);
    put_printable(program, stderr);
    fprintf(stderr, ") was at or after pc 0x%" PRIx64 ": %s\n", pc, text);
}

/* As alarm(), by the call that a confined machine may make. */
static void set_alarm(unsigned seconds)
{
    const struct itimerval timer = {.it_value.tv_sec = seconds};
    setitimer(ITIMER_REAL, &timer, NULL);
}

static void end_as_bug(int sig)
{
    (void)sig;
    _exit(EXIT_BUG);
}

static void our_bug(int sig)
{
    static const char text[] = "precis: internal error; please report it with the program and the command line\n";
    (void)!write(2, text, sizeof text - 1);
    (void)sig;
    signal(SIGALRM, end_as_bug); /* print_place() may wait for a lock that the bug happened under */
    set_alarm(2);
    if (foreground)
        print_place(foreground);
    _exit(EXIT_BUG);
}

/* Seconds after a signal, several times while it is not passed on: ends precis if the cpu makes no progress. */
enum { LOOK_AFTER = 1, LOOKS = 8 };
static volatile sig_atomic_t looks_left;

static void look_at_cpu(int sig)
{
    int pid, error = errno;
    const char *program;
    struct cpu *cpu = foreground && kernel_host_signal_waits(foreground) ? kernel_current(foreground, &pid, &program) : NULL;
    if (cpu && cpu_is_stuck(cpu))
        our_bug(sig);
    if (cpu && looks_left > 0) {
        looks_left--;
        set_alarm(LOOK_AFTER);
    }
    errno = error;
}

static void forward_signal(int sig)
{
    int error = errno;
    if (foreground) {
        kernel_host_signal(foreground, sig);
        looks_left = LOOKS;
        set_alarm(LOOK_AFTER);
    }
    errno = error;
}

/* Call before a machine is created: the engine's handler of memory faults then takes precedence. */
static void catch_bugs(void)
{
    static const int crashes[] = {SIGABRT, SIGILL, SIGFPE, SIGSEGV, SIGBUS};
    struct sigaction bug = {.sa_handler = our_bug, .sa_flags = SA_RESETHAND | SA_NODEFER};
#ifdef __SANITIZE_ADDRESS__
    size_t n = 1; /* the sanitizer reports the others in more detail */
#else
    size_t n = sizeof crashes / sizeof *crashes;
#endif
    for (size_t i = 0; i < n; i++)
        sigaction(crashes[i], &bug, NULL);
    signal(SIGPIPE, SIG_IGN); /* guests get theirs from the emulated kernel */
    signal(SIGXFSZ, SIG_IGN);
}

static void forward_signals(struct kernel *k)
{
    static const int forwarded[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
    struct sigaction sa = {.sa_handler = forward_signal}, look = {.sa_handler = look_at_cpu, .sa_flags = SA_RESTART};
    foreground = k;
    sigaction(SIGALRM, &look, NULL);
    for (size_t i = 0; i < sizeof forwarded / sizeof *forwarded; i++) {
        struct sigaction old;
        /* A signal that the caller ignores (nohup) stays ignored. */
        if (!sigaction(forwarded[i], NULL, &old) && old.sa_handler != SIG_IGN)
            sigaction(forwarded[i], &sa, NULL);
    }
}

bool machine_open_result(const struct machine_options *m, struct output_file *file)
{
    /* A confined machine may give no names to files. */
    if (file->path)
        file->file = m->kernel.confine || os_log_mode() == OS_LOG_REPLAYS ? output_open(m->command, file->path)
                                                                          : output_open_result(m->command, file->path);
    return file->file || !file->path;
}

bool machine_close_result(const struct machine_options *m, const struct output_file *file)
{
    if (m->has_run)
        return output_close(m->command, file->path, file->file);
    output_discard(file->file);
    return true;
}

static bool open_outputs(struct machine_options *m)
{
    struct output_file *const results[] = {&m->stats, &m->dump_profil}, *const logs[] = {&m->strace, &m->trace, &m->pipeline};
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        if (!machine_open_result(m, results[i]))
            return false;
    for (size_t i = 0; i < sizeof logs / sizeof *logs; i++)
        if (logs[i]->path && !(logs[i]->file = output_open(m->command, logs[i]->path)))
            return false;
    m->kernel.strace = m->strace.file;
    m->kernel.dump_profil = m->dump_profil.file;
    return true;
}

static bool close_outputs(struct machine_options *m)
{
    const struct output_file *const results[] = {&m->stats, &m->dump_profil}, *const logs[] = {&m->strace, &m->trace, &m->pipeline};
    bool ok = true;
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        ok = machine_close_result(m, results[i]) && ok;
    for (size_t i = 0; i < sizeof logs / sizeof *logs; i++)
        ok = output_close(m->command, logs[i]->path, logs[i]->file) && ok;
    return ok;
}

static double host_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* What --gdb needs. */
struct debugging {
    struct gdb_link *link; /* NULL: no debugger */
    struct control *control;
    struct travel *travel;
};

static void end_debugging(struct debugging *d)
{
    gdb_link_close(d->link);
    travel_free(d->travel);
    control_free(d->control);
}

/* Returns false after an error message. */
static bool begin_debugging(struct machine_options *m, struct debugging *d)
{
    char *why = NULL;
    if (!m->gdb)
        return true;
    d->link = gdb_link_open(m->gdb, &why);
    os_log_note_streams(); /* the link may have taken them */
    d->control = d->link ? control_new() : NULL;
    d->travel = d->control ? travel_new(d->control) : NULL;
    if (!d->travel) {
        complain(m->command, "%s", why ? why : "out of memory");
        free(why);
        end_debugging(d);
        return false;
    }
    m->kernel.debugger = control_debugger(d->control);
    return true;
}

static int serve_gdb(const struct debugging *d)
{
    const struct gdb_time time = {
        .ctx = d->travel,
        .run = travel_run,
        .share = travel_share,
        .step_back = travel_step_back,
        .run_back = travel_run_back,
        .go_to = travel_go_to,
        .reply_due = travel_reply_due,
        .at_beginning = travel_at_beginning,
        .has_left = travel_has_left,
        .may_change = travel_may_change,
        .leave = travel_leave,
    };
    return gdb_serve(d->control, gdb_link_io(d->link), &time);
}

/* gdb_link_accept() */
static bool is_interrupted(void *control)
{
    return control_is_interrupted(control);
}

/* Waits for GDB, if it is to control the program. Returns false after an error message. */
static bool accept_debugger(const struct machine_options *m, const struct debugging *d)
{
    const char *address = d->link ? gdb_link_address(d->link) : NULL;
    if (!d->link)
        return true;
    if (address)
        fprintf(stderr, "%s: waiting for GDB: target remote %s\n", m->command, strncmp(address, "unix:", 5) ? address : address + 5);
    if (gdb_link_is_public(d->link))
        fprintf(stderr, "%s: warning: all who reach %s can control the program, and read the files that it can read\n", m->command,
                address);
    if (gdb_link_accept(d->link, is_interrupted, d->control))
        return true;
    complain(m->command, "--gdb=%s: no debugger has connected", m->gdb);
    return false;
}

/* Runs the machine, if need be under GDB. Returns its exit status. */
static int go(struct machine_options *m, struct kernel *k, const struct debugging *d)
{
    if (m->drive)
        return m->drive(m->drive_ctx, k);
    if (!d->link)
        return kernel_run(k);
    control_attach(d->control, k);
    if (os_log_mode() != OS_LOG_REPLAYS && !accept_debugger(m, d))
        return EXIT_MISTAKE;
    return serve_gdb(d);
}

/* Returns whether a cpu of this program writes host code to memory from which it runs it: libunicorn's do. */
static bool writes_code_in_place(void)
{
    const struct isa *isa;
    for (unsigned i = 0; (isa = machine_by_index(i)) != NULL; i++)
        if (!cpu_can(isa, CPU_CYCLE_MODELS))
            return true;
    return false;
}

/* Gives up what a confined machine does not need of the host; a replay has given up more. Returns false after an error message. */
static bool confine(const struct machine_options *m, struct kernel *k)
{
    if (!m->kernel.confine || os_log_mode() == OS_LOG_REPLAYS)
        return true;
    int places[KERNEL_PLACES];
    const char *refused =
        sandbox_enter(&(struct sandbox){.places = places, .nplaces = kernel_places(k, places), .writable_code = writes_code_in_place()});
    if (refused)
        complain(m->command, "--confine: the host refuses %s: %s", refused, strerror(errno));
    return !refused;
}

/* Closes what the caller's process left open besides the standard streams. Descriptors of precis itself are not inherited. Returns false
 * with errno. */
static bool close_inherited(void)
{
    DIR *dir = opendir("/proc/self/fd");
    for (struct dirent *e; dir && (e = readdir(dir)) != NULL;) {
        int fd = atoi(e->d_name), flags = fd > STDERR_FILENO ? fcntl(fd, F_GETFD) : -1;
        if (flags >= 0 && !(flags & FD_CLOEXEC))
            close(fd);
    }
    return dir && !closedir(dir);
}

/* Before a replay reads more than the command from the recording: opens what the caller has named, then gives up what a replay does not
 * need of the host. Returns false after an error message. */
static bool prepare_replay(struct machine_options *m, struct debugging *d)
{
    m->kernel.leave_lowest = true;
    if (!open_outputs(m) || !begin_debugging(m, d) || !accept_debugger(m, d))
        return false;
    const char *refused = !close_inherited() ? "to list /proc/self/fd"
                                             : sandbox_enter(&(struct sandbox){.writable_code = writes_code_in_place(), .copies = d->link});
    if (refused)
        complain(m->command, "the host refuses %s: %s", refused, strerror(errno));
    return !refused;
}

bool machine_start(struct machine_options *m, struct kernel *k)
{
    char *why = NULL, *path = m->program[0], *slash = strrchr(path, '/');
    if (m->argv0)
        m->program[0] = m->argv0;
    else if (m->kernel.fixed_stack && slash)
        m->program[0] = slash + 1;
    int error = kernel_start(k, path, m->program, m->env, &why);
    m->program[0] = path;
    if (error)
        complain_of_program(m->command, &m->kernel, path, why ? why : "cannot start the program");
    free(why);
    return !error;
}

static int run_machine(struct machine_options *m, struct kernel *k, const struct debugging *d)
{
    double start = host_seconds();
    if (!machine_start(m, k) || !confine(m, k))
        return EXIT_MISTAKE;
    if (os_log_mode() != OS_LOG_REPLAYS)
        forward_signals(k);
    m->has_run = true;
    int status = go(m, k, d);
    foreground = NULL;
    kernel_how_ended(k, &m->end);
    if (m->stats.file)
        stats_write(k, m->kernel.timing, &m->model, m->kernel.chaotic ? &m->kernel.schedule : NULL,
                    m->host_time ? host_seconds() - start : -1, m->stats.file);
    return status;
}

static bool is_without_model(const struct machine_options *m)
{
    return m->cpu && !strcmp(m->cpu, "none");
}

bool machine_choose_model(struct machine_options *m, const struct isa *isa)
{
    if (m->model.model || is_without_model(m))
        return true;
    if (cpu_can(isa, CPU_CYCLE_MODELS))
        return model_choose(m->command, m->cpu, isa, &m->model);
    if (m->cpu)
        complain(m->command, "--cpu=%s: no timing models for %s; use --cpu=none", m->cpu, isa->long_name);
    return !m->cpu;
}

/* Sets the timing model: --cpu, or the machine's default, if it has one. isa: the program's machine, or NULL. Returns false after an error
 * message. */
static bool choose_timing(struct machine_options *m, const struct isa *isa)
{
    if (m->consumer && (is_without_model(m) || (isa && !cpu_can(isa, CPU_CYCLE_MODELS)))) {
        complain(m->command, "--timing=consumer: %s has no timing model; omit it", is_without_model(m) ? "--cpu=none" : isa->long_name);
        return false;
    }
    if (is_without_model(m)) {
        if (m->pipeline.path)
            complain(m->command, "--pipeline: --cpu=none has no pipeline; select a timing model that has one");
        return !m->pipeline.path;
    }
    if (!isa)
        return !m->cpu; /* the kernel reports why the program cannot run */
    if (!machine_choose_model(m, isa))
        return false;
    if (!m->model.model)
        return true;
    if (m->pipeline.path && m->model.model->issue == TIMING_ISSUE_ONE) {
        complain(m->command, "--pipeline: --cpu=%s has no pipeline; select a timing model that has one", m->model.model->name);
        return false;
    }
    m->kernel.timing = m->consumer ? cpu_timing_consumer(isa, m->model.model, m->consumer_entries) : cpu_timing_of(isa, m->model.model);
    if (!m->kernel.timing)
        no_memory(m->command);
    if (!cpu_timing_caches(m->kernel.timing, !m->perfect_cache, m->memory_mhz))
        no_memory(m->command);
    cpu_timing_reference(m->kernel.timing, m->step_scoreboard);
    cpu_timing_count(m->kernel.timing, m->stats.path || m->counts);
    return true;
}

/* Finds --isa-level. Returns false after an error message. */
static bool find_level(struct machine_options *m, const struct isa *isa)
{
    char names[64] = "";
    for (unsigned k = 0; isa->levels && isa->levels[k]; k++) {
        if (!strcmp(isa->levels[k], m->isa_level)) {
            m->kernel.isa_level = k + 1;
            return true;
        }
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", k ? " or " : "", isa->levels[k]);
    }
    if (isa->levels)
        complain(m->command, "--isa-level=%s: expected %s for %s", m->isa_level, names, isa->long_name);
    else
        complain(m->command, "--isa-level=%s: the instruction set of %s has one level only", m->isa_level, isa->long_name);
    return false;
}

/* Sets the level of the instruction set. flags: the program's e_flags. Returns false after an error message. */
static bool choose_level(struct machine_options *m, const struct isa *isa, uint32_t flags)
{
    const struct timing_model *model = m->model.model;
    if (!isa)
        return true; /* the kernel reports why the program cannot run */
    if (m->isa_level)
        return find_level(m, isa);
    if (m->cpu && model)
        m->kernel.isa_level = model->isa_level;
    if (!m->cpu && model && model->isa_level && isa->level_of_program(flags) >= model->isa_level)
        complain(m->command, "%s: a program for %s %s, timed as on a %s, which lacks that level (--isa-level=%s: no warning)",
                 m->program[0], isa->long_name, isa->levels[isa->level_of_program(flags)], model->long_name,
                 isa->levels[isa->level_of_program(flags)]);
    return true;
}

static bool check_engine(const struct machine_options *m, const struct isa *isa)
{
    bool jit = m->kernel.engine == CPU_ENGINE_JIT;
    if (!isa || !m->engine_given || cpu_can(isa, jit ? CPU_TRANSLATES : CPU_INTERPRETS))
        return true;
    complain(m->command, "--engine=%s: not available for %s programs on this host", jit ? "jit" : "interp", isa->long_name);
    return false;
}

bool machine_find(struct machine_options *m, bool complains, const struct isa **isa)
{
    uint32_t flags;
    return program_machine_flags(m->command, complains, &m->kernel, m->program[0], isa, &flags) && choose_timing(m, *isa) &&
           choose_level(m, *isa, flags) && check_engine(m, *isa);
}

int machine_run(struct machine_options *m)
{
    char *why = NULL;
    int status = EXIT_MISTAKE;
    struct tracer *tracer = NULL;
    bool complains = m->cpu && !is_without_model(m);
    const struct isa *isa;
    struct debugging debugging = {0};
    bool replays = os_log_mode() == OS_LOG_REPLAYS;
    if (replays && !prepare_replay(m, &debugging)) {
        end_debugging(&debugging);
        return EXIT_MISTAKE;
    }
    if (!machine_find(m, complains, &isa) || (isa && !replays && !open_outputs(m))) {
        if (replays)
            end_debugging(&debugging);
        cpu_timing_unref(m->kernel.timing);
        m->kernel.timing = NULL;
        return EXIT_MISTAKE;
    }
    if (m->trace.file) {
        tracer = tracer_new(m->trace.file);
        if (!tracer)
            no_memory(m->command);
        tracer_hooks(tracer, &m->kernel.hooks);
    }
    struct pipeline_excerpt *excerpt = NULL;
    if (m->pipeline.file) {
        excerpt = pipeline_excerpt_new(
            &(struct pipeline_excerpt_options){.from = m->pipeline_from, .count = m->pipeline_length ? m->pipeline_length : 10000});
        if (!excerpt)
            no_memory(m->command);
        pipeline_excerpt_hooks(excerpt, &m->kernel.hooks);
    }
    struct group_watch *watch = NULL;
    if (m->check_groups) {
        watch = group_watch_new(stderr);
        if (!watch)
            no_memory(m->command);
        group_watch_hooks(watch, &m->kernel.hooks);
    }
    m->deaths.out = stderr;
    m->kernel.died = death_report;
    m->kernel.died_ctx = &m->deaths;
    if (m->prepare)
        m->prepare(m->prepare_ctx, m);
    m->kernel.forget_ended = !m->stats.path;
    m->kernel.elsewhere = dispatch_guest;
    m->kernel.elsewhere_ctx = m;
    m->kernel.nested = dispatch_nested;
    m->isa_name = isa ? isa->name : NULL;
    catch_bugs();
    bool ready = replays || begin_debugging(m, &debugging);
    struct kernel *k = ready ? kernel_new(&m->kernel, &why) : NULL;
    if (k) {
        status = run_machine(m, k, &debugging);
        if (os_log_mode() == OS_LOG_REPLAYS && (m->gdb || !m->has_run))
            os_log_abandon(os_log_current()); /* GDB may have ended the run, or it has not begun, which has been said */
        kernel_free(k);
        end_debugging(&debugging);
    } else if (ready) {
        end_debugging(&debugging);
        complain(m->command, "%s", why ? why : "cannot create a machine");
        free(why);
    }
    cpu_timing_unref(m->kernel.timing);
    m->kernel.timing = NULL;
    if (excerpt)
        pipeline_excerpt_kanata(excerpt, m->pipeline.file);
    pipeline_excerpt_free(excerpt);
    tracer_free(tracer);
    group_watch_free(watch);
    if (!close_outputs(m))
        status = EXIT_MISTAKE;
    return status;
}

void machine_options_fini(struct machine_options *m)
{
    free(m->env);
    free(m->env_changes);
    dispatch_nested_free(m);
    model_choice_free(&m->model);
    forget_strace_calls(m);
    m->env = m->env_changes = NULL;
}
