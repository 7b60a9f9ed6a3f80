/*
 * survey.h - precis scale --measure --all: how the instructions of one C function share the counters of a profil() buffer on every
 * machine.
 *
 * A machine's buffer is filled by its system's call: sprofil(), or profil() (emu/cli/scale/system.h).
 */
#ifndef PRECIS_EMU_CLI_SCALE_SURVEY_H
#define PRECIS_EMU_CLI_SCALE_SURVEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct isa;
struct self_profile;

enum { SURVEY_ROWS = 17, SURVEY_TEXTS = 3 };

/* What a pc names: an instruction, or a bundle of them; or an entry mask, which no pc names. */
struct survey_unit {
    unsigned offset, size;       /* bytes, from the function's beginning */
    char text[SURVEY_TEXTS][64]; /* its instructions */
    unsigned texts;
    uint64_t ticks; /* 0: it was not executed */
};

/* One pr_scale: the counters of the function's text. */
struct survey_row {
    unsigned long scale;
    size_t counters, counting; /* all; those that are not 0 */
    uint64_t *counts;
};

/* The function on one machine. */
struct survey {
    const struct isa *isa;
    const struct self_profile *code;
    unsigned bytes, instructions, executed; /* executed: units */
    struct survey_unit *units;
    size_t n;
    struct survey_row rows[SURVEY_ROWS]; /* pr_scale 2, 4, ... 131072 */
};

/* Measures checksum() on every machine that has counters of `element` bytes, checks the counts against the formula, and prints tables.
 * path: also writes a page there, or NULL. Returns the exit status. */
int scale_survey(const char *command, unsigned element, const char *path);

/* Returns the index of the counter in which a tick of a unit counts, by the formula of the machine's dialect. */
size_t survey_counter(const struct survey *l, const struct survey_row *row, const struct survey_unit *unit, unsigned element);
/* Returns the mean bytes of an instruction, without an entry mask. */
double survey_instruction_bytes(const struct survey *l);
/* Stores the least and the most bytes of what a pc names in the function. */
void survey_lengths(const struct survey *l, unsigned *least, unsigned *most);

/* Writes the page: page.c. */
void scale_page(FILE *out, const struct survey *surveys, size_t n, unsigned element);

#endif
