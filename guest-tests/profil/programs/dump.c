// What the kernel's buffers hold at their end, printed as --dump-profil prints it: profil-test compares the two.
#include <stdio.h>
#include <sys/wait.h>
#include "../../include/precis-profil.h"

static volatile unsigned long sink;
static unsigned short first[4096];
static unsigned int second[4096];

__attribute__((noinline)) static void work(unsigned long n)
{
    for (unsigned long i = 0; i < n; i++)
        sink += i * i;
}

static void print16(const unsigned short *b, int n)
{
    for (int i = 0; i < n; i++)
        if (b[i])
            printf("%ld,0,%d,%d\n", (long)getpid(), i, b[i]);
    fflush(stdout);
}

static void print32(const unsigned int *b, int n)
{
    for (int i = 0; i < n; i++)
        if (b[i])
            printf("%ld,0,%d,%u\n", (long)getpid(), i, b[i]);
    fflush(stdout);
}

int main(void)
{
    unsigned long text = precis_text(work) - 64;
    struct precis_prof region = {second, sizeof second, (void *)text, 0x10000};

    precis_profil(first, sizeof first, text, 0x8000);
    work(2000000);
    if (precis_sprofil(&region, 1, NULL, 2)) /* replaces it: the first dump */
        perror("sprofil");
    print16(first, 4096);
    work(2000000);
    if (fork() == 0) {
        work(1000000);
        precis_profil(NULL, 0, 0, 0); /* the child's dump */
        print32(second, 4096);
        return 0;
    }
    wait(NULL);
    precis_profil(NULL, 0, 0, 0);
    print32(second, 4096);
    return 0;
}
