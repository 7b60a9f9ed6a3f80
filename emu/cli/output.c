/* output.c - error messages, and output files whose write errors are reported. */
#define _GNU_SOURCE /* vasprintf */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* Returns the folder of the path; NULL if out of memory. */
static char *folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return !slash ? strdup(".") : strndup(path, slash == path ? 1 : (size_t)(slash - path));
}

/* Returns a file without a name in the folder of the path, or -1: replacing the file at the path would be wrong, or the host has no such
 * files. */
static int open_nameless(const char *path)
{
    struct stat st;
    bool exists = !lstat(path, &st);
    if (exists && (!S_ISREG(st.st_mode) || st.st_nlink != 1 || st.st_uid != geteuid() || access(path, W_OK)))
        return -1;
    char *folder = folder_of(path);
    int fd = folder ? open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666) : -1;
    free(folder);
    if (fd >= 0 && exists && fchmod(fd, st.st_mode & 07777)) {
        close(fd);
        fd = -1;
    }
    return fd;
}

FILE *output_open_result(const char *command, const char *path)
{
    int fd = strcmp(path, "-") ? open_nameless(path) : -1;
    if (fd < 0)
        return output_open(command, path);
    FILE *f = fdopen(fd, "w");
    if (!f) {
        complain(command, "cannot write %s: %s", path, strerror(errno));
        close(fd);
    }
    return f;
}

/* Gives the file of output_open_result() its name. Returns false with errno. */
static bool name_result(FILE *f, const char *path)
{
    struct stat st;
    char from[40], *temporary = NULL;
    if (fstat(fileno(f), &st))
        return false;
    if (!S_ISREG(st.st_mode) || st.st_nlink)
        return true; /* it has one */
    snprintf(from, sizeof from, "/proc/self/fd/%d", fileno(f));
    if (!linkat(AT_FDCWD, from, AT_FDCWD, path, AT_SYMLINK_FOLLOW))
        return true;
    if (errno != EEXIST || asprintf(&temporary, "%s.%d.new", path, getpid()) < 0)
        return false;
    bool ok = !linkat(AT_FDCWD, from, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW);
    int error = errno;
    if (ok && rename(temporary, path)) {
        ok = false;
        error = errno;
        unlink(temporary);
    }
    free(temporary);
    errno = error;
    return ok;
}

void output_discard(FILE *f)
{
    if (!f || f == stderr || f == stdout)
        return;
    fflush(f);
    (void)!ftruncate(fileno(f), 0); /* fails for pipes and devices */
    fclose(f);
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
    if (f == stderr || f == stdout) { /* main() closes stdout */
    } else if (!ok) {
        output_discard(f);
    } else {
        ok = name_result(f, path);
        error = ok ? 0 : errno;
        if (fclose(f) && ok) {
            ok = false;
            error = errno;
        }
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
