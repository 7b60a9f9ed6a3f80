/* contexts.c - contexts on stacks of their own, makecontext(3C), and those in which LWPs begin: registers of struct ucontext, and the first
 * window of SPARC's stack. */
#include "lwp.h"

#if defined __x86_64__
enum { REG_R9 = 6, REG_R8, REG_DI, REG_SI, REG_BX = 11, REG_DX, REG_CX, REG_PC = 17, REG_SP = 20, REG_FSBASE = 26, REGISTERS = 28 };
enum { AFTER_REGISTERS = 576, STACK_ALIGN = 16 };
#elif defined __i386__
enum { REG_ESP = 7, REG_BX = 8, REG_PC = 14, REG_SP = 17, REGISTERS = 19, AFTER_REGISTERS = 400 };
#else
enum { REG_PC = 1, REG_NPC = 2, REG_G7 = 10, REG_O0 = 11, REG_SP = 17, REG_O7 = 18, IN_REGISTERS = 6 };
enum { IN_0 = 8 }; /* the word of %i0 in the window */
/* Bytes of a frame; where the seventh argument is; what %sp is less than addresses. */
#ifdef __LP64__
enum { REGISTERS = 21, AFTER_REGISTERS = 504, WINDOW = 192, ARGUMENTS_AT = 176, BIAS = 2047, STACK_ALIGN = 16 };
#else
enum { REGISTERS = 19, AFTER_REGISTERS = 332, WINDOW = 96, ARGUMENTS_AT = 92, BIAS = 0, STACK_ALIGN = 8 };
#endif
#endif

struct context {
    unsigned flags;
    struct context *link;
    unsigned mask[4];
    struct stack stack;
#ifdef __i386__
    unsigned long registers[REGISTERS];
#else
    unsigned long registers[REGISTERS] __attribute__((aligned(STACK_ALIGN)));
#endif
    char more[AFTER_REGISTERS];
};

int getcontext(struct context *c);
int setcontext(const struct context *c);
void context_return(void);

/* The function of makecontext() has returned. */
void context_finish(const struct context *c)
{
    if (c->link)
        setcontext(c->link);
    exit(0);
}

#if defined __x86_64__
void makecontext(struct context *c, void (*function)(), int n, ...)
{
    static const unsigned char places[] = {REG_DI, REG_SI, REG_DX, REG_CX, REG_R8, REG_R9};
    const int on_stack = n > (int)sizeof places ? n - (int)sizeof places : 0;
    const uintptr_t top = (uintptr_t)c->stack.start + c->stack.size;
    unsigned long *sp = (unsigned long *)((top - (size_t)on_stack * sizeof(long)) & ~15ul);
    va_list args;

    va_start(args, n);
    for (int i = 0; i < n; i++)
        *(i < (int)sizeof places ? &c->registers[places[i]] : &sp[i - (int)sizeof places]) = va_arg(args, unsigned long);
    va_end(args);
    *--sp = (unsigned long)context_return;
    c->registers[REG_BX] = (unsigned long)c; /* context_return() finds it there */
    c->registers[REG_PC] = (unsigned long)function;
    c->registers[REG_SP] = (unsigned long)sp;
}
#elif defined __i386__
void makecontext(struct context *c, void (*function)(), int n, ...)
{
    const uintptr_t top = (uintptr_t)c->stack.start + c->stack.size;
    unsigned long *sp = (unsigned long *)((top - (size_t)n * sizeof(long)) & ~15ul);
    va_list args;

    va_start(args, n);
    for (int i = 0; i < n; i++)
        sp[i] = va_arg(args, unsigned long);
    va_end(args);
    *--sp = (unsigned long)context_return;
    c->registers[REG_BX] = (unsigned long)c; /* context_return() finds it there */
    c->registers[REG_PC] = (unsigned long)function;
    c->registers[REG_SP] = (unsigned long)sp;
}
#else
void makecontext(struct context *c, void (*function)(), int n, ...)
{
    const int on_stack = n > IN_REGISTERS ? n - IN_REGISTERS : 0;
    const uintptr_t top = (uintptr_t)c->stack.start + c->stack.size;
    unsigned long *sp = (unsigned long *)((top - WINDOW - (size_t)on_stack * sizeof(long)) & ~(uintptr_t)(STACK_ALIGN - 1));
    unsigned long *const rest = (unsigned long *)((char *)sp + ARGUMENTS_AT);
    va_list args;

    va_start(args, n);
    for (int i = 0; i < n; i++)
        *(i < IN_REGISTERS ? &c->registers[REG_O0 + i] : &rest[i - IN_REGISTERS]) = va_arg(args, unsigned long);
    va_end(args);
    memset(sp, 0, 16 * sizeof *sp);
    sp[IN_0] = (unsigned long)c; /* context_return() finds it there */
    c->registers[REG_PC] = (unsigned long)function;
    c->registers[REG_NPC] = (unsigned long)function + 4;
    c->registers[REG_SP] = (unsigned long)sp - BIAS;
    c->registers[REG_O7] = (unsigned long)context_return - 8;
}
#endif

