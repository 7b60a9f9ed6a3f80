// Names that match a pattern, walks through folders, and what a file system has.
#include "library.h"

#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <glob.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#ifdef HPUX
#define BY_POINTER nftw2
int __nftw264(const char *, int (*)(const char *, const struct stat *, int, struct FTW *), int, int);
#else
#define BY_POINTER nftw
#endif

static char home[64];

static void make_file(const char *path)
{
    close(open(path, O_WRONLY | O_CREAT, 0644));
}

static void make_tree(void)
{
    int n = 0;

    do
        snprintf(home, sizeof home, "/tmp/walks.%d", n++);
    while (mkdir(home, 0755) && n < 1000);
    if (chdir(home)) {
        printf("no folder\n");
        exit(1);
    }
    mkdir("tree", 0755);
    mkdir("tree/lib", 0755);
    mkdir("tree/lib/deep", 0755);
    mkdir("tree/empty", 0755);
    make_file("tree/a.c");
    make_file("tree/b.c");
    make_file("tree/.hidden");
    make_file("tree/star*");
    make_file("tree/lib/a.c");
    make_file("tree/lib/deep/x1");
    make_file("tree/lib/deep/x2");
    (void)!symlink("a.c", "tree/link");
    (void)!symlink("nowhere", "tree/broken");
    (void)!symlink("..", "tree/lib/up");
}

/* ---- glob() ---- */

static void show_glob(const char *pattern, int flags)
{
    glob_t g = {0};
    const int result = glob(pattern, flags, NULL, &g);

    printf("%s %d:", pattern, result == GLOB_NOMATCH ? 1 : result);
    for (size_t i = 0; !result && i < g.gl_pathc; i++)
        printf(" %s", g.gl_pathv[i]);
    printf("%s\n", !result && g.gl_pathv[g.gl_pathc] ? " no end" : "");
    if (!result)
        globfree(&g);
}

static int calls;

static int on_error(const char *path, int number)
{
    calls++;
    return number && path ? 1 : 0;
}

static void globs(void)
{
    static const char *const patterns[] = {"tree/*",     "tree/*.c",        "*/*/*",   "tree/[ab].c", "tree/[!a].c",  "tree/.*den",  "tree/*/a.c",
                                           "tree/none*", "tree/lib",        "tree/li", "tree//*.c",   "tree/*/",      "tree/star\\*", "tree/\\a.c",
                                           "tree/l?b/*", "tree/lib/deep/x?", "*",       "/tmp/nothing-*", "tree/lib/*/../a.c", "t[r]ee/[", "tree/brok*"};
    glob_t g = {.gl_offs = 2};

    for (size_t i = 0; i < COUNT(patterns); i++)
        show_glob(patterns[i], 0);
    show_glob("tree/*", GLOB_MARK);
    show_glob("tree/none*", GLOB_NOCHECK);
    show_glob("tree/star\\*", GLOB_NOESCAPE);
    printf("%d", glob("tree/*.c", GLOB_DOOFFS, NULL, &g));
    printf(" %d:", glob("tree/lib/*.c", GLOB_DOOFFS | GLOB_APPEND, NULL, &g));
    for (size_t i = 0; i < g.gl_pathc + 2; i++)
        printf(" %s", g.gl_pathv[i] ? g.gl_pathv[i] : "none");
    globfree(&g);
    printf("\nnot a folder %d", glob("tree/a.c/*", 0, on_error, &g) != 0);
    printf(" %d\n", calls);
}

/* ---- ftw() and nftw() ---- */

static char *lines[64];
static int line_count;

static void note(const char *path, const char *kind, int base, int level)
{
    char text[200];

    snprintf(text, sizeof text, "%s %s %d %d", path, kind, base, level);
    lines[line_count++] = strdup(text);
}

