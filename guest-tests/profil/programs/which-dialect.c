/* Prints results of calls in which the dialects differ. */
#include <errno.h>
#include <stdio.h>

#include "precis-profil.h"

static unsigned short buffer[32];

static void print(const char *what, long result)
{
    printf("%s %ld %d\n", what, result, result == -1 ? errno : 0);
}

int main(void)
{
    print("sprofil, -1 regions", precis_sprofil(NULL, -1, NULL, 0));
    print("scale 0x20000", precis_profil(buffer, sizeof buffer, (unsigned long)&main, 0x20000));
    precis_profil(buffer, 0, 0, 0);
    print("no buffer", precis_profil(NULL, sizeof buffer, (unsigned long)&main, 0x8000));
    print("pcsample", precis_pcsample(NULL, -1));
    return 0;
}