/* Comes back when the old context is set. */
int swapcontext(struct context *old, const struct context *to)
{
    volatile int left = 0;

    if (getcontext(old))
        return -1;
    if (left)
        return 0;
    left = 1;
    return setcontext(to);
}

/* ---- jumps out of handlers -------------------------------------------------------------------------------------------------- */

#ifndef __sparc__
enum { BIAS = 0 };
#endif

/* Of siglongjmp(): sets the mask, and leaves the alternate stack if `sp`, where the jump goes, is not on it. */
void jump_to_signals(const unsigned *mask, uintptr_t sp)
{
    enum { UC_SIGMASK = 1, UC_STACK = 2, SS_ONSTACK = 1, SIG_SETMASK = 3 };
    struct context c;

    if (getcontext(&c) || !(c.stack.flags & SS_ONSTACK) || sp + BIAS - (uintptr_t)c.stack.start < c.stack.size) {
        CALL(SYS_sigprocmask, (long)SIG_SETMASK, mask, NULL);
        return;
    }
    c.flags = UC_SIGMASK | UC_STACK;
    c.stack.flags = 0;
    memcpy(c.mask, mask, sizeof c.mask);
    setcontext(&c);
}

/* ---- LWPs --------------------------------------------------------------------------------------------------------------------- */

int main_stack(struct stack *out)
{
    struct context c;

    if (getcontext(&c))
        return errno;
    *out = (struct stack){c.stack.start + c.stack.size, c.stack.size, 0};
    return 0;
}

#if defined __x86_64__
static void begin_lwp(struct context *c, void (*function)(void *), void *argument, char *top, struct lwp_tcb *tcb)
{
    unsigned long *sp = (unsigned long *)((uintptr_t)top & ~15ul);

    *--sp = 0;
    *--sp = 0;
    *--sp = 0; /* it does not return */
    c->registers[REG_FSBASE] = (unsigned long)tcb;
    c->registers[REG_DI] = (unsigned long)argument;
    c->registers[REG_PC] = (unsigned long)function;
    c->registers[REG_SP] = (unsigned long)sp;
}
#elif defined __i386__
static void begin_lwp(struct context *c, void (*function)(void *), void *argument, char *top, struct lwp_tcb *tcb)
{
    unsigned long *sp = (unsigned long *)((uintptr_t)(top - 2 * sizeof(long)) & ~15ul);

    *sp = (unsigned long)argument;
    *--sp = 0; /* it does not return */
    c->registers[REG_ESP] = (unsigned long)tcb;
    c->registers[REG_PC] = (unsigned long)function;
    c->registers[REG_SP] = (unsigned long)sp;
}
#else
static void begin_lwp(struct context *c, void (*function)(void *), void *argument, char *top, struct lwp_tcb *tcb)
{
    unsigned long *sp = (unsigned long *)((uintptr_t)(top - WINDOW) & ~(uintptr_t)(STACK_ALIGN - 1));

    memset(sp, 0, 16 * sizeof *sp);
    c->registers[REG_G7] = (unsigned long)tcb;
    c->registers[REG_O0] = (unsigned long)argument;
    c->registers[REG_PC] = (unsigned long)function;
    c->registers[REG_NPC] = (unsigned long)function + 4;
    c->registers[REG_SP] = (unsigned long)sp - BIAS;
}
#endif

/* It has the signal mask of its creator. */
int lwp_create(void (*function)(void *), void *argument, char *top, struct lwp_tcb *tcb, int flags, int *number)
{
    enum { UC_SIGMASK = 1, UC_CPU = 4, SIG_BLOCK = 1 };
    struct context c = {.flags = UC_SIGMASK | UC_CPU};

    system_call(SYS_sigprocmask, (long)SIG_BLOCK, NULL, c.mask);
    begin_lwp(&c, function, argument, top, tcb);
    return error_of(system_call(SYS_lwp_create, &c, (long)flags, number));
}
