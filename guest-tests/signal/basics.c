// signal, sigaction, raise, kill, masks, pending signals, ignored and reset handlers.
#include <signal.h>
#include <unistd.h>
#include "check.h"

static volatile sig_atomic_t count, last;
static void handler(int number)
{
    count++;
    last = number;
}

int main(void)
{
    CHECK(signal(SIGUSR1, handler) == SIG_DFL);
    raise(SIGUSR1);
    CHECK(count == 1 && last == SIGUSR1);
    kill(getpid(), SIGUSR1);
    CHECK(count == 2);
    struct sigaction action = {.sa_handler = handler, .sa_flags = (int)SA_RESETHAND}, old;
    CHECK(sigaction(SIGUSR2, &action, &old) == 0 && old.sa_handler == SIG_DFL);
    raise(SIGUSR2);
    CHECK(last == SIGUSR2);
    CHECK(sigaction(SIGUSR2, NULL, &old) == 0 && old.sa_handler == SIG_DFL);
    sigset_t set, before, pending;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, &before);
    CHECK(!sigismember(&before, SIGUSR1));
    raise(SIGUSR1);
    raise(SIGUSR1);
    CHECK(count == 3);
    sigpending(&pending);
    CHECK(sigismember(&pending, SIGUSR1) && !sigismember(&pending, SIGUSR2));
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    CHECK(count == 4);
    signal(SIGUSR1, SIG_IGN);
    raise(SIGUSR1);
    CHECK(count == 4);
    CHECK(signal(SIGKILL, handler) == SIG_ERR && errno == EINVAL);
    CHECK(kill(getpid(), 0) == 0);
    CHECK(kill(getpid(), 1000) == -1 && errno == EINVAL);
    for (int n = 1; n < 32; n++)
        if (n != SIGKILL && n != SIGSTOP)
            signal(n, handler);
    count = 0;
    for (int n = 1; n < 32; n++)
        if (n != SIGKILL && n != SIGSTOP)
            raise(n);
    CHECK(count == 29);
    printf("%s %s\n", strsignal(SIGSEGV), strsignal(SIGTERM));
}

/* stdout:
yes signal(SIGUSR1, handler) == SIG_DFL
yes count == 1 && last == SIGUSR1
yes count == 2
yes sigaction(SIGUSR2, &action, &old) == 0 && old.sa_handler == SIG_DFL
yes last == SIGUSR2
yes sigaction(SIGUSR2, NULL, &old) == 0 && old.sa_handler == SIG_DFL
yes !sigismember(&before, SIGUSR1)
yes count == 3
yes sigismember(&pending, SIGUSR1) && !sigismember(&pending, SIGUSR2)
yes count == 4
yes count == 4
yes signal(SIGKILL, handler) == SIG_ERR && errno == EINVAL
yes kill(getpid(), 0) == 0
yes kill(getpid(), 1000) == -1 && errno == EINVAL
yes count == 29
Segmentation fault Terminated
*/
