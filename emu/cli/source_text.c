/* source_text.c - see source_text.h. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/cli/source_text.h"

enum { MOST_BYTES = 64 << 20 };

struct text_file {
    struct text_file *next;
    char *path, *text; /* text: its lines end with NUL; NULL: not readable */
    char **line;
    size_t count;
};

/* The contents and a NUL, to free(); NULL: not a readable regular file. */
static char *read_file(const char *path, size_t *size)
{
    struct stat st;
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    FILE *in = fd >= 0 && !fstat(fd, &st) && S_ISREG(st.st_mode) ? fdopen(fd, "r") : NULL;
    if (!in) {
        if (fd >= 0)
            close(fd);
        return NULL;
    }
    size_t room = st.st_size < MOST_BYTES ? (size_t)st.st_size : MOST_BYTES;
    char *text = malloc(room + 1);
    *size = text ? fread(text, 1, room, in) : 0;
    if (text)
        text[*size] = 0;
    fclose(in);
    return text;
}

static void split(struct text_file *f, size_t size)
{
    size_t room = 1;
    for (size_t i = 0; i < size; i++)
        room += f->text[i] == '\n';
    f->line = calloc(room, sizeof *f->line);
    for (char *at = f->text; f->line && at < f->text + size;) {
        char *end = memchr(at, '\n', (size_t)(f->text + size - at));
        f->line[f->count++] = at;
        if (!end)
            break;
        *end = 0;
        at = end + 1;
    }
}

static struct text_file *file_named(struct source_texts *s, const char *path)
{
    struct text_file *f = s->files;
    while (f && strcmp(f->path, path))
        f = f->next;
    if (f || !(f = calloc(1, sizeof *f)))
        return f;
    size_t size;
    f->path = strdup(path);
    if (!f->path) {
        free(f);
        return NULL;
    }
    f->text = read_file(path, &size);
    if (f->text)
        split(f, size);
    f->next = s->files;
    return s->files = f;
}

const char *source_text(struct source_texts *s, const char *path, unsigned line)
{
    const struct text_file *f = file_named(s, path);
    return f && line && line <= f->count ? f->line[line - 1] : NULL;
}

void source_texts_free(struct source_texts *s)
{
    for (struct text_file *f = s->files, *next; f; f = next) {
        next = f->next;
        free(f->line);
        free(f->text);
        free(f->path);
        free(f);
    }
    s->files = NULL;
}
