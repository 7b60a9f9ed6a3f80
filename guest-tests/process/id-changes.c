// setuid, setreuid, setresuid, setfsuid and those of groups: from several starts with every argument, who may, and what becomes of all four numbers.
// Flags of clone3: whose child it is, and its handlers; F_SETOWN_EX.
// except: ia64 sparc sparc64, their Linux has no clone3
// slow: m68k ppc i386 x86_64 arm aarch64 riscv64, each of the many processes translates its code anew
// qemu: no, it runs as the host's user
// root: all users
#include <fcntl.h>
#include <linux/sched.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/fsuid.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include "answers.h"

static const unsigned starts[][3] = {{0, 0, 0}, {10, 0, 20}, {0, 10, 20}, {10, 20, 30}, {10, 10, 20}, {10, 20, 10}};
static const unsigned values[] = {-1u, 0, 10, 20, 30, 40};

// Prints a number as a character: 0 to 4 for tens, "-" for the others.
static char digit(unsigned n) { return n % 10 == 0 && n < 50 ? (char)('0' + n / 10) : '-'; }

static void print_users(void)
{
    uid_t r, e, s;
    int f = setfsuid((uid_t)-1);
    getresuid(&r, &e, &s);
    printf(" %c%c%c%c", digit(r), digit(e), digit(s), digit((unsigned)f));
}

static void print_groups(void)
{
    gid_t r, e, s;
    int f = setfsgid((gid_t)-1);
    getresgid(&r, &e, &s);
    printf(" %c%c%c%c", digit(r), digit(e), digit(s), digit((unsigned)f));
}

static void change_users(unsigned kind, unsigned a, unsigned b)
{
    long result = kind == 0 ? call(setuid, a) : kind == 1 ? call(setreuid, a, b) : kind == 2 ? call(setresuid, b, a, -1) : call(setresuid, -1, b, a);
    if (result)
        printf(" %s", errno == EPERM ? "!" : strerrorname_np(errno));
    else
        print_users();
}

static void change_groups(unsigned kind, unsigned a, unsigned b)
{
    long result = kind == 0 ? call(setgid, a) : kind == 1 ? call(setregid, a, b) : kind == 2 ? call(setresgid, b, a, -1) : call(setresgid, -1, b, a);
    if (result)
        printf(" %s", errno == EPERM ? "!" : strerrorname_np(errno));
    else
        print_groups();
}

static void all_changes(int groups, unsigned start, unsigned kind)
{
    for (unsigned i = 0; i < 6; i++)
        for (unsigned j = 0; j < (kind ? 6 : 1); j++) {
            fflush(stdout);
            if (!fork()) {
                if (groups) {
                    must(call(setresgid, starts[start][0], starts[start][1], starts[start][2]), "setresgid");
                    must(call(setresuid, start ? 5 : 0, start ? 5 : 0, start ? 5 : 0), "setresuid");
                    change_groups(kind, values[i], values[j]);
                } else {
                    must(call(setresuid, starts[start][0], starts[start][1], starts[start][2]), "setresuid");
                    change_users(kind, values[i], values[j]);
                }
                fflush(stdout);
                _exit(0);
            }
            wait(NULL);
        }
    printf("\n");
}

static void file_system_ids(void)
{
    for (unsigned start = 0; start < 6; start++) {
        fflush(stdout);
        if (!fork()) {
            setresuid(starts[start][0], starts[start][1], starts[start][2]);
            for (unsigned i = 1; i < 6; i++) {
                setfsuid(values[i]);
                printf(" %c", digit((unsigned)setfsuid((uid_t)-1)));
            }
            printf(" dumpable %d\n", prctl(PR_GET_DUMPABLE));
            fflush(stdout);
            _exit(0);
        }
        wait(NULL);
    }
}

static volatile int handled;
static void handler(int number) { handled = number; }

static long clone_with(uint64_t flags, int signal)
{
    struct clone_args args;
    memset(&args, 0, sizeof args);
    args.flags = flags;
    args.exit_signal = (uint64_t)signal;
    return syscall(SYS_clone3, &args, sizeof args);
}

