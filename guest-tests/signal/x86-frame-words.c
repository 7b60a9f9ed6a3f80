// What else a handler's frame has on x86: the exception's number, code and address, the stack pointer, the mask, the stack, the segments; with
// SA_SIGINFO and, on i386, without it. The mask after the handler is the frame's.
// flags: -no-pie -fno-pie
// only: i386 x86_64
// qemu: no, its frames have no exception for signals that are sent
#define _GNU_SOURCE
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>
#include "check.h"

#ifdef __x86_64__
#define SKIP(u) ((u)->uc_mcontext.gregs[REG_RIP] = (long)after)
#define OLD_MASK(u) ((unsigned long)(u)->uc_mcontext.gregs[REG_OLDMASK])
#define CR2(u) ((unsigned long)(u)->uc_mcontext.gregs[REG_CR2])
#define SP(u) ((unsigned long)(u)->uc_mcontext.gregs[REG_RSP])
#define CS(u) ((unsigned long)(u)->uc_mcontext.gregs[REG_CSGSFS] & 0xffff)
#define MOVE_SP "mov %%rsp, %0\n\t"
#define AX "rax"
#define MOVE_AFTER "movq $1f, %1\n\t"
#else
#define SKIP(u) ((u)->uc_mcontext.gregs[REG_EIP] = (int)after)
#define OLD_MASK(u) ((u)->uc_mcontext.oldmask)
#define CR2(u) ((u)->uc_mcontext.cr2)
#define SP(u) ((unsigned long)(u)->uc_mcontext.gregs[REG_ESP])
#define CS(u) ((unsigned long)(u)->uc_mcontext.gregs[REG_CS])
#define MOVE_SP "mov %%esp, %0\n\t"
#define AX "eax"
#define MOVE_AFTER "movl $1f, %1\n\t"
#endif

static char stack[65536], *volatile after, *volatile sp, *page;
static volatile int on_stack;

static void handler(int sig, siginfo_t *info, void *context)
{
    ucontext_t *u = context;
    unsigned short cs = 0;
    const long cr2 = (long)(CR2(u) - (unsigned long)page);

    __asm__("mov %%cs, %0" : "=r"(cs));
    printf(" signal %d code %d", sig, info->si_code);
    if (info->si_code > 0)
        printf(", trap %d, error %d", (int)u->uc_mcontext.gregs[REG_TRAPNO], (int)u->uc_mcontext.gregs[REG_ERR]);
    if (sig == SIGSEGV && cr2 >= 0 && cr2 < 8192)
        printf(", address +%ld", cr2);
    printf("; sp %d, cs %d, masks %lx %lx, stack %d %d\n", SP(u) == (unsigned long)sp, CS(u) == cs, OLD_MASK(u) & 0xffffffff, u->uc_sigmask.__val[0] & 0xffffffff,
           u->uc_stack.ss_sp == stack && u->uc_stack.ss_size == sizeof stack, u->uc_stack.ss_flags);
    on_stack = (char *)&cs > stack && (char *)&cs < stack + sizeof stack;
    SKIP(u);
    sigdelset(&u->uc_sigmask, SIGUSR2), sigaddset(&u->uc_sigmask, SIGCHLD);
}

#ifdef __i386__
static void old_handler(int sig, struct sigcontext s)
{
    unsigned long *words = &s.oldmask, *more;

    __asm__("" : "+r"(words));
    more = words + (720 - 88) / 4;
    if (sig != SIGSEGV || s.trapno != 14 || s.err != 7 || s.cr2 != (unsigned long)page + 7 || s.esp != (unsigned long)sp || s.esp_at_signal != s.esp)
        printf("old frame: signal %d, trap %d, error %d, address +%d\n", sig, (int)s.trapno, (int)s.err, (int)(s.cr2 - (unsigned long)page));
    if (s.ds != s.es || s.ds != s.ss || *words != 0x800 || *more != 8)
        printf("old frame: masks %lx %lx\n", *words, *more);
    s.eip = (unsigned long)after;
    *words = 1 << (SIGCHLD - 1), *more ^= 1 << (40 - 33);
    __asm__ volatile("" : : "r"(&s) : "memory");
}
#endif

