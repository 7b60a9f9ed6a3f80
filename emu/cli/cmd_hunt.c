/* cmd_hunt.c - precis hunt: run a program under random schedules until one ends otherwise. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "emu/cli/command.h"
#include "emu/cli/hunt.h"
#include "emu/cli/hunted.h"
#include "emu/report/must.h"
#include "emu/report/printable.h"

enum { KEY_SEEDS = 3000, KEY_FIRST_SEED, KEY_JOBS, KEY_KEEP, KEY_COMPARE };
enum { DEFAULT_SEEDS = 1000, PLAIN_SECONDS = 60, STATUS_FOUND = 1 };

static const struct argp_option options[] = {
    {NULL, 0, NULL, 0, "The hunt:", 5},
    {"seeds", KEY_SEEDS, "N", 0, "Number of schedules to try (default 1000)", 5},
    {"first-seed", KEY_FIRST_SEED, "SEED", 0, "The first of them, --schedule=SEED of \"precis run\" (default 1); the others follow", 5},
    {"jobs", KEY_JOBS, "N", 0, "Runs at the same time (default 1: programs may write the same files)", 5},
    {"keep", KEY_KEEP, "FILE", 0, "Where the recording is kept, for \"precis replay FILE\" (default hunt.rec)", 5},
    {"compare", KEY_COMPARE, "WHAT", 0,
     "What must differ from the plain run: all (default), exit status, standard output or standard error; lines, the same, but lines in "
     "another order are equal; status, only the exit status",
     5},
    {0},
};

/* ---- options ---------------------------------------------------------------------------------- */

static enum outcome_part part_of(struct argp_state *state, const char *arg)
{
    static const char *const names[] = {"all", "lines", "status"};
    for (unsigned k = 0; k < sizeof names / sizeof *names; k++)
        if (!strcmp(arg, names[k]))
            return (enum outcome_part)k;
    option_error(state, "--compare=%s: expected all, lines or status", arg);
}

static void check_whole(const struct hunt *h, const struct argp_state *state)
{
    const struct machine_options *m = &h->machine;
    if (m->kernel.chaotic)
        option_error(state, "--schedule: the hunt chooses the schedules; \"precis run --schedule=%" PRIu64 "\" runs one",
                     m->kernel.schedule);
    if (m->stats.path || m->strace.path || m->trace.path || m->pipeline.path || m->dump_profil.path)
        option_error(state,
                     "logs and results are those of one run: add --stats, --strace, --trace, --pipeline or --dump-profil to "
                     "\"precis replay %s\"",
                     h->keep);
    if (h->first + (h->seeds - 1) < h->first)
        option_error(state, "--first-seed=%" PRIu64 " with --seeds=%" PRIu64 ": the last seed has more than 64 bits", h->first, h->seeds);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct hunt *h = state->input;
    switch (key) {
    case ARGP_KEY_INIT: state->child_inputs[0] = &h->machine; return 0;
    case KEY_SEEDS: h->seeds = option_number(state, "seeds", arg, 1, UINT64_MAX); break;
    case KEY_FIRST_SEED: h->first = option_number(state, "first-seed", arg, 0, UINT64_MAX); break;
    case KEY_JOBS: h->jobs = option_number(state, "jobs", arg, 1, HUNT_MOST_JOBS); break;
    case KEY_KEEP: h->keep = arg; break;
    case KEY_COMPARE: h->part = part_of(state, arg); break;
    case ARGP_KEY_END: check_whole(h, state); return 0;
    default: return ARGP_ERR_UNKNOWN;
    }
    if (h->nown == sizeof h->own / sizeof *h->own)
        option_error(state, "an option of the hunt is given twice");
    h->own[h->nown++] = arg;
    return 0;
}

/* Returns how many words, up to and including argv[k], are one of the hunt's own options: "--keep=FILE" is one, "--keep", "FILE" two. */
static size_t own_words(const struct hunt *h, const char *word)
{
    for (size_t k = 0; k < h->nown; k++)
        if (h->own[k] >= word && h->own[k] <= word + strlen(word))
            return h->own[k] == word ? 2 : 1;
    return 0;
}

