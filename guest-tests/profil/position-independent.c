// profil() and sprofil() by call from position-independent code, which keeps its linkage table's address in a register.
// flags: -fPIC
// qemu: no, it has no profil()
// native: no, it has no profil() of the kernel
// only: hppa
#include <stdio.h>
#include "../include/precis-profil.h"

static volatile unsigned long sink;
static unsigned short counts[1 << 10], others[1 << 10];

__attribute__((noinline)) void work(unsigned long n)
{
    for (unsigned long i = 0; i < n; i++)
        sink += i;
}

static unsigned sum(const unsigned short *all)
{
    unsigned s = 0;
    for (unsigned i = 0; i < 1 << 10; i++)
        s += all[i];
    return s;
}

int main(void)
{
    unsigned long text = precis_text(work);
    struct precis_prof region = {.pr_base = others, .pr_size = sizeof others, .pr_offset = (void *)text, .pr_scale = 0x8000};

    printf("profil: %d\n", precis_profil(counts, sizeof counts, text, 0x8000));
    work(1000000);
    printf("counted: %d\n", sum(counts) > 0);
    printf("sprofil: %d\n", precis_sprofil(&region, 1, NULL, 1));
    work(1000000);
    printf("counted: %d\n", sum(others) > 0);
    printf("no such: %d\n", (int)precis_call(12345, 0, 0, 0, 0));
    return 0;
}

/* stdout:
profil: 0
counted: 1
sprofil: 0
counted: 1
no such: -1
*/
