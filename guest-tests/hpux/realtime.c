// Timers, message queues, shared memory, asynchronous input and output, and messages of sockets.
#include <aio.h>
#include <errno.h>
#include <fcntl.h>
#include <mqueue.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct xpg_message {
    void *name;
    size_t name_size;
    struct iovec *parts;
    int part_count;
    void *control;
    size_t control_size;
    int flags;
};
int __ftruncate64(int, long long);
long long __lseek64(int, long long, int);
long _xpg_sendmsg(int, const struct xpg_message *, int), _xpg_recvmsg(int, struct xpg_message *, int);
int _xpg_getsockname(int, void *, size_t *), _xpg_getsockopt(int, int, int, void *, size_t *);

static volatile int caught;

static void on_signal(int sig)
{
    (void)sig;
    caught++;
}

static void timers(void)
{
    const struct sigevent event = {SIGEV_SIGNAL, SIGUSR1, {0}, NULL, NULL}, silent = {SIGEV_NONE, 0, {0}, NULL, NULL},
                          bad = {SIGEV_SIGNAL, 900, {0}, NULL, NULL};
    const struct itimerspec every = {{0, 10000000}, {0, 5000000}}, once = {{0, 0}, {5, 0}}, off = {{0, 0}, {0, 0}};
    struct itimerspec left;
    int timer = -1, other = -1;

    sigset(SIGUSR1, on_signal);
    printf("timer %d", timer_create(CLOCK_REALTIME, &event, &timer));
    printf(" %d", timer_create(CLOCK_REALTIME, &silent, &other));
    printf(" %d", timer_create(CLOCK_REALTIME, &bad, &other));
    printf(" %d\n", timer_create(77, &event, &other));
    printf("set %d", timer_settime(timer, 0, &every, NULL));
    while (caught < 3)
        pause();
    printf(", caught %d, overrun %d", caught, timer_getoverrun(timer));
    printf(", get %d %d", timer_gettime(timer, &left), left.it_interval.tv_nsec == 10000000);
    printf(", off %d", timer_settime(timer, 0, &off, &left));
    printf(", %d\n", left.it_value.tv_nsec > 0 && left.it_value.tv_nsec <= 10000000);
    printf("silent %d", timer_settime(other, 0, &once, NULL));
    printf(" %d", timer_gettime(other, &left));
    printf(" %ld", left.it_value.tv_sec);
    printf(", deleted %d", timer_delete(timer));
    printf(" %d", timer_delete(other));
    printf(" %d\n", timer_delete(timer));
}

static void queues(void)
{
    struct mq_attr attr = {0, 3, 20, 0}, now, nonblocking = {O_NONBLOCK, 0, 0, 0};
    char text[32] = "";
    unsigned priority = 0;
    const int q = mq_open("/queue", O_RDWR | O_CREAT | O_EXCL, 0600, &attr),
              again = mq_open("/queue", O_RDWR | O_CREAT | O_EXCL, 0600, &attr);

    printf("queue %d %d %d\n", q >= 0, again, errno == EEXIST);
    printf("send %d", mq_send(q, "low", 4, 1));
    printf(" %d", mq_send(q, "high", 5, 7));
    printf(" %d\n", mq_send(q, text, 32, 1));
    printf("attributes %d", mq_getattr(q, &now));
    printf(" %ld %ld %ld\n", now.mq_maxmsg, now.mq_msgsize, now.mq_curmsgs);
    printf("receive %ld", mq_receive(q, text, sizeof text, &priority));
    printf(" %s %u", text, priority);
    printf(", %ld", mq_receive(q, text, sizeof text, NULL));
    printf(" %s\n", text);
    printf("set %d", mq_setattr(q, &nonblocking, &now));
    printf(" %ld", now.mq_flags);
    printf(", empty %ld", mq_receive(q, text, sizeof text, NULL));
    printf(" %d\n", errno == EAGAIN);
    printf("unlink %d", mq_unlink("/queue"));
    printf(" %d %d", mq_unlink("/queue"), mq_unlink("no slash"));
    printf(", close %d", mq_close(q));
    printf(" %d\n", mq_close(q));
}

static void memory(void)
{
    const int a = shm_open("/object", O_RDWR | O_CREAT, 0600), b = shm_open("/object", O_RDWR, 0);
    int *x, *y;

    ftruncate(a, 4096);
    x = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, a, 0);
    y = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, b, 0);
    *x = 1234;
    printf("shared %d", *y);
    printf(", unlink %d", shm_unlink("/object"));
    printf(" %d", shm_open("/object", O_RDWR, 0));
    printf(" %d\n", shm_open("none", O_RDWR | O_CREAT, 0600));
}

