/* gather.h - the parts of a page's document. Functions that allocate end the program if out of memory (emu/report/must.h). */
#ifndef PRECIS_EMU_PAGE_GATHER_H
#define PRECIS_EMU_PAGE_GATHER_H

#include <jansson.h>
#include <stdint.h>

#include "emu/page/page.h"
#include "emu/report/profile.h"

struct gather_scheduler;
struct symbols;

/* The first and the last line of a source file that code refers to. */
struct lines_used {
    unsigned first, last;
};

/* One profile while its part of the document is made. */
struct gather {
    const struct page_profile *of;
    uint32_t *highs; /* the upper words of its addresses, sorted: gather_address() */
    size_t high_count;
    json_t *texts, *text_index; /* texts of instructions, names of inlined functions and of events, each once */
    json_t *files, *file_index; /* paths of source files, each once */
    struct lines_used *used;    /* by file */
    size_t used_count;
    json_t *codes, *code_index; /* the rows of functions, each once: several processes can run the same file */
    size_t rows_left;           /* rows of code that still fit */
    size_t contexts;            /* gather_profile()'s */
    json_t *shorts;             /* short names of long ones: gather_name() */
    json_t *paths, *path_index; /* of inlined calls, each once: arrays of texts; number 0 is empty */
    size_t *path_of;            /* by inlined call of the image: its path's index; 0: not looked up yet */
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

/* Adds the short form of a function's name, if it is long, to g->shorts. */
void gather_name(struct gather *g, const char *name);

/* code.c: the files of the image's modules, and the code of its functions, the dearest first. costs: by function. */
json_t *gather_code(struct gather *g, const struct profile_image *image, const uint64_t *costs);

/* A function whose rows are made. */
struct code_of {
    const struct profile_image *image;
    const struct profile_function *function;
    const struct profile_module *module;
    struct symbols *symbols; /* the module's code */
    struct symbols *lines;   /* its lines, for profiles without them */
};
/* rows.c: the instructions of a function, as columns; NULL if there is no code. */
json_t *gather_rows(struct gather *g, const struct code_of *c);
/* waits.c: the instructions that stalled and the producers that they waited for: [row, cause, producer's row, register], -1 and "" if
 * unknown. */
json_t *gather_waits(const struct gather *g, const struct code_of *c);
/* Returns the code at an address of the module's file and the bytes that follow, or NULL. */
const uint8_t *gather_bytes(struct symbols *y, uint64_t address, size_t *avail);
/* One instruction: its address for isa->disassemble(), its bytes. */
struct instruction {
    uint64_t va;
    const uint8_t *bytes;
    size_t avail;
    bool is_entry; /* an entry mask */
};
/* Writes the instruction at a pc of the function, and its text. Returns the bytes to advance, or 0 if there is no code. */
unsigned gather_instruction(const struct gather *g, const struct code_of *c, uint64_t pc, struct instruction *out, char *text, size_t cap);

/* stacks.c: sets the call stacks of an image in its object: `stacks`, `stackCycles` and, of exact profiles, `stackParts`. */
void gather_stacks(struct gather *g, const struct profile_image *image, json_t *to);

/* inlines.c: begins an image; the index of the path of inlined calls at an address, 0 if there are none; the paths at the addresses of all
 * stacks that have one: [address, path, ...]. */
void gather_paths_begin(struct gather *g, const struct profile_image *image);
size_t gather_path(struct gather *g, const struct profile_image *image, uint64_t pc);
json_t *gather_call_paths(struct gather *g, const struct profile_image *image);

/* time.c: threads, ticks and events in the order of time; NULL if the profile does not know them. */
json_t *gather_time(struct gather *g, const struct profile_image *image);

/* buffers.c: the buffers that the program registered, as objects: {dialect, reason, cycle, base, size, offset, scale, element, sprofil,
 * overflow, samples, counters: [index, count, ...]}. */
json_t *gather_buffers(const struct profile_image *image);

/* pipeline.c: schedules of the blocks with the highest cost of some functions; call it for functions in the order of their cost. The
 * symbols must outlive the scheduler. scheduler: NULL if the machine has no timing models; gather_blocks() then returns an empty list. */
struct gather_scheduler *gather_scheduler_new(const struct gather *g);
void gather_scheduler_free(struct gather_scheduler *s);
json_t *gather_blocks(struct gather_scheduler *s, const struct code_of *c);

/* source.c: the text of the lines that gather_line() was called with. */
json_t *gather_sources(struct gather *g);

/* Most rows of code in a page, and most contexts. */
enum { GATHER_ROWS = 160000, GATHER_CONTEXTS = 1 << 20 };

/* The least of the `most` largest of n numbers. */
uint64_t gather_least_of_largest(const uint64_t *numbers, size_t n, size_t most);
/* profile.c: one profile. rows: the most rows of code. contexts: of each image, as many stacks have their callers, and as many functions
 * have figures by address, those with the highest cost; the figures of the other functions are at one address. */
json_t *gather_profile(const struct page_profile *of, size_t rows, size_t contexts);

#endif
