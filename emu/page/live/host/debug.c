/* debug.c - no debugging information: the page reads lines itself (lines.js), and a page has no separate files with them. */
#include <stddef.h>

#include "emu/load/debug_file.h"
#include "emu/load/source.h"

struct source *source_open(Elf *elf, const struct debug_search *search)
{
    return NULL;
}

void source_close(struct source *s)
{
}

int source_error(const struct source *s)
{
    return 0;
}

void source_visit(struct source *s, uint64_t low, uint64_t high, const struct source_visitor *visitor)
{
}

bool source_line(struct source *s, uint64_t address, const char **file, unsigned *line)
{
    return false;
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
