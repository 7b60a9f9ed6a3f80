// /proc/PID/status and usage, /proc/PID/lwp and its files, of a process with two LWPs.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <procfs.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread.h>
#include <unistd.h>

/* Sizes that uts/common/sys/procfs.h gives. */
#if defined __x86_64__
enum { LWPSTATUS = 1296, PSTATUS = 1680, PRUSAGE = 504 };
#elif defined __i386__
enum { LWPSTATUS = 800, PSTATUS = 1136, PRUSAGE = 256 };
#elif defined __LP64__
enum { LWPSTATUS = 1392, PSTATUS = 1776, PRUSAGE = 504 };
#else
enum { LWPSTATUS = 896, PSTATUS = 1232, PRUSAGE = 256 };
#endif
_Static_assert(sizeof(lwpstatus_t) == LWPSTATUS && sizeof(pstatus_t) == PSTATUS && sizeof(prusage_t) == PRUSAGE, "sizes");

static const char *process = "self";

static int read_file(const char *name, void *out, size_t size)
{
    char path[64], more;

    snprintf(path, sizeof path, "/proc/%s/%s", process, name);
    const int fd = open(path, O_RDONLY);

    if (fd < 0)
        return -errno;
    const int n = (int)read(fd, out, size);

    printf("%s", read(fd, &more, 1) == 0 ? "" : "more ");
    close(fd);
    return n;
}

static void *sleep_in_pipe(void *fds)
{
    sigset_t set;
    char c;

    sigemptyset(&set);
    sigaddset(&set, SIGUSR2);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    return (void *)read(((int *)fds)[0], &c, 1);
}

static void show_process(void)
{
    pstatus_t s;
    char *const end = sbrk(0);
    int here;

    printf("status %d", read_file("status", &s, sizeof s) == sizeof s);
    printf(" threads %d pid %d parent %d group %d session %d\n", s.pr_nlwp, s.pr_pid == getpid(), s.pr_ppid == getppid(),
           s.pr_pgid == getpgrp(), s.pr_sid == getsid(0));
    printf("pending %d", prismember(&s.pr_sigpend, SIGUSR1) != 0);
    printf(" other %d", prismember(&s.pr_sigpend, SIGUSR2) != 0);
    printf(" heap %d", (char *)(s.pr_brkbase + s.pr_brksize) == end && s.pr_brksize > 0);
    printf(" stack %d", (uintptr_t)&here - s.pr_stkbase < s.pr_stksize);
    printf(" time %d %d", s.pr_utime.tv_sec == 0 && s.pr_utime.tv_nsec > 0, s.pr_stime.tv_nsec > 0);
    printf(" children %d model %d\n", s.pr_cutime.tv_nsec > 0, s.pr_dmodel == (sizeof(long) == 8 ? PR_MODEL_LP64 : PR_MODEL_ILP32));
    printf("lwp %d flags %x held %d %d class %s", s.pr_lwp.pr_lwpid, s.pr_lwp.pr_flags & ~PR_MSACCT,
           prismember(&s.pr_lwp.pr_lwphold, SIGUSR1) != 0, prismember(&s.pr_lwp.pr_lwphold, SIGUSR2) != 0, s.pr_lwp.pr_clname);
    printf(" sp %d", (uintptr_t)s.pr_lwp.pr_reg[R_SP] - s.pr_stkbase < s.pr_stksize);
    printf(" instruction %d call %d\n", s.pr_lwp.pr_instr != 0, s.pr_lwp.pr_syscall); /* 3: read */
}

