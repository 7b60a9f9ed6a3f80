// System V semaphores: semop and semtimedop, several operations at once, undo, counts of waiters, every command of semctl.
// qemu: no, its numbers of the calls
#include <sys/ipc.h>
#include <sys/sem.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include "answers.h"

#ifdef SYS_semtimedop_time64
#define SEMTIMEDOP SYS_semtimedop_time64
#else
#define SEMTIMEDOP SYS_semtimedop
#endif

union arg {
    int val;
    struct semid_ds *buf;
    unsigned short *array;
};

/* On Linux with IPC_64 calls of the C library, semctl() with a union. */
static long control(int id, int n, int command, union arg a)
{
    return semctl(id, n, command, a);
}
#define GET(n, command) control(id, n, command, (union arg){0})

static int id;

static void show_values(void)
{
    unsigned short v[3] = {9, 9, 9};
    long r = control(id, 0, GETALL, (union arg){.array = v});
    printf("  values %ld: %d %d %d\n", r, v[0], v[1], v[2]);
}

static void values(void)
{
    SHOW(control(id, 0, SETVAL, (union arg){.val = 3}));
    SHOW(control(id, 1, SETVAL, (union arg){.val = 32767}));
    SHOW(control(id, 2, SETVAL, (union arg){.val = 32768}));
    SHOW(control(id, 2, SETVAL, (union arg){.val = -1}));
    SHOW(control(id, 3, SETVAL, (union arg){.val = 1}));
    SHOW(control(id, -1, SETVAL, (union arg){.val = 1}));
    SHOW(GET(0, GETVAL));
    SHOW(GET(1, GETVAL));
    SHOW(GET(3, GETVAL));
    SHOW(GET(0, GETPID) == getpid());
    SHOW(GET(2, GETPID));
    SHOW(GET(0, GETNCNT));
    SHOW(GET(0, GETZCNT));
    SHOW(GET(3, GETZCNT));
    unsigned short v[3] = {1, 2, 40000};
    SHOW(control(id, 0, SETALL, (union arg){.array = v}));
    show_values();
    v[2] = 0;
    SHOW(control(id, 0, SETALL, (union arg){.array = v}));
    show_values();
    SHOW(control(id, 0, SETALL, (union arg){.array = (unsigned short *)no_access()}));
    SHOW(control(id, 0, GETALL, (union arg){.array = (unsigned short *)no_access()}));
    SHOW(control(id, 0, 99, (union arg){0}));
    SHOW(control(-1, 0, GETVAL, (union arg){0}));
}

static void operations(void)
{
    struct sembuf one = {0, -1, 0}, up = {1, 5, 0}, now = {0, -100, IPC_NOWAIT}, zero = {0, 0, IPC_NOWAIT};
    SHOW(semop(id, &one, 1));
    SHOW(semop(id, &up, 1));
    show_values();
    SHOW(semop(id, &now, 1));
    SHOW(semop(id, &zero, 1));
    SHOW(semop(id, &(struct sembuf){1, 0, IPC_NOWAIT}, 1));
    struct sembuf all[] = {{1, -7, 0}, {0, 4, 0}, {2, 1, 0}};
    SHOW(semop(id, all, 3));
    show_values();
    struct sembuf fails[] = {{0, -1, 0}, {2, 3, 0}, {1, -1, IPC_NOWAIT}};
    SHOW(semop(id, fails, 3));
    show_values();
    struct sembuf twice[] = {{0, -4, 0}, {0, 0, 0}, {0, 4, 0}};
    SHOW(semop(id, twice, 3));
    show_values();
    SHOW(semop(id, &(struct sembuf){0, 32764, 0}, 1));
    SHOW(semop(id, &(struct sembuf){0, 32763, 0}, 1));
    SHOW(semop(id, &(struct sembuf){0, -32763, 0}, 1));
    SHOW(semop(id, &(struct sembuf){3, 1, 0}, 1));
    SHOW(semop(id, all, 0));
    SHOW(semop(id, all, 501));
    SHOW(semop(id, (struct sembuf *)no_access(), 1));
    SHOW(semop(-1, all, 1));
    show_values();
}

static void time_limits(void)
{
    struct timespec soon = {0, 2000000}, zero = {0, 0}, wrong = {0, 1000000000}, negative = {-1, 0};
    struct sembuf wait_for = {1, -1, 0}, now = {1, -1, IPC_NOWAIT}, up = {1, 1, 0};
    SHOW(semtimedop(id, &wait_for, 1, &soon));
    SHOW(semtimedop(id, &wait_for, 1, &zero));
    SHOW(semtimedop(id, &now, 1, &soon));
    SHOW(semtimedop(id, &wait_for, 1, &wrong));
    SHOW(semtimedop(id, &wait_for, 1, &negative));
    SHOW(semtimedop(id, &up, 1, &soon));
    SHOW(semtimedop(id, &wait_for, 1, &soon));
    SHOW(semtimedop(id, &up, 1, NULL));
    SHOW(semtimedop(id, &wait_for, 1, NULL));
    SHOW(syscall(SEMTIMEDOP, id, &wait_for, 1, no_access()));
    SHOW(semtimedop(id, &wait_for, 0, &soon));
    SHOW(semtimedop(-1, &wait_for, 1, &soon));
    show_values();
}

