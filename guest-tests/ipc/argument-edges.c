// The first and last values that calls of queues, semaphores, segments and sockets accept, and the ones beyond.
// flags: -lrt
// qemu: no, it has checks of its own
// root: SO_BINDTODEVICE
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <mqueue.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <netinet/udp.h>
#include <stdint.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/un.h>
#include "answers.h"

static struct message {
    long type;
    char text[9000];
} m;

static void queues(void)
{
    int q = (int)must(msgget(IPC_PRIVATE, 0600), "msgget");
    static const long lengths[] = {-1, 0, 1, 8192, 8193};
    for (unsigned i = 0; i < 5; i++) {
        m.type = 1;
        errno = 0;
        int n = msgsnd(q, &m, (size_t)lengths[i], IPC_NOWAIT);
        printf("msgsnd %ld: %s;", lengths[i], n ? strerrorname_np(errno) : "ok");
        for (unsigned k = 0; k < 5; k++) {
            errno = 0;
            long got = msgrcv(q, &m, (size_t)lengths[k], 0, IPC_NOWAIT | (k == 2 ? MSG_NOERROR : 0));
            printf(" %ld %s", got, got < 0 ? strerrorname_np(errno) : "ok");
        }
        printf("\n");
    }
    static const long types[] = {0, -1, 2, -2, 3, -3, -5};
    for (long t = 3; t > 0; t--) {
        m.type = t;
        must(msgsnd(q, &m, (size_t)t, 0), "msgsnd");
    }
    for (unsigned i = 0; i < 7; i++) {
        long got = msgrcv(q, &m, 100, types[i], IPC_NOWAIT);
        printf("type %ld: %ld %s, %ld\n", types[i], got, got < 0 ? strerrorname_np(errno) : "ok", m.type);
        if (got >= 0)
            must(msgsnd(q, &m, (size_t)got, 0), "msgsnd");
    }
    m.type = 0;
    SHOW(msgsnd(q, &m, 1, 0));
    m.type = -1;
    SHOW(msgsnd(q, &m, 1, 0));
    SHOW(msgsnd(-1, &m, 1, 0));
    SHOW(msgrcv(-1, &m, 1, 0, 0));
    SHOW(msgget(12345, 0));
    SHOW(msgctl(q, 99, NULL));
    SHOW(msgctl(-1, IPC_STAT, NULL));
    struct msqid_ds d;
    SHOW(msgctl(q, IPC_STAT, &d));
    printf("%ld %ld %ld\n", (long)d.msg_qnum, (long)d.__msg_cbytes, (long)d.msg_qbytes);
    SHOW(msgctl(q, IPC_RMID, NULL));
    SHOW(msgctl(q, IPC_RMID, NULL));
}

