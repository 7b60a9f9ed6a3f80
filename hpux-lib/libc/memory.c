/* memory.c - memory shared by processes, locked pages, and figures of the system. */
#include "libc.h"

enum { SYS_shmget = 163, SYS_shmctl, SYS_shmat, SYS_shmdt };

int shmget(int key, size_t size, int flags)
{
    return (int)CALL(SYS_shmget, (long)key, size, (long)flags);
}

int shmctl(int id, int command, void *buffer)
{
    return (int)CALL(SYS_shmctl, (long)id, (long)command, buffer);
}

void *shmat(int id, const void *at, int flags)
{
    return (void *)CALL(SYS_shmat, (long)id, at, (long)flags);
}

int shmdt(const void *at)
{
    return (int)CALL(SYS_shmdt, at);
}

/* Pages cannot be locked. */
int mlock(const void *at, size_t size)
{
    errno = ENOSYS;
    return -1;
}

int munlock(const void *at, size_t size)
{
    return mlock(at, size);
}

/* The structure is not known. */
int pstat_getdynamic(void *to, size_t size, size_t n, int index)
{
    errno = ENOSYS;
    return -1;
}
