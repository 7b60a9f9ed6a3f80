/* Inspection of other processes: kcmp(2); ptrace(2) fails. */
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fdtable.h"

int64_t sys_ptrace(struct thread *t, int64_t request, uint64_t pid, uint64_t addr, uint64_t data)
{
    return -EPERM;
}

int64_t sys_kcmp(struct thread *t, int pid1, int pid2, int type, uint64_t idx1, uint64_t idx2)
{
    struct process *one = process_of_task(t->k, pid1), *two = process_of_task(t->k, pid2);

    if (!one || !two)
        return -ESRCH;
    switch (type) {
    case 1: return one->mm != two->mm;
    case 2: return one->fds != two->fds;
    case 3: return one->fs != two->fs;
    case 4: return one->sighand != two->sighand;
    }
    return -EOPNOTSUPP;
}
