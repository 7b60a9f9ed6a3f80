// A debugger of PA-RISC: registers by word and by set, breakpoints in code that has run, single steps through delay slots and nullified
// instructions, jumps, floating-point registers.
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

enum { BREAKPOINT = 0x00010004 }; /* GDB's: break 4,8 */

extern char walk[], walk_loop[], walk_slot[], walk_skipped[], walk_end[];
int walk_through(int n);

/* Adds 1 in a loop, in the branch's delay slot, and nullifies an instruction. */
__asm__(".text\n"
        ".export walk_through, code\n"
        "walk_through:\n"
        "walk: ldi 0, %r28\n"
        "walk_loop: addib,<> -1, %r26, walk_loop\n"
        "walk_slot: addi 1, %r28, %r28\n"
        "comclr,= %r0, %r0, %r19\n"
        "walk_skipped: ldi 99, %r28\n"
        "walk_end: bv %r0(%r2)\n"
        "nop\n");

static long reg(pid_t pid, unsigned n)
{
    return ptrace(PTRACE_PEEKUSER, pid, n * 4, 0);
}

static char *pc(pid_t pid)
{
    return (char *)(ptrace(PTRACE_PEEKUSER, pid, offsetof(struct pt_regs, iaoq[0]), 0) & ~3);
}

static void set_pc(pid_t pid, char *to)
{
    ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, iaoq[0]), to);
    ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, iaoq[1]), to + 4);
}

static int go(pid_t pid, int request)
{
    int status;

    must(ptrace(request, pid, 0, 0), "go");
    must(waitpid(pid, &status, 0), "wait");
    return WIFSTOPPED(status) ? WSTOPSIG(status) : -WEXITSTATUS(status);
}

static void steps(pid_t pid)
{
    int sig;
    siginfo_t info;

    for (int i = 0; i < 8 && pc(pid) != walk_end; i++) {
        printf("at +%d, r26 %ld, r28 %ld", (int)(pc(pid) - walk), reg(pid, 26), reg(pid, 28));
        printf(", nullified %ld\n", ptrace(PTRACE_PEEKUSER, pid, 0, 0) >> 21 & 1);
        sig = go(pid, PTRACE_SINGLESTEP);
        ptrace(PTRACE_GETSIGINFO, pid, 0, &info);
        if (sig != SIGTRAP || info.si_code != TRAP_TRACE || info.si_addr != pc(pid))
            printf("signal %d, code %d\n", sig, info.si_code);
    }
}

static void sets(pid_t pid)
{
    struct user_regs_struct r;
    struct user_fp_struct f;
    struct iovec v = {&r, sizeof r};

    CHECK(ptrace(PTRACE_GETREGSET, pid, NT_PRSTATUS, &v) == 0 && v.iov_len == 80 * 4);
    CHECK(r.gr[26] == (unsigned long)reg(pid, 26) && (char *)(r.iaoq[0] & ~3ul) == pc(pid));
    r.gr[26] = 5;
    CHECK(ptrace(PTRACE_SETREGSET, pid, NT_PRSTATUS, &v) == 0 && reg(pid, 26) == 5);
    v = (struct iovec){&f, sizeof f};
    CHECK(ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == 0 && v.iov_len == 256);
    f.fr[22] = 0x123456789abcdef0;
    CHECK(ptrace(PTRACE_SETREGSET, pid, NT_PRFPREG, &v) == 0);
    CHECK(ptrace(PTRACE_PEEKUSER, pid, offsetof(struct pt_regs, fr[22]), 0) == 0x12345678);
    v.iov_len = 6;
    CHECK(ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == -1 && errno == EINVAL);
    errno = 0;
    CHECK(ptrace(PTRACE_PEEKUSER, pid, sizeof(struct pt_regs), 0) == -1 && errno == EIO);
    CHECK(ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, ipsw), 0) == -1 && errno == EIO);
}

