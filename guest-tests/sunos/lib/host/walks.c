// Walks through folders: ftw() and nftw(), kinds, levels, flags.
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST = 64 };
static char home[64], lines[MOST][80];
static int count;

static void make_file(const char *path, int size)
{
    const int fd = open(path, O_WRONLY | O_CREAT, 0644);

    ftruncate(fd, size);
    close(fd);
}

static void make_tree(void)
{
    int n = 0;

    do
        snprintf(home, sizeof home, "/tmp/walk.%d", n++);
    while (mkdir(home, 0755) && n < 1000);
    if (chdir(home))
        exit(1);
    mkdir("tree", 0755);
    mkdir("tree/lib", 0750);
    mkdir("tree/lib/deep", 0755);
    mkdir("tree/empty", 0755);
    make_file("tree/a.c", 10);
    make_file("tree/.hidden", 20);
    make_file("tree/lib/a.c", 30);
    make_file("tree/lib/deep/x", 40);
    symlink("a.c", "tree/link");
    symlink("nowhere", "tree/broken");
}

static const char *name_of(int kind)
{
    return kind == FTW_F     ? "file"
           : kind == FTW_D   ? "folder"
           : kind == FTW_DP  ? "folder, left"
           : kind == FTW_DNR ? "closed"
           : kind == FTW_NS  ? "no status"
           : kind == FTW_SL  ? "link"
           : kind == FTW_SLN ? "broken link"
                             : "?";
}

static void note(const char *path, const struct stat *s, int kind, const char *more)
{
    const int is_link = kind == FTW_SL || kind == FTW_SLN;

    snprintf(lines[count++], sizeof lines[0], "%s: %s %o %d%s", path, name_of(kind), is_link ? 0 : (unsigned)s->st_mode & 0777,
             kind == FTW_F ? (int)s->st_size : 0, more);
}

static int plain(const char *path, const struct stat *s, int kind)
{
    note(path, s, kind, "");
    return 0;
}

static int visit(const char *path, const struct stat *s, int kind, struct FTW *at)
{
    char more[40];

    snprintf(more, sizeof more, ", base %d level %d", at->base, at->level);
    note(path, s, kind, more);
    return 0;
}

/* In each folder its own names can be seen. */
static int in_folder(const char *path, const struct stat *s, int kind, struct FTW *at)
{
    struct stat own;

    note(path, s, kind, lstat(path + at->base, &own) ? ", not here" : own.st_ino == s->st_ino || kind == FTW_SL ? ", here" : ", another");
    return 0;
}

static int stop(const char *path, const struct stat *s, int kind, struct FTW *at)
{
    return at->level == 2 ? 7 : 0;
}

static int compare(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void show(const char *what, int result)
{
    printf("%s %d\n", what, result);
    qsort(lines, (size_t)count, sizeof lines[0], compare);
    for (int i = 0; i < count; i++)
        printf("  %s\n", lines[i]);
    count = 0;
}

int main(void)
{
    make_tree();
    show("ftw", ftw("tree/lib", plain, 5));
    show("nftw", nftw("tree", visit, 5, 0));
    show("depth", nftw("tree/lib/", visit, 1, FTW_DEPTH));
    show("physical", nftw("tree", visit, 5, FTW_PHYS | FTW_MOUNT));
    show("change", nftw("tree", in_folder, 5, FTW_PHYS | FTW_CHDIR));
    show("stop", nftw("tree", stop, 5, FTW_PHYS));
    show("nothing", nftw("missing", visit, 5, FTW_PHYS));
    show("a file", nftw("tree/a.c", visit, 5, FTW_PHYS));
    nftw("tree", visit, 5, FTW_PHYS | FTW_DEPTH);
    printf("the folder is last: %d\n", !strncmp(lines[count - 1], "tree: ", 6));
    count = 0;
    if (chdir("/tmp"))
        return 1;
    char command[80];

    snprintf(command, sizeof command, "%s/tree", home);
    const char *const files[] = {"a.c", ".hidden", "lib/a.c", "lib/deep/x", "link", "broken"}, *const folders[] = {"lib/deep", "lib",
                                                                                                                   "empty", ""};
    char path[128];

    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        snprintf(path, sizeof path, "%s/%s", command, files[i]);
        unlink(path);
    }
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        snprintf(path, sizeof path, "%s/%s", command, folders[i]);
        rmdir(path);
    }
    return rmdir(home) != 0;
}
