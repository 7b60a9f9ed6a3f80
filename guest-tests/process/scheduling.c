// The scheduler's calls: policies, priorities, sched_attr, processors. One processor is as good as many: only processor 0 is named.
// root: real-time policies
// qemu: no, it lacks some of them
#include <sched.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include "answers.h"

struct attr {
    uint32_t size, policy;
    uint64_t flags;
    int32_t nice;
    uint32_t priority;
    uint64_t runtime, deadline, period;
    uint32_t util_min, util_max;
};

static void show_attr(void)
{
    struct attr a;
    memset(&a, 0xee, sizeof a);
    SHOW(call(sched_getattr, 0, &a, 48, 0));
    printf("  size %u policy %u flags %d nice %d priority %u\n", a.size, a.policy, (int)a.flags, a.nice, a.priority);
    printf("  deadline %d period %d, after it %x\n", (int)a.deadline, (int)a.period, a.util_min);
}

static void attributes(void)
{
    show_attr();
    struct attr a = {.size = 48, .policy = SCHED_BATCH, .nice = 3};
    SHOW(call(sched_setattr, 0, &a, 0));
    show_attr();
    a = (struct attr){.size = 48, .policy = SCHED_FIFO, .flags = 1, .priority = 7};
    SHOW(call(sched_setattr, 0, &a, 0));
    show_attr();
    a = (struct attr){.size = 48, .policy = SCHED_RR, .flags = 0, .priority = 99};
    SHOW(call(sched_setattr, 0, &a, 0));
    show_attr();
    a = (struct attr){.size = 48, .policy = SCHED_OTHER, .flags = 8, .priority = 3};
    SHOW(call(sched_setattr, 0, &a, 0));
    show_attr();
    a = (struct attr){.size = 48, .policy = SCHED_OTHER, .flags = 0, .nice = -30};
    SHOW(call(sched_setattr, 0, &a, 0));
    show_attr();
    a = (struct attr){.size = 48, .policy = SCHED_IDLE, .flags = 0, .nice = 5};
    SHOW(call(sched_setattr, 0, &a, 0));
    show_attr();
    a = (struct attr){.size = 0, .policy = SCHED_OTHER, .nice = 30};
    SHOW(call(sched_setattr, 0, &a, 0));
    show_attr();
}

static void attribute_errors(void)
{
    struct attr a = {.size = 48};
    SHOW(call(sched_setattr, 0, &a, 1));
    SHOW(call(sched_setattr, -1, &a, 0));
    SHOW(call(sched_setattr, 0, NULL, 0));
    SHOW(call(sched_setattr, 0, no_access(), 0));
    SHOW(call(sched_setattr, 1 << 22, &a, 0));
    a.size = 47;
    SHOW(call(sched_setattr, 0, &a, 0));
    printf("  size %u\n", a.size > 47);
    a = (struct attr){.size = 48, .policy = 4};
    SHOW(call(sched_setattr, 0, &a, 0));
    a = (struct attr){.size = 48, .policy = 0x80000000};
    SHOW(call(sched_setattr, 0, &a, 0));
    a = (struct attr){.size = 48, .flags = 0x80};
    SHOW(call(sched_setattr, 0, &a, 0));
    a = (struct attr){.size = 48, .policy = SCHED_FIFO, .priority = 0};
    SHOW(call(sched_setattr, 0, &a, 0));
    a = (struct attr){.size = 48, .policy = SCHED_FIFO, .priority = 100};
    SHOW(call(sched_setattr, 0, &a, 0));
    a = (struct attr){.size = 48, .policy = SCHED_OTHER, .priority = 1};
    SHOW(call(sched_setattr, 0, &a, 0));
    SHOW(call(sched_getattr, 0, &a, 47, 0));
    SHOW(call(sched_getattr, 0, &a, 48, 1));
    SHOW(call(sched_getattr, -1, &a, 48, 0));
    SHOW(call(sched_getattr, 0, NULL, 48, 0));
    SHOW(call(sched_getattr, 0, no_access(), 48, 0));
    SHOW(call(sched_getattr, 1 << 22, &a, 48, 0));
}

