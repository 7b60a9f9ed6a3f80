// Misaligned accesses of all kinds, some and then so many that translated code looks for them by itself; registers and memory behind each
// are as if it had been aligned. SIGBUS after prctl(PR_SET_UNALIGN, PR_UNALIGN_SIGBUS).
// only: hppa
// qemu: no, it has no PR_SET_UNALIGN
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>

static char buffer[256] __attribute__((aligned(64)));
static char far[1 << 20] __attribute__((aligned(64))); /* more than caches hold */
static sigjmp_buf back;
static unsigned faults;

static void on_bus(int number, siginfo_t *info, void *context)
{
    (void)number;
    (void)context;
    faults = faults * 31 + (unsigned)((char *)info->si_addr - buffer);
    siglongjmp(back, 1);
}

static unsigned loads(const char *at, unsigned index)
{
    unsigned half, word, scaled, more;
    const char *from = at;
    __asm__ volatile("ldh 0(%4),%0\n\t"
                     "ldw 4(%4),%1\n\t"
                     "ldw,s %5(%4),%2\n\t"
                     "b,l .+8,%%r0\n\t"
                     "ldw,ma 8(%4),%3"
                     : "=&r"(half), "=&r"(word), "=&r"(scaled), "=&r"(more), "+&r"(at)
                     : "r"(index));
    return half + 3 * word + 5 * scaled + 7 * more + (unsigned)(at - from);
}

static void stores(char *at, unsigned value)
{
    __asm__ volatile("sth %1,0(%0)\n\t"
                     "stw %1,6(%0)\n\t"
                     "cmpb,= %1,%1,.+12\n\t"
                     "stw,ma %1,12(%0)\n\t"
                     "stw %%r0,0(%0)\n\t"
                     "sth %1,0(%0)"
                     : "+r"(at)
                     : "r"(value)
                     : "memory");
}

static double numbers(char *at, double d)
{
    float f = (float)d;
    double sum;
    __asm__ volatile("fstds %1,0(%3)\n\t"
                     "fstws %2,12(%3)\n\t"
                     "fldds 0(%3),%0"
                     : "=&f"(sum)
                     : "f"(d), "f"(f), "r"(at)
                     : "memory");
    __asm__ volatile("fldws 12(%1),%0" : "=f"(f) : "r"(at));
    return sum + f;
}

static unsigned checksum(void)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < sizeof buffer; i++)
        sum = sum * 33 + (unsigned char)buffer[i];
    return sum;
}

/* Every third time aligned. */
static void pass(unsigned times)
{
    unsigned sum = 0;
    double total = 0;
    for (unsigned i = 0; i < times; i++) {
        unsigned off = i % 3 ? i % 7 : 8;
        sum = sum * 17 + loads(buffer + off, i & 7);
        stores(buffer + 64 + off, sum);
        stores(far + i * 40009 % (sizeof far - 64) / 8 * 8 + off, sum);
        sum += loads(far + i * 70001 % (sizeof far - 64) / 8 * 8 + off, i & 7);
        total += numbers(buffer + 128 + off, 1.0 + i);
    }
    printf("%u times: %08x %.0f %08x\n", times, sum, total, checksum());
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = on_bus, .sa_flags = SA_SIGINFO};
    for (unsigned i = 0; i < sizeof buffer; i++)
        buffer[i] = (char)(i * 37);
    pass(30);
    sigaction(SIGBUS, &action, NULL);
    prctl(PR_SET_UNALIGN, PR_UNALIGN_SIGBUS);
    for (unsigned i = 0; i < 40; i++)
        if (!sigsetjmp(back, 1))
            faults += loads(buffer + i % 5, 1);
    prctl(PR_SET_UNALIGN, PR_UNALIGN_NOPRINT);
    printf("faults %08x\n", faults);
    pass(40);
    pass(1000);
    return 0;
}

/* stdout:
30 times: e2b8c9a0 930 c773b730
faults 6e487530
40 times: 8f4c8358 1640 c00f86e7
1000 times: 2b00b9b1 1001000 4bc2d269
*/
