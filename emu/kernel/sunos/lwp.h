/*
 * lwp.h - what threads.c (LWPs) and locks.c (objects that they sleep on) share.
 */
#ifndef PRECIS_EMU_KERNEL_SUNOS_LWP_H
#define PRECIS_EMU_KERNEL_SUNOS_LWP_H

#include <stdbool.h>
#include <stdint.h>

struct thread;

/* What the kernel keeps of a process's LWPs: struct process's abi_data. NULL until there is something to keep. */
struct sunos_lwps {
    int last;                       /* the highest number so far */
    unsigned ended, mutexes, slots; /* numbers of slots[]: for LWPs, for addresses of robust mutexes, all */
    /* First the LWPs that have ended and that no LWP has waited for; at the end of the array, the addresses in order. */
    uint64_t slot[];
};
/* Makes room for one more LWP of t's process that has ended, and one more mutex. NULL: no memory. */
struct sunos_lwps *sunos_lwps_grow(const struct thread *t);

/* Reads the time that a call waits, or 0: it waits forever. 0 or -errno. Whether that time is over. */
int sunos_wait_begin(struct thread *t, uint64_t timeout_at);
bool sunos_wait_is_late(const struct thread *t);
/* call.s[]: futex_sleep()'s, the deadline of a call, whether there is one, the object that SUNOS_TAKES is about. */
enum { SUNOS_WOKEN, SUNOS_DEADLINE, SUNOS_HAS_DEADLINE, SUNOS_TAKES_AT };

#endif
