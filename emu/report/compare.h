/*
 * compare.h - two profiles compared by function and by line.
 *
 *     struct comparison *c = compare_profiles(a, b, &(struct compare_options){0});
 *     compare_print(c, &(struct compare_text){.names = {"a.data", "b.data"}, .most = 20}, stdout);
 *     if (compare_exceeds(c, 1000000))                more than 1 % above A
 *         ...
 *     compare_free(c);
 *
 * The profiles may be of different builds of a program: functions are matched by name and file, copies that the compiler makes of a
 * function ("f.constprop.0", "f.part.0", inlined calls) count for the function, and lines are matched by their distance from the
 * function's declaration. docs/comparing.md describes the rules. Functions that allocate end the program if out of memory.
 */
#ifndef PRECIS_EMU_REPORT_COMPARE_H
#define PRECIS_EMU_REPORT_COMPARE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "emu/report/profile.h"

enum { COMPARE_COLUMNS = 24, COMPARE_A = 0, COMPARE_B = 1 };

enum compare_figure { COMPARE_CYCLES, COMPARE_TICKS, COMPARE_INSTRUCTIONS, COMPARE_COUNT };

/* What is counted: one column for each figure that both profiles have. The rows are sorted by the first one. */
struct compare_column {
    const char *name;              /* "cycles", "ticks", "nanoseconds", "instructions", or of a count, such as of cache misses */
    enum compare_figure figure[2]; /* of A and of B: the time of an exact profile is that of its cycles */
    unsigned cause[2];             /* COMPARE_COUNT: its number in profile.causes, whose name is "count:NAME" */
    bool differs;                  /* in some row */
    bool time;                     /* in nanoseconds of the program's time, because the two profiles do not count the same */
};

enum compare_state { COMPARE_BOTH, COMPARE_NEW, COMPARE_GONE, COMPARE_RENAMED };

/* A function, or a line, of one or both profiles. Index 0 is A, 1 is B. */
struct compare_row {
    enum compare_state state;
    const char *name;    /* in B, else in A; of a line, of its function */
    const char *was;     /* renamed: the name in A */
    const char *module;  /* name of the file with the code, without its folder */
    const char *file[2]; /* path of the source file; "" if unknown */
    unsigned line[2];    /* of the declaration, or of the line; 0 if unknown */
    bool inlined[2];     /* all of its code is inlined into others */
    const char **symbols[2];
    unsigned symbol_count[2];
    uint64_t figure[2][COMPARE_COLUMNS];
    struct side_function *of[2]; /* private */
};

struct compare_rows {
    struct compare_row *row;
    size_t count;
};

struct compare_side;  /* private */
struct side_function; /* private */
struct numbered;      /* private */

struct comparison {
    const struct profile *profile[2];
    struct compare_column column[COMPARE_COLUMNS];
    unsigned column_count;
    uint64_t total[2][COMPARE_COLUMNS];
    struct compare_rows functions, lines; /* those that changed most first */
    bool inlined;                         /* inlined code counts for its own function */
    const char *machines;                 /* why cycles of the two cannot be compared, as a clause; NULL if they can */
    const char *notes[4];                 /* what a reader must know, as sentences without a period */
    unsigned note_count;
    struct compare_side *side[2];
    struct numbered *texts;
};

struct compare_options {
    bool symbols;         /* inlined code counts for the function that contains it */
    const char *function; /* only rows of this function, and totals of its rows; NULL: all */
    const char *sort;     /* the column that comes first; NULL: the default one */
};

/* Compares two profiles, after profile_tidy(), which must outlive the result. Returns NULL if options->sort names no column, or
 * options->function no function: *error then has a message, to free(). */
struct comparison *compare_profiles(const struct profile *a, const struct profile *b, const struct compare_options *options, char **error);
void compare_free(struct comparison *c);
/* The index in c->functions of the row in which a function of an image counts; SIZE_MAX if it has no figures. */
size_t compare_row_of(const struct comparison *c, unsigned side, size_t image, size_t function);

/* A name without what compilers append to copies of a function, to free(): "f" of "f.constprop.0", "f(int)" of "f(int) [clone .part.0]". */
char *compare_base_name(const char *name);

/* Returns whether the figures of A or B are those of ticks: code that was executed may have none. */
bool compare_is_sampled(const struct comparison *c, unsigned side);
/* Returns whether B's total of the first column exceeds A's by more than `limit` millionths of a percent. */
bool compare_exceeds(const struct comparison *c, uint64_t limit);
/* The difference of two figures in percent of a; of a = 0 and another b, infinity. */
double compare_percent(uint64_t a, uint64_t b);

struct compare_text {
    const char *names[2]; /* of the profiles, for people */
    size_t most;          /* rows at most in each list; 0: all */
    bool colours, full_names;
};
/* Prints the totals and the rows that differ. Returns false if the stream has an error. */
bool compare_print(const struct comparison *c, const struct compare_text *how, FILE *out);
/* Prints all rows as JSON. limit: compare_exceeds()'s, or UINT64_MAX if none was set. */
bool compare_print_json(const struct comparison *c, const struct compare_text *how, uint64_t limit, FILE *out);

#endif