/* Of a size that a newer kernel might have: what it does not know must be zero. */
static void larger_attributes(void)
{
    char page[4096] = {0};
    struct attr *a = (struct attr *)page;
    a->size = 4096;
    SHOW(call(sched_setattr, 0, a, 0));
    page[4095] = 1;
    SHOW(call(sched_setattr, 0, a, 0));
    page[4095] = 0;
    a->size = 4097;
    SHOW(call(sched_setattr, 0, a, 0));
}

static void policies(void)
{
    struct sched_param p = {.sched_priority = 5};
    static const int kinds[] = {SCHED_OTHER, SCHED_FIFO, SCHED_RR, SCHED_BATCH, 4, SCHED_IDLE, SCHED_DEADLINE, 8, -1};
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        errno = 0;
        int most = sched_get_priority_max(kinds[i]), least = sched_get_priority_min(kinds[i]);
        printf("policy %d: %d to %d %d\n", kinds[i], least, most, errno == EINVAL);
    }
    SHOW(call(sched_setscheduler, 0, SCHED_RR, &p));
    SHOW(call(sched_getscheduler, 0));
    p.sched_priority = 0;
    SHOW(call(sched_getparam, 0, &p));
    printf("  priority %d\n", p.sched_priority);
    p.sched_priority = 6;
    SHOW(call(sched_setparam, 0, &p));
    p.sched_priority = 0;
    SHOW(call(sched_getparam, getpid(), &p));
    printf("  priority %d\n", p.sched_priority);
    SHOW(call(sched_setparam, 0, &p));
    p.sched_priority = 3;
    SHOW(call(sched_setscheduler, 0, SCHED_FIFO | SCHED_RESET_ON_FORK, &p));
    printf("policy %x\n", (unsigned)call(sched_getscheduler, 0));
    if (fork() == 0) {
        SHOW(call(sched_getscheduler, 0));
        fflush(stdout);
        _exit(0);
    }
    wait(NULL);
    p.sched_priority = 0;
    SHOW(call(sched_setscheduler, 0, SCHED_OTHER, &p));
}

static void policy_errors(void)
{
    struct sched_param p = {.sched_priority = 0};
    struct timespec ts = {-1, -1};
    SHOW(call(sched_setscheduler, -1, SCHED_OTHER, &p));
    SHOW(call(sched_setscheduler, 0, -1, &p));
    SHOW(call(sched_setscheduler, 0, SCHED_OTHER, NULL));
    SHOW(call(sched_setscheduler, 0, SCHED_OTHER, no_access()));
    SHOW(call(sched_setscheduler, 1 << 22, SCHED_OTHER, &p));
    SHOW(call(sched_setscheduler, 0, 9, &p));
    SHOW(call(sched_getscheduler, -1));
    SHOW(call(sched_getscheduler, 1 << 22));
    SHOW(call(sched_setparam, 0, NULL));
    SHOW(call(sched_setparam, 0, no_access()));
    SHOW(call(sched_setparam, -1, &p));
    SHOW(call(sched_setparam, 1 << 22, &p));
    SHOW(call(sched_getparam, 0, NULL));
    SHOW(call(sched_getparam, 0, no_access()));
    SHOW(call(sched_getparam, -1, &p));
    SHOW(call(sched_getparam, 1 << 22, &p));
    SHOW(sched_rr_get_interval(-1, &ts));
    SHOW(sched_rr_get_interval(1 << 22, &ts));
    p.sched_priority = 1;
    SHOW(call(sched_setscheduler, 0, SCHED_RR, &p));
    SHOW(sched_rr_get_interval(0, &ts));
    printf("  an interval of %d ms\n", (int)(ts.tv_sec * 1000 + ts.tv_nsec / 1000000));
    SHOW(call(sched_setscheduler, 0, SCHED_FIFO, &p));
    SHOW(sched_rr_get_interval(0, &ts));
    printf("  no interval %d\n", ts.tv_sec == 0 && ts.tv_nsec == 0);
    p.sched_priority = 0;
    SHOW(call(sched_setscheduler, 0, SCHED_OTHER, &p));
    SHOW(call(sched_rr_get_interval, 0, no_access()));
}