static void clones(void)
{
    int status;
    signal(SIGUSR1, handler);
    signal(SIGUSR2, SIG_IGN);
    fflush(stdout);
    pid_t child = (pid_t)clone_with(CLONE_CLEAR_SIGHAND, SIGCHLD);
    if (!child) {
        struct sigaction a;
        sigaction(SIGUSR1, NULL, &a);
        int cleared = a.sa_handler == SIG_DFL && !a.sa_flags;
        sigaction(SIGUSR2, NULL, &a);
        _exit(cleared * 2 + (a.sa_handler == SIG_IGN));
    }
    must(child, "clone3");
    waitpid(child, &status, 0);
    printf("cleared: %d\n", WEXITSTATUS(status));
    SHOW(clone_with(CLONE_CLEAR_SIGHAND | CLONE_SIGHAND | CLONE_VM, SIGCHLD));
    SHOW(clone_with(CLONE_PARENT, SIGCHLD));
    pid_t middle = fork();
    if (!middle) {
        child = (pid_t)clone_with(CLONE_PARENT, 0);
        if (!child)
            _exit(getppid() == getpid() ? 1 : 9);
        _exit(waitpid(child, &status, __WALL) == -1 && errno == ECHILD ? 4 : 3);
    }
    waitpid(middle, &status, 0);
    int first = WEXITSTATUS(status);
    CHECK(wait(&status) > 0 && first == 4 && WEXITSTATUS(status) == 9);
    child = (pid_t)clone_with(0, SIGUSR1);
    if (!child)
        _exit(6);
    SHOW(waitpid(-1, &status, 0));
    CHECK(waitpid(-1, &status, __WCLONE) == child && WEXITSTATUS(status) == 6 && handled == SIGUSR1);
    SHOW(clone_with(0, 65));
    SHOW(clone_with(CLONE_THREAD, 0));
    SHOW(clone_with(CLONE_SIGHAND, SIGCHLD));
    SHOW(clone_with(CLONE_FS | CLONE_NEWNS, SIGCHLD));
    SHOW(clone_with(1ULL << 40, SIGCHLD));
}

static void owners(void)
{
    int s[2];
    struct f_owner_ex owner = {F_OWNER_PID, getpid()};
    must(pipe(s), "pipe");
    CHECK(fcntl(s[0], F_GETOWN_EX, &owner) == 0 && owner.pid == 0);
    owner.pid = getpid();
    owner.type = F_OWNER_TID;
    SHOW(fcntl(s[0], F_SETOWN_EX, &owner));
    memset(&owner, 0, sizeof owner);
    CHECK(fcntl(s[0], F_GETOWN_EX, &owner) == 0 && owner.pid == getpid() && fcntl(s[0], F_GETOWN) == getpid());
    owner = (struct f_owner_ex){F_OWNER_PGRP, getpgrp()};
    SHOW(fcntl(s[0], F_SETOWN_EX, &owner));
    memset(&owner, 0, sizeof owner);
    CHECK(fcntl(s[0], F_GETOWN_EX, &owner) == 0 && owner.pid == getpgrp() && owner.type == F_OWNER_PGRP);
    owner.type = 3;
    SHOW(fcntl(s[0], F_SETOWN_EX, &owner));
    owner = (struct f_owner_ex){F_OWNER_PID, 999999};
    SHOW(fcntl(s[0], F_SETOWN_EX, &owner));
    owner.pid = -1;
    SHOW(fcntl(s[0], F_SETOWN_EX, &owner));
    SHOW(fcntl(s[0], F_SETOWN_EX, no_access()));
    SHOW(fcntl(s[0], F_GETOWN_EX, no_access()));
    SHOW(fcntl(s[0], F_GETSIG));
}

int main(void)
{
    for (int groups = 0; groups < 2; groups++)
        for (unsigned start = 0; start < sizeof starts / sizeof *starts; start++)
            for (unsigned kind = 0; kind < 4; kind++) {
                printf("%s %u %u:", groups ? "groups" : "users", start, kind);
                all_changes(groups, start, kind);
            }
    file_system_ids();
    clones();
    owners();
}

