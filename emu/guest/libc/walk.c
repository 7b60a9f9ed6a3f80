/*
 * walk.c - walks through folders: ftw() and nftw().
 *
 * Sources: ftw(3C) of HP-UX and SunOS. A system whose directories.h defines WALKS_BY_POINTER has its own numbers there, and a visitor of
 * nftw() may skip a folder. HP-UX: in programs that are not compiled with _XOPEN_SOURCE_EXTENDED the visitor of nftw() gets struct FTW by
 * value, in others, whose calls are those of nftw2(), by pointer. The values of the flags and kinds beyond ftw()'s are assumptions.
 */
#include "directories.h"
#include "libc.h"

int __lstat64(const char *path, void *out);
int __stat64(const char *path, void *out);
int stat(const char *path, void *out);
int lstat(const char *path, void *out);
int chdir(const char *path);
int fchdir(int fd);

#ifndef WALKS_BY_POINTER
enum { FTW_F, FTW_D, FTW_DNR, FTW_NS, FTW_SL, FTW_DP, FTW_SLN };
enum { FTW_PHYS = 1, FTW_MOUNT = 2, FTW_DEPTH = 4, FTW_CHDIR = 8, FTW_SERR = 16 };
#define WALK_DEVICE unsigned
#define WALK_INODE  unsigned long
#endif
enum { KIND = 0170000, FOLDER = 0040000, LINK = 0120000, PATH_BYTES = 1024 };

#ifndef WALKS_BY_POINTER
struct FTW {
    int base, level;
};
#endif
typedef int visitor(const char *path, const void *status, int kind);
typedef int value_visitor(const char *path, const void *status, int kind, struct FTW at);
typedef int pointer_visitor(const char *path, const void *status, int kind, struct FTW *at);

struct walk {
    int flags, is_ftw;
    int (*follow)(const char *path, void *out), (*look)(const char *path, void *out); /* stat() and lstat() of the program's kind */
    union {
        visitor *plain;
        value_visitor *value;
        pointer_visitor *pointer;
    } visit;
    int by_value;
#ifdef WALKS_BY_POINTER
    int skips;                         /* the visitor wants nothing of the folder */
    int (*show)(const char *, void *); /* stat() or lstat() of the visitor's kind, or null */
#endif
    WALK_DEVICE device;
    const struct level *above;
    char path[PATH_BYTES];
};

/* A folder that is being walked through: a link to it is not followed. */
struct level {
    const struct level *above;
    WALK_DEVICE device;
    WALK_INODE inode;
};

#ifdef WALKS_BY_POINTER
static int report(struct walk *w, struct status *status, int kind, size_t base, int level)
{
    struct FTW at = {.base = (int)base, .level = level};
    struct status shown = *status;

    if (w->show && kind != FTW_NS)
        (kind == FTW_SL || kind == FTW_SLN ? lstat : w->show)(w->flags & FTW_CHDIR ? w->path + base : w->path, &shown);
    if (w->is_ftw)
        return w->visit.plain(w->path, &shown, kind);
    const int result = w->visit.pointer(w->path, &shown, kind, &at);

    w->skips = kind == FTW_D && (at.quit & (FTW_SKD | FTW_PRUNE));
    return result;
}
#else
static int report(struct walk *w, struct status *status, int kind, size_t base, int level)
{
    struct FTW at = {(int)base, level};

    if (w->is_ftw)
        return w->visit.plain(w->path, status, kind);
    return w->by_value ? w->visit.value(w->path, status, kind, at) : w->visit.pointer(w->path, status, kind, &at);
}
#endif

static int is_above(const struct walk *w, const struct status *status)
{
    const struct level *l = w->above;

    while (l && (l->device != status->device || l->inode != status->inode))
        l = l->above;
    return l != NULL;
}

static int walk(struct walk *w, size_t n, size_t base, int level);

/* Visits the entries of the folder path[0, n). */
static int walk_entries(struct walk *w, DIR *d, size_t n, int level)
{
    const size_t slash = n && w->path[n - 1] != '/';
    struct dirent *e;
    int result = 0;

    while (!result && (e = readdir(d))) {
        const size_t length = strlen(e->name);

        if (!strcmp(e->name, ".") || !strcmp(e->name, ".."))
            continue;
        if (n + slash + length + 1 > PATH_BYTES) {
            errno = ENAMETOOLONG;
            return -1;
        }
        if (slash)
            w->path[n] = '/';
        strcpy(w->path + n + slash, e->name);
        result = walk(w, n + slash + length, n + slash, level + 1);
        w->path[n] = 0;
    }
    return result;
}

static int walk_folder(struct walk *w, struct status *status, size_t n, size_t base, int level)
{
    const char *name = w->flags & FTW_CHDIR ? w->path + base : w->path;
    const struct level here = {w->above, status->device, status->inode};
    const int depth = w->flags & FTW_DEPTH, change = w->flags & FTW_CHDIR;
    DIR *d = opendir(name);
    int result = 0, up = -1;

    if (!d)
        return errno == EACCES ? report(w, status, FTW_DNR, base, level) : -1;
    if (!depth)
        result = report(w, status, FTW_D, base, level);
#ifdef WALKS_BY_POINTER
    if (!result && w->skips) {
        w->skips = 0;
        closedir(d);
        return 0;
    }
#endif
    if (!result && change) {
        up = open(".", O_RDONLY);
        result = up < 0 || chdir(name) ? -1 : 0;
    }
    if (!result) {
        w->above = &here;
        result = walk_entries(w, d, n, level);
        w->above = here.above;
    }
    closedir(d);
    if (up >= 0) {
        if (fchdir(up) && !result)
            result = -1;
        close(up);
    }
    return !result && depth ? report(w, status, FTW_DP, base, level) : result;
}

