// A debugger of PA-RISC writes each word of struct pt_regs, and finds it by both sets of registers; the offsets are the kernel's headers'.
// only: hppa
// qemu: no, it has no ptrace
#include <elf.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

#include <asm/ptrace.h> /* after sys/ptrace.h */

enum { LEVEL = 3, GETREGS = 18, SETREGS, GETFPREGS = 14, SETFPREGS };

static struct user_regs_struct set, all;
static unsigned floating[64], floats[64];

static unsigned user(pid_t pid, size_t offset)
{
    return (unsigned)ptrace(PTRACE_PEEKUSER, pid, offset, 0);
}

static size_t half(unsigned i)
{
    return offsetof(struct pt_regs, fr) + 4 * i;
}

static void compare(pid_t pid, const char *what, unsigned turn)
{
    struct iovec v = {&set, sizeof set}, f = {floating, sizeof floating};
    int wrong = 0;

    must(ptrace(PTRACE_GETREGSET, pid, NT_PRSTATUS, &v), "GETREGSET");
    must(ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &f), "GETREGSET");
    must(ptrace(GETREGS, pid, 0, &all), "GETREGS");
    must(ptrace(GETFPREGS, pid, 0, floats), "GETFPREGS");
    for (unsigned n = 1; n < 32; n++)
        wrong += set.gr[n] != 1000 * n + turn || all.gr[n] != set.gr[n] || user(pid, offsetof(struct pt_regs, gr) + 4 * n) != set.gr[n];
    for (unsigned i = 8; i < 64; i++) /* from fr4 on */
        wrong += floating[i] != 2000 * i + turn || floats[i] != floating[i] || user(pid, half(i)) != floating[i];
    wrong += set.sar != turn + 1 || all.sar != set.sar || user(pid, offsetof(struct pt_regs, sar)) != set.sar;
    printf("%s: %d wrong\n", what, wrong);
    CHECK(set.iaoq[0] == user(pid, offsetof(struct pt_regs, iaoq[0])) && set.iaoq[1] == user(pid, offsetof(struct pt_regs, iaoq[1])));
    CHECK((set.iaoq[0] & LEVEL) == LEVEL && (set.iaoq[1] & LEVEL) == LEVEL && all.iaoq[0] == set.iaoq[0] && all.iaoq[1] == set.iaoq[1]);
    CHECK(set.iasq[0] == user(pid, offsetof(struct pt_regs, iasq[0])) && set.iasq[1] == user(pid, offsetof(struct pt_regs, iasq[1])));
    CHECK(set.cr27 == user(pid, offsetof(struct pt_regs, cr27)) && set.cr27 && set.ipsw == user(pid, offsetof(struct pt_regs, ipsw)));
    CHECK(set.gr[0] == user(pid, 0) && set.gr[0] == set.ipsw && all.gr[0] == set.gr[0] && all.cr27 == set.cr27);
}

int main(void)
{
    int status;
    pid_t pid = fork();

    if (pid == 0) {
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        raise(SIGSTOP);
        _exit(0);
    }
    waitpid(pid, &status, 0);
    for (unsigned n = 1; n < 32; n++)
        must(ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, gr) + 4 * n, 1000 * n + 5), "gr");
    for (unsigned i = 8; i < 64; i++)
        must(ptrace(PTRACE_POKEUSER, pid, half(i), 2000 * i + 5), "fr");
    must(ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, sar), 6), "sar");
    compare(pid, "by word", 5);
    for (unsigned n = 1; n < 32; n++)
        all.gr[n] = 1000 * n + 7;
    for (unsigned i = 8; i < 64; i++)
        floats[i] = 2000 * i + 7;
    all.sar = 8;
    must(ptrace(SETREGS, pid, 0, &all), "SETREGS");
    must(ptrace(SETFPREGS, pid, 0, floats), "SETFPREGS");
    compare(pid, "by request", 7);
    for (unsigned n = 1; n < 32; n++)
        set.gr[n] = 1000 * n + 9;
    for (unsigned i = 8; i < 64; i++)
        floating[i] = 2000 * i + 9;
    set.sar = 10;
    must(ptrace(PTRACE_SETREGSET, pid, NT_PRSTATUS, &(struct iovec){&set, sizeof set}), "SETREGSET");
    must(ptrace(PTRACE_SETREGSET, pid, NT_PRFPREG, &(struct iovec){floating, sizeof floating}), "SETREGSET");
    compare(pid, "by set", 9);
    /* Bits of PSW that a debugger may change: N, the carries, V. */
    for (unsigned bit = 0; bit < 32; bit++) {
        unsigned before = user(pid, 0);
        ptrace(PTRACE_POKEUSER, pid, 0, before ^ 1u << bit);
        if (user(pid, 0) != before)
            printf(" %u", bit);
        ptrace(PTRACE_POKEUSER, pid, 0, before);
    }
    printf("\n");
    CHECK(ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, ipsw), 0) == -1 && errno == EIO);
    CHECK(ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, iasq), 0) == -1 && errno == EIO);
    CHECK(ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, cr27), 0) == -1 && errno == EIO);
    kill(pid, SIGKILL);
}