static void processors(void)
{
    unsigned long mask[128] = {1}, none[128] = {0};
    unsigned cpu = 77, node = 77;
    long words = (long)sizeof *mask;
    SHOW(call(sched_setaffinity, 0, sizeof mask, mask));
    memset(mask, 0xff, sizeof mask);
    SHOW(call(sched_getaffinity, 0, sizeof mask, mask) >= words);
    printf("  mask %lx\n", mask[0]);
    SHOW(call(sched_setaffinity, getpid(), sizeof mask, mask));
    SHOW(call(sched_setaffinity, 0, sizeof none, none));
    SHOW(call(sched_setaffinity, 0, words, none));
    SHOW(call(sched_setaffinity, 0, words, no_access()));
    SHOW(call(sched_setaffinity, 1 << 22, sizeof mask, mask));
    SHOW(call(sched_setaffinity, -1, sizeof mask, mask));
    SHOW(call(sched_getaffinity, 1 << 22, sizeof mask, mask));
    SHOW(call(sched_getaffinity, 0, sizeof mask + 1, mask));
    SHOW(call(sched_getaffinity, 0, 0, mask));
    SHOW(call(sched_getaffinity, 0, 1, mask));
    SHOW(call(sched_getaffinity, 0, sizeof mask, no_access()));
    SHOW(call(getcpu, &cpu, &node, NULL));
    printf("  processor %u, node %u\n", cpu, node);
    SHOW(call(getcpu, NULL, NULL, NULL));
    SHOW(call(getcpu, no_access(), NULL, NULL));
    SHOW(call(getcpu, NULL, no_access(), NULL));
    SHOW(sched_yield());
}

static void priorities(void)
{
    SHOW(getpriority(PRIO_PROCESS, 0));
    SHOW(call(setpriority, PRIO_PROCESS, 0, 5));
    SHOW(getpriority(PRIO_PROCESS, getpid()));
    SHOW(call(setpriority, PRIO_PROCESS, 0, -100));
    SHOW(getpriority(PRIO_PROCESS, 0));
    SHOW(call(setpriority, PRIO_PROCESS, 0, 100));
    SHOW(getpriority(PRIO_PROCESS, 0));
    SHOW(nice(-12));
    SHOW(getpriority(PRIO_PROCESS, 0));
    SHOW(nice(100));
    SHOW(nice(-1));
    SHOW(setpgid(0, 0));
    SHOW(call(setpriority, PRIO_PGRP, 0, 2));
    SHOW(getpriority(PRIO_PGRP, getpid()));
    SHOW(getpriority(PRIO_PGRP, 1 << 22));
    SHOW(call(setpriority, PRIO_PGRP, 1 << 22, 0));
    SHOW(getpriority(3, 0));
    SHOW(getpriority(-1, 0));
    SHOW(call(setpriority, 3, 0, 0));
    SHOW(getpriority(PRIO_PROCESS, 1 << 22));
    SHOW(call(setpriority, PRIO_PROCESS, 1 << 22, 0));
    SHOW(getpriority(PRIO_USER, 1 << 22));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    attributes();
    attribute_errors();
    larger_attributes();
    policies();
    policy_errors();
    processors();
    priorities();
}

