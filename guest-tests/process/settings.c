// prctl(): options without effect that are read back, their arguments, who inherits them. SCHED_RESET_ON_FORK.
// flags: -D_GNU_SOURCE -pthread
// qemu: no, its prctl() has fewer options
#include <pthread.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static int kill_now(void)
{
    return prctl(PR_MCE_KILL_GET, 0, 0, 0, 0);
}

static int huge(void)
{
    return prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0);
}

static void tell(const char *who)
{
    printf("%s: no huge pages %d, failures %d\n", who, huge(), kill_now());
    fflush(stdout);
}

static void *thread(void *unused)
{
    tell("a thread");
    return unused;
}

static void inherited(void)
{
    pthread_t t;
    pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, NULL);
    fflush(stdout);
    if (!fork()) {
        tell("a child");
        execl("/proc/self/exe", "settings", "executed", NULL);
        _exit(1);
    }
    wait(NULL);
}

static void options(void)
{
    CHECK(kill_now() == PR_MCE_KILL_DEFAULT && huge() == 0);
    CHECK(!prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_LATE, 0, 0) && kill_now() == PR_MCE_KILL_LATE);
    CHECK(!prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_DEFAULT, 0, 0) && kill_now() == PR_MCE_KILL_DEFAULT);
    CHECK(!prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_EARLY, 0, 0) && kill_now() == PR_MCE_KILL_EARLY);
    CHECK(prctl(PR_MCE_KILL, PR_MCE_KILL_SET, 3, 0, 0) == -1 && errno == EINVAL);
    CHECK(prctl(PR_MCE_KILL, PR_MCE_KILL_CLEAR, 1, 0, 0) == -1 && errno == EINVAL);
    CHECK(prctl(PR_MCE_KILL, 2, 0, 0, 0) == -1 && errno == EINVAL);
    CHECK(prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_EARLY, 1, 0) == -1 && errno == EINVAL);
    CHECK(prctl(PR_MCE_KILL_GET, 0, 0, 0, 1) == -1 && errno == EINVAL);
    CHECK(!prctl(PR_SET_THP_DISABLE, 7, 0, 0, 0) && huge() == 1);
    CHECK(prctl(PR_SET_THP_DISABLE, 0, 0, 0, 1) == -1 && errno == EINVAL && huge() == 1);
    CHECK(prctl(PR_GET_THP_DISABLE, 1, 0, 0, 0) == -1 && errno == EINVAL);
    CHECK(prctl(PR_GET_TIMING, 0, 0, 0, 0) == PR_TIMING_STATISTICAL);
    CHECK(!prctl(PR_SET_TIMING, PR_TIMING_STATISTICAL, 0, 0, 0));
    CHECK(prctl(PR_SET_TIMING, PR_TIMING_TIMESTAMP, 0, 0, 0) == -1 && errno == EINVAL);
    CHECK(!prctl(PR_TASK_PERF_EVENTS_DISABLE, 0, 0, 0, 0) && !prctl(PR_TASK_PERF_EVENTS_ENABLE, 0, 0, 0, 0));
    inherited();
    CHECK(!prctl(PR_MCE_KILL, PR_MCE_KILL_CLEAR, 0, 0, 0) && kill_now() == PR_MCE_KILL_DEFAULT);
    CHECK(!prctl(PR_SET_THP_DISABLE, 0, 0, 0, 0) && huge() == 0);
}

static void scheduling(int policy, int resets, int nice)
{
    struct sched_param p = {0};
    fflush(stdout);
    if (!fork()) {
        setpriority(PRIO_PROCESS, 0, nice);
        must(sched_setscheduler(0, policy | (resets ? SCHED_RESET_ON_FORK : 0), &p), "sched_setscheduler");
        printf("policy %x, nice %d", (unsigned)sched_getscheduler(0), nice);
        fflush(stdout);
        if (!fork()) {
            printf("; its child %x, nice %d\n", (unsigned)sched_getscheduler(0), getpriority(PRIO_PROCESS, 0));
            fflush(stdout);
            _exit(0);
        }
        wait(NULL);
        if (resets)
            CHECK(sched_setscheduler(0, policy | SCHED_RESET_ON_FORK, &p) == 0);
        fflush(stdout);
        _exit(0);
    }
    wait(NULL);
}