/* Sets the words of "precis run". */
static void take_words(struct hunt *h, char **argv)
{
    size_t n = 0, kept = 0;
    while (argv[n])
        n++;
    h->words = must(calloc(n + 1, sizeof *h->words));
    for (size_t k = 1; k < n; k++) {
        size_t own = own_words(h, argv[k]);
        if (own == 2)
            kept--;
        if (!own)
            h->words[kept++] = argv[k];
    }
    h->words[kept] = NULL;
}

/* ---- runs ------------------------------------------------------------------------------------- */

__attribute__((format(printf, 1, 2))) static char *text(const char *format, ...)
{
    char *s;
    va_list args;
    va_start(args, format);
    if (vasprintf(&s, format, args) < 0)
        must(NULL);
    va_end(args);
    return s;
}

/* In the new process: opens a file as a standard stream. */
static void redirect(int stream, const char *path, int flags)
{
    int fd = open(path, flags | O_CLOEXEC, 0600);
    if (fd < 0 || dup2(fd, stream) < 0)
        _exit(EXIT_MISTAKE);
}

/* In the new process: each run reads the input from where it began. */
static void set_input(int input)
{
    char path[64] = "/dev/null";
    if (input >= 0)
        snprintf(path, sizeof path, "/proc/self/fd/%d", input);
    redirect(STDIN_FILENO, path, O_RDONLY);
    if (input >= 0)
        (void)lseek(STDIN_FILENO, lseek(input, 0, SEEK_CUR), SEEK_SET);
}

/* Starts "precis run" with further options; its output goes to files with that name. Returns its pid, or -1. */
static pid_t start(const struct hunt *h, const char *name, char *const added[])
{
    size_t n = 0, more = 0;
    while (h->words[n])
        n++;
    while (added[more])
        more++;
    char **argv = must(calloc(n + more + 3, sizeof *argv));
    argv[0] = (char *)"precis";
    argv[1] = (char *)"run";
    memcpy(argv + 2, added, more * sizeof *argv);
    memcpy(argv + 2 + more, h->words, n * sizeof *argv);
    char *out = text("%s/%s.out", h->folder, name), *err = text("%s/%s.err", h->folder, name), *files = text("%s/%s", h->folder, name);
    pid_t pid = fork();
    if (!pid) {
        sigprocmask(SIG_SETMASK, &h->callers_mask, NULL);
        set_input(h->input);
        redirect(STDOUT_FILENO, out, O_WRONLY | O_CREAT | O_TRUNC);
        redirect(STDERR_FILENO, err, O_WRONLY | O_CREAT | O_TRUNC);
        hunted_name(files);
        execv("/proc/self/exe", argv);
        _exit(EXIT_MISTAKE);
    }
    free(out);
    free(err);
    free(files);
    free(argv);
    return pid;
}

