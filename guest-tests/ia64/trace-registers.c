// A debugger of Itanium: registers by word and by set, r32 on through the backing store, breakpoints in code that has run, single steps by
// slot, jumps.
// only: ia64
// qemu: no, it has no ptrace
#include <elf.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

#include <asm/ptrace_offsets.h>

extern char walk[], walk_loop[], walk_end[];
long walk_through(long n, long m), around(long n, long m);

/* Counts in a loop; returns twice the local r34, and m. */
__asm__(".text\n"
        ".global walk_through#, walk, walk_loop, walk_end\n"
        ".proc walk_through#\n"
        "walk_through:\n"
        "walk:\n"
        "{ .mii\n alloc r35 = ar.pfs, 2, 3, 0, 0\n mov r36 = ar.lc\n adds r14 = -1, r32 ;; }\n"
        "{ .mii\n mov r34 = r0\n mov ar.lc = r14\n nop.i 0 ;; }\n"
        "walk_loop:\n"
        "{ .mib\n adds r34 = 1, r34\n nop.i 0\n br.cloop.sptk walk_loop ;; }\n"
        "walk_end:\n"
        "{ .mii\n add r8 = r34, r34\n mov ar.lc = r36\n mov ar.pfs = r35 ;; }\n"
        "{ .mib\n add r8 = r8, r33\n nop.i 0\n br.ret.sptk b0 ;; }\n"
        ".endp walk_through#\n");

/* Adds the local r36, n + m, to what walk_through() returns. */
__asm__(".text\n"
        ".global around#\n"
        ".proc around#\n"
        "around:\n"
        "{ .mii\n alloc r35 = ar.pfs, 2, 3, 2, 0\n mov r34 = b0\n add r36 = r32, r33 ;; }\n"
        "{ .mii\n mov r37 = r32\n mov r38 = r33\n nop.i 0 }\n"
        "{ .mib\n nop.m 0\n nop.i 0\n br.call.sptk b0 = walk_through# ;; }\n"
        "{ .mii\n add r8 = r8, r36\n mov b0 = r34\n mov ar.pfs = r35 ;; }\n"
        "{ .mib\n nop.m 0\n nop.i 0\n br.ret.sptk b0 ;; }\n"
        ".endp around#\n");

static long user(pid_t pid, long offset)
{
    return ptrace(PTRACE_PEEKUSER, pid, offset, 0);
}

/* The address of rN of the current frame, or with N below 32 of one that called it: below the end of the backing store, without the words that collect NaT bits. */
static unsigned long *stacked(pid_t pid, int n)
{
    long frame = user(pid, PT_CFM) & 127;
    unsigned long *at = (unsigned long *)user(pid, PT_AR_BSP);

    for (long i = frame - (n - 32); i > 0; i--)
        do
            at--;
        while (((unsigned long)at >> 3 & 63) == 63);
    return at;
}

static int go(pid_t pid, int request)
{
    int status;

    must(ptrace(request, pid, 0, 0), "go");
    must(waitpid(pid, &status, 0), "wait");
    return WIFSTOPPED(status) ? WSTOPSIG(status) : -WEXITSTATUS(status);
}

static int slot(pid_t pid)
{
    return user(pid, PT_CR_IPSR) >> 41 & 3;
}

static int is_at(pid_t pid, char *where)
{
    return user(pid, PT_CR_IIP) == (long)where && slot(pid) == 0;
}

static void steps(pid_t pid, int n)
{
    for (int i = 0; i < n; i++) {
        siginfo_t info;

        printf("bundle %ld, slot %d, lc %ld\n", (user(pid, PT_CR_IIP) - (long)walk) / 16, slot(pid), user(pid, PT_AR_LC));
        int sig = go(pid, PTRACE_SINGLESTEP);
        ptrace(PTRACE_GETSIGINFO, pid, 0, &info);
        if (sig != SIGTRAP || info.si_code != TRAP_TRACE)
            printf("signal %d, code %d\n", sig, info.si_code);
    }
}

static unsigned long saved;

/* break.m 0x80001 in slot 0. */
static void insert(pid_t pid, char *where)
{
    const unsigned long slot_bits = (1ul << 41) - 1, breakpoint = 0x80001ul << 6;

    saved = ptrace(PTRACE_PEEKTEXT, pid, where, 0);
    ptrace(PTRACE_POKETEXT, pid, where, (saved & ~(slot_bits << 5)) | breakpoint << 5);
}

static void lift(pid_t pid, char *where)
{
    ptrace(PTRACE_POKETEXT, pid, where, saved);
}

