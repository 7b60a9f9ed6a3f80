/* model_choice.c - see model_choice.h. */
#include "emu/cli/model_choice.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include "emu/cli/command.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"
#include "emu/os/log.h"
#include "emu/os/os.h"

bool model_is_file(const char *name)
{
    size_t n = strlen(name);
    return strchr(name, '/') || (n > 4 && !strcmp(name + n - 4, ".cpu"));
}

/* ---- built-in models ---------------------------------------------------------------------------- */

/* Finds a built-in model of one machine. name: NULL for the default. */
static bool find_in(const struct isa *isa, const char *name, struct model_choice *out)
{
    const struct timing_model *m;
    const bool has_default = isa->timing.model && isa->timing.model(1) && !isa->timing.unit_is_default; /* else `unit` is the default */
    for (unsigned k = !name && has_default; isa->timing.model && (m = isa->timing.model(k)); k++)
        if (!name || !strcmp(m->name, name)) {
            *out = (struct model_choice){.isa = isa, .model = m, .text = isa->timing.text ? isa->timing.text(k) : NULL};
            return true;
        }
    return false;
}

/* isa: NULL for any machine. */
static bool find_built_in(const struct isa *isa, const char *name, struct model_choice *out)
{
    if (isa)
        return find_in(isa, name, out);
    for (unsigned k = 0; (isa = machine_by_index(k)); k++)
        if (cpu_can(isa, CPU_CYCLE_MODELS) && find_in(isa, name, out))
            return true;
    return false;
}

enum { MODELS_TEXT = 512 };

/* Stores the names of isa's models in text[]; NULL: of all machines, some of which share models. Returns text. */
static const char *list_models(const struct isa *isa, char text[MODELS_TEXT])
{
    const struct isa *each;
    const struct timing_model *m;
    struct model_choice first;
    size_t n = 0;
    text[0] = 0;
    for (unsigned k = 0; (each = machine_by_index(k)); k++)
        for (unsigned i = 0; n < MODELS_TEXT && (!isa || isa == each) && each->timing.model && (m = each->timing.model(i)); i++)
            if (isa || (find_built_in(NULL, m->name, &first) && first.isa == each))
                n += (size_t)snprintf(text + n, MODELS_TEXT - n, "%s%s", n ? ", " : "", m->name);
    return text;
}

/* No machine, or isa if it is not NULL, has a model of this name. */
static void complain_of_unknown(const char *command, const char *name, const struct isa *isa)
{
    char models[MODELS_TEXT];
    struct model_choice other;
    list_models(isa, models);
    if (!isa)
        complain(command, "%s: unknown timing model (a file's name contains a slash or ends in .cpu); known models: %s", name, models);
    else if (find_built_in(NULL, name, &other))
        complain(command, "--cpu=%s is a timing model of %s; those of %s: %s", name, other.isa->long_name, isa->long_name, models);
    else
        complain(command, "--cpu=%s: unknown timing model for %s (a file's name contains a slash or ends in .cpu); known models: %s", name,
                 isa->long_name, models);
}

/* ---- files --------------------------------------------------------------------------------------- */

/* Reads a file of the host, but no more than TIMING_TEXT_BYTES + 1 bytes. Returns NULL after an error message. */
static char *read_host_file(const char *command, const char *path, size_t *size)
{
    struct stat st;
    FILE *f = fopen(path, "re");
    char *text = f && !fstat(fileno(f), &st) && !S_ISDIR(st.st_mode) ? malloc(TIMING_TEXT_BYTES + 1) : NULL;
    if (!text) {
        complain(command, "--cpu=%s: %s", path, !f ? strerror(errno) : S_ISDIR(st.st_mode) ? "is a folder" : "out of memory");
    } else {
        *size = fread(text, 1, TIMING_TEXT_BYTES + 1, f);
        if (ferror(f)) {
            complain(command, "--cpu=%s: %s", path, strerror(errno));
            free(text);
            text = NULL;
        }
    }
    if (f)
        fclose(f);
    return text;
}

/* The same, or the recorded contents. */
static char *read_file(const char *command, const char *path, size_t *size)
{
    bool replays = os_log_mode() == OS_LOG_REPLAYS;
    char *text = replays ? malloc(TIMING_TEXT_BYTES + 1) : read_host_file(command, path, size);
    ssize_t n = text ? os_bytes((ssize_t)*size, text, TIMING_TEXT_BYTES + 1) : -1;
    *size = n > 0 ? (size_t)n : 0;
    return text;
}

/* Finds the built-in model that a file's text is based on. */
static bool find_base(const char *command, const char *path, const char *text, size_t size, struct model_choice *base)
{
    char why[TIMING_TEXT_WHY], name[TIMING_TEXT_NAME], models[MODELS_TEXT];
    if (!timing_text_base(path, text, size, name, why)) {
        complain(command, "%s", why);
        return false;
    }
    if (!name[0]) {
        complain(command, "%s: the first statement must be \"based on MODEL\"; \"precis cpu\" lists the models", path);
        return false;
    }
    if (!find_built_in(NULL, name, base) || !base->text) {
        complain(command, "%s: based on %s: %s; known models: %s", path, name,
                 !strcmp(name, "unit") ? "this model has no values to change" : "unknown model", list_models(NULL, models));
        return false;
    }
    return true;
}

static bool choose_file(const char *command, const char *path, const struct isa *isa, struct model_choice *out)
{
    char why[TIMING_TEXT_WHY];
    size_t size = 0;
    struct model_choice base;
    char *text = read_file(command, path, &size);
    if (!text)
        return false;
    bool found = find_base(command, path, text, size, &base);
    if (found && isa && isa->timing.text == base.isa->timing.text)
        base.isa = isa; /* machines that share their models: one for 32 bits, one for 64 */
    if (found && isa && base.isa != isa) {
        complain(command, "--cpu=%s: based on %s, a model of %s; the program is for %s", path, base.model->name, base.isa->long_name,
                 isa->long_name);
        found = false;
    }
    struct timing_text *t = found ? timing_text_read(timing_text_machine(base.text), base.text, path, text, size, why) : NULL;
    if (found && !t)
        complain(command, "%s", why);
    free(text);
    if (t)
        *out = (struct model_choice){.isa = base.isa, .model = timing_text_model(t), .text = t, .read = t};
    return t;
}

/* ---- both ------------------------------------------------------------------------------------------ */

bool model_choose(const char *command, const char *name, const struct isa *isa, struct model_choice *out)
{
    if (name && model_is_file(name))
        return choose_file(command, name, isa, out);
    if (find_built_in(isa, name, out))
        return true;
    complain_of_unknown(command, name, isa);
    return false;
}

bool model_is_changed(const struct model_choice *c)
{
    const struct timing_text *base = c->read ? timing_text_based_on(c->read) : NULL;
    return base && timing_text_hash(base) != timing_text_hash(c->read);
}

void model_label(const struct model_choice *c, char text[MODEL_LABEL])
{
    int n = snprintf(text, MODEL_LABEL, "%s", c->model ? c->model->name : "none");
    if (model_is_changed(c))
        snprintf(text + n, (size_t)(MODEL_LABEL - n), "@%016" PRIx64, timing_text_hash(c->text));
}

void model_choice_free(struct model_choice *c)
{
    timing_text_free(c->read);
    *c = (struct model_choice){0};
}
