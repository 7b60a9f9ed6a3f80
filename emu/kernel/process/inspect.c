/* Inspection of other processes: kcmp(2). */
#include <linux/kcmp.h>

#include "emu/kernel/core/access.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fdtable.h"

/* Compares two open files of two processes. */
static int64_t compare_files(struct process *one, struct process *two, uint64_t idx1, uint64_t idx2)
{
    struct file *a = idx1 <= INT32_MAX ? process_file(one, (int)idx1) : NULL, *b = idx2 <= INT32_MAX ? process_file(two, (int)idx2) : NULL;

    return a && b ? a != b : -EBADF;
}

/* Different objects have no order: the result is 1. */
int64_t sys_kcmp(struct thread *t, int pid1, int pid2, int type, uint64_t idx1, uint64_t idx2)
{
    const struct task first = task_of(t->k, pid1), second = task_of(t->k, pid2);
    struct process *one = first.p, *two = second.p;

    if (!one || !two)
        return -ESRCH;
    if (!task_access(t, &first, ACCESS_REAL_IDS) || !task_access(t, &second, ACCESS_REAL_IDS))
        return -EPERM;
    switch (type) {
    case KCMP_FILE: return compare_files(one, two, idx1, idx2);
    case KCMP_VM: return one->mm != two->mm;
    case KCMP_FILES: return one->fds != two->fds;
    case KCMP_FS: return one->fs != two->fs;
    case KCMP_SIGHAND: return one->sighand != two->sighand;
    case KCMP_IO: /* no process has any of these to share */
    case KCMP_SYSVSEM: return 0;
    case KCMP_EPOLL_TFD: return -EOPNOTSUPP;
    }
    return -EINVAL;
}