static void on_alarm(int sig)
{
    (void)sig;
}

/* Children that wait: for a value, for zero, until the set is removed, until a signal comes. */
static void waits(void)
{
    struct sembuf down = {1, -2, 0}, zero = {0, 0, 0}, none = {2, -10, 0};
    int status;
    pid_t a = fork();
    if (!a)
        _exit(semop(id, &down, 1) ? errno : 100);
    pid_t b = fork();
    if (!b)
        _exit(semop(id, &zero, 1) ? errno : 101);
    while (GET(1, GETNCNT) != 1 || GET(0, GETZCNT) != 1)
        usleep(1000);
    SHOW(GET(1, GETZCNT));
    SHOW(GET(0, GETNCNT));
    SHOW(semop(id, &(struct sembuf){1, 1, 0}, 1));
    SHOW(waitpid(a, &status, WNOHANG));
    SHOW(semop(id, &(struct sembuf){1, 1, 0}, 1));
    SHOW(waitpid(a, &status, 0) == a);
    printf("  status %d\n", WEXITSTATUS(status));
    SHOW(GET(1, GETPID) == a);
    SHOW(semop(id, &(struct sembuf){0, -4, 0}, 1));
    SHOW(waitpid(b, &status, 0) == b);
    printf("  status %d\n", WEXITSTATUS(status));
    signal(SIGALRM, on_alarm);
    ualarm(5000, 0);
    SHOW(semop(id, &none, 1));
    SHOW(GET(2, GETNCNT));
    if (!(a = fork()))
        _exit(semop(id, &none, 1) ? errno : 102);
    while (GET(2, GETNCNT) != 1)
        usleep(1000);
}

static void undo(void)
{
    int status;
    pid_t child = fork();
    if (!child) {
        struct sembuf change[] = {{0, 7, SEM_UNDO}, {2, 2, SEM_UNDO}};
        semop(id, change, 2);
        show_values();
        fflush(stdout);
        _exit(0);
    }
    SHOW(waitpid(child, &status, 0) == child);
    show_values();
}

static void status_and_removal(void)
{
    struct semid_ds d;
    int status;
    memset(&d, 0xee, sizeof d);
    SHOW(control(id, 0, IPC_STAT, (union arg){.buf = &d}));
    printf("  mode %o, %d semaphores, uid %d, times %d %d\n", d.sem_perm.mode, (int)d.sem_nsems, d.sem_perm.uid == geteuid(), d.sem_otime != 0,
           d.sem_ctime != 0);
    d.sem_perm.mode = 0644;
    SHOW(control(id, 0, IPC_SET, (union arg){.buf = &d}));
    SHOW(control(id, 0, IPC_STAT, (union arg){.buf = &d}));
    printf("  mode %o\n", d.sem_perm.mode);
    SHOW(call(semctl, id, 0, IPC_STAT, no_access()));
    SHOW(call(semctl, id, 0, IPC_SET, no_access()));
    SHOW(GET(0, IPC_RMID));
    SHOW(wait(&status) > 0);
    printf("  status %s\n", strerrorname_np(WEXITSTATUS(status)));
    SHOW(GET(0, GETVAL));
    SHOW(GET(0, IPC_RMID));
    SHOW(semop(id, &(struct sembuf){0, 1, 0}, 1));
}

static void keys(void)
{
    key_t key = 0x70726563;
    int first = semget(key, 2, IPC_CREAT | IPC_EXCL | 0600);
    SHOW(first != -1);
    SHOW(semget(key, 2, 0) == first);
    SHOW(semget(key, 0, 0) == first);
    SHOW(semget(key, 2, IPC_CREAT | 0600) == first);
    SHOW(semget(key, 2, IPC_CREAT | IPC_EXCL | 0600));
    SHOW(semget(key, 3, 0));
    SHOW(semget(key + 1, 1, 0));
    SHOW(semget(key + 1, 0, IPC_CREAT | 0600));
    SHOW(semget(key + 1, -1, IPC_CREAT | 0600));
    SHOW(semget(IPC_PRIVATE, 32001, 0600));
    SHOW(semctl(first, 0, IPC_RMID));
    SHOW(semget(key, 2, 0));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    id = (int)must(semget(IPC_PRIVATE, 3, IPC_CREAT | 0600), "semget");
    values();
    operations();
    time_limits();
    waits();
    undo();
    status_and_removal();
    keys();
}

