// What a program of the host has of the guest that executes it: ignored and blocked signals, umask, limits, nice, folder, environment.
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include "check.h"

/* Adds up the sets of signals in lines of /proc/self/status of a program of the host, whose numbers are other ones than a guest's. With
 * `pending`, a signal is sent to it before, which it blocks. */
static void show_sets(const char *lines, int pending)
{
    char script[64];
    int ends[2];
    snprintf(script, sizeof script, "s/^%s:.//p", lines);
    CHECK(pipe(ends) == 0);
    if (!fork()) {
        dup2(ends[1], 1);
        close(ends[0]);
        if (pending)
            raise(pending);
        execl("/bin/sed", "sed", "-n", script, "/proc/self/status", NULL);
        _exit(9);
    }
    close(ends[1]);
    unsigned long long set = 0, one;
    FILE *f = fdopen(ends[0], "r");
    while (fscanf(f, "%llx", &one) == 1)
        set |= one;
    fclose(f);
    wait(NULL);
    printf("%s HUP %llu INT %llu USR1 %llu PIPE %llu CHLD %llu XFSZ %llu\n", lines, set & 1, set >> 1 & 1, set >> 9 & 1, set >> 12 & 1,
           set >> 16 & 1, set >> 24 & 1);
}

static int niceness(void)
{
    FILE *f = popen("nice", "r");
    int n = -1;
    CHECK(fscanf(f, "%d", &n) == 1);
    pclose(f);
    return n;
}

static void handler(int sig)
{
    (void)sig;
}

int main(void)
{
    sigset_t set;
    struct rlimit limit;
    static const int signals[] = {SIGHUP, SIGINT, SIGUSR1, SIGPIPE, SIGCHLD, SIGXFSZ};
    setvbuf(stdout, NULL, _IONBF, 0);
    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++)
        signal(signals[i], SIG_DFL);
    show_sets("SigIgn", 0);
    signal(SIGUSR1, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGHUP, handler);
    show_sets("SigIgn", 0);
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGCHLD);
    sigprocmask(SIG_BLOCK, &set, NULL);
    show_sets("SigBlk", 0);
    show_sets("[SigShd]*Pnd", SIGINT);
    umask(027);
    system("umask");
    limit = (struct rlimit){4321, 4321};
    CHECK(setrlimit(RLIMIT_CPU, &limit) == 0);
    limit = (struct rlimit){65536, 65536};
    CHECK(setrlimit(RLIMIT_FSIZE, &limit) == 0);
    system("ulimit -t; ulimit -f");
    int before = niceness();
    CHECK(nice(4) != -1);
    CHECK(niceness() == before + 4);
    CHECK(chdir("/usr/bin") == 0);
    system("pwd");
    CHECK(chdir("/proc") == 0);
    system("pwd");
    setenv("MOOD", "good", 1);
    system("echo $MOOD");
    return 0;
}

/* stdout:
yes pipe(ends) == 0
SigIgn HUP 0 INT 0 USR1 0 PIPE 0 CHLD 0 XFSZ 0
yes pipe(ends) == 0
SigIgn HUP 0 INT 0 USR1 1 PIPE 1 CHLD 0 XFSZ 1
yes pipe(ends) == 0
SigBlk HUP 0 INT 1 USR1 0 PIPE 0 CHLD 1 XFSZ 0
yes pipe(ends) == 0
[SigShd]*Pnd HUP 0 INT 1 USR1 0 PIPE 0 CHLD 0 XFSZ 0
0027
yes setrlimit(RLIMIT_CPU, &limit) == 0
yes setrlimit(RLIMIT_FSIZE, &limit) == 0
4321
128
yes fscanf(f, "%d", &n) == 1
yes nice(4) != -1
yes fscanf(f, "%d", &n) == 1
yes niceness() == before + 4
yes chdir("/usr/bin") == 0
/usr/bin
yes chdir("/proc") == 0
/proc
good
*/
