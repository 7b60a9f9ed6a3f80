// msgrcv with a type that excludes, cuts or copies; what msgctl, semctl and shmctl say, and whom they allow.
// qemu: no, it lacks SHM_INFO and MSG_COPY
// root: SHM_LOCK
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/wait.h>
#include "answers.h"

struct message {
    long type;
    char text[16];
};

static int queue;

static void send(long type, const char *text)
{
    struct message m = {.type = type};
    strcpy(m.text, text);
    must(msgsnd(queue, &m, strlen(text), 0), "msgsnd");
}

static void receive(long type, size_t room, int flags)
{
    struct message m = {.text = ""};
    long n = msgrcv(queue, &m, room, type, flags | IPC_NOWAIT);
    if (n < 0)
        printf("%ld %x: %s\n", type, flags, strerrorname_np(errno));
    else
        printf("%ld %x: %ld, %ld %.*s\n", type, flags, n, m.type, (int)n, m.text);
}

static void fill(void)
{
    send(3, "three");
    send(1, "one");
    send(2, "two and more");
    send(5, "five");
    send(1, "again");
}

static void messages(void)
{
    queue = (int)must(msgget(IPC_PRIVATE, 0600), "msgget");
    fill();
    receive(1, 2, 0);
    receive(1, 2, MSG_NOERROR);
    receive(3, 16, MSG_EXCEPT);
    receive(-2, 16, 0);
    receive(9, 16, 0);
    receive(-4, 16, 0);
    receive(0, 16, 0);
    fill();
    receive(1, 16, MSG_COPY);
    receive(9, 16, MSG_COPY);
    receive(0, 3, MSG_COPY);
    receive(0, 3, MSG_COPY | MSG_NOERROR);
    receive(0, 16, MSG_COPY | MSG_EXCEPT);
    receive(-1, 16, MSG_EXCEPT);
    SHOW(msgrcv(queue, no_access(), 16, 0, IPC_NOWAIT));
    SHOW(msgrcv(queue, no_access(), -1, 0, IPC_NOWAIT));
    struct message m = {.type = 0};
    SHOW(msgsnd(queue, &m, 1, 0));
    m.type = -1;
    SHOW(msgsnd(queue, &m, 1, 0));
    SHOW(msgsnd(queue, no_access(), 1, 0));
    struct msqid_ds d;
    SHOW(msgctl(queue, IPC_STAT, &d));
    printf("%ld messages, %ld bytes, of %ld; mode %o\n", (long)d.msg_qnum, (long)d.__msg_cbytes, (long)d.msg_qbytes, d.msg_perm.mode);
    CHECK(d.msg_lspid == getpid() && d.msg_lrpid == getpid() && d.msg_stime && d.msg_rtime && d.msg_ctime);
    d.msg_qbytes = 12;
    d.msg_perm.mode = 0640;
    SHOW(msgctl(queue, IPC_SET, &d));
    m.type = 1;
    SHOW(msgsnd(queue, &m, 13, IPC_NOWAIT));
    SHOW(msgctl(queue, IPC_STAT, &d));
    printf("%ld %o\n", (long)d.msg_qbytes, d.msg_perm.mode);
    SHOW(msgctl(queue, 99, &d));
    struct msginfo info;
    int first = msgctl(0, MSG_INFO, (struct msqid_ds *)&info);
    int pool = info.msgpool, map = info.msgmap, header = info.msgtql;
    int most = msgctl(0, IPC_INFO, (struct msqid_ds *)&info);
    CHECK(first >= 0 && first == most && pool >= 1 && map >= 5 && header >= 5 && info.msgmax == 8192 && info.msgmnb == 16384);
    CHECK(msgctl(first, MSG_STAT, &d) >= 0);
    SHOW(msgctl(queue, IPC_RMID, NULL));
    SHOW(msgctl(queue, IPC_RMID, NULL));
}

union argument {
    int value;
    struct semid_ds *data;
    unsigned short *array;
    struct seminfo *info;
    void *any;
};

