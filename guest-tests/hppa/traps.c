// What a user program may not do or asks to trap: each instruction's signal, code and address, and going on after it.
// only: hppa
// qemu: no, codes of traps
#include <setjmp.h>
#include <signal.h>
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

#define TRY(what, ...)                                                                                                                 \
    do {                                                                                                                               \
        number = code = 0;                                                                                                             \
        if (!sigsetjmp(back, 1)) {                                                                                                     \
            __asm__ volatile(__VA_ARGS__);                                                                                             \
        }                                                                                                                              \
        report(what);                                                                                                                  \
    } while (0)

static void report(const char *what)
{
    static const struct {
        int number, code;
        const char *text;
    } known[] = {{SIGILL, ILL_PRVOPC, "SIGILL PRVOPC"}, {SIGILL, ILL_PRVREG, "SIGILL PRVREG"}, {SIGILL, ILL_ILLOPC, "SIGILL ILLOPC"}, {SIGTRAP, TRAP_BRKPT, "SIGTRAP BRKPT"},
                 {SIGFPE, FPE_INTOVF, "SIGFPE INTOVF"}, {SIGFPE, FPE_CONDTRAP, "SIGFPE CONDTRAP"}, {0, 0, "nothing"}};
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].number == number && known[i].code == code) {
            printf("%s: %s\n", what, known[i].text);
            return;
        }
    printf("%s: signal %d code %d\n", what, number, code);
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    static const int caught[] = {SIGILL, SIGTRAP, SIGFPE, SIGSEGV, SIGBUS};
    for (int i = 0; i < 5; i++)
        sigaction(caught[i], &action, NULL);
    TRY("illegal word", ".word 0x00000fff");
    TRY("break", "break 4,8");
    TRY("rfi", "rfi");
    TRY("mtctl to a system register", "mtctl %%r0,%%cr14" : : "r"(0));
    TRY("mfctl of a system register", "mfctl %%cr14,%%r1" : : : "r1");
    TRY("ssm", "ssm 0,%%r1" : : : "r1");
    TRY("overflow", "addo %0,%0,%%r1" : : "r"(0x7fffffff) : "r1");
    TRY("no overflow", "addo %0,%0,%%r1" : : "r"(0x3fffffff) : "r1");
    TRY("condition", "addb,tr %%r0,%%r0,1f\n\tnop\n1:\tsubt,= %0,%0,%%r1" : : "r"(5) : "r1");
    TRY("no condition", "subt,= %0,%%r0,%%r1" : : "r"(5) : "r1");
    unsigned sar = 0;
    __asm__("ldi 17,%%r1\n\tmtsar %%r1\n\tmfctl %%cr11,%0" : "=r"(sar) : : "r1");
    printf("%u\n", sar);
}

/* stdout:
illegal word: SIGILL ILLOPC
break: SIGTRAP BRKPT
rfi: SIGILL PRVOPC
mtctl to a system register: SIGILL PRVREG
mfctl of a system register: SIGILL PRVREG
ssm: SIGILL PRVOPC
overflow: SIGFPE INTOVF
no overflow: nothing
condition: SIGFPE CONDTRAP
no condition: nothing
17
*/
