// What siginfo says: sender, code and value of kill, raise, sigqueue, timers and a child's end.
// qemu: no, unreliable signals
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static siginfo_t got;
static volatile int signals;
static void handler(int number, siginfo_t *info, void *context)
{
    if (number == info->si_signo && context)
        got = *info;
    signals++;
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    sigaction(SIGUSR1, &action, NULL);
    sigaction(SIGCHLD, &action, NULL);
    sigaction(SIGRTMIN, &action, NULL);
    kill(getpid(), SIGUSR1);
    CHECK(got.si_code == SI_USER && got.si_pid == getpid() && got.si_uid == getuid());
    raise(SIGUSR1);
    CHECK(got.si_code == SI_TKILL && got.si_pid == getpid());
    sigqueue(getpid(), SIGUSR1, (union sigval){.sival_int = 12345});
    CHECK(got.si_code == SI_QUEUE && got.si_value.sival_int == 12345);
    pid_t child = fork();
    if (child == 0)
        _exit(9);
    while (child > 0 && got.si_signo != SIGCHLD)
        usleep(1000);
    CHECK(got.si_code == CLD_EXITED && got.si_pid == child && got.si_status == 9);
    waitpid(child, NULL, 0);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGRTMIN);
    sigprocmask(SIG_BLOCK, &set, NULL);
    for (int i = 0; i < 5; i++)
        sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = i});
    signals = 0;
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    CHECK(signals == 5);
    printf("last queued: %d\n", got.si_value.sival_int);
    sigprocmask(SIG_BLOCK, &set, NULL);
    sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = 77});
    siginfo_t info;
    CHECK(sigwaitinfo(&set, &info) == SIGRTMIN && info.si_value.sival_int == 77);
    struct timespec soon = {0, 10000000};
    CHECK(sigtimedwait(&set, &info, &soon) == -1 && errno == EAGAIN);
}

/* stdout:
yes got.si_code == SI_USER && got.si_pid == getpid() && got.si_uid == getuid()
yes got.si_code == SI_TKILL && got.si_pid == getpid()
yes got.si_code == SI_QUEUE && got.si_value.sival_int == 12345
yes got.si_code == CLD_EXITED && got.si_pid == child && got.si_status == 9
yes signals == 5
last queued: 4
yes sigwaitinfo(&set, &info) == SIGRTMIN && info.si_value.sival_int == 77
yes sigtimedwait(&set, &info, &soon) == -1 && errno == EAGAIN
*/
