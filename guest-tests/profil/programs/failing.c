// A buffer that the first tick, or a later one, can not count in: profil-test reads what precis says of it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include "../../include/precis-profil.h"

static volatile unsigned long sink;
static unsigned short counts[64];
static unsigned long samples[8];

__attribute__((noinline)) static void work(unsigned long n)
{
    for (unsigned long i = 0; i < n; i++)
        sink += i;
}

/* A page that may be written, one that may only be read, and one that is not there. */
static char *pages(void)
{
    char *p = mmap(NULL, 3 * 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    mprotect(p + 65536, 65536, PROT_READ);
    munmap(p + 2 * 65536, 65536);
    return p;
}

static void *bad_buffer(const char *how)
{
    char *p = pages();

    if (!strcmp(how, "readonly"))
        return p + 65536;
    if (!strcmp(how, "missing"))
        return p + 2 * 65536;
    if (!strcmp(how, "border"))
        return p + 65536 - 1;
    if (!strcmp(how, "odd"))
        return (char *)counts + 1;
    return counts;
}

/* Counts in an element of `size` bytes, of which the second half lies in the next page. Its first half is 0 and the other one all ones: a
 * count changes both. Prints the ticks that an aligned element counts, and those of this one; its first half alone if the other page may
 * not be read. */
static void count_across(const char *next, unsigned size)
{
    char *p = pages() + 65536, *element = p - size / 2;
    static unsigned long long aligned, across;
    struct precis_prof region = {.pr_size = size, .pr_offset = (char *)precis_text(work) - 64, .pr_scale = 0x40};
    int result = 0;

    if (strcmp(next, "missing")) {
        mprotect(p, 65536, PROT_READ | PROT_WRITE);
        memset(p, -1, size / 2);
        mprotect(p, 65536, strcmp(next, "writable") ? PROT_READ : PROT_READ | PROT_WRITE);
    } else {
        munmap(p, 65536);
    }
    region.pr_base = &aligned;
    result |= precis_sprofil(&region, 1, NULL, size / 2);
    work(400000);
    region.pr_base = element;
    result |= precis_sprofil(&region, 1, NULL, size / 2);
    work(400000);
    result |= precis_sprofil(NULL, 0, NULL, size / 2);
    memcpy((char *)&across + 8 - size, element, strcmp(next, "missing") ? size : size / 2);
    if (strcmp(next, "missing"))
        across -= (1ull << 4 * size) - 1;
    printf("%d: %llu %llu\n", result, aligned >> (64 - 8 * size), across);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    void *buffer = bad_buffer(how);
    int result;

    if (!strcmp(how, "across")) {
        count_across(argv[2], (unsigned)atoi(argv[3]));
        return 0;
    }
    if (!strcmp(how, "samples")) {
        precis_pcsample(samples, 8);
        work(400000);
        printf("%ld samples\n", precis_pcsample(NULL, 0));
        return 0;
    }
    if (!strcmp(how, "full"))
        counts[0] = 32767;
    if (!strcmp(how, "bad-samples"))
        result = (int)precis_pcsample((unsigned long *)(pages() + 65536 - sizeof(long)), 8);
    else
        result = precis_profil(buffer, sizeof counts, precis_text(work) - 64, 0x40);
    work(400000);
    printf("%d\n", result);
    return 0;
}
