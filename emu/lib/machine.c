/* machine.c - libprecis: machines, their options, and the beginning and end of their runs. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/cli/command.h"
#include "emu/cli/version.h"
#include "emu/cpu/isa.h"
#include "emu/debug/death.h"
#include "emu/lib/internal.h"
#include "emu/report/must.h"

extern char **environ;

/* ---- options --------------------------------------------------------------------------------------- */

enum { KEY_PROFILE = 'l' + 3000, KEY_EXACT, KEY_CALL_GRAPH, KEY_CALLS, KEY_NO_CALLS, KEY_TIMELINE, KEY_NO_LOG, KEY_NO_CAUSES };

static const struct argp_option option_list[] = {
    {"profile", KEY_PROFILE, NULL, 0, "Keep the samples of ticks", 0},
    {"exact", KEY_EXACT, NULL, 0, "Keep every cycle and execution of each instruction", 0},
    {"call-graph", KEY_CALL_GRAPH, NULL, 0, "Keep the call stack of each sample", 0},
    {"calls", KEY_CALLS, NULL, 0, "Keep every call", 0},
    {"no-calls", KEY_NO_CALLS, NULL, 0, "Do not keep calls with exact", 0},
    {"timeline", KEY_TIMELINE, NULL, 0, "Keep system calls, signals, threads and processes", 0},
    {"no-log", KEY_NO_LOG, NULL, 0, "Keep no log", 0},
    {"no-causes", KEY_NO_CAUSES, NULL, 0, "Keep no cycles by cause", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct precis *m = state->input;
    (void)arg;
    switch (key) {
    case ARGP_KEY_INIT: state->child_inputs[0] = &m->options; return 0;
    case KEY_PROFILE: break;
    case KEY_EXACT: m->exact = true; break;
    case KEY_CALL_GRAPH: m->stacks = true; break;
    case KEY_CALLS: m->counts_calls = true; break;
    case KEY_NO_CALLS: m->no_calls = true; break;
    case KEY_TIMELINE: m->timeline = true; break;
    case KEY_NO_LOG: m->no_log = true; return 0;
    case KEY_NO_CAUSES: m->no_causes = true; return 0;
    default: return ARGP_ERR_UNKNOWN;
    }
    m->profiles = true;
    return 0;
}

static const struct argp_child children[] = {{&machine_argp, 0, NULL, 0}, {0}};
static const struct argp argp = {option_list, parse, NULL, NULL, children, NULL, NULL};

/* Options of commands alone, and why. */
static const struct {
    const char *name, *why;
} refused[] = {
    {"confine", "it would confine the whole process"},
    {"stats", "precis_stats() returns statistics"},
    {"host-time", "it is one of --stats"},
    {"faults", "precis_message() tells how a signal killed the program"},
    {"backtrace", "precis_message() tells how a signal killed the program"},
    {"trace", "PRECIS_FOR_STEPS runs instructions one by one"},
    {"check-groups", "it prints"},
    {"pipeline", "only the command writes that"},
    {"pipeline-from", "only the command writes that"},
    {"pipeline-length", "only the command writes that"},
    {"dump-profil", "precis_on_count() is called for each counter"},
    {"hunted", "only the command has that"},
};

/* Parses the command line. The options' values stay in m->words. */
static void parse_words(struct precis *m)
{
    int n = (int)m->nwords;
    free(m->options.env); /* made again */
    free(m->options.env_changes);
    machine_options_init(&m->options, COMMAND);
    m->options.callers_env = m->environment;
    check_options(&argp, n, m->words, true);
    char **words = must(calloc((size_t)n + 1, sizeof *words)); /* argp may change their order */
    memcpy(words, m->words, (size_t)n * sizeof *words);
    error_t error = argp_parse(&argp, n, words, ARGP_IN_ORDER | ARGP_NO_HELP | ARGP_NO_EXIT | ARGP_NO_ERRS, NULL, m);
    free(m->program);
    m->program = words;
    if (error)
        fatal(2, "%s", strerror(error));
}

static void add_word(struct precis *m, char *word)
{
    char **more = must(realloc(m->words, (m->nwords + 2) * sizeof *more));
    m->words = more;
    more[m->nwords++] = must(word);
    more[m->nwords] = NULL;
}

static void drop_words(struct precis *m, size_t kept)
{
    while (m->nwords > kept)
        free(m->words[--m->nwords]);
    if (m->words)
        m->words[kept] = NULL;
}

static long set(struct precis *m, const char *name, const char *value)
{
    char *word = NULL;
    if (!*name || strchr(name, '='))
        return call_error("'%s' is no name of an option", name);
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        if (!strncmp(name, refused[i].name, strlen(name))) /* options may be abbreviated */
            return call_error("--%s is no option of libprecis: %s", refused[i].name, refused[i].why);
    if (asprintf(&word, value ? "--%s=%s" : "--%s", name, value) < 0)
        word = NULL;
    add_word(m, word);
    size_t before = m->nwords;
    check_options(&argp, (int)before, m->words, true); /* an argument that is missing */
    add_word(m, strdup("--"));
    add_word(m, strdup("program"));
    parse_words(m);
    drop_words(m, before);
    return 0;
}

int precis_set(precis *m, const char *name, const char *value)
{
    size_t before = m ? m->nwords : 0;
    struct call call_;
    if (!call_begin(&call_, m, CALL_SETS))
        return -1;
    if (_setjmp(call_.entry.at)) {
        drop_words(m, before);
        return (int)call_failed(&call_);
    }
    RETURN(set(m, name, value));
}

/* ---- streams ---------------------------------------------------------------------------------------- */

int precis_stream(precis *m, int stream, int descriptor)
{
    CALL(m, CALL_SETS);
    if (stream < 0 || stream > 2)
        RETURN(call_error("stream %d: expected 0, 1 or 2", stream));
    m->front.options.kernel.streams[stream] = descriptor; /* until precis_load() */
    RETURN(0);
}

/* A file in memory with these bytes, at whose beginning it is read. Returns -1 with errno. */
static int memory_of(const void *bytes, size_t size)
{
    int fd = memfd_create("precis input", MFD_CLOEXEC);
    for (size_t done = 0; fd >= 0 && done < size;) {
        ssize_t n = pwrite(fd, (const char *)bytes + done, size - done, (off_t)done);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            close(fd);
            return -1;
        }
        done += (size_t)n;
    }
    return fd;
}

