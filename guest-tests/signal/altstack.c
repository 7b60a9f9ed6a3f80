// Alternate signal stacks: used with SA_ONSTACK only, disabled, queried from inside, too small; those that a handler frees
// (SS_AUTODISARM), nested handlers, what the frame holds, and who inherits them.
// flags: -D_GNU_SOURCE -pthread
// qemu: no, its frames hold SS_ONSTACK
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>
#include "check.h"

static char space[2][262144];
static volatile int where, inside_flags;

static void handler(int number)
{
    char here;
    stack_t s;
    (void)number;
    where = &here >= space[0] && &here < space[0] + 262144 ? 0 : &here >= space[1] && &here < space[1] + 262144 ? 1 : -1;
    sigaltstack(NULL, &s);
    inside_flags = s.ss_flags;
}

#define FREES (1u << 31) /* SS_AUTODISARM */

static int depth, changes;

static void tell(const char *what)
{
    stack_t s;
    sigaltstack(NULL, &s);
    printf("%s: stack %d, flags %x, %ld bytes\n", what,
           s.ss_sp == space[0]   ? 0
           : s.ss_sp == space[1] ? 1
                                 : -1,
           (unsigned)s.ss_flags, (long)s.ss_size);
}

static int set(int stack, unsigned flags)
{
    stack_t s = {.ss_sp = space[stack], .ss_size = sizeof space[stack], .ss_flags = (int)flags};
    return sigaltstack(&s, NULL) ? errno : 0;
}

/* Where a frame has the alternate stack: on SPARC its handlers get no ucontext_t, but the address of another part. */
static const stack_t *frame_stack(const void *context)
{
#if defined __sparc__ && defined __arch64__
    return (const stack_t *)((const char *)context + 296);
#elif defined __sparc__
    return (const stack_t *)((const char *)context + 100);
#else
    return &((const ucontext_t *)context)->uc_stack;
#endif
}

static void nested(int number, siginfo_t *info, void *context)
{
    const stack_t *s = frame_stack(context);
    char here;
    (void)info;
    int on = &here >= space[0] && &here < space[0] + 262144 ? 0 : &here >= space[1] && &here < space[1] + 262144 ? 1 : -1;
    printf("%d: on %d, frame has %d, flags %x\n", ++depth, on,
           s->ss_sp == space[0]   ? 0
           : s->ss_sp == space[1] ? 1
                                  : -1,
           (unsigned)s->ss_flags);
    tell("inside");
    if (depth == 1 && changes)
        printf("change: %s\n", set(1, 0) == EPERM ? "EPERM" : "done");
    if (depth == 1)
        raise(number == SIGHUP ? SIGINT : SIGHUP);
    depth--;
}

static void frees(void)
{
    static const unsigned flags[] = {0, SS_ONSTACK, FREES, FREES | SS_ONSTACK, SS_DISABLE, FREES | SS_DISABLE};
    struct sigaction on = {.sa_sigaction = nested, .sa_flags = SA_ONSTACK | SA_SIGINFO};
    sigaction(SIGHUP, &on, NULL);
    sigaction(SIGINT, &on, NULL);
    for (changes = 0; changes < 2; changes++)
        for (unsigned i = 0; i < sizeof flags / sizeof *flags; i++) {
            printf("flags %x:\n", flags[i]);
            set(0, SS_DISABLE);
            set(0, flags[i]);
            for (int twice = 0; twice < 2; twice++) {
                raise(SIGHUP);
                tell("after");
            }
        }
    CHECK(set(0, 4) == EINVAL && set(0, 1u << 30) == EINVAL);
}

static void *in_thread(void *unused)
{
    tell("a thread");
    return unused;
}

