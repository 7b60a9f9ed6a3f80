// System V semaphores, queues and shared memory: calls, commands, layouts.
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

union semun {
    int val;
    struct semid_ds *buf;
    unsigned short *array;
};

static void semaphores(void)
{
    struct semid_ds ds;
    unsigned short values[3] = {5, 6, 7};
    struct sembuf down = {1, -2, 0}, too_much = {0, -100, IPC_NOWAIT}, wait = {0, -100, 0}, undo = {0, 3, SEM_UNDO};
    const struct timespec soon = {0, 2000000};
    int id = semget(IPC_PRIVATE, 3, IPC_CREAT | 0640);

    printf("setall %d", semctl(id, 0, SETALL, (union semun){.array = values}));
    printf(" setval %d", semctl(id, 2, SETVAL, (union semun){.val = 9}));
    printf(" semop %d", semop(id, &down, 1));
    memset(values, 0, sizeof values);
    printf(" getall %d", semctl(id, 0, GETALL, (union semun){.array = values}));
    printf(" %d %d %d, getval %d\n", values[0], values[1], values[2], semctl(id, 1, GETVAL));
    printf("no wait %d", semop(id, &too_much, 1));
    printf(" %d", errno == EAGAIN);
    printf(", wait %d", semtimedop(id, &wait, 1, &soon));
    printf(" %d", errno == EAGAIN);
    if (!fork())
        _exit(semop(id, &undo, 1));
    int status = 1;

    while (waitpid(-1, &status, 0) < 0)
        ;
    printf(", child %d, undone %d\n", status, semctl(id, 0, GETVAL));
    printf("pid %d", semctl(id, 1, GETPID) == getpid());
    printf(" stat %d", semctl(id, 0, IPC_STAT, (union semun){.buf = &ds}));
    printf(" count %d mode %o", (int)ds.sem_nsems, (unsigned)ds.sem_perm.mode & 0777);
    ds.sem_perm.mode = 0600;
    printf(" set %d", semctl(id, 0, IPC_SET, (union semun){.buf = &ds}));
    semctl(id, 0, IPC_STAT, (union semun){.buf = &ds});
    printf(" mode %o times %d", (unsigned)ds.sem_perm.mode & 0777, ds.sem_otime > 0 && ds.sem_ctime >= ds.sem_otime);
    printf(" remove %d", semctl(id, 0, IPC_RMID));
    printf(" again %d\n", semctl(id, 0, IPC_STAT, (union semun){.buf = &ds}));
}

static void queues(void)
{
    struct message {
        long type;
        char text[8];
    } m = {3, "hello"}, in = {0, ""};
    struct msqid_ds ds;
    int id = msgget(IPC_PRIVATE, IPC_CREAT | 0600);

    printf("send %d", msgsnd(id, &m, 6, 0));
    printf(" stat %d", msgctl(id, IPC_STAT, &ds));
    printf(" messages %d sender %d receiver %d", (int)ds.msg_qnum, ds.msg_lspid == getpid(), (int)ds.msg_lrpid);
    ds.msg_qbytes = 100;
    ds.msg_perm.mode = 0660;
    printf(" set %d", msgctl(id, IPC_SET, &ds));
    printf(" none %d", (int)msgrcv(id, &in, sizeof in.text, 4, IPC_NOWAIT));
    printf(" %d", errno == ENOMSG);
    printf(" receive %d", (int)msgrcv(id, &in, sizeof in.text, 0, 0));
    printf(" %s", in.text);
    msgctl(id, IPC_STAT, &ds);
    printf(" room %d mode %o times %d", (int)ds.msg_qbytes, (unsigned)ds.msg_perm.mode & 0777,
           ds.msg_stime > 0 && ds.msg_rtime >= ds.msg_stime);
    printf(" remove %d\n", msgctl(id, IPC_RMID, NULL));
}

static void segments(void)
{
    struct shmid_ds ds;
    int id = shmget(IPC_PRIVATE, 10000, IPC_CREAT | 0600);
    char *at = shmat(id, NULL, 0);

    strcpy(at, "shared");
    printf("stat %d", shmctl(id, IPC_STAT, &ds));
    printf(" size %d attached %d creator %d last %d", (int)ds.shm_segsz, (int)ds.shm_nattch, ds.shm_cpid == getpid(),
           ds.shm_lpid == getpid());
    ds.shm_perm.mode = 0644;
    printf(" set %d", shmctl(id, IPC_SET, &ds));
    const char *twice = shmat(id, NULL, SHM_RDONLY);

    shmctl(id, IPC_STAT, &ds);
    printf(" mode %o attached %d %s remove %d", (unsigned)ds.shm_perm.mode & 0777, (int)ds.shm_nattch, twice, shmctl(id, IPC_RMID, NULL));
    printf(" still %s,", at);
    printf(" detach %d", shmdt(at));
    printf(" %d", shmdt(twice));
    printf(" gone %d\n", shmctl(id, IPC_STAT, &ds));
}

int main(void)
{
    semaphores();
    queues();
    segments();
    printf("key %d, of nothing %d\n", ftok("/", 1) != ftok("/", 2), (int)ftok("/no such file", 1));
    return 0;
}