/* stdout:
control(id, 0, SETVAL, (union arg){.val = 3}) = 0
control(id, 1, SETVAL, (union arg){.val = 32767}) = 0
control(id, 2, SETVAL, (union arg){.val = 32768}): ERANGE
control(id, 2, SETVAL, (union arg){.val = -1}): ERANGE
control(id, 3, SETVAL, (union arg){.val = 1}): EINVAL
control(id, -1, SETVAL, (union arg){.val = 1}): EINVAL
GET(0, GETVAL) = 3
GET(1, GETVAL) = 32767
GET(3, GETVAL): EINVAL
GET(0, GETPID) == getpid() = 1
GET(2, GETPID) = 0
GET(0, GETNCNT) = 0
GET(0, GETZCNT) = 0
GET(3, GETZCNT): EINVAL
control(id, 0, SETALL, (union arg){.array = v}): ERANGE
  values 0: 3 32767 0
control(id, 0, SETALL, (union arg){.array = v}) = 0
  values 0: 1 2 0
control(id, 0, SETALL, (union arg){.array = (unsigned short *)no_access()}): EFAULT
control(id, 0, GETALL, (union arg){.array = (unsigned short *)no_access()}): EFAULT
control(id, 0, 99, (union arg){0}): EINVAL
control(-1, 0, GETVAL, (union arg){0}): EINVAL
semop(id, &one, 1) = 0
semop(id, &up, 1) = 0
  values 0: 0 7 0
semop(id, &now, 1): EAGAIN
semop(id, &zero, 1) = 0
semop(id, &(struct sembuf){1, 0, IPC_NOWAIT}, 1): EAGAIN
semop(id, all, 3) = 0
  values 0: 4 0 1
semop(id, fails, 3): EAGAIN
  values 0: 4 0 1
semop(id, twice, 3) = 0
  values 0: 4 0 1
semop(id, &(struct sembuf){0, 32764, 0}, 1): ERANGE
semop(id, &(struct sembuf){0, 32763, 0}, 1) = 0
semop(id, &(struct sembuf){0, -32763, 0}, 1) = 0
semop(id, &(struct sembuf){3, 1, 0}, 1): EFBIG
semop(id, all, 0): EINVAL
semop(id, all, 501): E2BIG
semop(id, (struct sembuf *)no_access(), 1): EFAULT
semop(-1, all, 1): EINVAL
  values 0: 4 0 1
semtimedop(id, &wait_for, 1, &soon): EAGAIN
semtimedop(id, &wait_for, 1, &zero): EAGAIN
semtimedop(id, &now, 1, &soon): EAGAIN
semtimedop(id, &wait_for, 1, &wrong): EINVAL
semtimedop(id, &wait_for, 1, &negative): EINVAL
semtimedop(id, &up, 1, &soon) = 0
semtimedop(id, &wait_for, 1, &soon) = 0
semtimedop(id, &up, 1, NULL) = 0
semtimedop(id, &wait_for, 1, NULL) = 0
syscall(SEMTIMEDOP, id, &wait_for, 1, no_access()): EFAULT
semtimedop(id, &wait_for, 0, &soon): EINVAL
semtimedop(-1, &wait_for, 1, &soon): EINVAL
  values 0: 4 0 1
GET(1, GETZCNT) = 0
GET(0, GETNCNT) = 0
semop(id, &(struct sembuf){1, 1, 0}, 1) = 0
waitpid(a, &status, WNOHANG) = 0
semop(id, &(struct sembuf){1, 1, 0}, 1) = 0
waitpid(a, &status, 0) == a = 1
  status 100
GET(1, GETPID) == a = 1
semop(id, &(struct sembuf){0, -4, 0}, 1) = 0
waitpid(b, &status, 0) == b = 1
  status 101
semop(id, &none, 1): EINTR
GET(2, GETNCNT) = 0
  values 0: 7 0 3
waitpid(child, &status, 0) == child = 1
  values 0: 0 0 1
control(id, 0, IPC_STAT, (union arg){.buf = &d}) = 0
  mode 600, 3 semaphores, uid 1, times 1 1
control(id, 0, IPC_SET, (union arg){.buf = &d}) = 0
control(id, 0, IPC_STAT, (union arg){.buf = &d}) = 0
  mode 644
call(semctl, id, 0, IPC_STAT, no_access()): EFAULT
call(semctl, id, 0, IPC_SET, no_access()): EFAULT
GET(0, IPC_RMID) = 0
wait(&status) > 0 = 1
  status EIDRM
GET(0, GETVAL): EINVAL
GET(0, IPC_RMID): EINVAL
semop(id, &(struct sembuf){0, 1, 0}, 1): EINVAL
first != -1 = 1
semget(key, 2, 0) == first = 1
semget(key, 0, 0) == first = 1
semget(key, 2, IPC_CREAT | 0600) == first = 1
semget(key, 2, IPC_CREAT | IPC_EXCL | 0600): EEXIST
semget(key, 3, 0): EINVAL
semget(key + 1, 1, 0): ENOENT
semget(key + 1, 0, IPC_CREAT | 0600): EINVAL
semget(key + 1, -1, IPC_CREAT | 0600): EINVAL
semget(IPC_PRIVATE, 32001, 0600): EINVAL
semctl(first, 0, IPC_RMID) = 0
semget(key, 2, 0): ENOENT
*/
