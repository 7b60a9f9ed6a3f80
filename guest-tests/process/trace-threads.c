// Threads of a tracee: each is traced, stops with its process, and is waited for when it has ended.
// qemu: no, it has no ptrace
// flags: -pthread
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static int ready[2], gate[2];

static void *sleeps(void *arg)
{
    char byte;

    write(ready[1], "r", 1);
    read(gate[0], &byte, 1);
    return arg;
}

static int tracee(void)
{
    pthread_t thread[2];

    ptrace(PTRACE_TRACEME, 0, 0, 0);
    raise(SIGSTOP);
    for (int i = 0; i < 2; i++)
        pthread_create(&thread[i], NULL, sleeps, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(thread[i], NULL);
    return 4;
}

static pid_t threads[3];
static int known;

/* Waits for a thread of the tracee. Returns its index. */
static int wait_for_one(int *status)
{
    pid_t tid = must(waitpid(-1, status, __WALL), "wait");

    for (int i = 0; i < known; i++)
        if (threads[i] == tid)
            return i;
    threads[known] = tid;
    return known++;
}

static int status_field(pid_t pid, pid_t tid, const char *field, char *out)
{
    char path[64], line[256];
    int found = 0;

    snprintf(path, sizeof path, "/proc/%d/task/%d/status", pid, tid);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, field, strlen(field)))
            found = sscanf(line + strlen(field), "%63s", out) == 1;
    if (f)
        fclose(f);
    return found;
}

int main(void)
{
    int status, events = 0, stops = 0, ended = 0, who;
    char byte, field[64];

    must(pipe(ready), "pipe");
    must(pipe(gate), "pipe");
    pid_t pid = fork();

    if (pid == 0)
        exit(tracee());
    wait_for_one(&status);
    ptrace(PTRACE_SETOPTIONS, pid, 0, PTRACE_O_TRACECLONE);
    ptrace(PTRACE_CONT, pid, 0, 0);
    while (events + stops < 4) {
        who = wait_for_one(&status);
        if (status >> 16 == PTRACE_EVENT_CLONE) {
            unsigned long tid;

            ptrace(PTRACE_GETEVENTMSG, pid, 0, &tid);
            events += tid != (unsigned long)pid;
        } else {
            stops += who > 0 && WSTOPSIG(status) == SIGSTOP;
        }
        ptrace(PTRACE_CONT, threads[who], 0, 0);
    }
    printf("%d events, %d stops, %d threads\n", events, stops, known);
    CHECK(read(ready[0], &byte, 1) == 1 && read(ready[0], &byte, 1) == 1);
    /* A stop signal stops all of them, though they sleep. */
    kill(pid, SIGSTOP);
    who = wait_for_one(&status);
    CHECK(WSTOPSIG(status) == SIGSTOP);
    CHECK(status_field(pid, threads[who], "State:", field) && !strcmp(field, "t"));
    CHECK(status_field(pid, threads[who], "TracerPid:", field) && atoi(field) == getpid());
    ptrace(PTRACE_CONT, threads[who], 0, SIGSTOP);
    for (int i = 0; i < 3; i++) {
        siginfo_t info;

        who = wait_for_one(&status);
        CHECK(WSTOPSIG(status) == SIGSTOP && ptrace(PTRACE_GETSIGINFO, threads[who], 0, &info) == -1 && errno == EINVAL);
    }
    for (int i = 0; i < 3; i++)
        CHECK(ptrace(PTRACE_CONT, threads[i], 0, 0) == 0);
    /* A signal to one of them. */
    syscall(SYS_tgkill, pid, threads[2], SIGURG);
    CHECK(wait_for_one(&status) == 2 && WSTOPSIG(status) == SIGURG);
    ptrace(PTRACE_CONT, threads[2], 0, SIGURG);
    write(gate[1], "go", 2);
    while (ended < 3) {
        who = wait_for_one(&status);
        if (who)
            CHECK(WIFEXITED(status));
        else
            CHECK(WEXITSTATUS(status) == 4 && ended == 2);
        ended++;
    }
    CHECK(waitpid(-1, &status, __WALL) == -1 && errno == ECHILD);
}

/* stdout:
2 events, 2 stops, 3 threads
yes read(ready[0], &byte, 1) == 1 && read(ready[0], &byte, 1) == 1
yes WSTOPSIG(status) == SIGSTOP
yes status_field(pid, threads[who], "State:", field) && !strcmp(field, "t")
yes status_field(pid, threads[who], "TracerPid:", field) && atoi(field) == getpid()
yes WSTOPSIG(status) == SIGSTOP && ptrace(PTRACE_GETSIGINFO, threads[who], 0, &info) == -1 && errno == EINVAL
yes WSTOPSIG(status) == SIGSTOP && ptrace(PTRACE_GETSIGINFO, threads[who], 0, &info) == -1 && errno == EINVAL
yes WSTOPSIG(status) == SIGSTOP && ptrace(PTRACE_GETSIGINFO, threads[who], 0, &info) == -1 && errno == EINVAL
yes ptrace(PTRACE_CONT, threads[i], 0, 0) == 0
yes ptrace(PTRACE_CONT, threads[i], 0, 0) == 0
yes ptrace(PTRACE_CONT, threads[i], 0, 0) == 0
yes wait_for_one(&status) == 2 && WSTOPSIG(status) == SIGURG
yes WIFEXITED(status)
yes WIFEXITED(status)
yes WEXITSTATUS(status) == 4 && ended == 2
yes waitpid(-1, &status, __WALL) == -1 && errno == ECHILD
*/
