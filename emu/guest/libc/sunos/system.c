/* system.c - what programs ask about the system: configuration, names; terminals. */
#include "libc.h"

/* ---- configuration ----------------------------------------------------------------------------------------------------- */

/* Numbers of sysconf(3C), and of the kernel's sysconfig(). */
long sysconf(int name)
{
    enum {
        ARG_MAX_ = 1,
        CHILD_MAX_,
        CLK_TCK_,
        NGROUPS_MAX_,
        OPEN_MAX_,
        JOB_CONTROL,
        SAVED_IDS,
        VERSION,
        PASS_MAX_,
        LOGNAME_MAX_,
        PAGESIZE,
        XOPEN_VERSION,
        NPROCESSORS_CONF = 14,
        NPROCESSORS_ONLN,
        STREAM_MAX_,
        TZNAME_MAX_,
        PHYS_PAGES = 500
    };
    enum {
        OF_NGROUPS = 2,
        OF_CHILD_MAX,
        OF_OPEN_FILES,
        OF_PAGESIZE = 6,
        OF_CLK_TCK,
        OF_NPROC_CONF = 11,
        OF_NPROC_ONLN,
        OF_PHYS_PAGES = 26
    };

    switch (name) {
    case ARG_MAX_: return 1048320;
    case CHILD_MAX_: return CALL(SYS_sysconfig, (long)OF_CHILD_MAX);
    case CLK_TCK_: return CALL(SYS_sysconfig, (long)OF_CLK_TCK);
    case NGROUPS_MAX_: return CALL(SYS_sysconfig, (long)OF_NGROUPS);
    case OPEN_MAX_: return CALL(SYS_sysconfig, (long)OF_OPEN_FILES);
    case JOB_CONTROL:
    case SAVED_IDS: return 1;
    case VERSION: return 199506;
    case PASS_MAX_:
    case LOGNAME_MAX_: return 8;
    case PAGESIZE: return CALL(SYS_sysconfig, (long)OF_PAGESIZE);
    case XOPEN_VERSION: return 3;
    case NPROCESSORS_CONF: return CALL(SYS_sysconfig, (long)OF_NPROC_CONF);
    case NPROCESSORS_ONLN: return CALL(SYS_sysconfig, (long)OF_NPROC_ONLN);
    case STREAM_MAX_: return STREAMS;
    case TZNAME_MAX_: return 0; /* no limit */
    case PHYS_PAGES: return CALL(SYS_sysconfig, (long)OF_PHYS_PAGES);
    default: errno = EINVAL; return -1;
    }
}
long _sysconf(int name) __attribute__((alias("sysconf")));

int getpagesize(void)
{
    enum { PAGESIZE = 11 };

    return (int)sysconf(PAGESIZE);
}

int getdtablesize(void)
{
    enum { OPEN_MAX_ = 5 };

    return (int)sysconf(OPEN_MAX_);
}

long pathconf(const char *path, int name)
{
    return CALL(SYS_pathconf, path, (long)name);
}

long fpathconf(int fd, int name)
{
    return CALL(SYS_fpathconf, (long)fd, (long)name);
}

size_t confstr(int name, char *to, size_t n)
{
    static const char path[] = "/usr/xpg4/bin:/usr/ccs/bin:/usr/bin:/opt/SUNWspro/bin";

    if (to && n) {
        const size_t kept = n < sizeof path ? n : sizeof path;

        memcpy(to, path, kept);
        to[kept - 1] = 0;
    }
    return sizeof path;
}

struct utsname {
    char system[257], node[257], release[257], version[257], machine[257];
};

int uname(struct utsname *to)
{
    return (int)CALL(SYS_uname, to);
}
int _uname(struct utsname *to) __attribute__((alias("uname")));

int sysinfo(int command, char *to, long n)
{
    return (int)CALL(SYS_systeminfo, (long)command, to, n);
}

int gethostname(char *to, int n)
{
    struct utsname u;

    if (uname(&u) < 0)
        return -1;
    for (int i = 0; i < n; i++)
        if (!(to[i] = u.node[i]))
            break;
    return 0;
}

