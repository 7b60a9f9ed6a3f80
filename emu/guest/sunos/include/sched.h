/* <sched.h> of SunOS. */
#ifndef _SCHED_INCLUDED
#define _SCHED_INCLUDED
#include <sys/_timespec.h>
#include <sys/types.h>

#define SCHED_OTHER 0
#define SCHED_FIFO  1
#define SCHED_RR    2

struct sched_param {
    int sched_priority, sched_nicelim, sched_nice, sched_pad[6];
};

int sched_get_priority_max(int);
int sched_getparam(pid_t, struct sched_param *);
int sched_getscheduler(pid_t);
int sched_setparam(pid_t, const struct sched_param *);
int sched_setscheduler(pid_t, int, const struct sched_param *);
int sched_get_priority_min(int);
int sched_yield(void);
#endif
