/* directories.c - folders: the current one, and those that programs list; mounted file systems. */
#include "directories.h"
#include "libc.h"

int fcntl(int fd, int command, ...);
int __fstat64(int fd, void *out);
int __lstat64(const char *path, void *out);

/* ---- the current folder ---------------------------------------------------------------------------------------- */

static int is_same_file(const char *a, const char *b)
{
    struct status x, y;

    return !__lstat64(a, &x) && !__lstat64(b, &y) && x.device == y.device && x.inode == y.inode;
}

/* Finds the name in the folder above that leads to below, and puts it before the path at *at. */
static int prepend_name(const char *below, char *up, char *path, size_t *at)
{
    const size_t n = strlen(up);
    struct dirent *e;
    int found = 0;
    DIR *d = opendir(up);

    while (d && !found && (e = readdir(d))) {
        size_t length = strlen(e->name);

        if (!strcmp(e->name, ".") || !strcmp(e->name, "..") || length + 1 > *at)
            continue;
        up[n] = '/';
        strcpy(up + n + 1, e->name);
        found = is_same_file(up, below);
        up[n] = 0;
        if (found) {
            *at -= length;
            memcpy(path + *at, e->name, length);
            path[--*at] = '/';
        }
    }
    if (d)
        closedir(d);
    return found;
}

char *getcwd(char *out, size_t size)
{
    enum { PATH_BYTES = 1024, UP_BYTES = 2048 };
    char path[PATH_BYTES], up[UP_BYTES] = "..", below[UP_BYTES] = ".";
    size_t at = PATH_BYTES - 1;

    path[at] = 0;
    while (!is_same_file(below, up)) {
        if (strlen(up) + 300 > UP_BYTES || !prepend_name(below, up, path, &at)) {
            errno = ENOENT;
            return NULL;
        }
        strcpy(below, up);
        strcat(up, "/..");
    }
    if (at == PATH_BYTES - 1)
        path[--at] = '/';
    if (PATH_BYTES - at > size) {
        errno = ERANGE;
        return NULL;
    }
    if (!out)
        out = malloc(size);
    return out ? memcpy(out, path + at, PATH_BYTES - at) : NULL;
}

/* ---- directories --------------------------------------------------------------------------------------------------- */

enum { DIRECTORY_BYTES = 4096 };
struct directory {
    int fd, at, filled;
    long position; /* of the next entry */
    struct dirent entry;
    char buffer[DIRECTORY_BYTES] __attribute__((aligned(8)));
};

/* An entry as getdents writes it. */
struct record {
    long long next;
    unsigned inode;
    unsigned short length, name_length;
    char name[];
};

DIR *opendir(const char *path)
{
    enum { KIND = 0170000, FOLDER = 0040000 };
    DIR *d = NULL;
    int fd = open(path, O_RDONLY);

    if (fd < 0)
        return NULL;
    struct status status;

    if (__fstat64(fd, &status) || (status.mode & KIND) != FOLDER)
        errno = ENOTDIR;
    else
        d = malloc(sizeof *d);
    if (!d) {
        close(fd);
        return NULL;
    }
    d->fd = fd;
    d->at = d->filled = 0;
    d->position = 0;
    fcntl(fd, 2, 1L); /* F_SETFD, FD_CLOEXEC */
    return d;
}

struct dirent *readdir(DIR *d)
{
    if (d->at >= d->filled) {
        d->filled = (int)CALL(SYS_getdents, (long)d->fd, d->buffer, (long)sizeof d->buffer);
        d->at = 0;
        if (d->filled <= 0)
            return NULL;
    }
    const struct record *r = (const struct record *)(d->buffer + d->at);

    d->at += r->length;
    d->position = (long)r->next;
    d->entry.inode = r->inode;
    d->entry.name_length = (short)r->name_length;
    d->entry.length = (short)sizeof d->entry;
    strcpy(d->entry.name, r->name);
    return &d->entry;
}

long telldir(DIR *d)
{
    return d->position;
}

void seekdir(DIR *d, long position)
{
    lseek(d->fd, position, SEEK_SET);
    d->at = d->filled = 0;
    d->position = position;
}

void rewinddir(DIR *d)
{
    seekdir(d, 0);
}

/* Returns 0; *found is null at the end. */
int readdir_r(DIR *d, struct dirent *entry, struct dirent **found)
{
    const struct dirent *e = readdir(d);

    *found = e ? entry : NULL;
    if (e)
        memcpy(entry, e, offsetof(struct dirent, name) + strlen(e->name) + 1);
    return 0;
}

int closedir(DIR *d)
{
    int fd = d->fd;

    free(d);
    return close(fd);
}

/* ---- mounted file systems: one, the root ----------------------------------------------------------------------------- */

struct mntent {
    const char *name, *folder, *type, *options;
    int frequency, pass;
    long time;
    int node;
};

FILE *setmntent(const char *path, const char *mode)
{
    extern FILE *fopen(const char *path, const char *mode);

    (void)path, (void)mode;
    return fopen("/dev/null", "r");
}

struct mntent *getmntent(FILE *f)
{
    static struct mntent root = {"/dev/root", "/", "hfs", "defaults", 0, 0, 0, 0};

    if (f->flags & FILE_EOF)
        return NULL;
    f->flags |= FILE_EOF;
    return &root;
}

int endmntent(FILE *f)
{
    extern int fclose(FILE * f);

    fclose(f);
    return 1;
}

/* Where the option is among the options of a file system, or null. */
char *hasmntopt(const struct mntent *m, const char *option)
{
    const size_t n = strlen(option);

    for (const char *at = m->options; *at; at++) {
        if (!strncmp(at, option, n) && (!at[n] || at[n] == ',' || at[n] == '='))
            return (char *)at;
        if (!(at = strchr(at, ',')))
            break;
    }
    return NULL;
}