static void semaphores(void)
{
    union {
        int value;
        unsigned short *array;
        void *any;
    } a = {.value = 32767};
    unsigned short values[300];
    struct sembuf o[501] = {{0, 1, IPC_NOWAIT}};
    SHOW(semget(IPC_PRIVATE, 0, 0600));
    SHOW(semget(IPC_PRIVATE, -1, 0600));
    SHOW(semget(IPC_PRIVATE, 32001, 0600));
    SHOW(semget(12345, 0, 0));
    int s = (int)must(semget(IPC_PRIVATE, 2, 0600), "semget");
    SHOW(semctl(s, 0, SETVAL, a));
    SHOW(semop(s, o, 1));
    a.value = 32768;
    SHOW(semctl(s, 0, SETVAL, a));
    a.value = -1;
    SHOW(semctl(s, 0, SETVAL, a));
    a.value = 7;
    SHOW(semctl(s, 1, SETVAL, a));
    SHOW(semctl(s, 2, SETVAL, a));
    SHOW(semctl(s, -1, SETVAL, a));
    SHOW(semctl(s, 1, GETVAL));
    SHOW(semctl(s, 2, GETVAL));
    SHOW(semctl(s, 1, GETPID) == getpid());
    SHOW(semctl(s, 1, GETNCNT));
    SHOW(semctl(s, 2, GETNCNT));
    SHOW(semctl(s, 1, GETZCNT));
    SHOW(semctl(s, -1, GETZCNT));
    values[0] = 5, values[1] = 32768;
    a.array = values;
    SHOW(semctl(s, 0, SETALL, a));
    values[1] = 6;
    SHOW(semctl(s, 0, SETALL, a));
    values[0] = values[1] = 0;
    SHOW(semctl(s, 0, GETALL, a));
    printf("%d %d\n", values[0], values[1]);
    a.any = no_access();
    SHOW(semctl(s, 0, GETALL, a));
    SHOW(semctl(s, 0, SETALL, a));
    SHOW(semctl(s, 0, 99, a));
    SHOW(semop(s, o, 0));
    SHOW(semop(s, o, 501));
    SHOW(semop(s, no_access(), 1));
    o[0].sem_num = 2;
    SHOW(semop(s, o, 1));
    o[0] = (struct sembuf){0, -6, IPC_NOWAIT};
    SHOW(semop(s, o, 1));
    o[0] = (struct sembuf){0, 0, IPC_NOWAIT};
    SHOW(semop(s, o, 1));
    o[0] = (struct sembuf){0, -5, IPC_NOWAIT}, o[1] = (struct sembuf){1, 32767, IPC_NOWAIT};
    SHOW(semop(s, o, 2));
    SHOW(semctl(s, 0, GETVAL));
    o[1] = (struct sembuf){0, 0, IPC_NOWAIT};
    SHOW(semop(s, o, 2));
    SHOW(semctl(s, 0, GETVAL));
    o[0] = (struct sembuf){0, 1, 0};
    SHOW(semtimedop(s, o, 1, &(struct timespec){0, 1000000000}));
    SHOW(semtimedop(s, o, 1, &(struct timespec){-1, 0}));
    o[0] = (struct sembuf){0, -9, 0};
    SHOW(semtimedop(s, o, 1, &(struct timespec){0, 1}));
    SHOW(semctl(s, 0, IPC_RMID));
    SHOW(semctl(s, 0, GETVAL));
}

static void segments(void)
{
    SHOW(shmget(IPC_PRIVATE, 0, 0600));
    SHOW(shmget(12345, 1, 0));
    int s = (int)must(shmget(IPC_PRIVATE, 1, 0600), "shmget");
    char *at = shmat(s, NULL, 0);
    SHOW(shmat(s, at + 4, 0));
    SHOW(shmat(s, NULL, SHM_REMAP));
    SHOW(shmat(-1, NULL, 0));
    SHOW(shmdt(at + 4));
    SHOW(shmdt(at));
    SHOW(shmdt(at));
    SHOW(shmctl(s, 99, NULL));
    struct shmid_ds d;
    SHOW(shmctl(s, IPC_STAT, &d));
    printf("%ld %d %o\n", (long)d.shm_segsz, (int)d.shm_nattch, d.shm_perm.mode);
    SHOW(shmctl(s, SHM_LOCK, NULL));
    SHOW(shmctl(s, IPC_STAT, &d));
    printf("%o\n", d.shm_perm.mode);
    SHOW(shmctl(s, SHM_UNLOCK, NULL));
    SHOW(shmctl(s, IPC_RMID, NULL));
    SHOW(shmctl(s, IPC_STAT, &d));
}

static void message_queues(void)
{
    struct mq_attr a = {.mq_maxmsg = 2, .mq_msgsize = 4}, *none = NULL;
    char text[10];
    unsigned priority = 0;
    SHOW(call(mq_open, "/edges", O_CREAT | O_RDWR, 0600, none) >= 0);
    SHOW(call(mq_unlink, "edges"));
    SHOW(call(mq_unlink, "none"));
    SHOW(call(mq_unlink, ""));
    SHOW(call(mq_open, "none", O_RDWR, 0600, none));
    SHOW(call(mq_open, "", O_CREAT | O_RDWR, 0600, none));
    SHOW(call(mq_open, "a/b", O_CREAT | O_RDWR, 0600, none));
    a.mq_maxmsg = 0;
    SHOW(call(mq_open, "edges", O_CREAT | O_RDWR, 0600, &a));
    a.mq_maxmsg = 2, a.mq_msgsize = 0;
    SHOW(call(mq_open, "edges", O_CREAT | O_RDWR, 0600, &a));
    a.mq_msgsize = 4;
    int q = (int)must(call(mq_open, "edges", O_CREAT | O_EXCL | O_RDWR | O_NONBLOCK, 0600, &a), "mq_open");
    SHOW(call(mq_open, "edges", O_CREAT | O_EXCL | O_RDWR, 0600, &a));
    SHOW(mq_send(q, "abcd", 4, 32767));
    SHOW(mq_send(q, "abcd", 4, 32768));
    SHOW(mq_send(q, "abcde", 5, 1));
    SHOW(mq_send(q, "", 0, 1));
    SHOW(mq_send(q, "x", 1, 1));
    SHOW(mq_receive(q, text, 3, &priority));
    SHOW(mq_receive(q, text, 4, &priority));
    SHOW(priority);
    SHOW(mq_receive(q, text, 10, &priority));
    SHOW(priority);
    SHOW(mq_receive(q, text, 10, NULL));
    SHOW(mq_send(0, "x", 1, 1));
    SHOW(mq_receive(-1, text, 10, NULL));
    SHOW(mq_timedreceive(q, text, 10, NULL, &(struct timespec){0, 1000000000}));
    SHOW(mq_timedsend(q, text, 1, 0, &(struct timespec){0, -1}));
    SHOW(call(mq_getsetattr, q, no_access(), NULL));
    SHOW(call(mq_getsetattr, q, NULL, no_access()));
    a.mq_flags = 1;
    SHOW(call(mq_getsetattr, q, &a, NULL));
    SHOW(call(mq_unlink, "edges"));
}

