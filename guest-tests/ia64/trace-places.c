// A debugger of Itanium writes each word of struct user, and finds it by both sets of registers; the offsets are the kernel's headers'.
// only: ia64
// qemu: no, it has no ptrace
#include <elf.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

#include <asm/ptrace_offsets.h>

/* As in asm/ptrace.h. */
struct all {
    unsigned long nat, iip, cfm, ipsr, pr, gr[32], br[8], ar[128], fr[128][2] __attribute__((aligned(16)));
};
#define ALL(field) ((int)(offsetof(struct all, field) / 8))
#define GR(n)      {"r" #n, PT_R##n, n, ALL(gr[n])}
#define BR(n)      {"b" #n, PT_B##n, 34 + n, ALL(br[n])}
#define FR(n)      {"f" #n, PT_F##n, -1, ALL(fr[n])}

/* A word: its offset in struct user, its index in elf_gregset_t (-1: none) and in PTRACE_GETREGS' structure. */
static const struct {
    const char *name;
    int user, set, all;
} places[] = {
    GR(1), GR(2), GR(3), GR(4), GR(5), GR(6), GR(7), GR(8), GR(9), GR(10), GR(11), GR(12), GR(13), GR(14), GR(15), GR(16), GR(17), GR(18),
    GR(19), GR(20), GR(21), GR(22), GR(23), GR(24), GR(25), GR(26), GR(27), GR(28), GR(29), GR(30), GR(31),
    BR(0), BR(1), BR(2), BR(3), BR(4), BR(5), BR(6), BR(7),
    FR(2), FR(3), FR(4), FR(5), FR(6), FR(7), FR(8), FR(9), FR(10), FR(11), FR(12), FR(13), FR(14), FR(15), FR(16), FR(17), FR(31), FR(32),
    FR(33), FR(64), FR(100), FR(126), FR(127),
    {"ar.rnat", PT_AR_RNAT, 48, ALL(ar[19])}, {"ar.ccv", PT_AR_CCV, 49, ALL(ar[32])}, {"ar.unat", PT_AR_UNAT, 50, ALL(ar[36])},
    {"ar.fpsr", PT_AR_FPSR, 51, ALL(ar[40])}, {"ar.pfs", PT_AR_PFS, 52, ALL(ar[64])}, {"ar.lc", PT_AR_LC, 53, ALL(ar[65])},
    {"ar.ec", PT_AR_EC, 54, ALL(ar[66])}, {"ar.csd", PT_AR_CSD, 55, ALL(ar[25])}, {"ar.ssd", PT_AR_SSD, 56, ALL(ar[26])},
    {"nat", PT_NAT_BITS, 32, ALL(nat)}, {"pr", PT_PR, 33, ALL(pr)},
};
enum { PLACES = sizeof places / sizeof *places, GETREGS = 18, SETREGS = 19 };

static unsigned long wanted(int i, int turn)
{
    /* ar.ec has six bits; the NaT bits are those of r1 to r31; p0 is always true */
    return (unsigned long)(i % 57 + turn + 1) << (strcmp(places[i].name, "ar.ec") ? 1 : 0) | !strcmp(places[i].name, "pr");
}

static unsigned long set[128];
static struct all all;

static void compare(pid_t pid, const char *what, int turn)
{
    struct iovec v = {set, sizeof set};
    int wrong = 0;

    must(ptrace(PTRACE_GETREGSET, pid, NT_PRSTATUS, &v), "GETREGSET");
    must(ptrace(GETREGS, pid, 0, &all), "GETREGS");
    for (int i = 0; i < PLACES; i++) {
        unsigned long user = ptrace(PTRACE_PEEKUSER, pid, places[i].user, 0), in_set = places[i].set < 0 ? user : set[places[i].set],
                      in_all = ((unsigned long *)&all)[places[i].all], want = wanted(i, turn);
        if (user != want || in_set != want || in_all != want) {
            printf("%s: %s is %lx, %lx, %lx, not %lx\n", what, places[i].name, user, in_set, in_all, want);
            wrong++;
        }
    }
    printf("%s: %d words, %d wrong\n", what, PLACES, wrong);
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
    for (int i = 0; i < PLACES; i++)
        if (ptrace(PTRACE_POKEUSER, pid, places[i].user, wanted(i, 0)))
            printf("%s: %s\n", places[i].name, strerror(errno));
    compare(pid, "by word", 0);
    for (int i = 0; i < PLACES; i++)
        ((unsigned long *)&all)[places[i].all] = wanted(i, 7);
    must(ptrace(SETREGS, pid, 0, &all), "SETREGS");
    compare(pid, "by all", 7);
    for (int i = 0; i < PLACES; i++)
        if (places[i].set >= 0)
            set[places[i].set] = wanted(i, 0);
        else
            ptrace(PTRACE_POKEUSER, pid, places[i].user, wanted(i, 0));
    must(ptrace(PTRACE_SETREGSET, pid, NT_PRSTATUS, &(struct iovec){set, 57 * 8}), "SETREGSET");
    compare(pid, "by set", 0);
    CHECK(set[42] == all.iip && set[43] == all.cfm && set[44] == all.ipsr && set[45] == all.ar[16] && set[46] == all.ar[17] && set[47] == all.ar[18]);
    CHECK(ptrace(PTRACE_PEEKUSER, pid, PT_CR_IIP, 0) == (long)all.iip && ptrace(PTRACE_PEEKUSER, pid, PT_CFM, 0) == (long)all.cfm &&
          ptrace(PTRACE_PEEKUSER, pid, PT_CR_IPSR, 0) == (long)all.ipsr && ptrace(PTRACE_PEEKUSER, pid, PT_AR_RSC, 0) == (long)all.ar[16] &&
          ptrace(PTRACE_PEEKUSER, pid, PT_AR_BSP, 0) == (long)all.ar[17] && ptrace(PTRACE_PEEKUSER, pid, PT_AR_BSPSTORE, 0) == (long)all.ar[18]);
    kill(pid, SIGKILL);
}

/* stdout:
by word: 73 words, 0 wrong
by all: 73 words, 0 wrong
by set: 73 words, 0 wrong
yes set[42] == all.iip && set[43] == all.cfm && set[44] == all.ipsr && set[45] == all.ar[16] && set[46] == all.ar[17] && set[47] == all.ar[18]
yes ptrace(PTRACE_PEEKUSER, pid, PT_CR_IIP, 0) == (long)all.iip && ptrace(PTRACE_PEEKUSER, pid, PT_CFM, 0) == (long)all.cfm && ptrace(PTRACE_PEEKUSER, pid, PT_CR_IPSR, 0) == (long)all.ipsr && ptrace(PTRACE_PEEKUSER, pid, PT_AR_RSC, 0) == (long)all.ar[16] && ptrace(PTRACE_PEEKUSER, pid, PT_AR_BSP, 0) == (long)all.ar[17] && ptrace(PTRACE_PEEKUSER, pid, PT_AR_BSPSTORE, 0) == (long)all.ar[18]
*/
