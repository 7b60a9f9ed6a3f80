// /proc/self/smaps and smaps_rollup: lines of maps with their names in the same column, one figure for each name, sums over all mappings.
// qemu: no, it gives the host's files
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include "check.h"

static char maps[1 << 16], smaps[1 << 19], rollup[1 << 13];
static const char *const names[] = {"Rss", "Pss", "Shared_Clean", "Shared_Dirty", "Private_Clean", "Private_Dirty", "Referenced", "Anonymous", "LazyFree", "AnonHugePages",
                                    "ShmemPmdMapped", "FilePmdMapped", "Shared_Hugetlb", "Private_Hugetlb", "Swap", "SwapPss", "Locked"};
enum { NAMES = sizeof names / sizeof *names };

static void read_all(const char *path, char *text, size_t size)
{
    const int fd = (int)must(open(path, O_RDONLY), path);
    size_t n = 0;
    for (long got; n < size - 1 && (got = read(fd, text + n, size - 1 - n)) > 0; n += (size_t)got)
        ;
    text[n] = 0;
    close(fd);
}

// The sum of a figure in all lines of that name, or -1.
static long sum(const char *text, const char *name)
{
    long all = -1, kb;
    char unit[8];
    for (const char *line = text; *line; line = strchr(line, '\n') + 1)
        if (!strncmp(line, name, strlen(name)) && line[strlen(name)] == ':') {
            if (sscanf(line + strlen(name) + 1, "%ld %7s", &kb, unit) != 2 || strcmp(unit, "kB") != 0 || strchr(line, '\n') - line != 27)
                return -2;
            all = (all < 0 ? 0 : all) + kb;
        }
    return all;
}

static int count(const char *text, const char *part)
{
    int n = 0;
    while ((text = strstr(text, part)) != NULL)
        text++, n++;
    return n;
}

static int is_head(const char *line)
{
    unsigned long start, end;
    char rights[5];
    return sscanf(line, "%lx-%lx %4s ", &start, &end, rights) == 3 && rights[3] && start < end;
}

int main(void)
{
    char *const page = mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    char *const shared = mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    unsigned long first = 0, last = 0, start, end, size;
    int lines = 0, heads = 0, bad = 0;
    memset(page, 1, 65536), memset(shared, 1, 65536);
    must(mlock(page, 65536), "mlock");
    memset(maps, 1, sizeof maps), memset(smaps, 1, sizeof smaps), memset(rollup, 1, sizeof rollup);
    read_all("/proc/self/maps", maps, sizeof maps), read_all("/proc/self/smaps", smaps, sizeof smaps), read_all("/proc/self/smaps_rollup", rollup, sizeof rollup);
    for (const char *line = maps; *line; line = strchr(line, '\n') + 1, lines++) {
        char copy[300];
        snprintf(copy, sizeof copy, "%.*s", (int)(strchr(line, '\n') - line + 1), line);
        if (!is_head(line) || sscanf(line, "%lx-%lx", &start, &end) != 2 || start < last || !strstr(smaps, copy))
            printf("in maps: %s", copy), bad++;
        first = lines ? first : start, last = strstr(copy, "[vsyscall]") ? last : end;
    }
    for (const char *line = smaps; *line; line = strchr(line, '\n') + 1)
        if (is_head(line)) {
            const char *figure = strstr(line, "\nSize: ");
            heads++;
            sscanf(line, "%lx-%lx", &start, &end);
            if (!figure || sscanf(figure, "\nSize: %lu kB", &size) != 1 || size != (end - start) / 1024)
                printf("of %lx: size %lu\n", start, size), bad++;
        }
    CHECK(lines > 5 && heads == lines && !bad);
    CHECK(count(smaps, "\nVmFlags: ") == heads && count(smaps, "\nKernelPageSize: ") == heads && count(smaps, "\nMMUPageSize: ") == heads);
    CHECK(sscanf(rollup, "%lx-%lx ---p 00000000 00:00 0 ", &start, &end) == 2 && start == first && end == last && strstr(rollup, " [rollup]\n"));
    CHECK(strchr(rollup, '[') - rollup == (sizeof(long) == 8 ? 73 : 49));
    for (int i = 0; i < NAMES; i++) {
        const long one = sum(rollup, names[i]), all = sum(smaps, names[i]);
        if (one < 0 || (i == 1 ? one < all || one > all + heads : one != all))
            printf("%s: %ld, all %ld\n", names[i], one, all);
    }
    CHECK(sum(rollup, "Locked") == 64 && sum(rollup, "Rss") >= 64 + 64 + (1 << 16) / 1024);
    CHECK(sum(rollup, "Rss") == sum(rollup, "Shared_Clean") + sum(rollup, "Shared_Dirty") + sum(rollup, "Private_Clean") + sum(rollup, "Private_Dirty"));
    CHECK(count(rollup, "Size:") == 0 && count(rollup, "\n") > NAMES);
}

/* stdout:
yes lines > 5 && heads == lines && !bad
yes count(smaps, "\nVmFlags: ") == heads && count(smaps, "\nKernelPageSize: ") == heads && count(smaps, "\nMMUPageSize: ") == heads
yes sscanf(rollup, "%lx-%lx ---p 00000000 00:00 0 ", &start, &end) == 2 && start == first && end == last && strstr(rollup, " [rollup]\n")
yes strchr(rollup, '[') - rollup == (sizeof(long) == 8 ? 73 : 49)
yes sum(rollup, "Locked") == 64 && sum(rollup, "Rss") >= 64 + 64 + (1 << 16) / 1024
yes sum(rollup, "Rss") == sum(rollup, "Shared_Clean") + sum(rollup, "Shared_Dirty") + sum(rollup, "Private_Clean") + sum(rollup, "Private_Dirty")
yes count(rollup, "Size:") == 0 && count(rollup, "\n") > NAMES
*/
