// Stack overflow caught on an alternate signal stack, which reports and leaves by siglongjmp; three times.
#include <setjmp.h>
#include <signal.h>
#include <sys/resource.h>
#include "check.h"

static sigjmp_buf back;
static volatile int on_alternate;
static char alternate[262144];

static void handler(int number)
{
    char here;
    (void)number;
    on_alternate = &here >= alternate && &here < alternate + sizeof alternate;
    siglongjmp(back, 1);
}

static __attribute__((noinline)) int down(volatile int *p)
{
    volatile int local[256];
    local[0] = p[0] + 1;
    return down(local) + local[0];
}

int main(void)
{
    struct rlimit limit = {1 << 20, 1 << 20};
    setrlimit(RLIMIT_STACK, &limit);
    stack_t stack = {.ss_sp = alternate, .ss_size = sizeof alternate};
    CHECK(sigaltstack(&stack, NULL) == 0);
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK};
    sigaction(SIGSEGV, &action, NULL);
    for (volatile int i = 0; i < 3; i++)
        if (sigsetjmp(back, 1) == 0) {
            volatile int zero[1] = {0};
            printf("%d\n", down(zero));
        } else {
            printf("overflow %d, on the alternate stack: %d\n", i, on_alternate);
        }
    stack_t old;
    CHECK(sigaltstack(NULL, &old) == 0 && old.ss_sp == alternate);
}

/* stdout:
yes sigaltstack(&stack, NULL) == 0
overflow 0, on the alternate stack: 1
overflow 1, on the alternate stack: 1
overflow 2, on the alternate stack: 1
yes sigaltstack(NULL, &old) == 0 && old.ss_sp == alternate
*/
