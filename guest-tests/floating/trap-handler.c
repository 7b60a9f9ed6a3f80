// SIGFPE for each kind of trapped operation, with its code and address; the handler leaves by siglongjmp.
// qemu: no, it has no floating-point traps
// except: arm aarch64 riscv64 m68k i386 x86_64, their floating point does not trap, or not under libunicorn
#include <fenv.h>
#include <setjmp.h>
#include <signal.h>
#include "check.h"

static sigjmp_buf back;
static volatile int code;

static void handler(int number, siginfo_t *info, void *context)
{
    (void)context;
    code = number == SIGFPE && info->si_addr != NULL ? info->si_code : -1;
    feclearexcept(FE_ALL_EXCEPT);
    fedisableexcept(FE_ALL_EXCEPT);
    siglongjmp(back, 1);
}

static const char *name(int c)
{
    return c == FPE_FLTDIV ? "FLTDIV" : c == FPE_FLTOVF ? "FLTOVF" : c == FPE_FLTUND ? "FLTUND" : c == FPE_FLTRES ? "FLTRES" : c == FPE_FLTINV ? "FLTINV" : "other";
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    sigaction(SIGFPE, &action, NULL);
    static const struct {
        const char *what;
        int enable;
        double a, b;
        char op;
    } tries[] = {{"1/0", FE_DIVBYZERO, 1, 0, '/'}, {"0/0", FE_INVALID, 0, 0, '/'}, {"1e308*1e308", FE_OVERFLOW, 1e308, 1e308, '*'},
                 {"1/3", FE_INEXACT, 1, 3, '/'}, {"1e-200*1e-200", FE_UNDERFLOW, 1e-200, 1e-200, '*'}, {"1/4", FE_INEXACT | FE_DIVBYZERO, 1, 4, '/'}};
    for (volatile unsigned i = 0; i < sizeof tries / sizeof *tries; i++) {
        code = 0;
        if (!sigsetjmp(back, 1)) {
            feclearexcept(FE_ALL_EXCEPT);
            feenableexcept(tries[i].enable);
            volatile double a = tries[i].a, b = tries[i].b, r;
            if (tries[i].op == '/')
                r = a / b;
            else
                r = a * b;
            volatile double next = r + 1;
            (void)next;
            fedisableexcept(FE_ALL_EXCEPT);
        }
        printf("%s: %s\n", tries[i].what, code ? name(code) : "no trap");
    }
}

/* stdout:
1/0: FLTDIV
0/0: FLTINV
1e308*1e308: FLTOVF
1/3: FLTRES
1e-200*1e-200: FLTUND
1/4: no trap
*/
