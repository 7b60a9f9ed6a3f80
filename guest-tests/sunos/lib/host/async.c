// Asynchronous input and output of POSIX, message queues.
#include <aio.h>
#include <errno.h>
#include <fcntl.h>
#include <mqueue.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static volatile int signals, last_value, last_code;

static void on_signal(int sig, siginfo_t *info, void *context)
{
    (void)sig, (void)context;
    signals++;
    last_value = info->si_value.sival_int;
    last_code = info->si_code;
}

static void handle(int sig)
{
    struct sigaction act;

    memset(&act, 0, sizeof act);
    act.sa_sigaction = on_signal;
    act.sa_flags = SA_SIGINFO | SA_RESTART;
    sigaction(sig, &act, NULL);
}

static struct aiocb block(int fd, void *buffer, size_t n, off_t offset, int operation)
{
    struct aiocb a;

    memset(&a, 0, sizeof a);
    a.aio_fildes = fd;
    a.aio_buf = buffer;
    a.aio_nbytes = n;
    a.aio_offset = offset;
    a.aio_lio_opcode = operation;
    a.aio_sigevent.sigev_notify = SIGEV_NONE;
    return a;
}

static void finish(const char *what, struct aiocb *a)
{
    const struct aiocb *list[] = {a, NULL};
    int error = 0, waits;

    while ((waits = aio_suspend(list, 2, NULL)) && errno == EINTR)
        ;
    error = aio_error(a);
    printf("%s: wait %d error %d", what, waits, error);
    printf(" return %d\n", (int)aio_return(a));
}

static void files(void)
{
    char name[] = "/tmp/async-XXXXXX", text[] = "the quick brown fox", got[32] = "";
    const int fd = mkstemp(name);
    struct aiocb a = block(fd, text, 19, 5, LIO_WRITE);

    unlink(name);
    printf("write %d\n", aio_write(&a));
    finish("written", &a);
    a = block(fd, got, 9, 9, LIO_READ);
    a.aio_sigevent.sigev_notify = SIGEV_SIGNAL;
    a.aio_sigevent.sigev_signo = SIGUSR1;
    a.aio_sigevent.sigev_value.sival_int = 42;
    printf("read %d\n", aio_read(&a));
    finish("read", &a);
    for (int i = 0; !signals && i < 100; i++)
        usleep(1000);
    printf("%s, signals %d value %d asynchronous %d\n", got, signals, last_value, last_code == SI_ASYNCIO);
    printf("offset %d", (int)lseek(fd, 0, SEEK_CUR));
    printf(" size %d\n", (int)lseek(fd, 0, SEEK_END));
    a = block(fd, got, 32, 20, LIO_READ);
    aio_read(&a);
    finish("short", &a);
    a = block(fd, got, 32, 100, LIO_READ);
    aio_read(&a);
    finish("end", &a);
    a = block(fd, NULL, 0, 0, LIO_NOP);
    printf("sync %d\n", aio_fsync(O_SYNC, &a));
    finish("synced", &a);
    printf("sync of what %d", aio_fsync(12345, &a));
    printf(" %d\n", errno == EINVAL);
    printf("cancel %d\n", aio_cancel(fd, &a) == AIO_ALLDONE);
    const int closed = dup(fd);

    close(closed);
    printf("cancel closed %d", aio_cancel(closed, NULL));
    printf(" %d\n", errno == EBADF);
    close(fd);
}

static void lists(void)
{
    char name[] = "/tmp/async-XXXXXX", one[] = "one", two[] = "two", got[8] = "";
    const int fd = mkstemp(name), readonly = open(name, O_RDONLY);
    struct aiocb a = block(fd, one, 3, 0, LIO_WRITE), b = block(fd, two, 3, 3, LIO_WRITE), c = block(fd, NULL, 0, 0, LIO_NOP),
                 bad = block(readonly, one, 3, 0, LIO_WRITE);
    struct aiocb *list[] = {&a, NULL, &b, &c}, *failing[] = {&bad};

    unlink(name);
    printf("list %d", lio_listio(LIO_WAIT, list, 4, NULL));
    printf(" %d %d", aio_error(&a), aio_error(&b));
    printf(" %d", (int)aio_return(&a));
    printf(" %d", (int)aio_return(&b));
    printf(" %d", (int)pread(fd, got, 7, 0));
    printf(" %s\n", got);
    printf("failing %d", lio_listio(LIO_WAIT, failing, 1, NULL));
    printf(" %d error %d", errno == EIO, aio_error(&bad) == EBADF);
    printf(" return %d\n", (int)aio_return(&bad));
    printf("mode %d", lio_listio(9, list, 4, NULL));
    printf(" %d\n", errno == EINVAL);
    close(fd);
    close(readonly);
}

static void pipes(void)
{
    int fds[2];
    char text[] = "through", got[16] = "";

    if (pipe(fds))
        return;
    struct aiocb a = block(fds[1], text, 7, 0, LIO_WRITE);

    aio_write(&a);
    finish("to a pipe", &a);
    a = block(fds[0], got, 16, 0, LIO_READ);
    aio_read(&a);
    finish("from a pipe", &a);
    puts(got);
}

