// What a call was given in memory is what it works with, although another process changes that memory while the call sleeps; and
// what becomes of a call whose object goes away.
// flags: -D_GNU_SOURCE
// qemu: no, GETNCNT and what it passes on are wrong
#include <fcntl.h>
#include <mqueue.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/select.h>
#include <sys/sem.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

// What both processes see.
static struct shared {
    struct sembuf op[2];
    struct pollfd poll;
    fd_set set;
    struct timespec time;
    struct iovec v[2];
    struct msghdr m;
    struct {
        long type;
        char text[8];
    } letter;
    char buf[2][1 << 16];
} *shared;

static int pipe_end[2], pair[2], set, queue;
static mqd_t mq;

static void nap(void)
{
    usleep(20000);
}

static void result(const char *what, long n)
{
    printf("%s: %ld%s%s\n", what, n, n < 0 ? " " : "", n < 0 ? strerror(errno) : "");
    fflush(stdout);
}

// The child calls `sleeper`; when it sleeps, the parent calls `meanwhile`.
static void both(const char *what, long (*sleeper)(void), void (*meanwhile)(void))
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        result(what, sleeper());
        _exit(0);
    }
    nap();
    meanwhile();
    waitpid(child, NULL, 0);
}

// ---- semaphores

static void value(int num, int v)
{
    must(semctl(set, num, SETVAL, (union { int val; }){v}), "SETVAL");
}

static long take(void)
{
    return semop(set, shared->op, 2);
}

static void spoil_and_give(void)
{
    printf("waiting: %d\n", semctl(set, 1, GETNCNT));
    shared->op[0].sem_num = shared->op[1].sem_num = 30000;
    shared->op[0].sem_op = 30000;
    value(1, 1);
    value(0, 1);
}

static void kill_waiter(void)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
        _exit((int)take());
    nap();
    printf("waiting: %d\n", semctl(set, 1, GETNCNT));
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    printf("after its end: %d\n", semctl(set, 1, GETNCNT));
}

static void remove_set(void)
{
    semctl(set, 0, IPC_RMID);
    int other = (int)must(semget(IPC_PRIVATE, 1, 0600), "semget"); // in the same place
    semctl(other, 0, IPC_RMID);
}

static void semaphores(void)
{
    const struct sembuf wanted[2] = {{1, -1, 0}, {0, -1, 0}};
    set = (int)must(semget(IPC_PRIVATE, 2, 0600), "semget");
    memcpy(shared->op, wanted, sizeof wanted);
    both("semop", take, spoil_and_give);
    printf("values: %d %d\n", semctl(set, 0, GETVAL), semctl(set, 1, GETVAL));
    memcpy(shared->op, wanted, sizeof wanted);
    kill_waiter();
    both("semop on a set that is removed", take, remove_set);
}

// ---- messages

static long send_letter(void)
{
    return msgsnd(queue, &shared->letter, sizeof shared->letter.text, 0);
}

static void spoil_letter_and_receive(void)
{
    static char big[8192 + sizeof(long)];
    shared->letter.type = 7;
    strcpy(shared->letter.text, "spoilt");
    must(msgrcv(queue, big, 8192, 0, 0), "msgrcv");
    must(msgrcv(queue, big, 8192, 0, 0), "msgrcv");
    nap();
    must(msgrcv(queue, &shared->letter, 8, 0, 0), "msgrcv");
    printf("received: %ld %s\n", shared->letter.type, shared->letter.text);
}

static long receive_letter(void)
{
    return msgrcv(queue, &shared->letter, 8, 0, 0);
}

static void remove_queue(void)
{
    msgctl(queue, IPC_RMID, NULL);
}

static void letters(void)
{
    static char big[8192 + sizeof(long)];
    *(long *)big = 1;
    queue = (int)must(msgget(IPC_PRIVATE, 0600), "msgget");
    while (msgsnd(queue, big, 8192, IPC_NOWAIT) == 0)
        ;
    shared->letter.type = 3;
    strcpy(shared->letter.text, "right");
    both("msgsnd", send_letter, spoil_letter_and_receive);
    both("msgrcv on a queue that is removed", receive_letter, remove_queue);
}

static long send_text(void)
{
    return mq_send(mq, shared->buf[0], 8, 1);
}

static void spoil_text_and_receive(void)
{
    char b[8];
    strcpy(shared->buf[0], "spoilt");
    must(mq_receive(mq, b, 8, NULL), "mq_receive");
    nap();
    must(mq_receive(mq, b, 8, NULL), "mq_receive");
    printf("received: %s\n", b);
}

static long receive_until(void)
{
    return mq_timedreceive(mq, shared->buf[0], 8, NULL, &shared->time);
}

static void spoil_time(void)
{
    shared->time.tv_nsec = -1;
    must(mq_send(mq, "late", 5, 0), "mq_send");
}

static void posix_messages(void)
{
    struct mq_attr a = {.mq_maxmsg = 1, .mq_msgsize = 8};
    mq_unlink("/sleeping-arguments");
    mq = (mqd_t)must(mq_open("/sleeping-arguments", O_CREAT | O_RDWR, 0600, &a), "mq_open");
    must(mq_send(mq, "first", 6, 1), "mq_send");
    strcpy(shared->buf[0], "right");
    both("mq_send", send_text, spoil_text_and_receive);
    clock_gettime(CLOCK_REALTIME, &shared->time);
    shared->time.tv_sec += 100;
    both("mq_timedreceive", receive_until, spoil_time);
    mq_unlink("/sleeping-arguments");
}

