/* cmd_report.c - precis report: print profiles or convert them to other formats. */
#define _GNU_SOURCE /* basename */
#include "emu/cli/command.h"
#include "emu/cli/guest_histogram.h"
#include "emu/cli/profile_file.h"
#include "emu/cli/program.h"
#include "emu/cli/stale.h"
#include "emu/cli/working.h"
#include "emu/kernel/kernel.h"
#include "emu/page/page.h"
#include "emu/report/profile.h"
#include "emu/report/must.h"

#include <argp.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct options {
    const struct profile_format *format; /* NULL: the page */
    const char *output, *root, *program;
    int pid; /* -1: the one with the most ticks */
    char **files;
    int file_count;
    bool compare, json, has_format, full_names;
    size_t lines; /* --lines */
    double merge; /* --merge-calls; negative: the default */
};

enum { OPTION_COMPARE = 1000, OPTION_ROOT, OPTION_PROGRAM, OPTION_JSON, OPTION_MERGE_CALLS, OPTION_FULL_NAMES };

static const struct argp_option option_list[] = {
    {"format", 'f', "FORMAT", 0, "text (default), or another format of the list below", 0},
    {"json", OPTION_JSON, 0, 0, "Print the list by function as JSON: --format=json", 0},
    {"lines", 'n', "N", 0, "text, elements: at most N lines; 0 (default): all", 0},
    {"full-names", OPTION_FULL_NAMES, 0, 0, "text, elements: print long C++ names whole", 0},
    {"output", 'o', "FILE", 0, "Write there instead of to standard output", 0},
    {"pid", 'p', "PID", 0, "The process to show in a histogram (default: the one with the most ticks)", 0},
    {"compare", OPTION_COMPARE, 0, 0, "html: show two FILEs side by side", 0},
    {"merge-calls", OPTION_MERGE_CALLS, "PERCENT", 0,
     "folded, pprof, html: merge calls that cost less than PERCENT of their process' cycles, with all that they called, into one frame of "
     "a "
     "stack (0: none; default: 0.01 in processes with more than 10,000 stacks)",
     0},
    {"root", OPTION_ROOT, "DIR", 0, "html: look up the program's files below DIR first", 0},
    {"program", OPTION_PROGRAM, "PROGRAM", 0, "The FILEs are gmon.out or mon.out, written by the C library of PROGRAM", 0},
    {0}};

