// Requests to a controlling terminal that few programs make: flushing, signals from the master, termios2, /dev/tty, giving the terminal up.
// except: sparc sparc64, VMIN is in the place of VEOF
// qemu: no, it lacks some of them
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include "answers.h"

#ifndef TIOCSIG
#define TIOCSIG _IOW('T', 0x36, int)
#endif

static volatile sig_atomic_t signals[65];

static void count(int number) { signals[number]++; }

static void show_signals(const char *name)
{
    printf("%s:", name);
    for (int i = 1; i < 65; i++)
        if (signals[i]) {
            printf(" %s %d", sigabbrev_np(i), (int)signals[i]);
            signals[i] = 0;
        }
    printf("\n");
}

static int waiting(int fd)
{
    usleep(20000); // what the master has written arrives soon
    int n = -1;
    return ioctl(fd, FIONREAD, &n) ? -errno : n;
}

static void flushing(int master, int slave)
{
    must(write(master, "typed\n", 6), "write");
    SHOW(waiting(slave));
    SHOW(tcflush(slave, TCOFLUSH));
    SHOW(waiting(slave));
    SHOW(tcflush(slave, TCIFLUSH));
    SHOW(waiting(slave));
    must(write(master, "again\n", 6), "write");
    SHOW(ioctl(slave, TCFLSH, 3));
    SHOW(ioctl(slave, TCFLSH, -1));
    SHOW(tcflush(slave, TCIOFLUSH));
    SHOW(waiting(slave));
    SHOW(ioctl(slave, TCSBRK, 1));
    SHOW(ioctl(slave, TIOCOUTQ, no_access()));
    struct winsize w = {30, 100, 0, 0};
    SHOW(ioctl(master, TIOCSWINSZ, &w));
    show_signals("size");
    SHOW(ioctl(master, TIOCSWINSZ, &w));
    show_signals("the same size");
    memset(&w, 0, sizeof w);
    SHOW(ioctl(slave, TIOCGWINSZ, &w));
    printf("%d %d\n", w.ws_row, w.ws_col);
    SHOW(ioctl(slave, TIOCGWINSZ, no_access()));
}

static void from_master(int master, int slave)
{
    static const int numbers[] = {SIGINT, SIGQUIT, SIGTSTP, SIGTERM, 0, 65};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
        SHOW(ioctl(master, TIOCSIG, numbers[i]));
    show_signals("signals");
    SHOW(ioctl(slave, TIOCSIG, SIGINT));
    must(write(master, "\003\034\032", 3), "write");
    usleep(20000);
    show_signals("characters");
    unsigned number = 99;
    SHOW(ioctl(slave, TIOCGPTN, &number));
}

static void controlling(int slave, const char *name)
{
    SHOW(ioctl(slave, TIOCSCTTY, 0));
    int tty = open("/dev/tty", O_RDWR);
    CHECK(tty >= 0 && isatty(tty) && tcgetsid(tty) == getpid() && tcgetpgrp(tty) == getpid());
    CHECK(strcmp(ttyname(slave), name) == 0);
    pid_t group = -1;
    SHOW(ioctl(tty, TIOCSPGRP, &(pid_t){999999}));
    SHOW(ioctl(tty, TIOCSPGRP, &(pid_t){-1}));
    SHOW(ioctl(tty, TIOCSPGRP, no_access()));
    CHECK(ioctl(tty, TIOCGPGRP, &group) == 0 && group == getpid());
    CHECK(ioctl(tty, TIOCGSID, &group) == 0 && group == getpid());
    close(tty);
}

static void given_up(int slave)
{
    struct sigaction count_it = {.sa_handler = count};
    sigaction(SIGHUP, &count_it, NULL);
    sigaction(SIGCONT, &count_it, NULL);
    SHOW(ioctl(slave, TIOCNOTTY));
    show_signals("given up");
    SHOW(ioctl(slave, TIOCNOTTY));
    SHOW(open("/dev/tty", O_RDWR));
    SHOW(tcgetsid(slave));
    SHOW(tcgetpgrp(slave));
    SHOW(tcsetpgrp(slave, getpid()));
    SHOW(ioctl(slave, TIOCSCTTY, 0));
    SHOW(open("/dev/tty", O_RDWR) >= 0);
}

