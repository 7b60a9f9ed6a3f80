/* <ucontext.h> of HP-UX. The order of the members is an assumption. */
#ifndef _UCONTEXT_INCLUDED
#define _UCONTEXT_INCLUDED
#include <signal.h>

typedef struct __ucontext {
    struct __ucontext *uc_link;
    sigset_t uc_sigmask;
    stack_t uc_stack;
    long long uc_mcontext[128];
} ucontext_t;

int getcontext(ucontext_t *) __attribute__((returns_twice));
int setcontext(const ucontext_t *), swapcontext(ucontext_t *, const ucontext_t *);
void makecontext(ucontext_t *, void (*)(void), int, ...);
#endif