static char answer[200];

static void show_mask(const sigset_t *set)
{
    char *p = answer + sprintf(answer, "on the stack %d; mask", on_stack);

    for (int i = 1; i < 65; i++)
        if (sigismember(set, i) == 1)
            p += sprintf(p, " %d", i);
}

// The instruction has the page in rax or eax.
#define RUN(before, after_it)                                                                                                                      \
    do {                                                                                                                                           \
        sigset_t set;                                                                                                                              \
        sigemptyset(&set), sigaddset(&set, SIGUSR2), sigaddset(&set, SIGRTMIN + 2), sigprocmask(SIG_SETMASK, &set, NULL);                             \
        __asm__ volatile(MOVE_AFTER MOVE_SP before after_it "\n1:\tnop" : "=m"(sp), "=m"(after) : "a"(page), "c"(0), "d"(0) : "memory"); \
        sigprocmask(SIG_SETMASK, NULL, &set);                                                                                                      \
        show_mask(&set);                                                                                                                           \
    } while (0)
#define SHOW(before, after_it)                        \
    do {                                              \
        printf("%s%s:", before, *after_it ? "..." : ""); \
        RUN(before, after_it);                        \
        puts(answer);                                 \
    } while (0)

int main(void)
{
    struct sigaction a = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    const int signals[] = {SIGSEGV, SIGILL, SIGFPE, SIGTRAP, SIGUSR1, SIGBUS};
    setvbuf(stdout, NULL, _IOLBF, 0);
    page = mmap(NULL, 8192, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    on_stack = *(volatile char *)page; // it is there from now on
    must(munmap(page + 4096, 4096), "munmap");
    sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    for (int i = 0; i < 6; i++)
        sigaction(signals[i], &a, NULL);
    SHOW("movb $1, 5(", "%%" AX ")");
    SHOW("movb 4099(", "%%" AX "), %%dl");
    SHOW("movb $1, 4100(", "%%" AX ")");
    SHOW("ud2", "");
    SHOW("int3", "");
    SHOW("divl %%ecx", "");
    SHOW("hlt", "");
#ifdef __i386__
    a.sa_handler = (void (*)(int))(void *)old_handler, a.sa_flags = 0;
    on_stack = 0;
    for (int i = 0; i < 6; i++)
        sigaction(signals[i], &a, NULL);
    RUN("movb $1, 7(", "%%eax)");
    if (strcmp(answer, "on the stack 0; mask 17 36 40") != 0)
        printf("old frame: %s\n", answer);
#endif
}

/* stdout:
movb $1, 5(...: signal 11 code 2, trap 14, error 7, address +5; sp 1, cs 1, masks 800 800, stack 1 0
on the stack 1; mask 17 36
movb 4099(...: signal 11 code 1, trap 14, error 4, address +4099; sp 1, cs 1, masks 800 800, stack 1 0
on the stack 1; mask 17 36
movb $1, 4100(...: signal 11 code 1, trap 14, error 6, address +4100; sp 1, cs 1, masks 800 800, stack 1 0
on the stack 1; mask 17 36
ud2: signal 4 code 2, trap 6, error 0; sp 1, cs 1, masks 800 800, stack 1 0
on the stack 1; mask 17 36
int3: signal 5 code 128, trap 3, error 0; sp 1, cs 1, masks 800 800, stack 1 0
on the stack 1; mask 17 36
divl %%ecx: signal 8 code 1, trap 0, error 0; sp 1, cs 1, masks 800 800, stack 1 0
on the stack 1; mask 17 36
hlt: signal 11 code 128, trap 13, error 0, address +4100; sp 1, cs 1, masks 800 800, stack 1 0
on the stack 1; mask 17 36
*/
