/*
 * glob.c - names of files that match a pattern. Source: glob(3C) of HP-UX. The order of glob_t's members and the values of flags and errors
 * are assumptions.
 */
#include "directories.h"
#include "fnmatch.h"
#include "libc.h"

int __lstat64(const char *path, void *out);
int __stat64(const char *path, void *out);
void qsort(void *base, size_t n, size_t size, int (*order)(const void *, const void *));

struct names {
    size_t count;
    char **names;
    size_t reserved; /* null pointers at the start of names, with GLOB_DOOFFS */
};
enum { PATH_BYTES = 1024 };
enum { KIND = 0170000, FOLDER = 0040000 };

struct search {
    int flags;
    int (*on_error)(const char *path, int number);
    struct names *out;
    char path[PATH_BYTES];
};

static int add(struct search *s, const char *path)
{
    struct names *out = s->out;
    const size_t reserved = s->flags & GLOB_DOOFFS ? out->reserved : 0;
    char **more = realloc(out->names, (reserved + out->count + 2) * sizeof *more);
    char *copy = more ? strdup(path) : NULL;

    if (more)
        out->names = more;
    if (!copy)
        return GLOB_NOSPACE;
    if (!out->count)
        memset(more, 0, reserved * sizeof *more);
    more[reserved + out->count++] = copy;
    more[reserved + out->count] = NULL;
    return 0;
}

/* The length of the pattern's first component. */
static size_t component(const char *pattern)
{
    size_t n = 0;

    while (pattern[n] && pattern[n] != '/')
        n++;
    return n;
}

/* Does it have a character that matches others? */
static int has_pattern(const char *p, size_t n, int flags)
{
    for (size_t i = 0; i < n; i++) {
        if (p[i] == '*' || p[i] == '?' || p[i] == '[')
            return 1;
        if (p[i] == '\\' && !(flags & GLOB_NOESCAPE))
            i++;
    }
    return 0;
}

static int is_folder(const char *path)
{
    struct status status;

    return !__stat64(path, &status) && (status.mode & KIND) == FOLDER;
}

static int expand(struct search *s, size_t at, const char *pattern);

/* Goes on behind a name that has been put at path[at]. rest is "" or begins with a slash. */
static int go_on(struct search *s, size_t at, const char *rest)
{
    struct status status;

    if (!*rest) {
        if (__lstat64(s->path, &status))
            return 0;
        if (s->flags & GLOB_MARK && is_folder(s->path) && at + 1 < PATH_BYTES)
            strcpy(s->path + at, "/");
        return add(s, s->path);
    }
    while (*rest == '/' && at + 1 < PATH_BYTES)
        s->path[at++] = *rest++;
    s->path[at] = 0;
    if (!*rest)
        return is_folder(s->path) ? add(s, s->path) : 0;
    return expand(s, at, rest);
}

/* A component without a pattern: its backslashes are dropped. */
static int take(struct search *s, size_t at, const char *pattern, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (pattern[i] == '\\' && !(s->flags & GLOB_NOESCAPE) && i + 1 < n)
            i++;
        if (at + 1 >= PATH_BYTES)
            return 0;
        s->path[at++] = pattern[i];
    }
    s->path[at] = 0;
    return go_on(s, at, pattern + n);
}

/* Matches the pattern's next component in the folder path[0, at). */
static int expand(struct search *s, size_t at, const char *pattern)
{
    const size_t n = component(pattern);
    char own[PATH_BYTES];
    struct dirent *e;
    int result = 0;

    if (!n || n >= sizeof own || !has_pattern(pattern, n, s->flags))
        return n >= sizeof own ? 0 : take(s, at, pattern, n);
    memcpy(own, pattern, n);
    own[n] = 0;
    DIR *d = opendir(at ? s->path : ".");

    if (!d && errno == ENOTDIR)
        return 0;
    if (!d)
        return (s->on_error && s->on_error(at ? s->path : ".", errno)) || s->flags & GLOB_ERR ? GLOB_ABORTED : 0;
    while (!result && (e = readdir(d))) {
        const size_t length = strlen(e->name);

        if (at + length + 1 > PATH_BYTES || fnmatch(own, e->name, FNM_PERIOD | (s->flags & GLOB_NOESCAPE ? FNM_NOESCAPE : 0)))
            continue;
        strcpy(s->path + at, e->name);
        result = go_on(s, at + length, pattern + n);
        s->path[at] = 0;
    }
    closedir(d);
    return result;
}

static int order(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

int glob(const char *pattern, int flags, int (*on_error)(const char *path, int number), struct names *out)
{
    struct search s = {.flags = flags, .on_error = on_error, .out = out};

    if (!(flags & GLOB_APPEND)) {
        out->count = 0;
        out->names = NULL;
    }
    const size_t before = out->count, reserved = flags & GLOB_DOOFFS ? out->reserved : 0;
    int result = expand(&s, 0, pattern);

    if (!result && out->count == before)
        result = flags & GLOB_NOCHECK ? add(&s, pattern) : GLOB_NOMATCH;
    if (!(flags & GLOB_NOSORT) && out->count > before)
        qsort(out->names + reserved + before, out->count - before, sizeof *out->names, order);
    return result;
}

/* The pointers reserved at the start are null. */
void globfree(struct names *out)
{
    size_t at = 0;

    while (out->count && !out->names[at])
        at++;
    for (size_t i = 0; i < out->count; i++)
        free(out->names[at + i]);
    free(out->names);
    out->names = NULL;
    out->count = 0;
}
