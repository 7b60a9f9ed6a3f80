/* ITIMER_PROF and SIGPROF: the program's own beside the kernel's profil(), or what a C library's profil() is made of. */
#include "conform.h"

enum { OWN = 53000 }; /* microseconds */

static volatile int mine;

static void handler(int sig)
{
    (void)sig;
    mine++;
}

/* signal() of System V would reset the action. */
static void on_signal(void (*action)(int))
{
    struct sigaction a = {.sa_handler = action};

    sigaction(SIGPROF, &a, NULL);
}

static void set_timer(long microseconds)
{
    const struct itimerval it = {{0, microseconds}, {0, microseconds}};

    setitimer(ITIMER_PROF, &it, NULL);
}

static void start(void)
{
    turns_per_tick();
    memset(big, 0, 64);
    precis_profil(big, 64, place(0x8000), 0x40); /* with the handler */
}

static long count(unsigned ticks)
{
    mine = 0;
    memset(big, 0, 64);
    burn(ticks);
    return sum(big, 32);
}

/* Of a timer of 53 ms, out of step with the clock, in 205 ms. */
static int some(long n)
{
    return n >= 3 && n <= 5;
}

static void timer_after_profil(int library)
{
    long ticks;

    start();
    set_timer(0);
    ticks = count(4);
    ok(library ? ticks == 0 : burnt(ticks, 4), "the program stops ITIMER_PROF",
       "profil(3): cannot be used with ITIMER_PROF; kernels: their own clock");
    if (!library)
        on_signal(handler);
    set_timer(OWN);
    ticks = count(20);
    ok(library ? some(ticks) : burnt(ticks, 20) && some(mine), "the program sets ITIMER_PROF",
       "profil(3): cannot be used with ITIMER_PROF; kernels: their own clock");
    precis_profil(NULL, 0, 0, 0);
    set_timer(0);
}

static void profil_after_timer(int library)
{
    struct itimerval now;
    long ticks;

    on_signal(handler);
    set_timer(OWN);
    start();
    getitimer(ITIMER_PROF, &now);
    ok(now.it_interval.tv_usec == (library ? 10000 : OWN), "getitimer", "profil(3): each 10 ms");
    ticks = count(20);
    ok(burnt(ticks, 20) && (library ? mine == 0 : some(mine)), "profil takes the timer",
       "profil(3): cannot be used with ITIMER_PROF; kernels: their own clock");
    precis_profil(NULL, 0, 0, 0);
    getitimer(ITIMER_PROF, &now);
    count(20);
    ok(now.it_interval.tv_usec == OWN && some(mine), "and gives it back", "profil(3): if buf is NULL, it is disabled");
    set_timer(0);
    on_signal(SIG_DFL);
}

static void action_after_profil(int library)
{
    struct sigaction old, own = {.sa_handler = handler};
    long ticks;

    start();
    sigaction(SIGPROF, &own, &old);
    ok((old.sa_handler != SIG_DFL) == library, "SIGPROF has a handler", "a C library's profil is one");
    ticks = count(4);
    ok(library ? ticks == 0 && burnt(mine, 4) : burnt(ticks, 4) && !mine, "a handler of SIGPROF displaces it",
       "a signal has one action; kernels: their own clock");
    sigaction(SIGPROF, &old, NULL);
    ticks = count(4);
    ok(burnt(ticks, 4) && !mine, "what was there is put back", "sigaction");
    on_signal(SIG_IGN);
    ticks = count(4);
    ok(library ? ticks == 0 : burnt(ticks, 4), "SIGPROF is ignored", "a signal has one action; kernels: their own clock");
    start();
    ticks = count(4);
    ok(burnt(ticks, 4), "called again, it counts again", "profil: after this call");
    precis_profil(NULL, 0, 0, 0);
    sigaction(SIGPROF, NULL, &old);
    ok(old.sa_handler == (library ? SIG_DFL : SIG_IGN), "off: the action that was there at first",
       "profil(3): if buf is NULL, it is disabled");
    on_signal(SIG_DFL);
}

static void blocked_signal(int library)
{
    sigset_t set;
    long ticks;

    sigemptyset(&set);
    sigaddset(&set, SIGPROF);
    start();
    sigprocmask(SIG_BLOCK, &set, NULL);
    ticks = count(4);
    ok(library ? ticks == 0 : burnt(ticks, 4), "SIGPROF is blocked", "a blocked signal waits; kernels: their own clock");
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    ticks = count(4);
    ok(burnt(ticks, 4), "and no more", "sigprocmask");
    precis_profil(NULL, 0, 0, 0);
}

static void child_with_timer(void)
{
    if (count(4))
        _exit(1);
    set_timer(10000);
    _exit(burnt(count(8), 8) ? 0 : 2);
}

static char *program;

static void ignores_and_executes(void)
{
    char *again[] = {program, (char *)dialect, "second", NULL};

    start();
    on_signal(SIG_IGN);
    execv(program, again);
    _exit(9);
}

int main(int argc, char **argv)
{
    int library, status;

    if (argc > 2) {
        count(4);
        return 0;
    }
    begin(argc, argv);
    program = argv[0];
    library = is("glibc");
    timer_after_profil(library);
    profil_after_timer(library);
    action_after_profil(library);
    blocked_signal(library);
    if (library) {
        start();
        status = in_child(child_with_timer);
        got("status", status, 0);
        ok(status == 0, "a child has the handler but not the timer", "timers are not inherited by a child");
        precis_profil(NULL, 0, 0, 0);
    }
    status = in_child(ignores_and_executes);
    got("status", status, 0);
    ok(status == 0, "exec with SIGPROF ignored", "ignored signals stay ignored");
    return done();
}
