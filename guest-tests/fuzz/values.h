/*
 * values.h - random arguments of system calls: numbers, addresses, descriptors, names, structures.
 *
 *     random_start(seed);
 *     fill_arena();                       // new contents for whatever a random address points to
 *     value = argument('f');              // a descriptor; see the letters below
 *
 * Addresses lie in the arena, memory that all processes of a round share and that ends at an inaccessible page; mappings lie in
 * the scratch area. The letters are those of the kernel's tables (struct syscall_line in emu/kernel/core/syscall.h) and these:
 *     c  how many elements the last structure has (a socket address: bytes)         8  8, the size of a signal set
 *     m  page of the scratch area   n  size of a mapping   r  protection   F  mmap flags   R  mremap flags
 *     M  array of msghdr   A  socket address   N  a socket address's length, in memory   P  pollfd array   E  epoll_event
 *     Q  sembuf array   G  signal set   k  sigaction   e  sigevent   H  mq_attr
 *     y  itimerspec of longs   Y  itimerspec of 64-bit numbers   L  an integer, a flock or another address
 *     j  open flags   h  fcntl command   q  ioctl request   U  futex operation   a  name of an extended attribute
 *     D  AT_FDCWD or a descriptor
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <mqueue.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/sem.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

typedef unsigned long word;

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define ONE_OF(array) ((array)[below(COUNT(array))])

enum { ARENA_BYTES = 1 << 16, PAGE = 1 << 14, SCRATCH_PAGES = 64, DESCRIPTORS = 48 };

static char *arena, *scratch;
static pid_t own_pid; /* kept, so that most calls are not getpid() */

/* ---- random numbers: splitmix64, a stream for each process and thread ---------------------------------------------------- */

static __thread uint64_t random_state;

static void random_start(uint64_t seed)
{
    random_state = seed * 0x9e3779b97f4a7c15u;
}