int precis_input(precis *m, const void *bytes, size_t size)
{
    CALL(m, CALL_SETS);
    int fd = memory_of(bytes, size);
    if (fd < 0)
        RETURN(call_error("precis_input(): %s", strerror(errno)));
    if (m->input >= 0)
        close(m->input);
    m->front.options.kernel.streams[0] = m->input = fd;
    RETURN(0);
}

/* ---- runs ------------------------------------------------------------------------------------------- */

/* kernel_options.died: the message is that of the death. */
static void on_death(void *machine, const struct kernel_death *d)
{
    struct precis *m = machine;
    struct kernel_end end;
    char *text = NULL;
    size_t size;
    kernel_how_ended(m->now->kernel, &end);
    if (end.is_limited) /* there is a message: fatal_warn() */
        return;
    struct death_report report = {.out = open_memstream(&text, &size)};
    if (!report.out)
        out_of_memory();
    death_report(&report, d);
    if (fclose(report.out) || !text)
        out_of_memory();
    size_t n = strcspn(text, "\n");
    text[n] = 0;
    if (n && !m->travels)
        fatal_note(strncmp(text, "precis: ", 8) ? text : text + 8);
    free(text);
}

static void describe(struct profile_machine *pm, const struct precis *m, const struct run *r)
{
    const struct kernel_options *k = &r->options.kernel;
    *pm = (struct profile_machine){.pointer_bytes = r->isa->long_bits / 8,
                                   .big_endian = r->isa->big_endian,
                                   .granule = r->isa->sample_bytes,
                                   .mhz = k->mhz,
                                   .hz = k->hz,
                                   .period = k->mhz * 1000000 / k->hz,
                                   .exact = m->exact};
    snprintf(pm->isa, sizeof pm->isa, "%s", r->isa->name);
    model_label(&r->options.model, pm->model);
}

/* As precis profile does. Returns false after noting an error. */
static bool begin_profile(struct precis *m, struct run *r)
{
    struct kernel_options *k = &r->options.kernel;
    struct profile_machine pm;
    char label[MODEL_LABEL];
    bool can = cpu_can(r->isa, CPU_TRANSFERS);
    if (m->counts_calls && !can) {
        call_error("--calls: calls of %s programs cannot be counted", r->isa->name);
        return false;
    }
    describe(&pm, m, r);
    r->sampler = must(sampler_new(&pm));
    sampler_hooks(r->sampler, &k->hooks, m->stacks);
    if (m->timeline)
        sampler_events(&k->hooks);
    sampler_names(r->sampler, &(struct names_options){.isa = r->isa, .root = k->root});
    if (m->counts_calls || (m->exact && !m->no_calls && can))
        sampler_count_calls(r->sampler, &k->hooks);
    model_label(&r->options.model, label);
    sampler_model(r->sampler, label);
    profile_command(sampler_collected(r->sampler), COMMAND);
    for (size_t i = 1; i < m->nwords && strcmp(m->words[i], "--"); i++)
        profile_command(sampler_collected(r->sampler), m->words[i]);
    profile_command(sampler_collected(r->sampler), r->options.program[0]);
    if (k->hooks.spent && k->timing && !r->options.step_scoreboard && cpu_timing_exact(k->timing))
        sampler_keep_accounts(r->sampler, &k->hooks, k->timing);
    return true;
}

