// /proc/PID/status and stat of processes in every state: numbers of users, signals, threads, descriptors, the umask.
// flags: -pthread
// qemu: no, it shows the host's processes
// root: users
#include <fcntl.h>
#include <grp.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include "answers.h"

static char text[8192];

static const char *get(pid_t pid, const char *name)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)pid, name);
    int fd = open(path, O_RDONLY);
    long n = fd < 0 ? 0 : read(fd, text, sizeof text - 1);
    text[n > 0 ? n : 0] = 0;
    if (fd >= 0)
        close(fd);
    return text;
}

// Returns a field of the status that get() has read.
static const char *field(const char *name)
{
    static char value[200];
    char begin[32];
    snprintf(begin, sizeof begin, "\n%s:\t", name);
    const char *at = strncmp(text, begin + 1, strlen(begin) - 1) ? strstr(text, begin) : text - 1;
    if (!at)
        return "none";
    at += strlen(begin);
    snprintf(value, sizeof value, "%.*s", (int)strcspn(at, "\n"), at);
    return value;
}

// Prints the names of signals 1 to 31 in a set.
static void show_set(const char *name)
{
    unsigned long long set = strtoull(field(name), NULL, 16);
    printf("%s", name);
    for (int i = 1; i < 65; i++)
        if ((set >> (i - 1) & 1) && (i == SIGRTMAX || sigabbrev_np(i))) // the C library has a few more
            printf(" %s", i == SIGRTMAX ? "RTMAX" : sigabbrev_np(i));
    printf("\n");
}

static void show(const char *when, pid_t pid)
{
    static const char *const names[] = {"Name", "Umask", "State", "Uid", "Gid", "Groups", "Threads", "NoNewPrivs", "Seccomp"};
    static const char *const sets[] = {"SigPnd", "ShdPnd", "SigBlk", "SigIgn", "SigCgt"};
    printf("%s\n", when);
    get(pid, "status");
    CHECK(atoi(field("Pid")) == pid);
    CHECK(atoi(field("Tgid")) == pid);
    CHECK(atoi(field("PPid")) == (pid == getpid() ? getppid() : getpid()));
    printf("traced %d\n", atoi(field("TracerPid")) == getpid());
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        printf("%s %s\n", names[i], field(names[i]));
    for (unsigned i = 0; i < sizeof sets / sizeof *sets; i++)
        show_set(sets[i]);
    char state;
    int parent, group, session, nice_value, threads;
    get(pid, "stat");
    int n = sscanf(strrchr(text, ')') + 1, " %c %d %d %d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %d %d", &state, &parent, &group, &session, &nice_value,
                   &threads);
    printf("stat %d: %c %d %d %d %d\n", n, state, group == getpgid(pid), session == getsid(pid), nice_value, threads);
}

static void show_fields(const char *when)
{
    static const char *const names[] = {"Umask", "State", "Threads", "Uid"};
    printf("%s:", when);
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        printf(" %s;", field(names[i]));
    printf(" memory %d\n", strcmp(field("VmSize"), "none") != 0);
}

static void ignore(int number) { (void)number; }

static void *sleep_on(void *unused)
{
    (void)unused;
    for (;;)
        pause();
}

// In the child, which waits in the end.
static void prepare(int ready)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGRTMAX);
    sigprocmask(SIG_BLOCK, &set, NULL);
    signal(SIGUSR2, ignore);
    signal(SIGHUP, SIG_IGN);
    umask(0137);
    setpriority(PRIO_PROCESS, 0, 7);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_NAME, "a name\\\n(x");
    setgroups(3, (gid_t[]){900, 7, 80});
    setresgid(11, 12, 13);
    setresuid(1, 2, 3);
    dup2(0, 200);
    kill(getpid(), SIGUSR1);
    syscall(SYS_tgkill, getpid(), getpid(), SIGRTMAX);
    pthread_t thread;
    pthread_create(&thread, NULL, sleep_on, NULL);
    must(write(ready, "r", 1), "write");
    for (;;)
        pause();
}

int main(void)
{
    int ready[2], status;
    char c;
    must(pipe(ready), "pipe");
    umask(022);
    pid_t child = fork();
    if (!child)
        prepare(ready[1]);
    must(read(ready[0], &c, 1), "read");
    usleep(20000);
    show("asleep", child);
    CHECK(atoi((get(child, "status"), field("FDSize"))) == 256);
    kill(child, SIGSTOP);
    waitpid(child, &status, WUNTRACED);
    show("stopped", child);
    kill(child, SIGCONT);
    must(ptrace(PTRACE_ATTACH, child, NULL, NULL), "ptrace");
    waitpid(child, &status, 0);
    show("traced", child);
    must(ptrace(PTRACE_DETACH, child, NULL, NULL), "ptrace");
    kill(child, SIGKILL);
    siginfo_t info;
    must(waitid(P_PID, (id_t)child, &info, WEXITED | WNOWAIT), "waitid");
    get(child, "status");
    show_fields("ended");
    waitpid(child, &status, 0);
    CHECK(*get(child, "status") == 0);
    umask(077);
    get(getpid(), "status");
    show_fields("own");
    CHECK(strstr(get(getpid(), "statm"), " ") && strlen(get(getpid(), "wchan")) > 0);
}

/* stdout:
asleep
yes atoi(field("Pid")) == pid
yes atoi(field("Tgid")) == pid
yes atoi(field("PPid")) == (pid == getpid() ? getppid() : getpid())
traced 0
Name a name\\\n(x
Umask 0137
State S (sleeping)
Uid 1	2	3	2
Gid 11	12	13	12
Groups 7 80 900 
Threads 2
NoNewPrivs 1
Seccomp 0
SigPnd RTMAX
ShdPnd USR1
SigBlk USR1 RTMAX
SigIgn HUP
SigCgt USR2
stat 6: S 1 1 7 2
yes atoi((get(child, "status"), field("FDSize"))) == 256
stopped
yes atoi(field("Pid")) == pid
yes atoi(field("Tgid")) == pid
yes atoi(field("PPid")) == (pid == getpid() ? getppid() : getpid())
traced 0
Name a name\\\n(x
Umask 0137
State T (stopped)
Uid 1	2	3	2
Gid 11	12	13	12
Groups 7 80 900 
Threads 2
NoNewPrivs 1
Seccomp 0
SigPnd RTMAX
ShdPnd USR1
SigBlk USR1 RTMAX
SigIgn HUP
SigCgt USR2
stat 6: T 1 1 7 2
traced
yes atoi(field("Pid")) == pid
yes atoi(field("Tgid")) == pid
yes atoi(field("PPid")) == (pid == getpid() ? getppid() : getpid())
traced 1
Name a name\\\n(x
Umask 0137
State t (tracing stop)
Uid 1	2	3	2
Gid 11	12	13	12
Groups 7 80 900 
Threads 2
NoNewPrivs 1
Seccomp 0
SigPnd RTMAX
ShdPnd USR1
SigBlk USR1 RTMAX
SigIgn HUP
SigCgt USR2
stat 6: t 1 1 7 2
ended: none; Z (zombie); 1; 1	2	3	2; memory 0
yes *get(child, "status") == 0
own: 0077; R (running); 1; 0	0	0	0; memory 1
yes strstr(get(getpid(), "statm"), " ") && strlen(get(getpid(), "wchan")) > 0
*/
