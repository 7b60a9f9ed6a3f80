/* <sys/sem.h> of SunOS. */
#ifndef _SYS_SEM_INCLUDED
#define _SYS_SEM_INCLUDED
#include <sys/_timespec.h>
#include <sys/ipc.h>

#define GETNCNT  3
#define GETPID   4
#define GETVAL   5
#define GETALL   6
#define GETZCNT  7
#define SETVAL   8
#define SETALL   9
#define SEM_UNDO 0010000

struct semid_ds {
    struct ipc_perm sem_perm;
    void *sem_base;
    unsigned short sem_nsems;
#ifdef _LP64
    time_t sem_otime, sem_ctime;
#else
    time_t sem_otime;
    int sem_pad1;
    time_t sem_ctime;
    int sem_pad2;
#endif
    int sem_binary;
    long sem_pad3[3];
};
struct sembuf {
    unsigned short sem_num;
    short sem_op, sem_flg;
};

int semctl(int, int, int, ...);
int semget(key_t, int, int);
int semop(int, struct sembuf *, size_t);
int semtimedop(int, struct sembuf *, size_t, const struct timespec *);
#endif
