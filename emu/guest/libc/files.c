/* files.c - paths, files with names of their own, and sorted lists of folders. */
#include "directories.h"
#include "libc.h"

int access(const char *path, int mode);
int fcntl(int fd, int command, ...);
int __lockf64(int fd, int function, off64 size);
int readlink(const char *path, char *to, size_t n);
char *getcwd(char *out, size_t size);
char *strrchr(const char *s, int byte);

enum { PATH_BYTES = 1024 }; /* PATH_MAX is 1023 */

/* ---- paths ---------------------------------------------------------------------------------------------------------- */

/* Drops the last name of path[0, *n). */
static void drop_name(char *path, size_t *n)
{
    while (*n && path[--*n] != '/')
        ;
    path[*n] = 0;
}

/* The path without links, dots and double slashes. out has room for PATH_MAX + 1 bytes, or is null: malloc's. realpath(3). */
char *realpath(const char *path, char *out)
{
    enum { LINKS = 20, ELOOP = 249 };
    char done[PATH_BYTES] = "", rest[PATH_BYTES], target[PATH_BYTES];
    size_t n = 0;
    int links = 0;

    if (!path || !*path) {
        errno = path ? ENOENT : EINVAL;
        return NULL;
    }
    if (strlen(path) >= sizeof rest) {
        errno = ENAMETOOLONG;
        return NULL;
    }
    strcpy(rest, path);
    if (*path != '/') {
        if (!getcwd(done, sizeof done))
            return NULL;
        n = strcmp(done, "/") ? strlen(done) : 0;
        done[n] = 0;
    }
    for (char *at = rest; *at;) {
        size_t length = 0;

        while (*at == '/')
            at++;
        while (at[length] && at[length] != '/')
            length++;
        if (!length)
            break;
        if (length == 2 && at[0] == '.' && at[1] == '.') {
            drop_name(done, &n);
        } else if (length > 1 || *at != '.') {
            if (n + length + 2 > sizeof done) {
                errno = ENAMETOOLONG;
                return NULL;
            }
            done[n] = '/';
            memcpy(done + n + 1, at, length);
            done[n + 1 + length] = 0;
            long got = readlink(done, target, sizeof target - 1);

            if (got < 0 && errno != EINVAL)
                return NULL;
            if (got < 0) {
                n += length + 1;
            } else if (++links > LINKS || (size_t)got + strlen(at + length) + 1 > sizeof target) {
                errno = links > LINKS ? ELOOP : ENAMETOOLONG;
                return NULL;
            } else {
                strcpy(target + got, at + length);
                strcpy(rest, target);
                at = rest;
                n = *rest == '/' ? 0 : n;
                done[n] = 0;
                continue;
            }
        }
        at += length;
    }
    if (!n)
        strcpy(done, "/");
    if (access(done, 0))
        return NULL;
    return out ? strcpy(out, done) : strdup(done);
}

char *basename(char *path)
{
    if (!path || !*path)
        return (char *)".";
    size_t n = strlen(path);

    while (n > 1 && path[n - 1] == '/')
        path[--n] = 0;
    char *slash = strrchr(path, '/');

    return slash && slash[1] ? slash + 1 : path;
}

char *dirname(char *path)
{
    size_t n = path ? strlen(path) : 0;

    while (n > 1 && path[n - 1] == '/')
        n--;
    while (n && path[n - 1] != '/')
        n--;
    while (n > 1 && path[n - 1] == '/')
        n--;
    if (!n)
        return (char *)".";
    path[n] = 0;
    return path;
}

/* ---- files with names of their own ------------------------------------------------------------------------------------ */

/* The six X at the end become a letter and the process's number. Returns where they begin, or null. mktemp(3C). */
static char *number_name(char *name)
{
    size_t n = strlen(name);
    unsigned pid = (unsigned)getpid();

    if (n < 6 || memcmp(name + n - 6, "XXXXXX", 6))
        return NULL;
    for (size_t i = n - 1; i > n - 6; i--, pid /= 10)
        name[i] = (char)('0' + pid % 10);
    name[n - 6] = 'a';
    return name + n - 6;
}

