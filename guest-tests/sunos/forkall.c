// forkall(): the child has all LWPs: one that computes, in calls that wait, suspended, ended; with their registers, masks and stacks.
#include "lwp.h"

enum { FORKALL = 2, LWP_PARK = 77, YIELD = 146, LWP_EXIT = 160, LWP_SUSPEND, LWP_CONTINUE, LWP_KILL, LWP_SIGMASK = 165, LWP_WAIT = 167 };
enum { DETACHED = 0x40, SUSPENDED = 0x80, SIGUSR = 16, SIGUSR_BIT = 1 << 15, SIGWAITED_BIT = 1 << 16, DEPTH = 20, PUT_OFF = 99, EINTR = 4 };
/* LWPs by their stacks; LWP 1 is the caller of forkall(). */
enum { COMPUTES, READS, PARKS, SLEEPS, STOPPED, STOPS_ITSELF, UNBEGUN, ENDED, LWPS };

static long stacks[LWPS][2048] __attribute__((aligned(16)));
static long ids[LWPS];
static volatile int spins, go, counter, interrupted;
static volatile double one = 1;
static int pipe_end;
static volatile struct {
    long result, mask, pending, pointer, altstack, id;
} seen[LWPS];

/* What an LWP finds after its call. */
static void look(int me, long result)
{
    long set[4] = {0}, stack[3] = {0};

    seen[me].mask = sunos_call(LWP_SIGMASK, 1, 0, 0);
    sunos_call(SIGPENDING, 1, set);
    seen[me].pending = (long)field(set, 0, 4);
    sunos_call(SIGALTSTACK, 0, stack);
    seen[me].altstack = stack[0] == (long)stacks[me];
    seen[me].pointer = thread_pointer();
    seen[me].id = sunos_call(LWP_SELF);
    seen[me].result = result;
}

static void finish(void)
{
    sunos_call(LWP_EXIT);
}

/* Spins at the end of a chain of calls, whose windows are in registers, and with a number in a floating-point register. */
__attribute__((noinline)) static long compute(long depth)
{
    double x = 3;

    if (depth)
        return compute(depth - 1) + depth;
    spins = 1;
    while (!go)
        x *= one;
    return (long)(x * 1000);
}

static void computes(long me)
{
    look((int)me, compute(DEPTH));
    finish();
}

static void prepare(int me)
{
    const long stack[3] = {(long)stacks[me], 4096, 0};

    sunos_call(SIGALTSTACK, stack, 0);
    sunos_call(LWP_SIGMASK, 1, SIGUSR_BIT, 0);
}

static void reads(long me)
{
    char c = 0;

    prepare((int)me);
    const long n = sunos_call(READ, pipe_end, &c, 1);

    look((int)me, n > 0 ? c : n);
    finish();
}

static void parks(long me)
{
    prepare((int)me);
    look((int)me, sunos_call(LWP_PARK, 0, 0, 0));
    finish();
}

/* sigsuspend() has a mask of its own, for the time of the call. */
static void sleeps(long me)
{
    long set[4] = {0};

    ((unsigned *)set)[0] = SIGWAITED_BIT;
    prepare((int)me);
    look((int)me, sunos_call(SIGSUSPEND, set));
    finish();
}

static void counts(long me)
{
    while (!go)
        counter++;
    look((int)me, 1);
    finish();
}

static void stops_itself(long me)
{
    look((int)me, sunos_call(LWP_SUSPEND, sunos_call(LWP_SELF)));
    finish();
}

static void ends(long me)
{
    (void)me;
    finish();
}

static void create(int which, void (*function)(long), int flags)
{
    seen[which].result = PUT_OFF;
    ids[which] = create_lwp(function, which, stacks[which] + 2048, 0x1230 + which, flags);
}

static void yield(void)
{
    for (int i = 0; i < 5; i++)
        sunos_call(YIELD);
}

static void show_all(void)
{
    for (int i = 0; i < LWPS; i++) {
        if (seen[i].result == PUT_OFF)
            continue;
        show("LWP", i);
        show("  result", seen[i].result);
        show("  number", seen[i].id == ids[i]);
        show("  pointer", seen[i].pointer == 0x1230 + i);
        show("  mask", seen[i].mask);
        show("  pending", seen[i].pending);
        show("  alternate stack", seen[i].altstack);
    }
}

