/*
 * spin.c - spin locks: a word that is 1 while the lock is free, which processes may share. The kernel takes and gives it in one step,
 * because PA-RISC's own instruction for that needs a word at a multiple of 16 bytes.
 */
#include "threads.h"

int pthread_spin_init(int *lock, int shared)
{
    if (shared != 0 && shared != 1)
        return EINVAL;
    *lock = 1;
    return 0;
}

int pthread_spin_destroy(int *lock)
{
    return *lock ? 0 : E_BUSY;
}

int pthread_spin_trylock(int *lock)
{
    const struct call_result r = hpux_call(SYS_ksem_trywait, lock);

    return r.value == -EAGAIN ? E_BUSY : r.value < 0 ? (int)-r.value : 0;
}

int pthread_spin_lock(int *lock)
{
    int error;

    while ((error = pthread_spin_trylock(lock)) == E_BUSY)
        hpux_call(SYS_sched_yield);
    return error;
}

int pthread_spin_unlock(int *lock)
{
    if (*lock)
        return EPERM;
    const struct call_result r = hpux_call(SYS_ksem_post, lock);

    return r.value < 0 ? (int)-r.value : 0;
}
