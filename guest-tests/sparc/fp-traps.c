// Floating-point traps: the signal's code, what the trap leaves, and what the kernel emulates: quads, ldd and std aligned to 4 bytes.
// only: sparc sparc64
// qemu: no, it has no floating-point traps, and aligns less
#include <setjmp.h>
#include <signal.h>
#include <string.h>
#include "check.h"

static sigjmp_buf back;
static volatile int number, code;

static void handler(int n, siginfo_t *info, void *context)
{
    (void)context;
    number = n;
    code = info->si_code;
    siglongjmp(back, 1);
}

static const char *text_of(int n, int c)
{
    static const struct {
        int number, code;
        const char *text;
    } known[] = {{0, 0, "nothing"},
                 {SIGFPE, FPE_FLTDIV, "SIGFPE FLTDIV"},
                 {SIGFPE, FPE_FLTOVF, "SIGFPE FLTOVF"},
                 {SIGFPE, FPE_FLTUND, "SIGFPE FLTUND"},
                 {SIGFPE, FPE_FLTRES, "SIGFPE FLTRES"},
                 {SIGFPE, FPE_FLTINV, "SIGFPE FLTINV"},
                 {SIGFPE, 14, "SIGFPE FLTUNK"},
                 {SIGBUS, BUS_ADRALN, "SIGBUS ADRALN"}};
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].number == n && known[i].code == c)
            return known[i].text;
    return "another signal";
}

static unsigned fsr;
static unsigned long long result;

/* Executes an instruction on %f0, %f2 (and what is beside them for quads); the result is in %f8. `enabled`: FSR. */
#define TRY(what, enabled, a, b, instruction)                                                                          \
    do {                                                                                                               \
        static const unsigned long long x[2] = {a, 0}, y[2] = {b, 0};                                                  \
        static unsigned before, zero;                                                                                  \
        before = enabled;                                                                                              \
        result = 7;                                                                                                    \
        number = code = 0;                                                                                             \
        if (!sigsetjmp(back, 1)) {                                                                                     \
            __asm__ volatile("ldd [%0], %%f0\n\tldd [%0 + 8], %%f2\n\tldd [%1], %%f4\n\tldd [%1 + 8], %%f6\n\t"        \
                             "ld [%2], %%fsr\n\t" instruction "\n\tstd %%f8, [%3]\n\tst %%fsr, [%4]\n\tld [%5], %%fsr" \
                             :                                                                                         \
                             : "r"(x), "r"(y), "r"(&before), "r"(&result), "r"(&fsr), "r"(&zero)                       \
                             : "memory", "f0", "f2", "f4", "f6", "f8", "f10");                                         \
            printf("%s: nothing, %016llx, exceptions %x\n", what, result, fsr & 0x3ff);                                \
        } else {                                                                                                       \
            printf("%s: %s\n", what, text_of(number, code));                                                           \
        }                                                                                                              \
    } while (0)

enum { NX = 1 << 23, DZ = 2 << 23, UF = 4 << 23, OF = 8 << 23, NV = 16 << 23 };
#define ONE    0x3ff0000000000000
#define HUGE   0x7fe0000000000000
#define TINY   0x0010000000000000
#define QONE   0x3fff000000000000
#define QTHREE 0x4000800000000000

static void traps(void)
{
    TRY("division", DZ, ONE, 0, "fdivd %%f0, %%f4, %%f8");
    TRY("division without a trap", NX, ONE, 0, "fdivd %%f0, %%f4, %%f8");
    TRY("invalid", NV, 0, 0, "fdivd %%f0, %%f4, %%f8");
    TRY("overflow", OF | NX, HUGE, HUGE, "fmuld %%f0, %%f4, %%f8");
    TRY("overflow, inexact trapped", NX, HUGE, HUGE, "fmuld %%f0, %%f4, %%f8");
    TRY("overflow without a trap", DZ, HUGE, HUGE, "fmuld %%f0, %%f4, %%f8");
    TRY("exact underflow", UF, TINY, 0x3fe0000000000000, "fmuld %%f0, %%f4, %%f8");
    TRY("exact denormal", NX, TINY, 0x3fe0000000000000, "fmuld %%f0, %%f4, %%f8");
    TRY("inexact", NX, ONE, 0x4008000000000000, "fdivd %%f0, %%f4, %%f8");
    TRY("comparison", NV, 0x7ff8000000000000, 0, "fcmped %%f0, %%f4");
    TRY("quad", 0, QONE, QTHREE, "fdivq %%f0, %%f4, %%f8");
    TRY("quad, inexact", NX, QONE, QTHREE, "fdivq %%f0, %%f4, %%f8");
    TRY("quad, no register", 0, QONE, QTHREE, ".word 0x91a009e6"); /* fdivq %f0, %f6, %f8 */
    static unsigned zero;
    if (!sigsetjmp(back, 1)) /* no trap is enabled, and ftt is 0 */
        __asm__ volatile("st %%fsr, [%0]\n\tld [%1], %%fsr\n\t.word 0x91a009e6" : : "r"(&fsr), "r"(&zero) : "memory", "f8", "f10");
    __asm__ volatile("fmovs %%f0, %%f1\n\tst %%fsr, [%0]" : : "r"(&fsr) : "memory", "f1");
    printf("ftt after the next operation: %u\n", fsr >> 14 & 7);
}

static void alignment(void)
{
    static char memory[32] __attribute__((aligned(8)));
    static double d;
    for (int at = 0; at <= 6; at += 2) {
        number = code = 0;
        double v = 1.5 + at;
        memcpy(memory + at, &v, 8);
        d = 0;
        if (!sigsetjmp(back, 1)) {
            __asm__ volatile("ldd [%0], %%f8\n\tstd %%f8, [%1]\n\tstd %%f8, [%0 + 12]" : : "r"(memory + at), "r"(&d) : "memory", "f8");
            printf("at %d: %g %d\n", at, d, !memcmp(memory + at + 12, &v, 8));
        } else {
            printf("at %d: %s\n", at, text_of(number, code));
        }
    }
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    sigaction(SIGFPE, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    traps();
    alignment();
}

/* stdout:
division: SIGFPE FLTDIV
division without a trap: nothing, 7ff0000000000000, exceptions 42
invalid: SIGFPE FLTINV
overflow: SIGFPE FLTOVF
overflow, inexact trapped: SIGFPE FLTRES
overflow without a trap: nothing, 7ff0000000000000, exceptions 129
exact underflow: SIGFPE FLTUND
exact denormal: nothing, 0008000000000000, exceptions 0
inexact: SIGFPE FLTRES
comparison: SIGFPE FLTINV
quad: nothing, 3ffd555555555555, exceptions 21
quad, inexact: SIGFPE FLTRES
quad, no register: SIGFPE FLTUNK
ftt after the next operation: 0
at 0: 1.5 1
at 2: SIGBUS ADRALN
at 4: 5.5 1
at 6: SIGBUS ADRALN
*/