static void inherits(void)
{
    pthread_t thread;
    set(0, FREES);
    fflush(stdout);
    if (!fork()) {
        tell("a child");
        raise(SIGHUP);
        tell("after");
        fflush(stdout);
        _exit(0);
    }
    wait(NULL);
    pthread_create(&thread, NULL, in_thread, NULL);
    pthread_join(thread, NULL);
    fflush(stdout);
    if (!fork()) {
        execl("/proc/self/exe", "altstack", "executed", NULL);
        _exit(1);
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
    struct sigaction on = {.sa_handler = handler, .sa_flags = SA_ONSTACK}, off = {.sa_handler = handler};
    sigaction(SIGUSR1, &on, NULL);
    sigaction(SIGUSR2, &off, NULL);
    raise(SIGUSR1);
    CHECK(where == -1 && inside_flags == SS_DISABLE);
    for (int i = 0; i < 2; i++) {
        stack_t s = {.ss_sp = space[i], .ss_size = sizeof space[i]}, old;
        CHECK(sigaltstack(&s, &old) == 0);
        raise(SIGUSR1);
        CHECK(where == i && inside_flags == SS_ONSTACK);
        raise(SIGUSR2);
        CHECK(where == -1 && inside_flags == 0);
    }
    stack_t small = {.ss_sp = space[0], .ss_size = 100}, none = {.ss_flags = SS_DISABLE}, now;
    CHECK(sigaltstack(&small, NULL) == -1 && errno == ENOMEM);
    CHECK(sigaltstack(&none, &now) == 0 && now.ss_sp == space[1] && now.ss_size == sizeof space[1]);
    raise(SIGUSR1);
    CHECK(where == -1);
    frees();
    inherits();
}

/* stdout:
yes where == -1 && inside_flags == SS_DISABLE
yes sigaltstack(&s, &old) == 0
yes where == i && inside_flags == SS_ONSTACK
yes where == -1 && inside_flags == 0
yes sigaltstack(&s, &old) == 0
yes where == i && inside_flags == SS_ONSTACK
yes where == -1 && inside_flags == 0
yes sigaltstack(&small, NULL) == -1 && errno == ENOMEM
yes sigaltstack(&none, &now) == 0 && now.ss_sp == space[1] && now.ss_size == sizeof space[1]
yes where == -1
flags 0:
1: on 0, frame has 0, flags 0
inside: stack 0, flags 1, 262144 bytes
2: on 0, frame has 0, flags 0
inside: stack 0, flags 1, 262144 bytes
after: stack 0, flags 0, 262144 bytes
1: on 0, frame has 0, flags 0
inside: stack 0, flags 1, 262144 bytes
2: on 0, frame has 0, flags 0
inside: stack 0, flags 1, 262144 bytes
after: stack 0, flags 0, 262144 bytes
flags 1:
1: on 0, frame has 0, flags 1
inside: stack 0, flags 1, 262144 bytes
2: on 0, frame has 0, flags 1
inside: stack 0, flags 1, 262144 bytes
after: stack 0, flags 0, 262144 bytes
1: on 0, frame has 0, flags 1
inside: stack 0, flags 1, 262144 bytes
2: on 0, frame has 0, flags 1
inside: stack 0, flags 1, 262144 bytes
after: stack 0, flags 0, 262144 bytes
flags 80000000:
1: on 0, frame has 0, flags 80000000
inside: stack -1, flags 2, 0 bytes
2: on 0, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
after: stack 0, flags 80000000, 262144 bytes
1: on 0, frame has 0, flags 80000000
inside: stack -1, flags 2, 0 bytes
2: on 0, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
after: stack 0, flags 80000000, 262144 bytes
flags 80000001:
1: on 0, frame has 0, flags 80000001
inside: stack -1, flags 2, 0 bytes
2: on 0, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
after: stack 0, flags 80000000, 262144 bytes
1: on 0, frame has 0, flags 80000001
inside: stack -1, flags 2, 0 bytes
2: on 0, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
after: stack 0, flags 80000000, 262144 bytes
flags 2:
1: on -1, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
2: on -1, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
after: stack -1, flags 2, 0 bytes
1: on -1, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
2: on -1, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
after: stack -1, flags 2, 0 bytes
flags 80000002:
1: on -1, frame has -1, flags 80000002
inside: stack -1, flags 2, 0 bytes
2: on -1, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
after: stack -1, flags 80000002, 0 bytes
1: on -1, frame has -1, flags 80000002
inside: stack -1, flags 2, 0 bytes
2: on -1, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
after: stack -1, flags 80000002, 0 bytes
flags 0:
1: on 0, frame has 0, flags 0
inside: stack 0, flags 1, 262144 bytes
change: EPERM
2: on 0, frame has 0, flags 0
inside: stack 0, flags 1, 262144 bytes
after: stack 0, flags 0, 262144 bytes
1: on 0, frame has 0, flags 0
inside: stack 0, flags 1, 262144 bytes
change: EPERM
2: on 0, frame has 0, flags 0
inside: stack 0, flags 1, 262144 bytes
after: stack 0, flags 0, 262144 bytes
flags 1:
1: on 0, frame has 0, flags 1
inside: stack 0, flags 1, 262144 bytes
change: EPERM
2: on 0, frame has 0, flags 1
inside: stack 0, flags 1, 262144 bytes
after: stack 0, flags 0, 262144 bytes
1: on 0, frame has 0, flags 1
inside: stack 0, flags 1, 262144 bytes
change: EPERM
2: on 0, frame has 0, flags 1
inside: stack 0, flags 1, 262144 bytes
after: stack 0, flags 0, 262144 bytes
flags 80000000:
1: on 0, frame has 0, flags 80000000
inside: stack -1, flags 2, 0 bytes
change: done
2: on 1, frame has 1, flags 0
inside: stack 1, flags 1, 262144 bytes
after: stack 0, flags 80000000, 262144 bytes
1: on 0, frame has 0, flags 80000000
inside: stack -1, flags 2, 0 bytes
change: done
2: on 1, frame has 1, flags 0
inside: stack 1, flags 1, 262144 bytes
after: stack 0, flags 80000000, 262144 bytes
flags 80000001:
1: on 0, frame has 0, flags 80000001
inside: stack -1, flags 2, 0 bytes
change: done
2: on 1, frame has 1, flags 0
inside: stack 1, flags 1, 262144 bytes
after: stack 0, flags 80000000, 262144 bytes
1: on 0, frame has 0, flags 80000001
inside: stack -1, flags 2, 0 bytes
change: done
2: on 1, frame has 1, flags 0
inside: stack 1, flags 1, 262144 bytes
after: stack 0, flags 80000000, 262144 bytes
flags 2:
1: on -1, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
change: done
2: on 1, frame has 1, flags 0
inside: stack 1, flags 1, 262144 bytes
after: stack -1, flags 2, 0 bytes
1: on -1, frame has -1, flags 2
inside: stack -1, flags 2, 0 bytes
change: done
2: on 1, frame has 1, flags 0
inside: stack 1, flags 1, 262144 bytes
after: stack -1, flags 2, 0 bytes
flags 80000002:
1: on -1, frame has -1, flags 80000002
inside: stack -1, flags 2, 0 bytes
change: done
2: on 1, frame has 1, flags 0
inside: stack 1, flags 1, 262144 bytes
after: stack -1, flags 80000002, 0 bytes
1: on -1, frame has -1, flags 80000002
inside: stack -1, flags 2, 0 bytes
change: done
2: on 1, frame has 1, flags 0
inside: stack 1, flags 1, 262144 bytes
after: stack -1, flags 80000002, 0 bytes
yes set(0, 4) == EINVAL && set(0, 1u << 30) == EINVAL
a child: stack 0, flags 80000000, 262144 bytes
1: on 0, frame has 0, flags 80000000
inside: stack -1, flags 2, 0 bytes
change: done
2: on 1, frame has 1, flags 0
inside: stack 1, flags 1, 262144 bytes
after: stack 0, flags 80000000, 262144 bytes
a thread: stack -1, flags 2, 0 bytes
a program that is executed: stack -1, flags 80000002, 0 bytes
*/
