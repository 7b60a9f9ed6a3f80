/* source.c - the source files of the document. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "emu/os/host_error.h"
#include "emu/page/gather.h"
#include "emu/report/must.h"

/* Lines that are shown around those with code, the longest part of a line, and the most lines of a file. */
enum { CONTEXT = 12, LINE_MOST = 400, LINES_MOST = 20000 };

/* The largest file that is read: a program can name one of any size, of one line. */
enum { FILE_MOST = 64 << 20 };

/* Append lines first to last to `out`. Returns false if the file is not text. */
static bool read_lines(FILE *in, unsigned first, unsigned last, json_t *out)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t n = 0;
    bool text = true;
    for (unsigned k = 1; text && k <= last && (n = getline(&line, &room, in)) >= 0; k++) {
        text = memchr(line, 0, (size_t)n) == NULL;
        line[strcspn(line, "\r\n")] = 0;
        if (n > LINE_MOST)
            line[LINE_MOST] = 0;
        if (text && k >= first)
            json_array_append_new(out, gather_text(line));
    }
    if (!line || (n < 0 && !feof(in) && !ferror(in)))
        out_of_memory();
    free(line);
    return text;
}

/* The source file, or the reason why its text is missing. */
static json_t *gather_source(const char *path, const struct lines_used *used)
{
    struct stat st;
    const char *why = NULL;
    unsigned first = used->first > CONTEXT ? used->first - CONTEXT : 1, last = used->last + CONTEXT;
    json_t *lines = json_array(), *j = json_pack("{s:o,s:i,s:o}", "path", gather_text(path), "first", (int)first, "lines", lines);
    FILE *in = NULL;
    errno = 0;
    if (last - first >= LINES_MOST)
        last = first + LINES_MOST - 1;
    if (stat(path, &st))
        why = strerror(errno);
    else if (!S_ISREG(st.st_mode))
        why = "not a regular file";
    else if (st.st_size > FILE_MOST)
        why = "too large";
    else if (!(in = fopen(path, "re")))
        why = strerror(errno);
    else if (!read_lines(in, first, last, lines))
        why = "not a text file";
    else
        json_object_set_new(j, "time", json_integer((json_int_t)st.st_mtim.tv_sec));
    if (in && ferror(in))
        why = strerror(errno);
    if (why && is_host_error(errno))
        cannot_read(path, errno);
    if (in)
        fclose(in);
    if (why) {
        json_array_clear(lines);
        json_object_set_new(j, "missing", gather_text(why));
    }
    return j;
}

json_t *gather_sources(struct gather *g)
{
    json_t *list = json_array();
    for (size_t k = 0; k < g->used_count; k++)
        json_array_append_new(list, gather_source(json_string_value(json_array_get(g->files, k)), &g->used[k]));
    return list;
}