static uint64_t random_bits(void)
{
    uint64_t z = random_state += 0x9e3779b97f4a7c15u;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static unsigned below(unsigned n)
{
    return (unsigned)(random_bits() >> 33) % n;
}

static int one_in(unsigned n)
{
    return below(n) == 0;
}

/* ---- plain values -------------------------------------------------------------------------------------------------------- */

static uint64_t edge(void)
{
    static const uint64_t edges[] = {
        -1, -2, -100, -4096, -4095, 0x7f, 0x80, 0xff, 0x100, 0x3ff, 0x400, 0x401, 0xfff, 0x1000, 0x1001, 0xffff, 0x10000, 0x10001,
        0x7ffff000, 0x7fffffff, 0x80000000, 0x80000001, 0xfffff000, 0xffffffff, 0x100000000, 0x100000001, 0x3ffffffff, 0x400000000,
        0x40000000c, 0x7fffffff00000000, 0x7fffffffffffffff, 0x8000000000000000, 0x8000000000000001, 0xffffffff00000000, 1000000000,
    };
    return ONE_OF(edges);
}

static word number(void)
{
    switch (below(8)) {
    case 0: return (word)edge();
    case 1: return (word)1 << below(8 * sizeof(word));
    case 2: return below(DESCRIPTORS);
    case 3: return (word)(below(2) ? own_pid : own_pid + 1 - (int)below(4));
    case 4: return below(300);
    default: return below(8);
    }
}

static word size(void)
{
    switch (below(8)) {
    case 0: return (word)edge();
    case 1: return below(2 * ARENA_BYTES);
    case 2: return 4096 << below(4);
    default: return below(200);
    }
}

static word descriptor(void)
{
    return one_in(16) ? number() : one_in(16) ? (word)AT_FDCWD : below(DESCRIPTORS);
}

/* Room for a structure: now and then at the arena's very end, or a little over it. */
static void *room(size_t bytes)
{
    if (bytes >= ARENA_BYTES / 2 || one_in(12))
        return arena + ARENA_BYTES - (bytes < ARENA_BYTES ? bytes : ARENA_BYTES);
    return arena + (below((unsigned)(ARENA_BYTES - bytes)) & ~7u);
}

static word address(void)
{
    static const uint64_t odd[] = {0, 1, 8, 0xfff, 0x1000, 0x7fffffff, 0xc0000000, 0xfffffffc, 0x3ffffffffff8, 0x7ffffffffffffff8,
                                   0x8000000000000000, 0xa000000000010000, 0xfffffffffffffff8, 0x1fffffffffffffff, 0x6000000fffff0000};
    switch (below(24)) {
    case 0: return (word)ONE_OF(odd);
    case 1: return (word)(arena + ARENA_BYTES - below(64));
    case 2: return (word)(arena + below(ARENA_BYTES));
    case 3: return (word)(scratch + below(SCRATCH_PAGES) * PAGE);
    case 4: return (word)&edge; /* read-only */
    case 5: return 0;
    default: return (word)room(256);
    }
}

/* ---- names -------------------------------------------------------------------------------------------------------------- */

static const char *const names[] = {
    "/tmp/a", "/tmp/b", "/tmp/c", "/tmp/d", "/tmp/d/a", "/tmp/d/b", "/tmp/d/../a", "/tmp/link", "/tmp/loop", "/tmp/fifo", "/tmp/socket", "/tmp",
    "a", "b", "d", "d/a", ".", "..", "/", "", "../../..", "/dev/shm/a", "/dev/shm", "/dev/null", "/dev/zero", "/dev/full", "/dev/urandom",
    "/dev/tty", "/dev/ptmx", "/dev/pts/0", "/dev/pts/1", "/dev/pts/2", "/dev/pts", "/dev/fd/5", "/dev/stdin", "/proc", "/proc/self",
    "/proc/self/maps", "/proc/self/smaps", "/proc/self/mem", "/proc/self/exe", "/proc/self/cwd", "/proc/self/root", "/proc/self/fd",
    "/proc/self/fd/3", "/proc/self/fd/7", "/proc/self/fd/12", "/proc/self/fd/20", "/proc/self/fdinfo/5", "/proc/self/stat", "/proc/self/status",
    "/proc/self/cmdline", "/proc/self/environ", "/proc/self/auxv", "/proc/self/task", "/proc/self/comm", "/proc/self/limits", "/proc/self/mounts",
    "/proc/1/stat", "/proc/mounts", "/proc/meminfo", "/proc/stat", "/proc/uptime", "/proc/sys/kernel/pid_max", "/sys", "/q1", "/q2", "q3",
};

static word name(void)
{
    char *at;

    if (one_in(24))
        return address();
    if (one_in(40)) { /* a long one */
        at = room(5000);
        memset(at, one_in(2) ? 'x' : '/', 4999);
        at[4094 + below(4)] = 0;
        return (word)at;
    }
    const char *chosen = ONE_OF(names);

    at = room(64);
    if ((char *)at + 64 <= arena + ARENA_BYTES)
        strcpy(at, chosen);
    return (word)at;
}

static word attribute_name(void)
{
    static const char *const list[] = {"user.a", "user.b", "user.", "trusted.a", "security.a", "system.posix_acl_access", "nothing"};

    return (word)strcpy(room(32), ONE_OF(list));
}

/* ---- structures --------------------------------------------------------------------------------------------------------- */

static __thread word elements; /* of the structure made last */

static struct iovec *iovecs(unsigned most)
{
    struct iovec *v;

    elements = one_in(10) ? 1024 - below(3) + 1 : below(most);
    v = room((elements + 1) * sizeof *v);
    for (unsigned i = 0; i < elements; i++)
        v[i] = (struct iovec){(void *)address(), one_in(6) ? size() : below(600)};
    return v;
}

/* Some descriptors; the lengths may be wrong. Returns the bytes. */
static size_t control(char *at, size_t most)
{
    size_t used = 0;

    for (unsigned i = below(3); i-- && used + CMSG_SPACE(40) <= most;) {
        struct cmsghdr *c = (void *)(at + used);
        unsigned n = below(8);

        *c = (struct cmsghdr){.cmsg_len = CMSG_LEN(4 * n), .cmsg_level = one_in(16) ? number() : SOL_SOCKET,
                              .cmsg_type = one_in(8) ? number() : SCM_RIGHTS};
        for (unsigned k = 0; k < n; k++)
            ((int *)CMSG_DATA(c))[k] = (int)descriptor();
        if (one_in(8))
            c->cmsg_len = one_in(2) ? CMSG_LEN(4 * 253) : size();
        used += CMSG_SPACE(4 * n);
    }
    return one_in(8) ? size() : used;
}

static void *socket_address(void)
{
    char *at = room(128);

    memset(at, 0, 128);
    switch (below(4)) {
    case 0: {
        struct sockaddr_in in = {.sin_family = AF_INET, .sin_port = htons(4000 + below(4)), .sin_addr = {htonl(INADDR_LOOPBACK)}};

        elements = sizeof in;
        return memcpy(at, &in, sizeof in);
    }
    case 1: {
        struct sockaddr_in6 in6 = {.sin6_family = AF_INET6, .sin6_port = htons(4000 + below(4)), .sin6_addr = IN6ADDR_LOOPBACK_INIT};

        elements = sizeof in6;
        return memcpy(at, &in6, sizeof in6);
    }
    case 2: {
        struct sockaddr_un un = {.sun_family = AF_UNIX};

        strcpy(un.sun_path + one_in(2), one_in(2) ? "/tmp/socket" : "name"); /* a path or an abstract name */
        elements = offsetof(struct sockaddr_un, sun_path) + strlen("/tmp/socket") + 1;
        return memcpy(at, &un, sizeof un);
    }
    }
    elements = one_in(2) ? 2 : size();
    *(uint16_t *)at = (uint16_t)below(12); /* AF_UNSPEC and others */
    return at;
}

/* An array for sendmmsg and recvmmsg, of which sendmsg and recvmsg see the first. */
static void *messages(void)
{
    unsigned n = 1 + below(4);
    struct mmsghdr *m = room(n * sizeof *m);

    for (unsigned i = 0; i < n; i++) {
        struct msghdr h = {0};

        if (one_in(3)) {
            h.msg_name = socket_address();
            h.msg_namelen = elements;
        }
        h.msg_iov = iovecs(6);
        h.msg_iovlen = one_in(12) ? size() : elements;
        if (!one_in(3)) {
            h.msg_control = room(512);
            h.msg_controllen = control(h.msg_control, 512);
        }
        m[i].msg_hdr = h;
    }
    elements = n;
    return m;
}

static void *poll_array(void)
{
    struct pollfd *p;

    elements = one_in(20) ? below(2000) : below(12);
    p = room(elements * sizeof *p);
    for (unsigned i = 0; i < elements; i++)
        p[i] = (struct pollfd){(int)descriptor(), (short)(one_in(8) ? number() : POLLIN | below(8)), 0};
    return p;
}

static void *semaphore_operations(void)
{
    struct sembuf *s;

    elements = one_in(20) ? 500 : below(6);
    s = room((elements + 1) * sizeof *s);
    for (unsigned i = 0; i < elements; i++)
        s[i] = (struct sembuf){(unsigned short)(one_in(20) ? number() : below(4)), (short)((int)below(5) - 2), (short)(below(4) << 11)};
    return s;
}

static void *signal_event(void)
{
    struct sigevent *e = room(sizeof *e);

    memset(e, 0, sizeof *e);
    e->sigev_notify = one_in(6) ? (int)number() : (int)below(5);
    e->sigev_signo = one_in(4) ? (int)number() : SIGUSR1;
    e->sigev_value.sival_int = (int)below(100);
    return e;
}

static void *length_word(void)
{
    int *at = room(sizeof *at);

    *at = one_in(6) ? (int)size() : 128;
    return at;
}

static void *epoll_interest(void)
{
    struct epoll_event *e = room(sizeof *e);

    e->events = (uint32_t)(one_in(8) ? random_bits() : below(32) | (one_in(3) ? EPOLLET : 0) | (one_in(6) ? EPOLLONESHOT : 0));
    e->data.u64 = below(100);
    return e;
}

static void *queue_attributes(void)
{
    struct mq_attr *q = room(2 * sizeof *q);

    memset(q, 0, sizeof *q);
    q->mq_flags = one_in(2) ? O_NONBLOCK : 0;
    q->mq_maxmsg = one_in(8) ? (long)edge() : 1 + (long)below(10);
    q->mq_msgsize = one_in(8) ? (long)edge() : 1 + (long)below(100);
    return q;
}

static int64_t seconds(void)
{
    return one_in(12) ? (int64_t)edge() : one_in(12) ? 1 : 0;
}

static int64_t nanoseconds(void)
{
    return one_in(16) ? (int64_t)edge() : below(3000000);
}

/* So many pairs of seconds and nanoseconds; of longs or of 64-bit numbers. */
static void *times(unsigned pairs, int wide)
{
    char *at = room(pairs * 2 * sizeof(int64_t));

    for (unsigned i = 0; i < pairs; i++) {
        if (wide) {
            ((int64_t *)at)[2 * i] = seconds();
            ((int64_t *)at)[2 * i + 1] = nanoseconds();
        } else {
            ((long *)at)[2 * i] = (long)seconds();
            ((long *)at)[2 * i + 1] = (long)nanoseconds();
        }
    }
    return at;
}

/* A handler that returns to an instruction that faults is entered again and again; a process does not spend its time with that. */
enum { FAULTS_MOST = 1000, BY_FAULTS = 99 };
static volatile sig_atomic_t faults;

static void on_signal(int sig)
{
    if ((sig == SIGSEGV || sig == SIGBUS || sig == SIGILL || sig == SIGTRAP || sig == SIGFPE) && ++faults > FAULTS_MOST)
        _exit(BY_FAULTS);
}

/* As the kernel has it, the same on all machines. */
static void *signal_action(void)
{
    word *at = room(8 * sizeof *at);
    static const word flags[] = {0, SA_RESTART, SA_SIGINFO, SA_NODEFER, SA_RESETHAND, SA_ONSTACK, SA_NOCLDSTOP};

    at[0] = one_in(4) ? below(2) : (word)on_signal;
    at[1] = ONE_OF(flags) | ONE_OF(flags);
    at[2] = at[3] = 0;
    return at;
}

static void *signal_set(void)
{
    uint64_t *at = room(sizeof *at);

    *at = one_in(2) ? 0 : random_bits() & random_bits();
    return at;
}

static void *lock_request(void)
{
    struct flock *l = room(2 * sizeof *l);

    memset(l, 0, sizeof *l);
    l->l_type = (short)below(4);
    l->l_whence = (short)below(3);
    l->l_start = one_in(8) ? (off_t)edge() : (off_t)below(100);
    l->l_len = one_in(8) ? (off_t)edge() : (off_t)below(100);
    return l;
}

static word int_or_address(void)
{
    static const int signals[] = {0, SIGIO, SIGUSR1, SIGURG, 64, 65, 40000000, -1};

    switch (below(4)) {
    case 0: return (word)ONE_OF(signals);
    case 1: return number();
    case 2: return (word)lock_request();
    }
    return address();
}

/* Contents for what random addresses point to: words that may be addresses, sizes, descriptors. */
static void fill_arena(void)
{
    word *words = (word *)arena;
    unsigned *ints = (unsigned *)(arena + ARENA_BYTES / 2);
    unsigned short *shorts = (unsigned short *)(arena + ARENA_BYTES / 4);

    for (unsigned i = 0; i < 500; i++) {
        words[below(ARENA_BYTES / sizeof *words)] = one_in(3) ? address() : number();
        ints[below(ARENA_BYTES / 8)] = one_in(8) ? (unsigned)size() : below(40);
        shorts[below(ARENA_BYTES / 8)] = (unsigned short)below(8);
    }
}

/* ---- by letter ----------------------------------------------------------------------------------------------------------- */

static word map_flags(void)
{
    static const word kind[] = {MAP_PRIVATE, MAP_SHARED, MAP_SHARED_VALIDATE, 0};

    return ONE_OF(kind) | MAP_FIXED | (one_in(2) ? MAP_ANONYMOUS : 0) | (one_in(12) ? number() : 0);
}

static word open_flags(void)
{
    static const word flags[] = {O_CREAT,     O_EXCL,  O_TRUNC,   O_APPEND,  O_NONBLOCK, O_DIRECTORY, O_NOFOLLOW, O_PATH,
                                 O_TMPFILE,   O_SYNC,  O_CLOEXEC, O_NOATIME, O_NOCTTY,   O_ASYNC,     O_CREAT,    O_CREAT | O_NONBLOCK};

    return below(4) | ONE_OF(flags) | (one_in(2) ? ONE_OF(flags) : 0) | (one_in(16) ? number() : 0);
}

static word fcntl_command(void)
{
    static const int commands[] = {F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW, F_SETOWN, F_GETOWN, F_SETSIG, F_GETSIG,
                                   F_SETOWN_EX, F_GETOWN_EX, F_OFD_SETLK, F_OFD_SETLKW, F_OFD_GETLK, F_SETLEASE, F_GETLEASE, F_DUPFD_CLOEXEC,
                                   F_SETPIPE_SZ, F_GETPIPE_SZ, F_ADD_SEALS, F_GET_SEALS, F_GET_RW_HINT, F_SET_RW_HINT};

    return one_in(16) ? number() : (word)ONE_OF(commands);
}

static word ioctl_request(void)
{
    static const unsigned long requests[] = {
        TCGETS,     TCSETS,    TCSETSW,    TCSETSF,   TCSBRK,   TCXONC,   TCFLSH,    TIOCEXCL,  TIOCSCTTY, TIOCGPGRP,  TIOCSPGRP,  TIOCOUTQ,
        TIOCSTI,    TIOCGWINSZ, TIOCSWINSZ, TIOCMGET, FIONREAD, FIONBIO,  TIOCNOTTY, TIOCGETD,  TIOCSETD,  TIOCGSID,   TIOCGPTN,   TIOCSPTLCK,
        TIOCPKT,    FIONCLEX,  FIOCLEX,    FIOASYNC,  0x8901 /* FIOSETOWN */,     0x8905 /* SIOCATMARK */,  0x8912 /* SIOCGIFCONF */,
        0x8913 /* SIOCGIFFLAGS */, 0x8933 /* SIOCGIFINDEX */,
    };
    return one_in(16) ? number() : ONE_OF(requests);
}

static word argument(char kind)
{
    static const int futex_numbers[] = {0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 128, 129, 132, 133, 137, 138, 128 + 256 + 9};

    switch (kind) {
    case 'f': return descriptor();
    case 'D': return one_in(3) ? descriptor() : (word)AT_FDCWD;
    case 'o': return one_in(16) ? number() : 0700 | below(01000);
    case 'z': return size();
    case 's': return name();
    case 'a': return attribute_name();
    case 'S': return one_in(8) ? number() : 1 + below(64);
    case 'p':
    case 'b':
    case 'B': return address();
    case 'c': return one_in(16) ? number() : elements;
    case '8': return one_in(16) ? number() : 8;
    case 'm': return one_in(24) ? address() : (word)(scratch + below(SCRATCH_PAGES) * PAGE);
    case 'n': return one_in(24) ? size() : below(8) * PAGE;
    case 'r': return one_in(12) ? number() : below(8);
    case 'F': return map_flags();
    case 'R': return one_in(12) ? number() : below(8);
    case 'v': return one_in(16) ? address() : (word)iovecs(12);
    case 'M': return (word)messages();
    case 'A': return (word)socket_address();
    case 'N': return (word)length_word();
    case 'E': return (word)epoll_interest();
    case 'H': return one_in(2) ? 0 : (word)queue_attributes();
    case 'P': return (word)poll_array();
    case 'Q': return (word)semaphore_operations();
    case 'G': return one_in(8) ? address() : (word)signal_set();
    case 'k': return (word)signal_action();
    case 'e': return one_in(4) ? 0 : (word)signal_event();
    case 't': return one_in(8) ? address() : (word)times(1, 0);
    case 'T': return one_in(8) ? address() : (word)times(1, 1);
    case 'y': return (word)times(2, 0);
    case 'Y': return (word)times(2, 1);
    case 'j': return open_flags();
    case 'h': return fcntl_command();
    case 'q': return ioctl_request();
    case 'L': return int_or_address();
    case 'U': return one_in(16) ? number() : (word)ONE_OF(futex_numbers);
    case '_': return 0;
    default: return number();
    }
}
