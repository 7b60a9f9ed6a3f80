// Timers, shared memory by name, scheduling, files by a folder's descriptor, descriptors from one on, the end of struct stat64.
#define _LARGEFILE64_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static void timers(void)
{
    struct sigevent event;
    struct itimerspec in = {{0, 2000000}, {0, 1000000}}, now, none = {{0, 0}, {0, 0}};
    timer_t timer, bad;
    sigset_t set;
    siginfo_t info;

    memset(&event, 0, sizeof event);
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGUSR1;
    event.sigev_value.sival_int = 77;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    printf("create %d", timer_create(CLOCK_REALTIME, &event, &timer));
    printf(", bad clock %d", timer_create(99, &event, &bad));
    printf(" %d\n", errno == EINVAL);
    printf("set %d", timer_settime(timer, 0, &in, NULL));
    for (int i = 0; i < 3; i++) {
        const int sig = sigwaitinfo(&set, &info);

        printf(", signal %d value %d", sig == SIGUSR1, info.si_value.sival_int);
    }
    printf("\nget %d", timer_gettime(timer, &now));
    printf(", interval %ld, left %d", (long)now.it_interval.tv_nsec, now.it_value.tv_sec == 0 && now.it_value.tv_nsec <= 2000000);
    printf(", stop %d", timer_settime(timer, 0, &none, &now));
    printf(", overrun %d", timer_getoverrun(timer) >= 0);
    printf(", delete %d", timer_delete(timer));
    printf(", again %d\n", timer_delete(timer));
}

static void memory(void)
{
    char name[40];

    snprintf(name, sizeof name, "/realtime.%d", (int)getpid());
    const int none = shm_open(name, O_RDWR, 0), fd = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0600), again = shm_open(name, O_RDONLY, 0);

    printf("none %d, open %d, again %d, exclusive %d", none, fd >= 0, again >= 0, shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0600));
    printf(", size %d", ftruncate(fd, 4096));
    printf(", close on exec %d\n", fcntl(fd, F_GETFD) & FD_CLOEXEC);
    char *at = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    const char *other = mmap(NULL, 4096, PROT_READ, MAP_SHARED, again, 0);

    strcpy(at, "shared");
    printf("%s, unlink %d", other, shm_unlink(name));
    printf(", again %d\n", shm_unlink(name));
    close(fd);
    close(again);
}

static void scheduling(void)
{
    struct sched_param param = {.sched_priority = 5};

    printf("policy %d", sched_getscheduler(0));
    printf(", param %d", sched_getparam(0, &param));
    printf(" %d", param.sched_priority);
    printf(", none %d", sched_getscheduler(31000000));
    printf(" %d", errno == ESRCH);
    printf(", set %d", sched_setscheduler(0, SCHED_OTHER, &param));
    printf(", invalid %d %d\n", sched_setscheduler(0, 99, &param), sched_setparam(0, &param));
}

static void files(void)
{
    char home[] = "/tmp/realtime.XXXXXX";
    struct stat s;
    const int ok = mkstemp(home);

    close(ok);
    unlink(home);
    mkdir(home, 0755);
    const int folder = open(home, O_RDONLY), fd = openat(folder, "one", O_RDWR | O_CREAT, 0640);

    printf("write %d", (int)write(fd, "hello", 5));
    printf(", stat %d", fstatat(folder, "one", &s, 0));
    printf(" %d %o", (int)s.st_size, (unsigned)s.st_mode & 0777);
    printf(", rename %d", renameat(folder, "one", folder, "two"));
    printf(", none %d", fstatat(folder, "one", &s, AT_SYMLINK_NOFOLLOW));
    chdir(home);
    printf(", here %d", fstatat(AT_FDCWD, "two", &s, AT_SYMLINK_NOFOLLOW));
    printf(", owner %d", fchownat(folder, "two", s.st_uid, s.st_gid, 0));
    printf(", unlink %d", unlinkat(folder, "two", 0));
    mkdir("below", 0755);
    printf(", not a file %d", unlinkat(folder, "below", 0));
    printf(", folder %d\n", unlinkat(folder, "below", AT_REMOVEDIR));
    chdir("/");
    rmdir(home);
    closefrom(folder);
    printf("closed %d %d, open %d\n", fcntl(folder, F_GETFD), fcntl(fd, F_GETFD), fcntl(1, F_GETFD));
}

/* The kernel writes a status, and nothing after it. */
static void status(void)
{
    struct {
        struct stat64 s;
        unsigned char after[32];
    } got;
    char name[] = "/tmp/status-XXXXXX";
    const int fd = mkstemp(name);
    int kept = 1;

    memset(&got, 0x5a, sizeof got);
    printf("size %d", ftruncate(fd, 5000));
    printf(", status %d", fstat64(fd, &got.s));
    for (size_t i = 0; i < sizeof got.after; i++)
        kept &= got.after[i] == 0x5a;
    printf(", bytes %ld, blocks %d, rest %d\n", (long)got.s.st_size,
           got.s.st_blksize >= 512 && got.s.st_blocks >= 0 && got.s.st_blocks < 64, kept);
    close(fd);
    unlink(name);
}

int main(void)
{
    timers();
    memory();
    scheduling();
    files();
    status();
    return 0;
}
