/*
 * survey.h - precis scale --measure --all: how the instructions of one C function share the counters of a profil() buffer on every
 * machine.
 */
#ifndef PRECIS_EMU_CLI_SCALE_SURVEY_H
#define PRECIS_EMU_CLI_SCALE_SURVEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct isa;

enum { SURVEY_ROWS = 17, SURVEY_TEXTS = 3 };

/* What a pc names: an instruction, or a bundle of them. */
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
    unsigned bytes, instructions, executed; /* executed: units */
    struct survey_unit *units;
    size_t n;
    struct survey_row rows[SURVEY_ROWS]; /* pr_scale 2, 4, ... 131072 */
};

/* Measures checksum() on every machine with counters of `element` bytes, checks the counts against the formula, and prints tables. path:
 * also writes a page there, or NULL. Returns the exit status. */
int scale_survey(const char *command, unsigned element, const char *path);

/* Writes the page: scale_page.c. */
void scale_page(FILE *out, const struct survey *surveys, size_t n, unsigned element);

#endif