static int order(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The order of a folder's entries is the file system's. */
static void show_lines(const char *what, int result)
{
    qsort(lines, (size_t)line_count, sizeof *lines, order);
    printf("%s: %d\n", what, result);
    for (int i = 0; i < line_count; i++) {
        printf("  %s\n", lines[i]);
        free(lines[i]);
    }
    line_count = 0;
}

static const char *name_of(int kind)
{
    return kind == FTW_F     ? "file"
           : kind == FTW_D   ? "folder"
           : kind == FTW_DP  ? "after"
           : kind == FTW_SL  ? "link"
           : kind == FTW_SLN ? "broken"
           : kind == FTW_DNR ? "closed"
                             : "none";
}

static int visit(const char *path, const struct stat *status, int kind)
{
    note(path, name_of(kind), 0, 0);
    return status ? 0 : 9;
}

static int visit_pointer(const char *path, const struct stat *status, int kind, struct FTW *at)
{
    note(path + at->base, name_of(kind), at->base, at->level);
    return status ? 0 : 9;
}

#ifdef HPUX
static int visit_value(const char *path, const struct stat *status, int kind, struct FTW at)
{
    note(path + at.base, name_of(kind), at.base, at.level);
    return status ? 0 : 9;
}
#define BY_VALUE(path, depth, flags) nftw(path, visit_value, depth, flags)
#else
#define BY_VALUE(path, depth, flags) nftw(path, visit_pointer, depth, flags)
#endif

/* Every folder is seen before what is in it, or after. */
static int after_children, wrong;
static char last_folder[200];

static int visit_order(const char *path, const struct stat *status, int kind, struct FTW *at)
{
    const size_t n = strlen(last_folder);

    if (kind == FTW_DP || kind == FTW_D) {
        if (after_children && n && strlen(path) > n && !strncmp(path, last_folder, n) && path[n] == '/')
            wrong++;
        snprintf(last_folder, sizeof last_folder, "%s", path);
    }
    return status && at ? 0 : 9;
}

static int visit_here(const char *path, const struct stat *status, int kind, struct FTW *at)
{
    char folder[200];
    const char *part = getcwd(folder, sizeof folder) ? folder + strlen(home) : "none";

    note(part, path + at->base, kind == FTW_F, at->level);
    return status ? 0 : 9;
}

static int stop(const char *path, const struct stat *status, int kind, struct FTW *at)
{
    return path && status && kind >= 0 && at->level == 2 ? 42 : 0;
}

static void walks(void)
{
    show_lines("ftw", ftw("tree/lib/deep", visit, 5));
    show_lines("nftw by value", BY_VALUE("tree", 10, FTW_PHYS));
    show_lines("nftw", BY_POINTER("tree", visit_pointer, 10, FTW_PHYS));
    show_lines("nftw depth", BY_POINTER("tree/", visit_pointer, 10, FTW_PHYS | FTW_DEPTH));
    show_lines("nftw follows", BY_POINTER("tree/empty/../lib/deep", visit_pointer, 10, 0));
    show_lines("nftw chdir", BY_POINTER("tree/lib", visit_here, 10, FTW_PHYS | FTW_CHDIR));
    show_lines("nftw file", BY_POINTER("tree/a.c", visit_pointer, 10, FTW_PHYS));
    show_lines("nftw broken", BY_POINTER("tree/broken", visit_pointer, 10, 0));
    printf("stopped %d\n", BY_POINTER("tree", stop, 10, FTW_PHYS));
    printf("none %d\n", BY_POINTER("nothing", stop, 10, FTW_PHYS));
    after_children = 1;
    printf("order %d", BY_POINTER("tree", visit_order, 10, FTW_PHYS | FTW_DEPTH));
    printf(" %d\n", wrong);
}

static int drop(const char *path, const struct stat *status, int kind, struct FTW *at)
{
    (void)status, (void)at;
    return kind == FTW_DP ? rmdir(path) : unlink(path);
}

/* ---- statvfs() ---- */

static void sizes(void)
{
    struct statvfs s, again;
    const int fd = open("tree/a.c", O_RDONLY), result = statvfs("tree", &s);

    printf("statvfs %d: %d %d %d %d %d\n", result, s.f_frsize >= 512, s.f_bfree <= s.f_blocks, s.f_bavail <= s.f_bfree, s.f_ffree <= s.f_files,
           (int)s.f_namemax);
    printf("fstatvfs %d", fstatvfs(fd, &again));
    printf(": %d\n", again.f_frsize == s.f_frsize && again.f_blocks == s.f_blocks);
    printf("none %d, bad %d\n", statvfs("nothing", &s), fstatvfs(77, &s));
    close(fd);
}

int main(void)
{
    make_tree();
    globs();
    walks();
    sizes();
    printf("removed %d", BY_POINTER("tree", drop, 10, FTW_PHYS | FTW_DEPTH));
    (void)!chdir("/");
    printf(" %d\n", rmdir(home));
    return 0;
}
