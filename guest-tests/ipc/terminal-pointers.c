// The terminal's calls with pointers that cannot be read or written, and on descriptors of the wrong kind.
// except: ppc, its C library numbers the requests by its own structure
// qemu: no, it copies in another order
#include <fcntl.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <termios.h>
#include "answers.h"

static int master, slave, file, path;

static const char *answer(int fd, unsigned long request, void *argument)
{
    return call(ioctl, fd, request, argument) == -1 ? strerrorname_np(errno) : "done";
}

static void each(const char *name, unsigned long request, void *argument)
{
    printf("%s: slave %s", name, answer(slave, request, argument));
    printf(", master %s", answer(master, request, argument));
    printf(", file %s", answer(file, request, argument));
    printf(", path %s", answer(path, request, argument));
    printf(", none %s\n", answer(-1, request, argument));
}
#define EACH(request, argument) each(#request, request, argument)

/* The old structure changes only what it has. */
static void show_termio(void)
{
    struct termios before, after;
    struct termio old;
    must(tcgetattr(slave, &before), "tcgetattr");
    SHOW(ioctl(slave, TCGETA, &old));
    printf("  %d %d %d %d\n", old.c_cc[VINTR] == before.c_cc[VINTR], (old.c_lflag & ICANON) != 0, (old.c_oflag & OPOST) != 0, (old.c_cflag & CSIZE) == CS8);
    old.c_lflag &= ~ICANON;
    old.c_iflag |= IGNBRK;
    old.c_cc[VINTR] = 7;
    SHOW(ioctl(slave, TCSETAW, &old));
    must(tcgetattr(slave, &after), "tcgetattr");
    printf("  %d %d %d %d\n", after.c_cc[VINTR], (after.c_lflag & ICANON) != 0, (after.c_iflag & IGNBRK) != 0, (after.c_lflag & IEXTEN) == (before.c_lflag & IEXTEN));
    printf("  %d %d\n", after.c_cc[VSUSP] == before.c_cc[VSUSP], cfgetospeed(&after) == cfgetospeed(&before));
    tcsetattr(slave, TCSANOW, &before);
}

int main(void)
{
    char b[10];
    struct winsize w = {30, 90, 5, 6}, now = {0};
    must(openpty(&master, &slave, NULL, NULL, NULL), "openpty");
    file = (int)must(open("f", O_RDWR | O_CREAT, 0600), "open");
    path = (int)must(open("f", O_PATH), "open");
    EACH(TCGETS, no_access());
    EACH(TCSETS, no_access());
    EACH(TCSETSW, no_access());
    EACH(TCSETSF, no_access());
    EACH(TCGETA, no_access());
    EACH(TCSETA, no_access());
    EACH(TCSETAW, no_access());
    EACH(TCSETAF, no_access());
    EACH(TIOCGWINSZ, no_access());
    EACH(TIOCSWINSZ, no_access());
    EACH(TIOCGPTN, no_access());
    EACH(TIOCSPTLCK, no_access());
    EACH(TIOCGPGRP, no_access());
    EACH(TIOCSPGRP, no_access());
    EACH(TIOCGSID, no_access());
    EACH(TIOCOUTQ, no_access());
    EACH(FIONREAD, no_access());
    EACH(FIONBIO, no_access());
    EACH(TIOCGETD, no_access());
    EACH(0x5499, no_access());
    SHOW(ioctl(slave, TIOCSWINSZ, &w));
    SHOW(ioctl(master, TIOCGWINSZ, &now));
    printf("  %d %d %d %d\n", now.ws_row, now.ws_col, now.ws_xpixel, now.ws_ypixel);
    show_termio();
    SHOW(write(slave, no_access(), 3));
    SHOW(write(master, no_access(), 3));
    SHOW(write(master, "abc\n", 4));
    SHOW(read(slave, no_access(), 3));
    fcntl(slave, F_SETFL, O_NONBLOCK);
    SHOW(read(slave, b, sizeof b) > 0 || errno == EAGAIN);
}

/* stdout:
TCGETS: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TCSETS: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TCSETSW: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TCSETSF: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TCGETA: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TCSETA: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TCSETAW: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TCSETAF: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TIOCGWINSZ: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TIOCSWINSZ: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TIOCGPTN: slave ENOTTY, master EFAULT, file ENOTTY, path EBADF, none EBADF
TIOCSPTLCK: slave ENOTTY, master EFAULT, file ENOTTY, path EBADF, none EBADF
TIOCGPGRP: slave ENOTTY, master EFAULT, file ENOTTY, path EBADF, none EBADF
TIOCSPGRP: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
TIOCGSID: slave ENOTTY, master ENOTTY, file ENOTTY, path EBADF, none EBADF
TIOCOUTQ: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
FIONREAD: slave EFAULT, master EFAULT, file EFAULT, path EBADF, none EBADF
FIONBIO: slave EFAULT, master EFAULT, file EFAULT, path EBADF, none EBADF
TIOCGETD: slave EFAULT, master EFAULT, file ENOTTY, path EBADF, none EBADF
0x5499: slave ENOTTY, master ENOTTY, file ENOTTY, path EBADF, none EBADF
ioctl(slave, TIOCSWINSZ, &w) = 0
ioctl(master, TIOCGWINSZ, &now) = 0
  30 90 5 6
ioctl(slave, TCGETA, &old) = 0
  1 1 1 1
ioctl(slave, TCSETAW, &old) = 0
  7 0 1 1
  1 1
write(slave, no_access(), 3): EFAULT
write(master, no_access(), 3): EFAULT
write(master, "abc\n", 4) = 4
read(slave, no_access(), 3): EFAULT
read(slave, b, sizeof b) > 0 || errno == EAGAIN = 1
*/
