// Pseudo-terminals: line editing, output processing, raw mode, window size, hang-up, a session with job control.
// flags: -lutil
// qemu: not sparc sparc64, whose c_lflag and c_cc of a new terminal are others
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include "check.h"

static char b[200];

static void settings(int master, int slave, const char *name)
{
    struct termios t;
    struct winsize w = {25, 80, 0, 0}, now = {0, 0, 0, 0};
    CHECK(isatty(master) && isatty(slave) && strcmp(ttyname(slave), name) == 0);
    must(write(master, "ab\177c\n", 5), "write");
    CHECK(read(slave, b, 100) == 3 && memcmp(b, "ac\n", 3) == 0);
    CHECK(read(master, b, 100) == 8 && memcmp(b, "ab\b \bc\r\n", 8) == 0);
    must(write(slave, "x\ny\n", 4), "write");
    CHECK(read(master, b, 100) == 6 && memcmp(b, "x\r\ny\r\n", 6) == 0);
    must(write(master, "\004", 1), "write");
    CHECK(read(slave, b, 100) == 0);
    CHECK(tcgetattr(slave, &t) == 0 && t.c_cc[VEOF] == 4 && t.c_lflag & ICANON && t.c_oflag & ONLCR);
    cfmakeraw(&t);
    CHECK(tcsetattr(slave, TCSANOW, &t) == 0);
    must(write(master, "\004\003q", 3), "write");
    CHECK(read(slave, b, 100) == 3);
    CHECK(ioctl(master, TIOCSWINSZ, &w) == 0 && ioctl(slave, TIOCGWINSZ, &now) == 0 && now.ws_row == 25 && now.ws_col == 80);
    close(slave);
    CHECK(read(master, b, 10) == -1 && errno == EIO);
}

static void child(void)
{
    char line[100];
    int n = read(0, line, sizeof line);
    printf("child got %.*s, in front: %d\n", n - 1, line, tcgetpgrp(0) == getpgrp());
    fflush(stdout);
    pause();
}

int main(void)
{
    int master, slave, status, n, all = 0;
    char name[100];
    must(openpty(&master, &slave, name, NULL, NULL), "openpty");
    settings(master, slave, name);
    int pid = must(forkpty(&master, NULL, NULL, NULL), "forkpty");
    if (pid == 0)
        child();
    must(write(master, "line\n", 5), "write");
    while (!memmem(b, all, "front: 1", 8) && (n = read(master, b + all, sizeof b - all)) > 0)
        all += n;
    for (int i = 0; i < all; i++)
        if (b[i] != '\r')
            putchar(b[i]);
    putchar('\n');
    must(write(master, "\003", 1), "write");
    CHECK(waitpid(pid, &status, 0) == pid && WIFSIGNALED(status) && WTERMSIG(status) == SIGINT);
}

/* stdout:
yes isatty(master) && isatty(slave) && strcmp(ttyname(slave), name) == 0
yes read(slave, b, 100) == 3 && memcmp(b, "ac\n", 3) == 0
yes read(master, b, 100) == 8 && memcmp(b, "ab\b \bc\r\n", 8) == 0
yes read(master, b, 100) == 6 && memcmp(b, "x\r\ny\r\n", 6) == 0
yes read(slave, b, 100) == 0
yes tcgetattr(slave, &t) == 0 && t.c_cc[VEOF] == 4 && t.c_lflag & ICANON && t.c_oflag & ONLCR
yes tcsetattr(slave, TCSANOW, &t) == 0
yes read(slave, b, 100) == 3
yes ioctl(master, TIOCSWINSZ, &w) == 0 && ioctl(slave, TIOCGWINSZ, &now) == 0 && now.ws_row == 25 && now.ws_col == 80
yes read(master, b, 10) == -1 && errno == EIO
line
yes isatty(master) && isatty(slave) && strcmp(ttyname(slave), name) == 0
yes read(slave, b, 100) == 3 && memcmp(b, "ac\n", 3) == 0
yes read(master, b, 100) == 8 && memcmp(b, "ab\b \bc\r\n", 8)
yes waitpid(pid, &status, 0) == pid && WIFSIGNALED(status) && WTERMSIG(status) == SIGINT
*/
