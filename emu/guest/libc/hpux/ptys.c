/*
 * ptys.c - names and sessions of terminals, pseudo-terminals: those of STREAMS, /dev/ptmx and /dev/pts. posix_openpt(3C), grantpt(3C),
 * unlockpt(3C), ptsname(3C).
 *
 * The numbers of the requests are those of Linux, as the kernel has them: HP-UX's libraries and kernel share no published ones.
 */
#include "directories.h"
#include "libc.h"

int ioctl(int fd, int request, ...);
int fstat(int fd, void *to);
int stat(const char *path, void *to);

enum { TIOCGSID = 0x40045414, TIOCGPTN = 0x40045430, TIOCSPTLCK = (int)0x80045431u };
enum { NAME_BYTES = 24 }; /* of /dev/pts/ and a number */

int posix_openpt(int flags)
{
    return open("/dev/ptmx", flags);
}

/* The number of a master's slave, or -1. */
static int slave_number(int master)
{
    int number;

    if (!ioctl(master, TIOCGPTN, &number))
        return number;
    if (errno != EBADF)
        errno = EINVAL;
    return -1;
}

/* The kernel has made the slave the user's. */
int grantpt(int master)
{
    return slave_number(master) < 0 ? -1 : 0;
}

int unlockpt(int master)
{
    int locked = 0;

    return slave_number(master) < 0 ? -1 : ioctl(master, TIOCSPTLCK, &locked);
}

/* 0 or -1. */
int ptsname_r(int master, char *out, int size)
{
    const int number = slave_number(master);

    if (number < 0)
        return -1;
    if (snprintf(out, size > 0 ? (size_t)size : 0, "/dev/pts/%d", number) < size)
        return 0;
    errno = ERANGE;
    return -1;
}

char *ptsname(int master)
{
    static char own[NAME_BYTES];

    return ptsname_r(master, own, sizeof own) ? NULL : own;
}

/* The session whose controlling terminal it is. */
int tcgetsid(int fd)
{
    int session;

    return ioctl(fd, TIOCGSID, &session) ? -1 : session;
}

/* The slave that fd is; a terminal without a file of its own is /dev/tty. */
char *ttyname(int fd)
{
    static char own[sizeof "/dev/pts/" + 256];
    struct status terminal, file;
    char *found = NULL;

    if (!isatty(fd) || fstat(fd, &terminal))
        return NULL;
    DIR *folder = opendir("/dev/pts");

    for (struct dirent *e; folder && !found && (e = readdir(folder));) {
        if (!isdigit((unsigned char)e->name[0]))
            continue;
        strcat(strcpy(own, "/dev/pts/"), e->name);
        if (!stat(own, &file) && file.device == terminal.device && file.inode == terminal.inode)
            found = own;
    }
    if (folder)
        closedir(folder);
    return found ? found : strcpy(own, "/dev/tty");
}
