// What instructions that a user program must not execute give, and those that trap: again and again.
// only: i386 x86_64
// qemu: no, it executes some of them, and has other codes
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

#ifdef __x86_64__
enum { PC = REG_RIP };
#else
enum { PC = REG_EIP };
#endif

enum { ROUNDS = 4, PAGE = 4096 };

static sigjmp_buf back;
static siginfo_t last;
static long pc, number;

static void handler(int sig, siginfo_t *info, void *context)
{
    greg_t *regs = ((ucontext_t *)context)->uc_mcontext.gregs;

    (void)sig;
    last = *info;
    pc = regs[PC];
    number = regs[REG_TRAPNO];
    siglongjmp(back, 1);
}

static const struct {
    const char *name, *code;
    int len;
} cases[] = {
    {"hlt", "\xf4", 1},
    {"cli", "\xfa", 1},
    {"in", "\xec", 1},
    {"out", "\xee", 1},
    {"ins", "\x6c", 1},
    {"outs", "\x6e", 1},
    {"mov to cr0", "\x0f\x22\xc0", 3},
    {"mov from cr0", "\x0f\x20\xc0", 3},
    {"wrmsr", "\x0f\x30", 2},
    {"int3", "\xcc", 1},
    {"int 3", "\xcd\x03", 2},
    {"int 0", "\xcd\x00", 2},
    {"int 13", "\xcd\x0d", 2},
    {"ud2", "\x0f\x0b", 2},
    {"invlpg", "\x0f\x01\x38", 3},
    {"clts", "\x0f\x06", 2},
    {"lldt", "\x0f\x00\xd0", 3},
    {"div", "\x31\xc9\xf7\xf1", 4},
    {"idiv", "\x31\xc9\xf7\xf9", 4},
    {"mov to ss", "\x31\xc0\x8e\xd0", 4},
    {"lock nop", "\xf0\x90", 2},
    {"lock add to a register", "\xf0\x01\xc0", 3},
    {"iret", "\xcf", 1},
    {"too long", "\x2e\x2e\x2e\x2e\x2e\x2e\x2e\x2e\x2e\x2e\x2e\x2e\x2e\x2e\x2e\x90", 16},
    {"trap flag", "\x9c\x58\x80\xcc\x01\x50\x9d\x90\x90", 9},
};

int main(void)
{
    static const int signals[] = {SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV};
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO | SA_NODEFER};
    unsigned char *code = mmap(NULL, PAGE, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &action, NULL);
    for (volatile int round = 0; round < ROUNDS; round++)
        for (volatile unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
            memset(code, 0x90, 64);
            memcpy(code, cases[i].code, cases[i].len);
            code[63] = 0xc3;
            if (!sigsetjmp(back, 1))
                ((void (*)(void))code)();
            long at = last.si_addr ? (long)((unsigned char *)last.si_addr - code) : -1;

            if (round == ROUNDS - 1)
                printf("%s: signal %d, code %d, address %ld, pc %ld, exception %ld\n", cases[i].name, last.si_signo, last.si_code, at,
                       pc - (long)code, number);
        }
    return 0;
}

/* stdout:
hlt: signal 11, code 128, address -1, pc 0, exception 13
cli: signal 11, code 128, address -1, pc 0, exception 13
in: signal 11, code 128, address -1, pc 0, exception 13
out: signal 11, code 128, address -1, pc 0, exception 13
ins: signal 11, code 128, address -1, pc 0, exception 13
outs: signal 11, code 128, address -1, pc 0, exception 13
mov to cr0: signal 11, code 128, address -1, pc 0, exception 13
mov from cr0: signal 11, code 128, address -1, pc 0, exception 13
wrmsr: signal 11, code 128, address -1, pc 0, exception 13
int3: signal 5, code 128, address -1, pc 1, exception 3
int 3: signal 5, code 128, address -1, pc 2, exception 3
int 0: signal 11, code 128, address -1, pc 0, exception 13
int 13: signal 11, code 128, address -1, pc 0, exception 13
ud2: signal 4, code 2, address 0, pc 0, exception 6
invlpg: signal 11, code 128, address -1, pc 0, exception 13
clts: signal 11, code 128, address -1, pc 0, exception 13
lldt: signal 11, code 128, address -1, pc 0, exception 13
div: signal 8, code 1, address 2, pc 2, exception 0
idiv: signal 8, code 1, address 2, pc 2, exception 0
mov to ss: signal 11, code 128, address -1, pc 2, exception 13
lock nop: signal 4, code 2, address 0, pc 0, exception 6
lock add to a register: signal 4, code 2, address 0, pc 0, exception 6
iret: signal 11, code 128, address -1, pc 0, exception 13
too long: signal 11, code 128, address -1, pc 0, exception 13
trap flag: signal 5, code 2, address 8, pc 8, exception 1
*/
