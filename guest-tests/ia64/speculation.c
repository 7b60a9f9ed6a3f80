// Control and data speculation as assembly has it: ld.s, chk.s, ld.a, ld.c, chk.a; NaT through spill and fill, calls, signals and
// longjmp; what consuming a NaT raises.
// only: ia64
#include <setjmp.h>
#include <signal.h>
#include <unistd.h>
#include "check.h"

static volatile long memory[4] = {11, 22, 33, 44};

/* 1: the load was deferred. */
static int deferred(const volatile void *address)
{
    int nat;
    __asm__ volatile("ld8.s r14=[%1];;\n\ttnat.nz p6,p7=r14;;\n\t(p6) mov %0=1\n\t(p7) mov %0=0" : "=&r"(nat) : "r"(address) : "r14", "p6", "p7");
    return nat;
}

/* The value at the address, or -1 by way of recovery code. */
static long checked(const volatile void *address)
{
    long value;
    __asm__ volatile("ld8.s %0=[%1];;\n\tchk.s %0,1f;;\n\tbr 2f;;\n1:\tmov %0=-1;;\n2:" : "=&r"(value) : "r"(address));
    return value;
}

/* A NaT survives being a callee's, and a spill and fill. */
static __attribute__((noipa)) long through_calls(long n) { return n ? through_calls(n - 1) + n : 0; }

static int nat_survives(void)
{
    register long kept __asm__("r4");
    int nat;
    __asm__ volatile("ld8.s r4=[r0]" ::: "r4");
    (void)kept;
    long sum = through_calls(200);
    __asm__ volatile("tnat.nz p6,p7=r4;;\n\t(p6) mov %0=1\n\t(p7) mov %0=0\n\tmov r4=r0" : "=&r"(nat)::"r4", "p6", "p7");
    return nat && sum == 20100;
}

static int spill_fill(void)
{
    unsigned long slot[2] __attribute__((aligned(16)));
    int nat, plain;
    __asm__ volatile("mov r16=ar.unat\n\tld8.s r14=[r0]\n\tmov r15=5;;\n\tst8.spill [%2]=r14,8;;\n\tst8.spill [%2]=r15,-8;;\n\t"
                     "mov r14=0\n\tmov r15=0;;\n\tld8.fill r14=[%2],8;;\n\tld8.fill r15=[%2];;\n\tmov ar.unat=r16\n\t"
                     "tnat.nz p6,p7=r14;;\n\t(p6) mov %0=1\n\t(p7) mov %0=0;;\n\tmov %1=r15"
                     : "=&r"(nat), "=&r"(plain)
                     : "r"(slot)
                     : "r14", "r15", "r16", "p6", "p7", "memory");
    return nat == 1 && plain == 5;
}

/* ld8.a of *a, a store to *b, then ld8.c: the value must be the memory's. */
static long advanced(volatile long *a, volatile long *b, long value)
{
    long got;
    __asm__ volatile("ld8.a %0=[%1];;\n\tst8 [%2]=%3;;\n\tld8.c.clr %0=[%1];;" : "=&r"(got) : "r"(a), "r"(b), "r"(value) : "memory");
    return got;
}

/* chk.a: 1 if the recovery code ran. */
static int recovered(volatile long *a, volatile char *b)
{
    int ran;
    __asm__ volatile("ld8.a r14=[%1]\n\tmov %0=0;;\n\tst1 [%2]=r0;;\n\tchk.a.clr r14,1f;;\n\tbr 2f;;\n1:\tmov %0=1;;\n2:"
                     : "=&r"(ran)
                     : "r"(a), "r"(b)
                     : "r14", "memory");
    return ran;
}

static sigjmp_buf back;
static volatile int code;
static void on_signal(int number, siginfo_t *info, void *context)
{
    (void)context;
    code = number * 100 + info->si_code;
    siglongjmp(back, 1);
}

int main(void)
{
    CHECK(!deferred(memory));
    CHECK(deferred((void *)0));
    CHECK(deferred((void *)0x6000000000000001));
    CHECK(checked(&memory[2]) == 33);
    CHECK(checked((void *)8) == -1);
    CHECK(nat_survives());
    CHECK(spill_fill());
    CHECK(advanced(&memory[0], &memory[1], 7) == 11);
    CHECK(advanced(&memory[0], &memory[0], 9) == 9);
    CHECK(recovered(&memory[2], (char *)&memory[1]) == 0);
    CHECK(recovered(&memory[2], (char *)&memory[2] + 7) == 1);

    struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO};
    sigaction(SIGILL, &action, NULL);
    if (!sigsetjmp(back, 1))
        __asm__ volatile("ld8.s r14=[r0];;\n\tst8 [%0]=r14;;" ::"r"(&memory[3]) : "r14", "memory");
    CHECK(code == SIGILL * 100 + ILL_ILLOPN);
    CHECK(memory[3] == 44);
    __asm__ volatile("mov r14=r0" ::: "r14");
    return 0;
}

/* stdout:
yes !deferred(memory)
yes deferred((void *)0)
yes deferred((void *)0x6000000000000001)
yes checked(&memory[2]) == 33
yes checked((void *)8) == -1
yes nat_survives()
yes spill_fill()
yes advanced(&memory[0], &memory[1], 7) == 11
yes advanced(&memory[0], &memory[0], 9) == 9
yes recovered(&memory[2], (char *)&memory[1]) == 0
yes recovered(&memory[2], (char *)&memory[2] + 7) == 1
yes code == SIGILL * 100 + ILL_ILLOPN
yes memory[3] == 44
*/
