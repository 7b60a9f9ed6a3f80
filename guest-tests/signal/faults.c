// Hardware faults as signals: SIGSEGV, SIGBUS or fixed up, SIGILL, SIGTRAP, SIGFPE, each with code and address.
// qemu: no, codes of faults
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <fcntl.h>
#include <unistd.h>
#include "check.h"

static sigjmp_buf back;
static volatile int number, code;
static void *volatile address;

static void handler(int n, siginfo_t *info, void *context)
{
    (void)context;
    number = n;
    code = info->si_code;
    address = info->si_addr;
    siglongjmp(back, 1);
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    static const int caught[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE};
    for (int i = 0; i < 5; i++)
        sigaction(caught[i], &action, NULL);
    volatile int *null = NULL;
    if (!sigsetjmp(back, 1))
        null[3] = 1;
    CHECK(number == SIGSEGV && code == SEGV_MAPERR && address == (void *)&null[3]);
    volatile char *text = (volatile char *)"constant";
    if (!sigsetjmp(back, 1))
        text[2] = 'x';
    CHECK(number == SIGSEGV && code == SEGV_ACCERR && address == (void *)&text[2]);
    // A page of a shared file mapping beyond the file's end.
    int fd = (int)must(open("short", O_CREAT | O_RDWR, 0600), "open");
    must(write(fd, "x", 1), "write");
    volatile char *p = (volatile char *)mmap(NULL, 1 << 20, PROT_READ, MAP_SHARED, fd, 0);
    unlink("short");
    if (!sigsetjmp(back, 1))
        (void)p[(1 << 20) - 5];
    CHECK(number == SIGBUS && code == BUS_ADRERR && address == (void *)&p[(1 << 20) - 5]);
    CHECK(p[0] == 'x' && p[1] == 0);
    if (!sigsetjmp(back, 1))
        __builtin_trap();
    CHECK(number == SIGILL || number == SIGTRAP || number == SIGFPE || number == SIGSEGV);
    for (volatile int round = 0; round < 1000; round++)
        if (!sigsetjmp(back, 1))
            null[round] = 0;
    CHECK(address == (void *)&null[999]);
}

/* stdout:
yes number == SIGSEGV && code == SEGV_MAPERR && address == (void *)&null[3]
yes number == SIGSEGV && code == SEGV_ACCERR && address == (void *)&text[2]
yes number == SIGBUS && code == BUS_ADRERR && address == (void *)&p[(1 << 20) - 5]
yes p[0] == 'x' && p[1] == 0
yes number == SIGILL || number == SIGTRAP || number == SIGFPE || number == SIGSEGV
yes address == (void *)&null[999]
*/
