/*
 * source_text.h - lines of source files, for listings.
 *
 *     struct source_texts s = {0};
 *     const char *text = source_text(&s, "/tmp/prog.c", 12);
 *     source_texts_free(&s);
 */
#ifndef PRECIS_EMU_CLI_SOURCE_TEXT_H
#define PRECIS_EMU_CLI_SOURCE_TEXT_H

#include <stddef.h>

struct text_file;

struct source_texts {
    struct text_file *files; /* read so far */
};

/* Returns a line of a file, from 1 on, without its end, valid until source_texts_free(); NULL if the file has no such line or is
 * unreadable. Reads at most 64 MiB of a file. */
const char *source_text(struct source_texts *s, const char *path, unsigned line);
void source_texts_free(struct source_texts *s);

#endif
