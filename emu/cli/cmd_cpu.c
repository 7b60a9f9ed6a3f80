/* cmd_cpu.c - precis cpu: lists the built-in timing models, prints one, and checks the files of others. */
#include <argp.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cli/model_choice.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"
#include "emu/report/json.h"

struct options {
    const char *name;
    bool complete, json;
};

enum { KEY_COMPLETE = 256, KEY_JSON };
static const struct argp_option option_list[] = {
    {"complete", KEY_COMPLETE, NULL, 0, "Print all values of FILE's model, as for a built-in one, instead of those that differ", 0},
    {"json", KEY_JSON, NULL, 0, "Print the list as JSON", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    switch (key) {
    case KEY_COMPLETE: o->complete = true; break;
    case KEY_JSON: o->json = true; break;
    case ARGP_KEY_ARG:
        if (o->name)
            option_error(state, "expected exactly one MODEL or FILE; '%s' is the second", arg);
        o->name = arg;
        break;
    case ARGP_KEY_END:
        if (o->complete && !o->name)
            option_error(state, "--complete: expected a MODEL or FILE");
        if (o->json && o->name)
            option_error(state, "--json: only the list of models is printed as JSON");
        break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

static void list_model(const struct isa *isa, const struct timing_model *m, bool is_default, json_t *list)
{
    if (list)
        json_array_append_new(
            list, json_pack("{s:s, s:s, s:s, s:b}", "model", m->name, "isa", isa->name, "describes", m->long_name, "default", is_default));
    else
        printf("%-12s %-10s %s%s\n", m->name, isa->long_name, m->long_name, is_default ? " (default)" : "");
}

/* Returns whether a machine before the i-th has the model: the text lists it once, JSON for each machine. */
static bool is_shared(unsigned i, const struct timing_model *m)
{
    const struct timing_model *other;
    for (unsigned at = 0; at < i; at++) {
        const struct isa *isa = machine_by_index(at);
        for (unsigned k = 1; cpu_can(isa, CPU_CYCLE_MODELS) && (other = isa->timing.model(k)); k++)
            if (strcmp(other->name, m->name) == 0)
                return true;
    }
    return false;
}

static void list_all(bool json)
{
    const struct isa *isa;
    const struct timing_model *m;
    json_t *list = json ? json_array() : NULL;
    for (unsigned i = 0; (isa = machine_by_index(i)); i++)
        for (unsigned k = 1; cpu_can(isa, CPU_CYCLE_MODELS) && (m = isa->timing.model(k)); k++)
            if (json || !is_shared(i, m))
                list_model(isa, m, k == 1 && !isa->timing.unit_is_default, list);
    if (list)
        print_json(list, stdout);
}

/* Prints how the model of a file differs from its base. */
static void print_differences(const char *file, const struct model_choice *c)
{
    const struct timing_model *base = timing_text_model(timing_text_based_on(c->text));
    printf("%s: %s, a model of %s based on %s, hash %016" PRIx64 "\n", file, c->model->name, c->isa->long_name, base->name,
           timing_text_hash(c->text));
    if (!timing_text_differences(c->text, stdout))
        puts("no differences");
}

int cmd_cpu(int argc, char **argv)
{
    static const struct argp argp = {
        option_list,
        parse,
        "[MODEL|FILE]",
        "List the timing models; print a built-in one, complete, in the format of --cpu FILE, with the source of each "
        "value; or check a FILE, and print its differences from its base model."
        "\vA FILE's name contains a slash or ends in .cpu. docs/adding-a-cpu-model.md describes the format.",
        NULL,
        NULL,
        NULL};
    struct options o = {0};
    struct model_choice c = {0};
    command_parse(&argp, argc, argv, 0, &o);
    if (!o.name) {
        list_all(o.json);
        return output_close(argv[0], "standard output", stdout) ? 0 : EXIT_MISTAKE;
    }
    if (!model_choose(argv[0], o.name, NULL, &c))
        return EXIT_MISTAKE;
    if (!c.text) {
        complain(argv[0], "%s: %s; it has no values to print", o.name, c.model->long_name);
        return EXIT_MISTAKE;
    }
    if (!c.read)
        timing_text_print(c.text, c.model->name, stdout);
    else if (o.complete)
        timing_text_print(c.text, timing_text_model(timing_text_based_on(c.text))->name, stdout);
    else
        print_differences(o.name, &c);
    model_choice_free(&c);
    return output_close(argv[0], "standard output", stdout) ? 0 : EXIT_MISTAKE;
}