static void sets(pid_t pid)
{
    static unsigned long r[128], f[256];
    struct iovec v = {r, sizeof r};

    CHECK(ptrace(PTRACE_GETREGSET, pid, NT_PRSTATUS, &v) == 0 && v.iov_len == sizeof r);
    CHECK(r[42] == (unsigned long)user(pid, PT_CR_IIP) && r[12] == (unsigned long)user(pid, PT_R12));
    CHECK(r[46] == (unsigned long)user(pid, PT_AR_BSP) && r[43] == (unsigned long)user(pid, PT_CFM));
    r[15] = 4711;
    CHECK(ptrace(PTRACE_SETREGSET, pid, NT_PRSTATUS, &v) == 0 && user(pid, PT_R15) == 4711);
    v = (struct iovec){f, sizeof f};
    CHECK(ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == 0 && v.iov_len == sizeof f);
    CHECK(f[2] == 0x8000000000000000 && f[3] == 0xffff);
    f[2 * 40] = 0x123456789abcdef0;
    CHECK(ptrace(PTRACE_SETREGSET, pid, NT_PRFPREG, &v) == 0 && user(pid, PT_F40) == 0x123456789abcdef0);
    v.iov_len = 6;
    CHECK(ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == -1 && errno == EINVAL);
    errno = 0;
    CHECK(user(pid, 0x1000) == -1 && errno == EIO);
    CHECK(ptrace(PTRACE_POKEUSER, pid, 3, 0) == -1 && errno == EIO);
}

int main(void)
{
    int status;
    pid_t pid = fork();

    if (pid == 0) {
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        long warm = walk_through(100000, 1); /* translated */
        raise(SIGSTOP);
        long first = around(2, 10), second = walk_through(3, 20);
        _exit(warm == 200001 && first == 128 && second == 1030 ? 21 : 22);
    }
    waitpid(pid, &status, 0);
    insert(pid, walk);
    CHECK(go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk));
    lift(pid, walk);
    steps(pid, 9);
    CHECK(ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32), 0) == 2);
    CHECK(ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 33), 0) == 10);
    CHECK(ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 34), 0) == 1);
    /* The caller's frame: r32 and r36. */
    CHECK(ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 5), 0) == 2);
    CHECK(ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 1), 0) == 12);
    CHECK(ptrace(PTRACE_POKEDATA, pid, stacked(pid, 32 - 1), 112) == 0);
    CHECK(ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 1), 0) == 112);
    /* r34 is 2 at the end; 3 makes the result 16. */
    insert(pid, walk_end);
    CHECK(go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk_end));
    CHECK(ptrace(PTRACE_POKEDATA, pid, stacked(pid, 34), 3) == 0);
    lift(pid, walk_end);
    insert(pid, walk);
    CHECK(go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk));
    lift(pid, walk);
    sets(pid);
    /* The loop runs twice, from 0 and from 500: 3, then 503 and 505. */
    insert(pid, walk_end);
    CHECK(go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk_end));
    CHECK(ptrace(PTRACE_POKEDATA, pid, stacked(pid, 34), 502) == 0);
    CHECK(ptrace(PTRACE_POKEUSER, pid, PT_AR_LC, 2) == 0);
    CHECK(ptrace(PTRACE_POKEUSER, pid, PT_CR_IIP, walk_loop) == 0);
    CHECK(go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk_end));
    lift(pid, walk_end);
    CHECK(go(pid, PTRACE_CONT) == -21);
}

/* stdout:
yes go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk)
bundle 0, slot 0, lc 0
bundle 0, slot 1, lc 0
bundle 0, slot 2, lc 0
bundle 1, slot 0, lc 0
bundle 1, slot 1, lc 0
bundle 1, slot 2, lc 1
bundle 2, slot 0, lc 1
bundle 2, slot 1, lc 1
bundle 2, slot 2, lc 1
yes ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32), 0) == 2
yes ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 33), 0) == 10
yes ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 34), 0) == 1
yes ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 5), 0) == 2
yes ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 1), 0) == 12
yes ptrace(PTRACE_POKEDATA, pid, stacked(pid, 32 - 1), 112) == 0
yes ptrace(PTRACE_PEEKDATA, pid, stacked(pid, 32 - 1), 0) == 112
yes go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk_end)
yes ptrace(PTRACE_POKEDATA, pid, stacked(pid, 34), 3) == 0
yes go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk)
yes ptrace(PTRACE_GETREGSET, pid, NT_PRSTATUS, &v) == 0 && v.iov_len == sizeof r
yes r[42] == (unsigned long)user(pid, PT_CR_IIP) && r[12] == (unsigned long)user(pid, PT_R12)
yes r[46] == (unsigned long)user(pid, PT_AR_BSP) && r[43] == (unsigned long)user(pid, PT_CFM)
yes ptrace(PTRACE_SETREGSET, pid, NT_PRSTATUS, &v) == 0 && user(pid, PT_R15) == 4711
yes ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == 0 && v.iov_len == sizeof f
yes f[2] == 0x8000000000000000 && f[3] == 0xffff
yes ptrace(PTRACE_SETREGSET, pid, NT_PRFPREG, &v) == 0 && user(pid, PT_F40) == 0x123456789abcdef0
yes ptrace(PTRACE_GETREGSET, pid, NT_PRFPREG, &v) == -1 && errno == EINVAL
yes user(pid, 0x1000) == -1 && errno == EIO
yes ptrace(PTRACE_POKEUSER, pid, 3, 0) == -1 && errno == EIO
yes go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk_end)
yes ptrace(PTRACE_POKEDATA, pid, stacked(pid, 34), 502) == 0
yes ptrace(PTRACE_POKEUSER, pid, PT_AR_LC, 2) == 0
yes ptrace(PTRACE_POKEUSER, pid, PT_CR_IIP, walk_loop) == 0
yes go(pid, PTRACE_CONT) == SIGTRAP && is_at(pid, walk_end)
yes go(pid, PTRACE_CONT) == -21
*/
