/*
 * source.h - the source lines and inlined calls of ranges of addresses, from DWARF through libdw.
 *
 *     struct source *s = source_open(elf, &search);
 *     source_visit(s, f->start, f->end, &(struct source_visitor){ctx, on_inlined, on_lines});
 *     source_close(s);
 *
 * The list of units is read at the first use, and a unit's line table at the first visit of one of its addresses, so that a program
 * with much debugging information costs what its visited units cost. Damaged DWARF gives fewer lines; the work per visit is limited.
 */
#ifndef PRECIS_EMU_LOAD_SOURCE_H
#define PRECIS_EMU_LOAD_SOURCE_H

#include <libelf.h>
#include <stdbool.h>
#include <stdint.h>

#include "emu/load/debug_file.h"

struct source;

/* Strings are valid as long as the struct source; a file is "" and a line 0 if unknown. */
struct source_inline {
    const char *name;    /* as in the source, without its scope */
    const char *linkage; /* "" if there is none */
    const char *call_file;
    unsigned call_line;
    unsigned parent; /* what the visitor returned for the call around this one, or 0 */
};

struct source_lines {
    uint64_t low, high; /* low <= a < high */
    const char *file;
    unsigned line;
    unsigned inlined; /* what the visitor returned for the innermost inlined call, or 0 */
};

struct source_visitor {
    void *ctx;
    /* Called for each inlined call of the function, before those inside it. Returns its number, not 0. */
    unsigned (*inlined)(void *ctx, const struct source_inline *call);
    /* Called for ranges that do not overlap, in the order of addresses. Addresses without lines are left out. */
    void (*lines)(void *ctx, const struct source_lines *lines);
};

/* Returns NULL if the file has no DWARF, or with an error of the host in errno. A host without memory may end the program, with a message
 * and status 2: libdw cannot go on. The Elf must outlive the result. search: where to look for the file that dwz has moved common
 * parts to (NULL: nowhere); without that file there are no inlined calls. */
struct source *source_open(Elf *elf, const struct debug_search *search);
void source_close(struct source *s);
/* The host's first error (errno) since source_open(): lines and inlined calls may be missing. Returns 0 if there is none. */
int source_error(const struct source *s);

/* Visits the source of the addresses low <= a < high of a function that begins at low, or of one address. */
void source_visit(struct source *s, uint64_t low, uint64_t high, const struct source_visitor *visitor);
/* The source line of an address. Returns false if unknown. */
bool source_line(struct source *s, uint64_t address, const char **file, unsigned *line);
/* Stores the place of the declaration of the function that starts at the address. Returns false if unknown. */
bool source_declaration(struct source *s, uint64_t address, const char **file, unsigned *line);

#endif