static void asynchronous(void)
{
    const int fd = open("/tmp/asynchronous", O_RDWR | O_CREAT | O_TRUNC, 0600);
    char text[40] = "", out[] = "a text of some length";
    struct aiocb w = {.aio_fildes = fd, .aio_offset = 5, .aio_buf = out, .aio_nbytes = 21, .aio_sigevent = {SIGEV_SIGNAL, SIGUSR1, {0}, NULL, NULL}};
    struct aiocb r = {.aio_fildes = fd, .aio_offset = 12, .aio_buf = text, .aio_nbytes = 14}, bad = {.aio_fildes = 99, .aio_buf = text, .aio_nbytes = 1},
                 nothing = {.aio_lio_opcode = LIO_NOP};
    struct aiocb *const list[] = {&r, &nothing, NULL, &bad};
    const struct aiocb *waits[] = {NULL, &w};

    caught = 0;
    printf("write %d", aio_write(&w));
    printf(" error %d, caught %d, in use %d", aio_error(&w), caught, aio_read(&w));
    printf(", suspend %d, cancel %d", aio_suspend(waits, 2, NULL), aio_cancel(fd, NULL));
    printf(", return %ld", aio_return(&w));
    printf(" %d\n", aio_error(&w));
    printf("list %d", lio_listio(LIO_WAIT, list, 4, NULL));
    printf(" %d", errno);
    printf(" read %ld %s", aio_return(&r), text);
    printf(", bad %d", aio_error(&bad));
    printf(" %ld\n", aio_return(&bad));
    printf("sync %d", aio_fsync(0, &w));
    printf(" %ld, end %lld", aio_return(&w), __lseek64(fd, 0, SEEK_END));
    printf(" %d", __ftruncate64(fd, 5000000000));
    printf(" %lld\n", __lseek64(fd, -1, SEEK_END));
    unlink("/tmp/asynchronous");
}

static void messages(void)
{
    int pair[2], passed = -1, mine[2];
    char one[8] = "", two[8] = "", control[64];
    struct iovec out[2] = {{"split", 5}, {"text", 5}}, in[2] = {{one, 5}, {two, 8}};
    struct msghdr m = {.msg_iov = out, .msg_iovlen = 2},
                       got = {.msg_iov = in, .msg_iovlen = 2, .msg_accrights = &passed, .msg_accrightslen = sizeof passed};
    struct xpg_message x = {.parts = out, .part_count = 2},
                       y = {.parts = in, .part_count = 2, .control = control, .control_size = sizeof control};
    size_t size = sizeof control;
    int value = 0;

    socketpair(1, 1, 0, pair);
    pipe(mine);
    m.msg_accrights = &mine[1];
    m.msg_accrightslen = sizeof mine[1];
    printf("send %ld", sendmsg(pair[0], &m, 0));
    printf(", receive %ld", recvmsg(pair[1], &got, 0));
    printf(" %s %s rights %d", one, two, got.msg_accrightslen);
    write(passed, "passed", 7);
    read(mine[0], control, 7);
    printf(" %s\n", control);
    printf("xpg send %ld", _xpg_sendmsg(pair[0], &x, 0));
    two[0] = 0;
    printf(", receive %ld", _xpg_recvmsg(pair[1], &y, 0));
    printf(" %s %s %d\n", one, two, (int)y.control_size);
    printf("name %d", _xpg_getsockname(pair[0], control, &size));
    printf(" %d", (int)size);
    size = sizeof value;
    printf(", type %d", _xpg_getsockopt(pair[0], 0xffff, 0x1008, &value, &size));
    printf(" %d %d\n", value, (int)size);
    const int fd = open("/tmp/sent", O_RDWR | O_CREAT | O_TRUNC, 0600);
    const struct iovec around[2] = {{"<", 1}, {">", 2}};

    write(fd, "0123456789", 10);
    printf("sendfile %ld", sendfile(pair[0], fd, 3, 4, around, 0));
    printf(" %ld", read(pair[1], control, sizeof control));
    printf(" %s", control);
    printf(", %ld", sendfile(pair[0], fd, 8, 0, NULL, 0));
    printf(" %ld\n", read(pair[1], control, sizeof control));
    unlink("/tmp/sent");
}

int main(void)
{
    timers();
    queues();
    memory();
    asynchronous();
    messages();
    return 0;
}
/* stdout:
timer 0 0 -1 -1
set 0, caught 3, overrun 0, get 0 1, off 0, 1
silent 0 0 4, deleted 0 0 -1
queue 1 -1 1
send 0 0 -1
attributes 0 3 20 2
receive 5 high 7, 4 low
set 0 0, empty -1 1
unlink 0 -1 -1, close 0 -1
shared 1234, unlink 0 -1 -1
write 0 error 0, caught 1, in use -1, suspend 0, cancel 1, return 21 -1
list -1 5 read 14 of some length, bad 9 -1
sync 0 0, end 26 0 4999999999
send 10, receive 10 split text rights 4 passed
xpg send 10, receive 10 split text 0
name 0 2, type 0 1 4
sendfile 7 7 <3456>, 2 2
*/