static void show_settings(const struct termios *a)
{
    static const struct {
        const char *name;
        tcflag_t bit;
    } in[] = {{"icrnl", ICRNL}, {"ixon", IXON}, {"ixany", IXANY}, {"istrip", ISTRIP}, {"inlcr", INLCR}},
      out[] = {{"opost", OPOST}, {"onlcr", ONLCR}, {"ocrnl", OCRNL}},
      control[] = {{"cread", CREAD}, {"cstopb", CSTOPB}, {"hupcl", HUPCL}, {"clocal", CLOCAL}, {"parenb", PARENB}},
      local[] = {{"isig", ISIG}, {"icanon", ICANON}, {"echo", ECHO}, {"echoctl", ECHOCTL}, {"noflsh", NOFLSH}, {"iexten", IEXTEN}, {"tostop", TOSTOP}};
    for (unsigned i = 0; i < 5; i++)
        printf("%s%s", a->c_iflag & in[i].bit ? " " : " -", in[i].name);
    for (unsigned i = 0; i < 3; i++)
        printf("%s%s", a->c_oflag & out[i].bit ? " " : " -", out[i].name);
    for (unsigned i = 0; i < 5; i++)
        printf("%s%s", a->c_cflag & control[i].bit ? " " : " -", control[i].name);
    for (unsigned i = 0; i < 7; i++)
        printf("%s%s", a->c_lflag & local[i].bit ? " " : " -", local[i].name);
    printf(" %d, %d %d %d\n", (a->c_cflag & CSIZE) == CS8, a->c_cc[VERASE], a->c_cc[VMIN], a->c_cc[VINTR]);
}

static void settings(int master, int slave)
{
    struct termios a, b;
    must(tcgetattr(slave, &a), "tcgetattr");
    show_settings(&a);
    for (int how = 0; how < 3; how++) {
        b = a;
        b.c_iflag ^= IXANY | ISTRIP;
        b.c_oflag ^= ONLCR | OCRNL;
        b.c_cflag ^= CSTOPB | HUPCL;
        b.c_lflag ^= ECHOCTL | NOFLSH;
        b.c_cc[VERASE] = (cc_t)(how + 5);
        b.c_cc[VMIN] = 3;
        must(write(master, "old\n", 4), "write");
        (void)waiting(slave);
        SHOW(tcsetattr(slave, how == 0 ? TCSANOW : how == 1 ? TCSADRAIN : TCSAFLUSH, &b));
        printf("%d bytes wait\n", waiting(slave)); // only TCSAFLUSH drops them
        tcflush(slave, TCIFLUSH);
        must(tcgetattr(slave, &a), "tcgetattr");
        show_settings(&a);
    }
    SHOW(cfsetspeed(&a, B9600));
    SHOW(tcsetattr(slave, TCSANOW, &a));
    SHOW(tcgetattr(slave, &b));
    CHECK(cfgetospeed(&b) == B9600 && cfgetispeed(&b) == B9600);
    int discipline = -1;
    SHOW(ioctl(slave, TIOCGETD, &discipline));
    printf("%d\n", discipline);
    SHOW(ioctl(slave, 0x5499, &discipline));
}

int main(void)
{
    int master = posix_openpt(O_RDWR | O_NOCTTY);
    must(grantpt(master) | unlockpt(master), "unlockpt");
    const char *name = ptsname(master);
    int status;
    fflush(stdout);
    if (!fork()) {
        struct sigaction count_it = {.sa_handler = count};
        static const int caught[] = {SIGINT, SIGQUIT, SIGTSTP, SIGTERM, SIGWINCH};
        for (unsigned i = 0; i < sizeof caught / sizeof *caught; i++)
            sigaction(caught[i], &count_it, NULL);
        setsid();
        SHOW(open("/dev/tty", O_RDWR));
        int slave = (int)must(open(name, O_RDWR | O_NOCTTY), "open");
        SHOW(tcgetpgrp(slave));
        controlling(slave, name);
        settings(master, slave);
        flushing(master, slave);
        from_master(master, slave);
        given_up(slave);
        fflush(stdout);
        _exit(0);
    }
    CHECK(wait(&status) > 0 && status == 0);
}

