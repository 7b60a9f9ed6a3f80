// System calls and signals: EINTR without SA_RESTART, restarted with it, sleep's rest, pause, sigsuspend, ppoll's mask.
// qemu: no, unreliable signals
#include <poll.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

static volatile int alarms;
static int feed = -1;
static void handler(int number)
{
    (void)number;
    alarms++;
    if (feed >= 0 && alarms == 3)
        must(write(feed, "x", 1), "write");
}

static void every(int microseconds, int repeat)
{
    struct itimerval t = {{0, repeat ? microseconds : 0}, {0, microseconds}};
    setitimer(ITIMER_REAL, &t, NULL);
}

int main(void)
{
    int p[2];
    char c;
    must(pipe(p), "pipe");
    struct sigaction action = {.sa_handler = handler};
    sigaction(SIGALRM, &action, NULL);
    every(20000, 0);
    CHECK(read(p[0], &c, 1) == -1 && errno == EINTR && alarms == 1);
    action.sa_flags = SA_RESTART;
    sigaction(SIGALRM, &action, NULL);
    alarms = 0;
    feed = p[1];
    every(20000, 1);
    CHECK(read(p[0], &c, 1) == 1 && alarms >= 3);
    every(0, 0);
    feed = -1;
    struct timespec wanted = {10, 0}, rest = {0, 0};
    every(20000, 0);
    CHECK(nanosleep(&wanted, &rest) == -1 && errno == EINTR && rest.tv_sec == 9 && rest.tv_nsec > 0);
    every(20000, 0);
    CHECK(pause() == -1 && errno == EINTR);
    struct pollfd poller = {p[0], POLLIN, 0};
    every(20000, 0);
    CHECK(poll(&poller, 1, 5000) == -1 && errno == EINTR);
    sigset_t alarm_set, none;
    sigemptyset(&none);
    sigemptyset(&alarm_set);
    sigaddset(&alarm_set, SIGALRM);
    sigprocmask(SIG_BLOCK, &alarm_set, NULL);
    alarms = 0;
    every(10000, 0);
    CHECK(poll(&poller, 1, 50) == 0 && alarms == 0);
    CHECK(sigsuspend(&none) == -1 && errno == EINTR && alarms == 1);
    raise(SIGALRM);
    struct timespec second = {1, 0};
    CHECK(ppoll(&poller, 1, &second, &none) == -1 && errno == EINTR && alarms == 2);
    int got;
    raise(SIGALRM);
    CHECK(sigwait(&alarm_set, &got) == 0 && got == SIGALRM && alarms == 2);
    sigprocmask(SIG_UNBLOCK, &alarm_set, NULL);
    pid_t child = fork();
    if (child == 0) {
        usleep(100000);
        _exit(3);
    }
    action.sa_flags = 0;
    sigaction(SIGALRM, &action, NULL);
    every(20000, 0);
    int status;
    CHECK(waitpid(child, &status, 0) == -1 && errno == EINTR);
    CHECK(waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 3);
}

/* stdout:
yes read(p[0], &c, 1) == -1 && errno == EINTR && alarms == 1
yes read(p[0], &c, 1) == 1 && alarms >= 3
yes nanosleep(&wanted, &rest) == -1 && errno == EINTR && rest.tv_sec == 9 && rest.tv_nsec > 0
yes pause() == -1 && errno == EINTR
yes poll(&poller, 1, 5000) == -1 && errno == EINTR
yes poll(&poller, 1, 50) == 0 && alarms == 0
yes sigsuspend(&none) == -1 && errno == EINTR && alarms == 1
yes ppoll(&poller, 1, &second, &none) == -1 && errno == EINTR && alarms == 2
yes sigwait(&alarm_set, &got) == 0 && got == SIGALRM && alarms == 2
yes waitpid(child, &status, 0) == -1 && errno == EINTR
yes waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 3
*/