static bool begin_log(struct precis *m, struct run *r, bool repeats)
{
    char *why = NULL;
    if (repeats) {
        os_log_flush(m->front.log);
        int fd = fcntl(os_log_descriptor(m->front.log), F_DUPFD_CLOEXEC, 3);
        r->log = fd < 0 ? NULL : os_log_replay_fd(fd, "the log", &why);
        if (r->log)
            os_log_echo(r->log, false);
    } else if (!m->no_log) {
        int fd = memfd_create("precis-log", MFD_CLOEXEC);
        r->log = fd < 0 ? NULL : os_log_record_fd(fd, "the log", &why);
    } else {
        return true;
    }
    if (!r->log)
        call_error("the log: %s", why ? why : strerror(errno));
    free(why);
    return r->log;
}

/* A recorded run's log of calls is not written again. */
static bool open_strace(struct run *r, bool repeats)
{
    struct output_file *f = &r->options.strace;
    if (!f->path || repeats)
        return true;
    if (!strcmp(f->path, "-")) {
        call_error("--strace needs --strace-output=FILE: libprecis prints nothing");
        return false;
    }
    f->file = output_open(COMMAND, f->path);
    r->options.kernel.strace = f->file;
    return f->file;
}

static bool start(struct precis *m, struct run *r, bool repeats)
{
    char *why = NULL;
    struct kernel_options *k = &r->options.kernel;
    if (!begin_log(m, r, repeats) || !machine_find(&r->options, true, &r->isa))
        return false;
    if (!r->isa) {
        call_error("%s: not a program", r->options.program[0]);
        return false;
    }
    if ((m->profiles && !begin_profile(m, r)) || !open_strace(r, repeats))
        return false;
    r->control = must(control_new());
    control_interrupt_flag(r->control, &m->interrupted);
    k->debugger = control_debugger(r->control);
    k->died = on_death;
    k->died_ctx = m;
    hooks_install(m, r);
    r->kernel = kernel_new(k, &why);
    if (!r->kernel)
        call_error("%s", why ? why : "cannot create a machine");
    free(why);
    if (!r->kernel || !machine_start(&r->options, r->kernel))
        return false;
    control_attach(r->control, r->kernel);
    control_set_events(r->control, 0);
    return true;
}

bool run_begin(struct precis *m, struct run *r, bool repeats)
{
    int streams[3];
    memcpy(streams, m->front.options.kernel.streams, sizeof streams);
    *r = (struct run){.options = m->options};
    memcpy(r->options.kernel.streams, streams, sizeof streams);
    struct run *before = m->now;
    m->now = r;
    bool ok = start(m, r, repeats);
    m->now = before;
    if (!ok)
        run_end(r);
    return ok;
}

/* Frees the machine of a run: its sampler's profile is complete then. */
void run_end_machine(struct run *r)
{
    struct os_log *log = os_log_suspend();
    os_log_resume(r->log);
    if (r->log)
        os_log_abandon(r->log); /* of a replay */
    kernel_free(r->kernel);
    control_free(r->control);
    cpu_timing_unref(r->options.kernel.timing);
    if (r->sampler)
        sampler_machine_ended(r->sampler);
    if (r->options.strace.file)
        fclose(r->options.strace.file);
    r->options.strace.file = NULL;
    r->kernel = NULL;
    r->control = NULL;
    r->options.kernel.timing = NULL;
    os_log_resume(log);
}

void run_end(struct run *r)
{
    run_end_machine(r);
    if (r->sampler)
        sampler_free(r->sampler);
    os_log_drop(r->log);
    model_choice_free(&r->options.model);
    r->sampler = NULL;
    r->log = NULL;
}

/* ---- life ------------------------------------------------------------------------------------------- */

precis *precis_new(void)
{
    precis *m = calloc(1, sizeof *m);
    char **words = calloc(2, sizeof *words), *command = strdup(COMMAND);
    if (!m || !words || !command) {
        free(m);
        free(words);
        free(command);
        return NULL;
    }
    words[0] = command;
    m->words = words;
    m->nwords = 1;
    m->input = m->pipes[0] = m->pipes[1] = m->pipes[2] = -1;
    m->front.options.kernel = KERNEL_OPTIONS_DEFAULT;
    fork_add(m);
    return m;
}

