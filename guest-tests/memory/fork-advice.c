// What madvise() says of forks: memory that a child does not have, and memory that it has empty.
// qemu: no, it ignores this advice
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static long page;

static char *map(int flags, int fd)
{
    return mmap(NULL, (size_t)(4 * page), PROT_READ | PROT_WRITE, flags, fd, 0);
}

// What a child finds at each of four pages: its first byte, or - if there is none.
static void child_sees(const char *what, volatile char *p)
{
    char seen[5] = "";
    for (int i = 0; i < 4; i++) {
        fflush(stdout);
        pid_t child = fork();
        if (child == 0)
            _exit(p[i * page] ? p[i * page] : '0');
        int status;
        must(waitpid(child, &status, 0), "waitpid");
        seen[i] = WIFEXITED(status) ? (char)WEXITSTATUS(status) : WTERMSIG(status) == SIGSEGV ? '-' : '?';
    }
    printf("%s: %s\n", what, seen);
}

int main(void)
{
    page = sysconf(_SC_PAGESIZE);
    size_t one = (size_t)page;
    char *p = map(MAP_PRIVATE | MAP_ANONYMOUS, -1);
    for (int i = 0; i < 4; i++)
        p[i * page] = (char)('a' + i);
    child_sees("no advice", p);
    CHECK(madvise(p + page, one, MADV_DONTFORK) == 0 && madvise(p + 2 * page, one, MADV_WIPEONFORK) == 0);
    child_sees("left out and wiped", p);
    child_sees("again", p);
    CHECK(p[page] == 'b' && p[2 * page] == 'c');
    CHECK(mprotect(p, 4 * one, PROT_READ) == 0);
    child_sees("read-only", p);
    CHECK(mprotect(p, 4 * one, PROT_READ | PROT_WRITE) == 0);
    CHECK(madvise(p, 4 * one, MADV_DOFORK) == 0 && madvise(p, 4 * one, MADV_KEEPONFORK) == 0);
    child_sees("as before", p);

    char *shared = map(MAP_SHARED | MAP_ANONYMOUS, -1);
    memset(shared, 's', 4 * one);
    CHECK(madvise(shared, one, MADV_WIPEONFORK) == -1 && errno == EINVAL);
    CHECK(madvise(shared, one, MADV_DONTFORK) == 0);
    child_sees("shared", shared);
    munmap(p + page, one);
    CHECK(madvise(p, 4 * one, MADV_DONTFORK) == -1 && errno == ENOMEM);
    CHECK(madvise(p, one, 1234) == -1 && errno == EINVAL);
}

/* stdout:
no advice: abcd
yes madvise(p + page, one, MADV_DONTFORK) == 0 && madvise(p + 2 * page, one, MADV_WIPEONFORK) == 0
left out and wiped: a-0d
again: a-0d
yes p[page] == 'b' && p[2 * page] == 'c'
yes mprotect(p, 4 * one, PROT_READ) == 0
read-only: a-0d
yes mprotect(p, 4 * one, PROT_READ | PROT_WRITE) == 0
yes madvise(p, 4 * one, MADV_DOFORK) == 0 && madvise(p, 4 * one, MADV_KEEPONFORK) == 0
as before: abcd
yes madvise(shared, one, MADV_WIPEONFORK) == -1 && errno == EINVAL
yes madvise(shared, one, MADV_DONTFORK) == 0
shared: -sss
yes madvise(p, 4 * one, MADV_DONTFORK) == -1 && errno == ENOMEM
yes madvise(p, one, 1234) == -1 && errno == EINVAL
*/
