// System V objects read by their place, with permission and without: MSG_STAT_ANY, SEM_STAT_ANY, SHM_STAT_ANY; kcmp(2).
// qemu: no, it does not know these commands
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/kcmp.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "check.h"

enum { USER = 65534, PLACES = 32768 };

union semun { // PowerPC passes a union by reference: a pointer in its place is not the same
    int val;
    struct semid_ds *buf;
    unsigned short *array;
};

static void queues(void)
{
    struct msqid_ds d;
    int id = (int)must(msgget(IPC_PRIVATE, 0), "msgget");
    CHECK(msgctl(id % PLACES, MSG_STAT, &d) == -1 && errno == EACCES);
    CHECK(msgctl(id % PLACES, MSG_STAT_ANY, &d) == id && d.msg_qnum == 0);
    CHECK(msgctl(30000, MSG_STAT_ANY, &d) == -1 && errno == EINVAL);
    must(msgctl(id, IPC_RMID, NULL), "msgctl");
}

static void sets(void)
{
    struct semid_ds d;
    union semun u = {.buf = &d};
    int id = (int)must(semget(IPC_PRIVATE, 3, 0), "semget");
    CHECK(semctl(id % PLACES, 0, SEM_STAT, u) == -1 && errno == EACCES);
    CHECK(semctl(id % PLACES, 0, SEM_STAT_ANY, u) == id && d.sem_nsems == 3);
    must(semctl(id, 0, IPC_RMID), "semctl");
}

static void segments(void)
{
    struct shmid_ds d;
    int id = (int)must(shmget(IPC_PRIVATE, 5000, 0), "shmget");
    CHECK(shmctl(id % PLACES, SHM_STAT, &d) == -1 && errno == EACCES);
    CHECK(shmctl(id % PLACES, SHM_STAT_ANY, &d) == id && d.shm_segsz == 5000);
    must(shmctl(id, IPC_RMID, NULL), "shmctl");
}

static long compare(int type, long a, long b)
{
    return syscall(SYS_kcmp, getpid(), getpid(), type, a, b);
}

static void comparisons(void)
{
    int one = (int)must(open("/dev/null", O_RDONLY), "open"), two = (int)must(open("/dev/null", O_RDONLY), "open");
    int same = (int)must(dup(one), "dup");
    CHECK(compare(KCMP_FILE, one, same) == 0);
    CHECK(compare(KCMP_FILE, one, two) > 0);
    CHECK(compare(KCMP_FILE, one, 1000) == -1 && errno == EBADF);
    CHECK(compare(KCMP_VM, 0, 0) == 0);
    CHECK(compare(KCMP_SYSVSEM, 0, 0) == 0);
    CHECK(compare(99, 0, 0) == -1 && errno == EINVAL);
}

static int setting(const char *path)
{
    int value = -1;
    FILE *f = fopen(path, "r");
    if (!f || fscanf(f, "%d", &value) != 1)
        value = -1;
    if (f)
        fclose(f);
    return value;
}

static void limits(void)
{
    struct msginfo m;
    CHECK(msgctl(0, IPC_INFO, (struct msqid_ds *)&m) >= 0);
    CHECK(setting("/proc/sys/kernel/msgmni") == m.msgmni);
    CHECK(setting("/proc/sys/kernel/msgmax") == m.msgmax && setting("/proc/sys/kernel/msgmnb") == m.msgmnb);
}

int main(void)
{
    limits();
    comparisons();
    if (geteuid() == 0) // a user has no permission that the mode does not give
        must(setresuid(USER, USER, USER), "setresuid");
    queues();
    sets();
    segments();
}

/* stdout:
yes msgctl(0, IPC_INFO, (struct msqid_ds *)&m) >= 0
yes setting("/proc/sys/kernel/msgmni") == m.msgmni
yes setting("/proc/sys/kernel/msgmax") == m.msgmax && setting("/proc/sys/kernel/msgmnb") == m.msgmnb
yes compare(KCMP_FILE, one, same) == 0
yes compare(KCMP_FILE, one, two) > 0
yes compare(KCMP_FILE, one, 1000) == -1 && errno == EBADF
yes compare(KCMP_VM, 0, 0) == 0
yes compare(KCMP_SYSVSEM, 0, 0) == 0
yes compare(99, 0, 0) == -1 && errno == EINVAL
yes msgctl(id % PLACES, MSG_STAT, &d) == -1 && errno == EACCES
yes msgctl(id % PLACES, MSG_STAT_ANY, &d) == id && d.msg_qnum == 0
yes msgctl(30000, MSG_STAT_ANY, &d) == -1 && errno == EINVAL
yes semctl(id % PLACES, 0, SEM_STAT, u) == -1 && errno == EACCES
yes semctl(id % PLACES, 0, SEM_STAT_ANY, u) == id && d.sem_nsems == 3
yes shmctl(id % PLACES, SHM_STAT, &d) == -1 && errno == EACCES
yes shmctl(id % PLACES, SHM_STAT_ANY, &d) == id && d.shm_segsz == 5000
*/