/* Visits path[0, n), whose last name begins at base, and what is below it. Returns the visitor's result that is not 0; -1: an error. */
static int walk(struct walk *w, size_t n, size_t base, int level)
{
    const char *name = w->flags & FTW_CHDIR ? w->path + base : w->path;
    struct status status;

    memset(&status, 0, sizeof status);
    if ((w->flags & FTW_PHYS ? w->look : w->follow)(name, &status)) {
#ifdef WALKS_BY_POINTER
        if (w->is_ftw && !w->look(name, &status) && (status.mode & KIND) == LINK)
            return report(w, &status, FTW_SL, base, level);
#endif
        if (!w->is_ftw && !w->look(name, &status) && (status.mode & KIND) == LINK)
            return report(w, &status, FTW_SLN, base, level);
        return errno == EACCES || w->flags & FTW_SERR ? report(w, &status, FTW_NS, base, level) : -1;
    }
    if (w->flags & FTW_MOUNT && level && status.device != w->device)
        return 0;
    if (!level)
        w->device = status.device;
    if ((status.mode & KIND) != FOLDER)
        return report(w, &status, (status.mode & KIND) == LINK ? FTW_SL : FTW_F, base, level);
    return !w->is_ftw && is_above(w, &status) ? 0 : walk_folder(w, &status, n, base, level);
}

static int start(struct walk *w, const char *path)
{
    size_t n = strlen(path), base;

    if (!n || n >= sizeof w->path) {
        errno = n ? ENAMETOOLONG : ENOENT;
        return -1;
    }
    strcpy(w->path, path);
    while (n > 1 && w->path[n - 1] == '/')
        w->path[--n] = 0;
    for (base = n; base && w->path[base - 1] != '/'; base--)
        ;
    if (!(w->flags & FTW_CHDIR) || !base || n == 1)
        return walk(w, n, n == 1 ? 0 : base, 0);
    /* Names are looked up in the folder that has them. */
    const int up = open(".", O_RDONLY);
    const char first = w->path[base];

    w->path[base] = 0;
    int result = up < 0 || chdir(w->path) ? -1 : 0;

    w->path[base] = first;
    if (!result)
        result = walk(w, n, base, 0);
    if (up >= 0) {
        if (fchdir(up) && !result)
            result = -1;
        close(up);
    }
    return result;
}

#ifdef WALKS_BY_POINTER
/* A folder's descriptor stays open below it, whatever the depth that the program allows. */
static int start_ftw(const char *path, visitor *visit, int (*show)(const char *, void *))
{
    struct walk w = {.is_ftw = 1, .follow = __stat64, .look = __lstat64, .show = show, .visit.plain = visit};

    return start(&w, path);
}

static int start_nftw(const char *path, pointer_visitor *visit, int flags, int (*show)(const char *, void *))
{
    struct walk w = {.flags = flags, .follow = __stat64, .look = __lstat64, .show = show, .visit.pointer = visit};

    return start(&w, path);
}

int ftw(const char *path, visitor *visit, int depth)
{
    return start_ftw(path, visit, stat);
}

/* What the macro ftw() of SunOS' header calls. */
int _xftw(int version, const char *path, visitor *visit, int depth)
{
    return ftw(path, visit, depth);
}

int _xftw64(int version, const char *path, visitor *visit, int depth)
{
    return start_ftw(path, visit, NULL);
}

int ftw64(const char *path, visitor *visit, int depth)
{
    return start_ftw(path, visit, NULL);
}

int nftw(const char *path, pointer_visitor *visit, int depth, int flags)
{
    return start_nftw(path, visit, flags, flags & FTW_PHYS ? lstat : stat);
}

int nftw64(const char *path, pointer_visitor *visit, int depth, int flags)
{
    return start_nftw(path, visit, flags, NULL);
}
#else
/* Links are followed. A folder's descriptor stays open below it, whatever the depth that the program allows; so in all of them. */
int ftw(const char *path, visitor *visit, int depth)
{
    struct walk w = {.is_ftw = 1, .follow = stat, .look = lstat, .visit.plain = visit};

    return start(&w, path);
}

int __ftw64(const char *path, visitor *visit, int depth)
{
    struct walk w = {.is_ftw = 1, .follow = __stat64, .look = __lstat64, .visit.plain = visit};

    return start(&w, path);
}

int nftw(const char *path, value_visitor *visit, int depth, int flags)
{
    struct walk w = {.flags = flags, .follow = stat, .look = lstat, .visit.value = visit, .by_value = 1};

    return start(&w, path);
}

int nftw2(const char *path, pointer_visitor *visit, int depth, int flags)
{
    struct walk w = {.flags = flags, .follow = stat, .look = lstat, .visit.pointer = visit};

    return start(&w, path);
}

int __nftw64(const char *path, value_visitor *visit, int depth, int flags)
{
    struct walk w = {.flags = flags, .follow = __stat64, .look = __lstat64, .visit.value = visit, .by_value = 1};

    return start(&w, path);
}

int __nftw264(const char *path, pointer_visitor *visit, int depth, int flags)
{
    struct walk w = {.flags = flags, .follow = __stat64, .look = __lstat64, .visit.pointer = visit};

    return start(&w, path);
}
#endif