/* Lets all LWPs end. Those in calls that wait have their results in the child, and in the parent nothing. */
static void go_on(void)
{
    const int before = counter;

    yield();
    show("still", counter == before);
    show_all();
    go = 1;
    show("wait", sunos_call(LWP_WAIT, ids[COMPUTES], 0));
    show("computed", seen[COMPUTES].result);
    show("continue", sunos_call(LWP_CONTINUE, ids[STOPPED]));
    show("wait", sunos_call(LWP_WAIT, ids[STOPPED], 0));
    show("continue", sunos_call(LWP_CONTINUE, ids[STOPS_ITSELF]));
    yield();
    show("detached", sunos_call(LWP_WAIT, ids[STOPS_ITSELF], 0));
    show("itself", seen[STOPS_ITSELF].result);
    show("continue", sunos_call(LWP_CONTINUE, ids[UNBEGUN]));
    show("wait", sunos_call(LWP_WAIT, ids[UNBEGUN], 0));
    show("ended", sunos_call(LWP_WAIT, ids[ENDED], 0));
    show("ended", sunos_call(LWP_WAIT, ids[ENDED], 0));
}

/* Returns whether it is the child. LWPs that go on in the child overwrite sunos_second. */
static int forkall(void)
{
    const long parent = sunos_call(GETPID), result = sunos_call(FORKALL);

    yield();
    if (result <= 0)
        show("forkall", result);
    return sunos_call(GETPID) != parent;
}

static void show_status(void)
{
    sunos_call(WAIT);
    show("status", sunos_second >> 8);
}

/* A child's LWP that is not the first one calls forkall(). */
static void forks(long me)
{
    if (forkall())
        sunos_call(EXIT, sunos_call(LWP_SELF) * 10 + interrupted);
    show_status();
    ends(me);
}

static void in_child(void)
{
    say("child\n");
    show("self", sunos_call(LWP_SELF));
    go_on();
    show("wait", sunos_call(LWP_WAIT, ids[READS], 0));
    create(ENDED, forks, 0);
    while (sunos_call(LWP_WAIT, ids[ENDED], 0) == -EINTR)
        interrupted++;
    show("interrupted", interrupted);
    sunos_call(EXIT, 7);
}

int start(void)
{
    pipe_end = (int)sunos_call(PIPE);
    const int other_end = (int)sunos_second;

    create(COMPUTES, computes, 0);
    create(READS, reads, 0);
    create(PARKS, parks, 0);
    create(SLEEPS, sleeps, 0);
    create(STOPPED, counts, 0);
    create(STOPS_ITSELF, stops_itself, DETACHED);
    create(UNBEGUN, counts, SUSPENDED);
    create(ENDED, ends, 0);
    while (!spins || !counter)
        sunos_call(YIELD);
    yield();
    show("suspend", sunos_call(LWP_SUSPEND, ids[STOPPED]));
    show("kill", sunos_call(LWP_KILL, ids[READS], SIGUSR));
    if (forkall())
        in_child();
    show_status();
    say("parent\n");
    go_on();
    show("write", sunos_call(WRITE, other_end, "r", 1));
    show("unpark", sunos_call(LWP_PARK, 1, ids[PARKS]));
    show("wait", sunos_call(LWP_WAIT, ids[READS], 0));
    show("wait", sunos_call(LWP_WAIT, ids[PARKS], 0));
    show_all();
    return 0;
}

/* stdout:
suspend 0
kill 0
child
self 1
still 1
LWP 1
  result -4
  number 1
  pointer 1
  mask 32768
  pending 0
  alternate stack 1
LWP 2
  result -4
  number 1
  pointer 1
  mask 32768
  pending 0
  alternate stack 1
LWP 3
  result -4
  number 1
  pointer 1
  mask 32768
  pending 0
  alternate stack 1
wait 0
computed 3210
continue 0
wait 0
continue 0
detached -3
itself 0
continue 0
wait 0
ended 0
ended -3
wait 0
status 101
interrupted 0
status 7
parent
still 1
wait 0
computed 3210
continue 0
wait 0
continue 0
detached -3
itself 0
continue 0
wait 0
ended 0
ended -3
write 1
unpark 0
wait 0
wait 0
LWP 0
  result 3210
  number 1
  pointer 1
  mask 0
  pending 0
  alternate stack 0
LWP 1
  result 114
  number 1
  pointer 1
  mask 32768
  pending 32768
  alternate stack 1
LWP 2
  result 0
  number 1
  pointer 1
  mask 32768
  pending 0
  alternate stack 1
LWP 4
  result 1
  number 1
  pointer 1
  mask 0
  pending 0
  alternate stack 0
LWP 5
  result 0
  number 1
  pointer 1
  mask 0
  pending 0
  alternate stack 0
LWP 6
  result 1
  number 1
  pointer 1
  mask 0
  pending 0
  alternate stack 0
*/