static void attributes(int s, const char *what, const void *body, size_t size, unsigned index)
{
    struct {
        struct nlmsghdr h;
        struct ifinfomsg i;
        char body[64];
    } r = {.h = {NLMSG_LENGTH(sizeof(struct ifinfomsg)) + size, RTM_GETLINK, NLM_F_REQUEST, 9, 0}, .i = {.ifi_index = (int)index}};
    char answer[8192];
    memcpy(r.body, body, size);
    must(send(s, &r, r.h.nlmsg_len, 0), "send");
    struct nlmsghdr *h = (struct nlmsghdr *)answer;
    long n = recv(s, answer, sizeof answer, MSG_DONTWAIT);
    printf("%s: %s\n", what,
           n < 0                          ? "none"
           : h->nlmsg_type == RTM_NEWLINK ? "a link"
           : h->nlmsg_type == NLMSG_ERROR ? strerrorname_np(-((struct nlmsgerr *)NLMSG_DATA(h))->error)
                                          : "other");
}

static void links(void)
{
    struct attribute {
        unsigned short length, type;
        char name[8];
    } a[2] = {{7, IFLA_IFNAME, "lo"}};
    int s = (int)must(socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE), "socket");
    attributes(s, "by index", a, 0, 1);
    attributes(s, "no such index", a, 0, 77);
    attributes(s, "by name", a, 8, 0);
    a[0].name[0] = 'x';
    attributes(s, "no such name", a, 8, 0);
    a[0] = (struct attribute){12, IFLA_MTU, "abcdefg"};
    a[1] = (struct attribute){7, IFLA_IFNAME, "lo"};
    attributes(s, "after another", a, 20, 0);
    attributes(s, "another alone", a, 12, 0);
    a[0] = (struct attribute){21, IFLA_MTU, "abcdefg"};
    attributes(s, "longer than what follows", a, 20, 0);
    a[0] = (struct attribute){3, IFLA_MTU, "abcdefg"};
    attributes(s, "shorter than its head", a, 20, 0);
    close(s);
}

