/* ipc.c - System V semaphores, queues and shared memory. */
#include "threads.h"

int semget(int key, int count, int flags)
{
    return (int)CALL(SYS_semget, (long)key, (long)count, (long)flags);
}

int semop(int id, void *operations, size_t count)
{
    return (int)CALL(SYS_semop, (long)id, operations, count);
}

int semctl(int id, int number, int command, ...)
{
    enum { SETVAL = 8 };
    union semun {
        int value;
        void *buffer;
    } u;
    va_list args;

    va_start(args, command);
    u = va_arg(args, union semun);
    va_end(args);
    if (command == SETVAL)
        return (int)CALL(SYS_semctl, (long)id, (long)number, (long)command, (long)u.value);
    return (int)CALL(SYS_semctl, (long)id, (long)number, (long)command, u.buffer);
}

int msgget(int key, int flags)
{
    return (int)CALL(SYS_msgget, (long)key, (long)flags);
}

int msgsnd(int id, const void *message, size_t size, int flags)
{
    cancel_enter();
    const int done = (int)CALL(SYS_msgsnd, (long)id, message, size, (long)flags);

    cancel_leave();
    return done;
}

long msgrcv(int id, void *message, size_t size, long type, int flags)
{
    cancel_enter();
    const long done = CALL(SYS_msgrcv, (long)id, message, size, type, (long)flags);

    cancel_leave();
    return done;
}

int msgctl(int id, int command, void *buffer)
{
    return (int)CALL(SYS_msgctl, (long)id, (long)command, buffer);
}

int shmget(int key, size_t size, int flags)
{
    return (int)CALL(SYS_shmget, (long)key, size, (long)flags);
}

void *shmat(int id, const void *at, int flags)
{
    return (void *)CALL(SYS_shmat, (long)id, at, (long)flags);
}

int shmdt(const void *at)
{
    return (int)CALL(SYS_shmdt, at);
}

int shmctl(int id, int command, void *buffer)
{
    return (int)CALL(SYS_shmctl, (long)id, (long)command, buffer);
}

/* A key for a file: a number, the low byte of its device, and half of its inode's number. */
int ftok(const char *path, int id)
{
    int stat(const char *path, void *to);
    enum { DEVICE = 3, INODE = sizeof(long) == 8 ? 14 : 6 }; /* the low bytes of st_dev and st_ino */
    unsigned char st[256];

    if (stat(path, st))
        return -1;
    return (int)((unsigned)id << 24 | (unsigned)st[DEVICE] << 16 | (unsigned)st[INODE] << 8 | st[INODE + 1]);
}
