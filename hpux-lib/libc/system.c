/* system.c - what programs ask about the system: directories, configuration, users, error texts. */
#include "libc.h"

/* ---- configuration ----------------------------------------------------------------------------------------------------- */

#ifdef __hppa__
enum { PAGE = 4096 };
#else
enum { PAGE = 16384 };
#endif
int getdtablesize(void);

int getpagesize(void)
{
    return PAGE;
}

long sysconf(int name)
{
    enum {
        ARG_MAX_ = 0,
        CHILD_MAX_,
        CLK_TCK_,
        NGROUPS_MAX_,
        OPEN_MAX_,
        JOB_CONTROL,
        SAVED_IDS,
        VERSION,
        PAGE_SIZE = 3001,
        PROFIL_MAX = 3014
    };

    switch (name) {
    case ARG_MAX_: return 2048000;
    case CHILD_MAX_: return 1024;
    case CLK_TCK_: return 100;
    case NGROUPS_MAX_: return 20;
    case OPEN_MAX_: return getdtablesize();
    case JOB_CONTROL:
    case SAVED_IDS: return 1;
    case VERSION: return 199506;
    case PAGE_SIZE: return PAGE;
    case PROFIL_MAX: return 100; /* as the kernel's, unless --profil-max says otherwise */
    default: errno = EINVAL; return -1;
    }
}

long pathconf(const char *path, int name)
{
    enum { LINK_MAX_, MAX_CANON_, MAX_INPUT_, NAME_MAX_, PATH_MAX_, PIPE_BUF_ };

    switch (name) {
    case LINK_MAX_: return 32767;
    case NAME_MAX_: return 255;
    case PATH_MAX_: return 1023;
    case PIPE_BUF_: return 8192;
    default: errno = EINVAL; return -1;
    }
}

long fpathconf(int fd, int name)
{
    return pathconf("", name);
}

size_t confstr(int name, char *to, size_t n)
{
    static const char path[] = "/usr/bin:/bin";

    if (to && n) {
        strcpy(to, n > sizeof path ? path : "");
    }
    return sizeof path;
}

struct utsname {
    char fields[5][9], id[15];
};

int uname(struct utsname *to)
{
    return (int)CALL(SYS_utssys, to, 0L, 0L);
}

int gethostname(char *to, size_t n)
{
    struct utsname u;

    if (uname(&u) < 0)
        return -1;
    for (size_t i = 0; i < n; i++)
        if (!(to[i] = u.fields[1][i]))
            break;
    return 0;
}

/* ---- terminals ---- */

char *ttyname(int fd)
{
    return isatty(fd) ? "/dev/tty" : NULL;
}

/* ---- terminals ----------------------------------------------------------------------------------------------------------- */

int ioctl(int fd, int request, ...);
enum { TCGETATTR = 0x40245410, TCSETATTR = (int)0x80245411u, TIOCGPGRP = 0x4004541e, TIOCSPGRP = (int)0x8004541du, TCXONC = 0x20005406 };

int tcgetattr(int fd, void *to)
{
    return ioctl(fd, TCGETATTR, to);
}

int tcsetattr(int fd, int when, const void *from)
{
    return ioctl(fd, TCSETATTR + when, from);
}

int tcgetpgrp(int fd)
{
    int group;

    return ioctl(fd, TIOCGPGRP, &group) ? -1 : group;
}

int tcsetpgrp(int fd, int group)
{
    return ioctl(fd, TIOCSPGRP, &group);
}

int tcflow(int fd, int action)
{
    return ioctl(fd, TCXONC, (long)action);
}

/* ---- errors ----------------------------------------------------------------------------------------------------------------- */

char *strerror(int number)
{
    static const char *const texts[] = {
        "Error 0",
        "Not owner",
        "No such file or directory",
        "No such process",
        "Interrupted system call",
        "I/O error",
        "No such device or address",
        "Arg list too long",
        "Exec format error",
        "Bad file number",
        "No child processes",
        "Resource temporarily unavailable",
        "Not enough space",
        "Permission denied",
        "Bad address",
        "Block device required",
        "Device busy",
        "File exists",
        "Cross-device link",
        "No such device",
        "Not a directory",
        "Is a directory",
        "Invalid argument",
        "File table overflow",
        "Too many open files",
        "Not a typewriter",
        "Text file busy",
        "File too large",
        "No space left on device",
        "Illegal seek",
        "Read-only file system",
        "Too many links",
        "Broken pipe",
        "Argument out of domain",
        "Result too large",
    };
    static char other[24];

    if (number >= 0 && number < (int)(sizeof texts / sizeof *texts))
        return (char *)texts[number];
    snprintf(other, sizeof other, "Error %d", number);
    return other;
}

int strerror_r(int number, char *to, size_t n)
{
    snprintf(to, n, "%s", strerror(number));
    return 0;
}