static void levels(void)
{
    static const struct {
        const char *name;
        int domain, type;
    } kinds[] = {{"tcp", AF_INET, SOCK_STREAM},
                 {"udp", AF_INET, SOCK_DGRAM},
                 {"tcp6", AF_INET6, SOCK_STREAM},
                 {"udp6", AF_INET6, SOCK_DGRAM},
                 {"unix", AF_UNIX, SOCK_STREAM}};
    static const struct {
        const char *name;
        int level, option;
    } options[] = {{"IP 0", IPPROTO_IP, 0},
                   {"TCP_NODELAY", IPPROTO_TCP, TCP_NODELAY},
                   {"TCP_CORK", IPPROTO_TCP, TCP_CORK},
                   {"TCP 0", IPPROTO_TCP, 0},
                   {"TCP 90", IPPROTO_TCP, 90},
                   {"UDP_CORK", IPPROTO_UDP, UDP_CORK},
                   {"UDP 90", IPPROTO_UDP, 90},
                   {"IPV6_V6ONLY", IPPROTO_IPV6, IPV6_V6ONLY},
                   {"IPV6 0", IPPROTO_IPV6, 0},
                   {"IPV6_ADDRFORM", IPPROTO_IPV6, IPV6_ADDRFORM}};
    for (unsigned k = 0; k < 5; k++) {
        int s = (int)must(socket(kinds[k].domain, kinds[k].type, 0), "socket");
        printf("%s\n", kinds[k].name);
        for (unsigned i = 0; i < sizeof options / sizeof *options; i++) {
            int value = -7, one = 1;
            socklen_t size = sizeof value;
            int get = getsockopt(s, options[i].level, options[i].option, &value, &size) ? errno : 0;
            printf("  %s: %s %d;", options[i].name, get ? strerrorname_np(get) : "ok", value);
            int set = setsockopt(s, options[i].level, options[i].option, &one, sizeof one) ? errno : 0;
            get = getsockopt(s, options[i].level, options[i].option, &value, &size) ? errno : 0;
            printf(" %s %d", set ? strerrorname_np(set) : "ok", value);
            set = setsockopt(s, options[i].level, options[i].option, no_access(), sizeof one) ? errno : 0;
            printf(" %s", set ? strerrorname_np(set) : "ok");
            set = setsockopt(s, options[i].level, options[i].option, &one, 0) ? errno : 0;
            printf(" %s", set ? strerrorname_np(set) : "ok");
            set = setsockopt(s, options[i].level, options[i].option, &one, -1) ? errno : 0;
            get = getsockopt(s, options[i].level, options[i].option, &one, no_access()) ? errno : 0;
            printf(" %s %s\n", set ? strerrorname_np(set) : "ok", get ? strerrorname_np(get) : "ok");
        }
        close(s);
    }
}

static void sockets(void)
{
    int s[2];
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    struct sockaddr_un u = {.sun_family = AF_UNIX};
    socklen_t size = sizeof a;
    char b[10];
    SHOW(socket(-1, SOCK_STREAM, 0));
    SHOW(socket(99, SOCK_STREAM, 0));
    SHOW(socket(AF_INET, 0, 0));
    SHOW(socket(AF_INET, 11, 0));
    SHOW(socket(AF_INET, SOCK_STREAM, IPPROTO_UDP));
    SHOW(socket(AF_INET, SOCK_DGRAM, IPPROTO_TCP));
    SHOW(socket(AF_INET, SOCK_STREAM, -1));
    SHOW(socket(AF_INET, SOCK_STREAM, 300));
    SHOW(socket(AF_UNIX, SOCK_STREAM, 2));
    SHOW(socketpair(AF_INET, SOCK_STREAM, 0, s));
    SHOW(socketpair(AF_UNIX, SOCK_STREAM, 0, no_access()));
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, s), "socketpair");
    int t = (int)must(socket(AF_INET, SOCK_STREAM, 0), "socket"), d = (int)must(socket(AF_INET, SOCK_DGRAM, 0), "socket");
    SHOW(bind(t, (struct sockaddr *)&a, 15));
    SHOW(bind(t, (struct sockaddr *)&a, 129));
    SHOW(bind(t, (struct sockaddr *)&a, -1));
    SHOW(bind(t, no_access(), 16));
    SHOW(bind(t, (struct sockaddr *)&u, 16));
    SHOW(connect(t, (struct sockaddr *)&a, 15));
    SHOW(connect(t, (struct sockaddr *)&a, 1));
    SHOW(connect(s[0], (struct sockaddr *)&a, 16));
    SHOW(connect(d, (struct sockaddr *)&u, 16));
    SHOW(bind(t, (struct sockaddr *)&a, 16));
    SHOW(bind(t, (struct sockaddr *)&a, 16));
    SHOW(accept(t, NULL, NULL));
    SHOW(listen(d, 1));
    SHOW(listen(s[0], 1));
    SHOW(listen(0, 1));
    SHOW(listen(t, -1));
    SHOW(accept4(t, NULL, NULL, 1));
    SHOW(getsockname(t, (struct sockaddr *)&a, no_access()));
    size = -1;
    SHOW(getsockname(t, (struct sockaddr *)&a, &size));
    size = 4;
    SHOW(getsockname(t, (struct sockaddr *)&a, &size));
    SHOW(size);
    SHOW(getpeername(t, (struct sockaddr *)&a, &size));
    SHOW(getpeername(s[0], (struct sockaddr *)&u, &size));
    SHOW(size);
    SHOW(shutdown(s[0], 3));
    SHOW(shutdown(s[0], -1));
    SHOW(shutdown(t, 0));
    SHOW(shutdown(d, 0));
    SHOW(shutdown(0, 0));
    SHOW(send(d, b, 1, 0));
    SHOW(send(t, b, 1, MSG_NOSIGNAL));
    SHOW(sendto(s[0], b, 1, 0, (struct sockaddr *)&u, 3));
    SHOW(sendto(d, b, 1, 0, (struct sockaddr *)&a, 15));
    SHOW(sendto(d, b, 1, 0, (struct sockaddr *)&a, 129));
    SHOW(sendto(d, no_access(), 1, 0, (struct sockaddr *)&a, 16));
    SHOW(recv(s[0], b, 1, MSG_DONTWAIT));
    SHOW(recv(s[0], b, 1, MSG_OOB));
    SHOW(recv(d, b, 1, MSG_DONTWAIT));
    SHOW(recv(d, b, 1, MSG_OOB));
    SHOW(recv(t, b, 1, MSG_DONTWAIT));
    SHOW(send(s[0], b, 1, MSG_OOB));
    SHOW(recvmmsg(d, NULL, 0, 0, NULL));
    SHOW(recvmmsg(d, NULL, 1, MSG_DONTWAIT, &(struct timespec){0, 1000000000}));
    SHOW(sendmmsg(d, NULL, 0, 0));
    SHOW(sendmsg(d, no_access(), 0));
    SHOW(recvmsg(d, no_access(), 0));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    queues();
    semaphores();
    segments();
    message_queues();
    links();
    levels();
    sockets();
}

