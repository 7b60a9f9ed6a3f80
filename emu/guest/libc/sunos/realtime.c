/*
 * realtime.c - timers, shared memory by name, scheduling of processes.
 *
 * Source: sections 2 and 3RT of SunOS' manual.
 */
#include "threads.h"

int unlink(const char *path);

enum { SYS_timer_create = 194, SYS_timer_delete, SYS_timer_settime, SYS_timer_gettime, SYS_timer_getoverrun };
struct sigevent;
struct itimerspec;

int timer_create(int clock, struct sigevent *event, int *timer)
{
    return (int)CALL(SYS_timer_create, (long)clock, event, timer);
}

int timer_delete(int timer)
{
    return (int)CALL(SYS_timer_delete, (long)timer);
}

int timer_settime(int timer, int flags, const struct itimerspec *value, struct itimerspec *old)
{
    return (int)CALL(SYS_timer_settime, (long)timer, (long)flags, value, old);
}

int timer_gettime(int timer, struct itimerspec *value)
{
    return (int)CALL(SYS_timer_gettime, (long)timer, value);
}

int timer_getoverrun(int timer)
{
    return (int)CALL(SYS_timer_getoverrun, (long)timer);
}

/* ---- shared memory: files of /tmp ------------------------------------------------------------------------------------------- */

enum { PATH = 256 };

/* Returns whether the name is one. */
static int path_of(const char *name, char path[PATH])
{
    while (*name == '/')
        name++;
    const int n = snprintf(path, PATH, "/tmp/.SHMD%s", name);

    if (*name && n < PATH && !strchr(name, '/'))
        return 1;
    errno = n >= PATH ? ENAMETOOLONG : EINVAL;
    return 0;
}

int shm_open(const char *name, int flags, int mode)
{
    enum { SETFD = 2, CLOSE_ON_EXEC = 1 };
    char path[PATH];
    const int fd = path_of(name, path) ? open(path, flags | O_LARGEFILE, mode) : -1;

    if (fd >= 0)
        CALL(SYS_fcntl, (long)fd, (long)SETFD, (long)CLOSE_ON_EXEC);
    return fd;
}

int shm_unlink(const char *name)
{
    char path[PATH];

    return path_of(name, path) ? unlink(path) : -1;
}

/* ---- scheduling: all processes are of SCHED_OTHER ------------------------------------------------------------------------------ */

struct sched_param {
    int priority; /* and more, unused */
};

/* Is there such a process? 0: the caller. */
static int is_process(int pid)
{
    return !pid || !kill(pid, 0) || errno == EPERM;
}

int sched_getscheduler(int pid)
{
    return is_process(pid) ? 0 : -1;
}

int sched_getparam(int pid, struct sched_param *param)
{
    if (!is_process(pid))
        return -1;
    param->priority = 0;
    return 0;
}

int sched_setscheduler(int pid, int policy, const struct sched_param *param)
{
    enum { POLICY_MOST = 6 };

    if (!is_process(pid))
        return -1;
    if (!policy && !param->priority)
        return 0;
    errno = policy > 0 && policy <= POLICY_MOST ? EPERM : EINVAL;
    return -1;
}

int sched_setparam(int pid, const struct sched_param *param)
{
    return sched_setscheduler(pid, 0, param);
}
