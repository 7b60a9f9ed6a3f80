/* <sys/sem.h> of HP-UX. */
#ifndef _SYS_SEM_INCLUDED
#define _SYS_SEM_INCLUDED
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
    time_t sem_otime, sem_ctime;
    unsigned short sem_nsems;
    char sem_pad[22];
};
struct sembuf {
    unsigned short sem_num;
    short sem_op, sem_flg;
};

int semctl(int, int, int, ...);
int semget(key_t, int, int);
int semop(int, struct sembuf *, size_t);
#endif
