// Filters of seccomp: every operation computes what it should, and what a filter may not do is refused; actions without a listener or a tracer.
// slow: m68k ppc i386 x86_64 arm aarch64 riscv64, each of the many processes translates its code anew
// flags: -pthread
// qemu: no, it has no filters
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include "answers.h"

#define ARRAY(...)     (struct sock_filter[]){__VA_ARGS__}, sizeof((struct sock_filter[]){__VA_ARGS__}) / sizeof(struct sock_filter)
#define LOAD_IMM(k)    BPF_STMT(BPF_LD | BPF_IMM, k)
#define ALU(op, k)     BPF_STMT(BPF_ALU | BPF_##op | BPF_K, k)
#define ALU_X(op)      BPF_STMT(BPF_ALU | BPF_##op | BPF_X, 0)
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
// Returns the error 1 + the low bits of A from setdomainname(), and allows other calls.
#define FIELD(name)    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name))
#define ONLY           FIELD(nr), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_setdomainname, 1, 0), RETURN(SECCOMP_RET_ALLOW)
#define ERROR_A        ALU(AND, 0xff), ALU(ADD, 1), ALU(OR, SECCOMP_RET_ERRNO), BPF_STMT(BPF_RET | BPF_A, 0)

static int install(struct sock_filter *code, size_t count, unsigned flags)
{
    struct sock_fprog program = {.len = (unsigned short)count, .filter = code};
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
}

// Runs the filter in a child and prints the byte that it computes.
static void compute(const char *name, struct sock_filter *code, size_t count)
{
    int status;
    fflush(stdout);
    if (!fork()) {
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        if (install(code, count, 0))
            printf("%s: %s\n", name, strerrorname_np(errno));
        else
            printf("%s: %ld\n", name, -1 - syscall(SYS_setdomainname, 0x12345678, 0x21) + errno);
        fflush(stdout);
        _exit(0);
    }
    wait(&status);
    if (status)
        printf("%s: status %d\n", name, WIFSIGNALED(status) ? WTERMSIG(status) == SIGSYS : -1);
}

#define COMPUTE(...) compute(#__VA_ARGS__, ARRAY(ONLY, __VA_ARGS__, ERROR_A))

static void operations(void)
{
    COMPUTE(LOAD_IMM(7), ALU(ADD, 0xfffffffe));
    COMPUTE(LOAD_IMM(7), ALU(SUB, 9));
    COMPUTE(LOAD_IMM(7), ALU(MUL, 9));
    COMPUTE(LOAD_IMM(0xffffffff), ALU(DIV, 0x7fffffff));
    COMPUTE(LOAD_IMM(0x5a), ALU(AND, 0x33));
    COMPUTE(LOAD_IMM(0x50), ALU(OR, 0x33));
    COMPUTE(LOAD_IMM(0x5a), ALU(XOR, 0x33));
    COMPUTE(LOAD_IMM(3), ALU(LSH, 5));
    COMPUTE(LOAD_IMM(0x80000000), ALU(RSH, 28));
    COMPUTE(LOAD_IMM(1), ALU(NEG, 0));
    COMPUTE(LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(ADD));
    COMPUTE(LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(SUB));
    COMPUTE(LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(MUL));
    COMPUTE(LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(DIV));
    COMPUTE(LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(AND));
    COMPUTE(LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(OR));
    COMPUTE(LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(XOR));
    COMPUTE(LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 2), ALU_X(LSH));
    COMPUTE(LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 2), ALU_X(RSH));
    COMPUTE(LOAD_IMM(5), BPF_STMT(BPF_ST, 15), LOAD_IMM(6), BPF_STMT(BPF_LD | BPF_MEM, 15));
    COMPUTE(BPF_STMT(BPF_LDX | BPF_IMM, 9), BPF_STMT(BPF_STX, 3), BPF_STMT(BPF_LDX | BPF_IMM, 8), BPF_STMT(BPF_LD | BPF_MEM, 3));
    COMPUTE(LOAD_IMM(11), BPF_STMT(BPF_ST, 0), BPF_STMT(BPF_LDX | BPF_MEM, 0), LOAD_IMM(1), ALU_X(ADD));
    COMPUTE(LOAD_IMM(12), BPF_STMT(BPF_MISC | BPF_TAX, 0), LOAD_IMM(1), ALU_X(ADD));
    COMPUTE(BPF_STMT(BPF_LDX | BPF_IMM, 13), BPF_STMT(BPF_MISC | BPF_TXA, 0));
    COMPUTE(BPF_STMT(BPF_LD | BPF_W | BPF_LEN, 0));
    COMPUTE(BPF_STMT(BPF_LDX | BPF_W | BPF_LEN, 0), BPF_STMT(BPF_MISC | BPF_TXA, 0));
    COMPUTE(FIELD(args[0]), BPF_STMT(BPF_ST, 1), BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]) + 4),
            BPF_STMT(BPF_LDX | BPF_MEM, 1), ALU_X(ADD));
    COMPUTE(LOAD_IMM(1), BPF_STMT(BPF_JMP | BPF_JA, 1), LOAD_IMM(2), ALU(ADD, 3));
    compute("division by 0", ARRAY(ONLY, LOAD_IMM(1), BPF_STMT(BPF_LDX | BPF_IMM, 0), ALU_X(DIV), ERROR_A));
}

