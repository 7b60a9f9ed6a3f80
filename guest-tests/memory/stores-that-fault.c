// Stores to pages that may not be written, by code that runs often: each faults, and happens once when the page may be.
#include <signal.h>
#include <sys/mman.h>
#include "check.h"

enum { PAGES = 100, PAGE = 16384, STEP = 1024 };

static unsigned char *pages;
static volatile unsigned faults;

static void open_page(int sig, siginfo_t *info, void *context)
{
    (void)sig, (void)context;
    faults++;
    mprotect((void *)((uintptr_t)info->si_addr & ~(uintptr_t)(PAGE - 1)), PAGE, PROT_READ | PROT_WRITE);
}

__attribute__((noinline)) static void put(unsigned char *p, unsigned n, unsigned char value)
{
    for (unsigned k = 0; k < n; k += STEP)
        p[k] = value;
}

int main(void)
{
    struct sigaction sa = {.sa_sigaction = open_page, .sa_flags = SA_SIGINFO};
    sigaction(SIGSEGV, &sa, NULL);
    pages = (unsigned char *)mmap(NULL, (PAGES + 1) * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    pages += -(uintptr_t)pages & (PAGE - 1);
    for (int round = 0; round < 4; round++) {
        for (unsigned k = 0; k < PAGES; k += 3)
            mprotect(pages + k * PAGE, PAGE, PROT_READ);
        put(pages, PAGES * PAGE, (unsigned char)(round + 1));
    }
    unsigned sum = 0;
    for (unsigned k = 0; k < PAGES * PAGE; k += STEP)
        sum += pages[k];
    printf("%u %u\n", faults, sum);
}

/* stdout:
136 6400
*/
