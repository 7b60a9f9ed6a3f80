/* Whose the profiling is: children by fork, vfork and clone, of the first thread and of others; threads that end or execute.
 * In a dialect by thread (threads=thread, sunos:before-2.6) a thread that made no call has none. */
#define _GNU_SOURCE
#include "conform.h"

#include <pthread.h>
#ifdef __linux__
#include <sched.h>
#endif

static int by_thread, library;
static char *program;

static void start(void)
{
    turns_per_tick();
    memset(big, 0, 64);
    precis_profil(big, 64, place(256), 0x40);
}

static void in_thread(void *(*f)(void *), void *arg)
{
    pthread_t thread;

    pthread_create(&thread, NULL, f, arg);
    pthread_join(thread, NULL);
}

enum { LONG = 8 }; /* ticks: the calls that make a thread and wait for it may take two */

static void *burns(void *arg)
{
    burn(LONG);
    return arg;
}

/* Is that what in_thread(burns) counts in a dialect by process? */
static int burnt_in_process(long count)
{
    return count >= LONG - 1 - slack(LONG) && count <= LONG + 3 + slack(LONG);
}

/* Exit status 1: it counts; 0: nothing counts; 2: something is wrong. */
static void child(void)
{
    memset(big, 0, 64);
    burn(4);
    _exit(burnt(sum(big, 32), 4) ? 1 : sum(big, 32) ? 2 : 0);
}

static int counts_in_child(void)
{
    int status = in_child(child);

    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void *forks(void *result)
{
    *(int *)result = counts_in_child();
    return NULL;
}

static void *calls_and_forks(void *result)
{
    start();
    return forks(result);
}

static void *calls_and_ends(void *arg)
{
    start();
    return arg;
}

static int shares_memory(void *arg)
{
    (void)arg;
    child();
    return 0;
}

static int status_of(pid_t pid)
{
    int status;

    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int counts_in_vfork(void)
{
    pid_t pid;

    start();
    pid = vfork();
    if (pid == 0)
        child();
    return status_of(pid);
}

#ifdef __linux__
static int counts_in_clone(void)
{
    static char stack[65536] __attribute__((aligned(64)));
    pid_t pid;

    start();
#ifdef __ia64__
    extern int __clone2(int (*)(void *), void *, size_t, int, void *, ...);
    pid = __clone2(shares_memory, stack, sizeof stack, CLONE_VM | SIGCHLD, NULL);
#elif defined __hppa__
    pid = clone(shares_memory, stack, CLONE_VM | SIGCHLD, NULL);
#else
    pid = clone(shares_memory, stack + sizeof stack, CLONE_VM | SIGCHLD, NULL);
#endif
    return status_of(pid);
}
#endif

static void *executes(void *arg)
{
    char *again[] = {program, (char *)dialect, "second", NULL};

    start();
    execv(program, again);
    return arg;
}

static void thread_that_executes(void)
{
    start();
    in_thread(executes, NULL);
    _exit(9);
}

static void threads(void)
{
    int result, status;

    start();
    in_thread(forks, &result);
    got("result", result, !library && !by_thread);
    ok(result == (!library && !by_thread), "a child of a thread that made no call", "profil: remains on in the child");
    in_thread(calls_and_forks, &result);
    got("result", result, !library);
    ok(result == !library, "a child of a thread that made one", "profil: remains on in the child");
    in_thread(calls_and_ends, NULL);
    precis_profil(NULL, 0, 0, 0);
    start();
    precis_profil(NULL, 0, 0, 0);
    in_thread(calls_and_ends, NULL);
    memset(big, 0, 64);
    in_thread(burns, NULL);
    ok(by_thread ? !sum(big, 32) : burnt_in_process(sum(big, 32)), "a thread's end",
       "sprofil(2): each thread's pc; SunOS before 2.6: its own");
    precis_profil(NULL, 0, 0, 0);
    status = in_child(thread_that_executes);
    got("status", status, 0);
    ok(library ? WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF : status == 0, "exec by a thread",
       "profil: turned off when exec is executed");
}

int main(int argc, char **argv)
{
    int result;

    if (argc > 2) {
        turns_per_tick();
        burn(4);
        return sum(big, 32) != 0;
    }
    begin(argc, argv);
    program = argv[0];
    library = is("glibc");
    start();
    in_thread(burns, NULL);
    by_thread = sum(big, 32) < LONG / 2;
    printf("# by %s\n", by_thread ? "thread" : "process");
    start();
    result = counts_in_child();
    got("result", result, !library);
    ok(result == !library, "fork", "profil: remains on in child and parent both after a fork");
    result = counts_in_vfork();
    got("result", result, !library);
    ok(result == !library, "vfork", "profil: remains on in child and parent both after a fork");
#ifdef __linux__
    result = counts_in_clone();
    got("result", result, !library);
    ok(result == !library, "clone with shared memory", "profil: remains on in child and parent both after a fork");
#endif
    precis_profil(NULL, 0, 0, 0);
    threads();
    return done();
}
