// Pages in memory: mincore(2), smaps, pagemap; remap_file_pages(2).
// only: hppa
// qemu: no, /proc is the host's
#define _GNU_SOURCE
#include "check.h"
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PAGES = 256 };

/* Prints a result, and whether the error is the expected one. */
static void told(const char *what, long result, int error)
{
    printf("%s%ld %d\n", what, result, result == -1 && errno == error);
}

static unsigned long in_smaps(const void *at, const char *name)
{
    char line[300];
    unsigned long start, value = 0;
    bool here = false;
    FILE *f = fopen("/proc/self/smaps", "r");
    while (f && fgets(line, sizeof line, f)) {
        if (sscanf(line, "%lx-", &start) == 1 && strchr(line, '-') && strchr(line, '-') < line + 17)
            here = start == (unsigned long)at;
        if (here && !strncmp(line, name, strlen(name)))
            sscanf(line + strlen(name), "%lu", &value);
    }
    fclose(f);
    return value;
}

static int present(const char *at, long page)
{
    uint64_t entry = 0;
    int fd = open("/proc/self/pagemap", O_RDONLY);
    ssize_t n = pread(fd, &entry, sizeof entry, (off_t)((unsigned long)at / (unsigned long)page * sizeof entry));
    close(fd);
    return n == sizeof entry ? (int)(entry >> 63) : -1;
}

int main(void)
{
    long page = sysconf(_SC_PAGESIZE);
    size_t size = PAGES * (size_t)page;
    unsigned char core[PAGES];
    char *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    madvise(at, size, MADV_NOHUGEPAGE);
    int result = mincore(at, size, core);
    printf("%d %d %d %d\n", result, core[0], core[PAGES - 1], present(at, page));
    at[size - 1] = 1;
    result = mincore(at, size, core);
    printf("%d %d %d\n", result, core[0], core[PAGES - 1]);
    printf("%d %d\n", present(at, page), present(at + size - 1, page));
    printf("%d\n", in_smaps(at, "Rss:") > 0 && in_smaps(at, "Rss:") < size / 1024);
    madvise(at, size, MADV_DONTNEED);
    result = mincore(at, size, core);
    printf("%d %d\n", result, core[PAGES - 1]);
    mlock(at, 4 * (size_t)page);
    result = mincore(at, size, core);
    printf("%d %d %d\n", result, core[0], core[3]);
    printf("%d\n", in_smaps(at, "Locked:") == 4 * (unsigned long)page / 1024);
    int fd = memfd_create("pages", 0);
    for (int i = 0; i < 4; i++)
        pwrite(fd, (char[]){(char)('a' + i)}, 1, i * page);
    ftruncate(fd, 4 * page);
    char *file = mmap(NULL, 4 * (size_t)page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    printf("%d ", remap_file_pages(file, (size_t)page, 0, 3, 0));
    printf("%d ", remap_file_pages(file + 2 * page, (size_t)page, 0, 0, 0));
    printf("%c%c%c%c\n", file[0], file[page], file[2 * page], file[3 * page]);
    told("", remap_file_pages(at, (size_t)page, 0, 0, 0), EINVAL);
    told("", remap_file_pages(file, (size_t)page, PROT_READ, 0, 0), EINVAL);
    return 0;
}

/* stdout:
0 0 0 0
0 0 1
0 1
1
0 0
0 1 1
1
0 0 dbad
-1 1
-1 1
*/
