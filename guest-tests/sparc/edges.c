// Instructions at the edges: an annulled delay slot in a page that is not mapped, windows that `ta 3` cannot store.
// only: sparc sparc64
// qemu: no, sparc64's window without memory ends it, and aligns less
#include <setjmp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include "check.h"

#ifdef __arch64__
enum { BIAS = 2047 };
#else
enum { BIAS = 0 };
#endif

static sigjmp_buf back;
static volatile int number, code;
static char *volatile address;

static void handler(int n, siginfo_t *info, void *context)
{
    (void)context;
    number = n;
    code = info->si_code;
    address = info->si_addr;
    siglongjmp(back, 1);
}

/* Enters the last of these words, which are the end of a page whose next one is not mapped. Returns the end of the page. */
static char *run_at_end(const unsigned *code_words, unsigned words)
{
    const size_t page = 8192;
    char *p = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), *end = p + page;
    must(munmap(end, page), "munmap");
    memcpy(end - 4 * words, code_words, 4 * words);
    number = code = 0;
    address = NULL;
    if (!sigsetjmp(back, 1))
        ((void (*)(void))(end - 4))();
    return end;
}

static void annulled(void)
{
    /* retl; nop; then a branch to the retl, or to none */
    static const unsigned always[] = {0x81c3e008, 0x01000000, 0x30bffffe}, never[] = {0x20800001}, executed[] = {0x10bffffe};
    run_at_end(always, 3);
    printf("ba,a: signal %d\n", number);
    char *end = run_at_end(never, 1);
    CHECK(number == SIGSEGV && code == SEGV_MAPERR && address == end + 4);
    end = run_at_end(executed, 1);
    CHECK(number == SIGSEGV && code == SEGV_MAPERR && address == end);
}

/* Stores the windows of two frames, the first of which has no stack. */
static void flush(const char *what, const char *address_of)
{
    number = code = 0;
    if (!sigsetjmp(back, 1))
        __asm__ volatile("save %%g0, %0, %%sp; save %%g0, 16, %%sp; ta 3; restore; restore" : : "r"(address_of) : "memory");
    printf("%s: signal %s\n", what, number == SIGSEGV ? "SIGSEGV" : number == SIGBUS ? "SIGBUS" : "none");
}

int main(void)
{
    static char stack[65536] __attribute__((aligned(16)));
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    must(sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL), "sigaltstack");
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    annulled();
    flush("window without memory", (char *)16 - BIAS);
    flush("misaligned window", stack + 1026 - BIAS);
}

/* stdout:
ba,a: signal 0
yes number == SIGSEGV && code == SEGV_MAPERR && address == end + 4
yes number == SIGSEGV && code == SEGV_MAPERR && address == end
window without memory: signal SIGSEGV
misaligned window: signal SIGBUS
*/
