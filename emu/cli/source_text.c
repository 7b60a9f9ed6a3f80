/* source_text.c - see source_text.h. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/cli/source_text.h"
#include "emu/os/host_error.h"
#include "emu/report/must.h"

enum { MOST_BYTES = 64 << 20 };

struct text_file {
    struct text_file *next;
    char *path, *text; /* text: its lines end with NUL; NULL if not readable */
    char **line;
    size_t count;
};

/* The contents and a NUL, to free(); NULL if not a readable regular file. */
static char *read_file(const char *path, size_t *size)
{
    struct stat st;
    errno = 0;
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    FILE *in = fd >= 0 && !fstat(fd, &st) && S_ISREG(st.st_mode) ? fdopen(fd, "r") : NULL;
    if (!in && is_host_error(errno))
        cannot_read(path, errno);
    if (!in) {
        if (fd >= 0)
            close(fd);
        return NULL;
    }
    size_t room = st.st_size < MOST_BYTES ? (size_t)st.st_size : MOST_BYTES;
    char *text = must(malloc(room + 1));
    *size = fread(text, 1, room, in);
    text[*size] = 0;
    if (ferror(in))
        cannot_read(path, errno);
    fclose(in);
    return text;
}

static void split(struct text_file *f, size_t size)
{
    size_t room = 1;
    for (size_t i = 0; i < size; i++)
        room += f->text[i] == '\n';
    f->line = must(calloc(room, sizeof *f->line));
    for (char *at = f->text; at < f->text + size;) {
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
    if (f)
        return f;
    size_t size;
    f = must(calloc(1, sizeof *f));
    f->path = must(strdup(path));
    f->text = read_file(path, &size);
    if (f->text)
        split(f, size);
    f->next = s->files;
    return s->files = f;
}

const char *source_text(struct source_texts *s, const char *path, unsigned line)
{
    const struct text_file *f = file_named(s, path);
    return line && line <= f->count ? f->line[line - 1] : NULL;
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