/* stdout:
open("/dev/tty", O_RDWR): ENXIO
tcgetpgrp(slave): ENOTTY
ioctl(slave, TIOCSCTTY, 0) = 0
yes tty >= 0 && isatty(tty) && tcgetsid(tty) == getpid() && tcgetpgrp(tty) == getpid()
yes strcmp(ttyname(slave), name) == 0
ioctl(tty, TIOCSPGRP, &(pid_t){999999}): ESRCH
ioctl(tty, TIOCSPGRP, &(pid_t){-1}): EINVAL
ioctl(tty, TIOCSPGRP, no_access()): EFAULT
yes ioctl(tty, TIOCGPGRP, &group) == 0 && group == getpid()
yes ioctl(tty, TIOCGSID, &group) == 0 && group == getpid()
 icrnl ixon -ixany -istrip -inlcr opost onlcr -ocrnl cread -cstopb -hupcl -clocal -parenb isig icanon echo echoctl -noflsh iexten -tostop 1, 127 1 3
tcsetattr(slave, how == 0 ? TCSANOW : how == 1 ? TCSADRAIN : TCSAFLUSH, &b) = 0
4 bytes wait
 icrnl ixon ixany istrip -inlcr opost -onlcr ocrnl cread cstopb hupcl -clocal -parenb isig icanon echo -echoctl noflsh iexten -tostop 1, 5 3 3
tcsetattr(slave, how == 0 ? TCSANOW : how == 1 ? TCSADRAIN : TCSAFLUSH, &b) = 0
4 bytes wait
 icrnl ixon -ixany -istrip -inlcr opost onlcr -ocrnl cread -cstopb -hupcl -clocal -parenb isig icanon echo echoctl -noflsh iexten -tostop 1, 6 3 3
tcsetattr(slave, how == 0 ? TCSANOW : how == 1 ? TCSADRAIN : TCSAFLUSH, &b) = 0
0 bytes wait
 icrnl ixon ixany istrip -inlcr opost -onlcr ocrnl cread cstopb hupcl -clocal -parenb isig icanon echo -echoctl noflsh iexten -tostop 1, 7 3 3
cfsetspeed(&a, B9600) = 0
tcsetattr(slave, TCSANOW, &a) = 0
tcgetattr(slave, &b) = 0
yes cfgetospeed(&b) == B9600 && cfgetispeed(&b) == B9600
ioctl(slave, TIOCGETD, &discipline) = 0
0
ioctl(slave, 0x5499, &discipline): ENOTTY
waiting(slave) = 6
tcflush(slave, TCOFLUSH) = 0
waiting(slave) = 6
tcflush(slave, TCIFLUSH) = 0
waiting(slave) = 0
ioctl(slave, TCFLSH, 3): EINVAL
ioctl(slave, TCFLSH, -1): EINVAL
tcflush(slave, TCIOFLUSH) = 0
waiting(slave) = 0
ioctl(slave, TCSBRK, 1) = 0
ioctl(slave, TIOCOUTQ, no_access()): EFAULT
ioctl(master, TIOCSWINSZ, &w) = 0
size: WINCH 1
ioctl(master, TIOCSWINSZ, &w) = 0
the same size:
ioctl(slave, TIOCGWINSZ, &w) = 0
30 100
ioctl(slave, TIOCGWINSZ, no_access()): EFAULT
ioctl(master, TIOCSIG, numbers[i]) = 0
ioctl(master, TIOCSIG, numbers[i]) = 0
ioctl(master, TIOCSIG, numbers[i]) = 0
ioctl(master, TIOCSIG, numbers[i]): EINVAL
ioctl(master, TIOCSIG, numbers[i]): EINVAL
ioctl(master, TIOCSIG, numbers[i]): EINVAL
signals: INT 1 QUIT 1 TSTP 1
ioctl(slave, TIOCSIG, SIGINT): ENOTTY
characters: INT 1 QUIT 1 TSTP 1
ioctl(slave, TIOCGPTN, &number): ENOTTY
ioctl(slave, TIOCNOTTY) = 0
given up: HUP 1 CONT 1
ioctl(slave, TIOCNOTTY): ENOTTY
open("/dev/tty", O_RDWR): ENXIO
tcgetsid(slave): ENOTTY
tcgetpgrp(slave): ENOTTY
tcsetpgrp(slave, getpid()): ENOTTY
ioctl(slave, TIOCSCTTY, 0) = 0
open("/dev/tty", O_RDWR) >= 0 = 1
yes wait(&status) > 0 && status == 0
*/