/* stdout:
msgsnd -1: EINVAL; -1 EINVAL -1 ENOMSG -1 ENOMSG -1 ENOMSG -1 ENOMSG
msgsnd 0: ok; -1 EINVAL 0 ok -1 ENOMSG -1 ENOMSG -1 ENOMSG
msgsnd 1: ok; -1 EINVAL -1 E2BIG 1 ok -1 ENOMSG -1 ENOMSG
msgsnd 8192: ok; -1 EINVAL -1 E2BIG 1 ok -1 ENOMSG -1 ENOMSG
msgsnd 8193: EINVAL; -1 EINVAL -1 ENOMSG -1 ENOMSG -1 ENOMSG -1 ENOMSG
type 0: 3 ok, 3
type -1: 1 ok, 1
type 2: 2 ok, 2
type -2: 1 ok, 1
type 3: 3 ok, 3
type -3: 1 ok, 1
type -5: 1 ok, 1
msgsnd(q, &m, 1, 0): EINVAL
msgsnd(q, &m, 1, 0): EINVAL
msgsnd(-1, &m, 1, 0): EINVAL
msgrcv(-1, &m, 1, 0, 0): EINVAL
msgget(12345, 0): ENOENT
msgctl(q, 99, NULL): EINVAL
msgctl(-1, IPC_STAT, NULL): EINVAL
msgctl(q, IPC_STAT, &d) = 0
3 6 16384
msgctl(q, IPC_RMID, NULL) = 0
msgctl(q, IPC_RMID, NULL): EINVAL
semget(IPC_PRIVATE, 0, 0600): EINVAL
semget(IPC_PRIVATE, -1, 0600): EINVAL
semget(IPC_PRIVATE, 32001, 0600): EINVAL
semget(12345, 0, 0): ENOENT
semctl(s, 0, SETVAL, a) = 0
semop(s, o, 1): ERANGE
semctl(s, 0, SETVAL, a): ERANGE
semctl(s, 0, SETVAL, a): ERANGE
semctl(s, 1, SETVAL, a) = 0
semctl(s, 2, SETVAL, a): EINVAL
semctl(s, -1, SETVAL, a): EINVAL
semctl(s, 1, GETVAL) = 7
semctl(s, 2, GETVAL): EINVAL
semctl(s, 1, GETPID) == getpid() = 1
semctl(s, 1, GETNCNT) = 0
semctl(s, 2, GETNCNT): EINVAL
semctl(s, 1, GETZCNT) = 0
semctl(s, -1, GETZCNT): EINVAL
semctl(s, 0, SETALL, a): ERANGE
semctl(s, 0, SETALL, a) = 0
semctl(s, 0, GETALL, a) = 0
5 6
semctl(s, 0, GETALL, a): EFAULT
semctl(s, 0, SETALL, a): EFAULT
semctl(s, 0, 99, a): EINVAL
semop(s, o, 0): EINVAL
semop(s, o, 501): E2BIG
semop(s, no_access(), 1): EFAULT
semop(s, o, 1): EFBIG
semop(s, o, 1): EAGAIN
semop(s, o, 1): EAGAIN
semop(s, o, 2): ERANGE
semctl(s, 0, GETVAL) = 5
semop(s, o, 2) = 0
semctl(s, 0, GETVAL) = 0
semtimedop(s, o, 1, &(struct timespec){0, 1000000000}): EINVAL
semtimedop(s, o, 1, &(struct timespec){-1, 0}): EINVAL
semtimedop(s, o, 1, &(struct timespec){0, 1}): EAGAIN
semctl(s, 0, IPC_RMID) = 0
semctl(s, 0, GETVAL): EINVAL
shmget(IPC_PRIVATE, 0, 0600): EINVAL
shmget(12345, 1, 0): ENOENT
shmat(s, at + 4, 0): EINVAL
shmat(s, NULL, SHM_REMAP): EINVAL
shmat(-1, NULL, 0): EINVAL
shmdt(at + 4): EINVAL
shmdt(at) = 0
shmdt(at): EINVAL
shmctl(s, 99, NULL): EINVAL
shmctl(s, IPC_STAT, &d) = 0
1 0 600
shmctl(s, SHM_LOCK, NULL) = 0
shmctl(s, IPC_STAT, &d) = 0
2600
shmctl(s, SHM_UNLOCK, NULL) = 0
shmctl(s, IPC_RMID, NULL) = 0
shmctl(s, IPC_STAT, &d): EINVAL
call(mq_open, "/edges", O_CREAT | O_RDWR, 0600, none) >= 0 = 0
call(mq_unlink, "edges"): ENOENT
call(mq_unlink, "none"): ENOENT
call(mq_unlink, ""): ENOENT
call(mq_open, "none", O_RDWR, 0600, none): ENOENT
call(mq_open, "", O_CREAT | O_RDWR, 0600, none): ENOENT
call(mq_open, "a/b", O_CREAT | O_RDWR, 0600, none): EACCES
call(mq_open, "edges", O_CREAT | O_RDWR, 0600, &a): EINVAL
call(mq_open, "edges", O_CREAT | O_RDWR, 0600, &a): EINVAL
call(mq_open, "edges", O_CREAT | O_EXCL | O_RDWR, 0600, &a): EEXIST
mq_send(q, "abcd", 4, 32767) = 0
mq_send(q, "abcd", 4, 32768): EINVAL
mq_send(q, "abcde", 5, 1): EMSGSIZE
mq_send(q, "", 0, 1) = 0
mq_send(q, "x", 1, 1): EAGAIN
mq_receive(q, text, 3, &priority): EMSGSIZE
mq_receive(q, text, 4, &priority) = 4
priority = 32767
mq_receive(q, text, 10, &priority) = 0
priority = 1
mq_receive(q, text, 10, NULL): EAGAIN
mq_send(0, "x", 1, 1): EBADF
mq_receive(-1, text, 10, NULL): EBADF
mq_timedreceive(q, text, 10, NULL, &(struct timespec){0, 1000000000}): EINVAL
mq_timedsend(q, text, 1, 0, &(struct timespec){0, -1}): EINVAL
call(mq_getsetattr, q, no_access(), NULL): EFAULT
call(mq_getsetattr, q, NULL, no_access()): EFAULT
call(mq_getsetattr, q, &a, NULL): EINVAL
call(mq_unlink, "edges") = 0
by index: a link
no such index: ENODEV
by name: a link
no such name: ENODEV
after another: a link
another alone: EINVAL
longer than what follows: EINVAL
shorter than its head: EINVAL
tcp
  IP 0: ENOPROTOOPT -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EFAULT
  TCP_NODELAY: ok 0; ok 1 EFAULT EINVAL EINVAL EFAULT
  TCP_CORK: ok 0; ok 1 EFAULT EINVAL EINVAL EFAULT
  TCP 0: ENOPROTOOPT -7; ENOPROTOOPT -7 EFAULT EINVAL EINVAL EFAULT
  TCP 90: ENOPROTOOPT -7; ENOPROTOOPT -7 EFAULT EINVAL EINVAL EFAULT
  UDP_CORK: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
  UDP 90: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
  IPV6_V6ONLY: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
  IPV6 0: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
  IPV6_ADDRFORM: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
udp
  IP 0: ENOPROTOOPT -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EFAULT
  TCP_NODELAY: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
  TCP_CORK: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
  TCP 0: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
  TCP 90: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
  UDP_CORK: ok 0; ok 1 EFAULT EINVAL EINVAL EFAULT
  UDP 90: ENOPROTOOPT -7; ENOPROTOOPT -7 EFAULT EINVAL EINVAL EFAULT
  IPV6_V6ONLY: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
  IPV6 0: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
  IPV6_ADDRFORM: EOPNOTSUPP -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EOPNOTSUPP
tcp6
  IP 0: ENOPROTOOPT -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EFAULT
  TCP_NODELAY: ok 0; ok 1 EFAULT EINVAL EINVAL EFAULT
  TCP_CORK: ok 0; ok 1 EFAULT EINVAL EINVAL EFAULT
  TCP 0: ENOPROTOOPT -7; ENOPROTOOPT -7 EFAULT EINVAL EINVAL EFAULT
  TCP 90: ENOPROTOOPT -7; ENOPROTOOPT -7 EFAULT EINVAL EINVAL EFAULT
  UDP_CORK: ENOPROTOOPT -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL ENOPROTOOPT
  UDP 90: ENOPROTOOPT -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL ENOPROTOOPT
  IPV6_V6ONLY: ok 0; ok 1 EFAULT EINVAL EINVAL EFAULT
  IPV6 0: ENOPROTOOPT -7; ENOPROTOOPT -7 EFAULT ENOPROTOOPT EINVAL EFAULT
  IPV6_ADDRFORM: ENOTCONN -7; EINVAL -7 EFAULT EINVAL EINVAL EFAULT
udp6
  IP 0: ENOPROTOOPT -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL EFAULT
  TCP_NODELAY: ENOPROTOOPT -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL ENOPROTOOPT
  TCP_CORK: ENOPROTOOPT -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL ENOPROTOOPT
  TCP 0: ENOPROTOOPT -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL ENOPROTOOPT
  TCP 90: ENOPROTOOPT -7; ENOPROTOOPT -7 ENOPROTOOPT ENOPROTOOPT EINVAL ENOPROTOOPT
  UDP_CORK: ok 0; ok 1 EFAULT EINVAL EINVAL EFAULT
  UDP 90: ENOPROTOOPT -7; ENOPROTOOPT -7 EFAULT EINVAL EINVAL EFAULT
  IPV6_V6ONLY: ok 0; ok 1 EFAULT EINVAL EINVAL EFAULT
  IPV6 0: ENOPROTOOPT -7; ENOPROTOOPT -7 EFAULT ENOPROTOOPT EINVAL EFAULT
  IPV6_ADDRFORM: ENOTCONN -7; EINVAL -7 EFAULT EINVAL EINVAL EFAULT
unix
  IP 0: EOPNOTSUPP -7; EOPNOTSUPP -7 EOPNOTSUPP EOPNOTSUPP EINVAL EOPNOTSUPP
  TCP_NODELAY: EOPNOTSUPP -7; EOPNOTSUPP -7 EOPNOTSUPP EOPNOTSUPP EINVAL EOPNOTSUPP
  TCP_CORK: EOPNOTSUPP -7; EOPNOTSUPP -7 EOPNOTSUPP EOPNOTSUPP EINVAL EOPNOTSUPP
  TCP 0: EOPNOTSUPP -7; EOPNOTSUPP -7 EOPNOTSUPP EOPNOTSUPP EINVAL EOPNOTSUPP
  TCP 90: EOPNOTSUPP -7; EOPNOTSUPP -7 EOPNOTSUPP EOPNOTSUPP EINVAL EOPNOTSUPP
  UDP_CORK: EOPNOTSUPP -7; EOPNOTSUPP -7 EOPNOTSUPP EOPNOTSUPP EINVAL EOPNOTSUPP
  UDP 90: EOPNOTSUPP -7; EOPNOTSUPP -7 EOPNOTSUPP EOPNOTSUPP EINVAL EOPNOTSUPP
  IPV6_V6ONLY: EOPNOTSUPP -7; EOPNOTSUPP -7 EOPNOTSUPP EOPNOTSUPP EINVAL EOPNOTSUPP
  IPV6 0: EOPNOTSUPP -7; EOPNOTSUPP -7 EOPNOTSUPP EOPNOTSUPP EINVAL EOPNOTSUPP
  IPV6_ADDRFORM: EOPNOTSUPP -7; EOPNOTSUPP -7 EOPNOTSUPP EOPNOTSUPP EINVAL EOPNOTSUPP
socket(-1, SOCK_STREAM, 0): EAFNOSUPPORT
socket(99, SOCK_STREAM, 0): EAFNOSUPPORT
socket(AF_INET, 0, 0): ESOCKTNOSUPPORT
socket(AF_INET, 11, 0): EINVAL
socket(AF_INET, SOCK_STREAM, IPPROTO_UDP): EPROTONOSUPPORT
socket(AF_INET, SOCK_DGRAM, IPPROTO_TCP): EPROTONOSUPPORT
socket(AF_INET, SOCK_STREAM, -1): EINVAL
socket(AF_INET, SOCK_STREAM, 300): EINVAL
socket(AF_UNIX, SOCK_STREAM, 2): EPROTONOSUPPORT
socketpair(AF_INET, SOCK_STREAM, 0, s): EOPNOTSUPP
socketpair(AF_UNIX, SOCK_STREAM, 0, no_access()): EFAULT
bind(t, (struct sockaddr *)&a, 15): EINVAL
bind(t, (struct sockaddr *)&a, 129): EINVAL
bind(t, (struct sockaddr *)&a, -1): EINVAL
bind(t, no_access(), 16): EFAULT
bind(t, (struct sockaddr *)&u, 16): EAFNOSUPPORT
connect(t, (struct sockaddr *)&a, 15): EINVAL
connect(t, (struct sockaddr *)&a, 1): EINVAL
connect(s[0], (struct sockaddr *)&a, 16): EINVAL
connect(d, (struct sockaddr *)&u, 16): EAFNOSUPPORT
bind(t, (struct sockaddr *)&a, 16) = 0
bind(t, (struct sockaddr *)&a, 16): EINVAL
accept(t, NULL, NULL): EINVAL
listen(d, 1): EOPNOTSUPP
listen(s[0], 1): EINVAL
listen(0, 1): ENOTSOCK
listen(t, -1) = 0
accept4(t, NULL, NULL, 1): EINVAL
getsockname(t, (struct sockaddr *)&a, no_access()): EFAULT
getsockname(t, (struct sockaddr *)&a, &size): EINVAL
getsockname(t, (struct sockaddr *)&a, &size) = 0
size = 16
getpeername(t, (struct sockaddr *)&a, &size): ENOTCONN
getpeername(s[0], (struct sockaddr *)&u, &size) = 0
size = 2
shutdown(s[0], 3): EINVAL
shutdown(s[0], -1): EINVAL
shutdown(t, 0) = 0
shutdown(d, 0): ENOTCONN
shutdown(0, 0): ENOTSOCK
send(d, b, 1, 0): EDESTADDRREQ
send(t, b, 1, MSG_NOSIGNAL): EPIPE
sendto(s[0], b, 1, 0, (struct sockaddr *)&u, 3): EISCONN
sendto(d, b, 1, 0, (struct sockaddr *)&a, 15): EINVAL
sendto(d, b, 1, 0, (struct sockaddr *)&a, 129): EINVAL
sendto(d, no_access(), 1, 0, (struct sockaddr *)&a, 16): EFAULT
recv(s[0], b, 1, MSG_DONTWAIT): EAGAIN
recv(s[0], b, 1, MSG_OOB): EINVAL
recv(d, b, 1, MSG_DONTWAIT): EAGAIN
recv(d, b, 1, MSG_OOB) = 0
recv(t, b, 1, MSG_DONTWAIT): ENOTCONN
send(s[0], b, 1, MSG_OOB) = 1
recvmmsg(d, NULL, 0, 0, NULL) = 0
recvmmsg(d, NULL, 1, MSG_DONTWAIT, &(struct timespec){0, 1000000000}): EINVAL
sendmmsg(d, NULL, 0, 0) = 0
sendmsg(d, no_access(), 0): EFAULT
recvmsg(d, no_access(), 0): EFAULT
*/
