// profil() and sprofil() with arguments made of noise: the program lives on, nothing outside its buffers changes, and a call
// that fails leaves what was on as it was.
// seconds: 120
// qemu: no, it has no profil
// native: no, its clock is not virtual
// dialect: hpux
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include "../include/precis-profil.h"

enum { BEFORE = 65536, BUFFER = 65536, AFTER = 65536, REGIONS = 110 };

static unsigned char *memory;
static struct precis_prof regions[REGIONS];
static volatile unsigned long sink;
static unsigned long long state = 88172645463325252ull;

static unsigned long noise(void)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return (unsigned long)((state * 2685821657736338717ull) >> 32);
}

__attribute__((noinline)) static void work(void)
{
    for (unsigned i = 0; i < 400; i++)
        sink += i;
}

/* Mostly nearly legal: noise alone would hardly ever get past the first check. */
static void make_regions(unsigned n)
{
    unsigned long text = precis_text((void (*)(unsigned long))work) & ~0xffful;

    for (unsigned i = 0; i < n; i++) {
        regions[i].pr_base = memory + BEFORE + (noise() % 8 ? 8 * (noise() % 4096) : noise() % 32768);
        regions[i].pr_size = noise() % 16 ? 8 * (1 + noise() % 64) : (unsigned)noise() % 32768;
        regions[i].pr_offset = (char *)text + i * 0x10000 + (noise() % 16 ? 0 : noise() % 70000);
        regions[i].pr_scale = noise() % 16 ? 0x8000 : (unsigned)(noise() >> noise() % 32);
    }
    if (n && noise() % 4 == 0) {
        regions[n - 1].pr_offset = 0;
        regions[n - 1].pr_scale = 2;
        regions[n - 1].pr_size = 2;
    }
}

/* The bytes that buffers may lie in are those from BEFORE on; a region of up to 32 KiB may begin 32 KiB in. */
static int outside_is_clean(void)
{
    for (unsigned i = 0; i < BEFORE; i++)
        if (memory[i] || memory[BEFORE + BUFFER + i])
            return 0;
    return 1;
}

int main(void)
{
    static volatile unsigned short kept[64]; /* the kernel writes it */
    unsigned succeeded = 0, failed = 0, changed = 0, counted = 0;

    memory = mmap(NULL, BEFORE + BUFFER + AFTER, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (unsigned round = 0; round < 4000; round++) {
        unsigned n = (unsigned)(noise() % 8 ? noise() % 6 : noise() % REGIONS);
        unsigned flags = noise() % 4 ? 1u << noise() % 3 : (unsigned)noise() % 9;
        unsigned long where = precis_text((void (*)(unsigned long))work) - 64;

        make_regions(n);
        precis_profil((void *)kept, sizeof kept, where, 0x4000);
        if (precis_sprofil(noise() % 32 ? regions : (struct precis_prof *)noise(), noise() % 32 ? (int)n : (int)noise(), NULL, flags)) {
            failed++;
            for (unsigned i = 0; i < 64; i++)
                kept[i] = 0;
            for (unsigned i = 0; i < 24; i++)
                work();
            for (unsigned i = 0; i < 64; i++)
                changed += kept[i];
            counted += changed != 0;
        } else {
            succeeded++;
            for (unsigned i = 0; i < 24; i++)
                work();
        }
        precis_sprofil(NULL, 0, NULL, 1);
        if (noise() % 4 == 0) {
            precis_profil(memory + BEFORE + noise() % 32768, noise() % 32768, noise() % 2 ? where : noise(), (unsigned)noise());
            work();
            precis_profil(NULL, 0, 0, 0);
        }
        if (round % 16 == 15 && !outside_is_clean()) {
            printf("round %u or shortly before: bytes outside the buffers changed\n", round);
            return 1;
        }
    }
    printf("%s succeeded, %s failed; after failures the old buffer %s\n", succeeded > 400 ? "many" : "few",
           failed > 400 ? "many" : "few", counted ? "went on" : "got nothing");
    return 0;
}

/* stdout:
many succeeded, many failed; after failures the old buffer went on
*/