static void semaphores(void)
{
    int set = (int)must(semget(IPC_PRIVATE, 3, 0600), "semget");
    unsigned short values[3] = {1, 2, 3}, got[3] = {0};
    union argument a;
    struct semid_ds d;
    struct seminfo info;
    a.array = values;
    SHOW(semctl(set, 0, SETALL, a));
    a.value = 7;
    SHOW(semctl(set, 1, SETVAL, a));
    SHOW(semctl(set, 3, SETVAL, a));
    SHOW(semctl(set, -1, GETVAL));
    a.value = 32768;
    SHOW(semctl(set, 1, SETVAL, a));
    a.value = -1;
    SHOW(semctl(set, 1, SETVAL, a));
    a.array = got;
    SHOW(semctl(set, 0, GETALL, a));
    printf("%d %d %d\n", got[0], got[1], got[2]);
    values[2] = 40000;
    a.array = values;
    SHOW(semctl(set, 0, SETALL, a));
    a.any = no_access();
    SHOW(semctl(set, 0, GETALL, a));
    SHOW(semctl(set, 0, SETALL, a));
    SHOW(semctl(set, 1, GETVAL));
    CHECK(semctl(set, 1, GETPID) == getpid());
    SHOW(semctl(set, 2, GETNCNT));
    SHOW(semctl(set, 2, GETZCNT));
    a.data = &d;
    SHOW(semctl(set, 0, IPC_STAT, a));
    CHECK(d.sem_nsems == 3 && d.sem_otime == 0 && d.sem_ctime && d.sem_perm.mode == 0600);
    struct sembuf op[3] = {{0, 0, IPC_NOWAIT}, {1, -8, IPC_NOWAIT}, {3, 1, 0}};
    SHOW(semop(set, op, 1));
    SHOW(semop(set, op + 1, 1));
    SHOW(semop(set, op + 2, 1));
    SHOW(semop(set, op, 0));
    op[0] = (struct sembuf){1, -7, 0};
    op[1] = (struct sembuf){1, 0, 0};
    op[2] = (struct sembuf){2, 5, 0};
    SHOW(semop(set, op, 3));
    op[0].sem_op = 32767;
    op[1].sem_op = 1;
    SHOW(semop(set, op, 2));
    SHOW(semctl(set, 1, GETVAL));
    SHOW(semctl(set, 2, GETVAL));
    SHOW(semctl(set, 0, IPC_STAT, a));
    CHECK(d.sem_otime != 0);
    a.info = &info;
    int most = semctl(0, 0, SEM_INFO, a);
    CHECK(most >= 0 && info.semusz >= 1 && info.semaem >= 3);
    CHECK(semctl(0, 0, IPC_INFO, a) == most && info.semvmx == 32767 && info.semopm == 500 && info.semmsl == 32000);
    SHOW(semget(IPC_PRIVATE, 0, 0600));
    SHOW(semget(IPC_PRIVATE, 32001, 0600));
    SHOW(semctl(set, 0, IPC_RMID));
    SHOW(semop(set, op, 1));
}

static void memory(void)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    int id = (int)must(shmget(IPC_PRIVATE, 3 * page - 1, 0600), "shmget");
    struct shmid_ds d;
    char *p = shmat(id, NULL, 0), *q = shmat(id, NULL, SHM_RDONLY);
    CHECK(p != (void *)-1 && q != (void *)-1 && p != q);
    strcpy(p, "shared");
    printf("%s\n", q);
    SHOW(shmctl(id, IPC_STAT, &d));
    CHECK(d.shm_segsz == 3 * page - 1 && d.shm_nattch == 2 && d.shm_cpid == getpid() && d.shm_lpid == getpid() && d.shm_atime && !d.shm_dtime);
    SHOW(shmctl(id, SHM_LOCK, NULL));
    SHOW(shmctl(id, IPC_STAT, &d));
    printf("%o\n", d.shm_perm.mode);
    SHOW(shmctl(id, SHM_UNLOCK, NULL));
    CHECK(shmat(id, p, 0) == (void *)-1 && errno == EINVAL);
    CHECK(shmat(id, p, SHM_REMAP) == p);
    CHECK(shmat(id, NULL, SHM_REMAP) == (void *)-1 && errno == EINVAL);
    CHECK(shmat(id, p + 1, 0) == (void *)-1 && errno == EINVAL);
    printf("%s\n", p);
    SHOW(shmdt(p + page));
    SHOW(shmdt(p));
    SHOW(shmdt(p));
    SHOW(shmctl(id, IPC_RMID, NULL));
    SHOW(shmctl(id, IPC_STAT, &d));
    printf("%o, %d attached\n", d.shm_perm.mode, (int)d.shm_nattch);
    CHECK(d.shm_perm.__key == IPC_PRIVATE && d.shm_dtime);
    struct shm_info info;
    int most = shmctl(0, SHM_INFO, (struct shmid_ds *)&info);
    CHECK(most >= 0 && info.used_ids >= 1 && info.shm_tot >= 3);
    struct shminfo limits;
    CHECK(shmctl(0, IPC_INFO, (struct shmid_ds *)&limits) == most && limits.shmmni == 4096 && limits.shmmin == 1);
    SHOW(shmdt(q));
    SHOW(shmctl(id, IPC_STAT, &d));
    SHOW(shmget(IPC_PRIVATE, 0, 0600));
}

