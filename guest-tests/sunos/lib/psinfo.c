// /proc/PID/psinfo, as ps(1) reads it of all processes.
#include <dirent.h>
#include <fcntl.h>
#include <procfs.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int read_info(const char *name, psinfo_t *out)
{
    char path[64];

    snprintf(path, sizeof path, "/proc/%s/psinfo", name);
    const int fd = open(path, O_RDONLY);

    if (fd < 0)
        return -1;
    const int n = (int)read(fd, out, sizeof *out);
    char more;

    printf("%s", read(fd, &more, 1) == 0 ? "" : "more ");
    close(fd);
    return n;
}

static void show(const psinfo_t *p)
{
    printf("pid %d parent %d group %d session %d", p->pr_pid == getpid(), p->pr_ppid == getppid(), p->pr_pgid == getpgrp(),
           p->pr_sid == getsid(0));
    printf(" ids %d threads %d\n", p->pr_uid == getuid() && p->pr_euid == geteuid() && p->pr_gid == getgid() && p->pr_egid == getegid(),
           p->pr_nlwp);
    printf("size %d resident %d terminal %d\n", p->pr_size > 100 && p->pr_size<100000, p->pr_rssize> 0 && p->pr_rssize <= p->pr_size,
           (int)p->pr_ttydev);
    printf("start %d time %d children %d share %d\n", p->pr_start.tv_sec > 1000000000, p->pr_time.tv_sec == 0 && p->pr_time.tv_nsec > 0,
           p->pr_ctime.tv_nsec > 0, p->pr_pctcpu > 0 && p->pr_pctcpu <= 0x8000);
    printf("name %.7s model %d filler %d\n", p->pr_fname, p->pr_dmodel == (sizeof(long) == 8 ? PR_MODEL_LP64 : PR_MODEL_ILP32),
           p->pr_filler[0]);
    printf("lwp %d state %d %c nice %d priority %d class %s processor %d %d %d\n", p->pr_lwp.pr_lwpid, p->pr_lwp.pr_state,
           p->pr_lwp.pr_sname, p->pr_lwp.pr_nice, p->pr_lwp.pr_pri, p->pr_lwp.pr_clname, p->pr_lwp.pr_onpro, p->pr_lwp.pr_bindpro,
           p->pr_lwp.pr_bindpset);
}

/* Counts the processes whose first argument is `program`, each of which has a letter. */
static void list(const char *program)
{
    char states[16] = "";
    DIR *d = opendir("/proc");
    psinfo_t p;
    int n = 0;

    for (struct dirent *e; (e = readdir(d));)
        if (e->d_name[0] >= '0' && e->d_name[0] <= '9' && read_info(e->d_name, &p) == sizeof p &&
            !strncmp(p.pr_psargs, program, strlen(program)) && n < 15)
            states[n++] = p.pr_lwp.pr_sname;
    closedir(d);
    printf("processes %d %s\n", n, states);
}

int main(int argc, char **argv)
{
    psinfo_t p;
    char name[16];
    int status;

    if (argc == 1) { /* with arguments that are known */
        execl(argv[0], "psinfo-program", "one", "two", (char *)0);
        return 1;
    }
    if (!fork())
        _exit(3);
    wait(&status);
    printf("own %d\n", read_info("self", &p) == (int)sizeof p);
    show(&p);
    printf("arguments %s\n", p.pr_psargs);
    const pid_t asleep = fork();

    if (!asleep) {
        pause();
        _exit(0);
    }
    const pid_t ended = fork();

    if (!ended)
        _exit(3);
    usleep(20000);
    list("psinfo-program");
    snprintf(name, sizeof name, "%d", (int)ended);
    printf("ended %d", read_info(name, &p) == (int)sizeof p);
    printf(" %c status %x size %d threads %d\n", p.pr_lwp.pr_sname, p.pr_wstat, (int)p.pr_size, p.pr_nlwp);
    kill(asleep, SIGTERM);
    while (wait(&status) > 0)
        ;
    printf("none %d\n", read_info(name, &p));
    return 0;
}

/* stdout:
own 1
pid 1 parent 1 group 1 session 1 ids 1 threads 1
size 1 resident 1 terminal -1
start 1 time 1 children 1 share 1
name program model 1 filler 0
lwp 1 state 6 O nice 20 priority 59 class TS processor 0 -1 -1
arguments psinfo-program one two
processes 2 OS
ended 1 Z status 300 size 0 threads 0
none -1
*/
