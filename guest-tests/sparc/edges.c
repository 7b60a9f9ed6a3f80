// Instructions at the edges: an annulled delay slot in a page that is not mapped, windows that `ta 3` cannot store, or a frame of a signal
// that is lost; frames that clone() cannot copy.
// only: sparc sparc64
// qemu: no, sparc64's window without memory ends it, and aligns less
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "check.h"

#ifdef __arch64__
enum { BIAS = 2047 };
#define CALL "ta 0x6d;"
#else
enum { BIAS = 0 };
#define CALL "ta 0x10;"
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

static char *hole;

static void map_hole(int n)
{
    (void)n;
    must(mmap(hole, 16384, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == hole ? 0 : -1, "mmap");
}

#define EACH(f, base) f(l, 0, base) f(l, 1, base) f(l, 2, base) f(l, 3, base) f(l, 4, base) f(l, 5, base) f(l, 6, base) f(l, 7, base) \
        f(i, 0, base + 8) f(i, 1, base + 8) f(i, 2, base + 8) f(i, 3, base + 8) f(i, 4, base + 8) f(i, 5, base + 8) f(i, 7, base + 8)
#define PUT(bank, n, base) "mov " #base " + " #n ", %%" #bank #n ";"
#define COMPARE(bank, n, base) "xor %%" #bank #n ", " #base " + " #n ", %%g3; or %%g4, %%g3, %%g4;"

/* The same for all registers of two windows, the current one and the one below it; the last register is the stack's. Returns what differs. */
static long all_registers(void)
{
    long differs;
    __asm__ volatile("mov %1, %%g4; mov %2, %%g5; save %%g0, %%g4, %%sp;" EACH(PUT, 1000) "save %%sp, -512, %%sp;" EACH(PUT, 2000)
                     "mov %%g5, %%o0; mov %3, %%o1; mov %4, %%g1;" CALL "clr %%g4;" EACH(COMPARE, 2000)
                     "restore; sub %%o0, 2008, %%g3; or %%g4, %%g3, %%g4;" EACH(COMPARE, 1000) "restore; mov %%g4, %0"
                     : "=r"(differs)
                     : "r"(hole + 12288 - BIAS), "r"((long)getpid()), "i"(SIGUSR1), "i"(SYS_kill)
                     : "g1", "g3", "g4", "g5", "o0", "o1", "o2", "o3", "o4", "o5", "o7", "memory");
    return differs;
}

/* The frame of SIGUSR1 cannot be written, and that of SIGSEGV, on another stack, has the window that could not be stored either. */
static void lost_frame(void)
{
    long kept = 0;
    hole = mmap(NULL, 16384, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    sigaction(SIGUSR1, &(struct sigaction){.sa_handler = map_hole}, NULL);
    sigaction(SIGSEGV, &(struct sigaction){.sa_handler = map_hole, .sa_flags = SA_ONSTACK}, NULL);
    __asm__ volatile("mov %1, %%g4; mov %2, %%g5; save %%g0, %%g4, %%sp; mov 1234, %%l0; save %%sp, -512, %%sp; mov %%g5, %%o0;"
                     "mov %3, %%o1; mov %4, %%g1;" CALL "restore; mov %%l0, %%g4; restore; mov %%g4, %0"
                     : "=r"(kept)
                     : "r"(hole + 12288 - BIAS), "r"((long)getpid()), "i"(SIGUSR1), "i"(SYS_kill)
                     : "g1", "g4", "g5", "memory");
    printf("lost frame: %ld\n", kept);
    must(mmap(hole, 16384, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == hole ? 0 : -1, "mmap");
    CHECK(all_registers() == 0);
}

/* clone() with a stack, and %fp at this distance from %sp. Returns the error. */
static long clone_with(char *stack, long distance)
{
    long error;
    __asm__ volatile("mov %1, %%g4; mov %2, %%g5; save %%sp, -512, %%sp; ta 3; mov %%fp, %%l0; add %%sp, %%g5, %%fp; mov %3, %%o0; mov %%g4, %%o1;"
                     "clr %%o2; clr %%o3; clr %%o4; mov %4, %%g1;" CALL "mov %%l0, %%fp; mov %%o0, %%g4; restore; mov %%g4, %0"
                     : "=r"(error)
                     : "r"(stack - BIAS), "r"(distance), "i"(SIGCHLD), "i"(SYS_clone)
                     : "g1", "g4", "g5", "memory");
    return error;
}

static void bad_clones(void)
{
    static char room[65536];
    CHECK(clone_with((char *)16384, 512) == EFAULT);
    CHECK(clone_with(room + sizeof room, -512) == EFAULT);
    CHECK(clone_with(room + sizeof room, 1L << 30) == EFAULT);
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
    lost_frame();
    bad_clones();
}

/* stdout:
ba,a: signal 0
yes number == SIGSEGV && code == SEGV_MAPERR && address == end + 4
yes number == SIGSEGV && code == SEGV_MAPERR && address == end
window without memory: signal SIGSEGV
misaligned window: signal SIGBUS
lost frame: 1234
yes all_registers() == 0
yes clone_with((char *)16384, 512) == EFAULT
yes clone_with(room + sizeof room, -512) == EFAULT
yes clone_with(room + sizeof room, 1L << 30) == EFAULT
*/
