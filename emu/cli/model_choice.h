/*
 * model_choice.h - the timing model that `--cpu` selects: a built-in one, or that of a file (docs/adding-a-cpu-model.md).
 *
 *     struct model_choice c;
 *     if (!model_choose(command, "two-way.cpu", isa, &c))
 *         return EXIT_MISTAKE;
 *     run(c.model);
 *     model_choice_free(&c);
 */
#ifndef PRECIS_EMU_CLI_MODEL_CHOICE_H
#define PRECIS_EMU_CLI_MODEL_CHOICE_H

#include <stdbool.h>
#include "emu/timing/model_text.h"

struct isa;

struct model_choice {
    const struct isa *isa;
    const struct timing_model *model; /* NULL: nothing chosen */
    const struct timing_text *text;   /* NULL: "unit" */
    struct timing_text *read;         /* of a file; NULL if the model is built in */
};

/* Returns whether this argument of --cpu is a file: it contains a slash or ends in ".cpu". */
bool model_is_file(const char *name);
/* Finds a model. isa: the machine that it must be of; NULL: any. name: the argument of --cpu; NULL: the machine's default. Returns false
 * after an error message. */
bool model_choose(const char *command, const char *name, const struct isa *isa, struct model_choice *out);
/* Returns whether its values are not those of the built-in model that it is based on. */
bool model_is_changed(const struct model_choice *c);
/* Writes the name that a profile has of the model: a built-in one's, "none", or the name and the hash of a file's, as in
 * "two-way@0123456789abcdef". */
enum { MODEL_LABEL = 64 };
void model_label(const struct model_choice *c, char text[MODEL_LABEL]);
void model_choice_free(struct model_choice *c);

#endif
