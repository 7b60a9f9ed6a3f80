// Answers at the edges: timers of the past, time left, sockets after their peer, splice, fdinfo.
// qemu: no, it has no fdinfo of its own
#include <arpa/inet.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/random.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <netinet/udp.h>
#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/personality.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

static void timers(void)
{
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1};
    struct itimerspec past = {.it_interval = {.tv_nsec = 1}};
    struct timespec second = {.tv_sec = 1};
    sigset_t set;
    siginfo_t info;
    timer_t timer;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    CHECK(timer_create(CLOCK_REALTIME, &event, &timer) == 0);
    clock_gettime(CLOCK_REALTIME, &past.it_value);
    past.it_value.tv_sec -= 10;
    CHECK(timer_settime(timer, TIMER_ABSTIME, &past, NULL) == 0);
    CHECK(sigwaitinfo(&set, &info) == SIGUSR1 && timer_getoverrun(timer) == INT_MAX);
    CHECK(timer_delete(timer) == 0);
    CHECK(syscall(SYS_clock_nanosleep, CLOCK_THREAD_CPUTIME_ID, 0, &second, NULL) == -1 && errno == EOPNOTSUPP);
    CHECK(syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC_RAW, 0, &second, NULL) == -1 && errno == EOPNOTSUPP);
    CHECK(syscall(SYS_clock_nanosleep, 77, 0, &second, NULL) == -1 && errno == EINVAL);
}

static void time_left(void)
{
    struct timeval wait = {.tv_usec = 1000};
    CHECK(personality(STICKY_TIMEOUTS) == 0);
    CHECK(select(0, NULL, NULL, NULL, &wait) == 0 && wait.tv_usec == 1000);
    CHECK(personality(0) == STICKY_TIMEOUTS);
    CHECK(select(0, NULL, NULL, NULL, &wait) == 0 && wait.tv_usec == 0);
}

static void sockets(void)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t len = sizeof at;
    int listener = socket(AF_INET, SOCK_STREAM, 0), fd = socket(AF_INET, SOCK_STREAM, 0), udp = socket(AF_INET, SOCK_DGRAM, 0), value;
    CHECK(bind(listener, (struct sockaddr *)&at, len) == 0 && listen(listener, 1) == 0);
    CHECK(getsockname(listener, (struct sockaddr *)&at, &len) == 0 && connect(fd, (struct sockaddr *)&at, len) == 0);
    int accepted = accept(listener, NULL, NULL);
    CHECK(accepted >= 0 && close(accepted) == 0);
    CHECK(connect(fd, (struct sockaddr *)&at, sizeof at) == -1 && errno == EISCONN);
    CHECK(write(fd, "x", 1) == 1); /* answered by a reset */
    usleep(20000);
    CHECK(connect(fd, (struct sockaddr *)&at, sizeof at) == -1 && errno == EISCONN);
    len = sizeof value;
    CHECK(getsockopt(fd, 500, 1, &value, &len) == -1 && errno == EOPNOTSUPP);
    CHECK(getsockopt(fd, IPPROTO_UDP, UDP_CORK, &value, &len) == -1 && errno == EOPNOTSUPP);
    CHECK(getsockopt(udp, IPPROTO_TCP, TCP_NODELAY, &value, &len) == -1 && errno == EOPNOTSUPP);
    CHECK(getsockopt(udp, IPPROTO_UDP, 0x100, &value, &len) == -1 && errno == ENOPROTOOPT);
    CHECK(getsockopt(fd, IPPROTO_IP, -1, &value, &len) == -1 && errno == ENOPROTOOPT);
    CHECK(ioctl(udp, SIOCATMARK, &value) == -1 && errno == ENOTTY);
    CHECK(ioctl(fd, SIOCATMARK, &value) == 0 && value == 0);
    close(fd), close(udp), close(listener);
}

static void splices(void)
{
    int ends[2], event = eventfd(1, 0), watch = inotify_init();
    CHECK(pipe(ends) == 0);
    CHECK(splice(ends[0], NULL, event, NULL, 8, 0) == -1 && errno == EINVAL); /* even while the pipe is empty */
    CHECK(splice(event, NULL, ends[1], NULL, 8, 0) == -1 && errno == EINVAL);
    CHECK(splice(watch, NULL, ends[1], NULL, 8, 0) == -1 && errno == EINVAL);
    close(ends[0]), close(ends[1]), close(event), close(watch);
}

static char text[4096];

/* Reads a file into text. */
static const char *contents(const char *name)
{
    int fd = open(name, O_RDONLY);
    ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    close(fd);
    text[n < 0 ? 0 : n] = 0;
    return text;
}

static const char *fdinfo(int fd)
{
    char name[64];
    sprintf(name, "/proc/self/fdinfo/%d", fd);
    return contents(name);
}

static void fdinfos(void)
{
    char line[64];
    int fd = open("fdinfo", O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600), event = eventfd(18, 0), watch = inotify_init();
    CHECK(fd >= 0 && write(fd, "12345", 5) == 5);
    sprintf(line, "flags:\t0%o\n", (unsigned)(fcntl(fd, F_GETFL) | O_CLOEXEC));
    CHECK(strncmp(fdinfo(fd), "pos:\t5\n", 7) == 0 && strstr(text, line) && strstr(text, "mnt_id:\t"));
    CHECK(strstr(fdinfo(event), "eventfd-count:               12\n") != NULL);
    int first = inotify_add_watch(watch, ".", IN_MODIFY | IN_ONESHOT), second = inotify_add_watch(watch, "fdinfo", IN_ATTRIB);
    CHECK(first == 1 && second == 2 && strstr(fdinfo(watch), "inotify wd:1 ") && strstr(text, " mask:80000002 ignored_mask:0"));
    CHECK(inotify_add_watch(watch, "fdinfo", IN_ACCESS | IN_MASK_ADD) == 2 && strstr(fdinfo(watch), " mask:5 ignored_mask:0"));
    CHECK(inotify_rm_watch(watch, 2) == 0 && !strstr(fdinfo(watch), "wd:2") && strstr(text, "wd:1"));
    close(fd);
    CHECK(*fdinfo(fd) == 0 && access("/proc/self/fdinfo/0", R_OK) == 0);
    close(event), close(watch);
    unlink("fdinfo");
}