static char name[40];
static const struct mq_attr attr = {.mq_maxmsg = 4, .mq_msgsize = 16};

static void show(mqd_t q)
{
    struct mq_attr a;

    printf("attributes %d:", mq_getattr(q, &a));
    printf(" most %ld size %ld count %ld nonblock %d\n", a.mq_maxmsg, a.mq_msgsize, a.mq_curmsgs, (a.mq_flags & O_NONBLOCK) != 0);
}

static void receive(mqd_t q, size_t room)
{
    char text[32] = "";
    unsigned priority = 77;
    const int n = (int)mq_receive(q, text, room, &priority);

    printf("receive %d", n);
    printf(n < 0 ? " error %s\n" : " %s", n < 0 ? (errno == EAGAIN     ? "EAGAIN"
                                                   : errno == EMSGSIZE ? "EMSGSIZE"
                                                   : errno == EBADF    ? "EBADF"
                                                                       : "?")
                                                : text);
    if (n >= 0)
        printf(" priority %u\n", priority);
}

static void refused(const char *what, int result)
{
    printf("%s %d: %s\n", what, result,
           errno == EAGAIN      ? "EAGAIN"
           : errno == EMSGSIZE  ? "EMSGSIZE"
           : errno == EBADF     ? "EBADF"
           : errno == ETIMEDOUT ? "ETIMEDOUT"
           : errno == EEXIST    ? "EEXIST"
           : errno == ENOENT    ? "ENOENT"
           : errno == EBUSY     ? "EBUSY"
           : errno == EINVAL    ? "EINVAL"
                                : "?");
}

static void queues(void)
{
    struct mq_attr block_now = {.mq_flags = 0}, never = {.mq_flags = O_NONBLOCK}, old;
    struct timespec past = {1, 0}, soon;

    snprintf(name, sizeof name, "/async.%d", (int)getpid());
    refused("none", mq_open(name, O_RDWR) == (mqd_t)-1 ? -1 : 0);
    const mqd_t q = mq_open(name, O_RDWR | O_CREAT | O_EXCL | O_NONBLOCK, 0600, &attr), reader = mq_open(name, O_RDONLY | O_NONBLOCK),
                writer = mq_open(name, O_WRONLY);

    printf("open %d %d %d\n", q != (mqd_t)-1, reader != (mqd_t)-1, writer != (mqd_t)-1);
    refused("again", mq_open(name, O_RDWR | O_CREAT | O_EXCL, 0600, &attr) == (mqd_t)-1 ? -1 : 0);
    show(q);
    receive(q, 16);
    printf("send %d", mq_send(q, "low", 4, 1));
    printf(" %d", mq_send(writer, "high", 5, 9));
    printf(" %d", mq_send(q, "low too", 8, 1));
    printf(" %d\n", mq_send(q, "", 0, 5));
    refused("full", mq_send(q, "more", 5, 0));
    refused("timed", mq_timedsend(writer, "more", 5, 0, &past));
    show(reader);
    receive(reader, 15);
    for (int i = 0; i < 4; i++)
        receive(reader, 32);
    receive(reader, 16);
    refused("long", mq_send(q, "a message of more than 16", 26, 0));
    refused("to a reader", mq_send(reader, "x", 1, 0));
    receive(writer, 16);
    printf("set %d", mq_setattr(q, &block_now, &old));
    printf(" old %d\n", (old.mq_flags & O_NONBLOCK) != 0);
    clock_gettime(CLOCK_REALTIME, &soon);
    soon.tv_nsec += 20000000;
    soon.tv_sec += soon.tv_nsec / 1000000000;
    soon.tv_nsec %= 1000000000;
    refused("late", (int)mq_timedreceive(q, (char[16]){0}, 16, NULL, &soon));
    const pid_t pid = fork();

    if (!pid) {
        usleep(20000);
        mq_send(writer, "of a child", 11, 3);
        _exit(0);
    }
    receive(q, 16);
    waitpid(pid, NULL, 0);
    mq_setattr(q, &never, NULL);
    mq_close(reader);
    mq_close(writer);
    struct sigevent event;

    memset(&event, 0, sizeof event);
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGUSR1;
    event.sigev_value.sival_int = 4711;
    signals = 0;
    printf("notify %d", mq_notify(q, &event));
    printf(" again %d\n", mq_notify(q, &event) == -1 && errno == EBUSY);
    mq_send(q, "one", 4, 0);
    mq_send(q, "two", 4, 0);
    printf("signals %d value %d of a message %d\n", signals, last_value, last_code == SI_MESGQ);
    receive(q, 16);
    receive(q, 16);
    printf("notify %d", mq_notify(q, &event));
    printf(" stop %d", mq_notify(q, NULL));
    mq_send(q, "three", 6, 0);
    printf(" signals %d\n", signals);
    printf("unlink %d", mq_unlink(name));
    refused(" again", mq_unlink(name));
    receive(q, 16);
    printf("close %d\n", mq_close(q));
    refused("closed", mq_close((mqd_t)-1));
}

int main(void)
{
    setvbuf(stdout, NULL, _IONBF, 0);
    handle(SIGUSR1);
    files();
    lists();
    pipes();
    queues();
    return 0;
}