long ulimit(int what, ...)
{
    va_list args;

    va_start(args, what);
    const long value = what == 2 ? va_arg(args, long) : 0;

    va_end(args);
    return CALL(SYS_ulimit, (long)what, value);
}

/* The two parts of the number of a device. makedev(3C) */
enum { MINOR_BITS = 18 };

unsigned __makedev(int version, unsigned major, unsigned minor)
{
    return major << MINOR_BITS | minor;
}

unsigned __major(int version, unsigned device)
{
    return device >> MINOR_BITS;
}

unsigned __minor(int version, unsigned device)
{
    return device & ((1u << MINOR_BITS) - 1);
}

unsigned makedev(unsigned major, unsigned minor)
{
    return __makedev(1, major, minor);
}

unsigned major(unsigned device)
{
    return __major(1, device);
}

unsigned minor(unsigned device)
{
    return __minor(1, device);
}

/* ---- terminals ----------------------------------------------------------------------------------------------------------- */

int ioctl(int fd, int request, ...);
enum { TCSBRK = 'T' << 8 | 5, TCXONC, TCFLSH, TCGETS = 'T' << 8 | 13, TCSETS, TIOCGPGRP = 't' << 8 | 20, TIOCSPGRP, TIOCGSID };

int tcgetattr(int fd, void *to)
{
    return ioctl(fd, TCGETS, to);
}

/* TCSANOW and its like are the numbers of the requests. */
int tcsetattr(int fd, int when, const void *from)
{
    if (when < TCSETS || when > TCSETS + 2) {
        errno = EINVAL;
        return -1;
    }
    return ioctl(fd, when, from);
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

int tcgetsid(int fd)
{
    int session;

    return ioctl(fd, TIOCGSID, &session) ? -1 : session;
}

int tcflow(int fd, int action)
{
    return ioctl(fd, TCXONC, (long)action);
}

int tcflush(int fd, int queue)
{
    return ioctl(fd, TCFLSH, (long)queue);
}

/* An argument that is not 0 waits for the output and sends nothing. */
int tcdrain(int fd)
{
    return ioctl(fd, TCSBRK, 1L);
}

int tcsendbreak(int fd, int duration)
{
    return ioctl(fd, TCSBRK, 0L);
}

char *ctermid(char *out)
{
    static char own[9]; /* L_ctermid is 9 */

    return strcpy(out ? out : own, "/dev/tty");
}

/* Speeds are in the control flags: 0 to 15, those above with a flag of their own; of input, in its own bits, 0 is that of output. */
struct termios {
    unsigned iflag, oflag, cflag, lflag;
    unsigned char control[19];
};
enum { CBAUD = 017, CBAUDEXT = 0x200000, CIBAUD = 03600000, CIBAUDEXT = 0x400000, CIBAUD_SHIFT = 16, MOST_SPEED = 31 };

unsigned cfgetospeed(const struct termios *t)
{
    return (t->cflag & CBAUD) + (t->cflag & CBAUDEXT ? CBAUD + 1 : 0);
}

unsigned cfgetispeed(const struct termios *t)
{
    const unsigned speed = ((t->cflag & CIBAUD) >> CIBAUD_SHIFT) + (t->cflag & CIBAUDEXT ? CBAUD + 1 : 0);

    return speed ? speed : cfgetospeed(t);
}

static int is_speed(unsigned speed)
{
    if (speed <= MOST_SPEED)
        return 1;
    errno = EINVAL;
    return 0;
}

int cfsetospeed(struct termios *t, unsigned speed)
{
    if (!is_speed(speed))
        return -1;
    t->cflag = (t->cflag & ~(unsigned)(CBAUD | CBAUDEXT)) | (speed & CBAUD) | (speed > CBAUD ? CBAUDEXT : 0);
    return 0;
}

int cfsetispeed(struct termios *t, unsigned speed)
{
    if (!is_speed(speed))
        return -1;
    t->cflag = (t->cflag & ~(unsigned)(CIBAUD | CIBAUDEXT)) | (speed & CBAUD) << CIBAUD_SHIFT | (speed > CBAUD ? CIBAUDEXT : 0);
    return 0;
}
