/* output.c - messages, and files that must not lose a byte in silence. */
#include <errno.h>
#include <stdarg.h>
#include <string.h>

#include "emu/command.h"

void complain(const char *command, const char *format, ...)
{
    va_list args;
    fflush(stdout);
    fprintf(stderr, "%s: ", command);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
}

FILE *output_open(const char *command, const char *path)
{
    FILE *f = strcmp(path, "-") ? fopen(path, "we") : stderr;
    if (!f)
        complain(command, "can not write %s: %s", path, strerror(errno));
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
        complain(command, "writing %s failed%s%s", path, error ? ": " : "", error ? strerror(error) : "");
    return ok;
}
