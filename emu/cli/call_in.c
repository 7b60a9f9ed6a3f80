/* call_in.c - call_in PID NUMBER [ARGUMENT...]: makes a running process execute a system call of the host, as code that an attacker
 * injects would, and prints its result: 0 or more, or -errno. A test uses it. An argument is a number, or text of which the address is
 * passed. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ARGUMENTS = 6, BELOW_STACK = 4096 };

static _Noreturn void fail(const char *what)
{
    perror(what);
    exit(2);
}

static void put_text(pid_t pid, unsigned long at, const char *text)
{
    char word[sizeof(long)];
    for (size_t length = strlen(text) + 1, i = 0; i < length; i += sizeof word) {
        long value;
        memset(word, 0, sizeof word);
        memcpy(word, text + i, length - i < sizeof word ? length - i : sizeof word);
        memcpy(&value, word, sizeof value);
        if (ptrace(PTRACE_POKEDATA, pid, at + i, value))
            fail("a text");
    }
}

static unsigned long argument(pid_t pid, unsigned long *free_at, const char *text)
{
    char *end;
    unsigned long value = strtoul(text, &end, 0);
    if (*text && !*end)
        return value;
    value = *free_at;
    put_text(pid, value, text);
    *free_at += (strlen(text) / sizeof(long) + 1) * sizeof(long);
    return value;
}

/* Runs the stopped process until it stops again. */
static int step(pid_t pid)
{
    int status;
    if (ptrace(PTRACE_CONT, pid, 0, 0) || waitpid(pid, &status, 0) != pid)
        fail("the process");
    return status;
}

int main(int argc, char **argv)
{
    static const unsigned long syscall_and_trap = 0xcc050f;
    struct user_regs_struct saved, r;
    unsigned long values[ARGUMENTS] = {0};
    int status;
    if (argc < 3 || argc > 3 + ARGUMENTS)
        return 2;
    pid_t pid = atoi(argv[1]);
    if (ptrace(PTRACE_ATTACH, pid, 0, 0) || waitpid(pid, &status, 0) != pid || ptrace(PTRACE_GETREGS, pid, 0, &saved))
        fail("ptrace");
    unsigned long free_at = (saved.rsp - BELOW_STACK) & ~(sizeof(long) - 1);
    for (int i = 3; i < argc; i++)
        values[i - 3] = argument(pid, &free_at, argv[i]);
    long code = ptrace(PTRACE_PEEKTEXT, pid, saved.rip, 0);
    if (ptrace(PTRACE_POKETEXT, pid, saved.rip, (code & ~0xffffffL) | (long)syscall_and_trap))
        fail("code");
    r = saved;
    r.orig_rax = (unsigned long)-1; /* an interrupted call is not repeated here */
    r.rax = strtoul(argv[2], NULL, 0);
    r.rdi = values[0], r.rsi = values[1], r.rdx = values[2], r.r10 = values[3], r.r8 = values[4], r.r9 = values[5];
    ptrace(PTRACE_SETREGS, pid, 0, &r);
    do
        status = step(pid);
    while (WIFSTOPPED(status) && WSTOPSIG(status) != SIGTRAP && WSTOPSIG(status) != SIGSEGV);
    if (!WIFSTOPPED(status)) {
        printf("ended\n");
        return 0;
    }
    ptrace(PTRACE_GETREGS, pid, 0, &r);
    printf("%ld\n", (long)r.rax);
    ptrace(PTRACE_POKETEXT, pid, saved.rip, code);
    ptrace(PTRACE_SETREGS, pid, 0, &saved);
    ptrace(PTRACE_DETACH, pid, 0, 0);
    return 0;
}
