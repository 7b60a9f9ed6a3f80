/* cmd_annotate.c - precis annotate: a program's instructions with their cost in a run. */
#define _GNU_SOURCE
#include <argp.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cli/program.h"
#include "emu/cli/source_text.h"
#include "emu/cli/stale.h"
#include "emu/cpu/isa.h"
#include "emu/debug/code_text.h"
#include "emu/os/host_error.h"
#include "emu/load/symbols.h"
#include "emu/report/function_name.h"
#include "emu/report/json.h"
#include "emu/report/must.h"
#include "emu/report/printable.h"
#include "emu/report/profile.h"

struct options {
    const char *file, *function, *root;
    size_t functions;
    bool changed, source;
    json_t *list;       /* --json: where functions are appended; NULL: text */
    json_t *unreadable; /* an object: the files that a message has named */
};

enum { OPTION_CHANGED = 1000, KEY_JSON, OPTION_ROOT, OPTION_SOURCE };

static const struct argp_option option_list[] = {
    {"function", 'f', "NAME", 0, "Only this function, of C++ also without its parameters", 0},
    {"functions", 'n', "N", 0, "At most N functions, those with the most cycles (default 10)", 0},
    {"changed", OPTION_CHANGED, 0, 0, "Annotate even if a file is not the one that ran", 0},
    {"root", OPTION_ROOT, "DIR", 0, "Look up the program's files below DIR first", 0},
    {"source", OPTION_SOURCE, 0, 0, "Print each source line before its instructions", 0},
    {"json", KEY_JSON, NULL, 0, "Print JSON", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    switch (key) {
    case 'f': o->function = arg; break;
    case 'n': o->functions = option_number(state, "functions", arg, 0, UINT64_MAX); break;
    case OPTION_ROOT: o->root = arg; break;
    case OPTION_SOURCE: o->source = true; break;
    case OPTION_CHANGED: o->changed = true; break;
    case KEY_JSON: o->list = o->list ? o->list : json_array(); break;
    case ARGP_KEY_ARG:
        if (o->file)
            option_error(state, "expected exactly one FILE; '%s' is the second", arg);
        o->file = arg;
        break;
    case ARGP_KEY_NO_ARGS: option_error(state, "no FILE given; \"precis profile --exact -o FILE\" writes one"); break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* ---- cost of a function -------------------------------------------------------------------------------- */

struct cost {
    const struct profile_function *function;
    uint64_t cycles, instructions;
};

/* Returns the index of the first sample at or after pc. profile_tidy() has sorted the samples by pc. */
static size_t first_sample(const struct profile_image *image, uint64_t pc)
{
    size_t low = 0, high = image->sample_count;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (image->samples[mid].pc < pc)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

static struct cost cost_of(const struct profile_image *image, const struct profile_function *f)
{
    struct cost c = {.function = f};
    for (size_t k = first_sample(image, f->low); k < image->sample_count && image->samples[k].pc < f->high; k++) {
        c.cycles += image->samples[k].cycles;
        c.instructions += image->samples[k].instructions;
    }
    return c;
}

static int dearer_first(const void *a, const void *b)
{
    const struct cost *x = a, *y = b;
    if (x->cycles != y->cycles)
        return x->cycles < y->cycles ? 1 : -1;
    return x->function->low < y->function->low ? -1 : x->function->low > y->function->low;
}

/* ---- text ---------------------------------------------------------------------------------------------------- */

static const uint8_t *code_at(struct symbols *y, uint64_t address, size_t *avail)
{
    size_t n;
    const struct code_section *code = symbols_code(y, &n);
    for (size_t k = 0; k < n; k++)
        if (address >= code[k].address && address - code[k].address < code[k].size) {
            *avail = code[k].size - (address - code[k].address);
            return code[k].bytes + (address - code[k].address);
        }
    return NULL;
}

/* One column per cause with cycles in the function. Causes that differ only after the colon share a column. */
enum { MAX_COLUMNS = 40 };

struct columns {
    const struct profile *profile;
    unsigned n;
    const char *name[MAX_COLUMNS]; /* up to the colon */
    uint64_t total[MAX_COLUMNS];
};

static size_t first_word(const char *cause)
{
    return strcspn(cause, ":");
}

static unsigned column_of(struct columns *x, const char *cause)
{
    size_t length = first_word(cause);
    for (unsigned k = 0; k < x->n; k++)
        if (first_word(x->name[k]) == length && !strncmp(x->name[k], cause, length))
            return k;
    if (x->n == MAX_COLUMNS)
        return MAX_COLUMNS - 1;
    x->name[x->n] = cause;
    return x->n++;
}

/* The text by which a cause finds its column. A count of accesses or misses has its own. */
static const char *column_name(const struct profile *p, unsigned cause)
{
    const char *count = profile_count_name(p, cause);
    return count ? count : p->causes[cause];
}

/* Finds the columns, in the profile's order, and their totals. */
static void find_columns(struct columns *x, const struct profile_image *image, const struct profile_function *f)
{
    unsigned causes = x->profile->cause_count;
    for (unsigned n = 0; n < 2 * causes; n++) { /* counts come last */
        unsigned c = n % causes;
        uint64_t cycles = 0;
        if ((n >= causes) != (profile_count_name(x->profile, c) != NULL))
            continue;
        for (size_t k = first_sample(image, f->low); k < image->sample_count && image->samples[k].pc < f->high; k++)
            cycles += profile_cycles_of(&image->samples[k], c);
        if (cycles)
            x->total[column_of(x, column_name(x->profile, c))] += cycles;
    }
}

static void print_costs(struct columns *x, const struct profile_sample *s)
{
    uint64_t cycles[MAX_COLUMNS] = {0};
    if (!s) {
        printf("%*s", (int)(32 + 11 * x->n), "");
        return;
    }
    printf("%12" PRIu64 " %12" PRIu64 " %6.2f", s->cycles, s->instructions,
           s->instructions ? (double)s->cycles / (double)s->instructions : 0.0);
    for (unsigned k = 0; k < s->part_count; k++)
        cycles[column_of(x, column_name(x->profile, s->parts[k].cause))] += s->parts[k].cycles;
    for (unsigned k = 0; k < x->n; k++)
        if (cycles[k])
            printf(" %10" PRIu64, cycles[k]);
        else
            printf(" %10s", ".");
}

/* Prints the parts of causes after the colon: the classes of the producers that the instruction waited for. */
static void print_details(const struct profile *p, const struct profile_sample *s)
{
    const char *before = "   ; ";
    for (unsigned k = 0; s && k < s->part_count; k++) {
        const char *colon = strchr(p->causes[s->parts[k].cause], ':');
        if (!colon || profile_count_name(p, s->parts[k].cause))
            continue;
        printf("%s%s %" PRIu64, before, colon + 1, s->parts[k].cycles);
        before = ", ";
    }
}

/* The text of the instruction at pc. Returns the bytes to the next one, or 0 if there is no code. */
static unsigned text_at(const struct isa *isa, struct symbols *y, uint64_t bias, uint64_t pc, char *text, size_t cap)
{
    uint64_t va = pc - bias, slot = pc % isa->sample_bytes;
    size_t avail = 0;
    const uint8_t *code = code_at(y, va - slot, &avail);
    if (isa->sample_bytes <= 4)
        slot = 0;
    return code && avail > slot ? code_text(isa, y, va, code + slot, avail - slot, text, cap) : 0;
}

/* Prints the source line of pc if it is another one than that of the instruction before, *last. */
static void print_source(struct source_texts *lines, const struct columns *x, const struct profile_image *image, uint64_t pc,
                         const struct profile_line **last)
{
    const struct profile_line *l = profile_find_line(image, pc);
    const struct profile_line *before = *last;
    *last = l;
    if (!l || !l->file || (before && before->file == l->file && before->line == l->line))
        return;
    const char *path = x->profile->strings[l->file], *slash = strrchr(path, '/');
    const char *source = source_text(lines, path, l->line);
    printf("%*s  ", (int)(32 + 11 * x->n), "");
    put_printable(slash ? slash + 1 : path, stdout);
    printf(":%u  ", l->line);
    put_printable(source ? source : "(no source)", stdout);
    putchar('\n');
}

/* lines: NULL: without source lines */
static void print_code(const struct isa *isa, struct symbols *y, uint64_t bias, const struct profile_image *image, const struct cost *c,
                       struct columns *x, struct source_texts *lines)
{
    const struct profile_line *last = NULL;
    char text[256];
    for (uint64_t pc = c->function->low; pc < c->function->high;) {
        size_t k = first_sample(image, pc);
        const struct profile_sample *s = k < image->sample_count && image->samples[k].pc == pc ? &image->samples[k] : NULL;
        unsigned used = text_at(isa, y, bias, pc, text, sizeof text);
        if (!used)
            return;
        if (lines)
            print_source(lines, x, image, pc, &last);
        print_costs(x, s);
        printf("  %10" PRIx64 ": %s", pc - bias, text);
        print_details(x->profile, s);
        putchar('\n');
        pc += used;
    }
}

/* Reports a file that cannot be read, once. */
static void complain_of_file(const char *command, const char *file, const char *why, json_t *unreadable)
{
    json_t *name = text_json(file);
    if (!json_object_get(unreadable, json_string_value(name)))
        complain(command, "%s", why ? why : "out of memory");
    json_object_set_new(unreadable, json_string_value(name), json_true());
    json_decref(name);
}

/* Opens the file of a function's code. m: NULL if the profile names none. Returns NULL after an error message. */
static struct symbols *open_code(const char *command, const struct options *o, const struct profile_module *m, const char *function)
{
    char *why = NULL;
    struct symbols *y = m ? symbols_open(module_file(m), &why) : NULL;
    if (!m)
        complain(command, "%s: the profile names no file with this code", function);
    else if (!y && is_host_error(errno))
        cannot_read(module_file(m), errno);
    else if (!y)
        complain_of_file(command, module_file(m), why, o->unreadable);
    free(why);
    return y;
}

static void close_code(struct symbols *y, const struct profile_module *m)
{
    if (y && symbols_error(y))
        cannot_read(module_file(m), symbols_error(y));
    symbols_free(y);
}

/* ---- JSON ---------------------------------------------------------------------------------------------------- */

static json_t *row_json(const struct profile *p, const struct profile_sample *s, uint64_t address, const char *text)
{
    json_t *o = json_pack("{s:o, s:s, s:I, s:I, s:I}", "address", address_json(address), "text", text + strspn(text, " "), "ticks",
                          (json_int_t)(s ? s->ticks : 0), "cycles", (json_int_t)(s ? s->cycles : 0), "instructions",
                          (json_int_t)(s ? s->instructions : 0));
    json_t *causes = json_object(), *counts = json_object();
    for (unsigned k = 0; s && k < s->part_count; k++) {
        const char *count = profile_count_name(p, s->parts[k].cause);
        json_object_set_new(count ? counts : causes, count ? count : p->causes[s->parts[k].cause],
                            json_integer((json_int_t)s->parts[k].cycles));
    }
    json_object_set_new(o, "causes", causes);
    json_object_set_new(o, "counts", counts);
    return o;
}

/* Appends a function and its instructions; none if its file cannot be read. Returns false after an error message. */
static bool append_function(const char *command, const struct options *o, const struct isa *isa, const struct profile *p,
                            const struct profile_image *image, const struct cost *c)
{
    const struct profile_module *m = profile_find_module(image, c->function->low);
    struct symbols *y = open_code(command, o, m, c->function->name);
    json_t *rows = json_array();
    char text[256];
    unsigned used;
    for (uint64_t pc = c->function->low; y && pc < c->function->high; pc += used) {
        size_t k = first_sample(image, pc);
        used = text_at(isa, y, m->bias, pc, text, sizeof text);
        if (!used)
            break;
        const struct profile_sample *s = k < image->sample_count && image->samples[k].pc == pc ? &image->samples[k] : NULL;
        json_array_append_new(rows, row_json(p, s, pc - m->bias, text));
    }
    close_code(y, m);
    json_array_append_new(o->list, json_pack("{s:o, s:i, s:o, s:I, s:I, s:o}", "program", text_json(image->program), "process", image->pid,
                                             "function", text_json(c->function->name), "cycles", (json_int_t)c->cycles, "instructions",
                                             (json_int_t)c->instructions, "code", rows));
    return y || !m;
}

/* Returns false after an error message. */
static bool print_function(const char *command, const struct options *o, const struct isa *isa, const struct profile *p,
                           const struct profile_image *image, const struct cost *c, struct source_texts *lines)
{
    const struct profile_module *m = profile_find_module(image, c->function->low);
    struct columns x = {.profile = p};
    find_columns(&x, image, c->function);
    printf("\n%s: %" PRIu64 " cycles, %" PRIu64 " instructions\n", c->function->name, c->cycles, c->instructions);
    printf("%12s %12s %6s", "cycles", "instructions", "CPI");
    for (unsigned k = 0; k < x.n; k++)
        printf(" %10.*s", (int)first_word(x.name[k]), x.name[k]);
    printf("\n%12" PRIu64 " %12" PRIu64 " %6.2f", c->cycles, c->instructions,
           c->instructions ? (double)c->cycles / (double)c->instructions : 0.0);
    for (unsigned k = 0; k < x.n; k++)
        printf(" %10" PRIu64, x.total[k]);
    printf("  total\n");
    struct symbols *y = open_code(command, o, m, c->function->name);
    if (y)
        print_code(isa, y, m->bias, image, c, &x, o->source ? lines : NULL);
    close_code(y, m);
    return y || !m;
}

/* Makes --function the whole name of a function that was executed. Returns false after an error message. */
static bool choose_function(struct options *o, const char *command, const struct profile *p)
{
    struct name_choice choice = {.wanted = o->function};
    char *error;
    for (size_t i = 0; i < p->image_count; i++)
        for (size_t k = 0; k < p->images[i]->function_count; k++) {
            const struct profile_function *f = &p->images[i]->functions[k];
            const struct cost c = name_fits(f->name, o->function) ? cost_of(p->images[i], f) : (struct cost){0};
            if (c.cycles || c.instructions)
                name_choice_try(&choice, f->name);
        }
    o->function = name_choice_end(&choice, &error);
    if (!o->function && error)
        complain(command, "%s: %s", o->file, error);
    else if (!o->function)
        complain(command, "%s: no function named %s was executed", o->file, choice.wanted);
    free(error);
    return o->function;
}

/* Prints the functions that match the options. *good: false after an error message. */
static void print_image(bool *good, const struct options *o, const char *command, const struct isa *isa, const struct profile *p,
                        const struct profile_image *image)
{
    struct cost *costs = must(calloc(image->function_count + 1, sizeof *costs));
    struct source_texts lines = {0};
    size_t n = 0;
    for (size_t k = 0; k < image->function_count; k++) {
        if (o->function && strcmp(o->function, image->functions[k].name))
            continue;
        costs[n] = cost_of(image, &image->functions[k]);
        n += costs[n].cycles || costs[n].instructions;
    }
    if (!n) {
        if (!o->function && image->sample_count)
            complain(command, "%s, process %d: no functions are known; \"precis report -f elements\" prints its instructions",
                     image->program, image->pid);
        free(costs);
        return;
    }
    qsort(costs, n, sizeof *costs, dearer_first);
    if (!o->list)
        printf("%s, process %d\n", image->program, image->pid);
    for (size_t k = 0; k < n && k < o->functions; k++)
        *good = (o->list ? append_function(command, o, isa, p, image, &costs[k])
                         : print_function(command, o, isa, p, image, &costs[k], &lines)) &&
                *good;
    source_texts_free(&lines);
    free(costs);
}

int cmd_annotate(int argc, char **argv)
{
    static const struct argp argp = {option_list,
                                     parse,
                                     "FILE",
                                     "Print the instructions of a program's functions with their cost in a run: cycles, executions, "
                                     "cycles per execution, the cycles by cause, and after a semicolon the producers that it waited "
                                     "for. FILE is the output of \"precis profile --exact -o FILE\".",
                                     NULL,
                                     NULL,
                                     NULL};
    struct options o = {.functions = 10};
    char error[256] = "";
    command_parse(&argp, argc, argv, 0, &o);
    FILE *in = fopen(o.file, "r");
    struct profile *p = in ? profile_read(in, error, sizeof error) : NULL;
    if (in)
        fclose(in);
    if (!p) {
        complain(argv[0], "%s: %s", o.file, in ? error : strerror(errno));
        json_decref(o.list);
        return EXIT_MISTAKE;
    }
    const struct isa *isa = p->machine.exact ? named_machine(argv[0], o.file, p->machine.isa) : NULL;
    int status = EXIT_MISTAKE;
    profile_tidy(p);
    profile_open_supplied(p);
    if (o.root)
        profile_look_below(argv[0], p, o.root);
    o.unreadable = json_object();
    if (!p->machine.exact)
        complain(argv[0], "%s: has samples, but no cycles; record it with \"precis profile --exact -o FILE\"", o.file);
    else if (isa && o.function && !choose_function(&o, argv[0], p))
        status = EXIT_MISTAKE;
    else if (isa && (o.changed || !complain_of_stale(argv[0], p, "record the profile again, or use --changed"))) {
        bool good = true;
        for (size_t k = 0; k < p->image_count; k++)
            print_image(&good, &o, argv[0], isa, p, p->images[k]);
        if (o.list)
            print_json(json_incref(o.list), stdout);
        if (good)
            status = output_close(argv[0], "standard output", stdout) ? 0 : EXIT_MISTAKE;
    }
    json_decref(o.list);
    json_decref(o.unreadable);
    profile_free(p);
    return status;
}
