/* dispatch.c - see dispatch.h. */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/cli/command.h"
#include "emu/cli/dispatch.h"
#include "emu/fatal/fatal.h"
#include "emu/cli/hunted.h"

#define PROGRAM "precis-unicorn"

/* ---- the program ------------------------------------------------------------------------------ */

/* Returns the path of the running program, and in folder[] its directory with a final slash. False: /proc is missing. */
static bool own_place(char path[PATH_MAX], char folder[PATH_MAX])
{
    ssize_t n = readlink("/proc/self/exe", path, PATH_MAX - 1);
    if (n <= 0)
        return false;
    path[n] = 0;
    strcpy(folder, path);
    strrchr(folder, '/')[1] = 0;
    return true;
}

/* Returns FOLDER/SUB/precis-unicorn if it can be executed and is another program than the running one. */
static char *candidate(const char *folder, size_t length, const char *sub, const struct stat *self)
{
    char *path;
    struct stat st;
    if (asprintf(&path, "%.*s/%s" PROGRAM, (int)length, folder, sub) < 0)
        return NULL;
    bool usable = !stat(path, &st) && S_ISREG(st.st_mode) && !access(path, X_OK);
    if (usable && (st.st_dev != self->st_dev || st.st_ino != self->st_ino))
        return path;
    free(path);
    return NULL;
}

static char *search_path(const struct stat *self)
{
    const char *list = getenv("PATH");
    char *found = NULL;
    for (size_t n; list && *list && !found; list += n + (list[n] == ':')) {
        n = strcspn(list, ":");
        found = *list == '/' ? candidate(list, n, "", self) : NULL;
    }
    return found;
}

char *dispatch_path(void)
{
    char path[PATH_MAX], folder[PATH_MAX];
    struct stat self;
    /* A copy of precis under the other name does not search: it would find itself. */
    if (!own_place(path, folder) || stat("/proc/self/exe", &self) || !strcmp(path + strlen(folder), PROGRAM))
        return NULL;
    char *found = candidate(folder, strlen(folder), "", &self);
    if (!found)
        found = candidate(folder, strlen(folder), PRECIS_LIBEXEC, &self);
    return found ? found : search_path(&self);
}

/* ---- execution -------------------------------------------------------------------------------- */

/* Returns the arguments that this process was started with, each with its NUL; argp may have reordered argv. */
static char *read_command_line(size_t *size)
{
    FILE *in = fopen("/proc/self/cmdline", "re");
    char *text = NULL;
    size_t room = 0;
    *size = 0;
    while (in && !feof(in) && !ferror(in)) {
        char *grown = realloc(text, room = 2 * room + 4096);
        if (!grown)
            break;
        text = grown;
        *size += fread(text + *size, 1, room - *size, in);
    }
    if (in)
        fclose(in);
    return text;
}

/* Returns 0 or an error number. */
static int execute(const char *path)
{
    size_t size, n = 0;
    char *text = read_command_line(&size), **argv = text ? calloc(size + 1, sizeof *argv) : NULL;
    if (!argv)
        return ENOMEM;
    for (size_t at = 0; at < size; at += strlen(text + at) + 1)
        argv[n++] = text + at;
    hunted_pass_on();
    execv(path, argv);
    int error = errno;
    free(argv);
    free(text);
    return error;
}

void dispatch_missing(const char *command, const char *file, const char *long_name)
{
    if (access("/proc/self/exe", F_OK)) {
        complain(command, "%s: machine code for %s, which " PROGRAM " runs; to find it, precis needs /proc, which is not mounted", file,
                 long_name);
        return;
    }
    complain(command,
             "%s: machine code for %s, which " PROGRAM
             " runs; it is not installed. Install the package precis-unicorn, or run scripts/setup "
             "for its libraries (Unicorn 2.1.1 or later, Capstone 5) and build precis again",
             file, long_name);
}

void dispatch(const char *command, const char *file, const char *long_name)
{
    if (fatal_is_caught()) {
        complain(command, "%s: machine code for %s, which only " PROGRAM " runs", file, long_name);
        return;
    }
    char *path = dispatch_path();
    if (path)
        output_drop_kept();
    if (path)
        complain(command, "%s: machine code for %s: cannot execute %s: %s", file, long_name, path, strerror(execute(path)));
    else
        dispatch_missing(command, file, long_name);
    free(path);
}
