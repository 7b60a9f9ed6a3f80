/* outcome.c - see outcome.h. */
#define _GNU_SOURCE
#include "emu/cli/outcome.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/report/must.h"
#include "emu/report/printable.h"

static const char *const suffixes[] = {"out", "err"}, *const stream_names[] = {"standard output", "standard error"};

static bool read_file(const char *path, char **text, size_t *bytes)
{
    struct stat st;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &st))
        return fd >= 0 && !close(fd) && false;
    size_t room = (size_t)st.st_size;
    ssize_t n = 1;
    *text = must(malloc(room + 1));
    *bytes = 0;
    while (*bytes < room && (n = read(fd, *text + *bytes, room - *bytes)) > 0)
        *bytes += (size_t)n;
    (*text)[*bytes] = 0;
    close(fd);
    return n >= 0;
}

/* There are none if precis could not begin. */
static bool read_messages(struct outcome *o, const char *folder, const char *name)
{
    char *path;
    size_t bytes;
    if (asprintf(&path, "%s/%s." HUNTED_MESSAGES, folder, name) < 0)
        must(NULL);
    bool ok = read_file(path, &o->messages, &bytes);
    if (!ok && errno == ENOENT)
        ok = (o->messages = must(strdup(""))) != NULL;
    free(path);
    return ok;
}

bool outcome_read(struct outcome *o, const char *folder, const char *name)
{
    bool ok = true;
    for (int k = 0; ok && k < OUTCOME_STREAMS; k++) {
        char *path;
        if (asprintf(&path, "%s/%s.%s", folder, name, suffixes[k]) < 0)
            must(NULL);
        ok = read_file(path, &o->text[k], &o->bytes[k]);
        free(path);
    }
    o->has_ended = hunted_read(folder, name, &o->end);
    return ok && read_messages(o, folder, name);
}

void outcome_free(struct outcome *o)
{
    for (int k = 0; k < OUTCOME_STREAMS; k++) {
        free(o->text[k]);
        o->text[k] = NULL;
    }
    free(o->messages);
    o->messages = NULL;
}

/* ---- lines ------------------------------------------------------------------------------------ */

struct line {
    const char *text;
    size_t bytes; /* without the newline */
};

struct lines {
    struct line *line;
    size_t n;
};

static int compare_lines(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    size_t both = x->bytes < y->bytes ? x->bytes : y->bytes;
    int order = memcmp(x->text, y->text, both);
    return order ? order : (x->bytes > y->bytes) - (x->bytes < y->bytes);
}

/* The lines of a stream. */
static struct lines lines_of(const struct outcome *o, int k, bool sorted)
{
    struct lines l = {0};
    const char *at = o->text[k], *end = at + o->bytes[k];
    size_t most = 1;
    for (const char *p = at; p < end && (p = memchr(p, '\n', (size_t)(end - p))) != NULL; p++)
        most++;
    l.line = must(calloc(most, sizeof *l.line));
    while (at < end) {
        const char *newline = memchr(at, '\n', (size_t)(end - at)), *stop = newline ? newline : end;
        l.line[l.n++] = (struct line){at, (size_t)(stop - at)};
        at = stop + 1;
    }
    if (sorted)
        qsort(l.line, l.n, sizeof *l.line, compare_lines);
    return l;
}

/* Finds the first line in which two lists differ: its index. Returns false if they are equal. */
static bool find_difference(const struct lines *a, const struct lines *b, size_t *at)
{
    size_t both = a->n < b->n ? a->n : b->n;
    for (*at = 0; *at < both && !compare_lines(&a->line[*at], &b->line[*at]); ++*at)
        ;
    return *at < a->n || *at < b->n;
}

/* ---- differences ------------------------------------------------------------------------------ */

static bool stream_differs(const struct outcome *a, const struct outcome *b, int k, enum outcome_part part)
{
    if (a->bytes[k] != b->bytes[k])
        return true;
    if (!memcmp(a->text[k], b->text[k], a->bytes[k]))
        return false;
    if (part == OUTCOME_ALL)
        return true;
    size_t at;
    struct lines x = lines_of(a, k, true), y = lines_of(b, k, true);
    bool differs = find_difference(&x, &y, &at);
    free(x.line);
    free(y.line);
    return differs;
}

bool outcome_differs(const struct outcome *a, const struct outcome *b, enum outcome_part part)
{
    bool differs = a->status != b->status || a->end.signal != b->end.signal;
    for (int k = 0; k < OUTCOME_STREAMS && part != OUTCOME_STATUS; k++)
        differs = differs || stream_differs(a, b, k, part);
    return differs;
}

static void print_line(const struct lines *l, size_t at, FILE *out)
{
    enum { MOST = 160 };
    if (at >= l->n) {
        fputs("nothing", out);
        return;
    }
    size_t n = l->line[at].bytes;
    char *text = must(strndup(l->line[at].text, n < MOST ? n : MOST));
    putc('"', out);
    put_printable(text, out);
    fputs(n < MOST ? "\"" : "...\"", out);
    free(text);
}

static void print_stream(const struct outcome *a, const struct outcome *b, int k, enum outcome_part part, FILE *out)
{
    bool sorted = part == OUTCOME_LINES;
    struct lines x = lines_of(a, k, sorted), y = lines_of(b, k, sorted);
    size_t at;
    if (find_difference(&x, &y, &at)) {
        fprintf(out, "%s, %sline %zu: ", stream_names[k], sorted ? "sorted, " : "", at + 1);
        print_line(&y, at, out);
        fputs(" instead of ", out);
        print_line(&x, at, out);
        putc('\n', out);
    } else {
        fprintf(out, "%s: %zu bytes instead of %zu\n", stream_names[k], b->bytes[k], a->bytes[k]);
    }
    free(x.line);
    free(y.line);
}

void outcome_print_difference(const struct outcome *a, const struct outcome *b, enum outcome_part part, FILE *out)
{
    if (a->status != b->status)
        fprintf(out, "exit status: %d instead of %d\n", b->status, a->status);
    else if (a->end.signal != b->end.signal)
        fprintf(out, "exit status: %d, but %s\n", b->status, b->end.signal ? "of a signal" : "without a signal");
    for (int k = 0; k < OUTCOME_STREAMS; k++)
        if (stream_differs(a, b, k, part))
            print_stream(a, b, k, part, out);
    if (a->status != b->status || a->end.signal != b->end.signal)
        fputs(b->messages, out);
}