char *mktemp(char *name)
{
    char *letter = number_name(name);

    for (; letter && *letter <= 'z'; ++*letter)
        if (access(name, 0))
            return name;
    *name = 0;
    return name;
}

int fdatasync(int fd)
{
    extern int fsync(int fd);

    return fsync(fd);
}

int mkstemp(char *name)
{
    char *letter = number_name(name);

    for (; letter && *letter <= 'z'; ++*letter) {
        int fd = open(name, O_RDWR | O_CREAT | O_EXCL, 0600);

        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
    errno = letter ? EEXIST : EINVAL;
    return -1;
}

char *mkdtemp(char *name)
{
    extern int mkdir(const char *path, int mode);
    char *letter = number_name(name);

    for (; letter && *letter <= 'z'; ++*letter) {
        if (!mkdir(name, 0700))
            return name;
        if (errno != EEXIST)
            return NULL;
    }
    errno = letter ? EEXIST : EINVAL;
    return NULL;
}

/* At most so many calls of tmpnam() and tempnam() give different names. */
static unsigned names_made;

/* L_tmpnam is 25: P_tmpdir ("/var/tmp/"), and up to 15 more. tmpnam(3S). */
char *tmpnam(char *out)
{
    static char own[25];

    if (!out)
        out = own;
    do
        snprintf(out, sizeof own, "/var/tmp/%c%c%c%05u", 'a' + names_made / 676 % 26, 'a' + names_made / 26 % 26, 'a' + names_made % 26,
                 (unsigned)getpid() % 100000);
    while (names_made++ < 17576 && !access(out, 0));
    return out;
}

char *tempnam(const char *folder, const char *prefix)
{
    const char *const choices[] = {getenv("TMPDIR"), folder, "/var/tmp", "/tmp"};
    char path[PATH_BYTES];

    for (unsigned i = 0; i < sizeof choices / sizeof *choices; i++) {
        if (!choices[i] || access(choices[i], 3))
            continue;
        do
            snprintf(path, sizeof path, "%s/%.5s%c%c%c%05u", choices[i], prefix ? prefix : "", 'a' + names_made / 676 % 26,
                     'a' + names_made / 26 % 26, 'a' + names_made % 26, (unsigned)getpid() % 100000);
        while (names_made++ < 17576 && !access(path, 0));
        return strdup(path);
    }
    return NULL;
}

/* ---- locks, times ------------------------------------------------------------------------------------------------------ */

int lockf(int fd, int function, long size)
{
    return __lockf64(fd, function, size);
}

/* Whole seconds: HP-UX's call has no more. */
int utimes(const char *path, const struct timeval times[2])
{
    const long seconds[2] = {times ? times[0].sec : 0, times ? times[1].sec : 0};

    return (int)CALL(SYS_utime, path, times ? seconds : NULL);
}

/* ---- lists of folders --------------------------------------------------------------------------------------------------- */

void qsort(void *base, size_t n, size_t size, int (*order)(const void *, const void *));

int alphasort(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->name, (*b)->name);
}

int scandir(const char *path, struct dirent ***out, int (*select)(const struct dirent *),
            int (*order)(const struct dirent **, const struct dirent **))
{
    DIR *d = opendir(path);
    struct dirent **list = NULL, *e;
    size_t n = 0, room = 0;

    if (!d)
        return -1;
    while ((e = readdir(d))) {
        if (select && !select(e))
            continue;
        if (n == room) {
            struct dirent **more = realloc(list, (room = 2 * room + 16) * sizeof *list);

            if (!more)
                goto failed;
            list = more;
        }
        if (!(list[n] = malloc(sizeof *e)))
            goto failed;
        *list[n++] = *e;
    }
    closedir(d);
    if (n && order)
        qsort(list, n, sizeof *list, (int (*)(const void *, const void *))order);
    *out = list;
    return (int)n;
failed:
    while (n)
        free(list[--n]);
    free(list);
    closedir(d);
    return -1;
}
