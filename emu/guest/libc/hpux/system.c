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

enum { TCSBRK = 0x20005405, TCFLSH = 0x20005407 };

/* HP-UX's TCSBRK waits for the output, and sends a break unless the argument is not 0, as System V's. */
int tcdrain(int fd)
{
    return ioctl(fd, TCSBRK, 1L);
}

int tcsendbreak(int fd, int duration)
{
    return ioctl(fd, TCSBRK, 0L);
}

int tcflush(int fd, int queue)
{
    return ioctl(fd, TCFLSH, (long)queue);
}

char *ctermid(char *out)
{
    static char own[9]; /* L_ctermid is 9 */

    return strcpy(out ? out : own, "/dev/tty");
}

/* The current folder in a buffer of PATH_MAX bytes. */
char *getwd(char *out)
{
    extern char *getcwd(char *out, size_t size);

    return getcwd(out, 1024);
}

/* 1 UL_GETFSIZE, 3 UL_GETMAXBRK */
long ulimit(int what, ...)
{
    va_list args;

    va_start(args, what);
    const long value = what == 2 ? va_arg(args, long) : 0;

    va_end(args);
    return CALL(SYS_ulimit, (long)what, value);
}

/* Reads a line from the terminal, without its echo. getpass(3C) */
char *getpass(const char *prompt)
{
    enum { ECHO = 0000010, PASS = 128 };
    static char text[PASS + 1];
    struct {
        unsigned input, output, control, local;
        char more[256];
    } settings, quiet;
    const int fd = open("/dev/tty", O_RDWR);
    int n = 0;
    char c;

    if (fd < 0)
        return NULL;
    const int is_terminal = !tcgetattr(fd, &settings);

    if (is_terminal) {
        quiet = settings;
        quiet.local &= ~(unsigned)ECHO;
        tcsetattr(fd, 2, &quiet);
    }
    write(fd, prompt, strlen(prompt));
    while (read(fd, &c, 1) == 1 && c != '\n')
        if (n < PASS)
            text[n++] = c;
    text[n] = 0;
    write(fd, "\n", 1);
    if (is_terminal)
        tcsetattr(fd, 2, &settings);
    close(fd);
    return text;
}
