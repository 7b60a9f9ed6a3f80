// More pages than the TLB has entries, and fetches that fault: on an alternate stack that is not executable, where a signal's handler returns to.
// Both engines replace the same pages.
// only: hppa
// qemu: no, unreliable signals
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>
#include "check.h"

enum { PAGES = 120, PAGE = 65536 };

static volatile int signals;
static sigjmp_buf back;

static void on_stack(int number)
{
    (void)number;
    signals++;
}

static void fault(int number)
{
    (void)number;
    siglongjmp(back, 1);
}

int main(void)
{
    char *p = mmap(NULL, (PAGES + 4) * (size_t)PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    stack_t stack = {.ss_sp = p + PAGES * (size_t)PAGE, .ss_size = 4 * PAGE};
    struct sigaction action = {.sa_handler = on_stack, .sa_flags = SA_ONSTACK}, segv = {.sa_handler = fault};
    unsigned sum = 0;
    volatile int *volatile nothing = NULL;

    CHECK(p != MAP_FAILED && sigaltstack(&stack, NULL) == 0);
    CHECK(sigaction(SIGUSR1, &action, NULL) == 0 && sigaction(SIGSEGV, &segv, NULL) == 0);
    uint32_t random = 1;
    for (int round = 0; round < 400; round++) {
        for (unsigned i = 0, n = next_random(&random) % 60; i < n; i++)
            sum += (unsigned)p[next_random(&random) % PAGES * PAGE]++;
        switch (next_random(&random) % 3) {
        case 0:
            raise(SIGUSR1);
            break;
        case 1:
            if (!sigsetjmp(back, 1))
                sum += (unsigned)*nothing;
            break;
        default:
            sum += getppid() < 0;
        }
    }
    printf("%u %d\n", sum, signals);
}

/* stdout:
yes p != MAP_FAILED && sigaltstack(&stack, NULL) == 0
yes sigaction(SIGUSR1, &action, NULL) == 0 && sigaction(SIGSEGV, &segv, NULL) == 0
599640 143
*/