// ---- vectors

static long read_vector(void)
{
    long n = readv(pair[1], shared->v, 2);
    printf("%s %s, not %s\n", shared->buf[0], shared->buf[0] + 100, shared->buf[0] + 200);
    return n;
}

static void spoil_vector_and_write(void)
{
    shared->v[0] = shared->v[1] = (struct iovec){shared->buf[0] + 200, 50};
    must(write(pair[0], "one\0two", 8), "write");
}

static long receive_message(void)
{
    long n = recvmsg(pair[1], &shared->m, MSG_WAITALL);
    printf("%s %s, not %s\n", shared->buf[0], shared->buf[0] + 100, shared->buf[0] + 200);
    return n;
}

static void spoil_message_and_write(void)
{
    must(write(pair[0], "one", 4), "write");
    nap();
    shared->v[0] = shared->v[1] = (struct iovec){shared->buf[0] + 200, 1};
    shared->m.msg_iovlen = 1;
    shared->m.msg_control = (void *)8;
    shared->m.msg_controllen = 1000;
    must(write(pair[0], "two", 4), "write");
}

static long send_much(void)
{
    return sendmsg(pair[0], &shared->m, 0);
}

static void spoil_message_and_read(void)
{
    static char b[1 << 16];
    long total = 0, odd = 0;
    shared->v[0] = shared->v[1] = (struct iovec){shared->buf[0], 1};
    shared->m.msg_iovlen = 1;
    for (long n; total < 24 * 65536 && (n = read(pair[1], b, sizeof b)) > 0; total += n)
        for (long i = 0; i < n; i++)
            odd += b[i] != 's';
    printf("read: %ld, %ld of them odd\n", total, odd);
}

static void vectors(void)
{
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), "socketpair");
    shared->v[0] = (struct iovec){shared->buf[0], 4};
    shared->v[1] = (struct iovec){shared->buf[0] + 100, 4};
    both("readv", read_vector, spoil_vector_and_write);
    memset(shared->buf[0], 0, 300);
    shared->v[0] = (struct iovec){shared->buf[0], 4};
    shared->v[1] = (struct iovec){shared->buf[0] + 100, 4};
    shared->m = (struct msghdr){.msg_iov = shared->v, .msg_iovlen = 2};
    both("recvmsg", receive_message, spoil_message_and_write);
    memset(shared->buf, 's', sizeof shared->buf);
    static struct iovec many[24];
    for (int i = 0; i < 24; i++)
        many[i] = (struct iovec){shared->buf[i % 2], 1 << 16};
    shared->m = (struct msghdr){.msg_iov = many, .msg_iovlen = 24};
    both("sendmsg", send_much, spoil_message_and_read);
}

// ---- descriptors and times

static long poll_one(void)
{
    return poll(&shared->poll, 1, 1000);
}

static void spoil_poll_and_write(void)
{
    shared->poll.events = 0;
    must(write(pipe_end[1], "x", 1), "write");
}

static long select_one(void)
{
    return select(pipe_end[0] + 1, &shared->set, NULL, NULL, NULL);
}

static void spoil_set_and_write(void)
{
    FD_ZERO(&shared->set);
    must(write(pipe_end[1], "x", 1), "write");
}

static long wait_long(void)
{
    return ppoll(NULL, 0, &shared->time, NULL);
}

static long sleep_long(void)
{
    return nanosleep(&shared->time, NULL);
}

static void spoil_sleep(void)
{
    shared->time.tv_nsec = -1;
}

static void descriptors(void)
{
    char b;
    must(pipe(pipe_end), "pipe");
    shared->poll = (struct pollfd){pipe_end[0], POLLIN, 0};
    both("poll", poll_one, spoil_poll_and_write);
    printf("revents: %d\n", shared->poll.revents == POLLIN);
    must(read(pipe_end[0], &b, 1), "read");
    FD_ZERO(&shared->set);
    FD_SET(pipe_end[0], &shared->set);
    both("select", select_one, spoil_set_and_write);
    printf("in the set: %d\n", FD_ISSET(pipe_end[0], &shared->set) != 0);
    shared->time = (struct timespec){0, 50000000};
    both("ppoll", wait_long, spoil_sleep);
    shared->time = (struct timespec){0, 50000000};
    both("nanosleep", sleep_long, spoil_sleep);
}

int main(void)
{
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    semaphores();
    letters();
    posix_messages();
    vectors();
    descriptors();
    return 0;
}

/* stdout:
semop: 0
waiting: 1
values: 0 0
waiting: 1
after its end: 0
semop on a set that is removed: -1 Identifier removed
msgsnd: 0
received: 3 right
msgrcv on a queue that is removed: -1 Identifier removed
mq_send: 0
received: right
mq_timedreceive: 5
one two, not 
readv: 8
one two, not 
recvmsg: 8
sendmsg: 1572864
read: 1572864, 0 of them odd
poll: 1
revents: 1
select: 1
in the set: 1
ppoll: 0
nanosleep: 0
*/