static void show_lwp(int n)
{
    char name[32];
    lwpstatus_t s;
    lwpsinfo_t i;
    prusage_t u;

    snprintf(name, sizeof name, "lwp/%d/lwpstatus", n);
    printf("lwp %d: %d", n, read_file(name, &s, sizeof s) == sizeof s);
    printf(" number %d flags %x why %d call %d held %d", s.pr_lwpid, s.pr_flags, s.pr_why, s.pr_syscall,
           prismember(&s.pr_lwphold, SIGUSR2) != 0);
#ifdef __sparc__
    printf(" arguments %d %d\n", s.pr_nsysarg, s.pr_reg[R_G1] == s.pr_syscall);
#else
    printf(" arguments %d %d\n", s.pr_nsysarg, 1);
#endif
    snprintf(name, sizeof name, "lwp/%d/lwpsinfo", n);
    printf("psinfo %d", read_file(name, &i, sizeof i) == sizeof i);
    printf(" number %d %c", i.pr_lwpid, i.pr_sname);
    snprintf(name, sizeof name, "lwp/%d/lwpusage", n);
    printf(" usage %d", read_file(name, &u, sizeof u) == sizeof u);
    printf(" number %d of %d time %d %d\n", u.pr_lwpid, u.pr_count, u.pr_utime.tv_nsec > 0, u.pr_stime.tv_nsec > 0);
}

static void show_usage(void)
{
    struct rusage r;
    prusage_t u;

    printf("usage %d", read_file("usage", &u, sizeof u) == sizeof u);
    getrusage(RUSAGE_SELF, &r);
    const long long used = u.pr_utime.tv_sec * 1000000LL + u.pr_utime.tv_nsec / 1000,
                    later = r.ru_utime.tv_sec * 1000000LL + r.ru_utime.tv_usec;

    printf(" of %d time %d faults %d", u.pr_count, used > 0 && used <= later, u.pr_minf > 0 && u.pr_minf <= (unsigned long)r.ru_minflt);
    printf(" switches %d elapsed %d\n", u.pr_vctx > 0, u.pr_rtime.tv_nsec > u.pr_utime.tv_nsec);
}

static void list(const char *folder)
{
    char path[64];

    snprintf(path, sizeof path, "/proc/self/%s", folder);
    DIR *d = opendir(path);

    printf("%s:", folder);
    for (struct dirent *e; (e = readdir(d));)
        if (e->d_name[0] != '.')
            printf(" %s", e->d_name);
    closedir(d);
    puts("");
}

int main(void)
{
    int fds[2];
    char c = 0, name[16];
    sigset_t set;
    pthread_t t;
    pstatus_t s;

    if (!fork())
        _exit(0);
    wait(NULL);
    sbrk(8192);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    kill(getpid(), SIGUSR1);
    pipe(fds);
    pthread_create(&t, NULL, sleep_in_pipe, fds);
    usleep(10000);
    show_process();
    show_lwp(1);
    show_lwp(2);
    show_usage();
    list("lwp");
    list("lwp/2");
    printf("no %d %d %d\n", read_file("lwp/3/lwpstatus", &s, 8), read_file("lwp/1/status", &s, 8), read_file("lwp/1/fd/0", &s, 8));
    thr_suspend(t);
    show_lwp(2);
    thr_continue(t);
    write(fds[1], &c, 1);
    pthread_join(t, NULL);
    const pid_t ended = fork();

    if (!ended)
        _exit(0);
    usleep(10000);
    snprintf(name, sizeof name, "%d", (int)ended);
    process = name;
    printf("ended %d", read_file("status", &s, sizeof s) == sizeof s);
    printf(" threads %d number %d flags %x\n", s.pr_nlwp, s.pr_lwp.pr_lwpid, s.pr_lwp.pr_flags);
    return 0;
}

/* stdout:
status 1 threads 2 pid 1 parent 1 group 1 session 1
pending 1 other 0 heap 1 stack 1 time 1 1 children 1 model 1
lwp 1 flags 0 held 1 0 class TS sp 1 instruction 1 call 3
lwp 1: 1 number 1 flags 0 why 0 call 3 held 0 arguments 3 1
psinfo 1 number 1 O usage 1 number 1 of 1 time 1 1
lwp 2: 1 number 2 flags 10 why 0 call 3 held 1 arguments 3 1
psinfo 1 number 2 S usage 1 number 2 of 1 time 1 1
usage 1 of 2 time 1 faults 1 switches 1 elapsed 1
lwp: 1 2
lwp/2: lwpsinfo lwpstatus lwpusage
no -2 -2 -2
lwp 2: 1 number 2 flags 1 why 7 call 3 held 1 arguments 3 1
psinfo 1 number 2 T usage 1 number 2 of 1 time 1 1
ended 1 threads 0 number 0 flags 20
*/
