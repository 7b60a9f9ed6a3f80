/* below.c - see below.h. */
#define _GNU_SOURCE
#include "emu/load/below.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char *path_below(const char *root, const char *path)
{
    char *below;
    return asprintf(&below, "%s%s", root, path) < 0 ? NULL : below;
}

/* Returns whether a path without links is in a folder without links. */
static bool is_in(const char *folder, const char *path)
{
    size_t n = strlen(folder);
    n -= folder[n - 1] == '/'; /* the root directory */
    return !strncmp(path, folder, n) && path[n] == '/';
}

char *file_below(const char *root, const char *path)
{
    char *below = path_below(root, path), *folder = below ? realpath(root, NULL) : NULL, *file = folder ? realpath(below, NULL) : NULL;
    bool is_there = file && is_in(folder, file) && !access(file, R_OK);
    int error = file && !is_in(folder, file) ? EXDEV : errno;

    free(below);
    free(folder);
    if (!is_there)
        free(file);
    errno = error;
    return is_there ? file : NULL;
}