static void jump(const char *name, unsigned op, uint32_t k)
{
    compute(name, ARRAY(ONLY, LOAD_IMM(0x80000005), BPF_STMT(BPF_LDX | BPF_IMM, 0x80000005), BPF_JUMP(BPF_JMP | op, k, 0, 1), RETURN(SECCOMP_RET_ERRNO | 8),
                        RETURN(SECCOMP_RET_ERRNO | 9)));
}

static void jumps(void)
{
    for (int more = -1; more < 2; more++) {
        uint32_t k = 0x80000005 + (uint32_t)more;
        printf("%d\n", more);
        jump("equal", BPF_JEQ | BPF_K, k);
        jump("greater", BPF_JGT | BPF_K, k);
        jump("greater or equal", BPF_JGE | BPF_K, k);
    }
    jump("a bit", BPF_JSET | BPF_K, 4);
    jump("no bit", BPF_JSET | BPF_K, 8);
    jump("equal to X", BPF_JEQ | BPF_X, 0);
    jump("greater than X", BPF_JGT | BPF_X, 0);
    jump("at least X", BPF_JGE | BPF_X, 0);
    jump("a bit of X", BPF_JSET | BPF_X, 0);
}

static void refuse(const char *name, struct sock_filter *code, size_t count)
{
    printf("%s: %s\n", name, install(code, count, 0) ? strerrorname_np(errno) : "installed");
}

#define REFUSE(...) refuse(#__VA_ARGS__, ARRAY(__VA_ARGS__))

static void refusals(void)
{
    static struct sock_filter many[BPF_MAXINSNS + 1];
    for (unsigned i = 0; i < BPF_MAXINSNS + 1; i++)
        many[i] = (struct sock_filter)RETURN(SECCOMP_RET_ALLOW);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    refuse("no instruction", many, 0);
    refuse("too many", many, BPF_MAXINSNS + 1);
    REFUSE(LOAD_IMM(1));
    REFUSE(ALU(DIV, 0), RETURN(0));
    REFUSE(ALU(MOD, 1), RETURN(0));
    REFUSE(ALU(LSH, 32), RETURN(0));
    REFUSE(ALU(RSH, 32), RETURN(0));
    REFUSE(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 1), RETURN(0));
    REFUSE(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, sizeof(struct seccomp_data)), RETURN(0));
    REFUSE(BPF_STMT(BPF_LD | BPF_H | BPF_ABS, 0), RETURN(0));
    REFUSE(BPF_STMT(BPF_LD | BPF_W | BPF_IND, 0), RETURN(0));
    REFUSE(BPF_STMT(BPF_ST, 16), RETURN(0));
    REFUSE(BPF_STMT(BPF_STX, 16), RETURN(0));
    REFUSE(BPF_STMT(BPF_LD | BPF_MEM, 2), RETURN(0));
    REFUSE(BPF_STMT(BPF_JMP | BPF_JA, 1), RETURN(0));
    REFUSE(BPF_STMT(BPF_JMP | BPF_JA, 0xffffffff), RETURN(0));
    REFUSE(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0), RETURN(0));
    REFUSE(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1), RETURN(0));
    REFUSE(BPF_STMT(BPF_RET | BPF_X, 0));
    REFUSE(BPF_STMT(0xffff, 0), RETURN(0));
    SHOW(install(many, 1, 0x8000));
    SHOW(install(many, 1, SECCOMP_FILTER_FLAG_TSYNC | SECCOMP_FILTER_FLAG_NEW_LISTENER));
    SHOW(install(many, 1, SECCOMP_FILTER_FLAG_LOG));
    SHOW(install(many, 1, SECCOMP_FILTER_FLAG_SPEC_ALLOW));
    SHOW(install(many, 1, SECCOMP_FILTER_FLAG_TSYNC));
    SHOW(install(many, 1, SECCOMP_FILTER_FLAG_TSYNC | SECCOMP_FILTER_FLAG_TSYNC_ESRCH));
    SHOW(install(no_access(), 1, 0));
    SHOW(call(seccomp, SECCOMP_SET_MODE_FILTER, 0, no_access()));
    SHOW(call(seccomp, SECCOMP_SET_MODE_STRICT, 1, NULL));
    SHOW(call(seccomp, 99, 0, NULL));
    static const uint32_t actions[] = {SECCOMP_RET_KILL_PROCESS, SECCOMP_RET_KILL_THREAD, SECCOMP_RET_TRAP, SECCOMP_RET_ERRNO,
                                       SECCOMP_RET_TRACE, SECCOMP_RET_LOG, SECCOMP_RET_ALLOW, 0x12340000};
    for (unsigned i = 0; i < sizeof actions / sizeof *actions; i++)
        printf("%x: %s\n", actions[i], syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &actions[i]) ? strerrorname_np(errno) : "available");
}

