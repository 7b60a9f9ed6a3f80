// What the kernel tells of the processor: the letters of its extensions, IMAFDC.
// only: riscv64
#include <stdio.h>
#include <sys/auxv.h>

int main(void)
{
    const unsigned long hwcap = getauxval(AT_HWCAP);

    for (int letter = 'A'; letter <= 'Z'; letter++)
        if (hwcap >> (letter - 'A') & 1)
            putchar(letter);
    printf(" %d\n", hwcap >> 26 != 0);
    return 0;
}
/* stdout:
ACDFIM 0
*/
