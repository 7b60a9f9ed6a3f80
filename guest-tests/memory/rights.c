// The rights that /proc/self/maps shows are those that the program asked for; mappings of /dev/zero keep those of their descriptor.
// qemu: no, it shows the rights of its own mappings
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include "check.h"

/* Returns what the mapping at `at` has in /proc/self/maps. */
static const char *rights_of(const void *at)
{
    static char rights[8];
    char line[512], unused;
    uintptr_t from, to;
    FILE *maps = fopen("/proc/self/maps", "r");

    strcpy(rights, "none");
    while (maps && fgets(line, sizeof line, maps))
        if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s%c", &from, &to, rights, &unused) == 4 && from <= (uintptr_t)at &&
            (uintptr_t)at < to)
            break;
    fclose(maps);
    return rights;
}

static void shown(int prot, int flags)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *at = mmap(NULL, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    at = mmap(at + page, page, prot, flags | MAP_FIXED | MAP_ANONYMOUS, -1, 0);
    printf("%s", rights_of(at));
    must(mprotect(at, page, PROT_READ | PROT_WRITE), "mprotect");
    if (prot & PROT_WRITE) {
        must(mprotect(at, page, prot), "mprotect");
        at[0] = 1;
        printf(" %s", rights_of(at));
    }
    printf("\n");
    munmap(at - page, 3 * page);
}

int main(void)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);

    shown(PROT_NONE, MAP_PRIVATE);
    shown(PROT_WRITE, MAP_PRIVATE);
    shown(PROT_WRITE, MAP_SHARED);
    shown(PROT_WRITE | PROT_EXEC, MAP_PRIVATE);
    shown(PROT_EXEC, MAP_PRIVATE);
    shown(PROT_READ | PROT_WRITE, MAP_SHARED);

    int fd = open("/dev/zero", O_RDONLY);
    char *shared = mmap(NULL, page, PROT_READ, MAP_SHARED, fd, 0), *private = mmap(NULL, page, PROT_READ, MAP_PRIVATE, fd, 0);
    CHECK(shared != MAP_FAILED && private != MAP_FAILED && shared[7] == 0);
    CHECK(mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EACCES);
    CHECK(mprotect(shared, page, PROT_WRITE) == -1 && errno == EACCES);
    CHECK(mprotect(shared, page, PROT_READ | PROT_EXEC) == 0);
    CHECK(mprotect(private, page, PROT_READ | PROT_WRITE) == 0);
    private[7] = 1;
    fd = open("/dev/zero", O_RDWR);
    shared = mmap(NULL, page, PROT_READ, MAP_SHARED, fd, 0);
    CHECK(mprotect(shared, page, PROT_READ | PROT_WRITE) == 0);
    shared[7] = 1;
    return 0;
}

/* stdout:
---p
-w-p -w-p
-w-s -w-s
-wxp -wxp
--xp
rw-s rw-s
yes shared != MAP_FAILED && private != MAP_FAILED && shared[7] == 0
yes mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EACCES
yes mprotect(shared, page, PROT_WRITE) == -1 && errno == EACCES
yes mprotect(shared, page, PROT_READ | PROT_EXEC) == 0
yes mprotect(private, page, PROT_READ | PROT_WRITE) == 0
yes mprotect(shared, page, PROT_READ | PROT_WRITE) == 0
*/
