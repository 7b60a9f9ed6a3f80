// Processes with different code at the same addresses: written after a fork by the child, by the parent, by both, on pages that ran
// before the fork and on new ones, while they take turns.
// only: hppa
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { PAGES = 12, PAGE = 4096 };
static unsigned *code;

static void write_function(int page, int value)
{
    unsigned *f = code + page * (PAGE / 4);
    f[0] = 0xe840c000;                                                    // bv r0(r2)
    f[1] = 0x34000000 | 28 << 16 | ((unsigned)value & 0x1fff) << 1;       // ldo value(r0),r28
    __asm__ volatile("fdc %%r0(%0)\n\tsync\n\tfic %%r0(%%sr4,%0)\n\tsync" : : "r"(f) : "memory");
    __asm__ volatile("nop\n\tnop\n\tnop\n\tnop\n\tnop\n\tnop\n\tnop");
}

static int call(int page)
{
    int r;
    __asm__ volatile("ble 0(%%sr4,%1)\n\tcopy %%r31,%%r2\n\tcopy %%r28,%0"
                     : "=r"(r) : "r"(code + page * (PAGE / 4)) : "r2", "r31", "r28", "r1", "memory");
    return r;
}

static int sum(void)
{
    int s = 0;
    for (int i = 0; i < PAGES; i++)
        s = s * 3 + call(i);
    return s;
}

/* Each tells the other when it is its turn. */
static unsigned turns(unsigned mine, int in, int out, int times)
{
    char c = 0;
    unsigned h = 0;
    for (int i = 0; i < times; i++) {
        must(read(in, &c, 1), "read");
        if (i % 8 == 3)
            write_function(i / 8 % PAGES, (int)mine + i);
        h = h * 31 + (unsigned)sum();
        must(write(out, &c, 1), "write");
    }
    return h;
}

int main(void)
{
    int there[2], back[2];
    code = (unsigned *)mmap(NULL, PAGES * PAGE, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    must(pipe(there), "pipe");
    must(pipe(back), "pipe");
    for (int i = 0; i < PAGES; i++)
        write_function(i, i);
    for (int i = 0; i < PAGES / 2; i++)
        printf("%d ", call(i));
    printf("\n");
    fflush(stdout);
    pid_t child = (pid_t)must(fork(), "fork");
    if (child == 0) {
        for (int i = 0; i < PAGES; i += 2)
            write_function(i, 100 + i);
        printf("%08x\n", turns(1000, there[0], back[1], 40));
        fflush(stdout);
        _exit(call(3));
    }
    for (int i = 0; i < PAGES; i += 3)
        write_function(i, 200 + i);
    must(write(there[1], "x", 1), "write");
    unsigned ours = turns(2000, back[0], there[1], 40);
    int status;
    must(waitpid(child, &status, 0), "waitpid");
    printf("%08x %d %d\n", ours, WEXITSTATUS(status), sum());
    munmap(code, PAGES * PAGE);
    child = (pid_t)must(fork(), "fork");
    if (child == 0) {
        code[0] = 0; /* it is gone in both */
        _exit(0);
    }
    must(waitpid(child, &status, 0), "waitpid");
    printf("%s\n", WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "?");
}

/* stdout:
0 1 2 3 4 5 
d8f54eff
19059a5b 3 531119057
Segmentation fault
*/
