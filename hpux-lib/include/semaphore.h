/* <semaphore.h> of HP-UX, for programs that som-ld links. */
#ifndef _SEMAPHORE_INCLUDED
#define _SEMAPHORE_INCLUDED
#include <sys/time.h>

typedef struct {
    int words[8];
} sem_t;
#define SEM_FAILED ((sem_t *)-1)

int sem_init(sem_t *, int, unsigned), sem_destroy(sem_t *), sem_wait(sem_t *), sem_trywait(sem_t *), sem_post(sem_t *);
int sem_timedwait(sem_t *, const struct timespec *), sem_getvalue(sem_t *, int *), sem_close(sem_t *), sem_unlink(const char *);
sem_t *sem_open(const char *, int, ...);
#endif
