// A full queue of signals: kill() still delivers a real-time signal, once; sigqueue() fails.
// qemu: no, its queue has its own limit
// native: no, the limit is for all processes of the user
#include <signal.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

enum { LIMIT = 10 };

static int pending(int sig)
{
    const struct timespec now = {0, 0};
    sigset_t set;
    int n = 0;

    sigemptyset(&set);
    sigaddset(&set, sig);
    while (sigtimedwait(&set, NULL, &now) == sig)
        n++;
    return n;
}

int main(void)
{
    const struct rlimit limit = {LIMIT, LIMIT};
    sigset_t all;

    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    CHECK(setrlimit(RLIMIT_SIGPENDING, &limit) == 0);
    for (int i = 0; i < 3 * LIMIT; i++)
        kill(getpid(), SIGRTMIN);
    CHECK(sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = 1}) == -1 && errno == EAGAIN);
    CHECK(kill(getpid(), SIGRTMIN + 1) == 0 && kill(getpid(), SIGRTMIN + 1) == 0);
    CHECK(kill(getpid(), SIGUSR1) == 0);
    CHECK(pending(SIGRTMIN + 1) == 1);
    CHECK(pending(SIGUSR1) == 1);
    CHECK(pending(SIGRTMIN) == LIMIT);
    CHECK(sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = 1}) == 0);
    CHECK(pending(SIGRTMIN) == 1);
}
/* stdout:
yes setrlimit(RLIMIT_SIGPENDING, &limit) == 0
yes sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = 1}) == -1 && errno == EAGAIN
yes kill(getpid(), SIGRTMIN + 1) == 0 && kill(getpid(), SIGRTMIN + 1) == 0
yes kill(getpid(), SIGUSR1) == 0
yes pending(SIGRTMIN + 1) == 1
yes pending(SIGUSR1) == 1
yes pending(SIGRTMIN) == LIMIT
yes sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = 1}) == 0
yes pending(SIGRTMIN) == 1
*/
