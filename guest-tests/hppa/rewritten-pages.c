// Pages that are written and executed by turns, thousands of times: data beside code that stays, code that changes now and then, a
// nested function's trampoline on the stack, a signal's; code that stores on its own page; and a child whose page is another.
// only: hppa
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static void flush(void *p, int bytes)
{
    for (int i = 0; i < bytes; i += 16)
        __asm__ volatile("fdc %%r0(%0)\n\tsync\n\tfic %%r0(%%sr4,%0)\n\tsync" : : "r"((char *)p + i) : "memory");
    __asm__ volatile("nop\n\tnop\n\tnop\n\tnop\n\tnop\n\tnop\n\tnop");
}

static int call(unsigned *code, unsigned argument)
{
    register unsigned r26 __asm__("r26") = argument;
    int r;
    __asm__ volatile("ble 0(%%sr4,%2)\n\tcopy %%r31,%%r2\n\tcopy %%r28,%0" : "=r"(r), "+r"(r26) : "r"(code) : "r2", "r31", "r28", "r1", "memory");
    return r;
}

static unsigned ldi(int value) { return 0x34000000 | 28 << 16 | ((unsigned)value & 0x1fff) << 1; } // ldo value(r0),r28

enum { BV = 0xe840c000, /* bv r0(r2) */ DATA = 64, STORING = 16 };

static const unsigned storing[] = { // what its caller passes; in between, it stands in the page
    0x6b5a0020,                     // stw r26,0x10(r26)
    0x4b5c0020,                     // ldw 0x10(r26),r28
    BV,
    0x0b9a061c,                     // add r26,r28,r28
};

static unsigned *code;

static int data_beside_code(void)
{
    int sum = 0;
    code[0] = BV;
    code[1] = ldi(3);
    flush(code, 8);
    for (int i = 0; i < 3000; i++) {
        code[DATA] = (unsigned)i;
        if (i % 700 == 699) {
            code[1] = ldi(i);
            flush(code, 8);
        }
        sum += call(code, 0) + (int)code[DATA];
    }
    return sum;
}

// Long runs without a write, which end now and then.
static int settled(void)
{
    int sum = 0;
    for (int i = 0; i < 60000; i++) {
        if (i % 9000 == 0) {
            code[1] = ldi(i / 9000);
            flush(code, 8);
        }
        sum += call(code, 0);
    }
    return sum;
}

static int stores_beside_itself(void)
{
    unsigned *p = code + STORING;
    int sum = 0;
    memcpy(p, storing, sizeof storing);
    flush(p, sizeof storing);
    for (int i = 0; i < 3000; i++)
        sum += call(p, (unsigned)(unsigned long)(code + DATA + i % 64)) - (int)(unsigned long)code * 2;
    return sum;
}

#ifdef _PA_RISC2_0 // gcc 12's trampolines lose the static chain
static long sum;
static int compare(const void *a, const void *b)
{
    sum++;
    return *(const int *)a - *(const int *)b;
}
#endif

static long nested(int times)
{
#ifndef _PA_RISC2_0
    long sum = 0;
    int compare(const void *a, const void *b)
    {
        sum++;
        return *(const int *)a - *(const int *)b;
    }
#endif
    int v[16];
    for (int i = 0; i < times; i++) {
        for (int k = 0; k < 16; k++)
            v[k] = (k * 7 + i) % 16;
        qsort(v, 16, sizeof *v, compare);
        sum += v[i % 16];
    }
    return sum;
}

static volatile int caught;

static void on_signal(int s) { caught += s; }

static int in_a_child(void)
{
    int status;
    code[1] = ldi(5);
    flush(code, 8);
    int sum = call(code, 0);
    pid_t pid = fork();
    for (int i = 0; i < 200; i++) {
        code[1] = ldi(pid ? 1 : 2);
        code[DATA]++;
        flush(code, 8);
        sum += call(code, 0);
        if (i % 50 == 0)
            usleep(1);
    }
    if (!pid)
        _exit(sum == 405 ? 7 : 1);
    waitpid(pid, &status, 0);
    return sum + WEXITSTATUS(status);
}

int main(void)
{
    code = (unsigned *)mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    printf("%d\n", data_beside_code());
    printf("%d\n", settled());
    printf("%d\n", stores_beside_itself());
    printf("%ld\n", nested(50));
    signal(SIGUSR1, on_signal);
    for (int i = 0; i < 2000; i++)
        raise(SIGUSR1);
    printf("%d\n", caught);
    printf("%d\n", in_a_child());
    // What may no longer be executed is not, whatever has run there.
    mprotect(code, 4096, PROT_READ | PROT_WRITE);
    fflush(stdout);
    pid_t pid = fork();
    if (!pid)
        _exit(call(code, 0));
    int status;
    waitpid(pid, &status, 0);
    printf("%s\n", WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "executed");
}

/* stdout:
8001096
171000
2290208
2756
32000
212
Segmentation fault
*/