int main(int argc, char **argv)
{
    (void)argv;
    if (argc > 1) {
        tell("a program that is executed");
        return 0;
    }
    options();
    for (int resets = 0; resets < 2; resets++)
        for (int nice = 0; nice < 10; nice += 5) {
            scheduling(SCHED_OTHER, resets, nice);
            scheduling(SCHED_BATCH, resets, nice);
            scheduling(SCHED_IDLE, resets, nice);
        }
}

/* stdout:
yes kill_now() == PR_MCE_KILL_DEFAULT && huge() == 0
yes !prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_LATE, 0, 0) && kill_now() == PR_MCE_KILL_LATE
yes !prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_DEFAULT, 0, 0) && kill_now() == PR_MCE_KILL_DEFAULT
yes !prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_EARLY, 0, 0) && kill_now() == PR_MCE_KILL_EARLY
yes prctl(PR_MCE_KILL, PR_MCE_KILL_SET, 3, 0, 0) == -1 && errno == EINVAL
yes prctl(PR_MCE_KILL, PR_MCE_KILL_CLEAR, 1, 0, 0) == -1 && errno == EINVAL
yes prctl(PR_MCE_KILL, 2, 0, 0, 0) == -1 && errno == EINVAL
yes prctl(PR_MCE_KILL, PR_MCE_KILL_SET, PR_MCE_KILL_EARLY, 1, 0) == -1 && errno == EINVAL
yes prctl(PR_MCE_KILL_GET, 0, 0, 0, 1) == -1 && errno == EINVAL
yes !prctl(PR_SET_THP_DISABLE, 7, 0, 0, 0) && huge() == 1
yes prctl(PR_SET_THP_DISABLE, 0, 0, 0, 1) == -1 && errno == EINVAL && huge() == 1
yes prctl(PR_GET_THP_DISABLE, 1, 0, 0, 0) == -1 && errno == EINVAL
yes prctl(PR_GET_TIMING, 0, 0, 0, 0) == PR_TIMING_STATISTICAL
yes !prctl(PR_SET_TIMING, PR_TIMING_STATISTICAL, 0, 0, 0)
yes prctl(PR_SET_TIMING, PR_TIMING_TIMESTAMP, 0, 0, 0) == -1 && errno == EINVAL
yes !prctl(PR_TASK_PERF_EVENTS_DISABLE, 0, 0, 0, 0) && !prctl(PR_TASK_PERF_EVENTS_ENABLE, 0, 0, 0, 0)
a thread: no huge pages 1, failures 1
a child: no huge pages 1, failures 1
a program that is executed: no huge pages 1, failures 1
yes !prctl(PR_MCE_KILL, PR_MCE_KILL_CLEAR, 0, 0, 0) && kill_now() == PR_MCE_KILL_DEFAULT
yes !prctl(PR_SET_THP_DISABLE, 0, 0, 0, 0) && huge() == 0
policy 0, nice 0; its child 0, nice 0
policy 3, nice 0; its child 3, nice 0
policy 5, nice 0; its child 5, nice 0
policy 0, nice 5; its child 0, nice 5
policy 3, nice 5; its child 3, nice 5
policy 5, nice 5; its child 5, nice 5
policy 40000000, nice 0; its child 0, nice 0
yes sched_setscheduler(0, policy | SCHED_RESET_ON_FORK, &p) == 0
policy 40000003, nice 0; its child 3, nice 0
yes sched_setscheduler(0, policy | SCHED_RESET_ON_FORK, &p) == 0
policy 40000005, nice 0; its child 5, nice 0
yes sched_setscheduler(0, policy | SCHED_RESET_ON_FORK, &p) == 0
policy 40000000, nice 5; its child 0, nice 5
yes sched_setscheduler(0, policy | SCHED_RESET_ON_FORK, &p) == 0
policy 40000003, nice 5; its child 3, nice 5
yes sched_setscheduler(0, policy | SCHED_RESET_ON_FORK, &p) == 0
policy 40000005, nice 5; its child 5, nice 5
yes sched_setscheduler(0, policy | SCHED_RESET_ON_FORK, &p) == 0
*/
