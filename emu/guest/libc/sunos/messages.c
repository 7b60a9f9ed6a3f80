/* messages.c - message catalogues and conversions of character sets, of which there are none; the name of a terminal; ffs(3C). */
#include "directories.h"
#include "libc.h"

#define INTL(name, parameters, value) \
    char *name parameters             \
    {                                 \
        return (char *)(value);       \
    }

INTL(gettext, (const char *s), s)
INTL(dgettext, (const char *domain, const char *s), s)
INTL(dcgettext, (const char *domain, const char *s, int category), s)
INTL(ngettext, (const char *one, const char *many, unsigned long n), n == 1 ? one : many)
INTL(dngettext, (const char *domain, const char *one, const char *many, unsigned long n), n == 1 ? one : many)
INTL(dcngettext, (const char *domain, const char *one, const char *many, unsigned long n, int category), n == 1 ? one : many)
INTL(textdomain, (const char *domain), domain ? domain : "messages")
INTL(bindtextdomain, (const char *domain, const char *folder), folder ? folder : "/usr/lib/locale")
INTL(bind_textdomain_codeset, (const char *domain, const char *set), set)

/* X/Open's: none is ever open. catopen(3C) */
void *catopen(const char *name, int flag)
{
    errno = ENOENT;
    return (void *)-1;
}

char *catgets(void *catalogue, int set, int number, const char *text)
{
    return (char *)text;
}

int catclose(void *catalogue)
{
    errno = EBADF;
    return -1;
}

void *iconv_open(const char *to, const char *from)
{
    errno = EINVAL;
    return (void *)-1;
}

size_t iconv(void *conversion, const char **in, size_t *in_left, char **out, size_t *out_left)
{
    errno = EBADF;
    return (size_t)-1;
}

int iconv_close(void *conversion)
{
    errno = EBADF;
    return -1;
}

/* ---- terminals ---- */

int __fstat64(int fd, void *out);
int __stat64(const char *path, void *out);

/* The number of the device that a node is. */
static unsigned long device_of(const struct status *s)
{
    enum { AT = 40 - offsetof(struct status, more) };
    unsigned long device;

    memcpy(&device, s->more + AT, sizeof device);
    return device;
}

static int find_terminal(const char *folder, const struct status *wanted, char *path, size_t size)
{
    enum { KIND = 0170000, CHARACTERS = 0020000 };
    DIR *d = opendir(folder);
    const struct dirent *e;
    struct status s;
    int found = 0;

    while (d && !found && (e = readdir(d))) {
        snprintf(path, size, "%s/%s", folder, e->name);
        found = !__stat64(path, &s) && (s.mode & KIND) == CHARACTERS && device_of(&s) == device_of(wanted) && s.inode == wanted->inode;
    }
    if (d)
        closedir(d);
    return found;
}

char *ttyname(int fd)
{
    static char path[300];
    struct status s;

    if (!isatty(fd) || __fstat64(fd, &s))
        return NULL;
    return find_terminal("/dev/pts", &s, path, sizeof path) || find_terminal("/dev", &s, path, sizeof path) ? path : NULL;
}

/* The number of the lowest bit that is set, from 1; 0: none is. */
int ffs(int v)
{
    int n = 1;

    while (v && !(v >> (n - 1) & 1))
        n++;
    return v ? n : 0;
}
