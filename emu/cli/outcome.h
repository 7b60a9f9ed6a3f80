/*
 * outcome.h - what a run of a program left: its status, its standard output and error. Two of them are compared.
 *
 *     struct outcome a = {.status = 0}, b = {.status = 1};
 *     if (!outcome_read(&a, folder, "plain") || !outcome_read(&b, folder, "1"))
 *         the host failed: errno
 *     if (outcome_differs(&a, &b, OUTCOME_ALL))
 *         outcome_print_difference(&a, &b, OUTCOME_ALL, stdout);
 */
#ifndef PRECIS_EMU_CLI_OUTCOME_H
#define PRECIS_EMU_CLI_OUTCOME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "emu/cli/hunted.h"

enum { OUTCOME_STREAMS = 2 }; /* standard output and error */

enum outcome_part {
    OUTCOME_ALL,    /* status and streams */
    OUTCOME_LINES,  /* the same, but lines of a stream may come in any order */
    OUTCOME_STATUS, /* only the status */
};

struct outcome {
    int status; /* exit status of "precis run" */
    char *text[OUTCOME_STREAMS];
    size_t bytes[OUTCOME_STREAMS];
    char *messages;        /* of precis itself; not compared */
    bool has_ended;        /* … by the program's end, … */
    struct kernel_end end; /* … which this is; false: precis has failed */
};

/* Reads the files FOLDER/NAME.out, FOLDER/NAME.err and those of hunted.h. Returns false with errno. */
bool outcome_read(struct outcome *o, const char *folder, const char *name);
void outcome_free(struct outcome *o);
/* Returns whether b differs from a. */
bool outcome_differs(const struct outcome *a, const struct outcome *b, enum outcome_part part);
/* Prints, in one line for each, how b's status and streams differ from those of a; then precis' messages about b, if its status differs. */
void outcome_print_difference(const struct outcome *a, const struct outcome *b, enum outcome_part part, FILE *out);

#endif
