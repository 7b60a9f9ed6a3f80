// Alternate signal stacks: used with SA_ONSTACK only, disabled, queried from inside, too small.
#include <signal.h>
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

int main(void)
{
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
*/