static void *call_it(void *unused)
{
    (void)unused;
    syscall(SYS_setdomainname, 0, 0);
    return NULL;
}

static void act(const char *name, uint32_t action, int threads)
{
    int status;
    fflush(stdout);
    if (!fork()) {
        setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        must(install(ARRAY(ONLY, RETURN(action)), 0), "install");
        if (threads) {
            pthread_t t;
            pthread_create(&t, NULL, call_it, NULL);
            usleep(20000); // a thread that ends so wakes nobody in time
            printf("the other thread goes on, ");
        } else {
            long result = syscall(SYS_setdomainname, no_access(), 5);
            printf("%ld %s, ", result, result ? strerrorname_np(errno) ? strerrorname_np(errno) : "?" : "");
        }
        fflush(stdout);
        _exit(5);
    }
    wait(&status);
    printf("%s: %s %s\n", name, WIFSIGNALED(status) ? "killed by" : "exited", WIFSIGNALED(status) ? sigabbrev_np(WTERMSIG(status)) : "");
}

static void actions(void)
{
    act("log", SECCOMP_RET_LOG, 0);
    act("trace", SECCOMP_RET_TRACE, 0);
    act("notify", SECCOMP_RET_USER_NOTIF, 0);
    act("error 0", SECCOMP_RET_ERRNO, 0);
    act("error 4095", SECCOMP_RET_ERRNO | 0xffff, 0);
    act("trap", SECCOMP_RET_TRAP, 0);
    act("kill the process", SECCOMP_RET_KILL_PROCESS, 0);
    act("kill the only thread", SECCOMP_RET_KILL_THREAD, 0);
    act("kill a thread", SECCOMP_RET_KILL_THREAD, 1);
    act("kill the process of a thread", SECCOMP_RET_KILL_PROCESS, 1);
    act("unknown", 0x12340000, 0);
}

int main(void)
{
    operations();
    jumps();
    actions();
    refusals();
}

