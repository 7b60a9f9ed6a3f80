// Byte stores over an array larger than the first-level cache: the sieve of Eratosthenes.
// bench: 1600
#include "bench.h"

enum { N = 200000 };
static unsigned char composite[N];

int main(int argc, char **argv)
{
    unsigned found = 0;
    for (int i = rounds(argc, argv); i > 0; i--) {
        memset(composite, 0, N);
        for (unsigned p = 2; p * p < N; p++)
            if (!composite[p])
                for (unsigned k = p * p; k < N; k += p)
                    composite[k] = 1;
        for (unsigned p = 2; p < N; p++)
            found += !composite[p];
    }
    printf("%u\n", found);
}

/* stdout:
17984
*/
