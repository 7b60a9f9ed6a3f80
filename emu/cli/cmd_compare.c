/* cmd_compare.c - precis compare: what changed between two profiles. */
#include "emu/cli/command.h"
#include "emu/cli/profile_file.h"
#include "emu/report/compare.h"
#include "emu/report/must.h"
#include "emu/report/profile.h"

#include <argp.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_EXCEEDED = 1 };

struct options {
    char *file[2];
    unsigned nfiles;
    const char *output, *limit_text;
    struct compare_options compare;
    struct compare_text text;
    uint64_t limit; /* --fail-above in millionths of a percent; UINT64_MAX: none */
    bool json;
};

enum { OPTION_FAIL_ABOVE = 1000, OPTION_JSON, OPTION_SORT, OPTION_SYMBOLS, OPTION_FULL_NAMES };

static const struct argp_option option_list[] = {
    {"fail-above", OPTION_FAIL_ABOVE, "PERCENT", 0,
     "Exit with status 1 if the total of B is more than PERCENT above that of A: of cycles, or of the figure that --sort names", 0},
    {"function", 'f', "NAME", 0, "Only this function, of C++ also without its parameters; totals and --fail-above are then its own", 0},
    {"sort", OPTION_SORT, "FIGURE", 0, "Compare by this figure, such as instructions (default: cycles; of sampled profiles ticks)", 0},
    {"lines", 'n', "N", 0, "At most N functions and N source lines (default 20; 0: all)", 0},
    {"symbols", OPTION_SYMBOLS, 0, 0, "Inlined code counts for the function that contains it, not for its own function", 0},
    {"full-names", OPTION_FULL_NAMES, 0, 0, "Print long C++ names whole", 0},
    {"json", OPTION_JSON, 0, 0, "Print JSON: all functions and lines", 0},
    {"output", 'o', "FILE", 0, "Write there instead of to standard output", 0},
    {0}};

/* A percentage with up to six decimals, in millionths. */
static uint64_t percentage(const struct argp_state *state, const char *text)
{
    enum { DECIMALS = 6, MOST = 1000000000 };
    uint64_t n = 0;
    const char *at = text;

    while (*at >= '0' && *at <= '9' && n <= MOST)
        n = 10 * n + (uint64_t)(*at++ - '0');
    bool digits = at > text;
    for (unsigned k = 0; k < DECIMALS; k++)
        n *= 10;
    if (*at == '.') {
        uint64_t unit = 100000;
        for (at++; *at >= '0' && *at <= '9'; at++, unit /= 10, digits = true) {
            if (!unit)
                option_error(state, "--fail-above=%s: more than six decimals", text);
            n += unit * (uint64_t)(*at - '0');
        }
    }
    at += *at == '%';
    if (!digits || *at || n > UINT64_C(1000000) * MOST)
        option_error(state, "--fail-above=%s: expected a percentage, 0 or more, such as 1%% or 0.5%%", text);
    return n;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;

    switch (key) {
    case OPTION_FAIL_ABOVE:
        o->limit = percentage(state, arg);
        o->limit_text = arg;
        break;
    case 'f': o->compare.function = arg; break;
    case OPTION_SORT: o->compare.sort = arg; break;
    case 'n': o->text.most = option_number(state, "lines", arg, 0, UINT64_MAX); break;
    case OPTION_SYMBOLS: o->compare.symbols = true; break;
    case OPTION_FULL_NAMES: o->text.full_names = true; break;
    case OPTION_JSON: o->json = true; break;
    case 'o': o->output = arg; break;
    case ARGP_KEY_ARG:
        if (o->nfiles == 2)
            option_error(state, "expected two FILEs; '%s' is the third", arg);
        o->file[o->nfiles++] = arg;
        break;
    case ARGP_KEY_END:
        if (o->nfiles < 2)
            option_error(state, "expected two FILEs, which \"precis profile -o FILE\" writes: the old profile and the new one");
        if (!strcmp(o->file[0], "-") && !strcmp(o->file[1], "-"))
            option_error(state, "only one FILE can be -, standard input");
        break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* Prints what --fail-above found. */
static void complain_of_growth(const char *command, const struct options *o, const struct comparison *c)
{
    const struct compare_row *worst = NULL;
    uint64_t a = c->total[0][0], b = c->total[1][0];

    for (size_t i = 0; i < c->functions.count && !worst; i++)
        if (c->functions.row[i].figure[1][0] > c->functions.row[i].figure[0][0])
            worst = &c->functions.row[i];
    char percent[40] = "";
    if (a)
        snprintf(percent, sizeof percent, ", by %.3f %%", compare_percent(a, b));
    complain(command, "%s grew from %" PRIu64 " to %" PRIu64 "%s, more than --fail-above=%s allows; most in %s", c->column[0].name, a, b,
             percent, o->limit_text, worst ? worst->name : "no function");
}

/* Returns the exit status. */
static int compare(const char *command, const struct options *o, struct profile *const *p)
{
    char *error = NULL;
    struct comparison *c = compare_profiles(p[0], p[1], &o->compare, &error);
    bool limited = o->limit != UINT64_MAX;

    if (!c)
        complain(command, "%s", error);
    else if (limited && c->machines)
        complain(command, "--fail-above: %s and %s cannot be measured against each other: %s", o->file[0], o->file[1], c->machines);
    free(error);
    if (!c || (limited && c->machines))
        return compare_free(c), EXIT_MISTAKE;
    FILE *out = o->output ? output_open_result(command, o->output) : stdout;
    struct compare_text how = o->text;
    how.colours = out && output_has_colours(out);
    errno = 0;
    bool good = out && (o->json ? compare_print_json(c, &how, o->limit, out) : compare_print(c, &how, out));
    if (out && !good) {
        complain(command, "cannot write %s: %s", o->output ? o->output : "standard output", strerror(errno ? errno : EIO));
        output_discard(out);
    }
    good = good && output_close(command, o->output ? o->output : "standard output", out);
    bool exceeded = good && limited && compare_exceeds(c, o->limit);
    if (exceeded)
        complain_of_growth(command, o, c);
    compare_free(c);
    return !good ? EXIT_MISTAKE : exceeded ? EXIT_EXCEEDED : 0;
}

int cmd_compare(int argc, char **argv)
{
    static const struct argp argp = {
        option_list,
        parse,
        "A B",
        "Print what changed from profile A to profile B, both written by \"precis profile -o FILE\": totals, functions and source lines, "
        "those "
        "that changed most first. B may be of a recompiled program: functions are matched by name and source file, lines by their distance "
        "from the function's declaration."
        "\vExit status 0: compared; 1: --fail-above was exceeded; 2: an error, with one message. Cycles and instructions of "
        "\"precis profile --exact\" are the same in each run, so --fail-above=0 is possible.",
        NULL,
        NULL,
        NULL};
    struct options o = {.limit = UINT64_MAX, .text.most = 20};
    struct profile *p[2] = {NULL, NULL};
    int status = EXIT_MISTAKE;

    command_parse(&argp, argc, argv, 0, &o);
    for (unsigned k = 0; k < 2; k++)
        o.text.names[k] = o.file[k];
    if ((p[0] = profile_file(argv[0], o.file[0])) && (p[1] = profile_file(argv[0], o.file[1])))
        status = compare(argv[0], &o, p);
    profile_free(p[0]);
    profile_free(p[1]);
    return status;
}
