// 68000 pages, every other one protected: works, or is ENOMEM where the system's limit of mappings is reached; memory stays right, also in a
// child, and everything works again when the pages are alike once more.
// qemu: no, at the host's limit of mappings its own allocations fail
// seconds: 240
#include <setjmp.h>
#include <unistd.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include "check.h"

enum { PAGES = 68000, FILLED = 3000 };
static size_t page;
static sigjmp_buf back;

static void fault(int sig)
{
    (void)sig;
    siglongjmp(back, 1);
}

static int can(unsigned char *p, int write)
{
    if (sigsetjmp(back, 1))
        return 0;
    unsigned char v = *(volatile unsigned char *)p;
    if (write)
        *(volatile unsigned char *)p = v;
    return 1;
}

/* How many pages are not as they should be: the odd ones of the first `protected` have no access. */
static unsigned wrong(unsigned char *m, unsigned protected)
{
    unsigned bad = 0;

    for (unsigned i = 0; i < PAGES; i += i < protected ? 2 : 1)
        bad += m[i * page] != (i < FILLED ? (unsigned char)(i * 7) : 0);
    for (unsigned i = 0; i < protected; i += i % 512 ? 97 : 1)
        bad += can(m + i * page, i < FILLED) != (i % 2 == 0);
    return bad;
}

int main(void)
{
    page = (size_t)sysconf(_SC_PAGESIZE);
    unsigned char *m = mmap(NULL, PAGES * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    unsigned n = 0;
    int status = 0;

    signal(SIGSEGV, fault);
    for (unsigned i = 0; i < FILLED; i++)
        m[i * page] = (unsigned char)(i * 7);
    wrong(m, 0);
    while (n < PAGES && (n % 2 == 0 || mprotect(m + n * page, page, PROT_NONE) == 0))
        n++;
    printf("%s\n", n == PAGES || (n > 30000 && errno == ENOMEM) ? "all, or ENOMEM" : strerror(errno));
    printf("%u pages are wrong\n", wrong(m, n));
    fflush(stdout);
    if (fork() == 0) {
        printf("%u pages are wrong in a child\n", wrong(m, n));
        fflush(stdout);
        _exit(5);
    }
    CHECK(wait(&status) > 0 && WEXITSTATUS(status) == 5);
    CHECK(mprotect(m, PAGES * page, PROT_READ | PROT_WRITE) == 0);
    printf("%u pages are wrong\n", wrong(m, 0));
    CHECK(munmap(m, PAGES * page) == 0);
    return 0;
}

/* stdout:
all, or ENOMEM
0 pages are wrong
0 pages are wrong in a child
yes wait(&status) > 0 && WEXITSTATUS(status) == 5
yes mprotect(m, PAGES * page, PROT_READ | PROT_WRITE) == 0
0 pages are wrong
yes munmap(m, PAGES * page) == 0
*/
