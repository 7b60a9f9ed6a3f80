/* directories.c - folders: the current one, and those that programs list. */
#include "directories.h"
#include "libc.h"

int fcntl(int fd, int command, ...);
int __fstat64(int fd, void *out);

char *getcwd(char *out, size_t size)
{
    char *to = out ? out : malloc(size);

    if (!to)
        return NULL;
    if (CALL(SYS_getcwd, to, size) == 0)
        return to;
    if (!out)
        free(to);
    return NULL;
}

/* ---- directories --------------------------------------------------------------------------------------------------- */

/* An entry as getdents64 writes it. */
struct record {
    unsigned long long inode;
    long long next;
    unsigned short length;
    char name[];
};

enum { DIRECTORY_BYTES = 8192 };
struct directory {
    int fd, at, filled;
    long long position; /* of the next entry */
    struct dirent entry;
    char buffer[DIRECTORY_BYTES] __attribute__((aligned(8)));
};

DIR *opendir(const char *path)
{
    enum { KIND = 0170000, FOLDER = 0040000, F_SETFD = 2, FD_CLOEXEC = 1 };
    struct status status;
    DIR *d = NULL;
    const int fd = open(path, O_RDONLY | O_LARGEFILE);

    if (fd < 0)
        return NULL;
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
    fcntl(fd, F_SETFD, (long)FD_CLOEXEC);
    return d;
}

struct record *readdir64(DIR *d)
{
    if (d->at >= d->filled) {
        d->filled = (int)CALL(SYS_getdents64, (long)d->fd, d->buffer, (long)sizeof d->buffer);
        d->at = 0;
        if (d->filled <= 0)
            return NULL;
    }
    struct record *r = (struct record *)(d->buffer + d->at);

    d->at += r->length;
    d->position = r->next;
    return r;
}

/* A name has at most 255 bytes. */
struct dirent *readdir(DIR *d)
{
    const struct record *r = readdir64(d);
    struct dirent *e = &d->entry;

    if (!r)
        return NULL;
    e->inode = (unsigned long)r->inode;
    e->next = (long)r->next;
    const size_t n = strlen(r->name);

    memcpy(e->name, r->name, n < sizeof e->name ? n : sizeof e->name - 1);
    e->name[n < sizeof e->name ? n : sizeof e->name - 1] = 0;
    e->length = (unsigned short)((offsetof(struct dirent, name) + n + sizeof(long)) & ~(sizeof(long) - 1));
    return e;
}

long telldir(DIR *d)
{
    return (long)d->position;
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
int __posix_readdir_r(DIR *d, struct dirent *entry, struct dirent **found)
{
    const struct dirent *e = readdir(d);

    *found = e ? entry : NULL;
    if (e)
        memcpy(entry, e, offsetof(struct dirent, name) + strlen(e->name) + 1);
    return 0;
}

/* The older one's result is the entry. */
struct dirent *readdir_r(DIR *d, struct dirent *entry)
{
    struct dirent *found;

    __posix_readdir_r(d, entry, &found);
    return found;
}

int closedir(DIR *d)
{
    const int fd = d->fd;

    free(d);
    return close(fd);
}
