/*
 * Control calls of System V IPC, and message queues of POSIX. The commands' numbers and the structures (numbers.c) are those of NetBSD's
 * compat/hpux/hpux_ipc.h; SHM_LOCK and SHM_UNLOCK, too.
 */
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/hpux/hpux.h"

enum { COMMON_COMMANDS = 3 }; /* IPC_RMID, IPC_SET, IPC_STAT have Linux's numbers */

/* The host's number of a command beyond the common ones; -1: there is none. */
static int command_in(const uint8_t table[], int count, int command)
{
    if (command >= 0 && command < COMMON_COMMANDS)
        return command;
    return command >= COMMON_COMMANDS && command < COMMON_COMMANDS + count ? table[command - COMMON_COMMANDS] : -1;
}

int64_t sys_hpux_semctl(struct thread *t, int id, int number, int command, uint64_t argument)
{
    static const uint8_t commands[] = {GETNCNT, GETPID, GETVAL, GETALL, GETZCNT, SETVAL, SETALL};
    const int host = command_in(commands, sizeof commands, command);

    if (host == SETVAL && t->p->abi->word == 8)
        argument <<= 32; /* an int, not a union semun */
    return host < 0 ? -EINVAL : sys_semctl(t, id, number, host, argument);
}

int64_t sys_hpux_msgctl(struct thread *t, int id, int command, uint64_t buffer)
{
    return command < 0 || command >= COMMON_COMMANDS ? -EINVAL : sys_msgctl(t, id, command, buffer);
}

int64_t sys_hpux_shmctl(struct thread *t, int id, int command, uint64_t buffer)
{
    static const uint8_t commands[] = {SHM_LOCK, SHM_UNLOCK};
    const int host = command_in(commands, sizeof commands, command);

    return host < 0 ? -EINVAL : sys_shmctl(t, id, host, buffer);
}
