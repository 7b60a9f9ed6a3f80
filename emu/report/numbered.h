/* Texts that are written once in a file, and numbers that stand for them. */
#ifndef PRECIS_EMU_REPORT_NUMBERED_H
#define PRECIS_EMU_REPORT_NUMBERED_H

#include <stdbool.h>
#include <stddef.h>

/* Numbers by text, from 0 in the order of first use. All zero is empty. */
struct numbered {
    char **texts;
    size_t count, room;
    size_t *slots; /* hash table of index + 1 */
    size_t slot_count;
};

/* Returns the number of a text. *fresh: it is new. */
size_t numbered_text(struct numbered *n, const char *text, bool *fresh);
void numbered_free(struct numbered *n);

#endif
