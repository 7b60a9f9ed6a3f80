// Running out of address space or of a limit gives ENOMEM, and the program lives on.
// qemu: no, it has no RLIMIT_AS
#include <sys/mman.h>
#include <sys/resource.h>
#include "check.h"

int main(void)
{
    struct rlimit limit = {256 << 20, 256 << 20};
    CHECK(setrlimit(RLIMIT_AS, &limit) == 0);
    int blocks = 0;
    void *last = NULL;
    while (blocks < 1000) {
        void *p = mmap(NULL, 16 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (p == MAP_FAILED)
            break;
        last = p;
        blocks++;
    }
    CHECK(errno == ENOMEM);
    CHECK(blocks > 8 && blocks < 17);
    CHECK(malloc(200 << 20) == NULL);
    CHECK(munmap(last, 16 << 20) == 0);
    char *p = (char *)malloc(8 << 20);
    CHECK(p != NULL);
    memset(p, 1, 8 << 20);
    CHECK(p[(8 << 20) - 1] == 1);
}

/* stdout:
yes setrlimit(RLIMIT_AS, &limit) == 0
yes errno == ENOMEM
yes blocks > 8 && blocks < 17
yes malloc(200 << 20) == NULL
yes munmap(last, 16 << 20) == 0
yes p != NULL
yes p[(8 << 20) - 1] == 1
*/
