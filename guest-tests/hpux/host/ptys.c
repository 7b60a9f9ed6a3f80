// Pseudo-terminals: a master, its slave as the controlling terminal of a child, the line discipline between them.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static void show(const char *what, const char *text, long n)
{
    printf("%s:", what);
    for (long i = 0; i < n; i++)
        printf(text[i] >= ' ' ? " %c" : " %o", text[i]);
    printf(n < 0 ? " none\n" : "\n");
}

static int open_master(char *name, size_t size)
{
    const int master = posix_openpt(O_RDWR | O_NOCTTY);
    const char *slave;

    printf("grant %d", grantpt(master));
    printf(" unlock %d", unlockpt(master));
    slave = ptsname(master);
    printf(", name %d\n", slave && !strncmp(slave, "/dev/pts/", 9));
    snprintf(name, size, "%s", slave ? slave : "");
    return master;
}

static void on_interrupt(int sig)
{
    _exit(sig == SIGINT ? 3 : 4); /* also if the child is not yet in read() */
}

/* Takes the slave as its controlling terminal, by opening it, and answers lines. */
static void answer(const char *name)
{
    struct sigaction act;
    char line[64];
    long n;

    alarm(20);
    setsid();
    const int slave = open(name, O_RDWR), tty = open("/dev/tty", O_RDWR);

    memset(&act, 0, sizeof act);
    act.sa_handler = on_interrupt;
    sigaction(SIGINT, &act, NULL);
    n = snprintf(line, sizeof line, "tty %d name %d group %d session %d\n", tty >= 0, ttyname(slave) && !strcmp(ttyname(slave), name),
                 tcgetpgrp(slave) == getpid(), tcgetsid(slave) == getpid());
    write(slave, line, (size_t)n);
    while ((n = read(slave, line, sizeof line)) > 0) {
        write(slave, "<", 1);
        write(slave, line, (size_t)n);
        write(slave, ">", 1);
    }
    _exit(4);
}

/* Reads until the text ends in c. */
static void read_to(int master, const char *what, char c)
{
    char text[256];
    long n = 0, got;

    while (n < (long)sizeof text && (got = read(master, text + n, sizeof text - (size_t)n)) > 0 && (n += got, text[n - 1] != c))
        ;
    show(what, text, n);
}

int main(void)
{
    char name[64], other[64];
    int status;

    alarm(20); /* nothing here waits */
    const int master = open_master(name, sizeof name), second = open_master(other, sizeof other);

    printf("different %d, terminal %d\n", strcmp(name, other) != 0, isatty(second));
    printf("no terminal %d", ptsname(-1) == NULL);
    printf(" %d", errno == EBADF);
    int pair[2];

    pipe(pair);
    printf(", no master %d", grantpt(pair[0]));
    printf(" %d", errno == EINVAL || errno == ENOTTY);
    printf(" %d\n", ptsname(pair[0]) == NULL);
    fflush(stdout);

    const int child = fork();

    if (!child)
        answer(name);
    read_to(master, "child", '\n');
    write(master, "abcx\177d\n", 7);
    read_to(master, "line", '>');
    write(master, "return\r", 7);
    read_to(master, "return", '>');
    write(master, "\003", 1);
    waitpid(child, &status, 0);
    printf("interrupted: status %d\n", WEXITSTATUS(status));
    close(second);
    printf("slave without master: %d\n", open(other, O_RDWR | O_NOCTTY));
    return 0;
}