// Another user is let in by the mode alone.
static void other_user(void)
{
    int id = (int)must(shmget(IPC_PRIVATE, 100, 0604), "shmget"), set = (int)must(semget(IPC_PRIVATE, 1, 0602), "semget");
    queue = (int)must(msgget(IPC_PRIVATE, 0620), "msgget");
    fflush(stdout);
    if (!fork()) {
        struct shmid_ds d;
        must(setresgid(77, 77, 77), "setresgid");
        must(setresuid(77, 77, 77), "setresuid");
        SHOW(shmctl(id, IPC_STAT, &d));
        CHECK(d.shm_perm.uid == 0 && d.shm_perm.cuid == 0 && d.shm_perm.gid == 0 && d.shm_perm.cgid == 0);
        CHECK(shmat(id, NULL, 0) == (void *)-1 && errno == EACCES);
        CHECK(shmat(id, NULL, SHM_RDONLY) != (void *)-1);
        SHOW(shmctl(id, IPC_RMID, NULL));
        SHOW(shmctl(id, IPC_SET, &d));
        SHOW(semctl(set, 0, GETVAL));
        SHOW(semctl(set, 0, SETVAL, (union argument){.value = 1}));
        SHOW(semop(set, &(struct sembuf){0, 1, 0}, 1));
        SHOW(semop(set, &(struct sembuf){0, 0, IPC_NOWAIT}, 1));
        SHOW(semctl(set, 0, IPC_RMID));
        SHOW(msgctl(queue, IPC_RMID, NULL));
        SHOW(msgsnd(queue, &(struct message){.type = 1}, 1, 0));
        SHOW(msgrcv(queue, &(struct message){.type = 1}, 1, 0, 0));
        fflush(stdout);
        _exit(0);
    }
    wait(NULL);
    SHOW(semctl(set, 0, GETVAL));
    SHOW(semctl(set, 0, IPC_RMID));
    SHOW(shmctl(id, IPC_RMID, NULL));
    SHOW(msgctl(queue, IPC_RMID, NULL));
}

int main(void)
{
    messages();
    semaphores();
    memory();
    other_user();
}

