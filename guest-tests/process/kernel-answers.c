// What the kernel answers about itself: membarrier, adjtimex, file leases, namespaces, /proc/sysvipc.
// qemu: no, it has no /proc/sysvipc of its own, and passes membarrier on
#include <dirent.h>
#include <fcntl.h>
#include <linux/membarrier.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <sys/timex.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static int barrier(int command, unsigned flags)
{
    return (int)syscall(SYS_membarrier, command, flags, 0);
}

static void barriers(void)
{
    int all = barrier(MEMBARRIER_CMD_QUERY, 0), wanted = MEMBARRIER_CMD_PRIVATE_EXPEDITED | MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED;
    CHECK(all > 0 && (all & wanted) == wanted);
    CHECK(barrier(MEMBARRIER_CMD_GLOBAL, 0) == 0 && barrier(MEMBARRIER_CMD_GLOBAL, 1) == -1 && errno == EINVAL);
    CHECK(barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == -1 && errno == EPERM);
    CHECK(barrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0);
    CHECK(barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == 0);
    CHECK(barrier(3, 0) == -1 && errno == EINVAL);
    CHECK(barrier(1 << 30, 0) == -1 && errno == EINVAL);
}

static void clock_state(void)
{
    struct timex state = {0};
    CHECK(adjtimex(&state) >= 0);
    CHECK(state.precision == 1 && state.tolerance == 500 << 16 && state.tick > 900 && state.time.tv_sec > 0);
    state.modes = 0x8000;
    CHECK(adjtimex(&state) == -1 && errno == EINVAL);
    state.modes = ADJ_OFFSET_SS_READ;
    CHECK(adjtimex(&state) >= 0 && state.time.tv_usec < 1000000);
    CHECK(syscall(SYS_adjtimex, (void *)8) == -1 && errno == EFAULT);
}

static void leases(void)
{
    int ends[2], fd = open("lease", O_RDWR | O_CREAT | O_TRUNC, 0600);
    CHECK(fd >= 0 && pipe(ends) == 0);
    CHECK(fcntl(fd, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN);
    CHECK(fcntl(fd, F_SETLEASE, F_UNLCK) == -1 && errno == EAGAIN);
    CHECK(fcntl(fd, F_SETLEASE, 77) == -1 && errno == EINVAL);
    CHECK(fcntl(ends[0], F_SETLEASE, F_WRLCK) == -1 && errno == EINVAL);
    CHECK(fcntl(fd, F_GETLEASE) == F_UNLCK);
    unlink("lease");
}

static void namespaces(void)
{
    static const char *const names[] = {"cgroup", "ipc", "mnt", "net", "pid", "user", "uts"};
    char path[64], link[64];
    int good = 0, listed = 0;
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "/proc/self/ns/%s", names[i]);
        ssize_t n = readlink(path, link, sizeof link - 1);
        link[n > 0 ? n : 0] = 0;
        good += strncmp(link, names[i], strlen(names[i])) == 0 && strncmp(link + strlen(names[i]), ":[40265", 7) == 0;
    }
    CHECK(good == 7);
    DIR *d = opendir("/proc/self/ns");
    for (const struct dirent *e; d && (e = readdir(d));)
        listed += strcmp(e->d_name, "pid") == 0 || strcmp(e->d_name, "uts") == 0;
    CHECK(listed == 2);
    CHECK(unshare(-1) == -1 && errno == EINVAL);
    CHECK(unshare(CLONE_VM | CLONE_SIGHAND | CLONE_THREAD) == 0);
}

/* Returns column n, from 0, of the line of the object, not of the heading; -1: there is no line. */
static long column(const char *path, int id, int n)
{
    char line[400];
    long found = -1;
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f)) {
        char *at = line;
        long v[8] = {0};
        for (int i = 0; i < 8; i++)
            v[i] = i == 2 ? strtol(at, &at, 8) : strtol(at, &at, 10);
        found = v[1] == id && !strstr(line, "key") ? v[n] : found;
    }
    if (f)
        fclose(f);
    return found;
}

