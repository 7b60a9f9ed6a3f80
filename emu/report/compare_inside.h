/* Shared by the files of comparisons. */
#ifndef PRECIS_EMU_REPORT_COMPARE_INSIDE_H
#define PRECIS_EMU_REPORT_COMPARE_INSIDE_H

#include "emu/report/compare.h"
#include "emu/report/numbered.h"
#include "emu/report/profile_inside.h"

/* A function of one profile: the sums of all its copies. */
struct side_function {
    const char *module, *name, *file; /* of texts */
    const char *key;                  /* the file if functions of other files can have the name, else NULL */
    unsigned line;                    /* of the declaration; 0 if unknown */
    unsigned first;                   /* the first line of its file with figures; 0 if unknown */
    size_t number;                    /* its index before the functions are sorted */
    const char **symbols;             /* names in the symbol table; none if it is only inlined */
    unsigned symbol_count;
    const struct profile_image *image; /* of the first symbol */
    const struct profile_function *function;
    uint64_t figure[COMPARE_COLUMNS];
    struct side_function *mate; /* in the other profile */
    size_t row;                 /* its index in the comparison */
    bool renamed;
};

struct side_line {
    const char *file; /* of texts */
    unsigned line;
    size_t owner; /* index of a function with code of the line */
    uint64_t figure[COMPARE_COLUMNS];
    bool matched;
};

struct compare_side {
    const struct profile *profile;
    unsigned number;                 /* 0: A, 1: B */
    struct numbered *texts;          /* of both sides */
    struct side_function *functions; /* sorted by module and name once all samples are counted */
    size_t function_count, function_room;
    struct side_line *lines;
    size_t line_count, line_room;
    struct numbered function_keys, line_keys; /* their numbers are the indices before the functions are sorted */
    size_t **index_of;                        /* by image and function: index in `functions` plus one; 0: it has no figures */
    const char **programs;                    /* names of the programs of its images, each once … */
    const char **called;                      /* … and the module name under which each is matched */
    size_t program_count;
};

/* Returns the address of a text, the same for equal texts. */
const char *texts_keep(struct numbered *t, const char *text);
uint64_t compare_hash(const char *text, uint64_t hash);

/* A sample's figure in a column, of profile A or B. */
uint64_t compare_figure_of(const struct comparison *c, unsigned side, unsigned column, const struct profile_sample *s);
/* Pairs the programs of the two sides, then sums their samples by function and by line. */
void compare_sum_sides(struct comparison *c);
void compare_free_side(struct compare_side *s);
/* Finds each function's mate. */
void compare_match_functions(struct comparison *c);
/* Fills c->lines, after compare_match_functions(). */
void compare_match_lines(struct comparison *c);
/* The number of equal components at the ends of two paths; 1000 if they are equal, 0 if one is empty. */
unsigned compare_paths(const char *a, const char *b);

/* Where the lines of A's files are in B: the declarations of matched functions. */
struct moved_line {
    const char *file; /* A's … */
    const char *to;   /* … and the file in B */
    unsigned line, to_line;
};
struct moved_lines {
    struct moved_line *line;
    size_t count, room;
};
/* Adds the declarations of matched functions, sorted by file and line. */
void compare_find_moves(const struct comparison *c, struct moved_lines *m);
/* The place in B of a line of A, if functions before it in the file moved; otherwise the same line. */
unsigned compare_moved(const struct moved_lines *m, const char *file, unsigned line);

#endif