/* stdout:
1 0: E2BIG
1 1000: 2, 1 on
3 2000: 12, 2 two and more
-2 0: 5, 1 again
9 0: ENOMSG
-4 0: 5, 3 three
0 0: 4, 5 five
1 4000: 3, 1 one
9 4000: ENOMSG
0 4000: E2BIG
0 5000: EINVAL
0 6000: EINVAL
-1 2000: 3, 1 one
msgrcv(queue, no_access(), 16, 0, IPC_NOWAIT): EFAULT
msgrcv(queue, no_access(), -1, 0, IPC_NOWAIT): EINVAL
msgsnd(queue, &m, 1, 0): EINVAL
msgsnd(queue, &m, 1, 0): EINVAL
msgsnd(queue, no_access(), 1, 0): EFAULT
msgctl(queue, IPC_STAT, &d) = 0
3 messages, 21 bytes, of 16384; mode 600
yes d.msg_lspid == getpid() && d.msg_lrpid == getpid() && d.msg_stime && d.msg_rtime && d.msg_ctime
msgctl(queue, IPC_SET, &d) = 0
msgsnd(queue, &m, 13, IPC_NOWAIT): EAGAIN
msgctl(queue, IPC_STAT, &d) = 0
12 640
msgctl(queue, 99, &d): EINVAL
NO  first >= 0 && first == most && pool >= 1 && map >= 5 && header >= 5 && info.msgmax == 8192 && info.msgmnb == 16384
yes msgctl(first, MSG_STAT, &d) >= 0
msgctl(queue, IPC_RMID, NULL) = 0
msgctl(queue, IPC_RMID, NULL): EINVAL
semctl(set, 0, SETALL, a) = 0
semctl(set, 1, SETVAL, a) = 0
semctl(set, 3, SETVAL, a): EINVAL
semctl(set, -1, GETVAL): EINVAL
semctl(set, 1, SETVAL, a): ERANGE
semctl(set, 1, SETVAL, a): ERANGE
semctl(set, 0, GETALL, a) = 0
1 7 3
semctl(set, 0, SETALL, a): ERANGE
semctl(set, 0, GETALL, a): EFAULT
semctl(set, 0, SETALL, a): EFAULT
semctl(set, 1, GETVAL) = 7
yes semctl(set, 1, GETPID) == getpid()
semctl(set, 2, GETNCNT) = 0
semctl(set, 2, GETZCNT) = 0
semctl(set, 0, IPC_STAT, a) = 0
yes d.sem_nsems == 3 && d.sem_otime == 0 && d.sem_ctime && d.sem_perm.mode == 0600
semop(set, op, 1): EAGAIN
semop(set, op + 1, 1): EAGAIN
semop(set, op + 2, 1): EFBIG
semop(set, op, 0): EINVAL
semop(set, op, 3) = 0
semop(set, op, 2): ERANGE
semctl(set, 1, GETVAL) = 0
semctl(set, 2, GETVAL) = 8
semctl(set, 0, IPC_STAT, a) = 0
yes d.sem_otime != 0
yes most >= 0 && info.semusz >= 1 && info.semaem >= 3
yes semctl(0, 0, IPC_INFO, a) == most && info.semvmx == 32767 && info.semopm == 500 && info.semmsl == 32000
semget(IPC_PRIVATE, 0, 0600): EINVAL
semget(IPC_PRIVATE, 32001, 0600): EINVAL
semctl(set, 0, IPC_RMID) = 0
semop(set, op, 1): EINVAL
yes p != (void *)-1 && q != (void *)-1 && p != q
shared
shmctl(id, IPC_STAT, &d) = 0
yes d.shm_segsz == 3 * page - 1 && d.shm_nattch == 2 && d.shm_cpid == getpid() && d.shm_lpid == getpid() && d.shm_atime && !d.shm_dtime
shmctl(id, SHM_LOCK, NULL) = 0
shmctl(id, IPC_STAT, &d) = 0
2600
shmctl(id, SHM_UNLOCK, NULL) = 0
yes shmat(id, p, 0) == (void *)-1 && errno == EINVAL
yes shmat(id, p, SHM_REMAP) == p
yes shmat(id, NULL, SHM_REMAP) == (void *)-1 && errno == EINVAL
yes shmat(id, p + 1, 0) == (void *)-1 && errno == EINVAL
shared
shmdt(p + page): EINVAL
shmdt(p) = 0
shmdt(p): EINVAL
shmctl(id, IPC_RMID, NULL) = 0
shmctl(id, IPC_STAT, &d) = 0
1600, 1 attached
yes d.shm_perm.__key == IPC_PRIVATE && d.shm_dtime
yes most >= 0 && info.used_ids >= 1 && info.shm_tot >= 3
yes shmctl(0, IPC_INFO, (struct shmid_ds *)&limits) == most && limits.shmmni == 4096 && limits.shmmin == 1
shmdt(q) = 0
shmctl(id, IPC_STAT, &d): EINVAL
shmget(IPC_PRIVATE, 0, 0600): EINVAL
shmctl(id, IPC_STAT, &d) = 0
yes d.shm_perm.uid == 0 && d.shm_perm.cuid == 0 && d.shm_perm.gid == 0 && d.shm_perm.cgid == 0
yes shmat(id, NULL, 0) == (void *)-1 && errno == EACCES
yes shmat(id, NULL, SHM_RDONLY) != (void *)-1
shmctl(id, IPC_RMID, NULL): EPERM
shmctl(id, IPC_SET, &d): EPERM
semctl(set, 0, GETVAL): EACCES
semctl(set, 0, SETVAL, (union argument){.value = 1}) = 0
semop(set, &(struct sembuf){0, 1, 0}, 1) = 0
semop(set, &(struct sembuf){0, 0, IPC_NOWAIT}, 1): EACCES
semctl(set, 0, IPC_RMID): EPERM
msgctl(queue, IPC_RMID, NULL): EPERM
msgsnd(queue, &(struct message){.type = 1}, 1, 0): EACCES
msgrcv(queue, &(struct message){.type = 1}, 1, 0, 0): EACCES
semctl(set, 0, GETVAL) = 2
semctl(set, 0, IPC_RMID) = 0
shmctl(id, IPC_RMID, NULL) = 0
msgctl(queue, IPC_RMID, NULL) = 0
*/
