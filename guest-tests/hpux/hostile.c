// Arguments that no program passes: limits beyond the machine's, signals that HP-UX does not have, private values that are no addresses.
#include "call.h"

enum { SIG_BLOCK = 0, SETRLIMIT = 145, GETDTABLESIZE = 89, LWP_GETPRIVATE = 67, LWP_SETPRIVATE = 68, LWP_CREATE = 389, POLL = 269, LIMIT_OF_FILES = 6, OPEN_MAX = 4, SIGNALS = 44 };

static unsigned set[8], old[8];

static void limits(void)
{
    unsigned limit[2], former[2];

    CALL(GETRLIMIT, LIMIT_OF_FILES, former);
    limit[0] = limit[1] = 0x7fffffff;
    show("unlimited files", CALL(SETRLIMIT, LIMIT_OF_FILES, limit));
    limit[0] = 2, limit[1] = 1;
    show("soft above hard", CALL(SETRLIMIT, LIMIT_OF_FILES, limit));
    show("no such limit", CALL(SETRLIMIT, 8, limit));
    show("bad address", CALL(SETRLIMIT, LIMIT_OF_FILES, 4));
    show("getdtablesize", CALL(GETDTABLESIZE) == (long)former[0]);
    show("sysconf", CALL(SYSCONF, OPEN_MAX) == (long)former[0]);
    show("poll", CALL(POLL, 0, 0x7fffffff, 0));
    show("poll", CALL(POLL, 0, 0xffffffff, 0));
}

static void signals(void)
{
    const long pid = CALL(GETPID);

    show("last", CALL(KILL, pid + 1, SIGNALS));
    for (unsigned sig = SIGNALS + 1; sig <= 65; sig += 10)
        show("beyond", CALL(KILL, pid, sig));
    show("negative", CALL(KILL, pid, -1));
    for (unsigned word = 0; word < 8; word++)
        set[word] = 0xffffffff;
    show("block all", CALL(SIGPROCMASK, SIG_BLOCK, set, 0));
    show("blocked", CALL(SIGPROCMASK, SIG_BLOCK, 0, old));
    show("but SIGKILL and SIGSTOP", old[0] == ~(1u << 8 | 1u << 23));
    show("up to the last", old[1] == (1u << (SIGNALS - 32)) - 1);
    show("none beyond", !(old[2] | old[3] | old[4] | old[5] | old[6] | old[7]));
}

static void thread(void)
{
}

static void private_values(void)
{
    static char stack[4096];
    static int id;

    show("private", CALL(LWP_SETPRIVATE, stack));
    show("no address", CALL(LWP_SETPRIVATE, -512));
    show("nor for a thread", CALL(LWP_CREATE, thread, 0, stack, sizeof stack, -512, &id));
    show("unchanged", CALL(LWP_GETPRIVATE) == (long)stack);
}

int main(void)
{
    limits();
    signals();
    private_values();
    return 0;
}
/* stdout:
unlimited files -1
soft above hard -22
no such limit -22
bad address -14
getdtablesize 1
sysconf 1
poll -22
poll -22
last -3
beyond -22
beyond -22
beyond -22
negative -22
block all 0
blocked 0
but SIGKILL and SIGSTOP 1
up to the last 1
none beyond 1
private 0
no address -22
nor for a thread -22
unchanged 1
*/
