// seccomp(2): the strict mode, filters, their checks and actions.
// only: hppa
// qemu: no, it passes filters to the host's kernel, whose system calls have other numbers
#include "check.h"
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* Prints a result, and whether the error is the expected one. */
static void told(const char *what, long result, int error)
{
    printf("%s%ld %d\n", what, result, result == -1 && errno == error);
}

static int install(struct sock_filter *code, unsigned n)
{
    struct sock_fprog p = {(unsigned short)n, code};
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &p) ? errno : 0;
}

/* Installs a filter with that action for a call, if its first argument is `arg`. */
static int filter(int number, unsigned arg, unsigned action)
{
    const unsigned low = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? 4 : 0;
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]) + low),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, arg, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, action),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    return install(code, COUNT(code));
}

static void trapped(int sig, siginfo_t *info, void *context)
{
    (void)sig, (void)context;
    printf("SIGSYS code %d errno %d own call %d\n", info->si_code, info->si_errno, info->si_syscall == SYS_dup);
}

static void strict(void)
{
    printf("strict %d\n", prctl(PR_SET_SECCOMP, SECCOMP_MODE_STRICT));
    fflush(stdout);
    syscall(SYS_getppid);
}

static void errors(void)
{
    static const int numbers[] = {12, 45, 57, 100, 133, 134, 200, 251, 300, 4095};
    printf("filter %d\n", filter(SYS_dup, 77, SECCOMP_RET_ERRNO | ENOTDIR));
    told("dup(77) ", dup(77), ENOTDIR);
    told("dup(78) ", dup(78), EBADF);
    for (unsigned i = 0; i < COUNT(numbers); i++) { /* numbers of this machine's errors, and of none */
        printf("filter %d\n", filter(SYS_dup, 100 + i, SECCOMP_RET_ERRNO | numbers[i]));
        told("dup: ", dup(100 + i), numbers[i]);
    }
    printf("the lower action %d\n", filter(SYS_dup, 77, SECCOMP_RET_TRACE));
    told("dup(77) ", dup(77), ENOTDIR);
    printf("mode %d\n", prctl(PR_GET_SECCOMP));
    fflush(stdout);
    if (!fork()) {
        told("in a child ", dup(77), ENOTDIR);
        fflush(stdout);
        _exit(0);
    }
    wait(NULL);
    int failed = filter(SYS_dup, 79, SECCOMP_RET_ERRNO);
    printf("success without the call %d %d\n", failed, dup(79));
}

static void trap(void)
{
    struct sigaction sa = {.sa_sigaction = trapped, .sa_flags = SA_SIGINFO};
    sigaction(SIGSYS, &sa, NULL);
    printf("filter %d\n", filter(SYS_dup, 77, SECCOMP_RET_TRAP | 100));
    dup(77);
}

static void kills(void)
{
    printf("filter %d\n", filter(SYS_dup, 77, SECCOMP_RET_KILL_PROCESS));
    fflush(stdout);
    dup(77);
}

static void checks(void)
{
    struct sock_filter no_end[] = {BPF_STMT(BPF_LD | BPF_IMM, 1)};
    struct sock_filter outside[] = {BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 64), BPF_STMT(BPF_RET | BPF_A, 0)};
    struct sock_filter odd[] = {BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 2), BPF_STMT(BPF_RET | BPF_A, 0)};
    struct sock_filter far[] = {BPF_JUMP(BPF_JMP | BPF_JA, 1, 0, 0), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_filter unset[] = {BPF_STMT(BPF_LD | BPF_MEM, 3), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_filter by_zero[] = {BPF_STMT(BPF_ALU | BPF_DIV | BPF_K, 0), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_filter remainder[] = {BPF_STMT(BPF_ALU | BPF_MOD | BPF_K, 3), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_filter byte[] = {BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 0), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_filter good[] = {BPF_STMT(BPF_LD | BPF_IMM, 40),
                                 BPF_STMT(BPF_ST, 3),
                                 BPF_STMT(BPF_LDX | BPF_MEM, 3),
                                 BPF_STMT(BPF_ALU | BPF_SUB | BPF_X, 0),
                                 BPF_STMT(BPF_ALU | BPF_NEG, 0),
                                 BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1),
                                 BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
                                 BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)};
    printf("%d %d %d %d\n", install(no_end, 1), install(outside, 2), install(odd, 2), install(far, 2));
    printf("%d %d %d %d\n", install(unset, 2), install(by_zero, 2), install(remainder, 2), install(byte, 2));
    printf("%d %d\n", install(good, 0), install(good, COUNT(good)));
    printf("flags %d %d\n", syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 1 << 20, good) ? errno : 0,
           syscall(SYS_seccomp, 99, 0, NULL) ? errno : 0);
    unsigned action = SECCOMP_RET_TRAP, unknown = 0x00020000;
    printf("actions %d %d\n", syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) ? errno : 0,
           syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &unknown) ? errno == EOPNOTSUPP : 0);
}

static void in_child(const char *name, void (*body)(void))
{
    int status;
    printf("%s\n", name);
    fflush(stdout);
    if (!fork()) {
        body();
        fflush(stdout);
        syscall(SYS_exit, 3);
    }
    wait(&status);
    printf("exit %d signal %d\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1, WIFSIGNALED(status) ? WTERMSIG(status) == SIGSYS : 2);
}

int main(void)
{
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    in_child("strict", strict);
    in_child("errors", errors);
    in_child("trap", trap);
    in_child("kill", kills);
    in_child("checks", checks);
    return 0;
}

/* stdout:
strict
strict 0
exit -1 signal 0
errors
filter 0
dup(77) -1 1
dup(78) -1 1
filter 0
dup: -1 1
filter 0
dup: -1 1
filter 0
dup: -1 1
filter 0
dup: -1 1
filter 0
dup: -1 1
filter 0
dup: -1 1
filter 0
dup: -1 1
filter 0
dup: -1 1
filter 0
dup: -1 1
filter 0
dup: -1 1
the lower action 0
dup(77) -1 1
mode 2
in a child -1 1
success without the call 0 0
exit 3 signal 2
trap
filter 0
SIGSYS code 1 errno 100 own call 1
exit 3 signal 2
kill
filter 0
exit -1 signal 1
checks
22 22 22 22
22 22 22 22
22 0
flags 22 22
actions 0 1
exit 3 signal 2
*/
