// Loops whose floating-point variables stand in memory: read and written there in every pass, also as words, where the page or the alignment
// is not right at first, and with results that are NaNs or tiny.
// only: hppa
// flags: -O1
#include <math.h>
#include <signal.h>
#include <sys/mman.h>
#include "check.h"

enum { N = 100 };
static double factor[N];
static char *page;
static int faults;

static void on_fault(int sig, siginfo_t *info, void *context)
{
    (void)sig, (void)context;
    faults += (char *)info->si_addr == page + 8;
    mprotect(page, 4096, PROT_READ | PROT_WRITE);
}

__attribute__((noinline)) static void sum(volatile double *at, int n)
{
    for (int i = 0; i < n; i++)
        *at = *at + factor[i];
}

__attribute__((noinline)) static void two(volatile float *at, int n)
{
    for (int i = 0; i < n; i++) {
        at[0] = at[0] * 0.75f + (float)factor[i];
        at[1] = at[1] - at[0] * 0.5f;
    }
}

/* The upper word of the double is made anew by a store of a word. */
__attribute__((noinline)) static void by_words(volatile double *at, volatile uint32_t *word, int n)
{
    for (int i = 0; i < n; i++) {
        *at = *at * 1.0625;
        word[0] = word[0] ^ 0x00100000u;
        *at = *at + 1;
    }
}

__attribute__((noinline)) static int with_zeros(volatile double *at, int n)
{
    int nans = 0;
    for (int i = 0; i < n; i++) {
        *at = *at * factor[i];
        if (*at != *at) {
            nans++;
            *at = 1;
        }
    }
    return nans;
}

__attribute__((noinline)) static void at_zero(volatile double *at, int n)
{
    for (int i = 0; i < n; i++) {
        *at = *at + 1.5;
        *at = *at * 0x1p-600;
        *at = 0;
    }
}

int main(void)
{
    union { double d[4]; float f[8]; uint32_t w[8]; } u = {{0.5, 0.25, 1, 2}};
    struct sigaction sa = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO};
    u.f[2] = u.f[3] = 1;
    sigaction(SIGSEGV, &sa, NULL);
    for (int i = 0; i < N; i++)
        factor[i] = i * 0.37;
    for (int r = 0; r < 100; r++) {
        sum(&u.d[0], N);
        two(&u.f[2], N);
        by_words(&u.d[2], &u.w[4], N);
        at_zero(&u.d[3], N);
    }
    printf("%a %a %a %d %a\n", u.d[0], u.f[2], u.f[3], u.d[2] > 1, u.d[3]);

    factor[50] = INFINITY, factor[51] = 0, factor[70] = 0x1p-700, factor[71] = 0x1p-400, factor[80] = NAN;
    int nans = 0;
    for (int r = 0; r < 100; r++)
        nans += with_zeros(&u.d[1], N);
    printf("%d %a\n", nans, u.d[1]);

    page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    factor[50] = factor[51] = factor[80] = 1;
    for (int r = 0; r < 100; r++) {
        if (r % 10 == 0)
            mprotect(page, 4096, r % 20 ? PROT_READ : PROT_NONE);
        sum((volatile double *)(void *)(page + 8), N);
    }
    printf("%d %a\n", faults, *(double *)(void *)(page + 8));
}

/* stdout:
0x1.65b74p+17 0x1.1c28f6p+7 -0x1.6581ep+18 1 0x0p+0
200 0x1.074fa06c2cdacp+96
10 0x1.4f0800000000fp+17
*/
