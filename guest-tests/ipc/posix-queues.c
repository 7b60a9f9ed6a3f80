// POSIX message queues: order by priority, attributes, time-outs, notification by signal and by thread.
// flags: -pthread -lrt
// qemu: no, its numbers of the calls
#include <fcntl.h>
#include <mqueue.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

static volatile int told;
static sem_t woken;

static void on_signal(int sig, siginfo_t *info, void *context)
{
    told = info->si_value.sival_int + (info->si_code == SI_MESGQ);
    (void)sig, (void)context;
}

static void on_thread(union sigval value)
{
    told = value.sival_int;
    sem_post(&woken);
}

static void order(mqd_t q)
{
    char b[50];
    unsigned priority;
    struct mq_attr a;
    CHECK(mq_send(q, "low", 3, 1) == 0 && mq_send(q, "high", 4, 9) == 0 && mq_send(q, "low2", 4, 1) == 0);
    CHECK(mq_getattr(q, &a) == 0 && a.mq_maxmsg == 4 && a.mq_msgsize == 50 && a.mq_curmsgs == 3);
    CHECK(mq_receive(q, b, 10, &priority) == -1 && errno == EMSGSIZE);
    CHECK(mq_receive(q, b, 50, &priority) == 4 && memcmp(b, "high", 4) == 0 && priority == 9);
    CHECK(mq_receive(q, b, 50, &priority) == 3 && mq_receive(q, b, 50, &priority) == 4 && priority == 1);
    struct timespec soon;
    clock_gettime(CLOCK_REALTIME, &soon);
    soon.tv_sec += soon.tv_nsec >= 980000000;
    soon.tv_nsec = (soon.tv_nsec + 20000000) % 1000000000;
    CHECK(mq_timedreceive(q, b, 50, NULL, &soon) == -1 && errno == ETIMEDOUT);
    CHECK(mq_send(q, b, 51, 0) == -1 && errno == EMSGSIZE);
}

static void notification(mqd_t q)
{
    char b[50];
    struct sigaction sa = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO};
    struct sigevent e = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1, .sigev_value = {.sival_int = 5}};
    sigaction(SIGUSR1, &sa, NULL);
    CHECK(mq_notify(q, &e) == 0 && mq_notify(q, &e) == -1 && errno == EBUSY);
    CHECK(mq_send(q, "n", 1, 0) == 0 && told == 6 && mq_receive(q, b, 50, NULL) == 1);
    memset(&e, 0, sizeof e);
    e.sigev_notify = SIGEV_THREAD;
    e.sigev_notify_function = on_thread;
    e.sigev_value.sival_int = 77;
    sem_init(&woken, 0, 0);
    CHECK(mq_notify(q, &e) == 0 && mq_send(q, "t", 1, 0) == 0 && sem_wait(&woken) == 0 && told == 77);
    CHECK(mq_receive(q, b, 50, NULL) == 1);
}

int main(void)
{
    struct mq_attr a = {.mq_maxmsg = 4, .mq_msgsize = 50};
    char b[50];
    mq_unlink("/guest-queue");
    CHECK(mq_open("/guest-queue", O_RDWR) == -1 && errno == ENOENT);
    mqd_t q = mq_open("/guest-queue", O_RDWR | O_CREAT | O_EXCL, 0600, &a);
    CHECK(q != -1);
    order(q);
    notification(q);
    if (fork() == 0)
        _exit(mq_send(q, "child", 5, 3));
    CHECK(mq_receive(q, b, 50, NULL) == 5 && wait(NULL) > 0);
    a.mq_flags = O_NONBLOCK;
    CHECK(mq_setattr(q, &a, NULL) == 0 && mq_receive(q, b, 50, NULL) == -1 && errno == EAGAIN);
    CHECK(mq_close(q) == 0 && mq_unlink("/guest-queue") == 0 && mq_unlink("/guest-queue") == -1);
}

/* stdout:
yes mq_open("/guest-queue", O_RDWR) == -1 && errno == ENOENT
yes q != -1
yes mq_send(q, "low", 3, 1) == 0 && mq_send(q, "high", 4, 9) == 0 && mq_send(q, "low2", 4, 1) == 0
yes mq_getattr(q, &a) == 0 && a.mq_maxmsg == 4 && a.mq_msgsize == 50 && a.mq_curmsgs == 3
yes mq_receive(q, b, 10, &priority) == -1 && errno == EMSGSIZE
yes mq_receive(q, b, 50, &priority) == 4 && memcmp(b, "high", 4) == 0 && priority == 9
yes mq_receive(q, b, 50, &priority) == 3 && mq_receive(q, b, 50, &priority) == 4 && priority == 1
yes mq_timedreceive(q, b, 50, NULL, &soon) == -1 && errno == ETIMEDOUT
yes mq_send(q, b, 51, 0) == -1 && errno == EMSGSIZE
yes mq_notify(q, &e) == 0 && mq_notify(q, &e) == -1 && errno == EBUSY
yes mq_send(q, "n", 1, 0) == 0 && told == 6 && mq_receive(q, b, 50, NULL) == 1
yes mq_notify(q, &e) == 0 && mq_send(q, "t", 1, 0) == 0 && sem_wait(&woken) == 0 && told == 77
yes mq_receive(q, b, 50, NULL) == 1
yes mq_receive(q, b, 50, NULL) == 5 && wait(NULL) > 0
yes mq_setattr(q, &a, NULL) == 0 && mq_receive(q, b, 50, NULL) == -1 && errno == EAGAIN
yes mq_close(q) == 0 && mq_unlink("/guest-queue") == 0 && mq_unlink("/guest-queue") == -1
*/
