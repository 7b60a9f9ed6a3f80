// The kernel's profil() and the C library's, which is a timer and a signal handler, sample the same pcs.
// qemu: no, it has no profil
// native: no, it has no profil() of the kernel
// dialect: hpux
#include <stdio.h>
#include <string.h>
#include "../include/precis-profil.h"

static volatile unsigned long sink;
static unsigned short kernels[1 << 16], librarys[1 << 16];

__attribute__((noinline, aligned(64))) static void one(unsigned long n)
{
    for (unsigned long i = 0; i < n; i++)
        sink += i * i;
}

__attribute__((noinline)) static void other(unsigned long n)
{
    for (unsigned long i = 0; i < n; i++)
        sink ^= i;
}

int main(void)
{
    unsigned long text = precis_text(one) & ~0xffffUL;
    unsigned long counted = 0;
    int differ = 0;

    precis_profil(kernels, sizeof kernels, text, 0x8000);
    if (profil(librarys, sizeof librarys, text, 0x8000))
        perror("profil");
    for (int i = 0; i < 40; i++) {
        one(300007 + i * 13);
        other(100003 + i * 7);
    }
    precis_profil(NULL, 0, 0, 0);
    profil(NULL, 0, 0, 0);
    for (unsigned i = 0; i < sizeof kernels / sizeof *kernels; i++) {
        counted += kernels[i];
        differ += kernels[i] > librarys[i] + 1 || librarys[i] > kernels[i] + 1;
    }
    printf("%s ticks, %d elements differ by more than one\n", counted > 50 ? "more than 50" : "too few", differ);
    return 0;
}

/* stdout:
more than 50 ticks, 0 elements differ by more than one
*/
