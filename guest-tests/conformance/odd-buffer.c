/* A buffer at an odd address. */
#include "conform.h"

/* SunOS's kernel stores half words with the processor's instructions: x86 has no misaligned ones. */
#if defined __sun && (defined __i386__ || defined __x86_64__)
#define ALIGNED "hpux bsd211"
#else
#define ALIGNED "hpux sunos bsd211"
#endif

int main(int argc, char **argv)
{
    char *odd = (char *)big + 1;
    int refused;
    long counted;

    begin(argc, argv);
    turns_per_tick();
    memset(big, 0, 4096);
    refused = precis_profil(odd, 64, place(256), 0x40);
    burn(4);
    precis_profil(NULL, 0, 0, 0);
    counted = sum(big, 64);
    if (is("aix"))
        ok(refused == -1 && errno == EFAULT && !counted, "refused", "AIX profil: EFAULT");
    else if (is(ALIGNED))
        ok(!refused && !counted, "an invalid address",
           "sprofil(2): silently disabled; kernels: half words are aligned");
    else
        ok(!refused && counted, "works", "kernels: bytes are copied");
    return done();
}