static int status_of(int status)
{
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* Waits for the end of a run. Returns its pid, or -1 after a signal. */
static pid_t await(struct hunt *h, int *status)
{
    pid_t ended = -1;
    while (!h->interrupted && (ended = waitpid(-1, status, WNOHANG)) <= 0) {
        int sig = sigwaitinfo(&h->signals, NULL);
        if (sig > 0 && sig != SIGCHLD)
            h->interrupted = sig;
    }
    *status = h->interrupted ? 0 : status_of(*status);
    return h->interrupted ? -1 : ended;
}

/* From here on await() takes the signals. */
static void block_signals(struct hunt *h)
{
    static const int signals[] = {SIGCHLD, SIGINT, SIGTERM, SIGHUP};
    sigemptyset(&h->signals);
    for (size_t k = 0; k < sizeof signals / sizeof *signals; k++)
        sigaddset(&h->signals, signals[k]);
    signal(SIGCHLD, SIG_DFL);
    sigprocmask(SIG_BLOCK, &h->signals, &h->callers_mask);
}

static char *recording_of(const struct hunt *h, uint64_t seed)
{
    return text("%s.%" PRIu64 ".%d", h->keep, seed, getpid());
}

/* The name of the files of a seed's run, below the hunt's folder. */
struct run_name {
    char text[24];
};

static struct run_name run_name(uint64_t seed)
{
    struct run_name name;
    snprintf(name.text, sizeof name.text, "%" PRIu64, seed);
    return name;
}

/* Removes what a run that was killed has of its recording. */
static void remove_unfinished(const char *file, pid_t pid)
{
    char *unfinished = text("%s.%d.new", file, pid);
    unlink(unfinished);
    free(unfinished);
}

static void remove_run(const struct hunt *h, const char *name)
{
    static const char *const suffixes[] = {"out", "err", "rec", HUNTED_MESSAGES, HUNTED_END};
    for (size_t k = 0; k < sizeof suffixes / sizeof *suffixes; k++) {
        char *path = text("%s/%s.%s", h->folder, name, suffixes[k]);
        unlink(path);
        free(path);
    }
}

/* ---- the plain run ---------------------------------------------------------------------------- */

/* precis has failed in a run: prints what it said. If that is a bug or nothing: in which run, too, unless it is the plain one (NULL).
 * Returns the hunt's exit status. */
static int failed(const struct hunt *h, const struct outcome *o, const char *which)
{
    bool has_said = *o->messages;
    fputs(o->messages, stderr);
    if (!has_said || (which && o->status == EXIT_BUG))
        complain(h->machine.command, "%s: precis itself has failed, status %d", which ? which : "the plain run", o->status);
    if (!has_said && o->bytes[1])
        complain(h->machine.command, "it has said: %s", o->text[1]);
    return o->status == EXIT_BUG ? EXIT_BUG : EXIT_MISTAKE;
}

/* Sets the limit of the other runs, unless the user has. Returns 0, or an exit status after an error message. */
static int limit_runs(struct hunt *h)
{
    enum { TIMES = 10, MORE_SECONDS = 5 };
    if (h->machine.kernel.max_ns)
        return 0;
    if (h->plain.end.is_limited) {
        fputs(h->plain.messages, stderr);
        complain(h->machine.command, "the plain run itself does not end within %d s of virtual time; give --max-time=SECONDS",
                 PLAIN_SECONDS);
        return EXIT_MISTAKE;
    }
    h->max_seconds = TIMES * ((h->plain.end.ns + HUNT_NS_PER_S - 1) / HUNT_NS_PER_S) + MORE_SECONDS;
    return 0;
}

/* Starts a run with a recording and a limit of virtual time. Its first option may be NULL. Returns its pid, or -1. */
static pid_t start_limited(const struct hunt *h, const char *name, const char *file, uint64_t seconds, char *option)
{
    char *record = text("--record=%s", file), *limit = text("--max-time=%" PRIu64, seconds), *added[4] = {record};
    size_t n = 1;
    if (!h->machine.kernel.max_ns)
        added[n++] = limit;
    added[n] = option;
    pid_t pid = start(h, name, added);
    free(record);
    free(limit);
    return pid;
}

/* Runs the program without a seed, otherwise as the other runs. Returns 0, or an exit status after an error message. */
static int run_plain(struct hunt *h)
{
    char *file = text("%s/plain.rec", h->folder);
    pid_t pid = start_limited(h, "plain", file, PLAIN_SECONDS, NULL);
    if (pid < 0) {
        complain(h->machine.command, "cannot run: %s", strerror(errno));
        free(file);
        return EXIT_MISTAKE;
    }
    bool ended = await(h, &h->plain.status) >= 0;
    if (!ended) {
        kill(pid, SIGKILL);
        waitpid(pid, NULL, 0);
        remove_unfinished(file, pid);
    }
    free(file);
    if (!ended)
        return 128 + h->interrupted;
    if (!outcome_read(&h->plain, h->folder, "plain")) {
        complain(h->machine.command, "%s: %s", h->folder, strerror(errno));
        return EXIT_MISTAKE;
    }
    return h->plain.has_ended ? limit_runs(h) : failed(h, &h->plain, NULL);
}

/* ---- the hunt --------------------------------------------------------------------------------- */

static bool begin(struct hunt *h, struct hunt_job *j, uint64_t seed)
{
    char *file = recording_of(h, seed), *schedule = text("--schedule=%" PRIu64, seed);
    j->seed = seed;
    j->pid = start_limited(h, run_name(seed).text, file, h->max_seconds, schedule);
    free(schedule);
    free(file);
    return j->pid > 0;
}

/* Forgets what a run left. */
static void drop(const struct hunt *h, uint64_t seed)
{
    char *file = recording_of(h, seed);
    remove_run(h, run_name(seed).text);
    unlink(file);
    free(file);
}

/* A run has ended with a status: keeps it if it differs, and no lower seed does. Returns false after an error message. */
static bool judge(struct hunt *h, const struct hunt_job *j, int status)
{
    struct outcome o = {.status = status};
    bool ok = outcome_read(&o, h->folder, run_name(j->seed).text), is_better = !h->found || j->seed < h->seed;
    if (!ok)
        complain(h->machine.command, "%s: %s", h->folder, strerror(errno));
    if (ok && !o.has_ended) {
        char *which = text("seed %" PRIu64, j->seed);
        h->failed = failed(h, &o, which);
        free(which);
        ok = false;
    } else if (ok && is_better && outcome_differs(&h->plain, &o, h->part)) {
        if (h->found)
            drop(h, h->seed);
        outcome_free(&h->outcome);
        h->outcome = o;
        h->seed = j->seed;
        h->found = true;
        return true;
    }
    outcome_free(&o);
    drop(h, j->seed);
    return ok;
}

static struct hunt_job *job_of(struct hunt *h, pid_t pid)
{
    for (size_t k = 0; k < h->jobs; k++)
        if (h->job[k].pid == pid)
            return &h->job[k];
    return NULL;
}

/* Ends the runs whose seeds are higher than that found, or all. */
static void stop_runs(struct hunt *h, bool all)
{
    int status;
    for (size_t k = 0; k < h->jobs; k++) {
        struct hunt_job *j = &h->job[k];
        if (j->pid <= 0 || (!all && j->seed < h->seed))
            continue;
        kill(j->pid, SIGKILL);
        waitpid(j->pid, &status, 0);
        char *file = recording_of(h, j->seed);
        remove_unfinished(file, j->pid);
        free(file);
        drop(h, j->seed);
        j->pid = 0;
    }
}

/* Starts runs while there are free places and seeds. Returns false after an error message. */
static bool fill(struct hunt *h, uint64_t *begun)
{
    for (struct hunt_job *j; !h->found && *begun < h->seeds && (j = job_of(h, 0)) != NULL; ++*begun) {
        if (!begin(h, j, h->first + *begun)) {
            complain(h->machine.command, "cannot run: %s", strerror(errno));
            j->pid = 0;
            return false;
        }
    }
    return true;
}

static bool is_running(const struct hunt *h)
{
    for (size_t k = 0; k < h->jobs; k++)
        if (h->job[k].pid > 0)
            return true;
    return false;
}

/* Tries the seeds. Returns 0, or an exit status after an error message. */
static int try_seeds(struct hunt *h)
{
    uint64_t begun = 0;
    int status = 0;
    bool ok = true;
    while (ok && !h->interrupted && fill(h, &begun) && is_running(h)) {
        pid_t pid = await(h, &status);
        struct hunt_job *j = pid > 0 ? job_of(h, pid) : NULL;
        if (!j)
            continue;
        ok = judge(h, j, status);
        j->pid = 0;
        if (h->found)
            stop_runs(h, false);
    }
    ok = ok && !is_running(h);
    stop_runs(h, true);
    if (h->interrupted)
        return 128 + h->interrupted;
    return ok && (h->found || begun == h->seeds) ? 0 : h->failed ? h->failed : EXIT_MISTAKE;
}

/* ---- the report ------------------------------------------------------------------------------- */

/* Returns whether the recording may get its name; else after an error message. */
static bool may_keep(const struct hunt *h)
{
    struct stat st;
    if (*h->keep && output_may_replace(h->keep))
        return true;
    if (!*h->keep || lstat(h->keep, &st))
        complain(h->machine.command, "--keep=%s: cannot write there: %s", h->keep, strerror(*h->keep ? errno : ENOENT));
    else if (S_ISREG(st.st_mode) && st.st_nlink == 1)
        complain(h->machine.command, "--keep=%s: may not be replaced: it is another user's, or write-protected; name another file",
                 h->keep);
    else
        complain(h->machine.command, "--keep=%s: is %s, which the recording would replace; name another file", h->keep,
                 S_ISREG(st.st_mode)   ? "a file with several names"
                 : S_ISDIR(st.st_mode) ? "a folder"
                 : S_ISLNK(st.st_mode) ? "a symbolic link"
                                       : "a device, FIFO or socket");
    return false;
}

/* Gives the recording its name and prints the result. Returns the exit status. */
static int report(const struct hunt *h)
{
    if (!h->found) {
        hunt_print_same(h);
        return 0;
    }
    char *file = recording_of(h, h->seed);
    bool ok = may_keep(h);
    if (ok && rename(file, h->keep)) {
        complain(h->machine.command, "--keep=%s: %s", h->keep, strerror(errno));
        ok = false;
    }
    if (!ok)
        complain(h->machine.command, "the recording is %s", file);
    free(file);
    if (!ok)
        return EXIT_MISTAKE;
    hunt_print_found(h);
    return STATUS_FOUND;
}

/* ---- the command ------------------------------------------------------------------------------ */

/* The runs read a file; from what can be read only once, they read nothing. */
static int input_of_runs(const char *command)
{
    struct stat st, null;
    if (fstat(STDIN_FILENO, &st))
        return -1;
    bool is_file = S_ISREG(st.st_mode) || S_ISDIR(st.st_mode); /* reading a folder fails in each run */
    bool is_empty = !stat("/dev/null", &null) && S_ISCHR(st.st_mode) && st.st_rdev == null.st_rdev;
    if (!is_file && !is_empty && !isatty(STDIN_FILENO))
        complain(command, "note: the program's input is empty: each run needs it anew, and %s can be read once; < FILE",
                 S_ISCHR(st.st_mode) || S_ISBLK(st.st_mode) ? "a device" : "a pipe");
    return is_file ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : -1;
}

static bool make_folder(struct hunt *h)
{
    const char *top = getenv("TMPDIR");
    if (!top || !*top)
        top = "/tmp";
    if (strlen(top) > sizeof h->folder - 64) {
        complain(h->machine.command, "TMPDIR is too long");
        return false;
    }
    sprintf(h->folder, "%s/precis-hunt.XXXXXX", top);
    char *whole = mkdtemp(h->folder) ? realpath(h->folder, NULL) : NULL; /* a run may change its folder */
    if (whole && strlen(whole) < sizeof h->folder) {
        strcpy(h->folder, whole);
        free(whole);
        return true;
    }
    complain(h->machine.command, "%s: cannot make a folder there for the output of the runs: %s; set TMPDIR", top, strerror(errno));
    return false;
}

/* Returns whether recordings can be written where the last one will be; else after an error message. */
static bool can_record(const struct hunt *h)
{
    if (!may_keep(h))
        return false;
    char *file = recording_of(h, h->first);
    int fd = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        complain(h->machine.command, "--keep=%s: cannot write there: %s", h->keep, strerror(errno));
    else
        unlink(file);
    free(file);
    return fd >= 0 && !close(fd);
}

static int hunt(struct hunt *h)
{
    if (!can_record(h) || !make_folder(h))
        return EXIT_MISTAKE;
    block_signals(h);
    h->input = input_of_runs(h->machine.command);
    int status = run_plain(h);
    if (!status)
        status = try_seeds(h);
    if (!status)
        status = report(h);
    else if (h->found)
        drop(h, h->seed);
    remove_run(h, run_name(h->seed).text);
    remove_run(h, "plain");
    rmdir(h->folder);
    return status;
}

int cmd_hunt(int argc, char **argv)
{
    static const struct argp_child children[] = {{&machine_argp, 0, NULL, 0}, {0}};
    static const struct argp argp = {
        options,
        parse,
        "PROGRAM [ARGUMENT...]",
        "Run a program under random schedules of its threads and processes until one ends otherwise than the plain run, and keep a "
        "recording of that run: to find data races, deadlocks and other bugs that need an unusual order."
        "\vThe exit status is 0 if all schedules end as the plain run, 1 if one differs, 2 for a usage or input error. The program's "
        "standard input is the file that this command reads, from the same place in each run, or else empty. Without --max-time the "
        "plain run must end within 60 seconds of virtual time, and a run with a seed is killed after ten times the plain run's time and 5 "
        "seconds more, status 137; --max-time replaces both limits. Messages of precis are not compared.",
        children,
        machine_help,
        NULL};
    struct hunt *h = must(calloc(1, sizeof *h));
    h->seeds = DEFAULT_SEEDS;
    h->first = h->jobs = 1;
    h->keep = "hunt.rec";
    h->input = -1;
    machine_options_init(&h->machine, argv[0]);
    command_parse(&argp, argc, argv, ARGP_IN_ORDER, h);
    take_words(h, argv);
    int status = hunt(h);
    machine_options_fini(&h->machine);
    outcome_free(&h->plain);
    outcome_free(&h->outcome);
    free(h->words);
    free(h);
    return status;
}