/* stdout:
LOAD_IMM(7), ALU(ADD, 0xfffffffe): 6
LOAD_IMM(7), ALU(SUB, 9): 255
LOAD_IMM(7), ALU(MUL, 9): 64
LOAD_IMM(0xffffffff), ALU(DIV, 0x7fffffff): 3
LOAD_IMM(0x5a), ALU(AND, 0x33): 19
LOAD_IMM(0x50), ALU(OR, 0x33): 116
LOAD_IMM(0x5a), ALU(XOR, 0x33): 106
LOAD_IMM(3), ALU(LSH, 5): 97
LOAD_IMM(0x80000000), ALU(RSH, 28): 9
LOAD_IMM(1), ALU(NEG, 0): 256
LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(ADD): 108
LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(SUB): 94
LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(MUL): 189
LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(DIV): 15
LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(AND): 5
LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(OR): 104
LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 7), ALU_X(XOR): 100
LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 2), ALU_X(LSH): 145
LOAD_IMM(100), BPF_STMT(BPF_LDX | BPF_IMM, 2), ALU_X(RSH): 26
LOAD_IMM(5), BPF_STMT(BPF_ST, 15), LOAD_IMM(6), BPF_STMT(BPF_LD | BPF_MEM, 15): 6
BPF_STMT(BPF_LDX | BPF_IMM, 9), BPF_STMT(BPF_STX, 3), BPF_STMT(BPF_LDX | BPF_IMM, 8), BPF_STMT(BPF_LD | BPF_MEM, 3): 10
LOAD_IMM(11), BPF_STMT(BPF_ST, 0), BPF_STMT(BPF_LDX | BPF_MEM, 0), LOAD_IMM(1), ALU_X(ADD): 13
LOAD_IMM(12), BPF_STMT(BPF_MISC | BPF_TAX, 0), LOAD_IMM(1), ALU_X(ADD): 14
BPF_STMT(BPF_LDX | BPF_IMM, 13), BPF_STMT(BPF_MISC | BPF_TXA, 0): 14
BPF_STMT(BPF_LD | BPF_W | BPF_LEN, 0): 65
BPF_STMT(BPF_LDX | BPF_W | BPF_LEN, 0), BPF_STMT(BPF_MISC | BPF_TXA, 0): 65
FIELD(args[0]), BPF_STMT(BPF_ST, 1), BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]) + 4), BPF_STMT(BPF_LDX | BPF_MEM, 1), ALU_X(ADD): 121
LOAD_IMM(1), BPF_STMT(BPF_JMP | BPF_JA, 1), LOAD_IMM(2), ALU(ADD, 3): 5
division by 0: status 1
-1
equal: 9
greater: 8
greater or equal: 8
0
equal: 8
greater: 9
greater or equal: 8
1
equal: 9
greater: 9
greater or equal: 9
a bit: 8
no bit: 9
equal to X: 8
greater than X: 9
at least X: 8
a bit of X: 8
-1 EFAULT, log: exited 
-1 ENOSYS, trace: exited 
-1 ENOSYS, notify: exited 
0 , error 0: exited 
-1 ?, error 4095: exited 
trap: killed by SYS
kill the process: killed by SYS
kill the only thread: killed by SYS
the other thread goes on, kill a thread: exited 
kill the process of a thread: killed by SYS
unknown: killed by SYS
no instruction: EINVAL
too many: EINVAL
LOAD_IMM(1): EINVAL
ALU(DIV, 0), RETURN(0): EINVAL
ALU(MOD, 1), RETURN(0): EINVAL
ALU(LSH, 32), RETURN(0): EINVAL
ALU(RSH, 32), RETURN(0): EINVAL
BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 1), RETURN(0): EINVAL
BPF_STMT(BPF_LD | BPF_W | BPF_ABS, sizeof(struct seccomp_data)), RETURN(0): EINVAL
BPF_STMT(BPF_LD | BPF_H | BPF_ABS, 0), RETURN(0): EINVAL
BPF_STMT(BPF_LD | BPF_W | BPF_IND, 0), RETURN(0): EINVAL
BPF_STMT(BPF_ST, 16), RETURN(0): EINVAL
BPF_STMT(BPF_STX, 16), RETURN(0): EINVAL
BPF_STMT(BPF_LD | BPF_MEM, 2), RETURN(0): EINVAL
BPF_STMT(BPF_JMP | BPF_JA, 1), RETURN(0): EINVAL
BPF_STMT(BPF_JMP | BPF_JA, 0xffffffff), RETURN(0): EINVAL
BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0), RETURN(0): EINVAL
BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1), RETURN(0): EINVAL
BPF_STMT(BPF_RET | BPF_X, 0): EINVAL
BPF_STMT(0xffff, 0), RETURN(0): EINVAL
install(many, 1, 0x8000): EINVAL
install(many, 1, SECCOMP_FILTER_FLAG_TSYNC | SECCOMP_FILTER_FLAG_NEW_LISTENER): EINVAL
install(many, 1, SECCOMP_FILTER_FLAG_LOG) = 0
install(many, 1, SECCOMP_FILTER_FLAG_SPEC_ALLOW) = 0
install(many, 1, SECCOMP_FILTER_FLAG_TSYNC) = 0
install(many, 1, SECCOMP_FILTER_FLAG_TSYNC | SECCOMP_FILTER_FLAG_TSYNC_ESRCH) = 0
install(no_access(), 1, 0): EFAULT
call(seccomp, SECCOMP_SET_MODE_FILTER, 0, no_access()): EFAULT
call(seccomp, SECCOMP_SET_MODE_STRICT, 1, NULL): EINVAL
call(seccomp, 99, 0, NULL): EINVAL
80000000: available
0: available
30000: available
50000: available
7ff00000: available
7ffc0000: available
7fff0000: available
12340000: EOPNOTSUPP
*/
