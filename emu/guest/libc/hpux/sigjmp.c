/* sigjmp.c - sigsetjmp() and siglongjmp(): a signal mask is behind the registers. */
#include "libc.h"

int sigprocmask(int how, const void *set, void *old);
void longjmp(void *env, int value) __attribute__((noreturn));
enum { SIG_SETMASK_ = 2, MASK_AT = 512, SAVED_AT = MASK_AT + 32 }; /* within HP-UX's sigjmp_buf on both machines */

/* Called by sigsetjmp(), which then continues as setjmp(). */
void save_signal_mask(char *env, int save)
{
    *(int *)(env + SAVED_AT) = save;
    if (save)
        sigprocmask(SIG_SETMASK_, NULL, env + MASK_AT);
}

void siglongjmp(char *env, int value)
{
    if (*(int *)(env + SAVED_AT))
        sigprocmask(SIG_SETMASK_, env + MASK_AT, NULL);
    longjmp(env, value);
}
