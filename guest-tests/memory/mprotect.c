// mprotect: write, read and execute permission taken away page by page, each access answered by SIGSEGV with its address.
// qemu: no, si_code of a protection fault
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include "check.h"

enum { PAGE = 65536 };
static sigjmp_buf back;
static volatile char *fault;
static volatile int code;

static void handler(int number, siginfo_t *info, void *context)
{
    (void)number, (void)context;
    fault = (char *)info->si_addr;
    code = info->si_code;
    siglongjmp(back, 1);
}

static void access_page(const char *what, volatile char *p, int write)
{
    if (sigsetjmp(back, 1) == 0) {
        if (write)
            *p = 1;
        else
            (void)*p;
        printf("%s: allowed\n", what);
    } else {
        printf("%s: refused, address %s, %s\n", what, fault == p ? "right" : "WRONG", code == SEGV_ACCERR ? "ACCERR" : code == SEGV_MAPERR ? "MAPERR" : "other code");
    }
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    sigaction(SIGSEGV, &action, NULL);
    char *p = (char *)mmap(NULL, 3 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    memset(p, 'a', 3 * PAGE);
    mprotect(p + PAGE, PAGE, PROT_READ);
    access_page("write before", p + PAGE - 1, 1);
    access_page("write read-only", p + PAGE, 1);
    access_page("read read-only", p + PAGE + 1000, 0);
    access_page("write read-only end", p + 2 * PAGE - 1, 1);
    access_page("write after", p + 2 * PAGE, 1);
    mprotect(p + PAGE, PAGE, PROT_NONE);
    access_page("read none", p + PAGE + 77, 0);
    access_page("write none", p + PAGE + 77, 1);
    mprotect(p, 3 * PAGE, PROT_READ | PROT_WRITE);
    access_page("write again", p + PAGE + 77, 1);
    printf("%c %c\n", p[PAGE + 5], p[PAGE + 78]);
    munmap(p + PAGE, PAGE);
    access_page("read unmapped", p + PAGE + 3, 0);
    access_page("write unmapped", p + PAGE + 4, 1);
    CHECK(mprotect(p, 3 * PAGE, PROT_READ) == -1 && errno == ENOMEM);
}

/* stdout:
write before: allowed
write read-only: refused, address right, ACCERR
read read-only: allowed
write read-only end: refused, address right, ACCERR
write after: allowed
read none: refused, address right, ACCERR
write none: refused, address right, ACCERR
write again: allowed
a a
read unmapped: refused, address right, MAPERR
write unmapped: refused, address right, MAPERR
yes mprotect(p, 3 * PAGE, PROT_READ) == -1 && errno == ENOMEM
*/