static const struct profile_format *find_format(struct argp_state *state, const char *name)
{
    for (const struct profile_format *f = profile_formats; f->name; f++)
        if (!strcmp(f->name, name))
            return f;
    if (!strcmp(name, "html") && page_available())
        return NULL;
    if (!strcmp(name, "html"))
        option_error(state, "--format=html: this precis was built without %s", page_needs);
    char names[256] = "html";
    for (const struct profile_format *f = profile_formats; f->name; f++)
        snprintf(names + strlen(names), sizeof names - strlen(names), " %s", f->name);
    option_error(state, "--format=%s: unknown format; formats: %s", name, names);
    return NULL;
}

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    char *end;

    switch (key) {
    case 'f':
        o->format = find_format(state, arg);
        o->has_format = true;
        break;
    case OPTION_FULL_NAMES: o->full_names = true; break;
    case OPTION_JSON: o->json = true; break;
    case OPTION_MERGE_CALLS:
        o->merge = strtod(arg, &end);
        if (end == arg || strcmp(end, *end == '%' ? "%" : "") != 0 || !(o->merge >= 0 && o->merge <= 100))
            option_error(state, "--merge-calls=%s: expected a percentage, 0 to 100", arg);
        break;
    case 'n': o->lines = option_number(state, "lines", arg, 0, UINT64_MAX); break;
    case 'o': o->output = arg; break;
    case OPTION_COMPARE: o->compare = true; break;
    case OPTION_ROOT: o->root = arg; break;
    case OPTION_PROGRAM: o->program = arg; break;
    case 'p':
        o->pid = (int)strtol(arg, &end, 10);
        if (end == arg || *end || o->pid < 0)
            option_error(state, "--pid=%s: expected a process number", arg);
        break;
    case ARGP_KEY_ARGS:
        o->files = state->argv + state->next;
        o->file_count = state->argc - state->next;
        break;
    case ARGP_KEY_END:
        if (o->json && o->has_format && o->format != find_format(state, "json"))
            option_error(state, "--json and --format exclude each other");
        if (o->json)
            o->format = find_format(state, "json");
        if (o->pid >= 0 && !(o->format && o->format->of_one))
            option_error(state, "--pid needs --format=gmon, bsd-gmon or mon, which show one process");
        if (o->root && o->format)
            option_error(state, "--root needs --format=html");
        if (o->compare && (o->format || o->file_count != 2))
            option_error(state, "--compare needs --format=html and two FILEs");
        break;
    case ARGP_KEY_NO_ARGS: option_error(state, "no FILE given; \"precis profile -o FILE\" writes one"); break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

static char *list_formats(int key, const char *text, void *input)
{
    char *help = NULL;
    size_t size;
    FILE *out;

    (void)input;
    if (key != ARGP_KEY_HELP_POST_DOC)
        return (char *)text;
    out = open_memstream(&help, &size);
    if (!out)
        out_of_memory();
    fputs("Formats:\n", out);
    for (const struct profile_format *f = profile_formats; f->name; f++)
        fprintf(out, "  %-11s %s\n", f->name, f->describes);
    fprintf(out, "  %-11s %s\n", "html", page_available() ? "one page for a browser, with code and source" : "(not built)");
    fclose(out);
    return help;
}

static struct profile *read_file(const struct options *o, const char *path)
{
    return o->program ? guest_histogram("precis report", path, o->program) : profile_file("precis report", path);
}

/* Returns whether two profiles are of one program: of one file, if it is known. *build: they are of different builds of a program. */
static bool is_same_program(const struct profile *a, const struct profile *b, bool *build)
{
    const struct profile_image *x = a->image_count ? a->images[0] : NULL, *y = b->image_count ? b->images[0] : NULL;
    const struct profile_module *m = x ? profile_main_module(x) : NULL, *n = y ? profile_main_module(y) : NULL;
    bool known = m && n && *m->id && *n->id, same = x && y && !strcmp(basename(x->program), basename(y->program));

    *build = same && known && strcmp(m->id, n->id) != 0;
    return !x || !y || (known ? !strcmp(m->id, n->id) : same);
}

/* Adds p, which is freed, to the profiles of the files before. Returns false after an error message. */
static bool add_profile(const struct options *o, struct profile *all, struct profile *p, const char *path)
{
    const char *difference = profile_difference(all, p);
    bool build, same = is_same_program(all, p, &build);

    if (!difference && same && profile_merge(all, p))
        return true;
    if (difference)
        complain("precis report", "%s and %s cannot be added up: %s; report them one by one", o->files[0], path, difference);
    else if (build)
        complain("precis report",
                 "%s and %s cannot be added up: they are of different builds of %s; \"precis compare %s %s\" prints what changed",
                 o->files[0], path, basename(p->images[0]->program), o->files[0], path);
    else
        complain("precis report",
                 "%s and %s cannot be added up: one is of %s, the other of %s; report them one by one, or use "
                 "\"precis compare\"",
                 o->files[0], path, all->images[0]->program, p->images[0]->program);
    profile_free(p);
    return false;
}

static struct profile *read_all(const struct options *o)
{
    struct profile *all = read_file(o, o->files[0]);

    for (int i = 1; all && i < o->file_count; i++) {
        struct profile *p = read_file(o, o->files[i]);
        if (p && add_profile(o, all, p, o->files[i]))
            continue;
        profile_free(all);
        return NULL;
    }
    return all;
}

static uint64_t ticks_of(const struct profile_image *image)
{
    uint64_t ticks = 0;

    for (size_t i = 0; i < image->sample_count; i++)
        ticks += image->samples[i].ticks;
    return ticks;
}

static const struct profile_image *choose(const struct profile *p, const struct options *o)
{
    const struct profile_image *best = NULL;

    for (size_t i = 0; i < p->image_count; i++) {
        const struct profile_image *image = p->images[i];

        if (o->pid >= 0 && image->pid != o->pid)
            continue;
        if (!best || ticks_of(image) > ticks_of(best))
            best = image;
    }
    if (!best)
        complain("precis report", o->pid >= 0 ? "%s: no process %d in the profile" : "%s: no process in the profile", o->files[0], o->pid);
    return best;
}

/* Merges the small calls of formats that show stacks, and says so. */
static void merge_calls(const struct options *o, struct profile *p)
{
    if (o->format && o->format->write != profile_write_folded && o->format->write != profile_write_pprof)
        return;
    const struct profile_merged merged = profile_merge_calls(p, o->merge, o->format && o->format->write == profile_write_pprof);
    complain_of_merged("precis report", &merged, "; --merge-calls=0 keeps all");
}

/* Finds the machines of the page's profiles. May continue as precis-unicorn, so nothing is written before. */
static bool prepare_pages(const struct options *o, struct profile *const *profiles, size_t count, struct page_profile *pages)
{
    for (size_t i = 0; i < count; i++) {
        pages[i] = (struct page_profile){.file = o->files[i], .profile = profiles[i], .root = o->root};
        pages[i].isa = named_machine("precis report", o->files[i], profiles[i]->machine.isa);
        if (!pages[i].isa)
            return false;
        pages[i].dialect = kernel_default_dialect(pages[i].isa);
        merge_calls(o, profiles[i]);
        profile_open_supplied(profiles[i]);
    }
    return true;
}

/* Writes a format, or of pages the page. */
static bool write_report(const struct options *o, const struct profile *p, const struct profile_image *image,
                         const struct page_profile *pages, size_t count)
{
    FILE *out = o->output ? output_open_result("precis report", o->output) : stdout;
    bool good;

    if (!out)
        return false;
    struct working w;
    bool shown = o->output || !isatty(STDOUT_FILENO); /* otherwise the line would be in the report */
    if (shown)
        working_begin(&w, "precis report", "making the report");
    errno = 0;
    if (!o->format)
        good = page_write(pages, count, out);
    else if (o->format->write == profile_write_text || o->format->write == profile_write_elements)
        good = profile_print_text(p, o->format->write == profile_write_elements,
                                  &(struct profile_text){.most = o->lines, .colours = output_has_colours(out), .full_names = o->full_names},
                                  out);
    else
        good = o->format->write(p, image, out);
    const int error = errno;
    if (shown)
        working_end(&w);
    errno = error;
    if (good)
        return output_close("precis report", o->output ? o->output : "standard output", out);
    complain("precis report", "cannot write %s: %s", o->output ? o->output : "standard output",
             errno == ENODATA ? "no tick fell into a file: there is nothing for a histogram" : strerror(errno ? errno : EIO));
    output_discard(out);
    return false;
}

static void complain_of_clamped(const struct profile *p, const struct profile_image *image)
{
    uint64_t clamped = profile_clamped(p, image);

    if (clamped)
        complain("precis report", "%" PRIu64 " bins have more than 65535 ticks and are clamped; the format gmon has no such limit",
                 clamped);
}

static bool report(const struct options *o, struct profile *const *profiles, size_t count)
{
    const struct profile_image *image = NULL;
    struct page_profile pages[2];

    if (!o->format)
        return prepare_pages(o, profiles, count, pages) && write_report(o, NULL, NULL, pages, count);
    complain_of_stale("precis report", profiles[0], "functions and lines are those of the file that ran");
    merge_calls(o, profiles[0]);
    if (o->format->of_one && !(image = choose(profiles[0], o)))
        return false;
    if (o->format->clamps)
        complain_of_clamped(profiles[0], image);
    return write_report(o, profiles[0], image, NULL, 0);
}

int cmd_report(int argc, char **argv)
{
    static const struct argp argp = {option_list, parse_option, "FILE...", "Print profiles, or convert them to another format.\v",
                                     NULL,        list_formats, NULL};
    struct options o = {.format = &profile_formats[0], .pid = -1, .merge = -1};
    struct profile *profiles[2] = {NULL, NULL};
    size_t count = 1;
    bool good;

    argp_err_exit_status = 2;
    command_parse(&argp, argc, argv, 0, &o);
    if (o.compare)
        profiles[0] = profile_file(argv[0], o.files[0]), profiles[1] = profile_file(argv[0], o.files[1]), count = 2;
    else
        profiles[0] = read_all(&o);
    good = profiles[0] && (count == 1 || profiles[1]) && report(&o, profiles, count);
    profile_free(profiles[0]);
    profile_free(profiles[1]);
    return good ? 0 : 2;
}
