// fyl2x, fyl2xp1, fprem and fprem1 where a page or what is mapped ends: before it, across it, at its end; with operands for which the result is
// no number, and those of several steps.
// only: i386 x86_64
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <ucontext.h>
#include "check.h"

enum { PAGE = 4096, RETURN = 0xc3 };
static sigjmp_buf back;
static unsigned short exponent, control;
static unsigned long long significand;
static unsigned top;

// The instruction is the last one that is mapped: the fault after it has its result.
static void handler(int sig, siginfo_t *info, void *context)
{
    const ucontext_t *u = context;
    (void)info, (void)sig;
    memcpy(&significand, u->uc_mcontext.fpregs->_st[0].significand, 8);
    exponent = u->uc_mcontext.fpregs->_st[0].exponent;
#ifdef __x86_64__
    top = u->uc_mcontext.fpregs->swd >> 11 & 7;
#else
    top = u->uc_mcontext.fpregs->sw >> 11 & 7;
#endif
    siglongjmp(back, 1);
}

static void show(const char *where, const char *name)
{
    printf("%-8s %-8s %04x %016llx top %u\n", name, where, exponent, significand, top);
}

static void run(const char *where, unsigned char *at, unsigned code, const char *name, long double y, long double x, int faults)
{
    struct {
        unsigned long long significand;
        unsigned short exponent;
    } result = {0, 0};
    unsigned short word = 0;
    at[0] = 0xd9, at[1] = (unsigned char)code;
    if (!faults)
        at[2] = RETURN;
    if (faults && !sigsetjmp(back, 1)) {
        __asm__ volatile("fninit; fldt %0; fldt %1; jmp *%2" : : "m"(y), "m"(x), "r"(at));
        __builtin_unreachable();
    }
    if (!faults) {
        __asm__ volatile("fninit; fldt %2; fldt %3; call *%4; fnstsw %1; fstpt %0; fninit" : "=m"(result), "=m"(word) : "m"(y), "m"(x), "r"(at) : "memory");
        significand = result.significand, exponent = result.exponent, top = word >> 11 & 7;
    }
    __asm__ volatile("fninit");
    show(where, name);
}

int main(void)
{
    static const struct {
        unsigned code;
        const char *name;
        long double y, x;
    } table[] = {{0xf1, "fyl2x", 3, -1}, {0xf1, "fyl2x", 3, 8}, {0xf9, "fyl2xp1", 2, 0}, {0xf5, "fprem1", 3, 1e30L}, {0xf8, "fprem", 3, 1e30L}, {0xf8, "fprem", 0, 7}};
    struct sigaction a = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    unsigned char *code = mmap(NULL, 4 * PAGE, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    sigaction(SIGSEGV, &a, NULL);
    munmap(code + 3 * PAGE, PAGE);
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        run("inside", code + 100 + 16 * i, table[i].code, table[i].name, table[i].y, table[i].x, 0);
        run("before", code + PAGE - 3, table[i].code, table[i].name, table[i].y, table[i].x, 0);
        run("at", code + PAGE - 2, table[i].code, table[i].name, table[i].y, table[i].x, 0);
        run("across", code + 2 * PAGE - 1, table[i].code, table[i].name, table[i].y, table[i].x, 0);
        run("last", code + 3 * PAGE - 2, table[i].code, table[i].name, table[i].y, table[i].x, 1);
    }
    return 0;
}

/* stdout:
fyl2x    inside   ffff c000000000000000 top 7
fyl2x    before   ffff c000000000000000 top 7
fyl2x    at       ffff c000000000000000 top 7
fyl2x    across   ffff c000000000000000 top 7
fyl2x    last     ffff c000000000000000 top 7
fyl2x    inside   4002 9000000000000000 top 7
fyl2x    before   4002 9000000000000000 top 7
fyl2x    at       4002 9000000000000000 top 7
fyl2x    across   4002 9000000000000000 top 7
fyl2x    last     4002 9000000000000000 top 7
fyl2xp1  inside   0000 0000000000000000 top 7
fyl2xp1  before   0000 0000000000000000 top 7
fyl2xp1  at       0000 0000000000000000 top 7
fyl2xp1  across   0000 0000000000000000 top 7
fyl2xp1  last     0000 0000000000000000 top 7
fprem1   inside   403d 8ce9dbe000000000 top 6
fprem1   before   403d 8ce9dbe000000000 top 6
fprem1   at       403d 8ce9dbe000000000 top 6
fprem1   across   403d 8ce9dbe000000000 top 6
fprem1   last     403d 8ce9dbe000000000 top 6
fprem    inside   403d 8ce9dbe000000000 top 6
fprem    before   403d 8ce9dbe000000000 top 6
fprem    at       403d 8ce9dbe000000000 top 6
fprem    across   403d 8ce9dbe000000000 top 6
fprem    last     403d 8ce9dbe000000000 top 6
fprem    inside   ffff c000000000000000 top 6
fprem    before   ffff c000000000000000 top 6
fprem    at       ffff c000000000000000 top 6
fprem    across   ffff c000000000000000 top 6
fprem    last     ffff c000000000000000 top 6
*/