/* stdout:
users 0 0: EINVAL 0000 1111 2222 3333 4444
users 0 1: 0000 0000 0111 0222 0333 0444 0000 0000 0111 0222 0333 0444 1000 1000 1111 1222 1333 1444 2000 2000 2111 2222 2333 2444 3000 3000 3111 3222 3333 3444 4000 4000 4111 4222 4333 4444
users 0 2: 0000 0000 1000 2000 3000 4000 0000 0000 1000 2000 3000 4000 0101 0101 1101 2101 3101 4101 0202 0202 1202 2202 3202 4202 0303 0303 1303 2303 3303 4303 0404 0404 1404 2404 3404 4404
users 0 3: 0000 0000 0101 0202 0303 0404 0000 0000 0101 0202 0303 0404 0010 0010 0111 0212 0313 0414 0020 0020 0121 0222 0323 0424 0030 0030 0131 0232 0333 0434 0040 0040 0141 0242 0343 0444
users 1 0: EINVAL 0000 1111 2222 3333 4444
users 1 1: 1020 1000 1121 1222 1333 1444 0000 0000 0111 0222 0333 0444 1000 1000 1111 1222 1333 1444 2000 2000 2111 2222 2333 2444 3000 3000 3111 3222 3333 3444 4000 4000 4111 4222 4333 4444
users 1 2: 1020 0020 1020 2020 3020 4020 1020 0020 1020 2020 3020 4020 1121 0121 1121 2121 3121 4121 1222 0222 1222 2222 3222 4222 1323 0323 1323 2323 3323 4323 1424 0424 1424 2424 3424 4424
users 1 3: 1020 1020 1121 1222 1323 1424 1000 1000 1101 1202 1303 1404 1010 1010 1111 1212 1313 1414 1020 1020 1121 1222 1323 1424 1030 1030 1131 1232 1333 1434 1040 1040 1141 1242 1343 1444
users 2 0: EINVAL 0020 ! 0222 ! !
users 2 1: 0121 0020 0111 0222 ! ! 0111 0000 0111 0222 ! ! 1111 1000 1111 1222 ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! !
users 2 2: 0121 0121 1121 2121 ! ! 0020 0020 1020 2020 ! ! 0121 0121 1121 2121 ! ! 0222 0222 1222 2222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
users 2 3: 0121 0020 0121 0222 ! ! 0101 0000 0101 0202 ! ! 0111 0010 0111 0212 ! ! 0121 0020 0121 0222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
users 3 0: EINVAL ! 1131 ! 1333 !
users 3 1: 1232 ! 1131 1222 1333 ! ! ! ! ! ! ! 1222 ! 1111 1222 1333 ! 2222 ! 2111 2222 2333 ! ! ! ! ! ! ! ! ! ! ! ! !
users 3 2: 1232 ! 1232 2232 3232 ! ! ! ! ! ! ! 1131 ! 1131 2131 3131 ! 1232 ! 1232 2232 3232 ! 1333 ! 1333 2333 3333 ! ! ! ! ! ! !
users 3 3: 1232 ! 1131 1232 1333 ! ! ! ! ! ! ! 1212 ! 1111 1212 1313 ! 1222 ! 1121 1222 1323 ! 1232 ! 1131 1232 1333 ! ! ! ! ! ! !
users 4 0: EINVAL ! 1121 1222 ! !
users 4 1: 1121 ! 1121 1222 ! ! ! ! ! ! ! ! 1111 ! 1111 1222 ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! !
users 4 2: 1121 ! 1121 2121 ! ! ! ! ! ! ! ! 1121 ! 1121 2121 ! ! 1222 ! 1222 2222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
users 4 3: 1121 ! 1121 1222 ! ! ! ! ! ! ! ! 1111 ! 1111 1212 ! ! 1121 ! 1121 1222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
users 5 0: EINVAL ! 1111 ! ! !
users 5 1: 1212 ! 1111 1222 ! ! ! ! ! ! ! ! 1222 ! 1111 1222 ! ! 2222 ! 2111 2222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
users 5 2: 1212 ! 1212 2212 ! ! ! ! ! ! ! ! 1111 ! 1111 2111 ! ! 1212 ! 1212 2212 ! ! ! ! ! ! ! ! ! ! ! ! ! !
users 5 3: 1212 ! 1111 1212 ! ! ! ! ! ! ! ! 1212 ! 1111 1212 ! ! 1222 ! 1121 1222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 0 0: EINVAL 0000 1111 2222 3333 4444
groups 0 1: 0000 0000 0111 0222 0333 0444 0000 0000 0111 0222 0333 0444 1000 1000 1111 1222 1333 1444 2000 2000 2111 2222 2333 2444 3000 3000 3111 3222 3333 3444 4000 4000 4111 4222 4333 4444
groups 0 2: 0000 0000 1000 2000 3000 4000 0000 0000 1000 2000 3000 4000 0101 0101 1101 2101 3101 4101 0202 0202 1202 2202 3202 4202 0303 0303 1303 2303 3303 4303 0404 0404 1404 2404 3404 4404
groups 0 3: 0000 0000 0101 0202 0303 0404 0000 0000 0101 0202 0303 0404 0010 0010 0111 0212 0313 0414 0020 0020 0121 0222 0323 0424 0030 0030 0131 0232 0333 0434 0040 0040 0141 0242 0343 0444
groups 1 0: EINVAL ! 1121 1222 ! !
groups 1 1: 1020 1000 1121 1222 ! ! 0000 0000 0111 0222 ! ! 1000 1000 1111 1222 ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 1 2: 1020 0020 1020 2020 ! ! 1020 0020 1020 2020 ! ! 1121 0121 1121 2121 ! ! 1222 0222 1222 2222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 1 3: 1020 1020 1121 1222 ! ! 1000 1000 1101 1202 ! ! 1010 1010 1111 1212 ! ! 1020 1020 1121 1222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 2 0: EINVAL 0020 ! 0222 ! !
groups 2 1: 0121 0020 0111 0222 ! ! 0111 0000 0111 0222 ! ! 1111 1000 1111 1222 ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 2 2: 0121 0121 1121 2121 ! ! 0020 0020 1020 2020 ! ! 0121 0121 1121 2121 ! ! 0222 0222 1222 2222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 2 3: 0121 0020 0121 0222 ! ! 0101 0000 0101 0202 ! ! 0111 0010 0111 0212 ! ! 0121 0020 0121 0222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 3 0: EINVAL ! 1131 ! 1333 !
groups 3 1: 1232 ! 1131 1222 1333 ! ! ! ! ! ! ! 1222 ! 1111 1222 1333 ! 2222 ! 2111 2222 2333 ! ! ! ! ! ! ! ! ! ! ! ! !
groups 3 2: 1232 ! 1232 2232 3232 ! ! ! ! ! ! ! 1131 ! 1131 2131 3131 ! 1232 ! 1232 2232 3232 ! 1333 ! 1333 2333 3333 ! ! ! ! ! ! !
groups 3 3: 1232 ! 1131 1232 1333 ! ! ! ! ! ! ! 1212 ! 1111 1212 1313 ! 1222 ! 1121 1222 1323 ! 1232 ! 1131 1232 1333 ! ! ! ! ! ! !
groups 4 0: EINVAL ! 1121 1222 ! !
groups 4 1: 1121 ! 1121 1222 ! ! ! ! ! ! ! ! 1111 ! 1111 1222 ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 4 2: 1121 ! 1121 2121 ! ! ! ! ! ! ! ! 1121 ! 1121 2121 ! ! 1222 ! 1222 2222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 4 3: 1121 ! 1121 1222 ! ! ! ! ! ! ! ! 1111 ! 1111 1212 ! ! 1121 ! 1121 1222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 5 0: EINVAL ! 1111 ! ! !
groups 5 1: 1212 ! 1111 1222 ! ! ! ! ! ! ! ! 1222 ! 1111 1222 ! ! 2222 ! 2111 2222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 5 2: 1212 ! 1212 2212 ! ! ! ! ! ! ! ! 1111 ! 1111 2111 ! ! 1212 ! 1212 2212 ! ! ! ! ! ! ! ! ! ! ! ! ! !
groups 5 3: 1212 ! 1111 1212 ! ! ! ! ! ! ! ! 1212 ! 1111 1212 ! ! 1222 ! 1121 1222 ! ! ! ! ! ! ! ! ! ! ! ! ! !
 0 1 2 3 4 dumpable 0
 0 1 2 3 4 dumpable 0
 0 1 2 2 2 dumpable 0
 2 1 2 3 3 dumpable 0
 1 1 2 2 2 dumpable 0
 2 1 2 2 2 dumpable 0
cleared: 3
clone_with(CLONE_CLEAR_SIGHAND | CLONE_SIGHAND | CLONE_VM, SIGCHLD): EINVAL
clone_with(CLONE_PARENT, SIGCHLD): EINVAL
yes wait(&status) > 0 && first == 4 && WEXITSTATUS(status) == 9
waitpid(-1, &status, 0): ECHILD
yes waitpid(-1, &status, __WCLONE) == child && WEXITSTATUS(status) == 6 && handled == SIGUSR1
clone_with(0, 65): EINVAL
clone_with(CLONE_THREAD, 0): EINVAL
clone_with(CLONE_SIGHAND, SIGCHLD): EINVAL
clone_with(CLONE_FS | CLONE_NEWNS, SIGCHLD): EINVAL
clone_with(1ULL << 40, SIGCHLD): EINVAL
yes fcntl(s[0], F_GETOWN_EX, &owner) == 0 && owner.pid == 0
fcntl(s[0], F_SETOWN_EX, &owner) = 0
yes fcntl(s[0], F_GETOWN_EX, &owner) == 0 && owner.pid == getpid() && fcntl(s[0], F_GETOWN) == getpid()
fcntl(s[0], F_SETOWN_EX, &owner) = 0
yes fcntl(s[0], F_GETOWN_EX, &owner) == 0 && owner.pid == getpgrp() && owner.type == F_OWNER_PGRP
fcntl(s[0], F_SETOWN_EX, &owner): EINVAL
fcntl(s[0], F_SETOWN_EX, &owner): ESRCH
fcntl(s[0], F_SETOWN_EX, &owner): ESRCH
fcntl(s[0], F_SETOWN_EX, no_access()): EFAULT
fcntl(s[0], F_GETOWN_EX, no_access()): EFAULT
fcntl(s[0], F_GETSIG) = 0
*/
