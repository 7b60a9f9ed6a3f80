/* gather.h - the parts of a page's document. Functions that allocate abort the program if out of memory. */
#ifndef PRECIS_EMU_PAGE_GATHER_H
#define PRECIS_EMU_PAGE_GATHER_H

#include <jansson.h>
#include <stdint.h>

#include "emu/page/page.h"
#include "profil/report/profile.h"

struct gathered_code;

/* One profile while its part of the document is made. */
struct gather {
    const struct page_profile *of;
    uint32_t *highs; /* the upper words of its addresses, sorted: gather_address() */
    size_t high_count;
    json_t *texts, *text_index; /* texts of instructions, each once */
    json_t *files, *file_index; /* paths of source files, each once */
    struct lines_used *used;    /* by file: the lines that the page shows */
    size_t used_count;
    size_t rows_left; /* rows of code that still fit */
};

/* The first and the last line of a file that code refers to. */
struct lines_used {
    unsigned first, last;
};

/* Returns p, or aborts the program if it is NULL. */
void *gather_must(void *p);
/* A JSON string; invalid UTF-8 becomes U+FFFD. */
json_t *gather_text(const char *text);
/* Append numbers as JSON integers. */
void gather_append(json_t *array, uint64_t number);

/* An address as a number that JavaScript represents exactly: the index of its upper word in `highs` times 2^32, plus its lower word. */
json_t *gather_address(const struct gather *g, uint64_t address);

/* The index of a text in an array, which it joins at its first use. */
size_t gather_index(json_t *array, json_t *index, const char *text);
/* As gather_index(), for a line of a source file. */
size_t gather_line(struct gather *g, const char *file, unsigned line);

/* code.c: the instructions of the image's functions, and what is known of the files that they come from. `costs`: by function. */
json_t *gather_code(struct gather *g, const struct profile_image *image, const uint64_t *costs);
/* Drop code until the page has at most this many rows. */
enum { GATHER_ROWS = 160000 };

/* source.c: the text of the lines that gather_line() was called with. */
json_t *gather_sources(struct gather *g);

/* profile.c: one profile. rows: the most rows of code. */
json_t *gather_profile(const struct page_profile *of, size_t rows);

#endif
