/* output.c - error messages, and output files whose write errors are reported. */
#define _GNU_SOURCE /* vasprintf */
#include <unistd.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "profil/report/printable.h"

void complain(const char *command, const char *format, ...)
{
    va_list args;
    char *text = NULL;
    fflush(stdout);
    fprintf(stderr, "%s: ", command);
    va_start(args, format);
    if (vasprintf(&text, format, args) < 0)
        text = NULL;
    va_end(args);
    for (char *line = text, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = 0;
        put_printable(line, stderr);
        fputc('\n', stderr);
    }
    free(text);
}

FILE *output_open(const char *command, const char *path)
{
    FILE *f = strcmp(path, "-") ? fopen(path, "we") : stderr;
    if (!f)
        complain(command, "cannot write %s: %s", path, strerror(errno));
    return f;
}

bool output_close(const char *command, const char *path, FILE *f)
{
    if (!f)
        return true;
    errno = 0;
    bool ok = !fflush(f) && !ferror(f);
    int error = errno;
    if (f != stderr && f != stdout && fclose(f) && ok) { /* main() closes stdout */
        ok = false;
        error = errno;
    }
    if (!ok)
        complain(command, "cannot write %s%s%s", path, error ? ": " : "", error ? strerror(error) : "");
    return ok;
}

bool output_has_colours(FILE *f)
{
    const char *none = getenv("NO_COLOR"), *term = getenv("TERM");
    return isatty(fileno(f)) && !(none && *none) && !(term && !strcmp(term, "dumb"));
}
