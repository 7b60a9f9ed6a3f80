// swapcontext(2) of PowerPC: sizes, pointers, what it stores, and that it continues where the context was stored, with that context's mask.
// only: ppc
#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include "answers.h"

static ucontext_t a, b;
static volatile int times;

static void set_mask(int one, int two)
{
    sigset_t set;
    sigemptyset(&set), sigaddset(&set, one), sigaddset(&set, two);
    sigprocmask(SIG_SETMASK, &set, NULL);
}

static void show_mask(const char *what, const sigset_t *set)
{
    printf("%s:", what);
    for (int i = 1; i < 65; i++)
        if (sigismember(set, i) == 1)
            printf(" %d", i);
    printf("\n");
}

int main(void)
{
    const long size = sizeof a;
    register double kept __asm__("fr20") = 1.5;
    register long word __asm__("r20") = 77;
    sigset_t now;
    SHOW(call(swapcontext, &a, NULL, 0));
    SHOW(call(swapcontext, &a, NULL, 100));
    SHOW(call(swapcontext, no_access(), NULL, size));
    SHOW(call(swapcontext, (char *)no_access() - 100, NULL, size));
    SHOW(call(swapcontext, NULL, no_access(), size));
    SHOW(call(swapcontext, &a, no_access(), size));
    SHOW(call(swapcontext, NULL, NULL, size));
    set_mask(SIGUSR1, 40);
    memset(&a, 0xff, sizeof a);
    __asm__ volatile("" : "+f"(kept), "+r"(word));
    call(swapcontext, &a, NULL, size); // the result of a context that is continued is what it stored
    __asm__ volatile("" : "+f"(kept), "+r"(word));
    sigprocmask(SIG_SETMASK, NULL, &now);
    show_mask("mask", &now);
    printf("time %d: %g %ld\n", ++times, kept, word);
    if (times == 1) {
        show_mask("stored", &a.uc_sigmask);
        CHECK(a.uc_mcontext.uc_regs->gregs[20] == 77 && a.uc_mcontext.uc_regs->fpregs.fpregs[20] == 1.5);
    }
    set_mask(SIGUSR2, 41);
    kept = 2.5, word = 88;
    __asm__ volatile("" : "+f"(kept), "+r"(word));
    if (times < 3)
        call(swapcontext, times == 1 ? &b : NULL, &a, size);
    show_mask("stored by the second", &b.uc_sigmask);
    CHECK(b.uc_mcontext.uc_regs->gregs[20] == 88 && b.uc_mcontext.uc_regs->fpregs.fpregs[20] == 2.5);
}

/* stdout:
call(swapcontext, &a, NULL, 0): EINVAL
call(swapcontext, &a, NULL, 100): EINVAL
call(swapcontext, no_access(), NULL, size): EFAULT
call(swapcontext, (char *)no_access() - 100, NULL, size): EFAULT
call(swapcontext, NULL, no_access(), size): EFAULT
call(swapcontext, &a, no_access(), size): EFAULT
call(swapcontext, NULL, NULL, size) = 0
mask: 10 40
time 1: 1.5 77
stored: 10 40
yes a.uc_mcontext.uc_regs->gregs[20] == 77 && a.uc_mcontext.uc_regs->fpregs.fpregs[20] == 1.5
mask: 10 40
time 2: 1.5 77
mask: 10 40
time 3: 1.5 77
stored by the second: 12 41
yes b.uc_mcontext.uc_regs->gregs[20] == 88 && b.uc_mcontext.uc_regs->fpregs.fpregs[20] == 2.5
*/
