// What a signal handler finds of the interrupted instruction's PSW, and what that has after the handler: the carries.
// only: hppa
// qemu: no, its handlers inherit the PSW
#include <signal.h>
#include "check.h"

unsigned carry_in_handler;
void entry(int sig, siginfo_t *info, void *context);
unsigned trap_with_carry(void);

/* The handler adds the carry first. The other function sets the carries, stops, and adds the carry. */
__asm__(".text\n"
        ".export entry, code\n"
        "entry: addc %r0, %r0, %r28\n"
        "addil L%carry_in_handler-$global$, %r27\n"
        "stw %r28, R%carry_in_handler-$global$(%r1)\n"
        "b handler\n"
        "nop\n"
        ".export trap_with_carry, code\n"
        "trap_with_carry: ldi -1, %r19\n"
        "add %r19, %r19, %r0\n"
        "break 0, 1\n"
        "addc %r0, %r0, %r28\n"
        "bv %r0(%r2)\n"
        "nop\n");

void handler(int sig, siginfo_t *info, ucontext_t *context)
{
    context->uc_mcontext.sc_iaoq[0] = context->uc_mcontext.sc_iaoq[1];
    context->uc_mcontext.sc_iaoq[1] += 4;
}

int main(void)
{
    struct sigaction a = {.sa_sigaction = entry, .sa_flags = SA_SIGINFO};
    sigaction(SIGTRAP, &a, NULL);
    printf("after it %u\n", trap_with_carry());
    printf("in it %u\n", carry_in_handler);
}

/* stdout:
after it 1
in it 0
*/
