// What /proc/PID/status and prctl() say of seccomp: the mode, the number of filters, after fork and by threads.
// except: ia64, its Linux has no seccomp
// qemu: no, it passes filters to the host's kernel, whose system calls have other numbers
// flags: -pthread
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include "answers.h"

static void show(const char *who, const char *path)
{
    char line[200];
    FILE *f = fopen(path, "r");
    printf("%s:", who);
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, "Seccomp", 7) || !strncmp(line, "NoNewPrivs", 10)) {
            line[strcspn(line, "\n")] = 0;
            *strchr(line, '\t') = ' ';
            printf(" %s", line);
        }
    printf(f ? "\n" : " none\n");
    fclose(f);
}

static long install(unsigned flags)
{
    struct sock_filter allow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    struct sock_fprog p = {1, &allow};
    return call(seccomp, SECCOMP_SET_MODE_FILTER, flags, &p);
}

static pthread_barrier_t meeting;

static void *thread(void *path)
{
    snprintf((char *)path, 60, "/proc/self/task/%d/status", gettid());
    pthread_barrier_wait(&meeting);
    pthread_barrier_wait(&meeting);
    return NULL;
}

int main(void)
{
    struct sock_fprog empty = {0, NULL};
    char path[60];
    pthread_t t;
    setvbuf(stdout, NULL, _IOLBF, 0);
    show("begin", "/proc/self/status");
    SHOW(prctl(PR_SET_NO_NEW_PRIVS, 1L, 0L, 0L, 1L));
    SHOW(prctl(PR_SET_NO_NEW_PRIVS, 0L, 0L, 0L, 0L));
    SHOW(prctl(PR_SET_NO_NEW_PRIVS, 1L, 0L, 0L, 0L));
    SHOW(prctl(PR_GET_NO_NEW_PRIVS, 0L, 0L, 0L, 0L));
    SHOW(prctl(PR_GET_NO_NEW_PRIVS, 1L, 0L, 0L, 0L));
    SHOW(call(seccomp, SECCOMP_SET_MODE_FILTER, 0, &empty));
    SHOW(call(seccomp, SECCOMP_SET_MODE_FILTER, 0, no_access()));
    SHOW(call(seccomp, SECCOMP_SET_MODE_FILTER, 1u << 20, &empty));
    SHOW(call(seccomp, SECCOMP_SET_MODE_STRICT, 1, NULL));
    SHOW(call(seccomp, SECCOMP_SET_MODE_STRICT, 0, &empty));
    SHOW(call(seccomp, 17, 0, NULL));
    show("no privileges", "/proc/self/status");
    SHOW(install(0));
    show("one filter", "/proc/self/status");
    pthread_barrier_init(&meeting, NULL, 2);
    pthread_create(&t, NULL, thread, path);
    pthread_barrier_wait(&meeting);
    SHOW(install(0));
    show("two filters", "/proc/self/status");
    show("its thread", path);
    SHOW(install(SECCOMP_FILTER_FLAG_TSYNC));
    show("three filters", "/proc/self/status");
    show("its thread, synchronised", path);
    pthread_barrier_wait(&meeting);
    pthread_join(t, NULL);
    if (!fork()) {
        SHOW(install(0));
        show("a child with one more", "/proc/self/status");
        _exit(0);
    }
    wait(NULL);
    show("the parent", "/proc/self/status");
    SHOW(prctl(PR_GET_SECCOMP));
    SHOW(prctl(PR_SET_SECCOMP, 5L, NULL));
    SHOW(call(seccomp, SECCOMP_SET_MODE_STRICT, 0, NULL));
}

/* stdout:
begin: NoNewPrivs: 0 Seccomp: 0 Seccomp_filters: 0
prctl(PR_SET_NO_NEW_PRIVS, 1L, 0L, 0L, 1L): EINVAL
prctl(PR_SET_NO_NEW_PRIVS, 0L, 0L, 0L, 0L): EINVAL
prctl(PR_SET_NO_NEW_PRIVS, 1L, 0L, 0L, 0L) = 0
prctl(PR_GET_NO_NEW_PRIVS, 0L, 0L, 0L, 0L) = 1
prctl(PR_GET_NO_NEW_PRIVS, 1L, 0L, 0L, 0L): EINVAL
call(seccomp, SECCOMP_SET_MODE_FILTER, 0, &empty): EINVAL
call(seccomp, SECCOMP_SET_MODE_FILTER, 0, no_access()): EFAULT
call(seccomp, SECCOMP_SET_MODE_FILTER, 1u << 20, &empty): EINVAL
call(seccomp, SECCOMP_SET_MODE_STRICT, 1, NULL): EINVAL
call(seccomp, SECCOMP_SET_MODE_STRICT, 0, &empty): EINVAL
call(seccomp, 17, 0, NULL): EINVAL
no privileges: NoNewPrivs: 1 Seccomp: 0 Seccomp_filters: 0
install(0) = 0
one filter: NoNewPrivs: 1 Seccomp: 2 Seccomp_filters: 1
install(0) = 0
two filters: NoNewPrivs: 1 Seccomp: 2 Seccomp_filters: 2
its thread: NoNewPrivs: 1 Seccomp: 2 Seccomp_filters: 1
install(SECCOMP_FILTER_FLAG_TSYNC) = 0
three filters: NoNewPrivs: 1 Seccomp: 2 Seccomp_filters: 3
its thread, synchronised: NoNewPrivs: 1 Seccomp: 2 Seccomp_filters: 3
install(0) = 0
a child with one more: NoNewPrivs: 1 Seccomp: 2 Seccomp_filters: 4
the parent: NoNewPrivs: 1 Seccomp: 2 Seccomp_filters: 3
prctl(PR_GET_SECCOMP) = 2
prctl(PR_SET_SECCOMP, 5L, NULL): EINVAL
call(seccomp, SECCOMP_SET_MODE_STRICT, 0, NULL): EINVAL
*/
