/*
 * model_text.h - timing models as text: the built-in ones (isa/.../timing/NAME.cpu) and those of users.
 *
 * docs/adding-a-cpu-model.md describes the format. A text starts from another model, its base, and changes some values; a text without
 * a base gives all. The statements of a text are kept beside the model that they describe, so that they can be printed and compared.
 *
 *     char why[TIMING_TEXT_WHY];
 *     struct timing_text *t = timing_text_read(machine, base, "two-way.cpu", text, size, why);
 *     if (t)
 *         run(timing_text_model(t));
 *     timing_text_free(t);
 */
#ifndef PRECIS_EMU_TIMING_MODEL_TEXT_H
#define PRECIS_EMU_TIMING_MODEL_TEXT_H

#include <stdio.h>
#include "emu/timing/pipeline.h"

enum {
    TIMING_TEXT_BYTES = 1 << 20, /* of a text, at most */
    TIMING_TEXT_NAME = 32,       /* of a model's name, with its NUL */
    TIMING_TEXT_WHY = 600,       /* of an error message */
};

/* What all models of a machine have in common. */
struct timing_machine {
    const char *name;                  /* as people name it */
    const struct timing_model *common; /* the members that no text gives: issue rules, register files */
    const char *const *classes;        /* names, by class */
    const char *const *about;          /* their instructions, for people: "a move to a branch register"; may be NULL */
    unsigned nclasses;
    const char *const *templates; /* TIMING_ISSUE_BUNDLES: names, by bundle template / 2; NULL if not a template */
    unsigned ntemplates;
    const char *const *levels;          /* of the instruction set, by name; ends with NULL. NULL: one level only */
    const char *const *microcodes;      /* TIMING_ISSUE_MICROCODE: names, by timing_model.microcode; ends with NULL. NULL: one only */
    unsigned page_bytes;                /* what a TLB entry maps */
    bool early_multiply;                /* instructions set timing_insn.multiplies */
    const struct timing_machine *other; /* the same with TIMING_ISSUE_WIDE, for texts that say `places`, or _REORDER: `buffer`; or NULL */
};

struct timing_text;

/* Finds the model that a text is based on: copies its name, or "" if the text has no base. Returns false, with a message in why[], if the
 * text is not one of a model. */
bool timing_text_base(const char *file, const char *text, size_t size, char name[TIMING_TEXT_NAME], char why[TIMING_TEXT_WHY]);
/* Reads a text. base: what it is based on, which must outlive it; NULL: nothing. file: its name in messages; without its folder and ".cpu"
 * the model's name, unless the text gives one. Returns NULL, with a message in why[], if something is wrong with it. */
struct timing_text *timing_text_read(const struct timing_machine *machine, const struct timing_text *base, const char *file,
                                     const char *text, size_t size, char why[TIMING_TEXT_WHY]);
/* Returns whether the message why[] of timing_text_read() is that about memory. */
bool timing_text_is_no_memory(const char *why);
/* t may be NULL. */
void timing_text_free(struct timing_text *t);

/* Returns the model that the text describes, which lives as long as the text. */
const struct timing_model *timing_text_model(const struct timing_text *t);
const struct timing_machine *timing_text_machine(const struct timing_text *t);
/* Returns the base, or NULL. */
const struct timing_text *timing_text_based_on(const struct timing_text *t);
/* Returns a hash of all values. Texts that describe the same model under different names have the same hash. */
uint64_t timing_text_hash(const struct timing_text *t);

/* Prints the complete model, with the comments of its values, as a text based on `base`: a built-in model's text is based on itself. That
 * text describes the same model. */
void timing_text_print(const struct timing_text *t, const char *base, FILE *out);
/* Prints the values that differ from the base's, one a line. Returns their number. */
unsigned timing_text_differences(const struct timing_text *t, FILE *out);

/* ---- built-in models --------------------------------------------------------------------------- */

enum { TIMING_MAX_BUILTIN = 8 };
struct timing_builtin {
    const char *file, *text;
};
/* The models of a machine: unit, which has no text, then the built-in ones. */
struct timing_models {
    struct timing_model unit;
    const struct timing_text *texts[TIMING_MAX_BUILTIN];
    unsigned n;
};
/* Reads the texts of a machine, each of which may be based on one before it. unit: the members of that model which no text gives. A text
 * with a mistake ends precis. */
void timing_models_read(struct timing_models *out, const struct timing_machine *machine, const struct timing_builtin *texts, unsigned n,
                        const struct timing_model *unit);
/* By index: unit, then those of the texts. NULL past the end. */
const struct timing_model *timing_models_model(const struct timing_models *all, unsigned index);
const struct timing_text *timing_models_text(const struct timing_models *all, unsigned index);

#endif
