// A register that is NaT when a signal comes: it is none in the handler, and NaT again after it.
// only: ia64
// qemu: no, there is none
#include <signal.h>
#include <stdint.h>
#include "check.h"

long in_handler, after;
long trap_with_nat(void);
void entry(int sig, siginfo_t *info, void *context);
static unsigned long nats;

/* The handler tests r14 first. The other function makes r14 NaT, stops, and tests it. */
__asm__(".text\n"
        ".global entry#, trap_with_nat#\n"
        ".proc entry#\n"
        "entry:\n"
        "{ .mmi\n alloc r35 = ar.pfs, 3, 3, 3, 0\n mov r36 = r0\n tnat.nz p6, p7 = r14 ;; }\n"
        "{ .mmi\n (p6) mov r36 = 1\n mov r37 = gp\n mov r40 = r34 }\n"
        "{ .mmi\n mov r39 = r33\n mov r38 = r36\n nop.i 0 ;; }\n"
        "{ .mib\n nop.m 0\n mov r34 = b0\n br.call.sptk.many b0 = handler# ;; }\n"
        "{ .mii\n mov gp = r37\n mov b0 = r34\n mov ar.pfs = r35 ;; }\n"
        "{ .mib\n nop.m 0\n nop.i 0\n br.ret.sptk b0 ;; }\n"
        ".endp entry#\n"
        ".proc trap_with_nat#\n"
        "trap_with_nat:\n"
        "{ .mmi\n mov r8 = r0\n ld8.s r14 = [r0]\n nop.i 0 ;; }\n"
        "{ .mii\n break.m 0x80000\n nop.i 0\n nop.i 0 ;; }\n"
        "{ .mii\n nop.m 0\n tnat.nz p6, p7 = r14 ;;\n (p6) mov r8 = 1 ;; }\n"
        "{ .mib\n nop.m 0\n nop.i 0\n br.ret.sptk b0 ;; }\n"
        ".endp trap_with_nat#\n");

void handler(long is_nat, siginfo_t *info, struct sigcontext *context)
{
    in_handler = is_nat;
    nats = context->sc_nat;
    context->sc_ip = (context->sc_ip & ~15ul) + 16; /* the next bundle */
    *(unsigned long *)&context->sc_um &= ~(3ul << 41);
}

int main(void)
{
    struct sigaction a = {.sa_sigaction = entry, .sa_flags = SA_SIGINFO};
    for (int sig = SIGILL; sig <= SIGTRAP; sig++)
        sigaction(sig, &a, NULL);
    after = trap_with_nat();
    printf("in it %ld, saved %d, after it %ld\n", in_handler, (int)(nats >> 14 & 1), after);
}

/* stdout:
in it 0, saved 1, after it 1
*/
