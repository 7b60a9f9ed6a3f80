// Stack overflow caught on an alternate signal stack: of memory, and of registers where a stack has them. The handler leaves by
// siglongjmp, or lets the stack grow and returns.
// qemu: no, its stack has a fixed size
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

/* Needs more of the register stack than of memory. */
static __attribute__((noinline)) int deeper(int n, volatile int *p)
{
    int a = p[0], b = p[1], c = p[2], d = p[3], below = n ? deeper(n - 1, p) : 0;
    return below + a + 2 * b + 3 * c + 4 * d + p[0];
}

static void more(int number)
{
    char here;
    struct rlimit limit;
    (void)number;
    on_alternate += &here >= alternate && &here < alternate + sizeof alternate;
    if (on_alternate > 15)
        siglongjmp(back, 1);
    getrlimit(RLIMIT_STACK, &limit);
    limit.rlim_cur += 1 << 20;
    setrlimit(RLIMIT_STACK, &limit);
}

static void registers(void)
{
    volatile int some[4] = {1, 2, 3, 4};
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK};
    if (sigsetjmp(back, 1) == 0)
        printf("%d\n", deeper(1000000, some));
    else
        printf("overflow, on the alternate stack: %d\n", on_alternate);
    on_alternate = 0;
    action.sa_handler = more;
    sigaction(SIGSEGV, &action, NULL);
    if (sigsetjmp(back, 1) == 0)
        printf("%d\n", deeper(60000, some));
    else
        printf("overflow again\n");
    CHECK(on_alternate > 0);
}

int main(void)
{
    struct rlimit limit = {1 << 20, 16 << 20};
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
    registers();
    stack_t old;
    CHECK(sigaltstack(NULL, &old) == 0 && old.ss_sp == alternate);
}

/* stdout:
yes sigaltstack(&stack, NULL) == 0
overflow 0, on the alternate stack: 1
overflow 1, on the alternate stack: 1
overflow 2, on the alternate stack: 1
overflow, on the alternate stack: 1
1860031
yes on_alternate > 0
yes sigaltstack(NULL, &old) == 0 && old.ss_sp == alternate
*/
