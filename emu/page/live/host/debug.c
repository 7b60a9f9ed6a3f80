/*
 * debug.c - source lines: the page reads line tables itself (lines.js), and passes those of a program with live_lines(). There are no
 * inlined calls, and no separate files with debugging information.
 */
#include <emscripten.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "emu/load/debug_file.h"
#include "emu/load/source.h"

/* A row holds until the next one's address. file: an index; NO_FILE: there is no source. */
struct row {
    uint64_t address;
    uint32_t file, line;
};
enum { NO_FILE = UINT32_MAX };

struct source {
    const struct row *row;
    size_t rows, size; /* size: of the program's file */
    const char **file;
    char *names;
};

static struct source lines;

/* Sets the lines of the program whose file has `size` bytes: rows in the order of addresses, and the paths of the source files, a line
 * each. Takes both, which malloc() has made. */
EMSCRIPTEN_KEEPALIVE void live_lines(size_t size, struct row *row, size_t rows, char *names)
{
    size_t files = 0;
    free((void *)lines.row);
    free(lines.file);
    free(lines.names);
    for (const char *at = names; *at; at++)
        files += *at == '\n';
    lines = (struct source){row, rows, size, calloc(files + 1, sizeof *lines.file), names};
    for (size_t i = 0; i < files && lines.file; i++, names++) {
        lines.file[i] = names;
        names += strcspn(names, "\n");
        *names = 0;
    }
    for (size_t i = 0; i < rows; i++)
        if (row[i].file >= files || !lines.file)
            row[i].file = NO_FILE;
}

struct source *source_open(Elf *elf, const struct debug_search *search)
{
    size_t size = 0;
    (void)elf_rawfile(elf, &size);
    return lines.rows && size == lines.size ? &lines : NULL;
}

void source_close(struct source *s)
{
}

int source_error(const struct source *s)
{
    return 0;
}

/* Returns the index of the last row at or below an address, or -1. */
static ptrdiff_t row_at(const struct source *s, uint64_t address)
{
    size_t low = 0, high = s->rows;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (s->row[middle].address <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return (ptrdiff_t)low - 1;
}

void source_visit(struct source *s, uint64_t low, uint64_t high, const struct source_visitor *visitor)
{
    ptrdiff_t i = row_at(s, low);
    for (size_t k = i < 0 ? 0 : (size_t)i; k < s->rows && s->row[k].address < high; k++) {
        const struct row *r = &s->row[k];
        uint64_t end = k + 1 < s->rows && r[1].address < high ? r[1].address : high;
        uint64_t begin = r->address < low ? low : r->address;
        if (r->file != NO_FILE && begin < end)
            visitor->lines(visitor->ctx, &(struct source_lines){begin, end, s->file[r->file], r->line, 0});
    }
}

bool source_line(struct source *s, uint64_t address, const char **file, unsigned *line)
{
    ptrdiff_t i = row_at(s, address);
    if (i < 0 || s->row[i].file == NO_FILE)
        return false;
    *file = s->file[s->row[i].file];
    *line = s->row[i].line;
    return true;
}

bool source_declaration(struct source *s, uint64_t address, const char **file, unsigned *line)
{
    return false;
}

bool file_id(Elf *elf, int fd, char out[FILE_ID_BYTES])
{
    return false;
}

int debug_file_open(Elf *elf, const struct debug_search *search, char **path, int *error)
{
    return -1;
}

int debug_file_by_id(const void *id, size_t size, const struct debug_search *search, char **path, int *error)
{
    return -1;
}