static void objects(void)
{
    int queue = msgget(IPC_PRIVATE, 0640), set = semget(IPC_PRIVATE, 5, 0600), segment = shmget(IPC_PRIVATE, 40000, 0604);
    struct {
        long type;
        char text[6];
    } letter = {1, "hello"};
    CHECK(msgsnd(queue, &letter, sizeof letter.text, 0) == 0);
    CHECK(column("/proc/sysvipc/msg", queue, 2) == 0640 && column("/proc/sysvipc/msg", queue, 3) == 6);
    CHECK(column("/proc/sysvipc/msg", queue, 4) == 1 && column("/proc/sysvipc/msg", queue, 5) == getpid());
    CHECK(column("/proc/sysvipc/sem", set, 2) == 0600 && column("/proc/sysvipc/sem", set, 3) == 5);
    void *at = shmat(segment, NULL, 0);
    CHECK(column("/proc/sysvipc/shm", segment, 2) == 0604 && column("/proc/sysvipc/shm", segment, 3) == 40000);
    CHECK(column("/proc/sysvipc/shm", segment, 4) == getpid() && column("/proc/sysvipc/shm", segment, 6) == 1);
    CHECK(shmdt(at) == 0 && column("/proc/sysvipc/shm", segment, 6) == 0);
    msgctl(queue, IPC_RMID, NULL);
    semctl(set, 0, IPC_RMID);
    shmctl(segment, IPC_RMID, NULL);
    CHECK(column("/proc/sysvipc/msg", queue, 1) == -1 && column("/proc/sysvipc/sem", set, 1) == -1);
    CHECK(column("/proc/sysvipc/shm", segment, 1) == -1);
}

int main(void)
{
    barriers();
    clock_state();
    leases();
    namespaces();
    objects();
}

/* stdout:
yes all > 0 && (all & wanted) == wanted
yes barrier(MEMBARRIER_CMD_GLOBAL, 0) == 0 && barrier(MEMBARRIER_CMD_GLOBAL, 1) == -1 && errno == EINVAL
yes barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == -1 && errno == EPERM
yes barrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0
yes barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == 0
yes barrier(3, 0) == -1 && errno == EINVAL
yes barrier(1 << 30, 0) == -1 && errno == EINVAL
yes adjtimex(&state) >= 0
yes state.precision == 1 && state.tolerance == 500 << 16 && state.tick > 900 && state.time.tv_sec > 0
yes adjtimex(&state) == -1 && errno == EINVAL
yes adjtimex(&state) >= 0 && state.time.tv_usec < 1000000
yes syscall(SYS_adjtimex, (void *)8) == -1 && errno == EFAULT
yes fd >= 0 && pipe(ends) == 0
yes fcntl(fd, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN
yes fcntl(fd, F_SETLEASE, F_UNLCK) == -1 && errno == EAGAIN
yes fcntl(fd, F_SETLEASE, 77) == -1 && errno == EINVAL
yes fcntl(ends[0], F_SETLEASE, F_WRLCK) == -1 && errno == EINVAL
yes fcntl(fd, F_GETLEASE) == F_UNLCK
yes good == 7
yes listed == 2
yes unshare(-1) == -1 && errno == EINVAL
yes unshare(CLONE_VM | CLONE_SIGHAND | CLONE_THREAD) == 0
yes msgsnd(queue, &letter, sizeof letter.text, 0) == 0
yes column("/proc/sysvipc/msg", queue, 2) == 0640 && column("/proc/sysvipc/msg", queue, 3) == 6
yes column("/proc/sysvipc/msg", queue, 4) == 1 && column("/proc/sysvipc/msg", queue, 5) == getpid()
yes column("/proc/sysvipc/sem", set, 2) == 0600 && column("/proc/sysvipc/sem", set, 3) == 5
yes column("/proc/sysvipc/shm", segment, 2) == 0604 && column("/proc/sysvipc/shm", segment, 3) == 40000
yes column("/proc/sysvipc/shm", segment, 4) == getpid() && column("/proc/sysvipc/shm", segment, 6) == 1
yes shmdt(at) == 0 && column("/proc/sysvipc/shm", segment, 6) == 0
yes column("/proc/sysvipc/msg", queue, 1) == -1 && column("/proc/sysvipc/sem", set, 1) == -1
yes column("/proc/sysvipc/shm", segment, 1) == -1
*/
