// A session's terminal and groups in the background: reading, writing and setting stop them, or fail where nobody could continue them.
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include "check.h"

static int terminal, master;

static long job(int what)
{
    char b[20];
    struct termios t;
    if (what == 1)
        signal(SIGTTIN, SIG_IGN);
    if (what == 5)
        signal(SIGTTOU, SIG_IGN);
    switch (what) {
    case 0:
    case 1: return read(terminal, b, sizeof b);
    case 2:
    case 3: return write(terminal, "background", 10);
    case 4:
    case 5: return tcgetattr(terminal, &t) || tcsetattr(terminal, TCSANOW, &t);
    case 6: return tcsetpgrp(terminal, getpgrp());
    default: return tcflush(terminal, TCIFLUSH);
    }
}

static void show(const char *what, pid_t child)
{
    int status;
    must(waitpid(child, &status, WUNTRACED), "waitpid");
    if (WIFSTOPPED(status))
        printf("%s: stopped by %s\n", what, WSTOPSIG(status) == SIGTTIN ? "SIGTTIN" : WSTOPSIG(status) == SIGTTOU ? "SIGTTOU" : "?");
    else if (WIFEXITED(status))
        printf("%s: %s\n", what, WEXITSTATUS(status) == 255 ? "EIO" : WEXITSTATUS(status) == 254 ? "another error" : "done");
    else
        printf("%s: killed by %d\n", what, WTERMSIG(status));
    fflush(stdout);
}

static pid_t start(int what)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        setpgid(0, 0);
        long n = job(what);
        _exit(n >= 0 ? 0 : errno == EIO ? 255 : 254);
    }
    setpgid(child, child);
    return child;
}

static void to_stop(int on)
{
    struct termios t;
    tcgetattr(terminal, &t);
    t.c_lflag = on ? t.c_lflag | TOSTOP : t.c_lflag & ~(unsigned)TOSTOP;
    tcsetattr(terminal, TCSANOW, &t);
}

static void session(const char *name)
{
    static const char *const what[] = {"read", "read, signal ignored", "write", "write with TOSTOP", "tcsetattr",
                                       "tcsetattr, signal ignored", "tcsetpgrp", "tcflush"};
    setsid();
    terminal = (int)must(open(name, O_RDWR), "open");
    CHECK(tcgetpgrp(terminal) == getpgrp());
    for (int i = 0; i < 8; i++) {
        to_stop(i == 3);
        pid_t child = start(i);
        show(what[i], child);
        if (kill(child, SIGKILL) == 0)
            waitpid(child, NULL, 0);
    }
    to_stop(0);

    pid_t child = start(0);
    show("read", child);
    signal(SIGTTOU, SIG_IGN);
    must(tcsetpgrp(terminal, child), "tcsetpgrp");
    must(write(master, "line\n", 5), "write");
    kill(child, SIGCONT);
    show("continued in front", child);
    must(tcsetpgrp(terminal, getpgrp()), "tcsetpgrp");

    /* A group whose parent is gone. */
    int gate[2];
    char end;
    must(pipe(gate), "pipe");
    child = fork();
    if (child == 0) {
        setpgid(0, 0);
        if (fork() == 0) {
            while (getppid() != 1)
                usleep(1000);
            end = read(terminal, &end, 1) == -1 && errno == EIO;
            must(write(gate[1], &end, 1), "write");
        }
        _exit(0);
    }
    must(read(gate[0], &end, 1), "read");
    printf("read in an orphaned group: %s\n", end ? "EIO" : "?");
}

int main(void)
{
    master = (int)must(posix_openpt(O_RDWR | O_NOCTTY), "posix_openpt");
    grantpt(master);
    unlockpt(master);
    const char *name = ptsname(master);
    pid_t child = fork();
    if (child == 0) {
        session(name);
        exit(0);
    }
    waitpid(child, NULL, 0);
}

/* stdout:
yes tcgetpgrp(terminal) == getpgrp()
read: stopped by SIGTTIN
read, signal ignored: EIO
write: done
write with TOSTOP: stopped by SIGTTOU
tcsetattr: stopped by SIGTTOU
tcsetattr, signal ignored: done
tcsetpgrp: stopped by SIGTTOU
tcflush: stopped by SIGTTOU
read: stopped by SIGTTIN
continued in front: done
read in an orphaned group: EIO
*/
