/* model_builtin.c - the built-in models of a machine: see model_text.h. */
#include "emu/timing/model_text.h"
#include "emu/fatal/fatal.h"

#include <stdlib.h>
#include <string.h>

/* Returns the text among those read so far that has this name. */
static const struct timing_text *find(const struct timing_models *all, const char *name)
{
    for (unsigned k = 0; k < all->n; k++)
        if (!strcmp(timing_text_model(all->texts[k])->name, name))
            return all->texts[k];
    return NULL;
}

/* The texts are right, so what fails is mostly an allocation. */
static _Noreturn void give_up(const char *why)
{
    if (timing_text_is_no_memory(why))
        fatal(2, "out of memory for the timing models");
    fatal(3, "a built-in timing model is wrong: %s", why);
}

void timing_models_read(struct timing_models *out, const struct timing_machine *machine, const struct timing_builtin *texts, unsigned n,
                        const struct timing_model *unit)
{
    char why[TIMING_TEXT_WHY], base[TIMING_TEXT_NAME];
    memset(out, 0, sizeof *out);
    for (unsigned k = 0; k < n && k < TIMING_MAX_BUILTIN; k++) {
        size_t size = strlen(texts[k].text);
        if (!timing_text_base(texts[k].file, texts[k].text, size, base, why))
            give_up(why);
        out->texts[k] = timing_text_read(machine, base[0] ? find(out, base) : NULL, texts[k].file, texts[k].text, size, why);
        if (!out->texts[k])
            give_up(why);
        out->n++;
    }
    const struct timing_model *usual = timing_text_model(out->texts[0]);
    out->unit = *unit;
    out->unit.classes = usual->classes;
    out->unit.nclasses = usual->nclasses;
    out->unit.rules = usual->rules;
    out->unit.nrules = usual->nrules;
    out->unit.predictor = usual->predictor;
}

// clang-format off
const struct timing_text *timing_models_text(const struct timing_models *all, unsigned index) { return index && index <= all->n ? all->texts[index - 1] : NULL; }
// clang-format on

const struct timing_model *timing_models_model(const struct timing_models *all, unsigned index)
{
    const struct timing_text *t = timing_models_text(all, index);
    return !index ? &all->unit : t ? timing_text_model(t) : NULL;
}
