// What limits of priorities permit, and PR_SET_IO_FLUSHER.
// root: limits that are raised
// native: no, it needs CAP_SYS_RESOURCE, which root of a container lacks
// qemu: no, it has the host's limits
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include "answers.h"

#ifndef PR_SET_IO_FLUSHER
#define PR_SET_IO_FLUSHER 57
#define PR_GET_IO_FLUSHER 58
#endif

static void priorities(void)
{
    static const struct {
        int policy, priority;
    } tries[] = {{SCHED_FIFO, 6}, {SCHED_FIFO, 5}, {SCHED_RR, 3}, {SCHED_RR, 6}, {SCHED_OTHER, 0}, {SCHED_BATCH, 0}, {SCHED_IDLE, 0}, {SCHED_OTHER, 0}};
    struct rlimit limit = {5, 5}, nice_limit = {15, 15};
    must(setrlimit(RLIMIT_RTPRIO, &limit), "setrlimit");
    must(setrlimit(RLIMIT_NICE, &nice_limit), "setrlimit");
    must(setuid(1234), "setuid");
    for (unsigned i = 0; i < sizeof tries / sizeof *tries; i++) {
        struct sched_param p = {tries[i].priority};
        int n = sched_setscheduler(0, tries[i].policy, &p);
        printf("policy %d priority %d: %s\n", tries[i].policy, tries[i].priority, n ? strerrorname_np(errno) : "well");
    }
    SHOW(setpriority(PRIO_PROCESS, 0, 9));
    SHOW(setpriority(PRIO_PROCESS, 0, 5));
    SHOW(setpriority(PRIO_PROCESS, 0, 4));
    SHOW(getpriority(PRIO_PROCESS, 0));
    limit = (struct rlimit){0, 0};
    must(setrlimit(RLIMIT_RTPRIO, &limit), "setrlimit");
    SHOW(sched_setscheduler(0, SCHED_RR, &(struct sched_param){1}));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    SHOW(prctl(PR_GET_IO_FLUSHER, 0, 0, 0, 0));
    SHOW(prctl(PR_SET_IO_FLUSHER, 1, 0, 0, 0));
    SHOW(prctl(PR_GET_IO_FLUSHER, 0, 0, 0, 0));
    SHOW(prctl(PR_GET_IO_FLUSHER, 1, 0, 0, 0));
    SHOW(prctl(PR_SET_IO_FLUSHER, 2, 0, 0, 0));
    SHOW(prctl(PR_SET_IO_FLUSHER, 0, 1, 0, 0));
    SHOW(prctl(PR_SET_IO_FLUSHER, 0, 0, 0, 0));
    SHOW(prctl(PR_GET_IO_FLUSHER, 0, 0, 0, 0));
    priorities();
    SHOW(prctl(PR_GET_IO_FLUSHER, 0, 0, 0, 0));
}

/* stdout:
prctl(PR_GET_IO_FLUSHER, 0, 0, 0, 0) = 0
prctl(PR_SET_IO_FLUSHER, 1, 0, 0, 0) = 0
prctl(PR_GET_IO_FLUSHER, 0, 0, 0, 0) = 1
prctl(PR_GET_IO_FLUSHER, 1, 0, 0, 0): EINVAL
prctl(PR_SET_IO_FLUSHER, 2, 0, 0, 0): EINVAL
prctl(PR_SET_IO_FLUSHER, 0, 1, 0, 0): EINVAL
prctl(PR_SET_IO_FLUSHER, 0, 0, 0, 0) = 0
prctl(PR_GET_IO_FLUSHER, 0, 0, 0, 0) = 0
policy 1 priority 6: EPERM
policy 1 priority 5: well
policy 2 priority 3: well
policy 2 priority 6: EPERM
policy 0 priority 0: well
policy 3 priority 0: well
policy 5 priority 0: well
policy 0 priority 0: EPERM
setpriority(PRIO_PROCESS, 0, 9) = 0
setpriority(PRIO_PROCESS, 0, 5) = 0
setpriority(PRIO_PROCESS, 0, 4): EACCES
getpriority(PRIO_PROCESS, 0) = 5
sched_setscheduler(0, SCHED_RR, &(struct sched_param){1}): EPERM
prctl(PR_GET_IO_FLUSHER, 0, 0, 0, 0): EPERM
*/
