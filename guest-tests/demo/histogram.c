// A program that profiles itself with profil(), as on HP-UX, and draws the histogram of its own text.
#include <stdio.h>
#include "precis-profil.h"

enum { ELEMENTS = 256, SCALE = 0x2000 }; // an eighth: one 16-bit counter for 16 bytes of text
static unsigned short counters[ELEMENTS];
#define PROFILED static __attribute__((noinline, no_reorder))
static volatile unsigned sink;
static volatile double fsink;

PROFILED void integers(unsigned long n)
{
    unsigned h = 1;
    for (unsigned long i = 0; i < n * 40000; i++)
        h = (h ^ (unsigned)i) * 16777619u;
    sink = h;
}

PROFILED void divisions(unsigned long n)
{
    unsigned d = 12345;
    for (unsigned long i = 1; i < n * 4000; i++)
        d = d / (((unsigned)i & 255) | 1) + 1000000007u % ((unsigned)i | 1);
    sink = d;
}

PROFILED void reals(unsigned long n)
{
    double x = 1;
    for (unsigned long i = 1; i < n * 20000; i++)
        x = x * 0.5 + 1.0 / (double)i;
    fsink = x;
}

// Where the library's routines begin.
PROFILED void library(unsigned long n) { sink = (unsigned)n; }

int main(void)
{
    static const struct {
        const char *name;
        void (*function)(unsigned long);
    } functions[] = {{"integers", integers}, {"divisions", divisions}, {"reals", reals}, {"library", library}};
    unsigned long start = precis_text(integers);
    if (precis_profil((char *)counters, sizeof counters, start, SCALE)) {
        perror("profil");
        return 1;
    }
    for (int i = 0; i < 40; i++)
        for (int f = 0; f < 3; f++)
            functions[f].function(8);
    precis_profil(0, 0, 0, 0);

    unsigned most = 1;
    for (int i = 0; i < ELEMENTS; i++)
        most = counters[i] > most ? counters[i] : most;
    printf("   text at  ticks\n");
    for (int i = 0; i < ELEMENTS; i++) {
        unsigned long at = start + (unsigned long)i * 16;
        const char *name = "elsewhere";
        unsigned long nearest = 0;
        if (!counters[i])
            continue;
        for (int f = 0; f < 4; f++) {
            unsigned long entry = precis_text(functions[f].function);
            if (entry < at + 16 && entry >= nearest) {
                nearest = entry;
                name = functions[f].name;
            }
        }
        printf("%10lx %6u %-*.*s %s\n", at, counters[i], 40, (int)(counters[i] * 40 / most), "########################################", name);
    }
    return 0;
}
