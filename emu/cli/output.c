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
#include "emu/fatal/fatal.h"
#include "emu/os/host_error.h"
#include "emu/report/printable.h"

void complain(const char *command, const char *format, ...)
{
    va_list args;
    char *text = NULL;
    va_start(args, format);
    if (vasprintf(&text, format, args) < 0)
        text = NULL;
    va_end(args);
    if (fatal_note(text ? text : "out of memory")) {
        free(text);
        return;
    }
    fflush(stdout);
    fprintf(stderr, "%s: ", command);
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

/* ---- files that get their names when they are whole ------------------------------------------------------ */

/* A file with a temporary name, which this process must remove. */
struct temporary {
    struct temporary *next;
    char *name;
    pid_t owner;
    bool keep; /* … unless output_drop_kept() is called */
};

static struct temporary *temporaries;

/* At exit, also after an error. */
static void remove_temporaries(void)
{
    for (const struct temporary *t = temporaries; t; t = t->next)
        if (t->owner == getpid() && !t->keep)
            unlink(t->name);
}

void output_drop_kept(void)
{
    for (const struct temporary *t = temporaries; t; t = t->next)
        if (t->owner == getpid() && t->keep)
            unlink(t->name);
}

static char *temporary_name(const char *path)
{
    char *name;
    return asprintf(&name, "%s.%d.new", path, getpid()) < 0 ? NULL : name;
}

static void forget_temporary(const char *name)
{
    struct temporary **at = &temporaries;
    while (*at && strcmp((*at)->name, name) != 0)
        at = &(*at)->next;
    struct temporary *t = *at;
    if (!t)
        return;
    *at = t->next;
    free(t->name);
    free(t);
}

/* Returns a new file with a temporary name beside the path, or -1 with errno. keep: it need not be removed. */
static int open_temporary(const char *path, bool keep)
{
    struct temporary *t = malloc(sizeof *t);
    char *name = temporary_name(path);
    int fd = t && name ? open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666) : -1;
    if (fd < 0) {
        free(t);
        free(name);
        return fd;
    }
    if (!temporaries)
        atexit(remove_temporaries);
    *t = (struct temporary){temporaries, name, getpid(), keep};
    temporaries = t;
    return fd;
}

/* Returns whether a file at the path may be replaced. *mode: its permissions, or 0. *error:
 * the host cannot say. */
static bool is_replaceable(const char *path, mode_t *mode, int *error)
{
    struct stat st;
    *mode = 0;
    *error = 0;
    if (lstat(path, &st)) {
        *error = is_host_error(errno) ? errno : 0;
        return errno == ENOENT;
    }
    *mode = st.st_mode & 07777;
    return S_ISREG(st.st_mode) && st.st_nlink == 1 && st.st_uid == geteuid() && !access(path, W_OK);
}

bool output_may_replace(const char *path)
{
    mode_t mode;
    int error;
    return is_replaceable(path, &mode, &error);
}

/* Returns a new file for a result, without a name or with a temporary one; -1: errno. */
static int open_unnamed(const char *path, bool keep, mode_t mode)
{
    char *folder = keep ? NULL : folder_of(path);
    int fd = -1;
    if (!keep && !folder)
        return -1;
    do
        fd = folder ? open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0666) : -1;
    while (folder && fd < 0 && errno == EINTR);
    bool refused = folder && fd < 0 && (is_host_error(errno) || errno == ENOSPC); /* a name would not help */
    free(folder);
    if (fd < 0 && !refused)
        fd = open_temporary(path, keep);
    if (fd < 0 || !mode || !fchmod(fd, mode))
        return fd;
    int error = errno;
    close(fd);
    errno = error;
    return -1;
}

/* Returns whether the error is that of a folder without write permission. The path itself may still be writable. */
static bool is_closed_folder(int error)
{
    return error == EACCES || error == EPERM || error == EROFS || error == ENAMETOOLONG || error == EEXIST;
}

static int open_result(const char *command, const char *path, bool keep)
{
    mode_t mode;
    int fd = -1, error;
    bool direct = !is_replaceable(path, &mode, &error) && !error;
    errno = error;
    if (!direct && !error && (fd = open_unnamed(path, keep, mode)) < 0)
        direct = is_closed_folder(errno);
    if (direct)
        fd = open(path, (keep ? O_RDWR : O_WRONLY) | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (fd < 0)
        complain(command, "cannot write %s: %s", path, strerror(errno));
    return fd;
}

int output_open_kept(const char *command, const char *path)
{
    return open_result(command, path, true);
}

bool output_name_kept(const char *command, const char *path)
{
    char *temporary = temporary_name(path);
    bool ok = temporary && (!rename(temporary, path) || errno == ENOENT); /* it has been written in place */
    if (!ok)
        complain(command, "cannot write %s: %s", path, strerror(errno));
    else
        forget_temporary(temporary);
    free(temporary);
    return ok;
}

FILE *output_open_result(const char *command, const char *path)
{
    if (!strcmp(path, "-"))
        return stderr;
    int fd = open_result(command, path, false);
    FILE *f = fd >= 0 ? fdopen(fd, "w") : NULL;
    if (fd >= 0 && !f) {
        complain(command, "cannot write %s: %s", path, strerror(errno));
        close(fd);
    }
    return f;
}

/* Gives a nameless file a name that may be another file's. Returns false with errno. */
static bool link_result(int fd, const char *path, const char *temporary)
{
    char from[40];
    snprintf(from, sizeof from, "/proc/self/fd/%d", fd);
    if (!linkat(AT_FDCWD, from, AT_FDCWD, path, AT_SYMLINK_FOLLOW))
        return true;
    if (errno != EEXIST || linkat(AT_FDCWD, from, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW))
        return false;
    if (!rename(temporary, path))
        return true;
    int error = errno;
    unlink(temporary);
    errno = error;
    return false;
}

/* Returns whether the file is the one at the path, or -1 with errno on failure. */
static int is_at(const struct stat *st, const char *path)
{
    struct stat there;
    if (lstat(path, &there))
        return is_host_error(errno) ? -1 : 0;
    return there.st_dev == st->st_dev && there.st_ino == st->st_ino;
}

/* Gives the file its name. Returns false with errno. */
static bool name_result(int fd, const char *path)
{
    struct stat st;
    bool ok = true;
    if (fstat(fd, &st))
        return false;
    if (!S_ISREG(st.st_mode))
        return true;
    char *temporary = temporary_name(path);
    if (!temporary)
        return false;
    int at = st.st_nlink ? is_at(&st, temporary) : 0;
    if (!st.st_nlink)
        ok = link_result(fd, path, temporary);
    else if (at)
        ok = at > 0 && !rename(temporary, path);
    int error = errno;
    if (ok)
        forget_temporary(temporary);
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
    if (f == stderr || f == stdout) { /* main() closes stdout, and does not report the error again */
        clearerr(f);
    } else if (!ok) {
        output_discard(f);
    } else {
        ok = name_result(fileno(f), path);
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
