/* raw-clone.h - clone(2) as fork(2) with flags. */
#ifndef GUEST_RAW_CLONE_H
#define GUEST_RAW_CLONE_H

#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

/* Returns 0 in the child, which SPARC's call tells by a second result. `flags` has no CLONE_VM. */
static inline pid_t raw_clone(long flags, long parent_tid)
{
    const pid_t own = getpid();
    const pid_t child = (pid_t)syscall(SYS_clone, flags, 0L, parent_tid, 0L, 0L);

    return child > 0 && getpid() != own ? 0 : child;
}

#endif
