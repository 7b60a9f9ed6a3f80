// PROBE: what it says depends on the mapping, not on whether the page has been used.
// only: hppa
#include <sys/mman.h>
#include "check.h"

enum { PAGE = 4096 };

static int may_read(const void *at)
{
    int r;
    __asm__ volatile("probei,r (%%sr0,%1),3,%0" : "=r"(r) : "r"(at));
    return r;
}

static int may_write(const void *at)
{
    int r;
    __asm__ volatile("probei,w (%%sr0,%1),3,%0" : "=r"(r) : "r"(at));
    return r;
}

int main(void)
{
    char *fresh = (char *)mmap(NULL, 4 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(may_read(fresh) && may_write(fresh));
    fresh[PAGE] = 1;
    CHECK(may_read(fresh + PAGE) && may_write(fresh + PAGE));
    mprotect(fresh + PAGE, 2 * PAGE, PROT_READ);
    CHECK(may_read(fresh + PAGE) && !may_write(fresh + PAGE));
    CHECK(may_read(fresh + 2 * PAGE) && !may_write(fresh + 2 * PAGE));
    mprotect(fresh + 3 * PAGE, PAGE, PROT_NONE);
    CHECK(!may_read(fresh + 3 * PAGE) && !may_write(fresh + 3 * PAGE));
    CHECK(may_read("text") && !may_write("text"));
    munmap(fresh, 4 * PAGE);
    CHECK(!may_read(fresh) && !may_write(fresh));
}

/* stdout:
yes may_read(fresh) && may_write(fresh)
yes may_read(fresh + PAGE) && may_write(fresh + PAGE)
yes may_read(fresh + PAGE) && !may_write(fresh + PAGE)
yes may_read(fresh + 2 * PAGE) && !may_write(fresh + 2 * PAGE)
yes !may_read(fresh + 3 * PAGE) && !may_write(fresh + 3 * PAGE)
yes may_read("text") && !may_write("text")
yes !may_read(fresh) && !may_write(fresh)
*/
