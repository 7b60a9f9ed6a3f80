// Calling an address that is not mapped, and data that is not executable, both give SIGSEGV at that address.
// qemu: no, it executes data pages
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

// A function's address is a pointer to code on some machines and to a descriptor on others: the jump is a return address written over, or by hand.
static void jump(uintptr_t target)
{
#if defined(__hppa__)
    __asm__ volatile("bv,n %%r0(%0)" : : "r"(target));
#elif defined(__ia64__)
    __asm__ volatile("mov b6=%0;;\n\tbr.few b6;;" : : "r"(target) : "b6");
#else
    ((void (*)(void))target)();
#endif
}

static volatile uintptr_t wanted;
static void handler(int number, siginfo_t *info, void *context)
{
    (void)context;
    // IA-64 and PA-RISC have low bits of their own in an instruction's address.
    _exit(number == SIGSEGV && ((uintptr_t)info->si_addr & ~(uintptr_t)15) == (wanted & ~(uintptr_t)15) ? 7 : 8);
}

static void attempt(const char *what, uintptr_t target, int handled)
{
    fflush(stdout);
    wanted = target;
    pid_t child = fork();
    if (child == 0) {
        struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
        if (handled)
            sigaction(SIGSEGV, &action, NULL);
        jump(target);
        _exit(1);
    }
    int status;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status))
        printf("%s: %s\n", what, strsignal(WTERMSIG(status)));
    else
        printf("%s: status %d\n", what, WEXITSTATUS(status));
}

int main(void)
{
    char *data = (char *)mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    attempt("nothing", 0x8000, 0);
    attempt("nothing, handled", 0x8000, 1);
    attempt("data", (uintptr_t)data, 0);
    attempt("data, handled", (uintptr_t)data, 1);
    munmap(data, 65536);
    attempt("gone", (uintptr_t)data, 1);
}

/* stdout:
nothing: Segmentation fault
nothing, handled: status 7
data: Segmentation fault
data, handled: status 7
gone: status 7
*/