/* stdout:
call(sched_getattr, 0, &a, 48, 0) = 0
  size 48 policy 0 flags 0 nice 0 priority 0
  deadline 0 period 0, after it eeeeeeee
call(sched_setattr, 0, &a, 0) = 0
call(sched_getattr, 0, &a, 48, 0) = 0
  size 48 policy 3 flags 0 nice 3 priority 0
  deadline 0 period 0, after it eeeeeeee
call(sched_setattr, 0, &a, 0) = 0
call(sched_getattr, 0, &a, 48, 0) = 0
  size 48 policy 1 flags 1 nice 0 priority 7
  deadline 0 period 0, after it eeeeeeee
call(sched_setattr, 0, &a, 0) = 0
call(sched_getattr, 0, &a, 48, 0) = 0
  size 48 policy 2 flags 0 nice 0 priority 99
  deadline 0 period 0, after it eeeeeeee
call(sched_setattr, 0, &a, 0) = 0
call(sched_getattr, 0, &a, 48, 0) = 0
  size 48 policy 2 flags 0 nice 0 priority 3
  deadline 0 period 0, after it eeeeeeee
call(sched_setattr, 0, &a, 0) = 0
call(sched_getattr, 0, &a, 48, 0) = 0
  size 48 policy 0 flags 0 nice -20 priority 0
  deadline 0 period 0, after it eeeeeeee
call(sched_setattr, 0, &a, 0) = 0
call(sched_getattr, 0, &a, 48, 0) = 0
  size 48 policy 5 flags 0 nice -20 priority 0
  deadline 0 period 0, after it eeeeeeee
call(sched_setattr, 0, &a, 0) = 0
call(sched_getattr, 0, &a, 48, 0) = 0
  size 48 policy 0 flags 0 nice 19 priority 0
  deadline 0 period 0, after it eeeeeeee
call(sched_setattr, 0, &a, 1): EINVAL
call(sched_setattr, -1, &a, 0): EINVAL
call(sched_setattr, 0, NULL, 0): EINVAL
call(sched_setattr, 0, no_access(), 0): EFAULT
call(sched_setattr, 1 << 22, &a, 0): ESRCH
call(sched_setattr, 0, &a, 0): E2BIG
  size 1
call(sched_setattr, 0, &a, 0): EINVAL
call(sched_setattr, 0, &a, 0): EINVAL
call(sched_setattr, 0, &a, 0): EINVAL
call(sched_setattr, 0, &a, 0): EINVAL
call(sched_setattr, 0, &a, 0): EINVAL
call(sched_setattr, 0, &a, 0): EINVAL
call(sched_getattr, 0, &a, 47, 0): EINVAL
call(sched_getattr, 0, &a, 48, 1): EINVAL
call(sched_getattr, -1, &a, 48, 0): EINVAL
call(sched_getattr, 0, NULL, 48, 0): EINVAL
call(sched_getattr, 0, no_access(), 48, 0): EFAULT
call(sched_getattr, 1 << 22, &a, 48, 0): ESRCH
call(sched_setattr, 0, a, 0) = 0
call(sched_setattr, 0, a, 0): E2BIG
call(sched_setattr, 0, a, 0): E2BIG
policy 0: 0 to 0 0
policy 1: 1 to 99 0
policy 2: 1 to 99 0
policy 3: 0 to 0 0
policy 4: -1 to -1 1
policy 5: 0 to 0 0
policy 6: 0 to 0 0
policy 8: -1 to -1 1
policy -1: -1 to -1 1
call(sched_setscheduler, 0, SCHED_RR, &p) = 0
call(sched_getscheduler, 0) = 2
call(sched_getparam, 0, &p) = 0
  priority 5
call(sched_setparam, 0, &p) = 0
call(sched_getparam, getpid(), &p) = 0
  priority 6
call(sched_setparam, 0, &p) = 0
call(sched_setscheduler, 0, SCHED_FIFO | SCHED_RESET_ON_FORK, &p) = 0
policy 40000001
call(sched_getscheduler, 0) = 0
call(sched_setscheduler, 0, SCHED_OTHER, &p) = 0
call(sched_setscheduler, -1, SCHED_OTHER, &p): EINVAL
call(sched_setscheduler, 0, -1, &p): EINVAL
call(sched_setscheduler, 0, SCHED_OTHER, NULL): EINVAL
call(sched_setscheduler, 0, SCHED_OTHER, no_access()): EFAULT
call(sched_setscheduler, 1 << 22, SCHED_OTHER, &p): ESRCH
call(sched_setscheduler, 0, 9, &p): EINVAL
call(sched_getscheduler, -1): EINVAL
call(sched_getscheduler, 1 << 22): ESRCH
call(sched_setparam, 0, NULL): EINVAL
call(sched_setparam, 0, no_access()): EFAULT
call(sched_setparam, -1, &p): EINVAL
call(sched_setparam, 1 << 22, &p): ESRCH
call(sched_getparam, 0, NULL): EINVAL
call(sched_getparam, 0, no_access()): EFAULT
call(sched_getparam, -1, &p): EINVAL
call(sched_getparam, 1 << 22, &p): ESRCH
sched_rr_get_interval(-1, &ts): EINVAL
sched_rr_get_interval(1 << 22, &ts): ESRCH
call(sched_setscheduler, 0, SCHED_RR, &p) = 0
sched_rr_get_interval(0, &ts) = 0
  an interval of 100 ms
call(sched_setscheduler, 0, SCHED_FIFO, &p) = 0
sched_rr_get_interval(0, &ts) = 0
  no interval 1
call(sched_setscheduler, 0, SCHED_OTHER, &p) = 0
call(sched_rr_get_interval, 0, no_access()): EFAULT
call(sched_setaffinity, 0, sizeof mask, mask) = 0
call(sched_getaffinity, 0, sizeof mask, mask) >= words = 1
  mask 1
call(sched_setaffinity, getpid(), sizeof mask, mask) = 0
call(sched_setaffinity, 0, sizeof none, none): EINVAL
call(sched_setaffinity, 0, words, none): EINVAL
call(sched_setaffinity, 0, words, no_access()): EFAULT
call(sched_setaffinity, 1 << 22, sizeof mask, mask): ESRCH
call(sched_setaffinity, -1, sizeof mask, mask): ESRCH
call(sched_getaffinity, 1 << 22, sizeof mask, mask): ESRCH
call(sched_getaffinity, 0, sizeof mask + 1, mask): EINVAL
call(sched_getaffinity, 0, 0, mask): EINVAL
call(sched_getaffinity, 0, 1, mask): EINVAL
call(sched_getaffinity, 0, sizeof mask, no_access()): EFAULT
call(getcpu, &cpu, &node, NULL) = 0
  processor 0, node 0
call(getcpu, NULL, NULL, NULL) = 0
call(getcpu, no_access(), NULL, NULL): EFAULT
call(getcpu, NULL, no_access(), NULL): EFAULT
sched_yield() = 0
getpriority(PRIO_PROCESS, 0) = 0
call(setpriority, PRIO_PROCESS, 0, 5) = 0
getpriority(PRIO_PROCESS, getpid()) = 5
call(setpriority, PRIO_PROCESS, 0, -100) = 0
getpriority(PRIO_PROCESS, 0) = -20
call(setpriority, PRIO_PROCESS, 0, 100) = 0
getpriority(PRIO_PROCESS, 0) = 19
nice(-12) = 7
getpriority(PRIO_PROCESS, 0) = 7
nice(100) = 19
nice(-1) = 18
setpgid(0, 0) = 0
call(setpriority, PRIO_PGRP, 0, 2) = 0
getpriority(PRIO_PGRP, getpid()) = 2
getpriority(PRIO_PGRP, 1 << 22): ESRCH
call(setpriority, PRIO_PGRP, 1 << 22, 0): ESRCH
getpriority(3, 0): EINVAL
getpriority(-1, 0): EINVAL
call(setpriority, 3, 0, 0): EINVAL
getpriority(PRIO_PROCESS, 1 << 22): ESRCH
call(setpriority, PRIO_PROCESS, 1 << 22, 0): ESRCH
getpriority(PRIO_USER, 1 << 22): ESRCH
*/