static void machine(void)
{
    struct utsname names;
    uname(&names);
    CHECK(contents("/proc/sys/kernel/hostname") && strncmp(text, names.nodename, strlen(names.nodename)) == 0);
    CHECK(contents("/proc/sys/kernel/domainname") && strncmp(text, names.domainname, strlen(names.domainname)) == 0);
    CHECK(strcmp(contents("/proc/sys/fs/lease-break-time"), "45\n") == 0);
    int bits = -1, fd = open("/dev/urandom", O_RDONLY);
    CHECK(ioctl(fd, RNDGETENTCNT, &bits) == 0 && bits == 256);
    close(fd);
}

int main(void)
{
    timers();
    time_left();
    sockets();
    splices();
    fdinfos();
    machine();
}

/* stdout:
yes timer_create(CLOCK_REALTIME, &event, &timer) == 0
yes timer_settime(timer, TIMER_ABSTIME, &past, NULL) == 0
yes sigwaitinfo(&set, &info) == SIGUSR1 && timer_getoverrun(timer) == INT_MAX
yes timer_delete(timer) == 0
yes syscall(SYS_clock_nanosleep, CLOCK_THREAD_CPUTIME_ID, 0, &second, NULL) == -1 && errno == EOPNOTSUPP
yes syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC_RAW, 0, &second, NULL) == -1 && errno == EOPNOTSUPP
yes syscall(SYS_clock_nanosleep, 77, 0, &second, NULL) == -1 && errno == EINVAL
yes personality(STICKY_TIMEOUTS) == 0
yes select(0, NULL, NULL, NULL, &wait) == 0 && wait.tv_usec == 1000
yes personality(0) == STICKY_TIMEOUTS
yes select(0, NULL, NULL, NULL, &wait) == 0 && wait.tv_usec == 0
yes bind(listener, (struct sockaddr *)&at, len) == 0 && listen(listener, 1) == 0
yes getsockname(listener, (struct sockaddr *)&at, &len) == 0 && connect(fd, (struct sockaddr *)&at, len) == 0
yes accepted >= 0 && close(accepted) == 0
yes connect(fd, (struct sockaddr *)&at, sizeof at) == -1 && errno == EISCONN
yes write(fd, "x", 1) == 1
yes connect(fd, (struct sockaddr *)&at, sizeof at) == -1 && errno == EISCONN
yes getsockopt(fd, 500, 1, &value, &len) == -1 && errno == EOPNOTSUPP
yes getsockopt(fd, IPPROTO_UDP, UDP_CORK, &value, &len) == -1 && errno == EOPNOTSUPP
yes getsockopt(udp, IPPROTO_TCP, TCP_NODELAY, &value, &len) == -1 && errno == EOPNOTSUPP
yes getsockopt(udp, IPPROTO_UDP, 0x100, &value, &len) == -1 && errno == ENOPROTOOPT
yes getsockopt(fd, IPPROTO_IP, -1, &value, &len) == -1 && errno == ENOPROTOOPT
yes ioctl(udp, SIOCATMARK, &value) == -1 && errno == ENOTTY
yes ioctl(fd, SIOCATMARK, &value) == 0 && value == 0
yes pipe(ends) == 0
yes splice(ends[0], NULL, event, NULL, 8, 0) == -1 && errno == EINVAL
yes splice(event, NULL, ends[1], NULL, 8, 0) == -1 && errno == EINVAL
yes splice(watch, NULL, ends[1], NULL, 8, 0) == -1 && errno == EINVAL
yes fd >= 0 && write(fd, "12345", 5) == 5
yes strncmp(fdinfo(fd), "pos:\t5\n", 7) == 0 && strstr(text, line) && strstr(text, "mnt_id:\t")
yes strstr(fdinfo(event), "eventfd-count:               12\n") != NULL
yes first == 1 && second == 2 && strstr(fdinfo(watch), "inotify wd:1 ") && strstr(text, " mask:80000002 ignored_mask:0")
yes inotify_add_watch(watch, "fdinfo", IN_ACCESS | IN_MASK_ADD) == 2 && strstr(fdinfo(watch), " mask:5 ignored_mask:0")
yes inotify_rm_watch(watch, 2) == 0 && !strstr(fdinfo(watch), "wd:2") && strstr(text, "wd:1")
yes *fdinfo(fd) == 0 && access("/proc/self/fdinfo/0", R_OK) == 0
yes contents("/proc/sys/kernel/hostname") && strncmp(text, names.nodename, strlen(names.nodename)) == 0
yes contents("/proc/sys/kernel/domainname") && strncmp(text, names.domainname, strlen(names.domainname)) == 0
yes strcmp(contents("/proc/sys/fs/lease-break-time"), "45\n") == 0
yes ioctl(fd, RNDGETENTCNT, &bits) == 0 && bits == 256
*/