static char **copy_list(const char *const *list, char **out)
{
    for (; list && *list; list++)
        *out++ = must(strdup(*list));
    return out;
}

static size_t length(const char *const *list)
{
    size_t n = 0;
    while (list && list[n])
        n++;
    return n;
}

static void free_list(char **list)
{
    for (char **s = list; s && *s; s++)
        free(*s);
    free(list);
}

/* Signals that would end the process where a guest meets them: it gets its own from the emulated kernel. */
static void ignore_signals(void)
{
    static const int ignored[] = {SIGPIPE, SIGXFSZ};
    struct sigaction old;
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++)
        if (!sigaction(ignored[i], NULL, &old) && !(old.sa_flags & SA_SIGINFO) && old.sa_handler == SIG_DFL)
            signal(ignored[i], SIG_IGN);
}

/* The guest's output and error, if a hook takes them. Returns false with errno. */
static bool make_pipes(struct precis *m)
{
    if (m->pipes[0] < 0 && pipe2(m->pipes, O_CLOEXEC))
        return false;
    if (m->pipes[2] < 0)
        m->pipes[2] = fcntl(m->pipes[1], F_DUPFD_CLOEXEC, 3);
    m->front.options.kernel.streams[1] = m->pipes[1];
    m->front.options.kernel.streams[2] = m->pipes[2];
    return m->pipes[2] >= 0;
}

static long load(struct precis *m, const char *path, const char *const *argv, const char *const *envp)
{
    const char *const alone[] = {path, NULL};
    argv = argv && *argv ? argv : alone;
    free_list(m->environment);
    m->environment = NULL;
    m->environment = must(calloc(length(envp ? envp : (const char *const *)environ) + 1, sizeof *m->environment));
    copy_list(envp ? envp : (const char *const *)environ, m->environment);
    add_word(m, strdup("--"));
    add_word(m, strdup(path));
    for (size_t i = 1; i < length(argv); i++)
        add_word(m, strdup(argv[i]));
    parse_words(m);
    if (!m->options.argv0 && strcmp(argv[0], path) != 0)
        m->options.argv0 = m->argv0 = must(strdup(argv[0]));
    m->options.kernel.host_programs = false; /* its supervisor is the command */
    m->options.counts = !m->no_causes;
    ignore_signals();
    if (m->on_output && !make_pipes(m))
        return call_error("precis_on_output(): %s", strerror(errno));
    if (!run_begin(m, &m->front, false))
        return -1;
    m->now = &m->front;
    m->loaded = true;
    m->last = (struct precis_stop){.reason = PRECIS_ARRIVED};
    return 0;
}

int precis_load(precis *m, const char *path, const char *const *argv, const char *const *envp)
{
    size_t before = m ? m->nwords : 0;
    struct call call_;
    if (!call_begin(&call_, m, CALL_LOADS))
        return -1;
    if (_setjmp(call_.entry.at)) {
        drop_words(m, before);
        m->now = NULL;
        m->loaded = m->front.control; /* broken */
        return (int)call_failed(&call_);
    }
    long result = load(m, path, argv, envp);
    if (result)
        drop_words(m, before);
    RETURN(result);
}

void precis_free(precis *m)
{
    if (!m || m->calls) /* a hook's machine is in use */
        return;
    fork_remove(m);
    struct fatal_entry entry;
    struct os_log *log = os_log_suspend();
    fatal_enter(&entry);
    if (!m->broken && _setjmp(entry.at) == 0) {
        if (m->past.kernel)
            run_end(&m->past);
        if (m->front.kernel)
            run_end(&m->front);
    }
    fatal_leave(&entry);
    os_log_resume(log);
    if (m->input >= 0)
        close(m->input);
    for (int i = 0; i < 3; i++)
        if (m->pipes[i] >= 0)
            close(m->pipes[i]);
    for (size_t i = 0; i < m->nchanges; i++)
        free(m->changes[i].bytes);
    for (struct mapped_file *f = m->files, *next; f; f = next) {
        next = f->next;
        symbols_free(f->symbols);
        free(f->name);
        free(f);
    }
    machine_options_fini(&m->options);
    drop_words(m, 0);
    free(m->words);
    free(m->program);
    free_list(m->environment);
    free(m->argv0);
    free(m->changes);
    free(m->points);
    free(m->text);
    free(m);
}

const char *precis_message(const precis *m)
{
    return m ? m->message : "there is no machine";
}

const char *precis_version(void)
{
    return version_line();
}