/* stdout:
by word: 0 wrong
yes set.iaoq[0] == user(pid, offsetof(struct pt_regs, iaoq[0])) && set.iaoq[1] == user(pid, offsetof(struct pt_regs, iaoq[1]))
yes (set.iaoq[0] & LEVEL) == LEVEL && (set.iaoq[1] & LEVEL) == LEVEL && all.iaoq[0] == set.iaoq[0] && all.iaoq[1] == set.iaoq[1]
yes set.iasq[0] == user(pid, offsetof(struct pt_regs, iasq[0])) && set.iasq[1] == user(pid, offsetof(struct pt_regs, iasq[1]))
yes set.cr27 == user(pid, offsetof(struct pt_regs, cr27)) && set.cr27 && set.ipsw == user(pid, offsetof(struct pt_regs, ipsw))
yes set.gr[0] == user(pid, 0) && set.gr[0] == set.ipsw && all.gr[0] == set.gr[0] && all.cr27 == set.cr27
by request: 0 wrong
yes set.iaoq[0] == user(pid, offsetof(struct pt_regs, iaoq[0])) && set.iaoq[1] == user(pid, offsetof(struct pt_regs, iaoq[1]))
yes (set.iaoq[0] & LEVEL) == LEVEL && (set.iaoq[1] & LEVEL) == LEVEL && all.iaoq[0] == set.iaoq[0] && all.iaoq[1] == set.iaoq[1]
yes set.iasq[0] == user(pid, offsetof(struct pt_regs, iasq[0])) && set.iasq[1] == user(pid, offsetof(struct pt_regs, iasq[1]))
yes set.cr27 == user(pid, offsetof(struct pt_regs, cr27)) && set.cr27 && set.ipsw == user(pid, offsetof(struct pt_regs, ipsw))
yes set.gr[0] == user(pid, 0) && set.gr[0] == set.ipsw && all.gr[0] == set.gr[0] && all.cr27 == set.cr27
by set: 0 wrong
yes set.iaoq[0] == user(pid, offsetof(struct pt_regs, iaoq[0])) && set.iaoq[1] == user(pid, offsetof(struct pt_regs, iaoq[1]))
yes (set.iaoq[0] & LEVEL) == LEVEL && (set.iaoq[1] & LEVEL) == LEVEL && all.iaoq[0] == set.iaoq[0] && all.iaoq[1] == set.iaoq[1]
yes set.iasq[0] == user(pid, offsetof(struct pt_regs, iasq[0])) && set.iasq[1] == user(pid, offsetof(struct pt_regs, iasq[1]))
yes set.cr27 == user(pid, offsetof(struct pt_regs, cr27)) && set.cr27 && set.ipsw == user(pid, offsetof(struct pt_regs, ipsw))
yes set.gr[0] == user(pid, 0) && set.gr[0] == set.ipsw && all.gr[0] == set.gr[0] && all.cr27 == set.cr27
 8 9 10 11 12 13 14 15 17 21
yes ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, ipsw), 0) == -1 && errno == EIO
yes ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, iasq), 0) == -1 && errno == EIO
yes ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, cr27), 0) == -1 && errno == EIO
*/
