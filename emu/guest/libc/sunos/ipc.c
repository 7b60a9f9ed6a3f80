/*
 * ipc.c - System V semaphores, queues and shared memory: calls with subcodes.
 *
 * Source: section 2 of SunOS' manual; numbers of the subcodes as uts/common/os/{sem,msg,shm}.c of OpenSolaris have them.
 */
#include "threads.h"

enum { SYS_msgsys = 49, SYS_shmsys = 52, SYS_semsys };
enum { SEMCTL, SEMGET, SEMOP, SEMTIMEDOP = 4 };
enum { MSGGET, MSGCTL, MSGRCV, MSGSND };
enum { SHMAT, SHMCTL, SHMDT, SHMGET };

int semget(int key, int count, int flags)
{
    return (int)CALL(SYS_semsys, (long)SEMGET, (long)key, (long)count, (long)flags);
}

int semtimedop(int id, void *operations, size_t count, const struct timespec *time)
{
    cancel_enter();
    const int done = (int)CALL(SYS_semsys, (long)(time ? SEMTIMEDOP : SEMOP), (long)id, operations, count, time);

    cancel_leave();
    return done;
}

int semop(int id, void *operations, size_t count)
{
    return semtimedop(id, operations, count, NULL);
}

int semctl(int id, int number, int command, ...)
{
    enum { GETALL = 6, SETVAL = 8, SETALL, SET = 11, STAT };
    union semun {
        int value;
        void *buffer;
    } u = {.buffer = NULL};
    va_list args;

    va_start(args, command);
    if (command == GETALL || command == SETVAL || command == SETALL || command == SET || command == STAT)
        u = va_arg(args, union semun);
    va_end(args);
    if (command == SETVAL)
        return (int)CALL(SYS_semsys, (long)SEMCTL, (long)id, (long)number, (long)command, (long)u.value);
    return (int)CALL(SYS_semsys, (long)SEMCTL, (long)id, (long)number, (long)command, u.buffer);
}

int msgget(int key, int flags)
{
    return (int)CALL(SYS_msgsys, (long)MSGGET, (long)key, (long)flags);
}

int msgsnd(int id, const void *message, size_t size, int flags)
{
    cancel_enter();
    const int done = (int)CALL(SYS_msgsys, (long)MSGSND, (long)id, message, size, (long)flags);

    cancel_leave();
    return done;
}

long msgrcv(int id, void *message, size_t size, long type, int flags)
{
    cancel_enter();
    const long done = CALL(SYS_msgsys, (long)MSGRCV, (long)id, message, size, type, (long)flags);

    cancel_leave();
    return done;
}

int msgctl(int id, int command, void *buffer)
{
    return (int)CALL(SYS_msgsys, (long)MSGCTL, (long)id, (long)command, buffer);
}

int shmget(int key, size_t size, int flags)
{
    return (int)CALL(SYS_shmsys, (long)SHMGET, (long)key, size, (long)flags);
}

void *shmat(int id, const void *at, int flags)
{
    return (void *)CALL(SYS_shmsys, (long)SHMAT, (long)id, at, (long)flags);
}

int shmdt(const void *at)
{
    return (int)CALL(SYS_shmsys, (long)SHMDT, at);
}

int shmctl(int id, int command, void *buffer)
{
    return (int)CALL(SYS_shmsys, (long)SHMCTL, (long)id, (long)command, buffer);
}