int main(void)
{
    int status, word;
    pid_t pid = fork();

    if (pid == 0) {
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        int warm = walk_through(100000); /* translated */
        raise(SIGSTOP);
        int first = walk_through(2), second = walk_through(3);
        _exit(warm == 100000 && first == 3 && second == 8 ? 21 : 22);
    }
    waitpid(pid, &status, 0);
    word = ptrace(PTRACE_PEEKTEXT, pid, walk, 0);
    CHECK(ptrace(PTRACE_POKETEXT, pid, walk, BREAKPOINT) == 0);
    CHECK(go(pid, PTRACE_CONT) == SIGTRAP && pc(pid) == walk);
    CHECK(ptrace(PTRACE_POKETEXT, pid, walk, word) == 0);
    CHECK(reg(pid, 26) == 2);
    steps(pid);
    CHECK(ptrace(PTRACE_POKEUSER, pid, 28 * 4, 3) == 0);
    CHECK(ptrace(PTRACE_POKETEXT, pid, walk, BREAKPOINT) == 0);
    CHECK(go(pid, PTRACE_CONT) == SIGTRAP && pc(pid) == walk);
    CHECK(ptrace(PTRACE_POKETEXT, pid, walk, word) == 0);
    sets(pid);
    /* The loop counts to 5; then it runs once more, to 3 and 5. */
    word = ptrace(PTRACE_PEEKTEXT, pid, walk_end, 0);
    ptrace(PTRACE_POKETEXT, pid, walk_end, BREAKPOINT);
    CHECK(go(pid, PTRACE_CONT) == SIGTRAP && pc(pid) == walk_end && reg(pid, 28) == 5);
    ptrace(PTRACE_POKEUSER, pid, 26 * 4, 3);
    set_pc(pid, walk_loop);
    CHECK(go(pid, PTRACE_CONT) == SIGTRAP && pc(pid) == walk_end && reg(pid, 28) == 8);
    ptrace(PTRACE_POKETEXT, pid, walk_end, word);
    CHECK(go(pid, PTRACE_CONT) == -21);
}

/* stdout:
yes ptrace(PTRACE_POKETEXT, pid, walk, BREAKPOINT) == 0
yes go(pid, PTRACE_CONT) == SIGTRAP && pc(pid) == walk
yes ptrace(PTRACE_POKETEXT, pid, walk, word) == 0
yes reg(pid, 26) == 2
at +0, r26 2, r28 0, nullified 0
at +4, r26 2, r28 0, nullified 0
at +8, r26 1, r28 0, nullified 0
at +4, r26 1, r28 1, nullified 0
at +8, r26 0, r28 1, nullified 0
at +12, r26 0, r28 2, nullified 0
at +16, r26 0, r28 2, nullified 1
yes ptrace(PTRACE_POKEUSER, pid, 28 * 4, 3) == 0
yes ptrace(PTRACE_POKETEXT, pid, walk, BREAKPOINT) == 0
yes go(pid, PTRACE_CONT) == SIGTRAP && pc(pid) == walk
yes ptrace(PTRACE_POKETEXT, pid, walk, word) == 0
yes ptrace(PTRACE_GETREGSET, pid, NT_PRSTATUS, &v) == 0 && v.iov_len == 80 * 4
yes r.gr[26] == (unsigned long)reg(pid, 26) && (char *)(r.iaoq[0] & ~3ul) == pc(pid)
yes ptrace(PTRACE_SETREGSET, pid, NT_PRSTATUS, &v) == 0 && reg(pid, 26) == 5
yes ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == 0 && v.iov_len == 256
yes ptrace(PTRACE_SETREGSET, pid, NT_PRFPREG, &v) == 0
yes ptrace(PTRACE_PEEKUSER, pid, offsetof(struct pt_regs, fr[22]), 0) == 0x12345678
yes ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == -1 && errno == EINVAL
yes ptrace(PTRACE_PEEKUSER, pid, sizeof(struct pt_regs), 0) == -1 && errno == EIO
yes ptrace(PTRACE_POKEUSER, pid, offsetof(struct pt_regs, ipsw), 0) == -1 && errno == EIO
yes go(pid, PTRACE_CONT) == SIGTRAP && pc(pid) == walk_end && reg(pid, 28) == 5
yes go(pid, PTRACE_CONT) == SIGTRAP && pc(pid) == walk_end && reg(pid, 28) == 8
yes go(pid, PTRACE_CONT) == -21
*/
