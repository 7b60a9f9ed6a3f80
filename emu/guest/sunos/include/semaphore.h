/* <semaphore.h> of SunOS. */
#ifndef _SEMAPHORE_INCLUDED
#define _SEMAPHORE_INCLUDED
#include <fcntl.h>
#include <sys/_timespec.h>
#include <sys/types.h>

typedef struct {
    unsigned sem_count;
    unsigned short sem_type, sem_magic;
    unsigned long long sem_pad1[3], sem_pad2[2];
} sem_t;
#define SEM_FAILED ((sem_t *)-1)

int sem_close(sem_t *);
int sem_destroy(sem_t *);
int sem_getvalue(sem_t *, int *);
int sem_init(sem_t *, int, unsigned);
sem_t *sem_open(const char *, int, ...);
int sem_post(sem_t *);
int sem_reltimedwait_np(sem_t *, const struct timespec *);
int sem_timedwait(sem_t *, const struct timespec *);
int sem_trywait(sem_t *);
int sem_unlink(const char *);
int sem_wait(sem_t *);
#endif
