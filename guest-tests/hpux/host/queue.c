// sigqueue() with values, waitid(), mq_notify().
#include <errno.h>
#include <fcntl.h>
#include <mqueue.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static siginfo_t caught[8];
static volatile int count;

static void on_value(int sig, siginfo_t *info, void *context)
{
    (void)sig, (void)context;
    if (count < 8)
        caught[count] = *info;
    count++;
}

static void handle(int sig)
{
    struct sigaction act;

    memset(&act, 0, sizeof act);
    act.sa_handler = (void (*)(int))(void *)on_value;
    act.sa_flags = SA_SIGINFO;
    sigaction(sig, &act, NULL);
}

static void show(const char *what)
{
    for (int i = 0; i < count; i++)
        printf("%s: %s queue %d message %d own %d uid %d value %d\n", what, caught[i].si_signo == SIGUSR1 ? "USR1" : "other",
               caught[i].si_code == SI_QUEUE, caught[i].si_code == SI_MESGQ, caught[i].si_pid == getpid(),
               caught[i].si_uid == caught[0].si_uid, caught[i].si_value.sival_int);
    count = 0;
}

static void values(void)
{
    static int object;
    union sigval v = {.sival_int = 4711};
    sigset_t set;
    siginfo_t info;

    handle(SIGUSR1);
    printf("send %d\n", sigqueue(getpid(), SIGUSR1, v));
    show("number");
    v.sival_ptr = &object;
    sigqueue(getpid(), SIGUSR1, v);
    printf("pointer %d\n", count == 1 && caught[0].si_value.sival_ptr == &object);
    count = 0;
    handle(SIGRTMIN);
    sigemptyset(&set);
    sigaddset(&set, SIGRTMIN);
    sigprocmask(SIG_BLOCK, &set, NULL);
    for (int i = 1; i <= 4; i++) {
        memset(&v, 0, sizeof v);
        v.sival_int = -i;
        sigqueue(getpid(), SIGRTMIN, v);
    }
    printf("wait %d", sigwaitinfo(&set, &info) == SIGRTMIN);
    printf(" value %d\n", info.si_value.sival_int);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    show("queued");
    printf("exists %d\n", sigqueue(getpid(), 0, v));
    printf("no process %d", sigqueue(999999, SIGUSR1, v));
    printf(" %d", errno == ESRCH);
    printf(", no signal %d", sigqueue(getpid(), 1000, v));
    printf(" %d\n", errno == EINVAL);
}

static void show_child(const char *what, int child, idtype_t kind, int id, int options)
{
    siginfo_t info;

    memset(&info, 0, sizeof info);
    const int result = waitid(kind, id, &info, options);

    printf("%s: %d", what, result);
    if (!result && info.si_pid)
        printf(" child %d signal %d status %d: %s", info.si_pid == child, info.si_signo == SIGCHLD, info.si_status,
               info.si_code == CLD_EXITED      ? "exited"
               : info.si_code == CLD_KILLED    ? "killed"
               : info.si_code == CLD_STOPPED   ? "stopped"
               : info.si_code == CLD_CONTINUED ? "continued"
                                               : "?");
    putchar('\n');
}

static void children(void)
{
    fflush(stdout);
    int child = fork();

    if (!child)
        _exit(42);
    show_child("kept", child, P_PID, child, WEXITED | WNOWAIT);
    show_child("again", child, P_ALL, 0, WEXITED);
    show_child("none", child, P_PID, child, WEXITED);
    printf("no child %d\n", errno == ECHILD);
    child = fork();
    if (!child)
        for (;;)
            pause();
    show_child("running", child, P_PID, child, WEXITED | WNOHANG);
    kill(child, SIGKILL);
    show_child("killed", child, P_PGID, 0, WEXITED);
    show_child("nothing to wait for", child, P_ALL, 0, 0);
    printf("invalid %d\n", errno == EINVAL);
}

static void stops(void)
{
    fflush(stdout);
    const int child = fork();
    siginfo_t info;

    if (!child)
        for (;;)
            pause();
    kill(child, SIGSTOP);
    waitid(P_PID, child, &info, WSTOPPED);
    printf("stopped by SIGSTOP %d\n", info.si_status == SIGSTOP);
    kill(child, SIGCONT);
    waitid(P_PID, child, &info, WCONTINUED);
    printf("continued by SIGCONT %d\n", info.si_status == SIGCONT);
    kill(child, SIGTERM);
    waitid(P_PID, child, &info, WEXITED);
    printf("ended by SIGTERM %d\n", info.si_code == CLD_KILLED && info.si_status == SIGTERM);
}

static void messages(void)
{
    struct mq_attr attr = {.mq_maxmsg = 4, .mq_msgsize = 16};
    struct sigevent event, silent;
    char name[40], text[16];

    snprintf(name, sizeof name, "/precis-%d", (int)getpid());
    const mqd_t q = mq_open(name, O_RDWR | O_CREAT, 0600, &attr);

    mq_unlink(name);
    memset(&event, 0, sizeof event);
    memset(&silent, 0, sizeof silent);
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGUSR1;
    event.sigev_value.sival_int = 1234;
    silent.sigev_notify = SIGEV_NONE;
    printf("notify %d", mq_notify(q, &event));
    printf(" busy %d", mq_notify(q, &event));
    printf(" %d\n", errno == EBUSY);
    mq_send(q, "one", 4, 0);
    mq_send(q, "two", 4, 0);
    show("message");
    while (mq_receive(q, text, sizeof text, NULL) > 0 && strcmp(text, "two"))
        ;
    mq_send(q, "three", 6, 0);
    printf("once only: %d\n", count);
    mq_receive(q, text, sizeof text, NULL);
    printf("silent %d", mq_notify(q, &silent));
    mq_send(q, "four", 5, 0);
    printf(", caught %d\n", count);
    mq_receive(q, text, sizeof text, NULL);
    printf("again %d", mq_notify(q, &event));
    printf(", none %d", mq_notify(q, NULL));
    mq_send(q, "five", 5, 0);
    printf(", caught %d\n", count);
    event.sigev_notify = 77;
    printf("bad event %d\n", mq_notify(q, &event));
    printf("no queue %d", mq_notify(-1, NULL));
    printf(" %d\n", errno == EBADF);
    mq_close(q);
}

int main(void)
{
    values();
    children();
    stops();
    messages();
    return 0;
}
